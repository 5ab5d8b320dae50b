#pragma once

#include <QWidget>

namespace tilescope
{

/// A widget whose tool tip depends on what is under the cursor.
class TipView : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;
    virtual QString toolTipAt(QPoint position) const = 0; ///< plain text; empty: there is none

protected:
    bool event(QEvent* event) override;
};

} // namespace tilescope
