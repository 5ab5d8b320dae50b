#include "gpu/run/declared_texts.h"

#include "gpu/image/sample.h"
#include "gpu/model/device_facts.h"
#include "gpu/operations/registry.h"
#include "gpu/recipe/hardware_record.h"
#include "gpu/recipe/words/figures.h"
#include "gpu/recipe/words/glossary.h"

namespace tilescope
{

namespace
{

class Texts
{
public:
    template <typename... T>
    void add(const T&... texts)
    {
        (insert(texts), ...);
    }

    std::set<std::string> take() { return std::move(m_all); }

private:
    void insert(const std::string& text)
    {
        if (!text.empty())
            m_all.insert(text);
    }

    std::set<std::string> m_all;
};

void add(Texts& texts, const std::vector<Published>& figures)
{
    for (const Published& figure : figures)
        texts.add(figure.quantity, figure.setting);
}

/// Of machines without a property, whose values are words such as "unknown".
void add(Texts& texts, const std::vector<DeviceFact>& facts)
{
    for (const DeviceFact& fact : facts) {
        texts.add(fact.group, fact.name, fact.meaning);
        if (fact.value.find_first_of("0123456789") == std::string::npos)
            texts.add(fact.value);
    }
}

void add(Texts& texts, const Registry& registry, const Operation& operation)
{
    texts.add(operation.title, operation.summary, operation.toleranceReason);
    for (const Parameter& parameter : operation.parameters) {
        texts.add(parameter.label, parameter.meaning, parameter.unit);
        for (const std::string& choice : parameter.choices)
            texts.add(titleOfChoice(choice));
        if (parameter.onlyWith)
            texts.add(parameter.onlyWith->reason);
    }
    for (const Strategy& strategy : operation.strategies) {
        texts.add(strategy.title, strategy.idea, strategy.expects, strategy.toleranceReason);
        add(texts, strategy.published);
        for (const Mistake& mistake : registry.mistakes(operation, strategy.name))
            texts.add(mistake.title, mistake.lesson);
    }
    add(texts, operation.publishedCpu);
    for (const std::string& remark : operation.publishedRemarks)
        texts.add(remark);
    if (operation.experiment)
        texts.add(operation.experiment->title, operation.experiment->claim);
}

} // namespace

std::set<std::string> declaredTexts(const Registry& registry)
{
    Texts texts;
    for (const Operation& operation : registry.operations())
        add(texts, registry, operation);
    for (const Figure& figure : figures())
        texts.add(figure.name, figure.shortName, figure.meaning);
    for (const FindingKindFacts& kind : findingKinds())
        texts.add(std::string(kind.title));
    for (const GlossaryTerm& term : glossary())
        texts.add(term.name, term.meaning);
    for (const Sample& sample : samples())
        texts.add(sample.title, sample.meaning);
    for (const CountBasis basis : {CountBasis::Hardware, CountBasis::Ptx, CountBasis::Estimate})
        texts.add(basisName(basis));
    add(texts, deviceFacts({}));
    add(texts, emulatorFacts({}));
    add(texts, modelFacts({}));
    for (const DeviceFact& fact : modelFacts(gpuNamed("GTX 560 Ti 448"))) // its schedulers work in another way
        texts.add(fact.meaning);
    add(texts, compilerFacts({{CompilerChoice::Clang, {}, {}, false}, {CompilerChoice::Nvrtc, {}, {}, true}}));
    return texts.take();
}

} // namespace tilescope
