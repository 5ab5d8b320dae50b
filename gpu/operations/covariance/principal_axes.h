#pragma once

#include "gpu/image/image.h"
#include "gpu/recipe/run_control.h"

#include <memory>
#include <mutex>
#include <vector>

namespace tilescope::operations
{

/// Eigenvalues of a symmetric matrix, largest first, and the eigenvectors of the first few of them. The sign of a
/// vector is such that its largest component, or the first of several equal ones, is positive.
struct PrincipalAxes {
    std::vector<double> values;
    std::vector<std::vector<float>> vectors;
};

/// Uses Eigen's self-adjoint solver, in double. Eigen cannot be interrupted and takes ten seconds for a matrix with
/// sides of 2,475, so it runs on its own thread, which a cancelled caller abandons. Only one such thread works at a
/// time, so that abandoned ones do not pile up; `turn` is the lock.
/// Throws Cancelled when asked to stop, std::invalid_argument for a matrix that is not square.
PrincipalAxes principalAxes(const Image& matrix, int vectors, const std::shared_ptr<std::mutex>& turn,
                            const RunControl& control);

} // namespace tilescope::operations
