#pragma once

#include "gpu/emulator/observe/reuse/reuse_map.h"
#include "gpu/image/image.h"
#include "gpu/recipe/recipe.h"
#include "ui/shell/window_parts.h"

#include <QElapsedTimer>
#include <QObject>

namespace tilescope
{

/// Keeps the heat of reads in step with the settings, while it is looked at. The old map stays until the new one is
/// there.
class ReuseController : public QObject
{
    Q_OBJECT

public:
    explicit ReuseController(const WindowParts& parts);

private:
    void follow(); ///< asks for a map where the one that is shown is of other settings or of another picture
    void ask();

    WindowParts m_parts;
    Recipe m_recipe;  ///< of the map that was asked for last
    ImagePtr m_image; ///< likewise; null: none was
    QElapsedTimer m_asked;
    bool m_again = false; ///< the settings have changed since
};

} // namespace tilescope
