#include "gpu/operations/adaptive_threshold/adaptive_threshold.h"

#include <cstdint>
#include <cstring>

namespace tilescope::operations
{

namespace
{

std::vector<float> countsIn(const std::vector<std::byte>& bytes)
{
    std::vector<std::uint32_t> counts(bytes.size() / sizeof(std::uint32_t));
    std::memcpy(counts.data(), bytes.data(), counts.size() * sizeof(std::uint32_t));
    return {counts.begin(), counts.end()};
}

} // namespace

Annotations projectionProfiles(const Outputs& outputs)
{
    Annotations annotations;
    if (outputs.sides.size() == 2)
        annotations.profiles = {{.edge = Profile::Edge::Bottom,
                                 .title = "White pixels of each column",
                                 .values = countsIn(outputs.sides[0]),
                                 .maximum = static_cast<float>(outputs.picture.height())},
                                {.edge = Profile::Edge::Right,
                                 .title = "White pixels of each row",
                                 .values = countsIn(outputs.sides[1]),
                                 .maximum = static_cast<float>(outputs.picture.width())}};
    return annotations;
}

} // namespace tilescope::operations
