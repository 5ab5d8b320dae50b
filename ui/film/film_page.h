#pragma once

#include "gpu/recipe/plan.h"
#include "ui/film/block_picture.h"
#include "ui/film/film_plan.h"
#include "ui/trace/traced_block.h"

#include <QImage>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tilescope
{

class AccessView;
class TileView;
class TimeLineView;

/// What a film is about, as values.
struct FilmSubject {
    TracedBlock block;                 ///< with a trace that has events
    QString title;                     ///< operation, strategy, block, picture
    std::vector<KernelSource> kernels; ///< for the text of the current line; may be empty
    ImagePtr source;                   ///< the picture that the kernel read, and its run with the block's place on it;
    std::shared_ptr<const Report> report; ///< without both, the page leaves the picture out
};

/// The page of a film for the back row: the views of the block panel off screen, in large letters and the light
/// palette. A frame follows from the subject, the plan and its number alone, whatever was drawn before. GUI thread
/// only, as for every widget.
class FilmPage : public QWidget
{
    Q_OBJECT

public:
    static constexpr QSize pixels{1280, 720};
    static constexpr int leastLetters = 20; ///< the size of the smallest letters, in pixels

    FilmPage(const FilmSubject& subject, const FilmPlan& plan); ///< the plan has frames

    QImage draw(std::size_t frame);
    QString sentence() const { return m_sentence; } ///< of the frame that was drawn last
    QString kernelLine() const { return m_kernelLine; }

private:
    void place();
    void dress();
    void setStep(std::size_t event);
    void paintHead(QPainter& painter) const;
    void paintSentence(QPainter& painter) const;
    void paintKernelLine(QPainter& painter) const;
    void paintProgress(QPainter& painter) const;
    void paintPicture(QPainter& painter) const;

    FilmSubject m_subject;
    FilmPlan m_plan;
    std::map<std::string, QStringList> m_lines; ///< of the kernels by file
    std::unique_ptr<BlockPicture> m_picture;    ///< null without a picture
    TimeLineView* m_timeLine;
    AccessView* m_access;
    TileView* m_tile;
    std::size_t m_frame = 0;
    QString m_sentence, m_stepPlace, m_kernelLine;
};

} // namespace tilescope
