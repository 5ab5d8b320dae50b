#include "app/tables/tables.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace tilescope
{

namespace
{

/// "note", "type", … as in JSON, and the words of the table.
std::pair<const char*, std::string> originOf(const ParameterBinding& parameter)
{
    using enum ParameterBinding::Origin;
    switch (parameter.origin) {
    case Note:
        return {"note",
                parameter.noteLine > 0 ? "note on line " + std::to_string(parameter.noteLine) : std::string("a note")};
    case Document: return {"document", "operation.json"};
    case Buffer: return {"buffer", "name of a buffer"};
    case Setting: return {"setting", "name of a setting"};
    case Launch: return {"launch", "the file's launch"};
    case Name: return {"name", "its name"};
    case Kind: return {"type", "its type"};
    case Nothing: return {"nothing", "not specified"};
    }
    return {"nothing", ""};
}

} // namespace

std::string bindingTable(const std::vector<LaunchBindings>& launches)
{
    std::string text;
    for (const LaunchBindings& launch : launches) {
        std::string head = launch.kernel + "<<<" + launch.gridNow + ", " + launch.threadsNow;
        if (launch.sharedNow != "0" && !launch.sharedNow.empty())
            head += ", " + launch.sharedNow;
        std::vector<std::vector<std::string>> rows{{"parameter", "type", "given", "value", "because of"}};
        for (const ParameterBinding& parameter : launch.parameters)
            rows.push_back(
                {parameter.name, parameter.type, parameter.given, parameter.now, originOf(parameter).second});
        text += (text.empty() ? "" : "\n") + head + ">>>\n" + (rows.size() > 1 ? alignedTable(rows) : "");
    }
    return text;
}

nlohmann::json toJson(const LaunchBindings& launch)
{
    nlohmann::json parameters = nlohmann::json::array();
    for (const ParameterBinding& parameter : launch.parameters)
        parameters.push_back({{"name", parameter.name},
                              {"type", parameter.type},
                              {"given", parameter.given},
                              {"value", parameter.now},
                              {"because_of", originOf(parameter).first}});
    return {{"kernel", launch.kernel},          {"line", launch.line},
            {"grid", launch.gridNow},           {"block", launch.threadsNow},
            {"shared_bytes", launch.sharedNow}, {"parameters", std::move(parameters)}};
}

} // namespace tilescope
