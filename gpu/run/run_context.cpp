#include "gpu/run/run_context.h"

#include <algorithm>
#include <chrono>

namespace tilescope
{

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
            throw SettingError(request.parameter, "Files cannot be loaded here.");
        try {
            loaded.emplace_back(request, known == m_known.end() ? m_load(request, control) : known->second);
        } catch (const Cancelled&) {
            throw;
        } catch (const std::runtime_error& error) { // reported at the setting that names the file, where the user can
                                                    // fix it
            throw SettingError(request.parameter, error.what());
        }
        inputs.files[request.parameter] = loaded.back().second;
    }
    m_known = std::move(loaded);
}

ImagePtr LastReference::of(const RunContext& run)
{
    if (m_picture && m_input == run.input && m_operation == run.recipe.operation &&
        m_parameters == run.recipe.parameters)
        return m_picture;
    const auto begin = std::chrono::steady_clock::now();
    m_picture = std::make_shared<const Image>(run.operation.reference(run.recipe, run.inputs, run.control));
    m_ms = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    m_input = run.input;
    m_operation = run.recipe.operation;
    m_parameters = run.recipe.parameters;
    return m_picture;
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
