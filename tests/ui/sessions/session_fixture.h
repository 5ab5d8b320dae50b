#pragma once

#include "tests/ui/window_fixture.h"

namespace tilescope::test
{

constexpr auto sessionTopic = MessageBar::Topic::Session;
inline const QString sample = QStringLiteral("sample:board@64x48");

inline Recipe sobel(BlockSize block, const std::string& strategy = "shared")
{
    Recipe recipe;
    recipe.strategy = strategy;
    recipe.block = block;
    return recipe;
}

} // namespace tilescope::test
