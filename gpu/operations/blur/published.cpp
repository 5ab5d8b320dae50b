#include "gpu/operations/blur/published.h"

#include <cstddef>
#include <iterator>

namespace tilescope::operations
{

namespace
{

struct Row {
    const char* strategy;
    double milliseconds[4]; ///< one a setting
};

constexpr const char* settings[] = {"block 32×32", "block 32×32, an earlier run", "block 32×16", "block 8×8"};
constexpr Row rows[] = {
    {"global", {0.213760, 0.201568, 0.206208, 0.315136}},
    {"shared", {0.132000, 0.117152, 0.121088, 0.114176}},
    {"shared_constant", {0.125984, 0.108640, 0.113376, 0.107424}},
};
constexpr double error = 0.000703; ///< as printed for every kernel and every block, against the exercise's own CPU code

} // namespace

std::vector<Published> blurPublished(const std::string& strategy)
{
    std::vector<Published> published;
    const auto add = [&](const char* quantity, const char* setting, double value, const char* unit) {
        published.push_back(
            {.quantity = quantity,
             .setting = setting,
             .value = value,
             .unit = unit,
             .gpu = "Tesla P100 PCIe",
             .source = "Hoàng Minh Thanh, HCMUS, exercise TH3; image 512×512, filter's width not given"});
    };
    for (const Row& row : rows) {
        if (strategy != row.strategy)
            continue;
        for (std::size_t i = 0; i < std::size(settings); ++i)
            add("time", settings[i], row.milliseconds[i], "ms");
        add("error", "every block", error, "");
    }
    return published;
}

} // namespace tilescope::operations
