#include "gpu/run/runner_members.h"

#include "gpu/run/check.h"

#include <algorithm>

// What a kernel with a race gives in another order of its warps.

namespace tilescope
{
namespace
{

bool hasRace(const Report& report)
{
    return std::any_of(report.findings.begin(), report.findings.end(), [](const Finding& finding) {
        return finding.kind == "race" && finding.severity == Severity::Error;
    });
}

/// The last warp runs to its end first; any does; and all go almost in step, overtaking one another many times.
constexpr WarpTurns otherOrders[] = {
    {WarpTurns::Order::Descending}, {WarpTurns::Order::Shuffled}, {WarpTurns::Order::Shuffled, 1, 32}};

} // namespace

/// Where a race left the picture right, by the luck of the order in which the emulator's warps had their turns, the
/// report gets the first other order's picture that is wrong, and says so: that is what a GPU may give on any run.
void Runner::Members::showRace(const Plan& plan, const Recipe& recipe, const ImagePtr& input, double tolerance,
                               const RunControl& control, Report& report)
{
    if (!report.check || report.check->mismatches > 0 || !hasRace(report))
        return;
    const auto modules = compiled(plan, recipe, BackendChoice::Emulator, control);
    for (const WarpTurns& turns : otherOrders) {
        Emulator other(EmulatorOptions{.threads = emulatorThreads, .turns = turns});
        EmulatorResult result = other.run(plan, modules, *input, {}, control);
        if (result.picture.empty()) // this order ended in a fault
            continue;
        auto picture = std::make_shared<const Image>(pictureFrom(std::move(result.picture), plan));
        const CheckReport check = compare(*picture, *report.reference, tolerance);
        if (check.mismatches == 0)
            continue;
        report.picture = std::move(picture);
        report.check = check;
        sides = std::move(result.sides);
        report.notes.emplace_back(
            "The race spares the picture when warps run one after the other. What is shown is the "
            "picture of another order, which a GPU may take on any run.");
        return;
    }
}

} // namespace tilescope
