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

json write(const AccessCounters& access)
{
    return {{"requests", access.requests}, {"sectors", access.sectors}, {"sectors_ideal", access.sectorsIdeal}};
}

json write(const SharedCounters& shared)
{
    return {
        {"requests", shared.requests}, {"wavefronts", shared.wavefronts}, {"wavefronts_ideal", shared.wavefrontsIdeal}};
}

/// The numbers of a nested object, in the order of their names.
template <std::size_t N>
std::array<std::uint64_t, N> readGroup(JsonReader& reader, const std::string& field,
                                       const std::array<const char*, N>& names)
{
    const auto object = reader.get<json>(field);
    JsonReader inner(object, reader.nameOf(field));
    std::array<std::uint64_t, N> values{};
    for (std::size_t i = 0; i < N; ++i)
        values[i] = inner.get<std::uint64_t>(names[i]);
    inner.finish();
    return values;
}

AccessCounters readAccess(JsonReader& reader, const std::string& field)
{
    const auto v = readGroup<3>(reader, field, {"requests", "sectors", "sectors_ideal"});
    return {v[0], v[1], v[2]};
}

SharedCounters readShared(JsonReader& reader, const std::string& field)
{
    const auto v = readGroup<3>(reader, field, {"requests", "wavefronts", "wavefronts_ideal"});
    return {v[0], v[1], v[2]};
}

} // namespace

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

json countersToJson(const Counters& counters)
{
    json object{{"exact", counters.exact},
                {"constant_load",
                 {{"requests", counters.constantRequests}, {"unique_addresses", counters.constantUniqueAddresses}}},
                {"texture", {{"requests", counters.textureRequests}}}};
    for (const auto& field : accesses)
        object[field.name] = write(counters.*field.member);
    for (const auto& field : sharedAccesses)
        object[field.name] = write(counters.*field.member);
    for (const auto& field : counts)
        object[field.name] = counters.*field.member;
    return object;
}

void readCounters(JsonReader& reader, Counters& counters)
{
    counters.exact = reader.get<bool>("exact");
    for (const auto& field : accesses)
        counters.*field.member = readAccess(reader, field.name);
    for (const auto& field : sharedAccesses)
        counters.*field.member = readShared(reader, field.name);
    const auto constant = readGroup<2>(reader, "constant_load", {"requests", "unique_addresses"});
    counters.constantRequests = constant[0];
    counters.constantUniqueAddresses = constant[1];
    counters.textureRequests = readGroup<1>(reader, "texture", {"requests"})[0];
    for (const auto& field : counts)
        counters.*field.member = reader.get<std::uint64_t>(field.name);
}

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
    for (const bool marksMissing : {false, true}) {
        const json numbers = numbersOf(object, marksMissing);
        JsonReader reader(numbers, path);
        readCounters(reader, marksMissing ? read.missing : read.counts);
        reader.finish();
    }
    read.missing.exact = true;
    return read;
}

} // namespace tilescope
