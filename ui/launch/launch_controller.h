#pragma once

#include "gpu/operations/inputs.h"
#include "gpu/recipe/recipe.h"
#include "ui/shell/panel_kind.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QTimer>

namespace tilescope
{

inline constexpr PanelKey launchPanel{"launch"};
PanelPage launchPanelPage();

struct LaunchEdit;
class KernelPanel;
class LaunchPanel;

/// Shows what the launches of the Kernel panel's text give, if the text is the user's own, and puts what the user
/// changes there into its notes.
class LaunchController : public QObject
{
    Q_OBJECT

public:
    LaunchController(const WindowParts& parts, LaunchPanel& panel, KernelPanel& kernel);

private:
    void offer();
    void show();
    void askPixelCounts(const Recipe& recipe);
    void take(const LaunchEdit& edit);
    void save();
    QString file() const; ///< that the text comes from; empty: it cannot be saved there

    WindowParts m_parts;
    LaunchPanel& m_panel;
    KernelPanel& m_kernel;
    QTimer m_rest;                           ///< expires shortly after the last change of the text
    ImagePtr m_image;                        ///< the source that m_prepared was made of
    std::shared_ptr<const Image> m_prepared; ///< the picture as the operation takes it
    bool m_isPreparedGrey = false;
    Recipe m_countedFor;  ///< the completed recipe that m_counts are of
    PixelCounts m_counts; ///< that its run gives the kernel
};

} // namespace tilescope
