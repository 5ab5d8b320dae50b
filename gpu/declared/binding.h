#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/operations/launch_bindings.h"

#include <functional>
#include <optional>
#include <string>

namespace tilescope
{

/// What a launch gives a parameter: a buffer's name for a pointer, else an expression.
struct Given {
    std::string what; ///< empty: nothing says what it is
    ParameterBinding::Origin origin = ParameterBinding::Origin::Nothing;
};

/// The picture's channels that a note or a document names in place of "input": 3 of "colour", 1 of "grey"; 0 of any
/// other name.
int channelsNamed(const std::string& given, const DeclaredHost& host);

/// Of pointers that get the same memory, the one that it is rather meant for: one that is used, by its name, else the
/// first.
const BoundParameter& meantFor(const std::string& buffer, const BoundParameter& first, const BoundParameter& second);

/// The rules of README.md. `isSetting` says whether the operation has a parameter of a name.
Given givenTo(const DeclaredLaunch& launch, const DefinedKernel& kernel, const BoundParameter& parameter,
              const DeclaredHost& host, const std::function<bool(const std::string& name)>& isSetting);

/// The text in which a note gives the parameter another buffer or expression; `given` is empty: without such a note.
/// The launch is one of the text's bindings, as Strategy::bindings gives them.
std::string withBinding(const std::string& text, const LaunchBindings& launch, const std::string& parameter,
                        const std::string& given);

/// The text in which a note says the launch's "grid", "threads" or "shared"; empty: without such a note.
std::string withLaunchSize(const std::string& text, const LaunchBindings& launch, const std::string& word,
                           const std::string& written);

/// The text in which a note declares the parameter as it is written: "2 in 1..15 step 1 unit px Reach of the window".
std::string withParameter(const std::string& text, const std::string& name, const std::string& written);

/// What a note would write of a parameter, after "parameter NAME = ".
std::string parameterNote(const Parameter& parameter);

/// What the text's note writes of it; nothing if there is no such note.
std::optional<std::string> writtenParameter(const std::string& text, const std::string& name);

} // namespace tilescope
