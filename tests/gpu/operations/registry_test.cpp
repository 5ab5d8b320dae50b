#include "gpu/operations/registry.h"

#include "tests/gpu/operations/noise.h"

#include <gmock/gmock.h>

#include <functional>

namespace tilescope
{
namespace
{

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> strategyNames(const Operation& operation)
{
    std::vector<std::string> names;
    for (const Strategy& strategy : operation.strategies)
        names.push_back(strategy.name);
    return names;
}

TEST(Registry, ListsOperationsByName)
{
    const Registry registry;
    std::vector<std::string> names;
    for (const Operation& operation : registry.operations())
        names.push_back(operation.name);
    EXPECT_TRUE(std::is_sorted(names.begin(), names.end()));
    EXPECT_THAT(names, testing::IsSupersetOf({"adaptive_threshold", "blur", "sobel"}));
    EXPECT_THAT(strategyNames(registry.operation("sobel")),
                testing::IsSupersetOf({"global", "shared", "block_copy", "texture", "constant", "registers", "local"}));
    EXPECT_THAT(strategyNames(registry.operation("blur")),
                testing::IsSupersetOf({"global", "shared", "shared_constant", "constant", "texture"}));
    EXPECT_THAT(strategyNames(registry.operation("adaptive_threshold")),
                testing::IsSupersetOf({"texture", "global", "shared"}));
}

TEST(Registry, EveryOperationDeclaresItselfWhole)
{
    const Registry registry;
    for (const Operation& operation : registry.operations()) {
        SCOPED_TRACE(operation.name);
        for (const std::string& text : {operation.title, operation.summary, operation.text, operation.toleranceReason})
            EXPECT_FALSE(text.empty());
        EXPECT_LE(operation.defaultBlock.threads(), 1024);
        for (const Strategy& strategy : operation.strategies) {
            EXPECT_FALSE(strategy.title.empty() || strategy.idea.empty());
            EXPECT_TRUE(strategy.hasText() || strategy.title.ends_with(" (library)")) << "not marked as a rival's";
            EXPECT_EQ(strategy.tolerance.has_value(), !strategy.toleranceReason.empty()) << strategy.name;
        }
        for (const Parameter& parameter : operation.parameters) {
            EXPECT_FALSE(parameter.label.empty() || parameter.meaning.empty()) << parameter.name;
            EXPECT_EQ(checkedValue(parameter, parameter.defaultValue), parameter.defaultValue) << parameter.name;
        }
    }
}

TEST(Registry, TakesNoOperationThatIsIncomplete)
{
    const auto complaintOf = [](const std::function<void(std::vector<Operation>&)>& spoil) {
        std::vector<Operation> operations(1);
        operations[0].name = "invert";
        operations[0].reference = [](const Recipe&, const Inputs& inputs, const RowThreads&) { return inputs.picture; };
        for (const char* name : {"global", "shared"})
            operations[0].strategies.push_back({.name = name,
                                                .title = "",
                                                .idea = "",
                                                .source = {"invert.cu", "// text"},
                                                .plan = [](const Recipe&, const Inputs&) { return Plan(); }});
        spoil(operations);
        try {
            const Registry registry(std::move(operations));
        } catch (const std::logic_error& error) {
            return std::string(error.what());
        }
        return std::string();
    };
    using Operations = std::vector<Operation>;
    const auto dependent = [](const char* name, const char* other, const char* value) {
        Parameter parameter;
        parameter.name = name;
        parameter.onlyWith = Parameter::Condition{other, {value}, "Why."};
        return parameter;
    };
    const auto experiment = [](const ExperimentRun& run) {
        Experiment made;
        made.id = made.title = "0", made.image = "sample:board";
        made.runs = {run};
        return made;
    };
    const std::pair<std::function<void(Operations&)>, const char*> cases[] = {
        {[](Operations&) {}, ""},
        {[](Operations& all) { all[0].strategies[1].after = "global"; }, ""},
        {[](Operations& all) { all[0].name.clear(); }, "The operation \"\" has no name."},
        {[](Operations& all) { all.push_back(Operation(all[0])); }, "The operation \"invert\" is there twice."},
        {[](Operations& all) { all[0].reference = {}; }, "The operation \"invert\" has no reference."},
        {[](Operations& all) { all[0].strategies.clear(); }, "The operation \"invert\" has no strategies."},
        {[](Operations& all) { all[0].strategies[1].name = "global"; },
         "Of the operation \"invert\" the strategy \"global\" is there twice."},
        {[](Operations& all) { all[0].strategies[1].plan = nullptr; },
         "Of the operation \"invert\" the strategy \"shared\" has no plan."},
        {[](Operations& all) { all[0].strategies[0].source = {}; },
         "Of the operation \"invert\" the strategy \"global\" has neither a text nor a library."},
        {[](Operations& all) { all[0].strategies[1].after = "textrue"; },
         "Of the operation \"invert\" the strategy \"shared\" comes after \"textrue\", which is none of them."},
        {[](Operations& all) {
             all[0].strategies[1].after = "global";
             all[0].strategies[1].isOfText = true;
         },
         "Of the operation \"invert\" the strategy \"shared\" comes after \"global\", which is of a later group."},
        {[&dependent](Operations& all) { all[0].parameters.push_back(dependent("sigma", "filter", "box")); },
         "Of the operation \"invert\" the parameter \"sigma\" depends on \"filter\", which is none of them."},
        {[&dependent](Operations& all) { all[0].parameters.push_back(dependent("side", "strategy", "tile")); },
         "Of the operation \"invert\" the parameter \"side\" depends on \"tile\", which is no value of \"strategy\"."},
        {[&dependent](Operations& all) {
             all[0].parameters = {dependent("side", "file", ""), {}};
             all[0].parameters[1].name = "file";
             all[0].parameters[1].type = ParameterType::Text;
         },
         ""},
        {[&](Operations& all) {
             all[0].experiment = experiment({"tile", {8, 8}});
         },
         "The operation \"invert\" has an experiment that runs the strategy \"tile\", which is none of them."},
        {[&](Operations& all) {
             all[0].experiment = experiment({"shared", {8, 8}, {{"width", std::int64_t{3}}}});
         },
         "The operation \"invert\" has an experiment that sets the parameter \"width\", which is none of them."},
        {[&](Operations& all) {
             all[0].experiment = experiment({"shared", {8, 8}, {}, {"no_barrier"}});
         },
         "The operation \"invert\" has an experiment that makes the mistake \"no_barrier\", which \"shared\" does not "
         "have."},
        {[&](Operations& all) {
             all[0].experiment = experiment({"shared", {8, 8}});
             all[0].experiment->claims = {{.base = 1, .figure = "cgma"}};
         },
         "The operation \"invert\" has an experiment that compares runs that it does not have."},
        {[&](Operations& all) {
             all[0].experiment = experiment({"shared", {8, 8}});
             all[0].experiment->claims = {{.says = Claim::Says::Ratio, .figure = "cgma"}};
         },
         "The operation \"invert\" has an experiment that claims a ratio of \"cgma\" without giving it."},
        {[&](Operations& all) {
             all[0].experiment = experiment({"shared", {8, 8}});
         },
         ""},
    };
    for (const auto& [spoil, complaint] : cases)
        EXPECT_EQ(complaintOf(spoil), complaint);
}

TEST(Registry, ALibraryHasNoTextToExchangeAndNoMistakes)
{
    const Registry registry;
    const Operation& sobel = registry.operation("sobel");
    EXPECT_TRUE(registry.mistakes(sobel, "npp").empty());
    Recipe recipe;
    recipe.strategy = "npp";
    recipe.source = "extern \"C\" __global__ void sobel() {}";
    try {
        registry.completed(recipe);
        FAIL() << "a text for NPP was taken";
    } catch (const SettingError& error) {
        EXPECT_EQ(error.field, "source");
        EXPECT_THAT(error.what(),
                    HasSubstr("This strategy uses the kernels of NPP, so there is no source to view or edit."));
    }
}

TEST(Registry, AStrategysOwnToleranceStandsBeforeTheOperations)
{
    Operation operation;
    operation.tolerance = 1;
    operation.strategies.resize(2);
    operation.strategies[0].name = "exact";
    operation.strategies[1].name = "rough";
    operation.strategies[1].tolerance = 3;
    EXPECT_EQ(operation.toleranceOf("exact"), 1);
    EXPECT_EQ(operation.toleranceOf("rough"), 3);
    EXPECT_EQ(operation.toleranceOf("unknown"), 1);
}

TEST(Registry, CompletesARecipeWithDefaults)
{
    const Registry registry;
    Recipe recipe;
    recipe.operation = "blur";
    recipe.parameters["width"] = std::int64_t{31};
    recipe.parameters["sigma"] = std::int64_t{3}; // an integer for a real parameter
    const Recipe completed = registry.completed(recipe);
    EXPECT_EQ(completed.parameters.at("width"), ParameterValue(std::int64_t{31}));
    EXPECT_EQ(completed.parameters.at("sigma"), ParameterValue(3.0));
    EXPECT_EQ(completed.parameters.at("filter"), ParameterValue(std::string("box")));
    EXPECT_EQ(registry.completed(completed), completed);
}

struct RecipeRefusal {
    std::string what;
    Recipe recipe;
    std::string field;
    std::vector<std::string> words;
};

Recipe recipeOf(const std::string& operation, const std::string& strategy, BlockSize block, ParameterValues values = {})
{
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = strategy;
    recipe.block = block;
    recipe.parameters = std::move(values);
    return recipe;
}

TEST(Registry, RefusesWhatCannotBeInASentence)
{
    const std::vector<RecipeRefusal> refusals{
        {"unknown operation", recipeOf("sharpen", "shared", {}), "operation", {"sharpen", "blur", "sobel"}},
        {"empty operation", recipeOf("", "shared", {}), "operation", {"blur"}},
        {"unknown strategy", recipeOf("sobel", "fast", {}), "strategy", {"fast", "global", "shared", "block_copy"}},
        {"another's strategy", recipeOf("blur", "block_copy", {}), "strategy", {"block_copy", "shared_constant"}},
        {"block of no threads", recipeOf("sobel", "shared", {0, 16}), "block", {"0x16", "1x16"}},
        {"negative block", recipeOf("sobel", "shared", {-4, -4}), "block", {"1x1"}},
        {"too many threads", recipeOf("sobel", "shared", {33, 32}), "block", {"33x32", "32x32", "1024"}},
        {"overflowing block", recipeOf("sobel", "shared", {65536, 65536}), "block", {"1024"}},
        {"unknown parameter", recipeOf("blur", "shared", {}, {{"radius", std::int64_t{3}}}), "radius", {"width"}},
        {"another's parameter",
         recipeOf("sobel", "shared", {}, {{"width", std::int64_t{3}}}),
         "width",
         {"sobel", "border"}},
        {"unknown border",
         recipeOf("sobel", "shared", {}, {{"border", std::string("wrap")}}),
         "border",
         {"wrap", "replicate", "zero", "mirror"}},
        {"even window",
         recipeOf("adaptive_threshold", "shared", {}, {{"window", std::int64_t{16}}}),
         "window",
         {"16", "odd", "3", "101"}},
        {"wide window",
         recipeOf("adaptive_threshold", "shared", {}, {{"window", std::int64_t{103}}}),
         "window",
         {"103", "101"}},
        {"far offset",
         recipeOf("adaptive_threshold", "shared", {}, {{"offset", std::int64_t{128}}}),
         "offset",
         {"-127", "127"}},
        {"offset as text",
         recipeOf("adaptive_threshold", "shared", {}, {{"offset", std::string("5")}}),
         "offset",
         {"a number"}},
        {"even width", recipeOf("blur", "shared", {}, {{"width", std::int64_t{8}}}), "width", {"8", "odd", "3", "31"}},
        {"wide filter", recipeOf("blur", "shared", {}, {{"width", std::int64_t{33}}}), "width", {"33", "31"}},
        {"width as text", recipeOf("blur", "shared", {}, {{"width", std::string("9")}}), "width", {"odd"}},
        {"unknown filter", recipeOf("blur", "shared", {}, {{"filter", std::string("median")}}), "filter", {"gaussian"}},
        {"sigma of zero", recipeOf("blur", "shared", {}, {{"sigma", 0.0}}), "sigma", {"0.1", "15"}},
    };
    const Registry registry;
    for (const RecipeRefusal& refusal : refusals) {
        SCOPED_TRACE(refusal.what);
        try {
            registry.completed(refusal.recipe);
            FAIL() << "was accepted";
        } catch (const SettingError& error) {
            EXPECT_EQ(error.field, refusal.field);
            for (const std::string& word : refusal.words)
                EXPECT_THAT(error.what(), HasSubstr(word));
        }
    }
}

TEST(Registry, PreparesThePicture)
{
    const Registry registry;
    const Image colour = noiseImage(5, 3, PixelFormat::Rgb8);
    EXPECT_EQ(registry.prepared(registry.operation("sobel"), colour), toGrey(colour));
    EXPECT_EQ(registry.prepared(registry.operation("blur"), colour), colour);
    EXPECT_THROW(registry.prepared(registry.operation("blur"), Image()), SettingError);
    EXPECT_THROW(registry.prepared(registry.operation("blur"), Image(4, 4, PixelFormat::Float32)), SettingError);
}

TEST(Registry, TakesTheRecipesOwnKernelText)
{
    const Registry registry;
    Recipe recipe = registry.completed(recipeOf("sobel", "shared", {16, 16}));
    const Image image = noiseImage(8, 8, PixelFormat::Grey8);
    const std::string own = registry.plan(recipe, image).sources.at(0).text;
    EXPECT_EQ(own, registry.strategy(registry.operation("sobel"), "shared").source.text);
    recipe.source = "// mine";
    EXPECT_EQ(registry.plan(recipe, image).sources.at(0), (KernelSource{"sobel/shared.cu", "// mine"}));
}

} // namespace
} // namespace tilescope
