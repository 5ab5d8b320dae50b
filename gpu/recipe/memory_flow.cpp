#include "gpu/recipe/memory_flow.h"

#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/json/json_reader.h"
#include "gpu/recipe/json/json_values.h"

#include <algorithm>

namespace tilescope
{

template <>
struct EnumNames<FlowPath> {
    static constexpr std::array<std::pair<FlowPath, std::string_view>, 12> values{
        {{FlowPath::GlobalLoad, "global_load"},
         {FlowPath::GlobalStore, "global_store"},
         {FlowPath::Atomic, "atomic"},
         {FlowPath::LocalLoad, "local_load"},
         {FlowPath::LocalStore, "local_store"},
         {FlowPath::Texture, "texture"},
         {FlowPath::SharedLoad, "shared_load"},
         {FlowPath::SharedStore, "shared_store"},
         {FlowPath::L2Load, "l2_load"},
         {FlowPath::L2Store, "l2_store"},
         {FlowPath::MemoryRead, "memory_read"},
         {FlowPath::MemoryWrite, "memory_write"}}};
};
template <>
struct EnumNames<FlowKind> {
    static constexpr std::array<std::pair<FlowKind, std::string_view>, 3> values{
        {{FlowKind::Counted, "counted"}, {FlowKind::Modelled, "modelled"}, {FlowKind::NotCounted, "not_counted"}}};
};

const FlowAmount* MemoryFlow::find(FlowPath path) const
{
    const auto found = std::ranges::find(amounts, path, &FlowAmount::path);
    return found == amounts.end() ? nullptr : &*found;
}

std::string keyOf(FlowPath path) { return nameOf(path); }
std::string keyOf(FlowKind kind) { return nameOf(kind); }

nlohmann::json toJson(const MemoryFlow& flow)
{
    nlohmann::json amounts = nlohmann::json::array();
    for (const FlowAmount& amount : flow.amounts)
        amounts.push_back({{"path", nameOf(amount.path)},
                           {"kind", nameOf(amount.kind)},
                           {"lower_bytes", amount.lowerBytes},
                           {"upper_bytes", amount.upperBytes},
                           {"requests", amount.requests}});
    return {{"gpu", flow.gpu},
            {"l1_bytes", flow.l1Bytes},
            {"l2_bytes", flow.l2Bytes},
            {"exact", flow.exact},
            {"paths", amounts}};
}

static FlowAmount readAmount(const nlohmann::json& object, const std::string& path)
{
    JsonReader reader(object, path);
    FlowAmount amount;
    amount.path = fromName<FlowPath>(reader.get<std::string>("path"), reader.nameOf("path"));
    amount.kind = fromName<FlowKind>(reader.get<std::string>("kind"), reader.nameOf("kind"));
    amount.lowerBytes = reader.get<double>("lower_bytes");
    amount.upperBytes = reader.get<double>("upper_bytes");
    amount.requests = reader.get<std::uint64_t>("requests");
    reader.finish();
    return amount;
}

MemoryFlow memoryFlowFromJson(const nlohmann::json& json, const std::string& path)
{
    JsonReader reader(json, path);
    MemoryFlow flow;
    flow.gpu = reader.get<std::string>("gpu");
    flow.l1Bytes = reader.get<std::size_t>("l1_bytes");
    flow.l2Bytes = reader.get<std::size_t>("l2_bytes");
    flow.exact = reader.get<bool>("exact");
    flow.amounts = listFromJson<FlowAmount>(reader, "paths", readAmount);
    reader.finish();
    return flow;
}

} // namespace tilescope
