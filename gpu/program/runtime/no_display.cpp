#include <dlfcn.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string_view>

// The windows of OpenCV (highgui). Where there is no display they would end the program, or wait for a key that nobody
// can press: then they do nothing, and a key is there at once. Elsewhere they are OpenCV's own. References are
// addresses, and a name is that of a function which the linker finds here first.

namespace
{

bool hasDisplay()
{
    const auto isSet = [](const char* name) {
        const char* const value = std::getenv(name);
        return value && *value;
    };
    const char* const platform = std::getenv("QT_QPA_PLATFORM");
    return (isSet("DISPLAY") || isSet("WAYLAND_DISPLAY")) && !(platform && std::string_view(platform) == "offscreen");
}

void tellOnce()
{
    static std::atomic<bool> isTold = false;
    if (!isTold.exchange(true))
        std::fputs("emulator: There is no display: cv::imshow shows nothing, and cv::waitKey returns the Escape key "
                   "or q at once. Use cv::imwrite to see an image.\n",
                   stderr);
}

/// Escape and q in turn: programs wait for one or the other.
int nextKey()
{
    static std::atomic<unsigned> keys = 0;
    constexpr int escape = 27;
    return keys++ % 2 == 0 ? escape : 'q';
}

template <class Result, class... Arguments>
Result callOther(const char* symbol, Result otherwise, Arguments... arguments)
{
    if (hasDisplay())
        if (void* const own = dlsym(RTLD_NEXT, symbol))
            return reinterpret_cast<Result (*)(Arguments...)>(own)(arguments...);
    tellOnce();
    return otherwise;
}

} // namespace

#define TILESCOPE_STRING "RKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
#define TILESCOPE_WINDOW(name, symbol, parameters, ...)                                                                \
    void name parameters asm(symbol);                                                                                  \
    void name parameters { callOther(symbol, 0, __VA_ARGS__); }

TILESCOPE_WINDOW(showImage, "_ZN2cv6imshowE" TILESCOPE_STRING "RKNS_11_InputArrayE",
                 (const void* title, const void* image), title, image)
TILESCOPE_WINDOW(openWindow, "_ZN2cv11namedWindowE" TILESCOPE_STRING "i", (const void* title, int flags), title, flags)
TILESCOPE_WINDOW(moveWindow, "_ZN2cv10moveWindowE" TILESCOPE_STRING "ii", (const void* title, int x, int y), title, x,
                 y)
TILESCOPE_WINDOW(resizeWindow, "_ZN2cv12resizeWindowE" TILESCOPE_STRING "ii",
                 (const void* title, int width, int height), title, width, height)
TILESCOPE_WINDOW(closeWindow, "_ZN2cv13destroyWindowE" TILESCOPE_STRING, (const void* title), title)
TILESCOPE_WINDOW(setTitle, "_ZN2cv14setWindowTitleE" TILESCOPE_STRING "S7_", (const void* name, const void* title),
                 name, title)
TILESCOPE_WINDOW(setProperty, "_ZN2cv17setWindowPropertyE" TILESCOPE_STRING "id",
                 (const void* title, int property, double value), title, property, value)
TILESCOPE_WINDOW(watchMouse, "_ZN2cv16setMouseCallbackE" TILESCOPE_STRING "PFviiiiPvES8_",
                 (const void* title, void* callback, void* data), title, callback, data)
#undef TILESCOPE_WINDOW

void closeWindows() asm("_ZN2cv17destroyAllWindowsEv");
void closeWindows() { callOther("_ZN2cv17destroyAllWindowsEv", 0); }

int makeTrackbar(const void* name, const void* window, int* value, int count, void* callback,
                 void* data) asm("_ZN2cv14createTrackbarE" TILESCOPE_STRING "S7_PiiPFviPvES9_");
int makeTrackbar(const void* name, const void* window, int* value, int count, void* callback, void* data)
{
    return callOther("_ZN2cv14createTrackbarE" TILESCOPE_STRING "S7_PiiPFviPvES9_", 0, name, window, value, count,
                     callback, data);
}

int waitForKey(int milliseconds) asm("_ZN2cv7waitKeyEi");
int waitForKey(int milliseconds) { return callOther("_ZN2cv7waitKeyEi", hasDisplay() ? 0 : nextKey(), milliseconds); }

int waitForKeyEx(int milliseconds) asm("_ZN2cv9waitKeyExEi");
int waitForKeyEx(int milliseconds)
{
    return callOther("_ZN2cv9waitKeyExEi", hasDisplay() ? 0 : nextKey(), milliseconds);
}
