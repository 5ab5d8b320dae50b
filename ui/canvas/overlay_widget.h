#pragma once

#include "ui/canvas/scene.h"

#include <QWidget>

namespace tilescope
{

/// The transparent widget over a surface that the overlays are drawn on. QPainter draws them in both cases, so that
/// they look the same with and without OpenGL.
class OverlayWidget : public QWidget
{
    Q_OBJECT

public:
    OverlayWidget(const Scene& scene, QWidget* parent); ///< the scene must outlive the widget
    void setFocusFrame(bool visible);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Scene& m_scene;
    bool m_focusFrame = false;
};

} // namespace tilescope
