#pragma once

#include "gpu/recipe/message_value.h"

#include <string>
#include <utility>

namespace tilescope
{

/// Compiling is not possible, for a reason that is not in the kernel's text: a program or a folder of this computer
/// fails (it crashes, takes too long, cannot be started or written), or the file is none that is compiled.
class ToolError : public MessageError
{
public:
    explicit ToolError(std::string sentence) : MessageError(Message(std::move(sentence))) {}
};

} // namespace tilescope
