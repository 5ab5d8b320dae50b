#include "ui/runs/trip_bar.h"

#include "ui/parts/duration_text.h"
#include "ui/parts/figure_text.h"
#include "ui/parts/labels.h"
#include "ui/theme/colours.h"
#include "ui/translation.h"

#include <QPainter>

namespace tilescope
{

static constexpr std::array parts{TripBar::Part::ToDevice, TripBar::Part::Launches, TripBar::Part::Back};

std::optional<Trip> tripOf(const Report& report, const std::optional<Estimate>& estimate)
{
    if (!report.transfers || !report.transfers->isTimed())
        return std::nullopt;
    Trip trip{.transfers = *report.transfers};
    if (report.time) {
        trip.lowerUs = trip.upperUs = report.time->medianUs;
        trip.isMeasured = report.transfers->toDeviceUs && report.transfers->fromDeviceUs;
        return trip;
    }
    const auto& band = estimate ? estimate : report.estimate;
    if (!band)
        return std::nullopt;
    trip.lowerUs = band->lowerUs;
    trip.upperUs = band->upperUs;
    return trip;
}

TripBar::TripBar(QWidget* parent) : TipView(parent)
{
    keepFontShare(*this, 0.95);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Time including the copies"));
    hide();
}

void TripBar::setTrip(const std::optional<Trip>& trip)
{
    if (trip == m_trip)
        return;
    m_trip = trip;
    setVisible(m_trip.has_value());
    setAccessibleDescription(words());
    update();
}

QSize TripBar::sizeHint() const { return {320, 2 * fontMetrics().height() + 10}; }

double TripBar::timeUs(Part part) const
{
    switch (part) {
    case Part::ToDevice: return m_trip->transfers.toUs();
    case Part::Launches: return (m_trip->lowerUs + m_trip->upperUs) / 2;
    case Part::Back: break;
    }
    return m_trip->transfers.fromUs();
}

/// The shortest part can still be seen.
QRectF TripBar::partRect(Part part) const
{
    if (!m_trip)
        return {};
    constexpr double least = 3, gap = 1;
    const double top = fontMetrics().height() + 4, high = height() - top - 2;
    const double room = width() - least * parts.size() - gap * (parts.size() - 1), whole = m_trip->wholeUs();
    double left = 0;
    for (const Part each : parts) {
        const double wide = least + (whole > 0 ? room * timeUs(each) / whole : 0);
        if (each == part)
            return {left, top, wide, high};
        left += wide + gap;
    }
    return {};
}

QString TripBar::partText(Part part) const
{
    if (!m_trip)
        return {};
    const Transfers& transfers = m_trip->transfers;
    const auto copy = [](const std::optional<double>& measured, double us) {
        return (measured ? QString() : QStringLiteral("≥\u00A0")) + durationText(us);
    };
    switch (part) {
    case Part::ToDevice: return tr("to the device %1").arg(copy(transfers.toDeviceUs, transfers.toUs()));
    case Part::Launches:
        return tr("launches %1")
            .arg(m_trip->lowerUs == m_trip->upperUs
                     ? durationText(m_trip->lowerUs)
                     : QStringLiteral("≈\u00A0") + bandText(m_trip->lowerUs, m_trip->upperUs));
    case Part::Back: break;
    }
    return tr("back %1").arg(copy(transfers.fromDeviceUs, transfers.fromUs()));
}

QString TripBar::words() const
{
    if (!m_trip)
        return {};
    const Transfers& transfers = m_trip->transfers;
    const auto bytes = [](std::uint64_t count) { return figureText(static_cast<double>(count), FigureUnit::Bytes); };
    QStringList lines{tr("A program copies %1 to the device, launches the kernels, and copies %2 back: %3, %4, %5.")
                          .arg(bytes(transfers.toDeviceBytes), bytes(transfers.fromDeviceBytes),
                               partText(Part::ToDevice), partText(Part::Launches), partText(Part::Back)),
                      tr("The launches are %1 % of the total.").arg(100 * m_trip->kernelShare(), 0, 'f', 0)};
    if (m_trip->isMeasured)
        lines << tr("The copies were measured: one cudaMemcpy each from and to pageable memory. From and to pinned "
                    "memory, the copies take %1 and %2.")
                     .arg(durationText(transfers.pinnedToDeviceUs.value_or(0)),
                          durationText(transfers.pinnedFromDeviceUs.value_or(0)));
    else
        lines << tr("Estimates: no copy is faster than the link of the %1 allows, %2 GB/s over PCI Express in each "
                    "direction, and a copy from pageable memory takes up to several times as long.")
                     .arg(QString::fromStdString(transfers.gpu))
                     .arg(transfers.linkBytesPerSecond / 1e9, 0, 'g', 3);
    return lines.join(QLatin1Char('\n'));
}

void TripBar::paintEvent(QPaintEvent*)
{
    if (!m_trip)
        return;
    QPainter painter(this);
    const Colours& colours = coloursOf(palette());
    painter.setPen(colours.textMuted);
    painter.drawText(
        QRectF(0, 0, width(), fontMetrics().height() + 2), Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(tr("Including the copies between host and device; launches %1 % of the total")
                                     .arg(100 * m_trip->kernelShare(), 0, 'f', 0),
                                 Qt::ElideRight, width()));
    for (const Part part : parts) {
        const QRectF rect = partRect(part);
        const bool isLaunch = part == Part::Launches;
        painter.fillRect(rect, isLaunch ? colours.accent : colours.bar);
        if (!m_trip->isMeasured) // estimates are hatched, as bands are light
            painter.fillRect(rect, QBrush(colours.window, Qt::BDiagPattern));
        const QString full = partText(part), brief = full.section(QLatin1Char(' '), -1);
        const QFontMetrics metrics = fontMetrics();
        constexpr int margin = 10;
        const QString shown = metrics.horizontalAdvance(full) + margin <= rect.width()    ? full
                              : metrics.horizontalAdvance(brief) + margin <= rect.width() ? brief
                                                                                          : QString();
        if (shown.isEmpty())
            continue;
        const QRectF label(rect.center().x() - metrics.horizontalAdvance(shown) / 2.0 - 4, rect.top() + 1,
                           metrics.horizontalAdvance(shown) + 8, rect.height() - 2);
        painter.fillRect(label, colours.surface);
        painter.setPen(colours.text);
        painter.drawText(label, Qt::AlignCenter, shown);
    }
}

} // namespace tilescope
