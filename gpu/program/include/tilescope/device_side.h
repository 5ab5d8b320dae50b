#pragma once

// What a program's kernels call. Included by cuda_runtime.h.

// --- the functions of C that clang expects on the device ---
extern "C" {
__attribute__((device)) int printf(const char*, ...);
__attribute__((device)) int vprintf(const char*, const char*);
__attribute__((device)) void __assertfail(const char*, const char*, unsigned, const char*, size_t);
__attribute__((device)) static inline void __assert_fail(const char* condition, const char* file, unsigned line,
                                                         const char* function)
{
    __assertfail(condition, file, line, function, sizeof(char));
}
}

#include "device.h"
#include "video.h"

#include "textures.h"

#include "math.h"
#include "math_series.h"
// After the functions of floats, which it calls.
#include "math_double.h"
#include "missing.h"

/// The handle is an address: runtime/graph.h.
__prelude__ void cudaGraphSetConditional(cudaGraphConditionalHandle handle, unsigned value)
{
    *(volatile unsigned*)handle = value;
}
