#pragma once

#include "gpu/recipe/report.h"
#include "tests/ui/test_program.h"
#include "ui/canvas/canvas.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>
#include <memory>

/// Shared by the tests of the canvas: pictures with light, dark and coloured parts, reports with tiles, and input.
namespace canvas_fixture
{

using namespace tilescope;

/// Discs on a gradient; no two adjacent pixels of an RGB picture have the same value.
inline ImagePtr testPicture(int width, int height, PixelFormat format)
{
    auto image = std::make_shared<Image>(width, height, format);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const int dx = x % 48 - 24, dy = y % 48 - 24;
            const bool disc = dx * dx + dy * dy < 320;
            const auto level = static_cast<std::uint8_t>(disc ? 225 - x % 7 * 4 : (x * 5 + y * 3) % 97);
            if (format == PixelFormat::Float32) {
                image->row<float>(y)[x] = static_cast<float>(level) * 4.0F - 100.0F;
            } else {
                const int channels = channelCount(format);
                std::uint8_t* pixel = image->row<std::uint8_t>(y) + x * channels;
                pixel[0] = level;
                if (channels == 3) {
                    pixel[1] = static_cast<std::uint8_t>((x * 2 + y) % 256);
                    pixel[2] = static_cast<std::uint8_t>(255 - level);
                }
            }
        }
    }
    return image;
}

inline std::shared_ptr<Report> testReport(ImagePtr picture, BlockSize block, int halo, bool hasSharedTile = true)
{
    auto report = std::make_shared<Report>();
    report->recipe.block = block;
    report->picture = std::move(picture);
    TileGeometry& geometry = report->geometry;
    geometry.blockWidth = block.width;
    geometry.blockHeight = block.height;
    geometry.haloX = geometry.haloY = halo;
    geometry.hasSharedTile = hasSharedTile;
    if (hasSharedTile) {
        geometry.tileWidth = geometry.tilePitch = block.width + 2 * halo;
        geometry.tileHeight = block.height + 2 * halo;
        geometry.elementBytes = 1;
        geometry.sharedBytes =
            static_cast<std::size_t>(geometry.tileWidth) * static_cast<std::size_t>(geometry.tileHeight);
    }
    return report;
}

inline GlProbe noGl() { return {false, QStringLiteral("The test wants none."), {}, {}}; }

inline Canvas::Overlays noOverlays() { return {false, false, false, false, false, false}; }

/// Sets the canvas' size and shows it, so that it receives its resize event.
inline bool open(Canvas& canvas, QSize size)
{
    canvas.resize(size);
    canvas.setVisible(true);
    return QTest::qWaitForWindowExposed(&canvas);
}

inline void mouse(Canvas& canvas, QEvent::Type type, QPointF at, Qt::MouseButton button = Qt::NoButton)
{
    const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::MouseButtons(button);
    const Qt::MouseButton changed = type == QEvent::MouseMove ? Qt::NoButton : button;
    QMouseEvent event(type, at, canvas.mapToGlobal(at), changed, held, Qt::NoModifier);
    QApplication::sendEvent(&canvas, &event);
}

inline void wheel(Canvas& canvas, QPointF at, QPoint angle, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWheelEvent event(at, canvas.mapToGlobal(at), {}, angle, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&canvas, &event);
}

/// The fraction of pixels with a channel that differs by more than `tolerance`; 1 if the sizes differ.
inline double differingFraction(const QImage& left, const QImage& right, int tolerance)
{
    if (left.size() != right.size() || left.isNull())
        return 1;
    const QImage a = left.convertToFormat(QImage::Format_RGB32), b = right.convertToFormat(QImage::Format_RGB32);
    qint64 differing = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            const int difference =
                std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)), std::abs(qBlue(p) - qBlue(q))});
            differing += difference > tolerance ? 1 : 0;
        }
    }
    return static_cast<double>(differing) / (static_cast<double>(a.width()) * a.height());
}

/// With shared OpenGL contexts, as in the program.
template <class Test>
int runWithOpenGl(int argc, char** argv)
{
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QApplication application(argc, argv);
    return test::runAlone<Test>(argc, argv);
}

/// With the same fonts and scale on any display.
template <class Test>
int runOffscreen(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    return test::runAlone<Test>(argc, argv);
}

} // namespace canvas_fixture
