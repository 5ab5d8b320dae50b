#pragma once

#include "gpu/recipe/recipe.h"

#include <QList>
#include <QWidget>

class QLabel;
class QToolButton;

namespace tilescope
{

class NumberControl;

/// Width and height of a block, 1 to 1024 threads each, also where their product is more than a block may have: what
/// is impossible is explained, not hidden.
class BlockControl : public QWidget
{
    Q_OBJECT

public:
    explicit BlockControl(QWidget* parent = nullptr);

    BlockSize block() const;
    void setBlock(BlockSize block);        ///< without a signal
    void setDefaultBlock(BlockSize block); ///< what a double click brings back
    /// Blocks are the sides of a square tile: each control then moves the other one too. A block that is not square is
    /// shown as it is until one of them is moved.
    void setSquare(bool isSquare);
    /// Who chooses the blocks instead, such as "NPP": nothing can be set here then, and it says so. Empty: the person.
    void setChosenBy(const QString& library);

    NumberControl* widthControl() const { return m_width; }
    NumberControl* heightControl() const { return m_height; }

signals:
    void blockChanged(tilescope::BlockSize block);

private:
    NumberControl* sideControl(const QString& name, const QString& meaning);
    QWidget* shortcuts();
    void describe();

    NumberControl* m_width;
    NumberControl* m_height;
    QList<QToolButton*> m_squareChips, m_oblongChips; ///< before the row that holds them
    QWidget* m_shortcuts;
    bool m_isSquare = false;
    QLabel* m_threads;
    QString m_chosenBy;
};

} // namespace tilescope
