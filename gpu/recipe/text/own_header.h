#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tilescope
{

// A kernel's text carries the headers of its own folder that it includes, so that it means the same without that folder
// and headers are read, edited, compiled and shown as the text itself is. They follow it, each after a line
//     //@ header "sub/own.h"
// Lines are counted through, so that a line says where it is in all of the text.

/// The text followed by the header, whose name is relative to the text's folder.
std::string withHeader(std::string text, std::string_view name, std::string_view header);

struct CarriedHeader {
    std::string name;
    std::string_view text; ///< of what headersIn() was given
    int line = 0;          ///< of its first line, from 1, in all of the text
};

/// In their order. The last one's name is empty if the text goes on after the headers.
std::vector<CarriedHeader> headersIn(std::string_view text);

/// What precedes the headers: the file of the user's.
std::string_view withoutHeaders(std::string_view text);

/// A line as users know it: "own.cu" and 12, or "sub/own.h" and 3.
struct TextPlace {
    std::string file;
    int line = 0;
};
TextPlace placeIn(std::string_view text, const std::string& file, int line);

/// A line of the preprocessor that includes a file in quotation marks.
struct QuotedInclusion {
    std::size_t begin = 0, end = 0; ///< of the line, in the text
    int line = 0;                   ///< from 1
    std::string name;               ///< as the text has it
    std::string carried;            ///< the name of the header that is meant, if the text carries it
};

/// Those of a text and of the headers that it carries.
std::vector<QuotedInclusion> quotedInclusions(const std::string& text);

/// "sub/own.h" of "own.h" in "sub/other.h"; empty if that is no name of a file below or beside the text's folder.
std::string headerNameFrom(std::string_view includer, std::string_view name);

/// The text as one file for a compiler, to which every line keeps its number: a carried header is in the place of each
/// line that includes it, and only of the first one if it says "#pragma once".
std::string withHeadersInPlace(const std::string& text);

} // namespace tilescope
