#pragma once

#include "ui/session/recipe_history.h"

#include <QElapsedTimer>
#include <QObject>

namespace tilescope
{

class SettingsModel;
class WindowActions;

/// Puts the history of settings behind the undo and redo commands. A press of the mouse anywhere in the program begins
/// a grip, so that a slider's drag becomes one step.
class UndoKeeper : public QObject
{
    Q_OBJECT

public:
    UndoKeeper(SettingsModel& settings, const WindowActions& actions, QObject* parent);

    void takeImage(const QString& image); ///< what can be opened again; empty: it cannot
    void keepImage();                     ///< the one that was wanted could not be opened

    const QString& image() const { return m_image; } ///< the one shown

signals:
    void imageWanted(const QString& image);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeRecipe(const Recipe& recipe);
    void go(const Setting& from, const Setting& to);
    void showActions();

    SettingsModel& m_settings;
    const WindowActions& m_actions;
    RecipeHistory m_history;
    QString m_image;
    QElapsedTimer m_clock;
    std::uint64_t m_grips = 0; ///< presses of the mouse so far
    bool m_isHeld = false;
};

} // namespace tilescope
