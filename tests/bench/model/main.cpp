#include "registers.h"

int main() { return tilescope::printRegisters(); }
