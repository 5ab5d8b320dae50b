#include "ui/settings/block_control.h"

#include "ui/parts/labels.h"
#include "ui/parts/number_control.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

namespace tilescope
{

BlockControl::BlockControl(QWidget* parent)
    : QWidget(parent),
      m_width(sideControl(tr("Width"), tr("Threads of a block along x. A warp is 32 threads that follow one another "
                                          "along x first, so a multiple of 32 reads whole lines of memory."))),
      m_height(sideControl(tr("Height"), tr("Threads of a block along y. Width times height is at most 1024."))),
      m_shortcuts(shortcuts()), m_threads(mutedLabel({}))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_width);
    column->addWidget(m_height);
    column->addWidget(m_shortcuts);
    column->addWidget(m_threads);
    for (auto* side : {m_width, m_height}) {
        connect(side, &NumberControl::valueChanged, this,
                [this, other = side == m_width ? m_height : m_width](double value) {
                    if (m_isSquare)
                        other->setValue(value);
                    describe();
                    emit blockChanged(block());
                });
    }
    setSquare(false);
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
        part->setAccessibleName(tr("Block %1").arg(name.toLower()));
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
        connect(button, &QToolButton::clicked, this, [this, size] {
            setBlock(size);
            emit blockChanged(size);
        });
    }
    return row;
}

BlockSize BlockControl::block() const
{
    return {static_cast<int>(m_width->value()), static_cast<int>(m_height->value())};
}

void BlockControl::setBlock(BlockSize block)
{
    m_width->setValue(block.width);
    m_height->setValue(block.height);
    describe();
}

void BlockControl::setDefaultBlock(BlockSize block)
{
    m_width->setDefaultValue(block.width);
    m_height->setDefaultValue(block.height);
}

void BlockControl::setSquare(bool isSquare)
{
    m_isSquare = isSquare;
    for (QToolButton* const chip : m_squareChips)
        chip->setVisible(isSquare);
    for (QToolButton* const chip : m_oblongChips)
        chip->setVisible(!isSquare);
    describe();
}

void BlockControl::setChosenBy(const QString& library)
{
    m_chosenBy = library;
    for (QWidget* const part : {static_cast<QWidget*>(m_width), static_cast<QWidget*>(m_height), m_shortcuts})
        part->setEnabled(library.isEmpty());
    describe();
}

void BlockControl::describe()
{
    if (!m_chosenBy.isEmpty()) {
        m_threads->setText(tr("%1 chooses its blocks itself.").arg(m_chosenBy));
        return;
    }
    const int threads = block().threads();
    if (threads < 1) { // explained elsewhere
        m_threads->setText(tr("No threads"));
        return;
    }
    const int warps = (threads + 31) / 32;
    QString text = tr("%L1 threads, %L2 %3").arg(threads).arg(warps).arg(warps == 1 ? tr("warp") : tr("warps"));
    if (threads % 32 != 0)
        text += tr("; the last warp has %1 idle lanes").arg(warps * 32 - threads);
    if (m_isSquare)
        text += tr(". The block is a square tile: width and height move together.");
    m_threads->setText(text);
}

} // namespace tilescope
