#pragma once

#include <string>
#include <vector>

namespace tilescope
{

/// What a number that a kernel takes is, by the words of its name: "width" of "width", "imgW", "num_cols" and others;
/// "height", "pixels", "channels"; "pitch" and "result.pitch" of rows; empty: none of them.
std::string meaningOfName(const std::string& name);

/// "inputWidth", "input_width" and "INPUT_WIDTH" as "input" and "width", "x2" as "x2".
std::vector<std::string> wordsOfName(const std::string& name);

/// "d_idata" as "idata": in small letters, without "_" and what says that it is the device's.
std::string plainName(const std::string& name);

/// Whether a number of that name, as a factor of an index, is how many values a pixel has: "ch".
bool isShortForChannels(const std::string& name);

/// Whether a number of this name is that of images that one launch works on: "num_images", "batchSize".
bool isBatchName(const std::string& name);

} // namespace tilescope
