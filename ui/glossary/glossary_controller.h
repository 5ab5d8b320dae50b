#pragma once

#include "ui/shell/window_parts.h"

#include <QObject>

namespace tilescope
{

struct GlossaryTerm;
class TermTips;

/// Opens the glossary, at the term that a tool tip explained last, and has tool tips explain terms if the user wants
/// it.
class GlossaryController : public QObject
{
    Q_OBJECT

public:
    explicit GlossaryController(const WindowParts& parts);

    void open(const GlossaryTerm* term = nullptr); ///< at a term; without one, at the last that a tool tip explained

private:
    WindowParts m_parts;
    TermTips* m_tips;
};

} // namespace tilescope
