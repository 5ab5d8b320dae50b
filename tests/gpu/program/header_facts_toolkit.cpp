#include "tests/gpu/program/header_facts.h"

std::map<std::string, std::string> factsOfToolkit() { return headerFacts(); }
