#pragma once

#include "gpu/lesson/lesson_figures.h"

#include <QByteArray>
#include <QString>

namespace tilescope
{

/// A lesson as a page to print, in one of its languages (another is English): every claim, question and task. With
/// answers it is the teacher's: the hints, the answers that the runs give and the conclusions too, for which `figures`
/// has to be complete. Requires a
/// QGuiApplication, for the lesson's Markdown. Throws ExpressionError if a figure is missing.
QByteArray handoutPage(const Lesson& lesson, const QString& language, const LessonFigures& figures, bool withAnswers);

} // namespace tilescope
