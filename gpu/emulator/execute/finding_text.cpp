#include "gpu/emulator/execute/finding_text.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <cxxabi.h>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tilescope::emulator
{

namespace
{

std::string number(std::uint64_t n) { return std::to_string(n); }

class Describer
{
public:
    Describer(const BlockOutcome& outcome, std::uint64_t block, const LaunchSetup& setup)
        : m_outcome(outcome), m_setup(setup), m_block("block " + placeText(block, setup.launch->grid))
    {
    }

    Finding describe() const
    {
        Finding finding;
        finding.severity = Severity::Error;
        finding.endsRun = true;
        finding.source = m_setup.source;
        finding.line = sourceLine(*m_setup.program, m_outcome.site);
        switch (m_outcome.kind) {
        case BlockOutcome::Kind::Fault: fault(finding); break;
        case BlockOutcome::Kind::Deadlock: deadlock(finding); break;
        case BlockOutcome::Kind::Waits: waits(finding); break;
        case BlockOutcome::Kind::StepLimit:
        case BlockOutcome::Kind::LaunchLimit:
        case BlockOutcome::Kind::Done: stepLimit(finding); break;
        }
        return finding;
    }

private:
    std::string thread() const
    {
        const std::uint64_t index = std::uint64_t{m_outcome.fault.warp} * laneCount + m_outcome.fault.lane;
        return "thread " + placeText(index, m_setup.launch->block) + " of " + m_block;
    }

    void fault(Finding& finding) const
    {
        const Fault& fault = m_outcome.fault;
        switch (fault.kind) {
        case Fault::Kind::OutOfBounds: outOfBounds(finding); break;
        case Fault::Kind::Misaligned:
            finding.kind = "misaligned";
            finding.message = capital(thread()) + " " + access() + textOf(where()) + ", which is not a multiple of " +
                              number(fault.bytes) + ". An access of " + bytesText(fault.bytes) +
                              " must start at a multiple of its size.";
            finding.cure = "Make the offset a multiple of " + bytesText(fault.bytes) +
                           ", or load and store narrower elements one by one.";
            break;
        case Fault::Kind::DivergentBarrier: divergentBarrier(finding); break;
        case Fault::Kind::BadBarrier:
            finding.kind = "bad_barrier";
            finding.message = capital(thread()) + " waits at a barrier that cannot be.";
            finding.cure = "Give it a number in 0…15 and a thread count that is a multiple of 32 up to 1024.";
            break;
        case Fault::Kind::BadMbarrier:
            finding.kind = "bad_barrier";
            finding.message = capital(thread()) + " uses a barrier object at " + textOf(where()) +
                              " that is not initialised, or arrives there more often than it expects.";
            finding.cure =
                "Initialise it once, with the number of arrivals (at least 1), and let no thread use it before "
                "a __syncthreads() after that.";
            break;
        case Fault::Kind::DivergentMatrix:
            finding.kind = "divergent_mma";
            finding.message = "Only " + std::to_string(std::popcount(fault.mask)) + " of the 32 threads of warp " +
                              std::to_string(fault.warp) + ", " + thread() +
                              " among them, come to this matrix instruction, which takes a whole warp.";
            finding.cure = "Let all threads of the warp execute it together: in blocks of a multiple of 32 threads, "
                           "outside of branches that they take differently.";
            break;
        case Fault::Kind::BadTexture:
            finding.kind = "bad_texture";
            finding.message = capital(thread()) + " accesses " + wantedObject() + " through " + number(fault.address) +
                              ", which is not an object of a texture or surface.";
            finding.cure = "Pass the cudaTextureObject_t or cudaSurfaceObject_t argument on unchanged.";
            break;
        case Fault::Kind::WrongTexture:
            finding.kind = "bad_texture";
            finding.message = capital(thread()) + " accesses " + wantedObject() + " through object " +
                              number(fault.address) + ", which is " + givenObject() + ".";
            finding.cure = "Pass an object of the kind that the kernel expects.";
            break;
        case Fault::Kind::BeyondSurface: beyondSurface(finding); break;
        case Fault::Kind::BadCall:
            finding.kind = "bad_call";
            finding.message = capital(thread()) + " calls a function through the pointer " + number(fault.address) +
                              ", which is not the address of a function that this call can reach.";
            finding.cure = "Check that the pointer was set, in this module, to a function with the parameters and the "
                           "result of this call, which is not already being called.";
            break;
        case Fault::Kind::BadFree:
            finding.kind = "bad_free";
            finding.message = capital(thread()) + " frees the memory at " + textOf(where()) +
                              ", where none begins that malloc has given and free has not taken back.";
            finding.cure = "Free the pointer that malloc or new returned, and only once.";
            break;
        case Fault::Kind::Assert:
            finding.kind = "assert";
            finding.message =
                capital(thread()) + ": the assertion `" + textAt(fault.condition) + "` does not hold" +
                (fault.line != static_cast<std::uint32_t>(finding.line) // in a function of another file
                     ? " (" + textAt(fault.file) + ", line " + number(fault.line) + ", " + textAt(fault.function) + ")."
                     : " (in " + textAt(fault.function) + ").");
            finding.cure = "Find out why it does not hold for this thread, the first one for which it was tested and "
                           "did not.";
            break;
        default:
            finding.kind = "trap";
            finding.message = capital(thread()) + " executes a trap: __trap(), or grid.sync(), which needs blocks that "
                                                  "are launched to wait for one another.";
            finding.cure = "Find out why this thread comes to the trap; let no block wait for another.";
            break;
        }
    }

    /// A text in the module's memory.
    std::string textAt(std::uint64_t address) const
    {
        const std::uint64_t region = address >> regionShift, at = address & ((std::uint64_t{1} << regionShift) - 1);
        if (region >= m_setup.regions.size() || at >= m_setup.regions[region].bytes)
            return "?";
        return textIn({m_setup.regions[region].host + at, m_setup.regions[region].bytes - at});
    }

    std::string access() const
    {
        const Fault& fault = m_outcome.fault;
        const char* verb = fault.atomic ? "changes atomically" : fault.store ? "stores" : "loads";
        return std::string(verb) + " " + bytesText(fault.bytes) + " at ";
    }

    /// A place in a region of memory, or an address outside of all.
    struct Place {
        std::string region; ///< "shared memory", a buffer's name; empty for an address outside of all
        std::uint64_t bytes = 0;
        std::uint64_t begin = 0; ///< the region's address
        std::int64_t offset = 0; ///< in bytes from its begin
    };

    Place where() const
    {
        const Fault& fault = m_outcome.fault;
        // Beyond the middle of a region's range, a negative offset from the next one is more likely.
        constexpr std::uint64_t reach = std::uint64_t{1} << regionShift;
        const bool isWindow = fault.space == Space::Shared || fault.space == Space::Local; // addresses from 0
        const std::uint64_t region = isWindow ? 0 : (fault.address + reach / 2) >> regionShift;
        const std::uint64_t begin = region << regionShift;
        Place place{"", 0, begin, static_cast<std::int64_t>(fault.address - begin)};
        if (fault.space == Space::Shared || (!isWindow && region == SharedRegion)) {
            place.region = "shared memory";
            place.bytes = m_setup.sharedBytes;
        } else if (fault.space == Space::Local || region == LocalRegion) {
            place.region = "local memory";
            place.bytes = m_setup.program->kernel->localBytes;
        } else if (region == ParameterRegion) {
            place.region = "parameter memory";
            place.bytes = m_setup.program->kernel->parameterBytes;
        } else if (region == ConstantRegion) {
            place.region = "constant memory";
            place.bytes = m_setup.program->module->constantBytes;
        } else if (const Memory::Named* owner = m_setup.memory->owner(begin)) {
            place.region = owner->name;
            place.bytes = owner->bytes;
        }
        return place;
    }

    std::string textOf(const Place& place) const
    {
        return place.region.empty() ? "address " + number(m_outcome.fault.address)
                                    : "byte " + std::to_string(place.offset) + " of " + place.region;
    }

    static std::string signedOffset(std::uint64_t offset) { return std::to_string(static_cast<std::int64_t>(offset)); }

    /// The type of the elements to which the kernel's pointer to this buffer points, as its text declares it.
    std::optional<KernelParameter> elementOf(const Place& place) const
    {
        if (!m_setup.text || place.begin == 0)
            return std::nullopt;
        const ptx::Kernel& kernel = *m_setup.program->kernel;
        const std::vector<KernelParameter> declared = parametersOf(kernelHead(*m_setup.text, kernel.name));
        for (std::size_t i = 0; i < std::min(declared.size(), kernel.parameters.size()); ++i) {
            std::uint64_t value = 0;
            if (kernel.parameters[i].bytes != sizeof value)
                continue;
            std::memcpy(&value, m_setup.parameters.data() + kernel.parameters[i].offset, sizeof value);
            if (value == place.begin)
                return declared[i];
        }
        return std::nullopt;
    }

    void outOfBounds(Finding& finding) const
    {
        finding.kind = "out_of_bounds";
        const Fault& fault = m_outcome.fault;
        const Place place = where();
        std::string at = textOf(place), size = bytesText(place.bytes);
        const std::optional<KernelParameter> element = place.region.empty() ? std::nullopt : elementOf(place);
        const std::optional<std::size_t> width = element ? builtInTypeBytes(element->type) : std::nullopt;
        if (width) {
            const auto signedWidth = static_cast<std::int64_t>(*width);
            const std::int64_t back = place.offset < 0 ? signedWidth - 1 : 0; // rounds down
            at = place.region + "[" + std::to_string((place.offset - back) / signedWidth) + "]";
            size = number(place.bytes / *width) + " elements of type " + element->type;
        }
        finding.message = capital(thread()) + " " + access() + at;
        if (place.region.empty()) {
            const bool null = fault.address < 4096;
            finding.message =
                capital(thread()) + " " + access() + (null ? "a null pointer." : at + ", where no buffer lies.");
            finding.cure = null
                               ? "Check that the pointer is an argument of the kernel."
                               : "Check how the pointer is computed: only the kernel's own arguments point to buffers.";
        } else if (place.bytes == 0) {
            finding.message += ", but " + place.region + " is empty.";
            finding.cure = "Give the launch the dynamic shared memory that the kernel's extern __shared__ array needs.";
        } else if (place.offset < 0) {
            finding.message += ", before the start of " + place.region + ".";
            finding.cure = "Check the lower bound of the index (x < 0, y < 0, or an index that overflowed).";
        } else {
            finding.message += ", but " + place.region + " has " + size + ".";
            finding.cure = upperBound(place, width.has_value());
        }
    }

    /// `isCounted`: the message says how many elements there are.
    std::string upperBound(const Place& place, bool isCounted) const
    {
        const std::uint64_t width = m_outcome.fault.bytes;
        const std::string last = isCounted ? "."
                                           : ": " + number(place.bytes / width) + " elements of " + bytesText(width) +
                                                 " fit in " + place.region + ".";
        if (place.region == "shared memory")
            return "Check the tile's size against the launch's shared memory" + last;
        if (place.region == "local memory" || place.region == "constant memory" || place.region == "parameter memory")
            return "Check the index against the size of the array" + last;
        return "Check the upper bound of the index, for example `if (x >= width || y >= height) return;`" + last;
    }

    /// The kind of object that the instruction takes.
    std::string wantedObject() const
    {
        const ptx::Instruction& in = m_setup.program->kernel->instructions.at(m_outcome.site);
        const bool isSurface = in.opcode == ptx::Opcode::SurfaceLoad || in.opcode == ptx::Opcode::SurfaceStore;
        const char* shape = "";
        switch (in.texture) {
        case ptx::TextureShape::None: break;
        case ptx::TextureShape::OneD: shape = "one-dimensional "; break;
        case ptx::TextureShape::TwoD: shape = "two-dimensional "; break;
        case ptx::TextureShape::ThreeD: shape = "three-dimensional "; break;
        case ptx::TextureShape::Array1D:
        case ptx::TextureShape::Array2D: shape = "layered "; break;
        case ptx::TextureShape::Cube:
        case ptx::TextureShape::ArrayCube: shape = "cubemap "; break;
        }
        return std::string("a ") + shape + (isSurface ? "surface" : "texture");
    }

    std::string givenObject() const
    {
        constexpr const char* shapes[] = {"one- or two-dimensional", "three-dimensional", "layered", "cubemap"};
        const TextureView& view = m_setup.memory->textures().at(m_outcome.fault.address - 1);
        return std::string("a ") + shapes[static_cast<std::size_t>(view.shape)] +
               (view.isSurface ? " surface" : " texture");
    }

    void beyondSurface(Finding& finding) const
    {
        const Fault& fault = m_outcome.fault;
        const TextureView& view = m_setup.memory->textures().at(fault.address - 1);
        const bool isDeep = view.shape != TextureView::Shape::Plane;
        const auto plane = [&](const std::string& text) { return isDeep ? text : std::string(); };
        finding.kind = "out_of_bounds";
        finding.message =
            capital(thread()) + " accesses " + bytesText(fault.bytes) + " at byte " + signedOffset(fault.condition) +
            " of row " + signedOffset(fault.file) + plane(" of plane " + signedOffset(fault.function)) +
            ", but the surface has " + plane(std::to_string(view.depth) + " planes of ") + std::to_string(view.height) +
            " rows of " + bytesText(static_cast<std::uint64_t>(view.width) * static_cast<unsigned>(view.texelBytes())) +
            ".";
        finding.cure = "Check the place against the surface's size: x is in bytes, for example x * sizeof(float).";
    }

    void divergentBarrier(Finding& finding) const
    {
        const Fault& fault = m_outcome.fault;
        finding.kind = "divergent_barrier";
        finding.message =
            "Only " + number(static_cast<unsigned>(std::popcount(fault.mask))) + " of " +
            number(static_cast<unsigned>(std::popcount(fault.live))) + " threads of warp " + number(fault.warp) +
            " of " + m_block +
            " reach this __syncthreads(): it stands in a branch that the others do not take, or in a loop that they "
            "have left. Every thread of a block must reach the same barrier.";
        finding.cure = "Move the __syncthreads()" +
                       (finding.line > 0 ? " of line " + std::to_string(finding.line) : std::string()) +
                       " out of the branch or loop, and leave only the work in it.";
    }

    void deadlock(Finding& finding) const
    {
        const int otherLine = sourceLine(*m_setup.program, m_outcome.otherSite);
        finding.kind = "deadlock";
        finding.message =
            capital(m_block) + " can never go on: warp " + number(m_outcome.warp) + " waits at this barrier, ";
        if (m_outcome.otherExited)
            finding.message += "which waits for more threads than can still come. ";
        else
            finding.message += "warp " + number(m_outcome.otherWarp) + " at another" +
                               (otherLine > 0 ? " (line " + number(static_cast<std::uint64_t>(otherLine)) + ")" : "") +
                               ". ";
        finding.message += "All threads of a block must meet at the same barrier.";
        finding.otherLine = m_outcome.otherExited || otherLine == finding.line ? 0 : otherLine;
        finding.cure = finding.otherLine > 0
                           ? "Replace the barriers of lines " + std::to_string(finding.line) + " and " +
                                 std::to_string(otherLine) + " by one that all threads reach."
                           : "Let as many threads come to the barrier as it waits for.";
    }

    void waits(Finding& finding) const
    {
        finding.kind = "deadlock";
        finding.message = capital(m_block) + " can never go on: warp " + number(m_outcome.warp) +
                          " waits here for a value in memory, which no thread that still runs changes.";
        finding.cure = "Give a lock back on every way on (atomicExch(&lock, 0)), and store a flag before other threads "
                       "wait for it. A block must not wait for one that starts after it.";
    }

    void stepLimit(Finding& finding) const
    {
        finding.kind = "step_limit";
        finding.message =
            m_outcome.kind == BlockOutcome::Kind::StepLimit
                ? capital(m_block) + " was stopped here after more instructions than the limit for a block"
                : "The run was stopped in " + m_block + " after more instructions than the limit for a launch";
        finding.message += ".";
        finding.cure = "Check that every loop ends, and that no thread waits for a value that another of its warp has "
                       "still to store.";
    }

    const BlockOutcome& m_outcome;
    const LaunchSetup& m_setup;
    std::string m_block;
};

} // namespace

int sourceLine(const Program& program, std::uint32_t site)
{
    if (site >= program.kernel->instructions.size())
        return 0;
    const std::uint32_t location = program.kernel->instructions[site].location;
    return location < program.module->locations.size() ? program.module->locations[location].userLine : 0;
}

Finding describe(const BlockOutcome& outcome, std::uint64_t block, const LaunchSetup& setup)
{
    return Describer(outcome, block, setup).describe();
}

std::vector<Finding> describe(std::span<const PrintedText> texts, std::uint64_t count, const LaunchSetup& setup)
{
    std::vector<Finding> findings;
    const auto add = [&](const std::string& message, int line) {
        Finding& finding = findings.emplace_back();
        finding.kind = "printf";
        finding.severity = Severity::Note;
        finding.source = setup.source;
        finding.line = line;
        finding.message = message;
    };
    for (const PrintedText& printed : texts)
        add("Block " + placeText(printed.block, setup.launch->grid) + ", thread " +
                placeText(printed.thread, setup.launch->block) + ": " + printed.text,
            sourceLine(*setup.program, printed.site));
    if (count > texts.size())
        add(std::to_string(count - texts.size()) + " more texts were printed; these are the first.", 0);
    return findings;
}

std::string plainName(const std::string& name)
{
    int status = 0;
    const std::unique_ptr<char, void (*)(void*)> text(abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status),
                                                      std::free);
    if (status != 0 || !text)
        return name;
    const std::string full = text.get();
    const std::size_t scope = full.rfind("::");
    return scope == std::string::npos ? full : full.substr(scope + 2);
}

std::string placeText(std::uint64_t index, const Dim3& size)
{
    const std::string xy = std::to_string(index % size.x) + ", " + std::to_string(index / size.x % size.y);
    return "(" + xy + (size.z > 1 ? ", " + std::to_string(index / size.x / size.y) : std::string()) + ")";
}

std::string bytesText(std::uint64_t bytes) { return number(bytes) + (bytes == 1 ? " byte" : " bytes"); }

std::string capital(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::optional<SharedName> sharedVariable(const ptx::Kernel& kernel, std::uint64_t offset)
{
    for (const ptx::Variable& variable : kernel.shared)
        if (offset >= variable.offset && (variable.isExtern || offset < variable.offset + variable.bytes))
            return SharedName{plainName(variable.name), variable.offset};
    return std::nullopt;
}

} // namespace tilescope::emulator
