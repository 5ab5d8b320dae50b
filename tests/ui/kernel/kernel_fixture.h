#pragma once

#include "gpu/recipe/report.h"

#include <QString>

#include <memory>
#include <string>

/// Handmade reports of a kernel with counts of its lines.
namespace tilescope
{

inline const std::string shared = "sobel/shared.cu";
inline const QString estimate = QChar(0x2248);

inline Counters loadingLine(std::uint64_t sectors, std::uint64_t ideal)
{
    Counters counters;
    counters.globalLoad = {32, sectors, ideal};
    counters.instructions = 64;
    counters.threadInstructions = 2048;
    return counters;
}

inline Recipe recipeOf(const std::string& operation, const std::string& strategy)
{
    Recipe recipe;
    recipe.operation = operation;
    recipe.strategy = strategy;
    return recipe;
}

inline Recipe sobelShared() { return recipeOf("sobel", "shared"); }

inline LaunchReport launchOf(const std::string& source)
{
    LaunchReport launch;
    launch.source = source;
    return launch;
}

inline Finding race(int line, int otherLine)
{
    return {.kind = FindingKind::Race,
            .severity = Severity::Error,
            .source = shared,
            .line = line,
            .message = Message("Two threads write tile[3]."),
            .otherLine = otherLine,
            .cure = Message("Put __syncthreads() between them.")};
}

inline std::shared_ptr<Report> makeReport(const Recipe& recipe)
{
    auto report = std::make_shared<Report>();
    report->recipe = recipe;
    report->counters = Counters();
    report->launches.push_back(launchOf("sobel/" + recipe.strategy + ".cu"));
    return report;
}

/// Line 26 is coalesced, line 33 takes four times the sectors it needs, line 55 is shared memory with conflicts.
inline std::shared_ptr<Report> counted(const Recipe& recipe = sobelShared(), bool exact = true)
{
    auto report = makeReport(recipe);
    Counters conflicts;
    conflicts.sharedLoad = {100, 250, 100};
    conflicts.branches = 10;
    conflicts.instructions = 640;
    report->lines = std::vector<LineCounters>{{shared, 26, loadingLine(1234, 1234)},
                                              {shared, 33, loadingLine(3'400'000, 850'000)},
                                              {shared, 55, conflicts},
                                              {"sobel/elsewhere.cu", 1, loadingLine(9, 9)},
                                              {shared, 0, loadingLine(9, 9)}};
    for (auto& line : *report->lines)
        line.counters.exact = exact;
    return report;
}

} // namespace tilescope
