#pragma once

#include "cuda_runtime.h"

#include "tilescope/half.h"
