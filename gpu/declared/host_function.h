#pragma once

#include <optional>
#include <string>

namespace tilescope
{

/// The text with a function of the host's as a kernel of one thread, so that the emulator can run it, and with those
/// that it calls as functions of the device. Nothing of a text ever runs on the host itself: it may be anyone's. Lines
/// stay. Nothing if the text defines no function of that name for the host. Throws DeclarationError for one that
/// returns a value or is a template; `file` is for its message.
std::optional<std::string> withHostFunctionAsKernel(const std::string& text, const std::string& name,
                                                    const std::string& file);

} // namespace tilescope
