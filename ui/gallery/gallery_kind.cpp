#include "ui/gallery/gallery_panel.h"
#include "ui/session/session.h"
#include "ui/shell/window_parts.h"

namespace tilescope
{

static QWidget* makePanel(const WindowParts& parts)
{
    auto* panel = new GalleryPanel;
    QObject::connect(&parts.session, &Session::reportReady, panel,
                     [panel](const std::shared_ptr<const Report>& report) { panel->setReport(*report); });
    return panel;
}

PanelKind galleryPanelKind()
{
    return {.key = galleryPanel,
            .title = GalleryPanel::tr("Gallery"),
            .make = makePanel,
            .learn = {PanelPlace::Bottom, 3},
            .needsWidth = true};
}

} // namespace tilescope
