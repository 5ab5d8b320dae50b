#pragma once

#include "gpu/declared/declaration.h"
#include "gpu/declared/kernel_text.h"

#include <string>
#include <vector>

namespace tilescope
{

/// The kernels that a text defines, and the instances of its templates that launches ask for.
class DeclaredKernels
{
public:
    /// `reference` is the kernel that computes what is right, which is launched by its name alone; empty: none.
    DeclaredKernels(const KernelSource& source, std::string reference);

    /// Gives each launch its kernel's plain name: that of the text's only kernel if it names none, and of an instance
    /// if it names a template with its arguments; without launches, makes one. Throws DeclarationError for a kernel
    /// that is not there or not chosen, and for what is bound to parameters that it has not.
    void name(std::vector<DeclaredLaunch>& launches);

    const DefinedKernel& named(const std::string& plainName) const; ///< of a launch that name() has seen
    const std::vector<DefinedKernel>& all() const { return m_kernels; }
    const std::vector<KernelInstance>& instances() const { return m_instances; }

private:
    std::string onlyKernel() const;
    void instantiate(DeclaredLaunch& launch);
    void check(const DeclaredLaunch& launch) const;
    [[noreturn]] void refuseBinding(const DefinedKernel& kernel, const std::string& name) const;
    [[noreturn]] void refuse(int line, Message what) const;

    const KernelSource& m_source;
    std::string m_reference;
    std::vector<DefinedKernel> m_kernels;
    std::vector<KernelInstance> m_instances;
};

} // namespace tilescope
