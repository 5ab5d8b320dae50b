#include "gpu/lesson/answer_sheet.h"
#include "gpu/lesson/lesson_check.h"
#include "gpu/operations/registry.h"
#include "gpu/run/runner.h"
#include "gpu/run/runner_options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace tilescope;
using nlohmann::json;
using testing::HasSubstr;

namespace
{

std::string contentOf(const std::filesystem::path& path)
{
    std::ifstream file(path);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

/// A lesson of two steps that holds.
json wholeDocument()
{
    return json::parse(R"({
      "format": "tilescope lesson", "version": 1,
      "runs": {
        "plain": {"image": "sample:board@64x48", "recipe": {"operation": "sobel", "strategy": "shared"}},
        "wide": {"from": "plain", "recipe": {"block": "32x8"}},
        "broken": {"from": "plain", "mistakes": ["halo_forgotten"]}
      },
      "steps": [
        {"id": "bytes", "run": "plain", "panel": "counters", "row": "shared_bytes", "controls": ["block", "border"],
         "line": "__syncthreads();",
         "number": {"value": "{plain/main/shared_bytes}"}, "holds": "{plain/main/shared_bytes} == 18*18"},
        {"id": "halo", "run": "broken",
         "options": [{"id": "yes", "right": "{broken/ok} == 1"}, {"id": "no", "right": "{broken/ok} == 0"}]},
        {"id": "faster", "run": "plain", "edit": true, "solution": "wide", "pictures": ["sample:board@61x43"],
         "done": "{mine/main/counters/global_load/sectors} < {plain/main/counters/global_load/sectors} and {mine/ok} == 1"}
      ]})");
}

constexpr const char* wholeText = R"(# A title

An introduction
of two lines.

- The first aim,
  wrapped.
- The second.

## bytes

> A claim {with} code.

How many bytes?

### Hint
18.
### Conclusion
It has {plain/main/shared_bytes} bytes, [[{plain/main/shared_bytes} - 256]] more than the block.

## halo

Is the picture right?

- [yes] Yes
- [no] No, for
  a reason

### Task
Look.

### Hint
Look again.

### Conclusion
No.

## faster

Make it faster.

### Hint
Wider.

### Conclusion
It takes {wide/main/counters/global_load/sectors} sectors.
)";

LessonFiles filesOf(const json& document, const std::string& text = wholeText)
{
    return {"example", {{"lesson.json", document.dump()}, {"en.md", text}}};
}

LessonWords words() { return {{"counters"}, {"result", "source"}, {"halo"}, {"barrier"}, {}}; }

class LessonTest : public testing::Test
{
protected:
    static void SetUpTestSuite()
    {
        RunnerOptions options = RunnerOptions::fromEnvironment();
        options.allowCuda = false;
        s_runner = new Runner(options);
    }
    static void TearDownTestSuite() { delete s_runner; }

    static std::vector<CompilerChoice> compilers()
    {
        std::vector<CompilerChoice> found;
        for (const CompilerChoice one : {CompilerChoice::Nvrtc, CompilerChoice::Clang})
            if (s_runner->toolchain().has(one))
                found.push_back(one);
        return found;
    }

    /// The faults of a lesson that can be read, a line each.
    static std::string faultsOf(const LessonFiles& files)
    {
        const LessonRead read = readLesson(files);
        std::string text;
        std::vector<LessonFault> faults = read.faults;
        if (read.lesson) {
            const auto proof = checkLesson(*read.lesson, *s_runner, {words(), {}, {compilers().front()}}, {});
            faults.insert(faults.end(), proof.faults.begin(), proof.faults.end());
        }
        for (const LessonFault& fault : faults)
            text += fault.where + ": " + fault.message + "\n";
        return text;
    }

    static inline Runner* s_runner = nullptr;
};

TEST_F(LessonTest, IsReadWhole)
{
    const LessonRead read = readLesson(filesOf(wholeDocument()));
    ASSERT_TRUE(read.lesson) << (read.faults.empty() ? "" : read.faults.front().message);
    EXPECT_THAT(read.faults, testing::IsEmpty());
    const Lesson& lesson = *read.lesson;
    EXPECT_EQ(lesson.runs.at("wide").recipe.strategy, "shared"); // from "plain"
    EXPECT_EQ(lesson.runs.at("wide").image, "sample:board@64x48");
    const LessonText& text = lesson.texts.at("en");
    EXPECT_EQ(text.title, "A title");
    EXPECT_EQ(text.introduction, "An introduction\nof two lines.");
    EXPECT_EQ(text.goals, (std::vector<std::string>{"The first aim, wrapped.", "The second."}));
    EXPECT_EQ(text.steps.at("bytes").question, "> A claim {with} code.\n\nHow many bytes?");
    EXPECT_EQ(text.steps.at("halo").options.at("no"), "No, for a reason");
    EXPECT_EQ(text.steps.at("halo").task, "Look.");
    EXPECT_EQ(lesson.step("faster").runsNeeded(), (std::vector<std::string>{"mine", "plain"}));
    EXPECT_EQ(faultsOf(filesOf(wholeDocument())), "");
}

/// Every change makes a sound lesson unsound in one way, which is named.
TEST_F(LessonTest, FaultsAreNamed)
{
    const std::tuple<const char*, const char*, const char*> rows[] = {
        {"/version", "2", "reads no other"},
        {"/level", "\"easy\"", "must be \"beginner\", \"intermediate\" or \"advanced\""},
        {"/needs", "\"other\"", "must be a list"},
        {"/needs", "[\"other\"]", "There is no lesson \"other\""},
        {"/steps/0/covered", "\"no\"", "covered"},
        {"/runs/plain/image", "\"sample:moon@8x8\"", "moon"},
        {"/runs/plain/recipe/strategy", "\"fast\"", "fast"},
        {"/runs/wide/from", "\"wide\"", "starts from itself"},
        {"/runs/wide/from", "\"other\"", "does not exist"},
        {"/runs/broken/mistakes/0", "\"none\"", "none"},
        {"/runs/broken/edits", R"([{"find": "__syncthreads();", "replace": "", "times": 7}])", "occurs 1 times"},
        {"/runs/mine", "{}", "not allowed"},
        {"/runs/spare", R"({"from": "plain"})", "Nothing refers to the run \"spare\""},
        {"/steps/0/id", "\"../x\"", "letters, digits and _"},
        {"/steps/0/id", "\"halo\"", "stands twice"},
        {"/steps/0/run", "\"nothing\"", "does not exist: nothing"},
        {"/steps/0/panel", "\"clock\"", "There is no panel \"clock\""},
        {"/steps/0/row", "\"speed\"", "There is no figure \"speed\""},
        {"/steps/0/line", "\"tile\"", "not once"},
        {"/steps/0/controls/0", "\"zoom\"", "There is no control \"zoom\""},
        {"/steps/0/holds", "\"{plain/main/shared_bytes} == 1\"", "does not hold"},
        {"/steps/0/holds", "\"{plain/main/nothing} == 1\"", "there is no \"nothing\""},
        {"/steps/0/holds", "\"{other/ok} == 1\"", "refers to a run that does not exist"},
        {"/steps/0/holds", "\"1 +\"", "steps.bytes.holds"},
        {"/steps/0/number", "null", "must be an object"},
        {"/steps/0/speed", "1", "is unknown"},
        {"/steps/1/options/1/right", "\"{broken/ok} == 1\"", "No option is right"},
        {"/steps/1/options/0/right", "\"true\"", "More than one option is right: yes, no"},
        {"/steps/1/options/0/id", "\"maybe\"", "The option \"maybe\" is missing"},
        {"/steps/2/done", "\"{mine/ok} == 1\"", "done before anything was changed"},
        {"/steps/2/done", "\"{mine/main/counters/global_load/sectors} < 10\"", "does not reach the aim"},
        {"/steps/2/solution", "\"nobody\"", "does not exist"},
        {"/steps/2/edit", "false", "which only an edit has"},
    };
    for (const auto& [place, value, message] : rows) {
        json document = wholeDocument();
        document[json::json_pointer(place)] = json::parse(value);
        EXPECT_THAT(faultsOf(filesOf(document)), HasSubstr(message)) << place << " = " << value;
    }
}

TEST_F(LessonTest, FaultsOfTextsAreNamed)
{
    const std::tuple<const char*, const char*, const char*> rows[] = {
        {"# A title", "A title", "no title"},
        {"## halo", "## hello", "The section of the step \"halo\" is missing"},
        {"## halo", "## hello", "There is no step \"hello\""},
        {"### Hint\n18.", "", "The step \"bytes\" has no ### Hint"},
        {"### Task", "### Tusk", "is not a part of a step"},
        {"- [no]", "- [yes]", "stands twice"},
        {"How many bytes?", "Are {plain/main/shared_bytes} enough?", "has a figure of the run \"plain\""},
        {"{plain/main/shared_bytes} bytes", "{plain/main/nothing} bytes", "there is no \"nothing\""},
        {"- 256]]", "- ]]", "is missing"},
    };
    for (const auto& [before, after, message] : rows) {
        std::string text = wholeText;
        text.replace(text.find(before), std::string(before).size(), after);
        EXPECT_THAT(faultsOf(filesOf(wholeDocument(), text)), HasSubstr(message)) << after;
    }
}

TEST_F(LessonTest, ATranslationHasTheSameFigures)
{
    LessonFiles files = filesOf(wholeDocument());
    files.contents["ko.md"] = "<!-- unread -->\n" + std::string(wholeText);
    EXPECT_EQ(faultsOf(files), "");
    EXPECT_TRUE(readLesson(files).lesson->texts.at("ko").isUnread);
    std::string other = wholeText;
    other.replace(other.find("{wide/"), 6, "{plain/");
    files.contents["ko.md"] = other;
    EXPECT_THAT(faultsOf(files), HasSubstr("The conclusion has other figures than the English one"));
}

TEST_F(LessonTest, HostileFilesAreRefused)
{
    const std::pair<std::string, const char*> rows[] = {
        {"", "not valid JSON"},
        {"[", "not valid JSON"},
        {"[]", "must be an object"},
        {std::string(100000, '[') + std::string(100000, ']'), "levels deep"},
        {std::string(longestLessonFile + 1, ' '), "larger than 1 MB"},
        {R"({"format": "tilescope lesson", "version": 1, "runs": {}, "steps": []})", "1 to 100 steps"},
        {R"({"format": "tilescope lesson", "version": 1, "runs": [], "steps": []})", "must be an object"},
    };
    for (const auto& [content, message] : rows) {
        const LessonRead read = readLesson({"x", {{"lesson.json", content}, {"en.md", wholeText}}});
        ASSERT_FALSE(read.faults.empty());
        EXPECT_THAT(read.faults.front().message, HasSubstr(message));
        EXPECT_FALSE(read.lesson);
    }
    EXPECT_THAT(readLesson({"x", {}}).faults.front().message, HasSubstr("no lesson.json"));
    EXPECT_THAT(readLesson({"x", {{"lesson.json", wholeDocument().dump()}}}).faults.front().message,
                HasSubstr("no English text"));
}

TEST_F(LessonTest, AnswersAreRightByTheFiguresOfTheRuns)
{
    const Lesson lesson = *readLesson(filesOf(wholeDocument())).lesson;
    LessonFigures figures(lesson, {});
    completeFigures(figures, {"plain", "broken"}, lesson, *s_runner, lessonSample, {});
    const PointerLookup lookup = figures.lookup();
    const std::tuple<const char*, const char*, bool> rows[] = {
        {"bytes", "324", true},   {"bytes", " 3 24.0 ", true}, {"bytes", "325", false},  {"bytes", "324,0", true},
        {"bytes", "3,24", false}, {"bytes", "", false},        {"bytes", "nan", false},  {"bytes", "324 bytes", false},
        {"halo", "no", true},     {"halo", "yes", false},      {"halo", "maybe", false},
    };
    for (const auto& [step, given, isRight] : rows)
        EXPECT_EQ(isRightAnswer(lesson.step(step), given, lookup), isRight) << step << ": " << given;
    EXPECT_EQ(rightAnswer(lesson.step("bytes"), lookup), "324");
    EXPECT_EQ(rightAnswer(lesson.step("halo"), lookup), "no");
    EXPECT_EQ(portableFigures(lesson.step("bytes"), figures),
              (std::map<std::string, double>{{"plain/main/shared_bytes", 324}}));
}

/// A sheet that was answered honestly holds; each change to it is noticed.
TEST_F(LessonTest, AnswerSheetsAreRunAgain)
{
    const Lesson lesson = *readLesson(filesOf(wholeDocument())).lesson;
    AnswerSheet honest;
    honest.student = "Kim";
    honest.lesson = "example";
    honest.mark = lesson.mark;
    honest.answers["bytes"] = {.given = "324", .isRight = true, .seen = {{"plain/main/shared_bytes", 324}}};
    honest.answers["halo"] = {.given = "yes", .isRight = false};
    honest.answers["faster"] = {.given = {},
                                .isRight = true,
                                .recipe = lessonRecipe(lesson.runs.at("wide"), s_runner->registry()),
                                .image = "sample:board@64x48"};
    const auto check = [&](const AnswerSheet& sheet) {
        LessonFigures figures(lesson, {});
        const AnswerSheet read = answerSheetFromText(toText(sheet));
        EXPECT_EQ(read, sheet);
        return verified(read, lesson, figures, *s_runner, lessonSample, {});
    };
    const VerifiedSheet whole = check(honest);
    EXPECT_TRUE(whole.holds()) << (whole.problems.empty() ? "" : whole.problems.front());
    EXPECT_EQ(whole.right(), 2);
    ASSERT_EQ(whole.steps.size(), 3u);
    EXPECT_EQ(whole.steps[1].right, "no");

    const auto problemOf = [&](const std::function<void(AnswerSheet&)>& change) {
        AnswerSheet sheet = honest;
        change(sheet);
        const VerifiedSheet result = check(sheet);
        std::string text;
        for (const std::string& problem : result.problems)
            text += problem;
        for (const VerifiedStep& step : result.steps)
            text += step.problem;
        return text;
    };
    EXPECT_THAT(problemOf([](AnswerSheet& sheet) { sheet.answers["halo"].isRight = true; }),
                HasSubstr("says that the answer was right"));
    EXPECT_THAT(problemOf([](AnswerSheet& sheet) { sheet.answers["bytes"].given = "12"; }),
                HasSubstr("says that the answer was right"));
    EXPECT_THAT(problemOf([](AnswerSheet& sheet) { sheet.answers["bytes"].seen["plain/main/shared_bytes"] = 12; }),
                HasSubstr("running it again gives 324"));
    EXPECT_THAT(problemOf([](AnswerSheet& sheet) {
                    sheet.answers["faster"].recipe->block = {16, 16};
                }),
                HasSubstr("says that the answer was right"));
    EXPECT_THAT(problemOf([](AnswerSheet& sheet) { sheet.answers["faster"].recipe.reset(); }),
                HasSubstr("has no settings"));
    EXPECT_THAT(problemOf([](AnswerSheet& sheet) { sheet.answers["faster"].recipe->source = "nonsense"; }),
                HasSubstr("cannot be run"));
    EXPECT_THAT(problemOf([](AnswerSheet& sheet) { sheet.answers["other"] = {}; }), HasSubstr("no step \"other\""));
    EXPECT_THAT(problemOf([](AnswerSheet& sheet) { sheet.mark = "0"; }), HasSubstr("has changed"));
    EXPECT_THAT(problemOf([](AnswerSheet& sheet) { sheet.answers.erase("faster"); }), testing::IsEmpty());
}

TEST(AnswerSheetText, RefusesWhatIsNone)
{
    for (const std::string& text :
         {std::string(), std::string("{"), std::string("[]"), std::string("{\"format\": \"tilescope session\"}"),
          std::string("{\"format\": \"tilescope answers\", \"version\": 2}"),
          std::string(R"({"format": "tilescope answers", "version": 1, "student": 1})"), std::string(100000, '['),
          std::string(largestAnswerSheet + 1, ' ')})
        EXPECT_THROW((void)answerSheetFromText(text), SettingError) << text.substr(0, 60);
}

/// The proof of every lesson that comes with the program, with each compiler that is installed.
TEST_F(LessonTest, ShippedLessonsAreProved)
{
    const std::filesystem::path resources = TILESCOPE_RESOURCES;
    std::vector<RecordedTime> recorded;
    for (const auto& file : std::filesystem::directory_iterator(resources / "recorded"))
        if (file.is_regular_file()) // beside it lie whole runs
            for (const RecordedTime& time : readRecordedTimes(contentOf(file.path())))
                recorded.push_back(time);
    int lessons = 0;
    std::vector<std::string> ids;
    std::map<std::string, int> orders;
    std::multimap<std::string, std::string> needs;
    for (const auto& folder : std::filesystem::directory_iterator(resources / "lessons"))
        if (folder.is_directory())
            ids.push_back(folder.path().filename().string());
    for (const auto& folder : std::filesystem::directory_iterator(resources / "lessons")) {
        if (!folder.is_directory())
            continue;
        LessonFiles files{folder.path().filename().string(), {}};
        for (const auto& file : std::filesystem::directory_iterator(folder.path()))
            files.contents[file.path().filename().string()] = contentOf(file.path());
        const LessonRead read = readLesson(files);
        for (const LessonFault& fault : read.faults)
            ADD_FAILURE() << files.folder << ", " << fault.where << ": " << fault.message;
        ASSERT_TRUE(read.lesson) << files.folder;
        // The words of panels and views belong to the window: ui.lesson compares them.
        LessonWords any = words();
        any.lessons = ids;
        orders[read.lesson->id] = read.lesson->order;
        EXPECT_NE(read.lesson->level, "") << files.folder;
        for (const std::string& before : read.lesson->needs)
            needs.emplace(read.lesson->id, before);
        for (const LessonStep& step : read.lesson->steps) {
            any.panels.push_back(step.panel);
            any.views.push_back(step.view);
            any.overlays.push_back(step.overlay);
            any.blockSteps.push_back(step.blockStep);
        }
        const LessonProof proof = checkLesson(*read.lesson, *s_runner, {any, recorded, compilers()}, {});
        for (const LessonFault& fault : proof.faults)
            ADD_FAILURE() << files.folder << ", " << fault.where << ": " << fault.message;
        EXPECT_GE(proof.conditions, proof.steps) << files.folder;
        EXPECT_EQ(proof.compilers.size(), compilers().size()) << files.folder;
        ++lessons;
    }
    EXPECT_GE(lessons, 10);
    for (const auto& [lesson, before] : needs)
        EXPECT_LT(orders.at(before), orders.at(lesson)) << lesson << " needs " << before;
}

} // namespace
