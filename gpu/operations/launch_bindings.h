#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope
{

/// What a launch gives one parameter of its kernel, and what decided that.
struct ParameterBinding {
    enum class Origin {
        Note,     ///< a note in the text
        Document, ///< the operation's document
        Buffer,   ///< a declared buffer has the parameter's name
        Setting,  ///< a parameter of the operation has its name
        Launch,   ///< what the host's code in the text launches the kernel with
        Name,     ///< its name is one of a side, a pitch, a number of values
        Kind,     ///< a pointer to const or not, or a texture
        Nothing   ///< and so the kernel cannot be launched
    };
    std::string name, type; ///< "input", "const float*"
    std::string given;      ///< a buffer's name, or an expression such as "2 * radius + 1"
    Origin origin = Origin::Nothing;
    int noteLine = 0;                  ///< of the note, from 1
    std::string now;                   ///< at these settings: "255", "786 432 bytes"; empty if it cannot be computed
    std::vector<std::string> may = {}; ///< what else it can be given: buffers' names, or numbers
    bool operator==(const ParameterBinding&) const = default;
};

/// One launch of a text whose host code is notes, not C++.
struct LaunchBindings {
    std::string kernel;                         ///< as a note would name it: "sum", "product<float, 16>"
    int line = 0;                               ///< of the kernel's name in the text, from 1
    std::string grid, threads, shared;          ///< as written; empty: what follows from the result and the block
    bool isNamed = false;                       ///< by a note "launch"; the notes after it are its own
    bool isOfDocument = false;                  ///< what the text's notes say of it is not heard
    std::string gridNow, threadsNow, sharedNow; ///< at these settings: "32x64", "256", "1024"; empty if not computable
    std::vector<ParameterBinding> parameters;
    bool operator==(const LaunchBindings&) const = default;
};

} // namespace tilescope
