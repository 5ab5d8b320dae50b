#pragma once

#include "vector_types.h" // which has make_float4 and the like
