#include "ui/session/saved/recipe_step.h"

#include "gpu/recipe/json/enum_names.h"
#include "ui/translation.h"

#include <QFileInfo>

#include <algorithm>

namespace tilescope
{

namespace
{

/// Shortens long values, such as a folder's path, keeping their end.
QString brief(const QString& text)
{
    constexpr qsizetype most = 32;
    return text.size() <= most ? text : QChar(0x2026) + text.right(most - 1);
}

QString blockText(BlockSize block) { return QStringLiteral("%1×%2").arg(block.width).arg(block.height); }

QString imageText(const QString& image)
{
    return image.startsWith(QLatin1String("sample:")) ? image.mid(7) : QFileInfo(image).fileName();
}

QString operationTitle(const std::string& name, const Registry& registry)
{
    for (const Operation& operation : registry.operations())
        if (operation.name == name)
            return translated(operation.title);
    return QString::fromStdString(name);
}

QString strategyTitle(const Recipe& recipe, const Registry& registry)
{
    for (const Operation& operation : registry.operations())
        for (const Strategy& strategy : operation.strategies)
            if (operation.name == recipe.operation && strategy.name == recipe.strategy)
                return translated(strategy.title);
    return QString::fromStdString(recipe.strategy);
}

QString parameterText(const Parameter& parameter, const Recipe& recipe)
{
    const auto set = recipe.parameters.find(parameter.name);
    const std::string text = toText(set == recipe.parameters.end() ? parameter.defaultValue : set->second);
    return text.empty() ? tr("none") : QString::fromStdString(text);
}

const Parameter* parameterOf(const Recipe& recipe, const std::string& name, const Registry& registry)
{
    for (const Operation& operation : registry.operations())
        for (const Parameter& parameter : operation.parameters)
            if (operation.name == recipe.operation && parameter.name == name)
                return &parameter;
    return nullptr;
}

QString change(const QString& what, const QString& from, const QString& to)
{
    return QStringLiteral("%1 %2 → %3").arg(what, brief(from), brief(to));
}

QString change(const QString& what, const std::string& from, const std::string& to)
{
    return change(what, QString::fromStdString(from), QString::fromStdString(to));
}

QString gpuText(const Recipe& recipe) { return recipe.gpu ? QString::fromStdString(*recipe.gpu) : tr("auto"); }

bool isNumber(const ParameterValue& value)
{
    return std::holds_alternative<std::int64_t>(value) || std::holds_alternative<double>(value);
}

/// Records a field that differs; a second one makes it "*".
void note(SettingStep& step, const std::string& field, bool isSweep)
{
    step = step.field.empty() ? SettingStep{field, isSweep} : SettingStep{"*", false};
}

void noteParameters(SettingStep& step, const ParameterValues& from, const ParameterValues& to)
{
    for (const auto& [name, value] : to) {
        const auto before = from.find(name);
        if (before == from.end() || before->second != value)
            note(step, name, isNumber(value));
    }
    for (const auto& [name, value] : from)
        if (!to.contains(name))
            note(step, name, isNumber(value));
}

} // namespace

Recipe withDefaults(Recipe recipe, const Registry& registry)
{
    for (const Operation& operation : registry.operations())
        if (operation.name == recipe.operation)
            for (const Parameter& parameter : operation.parameters)
                recipe.parameters.try_emplace(parameter.name, parameter.defaultValue);
    return recipe;
}

SettingStep stepBetween(const Setting& from, const Setting& to)
{
    const Recipe &a = from.recipe, &b = to.recipe;
    SettingStep step;
    if (from.image != to.image)
        note(step, "image", false); // and its range
    else if (from.range != to.range)
        note(step, "range", true);
    if (from.subject.channel != to.subject.channel)
        note(step, "channel", false);
    if (from.subject.difference != to.subject.difference)
        note(step, "difference", false);
    if (a.operation != b.operation) { // strategy, block and parameters change with it
        note(step, "operation", false);
        return step;
    }
    if (a.strategy != b.strategy) // and so does the edited text, which belongs to the strategy
        note(step, "strategy", false);
    else if (a.source != b.source || a.sharedBytes != b.sharedBytes)
        note(step, "source", false);
    if (a.block != b.block)
        note(step, "block", true);
    noteParameters(step, a.parameters, b.parameters);
    if (a.backend != b.backend)
        note(step, "backend", false);
    if (a.compiler != b.compiler)
        note(step, "compiler", false);
    if (a.counters != b.counters)
        note(step, "counters", false);
    if (a.compileTimeSizes != b.compileTimeSizes)
        note(step, "compile_time_sizes", false);
    if (a.gpu != b.gpu)
        note(step, "gpu", false);
    return step;
}

QString textOf(const Setting& from, const Setting& to, const Registry& registry)
{
    const Recipe &a = from.recipe, &b = to.recipe;
    const std::string field = stepBetween(from, to).field;
    if (field == "image")
        return change(tr("image"), imageText(from.image), imageText(to.image));
    if (field == "range")
        return change(tr("range"), toText(from.range), toText(to.range));
    if (field == "channel")
        return change(tr("channels"), toText(from.subject.channel), toText(to.subject.channel));
    if (field == "difference")
        return change(tr("difference"), toText(from.subject.difference), toText(to.subject.difference));
    if (field == "operation")
        return change(tr("operation"), operationTitle(a.operation, registry), operationTitle(b.operation, registry));
    if (field == "strategy")
        return change(tr("strategy"), strategyTitle(a, registry), strategyTitle(b, registry));
    if (field == "source")
        return tr("change of the kernel source");
    if (field == "block")
        return change(tr("block"), blockText(a.block), blockText(b.block));
    if (field == "backend")
        return change(tr("backend"), nameOf(a.backend), nameOf(b.backend));
    if (field == "compiler")
        return change(tr("compiler"), nameOf(a.compiler), nameOf(b.compiler));
    if (field == "counters")
        return change(tr("counters"), nameOf(a.counters), nameOf(b.counters));
    if (field == "compile_time_sizes")
        return change(tr("compile-time sizes"), a.compileTimeSizes ? tr("on") : tr("off"),
                      b.compileTimeSizes ? tr("on") : tr("off"));
    if (field == "gpu")
        return change(tr("emulated GPU"), gpuText(a), gpuText(b));
    if (const Parameter* parameter = parameterOf(b, field, registry)) {
        const QString label = translated(parameter->label.empty() ? parameter->name : parameter->label);
        return change(label.left(1).toLower() + label.mid(1), parameterText(*parameter, a),
                      parameterText(*parameter, b));
    }
    return field.empty() ? QString() : tr("several settings");
}

} // namespace tilescope
