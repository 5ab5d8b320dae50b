#pragma once
#define __CUDA_RUNTIME_H__ // which programs ask for

// CUDA's runtime for whole programs, which clang compiles with "-x cuda -nocudainc -nocudalib -include cuda_runtime.h":
// the functions of C, their forms for C++, and in code for the device CUDA's built-in variables and functions.

#ifdef __CUDA__
#define __CUDACC__ // before the standard library, which then leaves out __float128
#define __CUDACC_VER_MAJOR__ 13
#define __CUDACC_VER_MINOR__ 0
#define __CUDACC_EXTENDED_LAMBDA__ 1
// clang's own: the device's functions must be known before <cmath>, or its constexpr ones would be the device's too.
#include <__clang_cuda_math_forward_declares.h>
#endif

#include <cassert>
#include <climits>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <math.h>
#include <new>
#include <stdlib.h>
#include <utility>

#include "cuda_runtime_api.h"
#include "tilescope/host_math.h"
#include "tilescope/runtime_templates.h"
#include "vector_functions.h"

#ifdef __CUDA__
#include "tilescope/device_side.h"
#endif
