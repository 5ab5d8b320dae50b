#include "gpu/declared/memory/guessed_pointers.h"

#include "gpu/declared/binding.h"
#include "gpu/declared/reading/window_side.h"
#include "gpu/declared/value_bytes.h"
#include "gpu/recipe/message.h"

#include <cstdlib>

namespace tilescope
{

/// Whether both are pictures, since each thread reads its own value of them: as in a sum or a product of two.
static bool areBoth(const BoundParameter& meant, const BoundParameter& parameter)
{
    return meant.isOnlyRead() && parameter.isOnlyRead() && meant.isIndexedByThread && parameter.isIndexedByThread &&
           meant.type == parameter.type && meant.use.step == parameter.use.step &&
           !isNamedAsWindow(parameter.ownName());
}

GuessedPointers::GuessedPointers(const DeclaredLaunch& launch, const DefinedKernel& kernel,
                                 const std::function<std::string(const BoundParameter&)>& bufferOf)
    : m_kernel(kernel)
{
    for (const BoundParameter& parameter : kernel.bound) {
        if (!parameter.isPointer || launch.arguments.contains(parameter.name) ||
            launch.produced.contains(parameter.name))
            continue;
        const std::string buffer = m_buffers[&parameter] = bufferOf(parameter);
        const auto [first, isNew] = m_meant.emplace(buffer, &parameter);
        if (!isNew)
            first->second = &meantFor(buffer, *first->second, parameter);
    }
}

const BoundParameter* GuessedPointers::meant(const std::string& buffer) const
{
    const auto found = m_meant.find(buffer);
    return found == m_meant.end() ? nullptr : found->second;
}

bool GuessedPointers::isOpen(const BoundParameter& parameter) const
{
    const auto buffer = m_buffers.find(&parameter);
    if (buffer == m_buffers.end() || !parameter.plane.empty())
        return false;
    const BoundParameter& first = *m_meant.at(buffer->second);
    return &first != &parameter && (parameter.use.isUsed() || !first.use.isUsed()) && !areBoth(first, parameter);
}

Message GuessedPointers::problem() const
{
    for (const BoundParameter& parameter : m_kernel.bound)
        if (isOpen(parameter)) {
            const std::string& buffer = m_buffers.at(&parameter);
            return problemOf(*m_meant.at(buffer), parameter, buffer == "input");
        }
    return {};
}

Message GuessedPointers::problemOf(const BoundParameter& first, const BoundParameter& parameter, bool isRead) const
{
    return say(
        isRead ? gpu::phrase("The kernel \"%1\" reads through two pointers, \"%2\" and \"%3\". Specify what "
                             "the second one is: //@ buffer %3 %4 = 1, 2, 1 for its values, //@ buffer %3 %4 "
                             "width * height for what another launch stores, or //@ bind %3 = input")
        : first.use.isStored && parameter.use.isStored
            ? gpu::phrase("The kernel \"%1\" stores through two pointers, \"%2\" and \"%3\". If the second "
                          "one is not the result, declare it: //@ buffer %3 %4 width * height")
            : gpu::phrase("The kernel \"%1\" may store through two pointers, \"%2\" and \"%3\". Specify what the "
                          "second one is: //@ buffer %3 %4 width * height, or //@ bind %3 = input"),
        m_kernel.name, first.name, parameter.name, parameter.type);
}

std::string GuessedPointers::weightsOf(const BoundParameter& parameter, const std::string& bare) const
{
    constexpr int largest = 7;
    const ElementType element = elementOf(parameter.type);
    const auto buffer = m_buffers.find(&parameter);
    if (buffer == m_buffers.end() || buffer->second != "input" || !isOpen(parameter))
        return {};
    const WindowSide window = windowSide(m_kernel, parameter, bare);
    const bool isReal = element.scalar == "float" || element.scalar == "double";
    if ((parameter.isIndexedByThread && !window.isNamed) || element.channels > 1)
        return {};
    if (window.side.empty() || (window.radius.empty() && isReal && window.isNamed))
        return !window.isNamed ? "" : isReal ? "gaussian(2)" : "gaussian(2, 0.1)";
    if (isReal)
        return window.radius.empty() ? "" : (window.isRow ? "gaussian_row(" : "gaussian(") + window.radius + ")";
    const int side = std::atoi(window.side.c_str());
    if (side == 0 && !window.isRow) // whole numbers that leave the image as it is: so narrow a Gaussian has one weight
        return "gaussian(" + window.radius + ", 0.1)";
    std::string ones;
    for (int i = 0; side <= largest && i < (window.isRow ? side : side * side); ++i)
        ones += i == 0 ? "1" : ", 1";
    return ones;
}

} // namespace tilescope
