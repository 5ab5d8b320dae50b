#pragma once

#include "gpu/recipe/message_value.h"

#include <nlohmann/json_fwd.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

// How messages are made and stored. Whoever only holds or shows them includes message_value.h.

/// Marks an English text as a message's key, for say() and Message. Always written with "gpu::", which lupdate takes
/// for the context of the translation, whatever class or namespace calls it:
///   lupdate -recursive gpu -extensions cpp,h -I . -tr-function-alias QT_TR_NOOP+=phrase,QT_TR_N_NOOP+=plural -ts FILE
/// A namespace of its own outside of tilescope, since lupdate would add the outer one to the context.
namespace gpu
{

template <std::size_t size>
constexpr tilescope::Phrase phrase(const char (&text)[size])
{
    return {text};
}

/// The same for a text whose words depend on the message's number n.
template <std::size_t size>
constexpr tilescope::PluralPhrase plural(const char (&text)[size])
{
    return {text};
}

} // namespace gpu

namespace tilescope
{

/// say(gpu::phrase("The picture has %1 channels, and %2 are needed."), 3, 1)
template <typename... Arguments>
Message say(Phrase phrase, Arguments&&... arguments)
{
    return {phrase.key, {MessageArgument(std::forward<Arguments>(arguments))...}};
}

/// say(gpu::plural("Only %n [warp fits|warps fit] on the %1."), warps, gpu.name)
template <std::integral Number, typename... Arguments>
Message say(PluralPhrase phrase, Number n, Arguments&&... arguments)
{
    return {phrase.key, {MessageArgument(std::forward<Arguments>(arguments))...}, static_cast<std::int64_t>(n)};
}

/// A name or a piece of code where a message is needed; never translated.
Message verbatim(std::string text);

/// Two sentences, one after the other; if one is empty, the other.
Message joined(Message first, Message second);

/// {"key", "args", "n"}; null for no message.
nlohmann::json toJson(const Message& message);

/// The inverse, beside the message in English, which is what counts: if `text` is null or malformed, far too large or
/// says something else, the message is `english` without arguments. Never throws for a bad text.
Message messageFromJson(const nlohmann::json* text, const std::string& english);

} // namespace tilescope
