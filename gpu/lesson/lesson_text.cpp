#include "gpu/lesson/lesson_text.h"

#include <sstream>
#include <string_view>

namespace tilescope
{

namespace
{

std::string trimmed(const std::string& text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

class TextReader
{
public:
    TextReader(const std::string& fileName, std::vector<LessonFault>& faults) : m_fileName(fileName), m_faults(faults)
    {
    }

    LessonText read(const std::string& markdown)
    {
        std::istringstream lines(markdown);
        for (std::string line; std::getline(lines, line);) {
            ++m_line;
            if (!line.empty() && line.back() == '\r')
                line.pop_back();
            readLine(line);
        }
        endPassage();
        if (m_text.title.empty())
            fault(1, "The file has no title: a line \"# Title\" is missing.");
        return std::move(m_text);
    }

private:
    void fault(int line, const std::string& message)
    {
        m_faults.push_back({m_fileName + ":" + std::to_string(line), message});
    }

    void readLine(const std::string& line)
    {
        const auto heading = [&line](std::string_view mark) {
            return line.starts_with(mark) ? trimmed(line.substr(mark.size())) : std::string();
        };
        if (line.starts_with("```"))
            m_isCode = !m_isCode;
        if (m_isCode)
            m_passage += line + '\n';
        else if (m_line == 1 && trimmed(line) == "<!-- unread -->")
            m_text.isUnread = true;
        else if (const std::string part = heading("### "); !part.empty())
            beginPart(part);
        else if (const std::string step = heading("## "); !step.empty())
            beginStep(step);
        else if (const std::string title = heading("# "); !title.empty())
            m_text.title = title;
        else if (line.starts_with("- "))
            readItem(line.substr(2));
        else
            continueText(line);
    }

    void continueText(const std::string& line)
    {
        if (m_item && !trimmed(line).empty() && line.front() == ' ')
            *m_item += ' ' + trimmed(line); // a wrapped item
        else
            m_passage += line + '\n';
    }

    void readItem(const std::string& item)
    {
        m_item = nullptr;
        if (!m_step) {
            m_text.goals.push_back(trimmed(item));
            m_item = &m_text.goals.back();
            return;
        }
        const std::size_t end = item.find(']');
        if (!m_part.empty() || !item.starts_with('[') || end == std::string::npos) {
            m_passage += "- " + item + '\n';
            return;
        }
        const auto [place, isNew] = m_step->options.emplace(item.substr(1, end - 1), trimmed(item.substr(end + 1)));
        if (!isNew)
            fault(m_line, "The option \"" + place->first + "\" stands twice in this step.");
        m_item = &place->second;
    }

    void beginStep(const std::string& id)
    {
        endPassage();
        const auto [place, isNew] = m_text.steps.emplace(id, StepText());
        if (!isNew)
            fault(m_line, "There are two sections \"" + id + "\".");
        m_step = &place->second;
        m_step->line = m_line;
        m_part.clear();
    }

    void beginPart(const std::string& part)
    {
        endPassage();
        if (!m_step || (part != "Task" && part != "Hint" && part != "Conclusion"))
            fault(m_line, "\"### " + part + "\" is not a part of a step; they are Task, Hint and Conclusion.");
        m_part = part;
    }

    void endPassage()
    {
        const std::string passage = trimmed(m_passage);
        m_passage.clear();
        m_item = nullptr;
        if (!m_step)
            m_text.introduction = passage;
        else if (m_part == "Task")
            m_step->task = passage;
        else if (m_part == "Hint")
            m_step->hint = passage;
        else if (m_part == "Conclusion")
            m_step->conclusion = passage;
        else if (m_part.empty())
            m_step->question = passage;
    }

    std::string m_fileName;
    std::vector<LessonFault>& m_faults;
    LessonText m_text;
    StepText* m_step = nullptr;
    std::string* m_item = nullptr; ///< the list item that an indented line continues
    std::string m_part;            ///< "Task" …; empty: the question
    std::string m_passage;
    int m_line = 0;
    bool m_isCode = false;
};

} // namespace

LessonText readLessonText(const std::string& markdown, const std::string& fileName, std::vector<LessonFault>& faults)
{
    return TextReader(fileName, faults).read(markdown);
}

} // namespace tilescope
