#include "gpu/operations/kernel_text.h"
#include "gpu/operations/plan_parts.h"
#include "gpu/operations/template_matching/automatic.h"
#include "gpu/operations/template_matching/coefficient_parts.h"
#include "gpu/operations/template_matching/preparation.h"
#include "gpu/operations/template_matching/template_matching.h"
#include "gpu/operations/template_matching/template_picture.h"
#include "gpu/operations/template_matching/template_words.h"

#include <algorithm>

namespace tilescope::operations
{

namespace
{

/// What every GPU gives a block without being asked for more; the plan does not know which GPU it is for.
constexpr std::size_t sharedBytesEverywhere = 48 * 1024;

TileGeometry textureGeometry(BlockSize block, const Image& pattern)
{
    TileGeometry geometry = haloGeometry(block, 0);
    geometry.haloX = pattern.width() / 2;
    geometry.haloY = pattern.height() / 2;
    return geometry;
}

/// A tile of bytes for tileWidth × block.height results and the whole template beyond them; its pitch is rounded up
/// to a multiple of 64 bytes.
TileGeometry tileGeometry(BlockSize block, int tileWidth, const Image& pattern)
{
    TileGeometry geometry = textureGeometry({tileWidth, block.height}, pattern);
    geometry.hasSharedTile = true;
    geometry.tileWidth = tileWidth + pattern.width();
    geometry.tileHeight = block.height + pattern.height();
    geometry.tilePitch = (geometry.tileWidth + 63) / 64 * 64;
    geometry.elementBytes = 1;
    geometry.sharedBytes = static_cast<std::size_t>(geometry.tilePitch) * static_cast<std::size_t>(geometry.tileHeight);
    return geometry;
}

bool fits(const TileGeometry& geometry) { return geometry.sharedBytes <= sharedBytesEverywhere; }

int tileWidthOf(const Recipe& recipe)
{
    return static_cast<int>(std::get<std::int64_t>(recipe.parameters.at("tile_width")));
}

/// Says that the tile does not fit, what runs instead and what would fit.
std::string fallbackNote(const Recipe& recipe, const TileGeometry& tile, const Image& pattern)
{
    int width = tile.blockWidth, rows = recipe.block.height;
    while (width > 32 && !fits(tileGeometry({recipe.block.width, rows}, width, pattern)))
        width -= 32;
    while (rows > 1 && !fits(tileGeometry({recipe.block.width, rows}, width, pattern)))
        --rows;
    std::string note = "The shared tile of " + std::to_string(tile.tilePitch) + "x" + std::to_string(tile.tileHeight) +
                       " bytes does not fit into the 48 KB that every GPU gives a block, so \"texture_constant\" runs "
                       "instead; a tile_width of " +
                       std::to_string(width);
    if (rows < recipe.block.height)
        note += " with a block of " + tilescope::toText(BlockSize{recipe.block.width, rows});
    note += " fits.";
    if (recipe.source)
        note += " The edited kernel text does not run.";
    return note;
}

std::vector<std::byte> pixelsOf(const Image& pattern) { return {pattern.bytes().begin(), pattern.bytes().end()}; }

/// How a strategy reads the picture and the template.
struct Reading {
    enum class From { Texture, Tile, Padded } from = From::Texture;
    std::string constant;                                       ///< the template's symbol; empty: it is a buffer
    std::vector<std::byte> (*content)(const Image&) = pixelsOf; ///< what the symbol holds
    bool hasSums = false;                                       ///< of windows, from an earlier launch
    int columns = 1, rows = 1;                                  ///< results of a thread
};

Reading readingOf(const std::string& strategy)
{
    using From = Reading::From;
    if (strategy == "texture_texture")
        return {};
    if (strategy == "texture_constant")
        return {.constant = "templatePixels"};
    if (strategy == "shared")
        return {.from = From::Tile, .constant = "templatePixels"};
    if (strategy == "window_sums")
        return {.from = From::Tile, .constant = "templatePixels", .hasSums = true};
    if (strategy == "padded")
        return {.from = From::Padded, .constant = "templatePixels", .hasSums = true};
    if (strategy == "shifted_templates")
        return {
            .from = From::Padded, .constant = {}, .content = shiftedColumns, .hasSums = true, .columns = 4, .rows = 8};
    Reading reading{.from = From::Padded, .constant = "templateWords", .content = templateWords, .hasSums = true};
    if (strategy != "dp4a")
        reading.columns = 4;
    if (strategy == "dp4a_rows") {
        reading.content = templateColumns;
        reading.rows = 4;
    }
    return reading;
}

/// The launch of the kernel `match`, whose parameters stand in the same order in every strategy.
class MatchPlan
{
public:
    MatchPlan(const Image& picture, const Image& pattern, BlockSize block, const std::string& strategy)
        : m_picture(picture), m_pattern(pattern), m_reading(readingOf(strategy))
    {
        m_plan.sources = {kernelSource("template_matching/" + strategy + ".cu")};
        m_plan.geometry = textureGeometry({block.width * m_reading.columns, block.height * m_reading.rows}, pattern);
        m_match.kernel = "match";
        m_match.block = blockOf(block);
    }

    void setTile(const TileGeometry& tile) { m_plan.geometry = tile; }

    Plan made()
    {
        addBuffers();
        if (m_reading.hasSums) {
            m_plan.sources.push_back(kernelSource("template_matching/prepare.cu"));
            m_prepared = addPreparation(m_picture, m_pattern, m_plan);
        }
        addArguments();
        m_match.grid =
            gridOver(m_picture.width(), m_picture.height(), {m_plan.geometry.blockWidth, m_plan.geometry.blockHeight});
        m_match.dynamicSharedBytes = m_plan.geometry.sharedBytes;
        m_plan.mainLaunch = m_plan.launches.size();
        m_plan.launches.push_back(m_match);
        return m_plan;
    }

private:
    static constexpr std::size_t Input = 0, Output = 1;

    bool isPadded() const { return m_reading.from == Reading::From::Padded; }

    void addBuffers()
    {
        const int width = m_picture.width(), height = m_picture.height();
        m_plan.buffers = {inputBuffer(m_picture),
                          isPadded() ? pitchedResultBuffer("output", width, height, PixelFormat::Float32)
                                     : resultBuffer("output", pictureBytes(width, height, PixelFormat::Float32))};
        m_plan.pictureBuffer = Output;
        m_plan.pictureWidth = width;
        m_plan.pictureHeight = height;
        m_plan.pictureFormat = PixelFormat::Float32;
        m_plan.display = {.map = ColourMap::Diverging, .automatic = false, .low = -1, .high = 1, .unit = "γ"};
    }

    void addArguments()
    {
        auto& arguments = m_match.arguments;
        if (isPadded()) {
            arguments.emplace_back(BufferArgument{m_prepared.padded});
        } else {
            m_plan.textures = {{.buffer = Input, .width = m_picture.width(), .height = m_picture.height()}};
            arguments.emplace_back(TextureArgument{0}); // bytes, clamped, unfiltered
        }
        addTemplate();
        if (m_reading.hasSums)
            arguments.emplace_back(BufferArgument{m_prepared.sums});
        arguments.emplace_back(BufferArgument{Output});
        for (const int number : {m_picture.width(), m_picture.height(), m_pattern.width(), m_pattern.height(),
                                 sumOf(m_pattern), sumOfSquares(m_pattern)})
            arguments.emplace_back(number);
        if (m_reading.hasSums)
            arguments.emplace_back(m_prepared.sumsPitch);
        if (isPadded()) {
            arguments.emplace_back(m_prepared.paddedPitch);
            arguments.emplace_back(static_cast<int>(m_plan.buffers[Output].pitchBytes / sizeof(float)));
        } else if (m_plan.geometry.hasSharedTile) {
            arguments.emplace_back(m_plan.geometry.blockWidth);
            arguments.emplace_back(m_plan.geometry.tilePitch);
        }
    }

    /// The template, in the memory that the strategy is about.
    void addTemplate()
    {
        std::vector<std::byte> content = m_reading.content(m_pattern);
        if (!m_reading.constant.empty()) {
            m_plan.constants.push_back({.source = 0, .symbol = m_reading.constant, .content = std::move(content)});
            return;
        }
        const std::size_t buffer = m_plan.buffers.size(), bytes = content.size();
        m_plan.buffers.push_back(
            {.name = "template", .bytes = bytes, .fill = Buffer::Fill::Bytes, .content = std::move(content)});
        if (isPadded()) {
            m_match.arguments.emplace_back(BufferArgument{buffer});
            return;
        }
        m_plan.textures.push_back({.buffer = buffer, .width = m_pattern.width(), .height = m_pattern.height()});
        m_match.arguments.emplace_back(TextureArgument{1});
    }

    const Image& m_picture;
    const Image& m_pattern;
    Reading m_reading;
    Plan m_plan;
    Launch m_match;
    Preparation m_prepared;
};

} // namespace

Recipe chosenRecipe(const Recipe& recipe, const Inputs& inputs, std::string* why)
{
    Recipe chosen = recipe;
    if (recipe.strategy != "automatic")
        return chosen;
    if (recipe.source) {
        chosen.strategy = automaticText;
        if (why)
            *why = "the edited text is its.";
        return chosen;
    }
    const Image pattern = templatePicture(recipe, inputs).pixels;
    const AutomaticChoice choice =
        automaticChoice(inputs.picture, pattern, fits(tileGeometry(recipe.block, tileWidthOf(recipe), pattern)),
                        nttTakes(recipe.block));
    chosen.strategy = choice.strategy;
    if (why)
        *why = choice.why;
    return chosen;
}

Plan planTemplateMatching(const Recipe& recipe, const Inputs& inputs)
{
    if (recipe.strategy == "automatic") {
        std::string why;
        const Recipe chosen = chosenRecipe(recipe, inputs, &why);
        Plan plan = planTemplateMatching(chosen, inputs);
        plan.notes.insert(plan.notes.begin(), "\"" + chosen.strategy + "\" runs: " + why);
        return plan;
    }
    if (recipe.strategy == "npp")
        return planMatchingNpp(recipe, inputs);
    if (recipe.strategy == "fft")
        return planMatchingFft(recipe, inputs);
    if (recipe.strategy == "ntt")
        return planMatchingNtt(recipe, inputs);
    const Image pattern = templatePicture(recipe, inputs).pixels;
    if (readingOf(recipe.strategy).from != Reading::From::Tile)
        return MatchPlan(inputs.picture, pattern, recipe.block, recipe.strategy).made();

    const TileGeometry tile = tileGeometry(recipe.block, tileWidthOf(recipe), pattern);
    if (!fits(tile)) {
        Plan plan = MatchPlan(inputs.picture, pattern, recipe.block, "texture_constant").made();
        plan.notes = {fallbackNote(recipe, tile, pattern)};
        return plan;
    }
    MatchPlan plan(inputs.picture, pattern, recipe.block, recipe.strategy);
    plan.setTile(tile);
    return plan.made();
}

} // namespace tilescope::operations
