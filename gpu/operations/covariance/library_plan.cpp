#include "gpu/operations/covariance/library_plan.h"

#include "gpu/operations/library_parts.h"
#include "gpu/operations/plan_parts.h"

namespace tilescope::operations
{

namespace
{

// What a row of D is to us, with a pixel a column, is a column to cuBLAS: it sees Dᵀ, and gives Dᵀ·(Dᵀ)ᵀ.
constexpr int lowerHalf = 0, asItIs = 0, transposed = 1;
constexpr int floats = 0;         // CUDA_R_32F
constexpr int roundedToTf32 = 77; // CUBLAS_COMPUTE_32F_FAST_TF32
constexpr int anyAlgorithm = -1;  // CUBLAS_GEMM_DEFAULT
constexpr float nothing = 0;      // of what C held before

/// C's one half, as every strategy of ours computes it; cuBLAS leaves the other alone, so a launch of ours mirrors it.
void addHalf(Plan& plan, const CublasCovariance& work)
{
    Launch products = libraryLaunch("cublas", "cublasSsyrk");
    products.arguments = {lowerHalf,   asItIs,     work.pixels, work.rows,   1.0F / static_cast<float>(work.rows),
                          work.images, work.pitch, nothing,     work.output, work.pixels};
    plan.launches.push_back(std::move(products));

    constexpr BlockSize block{32, 8};
    plan.launches.push_back({.kernel = "mirror",
                             .source = 0,
                             .grid = gridOver(work.pixels, work.pixels, block),
                             .block = blockOf(block),
                             .dynamicSharedBytes = 0,
                             .arguments = {work.output, work.pixels}});
}

/// All of C, by tensor cores.
void addWhole(Plan& plan, const CublasCovariance& work)
{
    Launch products = libraryLaunch("cublas", "cublasGemmEx");
    products.arguments = {
        asItIs,      transposed,  work.pixels, work.pixels, work.rows,     1.0F / static_cast<float>(work.rows),
        work.images, floats,      work.pitch,  work.images, floats,        work.pitch,
        nothing,     work.output, floats,      work.pixels, roundedToTf32, anyAlgorithm};
    plan.launches.push_back(std::move(products));
}

} // namespace

void addCublasProducts(Plan& plan, const std::string& strategy, const CublasCovariance& work)
{
    plan.deviceOnly = libraryDeviceOnly("cublas");
    plan.mainLaunch = plan.launches.size();
    strategy == "cublas_syrk" ? addHalf(plan, work) : addWhole(plan, work);
}

} // namespace tilescope::operations
