#pragma once

#include <set>
#include <string>

namespace tilescope
{

class Registry;

/// The texts that gpu/ declares as data and the window shows through translated(): titles, ideas and meanings of the
/// operations, of their parameters, strategies and mistakes, of the figures, the glossary's terms and the samples.
/// What gpu/ composes is marked in its source instead.
std::set<std::string> declaredTexts(const Registry& registry);

} // namespace tilescope
