#include "gpu/operations/plan_parts.h"
#include "gpu/operations/template_matching/match.h"
#include "gpu/operations/template_matching/ntt_numbers.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/plan.h"

#include <algorithm>
#include <limits>

// Strategies that multiply spectra of tiles: by cuFFT, and by our own number-theoretic transforms.

namespace tilescope::operations
{

namespace
{

/// Tiles along one side of the picture; their windows begin at the tile's first `step` places.
struct Axis {
    int side = 0, step = 0, tiles = 0;
};

/// The fewest tiles of this side that cover the length, all with the same step.
Axis axisOf(int side, int length, int templateLength)
{
    const int most = side - templateLength + 1, tiles = (length - 1) / most + 1;
    return {side, (length - 1) / tiles + 1, tiles};
}

/// Throws SettingError (field "strategy") if a kernel's 32-bit index to this many elements would overflow.
void checkElements(double elements, const Image& picture)
{
    if (elements > std::numeric_limits<std::int32_t>::max())
        throw SettingError("strategy",
                           say(gpu::phrase("An image of %1 pixels has more tiles than this strategy's 32-bit indices "
                                           "can address. Use \"shifted_templates\", which has no tiles."),
                               tilescope::toText(BlockSize{picture.width(), picture.height()})));
}

// Fourier transforms.

constexpr BlockSize fillBlock{32, 8};
constexpr int rowsPerThread = 4; ///< in the match

/// The power of two with the fewest pixels in total; for other sides cuFFT takes half as long again.
Axis fourierAxis(int length, int templateLength)
{
    Axis best;
    for (int side = 64; side <= 512; side *= 2) {
        const Axis axis = axisOf(side, length, templateLength);
        if (best.side == 0 || axis.tiles * std::int64_t{side} < best.tiles * std::int64_t{best.side})
            best = axis;
    }
    return best;
}

class FftPlan
{
public:
    FftPlan(const Image& picture, const Image& pattern, Border border, BlockSize block)
        : m_picture(picture), m_pattern(pattern), m_border(border), m_block(block),
          m_across(fourierAxis(picture.width(), pattern.width())),
          m_down(fourierAxis(picture.height(), pattern.height()))
    {
    }

    Plan made()
    {
        checkElements((double(m_across.tiles) * m_down.tiles + 1) * m_across.side * m_down.side, m_picture);
        m_plan = coefficientPlan(m_picture, m_border);
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
        m_plan.buffers.push_back(givenBuffer("template", pixelsOf(m_pattern)));
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
        m_plan.geometry = windowGeometry({m_block.width, rowsPerThread * m_block.height}, m_pattern);
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
    Border m_border;
    BlockSize m_block;
    Axis m_across, m_down;
    Plan m_plan;
    PreparedPicture m_prepared;
    std::size_t m_template = 0, m_tiles = 0, m_spectra = 0;
};

Plan planFft(const Recipe& recipe, const Inputs& inputs)
{
    checkWholePicture(recipe);
    const Image pattern = templatePicture(recipe, inputs).pixels;
    return FftPlan(inputs.picture, pattern, borderOf(recipe), recipe.block).made();
}

// Number-theoretic transforms.

// As in ntt.cu.
constexpr int threadsPerRow = 16, rowsPerBlock = 16, columnsPerBlock = 32;
constexpr std::size_t lineBytes = 272 * 4;

Launch rowsLaunch(std::size_t roots, std::size_t spectra, const Axis& across, int rowCount,
                  const PreparedPicture& prepared, int paddedHeight)
{
    return {.kernel = "rows",
            .source = 0,
            .grid = {static_cast<unsigned>(across.tiles), static_cast<unsigned>(rowCount / rowsPerBlock), 1},
            .block = {threadsPerRow, rowsPerBlock, 1},
            .arguments = {BufferArgument{prepared.padded}, BufferArgument{roots}, BufferArgument{spectra}, across.step,
                          rowCount, prepared.paddedPitch, paddedHeight}};
}

Message nttRefusal(const Recipe& recipe)
{
    if (nttTakes(recipe.block))
        return {};
    return gpu::phrase("16 threads transform each row, wherever they lie in the block, so the number of threads must "
                       "be a multiple of 16.");
}

Mistake templateNotMultiplied()
{
    return {
        .name = "no_product",
        .title = "Spectra not multiplied",
        .lesson =
            "Transforming a tile forward and back yields the same tile. Only the multiplication by the template's "
            "spectrum in between yields sums of products; without this multiplication, the map is the image itself.",
        .edits = {{"values[j] = times(values[j], templateSpectrum[(16 * part + j) * 256 + x]);",
                   "values[j] = folded(values[j]); // Mistake: the template's spectrum is left out."}},
        .pictureChanges = true};
}

Mistake rootsForth()
{
    return {.name = "roots_not_inverted",
            .title = "Forward roots used for the inverse",
            .lesson = "The inverse transform must use the inverse roots. With the same roots, no step undoes another, "
                      "and the remainders are noise.",
            .edits = {{"backward(values, roots + 256, lines + thread / 16 * 272, 1, part);",
                       "backward(values, roots, lines + thread / 16 * 272, 1, part); // Mistake: not the inverses."}},
            .pictureChanges = true};
}

Mistake exchangedTooEarly()
{
    return {.name = "no_barrier",
            .title = "No barrier in the exchange",
            .lesson = "The 16 parts of a column belong to 16 warps. A warp that runs ahead reads values that the "
                      "others have not written yet, so the remainders belong to another tile or are undefined.",
            .edits = {{"        line[(16 * j + part) * stride + j] = values[j];\n    __syncthreads();",
                       "        line[(16 * j + part) * stride + j] = values[j]; // Mistake: and no barrier."}},
            .finds = {FindingKind::Race},
            .pictureChanges = true};
}

Mistake remainderAbovePrime()
{
    return {.name = "remainder_above_prime",
            .title = "Remainder not reduced modulo the prime",
            .lesson = "Values are kept only below twice the prime, which saves one subtraction per step. The final "
                      "subtraction is still necessary: without it, every other sum is too large by the prime.",
            .edits = {{"unsigned product = min(values[j], values[j] - prime);",
                       "unsigned product = values[j]; // Mistake: may be the prime too large."}},
            .pictureChanges = true};
}

} // namespace

bool nttTakes(BlockSize block) { return block.threads() % threadsPerRow == 0; }

Plan planNtt(const Recipe& recipe, const Inputs& inputs)
{
    checkWholePicture(recipe);
    const Image& picture = inputs.picture;
    const Image pattern = templatePicture(recipe, inputs).pixels;
    const Axis across = axisOf(nttSide, picture.width(), pattern.width()),
               down = axisOf(nttSide, picture.height(), pattern.height());
    const int productRows = down.tiles * down.step;
    const int rowCount = (productRows - down.step + nttSide + rowsPerBlock - 1) / rowsPerBlock * rowsPerBlock;
    checkElements(double(across.tiles) * rowCount * nttSide, picture);
    const auto bytes = [&across](int rows) {
        return static_cast<std::size_t>(across.tiles) * static_cast<std::size_t>(rows) * nttSide * 4;
    };

    Plan plan = coefficientPlan(picture, borderOf(recipe));
    plan.sources = {kernelSource("template_matching/ntt.cu"), kernelSource("template_matching/prepare.cu")};
    const PreparedPicture prepared = addPreparation(picture, pattern, plan);
    const int paddedHeight =
        static_cast<int>(plan.buffers[prepared.padded].bytes / static_cast<std::size_t>(prepared.paddedPitch));
    const std::size_t roots = plan.buffers.size(), spectrum = roots + 1, spectra = roots + 2, products = roots + 3;
    plan.buffers.push_back(givenBuffer("roots", nttRoots()));
    plan.buffers.push_back(givenBuffer("template", nttSpectrum(pattern)));
    plan.buffers.push_back(resultBuffer("spectra", bytes(rowCount)));
    plan.buffers.push_back(resultBuffer("products", bytes(productRows)));

    plan.launches.push_back(rowsLaunch(roots, spectra, across, rowCount, prepared, paddedHeight));
    plan.launches.push_back(
        {.kernel = "columns",
         .source = 0,
         .grid = {nttSide / columnsPerBlock, static_cast<unsigned>(down.tiles), static_cast<unsigned>(across.tiles)},
         .block = {columnsPerBlock, threadsPerRow, 1},
         .arguments = {BufferArgument{spectra}, BufferArgument{spectrum}, BufferArgument{roots},
                       BufferArgument{products}, down.step, rowCount}});
    const int rows = recipe.block.threads() / threadsPerRow;
    plan.geometry = windowGeometry({across.step, rows}, pattern);
    plan.geometry.sharedBytes = lineBytes * static_cast<std::size_t>(rows);
    plan.mainLaunch = plan.launches.size();
    plan.launches.push_back(
        {.kernel = "match",
         .source = 0,
         .grid = gridOver(picture.width(), picture.height(), {across.step, rows}),
         .block = blockOf(recipe.block),
         .dynamicSharedBytes = plan.geometry.sharedBytes,
         .arguments = {BufferArgument{products}, BufferArgument{roots}, BufferArgument{prepared.sums},
                       BufferArgument{coefficientPicture}, picture.width(), picture.height(), pattern.width(),
                       pattern.height(), sumOf(pattern), sumOfSquares(pattern), prepared.sumsPitch,
                       static_cast<int>(plan.buffers[coefficientPicture].pitchBytes / sizeof(float)), across.step,
                       productRows}});
    return plan;
}

std::vector<Strategy> transformStrategies()
{
    return {
        {.name = "fft",
         .title = "Fourier transforms",
         .idea = "cuFFT multiplies spectra: the time is independent of the template's size.",
         .source = kernelSource("template_matching/fft.cu"),
         .after = "padded",
         .expects = "Twelve passes over 1.3 times the image in doubles, 2 GB in total: 0.75 ms at 4096×4096 on an "
                    "H200, 16× faster than padded at 52×52, but slower than dp4a_outputs at 16×16.",
         .library = "cuFFT",
         .plan = planFft}, // no mistakes, because without an emulator of the library nothing checks an edited text
        {.name = "ntt",
         .title = "Number-theoretic transforms",
         .idea = "Transforms modulo a prime are exact in 32 bits, and can be fused with other steps.",
         .source = kernelSource("template_matching/ntt.cu"),
         .after = "fft",
         .expects = "Moves 0.6 GB instead of 2 GB, after which arithmetic is the limit: 0.35 to 0.4 ms at 4096×4096 on "
                    "an H200 for any template, 2× as fast as fft and 2.7× as fast as shifted_templates at 52×52.",
         .plan = planNtt,
         .blockRefusal = nttRefusal,
         .mistakes = {templateNotMultiplied(), rootsForth(), exchangedTooEarly(), remainderAbovePrime(), flatWindows(),
                      floatSums("product")}},
    };
}

} // namespace tilescope::operations
