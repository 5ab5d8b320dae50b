#include "gpu/ptx/module.h"

#include <algorithm>

namespace tilescope::ptx
{

int bitsOf(Type type)
{
    switch (type) {
    case Type::None: return 0;
    case Type::Pred: return 1;
    case Type::B8:
    case Type::U8:
    case Type::S8: return 8;
    case Type::B16:
    case Type::U16:
    case Type::S16:
    case Type::F16:
    case Type::Bf16: return 16;
    case Type::B32:
    case Type::U32:
    case Type::S32:
    case Type::F16x2:
    case Type::Bf16x2:
    case Type::F32: return 32;
    case Type::B64:
    case Type::U64:
    case Type::S64:
    case Type::F64: return 64;
    case Type::B128: return 128;
    }
    return 0;
}

bool isSigned(Type type) { return type == Type::S8 || type == Type::S16 || type == Type::S32 || type == Type::S64; }

bool isFloat(Type type) { return type >= Type::F16; }

const Kernel* Module::findKernel(const std::string& name) const
{
    if (const auto known = std::ranges::find(kernels, name, &Kernel::name); known != kernels.end())
        return &*known;
    if (const auto known = std::ranges::find(refused, name, &RefusedKernel::name); known != refused.end())
        throw PtxError(known->reason);
    return nullptr;
}

const Variable* Module::findConstant(const std::string& name) const
{
    const auto found = std::ranges::find(constant, name, &Variable::name);
    return found == constant.end() ? nullptr : &*found;
}

} // namespace tilescope::ptx
