#pragma once

#include "host_defines.h"
#include "tilescope/vectors.h"
