#include "app/program.h"

/// tilescope-run: the commands without the window, and without Qt.
int main(int argc, char** argv) { return tilescope::runMain(argc, argv); }
