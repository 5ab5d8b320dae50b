#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/message.h"

#include "gpu/operations/border.h"

namespace tilescope
{

Launch libraryLaunch(const std::string& library, const std::string& function)
{
    Launch launch;
    launch.kernel = function;
    launch.library = library;
    return launch;
}

void checkNppBorder(const Recipe& completed)
{
    if (borderOf(completed) != Border::Replicate)
        throw SettingError("border",
                           gpu::phrase("NPP's filters replicate the nearest pixel beyond the border and support no "
                                       "other mode. Choose \"border\" = replicate."),
                           ParameterValue(std::string("replicate")));
}

} // namespace tilescope
