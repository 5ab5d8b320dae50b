#pragma once

#include "gpu/emulator/observe/trace/access_picture.h"
#include "ui/parts/tip_view.h"

#include <QString>

namespace tilescope
{

/// A shared-memory access as a grid ("punch card"): a row for each lane, a column for each bank, coloured by the
/// wavefront that serves the lane. Under it stands how many different words are requested from each bank, above it a
/// caption.
class PunchCardView : public TipView
{
    Q_OBJECT

public:
    explicit PunchCardView(QWidget* parent = nullptr);

    void setPicture(const QString& caption, const BankPicture& picture);
    const BankPicture& picture() const { return m_picture; }
    const QString& caption() const { return m_caption; }
    QString toolTipAt(QPoint position) const override;

    QSize minimumSizeHint() const override { return {120, 90}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Layout {
        QRectF card; ///< the 32 × 32 places
        double column = 1, row = 1;
        double feet = 0; ///< height of what is drawn under it
    };
    Layout layoutOf() const;
    QColor wavefrontColour(unsigned wavefront) const;
    void paintGrid(QPainter& painter, const Layout& layout) const;
    void paintCells(QPainter& painter, const Layout& layout) const;
    void paintBanks(QPainter& painter, const Layout& layout) const;

    QString m_caption;
    BankPicture m_picture;
};

} // namespace tilescope
