#pragma once

#include <cstddef>
#include <vector>

namespace tilescope
{

#if defined(__has_feature) // clang, which the presets' sanitizers are of
inline constexpr bool isThreadSanitized = __has_feature(thread_sanitizer);
inline constexpr bool isSanitized = __has_feature(address_sanitizer) || isThreadSanitized;
#else
inline constexpr bool isThreadSanitized = false;
inline constexpr bool isSanitized = false;
#endif

/// Every `step`th row of a large table of similar cases if sanitizers are enabled, which make each take five to ten
/// times as long. Sanitizers look for errors in our own code, which all cases execute; the correctness of every case is
/// tested without them.
template <class Case>
std::vector<Case> thinned(std::vector<Case> cases, std::size_t step)
{
    if (!isSanitized)
        return cases;
    std::vector<Case> some;
    for (std::size_t i = 0; i < cases.size(); i += step)
        some.push_back(std::move(cases[i]));
    return some;
}

} // namespace tilescope
