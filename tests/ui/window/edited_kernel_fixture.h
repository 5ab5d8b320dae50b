#pragma once

#include "tests/fakes/sobel_text.h"
#include "tests/ui/window_fixture.h"
#include "ui/settings/settings_panel.h"

// A window whose kernel the user edits.

namespace tilescope::test
{

/// Chooses Sobel's strategy `global` with this text, or with its own.
inline void chooseSource(MainWindow& window, const std::optional<std::string>& source)
{
    Recipe recipe = window.parts().settings.recipe();
    recipe.strategy = "global";
    recipe.source = source;
    window.parts().settings.setRecipe(recipe);
}

/// Waits for the settled run of this text on this machine.
inline void waitForSource(MainWindow& window, BackendChoice backend, const std::optional<std::string>& source)
{
    QTRY_VERIFY_WITH_TIMEOUT(window.parts().run.report() && window.parts().run.report()->check &&
                                 window.parts().run.report()->backend == backend &&
                                 window.parts().run.report()->recipe.source == source,
                             patience);
}

} // namespace tilescope::test
