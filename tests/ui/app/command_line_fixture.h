#pragma once

#include "tests/ui/built_program.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

namespace tilescope::test
{

/// Runs the program as a user would, without a display and without a GPU; its files are in a temporary folder.
class CommandLine
{
protected:
    struct Outcome {
        int status;
        QByteArray output, errors;
    };

    /// `output`: a file for standard output. `variable`: the name and value of an additional environment variable.
    Outcome run(const QStringList& words, const QString& hide = {}, const QString& output = {},
                const std::pair<QString, QString>& variable = {}) const
    {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(name);
        environment.insert("TILESCOPE_HIDE", hide.isEmpty() ? "cuda" : "cuda," + hide);
        if (!variable.first.isEmpty())
            environment.insert(variable.first, variable.second);
        process.setProcessEnvironment(environment);
        if (!output.isEmpty())
            process.setStandardOutputFile(output);
        process.start(builtProgram(), words);
        if (!process.waitForFinished(240'000))
            return {-1, {}, "did not end"};
        const int status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
        return {status, process.readAllStandardOutput(), process.readAllStandardError()};
    }

    QString path(const char* name) const { return m_folder.filePath(name); }

    void writeFile(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    QTemporaryDir m_folder;
};

} // namespace tilescope::test
