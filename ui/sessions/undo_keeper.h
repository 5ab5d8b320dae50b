#pragma once

#include "ui/session/saved/recipe_history.h"

#include <QElapsedTimer>
#include <QObject>

namespace tilescope
{

class SettingsModel;
class SourcePicture;
class ViewSubjectModel;
class WindowActions;

/// Connects the history of settings to the undo and redo commands. A mouse press anywhere in the program begins a group
/// ("grip"), so that a slider's drag becomes one step.
class UndoKeeper : public QObject
{
    Q_OBJECT

public:
    UndoKeeper(SettingsModel& settings, SourcePicture& source, ViewSubjectModel& subject, const WindowActions& actions,
               QObject* parent);

    void takeImage(const QString& image); ///< a name that can be reopened; empty: it cannot
    void keepImage();                     ///< the requested one could not be opened

    const QString& image() const { return m_image; } ///< the one shown

signals:
    void imageWanted(const QString& image, const tilescope::RangeChoice& range);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeRecipe(const Recipe& recipe);
    void go(const Setting& from, const Setting& to);
    void showActions();

    SettingsModel& m_settings;
    SourcePicture& m_source;
    ViewSubjectModel& m_subject;
    const WindowActions& m_actions;
    RecipeHistory m_history;
    QString m_image;
    QElapsedTimer m_clock;
    std::uint64_t m_grips = 0; ///< number of mouse presses so far
    bool m_isHeld = false;
};

} // namespace tilescope
