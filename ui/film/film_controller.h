#pragma once

#include "ui/film/film_page.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>

namespace tilescope
{

class BlockPanel;
class FilmDialog;
class FilmMaker;

/// Makes films of the block that the block panel shows: asked for in a dialog, or at once. One at a time.
class FilmController : public QObject
{
    Q_OBJECT

public:
    FilmController(const WindowParts& parts, QObject* parent);
    ~FilmController() override; ///< cancels a film that is being made

    QString missing() const; ///< why no film can be made now; empty if one can

    void choose(const QString& proposedPath); ///< opens the dialog; nothing may be missing
    /// At once: of filmFrom() the current step or, if that is the first, of all. Throws ExportError.
    void make(const QString& path);

signals:
    void finished(const QString& path, const QString& problem); ///< an empty problem: it was written

private:
    FilmSubject subject() const;
    void askWhere(const QString& proposedPath);
    void begin(const FilmSubject& subject, const FilmPlan& plan, const QString& path);
    void end(const QString& problem, bool wasCancelled);

    WindowParts m_parts;
    QPointer<FilmDialog> m_dialog;
    std::unique_ptr<FilmMaker> m_maker; ///< of the film that is being made
};

} // namespace tilescope
