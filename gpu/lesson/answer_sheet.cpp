#include "gpu/lesson/answer_sheet.h"

#include "gpu/recipe/json/json_reader.h"
#include "gpu/recipe/message.h"
#include "gpu/recipe/words/typed_number.h"
#include "gpu/run/runner.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tilescope
{

using nlohmann::json;

namespace
{

constexpr std::size_t mostAnswers = 200, longestName = 200;

std::string shortened(const std::string& text)
{
    return text.size() > longestName ? text.substr(0, longestName) : text;
}

std::string numberText(double number)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.10g", number);
    return text;
}

bool isAbout(double value, double wanted, double tolerance)
{
    return std::abs(value - wanted) <= tolerance * std::abs(wanted) + 1e-9 * std::abs(wanted);
}

/// Counts of memory accesses: equal whichever compiler made the code. Instructions are not.
bool isPortable(const std::string& path)
{
    return (path.find("counters/global") != std::string::npos || path.find("counters/shared") != std::string::npos ||
            path.ends_with("shared_bytes") || path.find("counters/barriers") != std::string::npos);
}

class Verifier
{
public:
    Verifier(const AnswerSheet& sheet, const Lesson& lesson, LessonFigures& figures, Runner& runner,
             const LessonImages& images, const RunControl& control)
        : m_sheet(sheet), m_lesson(lesson), m_figures(figures), m_runner(runner), m_images(images), m_control(control)
    {
    }

    VerifiedSheet verify()
    {
        VerifiedSheet result{m_sheet.student, m_sheet.lesson, {}, {}};
        if (m_sheet.mark != m_lesson.mark)
            result.problems.push_back("The lesson has changed since it was answered: steps whose answer differs now "
                                      "need a look.");
        for (const auto& [id, answer] : m_sheet.answers)
            if (std::ranges::none_of(m_lesson.steps,
                                     [&wanted = id](const LessonStep& step) { return step.id == wanted; }))
                result.problems.push_back("The lesson has no step \"" + shortened(id) + "\".");
        for (const LessonStep& step : m_lesson.steps)
            result.steps.push_back(verifyStep(step));
        return result;
    }

private:
    VerifiedStep verifyStep(const LessonStep& step)
    {
        VerifiedStep result;
        result.step = step.id;
        const auto found = m_sheet.answers.find(step.id);
        if (found == m_sheet.answers.end())
            return result;
        const StepAnswer& answer = found->second;
        result.isAnswered = true;
        result.sawHint = answer.sawHint;
        result.seconds = answer.seconds;
        result.given = shortened(answer.given);
        std::vector<std::string> runs = step.runsNeeded();
        std::erase(runs, "mine");
        completeFigures(m_figures, runs, m_lesson, m_runner, m_images, m_control);
        try {
            if (step.edit)
                verifyEdit(step, answer, result);
            else
                verifyGiven(step, answer, result);
        } catch (const ExpressionError& error) {
            result.problem = error.what();
        }
        if (result.problem.empty() && answer.isRight != result.isRight)
            result.problem = std::string("The sheet says that the answer was ") + (answer.isRight ? "right" : "wrong") +
                             "; it is not.";
        return result;
    }

    void verifyGiven(const LessonStep& step, const StepAnswer& answer, VerifiedStep& result) const
    {
        const PointerLookup lookup = m_figures.lookup();
        result.isRight = isRightAnswer(step, answer.given, lookup);
        result.right = rightAnswer(step, lookup);
        const auto own = portableFigures(step, m_figures);
        for (const auto& [pointer, value] : answer.seen) {
            const auto ours = own.find(pointer);
            if (ours != own.end() && ours->second != value)
                result.problem = "The sheet has " + numberText(value) + " for " + shortened(pointer) +
                                 ", and running it again gives " + numberText(ours->second) + ".";
        }
    }

    /// A kernel of another person stays in the emulator, which bounds what it can do.
    void verifyEdit(const LessonStep& step, const StepAnswer& answer, VerifiedStep& result)
    {
        if (!answer.recipe) {
            if (answer.isRight)
                result.problem = "The sheet says that the aim was reached, but has no settings that do.";
            return;
        }
        LessonFigures figures = m_figures;
        try {
            figures.set("mine", runMine(answer, answer.image));
            result.isRight = step.edit->done.holds(figures.lookup());
            for (const std::string& picture : step.edit->pictures)
                result.isRight = result.isRight && lessonView(runMine(answer, picture))["ok"] == 1;
        } catch (const Cancelled&) {
            throw;
        } catch (const std::exception& error) {
            result.problem = std::string("The student's kernel cannot be run: ") + error.what();
        }
    }

    Report runMine(const StepAnswer& answer, const std::string& image)
    {
        RunRequest request;
        request.recipe = *answer.recipe;
        request.recipe.backend = BackendChoice::Emulator;
        request.recipe.compiler = CompilerChoice::Auto;
        request.recipe = m_runner.registry().completed(request.recipe);
        request.image = m_images(image);
        request.imageName = image;
        return m_runner.run(request, m_control);
    }

    const AnswerSheet& m_sheet;
    const Lesson& m_lesson;
    LessonFigures& m_figures;
    Runner& m_runner;
    const LessonImages& m_images;
    const RunControl& m_control;
};

} // namespace

json toJson(const StepAnswer& answer)
{
    return {{"given", answer.given},
            {"right", answer.isRight},
            {"hint", answer.sawHint},
            {"seconds", answer.seconds},
            {"recipe", answer.recipe ? toJson(*answer.recipe) : json()},
            {"image", answer.image},
            {"seen", answer.seen}};
}

StepAnswer stepAnswerFromJson(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    StepAnswer answer;
    answer.given = reader.get<std::string>("given");
    answer.isRight = reader.get<bool>("right");
    answer.sawHint = reader.get<bool>("hint");
    answer.seconds = reader.get<double>("seconds");
    if (const json* recipe = reader.find("recipe"); recipe && !recipe->is_null())
        answer.recipe = recipeFromJson(*recipe);
    answer.image = reader.getOr<std::string>("image", "");
    if (const json* seen = reader.find("seen"); seen && seen->is_object() && seen->size() <= mostAnswers)
        for (const auto& [pointer, value] : seen->items())
            answer.seen[pointer] = JsonReader::convert<double>(value, reader.nameOf("seen"));
    reader.finish();
    return answer;
}

std::string toText(const AnswerSheet& sheet)
{
    json answers = json::object();
    for (const auto& [id, answer] : sheet.answers)
        answers[id] = toJson(answer);
    const json document{{"format", "tilescope answers"}, {"version", 1},
                        {"student", sheet.student},      {"lesson", sheet.lesson},
                        {"lesson_mark", sheet.mark},     {"program", sheet.program},
                        {"compiler", sheet.compiler},    {"answers", answers}};
    return document.dump(1, ' ', false, json::error_handler_t::replace) + "\n";
}

AnswerSheet answerSheetFromText(const std::string& text)
{
    if (text.size() > largestAnswerSheet)
        throw SettingError("format", gpu::phrase("The file is larger than 4 MB, the limit for an answer sheet."));
    try {
        const json document = parsedShallow(text, 8);
        JsonReader reader(document, "");
        if (reader.getOr<std::string>("format", "") != "tilescope answers")
            throw SettingError("format", gpu::phrase("This is not a Tilescope answer sheet."));
        if (reader.get<int>("version") != 1)
            throw SettingError("version", gpu::phrase("The answer sheet is from a newer version of Tilescope."));
        AnswerSheet sheet{shortened(reader.get<std::string>("student")),  shortened(reader.get<std::string>("lesson")),
                          reader.get<std::string>("lesson_mark"),         shortened(reader.get<std::string>("program")),
                          shortened(reader.get<std::string>("compiler")), {}};
        const json answers = reader.get<json>("answers");
        if (!answers.is_object() || answers.size() > mostAnswers)
            throw SettingError("answers",
                               gpu::phrase("The field \"answers\" must be an object of at most 200 answers."));
        for (const auto& [id, answer] : answers.items())
            sheet.answers[id] = stepAnswerFromJson(answer, "answers." + shortened(id));
        reader.finish();
        return sheet;
    } catch (const json::exception& error) {
        throw SettingError("format", say(gpu::phrase("This is not a Tilescope answer sheet: %1"), error.what()));
    }
}

bool isRightAnswer(const LessonStep& step, const std::string& given, const PointerLookup& lookup)
{
    for (const LessonOption& option : step.options)
        if (option.id == given)
            return option.right.holds(lookup);
    return step.number && std::ranges::any_of(typedNumbers(given), [&](double number) {
               return isAbout(number, step.number->value.number(lookup), step.number->tolerance);
           });
}

std::string rightAnswer(const LessonStep& step, const PointerLookup& lookup)
{
    for (const LessonOption& option : step.options)
        if (option.right.holds(lookup))
            return option.id;
    return step.number ? numberText(step.number->value.number(lookup)) : std::string();
}

std::map<std::string, double> portableFigures(const LessonStep& step, const LessonFigures& figures)
{
    std::map<std::string, double> found;
    const auto add = [&](const Expression& expression) {
        for (const ExpressionPointer& pointer : expression.pointers()) {
            if (pointer.run == "mine" || !isPortable(pointer.path))
                continue;
            const ExpressionValue value = figures.at(pointer);
            if (const double* const number = std::get_if<double>(&value))
                found[pointer.run + "/" + pointer.path] = *number;
        }
    };
    for (const LessonOption& option : step.options)
        add(option.right);
    if (step.number)
        add(step.number->value);
    if (step.holds)
        add(*step.holds);
    return found;
}

void completeFigures(LessonFigures& figures, const std::vector<std::string>& runs, const Lesson& lesson, Runner& runner,
                     const LessonImages& images, const RunControl& control)
{
    for (const std::string& name : runs)
        if (const auto run = lesson.runs.find(name); run != lesson.runs.end() && !figures.has(name))
            figures.set(name, runOf(run->second, runner, images, control));
}

int VerifiedSheet::right() const
{
    return static_cast<int>(std::ranges::count_if(steps, [](const VerifiedStep& step) { return step.isRight; }));
}

bool VerifiedSheet::holds() const
{
    return problems.empty() &&
           std::ranges::all_of(steps, [](const VerifiedStep& step) { return step.problem.empty(); });
}

VerifiedSheet verified(const AnswerSheet& sheet, const Lesson& lesson, LessonFigures& figures, Runner& runner,
                       const LessonImages& images, const RunControl& control)
{
    return Verifier(sheet, lesson, figures, runner, images, control).verify();
}

} // namespace tilescope
