#include "gpu/recipe/words/time_doubt.h"

#include "gpu/recipe/message.h"
#include "gpu/recipe/timing.h"

#include <sstream>

namespace tilescope
{

bool isProvedGpu(const std::string& name)
{
    std::istringstream words(name); // a driver says "NVIDIA H100 80GB HBM3"; a GH200 is another one
    for (std::string word; words >> word;)
        if (word == "H100" || word == "H200")
            return true;
    return false;
}

Message doubtOf(const std::string& gpu, bool isProved)
{
    return isProved || isProvedGpu(gpu) ? doubtOf(isProved) : gpu::phrase("not proved for this GPU");
}

} // namespace tilescope
