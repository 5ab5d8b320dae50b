#pragma once

#include "gpu/operations/registry.h"

#include <QString>

#include <string>

namespace tilescope
{

/// What a step of the history leads to: every setting, and the picture where it can be opened again.
struct Setting {
    Recipe recipe;
    QString image; ///< a file's path or "sample:NAME@WxH"; empty for a picture that was pasted
    bool operator==(const Setting&) const = default;
};

/// The recipe with the declared default of every parameter that is not set; nothing is checked.
Recipe withDefaults(Recipe recipe, const Registry& registry);

/// What differs between two settings of complete recipes.
struct SettingStep {
    std::string field;    ///< as in SettingError, or "image"; empty when nothing differs, "*" for more than one
    bool isSweep = false; ///< of a number or the block: what a slider or a key held down goes through
};
SettingStep stepBetween(const Setting& from, const Setting& to);

/// In words for a menu: "block 16×16 → 32×8", "operation Sobel → Blur", "several settings".
QString textOf(const Setting& from, const Setting& to, const Registry& registry);

} // namespace tilescope
