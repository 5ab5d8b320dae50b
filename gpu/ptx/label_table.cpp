#include "gpu/ptx/label_table.h"

#include "gpu/ptx/failure.h"
#include "gpu/ptx/limits.h"

namespace tilescope::ptx
{

void LabelTable::openScope() { m_scopes.emplace_back(); }

void LabelTable::closeScope(std::vector<Instruction>& code)
{
    Scope scope = std::move(m_scopes.back());
    m_scopes.pop_back();
    for (const Reference& reference : scope.references) {
        if (resolve(scope, reference, code))
            continue;
        if (m_scopes.empty())
            fail("the label \"" + std::string(reference.name) + "\" is not defined", reference.textLine,
                 code[reference.instruction].location);
        m_scopes.back().references.push_back(reference);
    }
}

bool LabelTable::resolve(Scope& scope, const Reference& reference, std::vector<Instruction>& code)
{
    Instruction& branch = code[reference.instruction];
    if (branch.opcode != Opcode::BrxIdx) {
        const auto label = scope.labels.find(reference.name);
        if (label == scope.labels.end())
            return false;
        branch.target = label->second;
        return true;
    }
    const auto list = scope.lists.find(reference.name);
    if (list == scope.lists.end())
        return false;
    for (const std::string_view name : list->second) {
        const auto label = scope.labels.find(name);
        if (label == scope.labels.end())
            fail("the label \"" + std::string(name) + "\" is not defined", reference.textLine, branch.location);
        if (++m_targets > limits::branchTargets)
            fail("the tables of branches have more than " + std::to_string(limits::branchTargets) + " targets",
                 reference.textLine, branch.location);
        branch.targets.push_back(label->second);
    }
    return true;
}

void LabelTable::define(std::string_view name, std::uint32_t instruction, std::uint32_t textLine)
{
    if (!m_scopes.back().labels.emplace(name, instruction).second)
        fail("the label \"" + std::string(name) + "\" is defined twice", textLine);
}

void LabelTable::defineList(std::string_view name, std::vector<std::string_view> labels, std::uint32_t textLine)
{
    if (!m_scopes.back().lists.emplace(name, std::move(labels)).second)
        fail("the label \"" + std::string(name) + "\" is defined twice", textLine);
}

void LabelTable::refer(std::string_view name, std::uint32_t instruction, std::uint32_t textLine)
{
    m_scopes.back().references.push_back({name, instruction, textLine});
}

} // namespace tilescope::ptx
