#pragma once

#include "gpu/operations/inputs.h"
#include "gpu/recipe/annotations.h"
#include "gpu/recipe/recipe.h"
#include "gpu/recipe/run_control.h"

#include <memory>
#include <mutex>

namespace tilescope::operations
{

/// What there is to say of a covariance: tiles that exit early, CGMA and sizes; when full also the mean image, the
/// first 16 eigen-images and the spectrum. Copies of one annotator take turns at the solver.
class CovarianceAnnotator
{
public:
    Annotations operator()(const Recipe& recipe, const Inputs& inputs, const Outputs& outputs, bool full,
                           const RunControl& control) const;

private:
    std::shared_ptr<std::mutex> m_turn = std::make_shared<std::mutex>();
};

} // namespace tilescope::operations
