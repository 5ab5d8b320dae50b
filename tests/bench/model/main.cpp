#include "band.h"
#include "registers.h"

#include <cstdio>
#include <string>

int main(int count, char** words)
{
    const std::string task = count > 1 ? words[1] : "";
    if (task == "registers")
        return tilescope::printRegisters();
    if (task == "band")
        return tilescope::printBands(count > 2 && std::string(words[2]) == "details");
    std::puts("bench_model registers | band [details]");
    return 2;
}
