#pragma once

#include "gpu/recipe/report.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace tilescope
{

class KernelPanel;
class MistakeController;

/// Applies the cures of findings that can be applied exactly: takes a mistake out, sets a block, pads the rows of a
/// tile in the kernel's text. The run before is pinned, and once the cured kernel has run, a message says what was
/// gained.
class CureController : public QObject
{
    Q_OBJECT

public:
    CureController(const WindowParts& parts, KernelPanel& kernel, MistakeController& mistakes, QObject* parent);

    QString cureOf(const Finding& finding) const; ///< the change, as a sentence; empty if there is no exact cure
    void apply(const Finding& finding);

signals:
    void curesChanged(); ///< cureOf() may have another answer

private:
    /// A cure that was applied and has not run yet.
    struct Applied {
        Finding finding;
        QString change;
        std::shared_ptr<const Report> before; ///< null if the settings had no complete run
        Recipe recipe;                        ///< the cured one
    };

    QString mistakeOf(const Finding& finding) const;
    std::optional<Recipe> curedBy(const Remedy& remedy) const;
    std::shared_ptr<const Report> presentRun() const;
    bool pin(const std::shared_ptr<const Report>& run);
    void unpin();
    void takeRecipe(const Recipe& recipe);
    void takeReport(const std::shared_ptr<const Report>& report);

    WindowParts m_parts;
    KernelPanel& m_kernel;
    MistakeController& m_mistakes;
    std::optional<Applied> m_applied;
    Recipe m_cured; ///< of the message
    /// The run that the last cure pinned, and the settings that it made: with others, the pin would be compared with
    /// what it is not about.
    std::shared_ptr<const Report> m_pinned;
    Recipe m_pinnedFor;
    char m_baselineBefore = '\0';
};

} // namespace tilescope
