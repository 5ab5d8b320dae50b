#pragma once

#include "cuda_runtime.h"
#ifdef __CUDA__
#include "tilescope/pipeline.h"
#endif
