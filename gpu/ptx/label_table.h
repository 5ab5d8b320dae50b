#pragma once

#include "gpu/ptx/module.h"

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tilescope::ptx
{

/// Labels of a function with its nested scopes. A branch may come before its label, so that names are resolved when
/// the scope that holds them closes.
class LabelTable
{
public:
    void openScope();
    /// Resolves into `code` what this scope can. Throws Failure at the end of the outermost scope for what is left.
    void closeScope(std::vector<Instruction>& code);

    /// Throws Failure when this scope has the label already.
    void define(std::string_view name, std::uint32_t instruction, std::uint32_t textLine);
    /// "name: .branchtargets a, b;" for brx.idx
    void defineList(std::string_view name, std::vector<std::string_view> labels, std::uint32_t textLine);
    /// The branch at `instruction` goes to `name`.
    void refer(std::string_view name, std::uint32_t instruction, std::uint32_t textLine);

private:
    struct Reference {
        std::string_view name;
        std::uint32_t instruction, textLine;
    };
    struct Scope {
        std::unordered_map<std::string_view, std::uint32_t> labels;
        std::unordered_map<std::string_view, std::vector<std::string_view>> lists;
        std::vector<Reference> references;
    };
    bool resolve(Scope& scope, const Reference& reference, std::vector<Instruction>& code);

    std::vector<Scope> m_scopes;
    std::size_t m_targets = 0;
};

} // namespace tilescope::ptx
