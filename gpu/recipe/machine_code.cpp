#include "gpu/recipe/machine_code.h"

#include "gpu/recipe/json/enum_names.h"
#include "gpu/recipe/json/json_reader.h"
#include "gpu/recipe/json/json_values.h"

namespace tilescope
{

template <>
struct EnumNames<AccessDifference> {
    static constexpr std::array<std::pair<AccessDifference, std::string_view>, 3> values{
        {{AccessDifference::None, "none"}, {AccessDifference::More, "more"}, {AccessDifference::Other, "other"}}};
};

namespace
{

/// "4 × LDG.E.128, 1 × STG.E"
Message listText(const std::map<std::string, int>& instructions)
{
    std::string text;
    for (const auto& [name, count] : instructions)
        text += (text.empty() ? "" : ", ") + std::to_string(count) + " × " + name;
    return text.empty() ? Message(gpu::phrase("no memory instruction")) : Message(text);
}

std::map<std::string, int> readInstructions(JsonReader& reader, const std::string& field)
{
    const nlohmann::json object = reader.get<nlohmann::json>(field);
    if (!object.is_object())
        JsonReader::refuse(gpu::phrase("The field \"%1\" must be an object."), reader.nameOf(field));
    std::map<std::string, int> instructions;
    for (const auto& [name, count] : object.items())
        instructions[name] = JsonReader::convert<int>(count, reader.nameOf(field) + "." + name);
    return instructions;
}

} // namespace

Message differenceText(const LineAccesses& line, const std::string& target)
{
    if (line.difference == AccessDifference::More)
        return say(
            gpu::phrase("The machine code for %1 has %2 where the PTX has %3: ptxas probably unrolled a loop or copied "
                        "the code, which does not change how often it accesses memory."),
            target, listText(line.machine), listText(line.ptx));
    return say(
        gpu::phrase("The machine code for %1 has %2 where the PTX has %3: ptxas merged, widened, dropped or added "
                    "accesses, and may have unrolled a loop. The counts of the machine code may differ from those of "
                    "the PTX."),
        target, listText(line.machine), listText(line.ptx));
}

nlohmann::json toJson(const MachineCode& code)
{
    nlohmann::json lines = nlohmann::json::array();
    for (const LineAccesses& line : code.lines)
        lines.push_back({{"source", line.source},
                         {"line", line.line},
                         {"ptx", line.ptx},
                         {"machine_code", line.machine},
                         {"difference", nameOf(line.difference)}});
    return {{"target", code.target}, {"lines", lines}};
}

MachineCode machineCodeFromJson(const nlohmann::json& json, const std::string& path)
{
    JsonReader reader(json, path);
    MachineCode code{reader.get<std::string>("target"), {}};
    code.lines = listFromJson<LineAccesses>(reader, "lines", [](const nlohmann::json& object, const std::string& name) {
        JsonReader line(object, name);
        LineAccesses read{line.get<std::string>("source"), line.get<int>("line"), readInstructions(line, "ptx"),
                          readInstructions(line, "machine_code"),
                          fromName<AccessDifference>(line.get<std::string>("difference"), line.nameOf("difference"))};
        line.finish();
        return read;
    });
    reader.finish();
    return code;
}

} // namespace tilescope
