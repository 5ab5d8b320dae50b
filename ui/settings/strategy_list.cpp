#include "ui/settings/strategy_list.h"

#include "gpu/operations/optimisation_steps.h"
#include "ui/parts/tables/table_text.h"
#include "ui/session/settings_model.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace tilescope
{

namespace
{

constexpr int nameRole = Qt::UserRole, noteRole = Qt::UserRole + 1; ///< headings have neither
constexpr int sideMargin = 12, rowPadding = 5;

QString headingOf(StrategyGroup group)
{
    switch (group) {
    case StrategyGroup::Text: return StrategyList::tr("Published kernels");
    case StrategyGroup::Step: return StrategyList::tr("Optimisation steps");
    case StrategyGroup::Library: return StrategyList::tr("Libraries");
    }
    return {};
}

/// A title with a note under it; a heading is a title alone.
class RowDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Colours& colours = coloursOf(option.palette);
        const QString note = index.data(noteRole).toString();
        const bool isEnabled = index.flags() & Qt::ItemIsEnabled;
        painter->save();
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, colours.noteField);
        const QRect room = option.rect.adjusted(sideMargin, rowPadding, -sideMargin, -rowPadding);
        QFont font = option.font;
        font.setWeight(note.isEmpty() || index.data(Qt::CheckStateRole).toBool() ? QFont::DemiBold : QFont::Normal);
        painter->setFont(font);
        painter->setPen(note.isEmpty() ? colours.textMuted : isEnabled ? colours.text : colours.bar);
        painter->drawText(room, Qt::AlignLeft | (note.isEmpty() ? Qt::AlignBottom : Qt::AlignTop),
                          index.data().toString());
        painter->setFont(option.font);
        painter->setPen(colours.textMuted);
        painter->drawText(room, Qt::AlignLeft | Qt::AlignBottom,
                          option.fontMetrics.elidedText(note, Qt::ElideRight, room.width()));
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const int lines = index.data(noteRole).toString().isEmpty() ? 1 : 2;
        return {0, lines * option.fontMetrics.lineSpacing() + 2 * rowPadding + (lines == 1 ? rowPadding : 0)};
    }
};

} // namespace

StrategyList::StrategyList(SettingsModel& settings, QWidget* parent)
    : QFrame(parent, Qt::Popup), m_settings(settings), m_field(new QLineEdit), m_list(new QListWidget),
      m_more(new QPushButton)
{
    setObjectName(QStringLiteral("strategyList"));
    build();
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &StrategyList::refill);
    connect(m_list, &QListWidget::itemClicked, this, &StrategyList::choose);
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_isWhole = true;
        refill();
        m_field->setFocus();
    });
}

void StrategyList::build()
{
    m_field->setPlaceholderText(tr("Search"));
    m_field->setAccessibleName(tr("Search the strategies"));
    m_field->setClearButtonEnabled(true);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setAccessibleName(tr("Memory strategies"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus); // the focus stays in the field
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_more->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 8, 1, 8);
    column->setSpacing(6);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(8, 0, 8, 0);
    top->addWidget(m_field);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(8, 0, 8, 0);
    foot->addWidget(m_more);
    column->addLayout(foot);
}

bool StrategyList::isListed(const Strategy& strategy) const
{
    const QString typed = m_field->text().trimmed();
    const auto has = [&typed](const std::string& text) {
        return QString::fromStdString(text).contains(typed, Qt::CaseInsensitive);
    };
    if (!typed.isEmpty())
        return has(strategy.title) || has(strategy.name) || has(strategy.idea);
    return m_isWhole || strategy.isBasic;
}

void StrategyList::addHeading(const QString& title)
{
    auto* item = new QListWidgetItem(title, m_list);
    item->setFlags(Qt::NoItemFlags);
}

void StrategyList::add(const Strategy& strategy)
{
    const QString idea = translated(strategy.idea);
    const QString refusal = m_settings.machineRefusal(m_settings.recipe().operation, strategy.name);
    auto* item = new QListWidgetItem(translated(strategy.title), m_list);
    const QString brief = m_settings.environment().hasGpu() ? refusal : tr("Cannot run here: it needs an NVIDIA GPU");
    const QString note = refusal.isEmpty() ? idea : brief;
    item->setData(nameRole, QString::fromStdString(strategy.name));
    item->setData(noteRole, note);
    item->setData(Qt::AccessibleDescriptionRole, note);
    item->setData(Qt::CheckStateRole, strategy.name == m_settings.recipe().strategy);
    item->setToolTip(plainToolTip(refusal.isEmpty() ? idea : refusal));
    item->setFlags(refusal.isEmpty() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags);
    if (strategy.name == m_settings.recipe().strategy)
        m_list->setCurrentItem(item);
}

void StrategyList::refill()
{
    const auto& strategies = m_settings.operation().strategies;
    m_list->clear();
    std::optional<StrategyGroup> group;
    for (const Strategy& strategy : strategies) {
        if (!isListed(strategy))
            continue;
        if (group != groupOf(strategy))
            addHeading(headingOf(groupOf(strategy)));
        group = groupOf(strategy);
        add(strategy);
    }
    if (!group)
        addHeading(tr("No strategy matches."));
    else if (!m_field->text().isEmpty() || !m_list->currentItem())
        takeKey(Qt::Key_Home);
    const auto others = std::ranges::count(strategies, false, &Strategy::isBasic);
    m_more->setText(tr("More strategies (%1)").arg(others));
    m_more->setVisible(!m_isWhole && others > 0 && m_field->text().isEmpty());
}

void StrategyList::open(const QWidget& beside)
{
    constexpr int width = 460, gap = 4;
    m_isWhole = !m_settings.strategy().isBasic;
    m_field->clear();
    refill();
    int height = 0;
    for (int row = 0; row < m_list->count(); ++row)
        height += m_list->sizeHintForRow(row);
    height += m_field->sizeHint().height() + m_more->sizeHint().height() + 48;
    const QRect screen = beside.screen()->availableGeometry();
    const QPoint corner = beside.mapToGlobal(QPoint(beside.width() + gap, 0));
    const int tall = std::min(height, screen.height() - 80);
    setGeometry(std::clamp(corner.x(), screen.left(), std::max(screen.left(), screen.right() - width)),
                std::clamp(corner.y(), screen.top(), std::max(screen.top(), screen.bottom() - tall)), width, tall);
    show();
    m_field->setFocus(Qt::PopupFocusReason);
    if (m_list->currentItem())
        m_list->scrollToItem(m_list->currentItem(), QAbstractItemView::PositionAtCenter);
}

void StrategyList::choose(const QListWidgetItem* item)
{
    if (!item || !(item->flags() & Qt::ItemIsEnabled))
        return;
    const std::string name = item->data(nameRole).toString().toStdString();
    hide();
    m_settings.pickStrategy(name);
}

bool StrategyList::takeKey(int key)
{
    const int rows = m_list->count();
    const auto go = [this, rows](int from, int direction) {
        for (int row = from; row >= 0 && row < rows; row += direction)
            if (m_list->item(row)->flags() & Qt::ItemIsEnabled)
                return m_list->setCurrentRow(row);
    };
    constexpr int page = 6;
    const int row = m_list->currentRow();
    switch (key) {
    case Qt::Key_Escape: hide(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: choose(m_list->currentItem()); break;
    case Qt::Key_Down: go(row + 1, 1); break;
    case Qt::Key_Up: go(row - 1, -1); break;
    case Qt::Key_PageDown: go(std::min(row + page, rows - 1), row + page < rows ? 1 : -1); break;
    case Qt::Key_PageUp: go(std::max(row - page, 0), row > page ? -1 : 1); break;
    case Qt::Key_Home: go(0, 1); break;
    default: return false;
    }
    return true;
}

bool StrategyList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const bool isText = key.key() == Qt::Key_Home && !m_field->text().isEmpty(); // moves the cursor
    return !isText && takeKey(key.key());
}

} // namespace tilescope
