#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/run_control.h"

#include <memory>
#include <mutex>
#include <vector>

namespace tilescope::operations
{

/// Eigenvalues of a symmetric matrix, largest first, and the eigenvectors of the first few of them. The sign of a
/// vector is such that its largest component, the first of equals, is positive.
struct PrincipalAxes {
    std::vector<double> values;
    std::vector<std::vector<float>> vectors;
};

/// Solves by Eigen's self-adjoint solver, in double. Eigen cannot be interrupted, and a matrix of 2,475 a side takes it
/// ten seconds: it works on a thread of its own, which a cancelled caller leaves behind. One such thread works at a
/// time, so that they do not pile up; `turn` decides whose turn it is.
/// Throws Cancelled when asked to stop, std::invalid_argument for a matrix that is not square.
PrincipalAxes principalAxes(const Image& matrix, int vectors, const std::shared_ptr<std::mutex>& turn,
                            const RunControl& control);

} // namespace tilescope::operations
