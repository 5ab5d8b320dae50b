#pragma once

#include "gpu/operations/registry.h"
#include "ui/session/environment.h"

#include <QCoreApplication>
#include <QString>

#include <string>
#include <vector>

namespace tilescope
{

/// A setting that is chosen from a list, for its control and the palette.
struct SettingList {
    Q_DECLARE_TR_FUNCTIONS(SettingList)

public:
    struct Choice {
        QString title;
        std::string value; ///< as SettingsModel::change takes it
        QString meaning;   ///< empty if the list's own meaning suffices
    };
    std::string field; ///< as in SettingError
    QString label, meaning;
    std::vector<Choice> choices;
};

SettingList operationList(const Registry& registry);
SettingList listOf(const Parameter& parameter); ///< of type Choice

/// Where kernels run, which compiler is used, which GPU the emulator models and what it counts.
std::vector<SettingList> machineLists(const Environment& environment);

/// The setting of the machine that is a check box.
Parameter compileTimeSizes();

QString labelOf(const Parameter& parameter);

} // namespace tilescope
