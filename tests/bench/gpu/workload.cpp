#include "tests/bench/gpu/workload.h"

#include <algorithm>

namespace tilescope::bench
{

namespace
{

Workload square(const std::string& operation, int side, const std::string& title, ParameterValues parameters)
{
    return {operation, title, std::move(parameters), side, side, operation == "blur"};
}

/// A template at an arbitrary position, which does not affect the work.
std::string rectangle(int side) { return "40,30," + std::to_string(side) + "," + std::to_string(side); }

} // namespace

std::vector<Workload> allWorkloads()
{
    std::vector<Workload> all;
    const std::vector<int> sides{512, 4096, 16384};
    for (const int side : sides)
        all.push_back(square("sobel", side, "3x3", {}));
    for (const std::int64_t window : {3, 31, 101})
        for (const int side : sides)
            all.push_back(square("adaptive_threshold", side, "B=" + std::to_string(window),
                                 {{"window", window}, {"projections", false}}));
    for (const auto& [filter, widths] :
         {std::pair{"box", std::vector<std::int64_t>{3, 15, 31}}, {"gaussian", std::vector<std::int64_t>{5, 15}}})
        for (const std::int64_t width : widths)
            for (const int side : sides)
                all.push_back(square("blur", side, std::string(filter) + " W=" + std::to_string(width),
                                     {{"filter", std::string(filter)}, {"width", width}}));
    for (const int templateSide : {16, 52})
        for (const int side : {512, 4096})
            all.push_back(square("template_matching", side,
                                 std::to_string(templateSide) + "x" + std::to_string(templateSide),
                                 {{"template", rectangle(templateSide)}}));
    all.push_back(
        {"covariance",
         "200000x2475",
         {{"data", std::string("generated")}, {"patch", std::string("55x45")}, {"rows", std::int64_t{200'000}}},
         64,
         64,
         false,
         false});
    return all;
}

std::vector<Workload> chosen(const std::vector<Workload>& workloads, const Selection& selection)
{
    std::vector<Workload> some;
    std::copy_if(workloads.begin(), workloads.end(), std::back_inserter(some), [&](const Workload& workload) {
        const auto has = [](const auto& list, const auto& value) {
            return list.empty() || std::find(list.begin(), list.end(), value) != list.end();
        };
        return has(selection.operations, workload.operation) && has(selection.sides, workload.width) &&
               has(selection.titles, workload.title);
    });
    return some;
}

} // namespace tilescope::bench
