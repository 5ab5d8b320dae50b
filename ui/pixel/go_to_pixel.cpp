#include "ui/pixel/go_to_pixel.h"

#include "ui/canvas/canvas.h"
#include "ui/canvas/pictures/picture.h"
#include "ui/canvas/scene.h"
#include "ui/parts/labels.h"
#include "ui/shell/window_actions.h"
#include "ui/shell/window_parts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace tilescope
{

GoToPixel::GoToPixel(const WindowParts& parts)
    : QFrame(&parts.canvas), m_canvas(parts.canvas), m_field(new QLineEdit), m_problem(new QLabel)
{
    setObjectName(QStringLiteral("goToPixel"));
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    auto* name = new QLabel(tr("&Go to pixel"));
    name->setBuddy(m_field);
    m_field->setAccessibleName(tr("Column and row of a pixel"));
    m_field->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("99999, 99999")) + 24);
    m_field->setMaxLength(40);
    m_field->installEventFilter(this);
    m_problem->setTextFormat(Qt::PlainText);
    setRole(*m_problem, "error");
    auto* row = new QHBoxLayout;
    row->addWidget(name);
    row->addWidget(m_field);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_problem);
    hide();
    m_canvas.installEventFilter(this);
    connect(m_field, &QLineEdit::returnPressed, this, &GoToPixel::go);
    connect(m_field, &QLineEdit::textEdited, this, [this] { showProblem({}); });
    connect(parts.actions.goToPixel, &QAction::triggered, this, &GoToPixel::open);
}

void GoToPixel::open()
{
    const QSize size = m_canvas.shownSize();
    const auto pinned = m_canvas.scene().pinned;
    const QPoint example = pinned ? pinned->pixel : QPoint(size.width() / 2, size.height() / 2);
    m_field->setPlaceholderText(QStringLiteral("%1, %2").arg(example.x()).arg(example.y()));
    m_field->clear();
    showProblem({});
    show();
    raise();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

QString GoToPixel::problem() const { return m_problem->text(); }

void GoToPixel::go()
{
    const auto wanted = pixelFromText(m_field->text(), m_canvas.shownSize());
    if (const auto* problem = std::get_if<QString>(&wanted)) {
        showProblem(*problem);
        m_field->selectAll();
        return;
    }
    m_canvas.goTo(std::get<QPoint>(wanted));
    hide();
    m_canvas.setFocus(Qt::ShortcutFocusReason); // the arrow keys then move the pin
}

void GoToPixel::showProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_field->setAccessibleDescription(problem);
    place();
}

void GoToPixel::place()
{
    constexpr int fromTop = 12;
    layout()->activate();
    resize(sizeHint());
    move((m_canvas.width() - width()) / 2, fromTop);
}

/// Escape closes it, even if a command of the window has that key.
bool GoToPixel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_canvas && event->type() == QEvent::Resize)
        place();
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched == m_field && isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        if (event->type() == QEvent::KeyPress) {
            hide();
            m_canvas.setFocus(Qt::ShortcutFocusReason);
        }
        return true;
    }
    if (watched == m_field && event->type() == QEvent::FocusOut && m_field->text().isEmpty())
        hide();
    return QFrame::eventFilter(watched, event);
}

} // namespace tilescope
