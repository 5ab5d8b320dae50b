#include "ui/settings/block_control.h"

#include "ui/parts/brief_label.h"
#include "ui/parts/number_control.h"
#include "ui/session/settings_model.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

namespace tilescope
{

BlockControl::BlockControl(SettingsModel& settings, QWidget* parent)
    : QWidget(parent), m_settings(settings),
      m_width(sideControl(tr("Block width"),
                          tr("Threads of a block along x. A warp is 32 consecutive threads, counted along x first, so "
                             "with a multiple of 32 a warp reads whole lines of memory."))),
      m_height(
          sideControl(tr("Block height"), tr("Threads of a block along y. Width times height must not exceed 1024."))),
      m_shortcuts(shortcuts()), m_threads(new BriefLabel(1))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_width);
    column->addWidget(m_height);
    column->addWidget(m_shortcuts);
    column->addWidget(m_threads);
    connect(m_width, &NumberControl::valueChanged, this,
            [this](double threads) { m_settings.setBlockSide(Qt::Horizontal, static_cast<int>(threads)); });
    connect(m_height, &NumberControl::valueChanged, this,
            [this](double threads) { m_settings.setBlockSide(Qt::Vertical, static_cast<int>(threads)); });
    connect(&settings, &SettingsModel::changed, this, &BlockControl::showSettings);
    showSettings();
}

NumberControl* BlockControl::sideControl(const QString& name, const QString& meaning)
{
    NumberRange range;
    range.minimum = 1;
    range.maximum = 1024;
    range.defaultValue = 16;
    range.typed = {{0, 9999}};
    range.halts = {1, 2, 3, 4, 6, 8, 12, 16, 17, 20, 24, 32, 33, 48, 64, 96, 128, 256, 512, 1024};
    auto* control = new NumberControl(name, range);
    control->setToolTip(meaning);
    for (QWidget* const part : {static_cast<QWidget*>(control->slider()), static_cast<QWidget*>(control->spinBox())}) {
        part->setAccessibleDescription(meaning);
    }
    return control;
}

QWidget* BlockControl::shortcuts()
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (const BlockSize size : {BlockSize{2, 2}, {4, 4}, {8, 8}, {16, 16}, {32, 4}, {32, 8}, {32, 32}}) {
        auto* button = new QToolButton;
        button->setText(QStringLiteral("%1×%2").arg(size.width).arg(size.height));
        button->setAccessibleName(tr("Block of %1 by %2 threads").arg(size.width).arg(size.height));
        button->setFocusPolicy(Qt::StrongFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setProperty("role", QStringLiteral("chip"));
        layout->addWidget(button);
        if (size.width != size.height)
            m_oblongChips << button;
        else if (size.width < 8)
            m_squareChips << button;
        connect(button, &QToolButton::clicked, this, [this, size] { m_settings.setBlock(size); });
    }
    return row;
}

void BlockControl::setBrief(bool isBrief) { m_shortcuts->setVisible(!isBrief); }

BlockSize BlockControl::block() const
{
    return {static_cast<int>(m_width->value()), static_cast<int>(m_height->value())};
}

void BlockControl::showSettings()
{
    const BlockSize block = m_settings.recipe().block;
    if (m_width->value() != block.width) // otherwise the text being typed would be replaced
        m_width->setValue(block.width);
    if (m_height->value() != block.height)
        m_height->setValue(block.height);
    m_width->setDefaultValue(m_settings.operation().defaultBlock.width);
    m_height->setDefaultValue(m_settings.operation().defaultBlock.height);
    const Strategy& strategy = m_settings.strategy();
    m_width->setName(strategy.squareBlock ? tr("Tile side x") : tr("Block width"));
    m_height->setName(strategy.squareBlock ? tr("Tile side y") : tr("Block height"));
    for (QToolButton* const chip : m_squareChips)
        chip->setVisible(strategy.squareBlock);
    for (QToolButton* const chip : m_oblongChips)
        chip->setVisible(!strategy.squareBlock);
    for (QWidget* const part : {static_cast<QWidget*>(m_width), static_cast<QWidget*>(m_height), m_shortcuts})
        part->setEnabled(strategy.hasText());
    describe();
}

void BlockControl::describe()
{
    const Strategy& strategy = m_settings.strategy();
    if (!strategy.hasText())
        return m_threads->setFullText(
            tr("%1 chooses its own block size.").arg(QString::fromStdString(strategy.library)));
    const int threads = m_settings.recipe().block.threads();
    if (threads < 1) // explained elsewhere
        return m_threads->setFullText(tr("No threads"));
    const int warps = (threads + 31) / 32;
    QString text = tr("%L1 threads, %L2 %3").arg(threads).arg(warps).arg(warps == 1 ? tr("warp") : tr("warps"));
    if (threads % 32 != 0)
        text += tr("; %1 lanes of the last warp idle").arg(warps * 32 - threads);
    if (strategy.squareBlock)
        text += tr("; width and height change together");
    m_threads->setFullText(text);
}

} // namespace tilescope
