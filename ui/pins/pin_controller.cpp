#include "ui/pins/pin_controller.h"

#include "ui/parts/run_name.h"
#include "ui/pins/pin_strip.h"
#include "ui/session/report_figures.h"
#include "ui/session/run_state.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/status_line.h"
#include "ui/shell/window_actions.h"

#include <QAction>

namespace tilescope
{

constexpr auto topic = MessageBar::Topic::Pins;
static constexpr int readMs = 6000; // how long the result of an action is shown in the status line

PinController::PinController(const RunState& run, const Registry& registry, MessageBar& messages, StatusLine& status,
                             const WindowActions& actions, QObject* parent)
    : QObject(parent), m_run(run), m_registry(registry), m_messages(messages), m_status(status)
{
    connect(&run, &RunState::reported, this, &PinController::take);
    connect(actions.pin, &QAction::triggered, this, &PinController::pinCurrent);
}

void PinController::serve(const PinStrip& strip)
{
    connect(&strip, &PinStrip::baselineWanted, this, &PinController::setBaseline);
    connect(&strip, &PinStrip::unpinWanted, this, &PinController::unpin);
    connect(&strip, &PinStrip::unpinAllWanted, this, [this] {
        m_pins.clear();
        show();
    });
}

void PinController::take(const std::shared_ptr<const Report>& report)
{
    if (m_pins.find(*report) && m_pins.complete(figuresOf(*report)))
        show();
}

void PinController::pinCurrent()
{
    if (const auto& run = m_run.fullReport())
        pin(run);
    else
        say(tr("There is no run to pin yet."));
}

void PinController::pin(const std::shared_ptr<const Report>& run) { pinKept(run, {}); }

void PinController::pinKept(const std::shared_ptr<const Report>& run, QDate keptFrom)
{
    const auto figures = figuresOf(*run);
    const auto [outcome, letter] = m_pins.pin(figures, keptFrom);
    if (outcome == PinnedRuns::Outcome::Full) {
        askWhichToReplace(figures, keptFrom);
        return;
    }
    say((outcome == PinnedRuns::Outcome::Renewed ? tr("%1 was already pinned and now shows these figures: %2")
                                                 : tr("Pinned as %1: %2"))
            .arg(QLatin1Char(letter))
            .arg(nameOf(letter)));
    show();
}

void PinController::unpin(char letter)
{
    m_pins.unpin(letter);
    show();
}

void PinController::setBaseline(char letter)
{
    m_pins.setBaseline(letter);
    show();
}

void PinController::restore(const PinnedRuns& pins)
{
    m_pins = pins;
    show();
}

void PinController::replace(char letter, const std::shared_ptr<const Report>& run, QDate keptFrom)
{
    m_pins.replace(letter, run, keptFrom);
    say(tr("Pinned as %1: %2").arg(QLatin1Char(letter)).arg(nameOf(letter)));
    show();
}

void PinController::askWhichToReplace(const std::shared_ptr<const Report>& run, QDate keptFrom)
{
    QStringList names;
    QList<MessageBar::Offer> offers;
    for (const auto& pinned : m_pins.runs()) {
        const char letter = pinned.letter;
        names << QStringLiteral("%1: %2").arg(QLatin1Char(letter)).arg(nameOf(letter));
        offers.push_back({tr("Replace %1").arg(QLatin1Char(letter)),
                          [this, letter, run, keptFrom] { replace(letter, run, keptFrom); }});
    }
    m_messages.post(topic, MessageBar::Severity::Note,
                    tr("Four runs are already pinned, which is the maximum. Choose the run that %1 replaces.")
                            .arg(settingsText(run->recipe, m_registry)) +
                        QLatin1Char('\n') + names.join(QLatin1Char('\n')),
                    offers);
}

void PinController::show()
{
    m_messages.clear(topic);
    emit changed(m_pins);
}

void PinController::say(const QString& what) { m_status.showMessage(what, readMs); }

QString PinController::nameOf(char letter) const { return pinName(*m_pins.find(letter), m_pins, m_registry); }

} // namespace tilescope
