#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace tilescope
{

/// Both return at once; `chosen` is called with the path unless the person cancels.
void askForPicture(QWidget* parent, const QString& folder, const std::function<void(const QString&)>& chosen);
void askWhereToSave(QWidget* parent, const QString& suggestedPath, const std::function<void(const QString&)>& chosen);

} // namespace tilescope
