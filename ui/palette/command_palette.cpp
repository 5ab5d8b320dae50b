#include "ui/palette/command_palette.h"

#include "ui/palette/palette_model.h"
#include "ui/parts/labels.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tilescope
{

CommandPalette::CommandPalette(QWidget& over, QWidget& window)
    : QFrame(&window), m_over(over), m_window(window), m_field(new QLineEdit), m_list(new QListView),
      m_detail(mutedLabel({})), m_model(new PaletteModel(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setAutoFillBackground(true);
    build();
    hide();
    m_field->installEventFilter(this);
    window.installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::refill);
    connect(m_list, &QListView::clicked, this, &CommandPalette::runCurrent);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CommandPalette::showDetail);
}

void CommandPalette::build()
{
    constexpr int longest = 80;
    m_field->setMaxLength(longest);
    m_field->setPlaceholderText(tr("A command, a strategy, a block such as 32x8, a setting such as filter 9"));
    m_field->setAccessibleName(tr("Find a command"));
    m_field->setClearButtonEnabled(true);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFocusPolicy(Qt::NoFocus); // the focus stays in the field
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Commands"));
    m_detail->setContentsMargins(16, 6, 16, 8);
    m_detail->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 8, 1, 1);
    column->setSpacing(4);
    auto* inset = new QVBoxLayout;
    inset->setContentsMargins(8, 0, 8, 0);
    inset->addWidget(m_field);
    column->addLayout(inset);
    column->addWidget(m_list, 1);
    column->addWidget(m_detail);
}

void CommandPalette::open(const Source& source, const QStringList& recent)
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    m_source = source;
    m_recent = recent;
    m_field->clear();
    refill();
    show();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::leave()
{
    const bool hadKeyboard = isAncestorOf(QApplication::focusWidget()) || !QApplication::focusWidget();
    hide();
    m_source = {};
    if (!hadKeyboard)
        return;
    QWidget* const next = m_before && m_before->isVisible() ? m_before.data() : &m_over;
    next->setFocus(Qt::OtherFocusReason);
}

QString CommandPalette::detail() const { return m_detail->text(); }

void CommandPalette::refill()
{
    if (!m_source)
        return;
    const QString typed = m_field->text();
    m_model->setCommands(m_source(typed), typed, m_recent);
    m_list->setCurrentIndex(m_model->index(0));
    m_list->scrollToTop();
    showDetail();
    place();
}

void CommandPalette::showDetail()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid()) {
        m_detail->setText(tr("No matches. Use fewer letters."));
        return;
    }
    m_detail->setText(current.data(Qt::AccessibleDescriptionRole).toString());
    m_field->setAccessibleDescription(current.data().toString());
}

/// The command may open a field of its own, so the focus is returned first.
void CommandPalette::runCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid() || !current.data(PaletteModel::EnabledRole).toBool())
        return;
    const PaletteCommand command = m_model->command(current.row());
    m_before = nullptr; // after a command the focus is the picture's
    leave();
    emit ran(command.name());
    command.run();
}

bool CommandPalette::takeKey(int key)
{
    const int rows = m_model->rowCount(), row = m_list->currentIndex().row();
    const int page = std::max(1, m_list->height() / std::max(1, m_list->sizeHintForRow(0)) - 1);
    const auto go = [this, rows](int to) {
        if (rows > 0)
            m_list->setCurrentIndex(m_model->index(std::clamp(to, 0, rows - 1)));
    };
    switch (key) {
    case Qt::Key_Escape: leave(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter: runCurrent(); break;
    case Qt::Key_Down: go(row + 1 < rows ? row + 1 : 0); break;
    case Qt::Key_Up: go(row > 0 ? row - 1 : rows - 1); break;
    case Qt::Key_PageDown: go(row + page); break;
    case Qt::Key_PageUp: go(row - page); break;
    default: return false;
    }
    return true;
}

/// The palette handles Escape and the arrow keys, even if a command of the window has that key.
bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched != m_field)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress)
        return takeKey(static_cast<QKeyEvent*>(event)->key());
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
            hide(); // the user clicked elsewhere, which has the focus now
    }
    return QFrame::eventFilter(watched, event);
}

void CommandPalette::place()
{
    constexpr int widest = 680, mostRows = 12, fromEdge = 12;
    const int rows = std::min(m_model->rowCount(), mostRows);
    m_detail->setFixedHeight(2 * m_detail->fontMetrics().lineSpacing() + 20);
    const QRect over(m_over.mapTo(&m_window, QPoint(0, 0)), m_over.size());
    const int width = std::min(widest, m_window.width() - 2 * fromEdge);
    const int rowHeight = std::max(0, m_list->sizeHintForRow(0));
    const int around = m_field->sizeHint().height() + m_detail->height() + 20;
    const int wanted = around + rows * rowHeight;
    const int height = std::min(wanted, m_window.height() - over.top() - 2 * fromEdge);
    const int left = over.center().x() - width / 2;
    setGeometry(std::clamp(left, fromEdge, std::max(fromEdge, m_window.width() - width - fromEdge)),
                over.top() + fromEdge, width, height);
}

} // namespace tilescope
