/// Macros of a text, for what reads what kernels do.

#include "gpu/declared/kernel_text.h"
#include "gpu/declared/reading/macro_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace tilescope;

TEST(MacroText, StandsForWhatItsMacrosDo)
{
    const std::pair<const char*, const char*> cases[] = {
        {"#define AT(p, i) p[i]\nAT(in, x + f(1, 2)) = 1;", "in[x + f(1, 2)] = 1;"},
        {"#define PLACE int x = threadIdx.x; \\\n  int y = 0\nPLACE;\n", "int x = threadIdx.x;     int y = 0;"},
        {"#define N 512\n#define T unsigned char\nT a[N];", "T a[N];"},
        {"#define A(x) B(x)\n#define B(x) A(x)\nA(1);", "A(1);"},
        {"#define A(x) (x)\nA (1); A; A(1, 2); B(A(2));", "(1); A; A(1, 2); B((2));"},
        {"#define A(x, y) x##y\n#define S(x) #x\n#define V(...) f(__VA_ARGS__)\nA(1, 2) S(a) V(1)",
         "A(1, 2) S(a) V(1)"},
        {"#ifdef X\n#define A(x) x\n#else\n#define A(x) (x)\n#endif\nA(1)", "A(1)"},
        {"A(1)\n#define A(x) (x)\n", "(1)\n#define A(x) (x)"},
        {"#define E()\n#define F() g()\nE() F()", "E() g()"},
        {"#define K(x) (x)\nK(\n1);\n// 4", "(1)\n;\n// 4"},
        {"#define A(x) (x)\nA(", "A("},
    };
    for (const auto& [text, part] : cases)
        EXPECT_THAT(withMacrosExpanded(text), testing::HasSubstr(part)) << text;
}

TEST(MacroText, IsAsLongAsItMayBe)
{
    std::string text = "#define A0(x) x x x x x x x x x x\n";
    for (int i = 1; i < 20; ++i)
        text += "#define A" + std::to_string(i) + "(x) " + std::string(10, ' ') + "A" + std::to_string(i - 1) +
                "(x x x x x x x)\n";
    for (int i = 0; i < 100; ++i)
        text += "A19(a)\n";
    EXPECT_LT(withMacrosExpanded(text).size(), std::size_t{8} << 20);
}

TEST(MacroText, SaysWhatKernelsDoWithTheirPointers)
{
    const std::string text = "#define PIXEL(p, x, y) p[y * width + x]\n#define PLACE(r) \\\n"
                             "    int x = blockIdx.x * blockDim.x + threadIdx.x; \\\n"
                             "    int y = blockIdx.y * blockDim.y + threadIdx.y;\n"
                             "__global__ void k(float* a, float* b, int width, int n)\n{\n    PLACE(2)\n"
                             "    if (x < width && y < n)\n        PIXEL(a, x, y) = PIXEL(b, y, x);\n}\n";
    const std::vector<DefinedKernel> kernels = kernelsIn(text);
    ASSERT_EQ(kernels.size(), 1u);
    EXPECT_EQ(kernels[0].line, 5);
    EXPECT_EQ(text[kernels[0].body], '{');
    EXPECT_TRUE(kernels[0].bound[0].use.isStored);
    EXPECT_FALSE(kernels[0].bound[0].use.isUnknown);
    EXPECT_EQ(kernels[0].bound[3].meaning, "height");
}
