#include "gpu/program/runtime/host_checks.h"

#include "gpu/emulator/execute/finding_text.h"
#include "gpu/program/checks/line_table.h"
#include "gpu/program/record/record_files.h"
#include "gpu/program/record/recorded_finding.h"
#include "gpu/program/runtime/call.h"
#include "gpu/program/runtime/call_site.h"
#include "gpu/program/runtime/host_blocks.h"
#include "gpu/recipe/message.h"

#include <nlohmann/json.hpp>

#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <filesystem>
#include <fstream>
#include <span>

namespace tilescope
{

using namespace emulator;
namespace fs = std::filesystem;

namespace
{

/// Warp instructions that are observed, which takes about twice as long; then launches run plain.
constexpr std::uint64_t mostObserved = 200'000'000;

std::uintptr_t numberOf(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

/// "scale" for "_Z5scalePfi", "scale<float>" for a template's.
std::string plainKernelName(const std::string& name)
{
    int status = 0;
    const std::unique_ptr<char, decltype(&std::free)> text(abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status),
                                                           &std::free);
    std::string plain = text ? text.get() : name;
    if (plain.starts_with("void "))
        plain.erase(0, 5);
    return plain.substr(0, plain.find('('));
}

CopyDirection directionOf(cudaMemcpyKind kind)
{
    switch (kind) {
    case cudaMemcpyHostToHost: return CopyDirection::HostToHost;
    case cudaMemcpyHostToDevice: return CopyDirection::HostToDevice;
    case cudaMemcpyDeviceToHost: return CopyDirection::DeviceToHost;
    case cudaMemcpyDeviceToDevice: return CopyDirection::DeviceToDevice;
    default: return CopyDirection::Default;
    }
}

template <class Number>
void addValues(std::span<const std::byte> bytes, unsigned parameter, std::vector<LaunchValue>& values)
{
    for (std::size_t at = 0; at + sizeof(Number) <= bytes.size(); at += sizeof(Number)) {
        Number value;
        std::memcpy(&value, bytes.data() + at, sizeof value);
        values.push_back({parameter, value});
    }
}

/// Of numbers and pointers, also in small structures.
std::vector<LaunchValue> valuesOf(const EmulatedLaunch& launch)
{
    constexpr std::size_t small = 256;
    std::vector<LaunchValue> values;
    unsigned number = 0;
    for (const ptx::Parameter& parameter : launch.program->kernel->parameters) {
        ++number;
        if (parameter.bytes > small || parameter.offset + parameter.bytes > launch.parameters.size())
            continue;
        const auto bytes = std::span(launch.parameters).subspan(parameter.offset, parameter.bytes);
        if (parameter.bytes != 4)
            addValues<std::uint64_t>(bytes, number, values);
        if (parameter.bytes != 8)
            addValues<std::uint32_t>(bytes, number, values);
    }
    return values;
}

std::set<std::string> discardedErrors()
{
    std::error_code none;
    std::ifstream file(fs::read_symlink("/proc/self/exe", none).parent_path() / discardedErrorsName);
    std::set<std::string> lines;
    for (std::string line; std::getline(file, line);)
        lines.insert(line);
    return lines;
}

} // namespace

/// What a launch does, while it runs.
struct HostChecks::Observed {
    std::unique_ptr<FilledMap> constants;
    std::vector<TouchObserver::Target> targets;
    std::vector<std::unique_ptr<TouchObserver>> observers;
};

HostChecks::HostChecks(Recorder* recorder, AddressSpace& memory, std::recursive_mutex& mutex)
    : m_recorder(recorder), m_memory(memory), m_mutex(mutex), m_ledger(placeInThisProgram)
{
    if (!areOn())
        return;
    m_discarded = discardedErrors();
    countHostBlocks();
}

HostChecks::~HostChecks() = default;

void HostChecks::tell()
{
    for (; m_told < m_ledger.findings().size(); ++m_told)
        m_recorder->event(toRecordedEvent(m_ledger.findings()[m_told]));
}

void HostChecks::allocated(const void* address, std::size_t bytes, MemoryKind kind, std::size_t pitch)
{
    if (!areOn())
        return;
    const std::lock_guard lock(m_mutex);
    m_ledger.allocated({numberOf(address), bytes, kind, callSite(), pitch});
    tell();
}

void HostChecks::freed(const void* address, bool pinned)
{
    if (!areOn())
        return;
    const std::lock_guard lock(m_mutex);
    synchronised();
    m_ledger.order().hostWaitsForAll(); // as cudaFree does
    std::erase(m_guarded, address);
    m_ledger.freed(numberOf(address), pinned, callSite());
    tell();
}

void HostChecks::copied(const void* to, std::size_t toPitch, const void* from, std::size_t fromPitch, std::size_t width,
                        std::size_t rows, cudaMemcpyKind kind)
{
    if (!areOn())
        return;
    const std::lock_guard lock(m_mutex);
    synchronised();
    m_ledger.copied({.to = numberOf(to),
                     .from = numberOf(from),
                     .width = width,
                     .rows = rows,
                     .toPitch = toPitch,
                     .fromPitch = fromPitch,
                     .direction = directionOf(kind),
                     .site = callSite(),
                     .toRoom = roomInHostBlock(to),
                     .fromRoom = roomInHostBlock(from),
                     .stream = StreamScope::current()});
    if (StreamScope::current() == 0 || !AddressSpace::isDeviceAddress(to)) // into memory that is not pinned
        m_ledger.order().hostWaitsFor(StreamScope::current());
    tell();
}

void HostChecks::set(const void* to, std::size_t pitch, std::size_t width, std::size_t rows)
{
    if (!areOn())
        return;
    const std::lock_guard lock(m_mutex);
    m_ledger.set(numberOf(to), pitch, width, rows, callSite(), StreamScope::current());
    tell();
}

void HostChecks::usedUnseen(const void* address)
{
    const std::lock_guard lock(m_mutex);
    m_ledger.usedUnseen(numberOf(address));
}

void HostChecks::constantFilled(const LoadedModule& module, const std::string& name)
{
    const std::lock_guard lock(m_mutex);
    m_filledConstants.emplace(&module, name);
}

void HostChecks::configured()
{
    if (areOn())
        m_configured = callSite();
}

void HostChecks::launching(const std::string& kernel)
{
    if (!areOn())
        return;
    const CallSite configured = std::exchange(m_configured, 0);
    m_launching = Launching{plainKernelName(kernel), configured ? configured : callSite(), configured != 0};
}

SourcePlace HostChecks::launchPlace() const
{
    return m_launching ? placeInThisProgram(m_launching->site) : SourcePlace{};
}

bool HostChecks::observesLaunch() const { return areOn() && m_observedInstructions < mostObserved; }

/// The __constant__ arrays that are still as the program began, without values in its text: a kernel that reads them
/// has no use for zeros. One of 8 bytes may be meant to be zero.
static std::unique_ptr<FilledMap> constantMap(const LoadedModule& module,
                                              const std::set<std::pair<const LoadedModule*, std::string>>& filled)
{
    auto map = std::make_unique<FilledMap>(module.constantBytes());
    map->fill(0, module.constantBytes());
    for (const LoadedModule::NamedVariable& variable : module.variables())
        if (variable.isConstant && !variable.isInitialised && variable.place.bytes > sizeof(std::uint64_t) &&
            !filled.contains({&module, variable.name}))
            map->empty(static_cast<std::size_t>(variable.place.address - module.constants().host),
                       variable.place.bytes);
    return map;
}

LaunchWatch HostChecks::watch(const EmulatedLaunch& launch)
{
    return [this, &launch](const LaunchSetup& setup, unsigned workers) {
        m_observed = std::make_unique<Observed>();
        m_observed->constants = constantMap(*launch.module, m_filledConstants);
        for (std::uint64_t index = 0; index < setup.regions.size(); ++index) {
            FilledMap* const map =
                index == ConstantRegion ? m_observed->constants.get() : m_ledger.mapOf(index << regionShift);
            m_observed->targets.push_back({map, setup.regions[index].host ? setup.regions[index].bytes : 0});
        }
        std::vector<Observer*> observers;
        for (unsigned worker = 0; worker < workers; ++worker) {
            m_observed->observers.push_back(std::make_unique<TouchObserver>(*setup.program, m_observed->targets));
            observers.push_back(m_observed->observers.back().get());
        }
        return observers;
    };
}

void HostChecks::launched(const EmulatedLaunch& launch, const LaunchResult& result)
{
    if (!m_launching)
        return;
    HostLaunch told{.kernel = m_launching->kernel,
                    .grid = {launch.grid.x, launch.grid.y, launch.grid.z},
                    .block = {launch.block.x, launch.block.y, launch.block.z},
                    .values = valuesOf(launch),
                    .site = m_launching->site,
                    .observed = m_observed != nullptr,
                    .faulted = result.error.has_value(),
                    .hasOtherResult = !result.prints.empty()};
    told.stream = StreamScope::current();
    told.isHostAddress = [](std::uint64_t address) { return isMapped(address); };
    if (m_observed) {
        m_observedInstructions += result.warpInstructions;
        std::vector<Touch> touches(m_observed->targets.size());
        for (const auto& observer : m_observed->observers) {
            for (std::size_t index = 0; index < touches.size(); ++index)
                touches[index].add(observer->touches()[index]);
            if (!told.stray)
                told.stray = observer->stray();
        }
        for (std::uint64_t index = 0; index < touches.size(); ++index) {
            const Touch& touch = touches[index];
            if (!touch.any())
                continue;
            if (index == ConstantRegion)
                addUnfilledConstant(launch, touch, told);
            else if (m_ledger.mapOf(index << regionShift))
                told.touches.emplace_back(index << regionShift, touch);
            else
                told.hasOtherResult = told.hasOtherResult || !touch.written.empty();
        }
        m_observed.reset();
    }
    m_ledger.launched(told);
    m_launching.reset();
    guard(told);
    tell();
}

void HostChecks::addUnfilledConstant(const EmulatedLaunch& launch, const Touch& touch, HostLaunch& told)
{
    if (!touch.unfilled)
        return;
    for (const LoadedModule::NamedVariable& variable : launch.module->variables()) {
        const auto offset = static_cast<std::uint64_t>(variable.place.address - launch.module->constants().host);
        if (variable.isConstant && touch.unfilled->offset >= offset &&
            touch.unfilled->offset < offset + variable.place.bytes)
            told.unfilledConstants.push_back(plainName(variable.name));
    }
}

/// What the kernel has written is not the program's until it waits for the kernel; what it has read, it may read too.
void HostChecks::guard(const HostLaunch& launch)
{
    for (const auto& [start, touch] : launch.touches) {
        const void* const address = reinterpret_cast<const void*>(start); // NOLINT(performance-no-int-to-ptr)
        if (touch.isAtomic || !m_memory.isForProgram(address))
            continue;
        m_memory.guard(address, touch.written.empty() ? AddressSpace::Access::Read : AddressSpace::Access::None);
        m_guarded.push_back(address);
    }
}

void HostChecks::failed(const char* error, const std::string& reason)
{
    if (!areOn())
        return;
    const std::lock_guard lock(m_mutex);
    HostFailure failure{.what = {}, .error = error, .reason = Message(reason)};
    if (const auto launch = std::exchange(m_launching, std::nullopt)) {
        failure.what = launch->kernel;
        failure.site = launch->site;
        failure.isLaunch = launch->isConfigured;
    } else {
        failure.what = callName();
        failure.site = callSite();
    }
    const SourcePlace place = placeInThisProgram(failure.site);
    failure.isDiscarded =
        m_discarded.contains(std::to_string(place.line) + " " + fs::path(place.file).filename().string());
    m_observed.reset();
    m_ledger.failed(failure);
    tell();
}

void HostChecks::errorAsked()
{
    const std::lock_guard lock(m_mutex);
    m_ledger.errorAsked();
}

void HostChecks::synchronised()
{
    if (!areOn())
        return;
    const std::lock_guard lock(m_mutex);
    unguard();
    m_ledger.synchronised();
}

void HostChecks::unguard()
{
    for (const void* const address : std::exchange(m_guarded, {}))
        m_memory.guard(address, AddressSpace::Access::All);
}

void HostChecks::reset()
{
    const std::lock_guard lock(m_mutex);
    unguard();
    m_ledger.reset();
}

void HostChecks::ended(int status)
{
    if (!areOn())
        return;
    const std::lock_guard lock(m_mutex);
    unguard();
    m_ledger.ended(status == 0);
    tell();
}

bool HostChecks::faulted(const void* address, CallSite site)
{
    const std::lock_guard lock(m_mutex);
    const bool isGuarded = m_memory.isForProgram(address) && m_memory.contains(address, 1);
    if (!isGuarded || site)
        m_ledger.hostAccess(numberOf(address), site);
    unguard();
    tell();
    return isGuarded;
}

} // namespace tilescope
