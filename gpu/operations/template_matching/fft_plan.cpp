#include "gpu/operations/kernel_text.h"
#include "gpu/operations/library_parts.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/template_matching/coefficient_parts.h"
#include "gpu/operations/template_matching/preparation.h"
#include "gpu/operations/template_matching/template_matching.h"
#include "gpu/operations/template_matching/template_picture.h"
#include "gpu/recipe/library.h"

#include <algorithm>

namespace tilescope::operations
{

namespace
{

constexpr BlockSize fillBlock{32, 8};
constexpr int rowsPerThread = 4; ///< of the match

/// Tiles along one side of the picture, whose windows begin at the tile's first `step` places.
struct Axis {
    int side = 0, step = 0, tiles = 0;
};

/// The power of two with the fewest pixels in all; cuFFT takes half as long again for other sides.
Axis axisOf(int length, int templateLength)
{
    Axis best;
    for (int side = 64; side <= 512; side *= 2) {
        const int most = side - templateLength + 1, tiles = (length - 1) / most + 1;
        if (best.side == 0 || tiles * std::int64_t{side} < best.tiles * std::int64_t{best.side})
            best = {side, (length - 1) / tiles + 1, tiles};
    }
    return best;
}

class FftPlan
{
public:
    FftPlan(const Image& picture, const Image& pattern, BlockSize block)
        : m_picture(picture), m_pattern(pattern), m_block(block), m_across(axisOf(picture.width(), pattern.width())),
          m_down(axisOf(picture.height(), pattern.height()))
    {
    }

    Plan made()
    {
        checkElements((double(m_across.tiles) * m_down.tiles + 1) * m_across.side * m_down.side, m_picture);
        m_plan = coefficientPlan(m_picture);
        m_plan.deviceOnly = libraryDeviceOnly("cufft");
        m_plan.sources = {kernelSource("template_matching/fft.cu"), kernelSource("template_matching/prepare.cu")};
        m_prepared = addPreparation(m_picture, m_pattern, m_plan);
        addBuffers();
        addFill();
        addTransform("cufftExecD2Z", tileCount() + 1, m_tiles, m_spectra);
        addMultiplication();
        addTransform("cufftExecZ2D", tileCount(), m_spectra, m_tiles);
        addMatch();
        return m_plan;
    }

private:
    int tileCount() const { return m_across.tiles * m_down.tiles; }
    int frequencies() const { return m_down.side * (m_across.side / 2 + 1); }

    void addBuffers()
    {
        const auto bytes = [this](int each, std::size_t element) {
            return static_cast<std::size_t>(tileCount() + 1) * static_cast<std::size_t>(each) * element;
        };
        m_template = m_plan.buffers.size();
        m_tiles = m_template + 1;
        m_spectra = m_template + 2;
        m_plan.buffers.push_back(givenBuffer("template", {m_pattern.bytes().begin(), m_pattern.bytes().end()}));
        m_plan.buffers.push_back(resultBuffer("tiles", bytes(m_across.side * m_down.side, sizeof(double))));
        m_plan.buffers.push_back(resultBuffer("spectra", bytes(frequencies(), 2 * sizeof(double))));
    }

    void addFill()
    {
        Launch fill{.kernel = "fill", .source = 0, .grid = {}, .block = blockOf(fillBlock), .arguments = {}};
        fill.grid = gridOver(m_across.side / 2, m_down.side, fillBlock); // two pixels a thread
        fill.grid.z = static_cast<unsigned>(tileCount() + 1);
        const std::size_t pitch = static_cast<std::size_t>(m_prepared.paddedPitch);
        fill.arguments = {BufferArgument{m_prepared.padded},
                          BufferArgument{m_template},
                          BufferArgument{m_tiles},
                          m_across.tiles,
                          m_across.side,
                          m_down.side,
                          m_across.step,
                          m_down.step,
                          m_pattern.width(),
                          m_pattern.height(),
                          m_prepared.paddedPitch,
                          static_cast<int>(m_plan.buffers[m_prepared.padded].bytes / pitch)};
        m_plan.launches.push_back(std::move(fill));
    }

    void addTransform(const std::string& function, int count, std::size_t from, std::size_t to)
    {
        Launch transform = libraryLaunch("cufft", function);
        transform.arguments = {count, m_down.side, m_across.side, BufferArgument{from}, BufferArgument{to}};
        m_plan.launches.push_back(std::move(transform));
    }

    void addMultiplication()
    {
        constexpr int threads = 256, mostSlices = 8;
        Launch multiply{.kernel = "multiply", .source = 0, .grid = {}, .block = {threads, 1, 1}, .arguments = {}};
        multiply.grid = gridOver(frequencies(), std::min(tileCount(), mostSlices), {threads, 1});
        multiply.arguments = {BufferArgument{m_spectra}, tileCount(), frequencies()};
        m_plan.launches.push_back(std::move(multiply));
    }

    void addMatch()
    {
        m_plan.geometry = haloGeometry({m_block.width, rowsPerThread * m_block.height}, 0);
        m_plan.geometry.haloX = m_pattern.width() / 2;
        m_plan.geometry.haloY = m_pattern.height() / 2;
        Launch match{.kernel = "match", .source = 0, .grid = {}, .block = blockOf(m_block), .arguments = {}};
        match.grid =
            gridOver(m_picture.width(), m_picture.height(), {m_plan.geometry.blockWidth, m_plan.geometry.blockHeight});
        match.arguments = {BufferArgument{m_tiles}, BufferArgument{m_prepared.sums},
                           BufferArgument{coefficientPicture}};
        const auto outputPitch = m_plan.buffers[coefficientPicture].pitchBytes / sizeof(float);
        for (const int number :
             {m_picture.width(), m_picture.height(), m_pattern.width(), m_pattern.height(), sumOf(m_pattern),
              sumOfSquares(m_pattern), m_prepared.sumsPitch, static_cast<int>(outputPitch), m_across.tiles,
              m_across.side, m_down.side, m_across.step, m_down.step})
            match.arguments.emplace_back(number);
        m_plan.mainLaunch = m_plan.launches.size();
        m_plan.launches.push_back(std::move(match));
    }

    const Image& m_picture;
    const Image& m_pattern;
    BlockSize m_block;
    Axis m_across, m_down;
    Plan m_plan;
    Preparation m_prepared;
    std::size_t m_template = 0, m_tiles = 0, m_spectra = 0;
};

} // namespace

Plan planMatchingFft(const Recipe& recipe, const Inputs& inputs)
{
    const Image pattern = templatePicture(recipe, inputs).pixels;
    return FftPlan(inputs.picture, pattern, recipe.block).made();
}

} // namespace tilescope::operations
