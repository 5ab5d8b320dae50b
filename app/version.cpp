#include "app/arguments.h"
#include "app/program.h"

#include "commit.h" // written by the build: TILESCOPE_COMMIT, TILESCOPE_DATE

namespace tilescope
{

static std::string compilerText()
{
#if defined(__clang__)
    return "clang++ " + std::to_string(__clang_major__) + "." + std::to_string(__clang_minor__);
#else
    return "g++ " + std::to_string(__GNUC__) + "." + std::to_string(__GNUC_MINOR__);
#endif
}

static const char* processorText()
{
#if defined(__x86_64__)
    return "x86_64";
#elif defined(__aarch64__)
    return "arm64";
#else
    return "another processor";
#endif
}

std::string versionText()
{
    const std::string commit = TILESCOPE_COMMIT;
    return "tilescope " + programVersion() + (commit.empty() ? "" : " (" + commit + ")") + ", " +
           program().windowVersion() + ", " + compilerText() + ", built for " + processorText();
}

std::string shortVersionText()
{
    const std::string text = versionText();
    return text.substr(0, text.find(','));
}

std::string programVersion() { return TILESCOPE_VERSION; }

std::string programDate() { return TILESCOPE_DATE; }

} // namespace tilescope
