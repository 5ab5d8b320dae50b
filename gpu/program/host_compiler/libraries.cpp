#include "gpu/program/host_compiler/libraries.h"

#include "gpu/compile/child_process.h"
#include "gpu/compile/compiler_search.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <sstream>

namespace tilescope
{

namespace fs = std::filesystem;

namespace
{

constexpr ForeignLibrary libraries[] = {
    {"opencv2/", "opencv4", "opencv_core", "libopencv-dev"},
    {"omp.h", "omp", "omp", "libomp-dev"},
    {"png.h", "libpng", "png", "libpng-dev"},
    {"jpeglib.h", "libjpeg", "jpeg", "libjpeg-dev"},
    {"tiffio.h", "libtiff-4", "tiff", "libtiff-dev"},
    {"zlib.h", "zlib", "z", "zlib1g-dev"},
    {"FreeImage.h", "freeimage", "freeimage", "libfreeimage-dev"},
    {"Magick++.h", "Magick++", "Magick++", "libmagick++-dev"},
    {"GL/glew.h", "glew", "GLEW", "libglew-dev"},
    {"GL/glut.h", "glut", "glut", "freeglut3-dev"},
    {"GL/freeglut.h", "glut", "glut", "freeglut3-dev"},
    {"GL/gl.h", "gl", "GL", "libgl-dev"},
    {"GLFW/", "glfw3", "glfw", "libglfw3-dev"},
    {"SDL2/SDL_image.h", "SDL2_image", "SDL2_image", "libsdl2-image-dev"},
    {"SDL2/", "sdl2", "SDL2", "libsdl2-dev"},
    {"SDL/SDL_image.h", "SDL_image", "SDL_image", "libsdl-image1.2-dev"},
    {"SDL/", "sdl", "SDL", "libsdl1.2-dev"},
    {"stb_image", "stb", "stb", "libstb-dev"},
    {"CImg.h", "x11", "X11", "cimg-dev libx11-dev"},
    {"IL/", "IL", "IL", "libdevil-dev"},
    {"SFML/", "sfml-all", "sfml-graphics", "libsfml-dev"},
    {"X11/", "x11", "X11", "libx11-dev"},
};
constexpr std::size_t mostFilesSearched = 2000;

/// The folder below `root` in which the header's path exists.
std::optional<fs::path> folderOf(const fs::path& header, const fs::path& root)
{
    std::error_code none;
    std::size_t searched = 0;
    const auto options = fs::directory_options::skip_permission_denied;
    for (auto at = fs::recursive_directory_iterator(root, options, none);
         !none && at != fs::recursive_directory_iterator() && ++searched < mostFilesSearched; at.increment(none))
        if (at->path().filename() == header.filename() && at->path().string().ends_with("/" + header.string())) {
            const std::string path = at->path().string();
            fs::path folder = path.substr(0, path.size() - header.string().size() - 1);
            if (fs::is_regular_file(folder / header, none))
                return folder;
        }
    return {};
}

} // namespace

const ForeignLibrary* libraryOfHeader(std::string_view header)
{
    const auto* const found =
        std::ranges::find_if(libraries, [&](const ForeignLibrary& one) { return header.starts_with(one.header); });
    return found == std::end(libraries) ? nullptr : found;
}

std::vector<const ForeignLibrary*> librariesIn(std::string_view dependencies)
{
    std::vector<const ForeignLibrary*> used;
    for (const ForeignLibrary& one : libraries)
        // The file's own stb_image/png.h is not the system's.
        if (dependencies.find("/usr/include/" + std::string(one.header)) != std::string_view::npos ||
            dependencies.find("/include/opencv4/" + std::string(one.header)) != std::string_view::npos ||
            dependencies.find("/usr/local/include/" + std::string(one.header)) != std::string_view::npos)
            used.push_back(&one);
    return used;
}

std::optional<std::vector<std::string>> packageFlags(const std::string& module, const char* kind,
                                                     const RunControl& control)
{
    const std::optional<fs::path> tool = findToolkitProgram("pkg-config");
    if (!tool || module.starts_with('-'))
        return {};
    ChildRequest request;
    request.program = *tool;
    request.arguments = {kind, module};
    request.folder = fs::current_path();
    const ChildResult result = runChild(request, control);
    if (result.exitCode != 0 || result.timedOut)
        return {};
    std::istringstream words(result.output);
    return std::vector<std::string>{std::istream_iterator<std::string>(words), {}};
}

std::vector<std::string> linkArguments(const std::string& library, const RunControl& control)
{
    if (library.find('/') != std::string::npos)
        return {library};
    for (const char* const ours : {"cuda", "cudart", "cudart_static", "cudadevrt", "nvrtc"})
        if (library == ours)
            return {}; // what our runtime library has
    if (auto flags = packageFlags(library, "--libs", control))
        return std::move(*flags);
    return {"-l" + library};
}

std::vector<std::string> linkArguments(const ForeignLibrary& library, const RunControl& control)
{
    if (auto flags = packageFlags(library.module, "--libs", control))
        return std::move(*flags);
    return {std::string("-l") + library.linkName};
}

std::optional<fs::path> sameButForCase(const fs::path& folder, const std::string& header)
{
    const auto small = [](std::string text) {
        std::ranges::transform(text, text.begin(), [](unsigned char sign) { return std::tolower(sign); });
        return text;
    };
    std::string name = header;
    std::ranges::replace(name, '\\', '/');
    fs::path at = folder;
    std::error_code none;
    for (const fs::path& part : fs::path(name)) {
        if (part == "." || part == ".." || fs::exists(at / part, none)) {
            at /= part;
            continue;
        }
        std::optional<fs::path> found;
        std::size_t searched = 0;
        for (auto entry = fs::directory_iterator(at, none);
             !none && !found && entry != fs::directory_iterator() && ++searched < mostFilesSearched;
             entry.increment(none))
            if (small(entry->path().filename().string()) == small(part.string()))
                found = entry->path();
        if (!found)
            return {};
        at = *found;
    }
    return fs::is_regular_file(at, none) ? std::optional(at) : std::nullopt;
}

std::optional<fs::path> folderOfHeader(const std::string& header, const fs::path& file)
{
    const fs::path home = file.has_parent_path() ? file.parent_path() : fs::path(".");
    std::vector<fs::path> roots = {home};
    constexpr const char* signsOfATop[] = {".git", "CMakeLists.txt", "Makefile", "README.md"};
    std::error_code none;
    if (std::ranges::none_of(signsOfATop, [&](const char* name) { return fs::exists(home / name, none); }))
        roots.push_back(home / ".."); // beside the top are other programs
    for (const fs::path& root : roots)
        if (const auto folder = folderOf(header, root))
            return folder->lexically_normal();
    return {};
}

std::string missingHeaderAdvice(const std::string& header)
{
    const std::string alone = " Or run its kernels alone: tilescope run IMAGE FILE.cu.";
    if (const ForeignLibrary* const library = libraryOfHeader(header))
        return std::string("Install its library (Debian, Ubuntu: apt install ") + library->package +
               " pkg-config), or name the folder with --include." + alone;
    for (const char* const windows : {"tchar.h", "winsock2.h", "d3d11.h"})
        if (header == windows)
            return "It belongs to Windows. Remove what uses it, such as the pause at the end." + alone;
    return "Name its folder with --include, or write the header's file." + alone;
}

} // namespace tilescope
