#include "ui/sessions/undo_keeper.h"

#include "ui/session/settings_model.h"
#include "ui/session/source_picture.h"
#include "ui/session/view_subject.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>

namespace tilescope
{

UndoKeeper::UndoKeeper(SettingsModel& settings, SourcePicture& source, ViewSubjectModel& subject,
                       const WindowActions& actions, QObject* parent)
    : QObject(parent), m_settings(settings), m_source(source), m_subject(subject), m_actions(actions),
      m_history(settings.registry(), settings.recipe())
{
    m_clock.start();
    qApp->installEventFilter(this);
    connect(actions.undo, &QAction::triggered, this, [this] {
        const Setting from = m_history.present();
        go(from, Setting(m_history.undo()));
    });
    connect(actions.redo, &QAction::triggered, this, [this] {
        const Setting from = m_history.present();
        go(from, Setting(m_history.redo()));
    });
    connect(&settings, &SettingsModel::changed, this, &UndoKeeper::takeRecipe);
    connect(&source, &SourcePicture::rangeChanged, this, [this](const RangeChoice& range) {
        m_history.setRange(range, m_clock.elapsed(), m_isHeld ? m_grips : 0);
        showActions();
    });
    connect(&subject, &ViewSubjectModel::changed, this, [this](const ViewSubject& chosen) {
        m_history.setSubject(chosen, m_clock.elapsed(), m_isHeld ? m_grips : 0);
        showActions();
    });
    showActions();
}

void UndoKeeper::takeRecipe(const Recipe& recipe)
{
    // The user has a block of their own only while the strategy uses another one.
    const auto blockOf = m_settings.ownBlock() ? RecipeHistory::BlockOf::Strategy : RecipeHistory::BlockOf::User;
    m_history.setRecipe(recipe, m_clock.elapsed(), m_isHeld ? m_grips : 0, blockOf);
    showActions();
}

void UndoKeeper::takeImage(const QString& image)
{
    m_image = image;
    m_history.setImage(image, m_source.range());
    showActions();
}

void UndoKeeper::keepImage()
{
    m_history.correctImage(m_image);
    showActions();
}

void UndoKeeper::go(const Setting& from, const Setting& to)
{
    if (to.recipe != from.recipe)
        m_settings.setRecipe(to.recipe);
    m_subject.choose(to.subject);
    if (to.image != from.image)
        emit imageWanted(to.image, to.range);
    else if (to.range != from.range)
        m_source.choose(to.range);
    showActions();
}

static void show(QAction& action, const QString& name, const QString& step)
{
    action.setEnabled(!step.isEmpty());
    // An ampersand in a file's name would be interpreted as a mnemonic.
    action.setText(
        step.isEmpty() ? name : name + QLatin1Char(' ') + QString(step).replace(QLatin1Char('&'), QLatin1String("&&")));
}

void UndoKeeper::showActions()
{
    show(*m_actions.undo, tr("&Undo"), m_history.undoText());
    show(*m_actions.redo, tr("&Redo"), m_history.redoText());
}

bool UndoKeeper::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        ++m_grips;
        m_isHeld = true;
    } else if (event->type() == QEvent::MouseButtonRelease) {
        m_isHeld = false;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tilescope
