#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace tilescope
{

// Tilescope's folders among the user's own, by the XDG Base Directory Specification; nothing if there is no home.

std::optional<std::filesystem::path> userCacheFolder(); ///< ~/.cache/tilescope
std::optional<std::filesystem::path> userDataFolder();  ///< ~/.local/share/tilescope

/// The folders in a folder that have a file of this name, or the folder itself if it has one, sorted by name.
std::vector<std::string> foldersWith(const std::string& file, const std::string& folder);

} // namespace tilescope
