#pragma once

#include "cuda.h"

extern "C" {

CUresult cuProfilerStart();
CUresult cuProfilerStop();

} // extern "C"
