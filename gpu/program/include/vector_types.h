#pragma once
#define __VECTOR_TYPES_H__

#include "host_defines.h"
#include "tilescope/vectors.h"
