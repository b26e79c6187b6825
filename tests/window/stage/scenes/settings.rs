//! Settings, and what is opened from there.

use super::{Scene, aside, scene};
use oddtrick_ui as ui;

pub(super) const SETTINGS: &[Scene] = &[
    scene("settings", |stage| stage.go(ui::Page::Settings)),
    scene("currencies", |stage| {
        stage
            .global::<ui::SettingsAdapter>()
            .set_currencies_open(true);
        stage.tick();
    }),
    scene("about", |stage| {
        stage
            .global::<ui::SettingsAdapter>()
            .set_currencies_open(false);
        stage.global::<ui::SettingsAdapter>().set_about_open(true);
        stage.tick();
    }),
    scene("files", |stage| {
        stage.global::<ui::SettingsAdapter>().set_about_open(false);
        stage
            .global::<ui::FilesAdapter>()
            .invoke_act(ui::FilesAction::Open);
        stage.wait();
        stage.global::<ui::FilesAdapter>().invoke_profile_chosen(1);
        stage.wait();
    }),
    aside("files-missing", |stage| {
        let files = stage.global::<ui::FilesAdapter>();
        files.set_typed("evenings.csv".into());
        files.set_asked(ui::FilesPart::ImportFiles);
        files.invoke_act(ui::FilesAction::ChooseFiles);
        files.set_typed("".into());
        stage.wait();
    }),
];
