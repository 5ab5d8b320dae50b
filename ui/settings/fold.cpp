#include "ui/settings/fold.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace tilescope
{

Fold::Fold(const QString& title, const QString& meaning, QWidget* parent)
    : QWidget(parent), m_title(new QToolButton), m_section(new QWidget), m_column(new QVBoxLayout(m_section))
{
    m_title->setText(title);
    m_title->setToolTip(meaning);
    m_title->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_title->setFocusPolicy(Qt::StrongFocus);
    m_title->setProperty("role", QStringLiteral("section"));
    m_title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(4);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_title);
    column->addWidget(m_section);
    connect(m_title, &QToolButton::clicked, this, [this] {
        m_isChosen = true;
        setOpen(!isOpen());
    });
    setOpen(false);
}

bool Fold::isOpen() const { return !m_section->isHidden(); }

void Fold::setOpen(bool isOpen)
{
    m_title->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    m_section->setVisible(isOpen);
}

void Fold::suggestOpen(bool isOpen)
{
    if (!m_isChosen)
        setOpen(isOpen);
}

void Fold::setFolding(bool folds)
{
    m_title->setVisible(folds);
    if (folds)
        suggestOpen(false);
    else
        setOpen(true);
}

int Fold::addedHeight() const { return isOpen() ? 0 : m_section->sizeHint().height(); }

} // namespace tilescope
