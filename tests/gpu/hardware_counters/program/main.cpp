#include "tests/gpu/hardware_counters/program/parts.h"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

namespace
{

int usage()
{
    std::fputs("hardware_counters prepare FOLDER COMPUTE_CAPABILITY [STRATEGY…]   compile every case, such as for 90\n"
               "hardware_counters launch FOLDER                       launch every case once; to be run under ncu\n"
               "hardware_counters compare FOLDER CAUSES.json          emulate, compare with FOLDER/ncu.csv\n",
               stderr);
    return 2;
}

} // namespace

int main(int count, char** words)
{
    const std::vector<std::string> arguments(words + 1, words + count);
    if (arguments.size() < 2)
        return usage();
    const std::string &part = arguments[0], folder = arguments[1];
    try {
        if (part == "prepare" && arguments.size() >= 3 && std::atoi(arguments[2].c_str()) >= 75)
            return tilescope::prepareCases(folder, std::atoi(arguments[2].c_str()),
                                           {arguments.begin() + 3, arguments.end()});
        if (part == "launch" && arguments.size() == 2)
            return tilescope::launchCases(folder);
        if (part == "compare" && arguments.size() == 3)
            return tilescope::compareCases(folder, arguments[2]);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "hardware_counters: %s\n", error.what());
        return 1;
    }
    return usage();
}
