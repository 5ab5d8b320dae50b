#pragma once

#include <QList>
#include <QWidget>

class QLabel;

namespace tilescope
{

/// The bar above a panel's table: its caption with its buttons beside it. Where they leave the caption no room, the
/// buttons are under it, in as many rows as they need.
class CaptionBar : public QWidget
{
    Q_OBJECT

public:
    CaptionBar(QLabel* caption, const QList<QWidget*>& buttons, QWidget* parent = nullptr);
};

} // namespace tilescope
