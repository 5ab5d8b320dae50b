#include "ui/window/panel_state.h"

#include "ui/findings/findings_panel.h"
#include "ui/parts/finding_text.h"
#include "ui/session/run_state.h"
#include "ui/session/session.h"
#include "ui/session/settings_model.h"
#include "ui/shell/paged_panel.h"
#include "ui/shell/window_docks.h"
#include "ui/theme/colours.h"

#include <QDockWidget>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace tilescope
{

namespace
{

/// Lies over a panel, lets the mouse through, and says why it is dim.
class Veil : public QWidget
{
public:
    explicit Veil(QWidget& panel) : QWidget(&panel)
    {
        setObjectName(QStringLiteral("veil"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
        panel.installEventFilter(this);
        hide();
    }

    void setDown(bool isDown, const QString& why)
    {
        m_why = why;
        setAccessibleName(why);
        update();
        setVisible(isDown);
        if (!isDown)
            return;
        setGeometry(parentWidget()->rect());
        raise();
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Resize && watched == parent())
            setGeometry(parentWidget()->rect());
        return QWidget::eventFilter(watched, event);
    }

    void paintEvent(QPaintEvent*) override
    {
        constexpr int dimmed = 153, margin = 8, paddingX = 12, paddingY = 5; // as much as the picture
        const Colours& colours = coloursOf(palette());
        QPainter painter(this);
        QColor cloth = colours.window;
        cloth.setAlpha(dimmed);
        painter.fillRect(rect(), cloth);
        const QString text = fontMetrics().elidedText(m_why, Qt::ElideRight, width() - 2 * (margin + paddingX));
        QRect plate(QPoint(0, 0), fontMetrics().size(Qt::TextSingleLine, text) + QSize(2 * paddingX, 2 * paddingY));
        plate.moveCenter(rect().center());
        plate.moveTop(std::min(margin, std::max(0, height() - plate.height())));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(colours.line);
        painter.setBrush(colours.noteField);
        painter.drawRoundedRect(QRectF(plate).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        painter.setPen(colours.text);
        painter.drawText(plate, Qt::AlignCenter, text);
    }

private:
    QString m_why;
};

} // namespace

PanelState::PanelState(const WindowParts& parts) : QObject(&parts.window), m_parts(parts)
{
    for (const PanelKind& kind : parts.docks.kinds()) {
        if (kind.isOfRun)
            m_veils.emplace_back(&kind, new Veil(*parts.docks.find(kind.key)->widget()));
        for (const PanelPage& page : kind.pages)
            if (page.isOfRun)
                m_veils.emplace_back(&kind, new Veil(*parts.docks.pagesOf(page.key)->widget(page.key)));
    }
    connect(&parts.run, &RunState::outdatedChanged, this, &PanelState::follow);
    connect(&parts.run, &RunState::reported, this, [this] {
        if (m_parts.session.isReported())
            take();
    });
    connect(&parts.session, &Session::otherReady, this, [this](const std::shared_ptr<const Report>& report) {
        if (report->recipe.block == m_parts.settings.recipe().block) // else it refuses the chosen one
            take();
    });
}

PanelState::Compared PanelState::now() const
{
    Recipe recipe = m_parts.settings.recipe();
    recipe.strategy.clear();
    recipe.source.reset();
    return {std::move(recipe), m_parts.session.image()};
}

void PanelState::take()
{
    m_compared = now();
    follow();
}

void PanelState::follow()
{
    const bool isOld = m_parts.run.isOutdated();
    const bool isBeforeError = m_parts.run.isBeforeError();
    const bool areComparedOld = isOld && (isBeforeError || m_compared != now());
    const auto& failure = m_parts.run.failure();
    const bool areOfFailure = isBeforeError ? m_parts.docks.panel<FindingsPanel>().hasCompilerErrors()
                                            : failure && !findingsOf(*failure).empty();
    const bool areFindingsOld = isOld && !areOfFailure;
    const QString why = isBeforeError ? tr("Figures from before the error") : tr("Figures from earlier settings");
    for (const auto& [kind, veil] : m_veils)
        static_cast<Veil*>(veil)->setDown(kind->comparesStrategies     ? areComparedOld
                                          : kind->key == findingsPanel ? areFindingsOld
                                                                       : isOld,
                                          why);
}

} // namespace tilescope
