// What a compiler prints: a kernel's text, a NUL byte, and the log.

#include "fuzz.h"

#include "gpu/compile/diagnostics.h"
#include "gpu/compile/read_files.h"

#include <string>

using namespace tilescope;

TILESCOPE_FUZZ(diagnostics)
{
    const auto end = std::min(input.find('\0'), input.size());
    const KernelSource kernel{"sobel/shared.cu", std::string(input.substr(0, end))};
    const std::string log(input.substr(std::min(end + 1, input.size())));
    for (const auto& list : {parseClangLog(log, kernel), parseNvrtcLog(log, kernel)})
        for (const Diagnostic& diagnostic : list) {
            fuzz::require(diagnostic.line >= 0 && diagnostic.column >= 0);
            fuzz::require(!toText(diagnostic).empty());
        }
    for (const auto& files : {filesInRule(log), filesInLines(log)})
        for (const std::string& file : files)
            fuzz::require(file.find('\n') == file.npos);
}
