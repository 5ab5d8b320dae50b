#pragma once

#include "gpu/operations/mistake.h"
#include "gpu/recipe/recipe.h"
#include "ui/shell/window_parts.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

class QMenu;

namespace tilescope
{

class KernelPanel;

/// Deliberate mistakes in the kernel's text: the menu that applies and reverts them, the lesson under the kernel's
/// header, and the fix offered beside the findings that a mistake causes.
class MistakeController : public QObject
{
    Q_OBJECT

public:
    MistakeController(const WindowParts& parts, KernelPanel& panel);

    /// The kinds of findings caused by mistakes in the text, each with the title of a mistake that causes it.
    const std::map<FindingKind, QString>& repairable() const { return m_repairable; }
    void repairFirst(std::optional<FindingKind> kind); ///< one that causes findings of this kind; none: any

signals:
    void repairableChanged(const std::map<FindingKind, QString>& kinds);

private:
    std::vector<Mistake> mistakes() const; ///< of the chosen strategy
    std::vector<Mistake> made() const;     ///< those contained in the current text
    QStringList elsewhere() const;         ///< titles of those that only other strategies of the operation have
    void fillMenu(QMenu& menu);
    void addEntry(QMenu& menu, const Mistake& mistake, const std::string& text);
    void make(const Mistake& mistake);
    void repair(const Mistake& mistake);
    Recipe without(Recipe recipe, const Mistake& mistake);
    Recipe withoutMistakes();
    void leaveText();
    void showLesson();
    void light(bool hasMistake);
    void goToChange();

    WindowParts m_parts;
    KernelPanel& m_panel;
    std::map<FindingKind, QString> m_repairable;
    std::string m_last;                     ///< the name of the one applied last
    std::map<std::string, Recipe> m_before; ///< the settings that a mistake replaced, by the mistake's name
    bool m_hasMistake = false;
    bool m_litByUs = false; ///< the differences were hidden before
};

} // namespace tilescope
