#include "ui/values/profile_panel.h"

#include "ui/canvas/pictures/pixel_inspection.h"
#include "ui/parts/labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace tilescope
{

ProfilePanel::ProfilePanel(QWidget* parent)
    : QWidget(parent), m_chart(new ProfileChart), m_caption(mutedLabel({})),
      m_remove(toolButton(tr("Remove line"), tr("Remove the line from the image (or double-click it)"))),
      m_pages(new QStackedLayout(this))
{
    connect(m_remove, &QToolButton::clicked, this, &ProfilePanel::removeWanted);
    connect(m_chart, &ProfileChart::pixelHovered, this, &ProfilePanel::showCaption);
    auto* empty = mutedLabel(tr("Hold Alt and drag on the image to draw a line, or choose View ▸ Draw a line profile. "
                                "The values of the source and the result along the line appear here."));
    empty->setAlignment(Qt::AlignCenter);
    empty->setMargin(24);
    m_pages->addWidget(empty);
    auto* content = new QWidget;
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(16, 6, 8, 2);
    bar->addWidget(m_caption, 1);
    bar->addWidget(m_remove);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 8, 4);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_chart, 1);
    m_pages->addWidget(content);
}

QString ProfilePanel::caption() const { return m_caption->text(); }

void ProfilePanel::setProfile(const std::optional<LineProfile>& profile)
{
    if (profile == m_profile)
        return;
    m_profile = profile;
    m_pages->setCurrentIndex(profile ? 1 : 0);
    m_chart->setProfile(profile);
    showCaption(-1);
}

void ProfilePanel::showCaption(int number)
{
    if (!m_profile)
        return;
    const LineProfile& profile = *m_profile;
    if (number < 0 || number >= static_cast<int>(profile.pixels.size())) {
        QString text = tr("A %1 to B %2").arg(placeText(profile.pixels.front()), placeText(profile.pixels.back()));
        text += tr(" · pixels: %1").arg(profile.pixels.size());
        text += tr(" · block edges crossed: %1").arg(profile.blockEdges.size());
        if (profile.source.empty() && profile.result.empty())
            text += tr(" · no values in host memory yet");
        m_caption->setText(text);
        return;
    }
    const auto index = static_cast<std::size_t>(number);
    QString text = tr("%1: pixel %2").arg(number).arg(placeText(profile.pixels[index]));
    if (!profile.source.empty())
        text += tr(" · source %1").arg(toText(profile.source[index], exactDigits));
    if (!profile.result.empty())
        text += tr(" · result %1").arg(toText(profile.result[index], exactDigits));
    m_caption->setText(text);
}

} // namespace tilescope
