#include "app/terminal.h"

#include "gpu/recipe/text/outside_text.h"

#include <cstdarg>
#include <cstddef>

namespace tilescope
{

void print(std::FILE* stream, const char* format, ...)
{
    std::va_list values, again;
    va_start(values, format);
    va_copy(again, values);
    const int bytes = std::vsnprintf(nullptr, 0, format, values);
    va_end(values);
    std::string text(bytes > 0 ? static_cast<std::size_t>(bytes) : 0, '\0');
    std::vsnprintf(text.data(), text.size() + 1, format, again);
    va_end(again);
    print(stream, text);
}

void print(std::FILE* stream, const std::string& text)
{
    const std::string shown = shownText(text);
    std::fwrite(shown.data(), 1, shown.size(), stream);
}

void passOn(std::FILE* stream, std::string_view bytes)
{
    std::fwrite(bytes.data(), 1, bytes.size(), stream);
    std::fflush(stream);
}

} // namespace tilescope
