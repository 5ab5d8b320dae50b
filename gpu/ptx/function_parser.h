#pragma once

#include "gpu/ptx/function_scope.h"
#include "gpu/ptx/module_symbols.h"
#include "gpu/ptx/opcode_table.h"
#include "gpu/ptx/operand_parser.h"
#include "gpu/ptx/source_locations.h"
#include "gpu/ptx/token_stream.h"
#include "gpu/ptx/wmma.h"

namespace tilescope::ptx
{

/// Reads one .entry or .func, from the word after it to the "}" or ";" at its end, into ModuleSymbols.
class FunctionParser
{
public:
    FunctionParser(TokenStream& tokens, ModuleSymbols& module, SourceLocations& locations, InstructionWords& words,
                   bool isEntry);

    void parse();

private:
    // the head
    void parseReturns();
    void parseParameters();
    Operand parseFormal();
    void addEntryParameter();
    void parseHeadDirectives();
    void parseThreads(bool isRequired);

    // the body
    void parseBody();
    void parseOrSkipBody();
    void parseStatement();
    void parseDirective(const Token& directive);
    void parseRegisters(const Token& typeName);
    void parseSlots();
    void parseLocalVariables(Space space);
    void parseLabelled(const Token& label);
    void openScope(std::uint32_t textLine);
    void closeScope();

    // instructions
    void parseGuard();
    void parseInstruction(const Token& word);
    void parseOperation(const Token& word);
    void parseBranch(const Token& word);
    void parseWmma(const WmmaForm& form, const Token& word);
    void parseCall();
    std::vector<Operand> parseCallList();
    Instruction& append(const Instruction& prototype, std::uint32_t textLine);

    TokenStream& m_tokens;
    ModuleSymbols& m_module;
    SourceLocations& m_locations;
    InstructionWords& m_words;
    FunctionBody m_body;
    FunctionScope m_scope;
    LabelTable m_labels;
    OperandParser m_operands;
    std::uint32_t m_guard = noIndex;
    bool m_guardNegated = false;
};

} // namespace tilescope::ptx
