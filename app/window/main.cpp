#include "app/window/window_program.h"

int main(int argc, char** argv)
{
    tilescope::setProgram(std::make_unique<tilescope::WindowProgram>(argc, argv));
    return tilescope::runMain(argc, argv);
}
