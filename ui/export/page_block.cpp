#include "ui/export/page_sections.h"
#include "ui/trace/step_text.h"
#include "ui/trace/tile_image.h"
#include "ui/translation.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include <algorithm>
#include <map>
#include <set>

namespace tilescope
{

namespace
{

constexpr std::size_t mostEvents = 10'000;

/// The line of a kernel's text; empty if it is unknown.
std::string lineOf(const ReportPage& page, const TraceSite& site)
{
    const auto kernel = std::ranges::find(page.kernels, site.source, &KernelSource::name);
    if (kernel == page.kernels.end() || site.line < 1)
        return {};
    std::size_t begin = 0;
    for (int line = 1; line < site.line && begin != std::string::npos; ++line) {
        const std::size_t end = kernel->text.find('\n', begin);
        begin = end == std::string::npos ? end : end + 1;
    }
    if (begin == std::string::npos)
        return {};
    const std::string text = kernel->text.substr(begin, kernel->text.find('\n', begin) - begin);
    return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

/// Texts that steps refer to by their index, since many steps have the same.
class Texts
{
public:
    std::size_t indexOf(const std::string& text)
    {
        const auto [found, isNew] = m_indices.try_emplace(text, m_list.size());
        if (isNew)
            m_list.push_back(text);
        return found->second;
    }
    const nlohmann::json& list() const { return m_list; }

private:
    std::map<std::string, std::size_t> m_indices;
    nlohmann::json m_list = nlohmann::json::array();
};

/// The elements of the tile that an access touches, numbered row by row, as first and count of each run.
nlohmann::json runsOf(const BlockTrace& trace, const TraceEvent& event, const TileLayout& layout)
{
    std::set<int> elements;
    if (event.kind == TraceEvent::Kind::Access && event.space == TraceSpace::Shared)
        for (const QPoint element : touchedElements(trace, event, layout))
            elements.insert(element.y() * layout.width + element.x());
    std::vector<int> runs;
    for (const int element : elements)
        if (!runs.empty() && runs[runs.size() - 2] + runs.back() == element)
            ++runs.back();
        else
            runs.insert(runs.end(), {element, 1});
    return runs;
}

/// The block for player.js: an object for each event.
nlohmann::json blockFor(const ReportPage& page, const TileLayout& layout)
{
    const BlockTrace& trace = *page.block.trace;
    nlohmann::json steps = nlohmann::json::array();
    Texts texts;
    for (std::size_t i = 0; i < std::min(trace.events.size(), mostEvents); ++i) {
        const TraceEvent& event = trace.events[i];
        const TraceSite& site = trace.sites[event.site];
        nlohmann::json step{{"text", texts.indexOf(stepSentence(trace, i).toStdString())},
                            {"code", texts.indexOf(lineOf(page, site))},
                            {"line", site.line},
                            {"warp", event.warp},
                            {"mask", event.mask}}; // of lanes, but of a release's warps
        if (event.kind == TraceEvent::Kind::Release)
            step["releases"] = true;
        if (nlohmann::json runs = runsOf(trace, event, layout); !runs.empty())
            step[event.store || event.atomic ? "stores" : "loads"] = std::move(runs);
        steps.push_back(std::move(step));
    }
    return {{"warps", trace.warps()},  {"width", layout.width}, {"height", layout.height},
            {"isTile", layout.isTile}, {"texts", texts.list()}, {"steps", std::move(steps)}};
}

/// JSON in a script: "<" is escaped, so that no text ends the script or begins a comment.
QByteArray inScript(const nlohmann::json& value)
{
    QByteArray text = QByteArray::fromStdString(value.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace));
    return text.replace("<", "\\u003c").replace("]]>", "]]\\u003e");
}

QByteArray playerScript()
{
    QFile file(QStringLiteral(":/export/player.js"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void writeBlock(PageWriter& writer, const ReportPage& page)
{
    if (!page.block.trace || page.block.trace->events.empty())
        return;
    const BlockTrace& trace = *page.block.trace;
    const TileLayout layout = tileLayout(trace, page.block.geometry, page.block.cure);
    writer.element("h2", tr("One block, step by step"));
    writer.paragraph(tr("Block (%1, %2) of %3 × %4, with %5 × %6 threads, as run by the emulator. Each step is one "
                        "memory operation of a warp, or a point at which the warp waits.")
                         .arg(trace.index.x)
                         .arg(trace.index.y)
                         .arg(trace.grid.x)
                         .arg(trace.grid.y)
                         .arg(trace.block.x)
                         .arg(trace.block.y),
                     "muted");
    if (trace.totalEvents > mostEvents)
        writer.paragraph(tr("The first %1 of %2 steps.").arg(number(mostEvents), number(trace.totalEvents)), "muted");
    writer.open("div", "player");
    writer.attribute("id", QStringLiteral("player"));
    writer.element("p", tr("Stepping requires JavaScript."));
    writer.close();
    writer.script("const tracedBlock = " + inScript(blockFor(page, layout)) + ";\n" + playerScript());
}

} // namespace tilescope
