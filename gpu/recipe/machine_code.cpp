#include "gpu/recipe/machine_code.h"

#include "gpu/recipe/json/json_fields.h"
#include "gpu/recipe/message.h"

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

static std::map<std::string, int> instructionsFromJson(const nlohmann::json& object, const std::string& field)
{
    if (!object.is_object())
        JsonReader::refuse(gpu::phrase("The field \"%1\" must be an object."), field);
    std::map<std::string, int> instructions;
    for (const auto& [name, count] : object.items())
        instructions[name] = JsonReader::convert<int>(count, std::string(field).append(".").append(name));
    return instructions;
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, LineAccesses>& line)
{
    const auto write = [](const std::map<std::string, int>& instructions) { return nlohmann::json(instructions); };
    fields.field("source", line.source);
    fields.field("line", line.line);
    fields.with("ptx", line.ptx, write, instructionsFromJson);
    fields.with("machine_code", line.machine, write, instructionsFromJson);
    fields.field("difference", line.difference);
}

template <class Fields>
static void fieldsOf(Fields& fields, Visited<Fields, MachineCode>& code)
{
    fields.field("target", code.target);
    fields.field("lines", code.lines);
}

nlohmann::json toJson(const MachineCode& code) { return written(code); }

MachineCode machineCodeFromJson(const nlohmann::json& json, const std::string& path)
{
    return readWhole<MachineCode>(json, path);
}

} // namespace tilescope
