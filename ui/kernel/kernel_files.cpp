#include "ui/kernel/kernel_files.h"

#include "gpu/operations/plan_parts.h"
#include "gpu/recipe/report_rates.h"

#include <QRegularExpression>

#include <algorithm>
#include <stdexcept>

namespace tilescope
{

bool hasSameText(const Recipe& a, const Recipe& b)
{
    return a.operation == b.operation && a.strategy == b.strategy && a.source == b.source && a.revision == b.revision;
}

static void addLaunched(std::vector<KernelSource>& files, const std::string& name)
{
    const auto isKnown = [&](const KernelSource& file) { return file.name == name; };
    if (name.empty() || std::any_of(files.begin(), files.end(), isKnown))
        return;
    try {
        files.push_back(kernelSource(name));
    } catch (const std::logic_error&) { // a report from a file may name a source that this program does not have
    }
}

static bool isLibraryCall(const LaunchReport& launch) { return launch.source.starts_with("library "); }

/// Text for a strategy without kernel source: says so, and lists the host calls once a run has reported them.
static KernelSource librarySheet(const Strategy& strategy, const Report* report)
{
    std::string text = "// " + english(noTextOf(strategy)) + "\n";
    if (report && std::ranges::any_of(report->launches, isLibraryCall)) {
        text += "//\n// The host calls, in this order:\n";
        for (const LaunchReport& launch : report->launches)
            text += "//   " + launch.kernel + " (" + launch.source + ")\n";
    }
    return {strategy.library, text};
}

std::vector<KernelSource> kernelFiles(const Registry& registry, const Recipe& recipe, const Report* report)
{
    std::vector<KernelSource> files;
    try {
        const Strategy& strategy = registry.strategy(registry.operation(recipe.operation), recipe.strategy);
        files.push_back(strategy.hasText() ? strategy.source : librarySheet(strategy, report));
    } catch (const SettingError&) {
        return {};
    }
    if (recipe.source && isEditable(registry, recipe))
        files.front().text = *recipe.source;
    if (report)
        for (const LaunchReport& launch : report->launches)
            addLaunched(files, launch.source);
    return files;
}

bool isEditable(const Registry& registry, const Recipe& recipe)
{
    try {
        return registry.strategy(registry.operation(recipe.operation), recipe.strategy).library.empty();
    } catch (const SettingError&) {
        return false;
    }
}

std::string kernelRun(const Report& report, const std::string& file)
{
    if (const LaunchReport* const main = mainLaunchOf(report); main && main->source == file)
        return main->kernel;
    const auto launch = std::ranges::find(report.launches, file, &LaunchReport::source);
    return launch == report.launches.end() ? std::string() : launch->kernel;
}

int kernelLine(const std::string& text, const std::string& kernel)
{
    const QString whole = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    const QString name =
        kernel.empty() ? QStringLiteral("\\w+") : QRegularExpression::escape(QString::fromStdString(kernel));
    const QRegularExpression start(QStringLiteral("\\b__global__\\b[^;{]{0,200}?\\b") + name +
                                   QStringLiteral("\\s*\\("));
    const auto place = start.match(whole);
    return place.hasMatch() ? static_cast<int>(whole.left(place.capturedStart()).count(QLatin1Char('\n'))) + 1 : 1;
}

LineRange kernelLines(const std::string& text, const std::string& kernel)
{
    const QStringList lines = QString::fromStdString(text).split(u'\n');
    LineRange found;
    found.first = found.last = std::min(kernelLine(text, kernel), static_cast<int>(lines.size()));
    while (found.last < lines.size() && !lines[found.last - 1].startsWith(u'}'))
        ++found.last;
    while (found.first > 1 && lines[found.first - 2].startsWith(QLatin1String("//")))
        --found.first;
    return found;
}

} // namespace tilescope
