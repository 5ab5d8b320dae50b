// A kernel's text, or an operation.json whose strategies have one text: read, bound, and made into plans for a small
// picture; with the part of the text that a device's compiler gets.

#include "fuzz.h"

#include "gpu/declared/declared_operation.h"
#include "gpu/declared/kernel_text.h"

#include <algorithm>

using namespace tilescope;

TILESCOPE_FUZZ(declared)
{
    const std::string text(input);
    const auto lines = [](const std::string& of) { return std::count(of.begin(), of.end(), '\n'); };
    fuzz::require(withoutComments(text).size() == text.size());
    fuzz::require(lines(deviceText(text)) == lines(text));
    const auto read = [](const auto& operation) {
        try {
            fuzz::require(!operation().strategies.empty());
        } catch (const SettingError& error) {
            fuzz::require(!std::string(error.what()).empty());
        }
    };
    read([&] { return operationOfKernel("own.cu", text); });
    read([&] {
        return operationOfFolder("own", "/own", [&](const std::string& file) {
            return file == "operation.json"
                       ? text
                       : "__global__ void own(const float* in, float* out, int width, int height, float gain) {}";
        });
    });
}
