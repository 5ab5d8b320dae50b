#include "app/check/expectations.h"
#include "app/check/sarif.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/interrupt.h"
#include "app/operations.h"
#include "app/option_table.h"
#include "app/recipes.h"
#include "app/strategy_runs.h"
#include "app/tables/tables.h"
#include "app/terminal.h"
#include "gpu/compile/compiler.h"
#include "gpu/declared/kernel_file.h"
#include "gpu/declared/own_operations.h"
#include "gpu/files/regular_file.h"
#include "gpu/image/sample.h"
#include "gpu/ptx/module.h"
#include "gpu/recipe/json/enum_names.h"
#include "gpu/run/runner.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace tilescope
{

using nlohmann::json;

namespace
{

/// Sides that no usual block divides, so that a missing test of the border shows.
constexpr int imageWidth = 203, imageHeight = 149;

json reportIn(const std::filesystem::path& file)
{
    constexpr std::size_t mostBytes = 64 << 20;
    try {
        return json::parse(readRegularFile(file, mostBytes));
    } catch (const std::exception& error) {
        throw UsageError(file.string() + " cannot be read as a report: " + error.what());
    }
}

Finding findingOf(FindingKind kind, int line, const std::string& sentence, const std::string& source = {})
{
    Finding finding;
    finding.source = source;
    finding.kind = kind;
    finding.line = line;
    finding.message = Message(sentence);
    return finding;
}

/// Checks files, one after the other, and keeps what it finds.
class FileCheck
{
public:
    FileCheck(const Arguments& arguments, Interrupt& interrupt)
        : m_arguments(arguments), m_interrupt(interrupt),
          m_image(std::make_shared<const Image>(makeSample("board", imageWidth, imageHeight)))
    {
    }

    void check(const std::string& path)
    {
        m_file = path;
        std::error_code unknown;
        m_isFolder = std::filesystem::is_directory(path, unknown);
        try {
            const Operation operation = readOperation(path);
            RunnerOptions options = ownRunnerOptions();
            options.operations = {operation};
            Runner runner(options);
            for (const Strategy& strategy : operation.strategies)
                check(runner, operation, strategy);
        } catch (const KernelFileError& error) {
            add(findingOf(FindingKind::Refused, 0, error.what()));
        } catch (const SettingError& error) {
            add(findingOf(FindingKind::Refused, 0, error.what()));
        }
    }

    const std::vector<FoundIn>& found() const { return m_found; }
    std::vector<Report> takeReports() { return std::move(m_reports); }

private:
    void add(Finding finding)
    {
        const bool isOther = !finding.source.empty() && finding.source != fileName(); // of a folder's, or a header
        const std::filesystem::path path(m_file);
        FoundIn found{isOther ? ((m_isFolder ? path : path.parent_path()) / finding.source).lexically_normal().string()
                              : m_file,
                      std::move(finding)};
        if (std::ranges::find(m_found, found) == m_found.end())
            m_found.push_back(std::move(found));
    }

    std::string fileName() const { return std::filesystem::path(m_file).filename().string(); }

    void check(Runner& runner, const Operation& operation, const Strategy& strategy)
    {
        RunRequest request;
        request.recipe.operation = operation.name;
        request.recipe.strategy = strategy.name;
        request.recipe.block = m_arguments.block.value_or(operation.defaultBlock);
        request.recipe.backend = BackendChoice::Emulator;
        request.recipe.compiler = fromName<CompilerChoice>(m_arguments.compiler, "compiler");
        request.image = m_image;
        request.imageName = "sample:board";
        try {
            Report report = m_interrupt.compute([&] {
                return runInItsBlock(runner, request, controlFor(m_interrupt, strategy.name),
                                     m_arguments.block.has_value());
            });
            endProgress();
            nameHeaders(report, runner.registry());
            for (const Finding& finding : report.findings)
                add(finding);
            if (report.check && report.check->mismatches > 0)
                add(findingOf(FindingKind::WrongResult, 0,
                              strategy.name + ": " + std::to_string(report.check->mismatches) +
                                  " values differ from the reference."));
            addUnmet(strategy.source, report);
            report.picture.reset();
            m_reports.push_back(std::move(report));
        } catch (const CompileError& error) {
            for (const Diagnostic& diagnostic : error.diagnostics)
                if (diagnostic.severity == DiagnosticSeverity::Error)
                    add(findingOf(FindingKind::Compiler, diagnostic.line, diagnostic.message, diagnostic.file));
        } catch (const ptx::PtxError& error) {
            add(findingOf(FindingKind::Refused, 0, error.what()));
        } catch (const SettingError& error) {
            add(findingOf(FindingKind::Refused, 0, error.what()));
        }
    }

    void addUnmet(const KernelSource& source, const Report& report)
    {
        const std::filesystem::path path(m_file), folder = m_isFolder ? path : path.parent_path();
        try {
            for (Finding& unmet : unmetExpectations(source.text, toJson(report),
                                                    [&](const std::string& file) { return reportIn(folder / file); })) {
                unmet.source = source.name;
                add(std::move(unmet));
            }
        } catch (const UsageError& error) {
            throw UsageError(m_file + ": " + error.what());
        }
    }

    const Arguments& m_arguments;
    Interrupt& m_interrupt;
    ImagePtr m_image;
    std::string m_file;
    bool m_isFolder = false; ///< of an operation, whose findings are in its files
    std::vector<FoundIn> m_found;
    std::vector<Report> m_reports;
};

/// Whether "--fail-on" names the finding: by its kind, or by a severity, which stands for worse ones too.
bool isNamed(const Words& words, const Finding& finding)
{
    const auto has = [&](const char* word) { return contains(words, word); };
    if (contains(words, nameOf(finding.kind)))
        return true;
    switch (finding.severity) {
    case Severity::Error: return has("error") || has("warning") || has("note");
    case Severity::Warning: return has("warning") || has("note");
    case Severity::Note: return has("note");
    }
    return false;
}

/// A misspelt word would let a script pass.
void checkWords(const Words& words)
{
    Words known{"error", "warning", "note", "none"};
    for (const FindingKindFacts& kind : findingKinds())
        known.push_back(nameOf(kind.kind));
    for (const std::string& word : words)
        if (!contains(known, word))
            throw UsageError("--fail-on takes " + alternatives(known) + "; \"" + word + "\" is none of them.");
}

std::string counted(std::size_t count, const char* one, const char* many)
{
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string summaryOf(const std::vector<FoundIn>& found, std::size_t runs, std::size_t files)
{
    const auto of = [&](Severity severity) {
        return static_cast<std::size_t>(
            std::ranges::count_if(found, [&](const FoundIn& one) { return one.finding.severity == severity; }));
    };
    return counted(of(Severity::Error), "error", "errors") + ", " +
           counted(of(Severity::Warning), "warning", "warnings") + ", " + counted(of(Severity::Note), "note", "notes") +
           " in " + counted(runs, "kernel", "kernels") + " of " + counted(files, "file", "files") + "\n";
}

} // namespace

int checkCommand(const Arguments& arguments)
{
    checkOutputs(arguments, {});
    checkWords(arguments.failOn);
    Interrupt interrupt;
    FileCheck check(arguments, interrupt);
    for (const std::string& path : arguments.operationFolders)
        check.check(path);
    const std::vector<FoundIn>& found = check.found();
    const std::vector<Report> reports = check.takeReports();
    const bool isQuiet = arguments.jsonFile == "-" || arguments.sarifFile == "-";
    if (!isQuiet) {
        Report all;
        for (const FoundIn& one : found) {
            all.findings.push_back(one.finding);
            all.findings.back().source = one.file;
        }
        print(stdout, findingText({all}));
        print(stdout, summaryOf(found, reports.size(), arguments.operationFolders.size()));
    }
    print(stderr, noteText(reports)); // such as kernels that were left out
    const auto write = [&](const std::string& file, const json& document) {
        if (!file.empty())
            writeJson(file, document, interrupt.token());
    };
    write(arguments.sarifFile, sarifOf(found, programVersion()));
    json document = json::array();
    for (const Report& report : reports)
        document.push_back(toJson(report));
    write(arguments.jsonFile, document);
    const bool fails =
        std::ranges::any_of(found, [&](const FoundIn& one) { return isNamed(arguments.failOn, one.finding); });
    return fails ? 1 : 0;
}

} // namespace tilescope
