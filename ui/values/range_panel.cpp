#include "ui/values/range_panel.h"

#include "gpu/recipe/words/typed_number.h"
#include "ui/parts/brief_label.h"
#include "ui/parts/labels.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>
#include <vector>

namespace tilescope
{

static QString numberText(double value) { return QString::number(value, 'g', 7); }

static QLineEdit* valueField(const QString& name, const QString& tip)
{
    auto* field = new QLineEdit;
    field->setAccessibleName(name);
    field->setToolTip(tip);
    field->setAlignment(Qt::AlignRight);
    field->setMinimumWidth(56);
    return field;
}

RangePanel::RangePanel(QWidget* parent)
    : QWidget(parent), m_bar(new RangeBar), m_caption(mutedLabel({})), m_subject(new QComboBox),
      m_channel(new QComboBox), m_black(valueField(tr("Black"), tr("This value and lower values become black"))),
      m_white(valueField(tr("White"), tr("This value and higher values become white"))),
      m_auto(toolButton(tr("Auto"), tr("Stretch: exclude half a percent of the values at each end"))),
      m_full(toolButton(tr("Full"), tr("All values that the format can hold; for floats, all values in the image")))
{
    m_subject->addItems({tr("Source"), tr("Result")});
    m_subject->setAccessibleName(tr("Image whose range is set"));
    m_subject->setToolTip(tr("The range of the source decides what kernels read. The range of a result of floats "
                             "decides only its colours."));
    m_channel->addItems({tr("All channels"), tr("Red"), tr("Green"), tr("Blue"), tr("Alpha")});
    m_channel->setAccessibleName(tr("Displayed channels"));
    m_channel->setToolTip(tr("Show one channel of the images as grey levels. Kernels still read all channels."));
    for (auto* button : {m_auto, m_full})
        button->setCheckable(true);
    auto* top = new QHBoxLayout;
    top->addWidget(m_subject);
    top->addStretch(1);
    top->addWidget(m_channel);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(m_black, 1);
    bottom->addWidget(m_auto);
    bottom->addWidget(m_full);
    bottom->addWidget(m_white, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 6);
    column->setSpacing(4);
    column->addLayout(top);
    column->addWidget(m_bar, 1);
    column->addLayout(bottom);
    m_caption->setWordWrap(true);
    column->addWidget(m_caption);

    connect(m_subject, &QComboBox::activated, this, &RangePanel::subjectChanged);
    connect(m_channel, &QComboBox::activated, this,
            [this](int index) { emit channelChosen(static_cast<ChannelView>(index)); });
    connect(m_bar, &RangeBar::dragged, this, [this](const PictureRange& range) {
        emit chosen({RangeChoice::Kind::Given, range});
    });
    connect(m_bar, &RangeBar::dropped, this, &RangePanel::dropped);
    connect(m_auto, &QToolButton::clicked, this, [this] {
        showChoice(); // stays as it is if nothing changes
        emit chosen({RangeChoice::Kind::Auto, {}});
    });
    connect(m_full, &QToolButton::clicked, this, [this] {
        showChoice();
        emit chosen({});
    });
    for (auto* field : {m_black, m_white})
        connect(field, &QLineEdit::editingFinished, this, &RangePanel::takeFields);
    setHasAlpha(false);
    setHasResult(false);
    setFacts(nullptr);
}

void RangePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    emit becameVisible();
}

RangePanel::Subject RangePanel::subject() const { return static_cast<Subject>(m_subject->currentIndex()); }
QString RangePanel::caption() const { return m_caption->text(); }

static void setItemEnabled(QComboBox& box, int index, bool isEnabled, const QString& reason)
{
    auto* item = static_cast<QStandardItemModel*>(box.model())->item(index);
    item->setEnabled(isEnabled);
    item->setToolTip(isEnabled ? QString() : reason);
}

void RangePanel::setHasResult(bool hasResult)
{
    setItemEnabled(*m_subject, 1, hasResult, tr("The result has 8-bit values, which are shown as they are"));
    if (hasResult || subject() == Subject::Source)
        return;
    m_subject->setCurrentIndex(0);
    emit subjectChanged();
}

void RangePanel::setHasAlpha(bool hasAlpha)
{
    setItemEnabled(*m_channel, static_cast<int>(ChannelView::Alpha), hasAlpha, tr("The image is opaque everywhere"));
}

void RangePanel::setChannel(ChannelView channel) { m_channel->setCurrentIndex(static_cast<int>(channel)); }

static QString kindText(PictureValues::Kind kind)
{
    switch (kind) {
    case PictureValues::Kind::Bytes: return RangePanel::tr("8 bits");
    case PictureValues::Kind::SixteenBits: return RangePanel::tr("16 bits");
    case PictureValues::Kind::Floats: break;
    }
    return RangePanel::tr("floats");
}

void RangePanel::setFacts(RangeFactsPtr facts)
{
    m_facts = std::move(facts);
    m_bar->setFacts(m_facts);
    for (QWidget* part : {static_cast<QWidget*>(m_black), static_cast<QWidget*>(m_white), static_cast<QWidget*>(m_auto),
                          static_cast<QWidget*>(m_full), static_cast<QWidget*>(m_bar)})
        part->setEnabled(m_facts != nullptr);
    if (!m_facts) {
        m_caption->setText(tr("There are no values in host memory yet."));
        return;
    }
    const ValueExtent& extent = m_facts->extent;
    QString text =
        tr("Values %1 to %2, %3").arg(numberText(extent.minimum), numberText(extent.maximum), kindText(m_facts->kind));
    if (extent.isEmpty)
        text = tr("No value is a finite number");
    else if (extent.notFinite > 0)
        text += tr("; %1 NaN or infinite").arg(extent.notFinite);
    m_caption->setText(text);
    showChoice();
}

void RangePanel::setChoice(const RangeChoice& choice)
{
    m_choice = choice;
    showChoice();
}

PictureRange RangePanel::rangeOfChoice() const
{
    switch (m_choice.kind) {
    case RangeChoice::Kind::Full: return m_facts->full;
    case RangeChoice::Kind::Auto: return m_facts->stretched;
    case RangeChoice::Kind::Given: break;
    }
    return m_choice.given;
}

void RangePanel::showChoice()
{
    m_auto->setChecked(m_choice.kind == RangeChoice::Kind::Auto);
    m_full->setChecked(m_choice.kind == RangeChoice::Kind::Full);
    if (!m_facts)
        return;
    const PictureRange range = rangeOfChoice();
    if (!m_bar->isDragging())
        m_bar->setRange(range);
    m_black->setText(numberText(range.black));
    m_white->setText(numberText(range.white));
}

void RangePanel::takeFields()
{
    if (!m_facts ||
        (m_black->text() == numberText(rangeOfChoice().black) && m_white->text() == numberText(rangeOfChoice().white)))
        return;
    const std::vector<double> black = typedNumbers(m_black->text().toStdString());
    const std::vector<double> white = typedNumbers(m_white->text().toStdString());
    if (black.empty() || white.empty() || !isPossible({black.front(), white.front()}))
        return showChoice();
    const PictureRange range{black.front(), white.front()};
    emit chosen({RangeChoice::Kind::Given, range});
    emit dropped();
}

} // namespace tilescope
