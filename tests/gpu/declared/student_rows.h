#pragma once

#include <vector>

namespace tilescope
{

/// Something that CUDA's courses and books use, with what each thread computes by it.
struct StudentRow {
    const char* name;
    /// What stands before the kernel; notes too.
    const char* declarations;
    /// Statements of the kernel, in which `i` is the thread's number in the grid, `in` the picture, 0 to 255, and `out`
    /// the result of 256 values; empty: the declarations have a kernel of their own.
    const char* body;
    double (*expected)(int i);
    const char* clang = ""; ///< what is said if clang compiles the text; empty: the same values
    double tolerance = 0;   ///< of the value itself
    const char* type = "float";
};

/// By subject, each in a file of its own.
std::vector<StudentRow> warpRows();
std::vector<StudentRow> atomicRows();
std::vector<StudentRow> memoryRows();
std::vector<StudentRow> languageRows();
std::vector<StudentRow> numberRows();
std::vector<StudentRow> libraryRows();

} // namespace tilescope
