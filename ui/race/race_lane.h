#pragma once

#include "ui/race/race_view.h"

#include <QImage>
#include <QWidget>

class QBoxLayout;
class QComboBox;

namespace tilescope
{

/// The picture of one side: the source, over which the result appears block by block. Blocks of the current wave fade
/// in under a tint.
class RacePicture : public QWidget
{
    Q_OBJECT

public:
    explicit RacePicture(QWidget* parent = nullptr);

    void setSide(const RaceSide& side, const ImagePtr& source);
    void setMoment(double us);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF place() const; ///< of the picture in the widget
    void rescale(QSize size, double ratio);
    void paintBlocks(QPainter& painter, const QRectF& place) const;

    RaceSide m_side;
    ImagePtr m_source;
    QSize m_size;                          ///< of the result, or of the source before there is one
    QImage m_scaledSource, m_scaledResult; ///< for the place's size
    QSize m_scaledFor;
    double m_us = 0;
};

/// The figures of one side with a bar each, all bars of both sides on one scale.
class RaceMeters : public QWidget
{
    Q_OBJECT

public:
    explicit RaceMeters(QWidget* parent = nullptr);

    void setMeters(const QString& heading, const QString& headingTip, std::vector<RaceMeter> meters);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; ///< without the heading
    bool isWhole() const;                   ///< no text is cut

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Words {
        QString title, value;
    };
    Words wordsOf(const RaceMeter& meter) const; ///< as many as there is room for
    int leastRowHeight() const;
    int rowHeight() const;
    int headingHeight() const; ///< 0: there is no room for it

    QString m_heading, m_headingTip;
    std::vector<RaceMeter> m_meters;
};

/// One side: which strategy, its picture, its figures. Where it is low, the figures are beside the picture.
class RaceLane : public QWidget
{
    Q_OBJECT

public:
    explicit RaceLane(const QString& name, QWidget* parent = nullptr);

    QComboBox* box() const { return m_box; }
    RacePicture& picture() const { return *m_picture; }

    void setSides(const RaceSides& sides, std::size_t own, const ImagePtr& source);
    void setMoment(double us);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QComboBox* m_box;
    RacePicture* m_picture;
    RaceMeters* m_meters;
    QBoxLayout* m_body;
    RaceSides m_sides;
    std::size_t m_own = 0;
};

} // namespace tilescope
