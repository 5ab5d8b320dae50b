#pragma once

#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/image/image.h"
#include "gpu/recipe/recipe.h"
#include "ui/shell/window_parts.h"

#include <QElapsedTimer>
#include <QObject>

namespace tilescope
{

/// Updates the heat map of reads for the settings while it is shown. The old map stays until the new one is available.
class ReuseController : public QObject
{
    Q_OBJECT

public:
    explicit ReuseController(const WindowParts& parts);

private:
    void follow(); ///< requests a map if the shown one is of other settings or of another picture
    void ask();

    WindowParts m_parts;
    Recipe m_recipe;  ///< of the map requested last
    ImagePtr m_image; ///< of the map requested last; null: none was
    QElapsedTimer m_asked;
    bool m_again = false; ///< the settings have changed since
};

} // namespace tilescope
