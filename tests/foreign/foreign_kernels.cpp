#include "gpu/emulator/translate/decode.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>

// Reads PTX files and prints, for each kernel, the file, the kernel and "lowers", or why the parser or the emulator
// refuses it; for a file that cannot be read at all, its entries with the reason. Separated by tabs.

using namespace tilescope;

namespace
{

std::string readFile(const char* name)
{
    std::ifstream file(name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

void print(const char* file, const std::string& kernel, std::string outcome)
{
    std::ranges::replace(outcome, '\t', ' ');
    std::ranges::replace(outcome, '\n', ' ');
    std::printf("%s\t%s\t%s\n", file, kernel.c_str(), outcome.c_str());
}

std::vector<std::string> entriesOf(const std::string& ptx)
{
    std::vector<std::string> names;
    for (std::size_t at = 0; (at = ptx.find(".entry ", at)) != std::string::npos;) {
        at += 7;
        names.push_back(ptx.substr(at, ptx.find_first_of("( \t\n", at) - at));
    }
    return names;
}

void check(const char* file, const emulator::HandlerTable& handlers)
{
    const std::string text = readFile(file);
    std::shared_ptr<const ptx::Module> module;
    try {
        module = std::make_shared<ptx::Module>(ptx::parseModule(text, ""));
    } catch (const std::exception& error) {
        for (const std::string& kernel : entriesOf(text))
            print(file, kernel, std::string("module: ") + error.what());
        return;
    }
    for (const ptx::RefusedKernel& refused : module->refused)
        print(file, refused.name, std::string("parser: ") + refused.reason.what());
    for (const ptx::Kernel& kernel : module->kernels)
        try {
            emulator::decode(module, kernel, handlers, true);
            print(file, kernel.name, "lowers");
        } catch (const std::exception& error) {
            print(file, kernel.name, std::string("emulator: ") + error.what());
        }
}

} // namespace

int main(int count, char** files)
{
    emulator::HandlerTable handlers;
    emulator::baseline::fillHandlers(handlers, false);
    for (int i = 1; i < count; ++i)
        check(files[i], handlers);
    return 0;
}
