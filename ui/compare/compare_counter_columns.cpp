#include "ui/compare/compare_columns.h"

#include "ui/parts/duration_text.h"
#include "ui/parts/figure_text.h"
#include "ui/translation.h"

#include <algorithm>

namespace tilescope
{

namespace
{

struct CountedColumn {
    const char* key;    ///< of the column, as stored in the user's choice
    const char* figure; ///< key of the figure
    bool isDefault = false;
};

constexpr CountedColumn counterColumns[] = {
    {"bytes_a_pixel", "bytes_per_pixel", true},
    {"instructions_a_pixel", "ptx_instructions_per_pixel", true},
    {"sectors", "sectors"},
    {"sectors_a_pixel", "sectors_per_pixel"},
    {"conflicts", "shared_wavefronts_over_ideal"},
    {"branches", "branches"},
    {"divergent", "divergent_branches"},
    {"instructions", "warp_instructions"},
};

/// From the row's own counters, which a live run's report does not have.
std::optional<double> valueOf(const CompareRow& row, const Figure& figure)
{
    if (row.counters)
        return figure.of(*row.counters, row.report ? row.report->image : ImageInfo{});
    // The emulator knows the number of instructions it ran even if nothing else was counted.
    if (figure.key == "warp_instructions" && row.report && row.report->emulation &&
        row.report->emulation->warpInstructions > 0)
        return static_cast<double>(row.report->emulation->warpInstructions);
    return std::nullopt;
}

CompareCell cellOf(const CompareRow& row, const Figure& figure)
{
    if (row.strategy.empty())
        return {dash, std::nullopt, tr("Counted for kernels only.")};
    if (const auto value = valueOf(row, figure)) {
        const QString text = figureText(*value, figure.unit);
        const bool isExact = !row.counters || row.counters->exact;
        return isExact ? CompareCell{text, value}
                       : CompareCell{QStringLiteral("≈\u00A0") + text, value,
                                     tr("Estimated: a sample of blocks represents all blocks.")};
    }
    if (row.isFailed)
        return {dash, std::nullopt, translated(row.problem)};
    if (row.pin != 0 && !row.counters)
        return {dash, std::nullopt, tr("Nothing was counted in this run.")};
    if (figure.lacksTextures && row.counters && row.counters->textureRequests > 0)
        return {dash, std::nullopt,
                tr("This strategy reads a texture. Sectors moved by textures are not counted, so the sum of the others "
                   "would be too low.")};
    return row.counters ? CompareCell{dash, std::nullopt, tr("This strategy uses none.")}
                        : CompareCell{QString(QChar(0x2026)), std::nullopt, tr("Not counted yet.")};
}

} // namespace

void addCounterColumns(std::vector<CompareColumn>& columns, const CompareTable& table,
                       std::vector<CompareColumn>& published)
{
    const auto& rows = table.rows();
    for (const CountedColumn& column : counterColumns) {
        const Figure& figure = figureNamed(column.figure);
        const bool isKnown = std::any_of(rows.begin(), rows.end(),
                                         [&](const CompareRow& row) { return valueOf(row, figure).has_value(); });
        if (!isKnown)
            continue;
        const auto own = std::stable_partition(published.begin(), published.end(), [&](const CompareColumn& candidate) {
            return candidate.publishedFigure != column.figure;
        });
        const bool standsBesideTheTexts = own != published.end(); // which are of no use alone
        columns.push_back(compared(figureColumn(
                                       column.figure, [&figure](const CompareRow& row) { return cellOf(row, figure); },
                                       column.key, column.isDefault || standsBesideTheTexts),
                                   figure.better));
        std::move(own, published.end(), std::back_inserter(columns));
        published.erase(own, published.end());
    }
}

CompareColumn bandColumn()
{
    return figureColumn(
        "estimate_us",
        [](const CompareRow& row) -> CompareCell {
            if (!row.estimate)
                return {QString(QChar(0x2013)), std::nullopt, tr("Not estimated for this row.")};
            const Estimate& band = *row.estimate;
            return {bandText(band), band.lowerUs,
                    tr("Estimate for %1, limited by %2. Not a measurement.")
                        .arg(QString::fromStdString(band.gpu), translated(band.boundBy))};
        },
        "band");
}

bool hasBand(const CompareTable& table)
{
    return std::any_of(table.rows().begin(), table.rows().end(),
                       [](const CompareRow& row) { return row.estimate.has_value(); });
}

} // namespace tilescope
