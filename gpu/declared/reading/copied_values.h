#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

/// Constants that the host's code in a text puts into an array.
struct CopiedValues {
    std::vector<std::string> values = {}; ///< as expressions without names; none: it does not, or computes one
    int line = 0;                         ///< where they are, from 1
};

/// "mask" of "(void*)mask", "&mask[0]" and "mask.data()"; empty: the argument is no name of an array.
std::string arrayIn(std::string_view argument);

/// The arguments of the call whose name ends at `at` in the text; none if it is no call.
std::vector<std::string> argumentsOfCall(const std::string& bare, std::size_t at);

/// Those that this function, cudaMemcpy or cudaMemcpyToSymbol, copies to what `target` names: of "float mask[9] = {…}",
/// "std::vector<float> mask{…}", or of "mask[0] = 1;" for each, also if the copy is in a function that gets the array.
/// `bare` is the text without comments.
CopiedValues copiedValues(const std::string& bare, const std::string& function, const std::string& target);

/// The same for an array that a kernel is given itself, as of cudaMallocManaged.
CopiedValues valuesIn(const std::string& bare, const std::string& array);

} // namespace tilescope
