#include "ui/start/start_card.h"

#include "ui/language/language.h"
#include "ui/parts/labels.h"

#include <QGridLayout>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace tilescope
{

StartCard::StartCard(const QList<StartChoice>& choices, QWidget* parent) : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Start"));
    constexpr int margin = 24, gap = 16, columns = 2;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(gap);
    auto* title = headingLabel(tr("See what a CUDA kernel does with memory"));
    keepFontShare(*title, 1.4, QFont::DemiBold);
    column->addWidget(title);
    auto* grid = new QGridLayout;
    grid->setSpacing(gap);
    for (int i = 0; i < choices.size(); ++i)
        grid->addWidget(makeChoice(choices[i]), i / columns, i % columns);
    column->addLayout(grid);
    column->addWidget(mutedLabel(tr("Help ▸ Start shows this again.")));
    if (!spokenLanguage().isRead)
        column->addWidget(mutedLabel(tr("Translated by machine; nobody who speaks the language has read it yet. "
                                        "View ▸ Language has English.")));
    if (!m_buttons.isEmpty())
        m_buttons.front()->setFocus();
}

QWidget* StartCard::makeChoice(const StartChoice& choice)
{
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* button = new QToolButton;
    button->setProperty("role", "card");
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIcon(QIcon(QPixmap::fromImage(choice.picture)));
    button->setIconSize((choice.picture.deviceIndependentSize()).toSize());
    button->setText(choice.title);
    button->setAccessibleDescription(choice.meaning);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, begin = choice.begin] {
        close();
        QTimer::singleShot(0, parentWidget(), begin);
    });
    column->addWidget(button);
    auto* meaning = mutedLabel(choice.meaning);
    meaning->setMinimumWidth(button->iconSize().width());
    column->addWidget(meaning);
    m_buttons << button;
    return box;
}

} // namespace tilescope
