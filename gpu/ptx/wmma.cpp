#include "gpu/ptx/wmma.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace tilescope::ptx
{
namespace
{

using Element = WmmaForm::Element;

std::uint32_t bytesOfElement(Element element)
{
    switch (element) {
    case Element::F16:
    case Element::Bf16: return 2;
    case Element::U8:
    case Element::S8: return 1;
    case Element::F64: return 8;
    case Element::Tf32:
    case Element::F32:
    case Element::S32: break;
    }
    return 4;
}

/// Elements in one register, of 32 bits or, for doubles, of 64.
std::uint32_t packed(Element element) { return std::max(4 / bytesOfElement(element), 1U); }

Type registerType(Element element) { return element == Element::F64 ? Type::B64 : Type::B32; }

/// Where an element of a fragment is: row = group × a.group + within × a.within + a.constant, column likewise, with
/// group = lane / 4 and within = lane % 4 × (elements that a lane holds side by side).
struct Axis {
    bool isGroup = false; ///< else `within`
    std::uint32_t constant = 0;
};
struct ElementPlace {
    Axis row, column;
};

/// A fragment as parts of those of mma.sync with 16 rows and 8 columns.
class Fragment
{
public:
    Fragment(const WmmaForm& form, char which)
        : m_element(which == 'a' || which == 'b' ? form.factors
                    : which == 'c'               ? form.addends
                                                 : form.sums)
    {
        if (m_element == Element::F64) {
            m_role = which == 'd' ? 'c' : which;
            m_words = m_usedWords = m_wordsOfTile = m_role == 'c' ? 2 : 1;
            return;
        }
        // mma.sync has 16 rows: a matrix of 8 rows is multiplied as its transpose.
        m_isTransposed = form.m == 8;
        if (which == 'c' || which == 'd')
            m_role = 'c';
        else
            m_role = m_isTransposed ? static_cast<char>('a' + 'b' - which) : which;
        m_tileColumns = (m_isTransposed ? form.m : form.n) / 8;
        const std::uint32_t step = 4 * packed(form.factors);
        m_wordsOfTile = m_role == 'c' ? 4 / packed(m_element) : form.k / step * (m_role == 'a' ? 2 : 1);
        m_words = m_role == 'c' ? WmmaForm::wordsOfSums(m_element) : form.wordsOfFactor(which);
        const std::uint32_t tiles = m_role == 'c'   ? 2
                                    : m_role == 'a' ? (m_isTransposed ? form.n : form.m) / 16
                                                    : m_tileColumns;
        m_usedWords = std::min(m_words, tiles * m_wordsOfTile);
    }

    Element element() const { return m_element; }
    std::uint32_t words() const { return m_words; }         ///< registers
    std::uint32_t usedWords() const { return m_usedWords; } ///< the others repeat these (f16 has more than it needs)
    std::uint32_t wordsOfTile() const { return m_wordsOfTile; }
    /// Elements that `within` counts.
    std::uint32_t side() const { return m_role == 'c' ? 2 : packed(m_element); }

    ElementPlace place(std::uint32_t word, std::uint32_t part) const
    {
        const std::uint32_t tile = word / m_wordsOfTile, r = word % m_wordsOfTile, step = 4 * packed(m_element);
        ElementPlace at;
        if (m_element == Element::F64)
            return m_role == 'b' ? ElementPlace{{false, 0}, {true, 0}} : ElementPlace{{true, 0}, {false, word}};
        if (m_role == 'a') {
            at = {{true, tile * 16 + r % 2 * 8}, {false, r / 2 * step + part}};
        } else if (m_role == 'b') {
            at = {{false, r * step + part}, {true, tile * 8}};
        } else {
            const std::uint32_t i = r * packed(m_element) + part;
            at = {{true, tile / m_tileColumns * 16 + i / 2 * 8}, {false, tile % m_tileColumns * 8 + i % 2}};
        }
        if (m_isTransposed)
            std::swap(at.row, at.column);
        return at;
    }

private:
    Element m_element;
    char m_role; ///< in mma.sync
    bool m_isTransposed = false;
    std::uint32_t m_tileColumns = 1, m_wordsOfTile = 1, m_words = 1, m_usedWords = 1;
};

Operand number(std::uint64_t value)
{
    Operand operand;
    operand.kind = Operand::Kind::Immediate;
    operand.bits = value;
    return operand;
}

class Expansion
{
public:
    Expansion(const WmmaForm& form, const WmmaOperands& operands, std::vector<Register>& registers)
        : m_form(form), m_operands(operands), m_registers(registers)
    {
    }

    std::vector<Instruction> expand()
    {
        if (m_form.kind == WmmaForm::Kind::Product)
            m_form.factors == Element::F64 ? multiplyDoubles() : multiply();
        else
            access();
        return std::move(m_code);
    }

private:
    Operand fresh(Type type)
    {
        Operand operand;
        operand.kind = Operand::Kind::Register;
        operand.index = static_cast<std::uint32_t>(m_registers.size());
        m_registers.push_back({"wmma", type});
        return operand;
    }

    Instruction& emit(Opcode opcode, Type type, std::vector<Operand> destinations, std::vector<Operand> sources)
    {
        Instruction& in = m_code.emplace_back();
        in.opcode = opcode;
        in.type = type;
        in.destinations = std::move(destinations);
        in.sources = std::move(sources);
        return in;
    }

    Operand computed(Opcode opcode, Type type, std::vector<Operand> sources, Half half = Half::None)
    {
        const Operand result = fresh(half == Half::Wide ? Type::B64 : Type::B32);
        emit(opcode, type, {result}, std::move(sources)).half = half;
        return result;
    }

    /// `address` + a × b, in the address's width.
    Operand advanced(const Operand& address, const Operand& a, const Operand& b)
    {
        return computed(Opcode::Mad, Type::S32, {a, b, address}, m_isWide ? Half::Wide : Half::Lo);
    }

    void access()
    {
        const Fragment fragment(m_form, m_form.fragment);
        const std::uint32_t bytes = bytesOfElement(fragment.element());
        Operand lane;
        lane.kind = Operand::Kind::Special;
        lane.special = Special::LaneId;
        lane = computed(Opcode::Mov, Type::U32, {lane});
        const Operand group = computed(Opcode::Shr, Type::U32, {lane, number(2)});
        const Operand rest = computed(Opcode::And, Type::B32, {lane, number(3)});
        const Operand within = computed(Opcode::Mul, Type::S32, {rest, number(fragment.side())}, Half::Lo);

        // The outer axis is the one that the stride counts.
        const auto outer = [&](const ElementPlace& at) { return m_form.isRowMajor ? at.row : at.column; };
        const auto inner = [&](const ElementPlace& at) { return m_form.isRowMajor ? at.column : at.row; };
        const bool groupIsOuter = outer(fragment.place(0, 0)).isGroup;
        const Operand stride = strideOperand();
        const Operand first = computed(
            Opcode::Mad, Type::S32, {groupIsOuter ? group : within, stride, groupIsOuter ? within : group}, Half::Lo);
        const Operand start = advanced(baseAddress(), first, number(bytes));
        std::map<std::uint32_t, Operand> lines; // the address of the lane's first element, by the outer constant
        const auto placeOf = [&](std::uint32_t word, std::uint32_t part) {
            const ElementPlace at = fragment.place(word, part);
            auto [line, isNew] = lines.try_emplace(outer(at).constant, start);
            if (isNew && outer(at).constant != 0)
                line->second = advanced(start, stride, number(outer(at).constant * bytes));
            Operand memory = line->second;
            memory.base = Operand::Kind::Register;
            memory.kind = Operand::Kind::Memory;
            memory.offset = (m_operands.memory.base == Operand::Kind::Register ? m_operands.memory.offset : 0) +
                            inner(at).constant * bytes;
            return memory;
        };
        const bool isSideBySide = packed(fragment.element()) > 1 &&
                                  inner(fragment.place(0, 1)).constant == inner(fragment.place(0, 0)).constant + 1;
        const bool isWhole = packed(fragment.element()) == 1 || isSideBySide;
        for (std::uint32_t word = 0; word < fragment.usedWords(); ++word) {
            const Operand& reg = m_operands.registers[word];
            if (m_form.kind == WmmaForm::Kind::Load)
                isWhole ? load(registerType(fragment.element()), reg, placeOf(word, 0))
                        : loadParts(fragment, word, reg, placeOf);
            else
                isWhole ? store(registerType(fragment.element()), reg, placeOf(word, 0))
                        : storeHalves(word, reg, placeOf);
        }
        for (std::uint32_t word = fragment.usedWords(); word < fragment.words() && m_form.kind == WmmaForm::Kind::Load;
             ++word)
            emit(Opcode::Mov, Type::B32, {m_operands.registers[word]},
                 {m_operands.registers[word % fragment.usedWords()]});
    }

    Operand strideOperand() const
    {
        if (m_operands.stride.kind != Operand::Kind::None)
            return m_operands.stride;
        const std::uint32_t rows = m_form.fragment == 'b' ? m_form.k : m_form.m;
        const std::uint32_t columns = m_form.fragment == 'a' ? m_form.k : m_form.n;
        return number(m_form.isRowMajor ? columns : rows);
    }

    /// A register with the address, without its offset.
    Operand baseAddress()
    {
        Operand base = m_operands.memory;
        base.kind = base.base;
        base.base = Operand::Kind::None;
        if (base.kind == Operand::Kind::Register) {
            base.offset = 0;
            m_isWide = bitsOf(m_registers[base.index].type) == 64;
            return base;
        }
        if (base.kind == Operand::Kind::None)
            base = number(static_cast<std::uint64_t>(base.offset));
        const Operand result = fresh(Type::B64);
        emit(Opcode::Mov, Type::B64, {result}, {base});
        return result;
    }

    void load(Type type, const Operand& to, const Operand& memory)
    {
        emit(Opcode::Ld, type, {to}, {memory}).space = m_operands.space;
    }
    void store(Type type, const Operand& from, const Operand& memory)
    {
        emit(Opcode::St, type, {}, {memory, from}).space = m_operands.space;
    }

    template <class PlaceOf>
    void loadParts(const Fragment& fragment, std::uint32_t word, const Operand& to, const PlaceOf& placeOf)
    {
        const std::uint32_t count = packed(fragment.element());
        if (count == 2) {
            const Operand low = fresh(Type::B16), high = fresh(Type::B16);
            load(Type::B16, low, placeOf(word, 0));
            load(Type::B16, high, placeOf(word, 1));
            emit(Opcode::Mov, Type::B32, {to}, {low, high});
            return;
        }
        Operand sum = number(0);
        for (std::uint32_t part = 0; part < count; ++part) {
            const Operand byte = fresh(Type::B32);
            load(Type::U8, byte, placeOf(word, part));
            const Operand shifted = computed(Opcode::Shl, Type::B32, {byte, number(8 * part)});
            sum = computed(Opcode::Or, Type::B32, {sum, shifted});
        }
        emit(Opcode::Mov, Type::B32, {to}, {sum});
    }

    /// Sums of 16 bits of a matrix whose columns lie side by side.
    template <class PlaceOf>
    void storeHalves(std::uint32_t word, const Operand& from, const PlaceOf& placeOf)
    {
        const Operand low = fresh(Type::B16), high = fresh(Type::B16);
        emit(Opcode::Mov, Type::B32, {low, high}, {from});
        store(Type::B16, low, placeOf(word, 0));
        store(Type::B16, high, placeOf(word, 1));
    }

    void multiply()
    {
        const Fragment a(m_form, m_form.m == 8 ? 'b' : 'a'), b(m_form, m_form.m == 8 ? 'a' : 'b');
        const std::uint32_t sumWords = WmmaForm::wordsOfSums(m_form.sums);
        auto registers = m_operands.registers;
        const auto take = [&](std::uint32_t count) {
            const auto taken = registers.first(count);
            registers = registers.subspan(count);
            return taken;
        };
        const auto d = take(sumWords);
        const auto writtenA = take(m_form.wordsOfFactor('a')), writtenB = take(m_form.wordsOfFactor('b'));
        const auto &factorA = m_form.m == 8 ? writtenB : writtenA, &factorB = m_form.m == 8 ? writtenA : writtenB;
        const std::vector<Operand> c = floats(take(WmmaForm::wordsOfSums(m_form.addends)), m_form.addends);
        std::vector<Operand> sums;
        for (std::uint32_t i = 0; i < 8; ++i)
            sums.push_back(m_form.sums == Element::F16 ? fresh(Type::F32) : d[i]);

        const std::uint32_t tileColumns = (m_form.m == 8 ? m_form.m : m_form.n) / 8;
        for (std::uint32_t tile = 0; tile < 2; ++tile) {
            std::vector<Operand> sources;
            const auto add = [&](std::span<const Operand> words, std::uint32_t first, std::uint32_t count,
                                 std::uint32_t padded) {
                sources.insert(sources.end(), words.begin() + first, words.begin() + first + count);
                sources.insert(sources.end(), padded - count, number(0));
            };
            const MatrixShape shape = shapeOfProducts();
            add(factorA, tile / tileColumns * a.wordsOfTile(), a.wordsOfTile(), wordsOfA(shape));
            add(factorB, tile % tileColumns * b.wordsOfTile(), b.wordsOfTile(), wordsOfB(shape));
            add(c, tile * 4, 4, 4);
            const auto first = sums.begin() + tile * 4;
            emit(Opcode::Mma, Type::None, {first, first + 4}, std::move(sources)).matrix = shape;
        }
        if (m_form.sums == Element::F16)
            for (std::uint32_t i = 0; i < 4; ++i) {
                Instruction& pair = emit(Opcode::Cvt, Type::F16x2, {d[i]}, {sums[2 * i + 1], sums[2 * i]});
                pair.sourceType = Type::F32;
                pair.rounding = Rounding::Rn;
            }
    }

    /// The fragments are those of mma.sync.
    void multiplyDoubles()
    {
        const auto registers = m_operands.registers;
        emit(Opcode::Mma, Type::None, {registers.begin(), registers.begin() + 2},
             {registers.begin() + 2, registers.end()})
            .matrix = MatrixShape::K4F64;
    }

    /// The eight addends of a lane as they are, or of 16 bits as 32.
    std::vector<Operand> floats(std::span<const Operand> words, Element element)
    {
        if (element != Element::F16)
            return {words.begin(), words.end()};
        std::vector<Operand> result;
        for (const Operand& word : words) {
            const std::array<Operand, 2> halves{fresh(Type::B16), fresh(Type::B16)};
            emit(Opcode::Mov, Type::B32, {halves[0], halves[1]}, {word});
            for (const Operand& half : halves) {
                result.push_back(fresh(Type::F32));
                emit(Opcode::Cvt, Type::F32, {result.back()}, {half}).sourceType = Type::F16;
            }
        }
        return result;
    }

    MatrixShape shapeOfProducts() const
    {
        switch (m_form.factors) {
        case Element::Bf16: return MatrixShape::K16Bf16;
        case Element::Tf32: return MatrixShape::K8Tf32;
        case Element::U8: return MatrixShape::K32U8; // of 32 products, of which 16 are with 0
        case Element::S8: return MatrixShape::K32S8;
        default: return MatrixShape::K16F16;
        }
    }

    const WmmaForm& m_form;
    const WmmaOperands& m_operands;
    std::vector<Register>& m_registers;
    std::vector<Instruction> m_code;
    bool m_isWide = true; ///< addresses have 64 bits
};

std::vector<std::string_view> wordsOf(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t dot = std::min(text.find('.'), text.size());
        words.push_back(text.substr(0, dot));
        text.remove_prefix(std::min(dot + 1, text.size()));
    }
    return words;
}

/// Takes words from the front of a name.
struct NameReader {
    std::span<const std::string_view> words;

    bool accept(std::string_view word)
    {
        const bool is = !words.empty() && words.front() == word;
        if (is)
            words = words.subspan(1);
        return is;
    }
    template <class Value>
    std::optional<Value> choose(std::initializer_list<std::pair<std::string_view, Value>> choices)
    {
        for (const auto& [word, value] : choices)
            if (accept(word))
                return value;
        return std::nullopt;
    }
    std::optional<Element> element()
    {
        return choose<Element>({{"f16", Element::F16},
                                {"bf16", Element::Bf16},
                                {"tf32", Element::Tf32},
                                {"u8", Element::U8},
                                {"s8", Element::S8},
                                {"f32", Element::F32},
                                {"s32", Element::S32},
                                {"f64", Element::F64}});
    }
};

bool isSum(Element element)
{
    return element == Element::F16 || element == Element::F32 || element == Element::S32 || element == Element::F64;
}

/// The types after the shape: of the fragment; or d, (a, b,) c of a product.
bool readTypes(NameReader& name, WmmaForm& form)
{
    std::vector<Element> types;
    while (const auto type = name.element())
        types.push_back(*type);
    name.accept("rn"); // of doubles
    if (!name.words.empty())
        return false;
    if (form.kind != WmmaForm::Kind::Product) {
        if (types.size() != 1)
            return false;
        const bool isFactor = form.fragment == 'a' || form.fragment == 'b';
        (isFactor ? form.factors : form.addends) = types[0];
        form.sums = form.addends; // of a store
        return isFactor ? types[0] != Element::F32 && types[0] != Element::S32 : isSum(types[0]);
    }
    if (types.size() == 4 && types[1] == types[2] && types[1] != Element::F16)
        form.factors = types[1];
    else if (types.size() != 2)
        return false;
    form.sums = types.front();
    form.addends = types.back();
    const bool isWhole = form.factors == Element::U8 || form.factors == Element::S8;
    const bool isDouble = form.factors == Element::F64;
    return isSum(form.sums) && isSum(form.addends) && isWhole == (form.sums == Element::S32) &&
           isWhole == (form.addends == Element::S32) && isDouble == (form.sums == Element::F64) &&
           isDouble == (form.addends == Element::F64);
}

} // namespace

std::uint32_t WmmaForm::wordsOfFactor(char which) const
{
    if (factors == Element::F16)
        return 8;
    if (factors == Element::F64)
        return 1;
    const std::uint32_t elements = which == 'a' ? m * k : n * k;
    return elements / 32 / packed(factors);
}

std::optional<WmmaForm> wmmaForm(std::string_view word)
{
    const std::vector<std::string_view> words = wordsOf(word);
    NameReader name{words};
    if (!name.accept("wmma"))
        return std::nullopt;
    WmmaForm form;
    using Kind = WmmaForm::Kind;
    const auto kind = name.choose<Kind>({{"load", Kind::Load}, {"store", Kind::Store}, {"mma", Kind::Product}});
    if (!kind)
        return std::nullopt;
    form.kind = *kind;
    if (form.kind != Kind::Product) {
        const auto fragment = form.kind == Kind::Load ? name.choose<char>({{"a", 'a'}, {"b", 'b'}, {"c", 'c'}})
                                                      : name.choose<char>({{"d", 'd'}});
        if (!fragment)
            return std::nullopt;
        form.fragment = *fragment;
    }
    if (!name.accept("sync") || !name.accept("aligned"))
        return std::nullopt;
    const auto major = name.choose<bool>({{"row", true}, {"col", false}});
    // The layouts of a product's factors are those with which they were loaded, which does not matter any more.
    if (!major || (form.kind == Kind::Product && !name.accept("row") && !name.accept("col")))
        return std::nullopt;
    form.isRowMajor = *major;
    using Shape = std::array<std::uint32_t, 3>;
    const auto shape = name.choose<Shape>({{"m16n16k16", Shape{16, 16, 16}},
                                           {"m32n8k16", Shape{32, 8, 16}},
                                           {"m8n32k16", Shape{8, 32, 16}},
                                           {"m16n16k8", Shape{16, 16, 8}},
                                           {"m8n8k4", Shape{8, 8, 4}}});
    if (!shape)
        return std::nullopt;
    form.m = (*shape)[0];
    form.n = (*shape)[1];
    form.k = (*shape)[2];
    if (form.kind != Kind::Product)
        form.space =
            name.choose<Space>({{"global", Space::Global}, {"shared", Space::Shared}, {"shared::cta", Space::Shared}})
                .value_or(Space::Generic);
    if (!readTypes(name, form))
        return std::nullopt;
    const bool hasFactors = form.kind == Kind::Product || form.fragment == 'a' || form.fragment == 'b';
    if (hasFactors && (form.factors == Element::Tf32) != (form.k == 8))
        return std::nullopt;
    if (((hasFactors ? form.factors : form.addends) == Element::F64) != (form.k == 4))
        return std::nullopt;
    return form;
}

std::vector<Instruction> expandWmma(const WmmaForm& form, const WmmaOperands& operands,
                                    std::vector<Register>& registers)
{
    return Expansion(form, operands, registers).expand();
}

} // namespace tilescope::ptx
