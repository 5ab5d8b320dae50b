#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace tilescope
{

/// The initial state of the dialog for an export.
struct ExportQuestion {
    QString title, suggestedPath;
    QStringList filters; ///< "SVG (*.svg)"
    QString filter;      ///< the initial one of them
};

/// All return at once; `chosen` is called with the path unless the user cancels.
void askForPicture(QWidget* parent, const QString& folder, const std::function<void(const QString&)>& chosen);
void askForFolder(QWidget* parent, const QString& folder, const std::function<void(const QString&)>& chosen);
void askWhereToSave(QWidget* parent, const QString& suggestedPath, const std::function<void(const QString&)>& chosen);
void askForSession(QWidget* parent, const QString& folder, const std::function<void(const QString&)>& chosen);
void askWhereToSaveSession(QWidget* parent, const QString& suggestedPath,
                           const std::function<void(const QString&)>& chosen);
void askWhereToExport(QWidget* parent, const ExportQuestion& question,
                      const std::function<void(const QString&)>& chosen);
void askForProgress(QWidget* parent, const QString& folder, const std::function<void(const QString&)>& chosen);
void askForKernel(QWidget* parent, const QString& folder, const std::function<void(const QString&)>& chosen);
void askWhereToSaveKernel(QWidget* parent, const QString& suggestedPath,
                          const std::function<void(const QString&)>& chosen);

} // namespace tilescope
