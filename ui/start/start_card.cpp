#include "ui/start/start_card.h"

#include "ui/language/language.h"
#include "ui/parts/labels.h"

#include <QEvent>
#include <QGridLayout>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

static constexpr int margin = 24, gap = 16;

StartCard::StartCard(const QList<StartChoice>& choices, QWidget* parent)
    : QDialog(parent), m_area(new QScrollArea), m_grid(new QGridLayout)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Start"));
    setAcceptDrops(true);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(gap);
    auto* title = headingLabel(tr("See what a CUDA kernel does with memory"));
    keepFontShare(*title, 1.4, QFont::DemiBold);
    column->addWidget(title);
    m_grid->setSpacing(gap);
    for (const StartChoice& choice : choices)
        m_boxes << makeChoice(choice);
    column->addLayout(m_grid);
    column->addWidget(mutedLabel(tr("Choose Help ▸ Start to show this again.")));
    if (!spokenLanguage().isRead)
        column->addWidget(mutedLabel(
            tr("Machine-translated; not reviewed by a speaker of the language. For English, choose View ▸ Language.")));
    m_area->setWidget(content);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_area);
    constexpr QSize frame(16, 48); // of the window manager
    fitInto(screen()->availableSize() - frame);
    if (!m_buttons.isEmpty())
        m_buttons.front()->setFocus();
    if (parent)
        parent->installEventFilter(this);
}

/// The window asks something else, such as which file to open: the card would stay in front of it.
bool StartCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::WindowBlocked)
        close();
    return QDialog::eventFilter(watched, event);
}

bool StartCard::event(QEvent* event)
{
    const bool isDrop = event->type() == QEvent::Drop;
    if (!parent() || (!isDrop && event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove))
        return QDialog::event(event);
    parent()->event(event); // sent, it would come back here: this is the target of the drag
    if (isDrop && event->isAccepted())
        close();
    return true;
}

void StartCard::fitInto(QSize room)
{
    constexpr int most = 3;
    int side = 1;
    for (const QWidget* box : m_boxes)
        side = std::max(side, box->minimumSizeHint().width());
    const int columns = std::clamp((room.width() - 2 * margin + gap) / (side + gap), 1, most);
    for (qsizetype i = 0; i < m_boxes.size(); ++i) {
        m_grid->removeWidget(m_boxes[i]);
        m_grid->addWidget(m_boxes[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns, Qt::AlignTop);
    }
    const int width = columns * side + (columns - 1) * gap + 2 * margin;
    const int height = m_area->widget()->heightForWidth(width);
    const bool scrolls = height > room.height();
    resize(std::min(width + (scrolls ? m_area->verticalScrollBar()->sizeHint().width() : 0), room.width()),
           std::min(height, room.height()));
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
