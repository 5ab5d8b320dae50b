#include "ui/session/setting_list.h"

#include "gpu/model/gpu_model.h"
#include "gpu/recipe/json/enum_names.h"
#include "ui/translation.h"

namespace tilescope
{

namespace
{

QString factsOf(const GpuModel& gpu)
{
    return SettingList::tr("%1, compute capability %2.%3\n%L4 multiprocessors, %L5 GB/s of memory")
        .arg(QString::fromStdString(gpu.architecture))
        .arg(gpu.major)
        .arg(gpu.minor)
        .arg(gpu.multiprocessors)
        .arg(gpu.bandwidthGBs, 0, 'f', 0);
}

SettingList backends()
{
    return {"backend",
            SettingList::tr("Runs on"),
            SettingList::tr(
                "Automatic uses the GPU if there is one; otherwise, the emulator runs the same kernels on the CPU."),
            {{SettingList::tr("Automatic"), nameOf(BackendChoice::Auto), {}},
             {SettingList::tr("NVIDIA GPU"), nameOf(BackendChoice::Cuda), {}},
             {SettingList::tr("Emulator"), nameOf(BackendChoice::Emulator), {}}}};
}

SettingList compilers(const Environment& environment)
{
    const auto detail = [&environment](CompilerChoice kind) {
        for (const auto& found : environment.compilers)
            if (found.kind == kind)
                return translated(found.detail);
        return QString();
    };
    return {"compiler",
            SettingList::tr("Compiler"),
            SettingList::tr(
                "The compiler for the kernel source. Automatic uses NVRTC if it is installed, otherwise clang."),
            {{SettingList::tr("Automatic"), nameOf(CompilerChoice::Auto), {}},
             {QStringLiteral("NVRTC"), nameOf(CompilerChoice::Nvrtc), detail(CompilerChoice::Nvrtc)},
             {QStringLiteral("clang"), nameOf(CompilerChoice::Clang), detail(CompilerChoice::Clang)}}};
}

SettingList gpus(const Environment& environment)
{
    SettingList list{
        "gpu",
        SettingList::tr("Emulated GPU"),
        SettingList::tr(
            "The GPU that the emulator models: its limits, its occupancy and its time band, which is an estimate."),
        {{environment.isElsewhere ? SettingList::tr("The worker's GPU")
          : environment.hasGpu()  ? SettingList::tr("This computer's GPU")
                                  : SettingList::tr("Automatic"),
          {},
          {}}}};
    for (const GpuModel& gpu : gpuTable())
        list.choices.push_back({QString::fromStdString(gpu.name), gpu.name, factsOf(gpu)});
    return list;
}

SettingList counters()
{
    return {"counters",
            SettingList::tr("Counters"),
            SettingList::tr("Automatic counts one block of each class of equivalent blocks, or every block if the "
                            "blocks are not equivalent."),
            {{SettingList::tr("Automatic"), nameOf(CounterMode::Auto), {}},
             {SettingList::tr("Every block"), nameOf(CounterMode::Full), {}},
             {SettingList::tr("None"), nameOf(CounterMode::None), {}}}};
}

} // namespace

SettingList operationList(const Registry& registry)
{
    SettingList list{"operation", SettingList::tr("Operation"), {}, {}};
    for (const Operation& operation : registry.operations())
        list.choices.push_back({translated(operation.title), operation.name, QString::fromStdString(operation.text)});
    return list;
}

SettingList listOf(const Parameter& parameter)
{
    SettingList list{parameter.name, labelOf(parameter), translated(parameter.meaning), {}};
    for (const std::string& choice : parameter.choices) {
        list.choices.push_back({translated(titleOfChoice(choice)), choice, {}});
    }
    return list;
}

std::vector<SettingList> machineLists(const Environment& environment)
{
    return {backends(), compilers(environment), gpus(environment), counters()};
}

Parameter compileTimeSizes()
{
    Parameter sizes;
    sizes.name = "compile_time_sizes";
    sizes.label = SettingList::tr("Compile-time sizes").toStdString();
    sizes.type = ParameterType::Boolean;
    sizes.defaultValue = false;
    sizes.meaning =
        SettingList::tr("Passes the block size and the filter sizes to the compiler as constants, so that it can "
                        "unroll loops and compute with them in advance. Each setting is then compiled separately.")
            .toStdString();
    return sizes;
}

QString labelOf(const Parameter& parameter)
{
    return translated(parameter.label.empty() ? parameter.name : parameter.label);
}

} // namespace tilescope
