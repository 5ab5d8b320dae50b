#include "gpu/declared/declared_operation.h"

#include "gpu/declared/common_mistakes.h"
#include "gpu/declared/declared_host.h"
#include "gpu/declared/declared_plan.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/message.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string_view>

namespace tilescope
{

namespace
{

using Shared = std::shared_ptr<const Declaration>;

/// The reasons of the first ones and the names of the others: the window shows them above the image.
void noteLeftOut(const std::vector<LeftOutKernel>& leftOut, std::vector<Message>& notes)
{
    constexpr std::size_t mostReasons = 4;
    std::string others;
    for (std::size_t i = 0; i < leftOut.size(); ++i)
        if (i < mostReasons)
            notes.push_back(say(gpu::phrase("The kernel \"%1\" was skipped. %2"), leftOut[i].name, leftOut[i].reason));
        else
            others += (others.empty() ? "" : ", ") + leftOut[i].name;
    if (!others.empty())
        notes.push_back(say(gpu::phrase("These kernels were also skipped: %1."), others));
}

Strategy strategyOf(const Shared& declaration, const DeclaredStrategy& declared)
{
    Strategy strategy;
    strategy.name = declared.name;
    strategy.title = declared.title;
    strategy.idea = declared.idea;
    strategy.after = declared.after;
    strategy.source = declared.source;
    strategy.isBasic = true;
    strategy.plansEditedText = true;
    const DeclaredStrategy* const own = &declared; // of the shared declaration
    strategy.plan = [declaration, own](const Recipe& recipe, const Inputs& inputs) {
        Plan plan = declaredPlan(*declaration, *own, {own->source.name, recipe.source.value_or(own->source.text)},
                                 recipe, inputs);
        noteLeftOut(declaration->leftOut, plan.notes);
        return plan;
    };
    strategy.bindings = [declaration, own](const Recipe& recipe, const Inputs& inputs) {
        return bindingsOf(*declaration, *own, {own->source.name, recipe.source.value_or(own->source.text)}, recipe,
                          inputs);
    };
    strategy.openCounts = [declaration, own](const Recipe& recipe, const Inputs& inputs) {
        return openCountsOf(*declaration, *own, {own->source.name, recipe.source.value_or(own->source.text)}, recipe,
                            inputs);
    };
    for (const DeclaredMistake& mistake : declared.mistakes) {
        Mistake made{.name = mistake.name, .title = mistake.title, .lesson = mistake.lesson};
        for (const auto& [passage, replacement] : mistake.edits)
            made.edits.push_back({passage, replacement});
        made.finds = mistake.finds;
        made.pictureChanges = mistake.pictureChanges;
        strategy.mistakes.push_back(std::move(made));
    }
    if (strategy.mistakes.empty())
        strategy.mistakes = commonMistakes(*declaration, declared);
    return strategy;
}

/// The strategy whose text names a reference kernel; null: none does.
const DeclaredStrategy* withReferenceKernel(const Declaration& declaration)
{
    for (const DeclaredStrategy& strategy : declaration.strategies) {
        Declaration unused = declaration;
        if (!strategy.host.reference.empty() || !hostFromNotes(strategy.source, unused).reference.empty())
            return &strategy;
    }
    return nullptr;
}

const DeclaredStrategy& strategyNamed(const Declaration& declaration, const std::string& name)
{
    const auto found = std::ranges::find(declaration.strategies, name, &DeclaredStrategy::name);
    if (found == declaration.strategies.end())
        throw DeclarationError(say(gpu::phrase("The reference of \"%1\" is the strategy \"%2\", which does not exist."),
                                   declaration.name, name));
    return *found;
}

/// The values of a picture from a file, as the result of a plan holds them; none if it has another size.
Image asResult(const Image& file, const Plan& plan)
{
    if (file.width() != plan.pictureWidth || file.height() != plan.pictureHeight)
        return {};
    if (plan.pictureFormat == PixelFormat::Grey8)
        return toGrey(file);
    if (plan.pictureFormat == PixelFormat::Rgb8) {
        if (file.format() == PixelFormat::Rgb8)
            return file;
        Image colour(file.width(), file.height(), PixelFormat::Rgb8);
        for (std::size_t i = 0; i < colour.bytes().size(); ++i)
            colour.bytes()[i] = file.bytes()[i / 3];
        return colour;
    }
    const Image grey = toGrey(file);
    Image floats(file.width(), file.height(), PixelFormat::Float32);
    auto* const values = reinterpret_cast<float*>(floats.bytes().data());
    for (std::size_t i = 0; i < grey.bytes().size(); ++i)
        values[i] = static_cast<float>(std::to_integer<int>(grey.bytes()[i]));
    return floats;
}

void givePictureAsReference(Operation& operation, const Shared& declaration)
{
    static constexpr char name[] = "reference_picture";
    const std::string folder = declaration->file.ends_with(".cu")
                                   ? declaration->file.substr(0, declaration->file.find_last_of('/') + 1)
                                   : declaration->file + "/";
    operation.files = [path = folder + declaration->referencePicture](const Recipe&) {
        return std::vector<FileRequest>{{.parameter = name, .path = path, .kind = FileRequest::Kind::Whole}};
    };
    operation.reference = [declaration](const Recipe& recipe, const Inputs& inputs, const RowThreads&) {
        const DeclaredStrategy& first = declaration->strategies.front();
        const auto loaded = inputs.files.find(name);
        return loaded == inputs.files.end()
                   ? Image()
                   : asResult(*loaded->second.image, declaredPlan(*declaration, first, first.source, recipe, inputs));
    };
}

void giveReference(Operation& operation, const Shared& declaration)
{
    if (!declaration->referencePicture.empty())
        return givePictureAsReference(operation, declaration);
    if (const DeclaredStrategy* const own = withReferenceKernel(*declaration)) {
        operation.referencePlan = [declaration, own](const Recipe& recipe, const Inputs& inputs) {
            return referencePlanOf(*declaration, *own, recipe, inputs);
        };
    } else if (!declaration->referenceStrategy.empty()) {
        const DeclaredStrategy* const expected = &strategyNamed(*declaration, declaration->referenceStrategy);
        operation.referencePlan = [declaration, expected](const Recipe& recipe, const Inputs& inputs) {
            return declaredPlan(*declaration, *expected, expected->source, recipe, inputs);
        };
    }
}

/// A result of one row, such as a histogram, is hardly seen as a picture: it is a curve too.
Annotations curveOf(const Recipe&, const Inputs&, const Outputs& outputs, bool, const RunControl&)
{
    const Image& picture = outputs.picture;
    Annotations annotations;
    if (picture.height() != 1 || picture.width() < 2 || picture.format() != PixelFormat::Float32)
        return annotations;
    const auto* const first = reinterpret_cast<const float*>(picture.bytes().data());
    const std::vector<float> values(first, first + picture.width());
    const float most = *std::ranges::max_element(values);
    annotations.profiles = {{Profile::Edge::Bottom, "Values", values, most}};
    annotations.series = {{"Values", "Column, from 1", "Value", {values.begin(), values.end()}}};
    return annotations;
}

/// Throws DeclarationError for names that the program could not use, such as one that is there twice.
void checkNames(const Operation& operation)
{
    static constexpr std::array<std::string_view, 11> settings{
        "operation", "strategy", "block", "backend",      "compiler",          "counters",
        "gpu",       "source",   "image", "shared_bytes", "compile_time_sizes"};
    for (const Parameter& parameter : operation.parameters) {
        if (!isIdentifier(parameter.name))
            throw DeclarationError(
                say(gpu::phrase(
                        "\"%1\" is not a valid macro or parameter name. Names consist of letters, digits and \"_\"."),
                    parameter.name));
        if (std::ranges::find(settings, parameter.name) != settings.end())
            throw DeclarationError(
                say(gpu::phrase("A parameter cannot have the name \"%1\", which is reserved for a Tilescope setting."),
                    parameter.name));
    }
    try {
        const Registry complete({operation});
    } catch (const std::logic_error& error) {
        throw DeclarationError(Message(std::string(error.what())));
    }
}

/// Throws DeclarationError if the strategy alone cannot be planned at its defaults.
void tryPlan(const Declaration& declaration, const DeclaredStrategy& strategy, int channels)
{
    Recipe recipe;
    recipe.operation = declaration.name;
    recipe.strategy = strategy.name;
    recipe.block = declaration.block;
    for (const Parameter& parameter : declaration.parameters)
        recipe.parameters[parameter.name] = parameter.defaultValue;
    declaredPlan(declaration, strategy, strategy.source, recipe,
                 Inputs(Image(64, 48, channels == 1 ? PixelFormat::Grey8 : PixelFormat::Rgb8)));
}

/// Plans every strategy at its defaults, so that a declaration that cannot be used is refused when it is read.
void tryPlans(const Operation& operation)
{
    const Image grey(64, 48, PixelFormat::Grey8), colour(64, 48, PixelFormat::Rgb8);
    const Inputs inputs(operation.greyOnly ? grey : colour);
    Recipe recipe;
    recipe.operation = operation.name;
    recipe.block = operation.defaultBlock;
    for (const Parameter& parameter : operation.parameters)
        recipe.parameters[parameter.name] = parameter.defaultValue;
    for (const Strategy& strategy : operation.strategies) {
        recipe.strategy = strategy.name;
        strategy.plan(recipe, inputs);
    }
    if (operation.referencePlan)
        operation.referencePlan(recipe, inputs);
}

} // namespace

Operation operationOf(const Declaration& declared)
{
    const auto declaration = std::make_shared<const Declaration>(declared);
    Operation operation;
    operation.name = declared.name;
    operation.title = declared.title;
    operation.summary = declared.summary;
    operation.file = declared.file;
    operation.parameters = declared.parameters;
    operation.leftOut = declared.leftOut;
    operation.defaultBlock = declared.block;
    operation.greyOnly = inputChannels(declared) == 1;
    operation.tolerance = declared.tolerance;
    operation.toleranceReason = declared.toleranceReason;
    for (const DeclaredStrategy& strategy : declaration->strategies)
        operation.strategies.push_back(strategyOf(declaration, strategy));
    giveReference(operation, declaration);
    operation.annotate = curveOf;
    checkNames(operation);
    tryPlans(operation);
    return operation;
}

Operation operationOfKernel(const std::string& path, const std::string& text)
{
    Declaration declaration = declarationOfKernel(path, text);
    if (declaration.strategies.size() == 1)
        return operationOf(declaration);
    // Of several kernels those remain that can be bound; the file may also have helpers of other kernels.
    std::vector<DeclaredStrategy> bound;
    std::optional<DeclarationError> first;
    const int channels = inputChannels(declaration);
    for (const DeclaredStrategy& strategy : declaration.strategies) {
        try {
            tryPlan(declaration, strategy, channels);
            bound.push_back(strategy);
        } catch (const DeclarationError& error) {
            declaration.leftOut.push_back({strategy.name, error.message});
            if (!first)
                first = error;
        }
    }
    if (bound.empty())
        throw *first; // NOLINT(cert-err09-cpp,cert-err61-cpp,misc-throw-by-value-catch-by-reference)
    declaration.strategies = std::move(bound);
    return operationOf(declaration);
}

Operation operationOfFolder(const std::string& name, const std::string& path,
                            const std::function<std::string(const std::string& file)>& read)
{
    return operationOf(declarationOfFolder(name, path, read));
}

} // namespace tilescope
