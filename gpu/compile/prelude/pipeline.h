// Asynchronous copies from global to shared memory under the names of cuda_pipeline_primitives.h, for both compilers.
// Facts from the CUDA C++ Programming Guide, "Pipeline Primitives Interface", and the PTX ISA under cp.async. Before
// compute capability 8.0 there are none: the copy is then synchronous.
#ifndef __TILESCOPE_TOOLKIT_PIPELINE__
#define _CUDA_PIPELINE_PRIMITIVES_H_ // includes of the toolkit's own headers have no effect
#define _CUDA_PIPELINE_H_

#if __CUDA_ARCH__ >= 800
#define __prelude_copy__(instruction, size)                                                                            \
    asm volatile("cp.async." instruction ".shared.global [%0], [%1], " size ", %2;" ::"r"(to), "l"(from), "r"(read)     \
                 : "memory")
/// `size` is 4, 8 or 16, and both places are multiples of it; the last `zfill` bytes are zero and not read.
__prelude__ void __pipeline_memcpy_async(void* shared, const void* from, size_t size, size_t zfill)
{
    const unsigned to = (unsigned)__cvta_generic_to_shared(shared), read = (unsigned)(size - zfill);
    if (size == 16)
        __prelude_copy__("cg", "16");
    else if (size == 8)
        __prelude_copy__("ca", "8");
    else
        __prelude_copy__("ca", "4");
}
__prelude__ void __pipeline_memcpy_async(void* shared, const void* from, size_t size)
{
    const unsigned to = (unsigned)__cvta_generic_to_shared(shared);
    if (size == 16)
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
    else if (size == 8)
        asm volatile("cp.async.ca.shared.global [%0], [%1], 8;" ::"r"(to), "l"(from) : "memory");
    else
        asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(to), "l"(from) : "memory");
}
__prelude__ void __pipeline_commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }
#define __prelude_wait__(count)                                                                                        \
    case count: asm volatile("cp.async.wait_group " #count ";" ::: "memory"); break
/// Waits until at most the last `prior` committed groups are in flight.
__prelude__ void __pipeline_wait_prior(size_t prior)
{
    switch (prior) {
        __prelude_wait__(0);
        __prelude_wait__(1);
        __prelude_wait__(2);
        __prelude_wait__(3);
        __prelude_wait__(4);
        __prelude_wait__(5);
        __prelude_wait__(6);
    default: asm volatile("cp.async.wait_group 7;" ::: "memory"); break;
    }
}
#else
__prelude__ void __pipeline_memcpy_async(void* shared, const void* from, size_t size, size_t zfill = 0)
{
    for (size_t i = 0; i < size; i += 4) {
        const unsigned kept = i + 4 <= size - zfill ? 0xffffffffu : i < size - zfill ? (1u << 8 * ((size - zfill) % 4)) - 1 : 0u;
        *(unsigned*)((char*)shared + i) = kept ? *(const unsigned*)((const char*)from + i) & kept : 0u;
    }
}
__prelude__ void __pipeline_commit() {}
__prelude__ void __pipeline_wait_prior(size_t) {}
#endif
#endif
