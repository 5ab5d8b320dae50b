#pragma once

#include "ui/recorded/recorded_model.h"

#include <QObject>

class QAction;

namespace tilescope
{

struct WindowParts;

/// Offers the recorded run of the settings that the emulator ran, to be pinned beside it.
class RecordedController : public QObject
{
    Q_OBJECT

public:
    RecordedController(const WindowParts& parts, QObject* parent);

private:
    void refresh();
    std::optional<RecordedRun> current() const; ///< none where a GPU ran

    const WindowParts& m_parts;
    QAction* m_pin = nullptr; ///< available if current() has a run
};

} // namespace tilescope
