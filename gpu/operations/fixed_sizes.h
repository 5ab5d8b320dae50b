#pragma once

#include "gpu/recipe/plan.h"

namespace tilescope
{

/// Compile-time sizes: tells the compiler the block's sides and the whole-number arguments of every kernel that the
/// plan launches, as if they were written in its text, so that it unrolls loops over them and computes with them
/// beforehand. The sizes of the picture (its sides, and its rows' bytes) stay run-time arguments: another picture needs
/// no other code.
///
/// They are put behind the brace that opens the kernel's body, as a `const` that stands before CUDA's blockDim and as
/// __builtin_assume() for arguments, so that lines stay where they are. Functions beside the kernel see them where the
/// compiler puts those into it. A kernel that is launched twice with different sizes is told those that agree.
void fixSizes(Plan& plan);

} // namespace tilescope
