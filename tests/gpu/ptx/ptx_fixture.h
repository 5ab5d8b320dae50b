#pragma once

#include "gpu/ptx/module.h"

#include <string>
#include <vector>

namespace tilescope::ptx
{

/// The directives that begin a module.
inline const std::string moduleHead = ".version 8.0\n.target sm_75\n.address_size 64\n";

/// The text of tests/data/PATH.
std::string readData(const std::string& path);
/// tests/data/PATH parsed; its kernel file is NAME.cu for "…/NAME.compiler.ptx".
Module parseData(const std::string& path);

/// A module with one kernel "k", parameters "buffer" and "count", registers of every type (%p, %h, %r, %d, %f, %g),
/// a shared variable "tile" and a local "depot", around `body`.
std::string kernelText(const std::string& body);
Kernel parseBody(const std::string& body);
/// The first instruction of `body`.
Instruction parseOne(const std::string& body);

/// The error of parseModule for `text`, or for the first kernel that it refuses; empty if it accepts everything.
std::string errorOf(const std::string& text, const std::string& mainFile = "kernel.cu");

/// "%r1", "!%p1", "5", "&tile+16", "[%d1-4]", "[tile+8]", "special 3", "_"
std::string textOf(const Module& module, const Kernel& kernel, const Operand& operand);
/// Destinations, " <- ", sources.
std::string operandsOf(const Module& module, const Kernel& kernel, const Instruction& instruction);
std::string operandsOf(const Kernel& kernel, const Instruction& instruction);

/// Violations of the properties that every module must have: indices in range, an end, places. Empty if there are none.
std::vector<std::string> faultsOf(const Module& module);

std::size_t countOf(const Kernel& kernel, Opcode opcode);
std::size_t countOf(const Kernel& kernel, Opcode opcode, Space space);

} // namespace tilescope::ptx
