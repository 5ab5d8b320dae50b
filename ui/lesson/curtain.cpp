#include "ui/lesson/curtain.h"

#include "ui/canvas/canvas.h"
#include "ui/kernel/kernel_panel.h"
#include "ui/lesson/lesson_taking.h"
#include "ui/parts/labels.h"
#include "ui/shell/status_line.h"
#include "ui/shell/window_docks.h"

#include <QDockWidget>
#include <QEvent>
#include <QFrame>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tilescope
{

Curtain::Curtain(const WindowParts& parts, LessonTaking& taking)
    : QObject(&parts.window), m_parts(parts), m_taking(taking)
{
    for (const PanelKind& kind : parts.docks.kinds())
        if (kind.tellsResults) {
            QDockWidget* const dock = parts.docks.find(kind.key);
            m_cloths[dock] = makeCloth(*dock);
            dock->installEventFilter(this);
            connect(dock, &QDockWidget::windowTitleChanged, this, [this, dock] {
                if (m_isDown)
                    hideTitle(*dock);
            });
        }
    const auto follow = [this] {
        setDown(m_taking.isCovered());
        m_parts.docks.panel<KernelPanel>().setLessonVeiled(m_taking.isAsking());
    };
    connect(&taking, &LessonTaking::stepChanged, this, follow);
    connect(&taking, &LessonTaking::answered, this, follow);
}

QFrame* Curtain::makeCloth(QDockWidget& dock)
{
    auto* cloth = new QFrame(&dock);
    cloth->setObjectName(QStringLiteral("cloth"));
    cloth->setAutoFillBackground(true);
    cloth->setAccessibleName(tr("Hidden until you answer the lesson's question"));
    auto* text = mutedLabel(tr("Answer the lesson's question first: this panel shows results."));
    text->setAlignment(Qt::AlignCenter);
    auto* lift = new QPushButton(tr("Show it anyway"));
    connect(lift, &QPushButton::clicked, &m_taking, &LessonTaking::lift);
    auto* column = new QVBoxLayout(cloth);
    column->addStretch();
    column->addWidget(text);
    column->addWidget(lift, 0, Qt::AlignHCenter);
    column->addStretch();
    cloth->hide();
    return cloth;
}

/// The title that the panel has set, if it has: "Findings (3)".
static QString ownTitle(const QDockWidget& dock)
{
    const auto* const area = qobject_cast<const QScrollArea*>(dock.widget());
    const QWidget* const panel = area ? area->widget() : dock.widget();
    return panel ? panel->windowTitle() : QString();
}

void Curtain::setDown(bool isDown)
{
    if (m_isDown == isDown)
        return;
    m_isDown = isDown;
    for (const auto& [dock, cloth] : m_cloths) {
        if (isDown) {
            cover(*dock);
            hideTitle(*dock);
        } else if (const QString title = ownTitle(*dock); !title.isEmpty()) {
            dock->setWindowTitle(title);
        }
        cloth->setVisible(isDown);
        if (!isDown && dock->isVisible()) // a panel that computes only while it is seen has not been
            emit dock->visibilityChanged(true);
    }
    m_parts.docks.panel<KernelPanel>().setVeiled(isDown);
    m_parts.status.setVeiled(isDown);
    m_parts.canvas.setVeiled(isDown);
}

/// The cloth hangs over the panel itself; the dock's title stays.
void Curtain::cover(QDockWidget& dock)
{
    if (!dock.widget())
        return;
    QFrame* const cloth = m_cloths.at(&dock);
    cloth->setGeometry(dock.widget()->geometry());
    cloth->raise();
}

/// "Findings (3)" would tell.
void Curtain::hideTitle(QDockWidget& dock)
{
    const QString plain = m_parts.docks.kind(*m_parts.docks.key(dock.objectName())).title;
    if (dock.windowTitle() != plain)
        dock.setWindowTitle(plain);
}

bool Curtain::eventFilter(QObject* watched, QEvent* event)
{
    auto* const dock = qobject_cast<QDockWidget*>(watched);
    const bool changes =
        event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show;
    if (dock && changes && m_isDown)
        QMetaObject::invokeMethod(
            this, [this, dock] { cover(*dock); }, Qt::QueuedConnection); // after its layout
    return QObject::eventFilter(watched, event);
}

} // namespace tilescope
