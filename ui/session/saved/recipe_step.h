#pragma once

#include "gpu/image/picture_values.h"
#include "gpu/operations/registry.h"
#include "ui/session/view_subject.h"

#include <QString>

#include <string>

namespace tilescope
{

/// The state of a step of the history: every setting, the picture if it can be reopened, and what of it is shown.
struct Setting {
    Recipe recipe;
    QString image;          ///< a file's path or "sample:NAME@WxH"; empty for a picture that was pasted
    RangeChoice range = {}; ///< of the picture's values
    ViewSubject subject = {};
    bool operator==(const Setting&) const = default;
};

/// The recipe with the declared default of every unset parameter; does not validate.
Recipe withDefaults(Recipe recipe, const Registry& registry);

/// The difference of the settings of two complete recipes.
struct SettingStep {
    /// As in SettingError, or "image", "range", "channel" or "difference"; empty if nothing differs, "*" for more than
    /// one field.
    std::string field;
    bool isSweep = false; ///< of a number or the block: a change that a slider or a held key makes repeatedly
};
SettingStep stepBetween(const Setting& from, const Setting& to);

/// The text for a menu: "block 16×16 → 32×8", "operation Sobel → Blur", "several settings".
QString textOf(const Setting& from, const Setting& to, const Registry& registry);

} // namespace tilescope
