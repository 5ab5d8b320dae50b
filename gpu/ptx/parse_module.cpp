#include "gpu/ptx/failure.h"
#include "gpu/ptx/limits.h"
#include "gpu/ptx/module.h"
#include "gpu/ptx/module_parser.h"
#include "gpu/ptx/source_locations.h"

#include <string_view>

namespace tilescope::ptx
{

PtxError errorOf(const Failure& failure, const SourceLocations& locations)
{
    const auto location = failure.location != noIndex ? failure.location : locations.current();
    auto [source, line] = locations.userPlace(location);
    std::string message;
    if (failure.textLine != 0)
        message += "PTX line " + std::to_string(failure.textLine);
    if (line != 0)
        message += (message.empty() ? "" : ", ") + source + " line " + std::to_string(line);
    constexpr std::size_t longest = 400; // names may be of any length
    std::string_view what = failure.what();
    const bool isCut = what.size() > longest;
    message += (message.empty() ? "PTX: " : ": ") + std::string(what.substr(0, longest)) + (isCut ? "…" : ".");
    return PtxError(message, failure.textLine, std::move(source), line);
}

Module parseModule(const std::string& text, const std::string& mainFile)
{
    // nvrtcGetPTXSize counts the final NUL.
    const std::string_view body = std::string_view(text).substr(0, text.find_last_not_of('\0') + 1);
    if (body.size() > limits::textBytes)
        throw PtxError("PTX: the text is larger than " + std::to_string(limits::textBytes >> 20) + " MB.", 0, {}, 0);
    SourceLocations locations(body, mainFile);
    try {
        return ModuleParser(body, locations).parse();
    } catch (const Failure& failure) {
        throw errorOf(failure, locations);
    }
}

} // namespace tilescope::ptx
