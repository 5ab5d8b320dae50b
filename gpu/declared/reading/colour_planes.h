#pragma once

#include <string>
#include <vector>

namespace tilescope
{

struct DefinedKernel;

/// The planes of a picture and of a result, as a note names them: "red", "output.red" …
bool isPicturePlane(const std::string& buffer);
bool isResultPlane(const std::string& buffer);

/// Its channel, from 0 for red.
int channelOfPlane(const std::string& buffer);

/// Finds three pointers that are the planes of a colour picture or result (BoundParameter::plane): "r_in", "g_in" and
/// "b_in", or "redChannel" and so on, by the names of the parameters, else by those of the host's variables. What a
/// kernel stores through is of the result.
void takeColourPlanes(std::vector<DefinedKernel>& kernels);

} // namespace tilescope
