#pragma once

#include "gpu/ptx/module.h"
#include "gpu/ptx/token_stream.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace tilescope::ptx
{

/// ".align 16 .b8 name[64]": the common part of variables and parameters.
struct Declaration {
    std::string_view name;
    Type type = Type::None;
    std::size_t elementBytes = 0; ///< size of the type times the elements of its vector
    std::size_t alignment = 1;
    std::size_t bytes = 0;
    bool isUnsized = false; ///< name[]
    std::uint32_t textLine = 0;
};

/// Reads ".align", type and attributes, then one name with its dimensions. Throws Failure, also above `mostBytes`.
Declaration parseDeclaration(TokenStream& tokens, std::size_t mostBytes);
/// The same for a further name of the list: ".shared .b32 a, b;".
Declaration parseFurtherName(TokenStream& tokens, const Declaration& first, std::size_t mostBytes);

/// Reads a variable statement up to its ";", after the state space: declarations with their initialisers.
std::vector<Variable> parseVariables(TokenStream& tokens, Space space, bool isExtern,
                                     std::vector<std::string_view>& names);

/// Reads "= { … }" or "= value" into `variable`.
void parseInitialiser(TokenStream& tokens, const Declaration& declaration, Variable& variable);

} // namespace tilescope::ptx
