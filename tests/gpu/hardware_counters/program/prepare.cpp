#include "gpu/compile/toolchain.h"
#include "tests/gpu/hardware_counters/program/case_list.h"
#include "tests/gpu/hardware_counters/program/parts.h"

#include <cstdio>
#include <map>

namespace tilescope
{

namespace
{

/// Compiles each text with its definitions once, and writes the result: the PTX, and the machine code made from it.
class ModuleWriter
{
public:
    ModuleWriter(std::filesystem::path folder, int computeCapability)
        : m_folder(std::move(folder)), m_computeCapability(computeCapability),
          m_toolchain(ToolchainOptions::fromEnvironment())
    {
    }

    std::string write(const KernelSource& source, const std::vector<std::string>& definitions, bool specific)
    {
        std::string key = source.name + '\n' + source.text;
        for (const std::string& definition : definitions)
            key += '\n' + definition;
        if (const auto known = m_names.find(key); known != m_names.end())
            return known->second;
        const CompiledModule module =
            m_toolchain.compile(CompilerChoice::Auto, {source, definitions, m_computeCapability, true, specific}, {});
        m_compiler = module.compiler;
        const std::string name = "module" + std::to_string(m_names.size());
        writeText(m_folder / (name + ".ptx"), module.ptx);
        if (!module.cubin.empty())
            writeText(m_folder / (name + ".cubin"),
                      {reinterpret_cast<const char*>(module.cubin.data()), module.cubin.size()});
        m_names[key] = name;
        return name;
    }

    const std::string& compiler() const { return m_compiler; }

private:
    std::filesystem::path m_folder;
    int m_computeCapability;
    Toolchain m_toolchain;
    std::map<std::string, std::string> m_names;
    std::string m_compiler;
};

} // namespace

int prepareCases(const std::filesystem::path& folder, int computeCapability, const std::vector<std::string>& strategies)
{
    std::filesystem::create_directories(folder);
    const Registry registry;
    ModuleWriter writer(folder, computeCapability);
    std::vector<CounterCase> cases = counterCases(folder, registry, strategies);
    std::size_t launches = 0;
    for (CounterCase& next : cases) {
        if (!next.leftOut.empty())
            continue;
        const ImagePtr picture = pictureOf(folder, registry, next);
        const Plan plan = registry.plan(next.recipe, *picture);
        for (const KernelSource& source : plan.sources)
            next.modules.push_back(writer.write(source, plan.definitions, plan.architectureSpecific));
        launches += plan.launches.size();
    }
    writeCases(folder, cases, writer.compiler());
    std::printf("%zu cases, %zu launches, compiled by %s\n", cases.size(), launches, writer.compiler().c_str());
    return 0;
}

} // namespace tilescope
