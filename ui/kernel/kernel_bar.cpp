#include "ui/kernel/kernel_bar.h"

#include "ui/parts/labels.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace tilescope
{

KernelBar::KernelBar(QWidget* parent)
    : QWidget(parent), m_state(mutedLabel({})), m_run(toolButton({}, {})), m_differences(toolButton({}, {})),
      m_break(toolButton({}, {})), m_more(toolButton(QStringLiteral("⋯"), tr("More for this kernel")))
{
    m_state->setWordWrap(false);
    m_state->setAccessibleName(tr("State of the kernel source"));
    m_run->setProperty("role", QStringLiteral("chip"));
    m_run->setMinimumWidth(56); // chips have no horizontal padding
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setAccessibleName(tr("More for this kernel"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 8, 0);
    row->setSpacing(4);
    row->addWidget(m_run);
    row->addSpacing(4);
    row->addWidget(m_state, 1);
    for (auto* button : {m_differences, m_break, m_more})
        row->addWidget(button);
}

void KernelBar::setState(const QString& text, const char* role, const QString& explanation)
{
    m_state->setText(text);
    m_state->setToolTip(explanation);
    setRole(*m_state, role);
}

QString KernelBar::state() const { return m_state->text(); }

} // namespace tilescope
