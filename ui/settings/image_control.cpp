#include "ui/settings/image_control.h"

#include "gpu/image/sample.h"
#include "ui/settings/choice_slider.h"
#include "ui/translation.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace tilescope
{

static const QString sampleMark = QStringLiteral("sample:");

ImageControl::ImageControl(QWidget* parent) : QWidget(parent)
{
    auto* open = new QToolButton;
    open->setText(QStringLiteral("…"));
    open->setToolTip(tr("Open an image file"));
    open->setAccessibleName(tr("Open an image"));
    open->setFocusPolicy(Qt::StrongFocus);
    open->setProperty("role", QStringLiteral("field"));
    m_choice = new ChoiceSlider(tr("Image"), new QComboBox, open);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_choice);
    fill();
    connect(open, &QToolButton::clicked, this, &ImageControl::askWanted);
    connect(m_choice, &ChoiceSlider::chosen, this,
            [this](const QString& value) { emit openWanted(value.startsWith(sampleMark) ? value + m_size : value); });
}

void ImageControl::fill()
{
    QList<ChoiceSlider::Item> items;
    for (const Sample& sample : samples())
        items << ChoiceSlider::Item{
            translated(sample.title), sampleMark + QString::fromStdString(sample.name), translated(sample.meaning), {}};
    if (!m_ownTitle.isEmpty())
        items << ChoiceSlider::Item{m_ownTitle, m_own, m_own, {}};
    m_choice->setItems(items);
}

void ImageControl::showImage(const QString& name, const QString& path)
{
    if (path.isEmpty() && name.startsWith(sampleMark)) {
        const qsizetype size = name.indexOf(u'@');
        m_size = size < 0 ? QString() : name.mid(size);
        m_shown = size < 0 ? name : name.left(size);
        return showAgain();
    }
    m_own = path.isEmpty() ? name : path;
    m_ownTitle = name;
    m_shown = m_own;
    fill();
    showAgain();
}

void ImageControl::showAgain() { m_choice->setChosen(m_shown); }

} // namespace tilescope
