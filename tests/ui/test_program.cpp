#include "tests/ui/test_program.h"

#include <cstdio>

namespace tilescope::test
{

std::vector<TestEntry>& testEntries()
{
    static std::vector<TestEntry> entries;
    return entries;
}

bool enterTest(std::string_view file, TestMain run)
{
    const auto begin = file.rfind('/') + 1;
    testEntries().push_back({file.substr(begin, file.rfind("_test.cpp") - begin), run});
    return true;
}

} // namespace tilescope::test

int main(int argc, char** argv)
{
    const auto& entries = tilescope::test::testEntries();
    for (const auto& entry : entries) {
        if (argc > 1 && entry.name == argv[1]) {
            argv[1] = argv[0];
            return entry.run(argc - 1, argv + 1);
        }
    }
    std::fprintf(stderr, "The first argument is one of these tests:\n");
    for (const auto& entry : entries)
        std::fprintf(stderr, "  %.*s\n", static_cast<int>(entry.name.size()), entry.name.data());
    return 2;
}
