#include "gpu/recipe/json/json_fields.h"
#include "gpu/recipe/json/report_json_parts.h"

#include <array>

namespace tilescope
{

using nlohmann::json;

namespace
{

// All fields of Counters but `exact`, with their names in JSON: the fields that are added, written and read.
template <typename T>
struct Field {
    const char* name;
    T Counters::*member;
};
constexpr std::array<Field<AccessCounters>, 5> accesses{{{"global_load", &Counters::globalLoad},
                                                         {"global_store", &Counters::globalStore},
                                                         {"global_atomic", &Counters::globalAtomic},
                                                         {"local_load", &Counters::localLoad},
                                                         {"local_store", &Counters::localStore}}};
constexpr std::array<Field<SharedCounters>, 3> sharedAccesses{{{"shared_load", &Counters::sharedLoad},
                                                               {"shared_store", &Counters::sharedStore},
                                                               {"shared_atomic", &Counters::sharedAtomic}}};
constexpr std::array<Field<std::uint64_t>, 7> counts{{{"atomics", &Counters::atomics},
                                                      {"async_copies", &Counters::asyncCopies},
                                                      {"branches", &Counters::branches},
                                                      {"divergent_branches", &Counters::divergentBranches},
                                                      {"barriers", &Counters::barriers},
                                                      {"instructions", &Counters::instructions},
                                                      {"thread_instructions", &Counters::threadInstructions}}};

} // namespace

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, AccessCounters>& access)
{
    fields.field("requests", access.requests);
    fields.field("sectors", access.sectors);
    fields.field("sectors_ideal", access.sectorsIdeal);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, SharedCounters>& shared)
{
    fields.field("requests", shared.requests);
    fields.field("wavefronts", shared.wavefronts);
    fields.field("wavefronts_ideal", shared.wavefrontsIdeal);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, Counters>& counters)
{
    fields.field("exact", counters.exact);
    for (const auto& access : accesses)
        fields.field(access.name, counters.*access.member);
    for (const auto& shared : sharedAccesses)
        fields.field(shared.name, counters.*shared.member);
    fields.group("constant_load", [&](auto& constant) {
        constant.field("requests", counters.constantRequests);
        constant.field("unique_addresses", counters.constantUniqueAddresses);
    });
    fields.group("texture", [&](auto& texture) { texture.field("requests", counters.textureRequests); });
    for (const auto& count : counts)
        fields.field(count.name, counters.*count.member);
}

Counters& operator+=(Counters& sum, const Counters& more)
{
    sum.exact = sum.exact && more.exact;
    for (const auto& field : accesses) {
        AccessCounters& own = sum.*field.member;
        const AccessCounters& added = more.*field.member;
        own.requests += added.requests;
        own.sectors += added.sectors;
        own.sectorsIdeal += added.sectorsIdeal;
    }
    for (const auto& field : sharedAccesses) {
        SharedCounters& own = sum.*field.member;
        const SharedCounters& added = more.*field.member;
        own.requests += added.requests;
        own.wavefronts += added.wavefronts;
        own.wavefrontsIdeal += added.wavefrontsIdeal;
    }
    sum.constantRequests += more.constantRequests;
    sum.constantUniqueAddresses += more.constantUniqueAddresses;
    sum.textureRequests += more.textureRequests;
    for (const auto& field : counts)
        sum.*field.member += more.*field.member;
    return sum;
}

Counters everyCounter(std::uint64_t value)
{
    Counters all;
    for (const auto& field : accesses)
        all.*field.member = {value, value, value};
    for (const auto& field : sharedAccesses)
        all.*field.member = {value, value, value};
    all.constantRequests = all.constantUniqueAddresses = all.textureRequests = value;
    for (const auto& field : counts)
        all.*field.member = value;
    return all;
}

json countersToJson(const Counters& counters) { return written(counters); }

Counters countersFromJson(const json& object, const std::string& path) { return readWhole<Counters>(object, path); }

void countersIn(FieldWriter& fields, const Counters& counters) { fieldsOf(fields, counters); }
void countersIn(FieldReader& fields, Counters& counters) { fieldsOf(fields, counters); }

/// Null in place of the numbers that `missing` marks.
static void leaveOut(json& counts, const json& missing)
{
    if (counts.is_object()) {
        for (auto& [name, inner] : counts.items())
            leaveOut(inner, missing.at(name));
    } else if (counts.is_number() && missing != 0) {
        counts = nullptr;
    }
}

/// The numbers, with 0 in place of null; or with 1 in place of null and 0 in place of numbers.
static json numbersOf(const json& counts, bool marksMissing)
{
    if (counts.is_object()) {
        json object = json::object();
        for (const auto& [name, inner] : counts.items())
            object[name] = numbersOf(inner, marksMissing);
        return object;
    }
    if (counts.is_null())
        return marksMissing ? 1 : 0;
    return counts.is_number() && marksMissing ? json(0) : counts;
}

json hardwareCountsToJson(const HardwareCounts& read)
{
    json object = countersToJson(read.counts);
    leaveOut(object, countersToJson(read.missing));
    return object;
}

HardwareCounts hardwareCountsFromJson(const json& object, const std::string& path)
{
    HardwareCounts read;
    for (const bool marksMissing : {false, true})
        (marksMissing ? read.missing : read.counts) = countersFromJson(numbersOf(object, marksMissing), path);
    read.missing.exact = true;
    return read;
}

} // namespace tilescope
