#include "gpu/recipe/hardware_record.h"

#include "gpu/recipe/json/json_fields.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <cstdio>

namespace tilescope
{
namespace
{

bool contains(const std::vector<std::string>& keys, const std::string& key)
{
    return std::ranges::find(keys, key) != keys.end();
}

} // namespace

std::optional<CountBasis> basisOf(const Figure& figure, const Counters& counters, const HardwareRecord* record)
{
    if (!figure.counted)
        return std::nullopt;
    if (!counters.exact)
        return CountBasis::Estimate;
    const std::vector<std::string> parts = figure.parts.empty() ? std::vector{figure.key} : figure.parts;
    const auto wasEqual = [record](const std::string& part) {
        return contains(record->figures, part) && !contains(record->unequal, part);
    };
    return record && !figure.isPtx && std::ranges::all_of(parts, wasEqual) ? CountBasis::Hardware : CountBasis::Ptx;
}

std::optional<CountBasis> basisOf(const Figure& figure, const Report& report)
{
    return report.counters ? basisOf(figure, *report.counters, report.record ? &*report.record : nullptr)
                           : std::nullopt;
}

std::optional<CountBasis> basisOf(const Report& report)
{
    std::optional<CountBasis> all;
    for (const Figure& figure : figures()) {
        if (report.record && contains(report.record->figures, figure.key) && figure.of(report).value_or(0) > 0)
            if (const auto basis = basisOf(figure, report); !all || *basis > *all)
                all = basis;
    }
    if (!all && report.counters)
        return report.counters->exact ? CountBasis::Ptx : CountBasis::Estimate;
    return all;
}

std::string basisName(CountBasis basis)
{
    switch (basis) {
    case CountBasis::Hardware: return "matches hardware";
    case CountBasis::Ptx: return "exact for PTX";
    case CountBasis::Estimate: break;
    }
    return "estimated";
}

std::string basisWord(CountBasis basis)
{
    switch (basis) {
    case CountBasis::Hardware: return "equal to hardware";
    case CountBasis::Ptx: return "of the PTX";
    case CountBasis::Estimate: break;
    }
    return "estimated";
}

std::string basisSymbol(CountBasis basis)
{
    switch (basis) {
    case CountBasis::Hardware: return "=";
    case CountBasis::Ptx: return "PTX";
    case CountBasis::Estimate: break;
    }
    return "≈";
}

Message basisMeaning(CountBasis basis, const HardwareRecord* record)
{
    const Message comparison = record ? say(gpu::phrase("Nsight Compute on an %1 (%2, %3 launches of this strategy)"),
                                            record->gpu, record->date, std::to_string(record->launches))
                                      : Message();
    switch (basis) {
    case CountBasis::Hardware: return say(gpu::phrase("Matches hardware: %1 reported the same count."), comparison);
    case CountBasis::Estimate: return gpu::phrase("Estimated: a sample of blocks represents all blocks.");
    case CountBasis::Ptx: break;
    }
    const Message meaning = gpu::phrase(
        "Exact for PTX, the code that the emulator runs. The machine code of a GPU may merge, widen or drop accesses.");
    if (!record || record->unequal.empty())
        return meaning;
    return joined(meaning,
                  joined(say(gpu::phrase("%1 reported different counts."), comparison), Message(record->cause)));
}

std::string textMark(const std::string& text)
{
    std::uint64_t mark = 0xCBF2'9CE4'8422'2325;
    for (const char c : text)
        mark = (mark ^ static_cast<unsigned char>(c)) * 0x100'0000'01B3;
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(mark));
    return digits;
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, HardwareRecord>& record)
{
    fields.field("gpu", record.gpu);
    fields.field("date", record.date);
    fields.field("launches", record.launches);
    fields.field("figures", record.figures);
    fields.field("unequal", record.unequal);
    fields.field("cause", record.cause);
}

nlohmann::json toJson(const HardwareRecord& record) { return written(record); }

HardwareRecord hardwareRecordFromJson(const nlohmann::json& json, const std::string& path)
{
    return readWhole<HardwareRecord>(json, path);
}

} // namespace tilescope
