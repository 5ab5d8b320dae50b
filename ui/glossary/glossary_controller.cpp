#include "ui/glossary/glossary_controller.h"

#include "ui/glossary/glossary_dialog.h"
#include "ui/glossary/term_tips.h"
#include "ui/shell/preferences.h"
#include "ui/shell/window_actions.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>

namespace tilescope
{

GlossaryController::GlossaryController(const WindowParts& parts)
    : QObject(&parts.window), m_parts(parts), m_tips(new TermTips(this))
{
    qApp->installEventFilter(m_tips);
    const QAction* const shows =
        parts.actions.add(MenuSection::HelpFind, {QStringLiteral("glossary"),
                                                  tr("&Glossary"),
                                                  tr("Explain the terms, each with an illustration"),
                                                  {QKeySequence(tr("Shift+F1"))}});
    connect(shows, &QAction::triggered, this, [this] { open(); });
    QAction& explains =
        *parts.actions.add(MenuSection::HelpFind, {QStringLiteral("glossary.tips"), tr("&Explain terms in tool tips"),
                                                   tr("Hover over a term such as \"halo\" to see what it means")});
    explains.setCheckable(true);
    explains.setChecked(parts.preferences.explainsTerms());
    m_tips->setEnabled(explains.isChecked());
    connect(&explains, &QAction::toggled, this, [this](bool isOn) {
        m_tips->setEnabled(isOn);
        m_parts.preferences.setExplainsTerms(isOn);
    });
}

void GlossaryController::open(const GlossaryTerm* term)
{
    auto* dialog = m_parts.window.findChild<GlossaryDialog*>();
    if (!dialog) {
        dialog = new GlossaryDialog(&m_parts.window);
        dialog->show();
    }
    if (const GlossaryTerm* const wanted = term ? term : m_tips->lastTerm())
        dialog->choose(*wanted);
    dialog->raise();
    dialog->activateWindow();
}

} // namespace tilescope
