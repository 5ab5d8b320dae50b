#include "ui/pixel/inspector_panel.h"

#include "ui/parts/labels.h"
#include "ui/pixel/inspection_rows.h"
#include "ui/pixel/neighbourhood_view.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedLayout>
#include <QToolButton>

namespace tilescope
{

static constexpr int factsWidth = 228; ///< with the digits of a float

InspectorPanel::InspectorPanel(QWidget* parent)
    : QWidget(parent), m_view(new NeighbourhoodView), m_viewTitle(mutedLabel({})),
      m_unpin(toolButton(tr("Unpin"), tr("Follow the cursor again (Esc)"))), m_grid(new QGridLayout),
      m_pages(new QStackedLayout(this))
{
    connect(m_unpin, &QToolButton::clicked, this, &InspectorPanel::unpinWanted);
    auto* empty = mutedLabel(tr("Move the cursor over the image to inspect a pixel. Click to pin the pixel; then use "
                                "the arrow keys to move from pixel to pixel."));
    empty->setAlignment(Qt::AlignCenter);
    empty->setMargin(24);
    m_pages->addWidget(empty);
    m_pages->addWidget(buildContent());
}

QWidget* InspectorPanel::buildContent()
{
    auto* content = new QWidget;
    m_parts = new QHBoxLayout(content);
    m_parts->setContentsMargins(0, 0, 8, 4);
    auto* facts = new QWidget;
    auto* left = new QVBoxLayout(facts);
    left->setContentsMargins(16, 6, 0, 4);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(3);
    m_grid->setColumnStretch(1, 1);
    left->addLayout(m_grid);
    left->addWidget(m_unpin, 0, Qt::AlignLeft);
    left->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setAccessibleName(tr("Pixel details"));
    scroll->setWidget(facts);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setMinimumWidth(factsWidth);
    m_parts->addWidget(scroll, 1);
    auto* right = new QVBoxLayout;
    right->setContentsMargins(0, 6, 0, 0);
    right->setSpacing(2);
    right->addWidget(m_viewTitle);
    right->addWidget(m_view, 1);
    m_parts->addLayout(right, 1);
    return content;
}

QSize InspectorPanel::minimumSizeHint() const { return {factsWidth, QWidget::minimumSizeHint().height()}; }

void InspectorPanel::resizeEvent(QResizeEvent* event)
{
    constexpr int twoColumns = 432;
    m_parts->setDirection(width() < twoColumns ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}

void InspectorPanel::setInspection(const std::optional<PixelInspection>& inspection)
{
    if (inspection == m_inspection)
        return;
    m_inspection = inspection;
    m_pages->setCurrentIndex(inspection ? 1 : 0);
    m_unpin->setVisible(inspection && inspection->isPinned);
    if (!inspection)
        return;
    showRows();
    m_view->setNeighbourhood(inspection->around);
    const QString of =
        inspection->around.slot == PictureSlot::Source ? tr("Values of the source") : tr("Values of the result");
    const PixelNeighbourhood& around = inspection->around;
    if (around.footprint.isEmpty())
        m_viewTitle->setText(of);
    else if (around.area.contains(around.footprint))
        m_viewTitle->setText(tr("%1; outlined: the area read for this pixel").arg(of));
    else
        m_viewTitle->setText(tr("%1: the centre of the area read for this pixel").arg(of));
}

void InspectorPanel::showRows()
{
    const std::vector<InspectionRow> rows = inspectionRows(*m_inspection);
    while (m_labels.size() < rows.size()) {
        auto* name = mutedLabel({});
        auto* value = new QLabel;
        name->setWordWrap(false);
        value->setTextFormat(Qt::PlainText);
        value->setWordWrap(true);
        value->setTextInteractionFlags(Qt::TextSelectableByMouse);
        const int row = static_cast<int>(m_labels.size());
        m_grid->addWidget(name, row, 0, Qt::AlignTop);
        m_grid->addWidget(value, row, 1, Qt::AlignTop);
        m_labels.emplace_back(name, value);
    }
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        const auto [name, value] = m_labels[i];
        name->setVisible(i < rows.size());
        value->setVisible(i < rows.size());
        name->setText(i < rows.size() ? rows[i].name : QString());
        value->setText(i < rows.size() ? rows[i].value : QString());
    }
}

QString InspectorPanel::value(const QString& name) const
{
    for (const auto& [label, text] : m_labels)
        if (label->text() == name)
            return text->text();
    return {};
}

} // namespace tilescope
