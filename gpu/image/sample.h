#pragma once

#include "gpu/image/image.h"

#include <stop_token>
#include <string>
#include <vector>

namespace tilescope
{

/// Generated pictures, so that the program needs no binary assets. A name and a size always give the same bytes.
struct Sample {
    std::string name, title, meaning;
    int defaultWidth = 0, defaultHeight = 0;
};
const std::vector<Sample>& samples();

/// A sample at any size from 1×1 to 16384×16384. Throws std::invalid_argument with the names that exist. When asked to
/// stop, returns soon with an unfinished picture.
Image makeSample(const std::string& name, int width, int height, const std::stop_token& stop = {});

/// Parses "NAME" or "NAME@WxH" (the part after "sample:"). Throws std::invalid_argument with what is allowed.
struct SampleRequest {
    std::string name;
    int width = 0, height = 0;
};
SampleRequest parseSample(const std::string& text);

} // namespace tilescope
