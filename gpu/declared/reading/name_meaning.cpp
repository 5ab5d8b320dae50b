#include "gpu/declared/reading/name_meaning.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <set>
#include <string_view>

namespace tilescope
{

namespace
{

enum class NameWord {
    Width,
    Height,
    Pitch,
    Channels,
    Values,    ///< "pixels", "elements"
    Count,     ///< "n", "size", "length"
    Side,      ///< "x" and "y" in "size_x", "rows" of "row_stride"
    Picture,   ///< what it is of: "image", "matrix"
    Read,      ///< "in", "src"
    Written,   ///< "out", "dst"
    Unrelated, ///< "radius", and so the name is that of something else
};

NameWord kindOf(const std::string& word)
{
    static const std::map<NameWord, std::set<std::string_view>> kinds{
        {NameWord::Width,
         {"width", "w",  "cols", "col",   "columns", "column", "colunas", "columnas", "largura", "ancho", "largeur",
          "wid",   "wd", "nx",   "ncols", "ncol",    "dimx",   "sizex",   "xdim",     "xsize",   "xres",  "resx"}},
        {NameWord::Height,
         {"height", "h",  "rows",  "row",  "lines", "linhas", "filas", "altura", "alto", "hauteur", "hgt",
          "ht",     "ny", "nrows", "nrow", "dimy",  "sizey",  "ydim",  "ysize",  "yres", "resy"}},
        {NameWord::Pitch,
         {"pitch", "stride", "step", "spitch", "dpitch", "ipitch", "opitch", "linesize", "widthstep", "rowstride",
          "rowpitch"}},
        {NameWord::Channels, {"channels", "nchannels", "chans", "cpp", "bpp", "spp", "ncomp", "comps", "components"}},
        {NameWord::Values, {"pixels", "pixel", "px", "elements", "element", "elems", "elem", "npixels", "nelem"}},
        {NameWord::Count, {"n", "num", "number", "count", "size", "length", "len", "total", "dim"}},
        {NameWord::Side, {"x", "y"}},
        {NameWord::Picture, {"image", "img",      "im",    "picture", "pic", "frame",  "matrix", "mat", "data", "array",
                             "arr",   "buffer",   "buf",   "i",       "a",   "m",      "the",    "of",  "in",   "max",
                             "full",  "original", "orig",  "gpu",     "dev", "device", "d",      "g",   "h",    "bytes",
                             "byte",  "elements", "color", "colour",  "rgb", "rgba",   "bgr"}},
        {NameWord::Read, {"input", "src", "source", "s"}},
        {NameWord::Written,
         {"out", "output", "dst", "dest", "destination", "result", "o", "grey", "gray", "greyscale", "grayscale"}},
    };
    for (const auto& [kind, words] : kinds)
        if (words.contains(word))
            return kind;
    return NameWord::Unrelated;
}

/// "imgwidth" as "img" and "width", if both are words.
void splitJoined(std::vector<std::string>& words)
{
    for (std::size_t i = 0; i < words.size(); ++i)
        for (std::size_t at = 1; kindOf(words[i]) == NameWord::Unrelated && at < words[i].size(); ++at) {
            const std::string first = words[i].substr(0, at), second = words[i].substr(at);
            if (second.size() < 3 || kindOf(first) == NameWord::Unrelated || kindOf(second) == NameWord::Unrelated)
                continue;
            words[i] = second;
            words.insert(words.begin() + static_cast<std::ptrdiff_t>(i), first);
        }
}

} // namespace

std::vector<std::string> wordsOfName(const std::string& name)
{
    const auto isSmall = [&](std::size_t at) {
        return at < name.size() && (std::islower(static_cast<unsigned char>(name[at])) != 0);
    };
    std::vector<std::string> words;
    std::string word;
    for (std::size_t at = 0; at <= name.size(); ++at) {
        const bool isLarge = at < name.size() && (std::isupper(static_cast<unsigned char>(name[at])) != 0);
        const bool begins = isLarge && at > 0 && (isSmall(at - 1) || isSmall(at + 1)) && !(at == 1 && name[0] == 'N');
        if ((at == name.size() || name[at] == '_' || begins) && !word.empty()) {
            words.push_back(word);
            word.clear();
        }
        if (at < name.size() && name[at] != '_')
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(name[at])));
    }
    return words;
}

std::string plainName(const std::string& name)
{
    std::string plain;
    for (const char c : name)
        plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    for (const std::string_view prefix : {"d_", "dev_", "g_", "gpu_"})
        if (plain.starts_with(prefix))
            plain.erase(0, prefix.size());
    std::erase(plain, '_');
    return plain;
}

std::string meaningOfName(const std::string& name)
{
    constexpr std::size_t longest = 60; // a text is hostile
    if (name.size() > longest)
        return {};
    std::vector<std::string> words = wordsOfName(name);
    if (words.size() > 1 && (words.front() == "d" || words.front() == "g" || words.front() == "dev"))
        words.erase(words.begin());
    splitJoined(words);
    std::map<NameWord, int> counts;
    for (const std::string& word : words)
        ++counts[kindOf(word)];
    const auto has = [&](NameWord kind) { return counts.contains(kind); };
    if (words.empty() || has(NameWord::Unrelated))
        return {};
    if (has(NameWord::Pitch))
        return has(NameWord::Written) ? "result.pitch" : "pitch";
    if (has(NameWord::Channels))
        return has(NameWord::Width) || has(NameWord::Height) ? "" : "channels";
    // "col" and "row" alone are rather a place than a number.
    const bool isPlace = words.size() == 1 && (words[0] == "col" || words[0] == "row" || words[0] == "column");
    if (has(NameWord::Width) != has(NameWord::Height) && !has(NameWord::Side) && !has(NameWord::Values) && !isPlace)
        return has(NameWord::Width) ? "width" : "height";
    if (has(NameWord::Width) || has(NameWord::Height))
        return {};
    if (has(NameWord::Side)) // "size_x", not "x"
        return !has(NameWord::Count) || counts[NameWord::Side] > 1         ? ""
               : std::ranges::find(words, std::string("x")) != words.end() ? "width"
                                                                           : "height";
    // "num_images" and "frameCount" are those of a batch.
    static constexpr std::array<std::string_view, 4> numbers{"n", "num", "number", "count"};
    const bool isBatch =
        has(NameWord::Picture) && !has(NameWord::Values) && std::ranges::any_of(words, [](const std::string& word) {
            return std::ranges::find(numbers, word) != numbers.end();
        });
    return !isBatch && (has(NameWord::Count) || has(NameWord::Values)) ? "pixels" : "";
}

bool isShortForChannels(const std::string& name)
{
    static const std::set<std::string> shorts{"ch", "nch", "nc", "cn", "numch", "nchan"};
    return shorts.contains(plainName(name));
}

bool isBatchName(const std::string& name)
{
    static const std::set<std::string> many{"images", "imgs", "frames", "pictures", "batch", "batches"};
    static const std::set<std::string> counts{"n", "num", "number", "of", "count", "size", "total"};
    const std::vector<std::string> words = wordsOfName(name);
    const auto isOne = [](const std::set<std::string>& of) {
        return [&of](const std::string& word) { return of.contains(word); };
    };
    return std::ranges::any_of(words, isOne(many)) && std::ranges::all_of(words, [&](const std::string& word) {
               return isOne(many)(word) || isOne(counts)(word);
           });
}

} // namespace tilescope
