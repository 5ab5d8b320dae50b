#include "gpu/recipe/words/glossary.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>

namespace tilescope
{

namespace
{

using Terms = std::vector<GlossaryTerm>;

const Terms& threads()
{
    static const Terms terms{
        {"thread",
         "thread",
         {"threads"},
         "One execution of the kernel code, usually for one pixel. A thread has its own registers and knows its "
         "position from threadIdx and blockIdx.",
         {"warp", "block", "register"}},
        {"warp",
         "warp",
         {"warps"},
         "32 threads of a block that the hardware schedules as a unit. The active threads of a warp execute the same "
         "instruction, so it costs time if threads of a warp do different things.",
         {"lane", "divergence", "coalesced"}},
        {"lane",
         "lane",
         {"lanes"},
         "The position of a thread in its warp, 0 to 31. The active lanes of a warp execute the same instruction, each "
         "with its own values.",
         {"warp", "thread"}},
        {"block",
         "block",
         {"blocks", "thread block", "thread blocks", "block size"},
         "A group of at most 1024 threads that runs on one multiprocessor. The threads of a block share shared memory "
         "and can wait for each other at a barrier; threads of different blocks normally cannot.",
         {"grid", "shared_memory", "barrier"}},
        {"grid",
         "grid",
         {"grids"},
         "All blocks of a launch. The grid has as many blocks as it takes to cover the image, so the last row and "
         "column may extend beyond its edge.",
         {"block", "launch"}},
        {"multiprocessor",
         "multiprocessor",
         {"multiprocessors", "streaming multiprocessor", "sm", "sms"},
         "The part of a GPU that executes blocks; a GPU has dozens to more than a hundred. Each has its own registers, "
         "shared memory and L1 cache, and holds several blocks at once if these resources suffice.",
         {"occupancy", "block", "l1_cache"}},
        {"kernel",
         "kernel",
         {"kernels"},
         "A function that the GPU executes once for each thread. It is written in CUDA C++ and marked __global__.",
         {"launch", "thread", "ptx"}},
        {"launch",
         "launch",
         {"launches"},
         "One start of a kernel with a grid of blocks. A strategy may need several launches in sequence, such as a row "
         "pass and a column pass.",
         {"kernel", "grid"}},
        {"divergence",
         "divergence",
         {"divergent", "diverges", "diverge"},
         "The lanes of a warp take different paths at a branch or a loop. The warp then executes the paths one after "
         "the other, with the other lanes inactive.",
         {"warp", "lane"}},
        {"occupancy",
         "occupancy",
         {},
         "The number of warps that can be resident on a multiprocessor at once, as a share of the maximum that it "
         "supports. While one warp waits for memory, another can run. The scarcest resource limits occupancy: "
         "registers, shared memory, warps or block slots.",
         {"latency", "register", "multiprocessor"}},
        {"latency",
         "latency",
         {"latencies"},
         "The time from a request to its response: about 30 cycles for shared memory and several hundred for global "
         "memory. A GPU hides it by executing other warps in the meantime.",
         {"occupancy", "global_memory"}},
        {"stall",
         "stall",
         {"stalls", "stalled"},
         "A cycle in which a warp cannot issue its next instruction. The legend of the timeline says what the warp "
         "waits for, and its tool tip has Nsight Compute's name: \"Long scoreboard\", for example, is a wait for "
         "global "
         "or local memory.",
         {"warp", "latency", "occupancy"}},
    };
    return terms;
}

const Terms& memories()
{
    static const Terms terms{
        {"global_memory",
         "global memory",
         {"global", "device memory", "dram"},
         "The GPU's large off-chip memory: gigabytes that every thread can read and write. It is the slowest memory; "
         "the L1 and L2 caches keep copies of recently used data.",
         {"sector", "coalesced", "l2_cache"}},
        {"host_memory",
         "host memory",
         {"host"},
         "The computer's own memory, used by programs on the CPU. A program copies the input of a kernel from it to "
         "the GPU over PCI Express, and the result back. From pinned (page-locked) memory, the GPU copies directly.",
         {"global_memory"}},
        {"shared_memory",
         "shared memory",
         {"smem"},
         "A small, fast memory in each multiprocessor, with at most 48 to 227 KB per block, depending on the GPU. The "
         "kernel fills it explicitly, so that data needed by many threads of a block is read from global memory only "
         "once.",
         {"tile", "bank", "barrier"}},
        {"constant_memory",
         "constant memory",
         {"constant"},
         "64 KB of memory that kernels can only read, with its own cache. It is fast when all lanes of a warp read the "
         "same address; each additional address costs another pass.",
         {"broadcast", "global_memory"}},
        {"texture",
         "texture",
         {"textures", "texture memory", "texture object"},
         "An image that is read through the texture unit, which handles coordinates beyond the edge and can "
         "interpolate. Texture reads are cached by 2D neighbourhood instead of by row.",
         {"border", "l1_cache"}},
        {"local_memory",
         "local memory",
         {},
         "A thread's own memory for arrays with a variable index and for values that did not fit in registers. Despite "
         "its name, local memory is part of device memory; only the L1 and L2 caches make it faster.",
         {"register", "global_memory"}},
        {"register",
         "register",
         {"registers"},
         "Where a thread keeps the values that it computes with; the fastest memory. A multiprocessor has a fixed "
         "number of registers for all its threads, so the more registers each thread uses, the fewer threads fit.",
         {"occupancy", "local_memory"}},
        {"l1_cache",
         "L1 cache",
         {"l1"},
         "A cache in each multiprocessor, in the same physical memory as shared memory. The L1 cache serves repeated "
         "reads of recently used data without any help from the kernel.",
         {"l2_cache", "shared_memory"}},
        {"l2_cache",
         "L2 cache",
         {"l2"},
         "A cache between all multiprocessors and device memory, megabytes in size. Later blocks can find data there "
         "that an earlier block has read.",
         {"l1_cache", "global_memory"}},
        {"request",
         "request",
         {"requests"},
         "One instruction with which a warp reads or writes memory, whatever its lanes request. Memory serves a "
         "request with as many sectors or wavefronts as the request needs.",
         {"sector", "wavefront", "warp"}},
        {"sector",
         "sector",
         {"sectors"},
         "A sector is 32 bytes, the smallest unit that memory transfers. A request transfers every sector that any of "
         "its lanes touches.",
         {"request", "coalesced"}},
        {"coalesced",
         "coalesced",
         {"coalescing", "uncoalesced", "coalesce", "scattered"},
         "The lanes of a warp access neighbouring addresses, so that a request needs the fewest sectors possible. "
         "Scattered lanes need up to 32 sectors, most of whose bytes are not used.",
         {"sector", "request", "pitch"}},
        {"vector_access",
         "vector access",
         {"vector accesses", "vector load", "vector loads", "int4", "uchar4", "uint4"},
         "One instruction that reads or writes 8 or 16 bytes per lane. It moves the same bytes with fewer requests; "
         "the address must be a multiple of the access size.",
         {"request", "coalesced"}},
        {"pitch",
         "pitch",
         {},
         "The number of bytes from the start of one row to the start of the next in memory. It may exceed the size of "
         "the row, so that each row starts at a multiple of 128 bytes and accesses stay coalesced.",
         {"coalesced", "padding"}},
        {"atomic",
         "atomic operation",
         {"atomic", "atomics", "atomic operations", "atomicadd"},
         "A read-modify-write operation that no other thread can interrupt, such as atomicAdd. Lanes that update the "
         "same address are served one after the other.",
         {"race", "request"}},
    };
    return terms;
}

const Terms& sharing()
{
    static const Terms terms{
        {"bank",
         "bank",
         {"banks"},
         "Shared memory consists of 32 banks, each of which delivers one 4-byte word per pass. Adjacent words are in "
         "adjacent banks.",
         {"bank_conflict", "shared_memory"}},
        {"word",
         "word",
         {"words"},
         "4 bytes at an address that is a multiple of 4, such as one float. Shared memory is divided among its banks "
         "word by word.",
         {"bank", "bank_conflict", "broadcast"}},
        {"bank_conflict",
         "bank conflict",
         {"bank conflicts", "conflict", "conflicts"},
         "Lanes of a warp request different words from the same bank. The bank serves them one after the other, so the "
         "access takes several wavefronts instead of one.",
         {"bank", "wavefront", "padding"}},
        {"wavefront",
         "wavefront",
         {"wavefronts"},
         "A wavefront is one pass of an access through shared memory. In one pass, each of the 32 banks delivers one "
         "4-byte word; a bank conflict adds passes.",
         {"bank_conflict", "request"}},
        {"broadcast",
         "broadcast",
         {"broadcasts"},
         "Several lanes read the same word in one pass. In shared and constant memory this costs nothing extra.",
         {"bank", "constant_memory"}},
        {"padding",
         "padding",
         {"padded"},
         "Unused elements at the end of each row. In shared memory, one extra word per row moves the elements of a "
         "column to different banks; around an image, padding replaces tests for the border.",
         {"bank_conflict", "border", "pitch"}},
        {"tile",
         "tile",
         {"tiles", "tiling"},
         "The part of the image that a block copies into shared memory: the pixels that it writes, and the halo around "
         "them.",
         {"halo", "shared_memory", "block"}},
        {"halo",
         "halo",
         {"halos"},
         "The pixels around a block's own pixels, which the block also reads because the filter extends beyond the "
         "edge of the block. A filter of width 9 needs 4 on each side.",
         {"halo_redundancy", "tile", "filter"}},
        {"halo_redundancy",
         "halo redundancy",
         {"redundancy"},
         "Pixels that a block reads for each pixel that it writes. Neighbouring blocks read the same halo again; "
         "larger blocks have less halo per pixel.",
         {"halo", "block"}},
        {"reuse",
         "reuse",
         {"reused"},
         "How often the same value is read. A closer memory could serve every read after the first, which is the "
         "purpose of a tile in shared memory.",
         {"tile", "shared_memory", "arithmetic_intensity"}},
        {"filter",
         "filter",
         {"filters", "filter window"},
         "The weights with which a pixel's neighbours are summed, such as a 9 × 9 array. An output pixel needs a "
         "window of the input as large as the filter.",
         {"halo", "border"}},
        {"border",
         "border",
         {"borders"},
         "What is read where the filter extends beyond the image: the nearest pixel (replicate), the mirrored image, "
         "the repeated image (wrap), or zero.",
         {"filter", "halo"}},
        {"barrier",
         "barrier",
         {"barriers", "__syncthreads", "__syncthreads()"},
         "Every thread of the block waits at __syncthreads() until all have arrived. After it, each thread sees what "
         "the others wrote to shared memory.",
         {"race", "block", "shared_memory"}},
        {"race",
         "data race",
         {"race", "races", "data races", "race condition"},
         "Two threads access the same memory location, at least one of them writes, and nothing orders the two "
         "accesses. The result depends on timing, even if it is correct today.",
         {"barrier", "atomic"}},
        {"out_of_bounds",
         "out of bounds",
         {"out-of-bounds"},
         "An access outside the memory of a buffer or an array. It reads unrelated data, overwrites other data, or "
         "aborts the kernel.",
         {"border", "grid"}},
    };
    return terms;
}

const Terms& measuring()
{
    static const Terms terms{
        {"arithmetic_intensity",
         "arithmetic intensity",
         {"cgma", "compute to global memory access"},
         "Operations per byte moved to and from device memory; counted per access, this is the CGMA ratio. A kernel "
         "with a low intensity is limited by memory, one with a high intensity by arithmetic.",
         {"roofline", "reuse"}},
        {"roofline",
         "roofline",
         {},
         "A chart of the maximum speed that a GPU can reach at a given arithmetic intensity. It rises with memory "
         "bandwidth and flattens at the peak arithmetic rate.",
         {"arithmetic_intensity", "bandwidth"}},
        {"bandwidth",
         "bandwidth",
         {"memory bandwidth"},
         "The number of bytes that a memory can transfer per second: hundreds to thousands of gigabytes for the device "
         "memory of a GPU, and several times as much for shared memory.",
         {"roofline", "latency"}},
        {"ptx",
         "PTX",
         {},
         "NVIDIA's assembly language for a virtual GPU architecture. The compiler generates it, the driver translates "
         "it into the machine code of the actual GPU, and Tilescope's emulator executes it.",
         {"kernel", "emulator", "machine_code"}},
        {"machine_code",
         "machine code",
         {"sass"},
         "The instructions that a GPU executes, also called SASS. Their number differs from that of the PTX, and "
         "occupancy depends on their register count.",
         {"ptx", "register"}},
        {"emulator",
         "emulator",
         {"emulated"},
         "Tilescope's own interpreter of PTX on the CPU. It needs no GPU, and counts requests, sectors and wavefronts "
         "as the hardware would; its time is not GPU time.",
         {"ptx", "request"}},
        {"reference",
         "reference",
         {"cpu reference"},
         "The operation, implemented as plain loops on the CPU. Every result is compared with it, and differences "
         "beyond the stated tolerance count as wrong values.",
         {"kernel"}},
        {"estimate",
         "estimate",
         {"estimated", "time band"},
         "A time computed from counts and the GPU's specifications, not measured. The lower bound is the tightest "
         "single limit; the upper bound is the time if almost nothing overlaps.",
         {"roofline", "emulator"}},
        {"sample_of_blocks",
         "sample of blocks",
         {"sample of the blocks", "sampled blocks"},
         "The blocks that are counted if emulating all of them would take too long. The counts of the whole grid are "
         "estimated from them, and are marked with ≈.",
         {"block", "estimate", "emulator"}},
        {"finding",
         "finding",
         {"findings"},
         "An error or an inefficiency that Tilescope detected in a run, with the line of the kernel that causes it. "
         "Many findings offer a fix.",
         {"race", "bank_conflict", "coalesced"}},
        {"baseline", "baseline", {}, "The pinned run with which all figures are compared.", {"reference", "estimate"}},
    };
    return terms;
}

Terms makeGlossary()
{
    Terms all;
    for (const Terms* part : {&threads(), &memories(), &sharing(), &measuring()})
        all.insert(all.end(), part->begin(), part->end());
    const auto lower = [](const GlossaryTerm& term) {
        std::string name = term.name;
        std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
        return name;
    };
    std::ranges::sort(all, {}, lower);
    return all;
}

bool isWordCharacter(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

bool sameLetters(std::string_view a, std::string_view b)
{
    return std::ranges::equal(a, b,
                              [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

/// Whether `form` stands at `at` as whole words.
bool standsAt(std::string_view text, std::size_t at, std::string_view form)
{
    if (at + form.size() > text.size() || !sameLetters(text.substr(at, form.size()), form))
        return false;
    const std::size_t end = at + form.size();
    return end == text.size() || !isWordCharacter(form.back()) || !isWordCharacter(text[end]);
}

/// The longest form at `at`.
std::pair<const GlossaryTerm*, std::size_t> termAt(std::string_view text, std::size_t at)
{
    std::pair<const GlossaryTerm*, std::size_t> longest{nullptr, 0};
    for (const GlossaryTerm& term : glossary()) {
        const auto consider = [&](const std::string& form) {
            if (form.size() > longest.second && standsAt(text, at, form))
                longest = {&term, form.size()};
        };
        consider(term.name);
        std::ranges::for_each(term.forms, consider);
    }
    return longest;
}

} // namespace

const std::vector<GlossaryTerm>& glossary()
{
    static const Terms terms = makeGlossary();
    return terms;
}

const GlossaryTerm& glossaryTerm(std::string_view key)
{
    const auto found = std::ranges::find(glossary(), key, &GlossaryTerm::key);
    if (found == glossary().end())
        throw std::out_of_range("The glossary has no key " + std::string(key));
    return *found;
}

const GlossaryTerm* findTerm(std::string_view words)
{
    const auto [term, length] = termAt(words, 0);
    return length == words.size() ? term : nullptr;
}

std::vector<const GlossaryTerm*> termsIn(std::string_view text)
{
    std::vector<const GlossaryTerm*> found;
    for (std::size_t at = 0; at < text.size();) {
        const bool begins = at == 0 || !isWordCharacter(text[at - 1]) || !isWordCharacter(text[at]);
        const auto [term, length] = begins ? termAt(text, at) : std::pair<const GlossaryTerm*, std::size_t>{};
        if (term && std::ranges::find(found, term) == found.end())
            found.push_back(term);
        at += std::max<std::size_t>(length, 1);
    }
    return found;
}

} // namespace tilescope
