#pragma once

#include "tests/gpu/machines/families.h"

#include <utility>

namespace tilescope::test
{

/// The expected value of one thread's word of a row.
using Cell = std::function<std::uint32_t(const Words& in, std::uint32_t thread)>;

/// Row by row, each with its own rule.
inline std::function<Words(const Words&)> rowsOf(std::vector<Cell> rules)
{
    return [rules = std::move(rules)](const Words& in) {
        Words out;
        for (const Cell& rule : rules)
            for (std::uint32_t t = 0; t < in.size(); ++t)
                out.push_back(rule(in, t));
        return out;
    };
}

// families_of_parts.cpp, families_of_halves.cpp
Family half2();
Family halfIntrinsics();
Family asyncCopies();
Family matrixProducts();
Family video();

} // namespace tilescope::test
