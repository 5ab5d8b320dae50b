#include "gpu/emulator/execute/finding_text.h"

#include "gpu/ptx/module.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/text/library_file.h"

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
        : m_outcome(outcome), m_setup(setup), m_block(placeText(block, setup.launch->grid))
    {
    }

    Finding describe() const
    {
        Finding finding;
        finding.severity = Severity::Error;
        finding.endsRun = true;
        const FindingPlace at = placeOf(m_setup, m_outcome.site);
        finding.source = at.file;
        finding.line = at.line;
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
    /// "(1, 0)"
    std::string thread() const
    {
        const std::uint64_t index = std::uint64_t{m_outcome.fault.warp} * laneCount + m_outcome.fault.lane;
        return placeText(index, m_setup.launch->block);
    }

    /// A sentence whose %1 and %2 are the thread and its block.
    template <typename... Arguments>
    Message ofThread(Phrase sentence, Arguments&&... arguments) const
    {
        return say(sentence, thread(), m_block, std::forward<Arguments>(arguments)...);
    }

    void fault(Finding& finding) const
    {
        const Fault& fault = m_outcome.fault;
        switch (fault.kind) {
        case Fault::Kind::OutOfBounds: outOfBounds(finding); break;
        case Fault::Kind::Misaligned:
            finding.kind = FindingKind::Misaligned;
            finding.message =
                ofThread(access(gpu::phrase("Thread %1 of block %2 atomically updates %3 at %4, which is not a "
                                            "multiple of %5. An access of %3 must start at a multiple of its size."),
                                gpu::phrase("Thread %1 of block %2 stores %3 at %4, which is not a multiple of "
                                            "%5. An access of %3 must start at a multiple of its size."),
                                gpu::phrase("Thread %1 of block %2 loads %3 at %4, which is not a multiple of "
                                            "%5. An access of %3 must start at a multiple of its size.")),
                         bytesText(fault.bytes), textOf(where()), number(fault.bytes));
            finding.cure =
                say(gpu::phrase("Make the offset a multiple of %1, or load and store narrower elements one by one."),
                    bytesText(fault.bytes));
            break;
        case Fault::Kind::DivergentBarrier: divergentBarrier(finding); break;
        case Fault::Kind::BadBarrier:
            finding.kind = FindingKind::BadBarrier;
            finding.message = ofThread(gpu::phrase("Thread %1 of block %2 waits at an invalid barrier."));
            finding.cure = gpu::phrase(
                "Use a barrier number from 0 to 15 and a thread count that is a multiple of 32, up to 1024.");
            break;
        case Fault::Kind::BadMbarrier:
            finding.kind = FindingKind::BadBarrier;
            finding.message = ofThread(gpu::phrase("Thread %1 of block %2 uses a barrier object at %3 that is not "
                                                   "initialised, or arrives at it more often than it expects."),
                                       textOf(where()));
            finding.cure = gpu::phrase("Initialise the barrier once, with an arrival count of at least 1, and call "
                                       "__syncthreads() before any thread uses it.");
            break;
        case Fault::Kind::DivergentMatrix:
            finding.kind = FindingKind::DivergentMma;
            finding.message =
                ofThread(gpu::phrase("Only %3 of the 32 threads of warp %4, among them thread %1 of block %2, reach "
                                     "this matrix instruction, which requires the whole warp."),
                         std::popcount(fault.mask), number(fault.warp));
            finding.cure =
                gpu::phrase("Make all threads of the warp execute the instruction together: use blocks with a multiple "
                            "of 32 threads, and place the instruction outside divergent branches.");
            break;
        case Fault::Kind::BadTexture:
            finding.kind = FindingKind::BadTexture;
            finding.message = ofThread(
                gpu::phrase("Thread %1 of block %2 accesses %3 through %4, which is not a texture or surface object."),
                wantedObject(), number(fault.address));
            finding.cure = gpu::phrase("Pass the cudaTextureObject_t or cudaSurfaceObject_t argument on unchanged.");
            break;
        case Fault::Kind::WrongTexture:
            finding.kind = FindingKind::BadTexture;
            finding.message = ofThread(gpu::phrase("Thread %1 of block %2 accesses %3 through object %4, which is %5."),
                                       wantedObject(), number(fault.address), givenObject());
            finding.cure = gpu::phrase("Pass an object of the kind that the kernel expects.");
            break;
        case Fault::Kind::BeyondSurface: beyondSurface(finding); break;
        case Fault::Kind::BadCall:
            if (const std::uint32_t levels = ptx::recursionLevels(fault.address); levels > 0) {
                finding.kind = FindingKind::DeepRecursion;
                finding.message = ofThread(gpu::phrase("Thread %1 of block %2 reaches a function that calls itself "
                                                       "more than %3 levels deep, the maximum that is supported here."),
                                           std::to_string(levels));
                finding.cure =
                    gpu::phrase("Check that the recursion ends. A loop, or an explicit stack in an array, has no depth "
                                "limit; on a GPU, each level takes local memory for every thread.");
                break;
            }
            finding.kind = FindingKind::BadCall;
            finding.message =
                ofThread(gpu::phrase("Thread %1 of block %2 calls a function through the pointer %3, which is "
                                     "not the address of a function that this call can reach."),
                         number(fault.address));
            finding.cure = gpu::phrase("Check that the pointer was set, in this module, to a function whose parameters "
                                       "and result match this call, and which is not already being called.");
            break;
        case Fault::Kind::BadFree:
            finding.kind = FindingKind::BadFree;
            finding.message = ofThread(gpu::phrase("Thread %1 of block %2 frees the memory at %3, which malloc did not "
                                                   "return or which has already been freed."),
                                       textOf(where()));
            finding.cure = gpu::phrase("Free only pointers returned by malloc or new, and only once.");
            break;
        case Fault::Kind::Assert:
            finding.kind = FindingKind::Assert;
            finding.message =
                fault.line != static_cast<std::uint32_t>(finding.line) // in a function of another file
                    ? ofThread(gpu::phrase("Thread %1 of block %2: the assertion `%3` failed (%4, line %5, %6)."),
                               textAt(fault.condition), textAt(fault.file), number(fault.line), textAt(fault.function))
                    : ofThread(gpu::phrase("Thread %1 of block %2: the assertion `%3` failed (in %4)."),
                               textAt(fault.condition), textAt(fault.function));
            finding.cure = gpu::phrase(
                "Find out why the assertion does not hold for this thread, which is the first one that failed it.");
            break;
        default:
            finding.kind = FindingKind::Trap;
            finding.message = ofThread(gpu::phrase("Thread %1 of block %2 executes a trap: __trap(), or grid.sync(), "
                                                   "which requires a cooperative launch."));
            finding.cure =
                gpu::phrase("Find out why this thread reaches the trap, and do not let a block wait for another.");
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

    /// The phrase for what the thread did.
    Phrase access(Phrase changesAtomically, Phrase stores, Phrase loads) const
    {
        return m_outcome.fault.atomic ? changesAtomically : m_outcome.fault.store ? stores : loads;
    }

    /// A place in a region of memory, or an address outside of all.
    struct Place {
        Message region; ///< "shared memory", a buffer's name; empty for an address outside of all
        bool isShared = false;
        bool isBuffer = false;
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
        Place place{.region = {}, .begin = begin, .offset = static_cast<std::int64_t>(fault.address - begin)};
        if (fault.space == Space::Shared || (!isWindow && region == SharedRegion)) {
            place.region = gpu::phrase("shared memory");
            place.isShared = true;
            place.bytes = m_setup.sharedBytes;
        } else if (fault.space == Space::Local || region == LocalRegion) {
            place.region = gpu::phrase("local memory");
            place.bytes = m_setup.program->kernel->localBytes;
        } else if (region == ParameterRegion) {
            place.region = gpu::phrase("parameter memory");
            place.bytes = m_setup.program->kernel->parameterBytes;
        } else if (region == ConstantRegion) {
            place.region = gpu::phrase("constant memory");
            place.bytes = m_setup.program->module->constantBytes;
        } else if (const Memory::Named* owner = m_setup.memory->owner(begin)) {
            place.region = verbatim(owner->name);
            place.isBuffer = true;
            place.bytes = owner->bytes;
        }
        return place;
    }

    Message textOf(const Place& place) const
    {
        return place.region.empty() ? say(gpu::phrase("address %1"), number(m_outcome.fault.address))
                                    : say(gpu::phrase("byte %1 of %2"), std::to_string(place.offset), place.region);
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
        finding.kind = FindingKind::OutOfBounds;
        const Fault& fault = m_outcome.fault;
        const Place place = where();
        Message at = textOf(place), size = bytesText(place.bytes);
        const std::optional<KernelParameter> element = place.region.empty() ? std::nullopt : elementOf(place);
        const std::optional<std::size_t> width = element ? builtInTypeBytes(element->type) : std::nullopt;
        if (width) {
            const auto signedWidth = static_cast<std::int64_t>(*width);
            const std::int64_t back = place.offset < 0 ? signedWidth - 1 : 0; // rounds down
            at = verbatim(english(place.region) + "[" + std::to_string((place.offset - back) / signedWidth) + "]");
            size = say(gpu::phrase("%1 elements of type %2"), number(place.bytes / *width), element->type);
        }
        if (place.region.empty() && fault.address < 4096) {
            finding.message =
                ofThread(access(gpu::phrase("Thread %1 of block %2 atomically updates %3 at a null pointer."),
                                gpu::phrase("Thread %1 of block %2 stores %3 at a null pointer."),
                                gpu::phrase("Thread %1 of block %2 loads %3 at a null pointer.")),
                         bytesText(fault.bytes));
            finding.cure = gpu::phrase("Check that the pointer is an argument of the kernel.");
        } else if (place.region.empty()) {
            finding.message = say(gpu::phrase("%1, which lies outside all buffers."), accessAt(at));
            finding.cure =
                gpu::phrase("Check how the pointer is computed: only the kernel's own arguments point to buffers.");
        } else if (place.bytes == 0) {
            finding.message = say(gpu::phrase("%1, but %2 is empty."), accessAt(at), place.region);
            finding.cure =
                gpu::phrase("Give the launch the dynamic shared memory that the kernel's extern __shared__ array "
                            "needs.");
        } else if (place.offset < 0) {
            finding.message = say(gpu::phrase("%1, before the start of %2."), accessAt(at), place.region);
            finding.cure =
                gpu::phrase("Check the lower bound of the index (x < 0, y < 0, or an index that overflowed).");
        } else {
            finding.message = say(gpu::phrase("%1, but %2 has %3."), accessAt(at), place.region, size);
            finding.cure = upperBound(place, width.has_value());
        }
    }

    /// "Thread (1, 0) of block (0, 0) loads 4 bytes at byte 256 of input"
    Message accessAt(const Message& at) const
    {
        return ofThread(access(gpu::phrase("Thread %1 of block %2 atomically updates %3 at %4"),
                               gpu::phrase("Thread %1 of block %2 stores %3 at %4"),
                               gpu::phrase("Thread %1 of block %2 loads %3 at %4")),
                        bytesText(m_outcome.fault.bytes), at);
    }

    /// `isCounted`: the message says how many elements there are.
    Message upperBound(const Place& place, bool isCounted) const
    {
        if (isCounted)
            return place.isShared ? gpu::phrase("Check the size of the tile against the shared memory of the launch.")
                   : place.isBuffer
                       ? gpu::phrase("Check the upper bound of the index, for example `if (x >= width || y >= "
                                     "height) return;`.")
                       : gpu::phrase("Check the index against the size of the array.");
        const Phrase advice =
            place.isShared ? gpu::phrase("Check the size of the tile against the shared memory of the launch: %1 "
                                         "elements of %2 fit in %3.")
            : place.isBuffer
                ? gpu::phrase("Check the upper bound of the index, for example `if (x >= width || y >= height) "
                              "return;`: %1 elements of %2 fit in %3.")
                : gpu::phrase("Check the index against the size of the array: %1 elements of %2 fit in %3.");
        const std::uint64_t width = m_outcome.fault.bytes;
        return say(advice, number(place.bytes / width), bytesText(width), place.region);
    }

    /// The kind of object that the instruction takes.
    Phrase wantedObject() const
    {
        const ptx::Instruction& in = m_setup.program->kernel->instructions.at(m_outcome.site);
        const bool isSurface = in.opcode == ptx::Opcode::SurfaceLoad || in.opcode == ptx::Opcode::SurfaceStore;
        switch (in.texture) {
        case ptx::TextureShape::None: break;
        case ptx::TextureShape::OneD:
            return isSurface ? gpu::phrase("a one-dimensional surface") : gpu::phrase("a one-dimensional texture");
        case ptx::TextureShape::TwoD:
            return isSurface ? gpu::phrase("a two-dimensional surface") : gpu::phrase("a two-dimensional texture");
        case ptx::TextureShape::ThreeD:
            return isSurface ? gpu::phrase("a three-dimensional surface") : gpu::phrase("a three-dimensional texture");
        case ptx::TextureShape::Array1D:
        case ptx::TextureShape::Array2D:
            return isSurface ? gpu::phrase("a layered surface") : gpu::phrase("a layered texture");
        case ptx::TextureShape::Cube:
        case ptx::TextureShape::ArrayCube:
            return isSurface ? gpu::phrase("a cubemap surface") : gpu::phrase("a cubemap texture");
        }
        return isSurface ? gpu::phrase("a surface") : gpu::phrase("a texture");
    }

    Phrase givenObject() const
    {
        const TextureView& view = m_setup.memory->textures().at(m_outcome.fault.address - 1);
        switch (view.shape) {
        case TextureView::Shape::Plane: break;
        case TextureView::Shape::Volume:
            return view.isSurface ? gpu::phrase("a three-dimensional surface")
                                  : gpu::phrase("a three-dimensional texture");
        case TextureView::Shape::Layers:
            return view.isSurface ? gpu::phrase("a layered surface") : gpu::phrase("a layered texture");
        case TextureView::Shape::Cube:
            return view.isSurface ? gpu::phrase("a cubemap surface") : gpu::phrase("a cubemap texture");
        }
        return view.isSurface ? gpu::phrase("a one- or two-dimensional surface")
                              : gpu::phrase("a one- or two-dimensional texture");
    }

    void beyondSurface(Finding& finding) const
    {
        const Fault& fault = m_outcome.fault;
        const TextureView& view = m_setup.memory->textures().at(fault.address - 1);
        const bool isDeep = view.shape != TextureView::Shape::Plane;
        const Message bytes = bytesText(fault.bytes), row = bytesText(static_cast<std::uint64_t>(view.width) *
                                                                      static_cast<unsigned>(view.texelBytes()));
        const std::string x = signedOffset(fault.condition), y = signedOffset(fault.file),
                          height = std::to_string(view.height);
        finding.kind = FindingKind::OutOfBounds;
        finding.message =
            isDeep ? ofThread(gpu::phrase(
                                  "Thread %1 of block %2 accesses %3 at byte %4 of row %5 of plane %8, but the surface "
                                  "has %9 planes of %6 rows of %7."),
                              bytes, x, y, height, row, signedOffset(fault.function), std::to_string(view.depth))
                   : ofThread(gpu::phrase(
                                  "Thread %1 of block %2 accesses %3 at byte %4 of row %5, but the surface has %6 rows "
                                  "of %7."),
                              bytes, x, y, height, row);
        finding.cure = gpu::phrase(
            "Check the coordinates against the size of the surface: x is in bytes, for example x * sizeof(float).");
    }

    void divergentBarrier(Finding& finding) const
    {
        const Fault& fault = m_outcome.fault;
        finding.kind = FindingKind::DivergentBarrier;
        finding.message = say(gpu::phrase("Only %1 of %2 threads of warp %3 in block %4 reach this __syncthreads(), "
                                          "which is in a branch that the others do not take, or in a loop that they "
                                          "have left. Every thread of a block must reach the same barrier."),
                              std::popcount(fault.mask), std::popcount(fault.live), number(fault.warp), m_block);
        finding.cure = barrierOutOfBranch(finding.line);
    }

    void deadlock(Finding& finding) const
    {
        const FindingPlace second = placeOf(m_setup, m_outcome.otherSite);
        const int otherLine = second.file == finding.source ? second.line : 0;
        finding.kind = FindingKind::Deadlock;
        const std::string warp = number(m_outcome.warp), other = number(m_outcome.otherWarp);
        if (m_outcome.otherExited)
            finding.message =
                say(gpu::phrase("Block %1 can never continue: warp %2 waits at this barrier, which expects more "
                                "threads than can still arrive. All threads of a block must reach the same barrier."),
                    m_block, warp);
        else if (otherLine > 0)
            finding.message = say(gpu::phrase("Block %1 can never continue: warp %2 waits at this barrier, warp %3 at "
                                              "another (line %4). All threads of a block must reach the same barrier."),
                                  m_block, warp, other, std::to_string(otherLine));
        else
            finding.message = say(gpu::phrase("Block %1 can never continue: warp %2 waits at this barrier, warp %3 at "
                                              "another. All threads of a block must reach the same barrier."),
                                  m_block, warp, other);
        finding.otherLine = m_outcome.otherExited || otherLine == finding.line ? 0 : otherLine;
        finding.cure =
            finding.otherLine > 0
                ? say(gpu::phrase("Replace the barriers on lines %1 and %2 with one that all threads reach."),
                      std::to_string(finding.line), std::to_string(otherLine))
                : Message(gpu::phrase("Make sure that as many threads reach the barrier as it expects."));
    }

    void waits(Finding& finding) const
    {
        finding.kind = FindingKind::Deadlock;
        finding.message = say(gpu::phrase("Block %1 can never continue: warp %2 waits here for a value in memory that "
                                          "no running thread changes."),
                              m_block, number(m_outcome.warp));
        finding.cure = gpu::phrase("Release a lock on every path (atomicExch(&lock, 0)), and store a flag before other "
                                   "threads wait for it. A block must not wait for a block that starts after it.");
    }

    void stepLimit(Finding& finding) const
    {
        finding.kind = FindingKind::StepLimit;
        finding.message =
            say(m_outcome.kind == BlockOutcome::Kind::StepLimit
                    ? gpu::phrase("Block %1 was stopped here because it exceeded the instruction limit for a block.")
                    : gpu::phrase(
                          "The run was stopped in block %1 because it exceeded the instruction limit for a launch."),
                m_block);
        finding.cure = gpu::phrase("Check that every loop ends, and that no thread waits for a value that another "
                                   "thread of its warp has yet to store.");
    }

    const BlockOutcome& m_outcome;
    const LaunchSetup& m_setup;
    std::string m_block; ///< "(0, 0)"
};

} // namespace

int sourceLine(const Program& program, std::uint32_t site)
{
    if (site >= program.kernel->instructions.size())
        return 0;
    const std::uint32_t location = program.kernel->instructions[site].location;
    return location < program.module->locations.size() ? program.module->locations[location].userLine : 0;
}

FindingPlace placeOf(const LaunchSetup& setup, std::uint32_t site)
{
    const ptx::Module& module = *setup.program->module;
    const auto& instructions = setup.program->kernel->instructions;
    const std::uint32_t location = site < instructions.size() ? instructions[site].location : ptx::noIndex;
    if (location >= module.locations.size())
        return {setup.source, 0};
    const ptx::Location& at = module.locations[location];
    if (at.userFile >= module.files.size() || at.file >= module.files.size() || at.userLine == 0)
        return {setup.source, at.userLine};
    const std::string &user = module.files[at.userFile], &own = module.files[at.file];
    const bool isUsers = isLibraryFile(user) && !isLibraryFile(own);
    const std::string& file = isUsers ? own : user;
    return {baseName(file) == baseName(setup.source) ? setup.source : file, isUsers ? at.line : at.userLine};
}

Finding describe(const BlockOutcome& outcome, std::uint64_t block, const LaunchSetup& setup)
{
    return Describer(outcome, block, setup).describe();
}

std::vector<Finding> describe(std::span<const PrintedText> texts, std::uint64_t count, const LaunchSetup& setup)
{
    std::vector<Finding> findings;
    const auto add = [&](Message message, const FindingPlace& at) {
        Finding& finding = findings.emplace_back();
        finding.kind = FindingKind::Printf;
        finding.severity = Severity::Note;
        finding.source = at.file;
        finding.line = at.line;
        finding.message = std::move(message);
    };
    for (const PrintedText& printed : texts)
        add(say(gpu::phrase("Block %1, thread %2: %3"), placeText(printed.block, setup.launch->grid),
                placeText(printed.thread, setup.launch->block), printed.text),
            placeOf(setup, printed.site));
    if (count > texts.size())
        add(say(gpu::phrase("%1 more messages were printed; only the first are listed."),
                std::to_string(count - texts.size())),
            {setup.source, 0});
    return findings;
}

std::string plainName(const std::string& name)
{
    if (!name.starts_with("_Z"))
        return name;
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

Message bytesText(std::uint64_t bytes)
{
    // Without separators, as addresses and offsets beside it are.
    return bytes == 1 ? Message(gpu::phrase("1 byte")) : say(gpu::phrase("%1 bytes"), number(bytes));
}

Message barrierOutOfBranch(int line)
{
    return line > 0 ? say(gpu::phrase("Move the __syncthreads() on line %1 out of the branch or loop, and leave only "
                                      "the work inside it."),
                          number(static_cast<std::uint64_t>(line)))
                    : Message(gpu::phrase(
                          "Move the __syncthreads() out of the branch or loop, and leave only the work inside it."));
}

std::optional<SharedName> sharedVariable(const ptx::Kernel& kernel, std::uint64_t offset)
{
    for (const ptx::Variable& variable : kernel.shared)
        if (offset >= variable.offset && (variable.isExtern || offset < variable.offset + variable.bytes))
            return SharedName{plainName(variable.name), variable.offset};
    return std::nullopt;
}

} // namespace tilescope::emulator
