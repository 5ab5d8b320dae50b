#include "gpu/recipe/counters_json.h"

#include <array>

namespace tilescope
{

using nlohmann::json;

namespace
{

/// The plain counts and their names in JSON.
struct Count {
    const char* name;
    std::uint64_t Counters::*member;
};
constexpr std::array<Count, 6> counts{{{"atomics", &Counters::atomics},
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

json countersToJson(const Counters& counters)
{
    json object{{"exact", counters.exact},
                {"global_load", write(counters.globalLoad)},
                {"global_store", write(counters.globalStore)},
                {"shared_load", write(counters.sharedLoad)},
                {"shared_store", write(counters.sharedStore)},
                {"constant_load",
                 {{"requests", counters.constantRequests}, {"unique_addresses", counters.constantUniqueAddresses}}},
                {"texture", {{"requests", counters.textureRequests}}},
                {"global_atomic", write(counters.globalAtomic)},
                {"shared_atomic", write(counters.sharedAtomic)},
                {"local_load", write(counters.localLoad)},
                {"local_store", write(counters.localStore)}};
    for (const Count& count : counts)
        object[count.name] = counters.*count.member;
    return object;
}

void readCounters(JsonReader& reader, Counters& counters)
{
    counters.exact = reader.get<bool>("exact");
    counters.globalLoad = readAccess(reader, "global_load");
    counters.globalStore = readAccess(reader, "global_store");
    counters.sharedLoad = readShared(reader, "shared_load");
    counters.sharedStore = readShared(reader, "shared_store");
    counters.globalAtomic = readAccess(reader, "global_atomic");
    counters.sharedAtomic = readShared(reader, "shared_atomic");
    counters.localLoad = readAccess(reader, "local_load");
    counters.localStore = readAccess(reader, "local_store");
    const auto constant = readGroup<2>(reader, "constant_load", {"requests", "unique_addresses"});
    counters.constantRequests = constant[0];
    counters.constantUniqueAddresses = constant[1];
    counters.textureRequests = readGroup<1>(reader, "texture", {"requests"})[0];
    for (const Count& count : counts)
        counters.*count.member = reader.get<std::uint64_t>(count.name);
}

} // namespace tilescope
