#pragma once

#include <string>
#include <vector>

namespace tilescope
{

struct DeviceText {
    std::string text, name; ///< the name is that in messages, and in the PTX
    struct Header {
        std::string name, text;
    };
    std::vector<Header> headers;
    std::vector<std::string> options; ///< of clang
};

struct DeviceCode {
    std::string ptx; ///< empty if it does not compile
    std::string log;
};

/// CUDA for the device, compiled by the clang that has compiled this program, in a folder beside the program. Throws
/// std::runtime_error, with a sentence, if that cannot be.
DeviceCode compileForDevice(const DeviceText& text);

} // namespace tilescope
