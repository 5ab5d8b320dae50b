#pragma once

#include "gpu/recipe/report.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace tilescope
{

/// The levels of memory in the chart, from the host's to the nearest.
enum class FlowNode { Host, Memory, L2, L1, Shared, Registers };

/// An arrow of the chart: the paths that lead from one level to another, as one.
struct FlowArrow {
    FlowNode from = FlowNode::L1, to = FlowNode::Registers;
    std::vector<FlowAmount> parts = {};
    double lowerBytes = 0, upperBytes = 0; ///< of those that are counted or modelled
    bool isModelled = false;
    bool isIncomplete = false; ///< a part is not counted
    /// Between host and device memory: how long the copy takes, measured or at least.
    struct Copy {
        double us = 0;
        bool isMeasured = false;
    };
    std::optional<Copy> copy = {};

    bool isCopy() const { return copy.has_value(); }
    double units() const; ///< sectors, or wavefronts of shared memory, that the upper bound makes
};

/// A run as the chart shows it.
struct FlowSide {
    QString name;      ///< "Shared tile 16×16 · Sobel edges"
    char letter = 0;   ///< of a pinned run
    double pixels = 0; ///< of its picture
    MemoryFlow flow;
    std::optional<Transfers> transfers = {};
    std::vector<FlowArrow> arrows = {}; ///< those with traffic

    const FlowArrow* find(FlowNode from, FlowNode to) const;
};

/// None if the run was not counted.
std::optional<FlowSide> flowSideOf(const Report& run, const QString& name, char letter = 0);

/// The run, and beside it a pinned one.
using FlowSides = std::vector<FlowSide>;

QString nodeTitle(FlowNode node);   ///< "L2 cache"
QString nodeMeaning(FlowNode node); ///< from the glossary

QString bytesText(double bytes);                ///< "2.1 MB"
QString amountText(double lower, double upper); ///< "2.1 MB", "1.0 MB – 2.1 MB"

/// The figures of an arrow's label, the most important first: "≈ 2.1 MB", "8.0 B/px", "66 k sectors", "0.10× A".
QStringList figuresOf(const FlowArrow& arrow, const FlowSides& sides, std::size_t side);
QString toolTipOf(const FlowArrow& arrow, const FlowSides& sides, std::size_t side);

/// The chart in words, a line for each arrow; for accessibility.
QString wordsOf(const FlowSides& sides);

QString modelName(const MemoryFlow& flow); ///< which caches are assumed, in a line
/// The same with the rules.
QString modelText(const MemoryFlow& flow);

} // namespace tilescope
