#include "ui/race/race_lane.h"

#include "ui/canvas/pictures/display_image.h"
#include "ui/parts/tables/table_text.h"
#include "ui/theme/colours.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tilescope
{

namespace
{

constexpr int barHeight = 3, rowGap = 4, valueGap = 8; ///< px
constexpr int meterRows = 4;
constexpr int metersWidth = 36, narrowMetersWidth = 29; ///< letters; in narrow lanes titles are brief

/// Scaled with the mean of pixels, as the canvas does.
QImage scaledTo(const ImagePtr& image, const DisplayScale& scale, QSize size)
{
    ImagePyramid pyramid(image, displayRange(scale, image.get()));
    int level = 0;
    for (int width = image->width(); width >= 2 * size.width() && width > 1; width /= 2)
        ++level;
    return pyramid.level(level).scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

QString fullText(const RaceMeter& meter)
{
    return RaceMeters::tr("%1: %2 %3").arg(meter.title, meter.value, meter.unit).trimmed();
}

} // namespace

RacePicture::RacePicture(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void RacePicture::setSide(const RaceSide& side, const ImagePtr& source)
{
    m_side = side;
    m_source = source;
    const ImagePtr& shown = side.schedule ? side.report->picture : source;
    m_size = shown ? QSize(shown->width(), shown->height()) : QSize();
    m_scaledFor = {};
    setAccessibleName(side.title);
    setToolTip(side.schedule ? plainToolTip(scheduleText(side)) : QString());
    update();
}

void RacePicture::setMoment(double us)
{
    m_us = us;
    update();
}

QSize RacePicture::sizeHint() const { return {320, 240}; }
QSize RacePicture::minimumSizeHint() const { return {96, 72}; }

QRectF RacePicture::place() const
{
    const QSizeF fitted = QSizeF(m_size).scaled(size(), Qt::KeepAspectRatio);
    const QSize whole(std::max(1, qRound(fitted.width())), std::max(1, qRound(fitted.height())));
    return {QPointF((width() - whole.width()) / 2, (height() - whole.height()) / 2), QSizeF(whole)};
}

void RacePicture::rescale(QSize size, double ratio)
{
    const QSize pixels = (QSizeF(size) * ratio).toSize();
    if (pixels == m_scaledFor)
        return;
    m_scaledFor = pixels;
    m_scaledSource = m_source ? scaledTo(m_source, {}, pixels) : QImage();
    m_scaledResult = m_side.schedule ? scaledTo(m_side.report->picture, m_side.report->display, pixels) : QImage();
}

void RacePicture::paintBlocks(QPainter& painter, const QRectF& place) const
{
    const RaceSchedule& schedule = *m_side.schedule;
    const RaceMoment moment = momentAt(schedule, m_us);
    std::uint64_t done = 0, running = 0;
    if (moment.isOver || moment.launch > schedule.mainLaunch)
        done = schedule.launches[schedule.mainLaunch].blocks;
    else if (moment.launch == schedule.mainLaunch) {
        done = moment.done;
        running = moment.running;
    }
    const double scale = m_scaledFor.width() / place.width();
    const auto paint = [&](std::uint64_t from, std::uint64_t to, double opacity, const QColor& tint) {
        for (const QRectF& cells : placesOf(*m_side.report, m_size, from, to)) {
            const QRectF part(place.x() + cells.x() * place.width() / m_size.width(),
                              place.y() + cells.y() * place.height() / m_size.height(),
                              cells.width() * place.width() / m_size.width(),
                              cells.height() * place.height() / m_size.height());
            const QRectF of = part.translated(-place.topLeft());
            painter.setOpacity(opacity);
            painter.drawImage(part, m_scaledResult,
                              {of.x() * scale, of.y() * scale, of.width() * scale, of.height() * scale});
            painter.setOpacity(1);
            painter.fillRect(part, tint);
        }
    };
    QColor tint = coloursOf(palette()).accent;
    tint.setAlphaF(0.35F);
    paint(0, done, 1, Qt::transparent);
    if (running > 0 && m_us > 0)
        paint(done, done + running, moment.waveShare, tint);
}

void RacePicture::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& colours = coloursOf(palette());
    if (m_size.isEmpty())
        return;
    const QRectF place = this->place();
    rescale(place.size().toSize(), devicePixelRatioF());
    const bool isSamePlace = m_source && m_side.schedule &&
                             std::abs(m_source->width() - m_size.width()) * 4 < m_source->width() &&
                             std::abs(m_source->height() - m_size.height()) * 4 < m_source->height();
    painter.fillRect(place, colours.surface);
    if (m_side.schedule && isSamePlace)
        painter.drawImage(place, m_scaledSource);
    if (m_side.schedule) {
        paintBlocks(painter, place);
    } else {
        painter.setOpacity(0.25);
        painter.drawImage(place, m_scaledSource);
        painter.setOpacity(1);
        painter.setPen(colours.text);
        painter.drawText(rect().adjusted(8, 4, -8, -4), Qt::AlignCenter | Qt::TextWordWrap, m_side.note);
    }
    painter.setPen(colours.line);
    painter.drawRect(place.adjusted(0, 0, -1, -1));
}

RaceMeters::RaceMeters(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); }

void RaceMeters::setMeters(const QString& heading, const QString& headingTip, std::vector<RaceMeter> meters)
{
    const bool isTaller = meters.size() != m_meters.size();
    m_heading = heading;
    m_headingTip = headingTip;
    m_meters = std::move(meters);
    QStringList words{heading};
    for (const RaceMeter& meter : m_meters)
        words << fullText(meter);
    setAccessibleName(words.join(QLatin1Char('\n')));
    if (isTaller)
        updateGeometry();
    update();
}

int RaceMeters::leastRowHeight() const { return fontMetrics().lineSpacing() + barHeight + 1; }

int RaceMeters::rowHeight() const
{
    const int room = (height() - headingHeight()) / meterRows;
    return std::clamp(room, leastRowHeight(), fontMetrics().lineSpacing() + barHeight + rowGap);
}

int RaceMeters::headingHeight() const
{
    const int own = fontMetrics().lineSpacing() + 2;
    return height() >= own + meterRows * leastRowHeight() ? own : 0;
}

QSize RaceMeters::sizeHint() const
{
    const int line = fontMetrics().lineSpacing();
    return {fontMetrics().averageCharWidth() * metersWidth, line + 2 + meterRows * (line + barHeight + rowGap)};
}

QSize RaceMeters::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * narrowMetersWidth, meterRows * leastRowHeight()};
}

RaceMeters::Words RaceMeters::wordsOf(const RaceMeter& meter) const
{
    const auto withUnit = [&meter](const QString& value) { return tr("%1 %2").arg(value, meter.unit).trimmed(); };
    const QString value = withUnit(meter.value);
    const int widest =
        std::max(fontMetrics().horizontalAdvance(value), fontMetrics().horizontalAdvance(withUnit(meter.atEnd)));
    for (const QString& title : {meter.title, meter.title.section(QLatin1Char(','), 0, 0)})
        if (fontMetrics().horizontalAdvance(title) + valueGap + widest <= width())
            return {title, value};
    return {meter.brief, meter.value};
}

bool RaceMeters::isWhole() const
{
    const auto fits = [this](const RaceMeter& meter) {
        const Words words = wordsOf(meter);
        return fontMetrics().horizontalAdvance(words.title) + valueGap + fontMetrics().horizontalAdvance(words.value) <=
               width();
    };
    return height() >= minimumSizeHint().height() && std::all_of(m_meters.begin(), m_meters.end(), fits);
}

bool RaceMeters::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QString tip = m_heading + QLatin1Char('\n') + m_headingTip;
    if (const int y = help->pos().y() - headingHeight(); y >= 0) {
        const auto row = static_cast<std::size_t>(y / rowHeight());
        tip = row < m_meters.size() ? fullText(m_meters[row]) + QLatin1Char('\n') + m_meters[row].toolTip : QString();
    }
    QToolTip::showText(help->globalPos(), plainToolTip(tip), this);
    return true;
}

void RaceMeters::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colours& colours = coloursOf(palette());
    const int line = fontMetrics().lineSpacing();
    int y = headingHeight();
    painter.setPen(colours.text);
    if (y > 0)
        painter.drawText(QRect(0, 0, width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(m_heading, Qt::ElideMiddle, width()));
    for (const RaceMeter& meter : m_meters) {
        const Words words = wordsOf(meter);
        const int room = std::max(0, width() - fontMetrics().horizontalAdvance(words.value) - valueGap);
        painter.setPen(colours.textMuted);
        painter.drawText(QRect(0, y, room, line), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(words.title, Qt::ElideRight, room));
        painter.setPen(colours.text);
        painter.drawText(QRect(0, y, width(), line), Qt::AlignRight | Qt::AlignVCenter,
                         fontMetrics().elidedText(words.value, Qt::ElideRight, width()));
        const auto bar = [&](double share, const QColor& colour) {
            painter.fillRect(QRectF(0, y + line, share * width(), barHeight), colour);
        };
        bar(1, colours.line);
        QColor pale = meter.isCounted ? colours.accent : colours.bar;
        pale.setAlphaF(0.35F);
        bar(meter.whole, pale);
        bar(meter.share, meter.isCounted ? colours.accent : colours.bar);
        y += rowHeight();
    }
}

RaceLane::RaceLane(const QString& name, QWidget* parent)
    : QWidget(parent), m_box(new QComboBox), m_picture(new RacePicture), m_meters(new RaceMeters),
      m_body(new QBoxLayout(QBoxLayout::TopToBottom))
{
    m_box->setAccessibleName(name);
    m_box->setToolTip(name);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(12);
    m_body->setSpacing(8);
    m_body->addWidget(m_picture, 1);
    m_body->addWidget(m_meters);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_box);
    column->addLayout(m_body, 1);
}

void RaceLane::setSides(const RaceSides& sides, std::size_t own, const ImagePtr& source)
{
    m_sides = sides;
    m_own = own;
    m_picture->setSide(sides[own], source);
    m_meters->setVisible(sides[own].schedule.has_value());
    setMoment(0);
}

void RaceLane::setMoment(double us)
{
    m_picture->setMoment(us);
    const RaceSide& side = m_sides[m_own];
    if (side.schedule)
        m_meters->setMeters(momentText(side, us), scheduleText(side), metersOf(m_sides, m_own, us));
}

QSize RaceLane::minimumSizeHint() const
{
    return {m_meters->minimumSizeHint().width(), QWidget::minimumSizeHint().height()};
}

void RaceLane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const QSize meters = m_meters->sizeHint();
    const bool isLow = height() - m_box->height() < 2 * meters.height() && width() > 2 * meters.width() * 3 / 4;
    m_body->setDirection(isLow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_meters->setSizePolicy(QSizePolicy::Preferred, isLow ? QSizePolicy::Ignored : QSizePolicy::Fixed);
}

} // namespace tilescope
