#include "gpu/recipe/memory_flow.h"

#include "gpu/recipe/json/json_fields.h"

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

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, FlowAmount>& amount)
{
    fields.field("path", amount.path);
    fields.field("kind", amount.kind);
    fields.field("lower_bytes", amount.lowerBytes);
    fields.field("upper_bytes", amount.upperBytes);
    fields.field("requests", amount.requests);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, MemoryFlow>& flow)
{
    fields.field("gpu", flow.gpu);
    fields.field("l1_bytes", flow.l1Bytes);
    fields.field("l2_bytes", flow.l2Bytes);
    fields.field("exact", flow.exact);
    fields.field("paths", flow.amounts);
}

nlohmann::json toJson(const MemoryFlow& flow) { return written(flow); }

MemoryFlow memoryFlowFromJson(const nlohmann::json& json, const std::string& path)
{
    return readWhole<MemoryFlow>(json, path);
}

} // namespace tilescope
