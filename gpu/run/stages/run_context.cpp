#include "gpu/run/stages/run_context.h"

#include "gpu/recipe/message.h"
#include "gpu/recipe/words/duration.h"

#include <algorithm>
#include <iterator>

namespace tilescope
{

RunContext::RunContext(const RunRequest& itsRequest, const RunControl& itsControl, Recipe completed,
                       const Operation& itsOperation, ImagePtr itsInput, Inputs itsInputs)
    : request(itsRequest), control(itsControl), recipe(std::move(completed)), operation(itsOperation),
      input(std::move(itsInput)), inputs(std::move(itsInputs))
{
}

ImagePtr PreparedInput::of(const Registry& registry, const Operation& operation, const ImagePtr& image)
{
    if (!operation.greyOnly || image->format() != PixelFormat::Rgb8)
        return image;
    if (!m_grey || m_from.lock() != image) {
        m_grey = std::make_shared<const Image>(registry.prepared(operation, *image));
        m_from = image;
    }
    return m_grey;
}

void LoadedFiles::into(Inputs& inputs, const Operation& operation, const Recipe& completed, const RunControl& control)
{
    if (!operation.files)
        return;
    std::vector<std::pair<FileRequest, LoadedFile>> loaded;
    for (const FileRequest& request : operation.files(completed)) {
        const auto known = std::ranges::find(m_known, request, &std::pair<FileRequest, LoadedFile>::first);
        if (known == m_known.end() && !m_load)
            throw SettingError(request.parameter, gpu::phrase("Files cannot be loaded here."));
        try {
            loaded.emplace_back(request, known == m_known.end() ? m_load(request, control) : known->second);
        } catch (const Cancelled&) {
            throw;
        } catch (const std::runtime_error& error) { // reported at the setting that names the file, where the user can
                                                    // fix it
            throw SettingError(request.parameter, messageOf(error));
        }
        inputs.files[request.parameter] = loaded.back().second;
    }
    m_known = std::move(loaded);
}

namespace
{

ParameterValues changingResult(const RunContext& run)
{
    ParameterValues values;
    for (const Parameter& parameter : run.operation.parameters) {
        const bool isOfStrategy = parameter.onlyWith && parameter.onlyWith->parameter == "strategy";
        if (parameter.changesResult && !isOfStrategy)
            values[parameter.name] = run.recipe.parameters.at(parameter.name);
    }
    return values;
}

} // namespace

const ReferenceCache::Entry& ReferenceCache::of(const RunContext& run, unsigned threads,
                                                const std::function<Image(const RowThreads&)>& compute)
{
    const std::vector<ImagePtr> files = filesOf(run);
    const ParameterValues parameters = changingResult(run);
    const BlockSize block = run.operation.referencePlan ? run.recipe.block : BlockSize();
    const Entry* const known = m_entries.find([&](const Entry& entry) {
        return isSame(entry.input, run.input) && entry.operation == run.recipe.operation &&
               entry.parameters == parameters && entry.block == block && std::ranges::equal(entry.files, files, isSame);
    });
    if (known)
        return *known;
    const RowThreads rows(run.control, threads);
    const std::int64_t begin = threadNanoseconds();
    Entry entry{run.input, {files.begin(), files.end()}, run.recipe.operation, parameters, block};
    entry.picture = std::make_shared<const Image>(compute(rows));
    entry.ms = static_cast<double>(threadNanoseconds() - begin) / 1e6 + rows.othersMs();
    const Entry& added = m_entries.add(std::move(entry));
    dropOldest();
    return added;
}

void ReferenceCache::dropOldest()
{
    m_entries.dropIf([](const Entry& entry) { return entry.input.expired(); });
    m_entries.shrinkTo(mostBytes, [](const Entry& entry) { return entry.picture->bytes().size(); });
}

bool EmulatedRun::isOf(const RunContext& run) const
{
    return recipe == run.recipe && input == run.input && files == filesOf(run);
}

std::vector<ImagePtr> filesOf(const RunContext& run)
{
    std::vector<ImagePtr> images;
    for (const auto& [parameter, file] : run.inputs.files)
        images.push_back(file.image);
    return images;
}

} // namespace tilescope
