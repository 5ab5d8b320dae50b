#include "ui/pixel/story_panel.h"

#include "ui/parts/labels.h"
#include "ui/parts/tables/panel_table.h"
#include "ui/parts/tables/table_text.h"
#include "ui/pixel/story_model.h"
#include "ui/pixel/story_text.h"
#include "ui/theme/colours.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace tilescope
{

StoryPanel::StoryPanel(QWidget* parent)
    : QWidget(parent), m_model(new StoryModel(this)), m_pages(new QStackedWidget), m_note(mutedLabel({})),
      m_title(headingLabel({})), m_thread(mutedLabel({})), m_sum(mutedLabel({})), m_verdict(mutedLabel({})),
      m_waiting(mutedLabel(tr("tracing the value…"))), m_channel(new QComboBox),
      m_all(toolButton(tr("All reads"),
                       tr("List every read separately; otherwise, each row of the list covers one row of the image"))),
      m_block(toolButton(tr("Show in block"), tr("Go to this read in the replay of the pixel's block"))),
      m_cancel(toolButton(tr("Cancel"), tr("Stop tracing the value"))), m_view(new QTableView)
{
    m_note->setAlignment(Qt::AlignCenter);
    m_note->setMargin(24);
    m_pages->addWidget(m_note);
    m_pages->addWidget(buildStory());
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(16, 2, 8, 2);
    bar->addWidget(m_waiting, 1);
    bar->addWidget(m_cancel);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    column->addLayout(bar);
    connect(m_cancel, &QToolButton::clicked, this, &StoryPanel::cancelWanted);
    connect(m_block, &QToolButton::clicked, this, &StoryPanel::blockWanted);
    connect(m_all, &QToolButton::toggled, this, [this](bool all) { m_model->setGrouped(!all); });
    connect(m_channel, &QComboBox::activated, this, &StoryPanel::channelChosen);
    setWaiting(false);
    setNote(tr("Click a pixel of the image, or point at it and press Shift+I, to see which thread computed it, from "
               "which values, and where each value came from."));
    showColours();
}

QWidget* StoryPanel::buildStory()
{
    for (const QString& name : {tr("Red"), tr("Green"), tr("Blue")})
        m_channel->addItem(name);
    m_channel->setAccessibleName(tr("Channel"));
    m_all->setCheckable(true);
    setUpTable(*m_view);
    m_view->setModel(m_model);
    m_view->setAccessibleName(tr("Reads by the pixel's thread"));
    setTableKeys(
        *m_view, [this] { QGuiApplication::clipboard()->setText(toPlainText(*m_model)); },
        [this](const QModelIndex& index) { choose(index); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) { choose(index); });
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    auto* story = new QWidget;
    auto* column = new QVBoxLayout(story);
    column->setContentsMargins(0, 6, 0, 4);
    column->setSpacing(3);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(16, 0, 8, 0);
    top->addWidget(m_title, 1);
    top->addWidget(m_channel);
    column->addLayout(top);
    for (QLabel* label : {m_thread, m_sum, m_verdict})
        label->setContentsMargins(16, 0, 8, 0);
    column->addWidget(m_thread);
    auto* inset = new QHBoxLayout;
    inset->setContentsMargins(8, 2, 0, 2);
    inset->addWidget(m_view);
    column->addLayout(inset, 1);
    column->addWidget(m_sum);
    column->addWidget(m_verdict);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(12, 0, 8, 0);
    buttons->addWidget(m_block);
    buttons->addWidget(m_all);
    buttons->addStretch(1);
    column->addLayout(buttons);
    return story;
}

void StoryPanel::setStory(std::shared_ptr<const PixelStory> story, std::optional<double> shown,
                          std::optional<double> reference)
{
    setWaiting(false);
    m_story = std::move(story);
    m_model->setStory(m_story);
    const StoryVerdict verdict = storyVerdict(*m_story, shown, reference);
    m_title->setText(storyTitle(*m_story));
    m_thread->setText(storyThread(*m_story));
    m_sum->setText(storySum(*m_story));
    m_sum->setVisible(!m_sum->text().isEmpty());
    m_verdict->setText(verdict.text);
    setRole(*m_verdict, verdict.isGood ? "good" : verdict.isWrong ? "error" : "muted");
    m_channel->setVisible(m_story->channels > 1);
    m_channel->setCurrentIndex(m_story->pixel.channel);
    m_all->setVisible(m_story->rows.size() > StoryModel::mostSingle);
    m_all->setText(tr("All %1 reads").arg(m_story->rows.size()));
    {
        const QSignalBlocker quiet(m_all);
        m_all->setChecked(!m_model->isGrouped());
    }
    m_block->setEnabled(m_story->trace.store.has_value());
    m_view->setVisible(m_model->rowCount() > 0);
    m_view->resizeColumnsToContents();
    m_pages->setCurrentIndex(1);
    if (const int wrong = m_model->firstWrong(); wrong >= 0)
        m_view->scrollTo(m_model->index(wrong, 0), QAbstractItemView::PositionAtTop);
}

void StoryPanel::setNote(const QString& text, bool isFailure)
{
    setWaiting(false);
    m_story.reset();
    m_model->setStory(nullptr);
    m_note->setText(text);
    setRole(*m_note, isFailure ? "error" : "muted");
    m_pages->setCurrentIndex(0);
}

void StoryPanel::setWaiting(bool waiting)
{
    m_waiting->setVisible(waiting);
    m_cancel->setVisible(waiting);
}

QString StoryPanel::title() const { return m_title->text(); }
QString StoryPanel::thread() const { return m_thread->text(); }
QString StoryPanel::sum() const { return m_sum->text(); }
QString StoryPanel::verdict() const { return m_verdict->text(); }
QString StoryPanel::note() const { return m_story ? QString() : m_note->text(); }

void StoryPanel::choose(const QModelIndex& index)
{
    if (m_story && index.isValid())
        emit readsChosen(m_model->rowsAt(index.row()));
}

void StoryPanel::showColours() { m_model->setColours(coloursOf(palette()).error); }

void StoryPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showColours();
}

} // namespace tilescope
