#pragma once

#include <QObject>

namespace tilescope
{

struct WindowParts;

/// Brings the values along the line on the picture to their panel, and the panel to the front when a line is drawn.
class ProfileController : public QObject
{
    Q_OBJECT

public:
    explicit ProfileController(const WindowParts& parts);
};

} // namespace tilescope
