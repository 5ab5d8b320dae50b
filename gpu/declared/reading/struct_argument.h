#pragma once

#include "gpu/declared/reading/pointer_use.h"
#include "gpu/recipe/message_value.h"
#include "gpu/recipe/plan.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tilescope
{

/// What a launch gives a value of its own: a parameter of a kernel, or a field of a struct that the kernel takes.
struct BoundParameter : KernelParameter {
    /// The name that the operation's parameter, or a buffer, for it has: "radius"; of a field whose name another field
    /// or parameter of the kernel has too, "p_radius"
    std::string setting = {};
    std::size_t count = 0;          ///< elements of an array in a struct; 0: no array
    std::size_t offset = 0;         ///< in the struct
    std::string fallback = {};      ///< the number that the struct gives it, such as "3", or the launch in the text
    PointerUse use = {};            ///< of a pointer
    bool isIndexedByThread = false; ///< of a pointer: an index of it depends on the thread's
    std::vector<std::string> values = {}; ///< of a pointer: those that the host's code copies there from a list
    int valuesLine = 0;                   ///< of the text, where it has these
    std::string variable = {}; ///< of a pointer: the host's variable that the text's launch gives it; empty: unknown
    /// Of a pointer that is a colour picture's plane, as a note names it: "red", "output.red"; empty: it is none
    std::string plane = {};
    std::string meaning = {};  ///< of a number: "width", "pitch" and others (name_meaning.h); empty: none of them
    std::string argument = {}; ///< what the host's launch gives a number, as an expression of the image; empty: unknown
    bool isOfLaunch = false;   ///< of a number: its meaning follows from that argument
    std::string rowValues = {}; ///< of a pitch: how many values or bytes a row has; empty: as many as `meaning` says

    /// Whether nothing is stored through the pointer, by its type or as the kernel's text shows.
    bool isOnlyRead() const { return pointsToConst || use.isOnlyRead(); }

    bool isReal() const { return type == "float" || type == "double"; }

    /// "radius" of "p.radius"
    std::string ownName() const { return name.substr(name.rfind('.') + 1); }
    /// The names of the operation's parameters that give it: one, or of an array "weights0", "weights1" …
    std::vector<std::string> settings() const;
};

/// A struct that a kernel takes by value, whose fields are given one by one.
struct StructArgument {
    std::size_t parameter = 0; ///< its place among the kernel's parameters
    std::size_t bytes = 0;
    std::size_t fields = 0; ///< how many of what is given are its own
    Message problem = {};   ///< why it cannot be given; empty: it can
    int line = 0;           ///< of what the problem is about, from 1
};

struct DefinedKernel;

/// Says what the kernels are given: their parameters and, in place of each that is a struct of the text, its fields at
/// the offsets that C++ gives them. Other names of types of numbers (typedef, using, enum) are replaced by those, also
/// in the parameters. `bare` is the text without comments.
void takeBoundParameters(std::vector<DefinedKernel>& kernels, const std::string& bare);

/// Puts the argument of a field into that of the struct.
void placeField(ValueArgument& whole, std::size_t offset, const Argument& field);

} // namespace tilescope
