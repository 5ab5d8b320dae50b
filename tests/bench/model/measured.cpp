#include "measured.h"

namespace tilescope
{

namespace
{

struct Times {
    const char* strategy;
    double us512, us4096;
};

void add(std::vector<Measured>& rows, const Recipe& recipe, const std::string& setting, const std::vector<Times>& times)
{
    for (const Times& one : times) {
        Recipe made = recipe;
        made.strategy = one.strategy;
        rows.push_back({"H200", made, 512, setting, one.us512});
        rows.push_back({"H200", made, 4096, setting, one.us4096});
    }
}

Recipe recipeOf(const char* operation, BlockSize block, const ParameterValues& parameters)
{
    Recipe recipe;
    recipe.operation = operation;
    recipe.block = block;
    recipe.parameters = parameters;
    return recipe;
}

Recipe blur(std::int64_t width, BlockSize block = {16, 16})
{
    return recipeOf("blur", block, {{"width", width}, {"filter", std::string("box")}});
}

Recipe threshold(std::int64_t window)
{
    return recipeOf("adaptive_threshold", {32, 4}, {{"window", window}, {"projections", false}});
}

/// The published times of the blur on the P100's PCIe board: milliseconds at 32×32, 32×16 and 8×8.
void addP100(std::vector<Measured>& rows)
{
    const struct {
        const char* strategy;
        double ms[3];
    } table[] = {{"global", {0.2138, 0.2062, 0.3151}},
                 {"shared", {0.1320, 0.1211, 0.1142}},
                 {"shared_constant", {0.1260, 0.1134, 0.1074}}};
    const BlockSize blocks[] = {{32, 32}, {32, 16}, {8, 8}};
    for (const auto& line : table)
        for (int i = 0; i < 3; ++i) {
            Recipe recipe = blur(9, blocks[i]);
            recipe.strategy = line.strategy;
            rows.push_back({"Tesla P100 PCIe", recipe, 512, "W = 9, block " + toText(blocks[i]), 1000 * line.ms[i]});
        }
}

} // namespace

std::vector<Measured> measured()
{
    std::vector<Measured> rows;
    addP100(rows);
    add(rows, recipeOf("sobel", {16, 16}, {}), "3×3",
        {{"global", 4.9, 52.4},
         {"shared", 5.4, 79.3},
         {"block_copy", 8.5, 132},
         {"texture", 6.4, 137},
         {"constant", 5.3, 57.1},
         {"registers", 5.0, 52.3}});
    add(rows, blur(3), "W = 3",
        {{"global", 7.3, 170},
         {"shared", 7.0, 171},
         {"shared_constant", 7.0, 165},
         {"constant", 7.1, 151},
         {"texture", 12.2, 475}});
    add(rows, blur(15), "W = 15",
        {{"global", 60.4, 3247},
         {"shared", 57.5, 3287},
         {"shared_constant", 50.3, 2842},
         {"constant", 53.3, 2787},
         {"texture", 189, 11'323}});
    add(rows, blur(31), "W = 31",
        {{"global", 235, 13'679},
         {"shared", 228, 13'776},
         {"shared_constant", 196, 11'835},
         {"constant", 205, 11'716},
         {"texture", 785, 48'287}});
    add(rows, threshold(3), "B = 3", {{"texture", 7.1, 170}, {"global", 6.0, 89.6}, {"shared", 6.0, 116}});
    add(rows, threshold(31), "B = 31", {{"texture", 257, 15'482}, {"global", 80.0, 4212}, {"shared", 51.0, 2705}});
    add(rows, threshold(101), "B = 101",
        {{"texture", 2670, 163'829}, {"global", 734, 42'612}, {"shared", 447, 25'538}});
    for (const int side : {16, 52}) {
        const std::string corner = std::to_string(side) + "x" + std::to_string(side);
        const bool small = side == 16;
        add(rows,
            recipeOf("template_matching", {32, 8},
                     {{"template", "64,64," + std::to_string(side) + "," + std::to_string(side)}}),
            corner,
            {{"texture_texture", small ? 138.0 : 1400.0, small ? 8245.0 : 86'900.0},
             {"texture_constant", small ? 71.7 : 709.0, small ? 4132.0 : 43'500.0},
             {"shared", small ? 28.1 : 219.0, small ? 1374.0 : 12'500.0}});
    }
    return rows;
}

} // namespace tilescope
