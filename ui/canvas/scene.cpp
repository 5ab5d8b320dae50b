#include "ui/canvas/scene.h"

#include <algorithm>
#include <cstdlib>

namespace tilescope
{

bool Scene::nearlyAsLarge(QSize a, QSize b)
{
    constexpr int largestTemplateSide = 64;
    const auto near = [](int left, int right) {
        const int difference = std::abs(left - right);
        return difference < largestTemplateSide && difference <= std::max(left, right) / 4;
    };
    return near(a.width(), b.width()) && near(a.height(), b.height());
}

} // namespace tilescope
