#include "app/commands.h"

#include "app/files.h"
#include "app/operations.h"
#include "app/terminal.h"
#include "gpu/image/sample.h"
#include "gpu/model/gpu_model.h"
#include "gpu/operations/registry.h"
#include "gpu/run/declared_texts.h"

#include <nlohmann/json.hpp>

#include <cstdio>

namespace tilescope
{

using nlohmann::json;

namespace
{

const char* typeName(ParameterType type)
{
    switch (type) {
    case ParameterType::Boolean: return "boolean";
    case ParameterType::Integer: return "integer";
    case ParameterType::Real: return "real";
    case ParameterType::Choice: return "choice";
    case ParameterType::Text: return "text";
    }
    return "";
}

bool isNumber(const Parameter& parameter)
{
    return parameter.type == ParameterType::Integer || parameter.type == ParameterType::Real;
}

json toJson(const Parameter& parameter)
{
    const json defaultValue = std::visit([](const auto& held) { return json(held); }, parameter.defaultValue);
    json object{{"name", parameter.name},  {"label", parameter.label}, {"type", typeName(parameter.type)},
                {"default", defaultValue}, {"unit", parameter.unit},   {"meaning", parameter.meaning}};
    if (isNumber(parameter)) {
        object["minimum"] = parameter.minimum;
        object["maximum"] = parameter.maximum;
        object["step"] = parameter.step;
    }
    if (parameter.type == ParameterType::Choice)
        object["choices"] = parameter.choices;
    if (const auto& condition = parameter.onlyWith)
        object["only_with"] = {
            {"parameter", condition->parameter}, {"values", condition->values}, {"reason", condition->reason}};
    return object;
}

json toJson(const Mistake& mistake)
{
    json parameters = json::object(), finds = json::array();
    for (const FindingKind kind : mistake.finds)
        finds.push_back(nameOf(kind));
    for (const auto& [name, value] : mistake.parameters)
        std::visit([&, &key = name](const auto& held) { parameters[key] = held; }, value);
    return {{"name", mistake.name},
            {"title", mistake.title},
            {"lesson", mistake.lesson},
            {"finds", finds},
            {"picture_changes", mistake.pictureChanges},
            {"only_colour", mistake.onlyColour},
            {"block", mistake.block ? json(toText(*mistake.block)) : json()},
            {"parameters", parameters}};
}

json toJson(const std::vector<Mistake>& mistakes)
{
    json list = json::array();
    for (const Mistake& mistake : mistakes)
        list.push_back(toJson(mistake));
    return list;
}

json toJson(const Registry& registry, const Operation& operation)
{
    json parameters = json::array(), strategies = json::array();
    for (const Parameter& parameter : operation.parameters)
        parameters.push_back(toJson(parameter));
    for (const Strategy& strategy : operation.strategies)
        strategies.push_back({{"name", strategy.name},
                              {"title", strategy.title},
                              {"idea", strategy.idea},
                              {"source", strategy.source.name},
                              {"library", strategy.library},
                              {"after", strategy.after},
                              {"of_text", strategy.isOfText},
                              {"basic", strategy.isBasic},
                              {"tolerance", operation.toleranceOf(strategy.name)},
                              {"mistakes", toJson(registry.mistakes(operation, strategy.name))}});
    return {{"name", operation.name},
            {"title", operation.title},
            {"summary", operation.summary},
            {"text", operation.text},
            {"default_block", toText(operation.defaultBlock)},
            {"grey_only", operation.greyOnly},
            {"tolerance", operation.tolerance},
            {"parameters", parameters},
            {"strategies", strategies}};
}

json everything(const Registry& registry)
{
    json operations = json::array(), pictures = json::array();
    for (const Operation& operation : registry.operations())
        operations.push_back(toJson(registry, operation));
    for (const Sample& sample : samples())
        pictures.push_back({{"name", sample.name},
                            {"title", sample.title},
                            {"meaning", sample.meaning},
                            {"width", sample.defaultWidth},
                            {"height", sample.defaultHeight}});
    return {{"operations", operations},
            {"backends", {"auto", "cuda", "emulator"}},
            {"compilers", {"auto", "nvrtc", "clang"}},
            {"samples", pictures},
            {"texts", declaredTexts(registry)}}; // for the catalogues of the window's languages
}

std::string rangeOf(const Parameter& parameter)
{
    if (parameter.type == ParameterType::Boolean)
        return "on, off";
    if (parameter.type == ParameterType::Choice) {
        std::string list;
        for (const std::string& choice : parameter.choices)
            list += (list.empty() ? "" : ", ") + choice;
        return list;
    }
    if (!isNumber(parameter))
        return "text";
    char range[96];
    std::snprintf(range, sizeof range, "%g to %g, step %g", parameter.minimum, parameter.maximum, parameter.step);
    return range;
}

/// "a, b, c" in lines of the terminal's width.
void printMistakes(const std::vector<Mistake>& mistakes)
{
    constexpr std::size_t widest = 110;
    std::string line = "      mistakes:";
    for (const Mistake& mistake : mistakes) {
        if (line.size() + mistake.name.size() > widest) {
            print(stdout, "%s\n", line.c_str());
            line = "               ";
        }
        line += " " + mistake.name + (&mistake == &mistakes.back() ? "" : ",");
    }
    if (!mistakes.empty())
        print(stdout, "%s\n", line.c_str());
}

std::string libraryMark(const Strategy& strategy)
{
    return strategy.library.empty() ? std::string() : "[" + strategy.library + ", on an NVIDIA GPU only] ";
}

void printOperation(const Registry& registry, const Operation& operation)
{
    print(stdout, "%s: %s\n  %s\n  default block %s\n", operation.name.c_str(), operation.title.c_str(),
          operation.summary.c_str(), toText(operation.defaultBlock).c_str());
    for (const Strategy& strategy : operation.strategies) {
        print(stdout, "  --strategy %-18s %s%s\n", strategy.name.c_str(), libraryMark(strategy).c_str(),
              strategy.idea.c_str());
        printMistakes(registry.mistakes(operation, strategy.name));
    }
    for (const Parameter& parameter : operation.parameters)
        print(stdout, "  --param %-21s %s (%s; default %s%s%s)\n", parameter.name.c_str(), parameter.meaning.c_str(),
              rangeOf(parameter).c_str(), toText(parameter.defaultValue).c_str(), parameter.unit.empty() ? "" : " ",
              parameter.unit.c_str());
    print(stdout, "\n");
}

/// The names that "list strategies" and its like print, each once.
Words namesOfList(const Arguments& arguments, const Registry& registry)
{
    Words names;
    const auto add = [&](const std::string& name) {
        if (!contains(names, name))
            names.push_back(name);
    };
    if (arguments.listed == "samples")
        for (const Sample& sample : samples())
            add("sample:" + sample.name);
    if (arguments.listed == "gpus")
        for (const GpuModel& gpu : gpuTable())
            add(gpu.name);
    if (arguments.operation)
        (void)registry.operation(*arguments.operation); // throws for one that there is not
    for (const Operation& operation : registry.operations()) {
        if (arguments.listed == "operations")
            add(operation.name);
        if (arguments.operation && *arguments.operation != operation.name)
            continue;
        for (const Strategy& strategy : operation.strategies) {
            if (arguments.listed == "strategies")
                add(strategy.name);
            if (arguments.listed == "mistakes")
                for (const Mistake& mistake : registry.mistakes(operation, strategy.name))
                    add(mistake.name);
        }
    }
    return names;
}

} // namespace

int listCommand(const Arguments& arguments)
{
    const Registry registry(operationsOf(arguments));
    if (!arguments.listed.empty()) {
        for (const std::string& name : namesOfList(arguments, registry))
            print(stdout, "%s\n", name.c_str());
        return 0;
    }
    if (arguments.json) {
        writeJson("-", everything(registry));
        return 0;
    }
    for (const Operation& operation : registry.operations())
        printOperation(registry, operation);
    print(stdout, "Samples, at any size as in sample:board@512x512:\n");
    for (const Sample& sample : samples())
        print(stdout, "  sample:%-12s %s\n", sample.name.c_str(), sample.meaning.c_str());
    return 0;
}

} // namespace tilescope
