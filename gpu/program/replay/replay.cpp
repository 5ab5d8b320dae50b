#include "gpu/program/replay/replay.h"

#include "gpu/declared/device_source.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/files/regular_file.h"
#include "gpu/program/replay/launch_plan.h"
#include "gpu/run/machine_refusal.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <cxxabi.h>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

namespace tilescope
{

namespace fs = std::filesystem;

namespace
{

std::string demangled(const std::string& name)
{
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> text(abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status),
                                                           &std::free);
    return status == 0 && text ? text.get() : name;
}

/// "blur" of "ns::blur<16>".
std::string plainName(const std::string& title)
{
    const std::string name = title.substr(0, title.find('<'));
    const std::size_t colons = name.rfind("::");
    return colons == std::string::npos ? name : name.substr(colons + 2);
}

std::string sidesText(const Dim3& sides)
{
    std::string text = std::to_string(sides.x);
    if (sides.y > 1 || sides.z > 1)
        text += "x" + std::to_string(sides.y);
    if (sides.z > 1)
        text += "x" + std::to_string(sides.z);
    return text;
}

/// A kernel in its file.
struct FoundKernel {
    KernelSource source; ///< with the module's PTX
    std::vector<KernelParameter> parameters;
    std::string name; ///< in the text, as deviceText() and takeDeviceSource() have it
    std::vector<KernelInstance> instances;
};

/// Makes the strategies.
class ReplayMaker
{
public:
    explicit ReplayMaker(const ProgramRecord& record) : m_record(record) {}

    Replay replay()
    {
        Operation& operation = m_replay.operation;
        operation.name = "program";
        if (!m_record.files.empty()) {
            operation.file = m_record.files.front().name;
            operation.title = fs::path(operation.file).filename().string();
        }
        operation.summary = "The launches of the program " + operation.title + ", each repeated with its memory.";
        for (const RecordedLaunch& launch : m_record.record.launches)
            if (launch.isObserved)
                try {
                    add(launch);
                } catch (const std::exception& error) {
                    m_replay.notes.push_back("Launch " + std::to_string(launch.number) + " (" +
                                             kernelTitle(launch.kernel) + ") cannot be repeated: " + error.what());
                }
        return std::move(m_replay);
    }

private:
    void add(const RecordedLaunch& launch)
    {
        const std::shared_ptr<const ptx::Module> module = moduleOf(launch.module);
        const FoundKernel found = kernelOf(launch, *module);
        const std::string title = kernelTitle(launch.kernel), plain = plainName(title);
        const int count = ++m_countOf[plain];
        Strategy strategy;
        strategy.name = count > 1 ? plain + "-" + std::to_string(count) : plain;
        strategy.title = title + " <<<" + sidesText(launch.grid) + ", " + sidesText(launch.block) + ">>>";
        strategy.idea = "Launch " + std::to_string(launch.number) + " of the program";
        if (launch.line > 0)
            strategy.idea += ", at " + launch.file + ":" + std::to_string(launch.line);
        strategy.idea += ".";
        strategy.source = {found.source.name, found.source.text, {}};
        auto plan = std::make_shared<const Plan>(planOf(launch, *module, found.source, found.parameters));
        strategy.plansEditedText = true;
        strategy.plan = [plan, found](const Recipe& recipe, const Inputs&) {
            Plan own = *plan;
            if (!recipe.source || *recipe.source == found.source.text)
                return own;
            own.sources.clear();
            takeDeviceSource({found.source.name, *recipe.source, {}}, {found.name}, found.instances, {}, own);
            own.launches.front().kernel = found.name;
            return own;
        };
        const Dim3& block = launch.block;
        if (m_replay.operation.strategies.empty() && block.z == 1)
            m_replay.operation.defaultBlock = {static_cast<int>(block.x), static_cast<int>(block.y)};
        m_replay.launches.push_back({launch.number, strategy.name, plan->minimumCapability == noDevice,
                                     plan->pictureWidth, plan->pictureHeight});
        m_replay.operation.strategies.push_back(std::move(strategy));
    }

    std::shared_ptr<const ptx::Module> moduleOf(std::size_t number)
    {
        if (number >= m_record.record.modules.size())
            throw std::runtime_error("The code of its kernel was not recorded.");
        auto& module = m_modules[number];
        if (!module)
            module = std::make_shared<const ptx::Module>(ptx::parseModule(m_record.record.modules[number], ""));
        return module;
    }

    FoundKernel kernelOf(const RecordedLaunch& launch, const ptx::Module& module)
    {
        const ptx::Kernel* const kernel = module.findKernel(launch.kernel);
        if (!kernel)
            throw std::runtime_error("Its module has no such kernel.");
        FoundKernel found;
        found.source = sourceOf(*kernel, module);
        found.source.ptx = m_record.record.modules[launch.module];
        const std::string title = kernelTitle(launch.kernel);
        const std::vector<DefinedKernel> kernels = kernelsIn(found.source.text);
        found.name = plainName(title);
        if (const auto instance = instanceOf(title.substr(title.find(found.name)), kernels)) {
            found.name = instance->kernel.name;
            found.parameters = instance->kernel.parameters;
            found.instances = {*instance};
        } else if (const auto own = std::ranges::find(kernels, found.name, &DefinedKernel::name);
                   own != kernels.end()) {
            found.parameters = own->parameters;
        }
        return found;
    }

    /// The file that most of the kernel's instructions are from.
    KernelSource sourceOf(const ptx::Kernel& kernel, const ptx::Module& module)
    {
        std::map<std::string, int> lines;
        for (const ptx::Instruction& instruction : kernel.instructions)
            if (instruction.location < module.locations.size())
                if (const std::uint32_t file = module.locations[instruction.location].file; file < module.files.size())
                    ++lines[module.files[file]];
        const auto most = std::ranges::max_element(lines, {}, [](const auto& one) { return one.second; });
        if (m_record.files.empty())
            throw std::runtime_error("The program has no text.");
        if (most == lines.end())
            return {m_record.files.front().name, m_record.files.front().text, {}};
        std::error_code none;
        for (const ProgramFile& file : m_record.files)
            if (file.name == most->first || fs::equivalent(file.name, most->first, none))
                return {file.name, file.text, {}};
        constexpr std::size_t mostBytes = std::size_t{4} << 20;
        return {most->first, readRegularFile(most->first, mostBytes), {}}; // a header, which the compiler has read
    }

    const ProgramRecord& m_record;
    Replay m_replay;
    std::map<std::size_t, std::shared_ptr<const ptx::Module>> m_modules;
    std::map<std::string, int> m_countOf; ///< strategies of a kernel's name
};

} // namespace

std::string kernelTitle(const std::string& compiledName)
{
    std::string text = demangled(compiledName);
    if (text.starts_with("void "))
        text.erase(0, 5);
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        depth += text[i] == '<' ? 1 : text[i] == '>' ? -1 : 0;
        if (text[i] == '(' && depth == 0 && !text.substr(i).starts_with("(anonymous namespace)"))
            return text.substr(0, i);
    }
    return text;
}

Replay replayOf(const ProgramRecord& record) { return ReplayMaker(record).replay(); }

} // namespace tilescope
