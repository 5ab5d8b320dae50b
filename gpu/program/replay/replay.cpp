#include "gpu/program/replay/replay.h"

#include "gpu/declared/common_mistakes.h"
#include "gpu/declared/device_source.h"
#include "gpu/declared/kernel_text.h"
#include "gpu/files/regular_file.h"
#include "gpu/program/replay/carried_source.h"
#include "gpu/recipe/message.h"
#include "gpu/run/machine_refusal.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <cxxabi.h>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
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

constexpr const char* automatic = "automatic";

/// Which array is the image, and with which sides.
std::vector<Parameter> imageParameters()
{
    return {{.name = "image",
             .label = "Shown array",
             .type = ParameterType::Choice,
             .defaultValue = automatic,
             .choices = {automatic},
             .unit = {},
             .meaning = "The array that is shown as the image"},
            {.name = "width",
             .label = "Width",
             .type = ParameterType::Integer,
             .defaultValue = std::int64_t{0},
             .maximum = 16'384,
             .choices = {},
             .unit = "px",
             .meaning = "The width of the image; 0: as the launch suggests"},
            {.name = "channels",
             .label = "Channels",
             .type = ParameterType::Choice,
             .defaultValue = automatic,
             .choices = {automatic, "1", "3", "4"},
             .unit = {},
             .meaning = "The values of each pixel: 1 for grey, 3 for colours"}};
}

BufferChoice choiceOf(const Recipe& recipe)
{
    const auto& channels = std::get<std::string>(recipe.parameters.at("channels"));
    return {static_cast<int>(std::get<std::int64_t>(recipe.parameters.at("width"))),
            channels == automatic ? 0 : std::stoi(channels)};
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
        operation.parameters = imageParameters();
        if (!m_record.files.empty()) {
            operation.file = m_record.files.front().name;
            operation.title = fs::path(operation.file).filename().string();
        }
        operation.summary = "The launches of the program " + operation.title + ", each repeated with its memory.";
        std::set<std::string> cooperative;
        for (const RecordedLaunch& launch : m_record.record.launches)
            if (launch.isCooperative && cooperative.insert(launch.kernel).second)
                m_replay.notes.push_back("Launch " + std::to_string(launch.number) + " (" +
                                         shortKernelTitle(launch.kernel) +
                                         ") is cooperative. It is not repeated, because repeated blocks do not run at "
                                         "the same time.");
        for (const RecordedLaunch& launch : m_record.record.launches)
            if (launch.isObserved)
                try {
                    add(launch);
                } catch (const std::exception& error) {
                    m_replay.notes.push_back("Launch " + std::to_string(launch.number) + " (" +
                                             shortKernelTitle(launch.kernel) + ") cannot be repeated: " + error.what());
                }
        return std::move(m_replay);
    }

private:
    void add(const RecordedLaunch& launch)
    {
        const std::shared_ptr<const ptx::Module> module = moduleOf(launch.module);
        const FoundKernel found = kernelOf(launch, *module);
        const std::string plain = plainName(kernelTitle(launch.kernel));
        const int count = ++m_countOf[plain];
        Strategy strategy;
        strategy.name = count > 1 ? plain + "-" + std::to_string(count) : plain;
        strategy.title = shortKernelTitle(launch.kernel) + " (launch " + std::to_string(launch.number) + ")";
        strategy.idea = "Launch " + std::to_string(launch.number) + " of the program";
        if (launch.line > 0)
            strategy.idea += ", at " + launch.file + ":" + std::to_string(launch.line);
        strategy.idea += ".";
        strategy.source = {found.source.name, found.source.text, {}};
        const auto planned =
            std::make_shared<const LaunchPlan>(planOf(launch, *module, found.source, found.parameters));
        for (const LaunchArray& array : planned->arrays)
            addChoice(array.name);
        const BlockSize block = blockOf(launch.block);
        strategy.blockRefusal = [block](const Recipe& recipe) {
            return recipe.block == block
                       ? Message()
                       : say(gpu::phrase("the program launches this kernel with blocks of %1."), toText(block));
        };
        strategy.plansEditedText = true;
        strategy.plan = [planned, found, definitions = m_record.definitions](const Recipe& recipe, const Inputs&) {
            Plan own = planned->plan;
            showArray(own, planned->arrays, std::get<std::string>(recipe.parameters.at("image")), choiceOf(recipe));
            if (!recipe.source || *recipe.source == found.source.text)
                return own;
            own.sources.clear();
            own.definitions = definitions;
            takeDeviceSource({found.source.name, *recipe.source, {}}, {found.name}, found.instances, definitions, own);
            own.launches.front().kernel = found.name;
            return own;
        };
        strategy.mistakes = mistakesIn(found.source.text, plain);
        if (m_replay.operation.strategies.empty())
            m_replay.operation.defaultBlock = block;
        m_replay.launches.push_back(
            {launch.number, strategy.name, planned->plan.minimumCapability == noDevice, block, planned});
        m_replay.operation.strategies.push_back(std::move(strategy));
    }

    /// The block stays that of the launch.
    static std::vector<Mistake> mistakesIn(const std::string& text, const std::string& kernel)
    {
        const std::vector<DefinedKernel> kernels = kernelsIn(text);
        const auto own = std::ranges::find(kernels, kernel, &DefinedKernel::name);
        std::vector<Mistake> mistakes;
        if (own != kernels.end())
            mistakes = commonMistakes(text, *own);
        for (Mistake& mistake : mistakes)
            mistake.block.reset();
        return mistakes;
    }

    /// As a recipe has it, with two sides.
    static BlockSize blockOf(const Dim3& block)
    {
        return {static_cast<int>(block.x), static_cast<int>(block.y * block.z)};
    }

    void addChoice(const std::string& array)
    {
        std::vector<std::string>& choices = m_replay.operation.parameters.front().choices;
        if (std::ranges::find(choices, array) == choices.end())
            choices.push_back(array);
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
        found.source = sourceOf(*kernel, module, m_record.record.modules[launch.module]);
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

    /// The file that most of the kernel's instructions are from, or that includes the header that they are from.
    KernelSource sourceOf(const ptx::Kernel& kernel, const ptx::Module& module, const std::string& ptx)
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
            return {m_record.files.front().name, m_record.files.front().text, ptx};
        for (const ProgramFile& file : m_record.files)
            if (isSameSource(most->first, file.name))
                return taken(carriedSource(m_record, file, ptx));
        if (auto source = sourceWithHeader(m_record, most->first, ptx))
            return taken(std::move(*source));
        constexpr std::size_t mostBytes = std::size_t{4} << 20;
        return {most->first, readRegularFile(most->first, mostBytes), ptx}; // of a library
    }

    KernelSource taken(CarriedSource carried)
    {
        m_replay.headers.merge(carried.places);
        return std::move(carried.source);
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

std::string shortKernelTitle(const std::string& compiledName)
{
    const std::string title = kernelTitle(compiledName), plain = plainName(title);
    const std::size_t open = title.find('<', title.find(plain));
    constexpr std::size_t mostInBrackets = 40;
    if (open == std::string::npos)
        return plain;
    return plain + (title.size() - open <= mostInBrackets ? title.substr(open) : "<…>");
}

std::string headerPlace(const Replay& replay, const std::string& text, const std::string& header)
{
    const auto known = replay.headers.find(header);
    return known != replay.headers.end() ? known->second
                                         : (fs::path(text).parent_path() / header).lexically_normal().string();
}

Replay replayOf(const ProgramRecord& record) { return ReplayMaker(record).replay(); }

} // namespace tilescope
