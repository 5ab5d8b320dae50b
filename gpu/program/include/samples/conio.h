// The keyboard of Visual Studio's conio.h: one character of the standard input, our own.
#pragma once

#include <stdio.h>

static inline int _getch(void) { return getchar(); }
static inline int getch(void) { return getchar(); }
static inline int _kbhit(void) { return 1; }
static inline int kbhit(void) { return 1; }
