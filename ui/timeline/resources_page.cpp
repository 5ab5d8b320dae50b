#include "ui/timeline/resources_page.h"

#include "gpu/recipe/recipe.h"
#include "ui/parts/brief_label.h"
#include "ui/parts/labels.h"
#include "ui/parts/number_control.h"
#include "ui/parts/scroll_room.h"
#include "ui/parts/tables/table_text.h"
#include "ui/translation.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tilescope
{

static constexpr std::array resourceNeeds{ResourcesPage::Registers, ResourcesPage::SharedMemory,
                                          ResourcesPage::BlockThreads};
static constexpr int warpThreads = 32;

ResourcesPage::ResourcesPage(QWidget* parent)
    : QWidget(parent), m_pages(new QStackedWidget), m_note(mutedLabel({})), m_sentence(new BriefLabel(2)),
      m_reset(toolButton(tr("Current"), tr("Restore the values that the launch really needs"))),
      m_columns(new QBoxLayout(QBoxLayout::LeftToRight))
{
    m_note->setAlignment(Qt::AlignCenter);
    m_note->setContentsMargins(24, 8, 24, 8);
    setRole(*m_sentence, "");
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(16);
    for (const Need need : resourceNeeds) {
        m_charts[need] = new ResourceChart;
        m_rooms[need] = new QBoxLayout(QBoxLayout::TopToBottom);
        m_rooms[need]->setSpacing(2);
        m_rooms[need]->addWidget(m_charts[need], 1);
        m_columns->addLayout(m_rooms[need], 1);
        connect(m_charts[need], &ResourceChart::chosen, this, [this, need](double at) { tryValue(need, at); });
    }
    auto* charts = new QWidget;
    charts->setLayout(m_columns);
    auto* room = new ScrollRoom(charts);
    auto* head = new QHBoxLayout;
    head->addWidget(m_sentence, 1);
    head->addWidget(m_reset, 0, Qt::AlignTop);
    auto* shown = new QWidget;
    auto* column = new QVBoxLayout(shown);
    column->setContentsMargins(12, 4, 12, 4);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(room, 1);
    m_pages->addWidget(m_note);
    m_pages->addWidget(shown);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
    connect(m_reset, &QToolButton::clicked, this, [this] {
        m_tried = m_resources->asIs();
        show();
    });
    setWhatIf(nullptr);
}

void ResourcesPage::setWhatIf(const std::shared_ptr<const WhatIf>& whatIf)
{
    m_resources.reset();
    if (!whatIf) {
        setRole(*m_note, "muted");
        m_note->setText(tr("Trying other resources…"));
        m_pages->setCurrentIndex(0);
        return;
    }
    try {
        m_resources.emplace(whatIf);
    } catch (const SettingError& error) {
        setProblem(translated(error.message));
        return;
    }
    m_note->clear();
    m_tried = m_resources->asIs();
    makeControls();
    m_pages->setCurrentIndex(1);
    show();
}

void ResourcesPage::setProblem(const QString& sentence)
{
    m_resources.reset();
    setRole(*m_note, "error");
    m_note->setText(sentence);
    m_pages->setCurrentIndex(0);
}

QString ResourcesPage::sentence() const { return m_sentence->fullText(); }
QString ResourcesPage::note() const { return m_pages->currentIndex() == 0 ? m_note->text() : QString(); }

double ResourcesPage::valueOf(const BlockNeeds& needs, Need need) const
{
    return need == Registers      ? needs.registers
           : need == SharedMemory ? static_cast<double>(needs.sharedBytes)
                                  : needs.threads;
}

BlockNeeds ResourcesPage::with(BlockNeeds needs, Need need, double value) const
{
    switch (need) {
    case Registers: needs.registers = static_cast<int>(std::lround(value)); break;
    case SharedMemory: needs.sharedBytes = static_cast<std::size_t>(std::llround(std::max(0.0, value))); break;
    case BlockThreads: needs.threads = static_cast<int>(std::lround(value)); break;
    }
    return needs;
}

/// The values of a chart and of its slider, ascending; the launch's own one is among them.
std::vector<double> ResourcesPage::valuesOf(Need need) const
{
    const GpuModel& gpu = m_resources->gpu();
    std::vector<double> values;
    if (need == Registers)
        for (int registers = 1; registers <= gpu.maxRegistersPerThread; ++registers)
            values.push_back(registers);
    if (need == SharedMemory) {
        constexpr std::size_t step = 512;
        const std::size_t most = std::max(gpu.sharedBytesPerBlock, gpu.sharedBytesPerBlockOptIn);
        for (std::size_t bytes = 0; bytes <= most; bytes += step)
            values.push_back(static_cast<double>(bytes));
    }
    if (need == BlockThreads)
        for (int threads = warpThreads; threads <= gpu.maxThreadsPerBlock; threads += warpThreads)
            values.push_back(threads);
    values.push_back(valueOf(m_resources->asIs(), need));
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

void ResourcesPage::makeControls()
{
    const std::array names{tr("Registers per thread"), tr("Shared memory per block"), tr("Threads per block")};
    const std::array tips{
        tr("Registers available to each thread. With fewer than the kernel needs, the compiler would spill values to "
           "local memory; the predicted time does not include this."),
        tr("Static and dynamic shared memory of a block. Other sizes only change how many blocks fit."),
        tr("Threads per block. The time for another block size is that of a launch with this size, using the registers "
           "and shared memory that it needs.")};
    for (const Need need : resourceNeeds) {
        delete m_controls[need];
        NumberRange range;
        range.halts = valuesOf(need);
        range.minimum = range.halts.front();
        range.maximum = range.halts.back();
        range.typed = std::pair(range.minimum, range.maximum);
        range.unit = need == SharedMemory ? QStringLiteral("B") : QString();
        range.defaultValue = valueOf(m_resources->asIs(), need);
        m_controls[need] = new NumberControl(names[need], range);
        m_controls[need]->setToolTip(plainToolTip(tips[need]));
        m_rooms[need]->addWidget(m_controls[need]);
        connect(m_controls[need], &NumberControl::valueChanged, this,
                [this, need](double value) { tryValue(need, value); });
    }
}

void ResourcesPage::tryValue(Need need, double value)
{
    if (!m_resources)
        return;
    const std::vector<double> values = valuesOf(need);
    value = std::clamp(value, values.front(), values.back());
    if (need == BlockThreads)
        value = *std::ranges::min_element(values, {}, [value](double one) { return std::abs(one - value); });
    m_tried = with(m_tried, need, value);
    show();
}

ResourceChart::Curves ResourcesPage::curvesOf(Need need) const
{
    const auto pointOf = [&](const BlockNeeds& needs) {
        return ResourceChart::Point{valueOf(needs, need), m_resources->occupancy(needs).fraction,
                                    m_resources->us(needs)};
    };
    ResourceChart::Curves curves;
    curves.title = need == Registers      ? tr("registers per thread")
                   : need == SharedMemory ? tr("shared memory per block, bytes")
                                          : tr("threads per block");
    curves.joinsTimes = need != BlockThreads;
    for (const double value : valuesOf(need))
        curves.points.push_back(pointOf(with(m_tried, need, value)));
    curves.asIs = pointOf(m_resources->asIs());
    curves.chosen = pointOf(m_tried);
    return curves;
}

void ResourcesPage::show()
{
    for (const Need need : resourceNeeds) {
        m_controls[need]->setValue(valueOf(m_tried, need));
        m_charts[need]->setCurves(curvesOf(need));
    }
    m_reset->setEnabled(m_tried != m_resources->asIs());
    m_sentence->setFullText(sentences({m_resources->sentence(m_tried), m_resources->advice()}));
}

void ResourcesPage::resizeEvent(QResizeEvent* event)
{
    constexpr int roomy = 640;
    const bool isRoomy = event->size().width() >= roomy;
    m_columns->setDirection(isRoomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    for (ResourceChart* chart : m_charts)
        chart->setMinimumHeight(isRoomy ? 96 : 150);
}

} // namespace tilescope
