#pragma once

#include "gpu/compile/compiler.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/message_value.h"

#include <optional>
#include <type_traits>

namespace tilescope
{

/// What `work` gives; none if it is refused, for a caller that can do without. A refusal is a MessageError (a setting,
/// a tool, or a limit), or an error in the user's text or PTX. Anything else is a fault of the program, or Cancelled,
/// and goes on to the caller.
template <typename Work>
std::optional<std::invoke_result_t<Work>> unlessRefused(const Work& work)
{
    try {
        return work();
    } catch (const MessageError&) {
        return std::nullopt;
    } catch (const CompilerUnavailable&) {
        return std::nullopt;
    } catch (const CompileError&) {
        return std::nullopt;
    } catch (const ptx::PtxError&) {
        return std::nullopt;
    }
}

} // namespace tilescope
