#include "gpu/lesson/lesson.h"

#include "gpu/recipe/hardware_record.h"
#include "gpu/recipe/json/json_reader.h"

#include <algorithm>
#include <cctype>
#include <functional>

namespace tilescope
{

using nlohmann::json;

namespace
{

/// In English: a lesson's author reads it.
[[noreturn]] void refuse(const std::string& what, const std::string& why, const std::string& field)
{
    throw SettingError(field, Message(what + " " + why + "."));
}

constexpr std::size_t mostRuns = 100, mostSteps = 100;
constexpr int deepestDocument = 12;

bool isName(const std::string& text)
{
    return !text.empty() && text.size() <= 60 && std::ranges::all_of(text, [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) || letter == '_';
    });
}

/// An expression of a field; its faults name the field.
Expression expressionOf(const std::string& text, const std::string& field)
{
    try {
        return Expression(text);
    } catch (const ExpressionError& error) {
        throw SettingError(field, Message(field + ": " + error.what()));
    }
}

std::vector<std::string> textsOf(JsonReader& reader, const std::string& field)
{
    std::vector<std::string> texts;
    const json* list = reader.find(field);
    if (!list)
        return texts;
    if (!list->is_array())
        refuse("The field \"" + reader.nameOf(field) + "\"", "must be a list of strings", field);
    for (const json& entry : *list)
        texts.push_back(JsonReader::convert<std::string>(entry, reader.nameOf(field)));
    return texts;
}

TextEdit editOf(const json& object, const std::string& path)
{
    JsonReader reader(object, path);
    TextEdit edit{reader.get<std::string>("find"), reader.get<std::string>("replace"), reader.getOr<int>("times", 1)};
    reader.finish();
    if (edit.find.empty() || edit.times < 1)
        refuse("The field \"" + path + "\"", "must find something, at least once", path);
    return edit;
}

class LessonReader
{
public:
    LessonReader(const LessonFiles& files, const json& document) : m_files(files), m_document(document) {}

    Lesson read()
    {
        JsonReader reader(m_document, "");
        if (reader.get<std::string>("format") != "tilescope lesson")
            refuse("The field \"format\"", "must be \"tilescope lesson\"", "format");
        if (reader.get<int>("version") != 1)
            refuse("The field \"version\"", "must be 1: this program reads no other", "version");
        m_lesson.id = m_files.folder;
        m_lesson.text = reader.getOr<std::string>("text", "");
        m_lesson.textLanguage = reader.getOr<std::string>("text_language", "");
        m_lesson.level = reader.getOr<std::string>("level", "");
        if (!m_lesson.level.empty() && std::ranges::find(lessonLevels, m_lesson.level) == lessonLevels.end())
            refuse("The field \"level\"", "must be \"beginner\", \"intermediate\" or \"advanced\"", "level");
        m_lesson.needs = textsOf(reader, "needs");
        m_lesson.minutes = reader.getOr<int>("minutes", 0);
        m_lesson.order = reader.getOr<int>("order", Lesson::lastOrder);
        readRuns(reader);
        readRecorded(reader);
        readSteps(reader);
        reader.finish();
        return std::move(m_lesson);
    }

private:
    void readRuns(JsonReader& reader)
    {
        const json runs = reader.get<json>("runs");
        if (!runs.is_object() || runs.size() > mostRuns)
            refuse("The field \"runs\"", "must be an object of at most 100 runs", "runs");
        for (const auto& [name, unused] : runs.items()) {
            if (!isName(name) || name == "mine")
                refuse("The run \"" + name + "\"",
                       "has a name that is not allowed: it is letters, digits and _, and not \"mine\"", "runs." + name);
            m_lesson.runs[name] = runOf(runs, name, {});
        }
    }

    /// The declared run with everything that it inherits.
    json merged(const json& runs, const std::string& name, const std::vector<std::string>& heirs) const
    {
        const std::string path = "runs." + name;
        if (!runs.contains(name))
            refuse("The run \"" + name + "\"", "does not exist, but another starts \"from\" it", path);
        if (std::ranges::find(heirs, name) != heirs.end())
            refuse("The run \"" + name + "\"", "starts from itself", path);
        json own = runs[name];
        if (!own.is_object())
            refuse("The run \"" + name + "\"", "must be an object", path);
        if (!own.contains("from"))
            return own;
        std::vector<std::string> more = heirs;
        more.push_back(name);
        json whole = merged(runs, JsonReader::convert<std::string>(own["from"], path + ".from"), more);
        for (const char* const field : {"mistakes", "edits", "source"})
            whole.erase(field);
        own.erase("from");
        whole.merge_patch(own); // parameters one by one
        return whole;
    }

    LessonRun runOf(const json& runs, const std::string& name, const std::vector<std::string>& heirs) const
    {
        const std::string path = "runs." + name;
        const json whole = merged(runs, name, heirs);
        JsonReader reader(whole, path);
        LessonRun run;
        run.image = reader.get<std::string>("image");
        json recipe = reader.get<json>("recipe");
        if (!recipe.is_object())
            refuse("The field \"" + path + ".recipe\"", "must be an object", path);
        run.blockIsGiven = recipe.contains("block");
        if (!run.blockIsGiven)
            recipe["block"] = toText(BlockSize());
        run.recipe = recipeFromJson(recipe);
        run.recipe.backend = BackendChoice::Emulator;
        run.mistakes = textsOf(reader, "mistakes");
        if (const json* edits = reader.find("edits"))
            for (const json& edit : *edits)
                run.edits.push_back(editOf(edit, path + ".edits"));
        if (const auto file = reader.findOptional<std::string>("source"))
            run.source = contentOf(*file, path + ".source");
        reader.finish();
        return run;
    }

    const std::string& contentOf(const std::string& file, const std::string& field) const
    {
        const auto found = m_files.contents.find(file);
        if (found == m_files.contents.end())
            throw SettingError(field, Message(field + ": there is no file \"" + file + "\" in the lesson's folder."));
        return found->second;
    }

    void readRecorded(JsonReader& reader)
    {
        const json* recorded = reader.find("recorded");
        if (!recorded)
            return;
        if (!recorded->is_object())
            refuse("The field \"recorded\"", "must be an object", "recorded");
        for (const auto& [name, object] : recorded->items()) {
            if (!isName(name) || m_lesson.runs.count(name) || name == "mine")
                refuse("The recorded time \"" + name + "\"", "needs a name of letters, digits and _ that no run has",
                       "recorded." + name);
            JsonReader of(object, "recorded." + name);
            m_lesson.recorded[name] = {of.get<std::string>("operation"), of.get<std::string>("workload"),
                                       of.get<std::string>("strategy")};
            of.finish();
        }
    }

    void readSteps(JsonReader& reader)
    {
        const json steps = reader.get<json>("steps");
        if (!steps.is_array() || steps.empty() || steps.size() > mostSteps)
            refuse("The field \"steps\"", "must be a list of 1 to 100 steps", "steps");
        for (const json& object : steps) {
            LessonStep step = stepOf(object, "steps." + std::to_string(m_lesson.steps.size() + 1));
            if (std::ranges::any_of(m_lesson.steps, [&](const LessonStep& other) { return other.id == step.id; }))
                refuse("The step \"" + step.id + "\"", "stands twice", "steps." + step.id);
            m_lesson.steps.push_back(std::move(step));
        }
    }

    LessonStep stepOf(const json& object, const std::string& number)
    {
        JsonReader numbered(object, number);
        const auto id = numbered.get<std::string>("id");
        const std::string path = "steps." + id;
        if (!isName(id))
            refuse("The field \"" + number + ".id\"", "must be letters, digits and _", number);
        JsonReader reader(object, path);
        LessonStep step;
        step.id = reader.get<std::string>("id");
        const std::pair<const char*, std::string*> fields[] = {
            {"run", &step.run},         {"place", &step.place},          {"panel", &step.panel}, {"view", &step.view},
            {"overlay", &step.overlay}, {"block_step", &step.blockStep}, {"row", &step.row},     {"line", &step.line}};
        for (const auto& [field, text] : fields)
            *text = reader.getOr<std::string>(field, "");
        step.controls = textsOf(reader, "controls");
        step.isCovered = reader.getOr<bool>("covered", true);
        if (const auto holds = reader.findOptional<std::string>("holds"))
            step.holds = expressionOf(*holds, path + ".holds");
        readQuestion(reader, step);
        reader.finish();
        if (!step.run.empty() && !m_lesson.runs.count(step.run))
            refuse("The field \"" + path + ".run\"", "names a run that does not exist: " + step.run, path);
        checkPointers(step);
        return step;
    }

    void readQuestion(JsonReader& reader, LessonStep& step)
    {
        const std::string path = reader.nameOf("options");
        if (const json* options = reader.find("options")) {
            if (!options->is_array())
                refuse("The field \"" + path + "\"", "must be a list", path);
            for (const json& object : *options) {
                JsonReader option(object, path);
                const auto id = option.get<std::string>("id");
                step.options.push_back({id, expressionOf(option.get<std::string>("right"), option.nameOf(id))});
                option.finish();
            }
        }
        if (const json* number = reader.find("number")) {
            JsonReader of(*number, reader.nameOf("number"));
            step.number = LessonNumber{expressionOf(of.get<std::string>("value"), of.nameOf("value")),
                                       of.getOr<double>("tolerance", 0)};
            of.finish();
        }
        const bool isEdit = reader.getOr<bool>("edit", false);
        const auto done = reader.findOptional<std::string>("done");
        const auto solution = reader.findOptional<std::string>("solution");
        const std::vector<std::string> pictures = textsOf(reader, "pictures");
        if (isEdit && (!done || !solution))
            refuse("The step \"" + step.id + "\"", "is an edit and needs \"done\" and \"solution\"", path);
        if (isEdit)
            step.edit = LessonEdit{expressionOf(*done, reader.nameOf("done")), *solution, pictures};
        else if (done || solution || !pictures.empty())
            refuse("The step \"" + step.id + "\"", "has \"done\", \"solution\" or \"pictures\", which only an edit has",
                   path);
        if (int(!step.options.empty()) + int(step.number.has_value()) + int(isEdit) != 1)
            refuse("The step \"" + step.id + "\"", "must have one of options, number and edit", path);
        if (isEdit && !m_lesson.runs.count(*solution))
            refuse("The solution of \"" + step.id + "\"", "is a run that does not exist", path);
        if (step.options.size() == 1)
            refuse("The step \"" + step.id + "\"", "has one option; it needs two or more", path);
    }

    void checkPointers(const LessonStep& step) const
    {
        for (const std::string& run : step.runsNeeded())
            if (!m_lesson.runs.count(run) && !m_lesson.recorded.count(run) && !(run == "mine" && step.edit))
                refuse("The step \"" + step.id + "\"", "refers to a run that does not exist: {" + run + "/…}",
                       "steps." + step.id);
    }

    const LessonFiles& m_files;
    const json& m_document;
    Lesson m_lesson;
};

/// "ko" of "ko.md"; empty for other files.
std::string languageOf(const std::string& file)
{
    if (!file.ends_with(".md") || file == "README.md")
        return {};
    return file.substr(0, file.size() - 3);
}

} // namespace

std::vector<std::string> LessonStep::runsNeeded() const
{
    std::vector<std::string> names;
    const auto add = [&names](const Expression& expression) {
        for (const ExpressionPointer& pointer : expression.pointers())
            if (std::ranges::find(names, pointer.run) == names.end())
                names.push_back(pointer.run);
    };
    for (const LessonOption& option : options)
        add(option.right);
    if (number)
        add(number->value);
    if (edit)
        add(edit->done);
    if (holds)
        add(*holds);
    return names;
}

const LessonStep& Lesson::step(const std::string& stepId) const
{
    const auto found = std::ranges::find(steps, stepId, &LessonStep::id);
    if (found == steps.end())
        throw std::out_of_range("The lesson \"" + id + "\" has no step \"" + stepId + "\".");
    return *found;
}

const LessonText& Lesson::textIn(const std::string& language) const
{
    const auto own = texts.find(language);
    return own == texts.end() ? texts.at("en") : own->second;
}

const StepText& Lesson::stepText(const std::string& language, const std::string& stepId) const
{
    static const StepText none;
    for (const LessonText* const text : {&textIn(language), &texts.at("en")})
        if (const auto found = text->steps.find(stepId); found != text->steps.end())
            return found->second;
    return none;
}

LessonRead readLesson(const LessonFiles& files)
{
    LessonRead read;
    const std::string name = "lesson.json";
    for (const auto& [file, content] : files.contents)
        if (content.size() > longestLessonFile) {
            read.faults.push_back({file, "The file is larger than 1 MB."});
            return read;
        }
    const auto document = files.contents.find(name);
    if (document == files.contents.end()) {
        read.faults.push_back({name, "There is no lesson.json in this folder."});
        return read;
    }
    try {
        const json parsed = parsedShallow(document->second, deepestDocument);
        read.lesson = LessonReader(files, parsed).read();
        read.lesson->mark = textMark(document->second);
    } catch (const json::exception& error) {
        read.faults.push_back({name, std::string("This is not valid JSON: ") + error.what()});
        return read;
    } catch (const SettingError& error) {
        read.faults.push_back({name, error.what()});
        return read;
    }
    for (const auto& [file, content] : files.contents)
        if (const std::string language = languageOf(file); !language.empty())
            read.lesson->texts[language] = readLessonText(content, file, read.faults);
    if (!read.lesson->texts.count("en")) {
        read.faults.push_back({"en.md", "There is no English text: en.md is missing or empty."});
        read.lesson.reset();
    }
    return read;
}

} // namespace tilescope
