#pragma once

#include "gpu/recipe/plan.h"

#include <string>

namespace tilescope::operations
{

/// What cuBLAS is given of a covariance's plan.
struct CublasCovariance {
    BufferArgument images, output; ///< D and C
    int rows = 1, pixels = 1;      ///< of D
    int pitch = 1;                 ///< numbers from one row of D to the next
};

/// The launches that make C of D, with "covariance/mirror.cu" as the plan's first source, for the strategies
/// "cublas_syrk" and "cublas_tf32"; the first of them is the plan's main one.
void addCublasProducts(Plan& plan, const std::string& strategy, const CublasCovariance& work);

} // namespace tilescope::operations
