#pragma once

#include "gpu/operations/mistake.h"
#include "gpu/recipe/recipe.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QString>

#include <map>
#include <string>
#include <vector>

class QMenu;

namespace tilescope
{

class KernelPanel;

/// Mistakes made on purpose in the kernel's text: the menu that makes and mends them, the lesson under the kernel's
/// header, and the way out beside the findings that came of one.
class MistakeController : public QObject
{
    Q_OBJECT

public:
    MistakeController(const WindowParts& parts, KernelPanel& panel);

    /// The kinds of findings that come of mistakes in the text, with the title of one that each comes of.
    const std::map<std::string, QString>& mendable() const { return m_mendable; }
    void mendFirst(const std::string& kind); ///< that findings of this kind name; empty: any

signals:
    void mendableChanged(const std::map<std::string, QString>& kinds);

private:
    std::vector<Mistake> mistakes() const; ///< of the chosen strategy
    std::vector<Mistake> made() const;     ///< those that are in the text as it stands
    void fillMenu(QMenu& menu);
    void addEntry(QMenu& menu, const Mistake& mistake, const std::string& text);
    void make(const Mistake& mistake);
    void mend(const Mistake& mistake);
    void showLesson();
    void light(bool hasMistake);
    void goToChange();

    WindowParts m_parts;
    KernelPanel& m_panel;
    std::map<std::string, QString> m_mendable;
    std::string m_last;                     ///< the name of the one made last
    std::map<std::string, Recipe> m_before; ///< the settings that a mistake changed, by its name
    bool m_hasMistake = false;
    bool m_litByUs = false; ///< the differences were not shown before
};

} // namespace tilescope
