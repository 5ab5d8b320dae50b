#pragma once

#include "gpu/recipe/recipe.h"

#include <QList>
#include <QWidget>

class QToolButton;

namespace tilescope
{

class BriefLabel;
class NumberControl;
class SettingsModel;

/// Width and height of a block, 1 to 1024 threads each, even if their product exceeds the limit: an impossible block is
/// explained, not hidden. A strategy's blocks may be squares, whose sides are one setting, or a library's own choice.
class BlockControl : public QWidget
{
    Q_OBJECT

public:
    explicit BlockControl(SettingsModel& settings, QWidget* parent = nullptr);

    BlockSize block() const; ///< as displayed

    NumberControl* widthControl() const { return m_width; }
    void setBrief(bool isBrief); ///< without the shortcuts
    NumberControl* heightControl() const { return m_height; }

private:
    NumberControl* sideControl(const QString& name, const QString& meaning);
    QWidget* shortcuts();
    void showSettings();
    void describe();

    SettingsModel& m_settings;
    NumberControl* m_width;
    NumberControl* m_height;
    QList<QToolButton*> m_squareChips, m_oblongChips; ///< declared before the row that holds them
    QWidget* m_shortcuts;
    BriefLabel* m_threads;
};

} // namespace tilescope
