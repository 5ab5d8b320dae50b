#pragma once

#include "ui/theme/colours.h"

#include <QPainter>
#include <QString>

namespace tilescope
{

/// How much a part of a drawing stands out.
enum class Accent {
    None,  ///< what surrounds the subject
    Light, ///< belongs to it
    Full,  ///< the subject
    Halo,  ///< the colour of halos, as over the picture
    Wrong, ///< an error
};

/// The few shapes of which the glossary's pictures consist, in the theme's colours.
class Sketch
{
public:
    Sketch(QPainter& painter, const Colours& colours);

    void cell(const QRectF& rect, Accent accent);                     ///< a small square without text
    void box(const QRectF& rect, const QString& text, Accent accent); ///< text in the middle
    void label(const QRectF& rect, const QString& text, Accent accent = Accent::None,
               Qt::Alignment alignment = Qt::AlignCenter);
    void line(QPointF from, QPointF to, Accent accent, qreal width = 1);
    void arrow(QPointF from, QPointF to, Accent accent, qreal width = 1.4);
    void outline(const QRectF& rect, Accent accent);
    /// Squares of `side`, `step` apart, `accentOf(column, row)`.
    template <typename AccentOf>
    void cells(QPointF corner, int columns, int rows, qreal side, qreal step, const AccentOf& accentOf)
    {
        for (int row = 0; row < rows; ++row)
            for (int column = 0; column < columns; ++column)
                cell({corner.x() + column * step, corner.y() + row * step, side, side}, accentOf(column, row));
    }

private:
    void write(const QRectF& rect, int flags, const QString& text);
    QColor fillOf(Accent accent) const;
    QColor strokeOf(Accent accent) const;

    QPainter& m_painter;
    const Colours& m_colours;
};

// Each draws one of its terms, with that term's part accented; they fill termPictureSize.
void drawThreads(Sketch& sketch, std::string_view key);
void drawMemories(Sketch& sketch, std::string_view key);
void drawAccesses(Sketch& sketch, std::string_view key);
void drawTiles(Sketch& sketch, std::string_view key);
void drawOrder(Sketch& sketch, std::string_view key);
void drawMeasures(Sketch& sketch, std::string_view key);

} // namespace tilescope
