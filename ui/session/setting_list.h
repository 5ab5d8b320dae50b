#pragma once

#include "gpu/operations/registry.h"
#include "ui/session/environment.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <vector>

namespace tilescope
{

/// A setting that is chosen from a list, for whatever offers it: a control, the palette.
struct SettingList {
    Q_DECLARE_TR_FUNCTIONS(SettingList)

public:
    struct Choice {
        QString title;
        std::string value; ///< as SettingsModel::change takes it
        QString meaning;   ///< empty where the list's own says all
    };
    std::string field; ///< as in SettingError
    QString label, meaning;
    std::vector<Choice> choices;
};

SettingList operationList(const Registry& registry);
SettingList listOf(const Parameter& parameter); ///< of type Choice

/// Where kernels run, what compiles them, which GPU the emulator stands for and what it counts.
std::vector<SettingList> machineLists(const Environment& environment);

/// The one setting of the machine that is on or off.
Parameter compileTimeSizes();

QString labelOf(const Parameter& parameter);

} // namespace tilescope
