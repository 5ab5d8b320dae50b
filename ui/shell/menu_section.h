#pragma once

namespace tilescope
{

/// The parts of the menus between their separators. A command names its own, and stands after those that are there.
enum class MenuSection {
    FileKernel,
    FileExport,
    RunGpu,
    KernelText,
    KernelSearch,
    KernelFile,
    ViewPixels,
    ViewPresentation,
    HelpFind,
};

} // namespace tilescope
