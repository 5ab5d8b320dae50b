// What `run --kernel` is given: a NumPy file, and the value of a parameter. What is read is written as the same again.

#include "fuzz.h"

#include "gpu/direct/direct_launch.h"

#include <span>

using namespace tilescope;

TILESCOPE_FUZZ(array)
{
    const std::string text(input);
    try {
        const Array array = arrayFromNpy({nullptr, std::as_bytes(std::span(text.data(), text.size()))});
        fuzz::require(array.bytes.size() == array.count() * array.type->bytes);
        fuzz::require(arrayFromNpy(npyOf(array)) == array);
    } catch (const ArrayError& error) {
        fuzz::require(!std::string(error.what()).empty());
    }
    DirectLaunch launch;
    launch.source = {"own.cu",
                     "struct S { int a; double b[2]; }; __global__ void own(float* out, const unsigned char* in, "
                     "uchar4 v, S s, cudaTextureObject_t t, long long n) {}"};
    launch.grid = launch.block = {1, 1, 1};
    try {
        for (const char* const name : {"out", "in", "v", "s.a", "s.b", "t", "n"})
            launch.arguments.push_back({name, parseGivenValue(text, [](const std::string&) {
                                            return Array{arrayTypeNamed("float32"), {1}, std::vector<std::byte>(4)};
                                        })});
        (void)planOf(launch);
    } catch (const std::runtime_error& error) {
        fuzz::require(!std::string(error.what()).empty());
    }
}
