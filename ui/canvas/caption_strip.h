#pragma once

#include "ui/canvas/overlays/captions.h"

#include <QColor>
#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QWidget>

namespace tilescope
{

/// The caption in one line: the legend and the most important parts that fit, and at the right the grid's. The
/// painter's font is used; what does not fit is left out.
void paintCaption(QPainter& painter, const QRectF& strip, const Caption& caption, QColor ground);
int captionHeight(const QFontMetrics& metrics);

/// A picture of the view, with the caption under it if there is one.
QImage withCaption(const QImage& view, const Caption& caption, QColor ground, const QFont& font);

/// A line of fixed height under the canvas that says what its colours mean and what one block reads. The tool tip has
/// all of it.
class CaptionStrip : public QWidget
{
    Q_OBJECT

public:
    explicit CaptionStrip(QWidget* parent = nullptr);

    void setCaption(const Caption& caption);
    const Caption& caption() const { return m_caption; }
    QString shownText() const { return told().text(); } ///< if there is room for it
    void setBrief(bool isBrief); ///< the legend and the most important part alone; the tool tip keeps all of it

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    Caption told() const;

    Caption m_caption;
    bool m_isBrief = false;
};

} // namespace tilescope
