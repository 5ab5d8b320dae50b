#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tilescope::sass
{

/// What ptxas wrote into an instruction for the scheduler. Since 7.0 an instruction has 128 bits, and these are its
/// bits 105 to 121: Jia et al., "Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking" (2018),
/// section 2.1.
struct ControlCode {
    static constexpr std::uint8_t scoreboards = 6; ///< of a warp
    static constexpr std::uint8_t none = 7;        ///< no scoreboard
    std::uint8_t stall = 1;                        ///< cycles until the warp's next instruction, at least
    bool yields = false;                           ///< other warps should go on: its bit is 0
    std::uint8_t writeScoreboard = none;           ///< taken until the results are there
    std::uint8_t readScoreboard = none;            ///< taken until the operands were read
    std::uint8_t waits = 0; ///< a bit for each scoreboard that must be free before the instruction
};

struct Instruction {
    std::uint32_t ptxLine = 0; ///< from 1; 0: unknown
    std::string guard;         ///< "@!P0"; empty: none
    std::string opcode;        ///< with its modifiers: "LDG.E.U8"
    std::string operands;
    std::uint32_t target = noTarget; ///< of a branch: index of an instruction of the function
    ControlCode control;

    static constexpr std::uint32_t noTarget = 0xFFFF'FFFF;
    std::string_view name() const { return std::string_view(opcode).substr(0, opcode.find('.')); } ///< "LDG"
    bool has(std::string_view modifier) const;                                                     ///< "U8"
    bool isNever() const { return guard == "@!PT"; }
};

struct Function {
    std::string name;
    std::vector<Instruction> instructions; ///< what it calls follows it
    bool hasControlCodes = false;
};

/// The functions in a listing of nvdisasm with the options -gp -c, and -hex for control codes. What is not understood
/// is left out.
std::vector<Function> parseListing(std::string_view listing);

const Function* findFunction(const std::vector<Function>& functions, std::string_view name); ///< null: there is none

} // namespace tilescope::sass
