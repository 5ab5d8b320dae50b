#include "ui/timeline/waves_page.h"

#include "ui/parts/brief_label.h"
#include "ui/parts/charts/warp_state.h"
#include "ui/parts/duration_text.h"
#include "ui/parts/folding_box.h"
#include "ui/parts/labels.h"
#include "ui/parts/run_name.h"
#include "ui/parts/tables/panel_table.h"
#include "ui/parts/tables/table_text.h"
#include "ui/timeline/wave_view.h"
#include "ui/translation.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace tilescope
{

static constexpr int blockRole = Qt::UserRole + 1; ///< QSize

WavesPage::WavesPage(QWidget* parent)
    : QWidget(parent), m_sentence(new BriefLabel(2)), m_view(new WaveView), m_note(mutedLabel({})),
      m_model(new QStandardItemModel(this)), m_table(new QTableView)
{
    setRole(*m_sentence, "");
    setUpTable(*m_table);
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Waves and predicted time for other block sizes"));
    const auto choose = [this](const QModelIndex& index) {
        if (const QSize block = index.data(blockRole).toSize(); !block.isEmpty())
            emit blockChosen(block.width(), block.height());
    };
    setTableKeys(
        *m_table, [this] { QGuiApplication::clipboard()->setText(toPlainText(*m_model)); }, choose);
    connect(m_table, &QTableView::doubleClicked, this, choose);
    auto* others = new QWidget;
    auto* side = new QVBoxLayout(others);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(2);
    side->addWidget(m_note);
    side->addWidget(m_table, 1);
    constexpr int roomy = 760;
    auto* both = new FoldingBox(m_view, others, 0, roomy);
    both->row().setSpacing(16);
    both->row().setStretch(0, 3);
    both->row().setStretch(1, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 4, 12, 4);
    column->setSpacing(4);
    column->addWidget(m_sentence);
    column->addWidget(both, 1);
    setWhatIf(nullptr);
}

void WavesPage::setTimeline(const std::shared_ptr<const Timeline>& timeline)
{
    m_timeline = timeline;
    m_view->setTimeline(timeline);
    if (!timeline) {
        m_sentence->setFullText({});
        return;
    }
    const Waves waves = wavesOf(*timeline);
    QStringList said{wavesText(waves), lastWaveText(waves)};
    if (const double idle = idleShare(*timeline, waves); idle >= 0.005)
        said << tr("The multiprocessors are idle for %1 of their time.").arg(shareText(idle));
    m_sentence->setFullText(sentences(said));
    fillTable();
}

void WavesPage::setWhatIf(const std::shared_ptr<const WhatIf>& whatIf)
{
    m_whatIf = whatIf;
    setRole(*m_note, "muted");
    m_note->setText(whatIf ? tr("Other block sizes; double-click one to use it:") : tr("Trying other block sizes…"));
    m_table->setVisible(whatIf != nullptr);
    fillTable();
}

void WavesPage::setProblem(const QString& sentence)
{
    setWhatIf(nullptr);
    setRole(*m_note, "error");
    m_note->setText(sentence);
}

QString WavesPage::sentence() const { return m_sentence->fullText(); }

void WavesPage::fillTable()
{
    m_model->clear();
    if (!m_whatIf || !m_timeline)
        return;
    m_model->setHorizontalHeaderLabels({tr("Block"), tr("Time"), tr("Waves"), tr("Busy in last wave")});
    double best = 0;
    for (const BlockPoint& point : m_whatIf->blockSizes)
        if (point.us > 0)
            best = best > 0 ? std::min(best, point.us) : point.us;
    for (const BlockPoint& point : m_whatIf->blockSizes) {
        if (point.us <= 0)
            continue;
        const Waves waves{point.blocks, static_cast<std::uint64_t>(std::max(1, m_timeline->multiprocessors)),
                          static_cast<std::uint64_t>(std::max(1, point.resident))};
        const BlockSize block{static_cast<int>(point.width), static_cast<int>(point.height)};
        const bool isShown = point.width == m_timeline->block.x && point.height == m_timeline->block.y;
        const QStringList texts{isShown ? tr("%1, current").arg(blockText(block)) : blockText(block),
                                point.us <= best ? tr("%1, best").arg(durationText(point.us)) : durationText(point.us),
                                number(waves.count()),
                                tr("%1 of %2").arg(number(waves.busyInLast()), number(waves.multiprocessors))};
        QList<QStandardItem*> row;
        for (const QString& text : texts) {
            auto* item = new QStandardItem(text);
            item->setData(QSize(block.width, block.height), blockRole);
            item->setToolTip(plainToolTip(wavesText(waves) + QLatin1Char('\n') + lastWaveText(waves)));
            QFont font = m_table->font();
            font.setBold(isShown);
            item->setFont(font);
            row << item;
        }
        m_model->appendRow(row);
    }
    fitColumns(*m_table);
}

} // namespace tilescope
