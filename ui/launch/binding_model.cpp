#include "ui/launch/binding_model.h"

#include "gpu/declared/binding.h"
#include "ui/parts/tables/table_text.h"
#include "ui/theme/colours.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QSize>

namespace tilescope
{

using What = LaunchEdit::What;

static QString shown(const std::string& text) { return QString::fromStdString(text); }

std::string edited(const std::string& text, const LaunchEdit& edit)
{
    switch (edit.what) {
    case What::Grid: return withLaunchSize(text, edit.launch, "grid", edit.written);
    case What::Threads: return withLaunchSize(text, edit.launch, "threads", edit.written);
    case What::Shared: return withLaunchSize(text, edit.launch, "shared", edit.written);
    case What::Parameter: return withBinding(text, edit.launch, edit.name, edit.written);
    case What::Slider: return withParameter(text, edit.name, edit.written);
    }
    return text;
}

void BindingModel::setLaunches(const std::vector<LaunchBindings>& launches, const std::vector<Parameter>& sliders,
                               const ParameterValues& values, const std::string& text)
{
    beginResetModel();
    m_rows.clear();
    for (const LaunchBindings& launch : launches)
        addLaunch(launch);
    if (!sliders.empty()) {
        Row title;
        title.isTitle = true;
        title.name = tr("Sliders");
        title.toolTip =
            tr("The numbers that a user of the operation can change. The rows are updated when the source is saved.");
        m_rows.push_back(title);
    }
    for (const Parameter& slider : sliders)
        addSlider(slider, values, text);
    endResetModel();
}

void BindingModel::addLaunch(const LaunchBindings& launch)
{
    Row title;
    title.isTitle = true;
    title.name = shown(launch.kernel);
    if (!launch.gridNow.empty())
        title.name += QStringLiteral("<<<%1, %2>>>").arg(shown(launch.gridNow), shown(launch.threadsNow));
    title.toolTip = tr("The kernel on line %1 of the source.").arg(launch.line);
    m_rows.push_back(title);
    addSize(launch, What::Grid, tr("Grid"), launch.grid, tr("covers the result"), launch.gridNow);
    addSize(launch, What::Threads, tr("Block"), launch.threads, tr("the chosen block"), launch.threadsNow);
    addSize(launch, What::Shared, tr("Dynamic shared memory"), launch.shared, tr("none"),
            launch.sharedNow.empty() ? "" : launch.sharedNow + " bytes");
    for (const ParameterBinding& parameter : launch.parameters)
        addParameter(launch, parameter);
}

void BindingModel::addSize(const LaunchBindings& launch, What what, const QString& name, const std::string& given,
                           const QString& otherwise, const std::string& now)
{
    Row row;
    row.edit = {.what = what, .launch = launch, .name = {}, .written = {}};
    row.isEditable = !launch.isOfDocument;
    row.name = name;
    row.given = shown(given);
    row.placeholder = otherwise;
    row.now = shown(now);
    row.toolTip = what == What::Shared ? tr("Dynamic shared memory per block, in bytes") : QString();
    row.why = !given.empty() && launch.isOfDocument ? QStringLiteral("operation.json")
              : given.empty()                       ? tr("by default")
                                                    : tr("by a note");
    if (what == What::Grid)
        row.choices = {QStringLiteral("ceil(width / block.x), ceil(height / block.y)"),
                       QStringLiteral("ceil(pixels / threads)")};
    else if (what == What::Threads)
        row.choices = {QStringLiteral("256"), QStringLiteral("block.x, block.y"), QStringLiteral("threads")};
    else
        row.choices = {QStringLiteral("threads * 4"), QStringLiteral("(block.x + 2) * (block.y + 2) * 4")};
    m_rows.push_back(row);
}

static QString reasonOf(const ParameterBinding& parameter)
{
    using enum ParameterBinding::Origin;
    switch (parameter.origin) {
    case Note:
        return parameter.noteLine > 0 ? BindingModel::tr("note on line %1").arg(parameter.noteLine)
                                      : BindingModel::tr("by a note");
    case Document: return QStringLiteral("operation.json");
    case Buffer: return BindingModel::tr("name of a buffer");
    case Setting: return BindingModel::tr("name of a slider");
    case Launch: return BindingModel::tr("by the file's launch");
    case Name: return BindingModel::tr("by its name");
    case Kind: return BindingModel::tr("by its type");
    case Nothing: return BindingModel::tr("not specified");
    }
    return {};
}

void BindingModel::addParameter(const LaunchBindings& launch, const ParameterBinding& parameter)
{
    Row row;
    row.edit = {.what = What::Parameter, .launch = launch, .name = parameter.name, .written = {}};
    row.isEditable = !launch.isOfDocument;
    row.isMissing = parameter.origin == ParameterBinding::Origin::Nothing;
    row.name = shown(parameter.name);
    row.type = shown(parameter.type);
    row.given = shown(parameter.given);
    row.placeholder = tr("choose…");
    row.now = shown(parameter.now);
    row.why = reasonOf(parameter);
    for (const std::string& one : parameter.may)
        row.choices << shown(one);
    m_rows.push_back(row);
}

void BindingModel::addSlider(const Parameter& slider, const ParameterValues& values, const std::string& text)
{
    const auto written = writtenParameter(text, slider.name);
    Row row;
    row.edit = {.what = What::Slider, .launch = {}, .name = slider.name, .written = {}};
    row.isEditable = true;
    row.name = shown(slider.name);
    row.type = slider.type == ParameterType::Integer   ? tr("whole number")
               : slider.type == ParameterType::Real    ? tr("number")
               : slider.type == ParameterType::Boolean ? tr("on or off")
                                                       : tr("choice");
    row.given = shown(written.value_or(parameterNote(slider)));
    if (const auto value = values.find(slider.name); value != values.end())
        row.now = shown(toText(value->second));
    row.why = written ? tr("by a note") : tr("by its type");
    row.toolTip =
        tr("Default, limits, step, unit and meaning, for example: 2 in 1..15 step 1 unit px Reach of the window");
    m_rows.push_back(row);
}

bool BindingModel::hasMissing() const
{
    return std::ranges::any_of(m_rows, [](const Row& row) { return row.isMissing; });
}

int BindingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int BindingModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant BindingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || static_cast<std::size_t>(index.row()) >= m_rows.size())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isEmpty = index.column() == Given && row.given.isEmpty() && !row.isTitle;
    switch (role) {
    case Qt::EditRole: return index.column() == Given ? row.given : QString();
    case Qt::DisplayRole: {
        const QString texts[] = {row.name, isEmpty ? row.placeholder : row.given, row.now, row.type, row.why};
        return texts[index.column()];
    }
    case ChoicesRole: return row.choices;
    case Qt::SizeHintRole: return row.isTitle ? QSize(1, 1) : QVariant(); // it spans the columns
    case Qt::ToolTipRole: {
        const QString whole = data(index, Qt::DisplayRole).toString();
        return plainToolTip(row.toolTip.isEmpty() ? whole : row.toolTip);
    }
    case Qt::FontRole: {
        QFont font;
        font.setBold(row.isTitle || (row.isMissing && index.column() != Type));
        font.setItalic(isEmpty && !row.isMissing);
        return font;
    }
    case Qt::ForegroundRole:
        if (row.isMissing && (index.column() == Given || index.column() == Why))
            return coloursOf(QGuiApplication::palette()).error;
        return isEmpty || index.column() == Why ? QVariant(coloursOf(QGuiApplication::palette()).textMuted)
                                                : QVariant();
    default: return {};
    }
}

QVariant BindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString titles[] = {tr("Parameter"), tr("Given"), tr("Current value"), tr("C++ type"), tr("Why")};
    return titles[section];
}

Qt::ItemFlags BindingModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (row.isEditable && index.column() == Given)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool BindingModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString written = value.toString().simplified();
    if (written == row.given)
        return false;
    LaunchEdit edit = row.edit;
    edit.written = written.toStdString();
    emit editWanted(edit); // the rows follow when the text has changed
    return true;
}

} // namespace tilescope
