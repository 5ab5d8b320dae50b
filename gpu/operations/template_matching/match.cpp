#include "gpu/operations/template_matching/match.h"

#include "gpu/operations/plan_parts.h"

namespace tilescope::operations
{

namespace
{

// As in prepare.cu.
constexpr int columnsPerWarp = 192, rowsPerWarp = 32;
constexpr BlockSize padBlock{32, 8}; ///< each thread writes a word of four pixels

int roundedUp(int number, int unit) { return (number + unit - 1) / unit * unit; }

/// Builds the launch of the kernel `match`, whose parameters have the same order in every strategy.
class MatchPlan
{
public:
    MatchPlan(const Reading& reading, const Recipe& recipe, const Image& picture, const Image& pattern, BlockSize block)
        : m_picture(picture), m_pattern(pattern), m_border(borderOf(recipe)), m_hasRegion(hasRegion(recipe)),
          m_region(regionOf(recipe, picture)), m_reading(reading), m_plan(coefficientPlan(picture, m_border))
    {
        if (!reading.takesRegion)
            checkWholePicture(recipe);
        m_plan.sources = {kernelSource(reading.text)};
        m_plan.geometry = windowGeometry({block.width * reading.columns, block.height * reading.rows}, pattern);
        m_match.kernel = "match";
        m_match.block = blockOf(block);
    }

    void setTile(const TileGeometry& tile) { m_plan.geometry = tile; }

    Plan made()
    {
        if (!isPadded())
            m_plan.buffers[coefficientPicture] =
                resultBuffer("output", pictureBytes(m_picture.width(), m_picture.height(), PixelFormat::Float32));
        if (m_reading.hasSums) {
            m_plan.sources.push_back(kernelSource("template_matching/prepare.cu"));
            m_prepared = addPreparation(m_picture, m_pattern, m_plan);
        }
        addArguments();
        m_match.grid =
            gridOver(m_region.width, m_region.height, {m_plan.geometry.blockWidth, m_plan.geometry.blockHeight});
        if (m_hasRegion) {
            m_plan.geometry.region = m_region;
            m_plan.buffers[coefficientPicture].fill = Buffer::Fill::Zero;
        }
        m_match.dynamicSharedBytes = m_plan.geometry.sharedBytes;
        m_plan.mainLaunch = m_plan.launches.size();
        m_plan.launches.push_back(m_match);
        return m_plan;
    }

private:
    bool isPadded() const { return m_reading.from == Reading::From::Padded; }

    void addArguments()
    {
        auto& arguments = m_match.arguments;
        if (isPadded()) {
            arguments.emplace_back(BufferArgument{m_prepared.padded});
        } else {
            m_plan.textures = {
                pixelTexture(inputPicture, m_picture.width(), m_picture.height(), borderAddress(m_border))};
            arguments.emplace_back(TextureArgument{0});
        }
        addTemplate();
        if (m_reading.hasSums)
            arguments.emplace_back(BufferArgument{m_prepared.sums});
        arguments.emplace_back(BufferArgument{coefficientPicture});
        for (const int number : {m_picture.width(), m_picture.height(), m_pattern.width(), m_pattern.height(),
                                 sumOf(m_pattern), sumOfSquares(m_pattern)})
            arguments.emplace_back(number);
        if (m_reading.hasSums)
            arguments.emplace_back(m_prepared.sumsPitch);
        if (isPadded()) {
            arguments.emplace_back(m_prepared.paddedPitch);
            arguments.emplace_back(static_cast<int>(m_plan.buffers[coefficientPicture].pitchBytes / sizeof(float)));
        } else if (m_plan.geometry.hasSharedTile) {
            arguments.emplace_back(m_plan.geometry.blockWidth);
            arguments.emplace_back(m_plan.geometry.tilePitch);
        }
        if (m_reading.takesRegion)
            for (const int number : {m_region.x, m_region.y, m_region.width, m_region.height})
                arguments.emplace_back(number);
    }

    /// Adds the template, in the memory that the strategy uses for it.
    void addTemplate()
    {
        std::vector<std::byte> content = m_reading.content(m_pattern);
        if (const std::string symbol = m_reading.constant; !symbol.empty()) {
            m_plan.constants.push_back({.source = 0, .symbol = symbol, .content = std::move(content)});
            return;
        }
        const std::size_t buffer = m_plan.buffers.size();
        m_plan.buffers.push_back(givenBuffer("template", std::move(content)));
        if (isPadded()) {
            m_match.arguments.emplace_back(BufferArgument{buffer});
            return;
        }
        m_plan.textures.push_back({.buffer = buffer, .width = m_pattern.width(), .height = m_pattern.height()});
        m_match.arguments.emplace_back(TextureArgument{1});
    }

    const Image& m_picture;
    const Image& m_pattern;
    Border m_border;
    bool m_hasRegion;
    PixelRect m_region;
    Reading m_reading;
    Plan m_plan;
    Launch m_match;
    PreparedPicture m_prepared;
};

} // namespace

Plan coefficientPlan(const Image& picture, Border border)
{
    Plan plan;
    plan.definitions = {borderDefinition(border)};
    plan.buffers = {inputBuffer(picture),
                    pitchedResultBuffer("output", picture.width(), picture.height(), PixelFormat::Float32)};
    plan.pictureBuffer = coefficientPicture;
    plan.pictureWidth = picture.width();
    plan.pictureHeight = picture.height();
    plan.pictureFormat = PixelFormat::Float32;
    plan.display = {.map = ColourMap::Diverging, .automatic = false, .low = -1, .high = 1, .unit = "correlation γ"};
    return plan;
}

int sumOf(const Image& pattern)
{
    int sum = 0;
    for (const std::byte value : pattern.bytes())
        sum += static_cast<int>(value);
    return sum;
}

int sumOfSquares(const Image& pattern)
{
    int sum = 0;
    for (const std::byte value : pattern.bytes())
        sum += static_cast<int>(value) * static_cast<int>(value);
    return sum;
}

Buffer givenBuffer(const std::string& name, std::vector<std::byte> content)
{
    const std::size_t bytes = content.size();
    return {.name = name, .bytes = bytes, .fill = Buffer::Fill::Bytes, .content = std::move(content)};
}

PreparedPicture addPreparation(const Image& picture, const Image& pattern, Plan& plan)
{
    const int width = picture.width(), height = picture.height();
    const int sumsHeight = roundedUp(height, rowsPerWarp);
    PreparedPicture prepared{.padded = plan.buffers.size(), .sums = plan.buffers.size() + 1};
    prepared.sumsPitch = roundedUp(width, columnsPerWarp);
    // The sums of the last warp extend 64 columns further, blocks of matches at most another 192.
    prepared.paddedPitch = roundedUp(prepared.sumsPitch + 256, 256);
    const int paddedHeight = roundedUp(sumsHeight + pattern.height(), padBlock.height);

    const auto bytes = [](int pitch, int rows, std::size_t each) {
        return static_cast<std::size_t>(pitch) * static_cast<std::size_t>(rows) * each;
    };
    plan.buffers.push_back(resultBuffer("padded", bytes(prepared.paddedPitch, paddedHeight, 1)));
    plan.buffers.push_back(resultBuffer("sums", bytes(prepared.sumsPitch, sumsHeight, 8)));
    plan.launches.push_back({.kernel = "pad",
                             .source = 1,
                             .grid = gridOver(prepared.paddedPitch / 4, paddedHeight, padBlock),
                             .block = blockOf(padBlock),
                             .arguments = {BufferArgument{0}, BufferArgument{prepared.padded}, width, height,
                                           pattern.width(), pattern.height(), prepared.paddedPitch}});
    plan.launches.push_back(
        {.kernel = "windowSums",
         .source = 1,
         .grid = gridOver(width, height, {columnsPerWarp, rowsPerWarp}),
         .block = {32, 1, 1},
         .arguments = {BufferArgument{prepared.padded}, BufferArgument{prepared.sums}, pattern.width(),
                       pattern.height(), prepared.paddedPitch, prepared.sumsPitch}});
    return prepared;
}

std::vector<std::byte> pixelsOf(const Image& pattern) { return {pattern.bytes().begin(), pattern.bytes().end()}; }

TileGeometry windowGeometry(BlockSize results, const Image& pattern)
{
    TileGeometry geometry = haloGeometry(results, 0);
    geometry.haloX = pattern.width() / 2;
    geometry.haloY = pattern.height() / 2;
    return geometry;
}

Plan planMatch(const Reading& reading, const Recipe& recipe, const Image& picture, const Image& pattern,
               BlockSize block, const TileGeometry* tile)
{
    MatchPlan plan(reading, recipe, picture, pattern, block);
    if (tile)
        plan.setTile(*tile);
    return plan.made();
}

Mistake flatWindows()
{
    return {.name = "flat_windows",
            .title = "Flat windows divide by zero",
            .lesson = "A window of one colour has no variance: 0 / 0 is NaN, and clamping it to -1 … 1 gives -1. Flat "
                      "parts of the image become the worst match instead of no match.",
            .edits = {{"(float)covariance / (bound > 0 ? bound : 1.0f), -1.0f), 1.0f);",
                       "(float)covariance / bound, -1.0f), 1.0f); // Mistake: 0 / 0."}},
            .pictureChanges = true,
            // Few photographs contain larger windows of one colour; nearly all contain some of 2x2 pixels.
            .parameters = {{"template", std::string("0,0,2,2")}}};
}

Mistake floatSums(const std::string& product)
{
    return {
        .name = "float_sums",
        .title = "Products in floats",
        .lesson = "A float has 24 significant bits. Where the image is bright and has little contrast, the variance is "
                  "a small difference between two large products, and only rounding error remains.",
        .edits = {{"long long pixels = templateWidth * templateHeight;",
                   "float pixels = templateWidth * templateHeight; // Mistake: floats are too short for what follows."},
                  {"long long covariance = pixels * " + product + " - (long long)sum",
                   "float covariance = pixels * " + product + " - (float)sum"},
                  {"long long variance = pixels * squares - (long long)sum",
                   "float variance = pixels * squares - (float)sum"},
                  {"long long templateVariance = pixels * templateSquares - (long long)templateSum",
                   "float templateVariance = pixels * templateSquares - (float)templateSum"}},
        .pictureChanges = true};
}

Mistake neighboursSums()
{
    return {.name = "sums_off_by_one",
            .title = "Sums of the next window",
            .lesson = "The sums are stored where windows start. With indices from 1, they are those of the next "
                      "window: coefficients look nearly correct, but the template matched with itself does not give 1.",
            .edits = {{"int sum = sums[y * sumsPitch + x].x, squares = sums[y * sumsPitch + x].y;",
                       "int sum = sums[y * sumsPitch + x + 1].x; // Mistake: the sums of the next window.\n"
                       "            int squares = sums[y * sumsPitch + x + 1].y;"}},
            .pictureChanges = true,
            .parameters = {}};
}

} // namespace tilescope::operations
