#include "gpu/lesson/lesson_check.h"

#include "gpu/operations/registry.h"
#include "gpu/recipe/words/figures.h"
#include "gpu/run/runner.h"

#include <algorithm>
#include <set>

namespace tilescope
{

namespace
{

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

bool contains(const std::vector<std::string>& words, const std::string& word)
{
    return std::ranges::find(words, word) != words.end();
}

int countOf(const std::string& text, const std::string& passage)
{
    int count = 0;
    for (std::size_t at = text.find(passage); at != std::string::npos; at = text.find(passage, at + passage.size()))
        ++count;
    return count;
}

class Proof
{
public:
    Proof(const Lesson& lesson, Runner& runner, const LessonCheck& check, const RunControl& control)
        : m_lesson(lesson), m_runner(runner), m_check(check), m_control(control)
    {
    }

    LessonProof prove()
    {
        m_proof.steps = static_cast<int>(m_lesson.steps.size());
        for (const std::string& before : m_lesson.needs)
            checkWord({}, "lesson", before, m_check.words.lessons);
        for (const LessonStep& step : m_lesson.steps)
            checkNames(step);
        checkUse();
        checkTexts();
        for (const CompilerChoice compiler : m_check.compilers)
            proveWith(compiler);
        return std::move(m_proof);
    }

private:
    void fault(const std::string& step, const std::string& message, bool isWarning = false)
    {
        const LessonFault found{step.empty() ? "lesson.json" : "step " + step, message, isWarning};
        if (std::ranges::find(m_proof.faults, found) == m_proof.faults.end())
            m_proof.faults.push_back(found);
    }

    void checkWord(const std::string& step, const char* what, const std::string& word,
                   const std::vector<std::string>& known)
    {
        if (!word.empty() && !contains(known, word))
            fault(step, std::string("There is no ") + what + " \"" + word + "\"; there are " + joined(known) + ".");
    }

    void checkNames(const LessonStep& step)
    {
        checkWord(step.id, "panel", step.panel, m_check.words.panels);
        checkWord(step.id, "view", step.view, m_check.words.views);
        checkWord(step.id, "overlay", step.overlay, m_check.words.overlays);
        checkWord(step.id, "step of the block panel", step.blockStep, m_check.words.blockSteps);
        std::vector<std::string> rows;
        for (const Figure& figure : figures())
            rows.push_back(figure.key);
        checkWord(step.id, "figure", step.row, rows);
        if (step.run.empty()) {
            if (!step.line.empty() || !step.controls.empty())
                fault(step.id, "\"line\" and \"controls\" need a \"run\".");
            return;
        }
        try {
            checkRun(step, m_lesson.runs.at(step.run));
        } catch (const SettingError& error) {
            fault(step.id, "The run \"" + step.run + "\": " + error.what());
        }
    }

    void checkRun(const LessonStep& step, const LessonRun& run)
    {
        const Registry& registry = m_runner.registry();
        std::vector<std::string> controls = {"strategy", "block", "gpu", "mistake", "source", "image"};
        for (const Parameter& parameter : registry.operation(run.recipe.operation).parameters)
            controls.push_back(parameter.name);
        for (const std::string& control : step.controls)
            checkWord(step.id, "control", control, controls);
        if (step.line.empty())
            return;
        if (const int count = countOf(lessonKernel(run, registry), step.line); count != 1)
            fault(step.id, "\"line\" occurs " + std::to_string(count) + " times in the kernel, not once: " + step.line);
    }

    /// What nothing refers to, and recorded times that do not exist.
    void checkUse()
    {
        std::set<std::string> used;
        for (const LessonStep& step : m_lesson.steps) {
            used.insert(step.run);
            if (step.edit)
                used.insert(step.edit->solution);
            for (const std::string& run : step.runsNeeded())
                used.insert(run);
        }
        for (const Expression& expression : textExpressions("en"))
            for (const ExpressionPointer& pointer : expression.pointers())
                used.insert(pointer.run);
        for (const auto& [name, run] : m_lesson.runs)
            if (!used.count(name))
                fault({}, "Nothing refers to the run \"" + name + "\".", true);
        const LessonFigures figures(m_lesson, m_check.recorded);
        for (const auto& [name, wanted] : m_lesson.recorded) {
            if (!figures.has(name))
                fault({}, "There is no recorded time of " + wanted.operation + ", " + wanted.workload + ", " +
                              wanted.strategy + ".");
            if (!used.count(name))
                fault({}, "Nothing refers to the recorded time \"" + name + "\".", true);
        }
    }

    std::vector<Expression> textExpressions(const std::string& language) const
    {
        std::vector<Expression> all;
        for (const auto& [id, text] : m_lesson.texts.at(language).steps) {
            try {
                std::ranges::move(expressionsIn(text.conclusion), std::back_inserter(all));
            } catch (const ExpressionError&) {
                continue; // checkFigures() reports it
            }
        }
        return all;
    }

    void checkTexts()
    {
        for (const auto& [language, text] : m_lesson.texts) {
            const std::string file = language + ".md";
            const auto say = [&](int line, const std::string& message, bool isWarning) {
                m_proof.faults.push_back({file + (line ? ":" + std::to_string(line) : ""), message, isWarning});
            };
            const bool isEnglish = language == "en";
            if (isEnglish && (text.introduction.empty() || text.goals.empty()))
                say(0, "The introduction, or the list of what a student can do afterwards, is missing.", false);
            for (const auto& [id, section] : text.steps)
                if (std::ranges::none_of(m_lesson.steps,
                                         [&wanted = id](const LessonStep& step) { return step.id == wanted; }))
                    say(section.line, "There is no step \"" + id + "\".", false);
            for (const LessonStep& step : m_lesson.steps) {
                const auto found = text.steps.find(step.id);
                if (found == text.steps.end())
                    say(0, "The section of the step \"" + step.id + "\" is missing.", !isEnglish);
                else
                    checkSection(step, found->second, language, say);
            }
        }
    }

    template <typename Say>
    void checkSection(const LessonStep& step, const StepText& text, const std::string& language, const Say& say)
    {
        const std::pair<const char*, const std::string*> parts[] = {
            {"question", &text.question}, {"### Hint", &text.hint}, {"### Conclusion", &text.conclusion}};
        for (const auto& [name, part] : parts)
            if (part->empty())
                say(text.line, "The step \"" + step.id + "\" has no " + name + ".", false);
        for (const auto& [name, part] :
             {std::pair("question", &text.question), std::pair("hint", &text.hint), std::pair("task", &text.task)})
            checkBeforeAnswer(step, text, name, *part, say);
        for (const LessonOption& option : step.options)
            if (!text.options.count(option.id))
                say(text.line, "The option \"" + option.id + "\" is missing.", false);
        for (const auto& [id, words] : text.options)
            if (std::ranges::none_of(step.options,
                                     [&wanted = id](const LessonOption& option) { return option.id == wanted; }))
                say(text.line, "There is no option \"" + id + "\" in lesson.json.", false);
        try {
            std::vector<std::string> own = figuresOf(text.conclusion);
            const auto& english = m_lesson.texts.at("en").steps;
            const auto original = english.find(step.id);
            if (language != "en" && original != english.end() && own != figuresOf(original->second.conclusion))
                say(text.line, "The conclusion has other figures than the English one.", false);
        } catch (const ExpressionError& error) {
            say(text.line, error.what(), false);
        }
    }

    /// What is read before the answer has no figures of the runs that it asks for.
    template <typename Say>
    void checkBeforeAnswer(const LessonStep& step, const StepText& text, const std::string& name,
                           const std::string& part, const Say& say)
    {
        try {
            for (const Expression& expression : expressionsIn(part))
                for (const ExpressionPointer& pointer : expression.pointers())
                    if (!m_lesson.recorded.count(pointer.run))
                        say(text.line,
                            "The " + name + " of \"" + step.id + "\" has a figure of the run \"" + pointer.run +
                                "\"; before the answer there are recorded times only.",
                            false);
        } catch (const ExpressionError& error) {
            say(text.line, error.what(), false);
        }
    }

    static std::vector<std::string> figuresOf(const std::string& conclusion)
    {
        std::vector<std::string> found;
        for (const Expression& expression : expressionsIn(conclusion))
            found.push_back(expression.text());
        std::ranges::sort(found); // languages have another order of words
        return found;
    }

    void proveWith(CompilerChoice compiler)
    {
        LessonFigures figures(m_lesson, m_check.recorded);
        for (const auto& [name, run] : m_lesson.runs) {
            if (const auto report = reportOf(name, run, compiler))
                figures.set(name, *report);
        }
        for (const LessonStep& step : m_lesson.steps) {
            try {
                proveStep(step, figures, compiler);
            } catch (const ExpressionError& error) {
                fault(step.id, error.what() + withCompiler());
            }
        }
    }

    std::string withCompiler() const { return m_compiler.empty() ? "" : " (Compiled by " + m_compiler + ".)"; }

    std::optional<Report> reportOf(const std::string& name, const LessonRun& run, CompilerChoice compiler)
    {
        try {
            Report report = runOf(run, m_runner, m_check.images, m_control, compiler);
            ++m_proof.runs;
            m_compiler = report.compiler;
            if (!contains(m_proof.compilers, report.compiler))
                m_proof.compilers.push_back(report.compiler);
            if (report.uncomputed)
                fault({}, "The run \"" + name + "\" takes too long for the emulator to give its image.");
            return report;
        } catch (const Cancelled&) {
            throw;
        } catch (const std::exception& error) {
            fault({}, "The run \"" + name + "\": " + error.what());
        }
        return std::nullopt;
    }

    void proveStep(const LessonStep& step, const LessonFigures& figures, CompilerChoice compiler)
    {
        const PointerLookup lookup = figures.lookup();
        const auto isTrue = [&](const Expression& condition) {
            ++m_proof.conditions;
            return condition.holds(lookup);
        };
        if (step.holds && !isTrue(*step.holds))
            fault(step.id, "This does not hold: " + step.holds->text() + withCompiler());
        std::vector<std::string> right;
        for (const LessonOption& option : step.options)
            if (isTrue(option.right))
                right.push_back(option.id);
        if (!step.options.empty() && right.size() != 1)
            fault(step.id, (right.empty() ? "No option is right" : "More than one option is right: " + joined(right)) +
                               "." + withCompiler());
        if (step.number) {
            ++m_proof.conditions;
            (void)step.number->value.number(lookup);
        }
        if (step.edit)
            proveEdit(step, figures, compiler);
        const auto text = m_lesson.texts.at("en").steps.find(step.id);
        if (text != m_lesson.texts.at("en").steps.end())
            (void)filledText(text->second.conclusion, lookup, [](double) { return std::string(); });
    }

    void proveEdit(const LessonStep& step, const LessonFigures& figures, CompilerChoice compiler)
    {
        const auto doneBy = [&](const std::string& run) {
            ++m_proof.conditions;
            return step.edit->done.holds([&](const ExpressionPointer& pointer) {
                return figures.at(pointer.run == "mine" ? ExpressionPointer{run, pointer.path} : pointer);
            });
        };
        if (!step.run.empty() && doneBy(step.run))
            fault(step.id, "The step is done before anything was changed: " + step.edit->done.text() + withCompiler());
        if (!doneBy(step.edit->solution))
            fault(step.id, "The solution does not reach the aim: " + step.edit->done.text() + withCompiler());
        LessonRun solution = m_lesson.runs.at(step.edit->solution);
        for (const std::string& picture : step.edit->pictures) {
            solution.image = picture;
            const auto report = reportOf(step.edit->solution + "\" on \"" + picture, solution, compiler);
            if (report && lessonView(*report)["ok"] != 1)
                fault(step.id, "The solution is wrong on " + picture + "." + withCompiler());
            ++m_proof.conditions;
        }
    }

    const Lesson& m_lesson;
    Runner& m_runner;
    const LessonCheck& m_check;
    const RunControl& m_control;
    LessonProof m_proof;
    std::string m_compiler;
};

} // namespace

LessonProof checkLesson(const Lesson& lesson, Runner& runner, const LessonCheck& check, const RunControl& control)
{
    return Proof(lesson, runner, check, control).prove();
}

} // namespace tilescope
