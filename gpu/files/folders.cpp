#include "gpu/files/folders.h"

#include <algorithm>
#include <cstdlib>

namespace tilescope
{

/// `variable` names the folder, and must be an absolute path; else it is below the user's home.
static std::optional<std::filesystem::path> userFolder(const char* variable, const char* belowHome)
{
    const auto absolute = [](const char* name) -> std::filesystem::path {
        const char* value = std::getenv(name);
        return value != nullptr && value[0] == '/' ? value : "";
    };
    if (const auto folder = absolute(variable); !folder.empty())
        return folder / "tilescope";
    if (const auto home = absolute("HOME"); !home.empty())
        return home / belowHome / "tilescope";
    return {};
}

std::optional<std::filesystem::path> userCacheFolder() { return userFolder("XDG_CACHE_HOME", ".cache"); }
std::optional<std::filesystem::path> userDataFolder() { return userFolder("XDG_DATA_HOME", ".local/share"); }

std::vector<std::string> foldersWith(const std::string& file, const std::string& folder)
{
    std::error_code error;
    if (std::filesystem::exists(std::filesystem::path(folder) / file, error)) {
        std::string clean = std::filesystem::path(folder).lexically_normal().string();
        if (clean.size() > 1 && clean.ends_with('/'))
            clean.pop_back();
        return {clean};
    }
    std::vector<std::string> found;
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code other;
        const std::string name = entry->path().filename().string();
        if (!name.starts_with('.') && std::filesystem::exists(entry->path() / file, other))
            found.push_back(std::string(folder).append(folder.ends_with('/') ? "" : "/").append(name));
    }
    std::ranges::sort(found);
    return found;
}

} // namespace tilescope
