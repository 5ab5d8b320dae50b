#pragma once

#include "gpu/operations/registry.h"
#include "ui/session/saved/pinned_runs.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace tilescope
{

/// The pinned runs in a session file: settings, figures and the day of each; never a picture.
nlohmann::json toJson(const PinnedRuns& pins);

struct SavedPins {
    PinnedRuns pins;
    std::vector<std::string> refused; ///< a sentence for each pin that was left out
};

/// A damaged pin is left out; the others are kept. Throws SettingError if the list itself is none.
SavedPins pinsFromJson(const nlohmann::json& list, const Registry& registry);

} // namespace tilescope
