#include "ui/compare/compare_counter_columns.h"

#include "gpu/recipe/report_rates.h"
#include "ui/counters/counter_definitions.h"
#include "ui/parts/duration_text.h"

#include <QObject>

#include <algorithm>

namespace tilescope
{

namespace
{

using Kind = CounterDefinition::Kind;

QString tr(const char* text) { return QObject::tr(text); }

/// A counter as a column: what it is called and how it follows from a row's counters and picture.
struct CountedColumn {
    const char* key;
    QString title, plainTitle, meaning;
    std::function<std::optional<double>(const CompareRow&)> figure;
    Kind kind = Kind::Count;
    bool isDefault = true;
    const char* published = nullptr; ///< the quantity of the text that is the same
    bool isOfAllMemory = false;      ///< a sum that lacks what textures move, and is not shown where they are read
};

using Figure = std::function<std::optional<double>(const CompareRow&)>;

Figure counted(const std::function<std::optional<double>(const Counters&)>& figure)
{
    return [figure](const CompareRow& row) { return row.counters ? figure(*row.counters) : std::nullopt; };
}

Figure counted(std::uint64_t Counters::*member)
{
    return counted([member](const Counters& c) { return std::optional(static_cast<double>(c.*member)); });
}

std::optional<double> sectors(const Counters& c)
{
    const auto moved = movedSectors(c);
    return moved ? std::optional(static_cast<double>(*moved)) : std::nullopt;
}

std::optional<double> sectorsAPixel(const CompareRow& row)
{
    const auto moved = row.counters && row.report ? sectors(*row.counters) : std::nullopt;
    if (!moved)
        return std::nullopt;
    const ImageInfo& image = row.report->image;
    return quotient(*moved, static_cast<double>(image.width) * image.height);
}

/// Of the row's own counters, which a live run's report does not have.
Figure aPixel(std::optional<double> (*rate)(const Report&))
{
    return [rate](const CompareRow& row) -> std::optional<double> {
        if (!row.counters || !row.report)
            return std::nullopt;
        Report counted;
        counted.image = row.report->image;
        counted.counters = row.counters;
        return rate(counted);
    };
}

std::optional<double> overIdeal(const Counters& c)
{
    return quotient(static_cast<double>(c.sharedLoad.wavefronts + c.sharedStore.wavefronts),
                    static_cast<double>(c.sharedLoad.wavefrontsIdeal + c.sharedStore.wavefrontsIdeal));
}

/// The emulator knows how many it ran even where nothing else was counted.
std::optional<double> warpInstructions(const CompareRow& row)
{
    if (row.counters)
        return static_cast<double>(row.counters->instructions);
    if (row.report && row.report->emulation && row.report->emulation->warpInstructions > 0)
        return static_cast<double>(row.report->emulation->warpInstructions);
    return std::nullopt;
}

std::vector<CountedColumn> counterColumns()
{
    return {
        {"bytes_a_pixel", tr("Bytes\na pixel"), tr("bytes moved a pixel"),
         tr("Bytes of the sectors that were moved to and from the device's memory, global and local, for each pixel of "
            "the picture. One byte read and one written is 2. What textures move is not counted, so there is no figure "
            "where they are read."),
         aPixel(movedBytesAPixel), Kind::Ratio, true, nullptr, true},
        {"instructions_a_pixel", tr("Instr. a pixel,\nPTX"), tr("PTX instructions of threads a pixel"),
         tr("PTX instructions that threads executed for each pixel of the picture; the machine code has its own "
            "number."),
         aPixel(instructionsAPixel), Kind::Ratio},
        {"sectors", tr("Sectors"), tr("sectors"),
         tr("Sectors of 32 bytes that were moved to and from the device's memory, global and local; no figure where "
            "textures are read."),
         counted(sectors), Kind::Count, false, nullptr, true},
        {"sectors_a_pixel", tr("Sectors\na pixel"), tr("sectors a pixel"),
         tr("Sectors of 32 bytes to and from the device's memory, global and local, for each pixel of the picture. One "
            "byte read and one written is 0.0625. No figure where textures are read."),
         sectorsAPixel, Kind::Ratio, false, nullptr, true},
        {"conflicts", tr("Wavefronts\nover ideal"), tr("shared wavefronts over ideal"),
         tr("Rounds that shared memory took over the least that would do: 1 is free of bank conflicts."),
         counted(overIdeal), Kind::Ratio, false},
        {"branches", tr("Branches,\nPTX"), tr("branches, PTX"),
         tr("Branches that warps came to, as the PTX has them; the machine code has its own number."),
         counted(&Counters::branches), Kind::Count, false, "branches"},
        {"divergent", tr("Divergent,\nPTX"), tr("divergent branches, PTX"),
         tr("Branches at which lanes of one warp went different ways, as the PTX has them."),
         counted(&Counters::divergentBranches), Kind::Count, false, "divergent branches"},
        {"instructions", tr("Instructions,\nPTX"), tr("warp instructions, PTX"),
         tr("PTX instructions that warps executed; the machine code has its own number."), warpInstructions,
         Kind::Count, false, "instructions"},
    };
}

CompareCell cellOf(const CompareRow& row, const CountedColumn& column)
{
    const QString dash(QChar(0x2013));
    if (row.strategy.empty())
        return {dash, std::nullopt, tr("Counted of kernels only.")};
    const auto value = column.figure(row);
    if (value) {
        const QString text = counterText(*value, column.kind);
        const bool isExact = !row.counters || row.counters->exact;
        return isExact ? CompareCell{text, value}
                       : CompareCell{QStringLiteral("≈\u00A0") + text, value,
                                     tr("An estimate: a sample of the blocks stands for all.")};
    }
    if (row.isFailed)
        return {dash, std::nullopt, QString::fromStdString(row.problem)};
    if (row.pin != 0 && !row.counters)
        return {dash, std::nullopt, tr("Nothing was counted in this run.")};
    if (column.isOfAllMemory && row.counters && row.counters->textureRequests > 0)
        return {
            dash, std::nullopt,
            tr("It reads a texture. The sectors that textures move are not counted, and the sum of the others would "
               "be too low.")};
    return row.counters ? CompareCell{dash, std::nullopt, tr("It uses none.")}
                        : CompareCell{QString(QChar(0x2026)), std::nullopt, tr("Not counted yet.")};
}

} // namespace

void addCounterColumns(std::vector<CompareColumn>& columns, const CompareTable& table,
                       std::vector<CompareColumn>& published)
{
    const auto& rows = table.rows();
    for (const auto& column : counterColumns()) {
        const bool isKnown = std::any_of(rows.begin(), rows.end(),
                                         [&](const CompareRow& row) { return column.figure(row).has_value(); });
        if (!isKnown)
            continue;
        const auto own = std::stable_partition(published.begin(), published.end(), [&](const CompareColumn& candidate) {
            return !column.published || candidate.publishedQuantity != column.published;
        });
        const bool standsBesideTheTexts = own != published.end(); // which are no use alone
        columns.push_back(compared({column.title, column.plainTitle, column.meaning,
                                    [column](const CompareRow& row) { return cellOf(row, column); }, false, column.key,
                                    column.isDefault || standsBesideTheTexts},
                                   Better::Less));
        std::move(own, published.end(), std::back_inserter(columns));
        published.erase(own, published.end());
    }
}

CompareColumn bandColumn()
{
    return {tr("Time band,\nestimate"),
            tr("time band, estimate"),
            tr("Between the time that the tightest limit of the chosen GPU allows and what comes of it when hardly "
               "anything overlaps. A model's estimate, not a measurement."),
            [](const CompareRow& row) -> CompareCell {
                if (!row.estimate)
                    return {QString(QChar(0x2013)), std::nullopt, tr("Not estimated for this row.")};
                const Estimate& band = *row.estimate;
                return {bandText(band.lowerUs, band.upperUs), band.lowerUs,
                        tr("An estimate for %1, bound by %2. Not a measurement.")
                            .arg(QString::fromStdString(band.gpu), QString::fromStdString(band.boundBy))};
            },
            false,
            "band"};
}

bool hasBand(const CompareTable& table)
{
    return std::any_of(table.rows().begin(), table.rows().end(),
                       [](const CompareRow& row) { return row.estimate.has_value(); });
}

} // namespace tilescope
