#include "gpu/operations/covariance/layout.h"
#include "gpu/operations/plan_parts.h"

namespace tilescope::operations
{

namespace
{

/// cuBLAS reads whole words if rows begin at multiples of them.
constexpr Layout wholeWords{.text = "covariance/mirror.cu", .side = 32, .isPadded = true};

/// What a plan passes to cuBLAS: D and C.
struct Work {
    BufferArgument images, output;
    int rows = 1, pixels = 1; ///< of D
    int pitch = 1;            ///< numbers from one row of D to the next
};

// A row of our D is a column for cuBLAS, which stores matrices by column: it sees Dᵀ and computes Dᵀ·(Dᵀ)ᵀ.
constexpr int lowerHalf = 0, asItIs = 0, transposed = 1;
constexpr int floats = 0;         // CUDA_R_32F
constexpr int roundedToTf32 = 77; // CUBLAS_COMPUTE_32F_FAST_TF32
constexpr int anyAlgorithm = -1;  // CUBLAS_GEMM_DEFAULT
constexpr float nothing = 0;      // the weight of C's previous contents

/// One half of C, as all our own strategies compute it; cuBLAS leaves the other half unchanged, so our own launch
/// mirrors it.
void addHalf(Plan& plan, const Work& work)
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

/// All of C, on tensor cores.
void addWhole(Plan& plan, const Work& work)
{
    Launch products = libraryLaunch("cublas", "cublasGemmEx");
    products.arguments = {
        asItIs,      transposed,  work.pixels, work.pixels, work.rows,     1.0F / static_cast<float>(work.rows),
        work.images, floats,      work.pitch,  work.images, floats,        work.pitch,
        nothing,     work.output, floats,      work.pixels, roundedToTf32, anyAlgorithm};
    plan.launches.push_back(std::move(products));
}

/// D, and the launches that compute C from it; the first of these is the plan's main launch.
Plan planCublas(const Recipe& recipe, const Inputs& inputs, void (*addProducts)(Plan& plan, const Work& work))
{
    const ImageSet set = imageSetOf(recipe, inputs);
    const Layout layout = fitted(wholeWords, set);
    auto [plan, numbers, output] = planBeginning(set, layout, inputs);
    plan.deviceOnly = libraryDeviceOnly("cublas");
    plan.mainLaunch = plan.launches.size();
    addProducts(plan, {std::get<BufferArgument>(numbers.front()), output, set.rows, set.pixels(), layout.pitch});
    return std::move(plan);
}

} // namespace

std::vector<Strategy> cublasStrategies()
{
    return {
        {.name = "cublas_syrk",
         .title = "cuBLAS, floats (library)",
         .idea = "cuBLAS, for comparison: its rank-k update computes one half of C in floats.",
         .source = {},
         .library = "cuBLAS",
         .plan = [](const Recipe& recipe, const Inputs& inputs) { return planCublas(recipe, inputs, addHalf); }},
        {.name = "cublas_tf32",
         .title = "cuBLAS, TF32 (library)",
         .idea = "cuBLAS on Tensor Cores, which round factors to 10 bits: computes all of C, less accurately.",
         .source = {},
         .library = "cuBLAS",
         .tolerance = 0x1p-9,
         .toleranceReason = "Both factors of a product may be truncated instead of rounded to 10 fraction bits, with a "
                            "relative error of up to 2⁻⁹ in the product.",
         .plan = [](const Recipe& recipe, const Inputs& inputs) { return planCublas(recipe, inputs, addWhole); }},
    };
}

} // namespace tilescope::operations
