#pragma once

#include "canvas_fixture.h"
#include "ui/canvas/pictures/line_profile.h"
#include "ui/canvas/pictures/pixel_inspection.h"

/// Shared by the tests of the inspected pixel, of the line and of the written values.
namespace inspection_fixture
{

using namespace canvas_fixture;

/// Grey: 10 y + x, so that a value identifies its position.
inline ImagePtr numbered(int width, int height)
{
    auto image = std::make_shared<Image>(width, height, PixelFormat::Grey8);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            image->row<std::uint8_t>(y)[x] = static_cast<std::uint8_t>((10 * y + x) % 256);
    return image;
}

inline PixelValue grey(double value) { return {PixelFormat::Grey8, {value}}; }

inline void send(Canvas& canvas, QEvent::Type type, QPointF at, Qt::KeyboardModifiers modifiers)
{
    const Qt::MouseButton changed = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, canvas.mapToGlobal(at), changed, held, modifiers);
    QApplication::sendEvent(&canvas, &event);
}

inline void drag(Canvas& canvas, QPointF from, QPointF to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    send(canvas, QEvent::MouseButtonPress, from, modifiers);
    send(canvas, QEvent::MouseMove, to, modifiers);
    send(canvas, QEvent::MouseButtonRelease, to, modifiers);
}

inline void click(Canvas& canvas, QPointF at)
{
    send(canvas, QEvent::MouseButtonPress, at, Qt::NoModifier);
    send(canvas, QEvent::MouseButtonRelease, at, Qt::NoModifier);
}

/// The canvas of the input tests: a picture of 64 × 48 at (12, 12) … (652, 492), ten view units a pixel.
class ShownCanvas
{
protected:
    std::unique_ptr<Canvas> m_canvas;

    static QPointF at(int x, int y) { return {12 + 10 * x + 5.0, 12 + 10 * y + 5.0}; }

    void show(const ImagePtr& source, const std::shared_ptr<Report>& report)
    {
        m_canvas = std::make_unique<Canvas>(noGl());
        QVERIFY(open(*m_canvas, {664, 504}));
        m_canvas->setSource(source);
        m_canvas->setReport(report);
    }

    void showNumbered() { show(numbered(64, 48), testReport(testPicture(64, 48, PixelFormat::Grey8), {16, 8}, 1)); }
};

} // namespace inspection_fixture
