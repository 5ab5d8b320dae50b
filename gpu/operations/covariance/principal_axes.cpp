#include "gpu/operations/covariance/principal_axes.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <chrono>
#include <future>
#include <stdexcept>
#include <thread>

namespace tilescope::operations
{

namespace
{

std::vector<float> signedVector(const Eigen::VectorXd& vector)
{
    Eigen::Index largest = 0;
    vector.cwiseAbs().maxCoeff(&largest);
    const double sign = vector[largest] < 0 ? -1 : 1;
    std::vector<float> result;
    for (const double component : vector)
        result.push_back(static_cast<float>(sign * component));
    return result;
}

PrincipalAxes solved(const Eigen::MatrixXd& matrix, int vectors)
{
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(matrix);
    if (solver.info() != Eigen::Success)
        throw std::runtime_error("The eigenvalues of this covariance could not be found.");
    PrincipalAxes axes;
    for (Eigen::Index i = matrix.rows() - 1; i >= 0; --i) { // Eigen sorts them in ascending order
        axes.values.push_back(solver.eigenvalues()[i]);
        if (axes.vectors.size() < static_cast<std::size_t>(std::max(vectors, 0)))
            axes.vectors.push_back(signedVector(solver.eigenvectors().col(i)));
    }
    return axes;
}

Eigen::MatrixXd matrixOf(const Image& picture)
{
    if (picture.format() != PixelFormat::Float32 || picture.width() != picture.height())
        throw std::invalid_argument("Only a square matrix of floats has eigenvalues.");
    Eigen::MatrixXd matrix(picture.height(), picture.width());
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            matrix(y, x) = static_cast<double>(picture.row<float>(y)[x]);
    return matrix;
}

} // namespace

PrincipalAxes principalAxes(const Image& matrix, int vectors, const std::shared_ptr<std::mutex>& turn,
                            const RunControl& control)
{
    std::packaged_task<PrincipalAxes()> task([values = matrixOf(matrix), vectors, turn, stop = control.stop] {
        const std::lock_guard mine(*turn);
        if (stop.stop_requested())
            throw Cancelled();
        return solved(values, vectors);
    });
    std::future<PrincipalAxes> result = task.get_future();
    std::thread(std::move(task)).detach();
    while (result.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready)
        if (control.stop.stop_requested())
            throw Cancelled();
    return result.get();
}

} // namespace tilescope::operations
