#pragma once

#include <set>
#include <string>

namespace tilescope
{

class Registry;

/// The texts that gpu/ declares as data and the window shows through translated(): titles, ideas and meanings of the
/// operations, of their parameters, strategies and mistakes, of the figures, the glossary's terms, the samples and the
/// facts of devices. Each catalogue has all of them. What gpu/ composes is marked in its source instead.
std::set<std::string> declaredTexts(const Registry& registry);

} // namespace tilescope
