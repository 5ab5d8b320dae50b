#pragma once

#include <string>
#include <vector>

namespace tilescope
{

struct BoundParameter;
struct DefinedKernel;

/// A filter's window, as the kernel's indices of its weights show it.
struct WindowSide {
    std::string side = {};   ///< weights in a row, as an expression of the kernel's numbers, "(2 * radius + 1)" or "5"
    std::string radius = {}; ///< the same as a radius; empty: it is not known
    bool isRow = false;      ///< the window is one row
    bool isNamed = false;    ///< the pointer's name says that it is one
};

/// That of the pointer's values, by its indices, else by its name and that of a number; no side: neither shows it.
/// `bare` is the text without comments.
WindowSide windowSide(const DefinedKernel& kernel, const BoundParameter& pointer, const std::string& bare);

/// Whether a pointer or variable is called after a filter's weights, "mask" or "gaussian_kernel".
bool isNamedAsWindow(const std::string& name);

/// Weights that fit the size of an array of the text, such as a __constant__ one of 5 * 5 numbers: "gaussian(2)";
/// empty: its size is not that of a window.
std::string constantWeights(const std::string& bare, const std::string& array, const std::string& type);

/// Gives the numbers that are a window's side or radius, and that the text's launch does not give, the number that fits
/// the values that the host's code lists, else that of a window of three (BoundParameter::fallback).
void takeWindowSides(std::vector<DefinedKernel>& kernels, const std::string& bare);

} // namespace tilescope
