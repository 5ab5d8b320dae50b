#include "ui/film/film_page.h"

#include "ui/block/access_view.h"
#include "ui/block/tile_view.h"
#include "ui/block/time_line_view.h"
#include "ui/parts/labels.h"
#include "ui/theme/colours.h"
#include "ui/theme/style.h"
#include "ui/trace/step_text.h"
#include "ui/translation.h"

#include <QFontDatabase>
#include <QPainter>

#include <algorithm>

namespace tilescope
{

namespace
{

constexpr int filmMargin = 40;
constexpr QRect head(filmMargin, 18, 1200, 44), sentenceRoom(filmMargin, 74, 1200, 70),
    kernelRoom(filmMargin, 150, 1200, 38), progressRoom(0, 712, 1280, 8);
constexpr int viewsTop = 206, timeLineBottom = 702, viewGap = 14, columnGap = 30, narrowTile = 300, wideTile = 470,
              captionHeight = 27;

QFont lettersOf(const QFont& base, int pixels, QFont::Weight weight = QFont::Normal)
{
    QFont font = base;
    font.setPixelSize(pixels);
    font.setWeight(weight);
    font.setStyleStrategy(QFont::NoSubpixelAntialias); // coloured fringes, of which a GIF has too few colours
    return font;
}

} // namespace

FilmPage::FilmPage(const FilmSubject& subject, const FilmPlan& plan)
    : m_subject(subject), m_plan(plan), m_timeLine(new TimeLineView(this)), m_access(new AccessView(this)),
      m_tile(new TileView(this))
{
    for (const KernelSource& kernel : m_subject.kernels)
        m_lines[kernel.name] = QString::fromStdString(kernel.text).split(u'\n');
    QPalette paper = paletteOf(lightColours());
    paper.setColor(QPalette::Window, Qt::white);
    setPalette(paper);
    setStyleSheet(styleSheetOf(lightColours())); // the program's own may be the dark one's
    resize(pixels);
    dress();
    m_timeLine->setTrace(m_subject.block.trace);
    m_timeLine->setFollowed(m_plan.warp);
    m_tile->setBlock(m_subject.block);
    place();
    m_timeLine->showOnly(m_plan.events.front(), m_plan.events.back());
}

/// Light and in large letters, whatever the application's are: they may change while a film is made.
void FilmPage::dress()
{
    const QList<QWidget*> views = findChildren<QWidget*>();
    for (QWidget* view : views) {
        view->setPalette(palette());
        keepOwnFont(*view);
        view->setFont(lettersOf(font(), leastLetters, static_cast<QFont::Weight>(view->font().weight())));
    }
}

/// The time line is as high as its warps need, the other views take the rest.
void FilmPage::place()
{
    constexpr int mostTimeLine = 150;
    m_timeLine->setGeometry(filmMargin, 0, head.width(), mostTimeLine);
    m_timeLine->setTrace(m_subject.block.trace); // sets its greatest height
    m_timeLine->move(filmMargin, timeLineBottom - m_timeLine->height());
    const int height = m_timeLine->y() - viewGap - viewsTop;
    int left = filmMargin, tile = wideTile;
    if (m_subject.source && m_subject.report) {
        const int side = height - captionHeight;
        const Dim3& block = m_subject.block.trace->index;
        m_picture = std::make_unique<BlockPicture>(m_subject.source, m_subject.report,
                                                   QPoint(static_cast<int>(block.x), static_cast<int>(block.y)),
                                                   QSize(side, side));
        left += side + columnGap;
        tile = narrowTile;
    }
    const bool hasTile = m_tile->layoutOfTile().width > 0;
    m_tile->setVisible(hasTile);
    m_tile->setGeometry(left, viewsTop, tile, height);
    left += hasTile ? tile + columnGap : 0;
    m_access->setGeometry(left, viewsTop, filmMargin + head.width() - left, height);
}

void FilmPage::setStep(std::size_t event)
{
    const BlockTrace& trace = *m_subject.block.trace;
    const TraceRace* const race = m_subject.block.findings.raceAt(event);
    m_sentence = stepSentences(trace, m_subject.block.findings, event);
    m_stepPlace = tr("event %1 of %2").arg(number(trace.firstEvent + event + 1), number(trace.totalEvents));
    m_kernelLine.clear();
    if (const std::uint32_t at = trace.events[event].site; at < trace.sites.size()) {
        const TraceSite& site = trace.sites[at];
        const auto lines = m_lines.find(site.source);
        if (lines != m_lines.end() && site.line > 0 && site.line <= lines->second.size())
            m_kernelLine = tr("line %1   %2").arg(site.line).arg(lines->second[site.line - 1].simplified());
    }
    m_timeLine->setIndex(event, race ? std::optional(race->first) : std::nullopt);
    m_access->setStep(m_subject.block, event);
    m_tile->setStep(event);
}

QImage FilmPage::draw(std::size_t frame)
{
    m_frame = frame;
    setStep(m_plan.events.at(frame));
    dress();
    QImage picture(pixels, QImage::Format_RGB32);
    picture.fill(Qt::white);
    render(&picture, {}, {}, QWidget::DrawChildren);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter);
    paintSentence(painter);
    paintKernelLine(painter);
    paintProgress(painter);
    if (m_picture)
        paintPicture(painter);
    return picture;
}

void FilmPage::paintHead(QPainter& painter) const
{
    painter.setFont(lettersOf(font(), 22));
    const int place = painter.fontMetrics().horizontalAdvance(m_stepPlace) + 24;
    painter.setPen(lightColours().textMuted);
    painter.drawText(head, Qt::AlignRight | Qt::AlignVCenter, m_stepPlace);
    for (const int letters : {28, 26, 24, 22}) {
        painter.setFont(lettersOf(font(), letters, QFont::DemiBold));
        if (painter.fontMetrics().horizontalAdvance(m_subject.title) <= head.width() - place)
            break;
    }
    painter.setPen(lightColours().text);
    painter.drawText(head.adjusted(0, 0, -place, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_subject.title, Qt::ElideRight, head.width() - place));
    painter.fillRect(QRect(head.left(), head.bottom() + 3, head.width(), 1), lightColours().line);
}

/// In the largest letters in which the whole of it fits.
void FilmPage::paintSentence(QPainter& painter) const
{
    for (const int letters : {26, 24, 22, leastLetters}) {
        painter.setFont(lettersOf(font(), letters));
        if (painter.boundingRect(sentenceRoom, Qt::TextWordWrap, m_sentence).height() <= sentenceRoom.height())
            break;
    }
    painter.setPen(lightColours().text);
    painter.drawText(sentenceRoom, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_sentence);
}

void FilmPage::paintKernelLine(QPainter& painter) const
{
    if (m_kernelLine.isEmpty())
        return;
    painter.fillRect(kernelRoom, lightColours().window);
    painter.setFont(lettersOf(QFontDatabase::systemFont(QFontDatabase::FixedFont), leastLetters));
    painter.setPen(lightColours().text);
    const QRect inner = kernelRoom.adjusted(12, 0, -12, 0);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(m_kernelLine, Qt::ElideRight, inner.width()));
}

void FilmPage::paintPicture(QPainter& painter) const
{
    const BlockTrace& trace = *m_subject.block.trace;
    const std::size_t event = m_plan.events[m_frame];
    const QImage picture = m_picture->draw(trace, event);
    const QString caption = m_picture->isOfResult(trace, event) ? tr("The block on the result")
                            : m_picture->isBlockOnSource()      ? tr("The block on the source")
                                                                : tr("The source");
    painter.setFont(lettersOf(font(), leastLetters));
    painter.setPen(lightColours().text);
    painter.drawText(QRect(filmMargin, viewsTop, picture.width(), captionHeight - 3), Qt::AlignLeft | Qt::AlignVCenter,
                     caption);
    painter.drawImage(filmMargin, viewsTop + captionHeight, picture);
}

void FilmPage::paintProgress(QPainter& painter) const
{
    const auto frames = static_cast<double>(m_plan.events.size());
    painter.fillRect(progressRoom, lightColours().line);
    painter.fillRect(QRectF(progressRoom.left(), progressRoom.top(),
                            progressRoom.width() * static_cast<double>(m_frame + 1) / frames, progressRoom.height()),
                     lightColours().accent);
}

} // namespace tilescope
