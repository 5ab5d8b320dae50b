#pragma once

#include <string>

namespace tilescope::test
{

/// The text of a Sobel kernel as a person might write one: x and y are the thread's pixel, the rest is `body`.
inline std::string sobelText(const std::string& body)
{
    return "extern \"C\" __global__ void sobel(const unsigned char* input, unsigned char* output, int width, int "
           "height)\n{\n    const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + "
           "threadIdx.y;\n" +
           body + "\n}\n";
}

/// One that copies the picture before it does what `body` says.
inline std::string copyingText(const std::string& body)
{
    return sobelText("    if (x < width && y < height) output[y * width + x] = input[y * width + x];\n" + body);
}

} // namespace tilescope::test
