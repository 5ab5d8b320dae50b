#include "app/window_words.h"

namespace tilescope
{

Words panelWords()
{
    return {"settings", "kernel", "launch",   "program",   "runs",     "timings",  "compare", "history",
            "counters", "flow",   "findings", "block",     "timeline", "roofline", "sweep",   "pixel",
            "inspect",  "story",  "values",   "histogram", "profile",  "range",    "gallery", "lesson"};
}

Words viewNames() { return {"source", "result", "wipe", "side", "difference", "reuse"}; }

Words channelNames() { return {"all", "red", "green", "blue", "alpha"}; }

Words overlayNames() { return {"grid", "halo", "warps", "lanes", "border", "banks", "order"}; }

Words layoutTexts() { return {"learn", "inspect", "tune", "lesson"}; }

Words stepNames()
{
    return {"shared-conflict", "scattered",    "race",        "barrier",      "release",  "divergent",
            "global-load",     "global-store", "shared-load", "shared-store", "constant", "texture"};
}

Words languageNames() { return {"en", "ko", "vi", "zh_CN"}; }

} // namespace tilescope
