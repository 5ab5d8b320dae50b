#include "gpu/emulator/program/program_cache.h"

#include "gpu/recipe/message.h"

#include "gpu/emulator/translate/decode.h"

#include <functional>
#include <stdexcept>

namespace tilescope::emulator
{

std::shared_ptr<const ptx::Module> ProgramCache::module(const std::string& ptx, const std::string& mainFile)
{
    const std::size_t hash = std::hash<std::string>{}(ptx);
    if (const Entry* known = m_entries.find(
            [&](const Entry& entry) { return entry.hash == hash && entry.mainFile == mainFile && entry.ptx == ptx; }))
        return known->module;
    auto parsed = std::make_shared<const ptx::Module>(ptx::parseModule(ptx, mainFile));
    m_entries.add({hash, ptx, mainFile, parsed, {}});
    m_entries.shrinkToCount(capacity);
    m_entries.shrinkTo(mostTextBytes, [](const Entry& entry) { return entry.ptx.size(); });
    return parsed;
}

std::shared_ptr<const Program> ProgramCache::program(const std::shared_ptr<const ptx::Module>& module,
                                                     const std::string& kernel, bool observed)
{
    const ptx::Kernel* found = module->findKernel(kernel);
    if (!found) {
        std::string known;
        for (const ptx::Kernel& k : module->kernels)
            known += (known.empty() ? "" : ", ") + k.name;
        throw MessageError(known.empty()
                               ? say(gpu::phrase("The kernel file has no kernel \"%1\". Give the kernel this name, and "
                                                 "declare it extern \"C\" __global__."),
                                     kernel)
                               : say(gpu::phrase("The kernel file has no kernel \"%1\". Give the kernel this name, and "
                                                 "declare it extern \"C\" __global__. The file contains: %2."),
                                     kernel, known));
    }
    const HandlerTable& handlers = observed ? m_observed : m_handlers;
    for (Entry& entry : m_entries) {
        if (entry.module != module)
            continue;
        std::list<std::shared_ptr<const Program>>& programs = entry.programs[observed ? 1 : 0];
        for (const std::shared_ptr<const Program>& program : programs)
            if (program->kernel == found)
                return program;
        programs.push_back(decode(module, *found, handlers, true));
        return programs.back();
    }
    return decode(module, *found, handlers, true);
}

} // namespace tilescope::emulator
