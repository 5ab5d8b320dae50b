#include "gpu/recipe/glossary.h"

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
         "One run of the kernel's text, usually for one pixel. It has its own registers and knows its place from "
         "threadIdx and blockIdx.",
         {"warp", "block", "register"}},
        {"warp",
         "warp",
         {"warps"},
         "32 threads of a block that the hardware schedules as a unit. Its active threads execute the same "
         "instruction, so what a warp's threads do differently costs time.",
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
         "A group of at most 1024 threads that runs on one multiprocessor. Its threads share shared memory and can "
         "wait for each other at a barrier; threads of different blocks normally cannot.",
         {"grid", "shared_memory", "barrier"}},
        {"grid",
         "grid",
         {"grids"},
         "All blocks of a launch. It has as many blocks as it takes to cover the picture, so the last row and column "
         "may hang over its edge.",
         {"block", "launch"}},
        {"multiprocessor",
         "multiprocessor",
         {"multiprocessors", "streaming multiprocessor", "sm", "sms"},
         "The part of a GPU that executes blocks; a GPU has dozens to over a hundred. It has its own registers, shared "
         "memory and L1 cache, and keeps several blocks at once if these suffice.",
         {"occupancy", "block", "l1_cache"}},
        {"kernel",
         "kernel",
         {"kernels"},
         "A function that the GPU executes once for each thread. It is written in CUDA C++ and marked __global__.",
         {"launch", "thread", "ptx"}},
        {"launch",
         "launch",
         {"launches"},
         "One start of a kernel with a grid of blocks. A strategy may need several, one after the other, such as a row "
         "pass and a column pass.",
         {"kernel", "grid"}},
        {"divergence",
         "divergence",
         {"divergent", "diverges", "diverge"},
         "The lanes of a warp take different branches of an if or a loop. The warp then executes the branches one "
         "after the other while the other lanes wait.",
         {"warp", "lane"}},
        {"occupancy",
         "occupancy",
         {},
         "How many of a multiprocessor's warps can be there at once, as a share of the most possible. While one warp "
         "waits for memory, another works. What there is too little of limits it: registers, shared memory, warps or "
         "places for blocks.",
         {"latency", "register", "multiprocessor"}},
        {"latency",
         "latency",
         {"latencies"},
         "The time from a request to its answer: about 30 cycles for shared memory and several hundred for global "
         "memory. A GPU hides it by executing other warps meanwhile.",
         {"occupancy", "global_memory"}},
    };
    return terms;
}

const Terms& memories()
{
    static const Terms terms{
        {"global_memory",
         "global memory",
         {"global", "device memory", "dram"},
         "The GPU's large memory outside its chip, gigabytes that every thread can read and write. It is the slowest; "
         "the L1 and L2 caches keep copies of what was used last.",
         {"sector", "coalesced", "l2_cache"}},
        {"host_memory",
         "host memory",
         {"host"},
         "The computer's own memory, which programs on its processor use. A program copies a kernel's data from it to "
         "the GPU over PCI Express, and the result back; from pinned memory, which stays in its place, the GPU copies "
         "by itself.",
         {"global_memory"}},
        {"shared_memory",
         "shared memory",
         {"smem"},
         "A small, fast memory in each multiprocessor, up to 48 to 227 KB a block. The kernel fills it itself, so that "
         "a block's threads read from global memory once what all of them need.",
         {"tile", "bank", "barrier"}},
        {"constant_memory",
         "constant memory",
         {"constant"},
         "64 KB that a kernel can only read, with a cache of its own. It is fast if all lanes of a warp read the same "
         "address; each further address costs another pass.",
         {"broadcast", "global_memory"}},
        {"texture",
         "texture",
         {"textures", "texture memory", "texture object"},
         "A picture read through the texture unit, which handles coordinates beyond the edge and can interpolate. Its "
         "reads are cached by neighbourhood, not by row.",
         {"border", "l1_cache"}},
        {"local_memory",
         "local memory",
         {},
         "A thread's own memory for arrays with a changing index and for registers that did not fit. Despite its name "
         "it lies in device memory; only the L1 and L2 caches make it faster.",
         {"register", "global_memory"}},
        {"register",
         "register",
         {"registers"},
         "Where a thread keeps the values that it computes with; the fastest memory. A multiprocessor has a fixed "
         "number of registers for all its threads, so many a thread leave room for fewer threads.",
         {"occupancy", "local_memory"}},
        {"l1_cache",
         "L1 cache",
         {"l1"},
         "A cache in each multiprocessor, in the same memory as shared memory. It answers when a block's threads read "
         "what was read shortly before, without the kernel's help.",
         {"l2_cache", "shared_memory"}},
        {"l2_cache",
         "L2 cache",
         {"l2"},
         "A cache between all multiprocessors and the device's memory, megabytes in size. What one block has read, a "
         "later block finds there.",
         {"l1_cache", "global_memory"}},
        {"request",
         "request",
         {"requests"},
         "One instruction with which a warp reads or writes memory, whatever its lanes ask for. Memory answers it with "
         "the sectors or wavefronts that it needs.",
         {"sector", "wavefront", "warp"}},
        {"sector",
         "sector",
         {"sectors"},
         "A sector is 32 bytes, the least that memory moves; a request takes every sector that one of its lanes "
         "touches.",
         {"request", "coalesced"}},
        {"coalesced",
         "coalesced",
         {"coalescing", "uncoalesced", "coalesce", "scattered"},
         "The lanes of a warp access neighbouring addresses, so that a request takes the fewest sectors possible. "
         "Scattered lanes take up to 32 sectors, most of whose bytes nobody uses.",
         {"sector", "request", "pitch"}},
        {"vector_access",
         "vector access",
         {"vector accesses", "vector load", "vector loads", "int4", "uchar4", "uint4"},
         "One instruction that reads or writes 8 or 16 bytes a lane. It moves the same bytes with fewer requests; the "
         "address must be a multiple of its size.",
         {"request", "coalesced"}},
        {"pitch",
         "pitch",
         {},
         "The bytes from one row to the next in memory. It may exceed the row's own bytes, so that each row begins at "
         "a multiple of 128 and its accesses stay coalesced.",
         {"coalesced", "padding"}},
        {"atomic",
         "atomic operation",
         {"atomic", "atomics", "atomic operations", "atomicadd"},
         "A read, a computation and a write that no other thread can interrupt, such as atomicAdd. Lanes that address "
         "the same place are served one after the other.",
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
         "Shared memory consists of 32 banks, each of which hands out one word of 4 bytes a pass. Neighbouring words "
         "lie in neighbouring banks.",
         {"bank_conflict", "shared_memory"}},
        {"bank_conflict",
         "bank conflict",
         {"bank conflicts", "conflict", "conflicts"},
         "Lanes of a warp ask one bank for different words. The bank serves one after the other, so the access takes "
         "several wavefronts instead of one.",
         {"bank", "wavefront", "padding"}},
        {"wavefront",
         "wavefront",
         {"wavefronts"},
         "A wavefront is one pass of an access through shared memory, whose 32 banks each hand out one word of 4 bytes "
         "a pass; a bank conflict adds passes.",
         {"bank_conflict", "request"}},
        {"broadcast",
         "broadcast",
         {"broadcasts"},
         "Several lanes read the same word in one pass. In shared and constant memory this costs nothing extra.",
         {"bank", "constant_memory"}},
        {"padding",
         "padding",
         {"padded"},
         "Unused elements at the end of each row. In shared memory one more word a row moves a column's elements to "
         "different banks; around a picture, padding replaces tests for the border.",
         {"bank_conflict", "border", "pitch"}},
        {"tile",
         "tile",
         {"tiles", "tiling"},
         "The part of the picture that a block copies into shared memory: the pixels that it writes, and the halo "
         "around them.",
         {"halo", "shared_memory", "block"}},
        {"halo",
         "halo",
         {"halos"},
         "The pixels around a block's own that it reads because its filter reaches over the edge. A filter of width 9 "
         "needs 4 on each side.",
         {"halo_redundancy", "tile", "filter"}},
        {"halo_redundancy",
         "halo redundancy",
         {"redundancy"},
         "Pixels that a block reads for each one that it writes. Neighbouring blocks read the same halo again; larger "
         "blocks have less halo for each pixel.",
         {"halo", "block"}},
        {"reuse",
         "reuse",
         {"reused"},
         "How often the same value is read. Every read after the first could come from a closer memory: that is what a "
         "tile in shared memory is for.",
         {"tile", "shared_memory", "arithmetic_intensity"}},
        {"filter",
         "filter",
         {"filters", "filter window"},
         "The weights with which a pixel's neighbours are summed, such as 9 × 9. An output pixel needs a window of the "
         "input as large as the filter.",
         {"halo", "border"}},
        {"border",
         "border",
         {"borders"},
         "What is read where the filter reaches beyond the picture: the nearest pixel (replicate), the picture "
         "mirrored, the picture repeated (wrap), or zero.",
         {"filter", "halo"}},
        {"barrier",
         "barrier",
         {"barriers", "__syncthreads", "__syncthreads()"},
         "__syncthreads(): every thread of the block waits here until all have arrived. After it, each sees what the "
         "others wrote to shared memory.",
         {"race", "block", "shared_memory"}},
        {"race",
         "race",
         {"races", "race condition", "data race"},
         "Two threads access the same place in memory, at least one of them writes, and nothing orders the two. The "
         "result depends on chance, even if it is right today.",
         {"barrier", "atomic"}},
        {"out_of_bounds",
         "out of bounds",
         {"out-of-bounds"},
         "An access beyond the memory that belongs to a buffer or an array. It reads what is not meant, overwrites "
         "something else or ends the kernel.",
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
         "Operations for each byte moved to and from the device's memory; counted for each access it is the CGMA "
         "ratio. "
         "A kernel with little is limited by memory, one with much by its arithmetic.",
         {"roofline", "reuse"}},
        {"roofline",
         "roofline",
         {},
         "A chart of the speed that a GPU can reach at most, by arithmetic intensity: it rises with memory bandwidth "
         "and becomes flat at the peak of the arithmetic units.",
         {"arithmetic_intensity", "bandwidth"}},
        {"bandwidth",
         "bandwidth",
         {"memory bandwidth"},
         "Bytes that a memory can move in a second: hundreds to thousands of gigabytes for a GPU's device memory, and "
         "several times as much for shared memory.",
         {"roofline", "latency"}},
        {"ptx",
         "PTX",
         {},
         "NVIDIA's assembly language for an abstract GPU. The compiler writes it, the driver translates it into the "
         "machine code of the GPU at hand, and the emulator here executes it.",
         {"kernel", "emulator", "machine_code"}},
        {"machine_code",
         "machine code",
         {"sass"},
         "The instructions that a GPU executes, also called SASS. There are more or fewer of them than of the PTX, and "
         "their registers are those that occupancy depends on.",
         {"ptx", "register"}},
        {"emulator",
         "emulator",
         {"emulated"},
         "Tilescope's own execution of PTX on the CPU. It needs no GPU and counts requests, sectors and wavefronts as "
         "the hardware would; its time is not a GPU's time.",
         {"ptx", "request"}},
        {"reference",
         "reference",
         {"cpu reference"},
         "The operation as plain loops on the CPU. Every result is compared with it, and differences beyond the stated "
         "tolerance count as wrong values.",
         {"kernel"}},
        {"estimate",
         "estimate",
         {"estimated", "time band"},
         "A time computed from counts and the GPU's data sheet, not measured. The lower end is the tightest limit, the "
         "upper end what comes of it when hardly anything overlaps.",
         {"roofline", "emulator"}},
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
