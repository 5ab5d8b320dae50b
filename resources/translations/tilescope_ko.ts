<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>tilescope</name>
    <message>
        <source> (%1 non-finite values excluded)</source>
        <translation type="unfinished"> (그중 %1개는 유한하지 않아 제외)</translation>
    </message>
    <message>
        <source> (%1, line %2)</source>
        <translation type="unfinished"> (%1, %2번 줄)</translation>
    </message>
    <message>
        <source> (auto)</source>
        <translation type="unfinished"> (자동)</translation>
    </message>
    <message>
        <source> (ideal: %1)</source>
        <translation type="unfinished"> (최적값 %1)</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation type="unfinished">, %1번 줄</translation>
    </message>
    <message>
        <source> (pitch %1)</source>
        <translation type="unfinished"> (피치 %1)</translation>
    </message>
    <message>
        <source> (sample)</source>
        <translation type="unfinished"> (표본)</translation>
    </message>
    <message>
        <source> (source was changed here)</source>
        <translation type="unfinished"> (해당 부분의 코드가 변경됨)</translation>
    </message>
    <message>
        <source> + textures</source>
        <translation type="unfinished"> + 텍스처</translation>
    </message>
    <message>
        <source> instructions/s</source>
        <translation type="unfinished"> 명령어/s</translation>
    </message>
    <message>
        <source> · %1 answered, %2 correct</source>
        <translation type="unfinished"> · 답함 %1, 정답 %2</translation>
    </message>
    <message>
        <source> · block edges crossed: %1</source>
        <translation type="unfinished"> · 지나는 블록 경계: %1</translation>
    </message>
    <message>
        <source> · columns named after another GPU show figures from the published text</source>
        <translation type="unfinished"> · 다른 GPU 이름이 붙은 열은 원문의 수치</translation>
    </message>
    <message>
        <source> · counted by the emulator, %1</source>
        <translation type="unfinished"> · 에뮬레이터가 센 값, %1</translation>
    </message>
    <message>
        <source> · for the previous settings; updated when the sliders stop moving</source>
        <translation type="unfinished"> · 이전 설정의 값(슬라이더 조작을 멈추면 새 값 표시)</translation>
    </message>
    <message>
        <source> · full height %1</source>
        <translation type="unfinished"> · 전체 높이 %1</translation>
    </message>
    <message>
        <source> · line %1</source>
        <translation type="unfinished"> · %1번 줄</translation>
    </message>
    <message>
        <source> · needs: %1</source>
        <translation type="unfinished"> · 먼저: %1</translation>
    </message>
    <message>
        <source> · no values in host memory yet</source>
        <translation type="unfinished"> · 아직 호스트 메모리에 값이 없음</translation>
    </message>
    <message>
        <source> · one warp after another</source>
        <translation type="unfinished"> · 워프 순서대로</translation>
    </message>
    <message>
        <source> · pixels: %1</source>
        <translation type="unfinished"> · 픽셀: %1</translation>
    </message>
    <message>
        <source> · red: loaded before it was stored</source>
        <translation type="unfinished"> · 빨강: 로드되었으나 아직 저장되지 않음</translation>
    </message>
    <message>
        <source> · result %1</source>
        <translation type="unfinished"> · 결과 %1</translation>
    </message>
    <message>
        <source> · source %1</source>
        <translation type="unfinished"> · 원본 %1</translation>
    </message>
    <message>
        <source> · values %1 to %2</source>
        <translation type="unfinished"> · 값 %1~%2</translation>
    </message>
    <message>
        <source> · ≈ estimated from a sample of blocks</source>
        <translation type="unfinished"> · ≈ 블록 표본에서 추정한 값</translation>
    </message>
    <message>
        <source>"%1" (%2×%3) cannot be decoded: it is damaged, or there is not enough memory.</source>
        <translation type="unfinished">“%1” 이미지(%2×%3)를 디코딩할 수 없습니다. 손상되었거나 메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>"%1" became shorter while it was being read. Open it again when it is complete.</source>
        <translation type="unfinished">읽는 동안 “%1” 파일이 짧아졌습니다. 파일이 완전해지면 다시 여세요.</translation>
    </message>
    <message>
        <source>"%1" cannot be "%2". Valid values: %3.</source>
        <translation type="unfinished">“%1”에 “%2”을(를) 지정할 수 없습니다. 가능한 값: %3.</translation>
    </message>
    <message>
        <source>"%1" cannot be "%2": it must be %3.</source>
        <translation type="unfinished">“%1”에 “%2”을(를) 지정할 수 없습니다. 필요한 값: %3.</translation>
    </message>
    <message>
        <source>"%1" cannot be %2: it must be %3. The nearest valid value is %4.</source>
        <translation type="unfinished">“%1”에 %2을(를) 지정할 수 없습니다. 필요한 값: %3. 사용할 수 있는 가장 가까운 값: %4.</translation>
    </message>
    <message>
        <source>"%1" cannot be %2: it must be between %3 and %4. The nearest valid value is %5.</source>
        <translation type="unfinished">“%1”에 %2을(를) 지정할 수 없습니다. 값은 %3~%4 범위여야 합니다. 사용할 수 있는 가장 가까운 값: %5.</translation>
    </message>
    <message>
        <source>"%1" cannot be applied to this source: "%2" and the lines after it differ from the strategy's own source. Repair other mistakes first, or restore the strategy's own source.</source>
        <translation type="unfinished">이 코드에는 “%1”을(를) 넣을 자리가 없습니다. “%2”과(와) 그 뒤의 코드가 전략의 원래 코드와 다릅니다. 먼저 다른 버그를 고치거나 전략의 원래 코드로 되돌리세요.</translation>
    </message>
    <message>
        <source>"%1" cannot be decoded: OpenEXR says "%2".</source>
        <translation type="unfinished">“%1” 파일을 디코딩할 수 없습니다. OpenEXR의 메시지: “%2”.</translation>
    </message>
    <message>
        <source>"%1" cannot be decoded: it is damaged, truncated, or compressed in an unsupported way.</source>
        <translation type="unfinished">“%1” 파일을 디코딩할 수 없습니다. 손상되었거나 잘렸거나 여기서 지원하지 않는 방식으로 압축되었습니다.</translation>
    </message>
    <message>
        <source>"%1" cannot be opened. %2</source>
        <translation type="unfinished">“%1” 파일을 열 수 없습니다. %2</translation>
    </message>
    <message>
        <source>"%1" cannot be opened: %2.</source>
        <translation type="unfinished">“%1” 파일을 열 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>"%1" cannot be read: %2.</source>
        <translation type="unfinished">“%1” 파일을 읽을 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>"%1" cannot be repaired in this source: "%2" and the lines after it have been changed. Repair it by hand, or restore the strategy's own source.</source>
        <translation type="unfinished">이 코드에서 “%1”을(를) 고칠 수 없습니다. “%2”과(와) 그 뒤의 코드가 그동안 변경되었습니다. 직접 고치거나 전략의 원래 코드로 되돌리세요.</translation>
    </message>
    <message>
        <source>"%1" cannot be written: %2.</source>
        <translation type="unfinished">“%1” 파일을 저장할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>"%1" cannot be written: %2. Choose an existing folder that you may write to, such as %3.</source>
        <translation type="unfinished">“%1” 파일을 저장할 수 없습니다: %2. %3처럼 존재하고 저장할 수 있는 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>"%1" cannot be written: there is not enough memory. Choose fewer steps.</source>
        <translation type="unfinished">“%1” 파일을 저장할 수 없습니다. 메모리가 부족합니다. 단계를 더 적게 선택하세요.</translation>
    </message>
    <message>
        <source>"%1" cannot be written: there is not enough memory. Export at screen resolution, or export a smaller image.</source>
        <translation type="unfinished">“%1” 파일을 저장할 수 없습니다. 메모리가 부족합니다. 화면 해상도로 내보내거나 더 작은 이미지를 내보내세요.</translation>
    </message>
    <message>
        <source>"%1" contains %2, which cannot be read. Save it with 8 or 16 bits per channel.</source>
        <translation type="unfinished">“%1” 파일의 내용은 읽을 수 없습니다: %2. 채널당 8비트나 16비트로 저장하세요.</translation>
    </message>
    <message>
        <source>"%1" contains fewer values than pixels in its channel %2. Save it with a value for each pixel.</source>
        <translation type="unfinished">“%1”의 채널 %2에는 값이 픽셀보다 적습니다. 픽셀마다 값이 있게 저장하세요.</translation>
    </message>
    <message>
        <source>"%1" contains no operation: it has neither an operation.json file nor a folder that contains one.</source>
        <translation type="unfinished">“%1”에 연산이 없습니다. operation.json 파일도, operation.json이 든 폴더도 없습니다.</translation>
    </message>
    <message>
        <source>"%1" contains no readable images: %2. Use a byte array of the shape images × height × width. NumPy writes one with np.save(file, images.astype(np.uint8)).</source>
        <translation type="unfinished">“%1”에는 읽을 수 있는 이미지가 없습니다: %2. 이미지 × 높이 × 너비 형태의 바이트 배열이 필요합니다. NumPy에서는 np.save(file, images.astype(np.uint8))로 저장합니다.</translation>
    </message>
    <message>
        <source>"%1" contains values of an unsupported type. Save it as greyscale or RGB, with 8 or 16 bits or 32-bit floats per channel.</source>
        <translation type="unfinished">“%1”에는 읽을 수 없는 종류의 값이 들어 있습니다. 채널당 8비트, 16비트 또는 32비트 float의 회색조나 RGB로 저장하세요.</translation>
    </message>
    <message>
        <source>"%1" does not fit into memory.</source>
        <translation type="unfinished">“%1” 이미지가 메모리에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>"%1" does not have a supported extension. Supported extensions: %2. Use the name %3.</source>
        <translation type="unfinished">“%1”의 확장자는 지원하지 않습니다. 지원하는 확장자: %2. 사용할 수 있는 이름: %3.</translation>
    </message>
    <message>
        <source>"%1" does not have a supported file name extension. Use one of %2, as in picture.png.</source>
        <translation type="unfinished">“%1”의 확장자는 저장할 수 있는 형식이 아닙니다. 사용할 수 있는 형식(예: picture.png): %2.</translation>
    </message>
    <message>
        <source>"%1" ends after %2 of its %3 images. Is it still being written?</source>
        <translation type="unfinished">“%1” 파일이 이미지 %3개 중 %2개에서 끝납니다. 아직 저장 중인 파일입니까?</translation>
    </message>
    <message>
        <source>"%1" ends early: the file is truncated. Copy or download it again.</source>
        <translation type="unfinished">“%1” 파일이 도중에 끝납니다. 파일이 잘렸습니다. 다시 복사하거나 다운로드하세요.</translation>
    </message>
    <message>
        <source>"%1" evaluates to %2, but a block can have 0 to %3 bytes of shared memory.</source>
        <translation type="unfinished">여기서 “%1”의 값은 %2입니다. 블록에는 공유 메모리를 0~%3바이트까지 할당할 수 있습니다.</translation>
    </message>
    <message>
        <source>"%1" evaluates to %2, but grid and block dimensions must be at least 1.</source>
        <translation type="unfinished">여기서 “%1”의 값은 %2입니다. 그리드와 블록의 각 변은 1 이상이어야 합니다.</translation>
    </message>
    <message>
        <source>"%1" has %2 MB; image files of up to %3 MB can be opened.</source>
        <translation type="unfinished">“%1”의 크기는 %2 MB입니다. 이미지 파일은 %3 MB까지 열 수 있습니다.</translation>
    </message>
    <message>
        <source>"%1" has %2×%3 pixels of %4 floats, which are %5 MB; up to %6 MB can be opened. Scale it down first.</source>
        <translation type="unfinished">“%1”의 크기는 %2×%3픽셀, 픽셀당 float %4개로 %5 MB입니다. %6 MB까지 열 수 있습니다. 먼저 크기를 줄이세요.</translation>
    </message>
    <message>
        <source>"%1" has %2×%3 pixels; up to %4×%4 can be opened. Scale it down first.</source>
        <translation type="unfinished">“%1”의 크기는 %2×%3픽셀입니다. %4×%4까지 열 수 있습니다. 먼저 크기를 줄이세요.</translation>
    </message>
    <message>
        <source>"%1" has no readable channel.</source>
        <translation type="unfinished">“%1”에 읽을 수 있는 채널이 없습니다.</translation>
    </message>
    <message>
        <source>"%1" has the %2 values that the host's code sets at %3, line %4.</source>
        <translation type="unfinished">“%1” 배열은 호스트 코드가 %3 파일의 줄 %4에서 설정한 값 %2개를 가집니다.</translation>
    </message>
    <message>
        <source>"%1" has the unknown type "%2"</source>
        <translation type="unfinished">“%1”의 타입 “%2”은(는) 알 수 없는 타입입니다</translation>
    </message>
    <message>
        <source>"%1" is a %2, so bind it to %3 numbers: //@ bind %1 = 0, 1, …</source>
        <translation type="unfinished">“%1”은(는) %2이므로 수 %3개에 바인딩합니다: //@ bind %1 = 0, 1, …</translation>
    </message>
    <message>
        <source>"%1" is a file. Choose the folder that contains the images.</source>
        <translation type="unfinished">“%1” 항목은 파일입니다. 이미지가 든 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>"%1" is a folder. Open an image in it.</source>
        <translation type="unfinished">“%1” 항목은 폴더입니다. 그 안의 이미지를 여세요.</translation>
    </message>
    <message>
        <source>"%1" is a host function, which a kernel cannot call. To make a function in this file callable, add __device__ before it.</source>
        <translation type="unfinished">“%1”은(는) 호스트 함수이므로 커널이 호출할 수 없습니다. 이 파일의 함수 앞에 __device__를 쓰면 디바이스 함수가 됩니다.</translation>
    </message>
    <message>
        <source>"%1" is a struct; bind its fields instead: //@ bind %2 = EXPRESSION</source>
        <translation type="unfinished">“%1”은(는) 구조체입니다. 필드별로 바인딩하세요: //@ bind %2 = 식</translation>
    </message>
    <message>
        <source>"%1" is already in this source.</source>
        <translation type="unfinished">“%1”이(가) 이 코드에 이미 있습니다.</translation>
    </message>
    <message>
        <source>"%1" is an array of structs</source>
        <translation type="unfinished">“%1”은(는) 구조체의 배열입니다</translation>
    </message>
    <message>
        <source>"%1" is an array, so bind it to %2 numbers: //@ bind %1 = 0, 1, …</source>
        <translation type="unfinished">“%1”은(는) 배열이므로 수 %2개에 바인딩합니다: //@ bind %1 = 0, 1, …</translation>
    </message>
    <message>
        <source>"%1" is damaged: it does not state the size of its image.</source>
        <translation type="unfinished">“%1” 파일이 손상되었습니다. 이미지의 크기가 기록되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>"%1" is damaged: its first line does not state the size of its image and the range of its values.</source>
        <translation type="unfinished">“%1” 파일이 손상되었습니다. 첫 줄에 이미지의 크기와 값의 범위가 없습니다.</translation>
    </message>
    <message>
        <source>"%1" is empty.</source>
        <translation type="unfinished">“%1” 파일이 비어 있습니다.</translation>
    </message>
    <message>
        <source>"%1" is not a block size. Enter WIDTHxHEIGHT, such as 16x16.</source>
        <translation type="unfinished">블록은 16x16처럼 너비x높이로 씁니다. “%1”은(는) 이 형식이 아닙니다.</translation>
    </message>
    <message>
        <source>"%1" is not a kernel: kernels are .cu files. Images can be dropped on the image view.</source>
        <translation type="unfinished">“%1” 파일은 커널이 아닙니다. 커널은 .cu 파일입니다. 이미지는 이미지 보기에 끌어다 놓을 수 있습니다.</translation>
    </message>
    <message>
        <source>"%1" is not a known note. Known notes: %2.</source>
        <translation type="unfinished">“%1”은(는) 이 주석에서 쓰는 단어가 아닙니다. 쓸 수 있는 단어: %2.</translation>
    </message>
    <message>
        <source>"%1" is not a number.</source>
        <translation type="unfinished">“%1”은(는) 숫자가 아닙니다.</translation>
    </message>
    <message>
        <source>"%1" is not a readable image. Supported formats: %2.</source>
        <translation type="unfinished">“%1” 파일은 읽을 수 있는 이미지가 아닙니다. 사용할 수 있는 형식: %2.</translation>
    </message>
    <message>
        <source>"%1" is not a valid field declaration</source>
        <translation type="unfinished">“%1”을(를) 필드로 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>"%1" is not a valid macro or parameter name. Names consist of letters, digits and "_".</source>
        <translation type="unfinished">“%1”은(는) 매크로나 매개변수의 이름이 될 수 없습니다. 이름은 글자, 숫자, “_”로 이루어집니다.</translation>
    </message>
    <message>
        <source>"%1" is not a valid patch size. Enter width and height in pixels, such as 8x8.</source>
        <translation type="unfinished">“%1”은(는) 패치 크기가 아닙니다. 8x8처럼 너비와 높이를 픽셀로 쓰세요.</translation>
    </message>
    <message>
        <source>"%1" is not a valid value of "%2". Valid values: %3.</source>
        <translation type="unfinished">“%1”은(는) “%2”의 값이 아닙니다. 가능한 값: %3.</translation>
    </message>
    <message>
        <source>"%1" must be %2.</source>
        <translation type="unfinished">“%1”에 필요한 값: %2.</translation>
    </message>
    <message>
        <source>"%1" requires an image with 8 bits per channel, not floats.</source>
        <translation type="unfinished">“%1”은(는) 채널당 8비트 이미지에만 쓸 수 있으며 float 이미지에는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>"%1" takes no mask of the participating lanes and is not available on Volta and later GPUs. Use %2 instead.</source>
        <translation type="unfinished">“%1”에는 참여하는 레인의 마스크가 없으며, Volta 이후의 GPU에서는 지원되지 않습니다. 대신 %2을(를) 쓰세요.</translation>
    </message>
    <message>
        <source>"%1" was not written: a table of more than %2 values would be slow to open anywhere. Save it as .npy or .tif.</source>
        <translation type="unfinished">“%1” 파일을 저장하지 않았습니다. 값이 %2개를 넘는 표는 어디서 열어도 느립니다. .npy나 .tif로 저장하세요.</translation>
    </message>
    <message>
        <source>"%1" was not written: the image does not fit into memory twice. Close other programs and save it again.</source>
        <translation type="unfinished">“%1” 파일을 저장하지 않았습니다. 메모리가 부족하여 이미지를 하나 더 담을 수 없습니다. 다른 프로그램을 닫고 다시 저장하세요.</translation>
    </message>
    <message>
        <source>"//@ %1 %2" is not valid. The syntax is "//@ %3".</source>
        <translation type="unfinished">“//@ %1 %2”을(를) 읽을 수 없습니다. “//@ %3”과(와) 같이 씁니다.</translation>
    </message>
    <message>
        <source>"//@ reference picture %1" must name an image file in the same folder as the kernel file.</source>
        <translation type="unfinished">“//@ reference picture %1”은(는) 코드 파일과 같은 폴더에 있는 이미지를 가리켜야 합니다.</translation>
    </message>
    <message>
        <source>"And" instead of "or"</source>
        <translation type="unfinished">‘또는(||)’ 대신 ‘그리고(&amp;&amp;)’</translation>
    </message>
    <message>
        <source>"patch" cannot be %1. Each side must be 2 to 64 pixels, because the covariance matrix has a row and a column for every pixel (at most 4096x4096). The nearest valid value is %2.</source>
        <translation type="unfinished">“patch”에 %1을(를) 지정할 수 없습니다. 공분산에는 픽셀마다 행과 열이 하나씩 필요하고 크기는 최대 4096x4096이므로, 각 변은 2~64여야 합니다. 사용할 수 있는 가장 가까운 값: %2.</translation>
    </message>
    <message>
        <source>"tilescope lesson list" lists the available lessons.</source>
        <translation type="unfinished">“tilescope lesson list”를 실행하면 실습의 이름을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>"…" means not run yet, "–" means not applicable. GPU times and emulator times are never shown in one table.</source>
        <translation type="unfinished">“…”은 아직 실행되지 않은 것, “–”은 해당 수치가 없는 것입니다. GPU의 시간과 에뮬레이터의 시간은 한 표에 함께 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>%1
%2 ÷ previous step
text | Tilescope | main launch</source>
        <translation type="unfinished">%1
%2 ÷ 이전 단계
원문 | Tilescope | 주 호출</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation type="unfinished">%1
파일을 찾을 수 없습니다.
파일 이름이 올바른지 확인하세요.</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation type="unfinished">%1 % 더 빠름</translation>
    </message>
    <message>
        <source>%1 % of copy speed</source>
        <translation type="unfinished">복사 속도의 %1 %</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation type="unfinished">%1 % 더 느림</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation type="unfinished">%1 (%2, %3번 줄)</translation>
    </message>
    <message>
        <source>%1 (95 % of runs within %2)</source>
        <translation type="unfinished">%1 (실행의 95 %가 %2 이내)</translation>
    </message>
    <message>
        <source>%1 (emulator time, not GPU time)</source>
        <translation type="unfinished">에뮬레이터에서 %1, GPU의 시간이 아님</translation>
    </message>
    <message>
        <source>%1 (ideal: %2)</source>
        <translation type="unfinished">%1 (%2개면 충분함)</translation>
    </message>
    <message>
        <source>%1 (ideal: %2), because lanes request different words from the same bank</source>
        <translation type="unfinished">%1 (%2개면 충분함), 레인들이 한 뱅크에 서로 다른 워드를 요청함</translation>
    </message>
    <message>
        <source>%1 (this report)</source>
        <translation type="unfinished">%1 (이 보고서)</translation>
    </message>
    <message>
        <source>%1 + %2 bytes</source>
        <translation type="unfinished">%1 + %2바이트</translation>
    </message>
    <message>
        <source>%1 0 to %2</source>
        <translation type="unfinished">%1 0~%2</translation>
    </message>
    <message>
        <source>%1 = %2 B shared</source>
        <translation type="unfinished">%1 = 공유 메모리 %2 B</translation>
    </message>
    <message>
        <source>%1 GB were read from the file at %2 GB/s; the GPUs were idle for %3 of that time.</source>
        <translation type="unfinished">파일에서 %1 GB를 %2 GB/s로 읽었습니다. GPU는 그 시간의 %3 동안 기다렸습니다.</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation type="unfinished">%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished">%1 MB</translation>
    </message>
    <message>
        <source>%1 The colour scale is logarithmic: equal ratios are equal steps of colour.</source>
        <translation type="unfinished">%1 같은 배율 차이는 같은 색 간격으로 표시됩니다.</translation>
    </message>
    <message>
        <source>%1 The file was kept as %2.</source>
        <translation type="unfinished">%1 파일을 보관한 이름: %2.</translation>
    </message>
    <message>
        <source>%1 Until this is resolved, a crash would lose your latest changes.</source>
        <translation type="unfinished">%1 문제가 해결될 때까지는 비정상 종료 시 최근 변경 사항이 사라집니다.</translation>
    </message>
    <message>
        <source>%1 Use a name ending in %2 to keep the values unchanged.</source>
        <translation type="unfinished">%1 값을 그대로 저장하려면 끝이 %2인 이름을 사용하세요.</translation>
    </message>
    <message>
        <source>%1 addresses, one after another</source>
        <translation type="unfinished">%1개 주소, 차례로</translation>
    </message>
    <message>
        <source>%1 addresses, served one after another</source>
        <translation type="unfinished">%1개 주소, 차례로 처리됨</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation type="unfinished">이미 있는 파일: %1
바꾸시겠습니까?</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2 are from different sweeps. The combinations, the image and the Tilescope version must match.</source>
        <translation type="unfinished">%1과(와) %2은(는) 서로 다른 스윕입니다. 조합, 이미지, Tilescope 버전이 같아야 합니다.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished">%1 외 %2개</translation>
    </message>
    <message>
        <source>%1 and %2 take the same time (%3).</source>
        <translation type="unfinished">%1, %2 두 전략의 시간이 같습니다(%3).</translation>
    </message>
    <message>
        <source>%1 and %2 with no barrier in between. Atomic operations are safe only with respect to each other; the non-atomic access is not safe.</source>
        <translation type="unfinished">%1. %2. 둘 사이에 배리어가 없습니다. 원자적 연산끼리는 안전하지만 일반 접근은 안전하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 and %2 with no barrier in between. Whether the load returns the old or the new value depends on timing.</source>
        <translation type="unfinished">%1. %2. 둘 사이에 배리어가 없습니다. 로드가 이전 값을 읽을지 새 값을 읽을지는 우연에 달려 있습니다.</translation>
    </message>
    <message>
        <source>%1 and %2 with no barrier in between. Which of the two values remains depends on timing.</source>
        <translation type="unfinished">%1. %2. 둘 사이에 배리어가 없습니다. 두 값 중 어느 것이 남을지는 우연에 달려 있습니다.</translation>
    </message>
    <message>
        <source>%1 and %2. Both accesses are in the same warp, but nothing synchronises its threads. The code works only while the threads happen to run in lockstep, which is not guaranteed since Volta.</source>
        <translation type="unfinished">%1. %2. 둘은 같은 워프에 있지만 워프의 스레드들을 동기화하는 것이 없습니다. 우연히 함께 진행되면 운 좋게 동작하지만, Volta부터는 함께 진행된다는 보장이 없습니다.</translation>
    </message>
    <message>
        <source>%1 and %2. The blocks of a launch run in any order. Atomic operations are safe only with respect to each other; the non-atomic access is not safe.</source>
        <translation type="unfinished">%1. %2. 한 호출의 블록들은 임의의 순서로 실행됩니다. 원자적 연산끼리는 안전하지만 일반 접근은 안전하지 않습니다.</translation>
    </message>
    <message>
        <source>%1 and %2. The blocks of a launch run in any order. Whether the load returns the old or the new value depends on timing.</source>
        <translation type="unfinished">%1. %2. 한 호출의 블록들은 임의의 순서로 실행됩니다. 로드가 이전 값을 읽을지 새 값을 읽을지는 우연에 달려 있습니다.</translation>
    </message>
    <message>
        <source>%1 and %2. The blocks of a launch run in any order. Which of the two values remains depends on timing.</source>
        <translation type="unfinished">%1. %2. 한 호출의 블록들은 임의의 순서로 실행됩니다. 두 값 중 어느 것이 남을지는 우연에 달려 있습니다.</translation>
    </message>
    <message>
        <source>%1 and %2. The loaded value may be stale; the atomicCAS() on the same address detects this.</source>
        <translation type="unfinished">%1. %2. 읽은 값이 최신 값이 아닐 수 있지만, 같은 위치의 atomicCAS()가 이를 알아냅니다.</translation>
    </message>
    <message>
        <source>%1 arithmetic instructions per byte</source>
        <translation type="unfinished">바이트당 연산 명령어 %1개</translation>
    </message>
    <message>
        <source>%1 as fast as %2</source>
        <translation type="unfinished">%2 대비 속도 %1</translation>
    </message>
    <message>
        <source>%1 as many as %2</source>
        <translation type="unfinished">%2의 %1</translation>
    </message>
    <message>
        <source>%1 at a time would already come within 5 % of the best time, so higher occupancy hardly helps.</source>
        <translation type="unfinished">동시에 %1만 있어도 가장 좋은 시간과의 차이가 5 % 이내입니다. 점유율을 더 높여도 거의 도움이 되지 않습니다.</translation>
    </message>
    <message>
        <source>%1 block (%2, %3)</source>
        <translation type="unfinished">%1 블록 (%2, %3)</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation type="unfinished">블록 %1개</translation>
    </message>
    <message>
        <source>%1 blocks and %2 warps per multiprocessor; limited by %3.</source>
        <translation type="unfinished">멀티프로세서당 블록 %1개, 워프 %2개. 제한 요인: %3.</translation>
    </message>
    <message>
        <source>%1 blocks at a time</source>
        <translation type="unfinished">동시에 블록 %1개</translation>
    </message>
    <message>
        <source>%1 blocks fit on a multiprocessor at a time</source>
        <translation type="unfinished">멀티프로세서 하나에 동시에 블록 %1개가 들어갑니다</translation>
    </message>
    <message>
        <source>%1 both store the same value to %2, on %3 and %4. This is harmless as long as the values are equal, but the work is done twice.</source>
        <translation type="unfinished">%1이(가) %2에 같은 값을 저장합니다(%3, %4). 값이 같은 동안에는 문제가 없지만 같은 일을 두 번 하는 것입니다.</translation>
    </message>
    <message>
        <source>%1 both store the same value to %2. This is harmless as long as the values are equal, but the work is done twice.</source>
        <translation type="unfinished">%1이(가) %2에 같은 값을 저장합니다. 값이 같은 동안에는 문제가 없지만 같은 일을 두 번 하는 것입니다.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished">%1바이트</translation>
    </message>
    <message>
        <source>%1 bytes each</source>
        <translation type="unfinished">각 %1바이트</translation>
    </message>
    <message>
        <source>%1 bytes moved · %2 used</source>
        <translation type="unfinished">%1바이트 이동 · %2바이트 사용</translation>
    </message>
    <message>
        <source>%1 bytes per row</source>
        <translation type="unfinished">행당 %1바이트</translation>
    </message>
    <message>
        <source>%1 bytes wasted</source>
        <translation type="unfinished">%1바이트 낭비</translation>
    </message>
    <message>
        <source>%1 cannot be loaded (%2)</source>
        <translation type="unfinished">%1을(를) 로드할 수 없음 (%2)</translation>
    </message>
    <message>
        <source>%1 chooses its own block size.</source>
        <translation type="unfinished">%1 라이브러리는 블록 크기를 스스로 정합니다.</translation>
    </message>
    <message>
        <source>%1 columns to the left</source>
        <translation type="unfinished">왼쪽 %1열</translation>
    </message>
    <message>
        <source>%1 columns to the right</source>
        <translation type="unfinished">오른쪽 %1열</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation type="unfinished">%2 대비 %1</translation>
    </message>
    <message>
        <source>%1 could not be restored; everything else was restored. The original file was kept as %2.</source>
        <translation type="unfinished">복원하지 못한 것: %1. 나머지는 모두 복원되었습니다. 원래 파일을 보관한 이름: %2.</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation type="unfinished">%1 사이클</translation>
    </message>
    <message>
        <source>%1 defines no kernel: it contains no __global__ function with a body.</source>
        <translation type="unfinished">%1에는 커널, 즉 __global__과 본문이 있는 함수가 없습니다.</translation>
    </message>
    <message>
        <source>%1 defines several kernels: %2. Specify which ones to launch, with one note for each: //@ launch %3</source>
        <translation type="unfinished">%1에는 커널이 여러 개 있습니다: %2. 어느 것을 실행할지 하나씩 주석으로 적으세요: //@ launch %3</translation>
    </message>
    <message>
        <source>%1 depends %2 at line %3.</source>
        <translation type="unfinished">%1이(가) %3번 줄에서 %2 따라 달라집니다.</translation>
    </message>
    <message>
        <source>%1 depends %2.</source>
        <translation type="unfinished">%1이(가) %2 따라 달라집니다.</translation>
    </message>
    <message>
        <source>%1 elements in %2</source>
        <translation type="unfinished">원소 %1개, %2</translation>
    </message>
    <message>
        <source>%1 elements of the tile were read before any thread had written them.</source>
        <translation type="unfinished">타일의 원소 %1개를 스레드가 채우기 전에 읽었습니다.</translation>
    </message>
    <message>
        <source>%1 elements of type %2</source>
        <translation type="unfinished">%2 타입의 원소 %1개</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation type="unfinished">오류 %1개</translation>
    </message>
    <message>
        <source>%1 estimated for %2, limited by %3; not a measurement</source>
        <translation type="unfinished">%2 추정값 %1, 제한 요인: %3. 측정값 아님</translation>
    </message>
    <message>
        <source>%1 events/s</source>
        <translation type="unfinished">초당 이벤트 %1개</translation>
    </message>
    <message>
        <source>%1 failed (error %2).</source>
        <translation type="unfinished">%1 실패(오류 %2).</translation>
    </message>
    <message>
        <source>%1 failed: %2 (%3, error %4).</source>
        <translation type="unfinished">%1 실패: %2 (%3, 오류 %4).</translation>
    </message>
    <message>
        <source>%1 fails with %2, and the program does not look at the error. %3</source>
        <translation type="unfinished">%1이(가) %2 오류로 실패하는데, 프로그램이 오류를 확인하지 않습니다. %3</translation>
    </message>
    <message>
        <source>%1 frees memory that CUDA has not allocated.</source>
        <translation type="unfinished">%1이(가) CUDA가 할당하지 않은 메모리를 해제합니다.</translation>
    </message>
    <message>
        <source>%1 frees memory that was allocated with %2.</source>
        <translation type="unfinished">%1이(가) %2(으)로 할당한 메모리를 해제합니다.</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; %4 is shown as black, %5 as white.</source>
        <translation type="unfinished">%1 %2~%3. 검정으로 표시하는 값: %4, 흰색으로 표시하는 값: %5.</translation>
    </message>
    <message>
        <source>%1 has changes that were not saved.</source>
        <translation type="unfinished">%1에 저장하지 않은 변경 사항이 있습니다.</translation>
    </message>
    <message>
        <source>%1 has more than 100000 values.</source>
        <translation type="unfinished">%1에 대한 값이 100000개를 넘습니다.</translation>
    </message>
    <message>
        <source>%1 has no kernel "%2".</source>
        <translation type="unfinished">%1에는 커널 “%2”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>%1 has no kernel named %2. Declare it as extern "C" __global__ void %2(…).</source>
        <translation type="unfinished">%1에 이름이 %2인 커널이 없습니다. extern "C" __global__ void %2(…)로 선언하세요.</translation>
    </message>
    <message>
        <source>%1 has no variable named %2. Declare it as extern "C" __constant__.</source>
        <translation type="unfinished">%1에 이름이 %2인 변수가 없습니다. extern "C" __constant__로 선언하세요.</translation>
    </message>
    <message>
        <source>%1 images of %2 pixels exceed the 4 GB of floats allowed for an image set. Set "rows" to %3, or use smaller images.</source>
        <translation type="unfinished">%2픽셀 이미지 %1개는 이미지 세트에 허용된 4 GB(float 기준)를 넘습니다. “rows” = %3이면 들어가고, 더 작은 이미지를 써도 들어갑니다.</translation>
    </message>
    <message>
        <source>%1 is %2 as fast as %3: %4 instead of %5 (%6).</source>
        <translation type="unfinished">%1: %3의 %2 속도, %5 대신 %4(%6).</translation>
    </message>
    <message>
        <source>%1 is a whole program. Running it starts it on this computer, where it can change your files.</source>
        <translation type="unfinished">%1 파일은 완전한 프로그램입니다. 실행하면 이 컴퓨터에서 시작되며, 사용자의 파일을 변경할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is neither a folder that contains operation.json nor a kernel file (.cu).</source>
        <translation type="unfinished">%1은(는) operation.json이 있는 폴더도, .cu로 끝나는 커널 파일도 아닙니다.</translation>
    </message>
    <message>
        <source>%1 is not available: %2. It is part of NVIDIA's CUDA packages: install the package %3 and try again. All other strategies work without it.</source>
        <translation type="unfinished">%1을(를) 사용할 수 없습니다: %2. NVIDIA의 CUDA 패키지에 들어 있습니다. 패키지 %3을(를) 설치하고 다시 시도하세요. 다른 전략은 모두 이것 없이 실행됩니다.</translation>
    </message>
    <message>
        <source>%1 is not available: %2. It is part of the CUDA Toolkit: install the package %3 and try again. All other strategies work without it.</source>
        <translation type="unfinished">%1을(를) 사용할 수 없습니다: %2. CUDA Toolkit에 들어 있습니다. 패키지 %3을(를) 설치하고 다시 시도하세요. 다른 전략은 모두 이것 없이 실행됩니다.</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">%1에 연결되지 않았습니다. %2</translation>
    </message>
    <message>
        <source>%1 is outside the image and counts as black.</source>
        <translation type="unfinished">%1 픽셀은 이미지 밖이므로 검정으로 간주합니다.</translation>
    </message>
    <message>
        <source>%1 is running.</source>
        <translation type="unfinished">%1 프로그램이 실행 중입니다.</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation type="unfinished">레인 %1개</translation>
    </message>
    <message>
        <source>%1 lanes of warp %2 have exited.</source>
        <translation type="unfinished">워프 %2의 레인 %1개가 종료되었습니다.</translation>
    </message>
    <message>
        <source>%1 lanes of warp %2 wait for one another.</source>
        <translation type="unfinished">워프 %2의 레인 %1개가 서로를 기다립니다.</translation>
    </message>
    <message>
        <source>%1 lines of 128 bytes</source>
        <translation type="unfinished">128바이트 라인 %1개</translation>
    </message>
    <message>
        <source>%1 loaded</source>
        <translation type="unfinished">로드됨: %1</translation>
    </message>
    <message>
        <source>%1 marked lines</source>
        <translation type="unfinished">표시된 줄 %1개</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished">%1분 %2초</translation>
    </message>
    <message>
        <source>%1 more in other strategies</source>
        <translation type="unfinished">다른 전략에 %1개 더 있음</translation>
    </message>
    <message>
        <source>%1 more messages were printed; only the first are listed.</source>
        <translation type="unfinished">출력이 %1개 더 있으며, 이것은 처음 부분입니다.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4</source>
        <translation type="unfinished">%3 %2개 중 %1개, %4</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4; standard error of each value: %5</source>
        <translation type="unfinished">%3 %2개 중 %1개, %4; 값의 표준 오차 %5</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4; standard error of each value: %5 of %6</source>
        <translation type="unfinished">%3 %2개 중 %1개, %4; 값의 표준 오차 %6의 %5</translation>
    </message>
    <message>
        <source>%1 of %2 lessons finished</source>
        <translation type="unfinished">실습 %2개 중 %1개를 마침</translation>
    </message>
    <message>
        <source>%1 of %2 steps answered, %3 correct</source>
        <translation type="unfinished">%2단계 중 %1단계에 답함, %3개 정답</translation>
    </message>
    <message>
        <source>%1 of %2 threads</source>
        <translation type="unfinished">%1 (스레드 %2)</translation>
    </message>
    <message>
        <source>%1 of %2 values differ</source>
        <translation type="unfinished">값 %2개 중 %1개가 다름</translation>
    </message>
    <message>
        <source>%1 of %2 warps are waiting</source>
        <translation type="unfinished">워프 %2개 중 %1개 대기</translation>
    </message>
    <message>
        <source>%1 of %2 warps, on one of %3 multiprocessors</source>
        <translation type="unfinished">워프 %2개 중 %1개, 멀티프로세서 %3개 중 하나</translation>
    </message>
    <message>
        <source>%1 of the %2 pixels that %3 reads lie outside the image</source>
        <translation type="unfinished">%3에서 읽는 픽셀 %2개 중 %1개가 이미지 밖에 있음</translation>
    </message>
    <message>
        <source>%1 of the output was not stored by any thread. The first such element is at %2 (column, row). These elements keep whatever was in memory before.</source>
        <translation type="unfinished">출력의 %1에는 어떤 스레드도 저장하지 않았습니다. 첫 위치는 %2(열, 행)입니다. 이 값들은 메모리에 원래 있던 값입니다.</translation>
    </message>
    <message>
        <source>%1 of the values read are not the expected ones.</source>
        <translation type="unfinished">읽은 값 %1개가 그 자리에 있어야 할 값과 다릅니다.</translation>
    </message>
    <message>
        <source>%1 of warp %2, which the panel follows</source>
        <translation type="unfinished">패널이 따라가는 워프 %2의 %1</translation>
    </message>
    <message>
        <source>%1 on an %2</source>
        <translation type="unfinished">%1 (%2)</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation type="unfinished">%1, %2 대비</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation type="unfinished">%1픽셀</translation>
    </message>
    <message>
        <source>%1 pixels required by the definition were not read.</source>
        <translation type="unfinished">정의대로라면 읽어야 할 픽셀 %1개를 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 predicted for %2 by simulating one multiprocessor; not a measurement. Nine out of ten measured times lie within %3.</source>
        <translation type="unfinished">%1(측정값이 아니라 %2의 멀티프로세서 하나를 시뮬레이션한 예측값). 측정한 시간 열 개 중 아홉 개는 예측과의 차이가 %3 이내입니다.</translation>
    </message>
    <message>
        <source>%1 predicted for %2, not measured; nine out of ten measured times lie within %3</source>
        <translation type="unfinished">%2 예측값 %1, 측정값 아님. 시간 열 개 중 아홉 개는 차이가 %3 이내입니다</translation>
    </message>
    <message>
        <source>%1 read for %2 written: %3×</source>
        <translation type="unfinished">읽기 %1, 쓰기 %2: %3×</translation>
    </message>
    <message>
        <source>%1 reads. Choose All reads to list them individually.</source>
        <translation type="unfinished">읽기 %1회. “모든 읽기”를 켜면 하나씩 나열됩니다.</translation>
    </message>
    <message>
        <source>%1 reduction from %2</source>
        <translation type="unfinished">%2 대비 %1 감소</translation>
    </message>
    <message>
        <source>%1 reported different counts.</source>
        <translation type="unfinished">%1에서 센 값은 다릅니다.</translation>
    </message>
    <message>
        <source>%1 requests %2 as many bytes of global memory (counted).</source>
        <translation type="unfinished">%1: 전역 메모리 바이트를 %2 요청합니다(센 값).</translation>
    </message>
    <message>
        <source>%1 requests %2 as many bytes of global memory (estimated from a sample of the blocks).</source>
        <translation type="unfinished">%1: 전역 메모리 바이트를 %2 요청합니다(일부 블록에서 추정).</translation>
    </message>
    <message>
        <source>%1 requires a block of %2. Your block of %3 is restored when you choose another strategy.</source>
        <translation type="unfinished">%1 전략에는 %2 블록이 필요합니다. 다른 전략을 선택하면 %3 블록으로 되돌아갑니다.</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation type="unfinished">%1라운드</translation>
    </message>
    <message>
        <source>%1 rows above</source>
        <translation type="unfinished">위쪽 %1행</translation>
    </message>
    <message>
        <source>%1 rows below</source>
        <translation type="unfinished">아래쪽 %1행</translation>
    </message>
    <message>
        <source>%1 runs %2 times as many PTX instructions as this strategy. This is a count, not a time: a GPU's time follows it only if instruction issue is the limit.</source>
        <translation type="unfinished">%1에서 실행하는 PTX 명령어는 이 전략의 %2배입니다. 시간이 아니라 센 값입니다. GPU의 시간은 명령어 발행이 병목인 경우에만 이를 따릅니다.</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation type="unfinished">섹터 %1개</translation>
    </message>
    <message>
        <source>%1 since cycle %2, for another %3. %4 Next instruction: %5</source>
        <translation type="unfinished">%2 사이클부터 %1, 앞으로 %3 더. %4 다음 명령어: %5</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished">%1단계</translation>
    </message>
    <message>
        <source>%1 steps, about %2 min</source>
        <translation type="unfinished">%1단계, 약 %2분</translation>
    </message>
    <message>
        <source>%1 taken · %2 not taken</source>
        <translation type="unfinished">분기함 %1 · 분기 안 함 %2</translation>
    </message>
    <message>
        <source>%1 takes %2; this strategy takes %3.</source>
        <translation type="unfinished">%1: %2, 이 전략: %3.</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation type="unfinished">스레드 %1개</translation>
    </message>
    <message>
        <source>%1 threads outside the image</source>
        <translation type="unfinished">이미지 밖 스레드 %1개</translation>
    </message>
    <message>
        <source>%1 threads outside the region</source>
        <translation type="unfinished">영역 밖 스레드 %1개</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation type="unfinished">%1회</translation>
    </message>
    <message>
        <source>%1 times as fast as %2</source>
        <translation type="unfinished">%2의 %1배 속도</translation>
    </message>
    <message>
        <source>%1 times as fast as %2, that is, slower</source>
        <translation type="unfinished">%2의 %1배 속도(더 느려짐)</translation>
    </message>
    <message>
        <source>%1 times the ideal.</source>
        <translation type="unfinished">최적값의 %1배입니다.</translation>
    </message>
    <message>
        <source>%1 to %2: %3, %4</source>
        <translation type="unfinished">%1 → %2: %3, %4</translation>
    </message>
    <message>
        <source>%1 uninitialised</source>
        <translation type="unfinished">%1개 초기화되지 않음</translation>
    </message>
    <message>
        <source>%1 uses its own kernels.</source>
        <translation type="unfinished">%1 라이브러리는 자체 커널을 사용합니다.</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation type="unfinished">값 %1개</translation>
    </message>
    <message>
        <source>%1 values are NaN or infinite; NaN is shown as black.</source>
        <translation type="unfinished">값 %1개가 NaN이거나 무한대입니다. NaN은 검정으로 표시합니다.</translation>
    </message>
    <message>
        <source>%1 votes</source>
        <translation type="unfinished">손든 사람 %1명</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation type="unfinished">경고 %1개</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation type="unfinished">워프 %1개</translation>
    </message>
    <message>
        <source>%1 warps per block</source>
        <translation type="unfinished">블록당 워프 %1개</translation>
    </message>
    <message>
        <source>%1 was already pinned and now shows these figures: %2</source>
        <translation type="unfinished">이미 고정된 실행 %1에 이제 다음 수치를 표시합니다: %2</translation>
    </message>
    <message>
        <source>%1 was not found in the CUDA Toolkit and system library folders</source>
        <translation type="unfinished">CUDA Toolkit과 시스템 라이브러리가 있는 곳에 %1이(가) 없음</translation>
    </message>
    <message>
        <source>%1 was saved. What is shown is of the text before.</source>
        <translation type="unfinished">%1 파일이 저장되었습니다. 지금 보이는 것은 이전 텍스트의 결과입니다.</translation>
    </message>
    <message>
        <source>%1 wavefronts</source>
        <translation type="unfinished">웨이브프런트 %1개</translation>
    </message>
    <message>
        <source>%1 waves</source>
        <translation type="unfinished">웨이브 %1개</translation>
    </message>
    <message>
        <source>%1 would have the name "%2", which a built-in operation already uses. Use another name.</source>
        <translation type="unfinished">%1의 이름이 “%2”이(가) 되는데, 같은 이름의 연산이 Tilescope에 이미 있습니다. 다른 이름을 붙이세요.</translation>
    </message>
    <message>
        <source>%1 · block %2, %3 · %4</source>
        <translation type="unfinished">%1 · 블록 %2, %3 · %4</translation>
    </message>
    <message>
        <source>%1 · ideal: %2</source>
        <translation type="unfinished">%1 · 최적값 %2</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation type="unfinished">%1 · 단계 %2/%3</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation type="unfinished">%1 × %2픽셀</translation>
    </message>
    <message>
        <source>%1 – baseline</source>
        <translation type="unfinished">%1 – 기준</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation type="unfinished">%1 → %2: %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 at a time on each of %3 multiprocessors: %4.</source>
        <translation type="unfinished">%1, 멀티프로세서 %3개에 각각 동시에 %2: %4.</translation>
    </message>
    <message>
        <source>%1, %2 channels</source>
        <translation type="unfinished">%1, 채널 %2개</translation>
    </message>
    <message>
        <source>%1, %2 compared with the baseline</source>
        <translation type="unfinished">%1, 기준 대비 %2</translation>
    </message>
    <message>
        <source>%1, %2 × %3, %4</source>
        <translation type="unfinished">%1, %2 × %3, %4</translation>
    </message>
    <message>
        <source>%1, %2 × the best</source>
        <translation type="unfinished">%1, 최적의 %2배</translation>
    </message>
    <message>
        <source>%1, %2, block %3</source>
        <translation type="unfinished">%1, %2, 블록 %3</translation>
    </message>
    <message>
        <source>%1, %2, divided by the value of the previous step: text | Tilescope | Tilescope, main launch only</source>
        <translation type="unfinished">%1, %2, 이전 단계의 값으로 나눈 값: 원문 | Tilescope | Tilescope(주 호출만)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished">%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, CPU</source>
        <translation type="unfinished">%1, CPU</translation>
    </message>
    <message>
        <source>%1, GPU</source>
        <translation type="unfinished">%1, GPU</translation>
    </message>
    <message>
        <source>%1, all inside the image</source>
        <translation type="unfinished">%1, 모두 이미지 안</translation>
    </message>
    <message>
        <source>%1, back-to-back runs. %2</source>
        <translation type="unfinished">%1, 연속 실행. %2</translation>
    </message>
    <message>
        <source>%1, baseline</source>
        <translation type="unfinished">%1, 기준</translation>
    </message>
    <message>
        <source>%1, before the start of %2.</source>
        <translation type="unfinished">%1. 그 위치는 %2의 시작보다 앞입니다.</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation type="unfinished">%1, 최선</translation>
    </message>
    <message>
        <source>%1, border</source>
        <translation type="unfinished">%1, 가장자리</translation>
    </message>
    <message>
        <source>%1, but %2 has %3.</source>
        <translation type="unfinished">%1. 그러나 %2의 크기는 %3입니다.</translation>
    </message>
    <message>
        <source>%1, but %2 is empty.</source>
        <translation type="unfinished">%1. 그러나 %2은(는) 비어 있습니다.</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation type="unfinished">%1, 제한 요인 %2</translation>
    </message>
    <message>
        <source>%1, cold L2 %2</source>
        <translation type="unfinished">%1, 콜드 L2 %2</translation>
    </message>
    <message>
        <source>%1, compute capability %2</source>
        <translation type="unfinished">%1, 컴퓨팅 능력 %2</translation>
    </message>
    <message>
        <source>%1, compute capability %2.%3
%L4 multiprocessors, %L5 GB/s of memory</source>
        <translation type="unfinished">%1, 컴퓨팅 능력 %2.%3
멀티프로세서 %L4개, 메모리 %L5 GB/s</translation>
    </message>
    <message>
        <source>%1, current</source>
        <translation type="unfinished">%1, 현재</translation>
    </message>
    <message>
        <source>%1, dashed</source>
        <translation type="unfinished">%1, 점선</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation type="unfinished">%1, 편집됨</translation>
    </message>
    <message>
        <source>%1, emulator</source>
        <translation type="unfinished">%1, 에뮬레이터</translation>
    </message>
    <message>
        <source>%1, estimated from some of the blocks: %2.</source>
        <translation type="unfinished">%1, 일부 블록에서 추정: %2.</translation>
    </message>
    <message>
        <source>%1, excluding the launches that prepare the input.</source>
        <translation type="unfinished">%1, 입력을 준비하는 호출은 제외.</translation>
    </message>
    <message>
        <source>%1, from the manufacturer's published specifications; nothing was read from a GPU.</source>
        <translation type="unfinished">%1. 제조사가 공개한 값이며 GPU에서 읽은 값은 없습니다.</translation>
    </message>
    <message>
        <source>%1, from the same runs.</source>
        <translation type="unfinished">%1, 같은 실행에서 얻음.</translation>
    </message>
    <message>
        <source>%1, grey</source>
        <translation type="unfinished">%1, 회색조</translation>
    </message>
    <message>
        <source>%1, lane %2</source>
        <translation type="unfinished">%1, 레인 %2</translation>
    </message>
    <message>
        <source>%1, launch %2</source>
        <translation type="unfinished">%1, 호출 %2</translation>
    </message>
    <message>
        <source>%1, limited by %2.</source>
        <translation type="unfinished">%1, 제한 요인: %2.</translation>
    </message>
    <message>
        <source>%1, line %2:</source>
        <translation type="unfinished">%1, %2번 줄:</translation>
    </message>
    <message>
        <source>%1, line %2: the header "%3" was not read. If kernels need its definitions, put it into the source's folder under that name (a text of at most 64 KB), or copy them into the source.</source>
        <translation type="unfinished">%1, 줄 %2: 헤더 “%3” 파일을 읽지 않았습니다. 커널에 그 정의가 필요하면 그 이름으로 소스의 폴더에 넣거나(64 KB 이하의 텍스트) 정의를 소스에 복사하세요.</translation>
    </message>
    <message>
        <source>%1, machine-translated</source>
        <translation type="unfinished">%1, 기계 번역</translation>
    </message>
    <message>
        <source>%1, median of %L2 runs</source>
        <translation type="unfinished">%1, 실행 %L2회의 중앙값</translation>
    </message>
    <message>
        <source>%1, no bank conflicts</source>
        <translation type="unfinished">%1, 뱅크 충돌 없음</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation type="unfinished">%1, 번호 %2</translation>
    </message>
    <message>
        <source>%1, occupancy %2, %3</source>
        <translation type="unfinished">%1, 점유율 %2, %3</translation>
    </message>
    <message>
        <source>%1, one per frame: %2.</source>
        <translation type="unfinished">%1, 프레임마다 한 단계: %2.</translation>
    </message>
    <message>
        <source>%1, partly outside the image (%2): %3</source>
        <translation type="unfinished">%1, 일부는 이미지 밖(%2): %3</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation type="unfinished">%1, 고정됨</translation>
    </message>
    <message>
        <source>%1, recorded on %2</source>
        <translation type="unfinished">%1, %2 기록</translation>
    </message>
    <message>
        <source>%1, the best of all</source>
        <translation type="unfinished">%1, 전체 중 최적</translation>
    </message>
    <message>
        <source>%1, the minimum</source>
        <translation type="unfinished">%1 (가능한 최소)</translation>
    </message>
    <message>
        <source>%1, which lies outside all buffers.</source>
        <translation type="unfinished">%1. 그 위치에는 버퍼가 없습니다.</translation>
    </message>
    <message>
        <source>%1-bit floats</source>
        <translation type="unfinished">%1비트 부동소수점</translation>
    </message>
    <message>
        <source>%1-bit integers</source>
        <translation type="unfinished">%1비트 정수</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished">%1.</translation>
    </message>
    <message>
        <source>%1. For example, use "%2".</source>
        <translation type="unfinished">%1. 예를 들어 “%2”을(를) 사용하세요.</translation>
    </message>
    <message>
        <source>%1/%2 is not JSON: %3</source>
        <translation type="unfinished">%1/%2은(는) JSON이 아닙니다: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 operations per byte moved, %3 per byte that must come from memory.</source>
        <translation type="unfinished">%1: 전송 바이트당 연산 %2회, 메모리를 꼭 거쳐야 하는 바이트당 연산 %3회.</translation>
    </message>
    <message>
        <source>%1: %2 operations per byte that must come from memory. Bytes moved by textures are not counted.</source>
        <translation type="unfinished">%1: 메모리를 꼭 거쳐야 하는 바이트당 연산 %2회. 텍스처의 전송량은 알 수 없습니다.</translation>
    </message>
    <message>
        <source>%1: %2 pixels</source>
        <translation type="unfinished">%1: %2픽셀</translation>
    </message>
    <message>
        <source>%1: %2%3</source>
        <translation type="unfinished">%1: %2%3</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished">%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2; issues in %3 of the cycles.</source>
        <translation type="unfinished">%1: %2, 사이클의 %3에서 명령어 발행.</translation>
    </message>
    <message>
        <source>%1: all launches captured in one CUDA graph.</source>
        <translation type="unfinished">%1: 모든 호출을 CUDA 그래프 하나로 캡처.</translation>
    </message>
    <message>
        <source>%1: an animation has at most %2 frames, so each frame covers %3 steps and shows the last one: %4.</source>
        <translation type="unfinished">%1: 동영상은 최대 %2프레임이므로 프레임 하나가 %3단계를 나타내며 그중 마지막을 보여 줍니다: %4.</translation>
    </message>
    <message>
        <source>%1: as many as fit</source>
        <translation type="unfinished">%1: 들어가는 만큼 모두</translation>
    </message>
    <message>
        <source>%1: difference from %2, %</source>
        <translation type="unfinished">%1: %2 대비 차이, %</translation>
    </message>
    <message>
        <source>%1: emulating the whole result would take about %2.</source>
        <translation type="unfinished">%1: 결과 전체를 에뮬레이션하려면 약 %2 걸립니다.</translation>
    </message>
    <message>
        <source>%1: end of launch</source>
        <translation type="unfinished">%1: 호출이 끝남</translation>
    </message>
    <message>
        <source>%1: figure not available for this run</source>
        <translation type="unfinished">%1: 이 실행에는 해당 수치가 없음</translation>
    </message>
    <message>
        <source>%1: lanes %2 access addresses out of bounds, and the block ends here.</source>
        <translation type="unfinished">%1: 범위 밖의 주소에 접근하는 레인: %2. 블록은 여기서 끝납니다.</translation>
    </message>
    <message>
        <source>%1: memory %2B/s</source>
        <translation type="unfinished">%1: 메모리 %2B/s</translation>
    </message>
    <message>
        <source>%1: no counter changed.</source>
        <translation type="unfinished">%1: 변화가 있는 카운터가 없습니다.</translation>
    </message>
    <message>
        <source>%1: no more in the grid</source>
        <translation type="unfinished">%1: 그리드에 더 없습니다</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation type="unfinished">%1: 없음</translation>
    </message>
    <message>
        <source>%1: not yet run</source>
        <translation type="unfinished">%1: 아직 실행되지 않음</translation>
    </message>
    <message>
        <source>%1: pixel %2</source>
        <translation type="unfinished">%1: 픽셀 %2</translation>
    </message>
    <message>
        <source>%1: the centre of the area read for this pixel</source>
        <translation type="unfinished">%1: 이 픽셀을 계산하려고 읽는 영역의 가운데</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished">%1; %2</translation>
    </message>
    <message>
        <source>%1; %2. %3</source>
        <translation type="unfinished">%1; %2. %3</translation>
    </message>
    <message>
        <source>%1; lanes that request the same word share the access</source>
        <translation type="unfinished">%1, 같은 워드를 요청한 레인은 함께 처리됨</translation>
    </message>
    <message>
        <source>%1; limited by: %2.</source>
        <translation type="unfinished">%1. 한계: %2.</translation>
    </message>
    <message>
        <source>%1; outlined: the area read for this pixel</source>
        <translation type="unfinished">%1, 윤곽선: 이 픽셀을 계산하려고 읽는 영역</translation>
    </message>
    <message>
        <source>%1; the L2 cache was overwritten before each run. %2</source>
        <translation type="unfinished">%1. 실행할 때마다 먼저 L2 캐시를 덮어썼습니다. %2</translation>
    </message>
    <message>
        <source>%1; the strategy reaches %2 % of that speed.</source>
        <translation type="unfinished">%1. 전략은 그 속도의 %2 %에 이릅니다.</translation>
    </message>
    <message>
        <source>%1B/s of input and output</source>
        <translation type="unfinished">입출력 %1B/s</translation>
    </message>
    <message>
        <source>%1B/s to %2B/s of input and output, estimated</source>
        <translation type="unfinished">입출력 %1B/s~%2B/s, 추정값</translation>
    </message>
    <message>
        <source>%1 KB</source>
        <translation type="unfinished">%1 KB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished">%1 MB</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <translation type="unfinished">%1배 빠름</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation type="unfinished">%1배 느림</translation>
    </message>
    <message>
        <source>%1×%2 pixels of %3</source>
        <translation type="unfinished">%1×%2픽셀, %3</translation>
    </message>
    <message>
        <source>%2 of the image's %1 patches were used, as set by "rows".</source>
        <translation type="unfinished">“rows”에 따라 이미지의 패치 %1개 중 %2개를 사용했습니다.</translation>
    </message>
    <message>
        <source>%2 of the image's %1 patches were used, one in every %3, as set by "rows".</source>
        <translation type="unfinished">“rows”에 따라 이미지의 패치 %1개 중 %2개를 %3개마다 하나씩 사용했습니다.</translation>
    </message>
    <message>
        <source>%3 of the %1 files in "%2" could not be read as images and were skipped: %4.</source>
        <translation type="unfinished">“%2”의 파일 %1개 중 %3개는 이미지로 읽을 수 없어 건너뛰었습니다: %4.</translation>
    </message>
    <message>
        <source>%L1 B of shared memory</source>
        <translation type="unfinished">공유 메모리 %L1 B</translation>
    </message>
    <message>
        <source>%L1 and %L2 MHz</source>
        <translation type="unfinished">%L1 및 %L2 MHz</translation>
    </message>
    <message>
        <source>%L1 blocks and %L2 warps per multiprocessor in the main launch.</source>
        <translation type="unfinished">주 호출 기준으로 멀티프로세서당 블록 %L1개, 워프 %L2개.</translation>
    </message>
    <message>
        <source>%L1 bytes</source>
        <translation type="unfinished">%L1바이트</translation>
    </message>
    <message>
        <source>%L1 findings</source>
        <translation type="unfinished">진단 %L1개</translation>
    </message>
    <message>
        <source>%L1 launches.</source>
        <translation type="unfinished">커널 호출 %L1회.</translation>
    </message>
    <message>
        <source>%L1 of them were disturbed by other work and excluded.</source>
        <translation type="unfinished">그중 %L1회는 다른 작업의 방해를 받아 제외했습니다.</translation>
    </message>
    <message>
        <source>%L1 threads per block</source>
        <translation type="unfinished">블록당 스레드 %L1개</translation>
    </message>
    <message>
        <source>%L1 threads, %L2 %3</source>
        <translation type="unfinished">스레드 %L1개, %3 %L2개</translation>
    </message>
    <message>
        <source>%L1 values differ by more than the allowed %2.</source>
        <translation type="unfinished">값 %L1개의 차이가 허용 오차 %2보다 큽니다.</translation>
    </message>
    <message>
        <source>%L1 values differ from the CPU reference by more than the allowed %2, by up to %3.</source>
        <translation type="unfinished">값 %L1개가 CPU 참조 결과와 허용 오차 %2보다 크게 다릅니다. 최대 차이: %3.</translation>
    </message>
    <message>
        <source>%L1 values differ from the reference, by up to %2</source>
        <translation type="unfinished">값 %L1개가 참조 결과와 다름(최대 %2)</translation>
    </message>
    <message>
        <source>%n [day|days]</source>
        <translation type="unfinished">%n일</translation>
    </message>
    <message>
        <source>%n [hour|hours]</source>
        <translation type="unfinished">%n시간</translation>
    </message>
    <message>
        <source>%n [minute|minutes]</source>
        <translation type="unfinished">%n분</translation>
    </message>
    <message>
        <source>%n [second|seconds]</source>
        <translation type="unfinished">%n초</translation>
    </message>
    <message>
        <source>%n [thread|threads]</source>
        <translation type="unfinished">스레드 %n개</translation>
    </message>
    <message>
        <source>&amp;About Tilescope</source>
        <translation type="unfinished">Tilescope 정보(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished">추가(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation type="unfinished">답하기(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <translation type="unfinished">인수(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation type="unfinished">자동(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished">뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Banks</source>
        <translation type="unfinished">뱅크(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Break it</source>
        <translation type="unfinished">버그 심기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished">취소(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished">선택(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Choose what…</source>
        <translation type="unfinished">대상 선택(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished">닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished">복사(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished">어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished">삭제(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Device…</source>
        <translation type="unfinished">디바이스(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Difference</source>
        <translation type="unfinished">차이(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished">편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Explain terms in tool tips</source>
        <translation type="unfinished">툴팁에서 용어 설명(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished">내보내기(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished">파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation type="unfinished">명령 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Find in kernel</source>
        <translation type="unfinished">커널에서 찾기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;First: %1</source>
        <translation type="unfinished">첫째(&amp;F): %1</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished">맞춤(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished">형식(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation type="unfinished">용어집(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to pixel</source>
        <translation type="unfinished">픽셀로 이동(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Go to pixel…</source>
        <translation type="unfinished">픽셀로 이동(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation type="unfinished">그리드(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Halo</source>
        <translation type="unfinished">헤일로(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished">도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished">힌트(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation type="unfinished">히스토그램(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation type="unfinished">검사(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Inspect pixels</source>
        <translation type="unfinished">픽셀 검사(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation type="unfinished">커널(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished">단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Lanes</source>
        <translation type="unfinished">레인(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation type="unfinished">학습(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Less difference gain</source>
        <translation type="unfinished">차이 증폭 낮추기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished">밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Matrix product</source>
        <translation type="unfinished">행렬 곱(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;More difference gain</source>
        <translation type="unfinished">차이 증폭 높이기(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation type="unfinished">새 폴더(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;New kernel</source>
        <translation type="unfinished">새 커널(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next block overlay</source>
        <translation type="unfinished">다음 블록 오버레이(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Next finding</source>
        <translation type="unfinished">다음 진단 항목(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished">아니요(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation type="unfinished">확인(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished">열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished">열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished">패널(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished">붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Paste image</source>
        <translation type="unfinished">이미지 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pin this run</source>
        <translation type="unfinished">이 실행 고정(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Point operation</source>
        <translation type="unfinished">점 연산(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Previous finding</source>
        <translation type="unfinished">이전 진단 항목(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Profiles</source>
        <translation type="unfinished">프로파일(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished">끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">다시 하기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reduction</source>
        <translation type="unfinished">리덕션(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished">제거(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished">이름 바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation type="unfinished">보고서(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished">레이아웃 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Result and CPU reference</source>
        <translation type="unfinished">결과와 CPU 참조 결과(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Reuse</source>
        <translation type="unfinished">재사용(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished">실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run edited source</source>
        <translation type="unfinished">편집한 코드 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run kernel again</source>
        <translation type="unfinished">커널 재실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Run program again</source>
        <translation type="unfinished">프로그램 재실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">저장(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Save kernel as…</source>
        <translation type="unfinished">커널을 다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save result…</source>
        <translation type="unfinished">결과 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save session as…</source>
        <translation type="unfinished">세션을 다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Second: %1</source>
        <translation type="unfinished">둘째(&amp;S): %1</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation type="unfinished">나란히 보기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Start…</source>
        <translation type="unfinished">시작(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Stencil</source>
        <translation type="unfinished">스텐실(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation type="unfinished">한 단계 위로(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished">중지(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Story of pixel (%1, %2)</source>
        <translation type="unfinished">픽셀 (%1, %2)의 계산 과정(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Toggle source and result</source>
        <translation type="unfinished">원본과 결과 전환(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation type="unfinished">튜닝(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">되돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished">보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;View with overlays…</source>
        <translation type="unfinished">오버레이가 있는 보기(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Warps</source>
        <translation type="unfinished">워프(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation type="unfinished">분할 비교(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Workers…</source>
        <translation type="unfinished">워커(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished">예(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation type="unfinished">확대/축소(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Zoom to block</source>
        <translation type="unfinished">블록에 맞춰 확대(&amp;Z)</translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation type="unfinished">쓰기 금지된 파일: “%1”
그래도 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>(%1 returned %2, error %3.)</source>
        <translation type="unfinished">(%1의 응답: %2, 오류 %3.)</translation>
    </message>
    <message>
        <source>**Correct answer:** %1</source>
        <translation type="unfinished">**정답:** %1</translation>
    </message>
    <message>
        <source>**Correct:** %1</source>
        <translation type="unfinished">**정답입니다:** %1</translation>
    </message>
    <message>
        <source>**Goal reached.**</source>
        <translation type="unfinished">**목표에 도달했습니다.**</translation>
    </message>
    <message>
        <source>**Hint:** %1</source>
        <translation type="unfinished">**힌트:** %1</translation>
    </message>
    <message>
        <source>**This is one way to reach the goal.**</source>
        <translation type="unfinished">**목표에 도달하는 한 가지 방법입니다.**</translation>
    </message>
    <message>
        <source>**You can now:**</source>
        <translation type="unfinished">**이제 할 수 있는 것:**</translation>
    </message>
    <message>
        <source>**Your answer:** %1

**Correct answer:** %2</source>
        <translation type="unfinished">**내 답:** %1

**정답:** %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished">, </translation>
    </message>
    <message>
        <source>, %1</source>
        <translation type="unfinished">, %1</translation>
    </message>
    <message>
        <source>, %1 of %2 rows computed</source>
        <translation type="unfinished">, %2행 중 %1행 계산됨</translation>
    </message>
    <message>
        <source>, %1 requests</source>
        <translation type="unfinished">, 요청 %1회</translation>
    </message>
    <message>
        <source>, PFM, EXR</source>
        <translation type="unfinished">, PFM, EXR</translation>
    </message>
    <message>
        <source>, PTX</source>
        <translation type="unfinished">, PTX</translation>
    </message>
    <message>
        <source>, cold L2 %1 %</source>
        <translation type="unfinished">, 콜드 L2 %1 %</translation>
    </message>
    <message>
        <source>, not converged: ±%1 %</source>
        <translation type="unfinished">, 안정되지 않음: ±%1 %</translation>
    </message>
    <message>
        <source>, single run</source>
        <translation type="unfinished">, 1회</translation>
    </message>
    <message>
        <source>, together with other lanes that request it</source>
        <translation type="unfinished">같은 워드를 요청한 다른 레인과 함께 </translation>
    </message>
    <message>
        <source>, ±%1 %</source>
        <translation type="unfinished">, ±%1 %</translation>
    </message>
    <message>
        <source>-63 equals ~62, so its lowest bit is set, and the lowest bit of the pitch is set too if the tile width is even. The result is correct, but rows no longer start at multiples of 64 bytes, which was the purpose of the padding, and a block needs one more byte per row.</source>
        <translation type="unfinished">-63은 ~62이므로 최하위 비트가 1이고, 타일 너비가 짝수이면 피치의 최하위 비트도 1이 됩니다. 이미지는 올바르지만, 행의 시작을 64바이트의 배수에 맞추려던 패딩이 소용없어지고 블록은 행마다 1바이트를 더 씁니다.</translation>
    </message>
    <message>
        <source>0.9153 s cannot be a kernel time: it would be 3.5 µs for each of the 512×512 pixels in turn, while this card can move all of them in and out of memory in 4 µs. Only the ratios are comparable.</source>
        <translation type="unfinished">0.9153 s는 커널의 시간일 수 없습니다. 512×512 픽셀을 하나씩 차례로 처리할 때 픽셀당 3.5 µs인데, 이 카드는 픽셀 전체를 4 µs에 메모리에서 읽고 씁니다. 비율만 비교할 수 있습니다.</translation>
    </message>
    <message>
        <source>1 address for all lanes</source>
        <translation type="unfinished">모든 레인이 같은 주소</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation type="unfinished">블록 1개</translation>
    </message>
    <message>
        <source>1 block at a time</source>
        <translation type="unfinished">동시에 블록 1개</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation type="unfinished">1바이트</translation>
    </message>
    <message>
        <source>1 byte each</source>
        <translation type="unfinished">각 1바이트</translation>
    </message>
    <message>
        <source>1 column to the left</source>
        <translation type="unfinished">왼쪽 1열</translation>
    </message>
    <message>
        <source>1 column to the right</source>
        <translation type="unfinished">오른쪽 1열</translation>
    </message>
    <message>
        <source>1 cycle</source>
        <translation type="unfinished">1 사이클</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation type="unfinished">오류 1개</translation>
    </message>
    <message>
        <source>1 event/s</source>
        <translation type="unfinished">초당 이벤트 1개</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation type="unfinished">진단 1개</translation>
    </message>
    <message>
        <source>1 lane</source>
        <translation type="unfinished">레인 1개</translation>
    </message>
    <message>
        <source>1 launch.</source>
        <translation type="unfinished">커널 호출 1회.</translation>
    </message>
    <message>
        <source>1 line of 128 bytes</source>
        <translation type="unfinished">128바이트 라인 1개</translation>
    </message>
    <message>
        <source>1 marked line</source>
        <translation type="unfinished">표시된 줄 1개</translation>
    </message>
    <message>
        <source>1 more in other strategies</source>
        <translation type="unfinished">다른 전략에 1개 더 있음</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation type="unfinished">1라운드</translation>
    </message>
    <message>
        <source>1 row above</source>
        <translation type="unfinished">위쪽 1행</translation>
    </message>
    <message>
        <source>1 row below</source>
        <translation type="unfinished">아래쪽 1행</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation type="unfinished">1초</translation>
    </message>
    <message>
        <source>1 sector</source>
        <translation type="unfinished">섹터 1개</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation type="unfinished">1단계</translation>
    </message>
    <message>
        <source>1 thread outside the image</source>
        <translation type="unfinished">이미지 밖 스레드 1개</translation>
    </message>
    <message>
        <source>1 thread outside the region</source>
        <translation type="unfinished">영역 밖 스레드 1개</translation>
    </message>
    <message>
        <source>1 vote</source>
        <translation type="unfinished">손든 사람 1명</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation type="unfinished">경고 1개</translation>
    </message>
    <message>
        <source>1 warp</source>
        <translation type="unfinished">워프 1개</translation>
    </message>
    <message>
        <source>1 warp per block</source>
        <translation type="unfinished">블록당 워프 1개</translation>
    </message>
    <message>
        <source>1 wave</source>
        <translation type="unfinished">웨이브 1개</translation>
    </message>
    <message>
        <source>1 wavefront</source>
        <translation type="unfinished">웨이브프런트 1개</translation>
    </message>
    <message>
        <source>1/16 of the load instructions in the column pass and a quarter of the stores; the conversions from bytes to floats remain: about 1.5× as fast as one launch on an H200.</source>
        <translation type="unfinished">열 패스의 로드 명령어는 16분의 1, 저장은 4분의 1로 줄고, 바이트를 float로 변환하는 일은 그대로입니다. H200에서 호출 한 번으로 할 때보다 약 1.5배 빠릅니다.</translation>
    </message>
    <message>
        <source>1/16 of the loads, stores and shuffles, and about 20 instructions per pixel instead of 70: twice as fast, 400 µs at 16384² on an H200 with B = 3. Rows are fetched when they are needed; at B = 101, the L2 cache no longer holds the rows that leave the window: 550 µs.</source>
        <translation type="unfinished">로드, 저장, 셔플이 16분의 1로 줄고, 픽셀당 명령어는 70개에서 약 20개로 줄어듭니다. 두 배 빨라져 H200의 16384²에서 B = 3일 때 400 µs입니다. 행은 필요할 때 가져오는데, B = 101에서는 나가는 행이 L2 캐시에 더 이상 남아 있지 않아 550 µs가 걸립니다.</translation>
    </message>
    <message>
        <source>10 instructions per pixel instead of 18, many of them at twice the integer rate: about 150 µs at 16384×16384 on an H200, 1.15 times the time of a copy.</source>
        <translation type="unfinished">픽셀당 명령어가 18개에서 10개로 줄고, 그중 상당수는 정수 명령어보다 두 배 빠르게 처리됩니다. H200의 16384×16384에서 약 150 µs로 복사의 1.15배입니다.</translation>
    </message>
    <message>
        <source>10 products instead of 25 at W = 5, and 30 instead of 225 at W = 15, in exchange for 12 more bytes of memory traffic per pixel: about 2× and 5× as fast as Constant filter on an H200.</source>
        <translation type="unfinished">곱셈이 W = 5에서 25번에서 10번으로, W = 15에서 225번에서 30번으로 줄지만, 픽셀당 12바이트가 메모리를 더 오갑니다. H200에서 상수 필터보다 약 2배, 5배 빠릅니다.</translation>
    </message>
    <message>
        <source>101 times fewer loads than Global memory at B = 101, but twice as many launches: about 40× faster at B = 101, no faster at B = 3. The time still grows with B.</source>
        <translation type="unfinished">B = 101에서 로드가 전역 메모리의 101분의 1로 줄고 호출은 두 배가 됩니다. 이때 약 40배 빠르고, B = 3에서는 빨라지지 않습니다. 시간은 여전히 B에 따라 늘어납니다.</translation>
    </message>
    <message>
        <source>10⁹ per second</source>
        <translation type="unfinished">초당 10⁹</translation>
    </message>
    <message>
        <source>12 bytes are read, 2 × 32 are moved</source>
        <translation type="unfinished">12바이트를 읽고 2 × 32바이트를 옮김</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation type="unfinished">16비트</translation>
    </message>
    <message>
        <source>16 bits per channel, values</source>
        <translation type="unfinished">채널당 16비트, 값</translation>
    </message>
    <message>
        <source>16 bytes per lane in one request</source>
        <translation type="unfinished">한 요청에 레인당 16바이트</translation>
    </message>
    <message>
        <source>16 instructions per pixel instead of 18, using 128 registers instead of 100: 10 % faster than sliding_rows on an H200 if two thirds of the warps still hide the latency.</source>
        <translation type="unfinished">픽셀당 명령어가 18개에서 16개로 줄고 레지스터는 100개에서 128개로 늘어납니다. 워프가 3분의 2로 줄어도 대기 시간을 감출 수 있다면 H200에서 sliding_rows보다 약 10 % 빠릅니다.</translation>
    </message>
    <message>
        <source>16 pixels per thread, in words</source>
        <translation type="unfinished">스레드당 16픽셀, 워드 단위</translation>
    </message>
    <message>
        <source>16 threads transform each row, wherever they lie in the block, so the number of threads must be a multiple of 16.</source>
        <translation type="unfinished">스레드 16개가 블록 안의 위치와 상관없이 행 하나를 변환하므로, 스레드 수가 16의 배수여야 합니다.</translation>
    </message>
    <message>
        <source>16-bit channels were reduced to 8 bits.</source>
        <translation type="unfinished">채널당 16비트를 8비트로 줄였습니다.</translation>
    </message>
    <message>
        <source>18 instructions per pixel instead of 16, and the loads that are saved would be served by the L1 cache anyway: 10 % slower than separated on an H200.</source>
        <translation type="unfinished">픽셀당 명령어가 16개에서 18개로 늘고, 절약한 로드는 L1 캐시가 이미 처리하던 것입니다. H200에서 separated보다 약 10 % 느립니다.</translation>
    </message>
    <message>
        <source>18 instructions per pixel instead of 29, because rows are unpacked once and row sums are used twice: about 1.6 times as fast as vectors on an H200.</source>
        <translation type="unfinished">픽셀당 명령어가 29개에서 18개로 줄어듭니다. 행을 한 번만 언패킹하고 행의 합을 두 번 쓰기 때문입니다. H200에서 vectors보다 약 1.6배 빠릅니다.</translation>
    </message>
    <message>
        <source>1⁄10 second</source>
        <translation type="unfinished">1⁄10초</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation type="unfinished">2초</translation>
    </message>
    <message>
        <source>2,475 pixels make 210 tiles for the 264 blocks that 132 multiprocessors can hold. If the images are split into 25 parts, all multiprocessors stay busy to the end: 1.25× as fast as padded on an H200. Sums of 8,000 numbers also have smaller rounding errors than sums of 200,000.</source>
        <translation type="unfinished">2,475픽셀은 타일 210개가 되는데, 멀티프로세서 132개에는 블록 264개가 올라갑니다. 이미지를 25개 부분으로 나누면 모두 끝까지 쉬지 않습니다. H200에서 padded보다 1.25배 빠르고, 한 번에 200,000개가 아니라 8,000개씩 더하므로 오차도 작습니다.</translation>
    </message>
    <message>
        <source>210 tiles of 128×128 are 1.38 TFLOP: 20.5 ms at an H200's peak of 67 TFLOP/s. With copies overlapped with the products, the time is 25 ms.</source>
        <translation type="unfinished">128×128 타일 210개는 1.38 TFLOP이며, H200의 최대 성능 67 TFLOP/s에서 20.5 ms가 걸립니다. 복사를 곱셈과 겹치면 25 ms가 됩니다.</translation>
    </message>
    <message>
        <source>26 words of shared memory per thread and row instead of 48, and dot products that unpack, multiply and add in one instruction: 14 instructions per pixel. 25 % faster: 300 µs at B = 3 on an H200.</source>
        <translation type="unfinished">스레드와 행마다 공유 메모리 워드가 48개에서 26개로 줄고, 언패킹·곱셈·덧셈을 한꺼번에 하는 내적을 씁니다. 픽셀당 명령어는 14개입니다. 약 25 % 빨라져 H200에서 B = 3일 때 300 µs입니다.</translation>
    </message>
    <message>
        <source>28 GB come from the L2 cache instead of 43 GB, and the triangle's tiles are 1.34 TFLOP instead of 1.38: 430 TFLOP/s, 3.1 ms on an H200.</source>
        <translation type="unfinished">L2 캐시에서 오는 데이터가 43 GB에서 28 GB로, 삼각형의 타일은 1.38 TFLOP에서 1.34 TFLOP로 줄어듭니다. 430 TFLOP/s로 H200에서 3.1 ms입니다.</translation>
    </message>
    <message>
        <source>2× as fast as Texture, constant template, because a shared-memory load takes a fraction of the time of a texture fetch.</source>
        <translation type="unfinished">공유 메모리 로드가 텍스처 읽기보다 훨씬 빠르므로 텍스처, 상수 템플릿보다 2배 빠릅니다.</translation>
    </message>
    <message>
        <source>3 sectors</source>
        <translation type="unfinished">섹터 3개</translation>
    </message>
    <message>
        <source>3 × 3 pixels make one</source>
        <translation type="unfinished">3 × 3픽셀이 하나를 만듦</translation>
    </message>
    <message>
        <source>32 banks, one word each per pass</source>
        <translation type="unfinished">뱅크 32개, 패스마다 워드 하나씩</translation>
    </message>
    <message>
        <source>32 threads of a block that the hardware schedules as a unit. The active threads of a warp execute the same instruction, so it costs time if threads of a warp do different things.</source>
        <translation type="unfinished">하드웨어가 한 단위로 스케줄링하는, 한 블록의 스레드 32개. 워프의 활성 스레드들은 같은 명령어를 실행하므로, 워프의 스레드들이 서로 다른 일을 하면 시간이 더 듭니다.</translation>
    </message>
    <message>
        <source>32-bit registers, divided among the resident threads.</source>
        <translation type="unfinished">32비트 레지스터의 수이며, 상주하는 스레드들이 나누어 씁니다.</translation>
    </message>
    <message>
        <source>32-byte sectors requested from the L1 cache for global and local memory, per pixel of the image. One byte read and one byte written give 0.0625. Not available for kernels that read textures, whose sectors are not counted.</source>
        <translation type="unfinished">L1 캐시에 요청한 전역 및 로컬 메모리의 32바이트 섹터 수를 이미지 픽셀당으로 나타낸 값. 1바이트를 읽고 1바이트를 저장하면 0.0625입니다. 텍스처를 읽는 커널은 그 섹터를 세지 않으므로 값이 없습니다.</translation>
    </message>
    <message>
        <source>32-byte sectors requested from the L1 cache for global and local memory. Not available for kernels that read textures, whose sectors are not counted.</source>
        <translation type="unfinished">L1 캐시에 요청한 전역 및 로컬 메모리의 32바이트 섹터 수. 텍스처를 읽는 커널은 그 섹터를 세지 않으므로 값이 없습니다.</translation>
    </message>
    <message>
        <source>4 bytes at an address that is a multiple of 4, such as one float. Shared memory is divided among its banks word by word.</source>
        <translation type="unfinished">4의 배수인 주소에 있는 4바이트로, float 하나와 같습니다. 공유 메모리는 워드 단위로 뱅크에 나뉘어 있습니다.</translation>
    </message>
    <message>
        <source>40 of 64 warps resident: 63 %</source>
        <translation type="unfinished">워프 64개 중 40개 상주: 63 %</translation>
    </message>
    <message>
        <source>41 instructions per pixel instead of 73, and a third of the loads: about 1.8 times as fast as global on an H200.</source>
        <translation type="unfinished">픽셀당 명령어가 73개에서 41개로, 로드는 3분의 1로 줄어듭니다. H200에서 global보다 약 1.8배 빠릅니다.</translation>
    </message>
    <message>
        <source>50 instructions per pixel instead of 123: about 2.3 times as fast as shared on an H200, but slower than words, which reads as many words from the L1 cache and does not fill a tile.</source>
        <translation type="unfinished">픽셀당 명령어가 123개에서 50개로 줄어듭니다. H200에서 shared보다 약 2.3배 빠르지만, L1 캐시에서 같은 수의 워드를 읽고 타일을 채우지 않는 words보다는 느립니다.</translation>
    </message>
    <message>
        <source>64 KB of memory that kernels can only read, with its own cache. It is fast when all lanes of a warp read the same address; each additional address costs another pass.</source>
        <translation type="unfinished">커널이 읽기만 할 수 있는 64 KB 메모리로, 전용 캐시가 있습니다. 워프의 모든 레인이 같은 주소를 읽으면 빠르고, 서로 다른 주소가 하나 늘 때마다 패스가 한 번 더 필요합니다.</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation type="unfinished">8비트</translation>
    </message>
    <message>
        <source>8 instructions per byte up to W = 15 and 12 up to W = 31, with rows read twice: 400 to 450 µs at any W for 16384² RGB on an H200, little more than a copy.</source>
        <translation type="unfinished">바이트당 명령어가 W = 15까지 8개, 31까지 12개이고 행을 두 번 읽습니다. H200의 16384² RGB에서 W와 상관없이 400~450 µs로, 복사보다 거의 느리지 않습니다.</translation>
    </message>
    <message>
        <source>9 instructions per byte at W = 5 and 26 at W = 15, with three out of four issue cycles used: for 16384² RGB on an H200, 383 µs at W = 5, as fast as a copy, and 850 µs at W = 15.</source>
        <translation type="unfinished">바이트당 명령어가 W = 5에서 9개, W = 15에서 26개이고 네 사이클 중 세 사이클을 사용합니다. H200의 16384² RGB에서 W = 5일 때 복사와 같은 383 µs, W = 15일 때 850 µs입니다.</translation>
    </message>
    <message>
        <source>9 instructions per pixel instead of 10, using 56 registers instead of 72: within 10 % of a copy at 16384×16384 on an H200.</source>
        <translation type="unfinished">픽셀당 명령어가 10개에서 9개로, 레지스터가 72개에서 56개로 줄어듭니다. H200의 16384×16384에서 복사와의 차이가 10 % 이내입니다.</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation type="unfinished">95번째 백분위수</translation>
    </message>
    <message>
        <source>95th percentile of the GPU time</source>
        <translation type="unfinished">GPU 시간의 95번째 백분위수</translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished">; </translation>
    </message>
    <message>
        <source>; %1 NaN or infinite</source>
        <translation type="unfinished">; NaN 또는 무한대 %1개</translation>
    </message>
    <message>
        <source>; %1 lanes of the last warp idle</source>
        <translation type="unfinished">; 마지막 워프의 레인 %1개 유휴</translation>
    </message>
    <message>
        <source>; width and height change together</source>
        <translation type="unfinished">; 너비와 높이가 함께 변함</translation>
    </message>
    <message>
        <source>= matches hardware, PTX exact for the PTX that the emulator runs, ≈ estimated</source>
        <translation type="unfinished">=: 하드웨어와 일치, PTX: 에뮬레이터가 실행하는 PTX에 대해 정확, ≈: 추정값</translation>
    </message>
    <message>
        <source>= reference</source>
        <translation type="unfinished">= 참조 결과</translation>
    </message>
    <message>
        <source>A %1 to B %2</source>
        <translation type="unfinished">A %1에서 B %2까지</translation>
    </message>
    <message>
        <source>A 4-byte load must start at a multiple of four. At any other address, the GPU aborts the kernel with an error. The correct kernel therefore loads two words and uses a funnel shift.</source>
        <translation type="unfinished">4바이트 로드는 4의 배수에서 시작해야 합니다. 다른 곳에서는 GPU가 오류로 커널을 끝냅니다. 워드 두 개와 퍼널 시프트가 그래서 필요합니다.</translation>
    </message>
    <message>
        <source>A CPU thread does not use the L2 cache of a GPU.</source>
        <translation type="unfinished">CPU 스레드에는 GPU의 L2 캐시가 없습니다.</translation>
    </message>
    <message>
        <source>A CPU thread has no blocks.</source>
        <translation type="unfinished">CPU 스레드에는 블록이 없습니다.</translation>
    </message>
    <message>
        <source>A GPU in this computer</source>
        <translation type="unfinished">이 컴퓨터의 GPU</translation>
    </message>
    <message>
        <source>A NumPy file (.npy) with a byte array of the shape images × height × width. The file may be larger than memory: the multi-GPU strategy reads it piece by piece.</source>
        <translation type="unfinished">이미지 × 높이 × 너비인 바이트 배열이 든 NumPy 파일(.npy). 메모리보다 커도 됩니다. 모든 GPU를 쓰는 전략이 조각별로 읽습니다.</translation>
    </message>
    <message>
        <source>A barrier makes warps wait for each other, but not for copies in flight. Without __pipeline_wait_prior(), warps multiply what was in the tiles before.</source>
        <translation type="unfinished">배리어는 워프들이 서로를 기다리게 하지만 진행 중인 복사는 기다리지 않습니다. __pipeline_wait_prior()가 없으면 타일에 전부터 있던 값을 곱합니다.</translation>
    </message>
    <message>
        <source>A block accesses memory out of bounds here</source>
        <translation type="unfinished">블록이 여기서 자신의 메모리 밖을 읽거나 씁니다</translation>
    </message>
    <message>
        <source>A block cannot have %1 bytes of shared memory. Valid values: 0 to %2.</source>
        <translation type="unfinished">블록에 공유 메모리 %1바이트를 할당할 수 없습니다. 0~%2바이트까지 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>A block computes four tiles; meanwhile the next one is copied asynchronously.</source>
        <translation type="unfinished">블록 하나가 타일 네 개를 처리하면서, 마지막 타일을 계산하는 동안 다음 타일을 레지스터를 거치지 않고 복사합니다.</translation>
    </message>
    <message>
        <source>A block executes a trap here</source>
        <translation type="unfinished">블록이 여기서 트랩으로 멈춥니다</translation>
    </message>
    <message>
        <source>A block loads %1 pixels to write %2: %3 loads per pixel, because neighbouring blocks load each other's halo again.</source>
        <translation type="unfinished">블록 하나가 %2픽셀을 계산하기 위해 %1픽셀을 로드합니다(픽셀당 로드 %3회). 이웃한 블록들이 서로의 헤일로를 다시 로드하기 때문입니다.</translation>
    </message>
    <message>
        <source>A block moves down a strip. At each step, the column sums gain one row and lose one.</source>
        <translation type="unfinished">블록이 띠를 따라 내려갑니다. 단계마다 열 합에 행 하나가 더해지고 하나가 빠집니다.</translation>
    </message>
    <message>
        <source>A block of %1 cannot be used here: %2</source>
        <translation type="unfinished">여기서 %1 블록은 사용할 수 없습니다: %2</translation>
    </message>
    <message>
        <source>A block of %1 has %2 threads; the maximum is %3.</source>
        <translation type="unfinished">%1 블록의 스레드는 %2개인데, 블록의 스레드는 최대 %3개입니다.</translation>
    </message>
    <message>
        <source>A block of %1 has a dimension that is too large: %2 allows at most %3 threads in x, y and z. Use a smaller dimension, or more blocks.</source>
        <translation type="unfinished">%1 블록에 너무 큰 차원이 있습니다. %2은(는) x, y, z에서 최대 %3스레드를 허용합니다. 그 차원을 줄이거나 블록을 더 많이 사용하세요.</translation>
    </message>
    <message>
        <source>A block of %1 has no threads; each dimension must be at least 1.</source>
        <translation type="unfinished">%1 블록에는 스레드가 없습니다. 각 변은 1 이상이어야 합니다.</translation>
    </message>
    <message>
        <source>A block of %1 threads cannot run; the maximum is 1024. Choose a smaller block.</source>
        <translation type="unfinished">스레드가 %1개인 블록은 실행할 수 없습니다. 블록의 스레드는 최대 1024개입니다. 더 작은 블록을 선택하세요.</translation>
    </message>
    <message>
        <source>A block of %1 would load %2 per pixel.</source>
        <translation type="unfinished">%1 블록은 픽셀당 %2회 로드하게 됩니다.</translation>
    </message>
    <message>
        <source>A block of kernel "%1" needs %2 of shared memory, more than any GPU has.</source>
        <translation type="unfinished">커널 “%1”의 블록에는 공유 메모리 %2이(가) 필요합니다. 그만큼 있는 GPU는 없습니다.</translation>
    </message>
    <message>
        <source>A block would need %1 of shared memory, but %2 allows only %3. Use a smaller block or filter.</source>
        <translation type="unfinished">블록에 공유 메모리 %1이(가) 필요하지만 %2의 한도는 %3입니다. 더 작은 블록이나 필터를 쓰면 필요한 양이 줄어듭니다.</translation>
    </message>
    <message>
        <source>A blur whose threads share a tile: what a block reads and what it writes</source>
        <translation type="unfinished">블록의 스레드들이 타일을 공유하는 블러: 블록이 읽는 것과 저장하는 것</translation>
    </message>
    <message>
        <source>A broadcast: the constant cache serves one address for all lanes at once.</source>
        <translation type="unfinished">브로드캐스트: 상수 캐시가 한 주소의 값을 모든 레인에 한꺼번에 줍니다.</translation>
    </message>
    <message>
        <source>A buffer of %1 values of type %2 cannot be created. A buffer needs at least one value, and all buffers together can take at most 4 GB.</source>
        <translation type="unfinished">%2 타입 값 %1개의 버퍼를 만들 수 없습니다. 값이 하나 이상이어야 하고, 모든 버퍼의 합은 4 GB를 넘을 수 없습니다.</translation>
    </message>
    <message>
        <source>A byte keeps only the lowest eight bits of a sum: the strongest edges, above 255, appear as dark speckles inside bright lines.</source>
        <translation type="unfinished">바이트에는 합의 하위 8비트만 남습니다. 255를 넘는 가장 강한 경계가 밝은 선 안에 어두운 반점으로 나타납니다.</translation>
    </message>
    <message>
        <source>A cache between all multiprocessors and device memory, megabytes in size. Later blocks can find data there that an earlier block has read.</source>
        <translation type="unfinished">모든 멀티프로세서와 디바이스 메모리 사이에 있는 수 메가바이트 크기의 캐시. 한 블록이 읽은 것을 나중 블록이 여기에서 찾습니다.</translation>
    </message>
    <message>
        <source>A cache in each multiprocessor, in the same physical memory as shared memory. The L1 cache serves repeated reads of recently used data without any help from the kernel.</source>
        <translation type="unfinished">각 멀티프로세서에 있는 캐시로, 공유 메모리와 같은 메모리를 씁니다. 블록의 스레드가 조금 전에 읽은 것을 다시 읽으면 커널의 도움 없이 응답합니다.</translation>
    </message>
    <message>
        <source>A chart of the maximum speed that a GPU can reach at a given arithmetic intensity. It rises with memory bandwidth and flattens at the peak arithmetic rate.</source>
        <translation type="unfinished">GPU가 낼 수 있는 최고 속도를 연산 강도에 따라 나타낸 차트. 메모리 대역폭을 따라 올라가다가 연산 장치의 최고 성능에서 평평해집니다.</translation>
    </message>
    <message>
        <source>A circuit board as seen by a machine-vision camera: fine, sharp and regular.</source>
        <translation type="unfinished">머신 비전 카메라가 보는 기판: 세밀하고 선명하며 규칙적입니다.</translation>
    </message>
    <message>
        <source>A command, a strategy, a block such as 32x8, a setting such as filter 9</source>
        <translation type="unfinished">명령, 전략, 32x8 같은 블록, filter 9 같은 설정</translation>
    </message>
    <message>
        <source>A cycle in which a warp cannot issue its next instruction. The legend of the timeline says what the warp waits for, and its tool tip has Nsight Compute's name: "Long scoreboard", for example, is a wait for global or local memory.</source>
        <translation type="unfinished">워프가 다음 명령어를 발행하지 못하는 사이클입니다. 타임라인의 범례는 워프가 무엇을 기다리는지 말하고, 툴팁에는 Nsight Compute의 이름이 있습니다. 예를 들어 “Long scoreboard”는 전역 메모리나 로컬 메모리를 기다리는 것입니다.</translation>
    </message>
    <message>
        <source>A fast warp fills the tiles with the next chunk of images while slower warps still read the current one. Every loop over shared tiles needs two barriers: one after filling and one after use.</source>
        <translation type="unfinished">느린 워프가 아직 이 청크를 읽는 동안 빠른 워프가 다음 이미지 청크로 타일을 채웁니다. 공유 타일에 대한 루프에는 언제나 배리어가 두 개 필요합니다. 채운 뒤와 쓰고 난 뒤입니다.</translation>
    </message>
    <message>
        <source>A file for the teacher, who can run it again with: tilescope lesson verify</source>
        <translation type="unfinished">교사가 다시 실행해 볼 파일: tilescope lesson verify</translation>
    </message>
    <message>
        <source>A float has 24 significant bits. Where the image is bright and has little contrast, the variance is a small difference between two large products, and only rounding error remains.</source>
        <translation type="unfinished">float의 유효 비트는 24비트입니다. 밝고 대비가 작은 곳에서는 분산이 큰 두 곱의 작은 차이이므로, 남는 것은 반올림 오차뿐입니다.</translation>
    </message>
    <message>
        <source>A folder of images, each converted to greyscale and scaled to the image size.</source>
        <translation type="unfinished">이미지 폴더. 각 이미지를 회색조로 바꾸고 이미지 크기에 맞춰 조정합니다.</translation>
    </message>
    <message>
        <source>A frame does not match its header.</source>
        <translation type="unfinished">프레임의 내용이 헤더의 설명과 다릅니다.</translation>
    </message>
    <message>
        <source>A frame exceeds the maximum size.</source>
        <translation type="unfinished">프레임이 Tilescope의 최대 크기보다 큽니다.</translation>
    </message>
    <message>
        <source>A function that the GPU executes once for each thread. It is written in CUDA C++ and marked __global__.</source>
        <translation type="unfinished">GPU가 스레드마다 한 번씩 실행하는 함수. CUDA C++로 작성하고 __global__로 표시합니다.</translation>
    </message>
    <message>
        <source>A greyscale image does not show the mistake; a colour image does.</source>
        <translation type="unfinished">회색조 이미지에서는 버그가 드러나지 않고 컬러 이미지에서 드러납니다.</translation>
    </message>
    <message>
        <source>A grid of %1 blocks is outside CUDA's limits: at least 1 and at most %2 blocks in x, y and z. Use a larger block to make the grid smaller.</source>
        <translation type="unfinished">%1 블록의 그리드가 CUDA의 한도를 벗어납니다. x, y, z에서 최소 1블록, 최대 %2블록이어야 합니다. 그리드가 작아지도록 더 큰 블록을 사용하세요.</translation>
    </message>
    <message>
        <source>A group of at most 1024 threads that runs on one multiprocessor. The threads of a block share shared memory and can wait for each other at a barrier; threads of different blocks normally cannot.</source>
        <translation type="unfinished">한 멀티프로세서에서 실행되는, 최대 1024개 스레드의 묶음. 블록의 스레드는 공유 메모리를 함께 쓰고 배리어에서 서로를 기다릴 수 있지만, 서로 다른 블록의 스레드는 보통 그럴 수 없습니다.</translation>
    </message>
    <message>
        <source>A kernel accessed an address that is not a multiple of the size of its type (misaligned). Run the kernel in the emulator to see the line.</source>
        <translation type="unfinished">커널이 타입의 크기로 나누어떨어지지 않는 주소를 사용했습니다. 에뮬레이터에서 실행하면 해당 줄을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>A kernel accessed memory outside its buffers. Run the kernel in the emulator to see the line.</source>
        <translation type="unfinished">커널이 버퍼 밖을 읽거나 썼습니다. 에뮬레이터에서 실행하면 해당 줄을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>A kernel cannot launch another kernel here, because CUDA dynamic parallelism is not supported. Launch both from the host, with one note each: //@ launch KERNEL</source>
        <translation type="unfinished">여기서 커널은 다른 커널을 실행할 수 없습니다. 그러려면 디바이스의 CUDA 런타임이 필요합니다. 각각에 주석을 달아 호스트에서 둘 다 실행하세요: //@ launch KERNEL</translation>
    </message>
    <message>
        <source>A kernel executed an illegal instruction, possibly a trap of its own.</source>
        <translation type="unfinished">커널이 잘못된 명령어를 실행했습니다. 커널 자체의 트랩일 수 있습니다.</translation>
    </message>
    <message>
        <source>A kernel faulted. Run the kernel in the emulator to see the line.</source>
        <translation type="unfinished">커널에서 오류가 발생했습니다. 에뮬레이터에서 실행하면 해당 줄을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>A kernel ran longer than the display's watchdog allows. Use a smaller image or filter.</source>
        <translation type="unfinished">커널이 디스플레이 워치독이 허용하는 시간보다 오래 실행되었습니다. 더 작은 이미지나 필터는 끝까지 실행됩니다.</translation>
    </message>
    <message>
        <source>A kernel takes one size for rows and columns, so it gets the upper left %1×%1 pixels of the image.</source>
        <translation type="unfinished">커널이 행과 열에 하나의 크기를 받으므로 이미지의 왼쪽 위 %1×%1 픽셀을 받습니다.</translation>
    </message>
    <message>
        <source>A lane reads sums that another warp has not written yet, or has written for the previous row. The result is wrong, intermittently, where the window extends into another warp's columns.</source>
        <translation type="unfinished">레인이 다른 워프가 아직 저장하지 않았거나 앞 행에 대해 저장한 합을 읽습니다. 윈도우가 다른 워프의 열에 걸치는 곳에서 틀리며, 그것도 가끔씩만 틀립니다.</translation>
    </message>
    <message>
        <source>A lane that reads 8 consecutive numbers starts 32 bytes after its neighbour, so of the 8 lanes served at a time, four pairs share a bank. Two groups of 4 numbers, 64 apart, avoid this: neighbouring lanes then read neighbouring 16-byte groups. The elements then belong to other pixels, but here the stores were not adapted.</source>
        <translation type="unfinished">숫자 8개를 나란히 맡은 레인은 이웃의 자리에서 32바이트 떨어진 곳을 읽으므로, 한 번에 읽는 레인 8개 가운데 네 쌍이 한 뱅크에서 만납니다. 64만큼 떨어진 숫자 4개씩 두 묶음이면 만나지 않습니다. 그때는 이웃 레인이 이웃한 16바이트를 읽습니다. 이렇게 하면 원소가 다른 픽셀에 속하게 되는데, 여기서는 저장하는 코드를 그에 맞게 고치지 않았습니다.</translation>
    </message>
    <message>
        <source>A larger chunk does more work per byte (CGMA 0.25 at chunk size 2, 1.0 at 8), until too few blocks fit on a multiprocessor (003.txt:370-408).</source>
        <translation type="unfinished">청크가 클수록 바이트마다 더 많은 일을 하여 CGMA가 2에서 0.25, 8에서 1.0이 됩니다. 다만 멀티프로세서에 올라가는 블록이 너무 적어질 때까지만 그렇습니다(003.txt:370-408).</translation>
    </message>
    <message>
        <source>A lesson beside the image and the kernel</source>
        <translation type="unfinished">이미지와 커널 옆에 실습을 표시</translation>
    </message>
    <message>
        <source>A line was copied for the next channel, but one letter was not changed: the green channel repeats the blue one. Only the colours reveal the mistake.</source>
        <translation type="unfinished">다음 채널을 위해 줄을 복사하고 글자 하나를 고치지 않았습니다. 초록 채널이 파랑 채널을 되풀이합니다. 색 말고는 이를 알려 주는 것이 없습니다.</translation>
    </message>
    <message>
        <source>A model estimate, not a measurement.</source>
        <translation type="unfinished">모델의 추정값이며 측정값이 아닙니다.</translation>
    </message>
    <message>
        <source>A name in "lessons" is not a valid lesson or step name: it is empty, too long, or contains a slash.</source>
        <translation type="unfinished">“lessons”에 있는 이름이 실습이나 단계의 이름이 아닙니다. 비어 있거나 너무 길거나 슬래시가 들어 있습니다.</translation>
    </message>
    <message>
        <source>A number</source>
        <translation type="unfinished">숫자</translation>
    </message>
    <message>
        <source>A parameter cannot have the name "%1", which is reserved for a Tilescope setting.</source>
        <translation type="unfinished">매개변수 이름으로 “%1”을(를) 쓸 수 없습니다. Tilescope의 설정 이름과 같습니다.</translation>
    </message>
    <message>
        <source>A parameter has no value. Choose a value, or enter an expression.</source>
        <translation type="unfinished">값이 없는 매개변수가 있습니다. 값을 선택하거나 식을 입력하세요.</translation>
    </message>
    <message>
        <source>A pinned run of the session</source>
        <translation type="unfinished">세션의 고정된 실행 하나</translation>
    </message>
    <message>
        <source>A pixel has 8 bits, that is, one byte. A host program that multiplies the number of tile pixels by 8 gets the correct image, but its blocks take eight times as much shared memory, so fewer of them fit on a multiprocessor.</source>
        <translation type="unfinished">픽셀은 8비트, 곧 1바이트입니다. 타일의 픽셀 수에 8을 곱하는 호스트도 올바른 이미지를 얻지만, 블록이 공유 메모리를 여덟 배 쓰므로 멀티프로세서에 들어가는 블록이 줄어듭니다.</translation>
    </message>
    <message>
        <source>A pixel occupies eight bits of the word. If a sum exceeds 255, its upper bits spill into the pixel on its right.</source>
        <translation type="unfinished">픽셀은 워드의 8비트를 차지합니다. 합이 255를 넘으면 상위 비트가 오른쪽 픽셀에 나타납니다.</translation>
    </message>
    <message>
        <source>A plane of the image cannot be passed as values of type "%1".</source>
        <translation type="unfinished">이미지의 평면을 “%1” 타입의 값으로 전달할 수 없습니다.</translation>
    </message>
    <message>
        <source>A previous launch adds the border, so that all blocks copy and wait alike.</source>
        <translation type="unfinished">앞선 호출에서 가장자리를 배치하므로 모든 블록이 똑같이 복사하고 기다립니다.</translation>
    </message>
    <message>
        <source>A previous launch computes the window sums, so that only the products remain.</source>
        <translation type="unfinished">앞선 호출이 윈도우의 합을 계산하고, 곱만 남습니다.</translation>
    </message>
    <message>
        <source>A program copies %1 to the device, launches the kernels, and copies %2 back: %3, %4, %5.</source>
        <translation type="unfinished">프로그램은 %1 크기의 데이터를 디바이스로 복사하고, 커널을 호출하고, %2 크기의 결과를 호스트로 복사합니다: %3, %4, %5.</translation>
    </message>
    <message>
        <source>A read-modify-write operation that no other thread can interrupt, such as atomicAdd. Lanes that update the same address are served one after the other.</source>
        <translation type="unfinished">atomicAdd처럼 다른 스레드가 끼어들 수 없는 읽기, 연산, 쓰기. 같은 위치를 가리키는 레인들은 차례로 처리됩니다.</translation>
    </message>
    <message>
        <source>A result of type "%1" cannot be shown. Supported types are unsigned char, uchar3, uchar4, float, float3, float4, double, bool, char, short, int, long and their unsigned forms.</source>
        <translation type="unfinished">“%1” 타입의 결과는 표시할 수 없습니다. unsigned char, uchar3, uchar4, float, float3, float4, double, bool, char, short, int, long과 그 부호 없는 형은 표시할 수 있습니다.</translation>
    </message>
    <message>
        <source>A roofline needs a strategy that was counted, and either timed on a GPU or estimated by the model. Switch counters on, and let the run finish.</source>
        <translation type="unfinished">루프라인에는 카운터로 센 값과, GPU에서 잰 시간이나 모델이 추정한 시간이 필요합니다. 카운터를 켜고 실행이 끝날 때까지 기다리세요.</translation>
    </message>
    <message>
        <source>A row of the window can add up to more than 255. Bits that do not fit in a byte are dropped, so the mean is far too low, and almost everything turns white.</source>
        <translation type="unfinished">윈도우의 한 행의 합이 255를 넘고, 바이트에 들어가지 않는 부분은 버려집니다. 평균이 지나치게 낮아져 거의 모든 것이 흰색이 됩니다.</translation>
    </message>
    <message>
        <source>A run on a small image shows that the kernel reads %1 and stores %2 values for each pixel. If that is wrong, declare it: //@ bind NAME = grey, //@ result unsigned char</source>
        <translation type="unfinished">작은 이미지로 실행해 보니 커널이 픽셀마다 값을 %1개 읽고 %2개 저장합니다. 맞지 않으면 선언하세요: //@ bind NAME = grey, //@ result unsigned char</translation>
    </message>
    <message>
        <source>A scheduler issues in %1 of the cycles, and is idle for %2 of %3.</source>
        <translation type="unfinished">스케줄러는 사이클의 %1에서 명령어를 발행하고 %3 중 %2 동안 유휴 상태입니다.</translation>
    </message>
    <message>
        <source>A second figure, drawn as a dashed line on the right-hand axis</source>
        <translation type="unfinished">두 번째 수치, 오른쪽 축에 맞추어 점선으로 그림</translation>
    </message>
    <message>
        <source>A sector is 32 bytes, the smallest unit that memory transfers. A request transfers every sector that any of its lanes touches.</source>
        <translation type="unfinished">섹터는 32바이트로, 메모리가 옮기는 최소 단위입니다. 한 요청은 레인이 하나라도 접근한 섹터를 모두 옮깁니다.</translation>
    </message>
    <message>
        <source>A sector is 32 bytes, the smallest unit that memory transfers. A request transfers every sector that any of its lanes touches. The ideal is the number of sectors that the same bytes would need if they were contiguous.</source>
        <translation type="unfinished">섹터는 32바이트로, 메모리가 옮기는 최소 단위입니다. 한 요청은 레인이 하나라도 접근한 섹터를 모두 옮깁니다. 최적값은 같은 바이트가 나란히 있을 때 필요한 섹터 수입니다.</translation>
    </message>
    <message>
        <source>A separate kernel first adds the border, so that blocks copy tiles without conditions.</source>
        <translation type="unfinished">첫 번째 커널이 가장자리를 덧붙이므로 블록은 조건 없이 타일을 복사합니다.</translation>
    </message>
    <message>
        <source>A series that the operation derives from its result, such as eigenvalues.</source>
        <translation type="unfinished">고윳값처럼 연산이 결과에서 구하는 수열.</translation>
    </message>
    <message>
        <source>A shared tile is faster than global memory, and a filter in constant memory is faster still (002.txt:279, 289).</source>
        <translation type="unfinished">공유 타일은 전역 메모리보다 빠르고, 필터를 상수 메모리에 두면 더 빠릅니다(002.txt:279, 289).</translation>
    </message>
    <message>
        <source>A single warp takes 600 cycles for four rows of 256 pixels at B = 101 instead of 850, of which the products take 490: a third less time at B = 101, 220 µs on an H200. There is no gain at B = 3, where 16 warps hide each other's stalls.</source>
        <translation type="unfinished">워프 하나만 보면 B = 101에서 256픽셀짜리 네 행에 850사이클이 아니라 600사이클이 걸리고, 그중 곱셈이 490사이클입니다. B = 101에서 3분의 1이 줄어 H200에서 220 µs입니다. 워프 16개가 서로의 대기 시간을 메우는 B = 3에서는 이득이 없습니다.</translation>
    </message>
    <message>
        <source>A small, fast memory in each multiprocessor, with at most 48 to 227 KB per block, depending on the GPU. The kernel fills it explicitly, so that data needed by many threads of a block is read from global memory only once.</source>
        <translation type="unfinished">각 멀티프로세서에 있는 작고 빠른 메모리로, 블록당 최대 48~227 KB입니다. 커널이 직접 채우므로 블록의 스레드는 모두에게 필요한 것을 전역 메모리에서 한 번만 읽습니다.</translation>
    </message>
    <message>
        <source>A smaller tile (a smaller block or filter) lets more blocks fit.</source>
        <translation type="unfinished">타일이 작으면(블록이나 필터가 작으면) 더 많은 블록이 들어갑니다.</translation>
    </message>
    <message>
        <source>A surface is read or written here</source>
        <translation type="unfinished">여기서 서피스를 읽거나 씁니다</translation>
    </message>
    <message>
        <source>A sweep runs every block size in the lists on the left and draws what each one costs: time on a GPU, sectors and wavefronts in the emulator. Press "Sweep" to start.</source>
        <translation type="unfinished">스윕은 왼쪽 목록의 모든 블록 크기를 실행하여 각각의 비용을 그립니다. GPU에서는 시간, 에뮬레이터에서는 섹터와 웨이브프런트입니다. “스윕”을 누르세요.</translation>
    </message>
    <message>
        <source>A test image took seconds to get from CUDA to OpenGL. After a kernel fault, the driver may have to be reset (nvidia-smi --gpu-reset, or restart the computer).</source>
        <translation type="unfinished">테스트 이미지가 CUDA에서 OpenGL로 전달되는 데 몇 초가 걸렸습니다. 커널 오류 뒤에는 드라이버를 재설정해야 할 수 있습니다(nvidia-smi --gpu-reset 또는 컴퓨터 다시 시작).</translation>
    </message>
    <message>
        <source>A test image was changed on its way from CUDA to OpenGL.</source>
        <translation type="unfinished">테스트 이미지가 CUDA에서 OpenGL로 그대로 전달되지 않았습니다.</translation>
    </message>
    <message>
        <source>A texture cannot have three channels. Use grey bytes or floats.</source>
        <translation type="unfinished">텍스처는 3채널일 수 없습니다. 회색조 바이트나 float를 사용하세요.</translation>
    </message>
    <message>
        <source>A texture needs at least one texel.</source>
        <translation type="unfinished">텍스처에는 텍셀이 적어도 하나 필요합니다.</translation>
    </message>
    <message>
        <source>A texture with linear filtering needs texels that are read as floats, but these texels are bytes (cudaReadModeElementType). Use normalised reads ("fractions"), or point filtering.</source>
        <translation type="unfinished">선형 필터링을 쓰는 텍스처에는 float로 읽는 텍셀이 필요한데, 이 텍셀은 바이트입니다(cudaReadModeElementType). 정규화된 읽기(“fractions”)나 포인트 필터링을 사용하세요.</translation>
    </message>
    <message>
        <source>A thread computes 16 adjacent pixels, with one 16-byte load per row.</source>
        <translation type="unfinished">스레드 하나가 연속한 16픽셀을 계산하며, 행마다 16바이트 로드 한 번을 씁니다.</translation>
    </message>
    <message>
        <source>A thread computes 8×8 elements and uses each element that it reads 8 times.</source>
        <translation type="unfinished">스레드 하나가 8×8개 원소를 계산하며, 읽은 숫자를 각각 8번 씁니다.</translation>
    </message>
    <message>
        <source>A thread computes four adjacent pixels, with 4-byte loads and stores.</source>
        <translation type="unfinished">스레드 하나가 연속한 네 픽셀을 계산하며, 4바이트 단위로 로드하고 저장합니다.</translation>
    </message>
    <message>
        <source>A thread computes four adjacent results. Each word of the image and the template is loaded once for all four.</source>
        <translation type="unfinished">스레드 하나가 나란한 결과 넷을 계산합니다. 이미지와 템플릿의 각 워드를 한 번 로드하여 넷에 모두 씁니다.</translation>
    </message>
    <message>
        <source>A thread keeps as many 48-byte rows in registers as the filter is wide, and each row takes 12 of the 255 registers. Use a filter up to %1 wide, or the strategy "packed".</source>
        <translation type="unfinished">스레드가 48바이트의 행을 필터 너비만큼 레지스터에 두며, 레지스터 255개 중 행마다 12개가 듭니다. 너비 %1까지의 필터나 전략 “packed”를 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>A thread moves down all its rows even where the image ends earlier, and stores beyond the buffer. The mistake stays hidden while the height is a multiple of the rows per thread.</source>
        <translation type="unfinished">이미지가 먼저 끝나도 스레드가 자신의 행을 모두 내려가며 버퍼 밖에 저장합니다. 높이가 스레드가 맡은 행 수의 배수인 동안은 드러나지 않습니다.</translation>
    </message>
    <message>
        <source>A thread moves down eight rows and keeps three: it reads ten rows instead of 24.</source>
        <translation type="unfinished">스레드 하나가 여덟 행을 내려가며 세 행을 보관합니다. 24행이 아니라 10행을 읽습니다.</translation>
    </message>
    <message>
        <source>A thread requests all its rows first: six vectors are in flight instead of two.</source>
        <translation type="unfinished">스레드가 자신의 행을 모두 먼저 요청합니다. 벡터가 둘이 아니라 여섯 개 진행 중입니다.</translation>
    </message>
    <message>
        <source>A thread sums columns of 48 interleaved bytes, loading 16 bytes at a time.</source>
        <translation type="unfinished">스레드 하나가 한 번에 16바이트씩 로드한, 채널이 섞인 48바이트의 열을 더합니다.</translation>
    </message>
    <message>
        <source>A thread's own memory for arrays with a variable index and for values that did not fit in registers. Despite its name, local memory is part of device memory; only the L1 and L2 caches make it faster.</source>
        <translation type="unfinished">인덱스가 변하는 배열과 레지스터에 들어가지 못한 값을 위한 스레드 전용 메모리. 이름과 달리 로컬 메모리는 디바이스 메모리의 일부이며, L1과 L2 캐시만이 접근을 빠르게 합니다.</translation>
    </message>
    <message>
        <source>A thread's own memory for arrays with a variable index and for values that did not fit in registers. Despite its name, local memory is part of device memory; only the L1 and L2 caches make it faster. Each instruction with which a warp reads local memory is one request.</source>
        <translation type="unfinished">인덱스가 변하는 배열과 레지스터에 들어가지 못한 값을 위한 스레드 전용 메모리. 이름과 달리 로컬 메모리는 디바이스 메모리의 일부이며, L1과 L2 캐시만이 접근을 빠르게 합니다. 워프가 로컬 메모리를 읽는 명령어 하나가 요청 하나입니다.</translation>
    </message>
    <message>
        <source>A time computed from counts and the GPU's specifications, not measured. The lower bound is the tightest single limit; the upper bound is the time if almost nothing overlaps.</source>
        <translation type="unfinished">센 값과 GPU의 데이터시트로 계산한 시간으로, 측정값이 아닙니다. 아래쪽 끝은 가장 엄격한 한계이고, 위쪽 끝은 거의 아무것도 겹치지 않을 때의 시간입니다.</translation>
    </message>
    <message>
        <source>A warp adds its counts to those of the image before other warps of the block have counted their pixels.</source>
        <translation type="unfinished">블록의 다른 워프가 자기 픽셀을 다 세기 전에 값이 이미지 전체의 값에 더해집니다.</translation>
    </message>
    <message>
        <source>A warp at the barrier does nothing until the last warp arrives.</source>
        <translation type="unfinished">배리어에 온 워프는 마지막 워프가 올 때까지 아무것도 하지 않습니다.</translation>
    </message>
    <message>
        <source>A warp computes this value collectively with matrix instructions, so its reads are not listed.</source>
        <translation type="unfinished">워프 전체가 행렬 명령어로 이 값을 계산합니다. 그 읽기는 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>A warp moves down with the filter's rows in registers and reads each row once.</source>
        <translation type="unfinished">워프가 필터의 행을 레지스터에 두고 내려가며 행을 한 번씩 읽습니다.</translation>
    </message>
    <message>
        <source>A warp multiplies elements of the tiles that other warps have not written yet. Elements of C are wrong, and differ from run to run on a GPU.</source>
        <translation type="unfinished">워프가 다른 워프가 아직 저장하지 않은 타일의 숫자를 곱합니다. C의 원소가 틀리며, GPU에서는 실행할 때마다 다르게 틀립니다.</translation>
    </message>
    <message>
        <source>A warp reads pixels of the tile that other warps have not written yet. The image is torn along the rows where their parts meet, and differs from run to run on a GPU.</source>
        <translation type="unfinished">워프가 다른 워프가 아직 저장하지 않은 타일의 픽셀을 읽습니다. 워프들이 맡은 부분이 만나는 행을 따라 이미지가 찢어지며, GPU에서는 실행할 때마다 다릅니다.</translation>
    </message>
    <message>
        <source>A wavefront is one pass of an access through shared memory. In one pass, each of the 32 banks delivers one 4-byte word; a bank conflict adds passes.</source>
        <translation type="unfinished">웨이브프런트는 접근이 공유 메모리를 한 번 지나는 패스입니다. 공유 메모리의 32개 뱅크는 패스마다 4바이트 워드를 하나씩 내주며, 뱅크 충돌은 패스를 늘립니다.</translation>
    </message>
    <message>
        <source>A wavefront is one pass of an access through shared memory. In one pass, each of the 32 banks delivers one 4-byte word; a bank conflict adds passes. Lanes that update words in the same bank take turns: one wavefront each, and two for a compare-and-swap. Only additions of 1 whose result is not used are combined.</source>
        <translation type="unfinished">웨이브프런트는 접근이 공유 메모리를 한 번 지나는 패스입니다. 공유 메모리의 32개 뱅크는 패스마다 4바이트 워드를 하나씩 내주며, 뱅크 충돌은 패스를 늘립니다. 한 뱅크의 워드를 갱신하는 레인들은 차례로 처리되어 웨이브프런트가 하나씩, 비교 후 교환에는 둘씩 듭니다. 결과를 쓰지 않는 1의 덧셈만 함께 처리됩니다.</translation>
    </message>
    <message>
        <source>A whole block may exit before a barrier, but single threads of it must not. On the diagonal, the threads that exit have filled nothing, and the others read their elements of the tiles.</source>
        <translation type="unfinished">블록 전체는 배리어 전에 끝나도 되지만 블록의 일부 스레드만 끝나서는 안 됩니다. 대각선에서는 끝난 스레드가 아무것도 채우지 않았는데 다른 스레드가 타일에서 그 자리를 읽습니다.</translation>
    </message>
    <message>
        <source>A window of one colour has no variance: 0 / 0 is NaN, and clamping it to -1 … 1 gives -1. Flat parts of the image become the worst match instead of no match.</source>
        <translation type="unfinished">한 가지 색뿐인 윈도우에는 분산이 없습니다. 0 / 0은 숫자가 아니며, -1 … 1로 제한하면 -1이 됩니다. 이미지의 평탄한 부분이 ‘매칭 없음’이 아니라 최악의 매칭이 됩니다.</translation>
    </message>
    <message>
        <source>A word's even bytes are taken without masking the odd bytes, which remain in the upper bits of each half. The values are about 256 times too large, and are neither pixels nor sums of pixels.</source>
        <translation type="unfinished">홀수 바이트를 마스킹하지 않고 워드의 짝수 바이트를 취하면 홀수 바이트가 각 반쪽의 상위 비트에 남습니다. 256배나 커져서 픽셀도 픽셀의 합도 아니게 됩니다.</translation>
    </message>
    <message>
        <source>A word's first pixel is its lowest byte, so moving right by one pixel shifts the bytes down. In the wrong direction, the windows lie too far to the left, and three out of four results are wrong.</source>
        <translation type="unfinished">워드의 첫 픽셀은 최하위 바이트이므로 한 픽셀 오른쪽으로 옮기려면 바이트를 아래로 시프트합니다. 반대로 하면 윈도우가 있어야 할 곳의 왼쪽에 놓여 결과 넷 중 셋이 틀립니다.</translation>
    </message>
    <message>
        <source>A worker is the same version of Tilescope on a computer with a GPU. The command starts the worker there and connects its standard input and output to this computer. A new worker is connected immediately.</source>
        <translation type="unfinished">워커는 GPU가 있는 컴퓨터에서 실행되는 같은 버전의 Tilescope입니다. 명령이 그곳에서 워커를 시작하고, 표준 입출력을 이 컴퓨터로 연결합니다. 새 워커는 바로 연결됩니다.</translation>
    </message>
    <message>
        <source>A worker reads no files; they are sent with the request.</source>
        <translation type="unfinished">워커는 파일을 읽지 않습니다. 파일은 요청과 함께 전송됩니다.</translation>
    </message>
    <message>
        <source>A worker supports only the built-in operations.</source>
        <translation type="unfinished">워커는 내장된 연산만 지원합니다.</translation>
    </message>
    <message>
        <source>A, B, C …</source>
        <translation type="unfinished">A, B, C …</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished">중단</translation>
    </message>
    <message>
        <source>About Tilescope</source>
        <translation type="unfinished">Tilescope 정보</translation>
    </message>
    <message>
        <source>Adaptive threshold</source>
        <translation type="unfinished">적응형 임계값</translation>
    </message>
    <message>
        <source>Adaptive threshold from a texture, from global memory and from a shared tile, in windows of 3, 15 and 31</source>
        <translation type="unfinished">텍스처, 전역 메모리, 공유 타일을 쓰는 적응형 임계값, 윈도우 크기 3, 15, 31</translation>
    </message>
    <message>
        <source>Add %1 to CMAKE_CUDA_ARCHITECTURES.</source>
        <translation type="unfinished">CMAKE_CUDA_ARCHITECTURES에 “%1”을(를) 추가하세요.</translation>
    </message>
    <message>
        <source>Add a %1 after %2, before %3 is reached again.</source>
        <translation type="unfinished">%2 뒤, %3에 다시 도달하기 전에 %1을(를) 넣으세요.</translation>
    </message>
    <message>
        <source>Add a %1 between %2 and %3.</source>
        <translation type="unfinished">%2과(와) %3 사이에 %1을(를) 넣으세요.</translation>
    </message>
    <message>
        <source>Add a vote for %1</source>
        <translation type="unfinished">%1의 손든 사람 한 명 더하기</translation>
    </message>
    <message>
        <source>Add a vote for the option</source>
        <translation type="unfinished">선택지의 손든 사람 한 명 더하기</translation>
    </message>
    <message>
        <source>Additions, multiplications or fused multiply-adds of floats per clock; also called CUDA cores.</source>
        <translation type="unfinished">클럭당 float 덧셈, 곱셈 또는 융합 곱셈-덧셈(FMA)의 수입니다. CUDA 코어라고도 합니다.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation type="unfinished">고급</translation>
    </message>
    <message>
        <source>After a run, this panel shows what the kernel does to memory: sectors, bank conflicts, divergence.</source>
        <translation type="unfinished">실행이 끝나면 이 패널에 커널이 메모리에 하는 일을 표시합니다: 섹터, 뱅크 충돌, 발산.</translation>
    </message>
    <message>
        <source>After the discussion</source>
        <translation type="unfinished">토론 후</translation>
    </message>
    <message>
        <source>After the first run, this panel shows what each warp of a multiprocessor does, cycle by cycle.</source>
        <translation type="unfinished">멀티프로세서의 각 워프가 사이클마다 하는 일이 첫 실행 후 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Again a quarter of the loads, and 29 instructions per pixel instead of 41: about 1.4 times as fast as words on an H200.</source>
        <translation type="unfinished">로드가 다시 4분의 1로 줄고, 픽셀당 명령어는 41개에서 29개로 줄어듭니다. H200에서 words보다 약 1.4배 빠릅니다.</translation>
    </message>
    <message>
        <source>All %1 reads</source>
        <translation type="unfinished">읽기 %1회 모두</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation type="unfinished">모든 파일 (*)</translation>
    </message>
    <message>
        <source>All GPUs, NCCL</source>
        <translation type="unfinished">모든 GPU, NCCL</translation>
    </message>
    <message>
        <source>All arithmetic</source>
        <translation type="unfinished">모든 연산</translation>
    </message>
    <message>
        <source>All blocks of a launch. The grid has as many blocks as it takes to cover the image, so the last row and column may extend beyond its edge.</source>
        <translation type="unfinished">한 번의 호출에 속한 모든 블록. 이미지를 덮는 데 필요한 만큼 블록이 있으므로 마지막 행과 열은 이미지 경계 밖으로 나갈 수 있습니다.</translation>
    </message>
    <message>
        <source>All blocks of one strategy as a heat map, or curves over the swept parameter, the side of square tiles or the block width</source>
        <translation type="unfinished">한 전략의 모든 블록을 히트맵으로, 또는 스윕한 매개변수, 정사각형 타일의 변이나 블록의 너비에 따른 곡선으로</translation>
    </message>
    <message>
        <source>All blocks of the grid: %1 at a time</source>
        <translation type="unfinished">그리드의 모든 블록: 동시에 %1</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation type="unfinished">모든 채널</translation>
    </message>
    <message>
        <source>All events of the block, one row per warp. Left and Right step through them; the wheel zooms.</source>
        <translation type="unfinished">블록의 모든 이벤트, 워프마다 한 행. 왼쪽·오른쪽 키로 단계를 옮기고 휠로 확대·축소합니다.</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation type="unfinished">모든 파일 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished">모든 파일 (*)</translation>
    </message>
    <message>
        <source>All launches</source>
        <translation type="unfinished">모든 호출</translation>
    </message>
    <message>
        <source>All launches of the strategy together, or one of them</source>
        <translation type="unfinished">전략의 모든 커널 호출을 함께 보거나 그중 하나만 보기</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished">모든 실습</translation>
    </message>
    <message>
        <source>All lessons of this student in one file</source>
        <translation type="unfinished">이 학생의 모든 실습을 파일 하나로</translation>
    </message>
    <message>
        <source>All reads</source>
        <translation type="unfinished">모든 읽기</translation>
    </message>
    <message>
        <source>All rows of the tile now start in the same bank, so a warp that reads a column waits for one bank again and again. The result is still correct.</source>
        <translation type="unfinished">이제 타일의 행들이 같은 뱅크에서 시작하므로, 열을 읽는 워프는 한 뱅크를 거듭 기다립니다. 결과는 여전히 올바릅니다.</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation type="unfinished">모든 실행</translation>
    </message>
    <message>
        <source>All strategies appear here side by side after the first run.</source>
        <translation type="unfinished">첫 전략이 실행되면 모든 전략이 여기에 나란히 표시됩니다.</translation>
    </message>
    <message>
        <source>All threads of a block must reach the same barrier. Here, most of them bypass it, and the behaviour is undefined.</source>
        <translation type="unfinished">블록의 모든 스레드는 같은 배리어에 도달해야 합니다. 여기서는 대부분이 지나쳐 가며, 그 뒤의 동작은 정의되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>All threads of a block must reach the same barrier. Here, most of them bypass it, and the behaviour is undefined: a GPU may hang, or read a tile that has not been filled.</source>
        <translation type="unfinished">블록의 모든 스레드가 같은 배리어에 도달해야 합니다. 여기서는 대부분이 배리어를 지나치며, 그 뒤의 동작은 정의되어 있지 않습니다. GPU가 멈추거나 채워지지 않은 타일을 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>All values that the format can hold; for floats, all values in the image</source>
        <translation type="unfinished">형식이 담을 수 있는 모든 값(float는 실제로 나타난 모든 값)</translation>
    </message>
    <message>
        <source>All warps</source>
        <translation type="unfinished">모든 워프</translation>
    </message>
    <message>
        <source>All warps that a multiprocessor can hold are resident. To go faster, try fewer, wider or more independent accesses.</source>
        <translation type="unfinished">멀티프로세서에 올라갈 수 있는 워프가 모두 상주합니다. 남은 방법은 접근을 줄이거나 넓히는 것, 또는 스레드마다 서로 독립된 접근을 늘리는 것입니다.</translation>
    </message>
    <message>
        <source>All weights are 0, so the mean is undefined.</source>
        <translation type="unfinished">모든 가중치가 0이므로 평균이 없습니다.</translation>
    </message>
    <message>
        <source>Allow on the GPU</source>
        <translation type="unfinished">GPU에서 허용</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation type="unfinished">알파</translation>
    </message>
    <message>
        <source>Also: %1</source>
        <translation type="unfinished">다른 이름: %1</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation type="unfinished">Alt+Left</translation>
    </message>
    <message>
        <source>Alt+PgDown</source>
        <translation type="unfinished">Alt+PgDown</translation>
    </message>
    <message>
        <source>Alt+PgUp</source>
        <translation type="unfinished">Alt+PgUp</translation>
    </message>
    <message>
        <source>Alt+drag</source>
        <translation type="unfinished">Alt+드래그</translation>
    </message>
    <message>
        <source>Amplification</source>
        <translation type="unfinished">증폭</translation>
    </message>
    <message>
        <source>An NVIDIA library, for comparison.</source>
        <translation type="unfinished">비교를 위한 NVIDIA 라이브러리.</translation>
    </message>
    <message>
        <source>An OpenGL context exists but cannot be used on this display.</source>
        <translation type="unfinished">OpenGL 컨텍스트가 있으나 이 디스플레이에서 사용할 수 없습니다.</translation>
    </message>
    <message>
        <source>An access outside the memory of a buffer or an array. It reads unrelated data, overwrites other data, or aborts the kernel.</source>
        <translation type="unfinished">버퍼나 배열에 속한 메모리를 벗어난 접근. 뜻하지 않은 것을 읽거나, 다른 것을 덮어쓰거나, 커널을 끝냅니다.</translation>
    </message>
    <message>
        <source>An animation is already being created; save another one when it is finished.</source>
        <translation type="unfinished">동영상을 만드는 중입니다. 끝난 뒤에 다른 동영상을 저장하세요.</translation>
    </message>
    <message>
        <source>An atomic instruction updates the value; what other threads add is not listed.</source>
        <translation type="unfinished">원자적 명령어가 값을 변경합니다. 다른 스레드가 더하는 것은 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>An edited kernel can run on the GPU only after the emulator has checked all of its blocks, or one block of each class of equivalent blocks. The blocks of this kernel cannot be classified.</source>
        <translation type="unfinished">편집한 커널은 에뮬레이터가 모든 블록을 검사했거나, 블록이 종류로 나뉘는 경우 종류마다 하나씩 검사했을 때 GPU에서 실행할 수 있습니다. 이 블록들은 종류로 나뉘지 않습니다.</translation>
    </message>
    <message>
        <source>An edited kernel can run on the GPU only after the emulator has checked it.</source>
        <translation type="unfinished">편집한 커널은 에뮬레이터가 검사한 뒤에만 GPU에서 실행할 수 있습니다.</translation>
    </message>
    <message>
        <source>An empty launch takes %1.</source>
        <translation type="unfinished">빈 커널 호출: %1.</translation>
    </message>
    <message>
        <source>An error in the kernel could make the GPU unusable until you restart Tilescope.</source>
        <translation type="unfinished">커널에 오류가 있으면 Tilescope를 다시 시작할 때까지 GPU를 쓸 수 없게 될 수 있습니다.</translation>
    </message>
    <message>
        <source>An error or an inefficiency that Tilescope detected in a run, with the line of the kernel that causes it. Many findings offer a fix.</source>
        <translation type="unfinished">Tilescope가 실행에서 찾아낸 오류나 비효율로, 원인이 되는 커널의 줄과 함께 표시합니다. 많은 진단 항목이 수정 방법을 제공합니다.</translation>
    </message>
    <message>
        <source>An image cannot be passed as values of type "%1". If a header of your own defines that type, copy the definition into the source.</source>
        <translation type="unfinished">이미지를 “%1” 타입의 값으로 전달할 수 없습니다. 직접 만든 헤더가 그 타입을 정의한다면 그 정의를 소스에 복사하세요.</translation>
    </message>
    <message>
        <source>An image of %1 pixels has more tiles than this strategy's 32-bit indices can address. Use "shifted_templates", which has no tiles.</source>
        <translation type="unfinished">%1픽셀의 이미지는 이 전략의 32비트 인덱스로 번호를 매길 수 있는 것보다 타일이 많습니다. “shifted_templates”에는 타일이 없습니다.</translation>
    </message>
    <message>
        <source>An image that is read through the texture unit, which handles coordinates beyond the edge and can interpolate. Texture reads are cached by 2D neighbourhood instead of by row.</source>
        <translation type="unfinished">텍스처 장치를 통해 읽는 이미지. 텍스처 장치는 경계 밖의 좌표를 처리하고 보간할 수 있습니다. 읽기는 행이 아니라 이웃 단위로 캐시됩니다.</translation>
    </message>
    <message>
        <source>Animation o&amp;f the block…</source>
        <translation type="unfinished">블록 동영상(&amp;F)…</translation>
    </message>
    <message>
        <source>Animation of the block</source>
        <translation type="unfinished">블록 동영상</translation>
    </message>
    <message>
        <source>Another launch may store this pixel; the story follows only the main launch.</source>
        <translation type="unfinished">다른 호출이 이 픽셀을 저장할 수도 있습니다. 계산 과정은 주 호출만 따라갑니다.</translation>
    </message>
    <message>
        <source>Another program, such as Nsight Compute, DCGM or a debugger, is reading the GPU's counters. Close that program, and read the counters again.</source>
        <translation type="unfinished">Nsight Compute, DCGM, 디버거 같은 다른 프로그램이 GPU의 카운터를 읽고 있습니다. 그 프로그램을 끝내고 다시 읽으세요.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished">답</translation>
    </message>
    <message>
        <source>Answer first, then see: every answer is checked by running the kernel.</source>
        <translation type="unfinished">먼저 답하고 나서 확인하세요. 모든 답은 커널을 실행하여 판정합니다.</translation>
    </message>
    <message>
        <source>Answer sheets (*.%1)</source>
        <translation type="unfinished">답안지 (*.%1)</translation>
    </message>
    <message>
        <source>Answer the lesson's question first: this panel shows results.</source>
        <translation type="unfinished">먼저 실습의 질문에 답하세요. 이 패널은 결과를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation type="unfinished">답: %1</translation>
    </message>
    <message>
        <source>Any value; invalid values are explained below the field</source>
        <translation type="unfinished">임의의 값(쓸 수 없는 값은 그 아래에 이유가 표시됨)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished">적용</translation>
    </message>
    <message>
        <source>Apply settings that reach the goal</source>
        <translation type="unfinished">목표에 이르는 설정을 적용</translation>
    </message>
    <message>
        <source>Apply the fix</source>
        <translation type="unfinished">해결책 적용</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation type="unfinished">“%1” 항목을 삭제하시겠습니까?</translation>
    </message>
    <message>
        <source>Argument %1 of kernel "%2" has %3, but the launch passes %4 of %5. Keep the parameter types of the strategy's own kernel.</source>
        <translation type="unfinished">커널 “%2”의 인수 %1은(는) %3인데, 호출은 %5의 %4을(를) 전달합니다. 전략의 원래 커널과 같은 매개변수 타입을 유지하세요.</translation>
    </message>
    <message>
        <source>Arguments of %1</source>
        <translation type="unfinished">%1의 인수</translation>
    </message>
    <message>
        <source>Arithmetic unit</source>
        <translation type="unfinished">산술 유닛</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished">화살표 키</translation>
    </message>
    <message>
        <source>Arrow keys, wheel</source>
        <translation type="unfinished">화살표 키, 휠</translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation type="unfinished">CSV로</translation>
    </message>
    <message>
        <source>As CUDA graph</source>
        <translation type="unfinished">그래프 하나로</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation type="unfinished">Markdown으로</translation>
    </message>
    <message>
        <source>As many blocks as fit: %1 at a time</source>
        <translation type="unfinished">들어가는 만큼의 블록: 동시에 %1</translation>
    </message>
    <message>
        <source>As many loads as from the tile, each slightly more expensive: within 10 % of the speed of window_sums, but with no barrier, texture fetches or size limit.</source>
        <translation type="unfinished">로드 수는 타일을 쓸 때와 같지만 로드 하나하나가 조금 더 느립니다. window_sums와의 차이가 10 % 이내이며, 배리어도 텍스처 읽기도 크기 제한도 없습니다.</translation>
    </message>
    <message>
        <source>As many times as fast as there are GPUs, except for 0.15 ms on H200s connected by NVLink: two GPUs add 24.5 MB of sums.</source>
        <translation type="unfinished">GPU 수만큼 빨라지지만, NVLink로 연결된 H200에서는 0.15 ms가 더 듭니다. GPU 둘이 24.5 MB의 합을 더합니다.</translation>
    </message>
    <message>
        <source>As reported by the GPU that ran the kernel.</source>
        <translation type="unfinished">커널을 실행한 GPU가 보고한 값입니다.</translation>
    </message>
    <message>
        <source>As reported by the driver.</source>
        <translation type="unfinished">드라이버가 부르는 이름입니다.</translation>
    </message>
    <message>
        <source>Assertion failed</source>
        <translation type="unfinished">어서션 실패</translation>
    </message>
    <message>
        <source>Asynchronous copies</source>
        <translation type="unfinished">비동기 복사</translation>
    </message>
    <message>
        <source>At most 20 products for 256 windows: 150 µs of Tensor Core time at 16384² on an H200, or 60 µs up to B = 31; 12 instructions per pixel instead of 15. The total is 170 µs up to B = 31 and 260 µs at B = 101, where shared memory has room for the rows of only six warps.</source>
        <translation type="unfinished">윈도우 256개에 곱셈이 최대 20번이며, H200의 16384²에서 텐서 코어 시간은 150 µs, B = 31까지는 60 µs입니다. 픽셀당 명령어는 15개에서 12개로 줄어듭니다. 따라서 B = 31까지 170 µs이고, 공유 메모리에 워프 여섯 개의 행만 들어가는 B = 101에서는 260 µs입니다.</translation>
    </message>
    <message>
        <source>Atomic requests</source>
        <translation type="unfinished">원자적 연산 요청</translation>
    </message>
    <message>
        <source>Atomics</source>
        <translation type="unfinished">원자적 연산</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation type="unfinished">자동</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished">자동</translation>
    </message>
    <message>
        <source>Automatic counts one block of each class of equivalent blocks, or every block if the blocks are not equivalent.</source>
        <translation type="unfinished">자동을 선택하면 서로 같은 블록들은 부류마다 하나만 세고, 서로 다르면 모든 블록을 셉니다.</translation>
    </message>
    <message>
        <source>Automatic uses the GPU if there is one; otherwise, the emulator runs the same kernels on the CPU.</source>
        <translation type="unfinished">자동은 GPU가 있으면 GPU를, 없으면 같은 커널을 CPU에서 실행하는 에뮬레이터를 씁니다.</translation>
    </message>
    <message>
        <source>Automatic: the grid, halo, warps or lanes, depending on the zoom</source>
        <translation type="unfinished">자동: 배율에 따라 그리드, 헤일로, 워프 또는 레인</translation>
    </message>
    <message>
        <source>Average active lanes</source>
        <translation type="unfinished">평균 활성 레인</translation>
    </message>
    <message>
        <source>Axes of the grid exchanged</source>
        <translation type="unfinished">그리드의 축이 뒤바뀜</translation>
    </message>
    <message>
        <source>B/px</source>
        <translation type="unfinished">B/px</translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished">뒤로</translation>
    </message>
    <message>
        <source>Backend and device</source>
        <translation type="unfinished">백엔드와 디바이스</translation>
    </message>
    <message>
        <source>Bank %1 receives requests for %2 different words.</source>
        <translation type="unfinished">뱅크 %1에 서로 다른 워드 %2개가 요청됩니다.</translation>
    </message>
    <message>
        <source>Bank %1 receives requests for 1 word.</source>
        <translation type="unfinished">뱅크 %1에 워드 1개가 요청됩니다.</translation>
    </message>
    <message>
        <source>Bank conflict</source>
        <translation type="unfinished">뱅크 충돌</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation type="unfinished">배리어</translation>
    </message>
    <message>
        <source>Barrier in a branch</source>
        <translation type="unfinished">분기 안의 배리어</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation type="unfinished">배리어</translation>
    </message>
    <message>
        <source>Based on %1.</source>
        <translation type="unfinished">원래 전략: %1.</translation>
    </message>
    <message>
        <source>Baseline: %1.</source>
        <translation type="unfinished">기준: %1.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished">초급</translation>
    </message>
    <message>
        <source>Best overall: %1, %2 × %3: %4</source>
        <translation type="unfinished">전체 중 최적: %1, %2 × %3: %4</translation>
    </message>
    <message>
        <source>Between global memory and all multiprocessors.</source>
        <translation type="unfinished">전역 메모리와 모든 멀티프로세서 사이에 있습니다.</translation>
    </message>
    <message>
        <source>Beyond the right edge, the first pixels of the next row are read, and beyond the last row, whatever follows the image in memory. This is an out-of-bounds access that a GPU may not detect.</source>
        <translation type="unfinished">오른쪽 경계 밖에서는 다음 행의 첫 픽셀들을, 마지막 행 밖에서는 메모리에서 이미지 뒤에 있는 것을 읽습니다. 범위를 벗어난 접근이며, GPU는 그냥 넘어갈 수도 있습니다.</translation>
    </message>
    <message>
        <source>Beyond the right edge, the texture repeats its last texel, which is the blue value of the last pixel. All three channels are mixed with it, so the right edge is tinted.</source>
        <translation type="unfinished">오른쪽 경계 밖에서 텍스처는 마지막 텍셀, 곧 마지막 픽셀의 파랑을 되풀이합니다. 세 채널에 모두 이것이 섞여 오른쪽 경계에 색이 돕니다.</translation>
    </message>
    <message>
        <source>Bits mistaken for bytes</source>
        <translation type="unfinished">비트를 바이트로 착각</translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished">검정</translation>
    </message>
    <message>
        <source>Bloc&amp;k grid</source>
        <translation type="unfinished">블록 그리드(&amp;K)</translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished">블록</translation>
    </message>
    <message>
        <source>Block %1 and block %2</source>
        <translation type="unfinished">블록 %1과(와) 블록 %2</translation>
    </message>
    <message>
        <source>Block %1 atomically updates %2 on %3</source>
        <translation type="unfinished">블록 %1이(가) %3에서 %2을(를) 원자적으로 변경합니다</translation>
    </message>
    <message>
        <source>Block %1 can never continue: warp %2 waits at this barrier, warp %3 at another (line %4). All threads of a block must reach the same barrier.</source>
        <translation type="unfinished">블록 %1은(는) 더 진행할 수 없습니다. 워프 %2은(는) 이 배리어에서, 워프 %3은(는) 다른 배리어(%4번 줄)에서 기다립니다. 블록의 모든 스레드가 같은 배리어에서 만나야 합니다.</translation>
    </message>
    <message>
        <source>Block %1 can never continue: warp %2 waits at this barrier, warp %3 at another. All threads of a block must reach the same barrier.</source>
        <translation type="unfinished">블록 %1은(는) 더 진행할 수 없습니다. 워프 %2은(는) 이 배리어에서, 워프 %3은(는) 다른 배리어에서 기다립니다. 블록의 모든 스레드가 같은 배리어에서 만나야 합니다.</translation>
    </message>
    <message>
        <source>Block %1 can never continue: warp %2 waits at this barrier, which expects more threads than can still arrive. All threads of a block must reach the same barrier.</source>
        <translation type="unfinished">블록 %1은(는) 더 진행할 수 없습니다. 워프 %2이(가) 이 배리어에서 기다리는데, 배리어는 앞으로 올 수 있는 것보다 많은 스레드를 기다립니다. 블록의 모든 스레드가 같은 배리어에서 만나야 합니다.</translation>
    </message>
    <message>
        <source>Block %1 can never continue: warp %2 waits here for a value in memory that no running thread changes.</source>
        <translation type="unfinished">블록 %1은(는) 더 진행할 수 없습니다. 워프 %2이(가) 여기서 메모리의 값을 기다리는데, 아직 실행 중인 어떤 스레드도 그 값을 변경하지 않습니다.</translation>
    </message>
    <message>
        <source>Block %1 loads %2 on %3</source>
        <translation type="unfinished">블록 %1이(가) %3에서 %2을(를) 로드합니다</translation>
    </message>
    <message>
        <source>Block %1 stores %2 on %3</source>
        <translation type="unfinished">블록 %1이(가) %3에서 %2에 저장합니다</translation>
    </message>
    <message>
        <source>Block %1 was stopped here because it exceeded the instruction limit for a block.</source>
        <translation type="unfinished">블록 %1은(는) 블록의 한계보다 많은 명령어를 실행하여 여기서 중단되었습니다.</translation>
    </message>
    <message>
        <source>Block %1, thread %2: %3</source>
        <translation type="unfinished">블록 %1, 스레드 %2: %3</translation>
    </message>
    <message>
        <source>Block %1×%2</source>
        <translation type="unfinished">블록 %1×%2</translation>
    </message>
    <message>
        <source>Block &amp;overlay</source>
        <translation type="unfinished">블록 오버레이(&amp;O)</translation>
    </message>
    <message>
        <source>Block (%1, %2) of %3 × %4, with %5 × %6 threads, as run by the emulator. Each step is one memory operation of a warp, or a point at which the warp waits.</source>
        <translation type="unfinished">블록 (%1, %2): 전체 %3 × %4블록, %5 × %6스레드, 에뮬레이터가 실행한 그대로입니다. 각 단계는 한 워프의 메모리 작업 하나이거나 워프가 기다리는 지점입니다.</translation>
    </message>
    <message>
        <source>Block copy</source>
        <translation type="unfinished">블록 복사</translation>
    </message>
    <message>
        <source>Block height</source>
        <translation type="unfinished">블록 높이</translation>
    </message>
    <message>
        <source>Block of %1 by %2 threads</source>
        <translation type="unfinished">스레드 %1 × %2의 블록</translation>
    </message>
    <message>
        <source>Block under the &amp;cursor</source>
        <translation type="unfinished">커서 아래의 블록(&amp;C)</translation>
    </message>
    <message>
        <source>Block width</source>
        <translation type="unfinished">블록 너비</translation>
    </message>
    <message>
        <source>Block width, threads</source>
        <translation type="unfinished">블록 너비, 스레드</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation type="unfinished">블록</translation>
    </message>
    <message>
        <source>Blocks %1 and %2 were expected to do the same, but they differ.</source>
        <translation type="unfinished">똑같이 동작할 것으로 예상한 블록들이 서로 다른 것으로 나타났습니다: 블록 %1과(와) %2.</translation>
    </message>
    <message>
        <source>Blocks at the edge of the image no longer delay the others. The time is that of running_band without its border: 161 µs at 16384² on an H200 with B = 3, 170 µs at B = 31 and 325 µs at B = 101, plus 5 µs for the border launch.</source>
        <translation type="unfinished">이미지 가장자리의 블록이 더 이상 다른 블록을 지연시키지 않습니다. 가장자리 처리를 뺀 running_band의 시간, 곧 H200의 16384²에서 B = 3일 때 161 µs, B = 31일 때 170 µs, B = 101일 때 325 µs에 가장자리 호출의 5 µs가 더해집니다.</translation>
    </message>
    <message>
        <source>Blocks of 128 to 256 threads let more warps fit.</source>
        <translation type="unfinished">스레드 128~256개의 블록으로 하면 더 많은 워프가 들어갑니다.</translation>
    </message>
    <message>
        <source>Blocks of c×c threads use each element of two shared tiles c times.</source>
        <translation type="unfinished">c×c 스레드의 블록이 공유 타일 두 개의 숫자를 각각 c번 씁니다.</translation>
    </message>
    <message>
        <source>Blocks of the main launch that fit on a multiprocessor at the same time. These blocks share the warps, registers and shared memory of the multiprocessor.</source>
        <translation type="unfinished">한 멀티프로세서에 동시에 올라가는 주 호출의 블록. 이 블록들은 멀티프로세서의 워프, 레지스터, 공유 메모리를 나누어 씁니다.</translation>
    </message>
    <message>
        <source>Blocks on all multiprocessors</source>
        <translation type="unfinished">모든 멀티프로세서의 블록</translation>
    </message>
    <message>
        <source>Blocks per multiprocessor</source>
        <translation type="unfinished">멀티프로세서당 블록</translation>
    </message>
    <message>
        <source>Blocks that are resident at once; small blocks reach this limit first.</source>
        <translation type="unfinished">동시에 상주하는 수이며, 작은 블록은 이 제한에 먼저 걸립니다.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished">파랑</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation type="unfinished">블러</translation>
    </message>
    <message>
        <source>Blur from global memory, from a shared tile, and with the filter in constant memory, with three block sizes</source>
        <translation type="unfinished">전역 메모리를 쓰는 블러, 공유 타일을 쓰는 블러, 필터를 상수 메모리에 둔 블러, 블록 세 가지</translation>
    </message>
    <message>
        <source>Bo&amp;xes</source>
        <translation type="unfinished">상자(&amp;X)</translation>
    </message>
    <message>
        <source>Bor&amp;der</source>
        <translation type="unfinished">가장자리(&amp;D)</translation>
    </message>
    <message>
        <source>Border</source>
        <translation type="unfinished">가장자리</translation>
    </message>
    <message>
        <source>Borrowed from the neighbour</source>
        <translation type="unfinished">이웃에서 빌림</translation>
    </message>
    <message>
        <source>Both cover only a sample.</source>
        <translation type="unfinished">둘 다 표본에서 얻은 값입니다.</translation>
    </message>
    <message>
        <source>Both diagonal differences are half of gx + gy and gx - gy. Without doubling, every edge is half as bright.</source>
        <translation type="unfinished">두 대각선 차이는 gx + gy와 gx - gy의 절반입니다. 두 배로 하지 않으면 모든 경계의 밝기가 절반이 됩니다.</translation>
    </message>
    <message>
        <source>Both factors of a product are rounded to 10 fraction bits, with a relative error of up to 2⁻¹¹.</source>
        <translation type="unfinished">곱하는 두 수를 모두 소수부 10비트로 반올림하며, 오차는 각 수의 2⁻¹¹배 이하입니다.</translation>
    </message>
    <message>
        <source>Both factors of a product may be truncated instead of rounded to 10 fraction bits, with a relative error of up to 2⁻⁹ in the product.</source>
        <translation type="unfinished">곱하는 두 수는 반올림하지 않고 소수부 10비트로 잘릴 수 있습니다. 최악의 경우 오차는 곱의 2⁻⁹배입니다.</translation>
    </message>
    <message>
        <source>Both times are emulator times. Each is a single run on this computer and is affected by other programs, so no difference is shown.</source>
        <translation type="unfinished">두 시간 모두 에뮬레이터의 시간입니다. 각각 이 컴퓨터에서 한 번 실행한 것이며 다른 프로그램의 영향을 받으므로 차이를 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished">박스</translation>
    </message>
    <message>
        <source>Box weights all pixels of the window equally; Gaussian weights near pixels more; Custom uses the weights that you enter.</source>
        <translation type="unfinished">박스는 윈도우의 모든 픽셀에 같은 가중치를 주고, 가우시안은 가까운 픽셀에 더 큰 가중치를 주며, 사용자 지정은 직접 쓴 가중치를 사용합니다.</translation>
    </message>
    <message>
        <source>Branch resolving</source>
        <translation type="unfinished">Branch resolving</translation>
    </message>
    <message>
        <source>Branch target</source>
        <translation type="unfinished">분기 대상</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation type="unfinished">분기</translation>
    </message>
    <message>
        <source>Branches at which lanes of one warp took different paths. The warp then executes both paths one after the other, each time with some of its lanes inactive.</source>
        <translation type="unfinished">한 워프의 레인들이 서로 다른 방향으로 간 분기. 이때 워프는 두 경로를 차례로 실행하며, 매번 일부 레인은 비활성 상태입니다.</translation>
    </message>
    <message>
        <source>Branches that warps executed, counted in the PTX. The machine code may have a different number, because its compiler unrolls loops and replaces short branches.</source>
        <translation type="unfinished">워프가 만난 분기로, PTX 기준입니다. 기계어 컴파일러는 루프를 펼치고(unroll) 짧은 분기를 대체하므로 기계어의 분기 수는 다릅니다.</translation>
    </message>
    <message>
        <source>Bring the Block panel to the front: the animation shows the block in this panel.</source>
        <translation type="unfinished">블록 패널을 앞으로 가져오세요. 동영상은 그 패널에 표시된 블록으로 만듭니다.</translation>
    </message>
    <message>
        <source>Bulk copies</source>
        <translation type="unfinished">대량 복사</translation>
    </message>
    <message>
        <source>Busy in last wave</source>
        <translation type="unfinished">마지막 웨이브에서 사용 중</translation>
    </message>
    <message>
        <source>By &amp;zoom level</source>
        <translation type="unfinished">배율에 따라(&amp;Z)</translation>
    </message>
    <message>
        <source>By launch: %1.</source>
        <translation type="unfinished">호출별: %1.</translation>
    </message>
    <message>
        <source>Bytes %1 to %2: %3 of 32 bytes are requested, by lanes %4.</source>
        <translation type="unfinished">바이트 %1~%2: 32바이트 중 %3바이트를 레인 %4에서 요청합니다.</translation>
    </message>
    <message>
        <source>Bytes back</source>
        <translation type="unfinished">호스트로 받은 바이트</translation>
    </message>
    <message>
        <source>Bytes copied back</source>
        <translation type="unfinished">호스트로 복사한 바이트</translation>
    </message>
    <message>
        <source>Bytes copied to the device</source>
        <translation type="unfinished">디바이스로 복사한 바이트</translation>
    </message>
    <message>
        <source>Bytes of input and output per second, against the arithmetic per byte: higher is faster.</source>
        <translation type="unfinished">초당 입출력 바이트를 바이트당 연산량에 따라 표시합니다. 위로 갈수록 빠릅니다.</translation>
    </message>
    <message>
        <source>Bytes of the sectors requested from the L1 cache for global and local memory, per pixel of the image; fewer bytes come from DRAM. One byte read and one byte written give 2. Not available for kernels that read textures, whose sectors are not counted.</source>
        <translation type="unfinished">L1 캐시에 요청한 전역 및 로컬 메모리 섹터의 바이트 수를 이미지 픽셀당으로 나타낸 값. DRAM에서 오는 바이트는 더 적습니다. 1바이트를 읽고 1바이트를 저장하면 2입니다. 텍스처를 읽는 커널은 그 섹터를 세지 않으므로 값이 없습니다.</translation>
    </message>
    <message>
        <source>Bytes per pixel</source>
        <translation type="unfinished">픽셀당 바이트</translation>
    </message>
    <message>
        <source>Bytes to the device</source>
        <translation type="unfinished">디바이스로 보낸 바이트</translation>
    </message>
    <message>
        <source>Bytes/pixel</source>
        <translation type="unfinished">픽셀당 바이트</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation type="unfinished">차트(&amp;H)</translation>
    </message>
    <message>
        <source>C&amp;ompared images</source>
        <translation type="unfinished">비교할 이미지(&amp;O)</translation>
    </message>
    <message>
        <source>C++ type</source>
        <translation type="unfinished">C++ 타입</translation>
    </message>
    <message>
        <source>CGMA</source>
        <translation type="unfinished">CGMA</translation>
    </message>
    <message>
        <source>CGMA, multiply-adds per byte requested by the threads: %1.</source>
        <translation type="unfinished">CGMA, 스레드가 요청하는 바이트당 곱셈-덧셈: %1.</translation>
    </message>
    <message>
        <source>CPU reference</source>
        <translation type="unfinished">CPU 참조 결과</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation type="unfinished">CSV, 수치</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation type="unfinished">CUDA</translation>
    </message>
    <message>
        <source>CUDA cannot share images with OpenGL: %1</source>
        <translation type="unfinished">CUDA가 이미지를 OpenGL과 공유할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>CUDA could not enumerate GPUs: %1 (%2, error %3). Check the NVIDIA driver with nvidia-smi.</source>
        <translation type="unfinished">CUDA가 GPU를 찾지 못했습니다: %1 (%2, 오류 %3). nvidia-smi로 NVIDIA 드라이버를 확인하세요.</translation>
    </message>
    <message>
        <source>CUDA interop</source>
        <translation type="unfinished">CUDA 상호 운용</translation>
    </message>
    <message>
        <source>CUDA kernels (*.cu);;All files (*)</source>
        <translation type="unfinished">CUDA 커널 (*.cu);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>CUPTI cannot read the counters of this GPU or system.</source>
        <translation type="unfinished">CUPTI는 이 GPU나 시스템의 카운터를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>CUPTI cannot read the counters of this GPU, which is too old or too new for it.</source>
        <translation type="unfinished">CUPTI는 이 GPU의 카운터를 읽을 수 없습니다. GPU가 CUPTI에 비해 너무 오래되었거나 너무 새롭습니다.</translation>
    </message>
    <message>
        <source>CUPTI could not read the GPU's counters: %1 returned %2, error %3.</source>
        <translation type="unfinished">CUPTI가 GPU의 카운터를 읽지 못했습니다. %1의 응답: %2, 오류 %3.</translation>
    </message>
    <message>
        <source>CUPTI discarded the data that it had collected.</source>
        <translation type="unfinished">CUPTI가 센 값을 버렸습니다.</translation>
    </message>
    <message>
        <source>CUPTI does not match the NVIDIA driver. Update the driver, or install the CUPTI for the CUDA version that the driver reports.</source>
        <translation type="unfinished">CUPTI와 NVIDIA 드라이버가 서로 맞지 않습니다. 드라이버를 업데이트하거나, 드라이버가 표시하는 CUDA 버전의 CUPTI를 설치하세요.</translation>
    </message>
    <message>
        <source>CUPTI kept requesting further passes without end.</source>
        <translation type="unfinished">CUPTI가 커널을 다시 실행하도록 끝없이 요청했습니다.</translation>
    </message>
    <message>
        <source>CUPTI supports none of the counters that Tilescope reads on this GPU.</source>
        <translation type="unfinished">Tilescope가 이 GPU에서 읽는 카운터를 CUPTI가 하나도 알지 못합니다.</translation>
    </message>
    <message>
        <source>CUPTI, the library that reads hardware counters, was not found. It is part of CUDA Toolkit %1 (package cuda-cupti-%1-0, or the Python package nvidia-cuda-cupti). If it is in a folder of its own, add that folder to LD_LIBRARY_PATH.</source>
        <translation type="unfinished">GPU의 카운터를 읽는 라이브러리 CUPTI를 찾지 못했습니다. CUDA Toolkit %1에 들어 있습니다(패키지 cuda-cupti-%1-0 또는 Python 패키지 nvidia-cuda-cupti). 별도의 폴더에 있으면 그 폴더를 LD_LIBRARY_PATH에 지정하세요.</translation>
    </message>
    <message>
        <source>Cache model: %1, L1 %2, L2 %3, initially empty.</source>
        <translation type="unfinished">캐시 모델: %1, L1 %2, L2 %3, 처음에는 비어 있음.</translation>
    </message>
    <message>
        <source>Call cudaDeviceSynchronize() between the launch and this access.</source>
        <translation type="unfinished">커널 호출과 이 접근 사이에서 cudaDeviceSynchronize()를 호출하세요.</translation>
    </message>
    <message>
        <source>Call cudaFree, or cudaFreeHost for pinned memory, when the memory is not needed any more.</source>
        <translation type="unfinished">메모리가 더 이상 필요하지 않으면 cudaFree를, 고정 메모리이면 cudaFreeHost를 호출하세요.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">취소</translation>
    </message>
    <message>
        <source>Cannot be run</source>
        <translation type="unfinished">실행할 수 없음</translation>
    </message>
    <message>
        <source>Cannot run here: it needs an NVIDIA GPU</source>
        <translation type="unfinished">여기서 실행할 수 없음: NVIDIA GPU가 필요함</translation>
    </message>
    <message>
        <source>Centre a pixel and pin it</source>
        <translation type="unfinished">픽셀을 가운데로 가져와 고정합니다</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation type="unfinished">변경…</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished">채널</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished">차트</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished">차트</translation>
    </message>
    <message>
        <source>Check against the reference</source>
        <translation type="unfinished">참조 결과와 비교</translation>
    </message>
    <message>
        <source>Check how the pointer is computed: only the kernel's own arguments point to buffers.</source>
        <translation type="unfinished">포인터를 어떻게 계산하는지 확인하세요. 커널 자신의 인수만이 버퍼를 가리킵니다.</translation>
    </message>
    <message>
        <source>Check that every loop ends, and that no thread waits for a value that another thread of its warp has yet to store.</source>
        <translation type="unfinished">모든 루프가 끝나는지, 같은 워프의 다른 스레드가 아직 저장하지 않은 값을 기다리는 스레드가 없는지 확인하세요.</translation>
    </message>
    <message>
        <source>Check that the grid is rounded up, (side + block - 1) / block, and that no condition excludes values that should be stored.</source>
        <translation type="unfinished">그리드가 (side + block - 1) / block으로 올림되었는지, 저장해야 할 값을 조건이 빠뜨리지 않는지 확인하세요.</translation>
    </message>
    <message>
        <source>Check that the loop that fills this memory covers every element that is read, including those at the edges, or set those elements to 0 first.</source>
        <translation type="unfinished">배열을 채우는 루프가 가장자리까지 포함하여 읽히는 모든 원소를 다루는지 확인하거나, 그 원소들을 먼저 0으로 설정하세요.</translation>
    </message>
    <message>
        <source>Check that the pointer is an argument of the kernel.</source>
        <translation type="unfinished">포인터가 커널의 인수인지 확인하세요.</translation>
    </message>
    <message>
        <source>Check that the pointer was set, in this module, to a function whose parameters and result match this call, and which is not already being called.</source>
        <translation type="unfinished">포인터가 이 모듈 안에서 이 호출의 매개변수와 결과를 가진 함수로 설정되었는지, 그 함수가 이미 호출되는 중은 아닌지 확인하세요.</translation>
    </message>
    <message>
        <source>Check that the recursion ends. A loop, or an explicit stack in an array, has no depth limit; on a GPU, each level takes local memory for every thread.</source>
        <translation type="unfinished">재귀가 끝나는지 확인하세요. 반복문이나 배열로 만든 스택에는 한도가 필요 없습니다. GPU에서는 단계마다 모든 스레드의 로컬 메모리를 차지합니다.</translation>
    </message>
    <message>
        <source>Check the coordinates against the size of the surface: x is in bytes, for example x * sizeof(float).</source>
        <translation type="unfinished">위치를 서피스의 크기와 비교하여 확인하세요. x는 바이트 단위입니다. 예: x * sizeof(float).</translation>
    </message>
    <message>
        <source>Check the divisor before the division: if (divisor != 0).</source>
        <translation type="unfinished">나누기 전에 제수를 확인하세요: if (divisor != 0).</translation>
    </message>
    <message>
        <source>Check the index against the size of the array.</source>
        <translation type="unfinished">인덱스를 배열의 크기와 비교하여 확인하세요.</translation>
    </message>
    <message>
        <source>Check the index against the size of the array: %1 elements of %2 fit in %3.</source>
        <translation type="unfinished">인덱스를 배열의 크기와 비교하여 확인하세요. %3에는 %2의 원소 %1개가 들어갑니다.</translation>
    </message>
    <message>
        <source>Check the lower bound of the index (x &lt; 0, y &lt; 0, or an index that overflowed).</source>
        <translation type="unfinished">인덱스의 하한을 확인하세요(x &lt; 0, y &lt; 0 또는 오버플로한 인덱스).</translation>
    </message>
    <message>
        <source>Check the size of the tile against the shared memory of the launch.</source>
        <translation type="unfinished">타일의 크기를 호출의 공유 메모리와 비교하여 확인하세요.</translation>
    </message>
    <message>
        <source>Check the size of the tile against the shared memory of the launch: %1 elements of %2 fit in %3.</source>
        <translation type="unfinished">타일의 크기를 호출의 공유 메모리와 비교하여 확인하세요. %3에는 %2의 원소 %1개가 들어갑니다.</translation>
    </message>
    <message>
        <source>Check the upper bound of the index, for example `if (x &gt;= width || y &gt;= height) return;`.</source>
        <translation type="unfinished">인덱스의 상한을 확인하세요. 예: `if (x &gt;= width || y &gt;= height) return;`.</translation>
    </message>
    <message>
        <source>Check the upper bound of the index, for example `if (x &gt;= width || y &gt;= height) return;`: %1 elements of %2 fit in %3.</source>
        <translation type="unfinished">인덱스의 상한을 확인하세요. 예: `if (x &gt;= width || y &gt;= height) return;`. %3에는 %2의 원소 %1개가 들어갑니다.</translation>
    </message>
    <message>
        <source>Checked when the sliders stop moving.</source>
        <translation type="unfinished">슬라이더 조작을 멈추면 검증합니다.</translation>
    </message>
    <message>
        <source>Choose Directory</source>
        <translation type="unfinished">폴더 선택</translation>
    </message>
    <message>
        <source>Choose Help ▸ Start to show this again.</source>
        <translation type="unfinished">도움말 ▸ 시작으로 다시 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Choose a block in the image to see what its warps do, step by step.</source>
        <translation type="unfinished">이미지에서 블록을 선택하면 그 워프들이 하는 일을 여기에서 단계별로 보여 줍니다.</translation>
    </message>
    <message>
        <source>Choose a block; when inspecting pixels, pin a pixel</source>
        <translation type="unfinished">블록을 선택하세요. 픽셀을 검사하는 중에는 픽셀을 고정하세요</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished">폴더 선택</translation>
    </message>
    <message>
        <source>Choose a folder of images</source>
        <translation type="unfinished">이미지가 든 폴더 선택</translation>
    </message>
    <message>
        <source>Choose a starting point</source>
        <translation type="unfinished">무엇으로 시작할지 선택</translation>
    </message>
    <message>
        <source>Choose a width and height whose product is a multiple of 32, such as %1.</source>
        <translation type="unfinished">%1처럼 너비와 높이의 곱이 32의 배수인 블록을 선택하세요.</translation>
    </message>
    <message>
        <source>Choose an image, a chart or a report to save</source>
        <translation type="unfinished">파일로 저장할 이미지, 차트 또는 보고서 선택</translation>
    </message>
    <message>
        <source>Choose another strategy to edit its source.</source>
        <translation type="unfinished">코드를 바꾸려면 다른 전략을 선택하세요.</translation>
    </message>
    <message>
        <source>Choose at least one strategy that can run here.</source>
        <translation type="unfinished">여기서 실행할 수 있는 전략을 하나 이상 선택하세요.</translation>
    </message>
    <message>
        <source>Choose the GPU that runs the kernels: one in this computer, or one on a worker</source>
        <translation type="unfinished">커널을 실행할 GPU를 고릅니다. 이 컴퓨터의 GPU 또는 워커의 GPU</translation>
    </message>
    <message>
        <source>Choose the backend "cuda" to read the counters of the %1.</source>
        <translation type="unfinished">%1의 카운터를 읽으려면 백엔드 “cuda”를 선택하세요.</translation>
    </message>
    <message>
        <source>Choose the backend "cuda" to run it.</source>
        <translation type="unfinished">실행하려면 백엔드 “cuda”를 선택하세요.</translation>
    </message>
    <message>
        <source>Choose the backend "emulator", which works everywhere.</source>
        <translation type="unfinished">에뮬레이터는 어디서나 동작합니다. 백엔드 “emulator”를 선택하세요.</translation>
    </message>
    <message>
        <source>Choose the columns of the table</source>
        <translation type="unfinished">표의 열 선택</translation>
    </message>
    <message>
        <source>Choose the kind of finding to go to</source>
        <translation type="unfinished">이동할 진단 항목의 종류를 선택</translation>
    </message>
    <message>
        <source>Choose the two images that are subtracted: source, result, CPU reference, pinned runs, other strategies</source>
        <translation type="unfinished">서로 뺄 두 이미지를 선택합니다: 원본, 결과, CPU 참조 결과, 고정된 실행, 다른 전략</translation>
    </message>
    <message>
        <source>Choose where to go</source>
        <translation type="unfinished">이동할 대상을 선택</translation>
    </message>
    <message>
        <source>Chosen according to the sizes of the template and the image; a note says which strategy and why.</source>
        <translation type="unfinished">템플릿과 이미지의 크기에 따라 선택됩니다. 무엇을 왜 골랐는지는 알림에 표시됩니다.</translation>
    </message>
    <message>
        <source>Circuit board</source>
        <translation type="unfinished">회로 기판</translation>
    </message>
    <message>
        <source>Clamped on one side only</source>
        <translation type="unfinished">한쪽에서만 제한</translation>
    </message>
    <message>
        <source>Clamped to the number 255</source>
        <translation type="unfinished">숫자 255로 제한</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished">지우기</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation type="unfinished">목록 지우기</translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished">클릭</translation>
    </message>
    <message>
        <source>Click a finding, or press Enter on it, to show its line in the kernel.</source>
        <translation type="unfinished">진단 항목을 클릭하거나 그 위에서 Enter를 누르면 커널의 해당 줄을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Click a finding, or press Enter on it, to show its line in the kernel; double-click it to see it happen in a block.</source>
        <translation type="unfinished">진단 항목을 클릭하거나 그 위에서 Enter를 누르면 커널의 해당 줄을 보여 줍니다. 두 번 클릭하면 블록에서 일어나는 모습을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Click a pixel of the image, or point at it and press Shift+I, to see which thread computed it, from which values, and where each value came from.</source>
        <translation type="unfinished">이미지의 픽셀을 클릭하거나, 픽셀을 가리키고 Shift+I를 누르세요. 어떤 스레드가 어떤 값으로 그 픽셀을 계산했고 각 값이 어디에서 왔는지 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Click a run to restore its settings; right-click to pin it.</source>
        <translation type="unfinished">실행을 클릭하면 그 설정을 복원하고, 오른쪽 클릭하면 고정합니다.</translation>
    </message>
    <message>
        <source>Click a strategy to choose it; right-click to pin it.</source>
        <translation type="unfinished">클릭하면 선택하고, 오른쪽 클릭하면 고정합니다.</translation>
    </message>
    <message>
        <source>Click in "Given" to change a value; the notes in the source are updated.</source>
        <translation type="unfinished">“주어진 값” 열을 클릭하여 값을 바꾸세요. 코드의 주석도 함께 바뀝니다.</translation>
    </message>
    <message>
        <source>Click to make this run the baseline.</source>
        <translation type="unfinished">클릭하면 기준이 됩니다.</translation>
    </message>
    <message>
        <source>Click to see the line in the kernel</source>
        <translation type="unfinished">클릭하면 커널의 줄을 보여 줍니다</translation>
    </message>
    <message>
        <source>Click to see the line in the kernel; double-click to see it happen in a block</source>
        <translation type="unfinished">클릭하면 커널의 줄을 보여 주고, 두 번 클릭하면 블록에서 일어나는 모습을 보여 줍니다</translation>
    </message>
    <message>
        <source>Clock after</source>
        <translation type="unfinished">실행 후 클럭</translation>
    </message>
    <message>
        <source>Clock after the runs</source>
        <translation type="unfinished">실행 후 클럭</translation>
    </message>
    <message>
        <source>Clock before</source>
        <translation type="unfinished">실행 전 클럭</translation>
    </message>
    <message>
        <source>Clock before and after</source>
        <translation type="unfinished">전후 클럭</translation>
    </message>
    <message>
        <source>Clock before the runs</source>
        <translation type="unfinished">실행 전 클럭</translation>
    </message>
    <message>
        <source>Clock of the memory chips.</source>
        <translation type="unfinished">메모리 칩의 클럭입니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">닫기</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished">창 닫기</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished">이 메시지 닫기</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation type="unfinished">저장하지 않고 닫기</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation type="unfinished">도킹 창을 닫습니다</translation>
    </message>
    <message>
        <source>Co&amp;py as command line</source>
        <translation type="unfinished">명령줄로 복사(&amp;P)</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished">동전</translation>
    </message>
    <message>
        <source>Coins with relief on cloth under soft light.</source>
        <translation type="unfinished">천 위에 놓인, 부드러운 빛을 받는 양각 동전.</translation>
    </message>
    <message>
        <source>Colour &amp;scale</source>
        <translation type="unfinished">색 눈금(&amp;S)</translation>
    </message>
    <message>
        <source>Colour scale from %1 to %2</source>
        <translation type="unfinished">히트맵 범위 %1~%2</translation>
    </message>
    <message>
        <source>Colour the maps of all strategies and values on one scale, to compare them; otherwise each map has its own, to compare its blocks</source>
        <translation type="unfinished">모든 전략과 값의 맵을 한 척도로 색칠해 서로 비교합니다. 끄면 맵마다 자기 척도로 블록을 비교합니다</translation>
    </message>
    <message>
        <source>Column and row of a pixel</source>
        <translation type="unfinished">픽셀의 열과 행</translation>
    </message>
    <message>
        <source>Column of the block in the grid</source>
        <translation type="unfinished">그리드에서 블록의 열</translation>
    </message>
    <message>
        <source>Column-major access</source>
        <translation type="unfinished">열 우선 접근</translation>
    </message>
    <message>
        <source>Columns that lie in all windows of a group are multiplied once instead of once per half.</source>
        <translation type="unfinished">묶음의 모든 윈도우에 들어 있는 열은 절반마다 곱하지 않고 한 번만 곱합니다.</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation type="unfinished">열…</translation>
    </message>
    <message>
        <source>Combine the updates first: within a warp by __reduce_add_sync() or shuffles, or within a block in shared memory. Then let one thread update global memory.</source>
        <translation type="unfinished">먼저 갱신을 합치세요: 워프 안에서는 __reduce_add_sync() 나 셔플로, 블록 안에서는 공유 메모리에서 합칩니다. 그다음 스레드 하나가 전역 메모리를 갱신하게 하세요.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished">명령</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished">명령</translation>
    </message>
    <message>
        <source>Compare your answer with the run (Enter)</source>
        <translation type="unfinished">답을 실행 결과와 비교 (Enter)</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation type="unfinished">비교 대상</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation type="unfinished">%1 대비</translation>
    </message>
    <message>
        <source>Compared with the previous run</source>
        <translation type="unfinished">이전 실행 대비</translation>
    </message>
    <message>
        <source>Compile it for sm_%1, or choose a GPU of compute capability %2 or newer.</source>
        <translation type="unfinished">sm_%1용으로 컴파일하거나 compute capability가 %2 이상인 GPU를 선택하세요.</translation>
    </message>
    <message>
        <source>Compile it without the "a" of %1, which stands for exactly that GPU, or choose a GPU of compute capability %2.</source>
        <translation type="unfinished">%1의 "a"는 바로 그 GPU만을 뜻합니다. "a" 없이 컴파일하거나 compute capability가 %2인 GPU를 선택하세요.</translation>
    </message>
    <message>
        <source>Compile-time sizes</source>
        <translation type="unfinished">컴파일 시점 크기</translation>
    </message>
    <message>
        <source>Compiled by</source>
        <translation type="unfinished">컴파일러</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation type="unfinished">컴파일러</translation>
    </message>
    <message>
        <source>Compiler of this run</source>
        <translation type="unfinished">이 실행의 컴파일러</translation>
    </message>
    <message>
        <source>Compilers</source>
        <translation type="unfinished">컴파일러</translation>
    </message>
    <message>
        <source>Compute to global memory access (CGMA): each image contributes 2 c floats for c² multiply-adds, that is, c/8 per byte, where c is the side of a block's tile of C. A larger tile does more work per byte, but fewer blocks fit on a multiprocessor.</source>
        <translation type="unfinished">전역 메모리 접근 대비 연산(CGMA). 이미지 하나는 곱셈-덧셈 c²번을 위해 float 2 c개를 가져오므로 바이트당 c/8이며, c는 블록이 맡은 C 타일의 한 변입니다. 타일이 크면 바이트마다 더 많은 일을 하지만, 멀티프로세서에 올라가는 블록이 줄어듭니다.</translation>
    </message>
    <message>
        <source>Compute to global memory access (CGMA): every multiply-add reads two floats, that is, 1/8 per byte, whatever the block size.</source>
        <translation type="unfinished">전역 메모리 접근 대비 연산(CGMA). 블록과 상관없이 곱셈-덧셈마다 float 두 개를 읽으므로 바이트당 1/8입니다.</translation>
    </message>
    <message>
        <source>Compute to global memory access (CGMA): multiply-adds per byte that the threads of the main launch request from global memory. Not available for kernels that compute with integers.</source>
        <translation type="unfinished">전역 메모리 접근 대비 연산(CGMA). 주 호출의 스레드가 전역 메모리에 요청하는 바이트당 곱셈-덧셈 수입니다. 정수로 계산하는 커널에는 값이 없습니다.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished">컴퓨터</translation>
    </message>
    <message>
        <source>Computing the difference %1…</source>
        <translation type="unfinished">차이 계산 중: %1…</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation type="unfinished">%1에 연결하는 중…</translation>
    </message>
    <message>
        <source>Constant addresses</source>
        <translation type="unfinished">상수 주소</translation>
    </message>
    <message>
        <source>Constant and texture</source>
        <translation type="unfinished">상수 및 텍스처</translation>
    </message>
    <message>
        <source>Constant filter</source>
        <translation type="unfinished">상수 필터</translation>
    </message>
    <message>
        <source>Constant masks</source>
        <translation type="unfinished">상수 마스크</translation>
    </message>
    <message>
        <source>Constant memory data</source>
        <translation type="unfinished">상수 메모리의 데이터</translation>
    </message>
    <message>
        <source>Constant memory never filled</source>
        <translation type="unfinished">채우지 않은 상수 메모리</translation>
    </message>
    <message>
        <source>Constant requests</source>
        <translation type="unfinished">상수 요청</translation>
    </message>
    <message>
        <source>Constants of type "%1" are not supported. Use numbers.</source>
        <translation type="unfinished">“%1” 타입의 상수는 전달할 수 없습니다. 수만 전달할 수 있습니다.</translation>
    </message>
    <message>
        <source>Contention</source>
        <translation type="unfinished">경합</translation>
    </message>
    <message>
        <source>Continue with a progress file from another computer</source>
        <translation type="unfinished">다른 컴퓨터의 파일로 이어서 진행</translation>
    </message>
    <message>
        <source>Control flow</source>
        <translation type="unfinished">제어 흐름</translation>
    </message>
    <message>
        <source>Converting a float to a byte discards its fraction: half of all values come out one level too dark. This is within the tolerance, so the check passes; the difference view shows it.</source>
        <translation type="unfinished">float 값을 바이트에 넣으면 소수부가 사라집니다. 모든 값의 절반이 한 단계 어두워집니다. 허용 오차 이내이므로 검사를 통과하지만 차이 보기에서는 드러납니다.</translation>
    </message>
    <message>
        <source>Copied before it was computed</source>
        <translation type="unfinished">계산되기 전에 복사됨</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished">복사</translation>
    </message>
    <message>
        <source>Copy %2 bytes, or allocate more host memory.</source>
        <translation type="unfinished">%2바이트를 복사하거나 호스트 메모리를 더 할당하세요.</translation>
    </message>
    <message>
        <source>Copy %3 bytes, or allocate %4 bytes.</source>
        <translation type="unfinished">%3바이트를 복사하거나 %4바이트를 할당하세요.</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation type="unfinished">CSV 복사</translation>
    </message>
    <message>
        <source>Copy Markdown</source>
        <translation type="unfinished">Markdown 복사</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation type="unfinished">모두 복사</translation>
    </message>
    <message>
        <source>Copy back</source>
        <translation type="unfinished">호스트로 복사</translation>
    </message>
    <message>
        <source>Copy back, pinned</source>
        <translation type="unfinished">호스트로 복사, 고정 메모리</translation>
    </message>
    <message>
        <source>Copy beyond an allocation</source>
        <translation type="unfinished">할당 범위를 벗어난 복사</translation>
    </message>
    <message>
        <source>Copy every finding as text</source>
        <translation type="unfinished">모든 진단 항목을 텍스트로 복사</translation>
    </message>
    <message>
        <source>Copy everything as text</source>
        <translation type="unfinished">모두 텍스트로 복사</translation>
    </message>
    <message>
        <source>Copy the command line that runs these settings without a window</source>
        <translation type="unfinished">이 설정을 창 없이 실행하는 명령줄을 복사</translation>
    </message>
    <message>
        <source>Copy the counters as Markdown</source>
        <translation type="unfinished">카운터를 Markdown으로 복사</translation>
    </message>
    <message>
        <source>Copy the counters as comma-separated values</source>
        <translation type="unfinished">카운터를 쉼표로 구분한 값으로 복사</translation>
    </message>
    <message>
        <source>Copy the data to host memory with cudaMemcpy(…, cudaMemcpyDeviceToHost), or allocate the memory with cudaMallocManaged.</source>
        <translation type="unfinished">cudaMemcpy(…, cudaMemcpyDeviceToHost)로 데이터를 호스트 메모리에 복사하거나, cudaMallocManaged로 메모리를 할당하세요.</translation>
    </message>
    <message>
        <source>Copy the result to host memory after the launch: cudaMemcpy(…, cudaMemcpyDeviceToHost).</source>
        <translation type="unfinished">커널 호출 후에 결과를 호스트 메모리로 복사하세요: cudaMemcpy(…, cudaMemcpyDeviceToHost).</translation>
    </message>
    <message>
        <source>Copy the table as comma-separated values or as Markdown</source>
        <translation type="unfinished">표를 쉼표로 구분한 값 또는 Markdown으로 복사</translation>
    </message>
    <message>
        <source>Copy the values before the launch: cudaMemcpyToSymbol(%2, …).</source>
        <translation type="unfinished">커널 호출 전에 값을 복사하세요: cudaMemcpyToSymbol(%2, …).</translation>
    </message>
    <message>
        <source>Copy to device, pinned</source>
        <translation type="unfinished">디바이스로 복사, 고정 메모리</translation>
    </message>
    <message>
        <source>Copy to the device</source>
        <translation type="unfinished">디바이스로 복사</translation>
    </message>
    <message>
        <source>Copy, cold L2</source>
        <translation type="unfinished">복사, 콜드 L2</translation>
    </message>
    <message>
        <source>Copying the input to the output takes %1; this strategy takes %2.</source>
        <translation type="unfinished">입력을 출력으로 복사: %1, 이 전략: %2.</translation>
    </message>
    <message>
        <source>Corner off by one</source>
        <translation type="unfinished">모서리 하나 어긋남</translation>
    </message>
    <message>
        <source>Corner subtracted twice</source>
        <translation type="unfinished">모서리를 두 번 뺌</translation>
    </message>
    <message>
        <source>Correct the call, and check the value that each call returns.</source>
        <translation type="unfinished">이 함수 호출을 고치고, 함수를 호출할 때마다 반환값을 확인하세요.</translation>
    </message>
    <message>
        <source>Correct the launch, and check cudaGetLastError() after each launch.</source>
        <translation type="unfinished">커널 호출을 고치고, 호출할 때마다 그 뒤에서 cudaGetLastError()를 확인하세요.</translation>
    </message>
    <message>
        <source>Correct, without errors</source>
        <translation type="unfinished">정답, 오류 없음</translation>
    </message>
    <message>
        <source>Count reads from shared memory instead of global memory</source>
        <translation type="unfinished">전역 메모리 읽기 대신 공유 메모리 읽기를 셉니다</translation>
    </message>
    <message>
        <source>Count the whole image instead of the part in view</source>
        <translation type="unfinished">보이는 부분이 아니라 이미지 전체의 개수를 셉니다</translation>
    </message>
    <message>
        <source>Counted by the emulator, over all warps and blocks.</source>
        <translation type="unfinished">에뮬레이터가 모든 워프와 블록에 대해 센 값입니다.</translation>
    </message>
    <message>
        <source>Counted for kernels only.</source>
        <translation type="unfinished">커널에 대해서만 셉니다.</translation>
    </message>
    <message>
        <source>Counted in the PTX that ran; the GPU's machine code may differ</source>
        <translation type="unfinished">실행된 PTX에서 센 값이며 GPU의 기계어는 다를 수 있습니다</translation>
    </message>
    <message>
        <source>Counted in the emulator, whose run time on this computer is not GPU time</source>
        <translation type="unfinished">에뮬레이터에서 센 값. 이 컴퓨터에서 걸린 시간은 GPU의 시간이 아님</translation>
    </message>
    <message>
        <source>Counted operations</source>
        <translation type="unfinished">세는 연산</translation>
    </message>
    <message>
        <source>Counted: %1 executes %2 times as many PTX instructions as this strategy.</source>
        <translation type="unfinished">개수: %1의 PTX 명령어는 이 전략의 %2배입니다.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation type="unfinished">카운터</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished">카운터</translation>
    </message>
    <message>
        <source>Counters are off. Set Counters to Automatic in the settings.</source>
        <translation type="unfinished">카운터가 꺼져 있습니다. 설정의 카운터에서 자동을 선택하세요.</translation>
    </message>
    <message>
        <source>Counting every block of an image of this size takes too long.</source>
        <translation type="unfinished">이 크기의 이미지에서 모든 블록을 세는 것은 너무 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Counting is off. Set Counters to Automatic in the settings.</source>
        <translation type="unfinished">카운터가 꺼져 있습니다. 설정에서 카운터를 “자동”으로 바꾸세요.</translation>
    </message>
    <message>
        <source>Counting the reads of every block takes too long here. Use an image of 512x512 pixels.</source>
        <translation type="unfinished">모든 블록의 읽기를 세는 것은 여기서 너무 오래 걸립니다. 512x512픽셀의 이미지에서는 셉니다.</translation>
    </message>
    <message>
        <source>Counting was switched off for this run.</source>
        <translation type="unfinished">이 실행에서는 카운터가 꺼져 있었습니다.</translation>
    </message>
    <message>
        <source>Counts are exact, with no rounding.</source>
        <translation type="unfinished">개수에는 반올림이 없습니다.</translation>
    </message>
    <message>
        <source>Counts not zeroed</source>
        <translation type="unfinished">0으로 초기화하지 않은 개수</translation>
    </message>
    <message>
        <source>Counts per block</source>
        <translation type="unfinished">블록별 개수</translation>
    </message>
    <message>
        <source>Counts per warp</source>
        <translation type="unfinished">워프별 개수</translation>
    </message>
    <message>
        <source>Counts the white pixels of each column and each row in a second launch.</source>
        <translation type="unfinished">두 번째 호출에서 각 열과 각 행의 흰 픽셀을 셉니다.</translation>
    </message>
    <message>
        <source>Covariance of images</source>
        <translation type="unfinished">이미지의 공분산</translation>
    </message>
    <message>
        <source>Covariance of images from global memory and from shared tiles, by chunk size from 2 to 32</source>
        <translation type="unfinished">전역 메모리와 공유 타일을 쓰는 이미지의 공분산, 청크 크기 2에서 32까지</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished">새 폴더 만들기</translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished">작성일</translation>
    </message>
    <message>
        <source>Created while runs were still in progress: figures that were not yet available are missing, or come from a quick run.</source>
        <translation type="unfinished">실행이 진행되는 동안 만들었습니다. 아직 나오지 않은 수치는 빠져 있거나 빠른 실행의 값입니다.</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished">Ctrl+Enter</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs it.</source>
        <translation type="unfinished">Ctrl+Enter로 실행합니다.</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs the edited kernel. The host code around it is compiled when the program is run again.</source>
        <translation type="unfinished">Ctrl+Enter로 편집한 커널을 실행합니다. 그 밖의 호스트 코드는 프로그램을 다시 실행할 때 컴파일됩니다.</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs the edited source; the image still shows the result of the previous source.</source>
        <translation type="unfinished">Ctrl+Enter로 편집한 코드를 실행합니다. 이미지는 아직 이전 코드의 결과입니다.</translation>
    </message>
    <message>
        <source>Ctrl+PgDown</source>
        <translation type="unfinished">Ctrl+PgDown</translation>
    </message>
    <message>
        <source>Ctrl+PgUp</source>
        <translation type="unfinished">Ctrl+PgUp</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation type="unfinished">Ctrl+Return</translation>
    </message>
    <message>
        <source>Ctrl+double-click</source>
        <translation type="unfinished">Ctrl+두 번 클릭</translation>
    </message>
    <message>
        <source>Ctrl+drag</source>
        <translation type="unfinished">Ctrl+드래그</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished">잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>Current</source>
        <translation type="unfinished">지금 그대로</translation>
    </message>
    <message>
        <source>Current strategy only</source>
        <translation type="unfinished">현재 전략만</translation>
    </message>
    <message>
        <source>Current value</source>
        <translation type="unfinished">현재 값</translation>
    </message>
    <message>
        <source>Current: %1. Tried: %2.</source>
        <translation type="unfinished">지금 그대로: %1. 시험: %2.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished">곡선</translation>
    </message>
    <message>
        <source>Curves of a sweep</source>
        <translation type="unfinished">스윕의 곡선</translation>
    </message>
    <message>
        <source>Cycle by cycle</source>
        <translation type="unfinished">사이클별</translation>
    </message>
    <message>
        <source>DRAM: %1</source>
        <translation type="unfinished">DRAM: %1</translation>
    </message>
    <message>
        <source>Dark text on a light background</source>
        <translation type="unfinished">밝은 바탕에 어두운 글자</translation>
    </message>
    <message>
        <source>Data from memory</source>
        <translation type="unfinished">메모리의 데이터</translation>
    </message>
    <message>
        <source>Data from shared memory</source>
        <translation type="unfinished">공유 메모리의 데이터</translation>
    </message>
    <message>
        <source>Data race</source>
        <translation type="unfinished">경쟁 상태</translation>
    </message>
    <message>
        <source>Data race checked by atomicCAS</source>
        <translation type="unfinished">atomicCAS가 확인하는 경쟁 상태</translation>
    </message>
    <message>
        <source>Data race with equal values</source>
        <translation type="unfinished">같은 값의 경쟁 상태</translation>
    </message>
    <message>
        <source>Data race within a warp</source>
        <translation type="unfinished">워프 안의 경쟁 상태</translation>
    </message>
    <message>
        <source>Data races are checked in all blocks of runs of up to %1 warp instructions. This run takes about %2: they were checked in %3 of its %4 blocks, spread over the grid, and not between blocks.</source>
        <translation type="unfinished">경쟁 상태는 워프 명령어가 %1개 이하인 실행에서 모든 블록을 검사합니다. 이 실행에는 약 %2개가 필요하여, 그리드에 고루 퍼진 블록 %3개(전체 %4개)에서만 검사했고 블록 사이에서는 검사하지 않았습니다.</translation>
    </message>
    <message>
        <source>Data races are checked in runs of up to %1 warp instructions; this run takes about %2.</source>
        <translation type="unfinished">경쟁 상태는 워프 명령어가 %1개 이하인 실행에서 찾습니다. 이 실행은 약 %2개가 걸립니다.</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation type="unfinished">수정한 날짜</translation>
    </message>
    <message>
        <source>Deadlock</source>
        <translation type="unfinished">교착 상태</translation>
    </message>
    <message>
        <source>Declare %1 instead of %2. Tested on these accesses, this leaves %4 times the ideal. A block then needs %n more [byte|bytes] of shared memory (%3 in total).</source>
        <translation type="unfinished">%2 대신 %1(으)로 선언하세요. 이 접근들로 시험해 보면 최적값의 %4배로 줄어듭니다. 블록의 공유 메모리가 %n바이트 늘어납니다(모두 %3).</translation>
    </message>
    <message>
        <source>Declare %1 instead of %2. Tested on these accesses, this removes the conflicts. A block then needs %n more [byte|bytes] of shared memory (%3 in total).</source>
        <translation type="unfinished">%2 대신 %1(으)로 선언하세요. 이 접근들로 시험해 보면 충돌이 없어집니다. 블록의 공유 메모리가 %n바이트 늘어납니다(모두 %3).</translation>
    </message>
    <message>
        <source>Decrease the gain of the difference</source>
        <translation type="unfinished">차이의 한 단계 낮은 증폭</translation>
    </message>
    <message>
        <source>Default, limits, step, unit and meaning, for example: 2 in 1..15 step 1 unit px Reach of the window</source>
        <translation type="unfinished">기본값, 범위, 간격, 단위, 의미. 예: 2 in 1..15 step 1 unit px 윈도우의 반지름</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished">삭제</translation>
    </message>
    <message>
        <source>Description of the overlays</source>
        <translation type="unfinished">오버레이 설명</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished">자세히 보기</translation>
    </message>
    <message>
        <source>Details of this computer</source>
        <translation type="unfinished">이 컴퓨터의 정보</translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished">디바이스</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation type="unfinished">디바이스 메모리</translation>
    </message>
    <message>
        <source>Device memory never filled</source>
        <translation type="unfinished">채우지 않은 디바이스 메모리</translation>
    </message>
    <message>
        <source>Device pointer on the host</source>
        <translation type="unfinished">호스트에서 사용한 디바이스 포인터</translation>
    </message>
    <message>
        <source>Diagonal squares</source>
        <translation type="unfinished">대각선 정사각형</translation>
    </message>
    <message>
        <source>Differen&amp;ce gain</source>
        <translation type="unfinished">차이 증폭(&amp;C)</translation>
    </message>
    <message>
        <source>Difference not doubled</source>
        <translation type="unfinished">차이를 두 배로 하지 않음</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished">차이점</translation>
    </message>
    <message>
        <source>Differences amplified %1 times</source>
        <translation type="unfinished">차이를 %1배 밝게</translation>
    </message>
    <message>
        <source>Differences from the baseline are not rated as better or worse.</source>
        <translation type="unfinished">기준 실행과의 차이에는 개선이나 악화 표시를 하지 않습니다.</translation>
    </message>
    <message>
        <source>Differing</source>
        <translation type="unfinished">다름</translation>
    </message>
    <message>
        <source>Differing values</source>
        <translation type="unfinished">다른 값</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation type="unfinished">폴더:</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished">버리기</translation>
    </message>
    <message>
        <source>Discuss, then vote again</source>
        <translation type="unfinished">토론 후 다시 투표</translation>
    </message>
    <message>
        <source>Dispatch stall</source>
        <translation type="unfinished">Dispatch stall</translation>
    </message>
    <message>
        <source>Display path</source>
        <translation type="unfinished">표시 경로</translation>
    </message>
    <message>
        <source>Displayed GPU</source>
        <translation type="unfinished">표시된 GPU</translation>
    </message>
    <message>
        <source>Displayed channels</source>
        <translation type="unfinished">표시할 채널</translation>
    </message>
    <message>
        <source>Diverged warp</source>
        <translation type="unfinished">발산한 워프</translation>
    </message>
    <message>
        <source>Divergent barrier</source>
        <translation type="unfinished">발산 배리어</translation>
    </message>
    <message>
        <source>Divergent branch</source>
        <translation type="unfinished">갈라진 분기</translation>
    </message>
    <message>
        <source>Divergent branches</source>
        <translation type="unfinished">발산 분기</translation>
    </message>
    <message>
        <source>Divergent branches as a share of all branches. The share stays at 0 if every condition is the same for all lanes of a warp.</source>
        <translation type="unfinished">모든 분기 중 발산 분기의 비율. 워프 전체가 함께 정하는 조건만 있으면 0으로 유지됩니다.</translation>
    </message>
    <message>
        <source>Divergent matrix instruction</source>
        <translation type="unfinished">발산 행렬 명령어</translation>
    </message>
    <message>
        <source>Divergent share</source>
        <translation type="unfinished">발산 비율</translation>
    </message>
    <message>
        <source>Divided among its resident blocks.</source>
        <translation type="unfinished">상주하는 블록들이 나누어 씁니다.</translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation type="unfinished">0으로 나누기</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation type="unfinished">연결하지 않기</translation>
    </message>
    <message>
        <source>Does not terminate</source>
        <translation type="unfinished">끝나지 않음</translation>
    </message>
    <message>
        <source>Don't Save</source>
        <translation type="unfinished">저장 안 함</translation>
    </message>
    <message>
        <source>Double free</source>
        <translation type="unfinished">이중 해제</translation>
    </message>
    <message>
        <source>Double-click</source>
        <translation type="unfinished">두 번 클릭</translation>
    </message>
    <message>
        <source>Double-click a wipe</source>
        <translation type="unfinished">분할 비교에서 두 번 클릭</translation>
    </message>
    <message>
        <source>Drag (left or middle button)</source>
        <translation type="unfinished">왼쪽 또는 가운데 버튼으로 드래그</translation>
    </message>
    <message>
        <source>Drag a handle: values to the left of the left handle become black, and values to the right of the right handle become white. Drag between the handles to move both.</source>
        <translation type="unfinished">핸들을 드래그하세요. 왼쪽 핸들보다 왼쪽의 값은 검정, 오른쪽 핸들보다 오른쪽의 값은 흰색이 됩니다. 두 핸들 사이를 드래그하면 함께 움직입니다.</translation>
    </message>
    <message>
        <source>Drag on the image to see the values along a line; Alt+drag does the same</source>
        <translation type="unfinished">이미지 위에서 드래그하면 선을 따라 값을 볼 수 있습니다(Alt+드래그도 같음)</translation>
    </message>
    <message>
        <source>Drag the end of a wipe</source>
        <translation type="unfinished">분할선의 끝 드래그</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation type="unfinished">Drain</translation>
    </message>
    <message>
        <source>Draw a &amp;line profile</source>
        <translation type="unfinished">선 프로파일 그리기(&amp;L)</translation>
    </message>
    <message>
        <source>Draw a line first: Alt+drag on the image.</source>
        <translation type="unfinished">먼저 선을 그리세요. 이미지에서 Alt를 누른 채 드래그합니다.</translation>
    </message>
    <message>
        <source>Draw a line to see the values along it</source>
        <translation type="unfinished">선을 그려 선을 따라 값을 봅니다</translation>
    </message>
    <message>
        <source>Draw line</source>
        <translation type="unfinished">선 그리기</translation>
    </message>
    <message>
        <source>Dynamic shared memory</source>
        <translation type="unfinished">동적 공유 메모리</translation>
    </message>
    <message>
        <source>Dynamic shared memory per block, in bytes</source>
        <translation type="unfinished">블록당 동적 공유 메모리, 바이트</translation>
    </message>
    <message>
        <source>Each GPU multiplies its share of the images in pieces; NCCL adds the sums.</source>
        <translation type="unfinished">각 GPU가 자기 몫의 이미지를 조각으로 나누어 곱하고, NCCL이 합을 더합니다.</translation>
    </message>
    <message>
        <source>Each block counts in shared memory and then adds its 256 counts to the global counts, so fewer additions collide.</source>
        <translation type="unfinished">블록은 공유 메모리에서 세고 256개의 값을 다른 블록의 값에 한 번만 더하므로, 서로 부딪치는 덧셈이 줄어듭니다.</translation>
    </message>
    <message>
        <source>Each block loads its own pixels, a piece to the right, one below and one at the corner. This is correct as long as the halo of both sides together is no larger than the block, and wrong as soon as the filter exceeds that.</source>
        <translation type="unfinished">블록과 그 오른쪽, 아래, 모서리의 조각 하나씩. 양쪽의 헤일로가 블록보다 크지 않으면 올바르지만, 필터가 그보다 커지면 곧바로 틀립니다.</translation>
    </message>
    <message>
        <source>Each block loads its own pixels, a piece to the right, one below and one at the corner. This is correct as long as the template is no larger than the block, and wrong as soon as the template exceeds that.</source>
        <translation type="unfinished">블록과 그 오른쪽, 아래, 모서리의 조각 하나씩. 템플릿이 블록보다 크지 않으면 올바르지만, 그보다 커지면 곧바로 틀립니다.</translation>
    </message>
    <message>
        <source>Each block would have to use %n fewer [byte|bytes] of shared memory.</source>
        <translation type="unfinished">블록마다 공유 메모리를 %n바이트 덜 써야 합니다.</translation>
    </message>
    <message>
        <source>Each cp.async with which a warp copies from global to shared memory is one request. Its reads are counted with the global loads; the hardware has no counter for its writes to shared memory.</source>
        <translation type="unfinished">워프가 전역 메모리에서 공유 메모리로 복사하는 cp.async 하나하나. 읽은 것은 전역 로드에 들어갑니다. 공유 메모리에 쓰는 것을 세는 카운터는 하드웨어에 없습니다.</translation>
    </message>
    <message>
        <source>Each float is split into a high and a low TF32 part, and three products are added: about as accurate as FP32.</source>
        <translation type="unfinished">float를 상위와 하위 TF32 두 부분으로 나누고 곱 세 개를 더합니다. FP32와 비슷하게 정확합니다.</translation>
    </message>
    <message>
        <source>Each float is split into two FP16 values, 22 bits in total, and three FP16 products are added.</source>
        <translation type="unfinished">float를 FP16 수 두 개(모두 22비트)로 나누고 FP16 곱셈을 세 번 합니다.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp fetches from a texture is one request. The memory layout of textures is not published, so no sectors are counted here.</source>
        <translation type="unfinished">워프가 텍스처에서 가져오는 명령어 하나가 요청 하나입니다. 텍셀이 메모리에 놓이는 방식은 공개되어 있지 않으므로 여기서는 섹터를 세지 않습니다.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads constant memory is one request. It is fastest when all lanes read the same address.</source>
        <translation type="unfinished">워프가 상수 메모리를 읽는 명령어 하나가 요청 하나입니다. 모든 레인이 같은 주소를 읽을 때 가장 빠릅니다.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads global memory is one request, whatever its lanes request. Values that are kept and reused need no further request.</source>
        <translation type="unfinished">워프가 전역 메모리를 읽는 명령어 하나가 요청 하나이며, 레인이 무엇을 요청하든 같습니다. 보관하여 다시 쓰는 값에는 요청이 더 들지 않습니다.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads or writes global or local memory is one request. Not available for kernels that read textures, whose sectors are not counted.</source>
        <translation type="unfinished">워프가 전역 또는 로컬 메모리를 읽거나 쓰는 명령어 하나가 요청 하나입니다. 텍스처를 읽으면 그 섹터를 세지 않으므로 값이 없습니다.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads or writes shared memory is one request. Shared memory is on the chip, so many requests to it cost less than a few to global memory.</source>
        <translation type="unfinished">워프가 공유 메모리를 읽거나 쓰는 명령어 하나가 요청 하나입니다. 공유 메모리는 가까이 있으므로, 이곳의 많은 요청이 전역 메모리에 대한 적은 요청보다 비용이 작습니다.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp updates memory atomically is one request. Lanes that update the same address wait for each other.</source>
        <translation type="unfinished">워프가 메모리를 원자적으로 갱신하는 명령어 하나가 요청 하나입니다. 같은 주소를 갱신하는 레인들은 서로를 기다립니다.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp writes global memory is one request. A result of one value per thread needs one request per warp.</source>
        <translation type="unfinished">워프가 전역 메모리에 쓰는 명령어 하나가 요청 하나입니다. 결과가 스레드당 값 하나이면 워프마다 요청 하나가 필요합니다.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp writes its threads' local memory is one request. A kernel whose values all fit into registers has none.</source>
        <translation type="unfinished">워프가 스레드의 로컬 메모리에 쓰는 명령어 하나가 요청 하나입니다. 값이 모두 레지스터에 들어가는 커널에는 없습니다.</translation>
    </message>
    <message>
        <source>Each multiprocessor</source>
        <translation type="unfinished">멀티프로세서 하나</translation>
    </message>
    <message>
        <source>Each multiprocessor runs several blocks at once, independently of the others.</source>
        <translation type="unfinished">각 멀티프로세서가 여러 블록을 동시에, 독립적으로 실행합니다.</translation>
    </message>
    <message>
        <source>Each pixel becomes the weighted mean of its neighbourhood, channel by channel.</source>
        <translation type="unfinished">각 픽셀이 채널별로 이웃의 가중 평균이 됩니다.</translation>
    </message>
    <message>
        <source>Each pixel is read %1 (%2)</source>
        <translation type="unfinished">픽셀마다 %1 읽음 (%2)</translation>
    </message>
    <message>
        <source>Each pixel is read %1 on average, at most %2 (%3)</source>
        <translation type="unfinished">픽셀마다 평균 %1, 최대 %2 읽음 (%3)</translation>
    </message>
    <message>
        <source>Each row of the template must meet the next row of the image. If the registers are not passed on, only the last row of results of each thread sees new rows.</source>
        <translation type="unfinished">템플릿의 각 행은 이미지의 다음 행과 만나야 합니다. 레지스터를 넘겨주지 않으면 스레드의 마지막 결과 행만 새 행을 봅니다.</translation>
    </message>
    <message>
        <source>Each row of words that is loaded and shifted is used for four rows of results.</source>
        <translation type="unfinished">로드하고 시프트한 워드의 각 행을 네 결과 행에 씁니다.</translation>
    </message>
    <message>
        <source>Each run appears here once its settings have stopped changing, so that you can compare it or return to it.</source>
        <translation type="unfinished">설정이 바뀌지 않고 잠시 지나면 실행이 여기에 기록됩니다. 서로 비교하거나 그 실행으로 돌아갈 수 있습니다.</translation>
    </message>
    <message>
        <source>Each scheduler issues one instruction of one warp per clock.</source>
        <translation type="unfinished">스케줄러마다 클럭당 한 워프의 명령어를 하나씩 발행합니다.</translation>
    </message>
    <message>
        <source>Each step of 32 columns starts again from zero, so a window that crosses such a boundary gets too small a sum: the image shows vertical stripes, 32 pixels apart.</source>
        <translation type="unfinished">32열마다 단계가 다시 0에서 시작하므로 그 경계에 걸친 윈도우는 합이 모자랍니다. 32픽셀 간격의 세로 줄무늬가 생깁니다.</translation>
    </message>
    <message>
        <source>Each step processes four rows, with a single wait at barriers and for memory for all four.</source>
        <translation type="unfinished">단계마다 네 행을 처리하며, 배리어와 메모리에서의 대기는 넷에 한 번입니다.</translation>
    </message>
    <message>
        <source>Each thread adds 1 to the count of its pixel's level in global memory; threads with equal levels wait for one another.</source>
        <translation type="unfinished">각 스레드는 전역 메모리에서 자기 픽셀 밝기의 개수에 1을 더합니다. 밝기가 같으면 서로 기다립니다.</translation>
    </message>
    <message>
        <source>Each thread copies its 3×3 window into its own array in local memory.</source>
        <translation type="unfinished">각 스레드가 3×3 윈도우를 로컬 메모리에 있는 자신의 배열로 복사합니다.</translation>
    </message>
    <message>
        <source>Each thread keeps 16 columns, with two sums per word; loads and stores are 16 bytes wide.</source>
        <translation type="unfinished">각 스레드가 16열을, 워드당 합 두 개로 맡습니다. 로드와 저장은 16바이트 단위입니다.</translation>
    </message>
    <message>
        <source>Each thread loads its 3×3 window first, so that all loads overlap.</source>
        <translation type="unfinished">각 스레드가 3×3 윈도우를 먼저 로드하므로 모든 로드가 겹칩니다.</translation>
    </message>
    <message>
        <source>Each thread reads its nine values and sorts them; the order of the values decides how the thread branches.</source>
        <translation type="unfinished">각 스레드는 아홉 값을 읽어 정렬합니다. 그 순서에 따라 분기가 달라집니다.</translation>
    </message>
    <message>
        <source>Each thread reads its window and the template through textures.</source>
        <translation type="unfinished">각 스레드가 윈도우와 템플릿을 텍스처를 통해 읽습니다.</translation>
    </message>
    <message>
        <source>Each thread reads its window from global memory and handles the border.</source>
        <translation type="unfinished">각 스레드가 윈도우를 전역 메모리에서 읽고 가장자리를 처리합니다.</translation>
    </message>
    <message>
        <source>Each thread reads its window through the texture cache, which handles borders.</source>
        <translation type="unfinished">각 스레드가 윈도우를 텍스처 캐시를 통해 읽으며, 텍스처 캐시가 가장자리를 처리합니다.</translation>
    </message>
    <message>
        <source>Each thread would have to use %1 fewer registers, and each block %2 fewer bytes of shared memory.</source>
        <translation type="unfinished">스레드마다 레지스터를 %1개 덜 쓰고, 블록마다 공유 메모리를 %2바이트 덜 써야 합니다.</translation>
    </message>
    <message>
        <source>Each thread would have to use %n fewer [register|registers].</source>
        <translation type="unfinished">스레드마다 레지스터를 %n개 덜 써야 합니다.</translation>
    </message>
    <message>
        <source>Each warp has its own counts in shared memory, so that only its own lanes collide.</source>
        <translation type="unfinished">워프마다 공유 메모리에 자기 개수를 두므로, 같은 워프의 레인끼리만 부딪칩니다.</translation>
    </message>
    <message>
        <source>Each worker needs a name.</source>
        <translation type="unfinished">워커마다 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation type="unfinished">이전 실행</translation>
    </message>
    <message>
        <source>Early return</source>
        <translation type="unfinished">조기 반환</translation>
    </message>
    <message>
        <source>Early return before the barrier</source>
        <translation type="unfinished">배리어 전의 조기 반환</translation>
    </message>
    <message>
        <source>Edge not tested</source>
        <translation type="unfinished">가장자리를 검사하지 않음</translation>
    </message>
    <message>
        <source>Eigenimage</source>
        <translation type="unfinished">고유 이미지</translation>
    </message>
    <message>
        <source>Eigenimage %1, %2 %</source>
        <translation type="unfinished">고유 이미지 %1, %2 %</translation>
    </message>
    <message>
        <source>Eight adjacent numbers</source>
        <translation type="unfinished">숫자 여덟 개를 나란히</translation>
    </message>
    <message>
        <source>Elements counted as bytes</source>
        <translation type="unfinished">원소 수를 바이트 수로 사용</translation>
    </message>
    <message>
        <source>Empty launch</source>
        <translation type="unfinished">빈 커널 호출</translation>
    </message>
    <message>
        <source>Emulated GPU</source>
        <translation type="unfinished">에뮬레이션할 GPU</translation>
    </message>
    <message>
        <source>Emulated here</source>
        <translation type="unfinished">여기서 에뮬레이션</translation>
    </message>
    <message>
        <source>Emulating the whole image would take about %1, so the image was not computed.</source>
        <translation type="unfinished">에뮬레이터에서는 약 %1 걸리므로 이미지 전체를 계산하지 않았습니다.</translation>
    </message>
    <message>
        <source>Emulating the whole result would take too long.</source>
        <translation type="unfinished">결과 전체를 에뮬레이션하려면 너무 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Emulating this would take about %1.</source>
        <translation type="unfinished">에뮬레이터에서는 약 %1 걸립니다.</translation>
    </message>
    <message>
        <source>Emulator</source>
        <translation type="unfinished">에뮬레이터</translation>
    </message>
    <message>
        <source>Emulator time on this computer; not GPU time.</source>
        <translation type="unfinished">이 컴퓨터에서 에뮬레이터에 걸린 시간. GPU의 시간이 아닙니다.</translation>
    </message>
    <message>
        <source>Emulator's time</source>
        <translation type="unfinished">에뮬레이터의 시간</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished">Enter</translation>
    </message>
    <message>
        <source>Enter one row, such as 1 2 1, whose product with itself is the filter, or all rows, such as 0 1 0; 1 4 1; 0 1 0. The number of weights must be odd, from 3 to 31, and no weight may be negative. The weights are divided by their sum.</source>
        <translation type="unfinished">1 2 1처럼 자신과의 곱이 필터가 되는 행 하나, 또는 0 1 0; 1 4 1; 0 1 0처럼 모든 행. 가중치의 수는 3에서 31까지의 홀수이고 음수 가중치는 없으며, 가중치는 그 합으로 나뉩니다.</translation>
    </message>
    <message>
        <source>Enter the command that starts %1.</source>
        <translation type="unfinished">“%1” 워커를 시작하는 명령을 입력하세요.</translation>
    </message>
    <message>
        <source>Enter the weights as one row, such as "%1", or as rows separated by semicolons, such as "0 1 0; 1 4 1; 0 1 0".</source>
        <translation type="unfinished">가중치는 “%1”처럼 행 하나이거나, “0 1 0; 1 4 1; 0 1 0”처럼 세미콜론으로 나눈 여러 행입니다.</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished">환경</translation>
    </message>
    <message>
        <source>Equally fast</source>
        <translation type="unfinished">속도가 같음</translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished">오류</translation>
    </message>
    <message>
        <source>Error not checked</source>
        <translation type="unfinished">확인하지 않은 오류</translation>
    </message>
    <message>
        <source>Errors and slow accesses in this kernel are listed here after it has run.</source>
        <translation type="unfinished">이 커널이 실행되면 잘못되었거나 느린 것이 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <source>Estimate for %1, limited by %2. Not a measurement.</source>
        <translation type="unfinished">%1에 대한 추정값, 제한 요인: %2. 측정값이 아닙니다.</translation>
    </message>
    <message>
        <source>Estimate from</source>
        <translation type="unfinished">추정 하한</translation>
    </message>
    <message>
        <source>Estimate to</source>
        <translation type="unfinished">추정 상한</translation>
    </message>
    <message>
        <source>Estimated from the PTX by counting the values that are live at the same time. The machine code may use a different number of registers.</source>
        <translation type="unfinished">PTX에서 동시에 유효한(live) 값을 세어 추정한 값입니다. 기계어는 다른 수의 레지스터를 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Estimated time</source>
        <translation type="unfinished">추정 시간</translation>
    </message>
    <message>
        <source>Estimated, because the register count is estimated.</source>
        <translation type="unfinished">레지스터 수가 추정값이므로 이것도 추정값입니다.</translation>
    </message>
    <message>
        <source>Estimated: a sample of blocks represents all blocks.</source>
        <translation type="unfinished">추정값: 블록의 표본이 전체를 대표합니다.</translation>
    </message>
    <message>
        <source>Estimates: no copy is faster than the link of the %1 allows, %2 GB/s over PCI Express in each direction, and a copy from pageable memory takes up to several times as long.</source>
        <translation type="unfinished">추정값: 어떤 복사도 %1의 링크가 허용하는 속도(PCI Express, 방향별 %2 GB/s)보다 빠를 수 없고, 페이지 가능(pageable) 메모리에서의 복사는 최대 몇 배까지 더 걸립니다.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished">이벤트</translation>
    </message>
    <message>
        <source>Every PTX instruction that computes, including address arithmetic, counted once per thread.</source>
        <translation type="unfinished">주소 계산을 포함하여 계산하는 모든 PTX 명령어, 스레드마다 한 번.</translation>
    </message>
    <message>
        <source>Every block</source>
        <translation type="unfinished">모든 블록</translation>
    </message>
    <message>
        <source>Every parameter has a value. The file can be opened.</source>
        <translation type="unfinished">모든 매개변수에 값이 있습니다. 파일을 열 수 있습니다.</translation>
    </message>
    <message>
        <source>Every partial sum is written to the same location. Which one remains depends on timing, and the locations of the others keep their old contents.</source>
        <translation type="unfinished">합의 모든 부분을 같은 자리에 씁니다. 무엇이 남는지는 우연이며 다른 부분의 자리는 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Every thread of the block waits at __syncthreads() until all have arrived. After it, each thread sees what the others wrote to shared memory.</source>
        <translation type="unfinished">__syncthreads(): 블록의 모든 스레드가 모두 도착할 때까지 여기서 기다립니다. 그 뒤에는 다른 스레드가 공유 메모리에 쓴 것을 각 스레드가 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Every thread reads its 3×3 window from global memory.</source>
        <translation type="unfinished">모든 스레드가 3×3 윈도우를 전역 메모리에서 읽습니다.</translation>
    </message>
    <message>
        <source>Every thread reads its window and the filter from global memory.</source>
        <translation type="unfinished">모든 스레드가 윈도우와 필터를 전역 메모리에서 읽습니다.</translation>
    </message>
    <message>
        <source>Every warp can now read everything that was stored before the barrier.</source>
        <translation type="unfinished">배리어 전에 저장된 것은 이제 모든 워프가 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Exact for PTX, the code that the emulator runs. The machine code of a GPU may merge, widen or drop accesses.</source>
        <translation type="unfinished">에뮬레이터가 실행하는 코드인 PTX에 대해 정확합니다. GPU의 기계어에서는 접근이 합쳐지거나 넓어지거나 생략될 수 있습니다.</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation type="unfinished">예:</translation>
    </message>
    <message>
        <source>Exchange network</source>
        <translation type="unfinished">교환 네트워크</translation>
    </message>
    <message>
        <source>Exchange the first two arguments: cudaMemcpy(destination, source, bytes, kind).</source>
        <translation type="unfinished">처음 두 인수를 맞바꾸세요: cudaMemcpy(destination, source, bytes, kind).</translation>
    </message>
    <message>
        <source>Expectation not met</source>
        <translation type="unfinished">기대에 미치지 못함</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished">예상</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation type="unfinished">예상: %1</translation>
    </message>
    <message>
        <source>Explain the terms, each with an illustration</source>
        <translation type="unfinished">용어의 뜻, 각각 그림과 함께</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation type="unfinished">둘러보기</translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished">내보내기</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation type="unfinished">내보내기: %1</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation type="unfinished">내보낸 파일: %1.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished">내보내기…</translation>
    </message>
    <message>
        <source>F5 runs it again.</source>
        <translation type="unfinished">F5로 다시 실행합니다.</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation type="unfinished">FLOP/s</translation>
    </message>
    <message>
        <source>FP16 keeps as many significant bits as TF32, and two values fit in a word.</source>
        <translation type="unfinished">FP16는 TF32와 같은 비트 수를 유지하며, 숫자 두 개가 한 워드를 함께 씁니다.</translation>
    </message>
    <message>
        <source>FP32 cores</source>
        <translation type="unfinished">FP32 코어</translation>
    </message>
    <message>
        <source>Failed launch</source>
        <translation type="unfinished">실패한 호출</translation>
    </message>
    <message>
        <source>Faults and data races are found when the kernel runs in the emulator.</source>
        <translation type="unfinished">오류와 경쟁 상태는 커널을 에뮬레이터에서 실행할 때 발견됩니다.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished">수치</translation>
    </message>
    <message>
        <source>Figure beside each line</source>
        <translation type="unfinished">줄마다 표시할 수치</translation>
    </message>
    <message>
        <source>Figure of the current strategy</source>
        <translation type="unfinished">현재 전략의 수치</translation>
    </message>
    <message>
        <source>Figure shown</source>
        <translation type="unfinished">표시된 수치</translation>
    </message>
    <message>
        <source>Figures appear here after the emulator has counted this kernel.</source>
        <translation type="unfinished">수치는 에뮬레이터가 이 커널을 센 뒤에 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Figures appear here after the first run.</source>
        <translation type="unfinished">수치는 첫 실행이 끝나면 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Figures from before the error</source>
        <translation type="unfinished">오류 이전의 수치</translation>
    </message>
    <message>
        <source>Figures from earlier settings</source>
        <translation type="unfinished">이전 설정의 수치</translation>
    </message>
    <message>
        <source>Figures of each run</source>
        <translation type="unfinished">각 실행의 수치</translation>
    </message>
    <message>
        <source>Figures of the histogram</source>
        <translation type="unfinished">히스토그램의 수치</translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished">파일</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation type="unfinished">파일 이름(&amp;N):</translation>
    </message>
    <message>
        <source>File name</source>
        <translation type="unfinished">파일 이름</translation>
    </message>
    <message>
        <source>Files cannot be loaded here.</source>
        <translation type="unfinished">여기서는 파일을 로드할 수 없습니다.</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation type="unfinished">파일 형식:</translation>
    </message>
    <message>
        <source>Fill the memory before the copy, by a kernel, cudaMemcpy or cudaMemset.</source>
        <translation type="unfinished">복사하기 전에 커널, cudaMemcpy 또는 cudaMemset으로 메모리를 채우세요.</translation>
    </message>
    <message>
        <source>Fill the memory before the launch, with cudaMemcpy or cudaMemset.</source>
        <translation type="unfinished">커널 호출 전에 cudaMemcpy나 cudaMemset으로 메모리를 채우세요.</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation type="unfinished">전체 화면으로 표시</translation>
    </message>
    <message>
        <source>Filled by</source>
        <translation type="unfinished">채운 스레드</translation>
    </message>
    <message>
        <source>Filling a tile takes no instructions of the warps, but the sums take as many as before, and other warps already hid the latency: within 10 % of tile_words on an H200.</source>
        <translation type="unfinished">워프가 타일을 채우는 데는 명령어가 필요 없지만 합에는 이전만큼 필요하고, 다른 워프가 대기 시간을 이미 감추고 있었습니다. H200에서 tile_words와의 차이가 10 % 이내입니다.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished">필터</translation>
    </message>
    <message>
        <source>Filter width</source>
        <translation type="unfinished">필터 너비</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation type="unfinished">폴더 찾기</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished">명령 찾기</translation>
    </message>
    <message>
        <source>Find a command, strategy, block or setting by a few letters of its name</source>
        <translation type="unfinished">이름의 몇 글자로 명령, 전략, 블록 또는 설정을 선택</translation>
    </message>
    <message>
        <source>Find a data race</source>
        <translation type="unfinished">경쟁 상태 찾기</translation>
    </message>
    <message>
        <source>Find a key</source>
        <translation type="unfinished">단축키 찾기</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation type="unfinished">단축키나 동작 찾기</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation type="unfinished">용어 찾기</translation>
    </message>
    <message>
        <source>Find in the kernel</source>
        <translation type="unfinished">커널에서 찾기</translation>
    </message>
    <message>
        <source>Find out why the assertion does not hold for this thread, which is the first one that failed it.</source>
        <translation type="unfinished">검사에서 처음으로 성립하지 않은 이 스레드에서 왜 성립하지 않는지 확인하세요.</translation>
    </message>
    <message>
        <source>Find out why this thread reaches the trap, and do not let a block wait for another.</source>
        <translation type="unfinished">이 스레드가 왜 트랩에 이르는지 확인하고, 블록이 다른 블록을 기다리지 않게 하세요.</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished">진단 항목</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished">진단</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation type="unfinished">진단 (%1)</translation>
    </message>
    <message>
        <source>Finish ›</source>
        <translation type="unfinished">마치기 ›</translation>
    </message>
    <message>
        <source>First event of the animation</source>
        <translation type="unfinished">동영상의 첫 이벤트</translation>
    </message>
    <message>
        <source>First frame of the animation</source>
        <translation type="unfinished">동영상의 첫 프레임</translation>
    </message>
    <message>
        <source>First steps, five concepts and five texts: answer first, then see what a run shows</source>
        <translation type="unfinished">첫걸음, 개념 다섯 가지, 원문 다섯 편: 먼저 답하고 실행 결과를 확인하세요</translation>
    </message>
    <message>
        <source>First vote</source>
        <translation type="unfinished">첫 번째 투표</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished">맞춤</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation type="unfinished">해결책</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation type="unfinished">해결책: %1</translation>
    </message>
    <message>
        <source>Flat windows divide by zero</source>
        <translation type="unfinished">평탄한 윈도우에서 0으로 나눔</translation>
    </message>
    <message>
        <source>Float</source>
        <translation type="unfinished">분리</translation>
    </message>
    <message>
        <source>Floating point</source>
        <translation type="unfinished">부동소수점</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation type="unfinished">float</translation>
    </message>
    <message>
        <source>Floor: an empty launch</source>
        <translation type="unfinished">하한: 빈 커널 호출</translation>
    </message>
    <message>
        <source>Floor: copying input to output</source>
        <translation type="unfinished">하한: 입력을 출력으로 복사</translation>
    </message>
    <message>
        <source>Floor: copying with a cold L2 cache</source>
        <translation type="unfinished">하한: 콜드 L2 캐시로 복사</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished">폴더</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <translation type="unfinished">시스템 설정 따름(&amp;S)</translation>
    </message>
    <message>
        <source>Follow all warps as they take turns, or a single warp</source>
        <translation type="unfinished">번갈아 진행하는 모든 워프를 따라가거나 그중 하나만 따라가기</translation>
    </message>
    <message>
        <source>Follow the cursor again (Esc)</source>
        <translation type="unfinished">다시 커서 따라가기 (Esc)</translation>
    </message>
    <message>
        <source>For %1, "%2" is not a number. Enter values as 3,5,9 or a range as FROM..TO or FROM..TO:STEP.</source>
        <translation type="unfinished">%1의 “%2”은(는) 숫자가 아닙니다. 값은 3,5,9처럼, 범위는 시작..끝 또는 시작..끝:간격으로 쓰세요.</translation>
    </message>
    <message>
        <source>For %1, the range %2 has %3 values; the maximum is %4. Use a larger step.</source>
        <translation type="unfinished">%1의 범위 %2에는 값이 %3개 있는데 최대 %4개까지 쓸 수 있습니다. 간격을 크게 하세요.</translation>
    </message>
    <message>
        <source>For %1, the range %2 has no values. Enter the smaller number first and a step greater than 0.</source>
        <translation type="unfinished">%1의 범위 %2에는 값이 없습니다. 작은 숫자를 먼저 쓰고 간격은 0보다 크게 하세요.</translation>
    </message>
    <message>
        <source>For smaller templates, shared memory serves the image with lower latency, which further improves performance (004.txt:5).</source>
        <translation type="unfinished">템플릿이 작으면 공유 메모리가 이미지를 더 짧은 레이턴시로 제공하므로 성능이 더 좋아집니다(004.txt:5).</translation>
    </message>
    <message>
        <source>For the previous settings; the new time appears after the next run.</source>
        <translation type="unfinished">이전 설정의 시간입니다. 새 시간은 다음 실행에서 나옵니다.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished">형식</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished">앞으로</translation>
    </message>
    <message>
        <source>Forward roots used for the inverse</source>
        <translation type="unfinished">정변환의 근으로 역변환</translation>
    </message>
    <message>
        <source>Four 16-byte reads for 64 multiply-adds, whereas shared needs two reads per multiply-add: about 5× as fast as shared on an H200.</source>
        <translation type="unfinished">곱셈-덧셈 64번에 16바이트 읽기가 네 번이면 됩니다. shared에서는 곱셈-덧셈 한 번에 읽기가 두 번 필요합니다. H200에서 shared보다 약 5배 빠릅니다.</translation>
    </message>
    <message>
        <source>Four load instructions per chunk of 16 images instead of 16 conditional ones, alongside 1,024 multiply-adds: 10 % faster than registers on an H200.</source>
        <translation type="unfinished">이미지 16개짜리 청크마다 조건이 있는 로드 16번 대신 로드 명령어 4개면 됩니다. 곱셈-덧셈은 1,024번입니다. H200에서 registers보다 약 10 % 빠릅니다.</translation>
    </message>
    <message>
        <source>Four pixels per instruction</source>
        <translation type="unfinished">명령어당 네 픽셀</translation>
    </message>
    <message>
        <source>Four results per thread</source>
        <translation type="unfinished">스레드당 결과 네 개</translation>
    </message>
    <message>
        <source>Four rows per thread</source>
        <translation type="unfinished">스레드당 네 행</translation>
    </message>
    <message>
        <source>Four runs are already pinned, which is the maximum. Choose the run that %1 replaces.</source>
        <translation type="unfinished">실행 네 개가 이미 고정되어 있어 더 고정할 수 없습니다. 새로 고정할 실행: %1. 대신 고정을 풀 실행을 선택하세요.</translation>
    </message>
    <message>
        <source>Four shifted copies of the template, so that words of the image need no shift.</source>
        <translation type="unfinished">템플릿을 시프트한 사본 네 개를 두어 이미지의 워드를 시프트하지 않아도 됩니다.</translation>
    </message>
    <message>
        <source>Four times the size</source>
        <translation type="unfinished">네 배 크기</translation>
    </message>
    <message>
        <source>Four warps multiply tiles in shared memory (wgmma), bypassing the registers.</source>
        <translation type="unfinished">네 워프가 공유 메모리의 타일을 레지스터를 거치지 않고 곱합니다(wgmma).</translation>
    </message>
    <message>
        <source>Fourier transforms</source>
        <translation type="unfinished">푸리에 변환</translation>
    </message>
    <message>
        <source>Fragment registers swapped</source>
        <translation type="unfinished">프래그먼트의 레지스터 뒤바뀜</translation>
    </message>
    <message>
        <source>Frame %1 of %2…</source>
        <translation type="unfinished">프레임 %1/%2…</translation>
    </message>
    <message>
        <source>Frame duration</source>
        <translation type="unfinished">프레임 길이</translation>
    </message>
    <message>
        <source>Frames being created</source>
        <translation type="unfinished">만들고 있는 프레임</translation>
    </message>
    <message>
        <source>Free only pointers returned by malloc or new, and only once.</source>
        <translation type="unfinished">malloc이나 new가 반환한 포인터를 한 번만 해제하세요.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, with an exception that allows linking with NVIDIA's CUDA libraries. There is no warranty, to the extent permitted by law.</source>
        <translation type="unfinished">GNU General Public License 버전 3 이상에 따른 자유 소프트웨어이며, NVIDIA의 CUDA 라이브러리와 링크하는 것을 허용하는 예외 조항이 있습니다. 법이 허용하는 범위 내에서 어떠한 보증도 제공하지 않습니다.</translation>
    </message>
    <message>
        <source>Free the memory after its last use.</source>
        <translation type="unfinished">메모리를 마지막으로 사용한 뒤에 해제하세요.</translation>
    </message>
    <message>
        <source>Free the pointer that cudaMalloc has returned.</source>
        <translation type="unfinished">cudaMalloc이 반환한 포인터를 해제하세요.</translation>
    </message>
    <message>
        <source>From source to result and back</source>
        <translation type="unfinished">원본에서 결과로, 다시 원본으로</translation>
    </message>
    <message>
        <source>From the machine code for the chosen GPU.</source>
        <translation type="unfinished">선택한 GPU용으로 만든 기계어의 값입니다.</translation>
    </message>
    <message>
        <source>From these values, the definition gives %1, but the kernel computes something else.</source>
        <translation type="unfinished">정의에 따르면 이 값들에서 나와야 할 결과는 %1입니다. 커널이 다른 계산을 하고 있습니다.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished">전체</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished">전체 화면</translation>
    </message>
    <message>
        <source>GB/s of input and output</source>
        <translation type="unfinished">입출력 GB/s</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation type="unfinished">GFLOP/s</translation>
    </message>
    <message>
        <source>GIF, looping</source>
        <translation type="unfinished">GIF, 반복 재생</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished">GPU</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation type="unfinished">GPU %1: %2</translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation type="unfinished">GPU 시간</translation>
    </message>
    <message>
        <source>GPU time as one CUDA graph</source>
        <translation type="unfinished">CUDA 그래프 하나로 실행한 GPU 시간</translation>
    </message>
    <message>
        <source>GPU time of an empty kernel on the same device.</source>
        <translation type="unfinished">같은 디바이스에서 빈 커널의 GPU 시간.</translation>
    </message>
    <message>
        <source>GPU time of copying input to output on the same device.</source>
        <translation type="unfinished">같은 디바이스에서 입력을 출력으로 복사하는 GPU 시간.</translation>
    </message>
    <message>
        <source>GPU time of copying input to output with the L2 cache overwritten before each run.</source>
        <translation type="unfinished">실행할 때마다 먼저 L2 캐시를 덮어쓰고 입력을 출력으로 복사하는 GPU 시간.</translation>
    </message>
    <message>
        <source>GPU time of the fastest run, measured.</source>
        <translation type="unfinished">가장 빠른 실행의 GPU 시간, 측정값.</translation>
    </message>
    <message>
        <source>GPU time of the main launch alone</source>
        <translation type="unfinished">주 호출만의 GPU 시간</translation>
    </message>
    <message>
        <source>GPU time that 95 % of the runs stay below, measured.</source>
        <translation type="unfinished">실행의 95 %가 넘지 않는 GPU 시간, 측정값.</translation>
    </message>
    <message>
        <source>GPU time with a cold L2 cache</source>
        <translation type="unfinished">콜드 L2 캐시에서의 GPU 시간</translation>
    </message>
    <message>
        <source>GPU time, cold L2</source>
        <translation type="unfinished">GPU 시간, 콜드 L2</translation>
    </message>
    <message>
        <source>GPU time; the estimate for %1 is drawn behind it</source>
        <translation type="unfinished">GPU 시간; %1의 추정값이 그 뒤에 그려집니다</translation>
    </message>
    <message>
        <source>GPU time; the prediction for %1 is drawn behind it</source>
        <translation type="unfinished">GPU 시간; %1의 예측이 그 뒤에 그려집니다</translation>
    </message>
    <message>
        <source>Gain of the difference view (comma: less, full stop: more)</source>
        <translation type="unfinished">차이를 얼마나 밝게 표시할지 (낮게: 쉼표, 높게: 마침표)</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation type="unfinished">갤러리</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation type="unfinished">가우시안</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation type="unfinished">생성</translation>
    </message>
    <message>
        <source>Give each thread its own element, let only one thread store, or use an atomic such as atomicAdd().</source>
        <translation type="unfinished">스레드마다 자기 원소를 주거나, 스레드 하나만 저장하게 하거나, atomicAdd() 같은 원자적 연산을 사용하세요.</translation>
    </message>
    <message>
        <source>Give each warp a copy of its own and add the copies at the end, or combine equal updates of a warp first: __match_any_sync() finds them.</source>
        <translation type="unfinished">워프마다 사본을 두고 끝에서 더하거나, 워프의 같은 갱신을 먼저 합치세요: __match_any_sync() 가 찾아 줍니다.</translation>
    </message>
    <message>
        <source>Give the launch the dynamic shared memory that the kernel's extern __shared__ array needs.</source>
        <translation type="unfinished">커널을 호출할 때 extern __shared__ 배열에 필요한 동적 공유 메모리를 지정하세요.</translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished">주어진 값</translation>
    </message>
    <message>
        <source>Global atomic sectors</source>
        <translation type="unfinished">전역 원자적 연산 섹터</translation>
    </message>
    <message>
        <source>Global counts</source>
        <translation type="unfinished">전역 개수</translation>
    </message>
    <message>
        <source>Global load requests</source>
        <translation type="unfinished">전역 로드 요청</translation>
    </message>
    <message>
        <source>Global load sectors</source>
        <translation type="unfinished">전역 로드 섹터</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation type="unfinished">전역 메모리</translation>
    </message>
    <message>
        <source>Global memory is read as before, but then every window is written to the thread's local memory and read back through the same L1 cache: slower than global.</source>
        <translation type="unfinished">전역 메모리를 이전처럼 읽은 뒤, 모든 윈도우를 스레드 전용 메모리에 썼다가 같은 L1 캐시를 거쳐 다시 읽습니다. global보다 느립니다.</translation>
    </message>
    <message>
        <source>Global sectors over ideal</source>
        <translation type="unfinished">전역 섹터, 최적값 대비</translation>
    </message>
    <message>
        <source>Global store requests</source>
        <translation type="unfinished">전역 저장 요청</translation>
    </message>
    <message>
        <source>Global store sectors</source>
        <translation type="unfinished">전역 저장 섹터</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished">용어집</translation>
    </message>
    <message>
        <source>Go to this read in the replay of the pixel's block</source>
        <translation type="unfinished">픽셀이 속한 블록의 재생에서 이 읽기로 이동</translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished">초록</translation>
    </message>
    <message>
        <source>Green reads blue</source>
        <translation type="unfinished">초록이 파랑을 읽음</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished">그리드</translation>
    </message>
    <message>
        <source>Grid rounded down</source>
        <translation type="unfinished">그리드 크기 내림</translation>
    </message>
    <message>
        <source>Groups of 32 threads that are scheduled together.</source>
        <translation type="unfinished">함께 스케줄링되는 32개 스레드의 묶음입니다.</translation>
    </message>
    <message>
        <source>Groups of lanes</source>
        <translation type="unfinished">레인 그룹</translation>
    </message>
    <message>
        <source>HTML, one file</source>
        <translation type="unfinished">HTML, 파일 하나</translation>
    </message>
    <message>
        <source>Half of C not written</source>
        <translation type="unfinished">C의 절반을 저장하지 않음</translation>
    </message>
    <message>
        <source>Half the shared wavefronts in blocks of 16×16, but this saves less than 10 % of the time of tile_words on an H200, because instruction issue is the limit.</source>
        <translation type="unfinished">16×16 블록에서 공유 메모리 웨이브프런트가 절반으로 줄지만, H200에서 tile_words의 시간보다 10 %도 줄지 않습니다. 명령어 발행이 한계이기 때문입니다.</translation>
    </message>
    <message>
        <source>Half the words and half the instructions of half: 1.15 ms on an H200, with only one rounding, at the end.</source>
        <translation type="unfinished">half에 비해 워드와 명령어가 절반입니다. H200에서 1.15 ms이고, 마지막 말고는 반올림이 없습니다.</translation>
    </message>
    <message>
        <source>Half the words and half the instructions of tf32: 2.3 ms on an H200, with the same errors as tf32.</source>
        <translation type="unfinished">tf32에 비해 워드와 명령어가 절반입니다. H200에서 2.3 ms이고, 오차는 tf32와 같습니다.</translation>
    </message>
    <message>
        <source>Halo</source>
        <translation type="unfinished">헤일로</translation>
    </message>
    <message>
        <source>Halo in four pieces</source>
        <translation type="unfinished">헤일로를 네 조각으로</translation>
    </message>
    <message>
        <source>Halo reads</source>
        <translation type="unfinished">헤일로 읽기</translation>
    </message>
    <message>
        <source>Halo redundancy</source>
        <translation type="unfinished">헤일로 중복도</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation type="unfinished">실제 GPU</translation>
    </message>
    <message>
        <source>Hardware counters are available only when a GPU ran the kernel; this run used the emulator.</source>
        <translation type="unfinished">하드웨어 카운터는 GPU가 커널을 실행한 경우에만 사용할 수 있습니다. 이 실행은 에뮬레이터를 사용했습니다.</translation>
    </message>
    <message>
        <source>Hardware counters can be read only for launches that run once each, on one GPU.</source>
        <translation type="unfinished">GPU의 카운터는 GPU 하나가 한 번씩 실행하는 호출에서만 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation type="unfinished">히트맵</translation>
    </message>
    <message>
        <source>Heat map of block sizes</source>
        <translation type="unfinished">블록 크기 히트맵</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation type="unfinished">높이 %1</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation type="unfinished">높이</translation>
    </message>
    <message>
        <source>Heights of blocks, in threads: a list 2,4,8 or a range 1..16</source>
        <translation type="unfinished">블록 높이(스레드 수): 목록 2,4,8 또는 범위 1..16</translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished">도움말</translation>
    </message>
    <message>
        <source>Hidden until answered</source>
        <translation type="unfinished">답할 때까지 숨김</translation>
    </message>
    <message>
        <source>Hidden until you answer the lesson's question</source>
        <translation type="unfinished">실습의 질문에 답할 때까지 가려짐</translation>
    </message>
    <message>
        <source>Hide panels</source>
        <translation type="unfinished">패널 숨기기</translation>
    </message>
    <message>
        <source>Higher occupancy would help: with %1 at a time instead of %2, the time would be near its best.</source>
        <translation type="unfinished">점유율을 높이면 도움이 됩니다. 동시에 %2 대신 %1이면 시간이 최선에 가까워집니다.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation type="unfinished">힌트: %1</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation type="unfinished">히스토그램</translation>
    </message>
    <message>
        <source>Histogram of source and result</source>
        <translation type="unfinished">원본과 결과의 히스토그램</translation>
    </message>
    <message>
        <source>Histogram of the values with the range</source>
        <translation type="unfinished">값의 히스토그램과 범위</translation>
    </message>
    <message>
        <source>Hold Alt and drag on the image to draw a line, or choose View ▸ Draw a line profile. The values of the source and the result along the line appear here.</source>
        <translation type="unfinished">Alt를 누른 채 이미지에서 드래그하여 선을 그리거나 보기 메뉴에서 선 프로파일 그리기를 선택하세요. 선을 따른 원본과 결과의 값이 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation type="unfinished">호스트 메모리</translation>
    </message>
    <message>
        <source>Host pointer in a kernel</source>
        <translation type="unfinished">커널에서 사용한 호스트 포인터</translation>
    </message>
    <message>
        <source>Hover over a term such as "halo" to see what it means</source>
        <translation type="unfinished">“헤일로” 같은 단어에 마우스를 올려놓으면 뜻을 볼 수 있습니다</translation>
    </message>
    <message>
        <source>Hover over an arrow for details.</source>
        <translation type="unfinished">화살표에 마우스를 올리면 자세히 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>How it was computed</source>
        <translation type="unfinished">계산 과정</translation>
    </message>
    <message>
        <source>How often each value occurs, channel by channel.</source>
        <translation type="unfinished">각 값이 얼마나 자주 나오는지, 채널별.</translation>
    </message>
    <message>
        <source>How often the same value is read. A closer memory could serve every read after the first, which is the purpose of a tile in shared memory.</source>
        <translation type="unfinished">같은 값을 읽는 횟수. 첫 번째 이후의 모든 읽기는 더 가까운 메모리에서 올 수 있습니다. 공유 메모리의 타일이 그 일을 합니다.</translation>
    </message>
    <message>
        <source>How steeply the brightness changes at each pixel, computed with two 3×3 masks: |gx| + |gy|.</source>
        <translation type="unfinished">각 픽셀에서 밝기가 얼마나 가파르게 변하는지, 두 3×3 마스크로 계산: |gx| + |gy|.</translation>
    </message>
    <message>
        <source>How the pixels of many images vary together, DᵀD/m, and the eigenimages that follow from it.</source>
        <translation type="unfinished">여러 이미지의 픽셀이 함께 변하는 방식 DᵀD/m과, 그로부터 얻는 고유 이미지.</translation>
    </message>
    <message>
        <source>How the sweep is drawn</source>
        <translation type="unfinished">스윕을 그리는 방식</translation>
    </message>
    <message>
        <source>How to use Tilescope, one page per subject, in English</source>
        <translation type="unfinished">Tilescope 사용법, 주제별로 한 페이지씩(영어)</translation>
    </message>
    <message>
        <source>IMC miss</source>
        <translation type="unfinished">IMC miss</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation type="unfinished">최적값</translation>
    </message>
    <message>
        <source>Identical to the CPU reference.</source>
        <translation type="unfinished">모든 값이 CPU 참조 결과와 같습니다.</translation>
    </message>
    <message>
        <source>Idle threads</source>
        <translation type="unfinished">유휴 스레드</translation>
    </message>
    <message>
        <source>If the difference in the lower half is negative, it borrows from the upper half, whose pixel is then one too small, and both signs are wrong.</source>
        <translation type="unfinished">하위 반쪽의 차이가 0보다 작으면 상위 반쪽에서 빌립니다. 상위 픽셀이 하나 작아지고 두 부호를 모두 잘못 읽습니다.</translation>
    </message>
    <message>
        <source>If the distance between rows is the number of image columns, the wrong rows are read, and their words start at addresses that are not multiples of the word size: the GPU aborts such a kernel.</source>
        <translation type="unfinished">행과 행 사이의 바이트를 이미지의 열 수로 하면 행이 틀리고, 워드가 워드 크기의 배수가 아닌 주소에서 시작합니다. GPU는 그런 커널을 끝냅니다.</translation>
    </message>
    <message>
        <source>If the image ends within a word, its last column uses the padding after the row as its neighbour. The mistake stays hidden while the width is a multiple of the word size.</source>
        <translation type="unfinished">이미지가 워드 중간에서 끝나는 곳에서는 마지막 열이 행 뒤의 패딩을 이웃으로 여깁니다. 너비가 워드의 배수인 동안은 드러나지 않습니다.</translation>
    </message>
    <message>
        <source>If the kernel opts in.</source>
        <translation type="unfinished">커널이 요구할 때의 값입니다.</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished">무시</translation>
    </message>
    <message>
        <source>Illustration of %1</source>
        <translation type="unfinished">%1의 그림</translation>
    </message>
    <message>
        <source>Image</source>
        <translation type="unfinished">이미지</translation>
    </message>
    <message>
        <source>Image as PNG…</source>
        <translation type="unfinished">이미지를 PNG로…</translation>
    </message>
    <message>
        <source>Image from before the error</source>
        <translation type="unfinished">오류 이전의 이미지</translation>
    </message>
    <message>
        <source>Image from earlier settings: %1</source>
        <translation type="unfinished">이전 설정의 이미지: %1</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation type="unfinished">이미지 크기</translation>
    </message>
    <message>
        <source>Image whose range is set</source>
        <translation type="unfinished">범위를 설정할 이미지</translation>
    </message>
    <message>
        <source>Image: %1</source>
        <translation type="unfinished">이미지: %1</translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished">이미지</translation>
    </message>
    <message>
        <source>Images and kernels</source>
        <translation type="unfinished">이미지와 커널</translation>
    </message>
    <message>
        <source>Images from</source>
        <translation type="unfinished">이미지 출처</translation>
    </message>
    <message>
        <source>In a presented lesson</source>
        <translation type="unfinished">발표 중인 실습에서</translation>
    </message>
    <message>
        <source>In every row of a tile, the 16-byte groups are permuted (swizzled) so that 8 rows are read from different banks. The Tensor Cores learn this only from the descriptor. If it is missing there, they assume another layout and multiply numbers of other images, and no instruction reports an error.</source>
        <translation type="unfinished">타일의 모든 행에서 16바이트 묶음의 자리가 바뀌어 8개 행을 서로 다른 뱅크에서 읽습니다. 텐서 코어는 디스크립터를 통해서만 이를 압니다. 알리지 않으면 타일의 배치를 다르게 받아들여 다른 이미지의 숫자를 곱하며, 어떤 명령어도 오류를 내지 않습니다.</translation>
    </message>
    <message>
        <source>In narrow blocks, the pitch of the tile places the rows that a warp reads in different banks.</source>
        <translation type="unfinished">좁은 블록에서는 워프가 읽는 행들이 서로 다른 뱅크에 놓이도록 타일 행의 피치를 정합니다.</translation>
    </message>
    <message>
        <source>In the padded image, a window starts at the position of its result. Moving back by another half template reads a different window and, before the first pixel of the image, whatever precedes it in memory.</source>
        <translation type="unfinished">패딩된 이미지에서 윈도우는 결과와 같은 자리에서 시작합니다. 템플릿의 절반만큼 한 번 더 되돌아가면 다른 윈도우를 읽고, 이미지의 첫 픽셀 앞에서는 그 앞에 있는 것을 읽습니다.</translation>
    </message>
    <message>
        <source>In view · %1</source>
        <translation type="unfinished">보이는 부분 · %1</translation>
    </message>
    <message>
        <source>Including the copies between host and device; launches %1 % of the total</source>
        <translation type="unfinished">호스트와 디바이스 사이의 복사 포함, 호출은 전체의 %1 %</translation>
    </message>
    <message>
        <source>Increase the gain of the difference</source>
        <translation type="unfinished">차이의 한 단계 높은 증폭</translation>
    </message>
    <message>
        <source>Indices start at 0, so the last index is one less than the number of values. Here, the thread after it takes part as well.</source>
        <translation type="unfinished">인덱스는 0에서 시작하므로 마지막 인덱스는 값의 개수보다 1 작습니다. 이제 그다음 스레드도 참여합니다.</translation>
    </message>
    <message>
        <source>Indirect branches (jump tables) cannot be traced</source>
        <translation type="unfinished">분기 테이블을 통한 분기는 추적하지 않음</translation>
    </message>
    <message>
        <source>Initialise the array, for example with = {}, or check the bounds of the loop that fills it.</source>
        <translation type="unfinished">배열에 = {}처럼 초깃값을 주거나, 배열을 채우는 루프의 범위를 확인하세요.</translation>
    </message>
    <message>
        <source>Initialise the barrier once, with an arrival count of at least 1, and call __syncthreads() before any thread uses it.</source>
        <translation type="unfinished">도착 횟수(1 이상)로 한 번 초기화하고, 그 뒤의 __syncthreads() 전에는 어떤 스레드도 사용하지 않게 하세요.</translation>
    </message>
    <message>
        <source>Install NVIDIA's driver %1 or newer, which supports CUDA %2.</source>
        <translation type="unfinished">CUDA %2을(를) 지원하는 NVIDIA 드라이버 %1 이상을 설치하세요.</translation>
    </message>
    <message>
        <source>Instr./pixel</source>
        <translation type="unfinished">픽셀당 명령어</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">명령어</translation>
    </message>
    <message>
        <source>Instructions per pixel</source>
        <translation type="unfinished">픽셀당 명령어</translation>
    </message>
    <message>
        <source>Integral image</source>
        <translation type="unfinished">적분 이미지</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation type="unfinished">중급</translation>
    </message>
    <message>
        <source>Invalid barrier</source>
        <translation type="unfinished">잘못된 배리어</translation>
    </message>
    <message>
        <source>Invalid free</source>
        <translation type="unfinished">잘못된 해제</translation>
    </message>
    <message>
        <source>Invalid function pointer</source>
        <translation type="unfinished">잘못된 함수 포인터</translation>
    </message>
    <message>
        <source>Invalid texture object</source>
        <translation type="unfinished">잘못된 텍스처 객체</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation type="unfinished">반전</translation>
    </message>
    <message>
        <source>Issuing</source>
        <translation type="unfinished">발행 중</translation>
    </message>
    <message>
        <source>It costs %1 of the time (predicted).</source>
        <translation type="unfinished">시간의 %1을(를) 차지합니다(예측).</translation>
    </message>
    <message>
        <source>It costs no time (predicted): other work hides it.</source>
        <translation type="unfinished">시간이 더 들지 않습니다(예측). 다른 작업에 가려집니다.</translation>
    </message>
    <message>
        <source>It is busy to the end.</source>
        <translation type="unfinished">끝까지 사용 중입니다.</translation>
    </message>
    <message>
        <source>It is idle for the last %1.</source>
        <translation type="unfinished">마지막 %1 동안 유휴 상태입니다.</translation>
    </message>
    <message>
        <source>It runs no blocks.</source>
        <translation type="unfinished">블록이 없습니다.</translation>
    </message>
    <message>
        <source>It should be %1.</source>
        <translation type="unfinished">올바른 값은 %1입니다.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished">항목</translation>
    </message>
    <message>
        <source>Its memory was not recorded. Double-click it to run the program again and record it.</source>
        <translation type="unfinished">이 호출의 메모리는 기록되지 않았습니다. 두 번 클릭하면 프로그램을 다시 실행하여 기록합니다.</translation>
    </message>
    <message>
        <source>Keep edits</source>
        <translation type="unfinished">편집 내용 유지</translation>
    </message>
    <message>
        <source>Keep the figures of this run (up to four runs), and compare every figure with the baseline</source>
        <translation type="unfinished">이 실행의 수치를 최대 네 개까지 남기고, 모든 수치를 기준과 비교하여 표시</translation>
    </message>
    <message>
        <source>Keep the session's source</source>
        <translation type="unfinished">세션의 코드 유지</translation>
    </message>
    <message>
        <source>Keep this run's figures for comparison (P)</source>
        <translation type="unfinished">비교할 수 있도록 이 실행의 수치를 남김 (P)</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished">커널</translation>
    </message>
    <message>
        <source>Kernel %1 dereferences its parameter %2, which is a pointer to host memory.</source>
        <translation type="unfinished">커널 %1이(가) 매개변수 %2을(를) 역참조하는데, 그것은 호스트 메모리를 가리키는 포인터입니다.</translation>
    </message>
    <message>
        <source>Kernel %1 reads %2 bytes at byte %3 of an allocation of %4 bytes, which nobody has filled.</source>
        <translation type="unfinished">커널 %1이(가) %4바이트 할당의 바이트 %3에서 %2바이트를 읽는데, 그 부분을 채운 것이 없습니다.</translation>
    </message>
    <message>
        <source>Kernel %1 reads between the rows: cudaMallocPitch returned a pitch of %2 bytes, which is not a parameter of the kernel.</source>
        <translation type="unfinished">커널 %1이(가) 행 사이를 읽습니다. cudaMallocPitch가 반환한 피치는 %2바이트인데, 커널의 매개변수에 그 값이 없습니다.</translation>
    </message>
    <message>
        <source>Kernel %1 reads the __constant__ variable %2, which nobody has filled.</source>
        <translation type="unfinished">커널 %1이(가) __constant__ 변수 %2을(를) 읽는데, 그 변수를 채운 것이 없습니다.</translation>
    </message>
    <message>
        <source>Kernel %1 uses memory that a copy in another stream uses, and does not wait for the copy.</source>
        <translation type="unfinished">커널 %1이(가) 다른 스트림의 복사가 사용하는 메모리를 그 복사를 기다리지 않고 사용합니다.</translation>
    </message>
    <message>
        <source>Kernel %1 uses memory that has been freed before.</source>
        <translation type="unfinished">커널 %1이(가) 이미 해제된 메모리를 사용합니다.</translation>
    </message>
    <message>
        <source>Kernel %1 uses memory that kernel %2 uses in another stream, and neither waits for the other.</source>
        <translation type="unfinished">커널 %1이(가) 다른 스트림의 커널 %2이(가) 사용하는 메모리를 사용하는데, 둘 다 서로를 기다리지 않습니다.</translation>
    </message>
    <message>
        <source>Kernel Tuner cache of the strategy shown…</source>
        <translation type="unfinished">표시된 전략의 Kernel Tuner 캐시…</translation>
    </message>
    <message>
        <source>Kernel arguments</source>
        <translation type="unfinished">커널 인수</translation>
    </message>
    <message>
        <source>Kernel file</source>
        <translation type="unfinished">커널 파일</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation type="unfinished">커널 코드</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation type="unfinished">커널</translation>
    </message>
    <message>
        <source>Kernels run in the emulator in the meantime.</source>
        <translation type="unfinished">그동안 커널은 에뮬레이터에서 실행됩니다.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">단축키</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished">종류</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation type="unfinished">언어(&amp;A)</translation>
    </message>
    <message>
        <source>L&amp;esson</source>
        <translation type="unfinished">실습(&amp;E)</translation>
    </message>
    <message>
        <source>L1 cache</source>
        <translation type="unfinished">L1 캐시</translation>
    </message>
    <message>
        <source>L2 cache</source>
        <translation type="unfinished">L2 캐시</translation>
    </message>
    <message>
        <source>LG throttle</source>
        <translation type="unfinished">LG throttle</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation type="unfinished">레이아웃(&amp;Y)</translation>
    </message>
    <message>
        <source>Lane %1 requests word %3 from bank %2; wavefront %4 of %5 serves it%6.</source>
        <translation type="unfinished">%1번 레인이 %2번 뱅크에 %3번 워드를 요청합니다. 웨이브프런트 %5개 중 %4번째가 %6처리합니다.</translation>
    </message>
    <message>
        <source>Lane %1, bank %2</source>
        <translation type="unfinished">레인 %1, 뱅크 %2</translation>
    </message>
    <message>
        <source>Lanes and banks</source>
        <translation type="unfinished">레인과 뱅크</translation>
    </message>
    <message>
        <source>Lanes of a warp request different words from the same bank of shared memory and are served one after the other: this line takes %1 wavefronts instead of %2 (%3 times as many).</source>
        <translation type="unfinished">워프의 레인들이 공유 메모리의 같은 뱅크에 서로 다른 워드를 요청하여 서로를 기다립니다. 이 줄은 웨이브프런트 %2개면 충분할 곳에 %1개가 듭니다(%3배).</translation>
    </message>
    <message>
        <source>Lanes of a warp request different words from the same bank. The bank serves them one after the other, so the access takes several wavefronts instead of one.</source>
        <translation type="unfinished">한 워프의 레인들이 한 뱅크에 서로 다른 워드를 요청하는 것. 뱅크는 하나씩 차례로 처리하므로 접근에 웨이브프런트가 하나가 아니라 여러 개 듭니다.</translation>
    </message>
    <message>
        <source>Lanes of a warp update the same element of global memory atomically and are served one after the other: this line takes %1 passes instead of %2 (%3 times as many).</source>
        <translation type="unfinished">워프의 여러 레인이 전역 메모리의 같은 요소를 원자적으로 갱신하며 차례로 처리됩니다: 이 줄은 패스 %2회 대신 %1회가 걸립니다(%3배).</translation>
    </message>
    <message>
        <source>Lanes of a warp update the same element of shared memory atomically and are served one after the other: this line takes %1 passes instead of %2 (%3 times as many).</source>
        <translation type="unfinished">워프의 여러 레인이 공유 메모리의 같은 요소를 원자적으로 갱신하며 차례로 처리됩니다: 이 줄은 패스 %2회 대신 %1회가 걸립니다(%3배).</translation>
    </message>
    <message>
        <source>Lanes of a warp with the same level read the same count, add 1 and store it, so counts are lost.</source>
        <translation type="unfinished">밝기가 같은 워프의 레인들이 같은 개수를 읽어 1을 더해 저장합니다. 개수가 사라집니다.</translation>
    </message>
    <message>
        <source>Lanes of the warp</source>
        <translation type="unfinished">워프의 레인</translation>
    </message>
    <message>
        <source>Lanes of the warp exchange values (shfl); what other lanes have read is not listed.</source>
        <translation type="unfinished">워프의 레인들이 값을 교환합니다(shfl). 다른 레인이 읽은 것은 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">언어</translation>
    </message>
    <message>
        <source>Large tiles, TF32</source>
        <translation type="unfinished">큰 타일, TF32</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation type="unfinished">최대 오차</translation>
    </message>
    <message>
        <source>Largest relative error</source>
        <translation type="unfinished">최대 상대 오차</translation>
    </message>
    <message>
        <source>Largest relative error: %1</source>
        <translation type="unfinished">최대 상대 오차: %1</translation>
    </message>
    <message>
        <source>Last event of the animation</source>
        <translation type="unfinished">동영상의 마지막 이벤트</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation type="unfinished">마지막 단계</translation>
    </message>
    <message>
        <source>Last stores</source>
        <translation type="unfinished">마지막 저장</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation type="unfinished">커널 호출</translation>
    </message>
    <message>
        <source>Launch shown</source>
        <translation type="unfinished">표시된 호출</translation>
    </message>
    <message>
        <source>Launches in order</source>
        <translation type="unfinished">순서대로 커널 호출</translation>
    </message>
    <message>
        <source>Launches of the program</source>
        <translation type="unfinished">프로그램의 커널 호출</translation>
    </message>
    <message>
        <source>Launches, in order:</source>
        <translation type="unfinished">순서대로 커널 호출:</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">나가기</translation>
    </message>
    <message>
        <source>Leaving row not subtracted</source>
        <translation type="unfinished">나가는 행 빼기 누락</translation>
    </message>
    <message>
        <source>Less than 0.01 %</source>
        <translation type="unfinished">0.01 % 미만</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished">실습</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished">실습 목록</translation>
    </message>
    <message>
        <source>Let neighbouring threads take the same side: choose them by threadIdx.x &lt; count instead of a remainder such as threadIdx.x % 2, or compute both sides and select one result.</source>
        <translation type="unfinished">이웃한 스레드가 같은 쪽으로 가게 하세요: threadIdx.x % 2 같은 나머지 대신 threadIdx.x &lt; count 로 고르거나, 양쪽을 모두 계산하고 결과 하나를 선택하세요.</translation>
    </message>
    <message>
        <source>Let only one block store each element, or use an atomic such as atomicAdd().</source>
        <translation type="unfinished">각 원소를 블록 하나만 저장하게 하거나, atomicAdd() 같은 원자적 연산을 사용하세요.</translation>
    </message>
    <message>
        <source>Let only one block store it.</source>
        <translation type="unfinished">블록 하나만 저장하게 하세요.</translation>
    </message>
    <message>
        <source>Let only one thread store each element, or use an atomic such as atomicAdd().</source>
        <translation type="unfinished">각 원소를 스레드 하나만 저장하게 하거나, atomicAdd() 같은 원자적 연산을 사용하세요.</translation>
    </message>
    <message>
        <source>Let only one thread store it.</source>
        <translation type="unfinished">스레드 하나만 저장하게 하세요.</translation>
    </message>
    <message>
        <source>Let the lanes of a warp access neighbouring elements without gaps, and make a row of the block at least as wide as a warp. Read single bytes as whole 4-byte words.</source>
        <translation type="unfinished">워프의 레인들이 빈 곳 없이 이웃한 원소를 다루게 하고, 블록의 한 행을 적어도 워프만큼 넓게 하세요. 1바이트 원소는 4바이트 워드로 읽으세요.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation type="unfinished">라이브러리</translation>
    </message>
    <message>
        <source>Library calls are not counted.</source>
        <translation type="unfinished">라이브러리를 호출하는 것은 세지 않습니다.</translation>
    </message>
    <message>
        <source>Light or dark, as set for the desktop</source>
        <translation type="unfinished">데스크톱에 맞춰 밝게 또는 어둡게</translation>
    </message>
    <message>
        <source>Light text on a dark background</source>
        <translation type="unfinished">어두운 바탕에 밝은 글자</translation>
    </message>
    <message>
        <source>Limits of a block</source>
        <translation type="unfinished">블록의 제한</translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished">줄</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation type="unfinished">%1번 줄</translation>
    </message>
    <message>
        <source>Line %1 reads %2.</source>
        <translation type="unfinished">%1번 줄에서 %2 값을 읽습니다.</translation>
    </message>
    <message>
        <source>Lines: the copy and an empty launch.</source>
        <translation type="unfinished">선: 복사와 빈 커널 호출.</translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished">목록 보기</translation>
    </message>
    <message>
        <source>List every read separately; otherwise, each row of the list covers one row of the image</source>
        <translation type="unfinished">모든 읽기를 따로 나열합니다. 끄면 목록의 한 행이 이미지의 한 행을 나타냅니다</translation>
    </message>
    <message>
        <source>Load o&amp;rder</source>
        <translation type="unfinished">로드 순서(&amp;R)</translation>
    </message>
    <message>
        <source>Load requests</source>
        <translation type="unfinished">로드 요청</translation>
    </message>
    <message>
        <source>Load sectors</source>
        <translation type="unfinished">로드 섹터</translation>
    </message>
    <message>
        <source>Load wavefronts</source>
        <translation type="unfinished">로드 웨이브프런트</translation>
    </message>
    <message>
        <source>Load your own kernel from a .cu file</source>
        <translation type="unfinished">.cu 파일에서 자신의 커널 가져오기</translation>
    </message>
    <message>
        <source>Loads first</source>
        <translation type="unfinished">로드 먼저</translation>
    </message>
    <message>
        <source>Local load requests</source>
        <translation type="unfinished">로컬 로드 요청</translation>
    </message>
    <message>
        <source>Local load sectors</source>
        <translation type="unfinished">로컬 로드 섹터</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation type="unfinished">로컬 메모리</translation>
    </message>
    <message>
        <source>Local store requests</source>
        <translation type="unfinished">로컬 저장 요청</translation>
    </message>
    <message>
        <source>Local store sectors</source>
        <translation type="unfinished">로컬 저장 섹터</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished">로그</translation>
    </message>
    <message>
        <source>Long scoreboard</source>
        <translation type="unfinished">Long scoreboard</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation type="unfinished">찾는 위치:</translation>
    </message>
    <message>
        <source>Looking for a GPU and compilers…</source>
        <translation type="unfinished">GPU와 컴파일러를 찾는 중…</translation>
    </message>
    <message>
        <source>Looking for a GPU…</source>
        <translation type="unfinished">GPU를 찾는 중…</translation>
    </message>
    <message>
        <source>Low occupancy</source>
        <translation type="unfinished">낮은 점유율</translation>
    </message>
    <message>
        <source>Lower bound of the time band</source>
        <translation type="unfinished">시간 구간의 하한</translation>
    </message>
    <message>
        <source>Lower half borrows from the upper half</source>
        <translation type="unfinished">하위 반쪽이 상위에서 빌림</translation>
    </message>
    <message>
        <source>MIO throttle</source>
        <translation type="unfinished">MIO throttle</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished">실행 환경</translation>
    </message>
    <message>
        <source>Machine-translated; not reviewed by a speaker of the language.</source>
        <translation type="unfinished">기계 번역이며, 이 언어를 아는 사람이 아직 검토하지 않았습니다.</translation>
    </message>
    <message>
        <source>Machine-translated; not reviewed by a speaker of the language. For English, choose View ▸ Language.</source>
        <translation type="unfinished">기계 번역이며, 이 언어를 아는 사람이 아직 검토하지 않았습니다. 보기 ▸ 언어에서 영어를 선택할 수 있습니다.</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation type="unfinished">실행 환경: %1</translation>
    </message>
    <message>
        <source>Made with Qt %1, Eigen, QCustomPlot and nlohmann-json.</source>
        <translation type="unfinished">Qt %1, Eigen, QCustomPlot, nlohmann-json으로 만들었습니다.</translation>
    </message>
    <message>
        <source>Main launch alone</source>
        <translation type="unfinished">주 호출만</translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation type="unfinished">기준 실행으로 지정: %1</translation>
    </message>
    <message>
        <source>Make a deliberate mistake, see what it does, and repair it</source>
        <translation type="unfinished">일부러 버그를 심어 영향을 확인하고 고칩니다</translation>
    </message>
    <message>
        <source>Make all threads of the warp execute the instruction together: use blocks with a multiple of 32 threads, and place the instruction outside divergent branches.</source>
        <translation type="unfinished">워프의 모든 스레드가 함께 실행하게 하세요. 블록의 스레드 수를 32의 배수로 하고, 스레드마다 다르게 가는 분기 밖에 두세요.</translation>
    </message>
    <message>
        <source>Make every thread reach %1: put the work inside if (…) { } instead of returning before it.</source>
        <translation type="unfinished">모든 스레드가 %1에 도달하게 하세요. 그 앞에서 반환하는 대신 작업을 if (…) { } 안에 넣으세요.</translation>
    </message>
    <message>
        <source>Make neighbouring lanes access neighbouring addresses: use threadIdx.x along the rows of memory.</source>
        <translation type="unfinished">이웃한 레인이 이웃한 주소를 맡게 하세요. threadIdx.x를 메모리의 행 방향으로 두면 됩니다.</translation>
    </message>
    <message>
        <source>Make sure that as many threads reach the barrier as it expects.</source>
        <translation type="unfinished">배리어가 기다리는 수만큼의 스레드가 배리어에 도달하게 하세요.</translation>
    </message>
    <message>
        <source>Make the branches before this instruction converge: a return inside a branch keeps the threads apart. Return before the branch, or let threads skip the work.</source>
        <translation type="unfinished">이 명령어 앞의 분기들이 다시 만나게 하세요. 분기 안의 return은 스레드들을 갈라놓습니다. 분기 전에 반환하거나, 스레드가 작업을 건너뛰게 하세요.</translation>
    </message>
    <message>
        <source>Make the lanes of a warp access neighbouring 4-byte words instead.</source>
        <translation type="unfinished">워프의 레인들이 이웃한 4바이트 워드를 요청하게 하세요.</translation>
    </message>
    <message>
        <source>Make the offset a multiple of %1, or load and store narrower elements one by one.</source>
        <translation type="unfinished">오프셋을 %1의 배수로 하거나, 더 좁은 원소를 하나씩 로드하고 저장하세요.</translation>
    </message>
    <message>
        <source>Make the threads that copy wait with __pipeline_wait_prior(), with at most as many pending groups as were committed after this one, and then call __syncthreads() before %1.</source>
        <translation type="unfinished">%1 앞에서, 복사하는 스레드들이 __pipeline_wait_prior()로 기다리게 하고(이것 뒤에 커밋된 수보다 많은 묶음을 진행 중으로 남기지 않습니다), 이어서 __syncthreads()를 두세요.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished">매칭</translation>
    </message>
    <message>
        <source>Matches hardware: %1 reported the same count.</source>
        <translation type="unfinished">하드웨어와 같음: %1에서 센 값과 같습니다.</translation>
    </message>
    <message>
        <source>Matches the CPU reference within the allowed %1; the largest difference is %2.</source>
        <translation type="unfinished">CPU 참조 결과와의 차이가 허용치 %1 이내입니다. 최대 차이는 %2입니다.</translation>
    </message>
    <message>
        <source>Math pipe throttle</source>
        <translation type="unfinished">Math pipe throttle</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished">최댓값</translation>
    </message>
    <message>
        <source>Maximum clock of the multiprocessors.</source>
        <translation type="unfinished">멀티프로세서의 최대 클럭입니다.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished">평균</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation type="unfinished">평균 오차</translation>
    </message>
    <message>
        <source>Mean image</source>
        <translation type="unfinished">평균 이미지</translation>
    </message>
    <message>
        <source>Mean of |result − reference| over all values.</source>
        <translation type="unfinished">모든 값에 대한 |결과 − 참조 결과|의 평균.</translation>
    </message>
    <message>
        <source>Means not subtracted</source>
        <translation type="unfinished">평균 빼기 누락</translation>
    </message>
    <message>
        <source>Measured here: the operation's reference in plain loops; the CPU time of all its threads.</source>
        <translation type="unfinished">여기서 측정: 단순 루프로 계산한 참조 연산의 시간, 모든 스레드의 CPU 시간.</translation>
    </message>
    <message>
        <source>Measured on %1 by CUDA events</source>
        <translation type="unfinished">CUDA 이벤트로 %1에서 측정</translation>
    </message>
    <message>
        <source>Measured when the sliders stop moving.</source>
        <translation type="unfinished">슬라이더 조작을 멈추면 측정합니다.</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation type="unfinished">측정: %1.</translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished">중앙값</translation>
    </message>
    <message>
        <source>Median 3×3</source>
        <translation type="unfinished">중앙값 3×3</translation>
    </message>
    <message>
        <source>Median GPU time of all launches together, measured.</source>
        <translation type="unfinished">모든 호출을 합한 GPU 시간의 중앙값, 측정값.</translation>
    </message>
    <message>
        <source>Median GPU time with all launches captured in one CUDA graph. This removes the gaps between launches, which matter for small images.</source>
        <translation type="unfinished">모든 호출을 CUDA 그래프 하나로 캡처한 GPU 시간의 중앙값. 작은 이미지에서 두드러지는 호출 사이의 간격이 없습니다.</translation>
    </message>
    <message>
        <source>Median GPU time with the L2 cache overwritten before each run, which is the state that the first kernel of a program finds.</source>
        <translation type="unfinished">실행할 때마다 먼저 L2 캐시를 덮어쓴 GPU 시간의 중앙값. 프로그램의 첫 커널이 만나는 상태입니다.</translation>
    </message>
    <message>
        <source>Median GPU time without the launches that prepare the input or use the result.</source>
        <translation type="unfinished">입력을 준비하거나 결과를 사용하는 호출을 뺀 GPU 시간의 중앙값.</translation>
    </message>
    <message>
        <source>Median of %L1 runs, converged to ±%2 %.</source>
        <translation type="unfinished">실행 %L1회의 중앙값, ±%2 %로 수렴함.</translation>
    </message>
    <message>
        <source>Median of %L1 runs, which did not converge: ±%2 %.</source>
        <translation type="unfinished">실행 %L1회의 중앙값, 수렴하지 않음: ±%2 %.</translation>
    </message>
    <message>
        <source>Median of %L1 runs.</source>
        <translation type="unfinished">실행 %L1회의 중앙값.</translation>
    </message>
    <message>
        <source>Membar</source>
        <translation type="unfinished">Membar</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">메모리</translation>
    </message>
    <message>
        <source>Memory fence</source>
        <translation type="unfinished">메모리 펜스</translation>
    </message>
    <message>
        <source>Memory flow</source>
        <translation type="unfinished">메모리 흐름</translation>
    </message>
    <message>
        <source>Memory leak</source>
        <translation type="unfinished">메모리 누수</translation>
    </message>
    <message>
        <source>Memory queue</source>
        <translation type="unfinished">메모리 대기열</translation>
    </message>
    <message>
        <source>Memory strategies</source>
        <translation type="unfinished">메모리 전략</translation>
    </message>
    <message>
        <source>Memory strategy</source>
        <translation type="unfinished">메모리 전략</translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished">내용</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished">최솟값</translation>
    </message>
    <message>
        <source>Minimum GPU time</source>
        <translation type="unfinished">최소 GPU 시간</translation>
    </message>
    <message>
        <source>Minimum and 95th percentile</source>
        <translation type="unfinished">최솟값과 95번째 백분위수</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished">반사</translation>
    </message>
    <message>
        <source>Misaligned access</source>
        <translation type="unfinished">정렬되지 않은 접근</translation>
    </message>
    <message>
        <source>Missing carry</source>
        <translation type="unfinished">자리올림 누락</translation>
    </message>
    <message>
        <source>Missing diagonal</source>
        <translation type="unfinished">대각선 누락</translation>
    </message>
    <message>
        <source>Missing edge lane in the shuffle</source>
        <translation type="unfinished">셔플의 끝 레인 누락</translation>
    </message>
    <message>
        <source>Missing edge within a word</source>
        <translation type="unfinished">워드 안의 경계 누락</translation>
    </message>
    <message>
        <source>Missing exchange</source>
        <translation type="unfinished">교환 누락</translation>
    </message>
    <message>
        <source>Missing halo</source>
        <translation type="unfinished">헤일로 누락</translation>
    </message>
    <message>
        <source>Missing halo corners</source>
        <translation type="unfinished">헤일로의 모서리 누락</translation>
    </message>
    <message>
        <source>Missing last short sums</source>
        <translation type="unfinished">마지막 짧은 합 누락</translation>
    </message>
    <message>
        <source>Missing padding</source>
        <translation type="unfinished">패딩 누락</translation>
    </message>
    <message>
        <source>Missing swizzle in descriptor</source>
        <translation type="unfinished">디스크립터에 자리 바꿈 누락</translation>
    </message>
    <message>
        <source>Missing synchronisation</source>
        <translation type="unfinished">동기화 누락</translation>
    </message>
    <message>
        <source>Missing wait for a copy</source>
        <translation type="unfinished">복사에 대한 대기 누락</translation>
    </message>
    <message>
        <source>Missing wait for copies</source>
        <translation type="unfinished">복사를 기다리지 않음</translation>
    </message>
    <message>
        <source>Mistake: %1</source>
        <translation type="unfinished">버그: %1</translation>
    </message>
    <message>
        <source>Modelled for %1 with initially empty caches. An L1 cache of %2 per multiprocessor fetches the data of a block only once, if the data of all resident blocks take at most 20 % of it. The L2 cache (%3) fetches each buffer only once, if all buffers fit. Otherwise, both bounds are given.</source>
        <translation type="unfinished">%1에 대해 처음에 비어 있는 캐시로 모델링했습니다. 모든 상주 블록의 데이터가 L1의 20 % 이하를 차지하면 멀티프로세서마다 %2인 L1 캐시는 블록의 데이터를 한 번만 가져옵니다. 모든 버퍼가 들어가면 L2 캐시(%3)는 버퍼마다 한 번만 가져옵니다. 그 밖의 경우에는 상한과 하한을 함께 표시합니다.</translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished">더 보기</translation>
    </message>
    <message>
        <source>More for this kernel</source>
        <translation type="unfinished">이 커널에 대한 추가 항목</translation>
    </message>
    <message>
        <source>More resident warps (%1 instead of %2) would hardly help (predicted).</source>
        <translation type="unfinished">상주하는 워프를 늘려도(%2개 대신 %1개) 거의 도움이 되지 않습니다(예측).</translation>
    </message>
    <message>
        <source>More strategies (%1)</source>
        <translation type="unfinished">다른 전략 (%1)</translation>
    </message>
    <message>
        <source>More than 99 %</source>
        <translation type="unfinished">99 % 초과</translation>
    </message>
    <message>
        <source>Move a tenth as far as the mouse</source>
        <translation type="unfinished">마우스 이동의 1/10</translation>
    </message>
    <message>
        <source>Move ten times as far as the mouse</source>
        <translation type="unfinished">마우스 이동의 10배</translation>
    </message>
    <message>
        <source>Move the %1 out of the branches, or give each branch a mask of its own threads.</source>
        <translation type="unfinished">%1을(를) 분기 밖으로 옮기거나, 분기마다 그 분기의 스레드만 포함하는 마스크를 사용하세요.</translation>
    </message>
    <message>
        <source>Move the __syncthreads() on line %1 out of the branch or loop, and leave only the work inside it.</source>
        <translation type="unfinished">%1번 줄의 __syncthreads()를 분기나 루프 밖으로 옮기고 그 안에는 작업만 남기세요.</translation>
    </message>
    <message>
        <source>Move the __syncthreads() out of the branch or loop, and leave only the work inside it.</source>
        <translation type="unfinished">__syncthreads()를 분기나 루프 밖으로 옮기고 그 안에는 작업만 남기세요.</translation>
    </message>
    <message>
        <source>Move the copy behind the launch.</source>
        <translation type="unfinished">복사를 커널 호출 뒤로 옮기세요.</translation>
    </message>
    <message>
        <source>Move the cursor over the image to inspect a pixel. Click to pin the pixel; then use the arrow keys to move from pixel to pixel.</source>
        <translation type="unfinished">이미지 위로 커서를 움직여 픽셀을 확인하세요. 클릭하면 고정되고, 그다음에는 화살표 키로 이웃 픽셀로 이동할 수 있습니다.</translation>
    </message>
    <message>
        <source>Move the loads to a second launch, which starts after the first has finished, or store to a different buffer from the one that is read.</source>
        <translation type="unfinished">로드를 첫 호출이 끝난 뒤에 시작하는 두 번째 호출로 옮기거나, 읽는 버퍼와 다른 버퍼에 저장하세요.</translation>
    </message>
    <message>
        <source>Move the sliders; hover over a term to see what it means</source>
        <translation type="unfinished">슬라이더를 움직이고, 단어에 마우스를 올려 뜻을 확인하세요</translation>
    </message>
    <message>
        <source>Moves 0.6 GB instead of 2 GB, after which arithmetic is the limit: 0.35 to 0.4 ms at 4096×4096 on an H200 for any template, 2× as fast as fft and 2.7× as fast as shifted_templates at 52×52.</source>
        <translation type="unfinished">2 GB 대신 0.6 GB만 옮기며, 그다음에는 연산이 한계입니다. H200의 4096×4096에서 템플릿과 상관없이 0.35~0.4 ms이고, 52×52에서 fft보다 2배, shifted_templates보다 2.7배 빠릅니다.</translation>
    </message>
    <message>
        <source>Multiplication takes precedence over addition. Without parentheses, the host requests far less shared memory than the tile needs, and the first store beyond it is out of bounds.</source>
        <translation type="unfinished">곱셈은 덧셈보다 우선순위가 높습니다. 괄호가 없으면 호스트가 타일에 필요한 것보다 훨씬 적은 공유 메모리를 요청하고, 이를 넘는 첫 저장이 범위를 벗어납니다.</translation>
    </message>
    <message>
        <source>Multiprocessor %1: %2. %3</source>
        <translation type="unfinished">멀티프로세서 %1: %2. %3</translation>
    </message>
    <message>
        <source>Multiprocessor clock after the timed runs, as reported by the driver.</source>
        <translation type="unfinished">시간을 잰 실행 뒤의 멀티프로세서 클럭, 드라이버가 보고한 값.</translation>
    </message>
    <message>
        <source>Multiprocessor clock before the timed runs, as reported by the driver.</source>
        <translation type="unfinished">시간을 잰 실행 전의 멀티프로세서 클럭, 드라이버가 보고한 값.</translation>
    </message>
    <message>
        <source>Multiprocessor clock, as reported by the driver.</source>
        <translation type="unfinished">드라이버가 보고한 멀티프로세서의 클럭.</translation>
    </message>
    <message>
        <source>My CUDA file</source>
        <translation type="unfinished">내 CUDA 파일</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation type="unfinished">내 컴퓨터</translation>
    </message>
    <message>
        <source>My image</source>
        <translation type="unfinished">내 이미지</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation type="unfinished">모두 아니요(&amp;O)</translation>
    </message>
    <message>
        <source>NCCL does not support this: %1 returned %2. All other strategies work without it.</source>
        <translation type="unfinished">NCCL로는 실행할 수 없습니다. %1의 결과: %2. 다른 전략은 모두 NCCL 없이 실행됩니다.</translation>
    </message>
    <message>
        <source>NPP (library)</source>
        <translation type="unfinished">NPP (라이브러리)</translation>
    </message>
    <message>
        <source>NPP does not support this: %1 returned status %2 (see nppdefs.h). Use a strategy with its own kernel.</source>
        <translation type="unfinished">NPP로는 실행할 수 없습니다. %1이(가) nppdefs.h의 상태 %2을(를) 반환합니다. 자체 커널이 있는 전략은 모두 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>NPP sums in floats: for images with little contrast, windows of 64×64 were off by up to 8·10⁻⁵ (NPP 13.0 on an H200).</source>
        <translation type="unfinished">NPP는 float로 더합니다. 대비가 작은 이미지에서 64×64 윈도우의 오차는 최대 8·10⁻⁵이었습니다(H200의 NPP 13.0).</translation>
    </message>
    <message>
        <source>NPP's filters replicate the nearest pixel beyond the border and support no other mode. Choose "border" = replicate.</source>
        <translation type="unfinished">NPP의 필터는 가장자리 밖에 가장 가까운 픽셀을 복제하며 다른 방식은 쓸 수 없습니다. “border” = replicate를 선택하세요.</translation>
    </message>
    <message>
        <source>NVIDIA GPU</source>
        <translation type="unfinished">NVIDIA GPU</translation>
    </message>
    <message>
        <source>NVIDIA's assembly language for a virtual GPU architecture. The compiler generates it, the driver translates it into the machine code of the actual GPU, and Tilescope's emulator executes it.</source>
        <translation type="unfinished">추상적인 GPU를 위한 NVIDIA의 어셈블리 언어. 컴파일러가 생성하고, 드라이버가 실제 GPU의 기계어로 번역하며, Tilescope의 에뮬레이터가 실행합니다.</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: its gradient is |gx| + |gy| in 16 bits.</source>
        <translation type="unfinished">비교용 NVIDIA 이미지 라이브러리. 그래디언트는 |gx| + |gy|이며 16비트입니다.</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: one call, and Tilescope's projections.</source>
        <translation type="unfinished">비교용 NVIDIA 이미지 라이브러리. 호출 한 번이며, 투영은 Tilescope의 것을 그대로 씁니다.</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: three calls, for the border, the sums and the result.</source>
        <translation type="unfinished">비교를 위한 NVIDIA의 이미지 라이브러리. 가장자리, 합, 결과에 호출 세 번.</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison; it truncates where Tilescope rounds.</source>
        <translation type="unfinished">비교용 NVIDIA 이미지 라이브러리. Tilescope가 반올림하는 곳에서 버림합니다.</translation>
    </message>
    <message>
        <source>NVIDIA's name for the generation.</source>
        <translation type="unfinished">NVIDIA가 부르는 세대의 이름입니다.</translation>
    </message>
    <message>
        <source>NVRTC</source>
        <translation type="unfinished">NVRTC</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">이름</translation>
    </message>
    <message>
        <source>Name on the answer sheet</source>
        <translation type="unfinished">답안지에 쓸 이름</translation>
    </message>
    <message>
        <source>Needs the figures of this strategy and of %1.</source>
        <translation type="unfinished">이 전략과 %1의 수치가 필요합니다.</translation>
    </message>
    <message>
        <source>Needs the times of two strategies.</source>
        <translation type="unfinished">두 전략의 시간이 필요합니다.</translation>
    </message>
    <message>
        <source>Neighbouring threads read the same pixels again, and a shared tile saves these reads and time (000.txt:20-23).</source>
        <translation type="unfinished">이웃한 스레드는 같은 픽셀을 다시 읽으며, 공유 타일은 이런 읽기와 시간을 줄입니다(000.txt:20-23).</translation>
    </message>
    <message>
        <source>Next access</source>
        <translation type="unfinished">다음 접근</translation>
    </message>
    <message>
        <source>Next bank conflict</source>
        <translation type="unfinished">다음 뱅크 충돌</translation>
    </message>
    <message>
        <source>Next barrier</source>
        <translation type="unfinished">다음 배리어</translation>
    </message>
    <message>
        <source>Next chart</source>
        <translation type="unfinished">다음 차트</translation>
    </message>
    <message>
        <source>Next data race</source>
        <translation type="unfinished">다음 경쟁 상태</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation type="unfinished">다음 진단 항목</translation>
    </message>
    <message>
        <source>Next instruction</source>
        <translation type="unfinished">다음 명령어</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation type="unfinished">다음 줄</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation type="unfinished">다음 항목 (Enter)</translation>
    </message>
    <message>
        <source>Next scattered access</source>
        <translation type="unfinished">다음 흩어진 접근</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished">다음 단계</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation type="unfinished">다음 ›</translation>
    </message>
    <message>
        <source>Next ▾</source>
        <translation type="unfinished">다음 ▾</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation type="unfinished">다음: %1</translation>
    </message>
    <message>
        <source>Nine products instead of ten at B = 99 and 101, where the products take most of the time: 5 % faster. No difference at most other windows, which do not share 32 columns that one product can hold.</source>
        <translation type="unfinished">곱셈이 시간의 대부분을 차지하는 B = 99와 101에서 곱셈이 열 번에서 아홉 번으로 줄어 약 5 % 빨라집니다. 다른 윈도우는 대부분 곱셈 하나가 담을 공통 열 32개가 없어 시간이 같습니다.</translation>
    </message>
    <message>
        <source>Nineteen min/max exchanges find the median without branches, and the values stay in registers.</source>
        <translation type="unfinished">min과 max로 열아홉 번 교환하면 중앙값을 찾습니다. 분기가 없고, 값은 레지스터에 머뭅니다.</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">아니요</translation>
    </message>
    <message>
        <source>No GPU can be used here; most other strategies run in the emulator.</source>
        <translation type="unfinished">여기에는 사용할 GPU가 없습니다. 다른 전략은 대부분 에뮬레이터에서 실행됩니다.</translation>
    </message>
    <message>
        <source>No GPU. %1</source>
        <translation type="unfinished">GPU 없음. %1</translation>
    </message>
    <message>
        <source>No OpenGL context can be created. Is a graphics driver installed?</source>
        <translation type="unfinished">OpenGL 컨텍스트를 만들 수 없습니다. 그래픽 드라이버가 설치되어 있습니까?</translation>
    </message>
    <message>
        <source>No barrier</source>
        <translation type="unfinished">배리어 없음</translation>
    </message>
    <message>
        <source>No barrier after use</source>
        <translation type="unfinished">사용 후 배리어 없음</translation>
    </message>
    <message>
        <source>No barrier before adding up</source>
        <translation type="unfinished">합산 전 배리어 없음</translation>
    </message>
    <message>
        <source>No barrier before the windows</source>
        <translation type="unfinished">윈도우 계산 전 배리어 없음</translation>
    </message>
    <message>
        <source>No barrier in the exchange</source>
        <translation type="unfinished">교환에 배리어 없음</translation>
    </message>
    <message>
        <source>No block can be shown: %1</source>
        <translation type="unfinished">표시할 수 있는 블록이 없습니다: %1</translation>
    </message>
    <message>
        <source>No checks have been made yet.</source>
        <translation type="unfinished">아직 아무것도 검사하지 않았습니다.</translation>
    </message>
    <message>
        <source>No compiler was found.</source>
        <translation type="unfinished">컴파일러를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>No copy over the link of the %1 is faster than %2 GB/s (PCI Express, in each direction).</source>
        <translation type="unfinished">어떤 복사도 %1의 링크(PCI Express, 방향별 %2 GB/s)보다 빠를 수 없습니다.</translation>
    </message>
    <message>
        <source>No copy was timed with this run.</source>
        <translation type="unfinished">함께 잰 복사 시간이 없습니다.</translation>
    </message>
    <message>
        <source>No difference can be computed: the %1 has %2, and the %3 has %4.</source>
        <translation type="unfinished">차이를 계산할 수 없습니다. %1: %2, %3: %4.</translation>
    </message>
    <message>
        <source>No faster at B = 3, where other warps hide the stalls anyway: 200 µs on an H200. Twice as fast at B = 101, where few warps remain: 320 µs; the goal of 260 µs is missed there.</source>
        <translation type="unfinished">다른 워프가 어차피 대기 시간을 메우는 B = 3에서는 더 빨라지지 않습니다(H200에서 200 µs). 남은 워프가 적은 B = 101에서는 두 배 빨라져 320 µs이지만, 목표인 260 µs에는 미치지 못합니다.</translation>
    </message>
    <message>
        <source>No fewer instructions, and other warps already hid the latency: within 10 % of tile_words on an H200.</source>
        <translation type="unfinished">명령어가 줄지 않고, 다른 워프가 대기 시간을 이미 감추고 있었습니다. H200에서 tile_words와의 차이가 10 % 이내입니다.</translation>
    </message>
    <message>
        <source>No figures</source>
        <translation type="unfinished">수치 없음</translation>
    </message>
    <message>
        <source>No file is chosen. Choose a NumPy file (.npy) that contains images, or use patches of the source image.</source>
        <translation type="unfinished">선택한 파일이 없습니다. 이미지가 든 NumPy 파일(.npy)을 선택하거나 원본 이미지의 패치를 사용하세요.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished">아직 파일 없음</translation>
    </message>
    <message>
        <source>No finding "%1" is left.</source>
        <translation type="unfinished">“%1” 진단 항목이 하나도 남지 않았습니다.</translation>
    </message>
    <message>
        <source>No folder is chosen. Choose a folder that contains images, or use patches of the source image.</source>
        <translation type="unfinished">선택한 폴더가 없습니다. 이미지가 든 폴더를 선택하거나 원본 이미지의 패치를 사용하세요.</translation>
    </message>
    <message>
        <source>No gain was predicted for this strategy.</source>
        <translation type="unfinished">예상한 향상이 없습니다.</translation>
    </message>
    <message>
        <source>No gain: 32 neighbouring threads of a block on the diagonal always include one that is on or below the diagonal, so no warp skips the loop. There is one more branch per chunk, and it diverges.</source>
        <translation type="unfinished">이득이 없습니다. 대각선에 걸친 블록의 이웃한 스레드 32개에는 언제나 대각선이나 그 아래쪽의 스레드가 들어 있으므로 루프를 건너뛰는 워프가 없습니다. 청크마다 발산하는 분기만 하나 늘어납니다.</translation>
    </message>
    <message>
        <source>No hardware counters: %1</source>
        <translation type="unfinished">하드웨어 카운터 없음: %1</translation>
    </message>
    <message>
        <source>No instruction</source>
        <translation type="unfinished">No instruction</translation>
    </message>
    <message>
        <source>No kernel chosen</source>
        <translation type="unfinished">선택한 커널 없음</translation>
    </message>
    <message>
        <source>No kernel in %1 writes to the result: none of them stores through a pointer.</source>
        <translation type="unfinished">%1의 어느 커널도 결과에 저장하지 않습니다. 포인터를 통해 저장하는 커널이 없습니다.</translation>
    </message>
    <message>
        <source>No key matches.</source>
        <translation type="unfinished">해당하는 단축키가 없습니다.</translation>
    </message>
    <message>
        <source>No line of this file branches.</source>
        <translation type="unfinished">이 파일에는 분기하는 줄이 없습니다.</translation>
    </message>
    <message>
        <source>No line of this file reads or writes global memory.</source>
        <translation type="unfinished">이 파일에는 전역 메모리를 읽거나 쓰는 줄이 없습니다.</translation>
    </message>
    <message>
        <source>No line of this file reads or writes shared memory.</source>
        <translation type="unfinished">이 파일에는 공유 메모리를 읽거나 쓰는 줄이 없습니다.</translation>
    </message>
    <message>
        <source>No line of this file was executed.</source>
        <translation type="unfinished">이 파일에는 실행된 줄이 없습니다.</translation>
    </message>
    <message>
        <source>No matches. Use fewer letters.</source>
        <translation type="unfinished">일치하는 항목이 없습니다. 글자 수를 줄여 보세요.</translation>
    </message>
    <message>
        <source>No more threads can be started, because memory or the number of processes is limited (ulimit -v, ulimit -u).</source>
        <translation type="unfinished">메모리나 프로세스 수가 제한되어 있어(ulimit -v, ulimit -u) 스레드를 더 시작할 수 없습니다.</translation>
    </message>
    <message>
        <source>No other strategy was run with these settings.</source>
        <translation type="unfinished">이 설정으로 실행된 다른 전략이 없습니다.</translation>
    </message>
    <message>
        <source>No program on this computer can open the file at %1.</source>
        <translation type="unfinished">이 컴퓨터에 %1 파일을 열 수 있는 프로그램이 없습니다.</translation>
    </message>
    <message>
        <source>No result</source>
        <translation type="unfinished">결과 없음</translation>
    </message>
    <message>
        <source>No run has this figure: %1</source>
        <translation type="unfinished">여기에는 이 수치가 있는 실행이 없습니다: %1</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation type="unfinished">아직 세션 없음</translation>
    </message>
    <message>
        <source>No strategy matches.</source>
        <translation type="unfinished">일치하는 전략이 없습니다.</translation>
    </message>
    <message>
        <source>No thread ever stores there.</source>
        <translation type="unfinished">그곳에는 어떤 스레드도 저장하지 않습니다.</translation>
    </message>
    <message>
        <source>No thread of block %1 stored this pixel.</source>
        <translation type="unfinished">블록 %1의 어떤 스레드도 이 픽셀을 저장하지 않았습니다.</translation>
    </message>
    <message>
        <source>No thread stores to the output at all. Check the condition before the store, and that the variables in the condition and in the index have been given a value.</source>
        <translation type="unfinished">출력에 저장하는 스레드가 하나도 없습니다. 저장 앞의 조건을 확인하고, 그 조건과 인덱스의 변수에 값이 주어졌는지 확인하세요.</translation>
    </message>
    <message>
        <source>No threads</source>
        <translation type="unfinished">스레드 없음</translation>
    </message>
    <message>
        <source>No tile pitch removes the conflict. Make the lanes of a warp access neighbouring 4-byte words instead.</source>
        <translation type="unfinished">타일 피치로는 해결되지 않습니다. 워프의 레인들이 이웃한 4바이트 워드를 요청하게 하세요.</translation>
    </message>
    <message>
        <source>No time is predicted for this combination.</source>
        <translation type="unfinished">이 조합에는 예측된 시간이 없습니다.</translation>
    </message>
    <message>
        <source>No timeline can be shown: %1</source>
        <translation type="unfinished">타임라인을 표시할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>No timeline for %1: %2</source>
        <translation type="unfinished">%1에는 타임라인이 없습니다: %2</translation>
    </message>
    <message>
        <source>No value is a finite number</source>
        <translation type="unfinished">유한한 숫자인 값이 없음</translation>
    </message>
    <message>
        <source>No warp stalls on any line of this file.</source>
        <translation type="unfinished">이 파일의 어떤 줄에서도 스톨하는 워프가 없습니다.</translation>
    </message>
    <message>
        <source>Nobody reads the result of kernel %1.</source>
        <translation type="unfinished">커널 %1의 결과를 읽는 것이 없습니다.</translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished">없음</translation>
    </message>
    <message>
        <source>None of the %1 files in "%2" is a readable image (%3). Supported formats: %4.</source>
        <translation type="unfinished">“%2”의 파일 %1개 중 읽을 수 있는 이미지가 없습니다(%3). 사용할 수 있는 형식: %4.</translation>
    </message>
    <message>
        <source>None of the values is finite.</source>
        <translation type="unfinished">유한한 숫자인 값이 하나도 없습니다.</translation>
    </message>
    <message>
        <source>None.</source>
        <translation type="unfinished">없음.</translation>
    </message>
    <message>
        <source>Not GPU time.</source>
        <translation type="unfinished">GPU의 시간이 아닙니다.</translation>
    </message>
    <message>
        <source>Not applicable to a CPU thread.</source>
        <translation type="unfinished">CPU 스레드에는 없습니다.</translation>
    </message>
    <message>
        <source>Not atomic</source>
        <translation type="unfinished">원자적이지 않음</translation>
    </message>
    <message>
        <source>Not available now. %1</source>
        <translation type="unfinished">지금은 사용할 수 없음. %1</translation>
    </message>
    <message>
        <source>Not available: the run ended before it was timed.</source>
        <translation type="unfinished">없음: 시간을 재기 전에 실행이 끝났습니다.</translation>
    </message>
    <message>
        <source>Not compared with the CPU reference. The comparison is done when the sliders stop moving, unless it is switched off.</source>
        <translation type="unfinished">CPU 참조 결과와 비교하지 않았습니다. 비교가 꺼져 있지 않으면 슬라이더 조작을 멈춘 뒤 비교합니다.</translation>
    </message>
    <message>
        <source>Not computed completely: emulating the result would take about %1.</source>
        <translation type="unfinished">전체는 계산하지 않았습니다. 결과를 에뮬레이션하려면 약 %1 걸립니다.</translation>
    </message>
    <message>
        <source>Not correct yet</source>
        <translation type="unfinished">아직 정답이 아님</translation>
    </message>
    <message>
        <source>Not counted yet.</source>
        <translation type="unfinished">아직 세지 않았습니다.</translation>
    </message>
    <message>
        <source>Not estimated for this row.</source>
        <translation type="unfinished">이 행은 추정하지 않았습니다.</translation>
    </message>
    <message>
        <source>Not even one block fits on a multiprocessor of the %1.</source>
        <translation type="unfinished">%1의 멀티프로세서에는 블록이 하나도 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>Not even one such block fits on a multiprocessor; limited by: %1.</source>
        <translation type="unfinished">그런 블록은 멀티프로세서에 하나도 들어가지 않습니다. 한계: %1.</translation>
    </message>
    <message>
        <source>Not measured yet. The measurement follows when the sliders stop moving.</source>
        <translation type="unfinished">아직 측정하지 않았습니다. 슬라이더 조작을 멈춘 뒤 측정합니다.</translation>
    </message>
    <message>
        <source>Not measured: %1</source>
        <translation type="unfinished">측정하지 않음: %1</translation>
    </message>
    <message>
        <source>Not measured: the GPU was lost after an error in a kernel, and the emulator took over.</source>
        <translation type="unfinished">측정하지 않음: 커널 오류로 GPU를 사용할 수 없게 되어 에뮬레이터가 이어받았습니다.</translation>
    </message>
    <message>
        <source>Not measured: the result was not compared with the reference.</source>
        <translation type="unfinished">측정하지 않음: 결과를 참조 결과와 비교하지 않았습니다.</translation>
    </message>
    <message>
        <source>Not measured: this run used the emulator, although a GPU is available (%1).</source>
        <translation type="unfinished">측정하지 않음: 이곳에 GPU(%1)가 있으나 에뮬레이터로 실행했습니다.</translation>
    </message>
    <message>
        <source>Not measured: this run used the emulator.</source>
        <translation type="unfinished">측정하지 않음: 에뮬레이터로 실행했습니다.</translation>
    </message>
    <message>
        <source>Not run with these settings yet.</source>
        <translation type="unfinished">이 설정으로는 아직 실행하지 않았습니다.</translation>
    </message>
    <message>
        <source>Not selected</source>
        <translation type="unfinished">Not selected</translation>
    </message>
    <message>
        <source>Not the median</source>
        <translation type="unfinished">가운데 값이 아님</translation>
    </message>
    <message>
        <source>Not used by this kernel: %1.</source>
        <translation type="unfinished">이 커널이 사용하지 않음: %1.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished">참고</translation>
    </message>
    <message>
        <source>Nothing can be saved in "%1/autosave", so a crash would lose your latest changes. Free some space there, or allow writing, and restart Tilescope.</source>
        <translation type="unfinished">“%1/autosave”에 아무것도 쓸 수 없어 비정상 종료되면 최근 변경 사항을 잃게 됩니다. 그곳에 공간을 확보하거나 쓰기를 허용하고 Tilescope를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>Nothing fills the buffer "%1", so the values that a kernel reads from it are undefined. Specify its values: //@ buffer %1 %2 = 1, 2, 1</source>
        <translation type="unfinished">버퍼 “%1”을(를) 채우는 것이 없으므로 커널이 거기서 읽는 값은 정의되지 않습니다. 값을 지정하세요: //@ buffer %1 %2 = 1, 2, 1</translation>
    </message>
    <message>
        <source>Nothing found. Checked for: %1.</source>
        <translation type="unfinished">발견된 것이 없습니다. 검사한 대상: %1.</translation>
    </message>
    <message>
        <source>Nothing had been stored at this address yet; thread %1 stored to it %2 after the read.</source>
        <translation type="unfinished">그곳에는 아직 아무것도 저장되지 않았습니다. %1 스레드가 읽기보다 %2 뒤에 저장했습니다.</translation>
    </message>
    <message>
        <source>Nothing has been swept yet. Press "Sweep" in the Sweep panel.</source>
        <translation type="unfinished">아직 스윕하지 않았습니다. 스윕 패널에서 스윕을 누르세요.</translation>
    </message>
    <message>
        <source>Nothing has run yet.</source>
        <translation type="unfinished">아직 아무것도 실행되지 않았습니다.</translation>
    </message>
    <message>
        <source>Nothing was counted in these runs.</source>
        <translation type="unfinished">이 실행들에서는 아무것도 세지 않았습니다.</translation>
    </message>
    <message>
        <source>Nothing was counted in this run.</source>
        <translation type="unfinished">이 실행에서는 아무것도 세지 않았습니다.</translation>
    </message>
    <message>
        <source>Nothing was counted in this run. Counters are available after the full run, when the sliders stop moving.</source>
        <translation type="unfinished">이 실행에서는 아무것도 세지 않았습니다. 카운터는 슬라이더 조작을 멈춘 뒤 전체 실행과 함께 표시됩니다.</translation>
    </message>
    <message>
        <source>Nothing was counted.</source>
        <translation type="unfinished">아무것도 세지 않았습니다.</translation>
    </message>
    <message>
        <source>Nothing was saved: %1 has changed since this window opened it, perhaps in another window.</source>
        <translation type="unfinished">아직 저장하지 않았습니다. 이 창에서 연 뒤에 %1 파일이 바뀌었습니다. 다른 창에서 바꾸었을 수 있습니다.</translation>
    </message>
    <message>
        <source>Nsight Compute calls this state %1.</source>
        <translation type="unfinished">Nsight Compute에서 이 상태의 이름: %1.</translation>
    </message>
    <message>
        <source>Nsight Compute on an %1 (%2, %3 launches of this strategy)</source>
        <translation type="unfinished">%1의 Nsight Compute (%2, 이 전략의 호출 %3회)</translation>
    </message>
    <message>
        <source>NumPy files (%1)</source>
        <translation type="unfinished">NumPy 파일 (%1)</translation>
    </message>
    <message>
        <source>NumPy, values as they are (*.npy)</source>
        <translation type="unfinished">NumPy, 값 그대로 (*.npy)</translation>
    </message>
    <message>
        <source>Number of images</source>
        <translation type="unfinished">이미지 수</translation>
    </message>
    <message>
        <source>Number-theoretic transforms</source>
        <translation type="unfinished">수론 변환</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation type="unfinished">오버레이(&amp;V)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished">확인</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation type="unfinished">점유율</translation>
    </message>
    <message>
        <source>Occupancy %1: %2 of %3 warps, %4 of %5 threads each</source>
        <translation type="unfinished">점유율 %1: 워프 %3개 중 %2개, 스레드 %5개인 %4</translation>
    </message>
    <message>
        <source>Occupancy and predicted time over: %1</source>
        <translation type="unfinished">다음에 따른 점유율과 예측 시간: %1</translation>
    </message>
    <message>
        <source>Of the four registers of a fragment, the first two hold two rows of the same column, and the other two the same rows four words further on. Filled row by row, which looks natural, they meet the wrong numbers: no instruction reports an error, but the products are wrong.</source>
        <translation type="unfinished">프래그먼트의 레지스터 네 개 가운데 처음 둘은 같은 열의 두 행이고, 나머지 둘은 네 워드 뒤의 같은 행들입니다. 자연스러워 보이는 행 순서로 놓으면 다른 숫자와 만납니다. 어떤 명령어도 오류를 내지 않고, 곱이 달라집니다.</translation>
    </message>
    <message>
        <source>Of the four registers of a fragment, the first two hold two rows of the same columns, and the other two the same rows further on. Filled in the order that looks natural, the ones are in the wrong positions of the band: windows become ragged, and no instruction reports an error.</source>
        <translation type="unfinished">프래그먼트의 레지스터 네 개 가운데 처음 둘은 같은 열들의 두 행이고, 나머지 둘은 더 뒤쪽의 같은 행들입니다. 자연스러워 보이는 순서로 놓으면 1이 띠행렬의 다른 자리에 놓입니다. 윈도우가 들쭉날쭉해지며, 어떤 명령어도 오류를 내지 않습니다.</translation>
    </message>
    <message>
        <source>Off by one</source>
        <translation type="unfinished">off-by-one 오류</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished">오프셋</translation>
    </message>
    <message>
        <source>On %1, %2. %3; %4.</source>
        <translation type="unfinished">%1, %2. %3; %4.</translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation type="unfinished">실행 위치: %1.</translation>
    </message>
    <message>
        <source>On %1: %2</source>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>On a GPU, Tilescope creates only textures with one plane and one channel, and no surfaces; the emulator supports others.</source>
        <translation type="unfinished">디바이스에서 Tilescope는 평면 하나, 채널 하나의 텍스처를 만들며 서피스는 만들지 않습니다. 에뮬레이터에는 다른 것도 있습니다.</translation>
    </message>
    <message>
        <source>On a slider or number</source>
        <translation type="unfinished">슬라이더나 숫자에서</translation>
    </message>
    <message>
        <source>On the image</source>
        <translation type="unfinished">이미지 위에서</translation>
    </message>
    <message>
        <source>One CPU thread</source>
        <translation type="unfinished">CPU 스레드 하나</translation>
    </message>
    <message>
        <source>One GPU does all of the work here; with several, NCCL adds their sums.</source>
        <translation type="unfinished">여기서는 GPU 하나가 모든 일을 합니다. 여럿이면 NCCL이 그 합을 더합니다.</translation>
    </message>
    <message>
        <source>One HTML file with images, settings, times, counters, findings, charts and the kernel source.</source>
        <translation type="unfinished">이미지, 설정, 시간, 카운터, 진단 항목, 차트, 커널 코드를 담은 HTML 파일 하나.</translation>
    </message>
    <message>
        <source>One bar per strategy, with its spread and the band predicted by the model.</source>
        <translation type="unfinished">전략마다 막대 하나를 그리고, 편차와 모델이 예측하는 구간을 함께 표시합니다.</translation>
    </message>
    <message>
        <source>One block fits on a multiprocessor at a time</source>
        <translation type="unfinished">멀티프로세서 하나에 동시에 블록 하나가 들어갑니다</translation>
    </message>
    <message>
        <source>One block, step by step</source>
        <translation type="unfinished">블록 하나를 단계별로</translation>
    </message>
    <message>
        <source>One cudaMemcpy with pageable memory, measured.</source>
        <translation type="unfinished">페이지 가능(pageable) 메모리를 쓴 cudaMemcpy 한 번, 측정값.</translation>
    </message>
    <message>
        <source>One element of the tile was read before any thread had written it.</source>
        <translation type="unfinished">타일의 원소 하나를 스레드가 채우기 전에 읽었습니다.</translation>
    </message>
    <message>
        <source>One exchange of the network is missing, so some windows yield another of their values.</source>
        <translation type="unfinished">네트워크의 교환 하나가 빠졌습니다. 어떤 윈도우는 자기 값 가운데 다른 값을 얻습니다.</translation>
    </message>
    <message>
        <source>One execution of the kernel code, usually for one pixel. A thread has its own registers and knows its position from threadIdx and blockIdx.</source>
        <translation type="unfinished">커널 코드를 한 번 실행하는 단위로, 보통 픽셀 하나를 맡습니다. 자신의 레지스터가 있고 threadIdx와 blockIdx로 자신의 위치를 압니다.</translation>
    </message>
    <message>
        <source>One fetch per template pixel instead of two: about 2× as fast as Textures.</source>
        <translation type="unfinished">템플릿 픽셀마다 읽기가 두 번에서 한 번으로 줄어듭니다. 텍스처 두 개를 쓸 때보다 약 2배 빠릅니다.</translation>
    </message>
    <message>
        <source>One instruction that reads or writes 8 or 16 bytes per lane. It moves the same bytes with fewer requests; the address must be a multiple of the access size.</source>
        <translation type="unfinished">레인마다 8 또는 16바이트를 읽거나 쓰는 명령어 하나. 같은 바이트를 더 적은 요청으로 옮깁니다. 주소는 그 크기의 배수여야 합니다.</translation>
    </message>
    <message>
        <source>One instruction with which a warp reads or writes memory, whatever its lanes request. Memory serves a request with as many sectors or wavefronts as the request needs.</source>
        <translation type="unfinished">워프가 메모리를 읽거나 쓰는 명령어 하나로, 레인이 무엇을 요청하든 같습니다. 메모리는 필요한 섹터나 웨이브프런트로 이에 응답합니다.</translation>
    </message>
    <message>
        <source>One launch sums rows, the next columns: 2 W products per pixel instead of W².</source>
        <translation type="unfinished">한 호출은 행을, 다음 호출은 열을 더합니다. 픽셀당 곱이 W²이 아니라 2 W번입니다.</translation>
    </message>
    <message>
        <source>One launch sums rows, the next columns: 2B additions per pixel instead of B².</source>
        <translation type="unfinished">한 호출은 행을, 다음 호출은 열을 더합니다. 픽셀당 덧셈이 B²이 아니라 2B번입니다.</translation>
    </message>
    <message>
        <source>One load, one shift and one __dp4a for four pixels instead of four loads and four multiplications: 3× as fast as padded.</source>
        <translation type="unfinished">네 픽셀에 로드 네 번과 곱셈 네 번 대신 로드, 시프트, __dp4a를 한 번씩 씁니다. padded보다 3배 빠릅니다.</translation>
    </message>
    <message>
        <source>One more group than allowed may still be in flight, and it is the one that this step reads: some pixels still belong to a row that left the window long ago.</source>
        <translation type="unfinished">아직 도착하지 않은 묶음이 허용보다 하나 많을 수 있고, 이 단계가 읽는 것이 바로 그 묶음입니다. 일부 픽셀은 오래전에 윈도우를 떠난 행의 것입니다.</translation>
    </message>
    <message>
        <source>One multiplication per template pixel instead of two, and one addition fewer: 1.6× as fast as Shared tile at 52×52 on an H200. The sums take 0.1 ms at 4096×4096.</source>
        <translation type="unfinished">템플릿 픽셀마다 곱셈이 두 번에서 한 번으로 줄고 덧셈도 하나 줄어듭니다. H200에서 52×52일 때 공유 타일보다 1.6배 빠릅니다. 합을 구하는 데 4096×4096에서 0.1 ms가 듭니다.</translation>
    </message>
    <message>
        <source>One of the values read is not the expected one.</source>
        <translation type="unfinished">읽은 값 하나가 그 자리에 있어야 할 값이 아닙니다.</translation>
    </message>
    <message>
        <source>One pixel required by the definition was not read.</source>
        <translation type="unfinished">정의에 있는 픽셀 하나를 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>One pixel, one block, one line of the kernel, with its counters</source>
        <translation type="unfinished">픽셀 하나, 블록 하나, 커널의 한 줄을 카운터와 함께 표시</translation>
    </message>
    <message>
        <source>One read from memory, one write and no table: about 50 instructions per pixel with one byte per lane, that is, 800 µs at 16384² on an H200 with B = 3, and 1.5 times as long at B = 101, where 101 of the block's columns write nothing.</source>
        <translation type="unfinished">메모리를 한 번 읽고 한 번 쓰며 표가 없습니다. 레인당 1바이트일 때 픽셀당 명령어가 약 50개이므로 H200의 16384²에서 B = 3일 때 800 µs, B = 101일 때 그 1.5배가 걸립니다. B = 101에서는 블록의 열 중 101개가 아무것도 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>One row per warp, with its cycles to the right. Left and Right move the cursor by one cycle, or by ten with Shift; Up and Down select another warp; plus and minus zoom.</source>
        <translation type="unfinished">워프마다 한 행이며 오른쪽으로 갈수록 나중 사이클입니다. 왼쪽·오른쪽 키는 커서를 한 사이클(Shift와 함께 누르면 열 사이클) 옮기고, 위·아래 키는 다른 워프로 이동하며, +와 − 키는 확대·축소합니다.</translation>
    </message>
    <message>
        <source>One run.</source>
        <translation type="unfinished">실행 1회.</translation>
    </message>
    <message>
        <source>One scale</source>
        <translation type="unfinished">공통 척도</translation>
    </message>
    <message>
        <source>One screen pixel per image pixel</source>
        <translation type="unfinished">화면의 한 픽셀에 이미지의 한 픽셀</translation>
    </message>
    <message>
        <source>One start of a kernel with a grid of blocks. A strategy may need several launches in sequence, such as a row pass and a column pass.</source>
        <translation type="unfinished">블록의 그리드로 커널을 한 번 시작하는 것. 전략에는 행 패스와 열 패스처럼 차례로 여러 번 필요할 수 있습니다.</translation>
    </message>
    <message>
        <source>One step; ten with Shift, a tenth with Ctrl</source>
        <translation type="unfinished">한 단계. Shift를 누르면 10단계, Ctrl을 누르면 1/10단계</translation>
    </message>
    <message>
        <source>One thread for each element reads two columns of D; half of C is mirrored.</source>
        <translation type="unfinished">원소마다 스레드 하나가 D의 두 열을 읽습니다. C의 절반은 대칭으로 복사합니다.</translation>
    </message>
    <message>
        <source>One warp alone: no latency is hidden</source>
        <translation type="unfinished">워프 하나만: 레이턴시가 전혀 감춰지지 않습니다</translation>
    </message>
    <message>
        <source>Only %1 of %2 threads of warp %3 in block %4 reach this __syncthreads(), which is in a branch that the others do not take, or in a loop that they have left. Every thread of a block must reach the same barrier.</source>
        <translation type="unfinished">블록 %4의 워프 %3에서 스레드 %2개 중 %1개만 이 __syncthreads()에 도달합니다. 나머지가 가지 않는 분기 안이나, 나머지가 이미 벗어난 루프 안에 있기 때문입니다. 블록의 모든 스레드가 같은 배리어에 도달해야 합니다.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 channels of each pixel are stored. Store the others too.</source>
        <translation type="unfinished">픽셀마다 채널 %2개 중 %1개만 저장됩니다. 나머지도 저장하세요.</translation>
    </message>
    <message>
        <source>Only %2 of every %1 neighbouring values are stored. Check the factor by which the index is multiplied.</source>
        <translation type="unfinished">이웃한 값 %1개마다 %2개만 저장됩니다. 인덱스에 무엇을 곱하는지 확인하세요.</translation>
    </message>
    <message>
        <source>Only %2 of every %1 rows are stored. Check the factor by which the row is multiplied.</source>
        <translation type="unfinished">행 %1개마다 %2개만 저장됩니다. 행에 무엇을 곱하는지 확인하세요.</translation>
    </message>
    <message>
        <source>Only %3 of the 32 threads of warp %4, among them thread %1 of block %2, reach this matrix instruction, which requires the whole warp.</source>
        <translation type="unfinished">워프 %4의 스레드 32개 중 블록 %2의 스레드 %1을(를) 포함한 %3개만 이 행렬 명령어에 도달하는데, 이 명령어에는 워프 전체가 필요합니다.</translation>
    </message>
    <message>
        <source>Only %n [warp fits|warps fit] on a multiprocessor of the %1 at once (%2 occupancy), limited by %3. With few warps, there is little to execute while one of them waits for memory.</source>
        <translation type="unfinished">%1의 멀티프로세서 하나에 한 번에 워프 %n개만 들어갑니다(점유율 %2, 제한 요인: %3). 워프가 적으면 하나가 메모리를 기다리는 동안 할 일이 거의 없습니다.</translation>
    </message>
    <message>
        <source>Only columns %1 to %2 and rows %3 to %4 are stored. Check the index (blockIdx.x * blockDim.x + threadIdx.x), the size of the grid and the condition before the store.</source>
        <translation type="unfinished">%1~%2열, %3~%4행만 저장됩니다. 인덱스(blockIdx.x * blockDim.x + threadIdx.x), 그리드의 크기, 저장 앞의 조건을 확인하세요.</translation>
    </message>
    <message>
        <source>Only for a custom filter.</source>
        <translation type="unfinished">사용자 지정 필터에만 해당.</translation>
    </message>
    <message>
        <source>Only for images in a folder.</source>
        <translation type="unfinished">폴더의 이미지에만 해당.</translation>
    </message>
    <message>
        <source>Only for patches of the image.</source>
        <translation type="unfinished">이미지의 패치에만 해당.</translation>
    </message>
    <message>
        <source>Only for the Gaussian filter.</source>
        <translation type="unfinished">가우시안 필터에만 해당.</translation>
    </message>
    <message>
        <source>Only for the images in a file.</source>
        <translation type="unfinished">파일의 이미지에만 해당합니다.</translation>
    </message>
    <message>
        <source>Only for the strategies with a shared tile.</source>
        <translation type="unfinished">공유 타일을 쓰는 전략에만 해당.</translation>
    </message>
    <message>
        <source>Only if neither a rectangle nor a file is chosen as the template.</source>
        <translation type="unfinished">템플릿으로 선택한 사각형이나 파일이 없을 때만.</translation>
    </message>
    <message>
        <source>Only one half of the symmetric matrix is computed. Without the second store, the other half keeps its old contents.</source>
        <translation type="unfinished">대칭 행렬의 절반만 계산합니다. 두 번째 저장이 없으면 나머지 절반은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Only red, green and blue of the %1 samples per pixel were read.</source>
        <translation type="unfinished">픽셀당 샘플 %1개 중 빨강, 초록, 파랑을 읽었습니다.</translation>
    </message>
    <message>
        <source>Only the block's own pixels are loaded, and its outer threads read a halo that was never written: the image shows a grid of wrong pixels along the edges of the blocks.</source>
        <translation type="unfinished">블록 자신의 픽셀만 로드되고, 바깥쪽 스레드는 아무도 저장하지 않은 헤일로를 읽습니다. 이미지에 블록 경계를 따라 틀린 픽셀의 격자가 나타납니다.</translation>
    </message>
    <message>
        <source>Only the channel %1 was read; channels ignored: %2.</source>
        <translation type="unfinished">채널 %1만 읽었습니다. 제외한 채널: %2개.</translation>
    </message>
    <message>
        <source>Only the channels R, G and B were read; channels ignored: %1.</source>
        <translation type="unfinished">채널 R, G, B만 읽었습니다. 제외한 채널: %1개.</translation>
    </message>
    <message>
        <source>Only the first of the %1 samples per pixel was read.</source>
        <translation type="unfinished">픽셀당 샘플 %1개 중 첫 번째를 읽었습니다.</translation>
    </message>
    <message>
        <source>Only the kernel was run again. Save the file to run main() with your changes.</source>
        <translation type="unfinished">커널만 다시 실행했습니다. 변경한 main()을 실행하려면 파일을 저장하세요.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished">열기</translation>
    </message>
    <message>
        <source>Open &amp;kernel…</source>
        <translation type="unfinished">커널 열기(&amp;K)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished">최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>Open File</source>
        <translation type="unfinished">파일 열기</translation>
    </message>
    <message>
        <source>Open It Here</source>
        <translation type="unfinished">여기에서 열기</translation>
    </message>
    <message>
        <source>Open a .cu file: a kernel, or a whole program with its main(); you can also drop it on the window</source>
        <translation type="unfinished">.cu 파일(커널 또는 main()이 있는 완전한 프로그램)을 엽니다. 창에 끌어다 놓아도 됩니다</translation>
    </message>
    <message>
        <source>Open a NumPy file of images</source>
        <translation type="unfinished">이미지가 든 NumPy 파일 열기</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished">파일 열기</translation>
    </message>
    <message>
        <source>Open a folder that contains a whole CUDA program, such as one with a Makefile</source>
        <translation type="unfinished">Makefile이 있는 폴더처럼 완전한 CUDA 프로그램이 들어 있는 폴더를 엽니다</translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation type="unfinished">커널 열기</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation type="unfinished">세션 열기</translation>
    </message>
    <message>
        <source>Open an image</source>
        <translation type="unfinished">이미지 열기</translation>
    </message>
    <message>
        <source>Open an image file</source>
        <translation type="unfinished">이미지 파일을 엽니다</translation>
    </message>
    <message>
        <source>Open an image or a kernel</source>
        <translation type="unfinished">이미지나 커널 열기</translation>
    </message>
    <message>
        <source>Open its kernels only</source>
        <translation type="unfinished">커널만 열기</translation>
    </message>
    <message>
        <source>Open pro&amp;gram…</source>
        <translation type="unfinished">프로그램 열기(&amp;G)…</translation>
    </message>
    <message>
        <source>Open progress: the further progress in each lesson is kept</source>
        <translation type="unfinished">진도 열기: 실습마다 더 앞선 진도를 유지</translation>
    </message>
    <message>
        <source>Open progress…</source>
        <translation type="unfinished">진도 열기…</translation>
    </message>
    <message>
        <source>Open s&amp;ample</source>
        <translation type="unfinished">샘플 이미지 열기(&amp;A)</translation>
    </message>
    <message>
        <source>Open sess&amp;ion…</source>
        <translation type="unfinished">세션 열기(&amp;I)…</translation>
    </message>
    <message>
        <source>Open the folder of a program</source>
        <translation type="unfinished">프로그램 폴더 열기</translation>
    </message>
    <message>
        <source>Open the settings and image of a saved session</source>
        <translation type="unfinished">저장된 세션의 설정과 이미지를 엽니다</translation>
    </message>
    <message>
        <source>Open your own image; you can also drop it on the window</source>
        <translation type="unfinished">자신의 이미지를 엽니다. 창에 끌어다 놓아도 됩니다</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed; %1 offers %2%3.%4.</source>
        <translation type="unfinished">OpenGL 3.3이 필요합니다. %1의 버전: %2%3.%4.</translation>
    </message>
    <message>
        <source>OpenGL is hidden by TILESCOPE_HIDE.</source>
        <translation type="unfinished">TILESCOPE_HIDE로 OpenGL이 숨겨져 있습니다.</translation>
    </message>
    <message>
        <source>OpenGL is rendered by the CPU here (%1); QPainter is faster.</source>
        <translation type="unfinished">이곳의 OpenGL은 CPU로 계산되며(%1), QPainter가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>OpenGL runs on %1, not on the CUDA device. On a laptop with two GPUs, start Tilescope with __NV_PRIME_RENDER_OFFLOAD=1 __GLX_VENDOR_LIBRARY_NAME=nvidia.</source>
        <translation type="unfinished">OpenGL이 CUDA 디바이스가 아니라 %1에서 실행됩니다. GPU가 두 개인 노트북에서는 Tilescope를 __NV_PRIME_RENDER_OFFLOAD=1 __GLX_VENDOR_LIBRARY_NAME=nvidia로 시작하세요.</translation>
    </message>
    <message>
        <source>Opening the image was cancelled.</source>
        <translation type="unfinished">이미지 열기가 취소되었습니다.</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished">연산</translation>
    </message>
    <message>
        <source>Operations on floats; a fused multiply-add counts as two.</source>
        <translation type="unfinished">float에 대한 연산. 융합 곱셈-덧셈은 둘로 셉니다.</translation>
    </message>
    <message>
        <source>Operations per byte moved to and from device memory; counted per access, this is the CGMA ratio. A kernel with a low intensity is limited by memory, one with a high intensity by arithmetic.</source>
        <translation type="unfinished">디바이스 메모리와 주고받은 바이트당 연산 수. 접근마다 세면 CGMA 비율입니다. 값이 작은 커널은 메모리가, 큰 커널은 연산이 성능을 제한합니다.</translation>
    </message>
    <message>
        <source>Optimisation steps</source>
        <translation type="unfinished">최적화 단계</translation>
    </message>
    <message>
        <source>Or draw it on the image with Shift+drag. Drag its inside to move it, or its corners to resize it.</source>
        <translation type="unfinished">또는 이미지 위에서 Shift를 누른 채 드래그하여 그리세요. 그다음 안쪽을 드래그하면 이동하고 모서리를 드래그하면 크기가 바뀝니다.</translation>
    </message>
    <message>
        <source>Other block sizes; double-click one to use it:</source>
        <translation type="unfinished">다른 블록 크기. 두 번 클릭하면 선택됩니다:</translation>
    </message>
    <message>
        <source>Other resources cannot be tried: %1</source>
        <translation type="unfinished">다른 자원을 시험할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation type="unfinished">범위 밖 접근</translation>
    </message>
    <message>
        <source>Output never written</source>
        <translation type="unfinished">저장되지 않은 출력</translation>
    </message>
    <message>
        <source>Output of the program</source>
        <translation type="unfinished">프로그램의 출력</translation>
    </message>
    <message>
        <source>Output of the worker: "%1".</source>
        <translation type="unfinished">워커의 출력: “%1”.</translation>
    </message>
    <message>
        <source>Over ideal</source>
        <translation type="unfinished">최적값 대비</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation type="unfinished">오버레이</translation>
    </message>
    <message>
        <source>Overlays on the image (blocks on and off: O, next: Shift+O)</source>
        <translation type="unfinished">이미지 위에 그려지는 것 (블록 켜기·끄기: O, 다음: Shift+O)</translation>
    </message>
    <message>
        <source>Own</source>
        <translation type="unfinished">사용자 지정</translation>
    </message>
    <message>
        <source>P&amp;ixels</source>
        <translation type="unfinished">픽셀(&amp;I)</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation type="unfinished">PNG</translation>
    </message>
    <message>
        <source>PNG, as it is shown (*.png)</source>
        <translation type="unfinished">PNG, 표시된 그대로 (*.png)</translation>
    </message>
    <message>
        <source>PNG, as on the screen</source>
        <translation type="unfinished">PNG, 화면 그대로</translation>
    </message>
    <message>
        <source>PNG, double resolution</source>
        <translation type="unfinished">PNG, 해상도 2배</translation>
    </message>
    <message>
        <source>PSNR %1 dB</source>
        <translation type="unfinished">PSNR %1 dB</translation>
    </message>
    <message>
        <source>PSNR ∞ dB</source>
        <translation type="unfinished">PSNR ∞ dB</translation>
    </message>
    <message>
        <source>PTX</source>
        <translation type="unfinished">PTX</translation>
    </message>
    <message>
        <source>PTX instructions executed by threads, per pixel of the image. The machine code may have a different number.</source>
        <translation type="unfinished">이미지의 픽셀당 스레드가 실행한 PTX 명령어. 기계어의 명령어 수는 따로 있습니다.</translation>
    </message>
    <message>
        <source>PTX instructions executed by warps, each counted once for its 32 lanes. The machine code that a GPU runs may have fewer or more.</source>
        <translation type="unfinished">워프가 실행한 PTX 명령어를 32개 레인에 대해 한 번씩 센 것. GPU가 실행하는 기계어의 명령어는 더 적거나 많습니다.</translation>
    </message>
    <message>
        <source>PTX instructions of the previous step divided by those of this one</source>
        <translation type="unfinished">이전 단계의 PTX 명령어를 이것의 PTX 명령어로 나눈 값</translation>
    </message>
    <message>
        <source>PTX instructions of the strategy that this one is based on, divided by those of this one. Counted in the emulator; not GPU time.</source>
        <translation type="unfinished">이 전략의 바탕이 되는 전략의 PTX 명령어 수를 이 전략의 PTX 명령어 수로 나눈 값입니다. 에뮬레이터에서 센 값이며 GPU의 시간이 아닙니다.</translation>
    </message>
    <message>
        <source>PTX instructions, counted once for each active lane. This is the amount of work requested; it does not depend on how full the warps are.</source>
        <translation type="unfinished">PTX 명령어를 활성 레인마다 한 번씩 센 것. 요청된 일의 양이며, 워프가 얼마나 채워졌는지에 따라 달라지지 않습니다.</translation>
    </message>
    <message>
        <source>PTX instructions:
previous ÷ this</source>
        <translation type="unfinished">PTX 명령어:
이전 ÷ 현재</translation>
    </message>
    <message>
        <source>Packed FP16, shuffled halo</source>
        <translation type="unfinished">FP16 패킹, 헤일로 셔플</translation>
    </message>
    <message>
        <source>Packed sums</source>
        <translation type="unfinished">레지스터당 합 두 개</translation>
    </message>
    <message>
        <source>Padded image</source>
        <translation type="unfinished">패딩된 이미지</translation>
    </message>
    <message>
        <source>Padded images</source>
        <translation type="unfinished">패딩된 이미지들</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation type="unfinished">페인터</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation type="unfinished">화면 이동</translation>
    </message>
    <message>
        <source>Pan, or move the inspected pixel; by ten with Shift</source>
        <translation type="unfinished">화면을 이동하거나 검사하는 픽셀을 옮깁니다. Shift를 누르면 10씩</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation type="unfinished">매개변수</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished">상위 폴더</translation>
    </message>
    <message>
        <source>Partial warps</source>
        <translation type="unfinished">일부만 찬 워프</translation>
    </message>
    <message>
        <source>Parts in one location</source>
        <translation type="unfinished">모든 부분이 한 자리에</translation>
    </message>
    <message>
        <source>Pass a pointer to device memory: allocate the memory with cudaMalloc, and copy the data with cudaMemcpy.</source>
        <translation type="unfinished">디바이스 메모리를 가리키는 포인터를 전달하세요. cudaMalloc으로 메모리를 할당하고 cudaMemcpy로 데이터를 복사하세요.</translation>
    </message>
    <message>
        <source>Pass an object of the kind that the kernel expects.</source>
        <translation type="unfinished">커널이 예상하는 종류의 객체를 넘기세요.</translation>
    </message>
    <message>
        <source>Pass the cudaTextureObject_t or cudaSurfaceObject_t argument on unchanged.</source>
        <translation type="unfinished">인수 cudaTextureObject_t 또는 cudaSurfaceObject_t를 그대로 넘기세요.</translation>
    </message>
    <message>
        <source>Pass the pitch to the kernel: row y begins y * pitch bytes after the start.</source>
        <translation type="unfinished">커널에 피치를 전달하세요. 행 y는 시작에서 y * pitch바이트 뒤에 시작합니다.</translation>
    </message>
    <message>
        <source>Passes the block size and the filter sizes to the compiler as constants, so that it can unroll loops and compute with them in advance. Each setting is then compiled separately.</source>
        <translation type="unfinished">블록의 변과 필터의 크기를 커널 코드에 상수로 쓴 것처럼 컴파일러에 알립니다. 컴파일러는 이 값에 대한 루프를 펼치고 미리 계산합니다. 그러면 설정마다 따로 컴파일됩니다.</translation>
    </message>
    <message>
        <source>Past the last row</source>
        <translation type="unfinished">마지막 행을 넘어감</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation type="unfinished">패치</translation>
    </message>
    <message>
        <source>Patches of the image, the images in a folder, the images in a NumPy file, or a set of noise images for measurements.</source>
        <translation type="unfinished">이미지의 패치, 폴더의 이미지, NumPy 파일의 이미지, 또는 측정용으로 잡음으로 만든 이미지 세트.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished">일시 중지</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation type="unfinished">일시 중지 (Space)</translation>
    </message>
    <message>
        <source>Percent of copy speed</source>
        <translation type="unfinished">복사 속도 대비 퍼센트</translation>
    </message>
    <message>
        <source>Percent of copy speed with a cold L2 cache</source>
        <translation type="unfinished">콜드 L2 캐시에서 복사 속도 대비 퍼센트</translation>
    </message>
    <message>
        <source>Performance problems are found only if counters are on.</source>
        <translation type="unfinished">성능 문제는 카운터를 켜야 찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished">고정</translation>
    </message>
    <message>
        <source>Pin a run (P) to compare with it.</source>
        <translation type="unfinished">실행을 고정하면(P) 나란히 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Pin the figures that were recorded on a GPU for these settings. Such figures come with Tilescope for some settings of the sample images, the lessons and the texts.</source>
        <translation type="unfinished">이 설정으로 GPU에서 얻은 수치를 고정합니다. 샘플 이미지, 실습, 원문의 일부 설정에 대한 수치가 Tilescope에 저장되어 있습니다.</translation>
    </message>
    <message>
        <source>Pin the run recor&amp;ded on a GPU</source>
        <translation type="unfinished">GPU에서 기록한 실행 고정(&amp;D)</translation>
    </message>
    <message>
        <source>Pin this run</source>
        <translation type="unfinished">이 실행 고정</translation>
    </message>
    <message>
        <source>Pin this strategy</source>
        <translation type="unfinished">이 전략 고정</translation>
    </message>
    <message>
        <source>Pinned as %1: %2</source>
        <translation type="unfinished">고정한 실행 %1: %2</translation>
    </message>
    <message>
        <source>Pinned on %1. The figures are from that day until the same settings are run again.</source>
        <translation type="unfinished">%1에 고정됨. 같은 설정이 다시 실행될 때까지 수치는 그날의 것입니다.</translation>
    </message>
    <message>
        <source>Pinned runs</source>
        <translation type="unfinished">고정된 실행</translation>
    </message>
    <message>
        <source>Pinned runs of the session</source>
        <translation type="unfinished">세션의 고정된 실행들</translation>
    </message>
    <message>
        <source>Pitch of whole bank rows</source>
        <translation type="unfinished">뱅크 행 단위의 피치</translation>
    </message>
    <message>
        <source>Pitch rounded down</source>
        <translation type="unfinished">피치 내림</translation>
    </message>
    <message>
        <source>Pitch with -63 instead of ~63</source>
        <translation type="unfinished">~63 대신 -63인 피치</translation>
    </message>
    <message>
        <source>Pitched rows are supported for images and results of unsigned char and uchar3, in two buffers.</source>
        <translation type="unfinished">피치를 둔 행은 unsigned char와 uchar3의 이미지와 결과에만, 두 버퍼로 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation type="unfinished">픽셀</translation>
    </message>
    <message>
        <source>Pixel %1</source>
        <translation type="unfinished">픽셀 %1</translation>
    </message>
    <message>
        <source>Pixel &amp;values</source>
        <translation type="unfinished">픽셀 값(&amp;V)</translation>
    </message>
    <message>
        <source>Pixel details</source>
        <translation type="unfinished">픽셀의 정보</translation>
    </message>
    <message>
        <source>Pixel under the cursor</source>
        <translation type="unfinished">커서 아래의 픽셀</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation type="unfinished">픽셀</translation>
    </message>
    <message>
        <source>Pixels come from global memory; only the filter is moved to constant memory.</source>
        <translation type="unfinished">픽셀은 전역 메모리에서 오고, 필터만 상수 메모리로 옮깁니다.</translation>
    </message>
    <message>
        <source>Pixels come through the texture cache; the filter stays in global memory.</source>
        <translation type="unfinished">픽셀은 텍스처 캐시를 거쳐 오고, 필터는 전역 메모리에 남습니다.</translation>
    </message>
    <message>
        <source>Pixels left and right of a vector come from neighbouring lanes by shuffles.</source>
        <translation type="unfinished">벡터의 왼쪽과 오른쪽 픽셀은 이웃 레인에서 셔플로 옵니다.</translation>
    </message>
    <message>
        <source>Pixels of an image, n: the columns of D, rows and columns of C.</source>
        <translation type="unfinished">이미지 하나의 픽셀 수 n: D의 열, C의 행과 열입니다.</translation>
    </message>
    <message>
        <source>Pixels that a block reads for each pixel that it writes. Neighbouring blocks read the same halo again; larger blocks have less halo per pixel.</source>
        <translation type="unfinished">블록이 결과 픽셀 하나를 저장하기 위해 읽는 픽셀 수. 이웃한 블록들은 같은 헤일로를 다시 읽습니다. 블록이 클수록 픽셀당 헤일로가 적습니다.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished">원문 위치</translation>
    </message>
    <message>
        <source>Place the rows of the tile %1 elements apart instead of %2. Tested on these accesses, this leaves %4 times the ideal. Index with row * %1 + column, and give a block %n more [byte|bytes] of shared memory (%3 in total).</source>
        <translation type="unfinished">타일의 행 간격을 원소 %2개에서 %1개로 바꾸세요. 이 접근들로 시험해 보면 최적값의 %4배로 줄어듭니다. 인덱스를 row * %1 + column으로 하고, 블록의 공유 메모리를 %n바이트 늘리세요(모두 %3).</translation>
    </message>
    <message>
        <source>Place the rows of the tile %1 elements apart instead of %2. Tested on these accesses, this removes the conflicts. Index with row * %1 + column, and give a block %n more [byte|bytes] of shared memory (%3 in total).</source>
        <translation type="unfinished">타일의 행 간격을 원소 %2개에서 %1개로 바꾸세요. 이 접근들로 시험해 보면 충돌이 없어집니다. 인덱스를 row * %1 + column으로 하고, 블록의 공유 메모리를 %n바이트 늘리세요(모두 %3).</translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished">재생</translation>
    </message>
    <message>
        <source>Play the block's events (Space)</source>
        <translation type="unfinished">블록의 이벤트 재생 (Space)</translation>
    </message>
    <message>
        <source>Play: move the cursor through the cycles (Space)</source>
        <translation type="unfinished">재생: 커서가 사이클을 따라 움직입니다 (Space)</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation type="unfinished">재생 속도</translation>
    </message>
    <message>
        <source>Positions of the strategies under the memory and arithmetic roofs.</source>
        <translation type="unfinished">메모리와 연산의 상한선 아래에서 각 전략의 위치.</translation>
    </message>
    <message>
        <source>Pr&amp;esentation</source>
        <translation type="unfinished">발표 모드(&amp;E)</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation type="unfinished">예측</translation>
    </message>
    <message>
        <source>Predicted band</source>
        <translation type="unfinished">예측 구간</translation>
    </message>
    <message>
        <source>Predicted by the model for %1, limited by %2; not a measurement.</source>
        <translation type="unfinished">%1에 대한 모델의 예측, 제한 요인: %2. 측정값이 아닙니다.</translation>
    </message>
    <message>
        <source>Predicted for %1 by simulating one multiprocessor; not a measurement. Nine out of ten measured times lie in the range %2.</source>
        <translation type="unfinished">%1의 멀티프로세서 하나를 시뮬레이션한 예측값이며 측정값이 아닙니다. 측정한 시간 열 개 중 아홉 개는 %2의 범위에 있습니다.</translation>
    </message>
    <message>
        <source>Predicted for %1: %2 for this launch, one of %3.</source>
        <translation type="unfinished">%1에 대한 예측: 이 호출(모두 %3회 중 하나)은 %2.</translation>
    </message>
    <message>
        <source>Predicted for %1: %2.</source>
        <translation type="unfinished">%1에 대한 예측: %2.</translation>
    </message>
    <message>
        <source>Predicted time</source>
        <translation type="unfinished">예측 시간</translation>
    </message>
    <message>
        <source>Predicted time with a cold L2 cache</source>
        <translation type="unfinished">콜드 L2 캐시에서의 예측 시간</translation>
    </message>
    <message>
        <source>Predicted time: %1.</source>
        <translation type="unfinished">예측 시간: %1.</translation>
    </message>
    <message>
        <source>Prefix sums build a table; four of its values give the sum of any window.</source>
        <translation type="unfinished">누적 합으로 표를 만들고, 그 값 네 개로 임의의 윈도우의 합을 얻습니다.</translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished">발표</translation>
    </message>
    <message>
        <source>Press a letter to add a vote, Shift and the letter to remove one, and Enter to continue.</source>
        <translation type="unfinished">글자 키를 누르면 손든 사람이 한 명 늘고, Shift와 함께 누르면 한 명 줄어듭니다. 계속하려면 Enter를 누르세요.</translation>
    </message>
    <message>
        <source>Preview at 1/%1 of the size</source>
        <translation type="unfinished">1/%1 크기의 미리 보기</translation>
    </message>
    <message>
        <source>Preview from 1/%1 of the images</source>
        <translation type="unfinished">미리 보기: 이미지의 1/%1</translation>
    </message>
    <message>
        <source>Preview of the part in view</source>
        <translation type="unfinished">보이는 부분의 미리 보기</translation>
    </message>
    <message>
        <source>Previous chart</source>
        <translation type="unfinished">이전 차트</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation type="unfinished">이전 진단 항목</translation>
    </message>
    <message>
        <source>Previous instruction</source>
        <translation type="unfinished">이전 명령어</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation type="unfinished">이전 항목 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation type="unfinished">이전 단계</translation>
    </message>
    <message>
        <source>Printed page</source>
        <translation type="unfinished">인쇄된 페이지</translation>
    </message>
    <message>
        <source>Printed text under uneven light, with a shadow across it.</source>
        <translation type="unfinished">고르지 않은 조명과 가로지르는 그림자 아래의 인쇄된 글자.</translation>
    </message>
    <message>
        <source>Products in floats</source>
        <translation type="unfinished">float 곱셈</translation>
    </message>
    <message>
        <source>Products of 8-bit pixels are summed exactly; the means are subtracted afterwards.</source>
        <translation type="unfinished">8비트 픽셀의 곱을 정확하게 더하고, 평균은 나중에 뺍니다.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished">프로파일</translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished">프로그램</translation>
    </message>
    <message>
        <source>Progress in lessons (*.%1)</source>
        <translation type="unfinished">실습 진도 (*.%1)</translation>
    </message>
    <message>
        <source>Progress in lessons (*.tilescope-progress);;All files (*)</source>
        <translation type="unfinished">실습 진도 (*.tilescope-progress);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Progress is saved in a file, so that you can continue on another computer. When you open it there, the further progress counts for each lesson; answers that are in only one of the two are kept.</source>
        <translation type="unfinished">진도는 다른 컴퓨터에서 이어서 진행하기 위한 파일입니다. 그곳에서 열면 실습마다 더 앞선 진도를 적용하며, 한쪽에만 있는 답은 유지합니다.</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished">실행 진행률</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation type="unfinished">투영</translation>
    </message>
    <message>
        <source>Published</source>
        <translation type="unfinished">원문 수치</translation>
    </message>
    <message>
        <source>Published kernels</source>
        <translation type="unfinished">원문의 커널</translation>
    </message>
    <message>
        <source>Qt's platform "%1" has no OpenGL.</source>
        <translation type="unfinished">Qt 플랫폼 “%1”에는 OpenGL이 없습니다.</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation type="unfinished">RGB</translation>
    </message>
    <message>
        <source>Ran on</source>
        <translation type="unfinished">실행 장치</translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished">범위</translation>
    </message>
    <message>
        <source>Range…</source>
        <translation type="unfinished">범위…</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation type="unfinished">비율</translation>
    </message>
    <message>
        <source>Ratios: text and Tilescope</source>
        <translation type="unfinished">비율: 원문과 Tilescope</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation type="unfinished">원래 코드로(&amp;V)</translation>
    </message>
    <message>
        <source>Read &amp;GPU hardware counters</source>
        <translation type="unfinished">GPU 하드웨어 카운터 읽기(&amp;G)</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation type="unfinished">읽은 곳</translation>
    </message>
    <message>
        <source>Read hardware counters</source>
        <translation type="unfinished">하드웨어 카운터 읽기</translation>
    </message>
    <message>
        <source>Read only lanes that the mask includes and whose threads also execute the instruction. At the end of the row, use the thread's own value.</source>
        <translation type="unfinished">마스크에 포함되고 그 스레드도 이 명령어를 실행하는 레인만 읽으세요. 행의 끝에서는 스레드 자신의 값을 사용하세요.</translation>
    </message>
    <message>
        <source>Read-only for kernels; one value is broadcast to all threads of a warp at once.</source>
        <translation type="unfinished">커널에는 읽기 전용이며, 값 하나가 워프의 모든 스레드에 한꺼번에 전달됩니다.</translation>
    </message>
    <message>
        <source>Reading hardware counters needs several runs of the kernel, but this kernel writes to its input, so the input would be different each time.</source>
        <translation type="unfinished">하드웨어 카운터를 읽으려면 커널을 여러 번 실행해야 하는데, 이 커널은 자신의 입력에 값을 저장하므로 매번 입력이 달라집니다.</translation>
    </message>
    <message>
        <source>Reading the GPU's hardware counters; the kernels run several times.</source>
        <translation type="unfinished">GPU의 하드웨어 카운터를 읽는 중입니다. 커널이 여러 번 실행됩니다.</translation>
    </message>
    <message>
        <source>Reads by the pixel's thread</source>
        <translation type="unfinished">픽셀을 맡은 스레드의 읽기</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished">준비됨</translation>
    </message>
    <message>
        <source>Recen&amp;t sessions</source>
        <translation type="unfinished">최근 세션(&amp;T)</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation type="unfinished">최근 위치</translation>
    </message>
    <message>
        <source>Record an event behind the first in its stream with cudaEventRecord, and let the other stream wait for it with cudaStreamWaitEvent.</source>
        <translation type="unfinished">먼저 실행할 작업 뒤에 그 스트림에서 cudaEventRecord로 이벤트를 기록하고, 다른 스트림이 cudaStreamWaitEvent로 그것을 기다리게 하세요.</translation>
    </message>
    <message>
        <source>Recursion too deep</source>
        <translation type="unfinished">너무 깊은 재귀</translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished">빨강</translation>
    </message>
    <message>
        <source>Redo the last change that was undone</source>
        <translation type="unfinished">되돌린 변경을 다시 적용합니다</translation>
    </message>
    <message>
        <source>Redundant halo</source>
        <translation type="unfinished">중복된 헤일로</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished">참조 결과</translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished">영역</translation>
    </message>
    <message>
        <source>Register bank</source>
        <translation type="unfinished">레지스터 뱅크</translation>
    </message>
    <message>
        <source>Register blocking</source>
        <translation type="unfinished">레지스터 블록</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation type="unfinished">레지스터</translation>
    </message>
    <message>
        <source>Registers available to each thread. With fewer than the kernel needs, the compiler would spill values to local memory; the predicted time does not include this.</source>
        <translation type="unfinished">각 스레드가 가진 레지스터. 커널이 필요로 하는 것보다 적으면 컴파일러는 값을 로컬 메모리에 두게 되며, 그것은 시간에 포함되지 않습니다.</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation type="unfinished">스레드당 레지스터</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation type="unfinished">상대 오차</translation>
    </message>
    <message>
        <source>Relative standard error of the median.</source>
        <translation type="unfinished">중앙값의 상대 표준 오차.</translation>
    </message>
    <message>
        <source>Relative to √(Cxx·Cyy), because the elements of dark pixels are small. A product rounds a few times, each with a relative error of 2⁻²⁴. A float sum of m products may be off by m·2⁻²⁴ of the element and by √m·2⁻²⁰ of √(Cxx·Cyy), whereas the reference sums in double. A centred pixel may be off by 2⁻²³.</source>
        <translation type="unfinished">어두운 픽셀의 원소는 작으므로 √(Cxx·Cyy)에 대한 비율입니다. 곱은 몇 번 반올림하며, 매번 자신의 2⁻²⁴배까지 어긋납니다. 곱 m개의 float 합은 원소의 m·2⁻²⁴배와 √(Cxx·Cyy)의 √m·2⁻²⁰배만큼 어긋날 수 있는데, 참조 계산은 double로 더합니다. 평균을 뺀 픽셀은 2⁻²³만큼 어긋날 수 있습니다.</translation>
    </message>
    <message>
        <source>Release a lock on every path (atomicExch(&amp;lock, 0)), and store a flag before other threads wait for it. A block must not wait for a block that starts after it.</source>
        <translation type="unfinished">어느 경로로 끝나든 락을 반환하고(atomicExch(&amp;lock, 0)), 다른 스레드가 플래그를 기다리기 전에 플래그를 저장하세요. 블록이 자신보다 나중에 시작하는 블록을 기다려서는 안 됩니다.</translation>
    </message>
    <message>
        <source>Remainder not reduced modulo the prime</source>
        <translation type="unfinished">소수보다 작지 않은 나머지</translation>
    </message>
    <message>
        <source>Remaining "%1" findings: %2.</source>
        <translation type="unfinished">남은 진단 항목 “%1”: %2개.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished">비고</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">제거</translation>
    </message>
    <message>
        <source>Remove a vote</source>
        <translation type="unfinished">손든 사람 한 명 빼기</translation>
    </message>
    <message>
        <source>Remove a vote for %1</source>
        <translation type="unfinished">%1의 손든 사람 한 명 빼기</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation type="unfinished">선 제거</translation>
    </message>
    <message>
        <source>Remove one of both calls, or set the pointer to nullptr after the first.</source>
        <translation type="unfinished">두 호출 중 하나를 지우거나, 첫 번째 호출 뒤에 포인터를 nullptr로 설정하세요.</translation>
    </message>
    <message>
        <source>Remove that line</source>
        <translation type="unfinished">그 선을 없앱니다</translation>
    </message>
    <message>
        <source>Remove the line from the image (or double-click it)</source>
        <translation type="unfinished">이미지에서 선을 없앱니다 (선을 두 번 클릭)</translation>
    </message>
    <message>
        <source>Remove the mistake and the settings that came with it</source>
        <translation type="unfinished">버그와 함께 바뀐 설정까지 되돌려 버그를 제거합니다</translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation type="unfinished">고치기</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation type="unfinished">반복</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation type="unfinished">%1 바꾸기</translation>
    </message>
    <message>
        <source>Replace It</source>
        <translation type="unfinished">바꾸기</translation>
    </message>
    <message>
        <source>Replace the barriers on lines %1 and %2 with one that all threads reach.</source>
        <translation type="unfinished">%1번 줄과 %2번 줄의 배리어를 모든 스레드가 도달하는 배리어 하나로 바꾸세요.</translation>
    </message>
    <message>
        <source>Replicate</source>
        <translation type="unfinished">복제</translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished">보고서</translation>
    </message>
    <message>
        <source>Reports as JSON…</source>
        <translation type="unfinished">보고서를 JSON으로…</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished">요청</translation>
    </message>
    <message>
        <source>Requests to the device's memory</source>
        <translation type="unfinished">디바이스 메모리에 대한 요청</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished">초기화</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation type="unfinished">열 초기화</translation>
    </message>
    <message>
        <source>Reset to the default</source>
        <translation type="unfinished">기본값으로 되돌리기</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished">자원</translation>
    </message>
    <message>
        <source>Restart &amp;with the GPU</source>
        <translation type="unfinished">GPU로 다시 시작(&amp;W)</translation>
    </message>
    <message>
        <source>Restart Tilescope with this session, to use a GPU that was lost</source>
        <translation type="unfinished">사용할 수 없게 된 GPU를 다시 쓰기 위해 이 세션으로 Tilescope를 새로 시작합니다</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation type="unfinished">지금 다시 시작</translation>
    </message>
    <message>
        <source>Restart with the GPU</source>
        <translation type="unfinished">GPU로 다시 시작</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished">복원</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation type="unfinished">기본값 복원</translation>
    </message>
    <message>
        <source>Restore the initial settings of the step</source>
        <translation type="unfinished">단계가 시작될 때의 설정을 복원합니다</translation>
    </message>
    <message>
        <source>Restore the panels of this layout to their original positions</source>
        <translation type="unfinished">이 레이아웃의 패널을 처음 위치로 되돌립니다</translation>
    </message>
    <message>
        <source>Restore the strategy's own source; Undo brings your edits back</source>
        <translation type="unfinished">전략의 원래 코드로 돌아갑니다(되돌리기를 누르면 편집한 코드가 다시 나타남)</translation>
    </message>
    <message>
        <source>Restore the values that the launch really needs</source>
        <translation type="unfinished">호출이 실제로 필요로 하는 값으로 돌아가기</translation>
    </message>
    <message>
        <source>Restore this run's settings</source>
        <translation type="unfinished">이 실행의 설정 복원</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">결과</translation>
    </message>
    <message>
        <source>Result curve</source>
        <translation type="unfinished">결과의 곡선</translation>
    </message>
    <message>
        <source>Result details</source>
        <translation type="unfinished">결과의 정보</translation>
    </message>
    <message>
        <source>Result never copied back</source>
        <translation type="unfinished">호스트로 복사하지 않은 결과</translation>
    </message>
    <message>
        <source>Result of a sample</source>
        <translation type="unfinished">표본의 결과</translation>
    </message>
    <message>
        <source>Result − reference</source>
        <translation type="unfinished">결과 − 참조 결과</translation>
    </message>
    <message>
        <source>Result: none in host memory yet</source>
        <translation type="unfinished">결과: 아직 호스트 메모리에 없음</translation>
    </message>
    <message>
        <source>Results go from CUDA to %1 without leaving the GPU.</source>
        <translation type="unfinished">결과가 GPU를 떠나지 않고 CUDA에서 렌더러(%1)로 전달됩니다.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished">다시 시도</translation>
    </message>
    <message>
        <source>Return to the normal window (Esc)</source>
        <translation type="unfinished">이전 창 상태로 돌아가기 (Esc)</translation>
    </message>
    <message>
        <source>Return to the pixel, block, warp or line that was chosen before</source>
        <translation type="unfinished">이전에 선택한 픽셀, 블록, 워프 또는 줄로 돌아갑니다</translation>
    </message>
    <message>
        <source>Reuse: reads from shared memory</source>
        <translation type="unfinished">재사용: 공유 메모리에서 읽기</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation type="unfinished">루프라인</translation>
    </message>
    <message>
        <source>Rotate its line; in steps of 15° with Shift</source>
        <translation type="unfinished">선을 돌립니다. Shift를 누르면 15° 단위</translation>
    </message>
    <message>
        <source>Rotated upright according to its EXIF orientation.</source>
        <translation type="unfinished">EXIF 방향 정보에 따라 바로 세웠습니다.</translation>
    </message>
    <message>
        <source>Round both up, (n + block - 1) / block: %4 blocks are needed.</source>
        <translation type="unfinished">둘 다 올림하세요. (n + block - 1) / block, 즉 블록 %4개가 필요합니다.</translation>
    </message>
    <message>
        <source>Round up: (%7 + %5 - 1) / %5 is %6 blocks.</source>
        <translation type="unfinished">올림하세요. (%7 + %5 - 1) / %5, 즉 블록 %6개입니다.</translation>
    </message>
    <message>
        <source>Rounding between the passes</source>
        <translation type="unfinished">패스 사이에 온전한 단계로 반올림</translation>
    </message>
    <message>
        <source>Row 1 of the filter has %2 weights, but row %1 has %3. All rows must have the same length.</source>
        <translation type="unfinished">필터의 1번 행은 가중치가 %2개이고 %1번 행은 %3개입니다. 모든 행의 길이가 같아야 합니다.</translation>
    </message>
    <message>
        <source>Row counted twice</source>
        <translation type="unfinished">같은 행을 두 번</translation>
    </message>
    <message>
        <source>Row of the block in the grid</source>
        <translation type="unfinished">그리드에서 블록의 행</translation>
    </message>
    <message>
        <source>Rows as long as an image</source>
        <translation type="unfinished">행 간격이 이미지 길이</translation>
    </message>
    <message>
        <source>Rows do not move up</source>
        <translation type="unfinished">행이 올라가지 않음</translation>
    </message>
    <message>
        <source>Rows enter the column sums but never leave them: the further down the strip, the larger a block's sums, and the more pixels become black.</source>
        <translation type="unfinished">열 합에 행이 들어가기만 하고 나가지 않습니다. 띠를 내려갈수록 블록의 합이 커지고 검정이 많아집니다.</translation>
    </message>
    <message>
        <source>Rows of D are padded to whole tiles, so every load is 16 aligned bytes.</source>
        <translation type="unfinished">D의 행을 온전한 타일에 맞춰 패딩합니다. 모든 로드가 정렬된 16바이트입니다.</translation>
    </message>
    <message>
        <source>Rows of D, m.</source>
        <translation type="unfinished">D의 행 수 m입니다.</translation>
    </message>
    <message>
        <source>Rows per thread</source>
        <translation type="unfinished">스레드당 행 수</translation>
    </message>
    <message>
        <source>Rows stay in shared memory while the window needs them: memory is read once.</source>
        <translation type="unfinished">윈도우에 필요한 동안 행이 공유 메모리에 머뭅니다. 메모리를 한 번만 읽습니다.</translation>
    </message>
    <message>
        <source>Rows without pitch</source>
        <translation type="unfinished">피치 없는 행</translation>
    </message>
    <message>
        <source>Rows, then columns</source>
        <translation type="unfinished">행 먼저, 그다음 열</translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished">실행</translation>
    </message>
    <message>
        <source>Run and time every strategy again</source>
        <translation type="unfinished">모든 전략을 새로 실행하고 시간을 잽니다</translation>
    </message>
    <message>
        <source>Run at</source>
        <translation type="unfinished">실행 시각</translation>
    </message>
    <message>
        <source>Run it</source>
        <translation type="unfinished">실행</translation>
    </message>
    <message>
        <source>Run it again</source>
        <translation type="unfinished">다시 실행</translation>
    </message>
    <message>
        <source>Run it on the GPU once, unchecked</source>
        <translation type="unfinished">검사 없이 GPU에서 한 번 실행</translation>
    </message>
    <message>
        <source>Run the kernel source as it is in the editor</source>
        <translation type="unfinished">커널 코드를 지금 상태 그대로 실행</translation>
    </message>
    <message>
        <source>Run the kernels again and read the GPU's hardware counters</source>
        <translation type="unfinished">커널을 다시 실행하여 GPU의 하드웨어 카운터를 읽습니다</translation>
    </message>
    <message>
        <source>Run the kernels again under CUPTI, and show the GPU's hardware counters beside the emulator's figures</source>
        <translation type="unfinished">CUPTI로 커널을 다시 실행하여 GPU의 하드웨어 카운터를 에뮬레이터의 수치 옆에 표시</translation>
    </message>
    <message>
        <source>Running sums</source>
        <translation type="unfinished">이동 합</translation>
    </message>
    <message>
        <source>Running sums (box)</source>
        <translation type="unfinished">이동 합 (박스)</translation>
    </message>
    <message>
        <source>Running sums subtract each column exactly as it was added, so all weights must be equal, which those of a Gaussian are not. Choose "box", or the strategy "packed".</source>
        <translation type="unfinished">이동 합은 열을 더한 그대로 빼므로 모든 가중치가 같아야 합니다. 가우시안은 그런 합이 아닙니다. “box”나 전략 “packed”를 선택하세요.</translation>
    </message>
    <message>
        <source>Running sums subtract each column exactly as it was added, so they support only the box filter. Choose "box", or the strategy "shared_constant", which accepts any weights.</source>
        <translation type="unfinished">이동 합은 열을 더한 그대로 빼므로 박스에만 쓸 수 있습니다. “box”를 선택하거나, 어떤 가중치든 쓸 수 있는 전략 “shared_constant”를 선택하세요.</translation>
    </message>
    <message>
        <source>Running sums, 16 columns per thread</source>
        <translation type="unfinished">이동 합, 스레드당 16열</translation>
    </message>
    <message>
        <source>Running sums, a band of ones</source>
        <translation type="unfinished">이동 합, 1의 띠행렬</translation>
    </message>
    <message>
        <source>Running sums, a common product</source>
        <translation type="unfinished">이동 합, 공통 곱</translation>
    </message>
    <message>
        <source>Running sums, border added first</source>
        <translation type="unfinished">이동 합, 가장자리를 미리 배치</translation>
    </message>
    <message>
        <source>Running sums, four rows per step</source>
        <translation type="unfinished">이동 합, 단계당 네 행</translation>
    </message>
    <message>
        <source>Running sums, handed over</source>
        <translation type="unfinished">이동 합, 넘겨주기</translation>
    </message>
    <message>
        <source>Running sums, products overlapped</source>
        <translation type="unfinished">이동 합, 곱을 겹침</translation>
    </message>
    <message>
        <source>Running sums, rows kept</source>
        <translation type="unfinished">이동 합, 행 보관</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation type="unfinished">실행 중…</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished">실행</translation>
    </message>
    <message>
        <source>Runs compared</source>
        <translation type="unfinished">비교한 실행</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation type="unfinished">실행 장치</translation>
    </message>
    <message>
        <source>Runs shown</source>
        <translation type="unfinished">표시되는 실행</translation>
    </message>
    <message>
        <source>S&amp;can</source>
        <translation type="unfinished">스캔(&amp;C)</translation>
    </message>
    <message>
        <source>SVG, scalable and editable</source>
        <translation type="unfinished">SVG, 크기 조정과 편집용</translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation type="unfinished">세션 저장(&amp;V)</translation>
    </message>
    <message>
        <source>Sample: %1</source>
        <translation type="unfinished">표본: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished">저장</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation type="unfinished">모두 저장</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished">다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation type="unfinished">다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Save a chart as SVG, PNG or CSV</source>
        <translation type="unfinished">차트를 SVG, PNG 또는 CSV로 저장</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation type="unfinished">저장하고 닫기</translation>
    </message>
    <message>
        <source>Save and run</source>
        <translation type="unfinished">저장하고 실행</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished">다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Save images, settings, figures and the kernel as one HTML file</source>
        <translation type="unfinished">이미지, 설정, 수치, 커널을 HTML 파일 하나로 저장</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation type="unfinished">진도 저장…</translation>
    </message>
    <message>
        <source>Save the answers</source>
        <translation type="unfinished">답안 저장</translation>
    </message>
    <message>
        <source>Save the answers…</source>
        <translation type="unfinished">답안 저장…</translation>
    </message>
    <message>
        <source>Save the kernel</source>
        <translation type="unfinished">커널 저장</translation>
    </message>
    <message>
        <source>Save the kernel source as a .cu file</source>
        <translation type="unfinished">커널 코드를 .cu 파일로 저장</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation type="unfinished">진도 저장</translation>
    </message>
    <message>
        <source>Save the replay of the block panel as an animated GIF</source>
        <translation type="unfinished">블록 패널의 재생을 움직이는 GIF로 저장</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation type="unfinished">결과 저장</translation>
    </message>
    <message>
        <source>Save the result as an image</source>
        <translation type="unfinished">결과를 이미지로 저장</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished">세션 저장</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation type="unfinished">세션을 다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Save the settings and the name of the image as a session</source>
        <translation type="unfinished">설정과 이미지의 이름을 세션으로 저장</translation>
    </message>
    <message>
        <source>Save the source if it was edited, and run the whole program again</source>
        <translation type="unfinished">편집한 코드를 저장하고 프로그램 전체를 다시 실행합니다</translation>
    </message>
    <message>
        <source>Save the sweep as a file</source>
        <translation type="unfinished">스윕을 파일로 저장</translation>
    </message>
    <message>
        <source>Save the view in the centre of the window as an image</source>
        <translation type="unfinished">창 가운데에 보이는 것을 이미지로 저장</translation>
    </message>
    <message>
        <source>Save to %1</source>
        <translation type="unfinished">%1에 저장</translation>
    </message>
    <message>
        <source>Save what is shown to files</source>
        <translation type="unfinished">표시된 것을 파일로 저장합니다</translation>
    </message>
    <message>
        <source>Saves 12 bytes per pixel and one launch, but rows in the halo are summed twice, 1.5 times as many at W = 9 in blocks of 16×16: about 1.2× as fast as two launches on an H200 for small W, with no gain from W = 15 on.</source>
        <translation type="unfinished">픽셀당 12바이트와 호출 하나가 절약되지만, 헤일로의 행은 두 번 더하므로 16×16 블록에서 W = 9일 때 1.5배가 됩니다. H200에서 W가 작으면 호출 두 번보다 약 1.2배 빠르고, W = 15부터는 이득이 없습니다.</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation type="unfinished">왼쪽으로 스크롤</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation type="unfinished">오른쪽으로 스크롤</translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished">검색</translation>
    </message>
    <message>
        <source>Search the kernel source</source>
        <translation type="unfinished">커널 코드에서 단어를 찾습니다</translation>
    </message>
    <message>
        <source>Search the strategies</source>
        <translation type="unfinished">전략 검색</translation>
    </message>
    <message>
        <source>Second figure shown</source>
        <translation type="unfinished">표시된 두 번째 수치</translation>
    </message>
    <message>
        <source>Second vote, answer, next step</source>
        <translation type="unfinished">두 번째 투표, 정답, 다음 단계</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation type="unfinished">섹터</translation>
    </message>
    <message>
        <source>Sectors of loads and stores of global memory, divided by the number needed if the same bytes were contiguous: 1 is fully coalesced.</source>
        <translation type="unfinished">전역 메모리 로드와 저장의 섹터를, 같은 바이트가 나란히 있을 때의 섹터로 나눈 값. 1이면 병합된 접근입니다.</translation>
    </message>
    <message>
        <source>Sectors of the access</source>
        <translation type="unfinished">접근의 섹터</translation>
    </message>
    <message>
        <source>Sectors over ideal</source>
        <translation type="unfinished">섹터, 최적값 대비</translation>
    </message>
    <message>
        <source>Sectors per global load request</source>
        <translation type="unfinished">전역 로드 요청당 섹터</translation>
    </message>
    <message>
        <source>Sectors per global store request</source>
        <translation type="unfinished">전역 저장 요청당 섹터</translation>
    </message>
    <message>
        <source>Sectors per load request</source>
        <translation type="unfinished">로드 요청당 섹터</translation>
    </message>
    <message>
        <source>Sectors per local load request</source>
        <translation type="unfinished">로컬 로드 요청당 섹터</translation>
    </message>
    <message>
        <source>Sectors per local store request</source>
        <translation type="unfinished">로컬 저장 요청당 섹터</translation>
    </message>
    <message>
        <source>Sectors per pixel</source>
        <translation type="unfinished">픽셀당 섹터</translation>
    </message>
    <message>
        <source>Sectors per store request</source>
        <translation type="unfinished">저장 요청당 섹터</translation>
    </message>
    <message>
        <source>Sectors/pixel</source>
        <translation type="unfinished">픽셀당 섹터</translation>
    </message>
    <message>
        <source>See a halo</source>
        <translation type="unfinished">헤일로 보기</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation type="unfinished">참고: %1</translation>
    </message>
    <message>
        <source>See what CUDA memory strategies do to an image.</source>
        <translation type="unfinished">CUDA 메모리 전략이 이미지에 하는 일을 눈으로 확인합니다.</translation>
    </message>
    <message>
        <source>See what a CUDA kernel does with memory</source>
        <translation type="unfinished">CUDA 커널이 메모리를 어떻게 쓰는지 봅니다</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished">모두 선택</translation>
    </message>
    <message>
        <source>Select a rectangle, if the operation takes one</source>
        <translation type="unfinished">연산이 사각형을 받는 경우 사각형을 선택</translation>
    </message>
    <message>
        <source>Select it to see this launch in all panels.</source>
        <translation type="unfinished">선택하면 모든 패널에 이 호출을 표시합니다.</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation type="unfinished">Selected</translation>
    </message>
    <message>
        <source>Separable, one launch</source>
        <translation type="unfinished">분리형 필터, 호출 한 번</translation>
    </message>
    <message>
        <source>Separable, two launches</source>
        <translation type="unfinished">분리형 필터, 호출 두 번</translation>
    </message>
    <message>
        <source>Separate sums</source>
        <translation type="unfinished">따로 둔 합</translation>
    </message>
    <message>
        <source>Separated sums</source>
        <translation type="unfinished">분리된 합</translation>
    </message>
    <message>
        <source>Sessions (*.tilescope);;All files (*)</source>
        <translation type="unfinished">세션 (*.tilescope);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Set %3 bytes, or allocate %4 bytes.</source>
        <translation type="unfinished">%3바이트를 설정하거나 %4바이트를 할당하세요.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished">설정</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished">설정</translation>
    </message>
    <message>
        <source>Several lanes read the same word in one pass. In shared and constant memory this costs nothing extra.</source>
        <translation type="unfinished">여러 레인이 한 패스에서 같은 워드를 읽는 것. 공유 메모리와 상수 메모리에서는 비용이 더 들지 않습니다.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished">심각도</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished">공유 메모리</translation>
    </message>
    <message>
        <source>Shared &amp;tile</source>
        <translation type="unfinished">공유 타일(&amp;T)</translation>
    </message>
    <message>
        <source>Shared atomic wavefronts</source>
        <translation type="unfinished">공유 원자적 연산 웨이브프런트</translation>
    </message>
    <message>
        <source>Shared load requests</source>
        <translation type="unfinished">공유 로드 요청</translation>
    </message>
    <message>
        <source>Shared load wavefronts</source>
        <translation type="unfinished">공유 로드 웨이브프런트</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation type="unfinished">공유 메모리</translation>
    </message>
    <message>
        <source>Shared memory as an image</source>
        <translation type="unfinished">이미지로 본 공유 메모리</translation>
    </message>
    <message>
        <source>Shared memory consists of 32 banks, each of which delivers one 4-byte word per pass. Adjacent words are in adjacent banks.</source>
        <translation type="unfinished">공유 메모리는 32개 뱅크로 이루어지며, 각 뱅크는 패스마다 4바이트 워드를 하나씩 내줍니다. 이웃한 워드는 이웃한 뱅크에 있습니다.</translation>
    </message>
    <message>
        <source>Shared memory holds whatever was there before, so the counts start from those values.</source>
        <translation type="unfinished">공유 메모리에는 전에 있던 값이 그대로 있습니다. 개수가 그 값에서 시작합니다.</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <translation type="unfinished">블록당 공유 메모리</translation>
    </message>
    <message>
        <source>Shared memory queue</source>
        <translation type="unfinished">공유 메모리 대기열</translation>
    </message>
    <message>
        <source>Shared memory used by a block of the main launch, static and dynamic together. All blocks on a multiprocessor share the amount available on it.</source>
        <translation type="unfinished">주 호출의 블록이 쓰는 공유 메모리로, 고정된 것과 호출할 때 요청한 것의 합. 멀티프로세서의 모든 블록이 그 공유 메모리를 나누어 씁니다.</translation>
    </message>
    <message>
        <source>Shared memory, %1 bytes, 32 words per row</source>
        <translation type="unfinished">공유 메모리, %1바이트, 행당 워드 32개</translation>
    </message>
    <message>
        <source>Shared memory, bytes</source>
        <translation type="unfinished">공유 메모리, 바이트</translation>
    </message>
    <message>
        <source>Shared reads</source>
        <translation type="unfinished">공유 메모리 읽기</translation>
    </message>
    <message>
        <source>Shared store requests</source>
        <translation type="unfinished">공유 저장 요청</translation>
    </message>
    <message>
        <source>Shared store wavefronts</source>
        <translation type="unfinished">공유 저장 웨이브프런트</translation>
    </message>
    <message>
        <source>Shared tile</source>
        <translation type="unfinished">공유 타일</translation>
    </message>
    <message>
        <source>Shared tile %1</source>
        <translation type="unfinished">공유 타일 %1</translation>
    </message>
    <message>
        <source>Shared tile, constant filter</source>
        <translation type="unfinished">공유 타일, 상수 필터</translation>
    </message>
    <message>
        <source>Shared tiles</source>
        <translation type="unfinished">공유 타일 두 개</translation>
    </message>
    <message>
        <source>Shared tiles, inner exit</source>
        <translation type="unfinished">공유 타일 두 개, 내부 종료</translation>
    </message>
    <message>
        <source>Shared wavefronts</source>
        <translation type="unfinished">공유 웨이브프런트</translation>
    </message>
    <message>
        <source>Shared wavefronts over ideal</source>
        <translation type="unfinished">공유 웨이브프런트, 최적값 대비</translation>
    </message>
    <message>
        <source>Shared-memory size without parentheses</source>
        <translation type="unfinished">괄호 없는 공유 메모리 크기</translation>
    </message>
    <message>
        <source>Shift after the sum</source>
        <translation type="unfinished">합한 뒤의 시프트</translation>
    </message>
    <message>
        <source>Shift+F1: the glossary</source>
        <translation type="unfinished">Shift+F1: 용어집</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation type="unfinished">Shift+드래그</translation>
    </message>
    <message>
        <source>Shift+letter</source>
        <translation type="unfinished">Shift+글자</translation>
    </message>
    <message>
        <source>Shifted by three pixels, a row of 16 pixels extends into a fifth word. With only the words of the unshifted row, the last pixels of three copies are lost, and all columns except the first read wrong elements.</source>
        <translation type="unfinished">16개짜리 행을 세 픽셀만큼 시프트하면 다섯 번째 워드에서 끝납니다. 시프트하지 않은 행의 워드만 쓰면 사본 세 개의 마지막 픽셀을 잃고, 첫 열을 뺀 모든 열이 틀린 원소를 읽습니다.</translation>
    </message>
    <message>
        <source>Shifted copies cut off</source>
        <translation type="unfinished">시프트한 사본이 잘림</translation>
    </message>
    <message>
        <source>Shifted templates</source>
        <translation type="unfinished">시프트한 템플릿</translation>
    </message>
    <message>
        <source>Shifted the other way</source>
        <translation type="unfinished">반대쪽으로 시프트</translation>
    </message>
    <message>
        <source>Short scoreboard</source>
        <translation type="unfinished">Short scoreboard</translation>
    </message>
    <message>
        <source>Show &amp;differences</source>
        <translation type="unfinished">차이점 표시(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation type="unfinished">숨김 파일 표시(&amp;H)</translation>
    </message>
    <message>
        <source>Show a hint. Wrong answers are allowed, too.</source>
        <translation type="unfinished">힌트를 표시합니다. 답은 틀려도 됩니다.</translation>
    </message>
    <message>
        <source>Show a pixel's values, its thread and the values around it; click to pin the pixel</source>
        <translation type="unfinished">픽셀의 값, 스레드, 주변 값을 표시합니다. 클릭하면 고정됩니다</translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation type="unfinished">해답 보기</translation>
    </message>
    <message>
        <source>Show all cycles (Ctrl+0)</source>
        <translation type="unfinished">모든 사이클 표시 (Ctrl+0)</translation>
    </message>
    <message>
        <source>Show blocks over the image</source>
        <translation type="unfinished">이미지 위에 블록을 그립니다</translation>
    </message>
    <message>
        <source>Show counts on a logarithmic axis, so that rare values are seen</source>
        <translation type="unfinished">드문 값도 보이도록 개수를 로그 축에 표시</translation>
    </message>
    <message>
        <source>Show each pixel's value on it if pixels are large</source>
        <translation type="unfinished">픽셀이 크게 보이는 곳에 픽셀의 값을 씁니다</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished">폴더 표시</translation>
    </message>
    <message>
        <source>Show how often each pixel is read: the cost of the halos at a glance</source>
        <translation type="unfinished">각 픽셀을 읽는 횟수: 헤일로의 비용을 한눈에</translation>
    </message>
    <message>
        <source>Show how other registers, shared memory and block sizes would change occupancy and time</source>
        <translation type="unfinished">다른 레지스터, 공유 메모리, 블록 크기에서의 점유율과 시간을 표시합니다</translation>
    </message>
    <message>
        <source>Show how the pixel under the cursor, or the pinned pixel, was computed: its thread and everything that the thread read</source>
        <translation type="unfinished">커서 아래의 픽셀 또는 고정한 픽셀이 어떻게 계산되었는지 표시합니다: 그 스레드와 스레드가 읽은 모든 것</translation>
    </message>
    <message>
        <source>Show in block</source>
        <translation type="unfinished">블록에서 보기</translation>
    </message>
    <message>
        <source>Show it anyway</source>
        <translation type="unfinished">그래도 표시</translation>
    </message>
    <message>
        <source>Show it in the emulator</source>
        <translation type="unfinished">에뮬레이터에서 보기</translation>
    </message>
    <message>
        <source>Show one channel of the images as grey levels. Kernels still read all channels.</source>
        <translation type="unfinished">이미지의 한 채널을 회색조로 표시합니다. 커널은 모든 채널을 읽습니다.</translation>
    </message>
    <message>
        <source>Show only the image (Esc leaves)</source>
        <translation type="unfinished">이미지만 표시 (Esc로 나감)</translation>
    </message>
    <message>
        <source>Show only the image, or the panels again</source>
        <translation type="unfinished">이미지만 표시하고, 다시 누르면 패널도 표시</translation>
    </message>
    <message>
        <source>Show only the rows that contain this text</source>
        <translation type="unfinished">이 텍스트가 들어 있는 행만 표시</translation>
    </message>
    <message>
        <source>Show source and result on the two sides of a line: drag the line, turn it by its ends, or double-click it to make it vertical</source>
        <translation type="unfinished">선의 양쪽에 원본과 결과를 표시합니다. 선을 드래그하여 옮기고, 끝을 드래그하여 돌리고, 두 번 클릭하여 수직으로 세웁니다</translation>
    </message>
    <message>
        <source>Show source and result side by side, with the same zoom</source>
        <translation type="unfinished">원본과 결과를 같은 확대율로 나란히 표시</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation type="unfinished">정답 보기</translation>
    </message>
    <message>
        <source>Show the area outside the image, and which pixel is read there</source>
        <translation type="unfinished">이미지 밖의 영역과 그곳에서 읽는 픽셀을 표시합니다</translation>
    </message>
    <message>
        <source>Show the block that is stepped through</source>
        <translation type="unfinished">한 단계씩 재생 중인 블록 표시</translation>
    </message>
    <message>
        <source>Show the difference between the result and the CPU reference, or between any two images</source>
        <translation type="unfinished">결과가 CPU 참조 결과와, 또는 한 이미지가 다른 이미지와 얼마나 다른지 표시</translation>
    </message>
    <message>
        <source>Show the differences from the strategy's own source</source>
        <translation type="unfinished">전략의 원래 코드와 다른 곳을 표시</translation>
    </message>
    <message>
        <source>Show the distribution of the source and result values</source>
        <translation type="unfinished">원본과 결과의 값이 어떻게 분포하는지 표시</translation>
    </message>
    <message>
        <source>Show the edges of the blocks</source>
        <translation type="unfinished">블록의 경계를 그립니다</translation>
    </message>
    <message>
        <source>Show the findings in the host code with those in the kernels</source>
        <translation type="unfinished">호스트 코드의 진단을 커널의 진단과 함께 보여 줍니다</translation>
    </message>
    <message>
        <source>Show the image and one panel in large type (Esc leaves)</source>
        <translation type="unfinished">이미지와 패널 하나를 큰 글자로 표시합니다(Esc로 나가기)</translation>
    </message>
    <message>
        <source>Show the lane of each pixel's thread in its warp, if pixels are large</source>
        <translation type="unfinished">픽셀이 크게 보이는 곳에서 각 픽셀을 맡은 스레드의 워프 내 레인</translation>
    </message>
    <message>
        <source>Show the list of lessons; your answers are kept</source>
        <translation type="unfinished">실습 목록(답한 내용은 유지됨)</translation>
    </message>
    <message>
        <source>Show the next panel below the image while presenting</source>
        <translation type="unfinished">발표 중 이미지 아래의 다음 패널</translation>
    </message>
    <message>
        <source>Show the previous panel below the image while presenting</source>
        <translation type="unfinished">발표 중 이미지 아래의 이전 패널</translation>
    </message>
    <message>
        <source>Show the profiles, one value per column or row, along the edges of the image</source>
        <translation type="unfinished">이미지의 가장자리를 따라 프로파일(열이나 행마다 값 하나)을 표시합니다</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation type="unfinished">결과 표시</translation>
    </message>
    <message>
        <source>Show the source (hold B to look at it for a moment)</source>
        <translation type="unfinished">원본 표시 (B를 누르고 있으면 잠시 볼 수 있음)</translation>
    </message>
    <message>
        <source>Show the tile, the halo and the warps of the block under the cursor</source>
        <translation type="unfinished">커서 아래 블록의 타일, 헤일로, 워프를 그립니다</translation>
    </message>
    <message>
        <source>Show this block with its halo as large as possible</source>
        <translation type="unfinished">이 블록과 그 헤일로를 이미지 보기가 허용하는 만큼 크게 표시</translation>
    </message>
    <message>
        <source>Show what the colours of the result mean</source>
        <translation type="unfinished">결과의 색이 나타내는 값을 표시합니다</translation>
    </message>
    <message>
        <source>Show what the operation found, with its values</source>
        <translation type="unfinished">연산이 찾은 것과 그 값을 표시합니다</translation>
    </message>
    <message>
        <source>Show what the operation's text measured on its own GPU</source>
        <translation type="unfinished">연산의 원문이 자체 GPU에서 측정한 값 표시</translation>
    </message>
    <message>
        <source>Shown at 1/%1 of its size: OpenGL here supports images of up to %2 pixels per side.</source>
        <translation type="unfinished">1/%1 크기로 표시: 이곳의 OpenGL은 한 변이 %2픽셀 이하인 이미지를 받습니다.</translation>
    </message>
    <message>
        <source>Shuffled halo</source>
        <translation type="unfinished">헤일로 셔플</translation>
    </message>
    <message>
        <source>Shuffled the wrong way</source>
        <translation type="unfinished">반대 방향으로 셔플</translation>
    </message>
    <message>
        <source>Siemens star, zone plates and wedges: every frequency and direction.</source>
        <translation type="unfinished">지멘스 스타, 존 플레이트, 쐐기: 모든 주파수와 방향.</translation>
    </message>
    <message>
        <source>Sigma</source>
        <translation type="unfinished">시그마</translation>
    </message>
    <message>
        <source>Signed bytes</source>
        <translation type="unfinished">부호 있는 바이트</translation>
    </message>
    <message>
        <source>Simulating the multiprocessor…</source>
        <translation type="unfinished">멀티프로세서를 시뮬레이션하는 중…</translation>
    </message>
    <message>
        <source>Single CPU thread</source>
        <translation type="unfinished">CPU 스레드 하나</translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished">크기</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation type="unfinished">슬라이더</translation>
    </message>
    <message>
        <source>Sliding rows</source>
        <translation type="unfinished">슬라이딩 행</translation>
    </message>
    <message>
        <source>Slot off by one</source>
        <translation type="unfinished">슬롯 하나 어긋남</translation>
    </message>
    <message>
        <source>Small images</source>
        <translation type="unfinished">작은 이미지</translation>
    </message>
    <message>
        <source>Smaller blocks extend less beyond the image; with a larger image, this hardly matters.</source>
        <translation type="unfinished">블록이 작을수록 밖으로 나가는 부분이 적습니다. 이미지가 크면 거의 상관없습니다.</translation>
    </message>
    <message>
        <source>Sobel edges</source>
        <translation type="unfinished">소벨 경계 검출</translation>
    </message>
    <message>
        <source>Sobel edges from global memory, from a shared tile, and by the proposed block copy</source>
        <translation type="unfinished">전역 메모리, 공유 타일, 제안된 블록 복사를 쓰는 소벨 경계 검출</translation>
    </message>
    <message>
        <source>Some loads execute for only some of the lanes (predicated), so not all reads are listed.</source>
        <translation type="unfinished">일부 로드는 레인의 일부에서만(프레디케이트로) 실행됩니다. 모든 읽기를 표시하지는 않습니다.</translation>
    </message>
    <message>
        <source>Some reads, from a surface or by a gather, are not listed.</source>
        <translation type="unfinished">서피스나 gather를 통한 일부 읽기는 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>Sorted in a list</source>
        <translation type="unfinished">목록으로 정렬</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">원본</translation>
    </message>
    <message>
        <source>Source	hold B</source>
        <translation type="unfinished">원본	B 누르고 있기</translation>
    </message>
    <message>
        <source>Source and destination exchanged</source>
        <translation type="unfinished">원본과 대상이 뒤바뀜</translation>
    </message>
    <message>
        <source>Source only, without figures.</source>
        <translation type="unfinished">코드만 표시하고 수치는 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>Spectra not multiplied</source>
        <translation type="unfinished">스펙트럼을 곱하지 않음</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation type="unfinished">스펙트럼</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished">속도</translation>
    </message>
    <message>
        <source>Speed by effort</source>
        <translation type="unfinished">작업량별 속도</translation>
    </message>
    <message>
        <source>Speed relative to the slowest strategy.</source>
        <translation type="unfinished">가장 느린 전략보다 몇 배 빠른지 나타냅니다.</translation>
    </message>
    <message>
        <source>Speed relative to the strategy that this one is based on.</source>
        <translation type="unfinished">이 전략의 바탕이 되는 전략보다 몇 배 빠른지 나타냅니다.</translation>
    </message>
    <message>
        <source>Speed, % of copy</source>
        <translation type="unfinished">속도, 복사의 %</translation>
    </message>
    <message>
        <source>Speed, cold L2, % of copy</source>
        <translation type="unfinished">속도, 콜드 L2, 복사의 %</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation type="unfinished">속도 향상</translation>
    </message>
    <message>
        <source>Split line %1 into a load and a store with %2 in between.</source>
        <translation type="unfinished">%1번 줄을 로드와 저장으로 나누고 그 사이에 %2을(를) 넣으세요.</translation>
    </message>
    <message>
        <source>Split sums</source>
        <translation type="unfinished">나눈 합</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation type="unfinished">편차</translation>
    </message>
    <message>
        <source>Spread of the GPU time</source>
        <translation type="unfinished">GPU 시간의 편차</translation>
    </message>
    <message>
        <source>Stalls are predicted after a full run.</source>
        <translation type="unfinished">스톨은 전체 실행이 끝나면 예측됩니다.</translation>
    </message>
    <message>
        <source>Stalls, predicted</source>
        <translation type="unfinished">스톨, 예측</translation>
    </message>
    <message>
        <source>Stalls, predicted: %1 of the warps' cycles</source>
        <translation type="unfinished">스톨, 예측: 워프 사이클의 %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished">시작</translation>
    </message>
    <message>
        <source>Start a kernel of your own from a common pattern</source>
        <translation type="unfinished">흔히 쓰는 형태로 자신의 커널 시작</translation>
    </message>
    <message>
        <source>Start again after the last event (Ctrl+L)</source>
        <translation type="unfinished">마지막 이벤트 뒤에 처음부터 다시 시작 (Ctrl+L)</translation>
    </message>
    <message>
        <source>State of the kernel source</source>
        <translation type="unfinished">커널 코드의 상태</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation type="unfinished">원문의 내용</translation>
    </message>
    <message>
        <source>Static and dynamic shared memory of a block. Other sizes only change how many blocks fit.</source>
        <translation type="unfinished">블록의 정적 및 동적 공유 메모리. 다른 크기는 들어가는 블록 수만 바꿉니다.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished">한 단계</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation type="unfinished">단계 %1</translation>
    </message>
    <message>
        <source>Step %1: answered, correct</source>
        <translation type="unfinished">단계 %1: 답했음, 정답</translation>
    </message>
    <message>
        <source>Step %1: answered, not correct</source>
        <translation type="unfinished">단계 %1: 답했음, 오답</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation type="unfinished">한 단계 아래로(&amp;D)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished">한 단계 뒤로</translation>
    </message>
    <message>
        <source>Stepping requires JavaScript.</source>
        <translation type="unfinished">단계를 보려면 JavaScript가 필요합니다.</translation>
    </message>
    <message>
        <source>Stop (%1 of %2)</source>
        <translation type="unfinished">중지 (%1/%2)</translation>
    </message>
    <message>
        <source>Stop the current run</source>
        <translation type="unfinished">실행 중인 것을 끝냅니다</translation>
    </message>
    <message>
        <source>Stop the run (Esc)</source>
        <translation type="unfinished">실행을 끝냅니다 (Esc)</translation>
    </message>
    <message>
        <source>Stop tracing the value</source>
        <translation type="unfinished">값 추적 중지</translation>
    </message>
    <message>
        <source>Store requests</source>
        <translation type="unfinished">저장 요청</translation>
    </message>
    <message>
        <source>Store sectors</source>
        <translation type="unfinished">저장 섹터</translation>
    </message>
    <message>
        <source>Store wavefronts</source>
        <translation type="unfinished">저장 웨이브프런트</translation>
    </message>
    <message>
        <source>Stored: %1, but the reference is %2.</source>
        <translation type="unfinished">저장된 값: %1. 그러나 참조 결과는 %2.</translation>
    </message>
    <message>
        <source>Stored: %1, equal to the reference.</source>
        <translation type="unfinished">저장된 값: %1, 참조 결과와 같음.</translation>
    </message>
    <message>
        <source>Stored: %1, within the tolerance of the reference %2.</source>
        <translation type="unfinished">저장된 값: %1, 참조 결과 %2의 허용 오차 이내.</translation>
    </message>
    <message>
        <source>Stored: %1.</source>
        <translation type="unfinished">저장된 값: %1.</translation>
    </message>
    <message>
        <source>Story of the pi&amp;xel</source>
        <translation type="unfinished">픽셀의 계산 과정(&amp;X)</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation type="unfinished">전략</translation>
    </message>
    <message>
        <source>Strategies side by side</source>
        <translation type="unfinished">전략 나란히 비교</translation>
    </message>
    <message>
        <source>Strategies to sweep</source>
        <translation type="unfinished">스윕할 전략</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation type="unfinished">전략</translation>
    </message>
    <message>
        <source>Strategy and parameter shown</source>
        <translation type="unfinished">표시된 전략과 매개변수</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation type="unfinished">늘이기</translation>
    </message>
    <message>
        <source>Stretch: exclude half a percent of the values at each end</source>
        <translation type="unfinished">늘이기: 양 끝에서 값의 0.5퍼센트씩을 제외한 전부</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation type="unfinished">간격</translation>
    </message>
    <message>
        <source>Student</source>
        <translation type="unfinished">학생</translation>
    </message>
    <message>
        <source>Sum not clamped to 255</source>
        <translation type="unfinished">합을 255로 제한하지 않음</translation>
    </message>
    <message>
        <source>Sums as half2</source>
        <translation type="unfinished">half2로 더하기</translation>
    </message>
    <message>
        <source>Sums in eight bits</source>
        <translation type="unfinished">8비트로 더하기</translation>
    </message>
    <message>
        <source>Sums of integers have no rounding, and the comparison needs no division, so every strategy matches the reference exactly, even for a fractional offset.</source>
        <translation type="unfinished">정수의 합에는 반올림이 없고 비교에는 나눗셈이 필요 없습니다. 소수가 있는 오프셋에서도 모든 전략의 결과가 참조 결과와 정확히 같습니다.</translation>
    </message>
    <message>
        <source>Sums of integers have no rounding, so every strategy matches the reference exactly.</source>
        <translation type="unfinished">정수의 합에는 반올림이 없습니다. 모든 전략의 결과가 참조 결과와 정확히 같습니다.</translation>
    </message>
    <message>
        <source>Sums of the next window</source>
        <translation type="unfinished">다음 윈도우의 합</translation>
    </message>
    <message>
        <source>Swaps white and black.</source>
        <translation type="unfinished">흰색과 검정을 맞바꿉니다.</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished">스윕</translation>
    </message>
    <message>
        <source>Sweep %1 settings</source>
        <translation type="unfinished">설정 %1개 스윕</translation>
    </message>
    <message>
        <source>Sweep 1 setting</source>
        <translation type="unfinished">설정 1개 스윕</translation>
    </message>
    <message>
        <source>Sweep over block sizes</source>
        <translation type="unfinished">블록 크기 스윕</translation>
    </message>
    <message>
        <source>Sweep, roofline and times side by side</source>
        <translation type="unfinished">스윕, 루프라인, 시간을 나란히 표시</translation>
    </message>
    <message>
        <source>Sweep: %1</source>
        <translation type="unfinished">스윕: %1</translation>
    </message>
    <message>
        <source>Sweep: %1 and %2</source>
        <translation type="unfinished">스윕: %1 및 %2</translation>
    </message>
    <message>
        <source>Sweep: %1, %2 by block width and height</source>
        <translation type="unfinished">스윕: %1, 블록 너비와 높이별 %2</translation>
    </message>
    <message>
        <source>Switch to the next block overlay</source>
        <translation type="unfinished">블록을 다음 방식으로 그립니다</translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished">시스템</translation>
    </message>
    <message>
        <source>TEX throttle</source>
        <translation type="unfinished">TEX throttle</translation>
    </message>
    <message>
        <source>TIFF, floats as they are (*.tif)</source>
        <translation type="unfinished">TIFF, float 그대로 (*.tif)</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation type="unfinished">표를 CSV로…</translation>
    </message>
    <message>
        <source>Table of the values (*.csv)</source>
        <translation type="unfinished">값의 표 (*.csv)</translation>
    </message>
    <message>
        <source>Take a lesson</source>
        <translation type="unfinished">실습 시작</translation>
    </message>
    <message>
        <source>Take the settings of this run</source>
        <translation type="unfinished">이 실행의 설정을 적용합니다</translation>
    </message>
    <message>
        <source>Takes effect the next time Tilescope starts</source>
        <translation type="unfinished">다음에 Tilescope를 시작할 때부터 적용됩니다</translation>
    </message>
    <message>
        <source>Takes effect the next time Tilescope starts. This translation has not been reviewed by a speaker of the language.</source>
        <translation type="unfinished">다음에 Tilescope를 시작할 때부터 적용됩니다. 이 언어를 아는 사람이 아직 검토하지 않은 번역입니다.</translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished">템플릿</translation>
    </message>
    <message>
        <source>Template matching</source>
        <translation type="unfinished">템플릿 매칭</translation>
    </message>
    <message>
        <source>Template matching by textures, with a constant template and from a shared tile, by template size</source>
        <translation type="unfinished">텍스처, 상수 템플릿, 공유 타일을 쓰는 템플릿 매칭, 템플릿 크기별</translation>
    </message>
    <message>
        <source>Template not shifted</source>
        <translation type="unfinished">템플릿을 시프트하지 않음</translation>
    </message>
    <message>
        <source>Template size</source>
        <translation type="unfinished">템플릿의 변</translation>
    </message>
    <message>
        <source>Tensor Cores multiply a row by a band of ones: the products are its window sums.</source>
        <translation type="unfinished">텐서 코어가 행에 1의 띠행렬을 곱합니다. 그 곱이 윈도우의 합입니다.</translation>
    </message>
    <message>
        <source>Tensor Cores multiply fragments; values are rounded to TF32 (10 fraction bits).</source>
        <translation type="unfinished">텐서 코어가 프래그먼트를 곱합니다. 숫자는 TF32(10비트)로 반올림됩니다.</translation>
    </message>
    <message>
        <source>Tensor Cores, FP16</source>
        <translation type="unfinished">텐서 코어, FP16</translation>
    </message>
    <message>
        <source>Tensor Cores, TF32</source>
        <translation type="unfinished">텐서 코어, TF32</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished">용어</translation>
    </message>
    <message>
        <source>Test chart</source>
        <translation type="unfinished">테스트 차트</translation>
    </message>
    <message>
        <source>Text %1 (%2): %3</source>
        <translation type="unfinished">원문 %1 (%2): %3</translation>
    </message>
    <message>
        <source>Text 001, GTX 560 Ti 448: 1.46 times as fast as shared.</source>
        <translation type="unfinished">원문 001, GTX 560 Ti 448: shared보다 1.46배 빠릅니다.</translation>
    </message>
    <message>
        <source>Text 001, GTX 560 Ti 448: 1.65 times as fast as global.</source>
        <translation type="unfinished">원문 001, GTX 560 Ti 448: global보다 1.65배 빠릅니다.</translation>
    </message>
    <message>
        <source>Text 002, Tesla P100 PCIe: 1.6 times as fast as global in blocks of 32×32.</source>
        <translation type="unfinished">원문 002, Tesla P100 PCIe: 32×32 블록에서 global보다 1.6배 빠릅니다.</translation>
    </message>
    <message>
        <source>Text 002, Tesla P100 PCIe: 5 % faster than shared.</source>
        <translation type="unfinished">원문 002, Tesla P100 PCIe: shared보다 5 % 빠릅니다.</translation>
    </message>
    <message>
        <source>Text that the rows contain</source>
        <translation type="unfinished">행에 들어 있는 텍스트</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation type="unfinished">텍스처</translation>
    </message>
    <message>
        <source>Texture queue</source>
        <translation type="unfinished">텍스처 대기열</translation>
    </message>
    <message>
        <source>Texture references are no longer part of CUDA. Give the kernel a parameter "cudaTextureObject_t %1", and read it with tex2D&lt;unsigned char&gt;(%1, x, y).</source>
        <translation type="unfinished">텍스처 참조는 더 이상 CUDA에 없습니다. 커널이 매개변수 “cudaTextureObject_t %1”을(를) 받게 하고 tex2D&lt;unsigned char&gt;(%1, x, y)로 읽으세요.</translation>
    </message>
    <message>
        <source>Texture requests</source>
        <translation type="unfinished">텍스처 요청</translation>
    </message>
    <message>
        <source>Texture, constant template</source>
        <translation type="unfinished">텍스처, 상수 템플릿</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation type="unfinished">텍스처 두 개</translation>
    </message>
    <message>
        <source>That is %1 times as long as with as many warps as fit (%2).</source>
        <translation type="unfinished">워프를 들어가는 만큼 둘 때(%2)의 %1배입니다.</translation>
    </message>
    <message>
        <source>The %1 is no longer available. Choose another image for the difference.</source>
        <translation type="unfinished">더 이상 없는 이미지: %1. 차이를 구할 다른 이미지를 선택하세요.</translation>
    </message>
    <message>
        <source>The %1 itself cannot run this strategy: its compute capability is %2, but %3 is required.</source>
        <translation type="unfinished">%1 자체는 이 전략을 실행할 수 없습니다. 컴퓨팅 능력이 %2인데 %3이(가) 필요합니다.</translation>
    </message>
    <message>
        <source>The 16 parts of a column belong to 16 warps. A warp that runs ahead reads values that the others have not written yet, so the remainders belong to another tile or are undefined.</source>
        <translation type="unfinished">한 열의 16개 부분은 16개 워프에 있습니다. 앞서가는 워프는 다른 워프가 아직 저장하지 않은 것을 읽습니다. 그러면 나머지는 다른 타일의 것이거나 아무 의미가 없습니다.</translation>
    </message>
    <message>
        <source>The 32-byte sectors that atomics on global memory touch, each counted as often as lanes take turns at one address in it. These sectors are updated in the L2 cache, which all multiprocessors share.</source>
        <translation type="unfinished">전역 메모리의 원자적 연산이 접근하는 32바이트 섹터로, 그 안의 한 주소에서 레인이 차례를 기다리는 횟수만큼 셉니다. 모든 멀티프로세서가 함께 쓰는 L2 캐시에서 갱신됩니다.</translation>
    </message>
    <message>
        <source>The 512 threads per block in the paper (001.txt:65) are the limit of compute capability 1.x; the paper's card allows 1,024. The number 65,535 is the limit of each side of the grid, not of the total number of blocks.</source>
        <translation type="unfinished">논문의 블록당 스레드 512개(001.txt:65)는 컴퓨팅 능력 1.x의 한계이고, 논문의 카드는 1,024개까지 허용합니다. 65,535는 그리드 각 변의 한계이며 전체 블록 수의 한계가 아닙니다.</translation>
    </message>
    <message>
        <source>The CPU thread is not an optimisation step.</source>
        <translation type="unfinished">CPU 스레드는 최적화 단계가 아닙니다.</translation>
    </message>
    <message>
        <source>The CUPTI on this computer is too old: it does not have %1. CUDA Toolkit 12.6 and later include it.</source>
        <translation type="unfinished">이 컴퓨터의 CUPTI는 너무 오래되어 %1이(가) 없습니다. CUDA Toolkit 12.6 이상에는 있습니다.</translation>
    </message>
    <message>
        <source>The GPU %1 is set to prohibit computation. An administrator can allow it with nvidia-smi --compute-mode=0.</source>
        <translation type="unfinished">GPU %1은(는) 계산을 거부하도록 설정되어 있습니다. 관리자가 nvidia-smi --compute-mode=0으로 허용할 수 있습니다.</translation>
    </message>
    <message>
        <source>The GPU %1 is too old: its compute capability is %2, but Tilescope's kernels need %3 or later.</source>
        <translation type="unfinished">GPU %1은(는) 너무 오래되었습니다. 컴퓨팅 능력이 %2인데, Tilescope의 커널에는 %3 이상이 필요합니다.</translation>
    </message>
    <message>
        <source>The GPU counts what its machine code does, and the emulator counts what the PTX does; the two need not agree.</source>
        <translation type="unfinished">GPU는 기계어가 하는 일을 세고 에뮬레이터는 PTX가 하는 일을 셉니다. 둘이 일치할 필요는 없습니다.</translation>
    </message>
    <message>
        <source>The GPU does not have enough free memory for %1 more: %2 of %3 are free. Use a smaller image, or close other programs that use the GPU.</source>
        <translation type="unfinished">GPU에 %1을(를) 더 담을 공간이 없습니다: %3 중 %2이(가) 비어 있습니다. 이미지를 줄이거나 GPU를 사용하는 다른 프로그램을 닫으면 도움이 됩니다.</translation>
    </message>
    <message>
        <source>The GPU is hidden by TILESCOPE_HIDE=cuda.</source>
        <translation type="unfinished">TILESCOPE_HIDE=cuda로 GPU가 숨겨져 있습니다.</translation>
    </message>
    <message>
        <source>The GPU ran this kernel unchecked, as you requested.</source>
        <translation type="unfinished">GPU가 이 커널을 사용자의 지시에 따라 검사 없이 실행했습니다.</translation>
    </message>
    <message>
        <source>The GPU slowed from %1 to %2 MHz while it was being timed%3, so the times match neither clock. Run it again when the GPU has cooled.</source>
        <translation type="unfinished">시간을 재는 동안 GPU가 %1 MHz에서 %2 MHz로 느려졌습니다%3. 측정된 시간은 한 클럭에는 너무 길고 다른 클럭에는 너무 짧습니다. GPU가 식은 뒤에 다시 실행하세요.</translation>
    </message>
    <message>
        <source>The GPU that the emulator models: its limits, its occupancy and its time band, which is an estimate.</source>
        <translation type="unfinished">에뮬레이터가 모델링하는 GPU: 그 한계, 점유율, 그리고 추정값인 시간 구간.</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel.</source>
        <translation type="unfinished">커널 오류로 GPU를 사용할 수 없게 되었습니다.</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel. Restart Tilescope to use it again.</source>
        <translation type="unfinished">커널 오류로 GPU를 사용할 수 없게 되었습니다. 다시 사용하려면 Tilescope를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel; the emulator is used instead.</source>
        <translation type="unfinished">커널 오류로 GPU를 사용할 수 없게 되어 에뮬레이터를 대신 사용합니다.</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel; the emulator is used instead. After a restart, Tilescope uses the GPU again with the current settings and image.</source>
        <translation type="unfinished">커널 오류로 GPU를 사용할 수 없게 되어 에뮬레이터를 대신 사용합니다. 다시 시작하면 Tilescope가 현재 설정과 이미지로 GPU를 다시 사용합니다.</translation>
    </message>
    <message>
        <source>The GPU was lost while it was drawing an image.</source>
        <translation type="unfinished">이미지를 그리는 동안 GPU를 사용할 수 없게 되었습니다.</translation>
    </message>
    <message>
        <source>The GPU's context could not be found, so its counters cannot be read.</source>
        <translation type="unfinished">GPU의 컨텍스트를 찾지 못해 카운터를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The GPU's hardware counters do not provide this figure.</source>
        <translation type="unfinished">GPU의 하드웨어 카운터는 이 값을 제공하지 않습니다.</translation>
    </message>
    <message>
        <source>The GPU's large off-chip memory: gigabytes that every thread can read and write. It is the slowest memory; the L1 and L2 caches keep copies of recently used data.</source>
        <translation type="unfinished">칩 밖에 있는 GPU의 큰 메모리로, 모든 스레드가 읽고 쓸 수 있으며 용량은 수 기가바이트입니다. 가장 느리며, L1과 L2 캐시가 마지막에 쓴 것의 사본을 보관합니다.</translation>
    </message>
    <message>
        <source>The GPU's memory slowed from %1 to %2 MHz while it was being timed%3, so the times match neither clock. Run it again when the GPU has cooled.</source>
        <translation type="unfinished">시간을 재는 동안 GPU의 메모리가 %1 MHz에서 %2 MHz로 느려졌습니다%3. 측정된 시간은 한 클럭에는 너무 길고 다른 클럭에는 너무 짧습니다. GPU가 식은 뒤에 다시 실행하세요.</translation>
    </message>
    <message>
        <source>The GPU, its limits and the compilers; or any GPU that the emulator can model</source>
        <translation type="unfinished">GPU와 그 한계, 컴파일러. 또는 에뮬레이터가 모델링할 수 있는 임의의 GPU</translation>
    </message>
    <message>
        <source>The NVIDIA driver is installed but finds no GPU. Check that the GPU is present (nvidia-smi) and that CUDA_VISIBLE_DEVICES does not hide it.</source>
        <translation type="unfinished">NVIDIA 드라이버가 설치되어 있으나 GPU를 찾지 못합니다. GPU가 있는지(nvidia-smi), CUDA_VISIBLE_DEVICES가 GPU를 숨기고 있지 않은지 확인하세요.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it does not have %1.</source>
        <translation type="unfinished">NVIDIA 드라이버가 너무 오래되었습니다: %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it supports CUDA %1 and does not have %2.</source>
        <translation type="unfinished">NVIDIA 드라이버가 너무 오래되었습니다. CUDA %1을(를) 지원하며 %2이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The NVIDIA driver's library and its kernel module have different versions, as can happen after an update. Restart the computer.</source>
        <translation type="unfinished">NVIDIA 드라이버의 라이브러리와 커널 모듈의 버전이 서로 다릅니다. 업데이트 뒤에 이럴 수 있습니다. 컴퓨터를 다시 시작하세요.</translation>
    </message>
    <message>
        <source>The NVIDIA driver's library cannot be loaded (%1).</source>
        <translation type="unfinished">NVIDIA 드라이버의 라이브러리를 로드할 수 없습니다(%1).</translation>
    </message>
    <message>
        <source>The OpenGL library could not be loaded to test sharing with CUDA (package libgl1).</source>
        <translation type="unfinished">CUDA와의 공유를 테스트할 OpenGL 라이브러리를 로드할 수 없습니다(패키지 libgl1).</translation>
    </message>
    <message>
        <source>The PTX is for %1, but the %2 has compute capability %3: its driver does not load it.</source>
        <translation type="unfinished">이 PTX는 %1용이지만 %2의 compute capability는 %3이므로 드라이버가 불러오지 않습니다.</translation>
    </message>
    <message>
        <source>The Tensor Cores that read this strategy's tiles are available only in GPUs of compute capability 9.0; the emulator does not support them.</source>
        <translation type="unfinished">이 전략의 타일을 읽는 텐서 코어는 컴퓨팅 능력 9.0의 GPU에만 있으며, 에뮬레이터는 이를 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>The Tensor Memory Accelerator (TMA), which fills this strategy's tiles, is available only in GPUs since Hopper; the emulator does not support it.</source>
        <translation type="unfinished">이 전략의 타일을 채우는 Tensor Memory Accelerator(TMA)는 Hopper 이후의 GPU에만 있으며, 에뮬레이터는 이를 지원하지 않습니다.</translation>
    </message>
    <message>
        <source>The Tensor Memory Accelerator (TMA, Hopper and later) loads the next tile during computation.</source>
        <translation type="unfinished">Tensor Memory Accelerator(TMA, Hopper 이후)가 계산 중에 다음 타일을 로드합니다.</translation>
    </message>
    <message>
        <source>The Timeline panel shows the prediction cycle by cycle.</source>
        <translation type="unfinished">타임라인 패널이 예측을 사이클별로 보여 줍니다.</translation>
    </message>
    <message>
        <source>The __constant__ variable "%1" has %2 bytes, but %3 are to be copied into it.</source>
        <translation type="unfinished">__constant__ 변수 “%1”은(는) %2바이트인데 %3바이트를 복사하려 합니다.</translation>
    </message>
    <message>
        <source>The __constant__ variable "%1" is 0, because the cudaMemcpyToSymbol of the host is not run. Specify its values: --constant %1=FILE.npy</source>
        <translation type="unfinished">호스트의 cudaMemcpyToSymbol은 실행되지 않으므로 __constant__ 변수 “%1”은(는) 0입니다. 값을 지정하세요: --constant %1=FILE.npy</translation>
    </message>
    <message>
        <source>The __constant__ variable "%1" is 0, because the cudaMemcpyToSymbol of the host is not run. Specify its values: //@ constant %1 %2 = 1, 2, 1</source>
        <translation type="unfinished">호스트의 cudaMemcpyToSymbol은 실행되지 않으므로 __constant__ 변수 “%1”은(는) 0입니다. 값을 지정하세요: //@ constant %1 %2 = 1, 2, 1</translation>
    </message>
    <message>
        <source>The allocation has %1 bytes, and %2 needs %3 bytes: %4 bytes for each of %1 elements.</source>
        <translation type="unfinished">할당은 %1바이트인데 %2에는 %3바이트가 필요합니다. 원소 %1개에 각각 %4바이트입니다.</translation>
    </message>
    <message>
        <source>The animation cannot be written as a GIF: there is not enough memory.</source>
        <translation type="unfinished">동영상을 GIF로 저장할 수 없습니다. 메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>The answer "%1" is longer than %2 bytes.</source>
        <translation type="unfinished">답 “%1”이(가) %2바이트보다 깁니다.</translation>
    </message>
    <message>
        <source>The answer sheet is from a newer version of Tilescope.</source>
        <translation type="unfinished">답안지가 더 새로운 버전의 Tilescope에서 만들어졌습니다.</translation>
    </message>
    <message>
        <source>The answers could not be saved as "%1": %2.</source>
        <translation type="unfinished">답안을 “%1” 파일에 저장하지 못했습니다: %2.</translation>
    </message>
    <message>
        <source>The answers were saved as %1.</source>
        <translation type="unfinished">답안을 저장한 파일: %1.</translation>
    </message>
    <message>
        <source>The average number of sectors per request. A full warp needs 1 sector for adjacent bytes and 4 for adjacent floats; scattered lanes need up to 32.</source>
        <translation type="unfinished">요청 하나에 평균적으로 드는 섹터 수. 꽉 찬 워프는 이웃한 바이트에 1개, 이웃한 float에 4개가 필요하고, 흩어진 레인에는 최대 32개가 듭니다.</translation>
    </message>
    <message>
        <source>The bands overlap, so it is not certain which is faster.</source>
        <translation type="unfinished">구간이 겹치므로 어느 쪽이 더 빠른지 확실하지 않습니다.</translation>
    </message>
    <message>
        <source>The bar is the time shown; its strong part is the time with as many warps as fit.</source>
        <translation type="unfinished">막대는 표시된 시간이고, 진한 부분은 워프를 들어가는 만큼 둘 때의 시간입니다.</translation>
    </message>
    <message>
        <source>The baseline is for another image of the same size, %1.</source>
        <translation type="unfinished">기준 실행은 크기가 같은 다른 이미지(%1)의 실행입니다.</translation>
    </message>
    <message>
        <source>The baseline is for another image size: %1 instead of %2.</source>
        <translation type="unfinished">기준 실행은 이미지 크기가 다릅니다: %1, 여기는 %2.</translation>
    </message>
    <message>
        <source>The baseline is for another operation, %1.</source>
        <translation type="unfinished">기준 실행은 다른 연산(%1)의 실행입니다.</translation>
    </message>
    <message>
        <source>The baseline ran on another GPU, %1.</source>
        <translation type="unfinished">기준 실행은 다른 GPU(%1)에서 실행되었습니다.</translation>
    </message>
    <message>
        <source>The baseline time of %1 is GPU time and this is emulator time, so no difference is shown.</source>
        <translation type="unfinished">기준 실행의 시간(%1)은 GPU의 시간이고 이 시간은 에뮬레이터의 시간이므로 차이를 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>The baseline time of %1 is emulator time and this is GPU time, so no difference is shown.</source>
        <translation type="unfinished">기준 실행의 시간(%1)은 에뮬레이터의 시간이고 이 시간은 GPU의 시간이므로 차이를 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>The baseline's time is a GPU time, so emulator times cannot be compared with it.</source>
        <translation type="unfinished">기준 실행의 시간은 GPU의 시간이므로 에뮬레이터의 시간과 차이를 구할 수 없습니다.</translation>
    </message>
    <message>
        <source>The baseline's time is an emulator time, so GPU times cannot be compared with it.</source>
        <translation type="unfinished">기준 실행의 시간은 에뮬레이터의 시간이므로 GPU의 시간과 차이를 구할 수 없습니다.</translation>
    </message>
    <message>
        <source>The baseline: all differences are relative to this run.</source>
        <translation type="unfinished">기준 실행입니다. 모든 차이는 이 실행과의 차이입니다.</translation>
    </message>
    <message>
        <source>The best of shared, dp4a_rows, shifted_templates and ntt for the given sizes.</source>
        <translation type="unfinished">주어진 크기에서 shared, dp4a_rows, shifted_templates, ntt 중 가장 나은 것.</translation>
    </message>
    <message>
        <source>The block copies its pixels and halo from the texture once, then sums the copy.</source>
        <translation type="unfinished">블록이 픽셀과 헤일로를 텍스처에서 한 번 복사하고 그곳에서 더합니다.</translation>
    </message>
    <message>
        <source>The block copy, which adds the border once in global memory, takes 30 % less time than the shared tile, whose threads test for the border (001.txt:153).</source>
        <translation type="unfinished">전역 메모리에서 가장자리를 한 번 덧붙이는 블록 복사는 스레드가 조건으로 가장자리를 판단하는 공유 타일보다 시간이 30 % 적게 걸립니다(001.txt:153).</translation>
    </message>
    <message>
        <source>The block is %1 instead of %2.</source>
        <translation type="unfinished">블록이 바뀌었습니다: %2 → %1.</translation>
    </message>
    <message>
        <source>The block is still being traced. The animation can be saved in a moment.</source>
        <translation type="unfinished">블록을 아직 추적하는 중입니다. 잠시 뒤에 동영상을 저장할 수 있습니다.</translation>
    </message>
    <message>
        <source>The block loads all pixels within reach of its windows into shared memory once.</source>
        <translation type="unfinished">블록이 자신의 윈도우가 닿는 모든 픽셀을 공유 메모리에 한 번 로드합니다.</translation>
    </message>
    <message>
        <source>The block loads its pixels and halo once; the filter stays in global memory.</source>
        <translation type="unfinished">블록이 픽셀과 헤일로를 한 번 로드합니다. 필터는 전역 메모리에 남습니다.</translation>
    </message>
    <message>
        <source>The block loads its pixels and one more on each side once, and reads the windows from shared memory.</source>
        <translation type="unfinished">블록은 자기 픽셀과 각 변의 한 픽셀을 한 번만 읽어 들입니다. 윈도우는 공유 메모리에서 읽습니다.</translation>
    </message>
    <message>
        <source>The block loads its pixels once; threads at the edge also load the halo.</source>
        <translation type="unfinished">블록이 픽셀을 한 번 로드하고, 테두리의 스레드는 헤일로도 로드합니다.</translation>
    </message>
    <message>
        <source>The block needs more registers or shared memory than the GPU has. Use a smaller block.</source>
        <translation type="unfinished">블록에 필요한 레지스터나 공유 메모리가 GPU에 있는 것보다 많습니다. 더 작은 블록은 올라갈 수 있습니다.</translation>
    </message>
    <message>
        <source>The block of the kernel "%1" is a guess, because its size in line %2 is not a constant of the file. Specify it: //@ block 16x16</source>
        <translation type="unfinished">커널 “%1”의 블록은 추정한 것입니다. %2행의 크기가 이 파일의 상수가 아니기 때문입니다. 지정하려면: //@ block 16x16</translation>
    </message>
    <message>
        <source>The block on the result</source>
        <translation type="unfinished">결과 위의 블록</translation>
    </message>
    <message>
        <source>The block on the source</source>
        <translation type="unfinished">원본 위의 블록</translation>
    </message>
    <message>
        <source>The block that computes this pixel is unknown.</source>
        <translation type="unfinished">어느 블록이 이 픽셀을 계산하는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The block under the cursor, or the chosen block, with its halo; Ctrl+double-click does the same</source>
        <translation type="unfinished">커서 아래의 블록 또는 선택한 블록을 헤일로까지 표시합니다. Ctrl+두 번 클릭도 같습니다</translation>
    </message>
    <message>
        <source>The block was not reached: the launch before it, "%1", failed.</source>
        <translation type="unfinished">블록에 도달하지 못합니다. 앞선 호출 “%1”에서 오류가 발생합니다.</translation>
    </message>
    <message>
        <source>The block: its threads in columns and rows, at most 1024. They share a tile and can synchronise.</source>
        <translation type="unfinished">블록: 스레드의 수를 열과 행으로 나타내며 최대 1024개입니다. 스레드들은 타일을 공유하고 서로 동기화할 수 있습니다.</translation>
    </message>
    <message>
        <source>The blocks at the right and bottom edges extend beyond the image: %1 of all threads have no pixel.</source>
        <translation type="unfinished">오른쪽과 아래쪽 가장자리의 블록이 이미지 밖으로 나갑니다. 전체 스레드의 %1에는 픽셀이 없습니다.</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: an address here</source>
        <translation type="unfinished">실행 전에는 블록을 구별할 수 없습니다: 여기의 주소</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: the address or size of a copy here</source>
        <translation type="unfinished">실행 전에는 블록을 구별할 수 없습니다: 여기 있는 복사의 주소나 크기</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: the barrier here</source>
        <translation type="unfinished">실행 전에는 블록을 구별할 수 없습니다: 여기의 배리어</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: the path that threads take here</source>
        <translation type="unfinished">실행 전에는 블록을 구별할 수 없습니다: 여기서 스레드가 가는 방향</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: which threads return here</source>
        <translation type="unfinished">실행 전에는 블록을 구별할 수 없습니다: 여기서 반환하는 스레드</translation>
    </message>
    <message>
        <source>The blocks cannot be classified before they run: which threads take part here</source>
        <translation type="unfinished">실행 전에는 블록을 구별할 수 없습니다: 여기에 참여하는 스레드</translation>
    </message>
    <message>
        <source>The blocks cannot be classified.</source>
        <translation type="unfinished">블록의 종류를 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>The blocks differ too much: there are more than %1 classes of blocks.</source>
        <translation type="unfinished">블록들이 너무 다릅니다. 종류가 %1개를 넘습니다.</translation>
    </message>
    <message>
        <source>The blocks of the kernel cannot be classified before they run, because they take too many steps (more than %1 instructions).</source>
        <translation type="unfinished">커널의 블록은 단계가 너무 많아 실행 전에 구별할 수 없습니다(명령어 %1개 초과).</translation>
    </message>
    <message>
        <source>The blocks of this strategy do not correspond to tiles of the image.</source>
        <translation type="unfinished">이 전략의 블록은 이미지의 타일과 대응하지 않습니다.</translation>
    </message>
    <message>
        <source>The blocks on all multiprocessors, and the last wave</source>
        <translation type="unfinished">모든 멀티프로세서의 블록과 마지막 웨이브</translation>
    </message>
    <message>
        <source>The blocks that are counted if emulating all of them would take too long. The counts of the whole grid are estimated from them, and are marked with ≈.</source>
        <translation type="unfinished">모든 블록을 에뮬레이션하면 너무 오래 걸릴 때 계수하는 블록들입니다. 그리드 전체의 계수는 이 블록들에서 추정하며 ≈로 표시합니다.</translation>
    </message>
    <message>
        <source>The blocks that fit now are just enough: fewer would be slower, and more would hardly be faster.</source>
        <translation type="unfinished">지금 들어가는 블록이 딱 충분합니다. 더 적으면 느려지고, 더 많아도 거의 빨라지지 않습니다.</translation>
    </message>
    <message>
        <source>The buffer "%1" has %2 bytes, but a block can be traced only if no buffer has more than 4 GB. Use a smaller image.</source>
        <translation type="unfinished">버퍼 “%1”은(는) %2바이트입니다. 4 GB를 넘는 버퍼가 없어야 블록을 추적할 수 있습니다. 더 작은 이미지를 사용하세요.</translation>
    </message>
    <message>
        <source>The bytes moved between registers, shared memory, caches and device memory appear after the first run with counters.</source>
        <translation type="unfinished">레지스터, 공유 메모리, 캐시, 디바이스 메모리 사이의 바이트는 카운터로 센 첫 실행과 함께 나타납니다.</translation>
    </message>
    <message>
        <source>The bytes moved between registers, shared memory, the caches and device memory.</source>
        <translation type="unfinished">레지스터, 공유 메모리, 캐시, 디바이스 메모리 사이의 바이트.</translation>
    </message>
    <message>
        <source>The clipboard does not contain an image. Copy one in another program, then paste it here.</source>
        <translation type="unfinished">클립보드에 이미지가 없습니다. 다른 프로그램에서 이미지를 복사한 다음 여기에 붙여넣으세요.</translation>
    </message>
    <message>
        <source>The code was compiled for another GPU. Compile it again for this one.</source>
        <translation type="unfinished">코드가 이 GPU용으로 만들어지지 않았습니다. 이 GPU용으로 다시 컴파일하세요.</translation>
    </message>
    <message>
        <source>The colour image is converted to grey first.</source>
        <translation type="unfinished">컬러 이미지를 먼저 회색조로 변환합니다.</translation>
    </message>
    <message>
        <source>The column must be from 0 to %1.</source>
        <translation type="unfinished">열은 0부터 %1까지여야 합니다.</translation>
    </message>
    <message>
        <source>The command line cannot include a pinned run. Save a session to keep the difference.</source>
        <translation type="unfinished">명령줄에는 고정된 실행을 담을 수 없습니다. 차이를 유지하려면 세션을 저장하세요.</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation type="unfinished">명령줄을 복사했습니다.</translation>
    </message>
    <message>
        <source>The command line was copied. The command opens a window to show the channel or the difference.</source>
        <translation type="unfinished">명령줄을 복사했습니다. 이 명령은 채널이나 차이를 보여 주기 위해 창을 엽니다.</translation>
    </message>
    <message>
        <source>The compiler for the kernel source. Automatic uses NVRTC if it is installed, otherwise clang.</source>
        <translation type="unfinished">커널 코드의 컴파일러입니다. 자동은 NVRTC가 설치되어 있으면 NVRTC를, 아니면 clang을 씁니다.</translation>
    </message>
    <message>
        <source>The compiler is newer than the driver. Update the NVIDIA driver, or choose the other compiler.</source>
        <translation type="unfinished">컴파일러가 드라이버보다 새 버전입니다. NVIDIA 드라이버를 업데이트하거나 다른 컴파일러를 선택하세요.</translation>
    </message>
    <message>
        <source>The computer's own memory, used by programs on the CPU. A program copies the input of a kernel from it to the GPU over PCI Express, and the result back. From pinned (page-locked) memory, the GPU copies directly.</source>
        <translation type="unfinished">컴퓨터 자체의 메모리로, CPU에서 실행되는 프로그램이 씁니다. 프로그램은 커널의 데이터를 PCI Express를 통해 여기서 GPU로 복사하고 결과를 다시 여기로 복사합니다. 제자리에 머무르는 고정 메모리에서는 GPU가 스스로 복사합니다.</translation>
    </message>
    <message>
        <source>The condition excludes x equal to y, so the variances on the diagonal are never written.</source>
        <translation type="unfinished">조건에서 x와 y가 같은 경우가 빠져 있습니다. 대각선의 분산이 전혀 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>The constant %1 in %2 has %3 bytes, but this setting needs %4. Use a larger array or a smaller filter.</source>
        <translation type="unfinished">%2에 있는 상수 %1은(는) %3바이트인데 이 설정에는 %4바이트가 필요합니다. 더 큰 배열이나 더 작은 필터는 들어갑니다.</translation>
    </message>
    <message>
        <source>The constant cache serves one address at a time: %1 passes instead of 1.</source>
        <translation type="unfinished">상수 캐시는 한 번에 한 주소만 처리합니다. 1회가 아니라 %1회가 걸립니다.</translation>
    </message>
    <message>
        <source>The contents of memory at the start of the block are unknown: the launch before it, "%1", takes more than %2 warp instructions. Use a smaller image.</source>
        <translation type="unfinished">블록이 메모리에서 무엇을 만나는지 알 수 없습니다. 앞선 호출 “%1”은(는) 워프 명령어 %2개가 넘게 걸립니다. 더 작은 이미지를 사용하세요.</translation>
    </message>
    <message>
        <source>The copies were measured: one cudaMemcpy each from and to pageable memory. From and to pinned memory, the copies take %1 and %2.</source>
        <translation type="unfinished">복사 시간은 측정한 값입니다. 페이지 가능(pageable) 메모리를 대상으로 방향마다 cudaMemcpy를 한 번씩 실행했습니다. 고정 메모리에서는 %1, 고정 메모리로는 %2 걸립니다.</translation>
    </message>
    <message>
        <source>The copy fills %1 bytes of an allocation of %3 bytes, and kernel %2 reads more than these: %4 bytes for each of %1 elements.</source>
        <translation type="unfinished">복사는 %3바이트 할당 중 %1바이트를 채우는데, 커널 %2은(는) 그보다 많이 읽습니다. 원소 %1개에 각각 %4바이트입니다.</translation>
    </message>
    <message>
        <source>The copy has the kind %1, but its destination is device memory with the result of kernel %2, and its source is host memory.</source>
        <translation type="unfinished">복사의 종류는 %1인데, 대상은 커널 %2의 결과가 있는 디바이스 메모리이고 원본은 호스트 메모리입니다.</translation>
    </message>
    <message>
        <source>The copy has the kind %1, but its destination is host memory, and its source is device memory that nobody has filled.</source>
        <translation type="unfinished">복사의 종류는 %1인데, 대상은 호스트 메모리이고 원본은 채운 적이 없는 디바이스 메모리입니다.</translation>
    </message>
    <message>
        <source>The copy has the kind %1, but its source is %2 and its destination is %3.</source>
        <translation type="unfinished">복사의 종류는 %1인데, 원본은 %2이고 대상은 %3입니다.</translation>
    </message>
    <message>
        <source>The copy is in line %1.</source>
        <translation type="unfinished">복사는 %1번 줄에 있습니다.</translation>
    </message>
    <message>
        <source>The copy of %1 bytes leaves a block of host memory, in which %2 bytes are left.</source>
        <translation type="unfinished">%1바이트 복사가 호스트 메모리 영역을 벗어납니다. 이 영역에 남은 것은 %2바이트입니다.</translation>
    </message>
    <message>
        <source>The copy of %1 bytes leaves an allocation of %2 bytes, in which %3 bytes are left.</source>
        <translation type="unfinished">%1바이트 복사가 %2바이트 할당을 벗어납니다. 이 할당에 남은 것은 %3바이트입니다.</translation>
    </message>
    <message>
        <source>The copy of %1 bytes reads device memory that nobody has filled.</source>
        <translation type="unfinished">%1바이트 복사가 채운 적이 없는 디바이스 메모리를 읽습니다.</translation>
    </message>
    <message>
        <source>The copy reads memory that kernel %1 fills later.</source>
        <translation type="unfinished">커널 %1이(가) 나중에 채우는 메모리를 복사가 먼저 읽습니다.</translation>
    </message>
    <message>
        <source>The copy returns %1 bytes of the %3 bytes that kernel %2 has stored: %4 bytes for each of %1 elements.</source>
        <translation type="unfinished">복사는 커널 %2이(가) 저장한 %3바이트 중 %1바이트를 가져옵니다. 원소 %1개에 각각 %4바이트입니다.</translation>
    </message>
    <message>
        <source>The copy takes %1 bytes per row as the pitch of the device memory, and an earlier copy took %2 bytes.</source>
        <translation type="unfinished">복사는 디바이스 메모리의 피치를 행당 %1바이트로 하는데, 앞선 복사는 %2바이트로 했습니다.</translation>
    </message>
    <message>
        <source>The copy takes %1 bytes per row as the pitch of the device memory, and cudaMallocPitch returned %2 bytes.</source>
        <translation type="unfinished">복사는 디바이스 메모리의 피치를 행당 %1바이트로 하는데, cudaMallocPitch는 %2바이트를 반환했습니다.</translation>
    </message>
    <message>
        <source>The copy uses memory that kernel %1 uses in another stream, and does not wait for the kernel.</source>
        <translation type="unfinished">복사가 다른 스트림의 커널 %1이(가) 사용하는 메모리를 그 커널을 기다리지 않고 사용합니다.</translation>
    </message>
    <message>
        <source>The corners on the right are one column too far to the left. The window is narrower by one, its sum is too small, and grey areas turn white.</source>
        <translation type="unfinished">오른쪽 모서리들을 한 열 일찍 취합니다. 윈도우가 한 열 좁아지고 합이 너무 작아져 회색 영역이 흰색이 됩니다.</translation>
    </message>
    <message>
        <source>The counters are estimated from at most %1 blocks of a launch.</source>
        <translation type="unfinished">카운터는 호출당 최대 %1개의 블록에서 추정한 값입니다.</translation>
    </message>
    <message>
        <source>The counters of a GPU partition (MIG) cannot be read; those of a whole GPU can.</source>
        <translation type="unfinished">GPU의 일부(MIG)의 카운터는 읽을 수 없습니다. GPU 전체의 카운터는 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>The counts are for the whole run, estimated from some of the blocks for %1.</source>
        <translation type="unfinished">센 값은 전체 실행의 값이며, %1에 대해서는 일부 블록에서 추정했습니다.</translation>
    </message>
    <message>
        <source>The counts are for the whole run.</source>
        <translation type="unfinished">센 값은 전체 실행의 값입니다.</translation>
    </message>
    <message>
        <source>The counts in the text seem to be for one multiprocessor, without add_border: for shared, Tilescope's count ÷ 14 is 76,288 instructions, compared with 67,581 in the text. With add_border, block_copy executes more instructions than shared, not fewer.</source>
        <translation type="unfinished">원문의 수치는 add_border를 뺀 멀티프로세서 하나의 것으로 보입니다. Tilescope의 shared를 14로 나누면 명령어 76,288개로, 원문의 67,581개와 비교됩니다. add_border를 넣으면 block_copy의 명령어는 shared보다 적은 것이 아니라 많습니다.</translation>
    </message>
    <message>
        <source>The counts of "%1" must be between 0 and %2.</source>
        <translation type="unfinished">“%1”의 수는 0에서 %2 사이여야 합니다.</translation>
    </message>
    <message>
        <source>The data race does not affect the image if warps run one after another. The image shown is from a different order, which a GPU may use in any run.</source>
        <translation type="unfinished">워프가 차례로 실행되면 경쟁 상태가 이미지에 영향을 주지 않습니다. 여기에 표시된 것은 다른 순서로 실행한 이미지이며, GPU는 언제든 이 순서로 실행할 수 있습니다.</translation>
    </message>
    <message>
        <source>The device fuses multiplication and addition, and so rounds once where the CPU rounds twice. A sum that is close to half a level may then round to the neighbouring level.</source>
        <translation type="unfinished">디바이스는 곱셈과 덧셈을 융합하므로 CPU가 두 번 반올림하는 곳에서 한 번 반올림합니다. 단계의 절반에 가까운 합은 이웃 단계로 반올림될 수 있습니다.</translation>
    </message>
    <message>
        <source>The distance from one patch to the next.</source>
        <translation type="unfinished">한 패치에서 다음 패치까지의 거리.</translation>
    </message>
    <message>
        <source>The document is nested more than %1 levels deep.</source>
        <translation type="unfinished">문서의 중첩이 %1단계보다 깊습니다.</translation>
    </message>
    <message>
        <source>The document must be an object.</source>
        <translation type="unfinished">문서는 객체여야 합니다.</translation>
    </message>
    <message>
        <source>The driver could not read the PTX.</source>
        <translation type="unfinished">드라이버가 PTX를 읽지 못했습니다.</translation>
    </message>
    <message>
        <source>The driver restricts the GPU's counters to administrators. Run Tilescope as administrator, or allow all users to read them: write "options nvidia NVreg_RestrictProfilingToAdminUsers=0" to a file in /etc/modprobe.d, and restart. Start a container with --cap-add=SYS_ADMIN.</source>
        <translation type="unfinished">드라이버가 GPU 카운터를 관리자에게만 허용합니다. Tilescope를 관리자로 실행하거나, /etc/modprobe.d의 파일에 “options nvidia NVreg_RestrictProfilingToAdminUsers=0”을 쓰고 다시 시작하여 모두가 읽을 수 있게 하세요. 컨테이너는 --cap-add=SYS_ADMIN으로 시작하세요.</translation>
    </message>
    <message>
        <source>The dynamic shared memory of the kernel "%1" is a guess of %2 bytes, because its size in line %3 does not follow from the file. Specify it: //@ shared BYTES</source>
        <translation type="unfinished">커널 “%1”의 동적 공유 메모리 %2바이트는 추정한 것입니다. %3행의 크기를 이 파일에서 알 수 없기 때문입니다. 지정하려면: //@ shared BYTES</translation>
    </message>
    <message>
        <source>The earlier copy is in line %1.</source>
        <translation type="unfinished">앞선 복사는 %1번 줄에 있습니다.</translation>
    </message>
    <message>
        <source>The edges of all blocks</source>
        <translation type="unfinished">모든 블록의 경계</translation>
    </message>
    <message>
        <source>The edited kernel source is not used.</source>
        <translation type="unfinished">편집한 커널 코드는 사용되지 않습니다.</translation>
    </message>
    <message>
        <source>The emulator cannot run this kernel, so the kernel cannot be checked before it runs on the GPU.</source>
        <translation type="unfinished">에뮬레이터가 이 커널을 실행할 수 없으므로 GPU에서 실행하기 전에 검사할 수 없습니다.</translation>
    </message>
    <message>
        <source>The emulator checked %1 of %2 blocks of the edited kernel before the GPU ran the kernel, including corner and edge blocks. The other blocks were not checked.</source>
        <translation type="unfinished">편집한 커널의 블록 %2개 중 모서리와 가장자리를 포함한 %1개를 GPU에서 실행하기 전에 검사했습니다. 나머지가 무엇을 하는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The emulator checked %1 of %2 blocks of the edited kernel before the GPU ran the kernel: one of each class of blocks with equivalent accesses. Data races between blocks were not looked for because the image is too large.</source>
        <translation type="unfinished">편집한 커널의 블록 %2개 중 %1개를 GPU에서 실행하기 전에 검사했습니다. 종류마다 하나씩이며, 같은 종류의 블록은 같은 곳에 접근합니다. 이미지가 너무 커서 블록 사이의 경쟁 상태는 찾지 않았습니다.</translation>
    </message>
    <message>
        <source>The emulator is used instead.</source>
        <translation type="unfinished">에뮬레이터가 대신합니다.</translation>
    </message>
    <message>
        <source>The emulator only counted; it was not timed.</source>
        <translation type="unfinished">에뮬레이터는 세기만 했고 시간은 재지 않았습니다.</translation>
    </message>
    <message>
        <source>The emulator ran every block of the edited kernel before the GPU ran the kernel, but did not look for data races because the image is too large.</source>
        <translation type="unfinished">편집한 커널의 모든 블록을 GPU에서 실행하기 전에 에뮬레이터에서 실행했으나 경쟁 상태는 찾지 않았습니다. 그러기에는 이미지가 너무 큽니다.</translation>
    </message>
    <message>
        <source>The emulator ran the kernels, so there are no hardware counters to read.</source>
        <translation type="unfinished">커널을 에뮬레이터가 실행했으므로 읽을 하드웨어 카운터가 없습니다.</translation>
    </message>
    <message>
        <source>The emulator rejects what that GPU would reject.</source>
        <translation type="unfinished">그 GPU가 거부할 것은 에뮬레이터도 거부합니다.</translation>
    </message>
    <message>
        <source>The emulator's count minus that of the GPU's hardware counter.</source>
        <translation type="unfinished">에뮬레이터가 센 값에서 GPU 자체의 값을 뺀 것입니다.</translation>
    </message>
    <message>
        <source>The errors are shown below their lines.</source>
        <translation type="unfinished">오류는 해당 줄 아래에 표시됩니다.</translation>
    </message>
    <message>
        <source>The exercise does not state the width of its filter. The error in the exercise fits a box of width 9 to 11, if the CPU code truncates as the kernels do. Tilescope's default of 9 is an assumption, so the ratios are comparable, but the times are not.</source>
        <translation type="unfinished">과제는 필터의 너비를 밝히지 않습니다. CPU 코드가 커널처럼 버림한다면 과제의 오차는 너비 9~11의 박스와 맞습니다. Tilescope의 기본값 9는 가정이므로 비율은 비교할 수 있지만 시간은 비교할 수 없습니다.</translation>
    </message>
    <message>
        <source>The field "%1" does not divide the buffer into rows.</source>
        <translation type="unfinished">필드 “%1”이(가) 버퍼를 행으로 나누지 못합니다.</translation>
    </message>
    <message>
        <source>The field "%1" is missing.</source>
        <translation type="unfinished">필드 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The field "%1" is out of range.</source>
        <translation type="unfinished">필드 “%1”이(가) 범위를 벗어났습니다.</translation>
    </message>
    <message>
        <source>The field "%1" is unknown.</source>
        <translation type="unfinished">필드 “%1”은(는) 알 수 없는 필드입니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be a list of three whole numbers.</source>
        <translation type="unfinished">필드 “%1”은(는) 정수 세 개의 목록이어야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be a list.</source>
        <translation type="unfinished">필드 “%1”은(는) 목록이어야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be a name of letters, digits and "_", such as shared_tile.</source>
        <translation type="unfinished">필드 “%1”은(는) shared_tile과 같이 영문자, 숫자, “_”로 이루어진 이름이어야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be a number, a string, true or false.</source>
        <translation type="unfinished">필드 “%1”은(는) 숫자, 문자열, true 또는 false여야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be a number.</source>
        <translation type="unfinished">필드 “%1”은(는) 숫자여야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be a single-line string without control characters.</source>
        <translation type="unfinished">필드 “%1”은(는) 제어 문자가 없는 한 줄 문자열이어야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be a string such as "16x16".</source>
        <translation type="unfinished">필드 “%1”은(는) “16x16” 같은 문자열이어야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be a string.</source>
        <translation type="unfinished">필드 “%1”은(는) 문자열이어야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be a whole number.</source>
        <translation type="unfinished">필드 “%1”은(는) 정수여야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be an object of at most %2 options.</source>
        <translation type="unfinished">필드 “%1”은(는) 선택지가 최대 %2개인 객체여야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be an object of at most %2 parts.</source>
        <translation type="unfinished">필드 “%1”은(는) 항목이 최대 %2개인 객체여야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be an object.</source>
        <translation type="unfinished">필드 “%1”은(는) 객체여야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be npp, cublas, cufft or nccl.</source>
        <translation type="unfinished">필드 “%1”은(는) npp, cublas, cufft, nccl 중 어느 것도 아닙니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be one line with at most %2 bytes.</source>
        <translation type="unfinished">필드 “%1”은(는) 최대 %2바이트인 한 줄이어야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be the name of a file in the operation's folder.</source>
        <translation type="unfinished">필드 “%1”은(는) 연산 폴더에 있는 파일의 이름이어야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must be true or false.</source>
        <translation type="unfinished">필드 “%1”은(는) true 또는 false여야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must contain hexadecimal digits, two per byte.</source>
        <translation type="unfinished">필드 “%1”에는 바이트당 두 자리의 16진수가 들어 있어야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must list at least one strategy.</source>
        <translation type="unfinished">필드 “%1”에는 전략이 하나 이상 있어야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" must name an image in the operation's folder.</source>
        <translation type="unfinished">필드 “%1”은(는) 연산의 폴더에 있는 이미지를 가리켜야 합니다.</translation>
    </message>
    <message>
        <source>The field "%1" refers to an entry beyond its list.</source>
        <translation type="unfinished">필드 “%1”이(가) 목록의 범위 밖을 가리킵니다.</translation>
    </message>
    <message>
        <source>The field "answers" must be an object of at most 200 answers.</source>
        <translation type="unfinished">필드 “answers”는 답이 최대 200개인 객체여야 합니다.</translation>
    </message>
    <message>
        <source>The fields next to the histogram set the same range by keyboard.</source>
        <translation type="unfinished">히스토그램 옆의 입력란에서 같은 범위를 키보드로 설정합니다.</translation>
    </message>
    <message>
        <source>The file "%1" cannot be read: %2.</source>
        <translation type="unfinished">“%1” 파일을 읽을 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation type="unfinished">파일을 읽을 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>The file contains NUL bytes, so it is not text. Save it as UTF-8.</source>
        <translation type="unfinished">파일에 NUL 바이트가 있으므로 텍스트가 아닙니다. UTF-8로 저장하세요.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">파일이 비어 있습니다.</translation>
    </message>
    <message>
        <source>The file is from a newer version of Tilescope.</source>
        <translation type="unfinished">파일이 더 새로운 버전의 Tilescope에서 만들어졌습니다.</translation>
    </message>
    <message>
        <source>The file is larger than 1 MB, the limit for a kernel.</source>
        <translation type="unfinished">파일이 커널의 한도인 1 MB보다 큽니다.</translation>
    </message>
    <message>
        <source>The file is larger than 4 MB, the limit for an answer sheet.</source>
        <translation type="unfinished">파일이 답안지의 한도인 4 MB보다 큽니다.</translation>
    </message>
    <message>
        <source>The file is larger than 8 MB, the limit for a progress file.</source>
        <translation type="unfinished">파일이 진도 파일의 한도인 8 MB보다 큽니다.</translation>
    </message>
    <message>
        <source>The file's kernel</source>
        <translation type="unfinished">파일의 커널</translation>
    </message>
    <message>
        <source>The filter has %2 rows of %1 weights; it must be square.</source>
        <translation type="unfinished">필터의 행마다 가중치가 %1개인데 행은 %2개입니다. 필터는 정사각형이어야 합니다.</translation>
    </message>
    <message>
        <source>The filter has no weights.</source>
        <translation type="unfinished">필터에 가중치가 없습니다.</translation>
    </message>
    <message>
        <source>The filter is more than %1 weights wide or high.</source>
        <translation type="unfinished">필터의 너비나 높이가 가중치 %1개를 넘습니다.</translation>
    </message>
    <message>
        <source>The filter is moved to constant memory, which serves a whole warp with one read.</source>
        <translation type="unfinished">필터를 상수 메모리로 옮깁니다. 상수 메모리는 읽기 한 번으로 워프 전체에 값을 줍니다.</translation>
    </message>
    <message>
        <source>The filter's width is %1. It must be an odd number from %2 to %3, so that one weight is in the middle.</source>
        <translation type="unfinished">필터의 너비가 %1입니다. 한가운데에 가중치 하나가 오도록 %2에서 %3까지의 홀수여야 합니다.</translation>
    </message>
    <message>
        <source>The findings explain why; the image is the last valid one.</source>
        <translation type="unfinished">이유는 진단 항목에 있습니다. 이미지는 마지막 정상 이미지입니다.</translation>
    </message>
    <message>
        <source>The first %1 of %2 steps.</source>
        <translation type="unfinished">%2단계 중 처음 %1단계.</translation>
    </message>
    <message>
        <source>The first %2 of the %1 images in the file were used, as set by "rows".</source>
        <translation type="unfinished">파일의 이미지 %1개 중 “rows”에 따라 처음 %2개를 사용했습니다.</translation>
    </message>
    <message>
        <source>The first %2 of the %1 images in the folder were used, as set by "rows".</source>
        <translation type="unfinished">“rows”에 따라 폴더의 이미지 %1개 중 처음 %2개를 사용했습니다.</translation>
    </message>
    <message>
        <source>The first and the last lane have no neighbour to get a pixel from, so they receive their own: columns are wrong at the edges of the warps.</source>
        <translation type="unfinished">첫 레인과 마지막 레인에는 픽셀을 받을 이웃이 없어 자신의 픽셀을 돌려받습니다. 워프의 경계에서 열이 틀립니다.</translation>
    </message>
    <message>
        <source>The five &amp;texts</source>
        <translation type="unfinished">다섯 편의 원문(&amp;T)</translation>
    </message>
    <message>
        <source>The folder "%1" cannot be read because of its permissions.</source>
        <translation type="unfinished">“%1” 폴더를 읽을 수 없습니다. 접근 권한이 없습니다.</translation>
    </message>
    <message>
        <source>The folder "%1" contains more images than fit into 512 MB at this size; only its first %2 files were read.</source>
        <translation type="unfinished">“%1” 폴더에는 이 크기로 512 MB에 들어가는 것보다 많은 이미지가 있어, 처음 %2개 파일만 보았습니다.</translation>
    </message>
    <message>
        <source>The folder "%1" is empty. Choose a folder that contains images.</source>
        <translation type="unfinished">“%1” 폴더가 비어 있습니다. 이미지가 든 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>The four corner pixels of the halo are never loaded, so there is a wrong pixel at every corner of every block: easy to overlook in the image, but found at the first read.</source>
        <translation type="unfinished">헤일로의 모서리 픽셀 네 개를 로드하지 않으므로 모든 블록의 모서리마다 틀린 픽셀이 있습니다. 이미지에서는 지나치기 쉽지만 첫 읽기에서 발견됩니다.</translation>
    </message>
    <message>
        <source>The function "%1" cannot be a reference. A reference function takes the image and the result as pointers, as a kernel does, returns void, and is not a template.</source>
        <translation type="unfinished">함수 “%1”은(는) 참조로 쓸 수 없습니다. 참조 함수는 커널처럼 이미지와 결과를 포인터로 받고, void를 반환하며, 템플릿이 아니어야 합니다.</translation>
    </message>
    <message>
        <source>The gain expected from the strategy's idea, written down before it was measured. Wrong predictions are kept.</source>
        <translation type="unfinished">전략의 아이디어로 얻으리라 예상한 향상으로, 측정하기 전에 적었습니다. 틀린 예상도 그대로 둡니다.</translation>
    </message>
    <message>
        <source>The generation of the GPU's instruction set and limits.</source>
        <translation type="unfinished">명령어와 제한을 결정하는 세대입니다.</translation>
    </message>
    <message>
        <source>The goal is reached here, but the kernel is wrong on %1. Open that image, and look at the findings and the difference.</source>
        <translation type="unfinished">여기서는 목표에 도달했지만 %1에서는 커널의 결과가 틀립니다. 그 이미지를 열어 진단 항목과 차이를 확인하세요.</translation>
    </message>
    <message>
        <source>The grid has more than a million rows of blocks.</source>
        <translation type="unfinished">그리드에 블록의 행이 백만 개를 넘습니다.</translation>
    </message>
    <message>
        <source>The grid has no more blocks for a multiprocessor. Smaller blocks or a larger image would hide more latency.</source>
        <translation type="unfinished">그리드에 멀티프로세서에 줄 블록이 더 없습니다. 더 작은 블록이나 더 큰 이미지를 쓰면 더 많이 감출 수 있습니다.</translation>
    </message>
    <message>
        <source>The grid is rounded up to whole blocks, so some threads have no pixel. Here, they read and write outside the image.</source>
        <translation type="unfinished">그리드는 온전한 블록으로 올림되므로 픽셀이 없는 스레드가 있습니다. 이제 그 스레드들이 이미지 밖을 읽고 씁니다.</translation>
    </message>
    <message>
        <source>The grid of kernel %1 has its axes exchanged: %2 blocks for %3 elements.</source>
        <translation type="unfinished">커널 %1의 그리드는 축이 뒤바뀌어 있습니다. 원소는 %3인데 블록은 %2입니다.</translation>
    </message>
    <message>
        <source>The grid of kernel %1 has threads for %2 of %3 elements in %4: the division was rounded down.</source>
        <translation type="unfinished">커널 %1의 그리드에는 %4 방향으로 원소 %3개 중 %2개에 대한 스레드만 있습니다. 나눗셈에서 내림했습니다.</translation>
    </message>
    <message>
        <source>The grid of kernel %1 has threads for %2 of %3 elements: the divisions were rounded down.</source>
        <translation type="unfinished">커널 %1의 그리드에는 원소 %3개 중 %2개에 대한 스레드만 있습니다. 나눗셈에서 내림했습니다.</translation>
    </message>
    <message>
        <source>The grid: the number of blocks launched, in columns and rows. Each block is assigned to one multiprocessor and stays there.</source>
        <translation type="unfinished">그리드: 시작된 블록의 수를 열과 행으로 나타냅니다. 블록마다 멀티프로세서 하나에 할당되어 그곳에 머뭅니다.</translation>
    </message>
    <message>
        <source>The header "%1" was not read, and it could decide "#%2" on line %3. Headers are read from the source's folder, if they are included in quotation marks and have at most 64 KB. Put it there, or copy what the kernel needs into the source and remove the #include.</source>
        <translation type="unfinished">헤더 “%1” 파일을 읽지 않았으며, 이 헤더가 줄 %3의 “#%2” 조건을 결정할 수 있습니다. 헤더는 따옴표로 포함되고 64 KB 이하일 때 소스의 폴더에서 읽습니다. 그곳에 넣거나, 커널에 필요한 내용을 소스에 복사하고 #include를 제거하세요.</translation>
    </message>
    <message>
        <source>The header of a frame is not a JSON object.</source>
        <translation type="unfinished">프레임의 헤더가 JSON 객체가 아닙니다.</translation>
    </message>
    <message>
        <source>The host code was checked for wrong copies, wrong uses of memory, failed launches and unchecked errors.</source>
        <translation type="unfinished">호스트 코드에서 잘못된 복사, 잘못된 메모리 사용, 실패한 실행, 확인하지 않은 오류를 검사했습니다.</translation>
    </message>
    <message>
        <source>The host dereferences a pointer to device memory of %1 bytes.</source>
        <translation type="unfinished">호스트가 %1바이트의 디바이스 메모리를 가리키는 포인터를 역참조합니다.</translation>
    </message>
    <message>
        <source>The host uses integer division, so the last, partially filled blocks are never launched: the elements that they would have written keep their old contents.</source>
        <translation type="unfinished">호스트가 정수로 나누므로 일부만 채워지는 마지막 블록들은 실행되지 않습니다. 그 블록들이 썼을 부분은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>The host uses integer division, so the last, partially filled column and row of blocks are never launched: a strip on the right and at the bottom keeps its old contents.</source>
        <translation type="unfinished">호스트가 정수로 나누므로 일부만 채워진 마지막 블록 열과 행이 실행되지 않습니다. 오른쪽과 아래쪽의 띠가 그대로 남습니다.</translation>
    </message>
    <message>
        <source>The host uses integer division, so the last, partially filled column and row of blocks are never launched: the last rows and columns of C keep their old contents.</source>
        <translation type="unfinished">호스트가 정수로 나누므로 일부만 채워진 마지막 블록 열과 행이 실행되지 않습니다. C의 마지막 행과 열이 그대로 남습니다.</translation>
    </message>
    <message>
        <source>The host uses memory while kernel %1, which uses it too, may still run.</source>
        <translation type="unfinished">호스트가 사용하는 메모리를 커널 %1도 사용하는데, 그 커널이 아직 실행 중일 수 있습니다.</translation>
    </message>
    <message>
        <source>The image cannot be written as PNG.</source>
        <translation type="unfinished">이미지를 PNG로 저장할 수 없습니다.</translation>
    </message>
    <message>
        <source>The image could not be read, for an unknown reason.</source>
        <translation type="unfinished">알 수 없는 이유로 이미지를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>The image differs from the reference.</source>
        <translation type="unfinished">이미지가 참조 결과와 다릅니다.</translation>
    </message>
    <message>
        <source>The image has %1 pixels, but kernels can count at most two billion. Scale the image down to at most 46000x46000.</source>
        <translation type="unfinished">이미지가 %1픽셀인데 커널은 20억 픽셀까지만 셀 수 있습니다. 이미지를 46000x46000 이하로 줄이세요.</translation>
    </message>
    <message>
        <source>The image has no file. Save it, and replace PICTURE with its path.</source>
        <translation type="unfinished">이미지에 파일이 없습니다. 이미지를 저장하고 PICTURE 자리에 그 경로를 넣으세요.</translation>
    </message>
    <message>
        <source>The image is only on the GPU. Export again when the sliders have stopped moving.</source>
        <translation type="unfinished">이미지가 GPU에만 있습니다. 슬라이더 조작을 멈춘 뒤 다시 내보내세요.</translation>
    </message>
    <message>
        <source>The image is opaque everywhere</source>
        <translation type="unfinished">이미지 전체가 불투명함</translation>
    </message>
    <message>
        <source>The image is shown as stored, although the file specifies another orientation.</source>
        <translation type="unfinished">파일에는 다른 방향이 기록되어 있으나 저장된 그대로 표시합니다.</translation>
    </message>
    <message>
        <source>The image is smaller than a patch of %1, so patches of %2 were used.</source>
        <translation type="unfinished">이미지가 %1 패치보다 작습니다. %2 패치를 사용했습니다.</translation>
    </message>
    <message>
        <source>The image is the result of this source.</source>
        <translation type="unfinished">이미지는 이 코드의 결과입니다.</translation>
    </message>
    <message>
        <source>The image large, with the kernel beside it</source>
        <translation type="unfinished">이미지를 크게, 그 옆에 커널을 표시</translation>
    </message>
    <message>
        <source>The image matches the reference again.</source>
        <translation type="unfinished">이미지가 다시 참조 결과와 같아졌습니다.</translation>
    </message>
    <message>
        <source>The image of the sample, pixel by pixel, not of the whole result.</source>
        <translation type="unfinished">전체가 아니라 표본의 이미지, 픽셀 단위 그대로.</translation>
    </message>
    <message>
        <source>The image shows %1: threads that race give a different result in a different order.</source>
        <translation type="unfinished">이미지에 표시된 값은 %1입니다. 경쟁하는 스레드는 순서가 다르면 다른 결과를 냅니다.</translation>
    </message>
    <message>
        <source>The image shows a sample: %1.</source>
        <translation type="unfinished">이 이미지는 표본의 이미지입니다: %1.</translation>
    </message>
    <message>
        <source>The image that the kernel produced, pixel by pixel.</source>
        <translation type="unfinished">커널이 만든 이미지, 픽셀 단위 그대로.</translation>
    </message>
    <message>
        <source>The image, tables and constants that a program copies to the GPU before the launches.</source>
        <translation type="unfinished">프로그램이 커널 호출 전에 GPU로 복사하는 이미지, 표, 상수.</translation>
    </message>
    <message>
        <source>The image, tables and constants, copied before the launches: %1.</source>
        <translation type="unfinished">커널 호출 전에 복사하는 이미지, 표, 상수: %1.</translation>
    </message>
    <message>
        <source>The images are also divided among blocks; another launch adds their sums in a fixed order.</source>
        <translation type="unfinished">블록이 이미지도 나누어 맡고, 다른 호출이 정해진 순서로 합을 더합니다.</translation>
    </message>
    <message>
        <source>The images are processed in pieces, which the emulator does not support. Use fewer images, so that they fit in one piece.</source>
        <translation type="unfinished">이미지를 조각으로 나누어 처리하는데, 에뮬레이터는 그렇게 하지 않습니다. 이미지가 더 적으면 한 조각입니다.</translation>
    </message>
    <message>
        <source>The images are read from the file in pieces, which the emulator does not support. Use fewer images, so that the file is loaded as a whole.</source>
        <translation type="unfinished">이미지를 파일에서 조각별로 읽는데, 에뮬레이터는 이를 지원하지 않습니다. 이미지가 더 적으면 한꺼번에 불러옵니다.</translation>
    </message>
    <message>
        <source>The images in "%1" have the shape (%2). Use one image or more, with sides of 2 to 64 pixels, because the covariance has a row and a column for every pixel.</source>
        <translation type="unfinished">“%1”의 이미지는 모양이 (%2)입니다. 변이 2~64 픽셀인 이미지가 하나 이상이어야 합니다. 공분산에는 픽셀마다 행과 열이 하나씩 있기 때문입니다.</translation>
    </message>
    <message>
        <source>The images in a file have their own size.</source>
        <translation type="unfinished">파일의 이미지는 고유한 크기가 있습니다.</translation>
    </message>
    <message>
        <source>The images in a folder cannot be scaled to %1×%2 pixels.</source>
        <translation type="unfinished">폴더의 이미지를 %1×%2픽셀로 크기 조정할 수 없습니다.</translation>
    </message>
    <message>
        <source>The images in the file were not loaded as greyscale images with sides of 2 to 64 pixels. Load them again.</source>
        <translation type="unfinished">파일의 이미지가 변이 2~64픽셀인 회색조 이미지로 로드되지 않았습니다. 다시 로드하세요.</translation>
    </message>
    <message>
        <source>The images in the folder were not loaded as greyscale images of %1 pixels. Load them again.</source>
        <translation type="unfinished">폴더의 이미지가 %1픽셀의 회색조 이미지로 로드되지 않았습니다. 다시 로드하세요.</translation>
    </message>
    <message>
        <source>The instructions are estimated from the PTX.</source>
        <translation type="unfinished">명령어 수는 PTX에서 추정한 값입니다.</translation>
    </message>
    <message>
        <source>The instructions are from the machine code.</source>
        <translation type="unfinished">명령어는 기계어의 명령어입니다.</translation>
    </message>
    <message>
        <source>The instructions that a GPU executes, also called SASS. Their number differs from that of the PTX, and occupancy depends on their register count.</source>
        <translation type="unfinished">GPU가 실행하는 명령어로, SASS라고도 합니다. PTX의 명령어보다 많거나 적으며, 점유율은 이 기계어의 레지스터에 달려 있습니다.</translation>
    </message>
    <message>
        <source>The inverse transform must use the inverse roots. With the same roots, no step undoes another, and the remainders are noise.</source>
        <translation type="unfinished">역변환에는 근의 역원을 써야 합니다. 같은 근을 쓰면 어떤 단계도 다른 단계를 되돌리지 못하고, 나머지는 잡음이 됩니다.</translation>
    </message>
    <message>
        <source>The kernel "%1" declares %2 of shared memory, but at most 48 KB can be declared statically. To use more, pass it at launch to an array without a size: extern __shared__ float tile[];</source>
        <translation type="unfinished">커널 “%1”은(는) 공유 메모리 %2을(를) 선언하는데, 최대 48 KB까지 선언할 수 있습니다. 더 필요하면 커널을 호출할 때 크기 없는 배열에 지정하세요: extern __shared__ float tile[];</translation>
    </message>
    <message>
        <source>The kernel "%1" gets a grid with a thread for each of the result's %2 values; the image has %3 pixels. If each thread reads one pixel, use //@ grid ceil(width / block.x), ceil(height / block.y)</source>
        <translation type="unfinished">커널 “%1”의 그리드에는 결과의 값 %2개마다 스레드가 하나씩 있고, 이미지는 %3픽셀입니다. 스레드마다 픽셀 하나를 읽는다면 이렇게 쓰세요: //@ grid ceil(width / block.x), ceil(height / block.y)</translation>
    </message>
    <message>
        <source>The kernel "%1" has no parameter "%2" to bind.</source>
        <translation type="unfinished">커널 “%1”에는 바인딩할 매개변수 “%2”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>The kernel "%1" has sizes of its own, constants or its grid's, so it gets %2 pixels: the upper left part of the image, continued by its mirror image where it is smaller.</source>
        <translation type="unfinished">커널 “%1” 함수는 상수나 그리드에서 온 자체 크기를 사용하므로 %2 픽셀을 받습니다. 이미지의 왼쪽 위 부분이며, 이미지가 더 작으면 거울상으로 이어집니다.</translation>
    </message>
    <message>
        <source>The kernel "%1" is a template. Specify its template arguments: //@ launch %1&lt;%2&gt;</source>
        <translation type="unfinished">커널 “%1”은(는) 템플릿입니다. 어떤 인수로 실행할지 적으세요: //@ launch %1&lt;%2&gt;</translation>
    </message>
    <message>
        <source>The kernel "%1" is declared for at most %2 threads per block (__launch_bounds__), but the launch has %3.</source>
        <translation type="unfinished">커널 “%1”에는 블록당 스레드가 최대 %2개로 선언되어 있으나(__launch_bounds__), 호출에는 %3개가 있습니다.</translation>
    </message>
    <message>
        <source>The kernel "%1" is given the buffer "%2", which does not exist. Declare it: //@ buffer %2 float width * height</source>
        <translation type="unfinished">커널 “%1”에 버퍼 “%2”을(를) 주려 하지만 그런 버퍼가 없습니다. 선언하세요: //@ buffer %2 float width * height</translation>
    </message>
    <message>
        <source>The kernel "%1" may store through two pointers, "%2" and "%3". Specify what the second one is: //@ buffer %3 %4 width * height, or //@ bind %3 = input</source>
        <translation type="unfinished">커널 “%1”은(는) 두 포인터 “%2”과(와) “%3”을(를) 통해 저장할 수 있습니다. 두 번째 포인터가 무엇인지 적으세요: //@ buffer %3 %4 width * height 또는 //@ bind %3 = input</translation>
    </message>
    <message>
        <source>The kernel "%1" reads "%2", which "%3" stores, so that kernel runs before it.</source>
        <translation type="unfinished">커널 “%1” 함수는 “%3” 커널이 저장하는 “%2”을(를) 읽으므로, 그 커널이 먼저 실행됩니다.</translation>
    </message>
    <message>
        <source>The kernel "%1" reads through two pointers, "%2" and "%3". Specify what the second one is: //@ buffer %3 %4 = 1, 2, 1 for its values, //@ buffer %3 %4 width * height for what another launch stores, or //@ bind %3 = input</source>
        <translation type="unfinished">커널 “%1”은(는) 두 포인터 “%2”과(와) “%3”을(를) 통해 읽습니다. 두 번째 포인터가 무엇인지 적으세요. 값을 줄 때는 //@ buffer %3 %4 = 1, 2, 1, 다른 호출이 저장하는 것이면 //@ buffer %3 %4 width * height, 아니면 //@ bind %3 = input</translation>
    </message>
    <message>
        <source>The kernel "%1" stores through several pointers; "%2" is shown. To show another one: //@ bind %3 = output</source>
        <translation type="unfinished">커널 “%1”은(는) 여러 포인터를 통해 저장하며 “%2”이(가) 표시됩니다. 다른 것을 표시하려면: //@ bind %3 = output</translation>
    </message>
    <message>
        <source>The kernel "%1" stores through two pointers, "%2" and "%3". If the second one is not the result, declare it: //@ buffer %3 %4 width * height</source>
        <translation type="unfinished">커널 “%1”은(는) 두 포인터 “%2”과(와) “%3”을(를) 통해 저장합니다. 두 번째가 결과가 아니면 선언하세요: //@ buffer %3 %4 width * height</translation>
    </message>
    <message>
        <source>The kernel "%1" takes "%2" of type "%3", which is not supported. Supported types are numbers, pointers to them, cudaTextureObject_t and structs of these that the source defines.</source>
        <translation type="unfinished">커널 “%1”은(는) 타입 “%3”의 “%2”을(를) 받습니다. 전달할 수 있는 것은 숫자, 숫자의 포인터, cudaTextureObject_t, 그리고 코드에 정의된 이들의 구조체입니다.</translation>
    </message>
    <message>
        <source>The kernel "%1" takes "%2", a struct that is not supported: %3. Its fields can be numbers, arrays of numbers, pointers and such structs.</source>
        <translation type="unfinished">커널 “%1”은(는) 전달할 수 없는 구조체 “%2”을(를) 받습니다: %3. 필드는 숫자, 숫자의 배열, 포인터, 그리고 그런 구조체일 수 있습니다.</translation>
    </message>
    <message>
        <source>The kernel "%1" takes "%2", whose value is unknown. Bind it with //@ bind %2 = EXPRESSION, or give it a slider with //@ parameter %2 = 1 in 0..10</source>
        <translation type="unfinished">커널 “%1”은(는) “%2”을(를) 받지만 그 값이 정해져 있지 않습니다. 바인딩하거나(//@ bind %2 = 식) 슬라이더를 만드세요: //@ parameter %2 = 1 in 0..10</translation>
    </message>
    <message>
        <source>The kernel "%1" takes %2 arguments, but the launch passes %3. Keep the parameter list of the strategy's own kernel.</source>
        <translation type="unfinished">커널 “%1”은(는) 인수 %2개를 받는데, 호출은 %3개를 전달합니다. 전략의 원래 커널과 같은 매개변수 목록을 유지하세요.</translation>
    </message>
    <message>
        <source>The kernel "%1" was not opened. %2</source>
        <translation type="unfinished">“%1” 커널을 열지 못했습니다. %2</translation>
    </message>
    <message>
        <source>The kernel "%1" was skipped. %2</source>
        <translation type="unfinished">커널 “%1”을(를) 건너뛰었습니다. %2</translation>
    </message>
    <message>
        <source>The kernel %1 needs %2 bytes of shared memory per block (%3 of them declared in the kernel), but %4 allows only %5. Use a smaller block or filter.</source>
        <translation type="unfinished">커널 %1에는 블록당 공유 메모리 %2바이트가 필요한데(그중 %3바이트는 커널에 선언됨), %4의 한도는 %5바이트입니다. 더 작은 블록이나 필터를 쓰면 필요한 양이 줄어듭니다.</translation>
    </message>
    <message>
        <source>The kernel %1 uses %2 registers per thread, so a block can have at most %3 threads instead of %4. Use a block of %5.</source>
        <translation type="unfinished">커널 %1은(는) 스레드당 레지스터를 %2개 사용하므로, 블록의 스레드는 최대 %3개이고 %4개는 안 됩니다. %5 블록은 실행할 수 있습니다.</translation>
    </message>
    <message>
        <source>The kernel advances from row to row by the number of pixels of an image instead of the pitch, so rows of D start at the wrong addresses, which are not multiples of 16 bytes.</source>
        <translation type="unfinished">커널이 피치가 아니라 이미지의 픽셀 수만큼씩 행을 옮겨 갑니다. D의 행이 잘못된 곳, 곧 16바이트의 배수가 아닌 주소에서 시작합니다.</translation>
    </message>
    <message>
        <source>The kernel could not be saved as "%1": %2.</source>
        <translation type="unfinished">커널을 “%1” 파일에 저장할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>The kernel file "%1" has changed since the session was saved. The session's own source is used.</source>
        <translation type="unfinished">세션을 저장한 뒤에 “%1” 커널 파일이 바뀌었습니다. 세션에 저장된 코드를 사용합니다.</translation>
    </message>
    <message>
        <source>The kernel file "%1" no longer exists. The session's own source is used instead. Use "Save kernel as…" to write the source to a file.</source>
        <translation type="unfinished">“%1” 커널 파일이 더 이상 없습니다. 대신 세션에 저장된 코드를 사용합니다. 코드를 파일로 저장하려면 “커널을 다른 이름으로 저장…”을 사용하세요.</translation>
    </message>
    <message>
        <source>The kernel file "%1" was changed outside Tilescope, and the source here was edited too.</source>
        <translation type="unfinished">“%1” 커널 파일이 Tilescope 밖에서 변경되었고, 여기의 코드도 편집되었습니다.</translation>
    </message>
    <message>
        <source>The kernel file has no __constant__ variable "%1". Declare it, for example as __constant__ float %1[…];</source>
        <translation type="unfinished">커널 파일에 __constant__ 변수 “%1”이(가) 없습니다. 예를 들어 이렇게 선언하세요: __constant__ float %1[…];</translation>
    </message>
    <message>
        <source>The kernel file has no kernel "%1". Give the kernel this name, and declare it extern "C" __global__.</source>
        <translation type="unfinished">커널 파일에 커널 “%1”이(가) 없습니다. 그 이름을 붙이고 extern "C" __global__로 선언하세요.</translation>
    </message>
    <message>
        <source>The kernel file has no kernel "%1". Give the kernel this name, and declare it extern "C" __global__. The file contains: %2.</source>
        <translation type="unfinished">커널 파일에 커널 “%1”이(가) 없습니다. 그 이름을 붙이고 extern "C" __global__로 선언하세요. 파일에 있는 커널: %2.</translation>
    </message>
    <message>
        <source>The kernel in the text is a template over index_t and value_t (003.txt:86); Tilescope's kernel computes in float.</source>
        <translation type="unfinished">원문의 커널은 index_t와 value_t에 대한 템플릿입니다(003.txt:86). Tilescope의 커널은 float로 계산합니다.</translation>
    </message>
    <message>
        <source>The kernel on line %1 of the source.</source>
        <translation type="unfinished">코드 %1번 줄의 커널.</translation>
    </message>
    <message>
        <source>The kernel reads several pixels as one word; the value shown is that of the image.</source>
        <translation type="unfinished">커널은 여러 픽셀을 한 워드로 읽습니다. 표시된 값은 이미지의 값입니다.</translation>
    </message>
    <message>
        <source>The kernel source could not be written to a file for the command line to name; nothing was copied.</source>
        <translation type="unfinished">명령줄에서 가리킬 파일에 커널 코드를 저장할 수 없습니다. 아무것도 복사하지 않았습니다.</translation>
    </message>
    <message>
        <source>The kernel source was written to %1.</source>
        <translation type="unfinished">커널 코드를 %1에 저장했습니다.</translation>
    </message>
    <message>
        <source>The kernel was not saved as "%1", because the file is not UTF-8 and its encoding does not have all characters of the text. Save it under another name.</source>
        <translation type="unfinished">“%1” 파일이 UTF-8이 아니고 그 인코딩에 텍스트의 모든 문자가 있지 않아서 커널을 저장하지 않았습니다. 다른 이름으로 저장하세요.</translation>
    </message>
    <message>
        <source>The kernel was not saved as "%1", because the source here has another text for the header "%2" than that file. Edit the header in its own file, or save the kernel in another folder.</source>
        <translation type="unfinished">커널을 “%1” 파일로 저장하지 않았습니다. 이곳의 소스에 있는 헤더 “%2” 파일의 텍스트가 그 파일과 다르기 때문입니다. 헤더는 그 파일에서 편집하거나, 커널을 다른 폴더에 저장하세요.</translation>
    </message>
    <message>
        <source>The kernel was saved as %1.</source>
        <translation type="unfinished">커널을 저장한 파일: %1.</translation>
    </message>
    <message>
        <source>The kernel would need %1 of constant memory, but %2 has only %3. Use a smaller filter.</source>
        <translation type="unfinished">커널에 상수 메모리 %1이(가) 필요한데 %2에는 %3이(가) 있습니다. 더 작은 필터는 덜 필요합니다.</translation>
    </message>
    <message>
        <source>The kernel writes to its input, so its input would be different in a second run; the kernel was timed only once.</source>
        <translation type="unfinished">커널이 자신의 입력에 값을 저장하므로 다시 실행하면 입력이 달라집니다. 시간을 한 번만 쟀습니다.</translation>
    </message>
    <message>
        <source>The kernels of %1, NVIDIA's own library, come as machine code without source, so they run only on an NVIDIA GPU.</source>
        <translation type="unfinished">NVIDIA 자체 라이브러리인 %1의 커널은 코드 없이 기계어로 제공됩니다. NVIDIA GPU에서만 실행됩니다.</translation>
    </message>
    <message>
        <source>The kernels' buffers need %1 of memory, but only %2 are available. Use a smaller image, or close other programs.</source>
        <translation type="unfinished">커널의 버퍼에 메모리 %1이(가) 필요한데 사용할 수 있는 메모리는 %2입니다. 이미지를 줄이거나 다른 프로그램을 닫으면 도움이 됩니다.</translation>
    </message>
    <message>
        <source>The lanes do not reconverge in the recorded events.</source>
        <translation type="unfinished">기록된 이벤트 안에서는 레인들이 다시 합쳐지지 않습니다.</translation>
    </message>
    <message>
        <source>The lanes of a warp access neighbouring addresses, so that a request needs the fewest sectors possible. Scattered lanes need up to 32 sectors, most of whose bytes are not used.</source>
        <translation type="unfinished">워프의 레인들이 이웃한 주소에 접근하여 요청에 드는 섹터가 가능한 한 적은 것. 흩어진 레인에는 섹터가 최대 32개 들며, 그 바이트 대부분은 아무도 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>The lanes of a warp read global memory at addresses that are far apart: a request on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">워프의 레인들이 전역 메모리에서 서로 멀리 떨어진 곳을 읽습니다. 이 줄의 요청 하나에 필요한 바이트는 32바이트 섹터 %2개에 들어가는데 실제로는 %1개에 접근합니다(섹터 %4개 대신 %3개).</translation>
    </message>
    <message>
        <source>The lanes of a warp read global memory with gaps between them: a request on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">워프의 레인들이 전역 메모리에서 띄엄띄엄 떨어진 곳을 읽습니다. 이 줄의 요청 하나에 필요한 바이트는 32바이트 섹터 %2개에 들어가는데 실제로는 %1개에 접근합니다(섹터 %4개 대신 %3개).</translation>
    </message>
    <message>
        <source>The lanes of a warp take different paths at a branch or a loop. The warp then executes the paths one after the other, with the other lanes inactive.</source>
        <translation type="unfinished">워프의 레인들이 if나 루프에서 서로 다른 분기로 가는 것. 그러면 워프는 분기를 차례로 실행하고 그동안 다른 레인은 기다립니다.</translation>
    </message>
    <message>
        <source>The lanes of a warp write global memory at addresses that are far apart: a request on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">워프의 레인들이 전역 메모리에서 서로 멀리 떨어진 곳에 씁니다. 이 줄의 요청 하나에 필요한 바이트는 32바이트 섹터 %2개에 들어가는데 실제로는 %1개에 접근합니다(섹터 %4개 대신 %3개).</translation>
    </message>
    <message>
        <source>The lanes of a warp write global memory with gaps between them: a request on this line touches %1 sectors of 32 bytes where its bytes would fit in %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">워프의 레인들이 전역 메모리에서 띄엄띄엄 떨어진 곳에 씁니다. 이 줄의 요청 하나에 필요한 바이트는 32바이트 섹터 %2개에 들어가는데 실제로는 %1개에 접근합니다(섹터 %4개 대신 %3개).</translation>
    </message>
    <message>
        <source>The lanes reconverge at event %1.</source>
        <translation type="unfinished">레인들이 이벤트 %1에서 다시 합쳐집니다.</translation>
    </message>
    <message>
        <source>The lanes reconverge at line %1, event %2.</source>
        <translation type="unfinished">레인들이 %1번 줄, 이벤트 %2에서 다시 합쳐집니다.</translation>
    </message>
    <message>
        <source>The largest difference from the reference, as a fraction of the scale that the operation states: for a covariance, √(Cxx·Cyy). Not available for grey levels and match coefficients.</source>
        <translation type="unfinished">참조 결과와의 최대 차이를 연산이 정한 척도에 대한 비율로 나타낸 값. 공분산에서는 √(Cxx·Cyy)입니다. 밝기 단계와 매칭 계수에는 이 값이 없습니다.</translation>
    </message>
    <message>
        <source>The largest difference from the reference.</source>
        <translation type="unfinished">참조 결과와의 최대 차이.</translation>
    </message>
    <message>
        <source>The largest difference in white</source>
        <translation type="unfinished">가장 큰 차이를 흰색으로</translation>
    </message>
    <message>
        <source>The last wave has %1 of %2 blocks: all multiprocessors are busy, but with fewer blocks than fit.</source>
        <translation type="unfinished">마지막 웨이브에는 블록 %2개 중 %1개가 있습니다. 모든 멀티프로세서가 사용 중이지만 들어갈 수 있는 블록이 모두 있지는 않습니다.</translation>
    </message>
    <message>
        <source>The last wave is full: every multiprocessor is busy to the end.</source>
        <translation type="unfinished">마지막 웨이브가 가득 찼습니다. 모든 멀티프로세서가 끝까지 사용 중입니다.</translation>
    </message>
    <message>
        <source>The last wave keeps %1 of %2 multiprocessors busy.</source>
        <translation type="unfinished">마지막 웨이브는 멀티프로세서 %2개 중 %1개를 사용합니다.</translation>
    </message>
    <message>
        <source>The launch is in line %1.</source>
        <translation type="unfinished">커널 호출은 %1번 줄에 있습니다.</translation>
    </message>
    <message>
        <source>The launch of kernel %1 fails with %2, and the program does not ask for the error. %3</source>
        <translation type="unfinished">커널 %1의 호출이 %2 오류로 실패하는데, 프로그램이 오류를 조회하지 않습니다. %3</translation>
    </message>
    <message>
        <source>The launch whose warps are shown</source>
        <translation type="unfinished">워프가 표시되는 호출</translation>
    </message>
    <message>
        <source>The launches are %1 % of the total.</source>
        <translation type="unfinished">커널 호출은 전체의 %1 %입니다.</translation>
    </message>
    <message>
        <source>The launches cannot be captured in a CUDA graph, or there was no time to capture them.</source>
        <translation type="unfinished">커널 호출을 CUDA 그래프로 캡처할 수 없거나 캡처할 시간이 없었습니다.</translation>
    </message>
    <message>
        <source>The lesson "%1" cannot be opened. %2</source>
        <translation type="unfinished">“%1” 실습을 열 수 없습니다. %2</translation>
    </message>
    <message>
        <source>The lesson "%1" has no step "%2"; it starts at its first step.</source>
        <translation type="unfinished">“%1” 실습에 “%2” 단계가 없습니다. 첫 단계부터 시작합니다.</translation>
    </message>
    <message>
        <source>The lesson is not available, so there are no answers to save.</source>
        <translation type="unfinished">실습을 사용할 수 없어 저장할 답안이 없습니다.</translation>
    </message>
    <message>
        <source>The lesson's own run failed: %1</source>
        <translation type="unfinished">실습 자체의 실행이 실패했습니다: %1</translation>
    </message>
    <message>
        <source>The libcuda.so.1 that was found is the link stub of the CUDA Toolkit, not a driver. Remove its folder "stubs" from LD_LIBRARY_PATH.</source>
        <translation type="unfinished">찾은 libcuda.so.1은 드라이버가 아니라 링크용 CUDA Toolkit 라이브러리입니다. 그 폴더 “stubs”를 LD_LIBRARY_PATH에서 빼세요.</translation>
    </message>
    <message>
        <source>The line is unknown</source>
        <translation type="unfinished">줄을 알 수 없음</translation>
    </message>
    <message>
        <source>The lines: 100 % is a copy of the input to the output on this GPU; the dashed line is an empty launch, if it is in range.</source>
        <translation type="unfinished">선: 100 %는 이 GPU에서 입력을 출력으로 복사한 것입니다. 점선은 빈 커널 호출에 걸리는 시간이며, 가까이 있을 때 표시됩니다.</translation>
    </message>
    <message>
        <source>The list shows what was read; how the kernel computes the result from it is unknown.</source>
        <translation type="unfinished">목록은 무엇을 읽었는지 보여 줍니다. 커널이 그것으로 결과를 어떻게 계산하는지는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The loops initialise i and j but increment x and y, as printed in the paper. They do end, after two steps each, but a thread computes four pixels along a diagonal to the lower right: pixels of other threads, with windows that extend beyond the tile and beyond the image.</source>
        <translation type="unfinished">원문에 인쇄된 대로 루프가 i와 j에서 시작하고는 x와 y를 증가시킵니다. 각각 두 번 돌고 끝나기는 하지만, 스레드가 오른쪽 아래로 비스듬히 놓인 네 픽셀을 계산합니다. 다른 스레드의 픽셀이며, 윈도우가 타일의 끝에서 타일을 벗어나고 이미지 밖으로도 나갑니다.</translation>
    </message>
    <message>
        <source>The machine code for %1 has %2 where the PTX has %3: ptxas merged, widened, dropped or added accesses, and may have unrolled a loop. The counts of the machine code may differ from those of the PTX.</source>
        <translation type="unfinished">%1용 기계어에는 %2이(가) 있는데 PTX에는 %3이(가) 있습니다. ptxas가 접근을 합치거나 넓히거나 생략하거나 추가했으며, 루프를 펼쳤을 수도 있습니다. 기계어를 센 값은 PTX를 센 값과 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>The machine code for %1 has %2 where the PTX has %3: ptxas probably unrolled a loop or copied the code, which does not change how often it accesses memory.</source>
        <translation type="unfinished">%1용 기계어에는 %2이(가) 있는데 PTX에는 %3이(가) 있습니다. ptxas가 루프를 펼쳤거나 코드를 복제한 것으로 보이며, 메모리에 접근하는 횟수는 달라지지 않습니다.</translation>
    </message>
    <message>
        <source>The main kernel reads numbers that were computed from the image; those reads do not belong to a pixel of the image and are not counted.</source>
        <translation type="unfinished">주 커널은 이미지로부터 계산된 숫자를 읽습니다. 그 읽기는 이미지의 어떤 픽셀에도 속하지 않으므로 세지 않습니다.</translation>
    </message>
    <message>
        <source>The masks are in constant memory, whose cache delivers one element to a whole warp at once.</source>
        <translation type="unfinished">마스크는 상수 메모리에 있으며, 그 캐시가 원소 하나를 워프 전체에 한꺼번에 줍니다.</translation>
    </message>
    <message>
        <source>The masks are separable: smoothed column sums are shared and carried down.</source>
        <translation type="unfinished">마스크를 분리합니다. 열의 평활화된 합을 함께 쓰고 아래로 넘겨줍니다.</translation>
    </message>
    <message>
        <source>The maximum number of threads in each direction.</source>
        <translation type="unfinished">방향마다 허용되는 최대 스레드 수입니다.</translation>
    </message>
    <message>
        <source>The maximum that a kernel can request; Tilescope requests it where a tile needs it.</source>
        <translation type="unfinished">커널이 요구할 수 있는 양이며, Tilescope는 타일에 필요할 때 요구합니다.</translation>
    </message>
    <message>
        <source>The maximum width × height of a block.</source>
        <translation type="unfinished">블록의 너비 × 높이의 최댓값입니다.</translation>
    </message>
    <message>
        <source>The median is one of the values that were read, so nothing is rounded.</source>
        <translation type="unfinished">중앙값은 읽은 값 가운데 하나이므로 반올림이 없습니다.</translation>
    </message>
    <message>
        <source>The median of the nine values around a pixel: it removes isolated bright and dark pixels, and keeps edges.</source>
        <translation type="unfinished">픽셀 주변 아홉 값의 가운데 값입니다. 홀로 밝거나 어두운 픽셀을 없애고 윤곽은 남깁니다.</translation>
    </message>
    <message>
        <source>The memory bank of each element of the block's shared tile</source>
        <translation type="unfinished">블록의 공유 타일에서 각 원소의 메모리 뱅크</translation>
    </message>
    <message>
        <source>The memory flow needs a run with counters. Switch counters on.</source>
        <translation type="unfinished">메모리 흐름을 보려면 카운터로 센 실행이 필요합니다. 카운터를 켜세요.</translation>
    </message>
    <message>
        <source>The memory has been freed before.</source>
        <translation type="unfinished">메모리가 이미 해제되었습니다.</translation>
    </message>
    <message>
        <source>The memory is freed twice.</source>
        <translation type="unfinished">메모리를 두 번 해제합니다.</translation>
    </message>
    <message>
        <source>The memory of this launch contains addresses, which are right in the emulator only. Choose the backend "emulator".</source>
        <translation type="unfinished">이 호출의 메모리에는 에뮬레이터에서만 올바른 주소가 들어 있습니다. 백엔드 “emulator”를 선택하세요.</translation>
    </message>
    <message>
        <source>The memory was allocated in line %1.</source>
        <translation type="unfinished">메모리는 %1번 줄에서 할당되었습니다.</translation>
    </message>
    <message>
        <source>The memory was freed in line %1.</source>
        <translation type="unfinished">메모리는 %1번 줄에서 해제되었습니다.</translation>
    </message>
    <message>
        <source>The minimum that the same work needs.</source>
        <translation type="unfinished">같은 작업에 필요한 최솟값입니다.</translation>
    </message>
    <message>
        <source>The missing elements are scattered. Check the condition before the store, and that the index reaches each element once.</source>
        <translation type="unfinished">저장되지 않은 원소가 흩어져 있습니다. 저장 앞의 조건을 확인하고, 인덱스가 모든 원소에 한 번씩 이르는지 확인하세요.</translation>
    </message>
    <message>
        <source>The mistake "%1" is removed from the kernel.</source>
        <translation type="unfinished">커널에서 “%1” 버그를 제거했습니다.</translation>
    </message>
    <message>
        <source>The model has no band for this kernel on this GPU.</source>
        <translation type="unfinished">이 GPU에서 이 커널에 대한 모델의 구간이 없습니다.</translation>
    </message>
    <message>
        <source>The model needs counters, and this run was not counted.</source>
        <translation type="unfinished">모델에는 카운터가 필요한데 이 실행은 세지 않았습니다.</translation>
    </message>
    <message>
        <source>The multiprocessors are idle for %1 of their time.</source>
        <translation type="unfinished">멀티프로세서는 시간의 %1 동안 유휴 상태입니다.</translation>
    </message>
    <message>
        <source>The name %1 already has a meaning for --device. Choose another name.</source>
        <translation type="unfinished">“%1” 이름은 --device에서 이미 다른 뜻으로 쓰입니다. 다른 이름을 선택하세요.</translation>
    </message>
    <message>
        <source>The name in Tilescope's GPU table.</source>
        <translation type="unfinished">Tilescope의 표에 있는 이름입니다.</translation>
    </message>
    <message>
        <source>The nearest valid block is %1.</source>
        <translation type="unfinished">사용할 수 있는 가장 가까운 블록은 %1입니다.</translation>
    </message>
    <message>
        <source>The neighbouring pixel is assumed to be one byte away, where the next channel is: the three channels are mixed, and the image is grey and barely blurred.</source>
        <translation type="unfinished">픽셀의 이웃이 1바이트 옆에 있다고 여기지만 그곳에는 다음 채널이 있습니다. 세 채널이 섞여 이미지가 회색이 되고 거의 흐려지지 않습니다.</translation>
    </message>
    <message>
        <source>The newest CUDA version that the driver supports.</source>
        <translation type="unfinished">드라이버가 지원하는 최신 CUDA 버전입니다.</translation>
    </message>
    <message>
        <source>The next byte is not the next pixel</source>
        <translation type="unfinished">다음 바이트는 다음 픽셀이 아님</translation>
    </message>
    <message>
        <source>The next chunk is copied asynchronously, bypassing the registers, while warps multiply the current one.</source>
        <translation type="unfinished">워프가 이 청크를 곱하는 동안 다음 청크를 레지스터를 거치지 않고 복사합니다.</translation>
    </message>
    <message>
        <source>The note calculates its CGMA for whole chunks and counts a multiply-add as one operation, as Tilescope does.</source>
        <translation type="unfinished">원문은 온전한 청크에 대해 CGMA를 계산하고, 여기와 같이 곱셈-덧셈을 연산 하나로 셉니다.</translation>
    </message>
    <message>
        <source>The number of best matches that are marked with a box. They are at least half a template apart.</source>
        <translation type="unfinished">가장 잘 맞는 매칭 몇 개에 상자를 그릴지. 각 매칭은 다른 것과 템플릿의 절반 이상 떨어져 있습니다.</translation>
    </message>
    <message>
        <source>The number of bits per transfer.</source>
        <translation type="unfinished">한 번의 전송이 나르는 비트 수입니다.</translation>
    </message>
    <message>
        <source>The number of bytes from the start of one row to the start of the next in memory. It may exceed the size of the row, so that each row starts at a multiple of 128 bytes and accesses stay coalesced.</source>
        <translation type="unfinished">메모리에서 한 행부터 다음 행까지의 바이트 수. 행 자체의 바이트보다 클 수 있으며, 그러면 각 행이 128의 배수에서 시작하여 접근이 병합된 상태로 유지됩니다.</translation>
    </message>
    <message>
        <source>The number of bytes that a memory can transfer per second: hundreds to thousands of gigabytes for the device memory of a GPU, and several times as much for shared memory.</source>
        <translation type="unfinished">메모리가 1초에 옮길 수 있는 바이트 수. GPU의 디바이스 메모리는 수백에서 수천 기가바이트, 공유 메모리는 그 몇 배입니다.</translation>
    </message>
    <message>
        <source>The number of columns that a block with a shared tile covers; with more columns, the overfetch is shared by more results.</source>
        <translation type="unfinished">공유 타일을 쓰는 블록이 맡는 열. 열이 많을수록 초과 읽기 하나를 더 많이 나누어 씁니다.</translation>
    </message>
    <message>
        <source>The number of different 4-byte words that these requests read. The constant cache returns one word at a time, so one per request is ideal.</source>
        <translation type="unfinished">그 요청들이 서로 다른 4바이트 워드를 몇 개 요청했는지. 상수 캐시는 한 번에 하나씩 돌려주므로 요청당 하나가 이상적입니다.</translation>
    </message>
    <message>
        <source>The number of generated images. For patches, a folder or a file: the maximum number of images used.</source>
        <translation type="unfinished">생성할 이미지 수. 패치, 폴더, 파일에서는 가져올 최대 수입니다.</translation>
    </message>
    <message>
        <source>The number of grey levels by which a pixel may lie below the mean of its neighbourhood and still become white. Fractions are allowed.</source>
        <translation type="unfinished">픽셀이 주변 평균보다 몇 단계까지 어두워도 흰색으로 처리할지 정합니다. 소수도 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The number of pixels in a column that a thread counts before the counts of the block are added up.</source>
        <translation type="unfinished">블록의 개수를 합하기 전에 한 스레드가 세로로 세는 픽셀 수입니다.</translation>
    </message>
    <message>
        <source>The number of pixels that the filter spans in each direction. It is odd, so that the filter has a centre.</source>
        <translation type="unfinished">필터가 각 방향으로 걸치는 픽셀 수. 중심이 있도록 홀수입니다.</translation>
    </message>
    <message>
        <source>The number of pixels that the window spans in each direction. It is odd, so that the window has a centre.</source>
        <translation type="unfinished">평균이 각 방향으로 걸치는 픽셀 수. 중심이 있도록 홀수입니다.</translation>
    </message>
    <message>
        <source>The number of pixels with each of the 256 grey levels. The result is a row of 256 counts.</source>
        <translation type="unfinished">256단계의 밝기마다 픽셀이 몇 개인지 셉니다. 결과는 개수 256개의 한 행입니다.</translation>
    </message>
    <message>
        <source>The number of threads in a block of %1 is not a multiple of 32: the last warp of each block has %n [lane that is always idle|lanes that are always idle].</source>
        <translation type="unfinished">%1 블록의 스레드 수는 32의 배수가 아닙니다. 각 블록의 마지막 워프에 항상 유휴 상태인 레인이 %n개 있습니다.</translation>
    </message>
    <message>
        <source>The number of times that a warp reached a barrier such as __syncthreads(). A warp waits there until all warps of its block have arrived.</source>
        <translation type="unfinished">워프가 __syncthreads() 같은 배리어에 도달한 횟수. 블록의 모든 워프가 도달할 때까지 그곳에서 기다립니다.</translation>
    </message>
    <message>
        <source>The number of values that differ from the reference at all.</source>
        <translation type="unfinished">참조 결과와 조금이라도 다른 값의 수.</translation>
    </message>
    <message>
        <source>The number of values that differ from the reference by more than the operation allows.</source>
        <translation type="unfinished">연산의 허용치를 넘어 참조 결과와 다른 값의 수.</translation>
    </message>
    <message>
        <source>The number of warps that can be resident on a multiprocessor at once, as a share of the maximum that it supports. While one warp waits for memory, another can run. The scarcest resource limits occupancy: registers, shared memory, warps or block slots.</source>
        <translation type="unfinished">멀티프로세서에 동시에 있을 수 있는 워프 수를 가능한 최댓값에 대한 비율로 나타낸 것. 한 워프가 메모리를 기다리는 동안 다른 워프가 일합니다. 레지스터, 공유 메모리, 워프, 블록 자리 가운데 부족한 것이 점유율을 제한합니다.</translation>
    </message>
    <message>
        <source>The numbers that a user of the operation can change. The rows are updated when the source is saved.</source>
        <translation type="unfinished">연산을 쓰는 사람이 바꿀 수 있는 수입니다. 이 행들은 코드를 저장하면 갱신됩니다.</translation>
    </message>
    <message>
        <source>The only column is 0.</source>
        <translation type="unfinished">열은 0 하나뿐입니다.</translation>
    </message>
    <message>
        <source>The only row is 0.</source>
        <translation type="unfinished">행은 0 하나뿐입니다.</translation>
    </message>
    <message>
        <source>The only stalls are for shared memory: 200 µs at B = 3 on an H200. The rows that are kept leave less room for warps: at B = 101, four warps remain on a multiprocessor, and the time is 700 µs.</source>
        <translation type="unfinished">공유 메모리 말고는 기다리는 것이 없습니다. H200에서 B = 3일 때 200 µs입니다. 보관한 행이 워프의 자리를 차지하므로 B = 101에서는 멀티프로세서에 워프가 네 개만 남아 700 µs가 걸립니다.</translation>
    </message>
    <message>
        <source>The only wave keeps %1 of %2 multiprocessors busy.</source>
        <translation type="unfinished">하나뿐인 웨이브는 멀티프로세서 %2개 중 %1개를 사용합니다.</translation>
    </message>
    <message>
        <source>The operation "%1" has no parameter "%2". Its parameters: %3.</source>
        <translation type="unfinished">연산 “%1”에는 매개변수 “%2”이(가) 없습니다. 있는 매개변수: %3.</translation>
    </message>
    <message>
        <source>The operation "%1" has no parameter "%2"; it has no parameters.</source>
        <translation type="unfinished">연산 “%1”에는 매개변수 “%2”이(가) 없습니다. 매개변수가 하나도 없습니다.</translation>
    </message>
    <message>
        <source>The operation "%1" has no strategy "%2". Its strategies: %3.</source>
        <translation type="unfinished">연산 “%1”에는 전략 “%2”이(가) 없습니다. 있는 전략: %3.</translation>
    </message>
    <message>
        <source>The operation's reference in plain loops on this computer: the total CPU time of its threads.</source>
        <translation type="unfinished">이 컴퓨터에서 단순 루프로 계산한 연산의 참조 결과: 모든 스레드의 CPU 시간 합계.</translation>
    </message>
    <message>
        <source>The operation, implemented as plain loops on the CPU. Every result is compared with it, and differences beyond the stated tolerance count as wrong values.</source>
        <translation type="unfinished">CPU에서 단순 루프로 수행한 연산. 모든 결과를 이것과 비교하며, 정해진 허용 오차를 넘는 차이는 틀린 값으로 셉니다.</translation>
    </message>
    <message>
        <source>The other launch is in line %1.</source>
        <translation type="unfinished">다른 커널 호출은 %1번 줄에 있습니다.</translation>
    </message>
    <message>
        <source>The other parameters of the operation</source>
        <translation type="unfinished">연산의 다른 매개변수</translation>
    </message>
    <message>
        <source>The other side has stopped reading.</source>
        <translation type="unfinished">상대 쪽에서 더 이상 읽지 않습니다.</translation>
    </message>
    <message>
        <source>The output has %1 values per pixel, but only as many values were stored as there are pixels. Store every channel, at (y * width + x) * %1 + channel, or use an output with one channel.</source>
        <translation type="unfinished">출력은 픽셀마다 값이 %1개인데, 값이 픽셀 수만큼만 저장되었습니다. 모든 채널을 (y * width + x) * %1 + channel에 저장하거나, 출력을 한 채널로 하세요.</translation>
    </message>
    <message>
        <source>The pairs are added as half2: bytes in FP16 are denormals, and exact.</source>
        <translation type="unfinished">쌍을 half2로 더합니다. FP16에 담긴 바이트는 비정규 수이며 정확합니다.</translation>
    </message>
    <message>
        <source>The paper gives each core four threads and each multiprocessor eight cores (001.txt:59), as on NVIDIA's first GPUs with CUDA. A multiprocessor of the paper's card has 32 cores, one for each thread of a warp.</source>
        <translation type="unfinished">논문은 코어 하나에 스레드 4개, 멀티프로세서 하나에 코어 8개라고 하며(001.txt:59), 이는 CUDA를 지원한 NVIDIA의 첫 GPU에 해당합니다. 논문의 카드는 멀티프로세서마다 코어가 32개로, 워프의 스레드마다 하나입니다.</translation>
    </message>
    <message>
        <source>The paper ranks global last; the model ranks it first, as do measurements on an H200. In both, the L1 cache serves the pixels that windows share, whereas the paper counts accesses to global memory.</source>
        <translation type="unfinished">논문에서는 global이 가장 느리지만, 모델에서는 H200에서 잰 시간과 마찬가지로 가장 빠릅니다. 두 경우 모두 윈도우들이 공유하는 픽셀을 L1이 제공하는데, 논문은 전역 메모리 접근을 셉니다.</translation>
    </message>
    <message>
        <source>The paper says that shared memory is read and written within one cycle (001.txt:61). A load takes about 50 cycles on such a GPU, as Mei and Chu measured; other warps hide this latency.</source>
        <translation type="unfinished">논문은 공유 메모리를 한 사이클 안에 읽고 저장한다고 합니다(001.txt:61). Mei와 Chu의 측정으로는 이런 GPU에서 로드 하나에 약 50사이클이 걸리며, 다른 워프들이 이 레이턴시를 감춥니다.</translation>
    </message>
    <message>
        <source>The paper's GTX 560 has 448 cores and 14 multiprocessors, so the GTX 560 Ti 448 is used here, not the GTX 560 with 336 cores.</source>
        <translation type="unfinished">원문의 GTX 560은 코어 448개, 멀티프로세서 14개입니다. 여기서는 코어 336개인 GTX 560이 아니라 GTX 560 Ti 448입니다.</translation>
    </message>
    <message>
        <source>The parameters of the kernel %1 in %2 do not match the call: their sizes are %3 bytes and should be %4. Keep the parameter list of the original kernel.</source>
        <translation type="unfinished">%2에 있는 커널 %1의 매개변수가 호출에 쓰인 것과 다릅니다. 크기가 %3바이트인데 %4바이트여야 합니다. 원래 커널과 같은 매개변수 목록을 유지하세요.</translation>
    </message>
    <message>
        <source>The part of a GPU that executes blocks; a GPU has dozens to more than a hundred. Each has its own registers, shared memory and L1 cache, and holds several blocks at once if these resources suffice.</source>
        <translation type="unfinished">블록을 실행하는 GPU의 구성 요소로, GPU 하나에 수십 개에서 백 개가 넘게 있습니다. 자체 레지스터, 공유 메모리, L1 캐시가 있으며 이들이 충분하면 여러 블록을 동시에 올려 둡니다.</translation>
    </message>
    <message>
        <source>The part of the image that a block copies into shared memory: the pixels that it writes, and the halo around them.</source>
        <translation type="unfinished">블록이 공유 메모리에 복사하는 이미지의 부분: 블록이 결과를 저장할 픽셀과 그 둘레의 헤일로.</translation>
    </message>
    <message>
        <source>The passage "%1" occurs %2 times in the kernel, but the edit replaces it %3 times.</source>
        <translation type="unfinished">구절 “%1”이(가) 커널에 %2번 나오는데, 편집은 그것을 %3번 바꿉니다.</translation>
    </message>
    <message>
        <source>The pinned run with which all figures are compared.</source>
        <translation type="unfinished">모든 수치를 비교하는 대상으로 고정한 실행입니다.</translation>
    </message>
    <message>
        <source>The pitch must be rounded up to a multiple of 64. Rounded down, it is shorter than a row of the tile, and the end of each row is overwritten by the start of the next.</source>
        <translation type="unfinished">피치는 64의 배수로 올림해야 합니다. 내림하면 타일의 행보다 짧아져 각 행의 끝이 다음 행의 시작으로 덮어써집니다.</translation>
    </message>
    <message>
        <source>The pixels around a block's own pixels, which the block also reads because the filter extends beyond the edge of the block. A filter of width 9 needs 4 on each side.</source>
        <translation type="unfinished">필터가 블록의 경계를 넘기 때문에 블록이 읽는, 자신의 픽셀 둘레의 픽셀. 너비 9의 필터는 각 변에 4개가 필요합니다.</translation>
    </message>
    <message>
        <source>The pixels around the block are not loaded, so the pixels at its edge are computed from what was left in shared memory.</source>
        <translation type="unfinished">블록 둘레의 픽셀을 읽어 들이지 않으므로, 가장자리는 공유 메모리에 남아 있던 값을 읽습니다.</translation>
    </message>
    <message>
        <source>The plan has no launch whose reads can be counted.</source>
        <translation type="unfinished">계획에 읽기를 셀 수 있는 호출이 없습니다.</translation>
    </message>
    <message>
        <source>The planes of a result need values of one number, in rows without padding.</source>
        <translation type="unfinished">결과의 평면은 숫자 하나인 값을 패딩 없는 행에 저장해야 합니다.</translation>
    </message>
    <message>
        <source>The pointer is %1 bytes behind the start of an allocation.</source>
        <translation type="unfinished">포인터가 할당의 시작에서 %1바이트 뒤를 가리킵니다.</translation>
    </message>
    <message>
        <source>The position of a thread in its warp, 0 to 31. The active lanes of a warp execute the same instruction, each with its own values.</source>
        <translation type="unfinished">워프 안에서 스레드의 위치로, 0~31입니다. 워프의 활성 레인들은 같은 명령어를 각자의 값으로 실행합니다.</translation>
    </message>
    <message>
        <source>The predicted time of a launch whose data are not in the L2 cache. Not a measurement.</source>
        <translation type="unfinished">데이터가 L2 캐시에 없는 실행의 예측 시간입니다. 측정값이 아닙니다.</translation>
    </message>
    <message>
        <source>The predicted time, if there is one; otherwise the range between the time that the tightest limit of the chosen GPU allows and the time if hardly anything overlaps. A model estimate, not a measurement.</source>
        <translation type="unfinished">예측 시간이 있으면 그 값, 없으면 선택한 GPU의 가장 엄격한 한계가 허용하는 시간과 거의 아무것도 겹치지 않을 때의 시간 사이입니다. 모델의 추정값이며 측정값이 아닙니다.</translation>
    </message>
    <message>
        <source>The products start while the TMA is still filling their tiles, so the products use the previous contents and differ from run to run.</source>
        <translation type="unfinished">TMA가 아직 타일을 채우는 동안 곱셈이 시작됩니다. 그래서 타일에 전에 있던 값을 곱하며, 실행할 때마다 결과가 다릅니다.</translation>
    </message>
    <message>
        <source>The program ended with exit status %1.</source>
        <translation type="unfinished">프로그램이 종료 상태 %1번으로 끝났습니다.</translation>
    </message>
    <message>
        <source>The program ends, and %1 bytes that are allocated here have not been freed.</source>
        <translation type="unfinished">여기서 할당한 %1바이트를 해제하지 않은 채 프로그램이 끝납니다.</translation>
    </message>
    <message>
        <source>The program has no code for the %1, whose compute capability is %2: it is built for %3.</source>
        <translation type="unfinished">이 프로그램에는 컴퓨팅 능력이 “%2”인 “%1”용 코드가 없습니다. 이 프로그램은 “%3”용으로 빌드됩니다.</translation>
    </message>
    <message>
        <source>The program has printed nothing.</source>
        <translation type="unfinished">프로그램이 아무것도 출력하지 않았습니다.</translation>
    </message>
    <message>
        <source>The program launched no kernel.</source>
        <translation type="unfinished">프로그램이 커널을 실행하지 않았습니다.</translation>
    </message>
    <message>
        <source>The program was stopped.</source>
        <translation type="unfinished">프로그램이 중지되었습니다.</translation>
    </message>
    <message>
        <source>The progress could not be saved as "%1": %2.</source>
        <translation type="unfinished">진도를 “%1” 파일에 저장하지 못했습니다: %2.</translation>
    </message>
    <message>
        <source>The progress of %1 was opened. For each lesson, the further progress counts.</source>
        <translation type="unfinished">%1의 진도를 열었습니다. 실습마다 더 앞선 진도를 적용합니다.</translation>
    </message>
    <message>
        <source>The progress was saved as %1.</source>
        <translation type="unfinished">진도를 저장한 파일: %1.</translation>
    </message>
    <message>
        <source>The range of "%1" is empty: the minimum must not exceed the maximum, and the step must be greater than 0.</source>
        <translation type="unfinished">“%1”의 범위가 비어 있습니다. 최솟값은 최댓값을 넘을 수 없고, 간격은 0보다 커야 합니다.</translation>
    </message>
    <message>
        <source>The range of the source decides what kernels read. The range of a result of floats decides only its colours.</source>
        <translation type="unfinished">원본의 범위는 커널이 읽는 값을 정합니다. float 결과의 범위는 색만 정합니다.</translation>
    </message>
    <message>
        <source>The ratio of the value to the ideal. The bar shows the value; its filled part shows the ideal.</source>
        <translation type="unfinished">최적값의 몇 배인지 나타냅니다. 막대는 값이고, 채워진 부분은 최적값에 해당하는 양입니다.</translation>
    </message>
    <message>
        <source>The reference kernel did not finish.</source>
        <translation type="unfinished">참조 커널이 끝까지 실행되지 않았습니다.</translation>
    </message>
    <message>
        <source>The reference of "%1" is the strategy "%2", which does not exist.</source>
        <translation type="unfinished">“%1”의 참조 전략은 “%2”인데, 그런 전략이 없습니다.</translation>
    </message>
    <message>
        <source>The region "%1" extends outside the image of %2 pixels. Use "%3" instead.</source>
        <translation type="unfinished">영역 “%1”이(가) %2픽셀의 이미지 밖으로 나갑니다. “%3”은(는) 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>The region "%1" has no area. Use "%2" instead.</source>
        <translation type="unfinished">영역 “%1”의 넓이가 0입니다. “%2”은(는) 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>The region "%1" is not a rectangle of four whole numbers x,y,width,height. Leave it empty for the whole image.</source>
        <translation type="unfinished">영역 “%1”은(는) 네 정수 x,y,width,height로 된 사각형이 아닙니다. 비워 두면 이미지 전체를 뜻합니다.</translation>
    </message>
    <message>
        <source>The replay of the Block panel for a slide, with one frame per step.</source>
        <translation type="unfinished">슬라이드에 쓸 블록 패널의 재생, 단계마다 한 프레임.</translation>
    </message>
    <message>
        <source>The response is not from Tilescope.</source>
        <translation type="unfinished">응답이 Tilescope의 응답이 아닙니다.</translation>
    </message>
    <message>
        <source>The result beside the operation's plain CPU reference. A value differs when it lies outside the tolerance that the operation states.</source>
        <translation type="unfinished">결과를 연산의 단순한 CPU 참조 결과와 비교한 것입니다. 연산이 정한 허용 오차를 벗어난 값을 다른 값으로 봅니다.</translation>
    </message>
    <message>
        <source>The result has 8-bit values, which are shown as they are</source>
        <translation type="unfinished">결과가 8비트이므로 그대로 표시됩니다</translation>
    </message>
    <message>
        <source>The result is not compared with anything. A second kernel in the file can provide a reference: //@ reference NAME</source>
        <translation type="unfinished">결과를 비교할 참조 결과가 없습니다. 파일의 다른 커널로 정할 수 있습니다: //@ reference NAME</translation>
    </message>
    <message>
        <source>The result is still on the GPU. Export again when the sliders have stopped moving, or export at screen resolution.</source>
        <translation type="unfinished">결과가 아직 GPU에 있습니다. 슬라이더 조작을 멈춘 뒤 다시 내보내거나 화면 해상도로 내보내세요.</translation>
    </message>
    <message>
        <source>The result is still on the GPU. Save again when the sliders have stopped moving.</source>
        <translation type="unfinished">결과가 아직 GPU에 있습니다. 슬라이더 조작을 멈춘 뒤 다시 저장하세요.</translation>
    </message>
    <message>
        <source>The result is still on the GPU; it is copied when the sliders stop moving.</source>
        <translation type="unfinished">결과가 아직 GPU에 있습니다. 슬라이더 조작을 멈추면 복사합니다.</translation>
    </message>
    <message>
        <source>The result keeps the previous contents of its memory.</source>
        <translation type="unfinished">결과에는 그 메모리에 전부터 있던 값이 그대로 남습니다.</translation>
    </message>
    <message>
        <source>The result that a program copies back after the launches.</source>
        <translation type="unfinished">프로그램이 커널 호출 후에 호스트로 복사하는 결과.</translation>
    </message>
    <message>
        <source>The result was not computed: emulating it would take too long.</source>
        <translation type="unfinished">결과가 계산되지 않았습니다. 에뮬레이션에 너무 오래 걸립니다.</translation>
    </message>
    <message>
        <source>The result was saved as %1.</source>
        <translation type="unfinished">결과를 저장한 파일: %1.</translation>
    </message>
    <message>
        <source>The result, copied back after the launches: %1.</source>
        <translation type="unfinished">커널 호출 후에 호스트로 복사하는 결과: %1.</translation>
    </message>
    <message>
        <source>The roofline appears after the first run that was counted, and timed or estimated. Counters are off, or no run has finished yet.</source>
        <translation type="unfinished">루프라인은 카운터로 세고 시간을 재거나 추정한 첫 실행과 함께 나타납니다. 카운터가 꺼져 있거나 아직 끝난 실행이 없습니다.</translation>
    </message>
    <message>
        <source>The row "%1" was changed after the sweep.</source>
        <translation type="unfinished">행 “%1”이(가) 스윕 뒤에 변경되었습니다.</translation>
    </message>
    <message>
        <source>The row fetched for the next step is one that the window already has. It counts twice, and the whole image moves down by up to a row. Only the first row of each piece is correct.</source>
        <translation type="unfinished">다음 단계를 위해 가져온 행이 윈도우에 이미 있는 행입니다. 그 행을 두 번 세고 이미지 전체가 최대 한 행 아래로 내려갑니다. 각 조각의 첫 행만 올바릅니다.</translation>
    </message>
    <message>
        <source>The row must be from 0 to %1.</source>
        <translation type="unfinished">행은 0부터 %1까지여야 합니다.</translation>
    </message>
    <message>
        <source>The row sums are rounded to whole levels before the columns are summed. Rounding twice leaves 20 % of all values one level off. This is within the tolerance, so the check passes; the difference view shows it.</source>
        <translation type="unfinished">열을 더하기 전에 행의 합을 온전한 단계로 반올림합니다. 두 번 반올림하면 모든 값의 5분의 1이 한 단계 어긋납니다. 허용 오차 이내이므로 검사를 통과하지만 차이 보기에서는 드러납니다.</translation>
    </message>
    <message>
        <source>The row sums stay in a shared tile, and the column pass reads them there.</source>
        <translation type="unfinished">행의 합이 공유 타일에 남고, 열 패스가 그곳에서 읽습니다.</translation>
    </message>
    <message>
        <source>The row that is kept next to the middle row is used instead of the middle row, so each window is compared with the pixel above its own: edges shift by a row, and flat areas look correct.</source>
        <translation type="unfinished">가운데 행 옆에 보관한 행을 가운데 행으로 잘못 씁니다. 각 윈도우를 자신의 픽셀이 아니라 그 위의 픽셀과 비교하게 되어 경계가 한 행 밀리고, 평탄한 영역은 올바르게 보입니다.</translation>
    </message>
    <message>
        <source>The row that is subtracted is one too far down, so a row that was added remains. A running sum never forgets: every row below carries the error on and adds its own.</source>
        <translation type="unfinished">뺀 행이 한 행 아래의 것이어서, 더해진 행 하나가 남습니다. 이동 합은 아무것도 잊지 않습니다. 아래의 모든 행이 오차를 이어받고 저마다 자신의 오차를 더합니다.</translation>
    </message>
    <message>
        <source>The rows are %1.</source>
        <translation type="unfinished">행: %1.</translation>
    </message>
    <message>
        <source>The rows are assumed to be contiguous. If the size of a row is not a multiple of 16 bytes, the next row starts in the middle of a word, and a 16-byte load from there is an error.</source>
        <translation type="unfinished">행이 빈틈없이 이어져 있다고 여깁니다. 행의 바이트가 16의 배수가 아니면 다음 행은 워드 중간에서 시작하며, 그곳에서 16바이트를 로드하면 오류입니다.</translation>
    </message>
    <message>
        <source>The rows of the tile are %1 elements further apart in the kernel source.</source>
        <translation type="unfinished">커널 코드에서 타일의 행 간격이 %1원소 늘어났습니다.</translation>
    </message>
    <message>
        <source>The rows of the tile are 1 element further apart in the kernel source.</source>
        <translation type="unfinished">커널 코드에서 타일의 행 간격이 1원소 늘어났습니다.</translation>
    </message>
    <message>
        <source>The rows of the tile are a multiple of 128 bytes apart and all start in bank 0: in a block that is 8 wide, the four rows of a warp request different words from the same banks, and are served one after the other.</source>
        <translation type="unfinished">타일의 행이 128바이트의 배수만큼 떨어져 모두 뱅크 0에서 시작합니다. 너비 8의 블록에서는 워프의 네 행이 같은 뱅크에 서로 다른 워드를 요청하고 서로를 기다립니다.</translation>
    </message>
    <message>
        <source>The run ended for an unknown reason.</source>
        <translation type="unfinished">실행이 알 수 없는 이유로 끝났습니다.</translation>
    </message>
    <message>
        <source>The run used the GPU, not the emulator.</source>
        <translation type="unfinished">GPU에서 실행했으며 에뮬레이터는 실행하지 않았습니다.</translation>
    </message>
    <message>
        <source>The run was cancelled, so its blocks are unknown. Press F5 to run again.</source>
        <translation type="unfinished">실행이 취소되어 어떤 블록이 있는지 알 수 없습니다. F5로 다시 실행하세요.</translation>
    </message>
    <message>
        <source>The run was cancelled. Press F5 to run it again.</source>
        <translation type="unfinished">실행이 취소되었습니다. F5로 다시 실행하세요.</translation>
    </message>
    <message>
        <source>The run was stopped in block %1 because it exceeded the instruction limit for a launch.</source>
        <translation type="unfinished">호출의 한계보다 많은 명령어를 실행하여 블록 %1에서 실행이 중단되었습니다.</translation>
    </message>
    <message>
        <source>The run with the current settings has not finished yet.</source>
        <translation type="unfinished">현재 설정으로 실행하는 중입니다.</translation>
    </message>
    <message>
        <source>The run with the current settings was stopped early.</source>
        <translation type="unfinished">현재 설정의 실행이 도중에 중단되었습니다.</translation>
    </message>
    <message>
        <source>The same copy from pinned memory, which the GPU reads directly.</source>
        <translation type="unfinished">GPU가 스스로 읽는 고정 메모리에서의 같은 복사.</translation>
    </message>
    <message>
        <source>The same copy to pinned memory, which the GPU writes directly.</source>
        <translation type="unfinished">GPU가 스스로 쓰는 고정 메모리로의 같은 복사.</translation>
    </message>
    <message>
        <source>The same instructions, but three times as many bytes in flight: this halves the remaining gap to a copy, to 1.05 times the time of a copy at 16384×16384 on an H200.</source>
        <translation type="unfinished">명령어는 같지만 전송 중인 바이트가 세 배입니다. 복사보다 더 걸리던 시간이 절반으로 줄어, H200의 16384×16384에서 복사의 1.05배입니다.</translation>
    </message>
    <message>
        <source>The same kernel without its barrier: the emulator shows which threads race</source>
        <translation type="unfinished">배리어가 없는 같은 커널: 어떤 스레드가 경쟁하는지 에뮬레이터가 보여 줍니다</translation>
    </message>
    <message>
        <source>The same run without a window</source>
        <translation type="unfinished">창 없이 같은 실행</translation>
    </message>
    <message>
        <source>The same time at every B, but 4 bytes per pixel are written twice and read five times: at least 16 times the time of a copy, about 2,500 µs at 16384² on an H200; slower than Rows, then columns below B = 15.</source>
        <translation type="unfinished">B와 상관없이 시간이 같지만, 픽셀당 4바이트를 두 번 쓰고 다섯 번 읽습니다. 복사 시간의 16배 이상으로 H200의 16384²에서 약 2,500 µs이며, B = 15 미만에서는 ‘행 먼저, 그다음 열’보다 느립니다.</translation>
    </message>
    <message>
        <source>The same, read from the GPU's hardware counters.</source>
        <translation type="unfinished">같은 값을 GPU의 하드웨어 카운터에서 읽은 것입니다.</translation>
    </message>
    <message>
        <source>The schedulers work at half the clock: together, they issue one instruction per clock.</source>
        <translation type="unfinished">스케줄러들은 절반의 클록으로 동작하며, 모두 합해 클록마다 명령어 하나를 발행합니다.</translation>
    </message>
    <message>
        <source>The session "%1" was not opened. %2</source>
        <translation type="unfinished">“%1” 세션을 열지 못했습니다. %2</translation>
    </message>
    <message>
        <source>The session "%1" was not opened. The file is larger than 16 MB, the limit for a session.</source>
        <translation type="unfinished">“%1” 세션을 열지 못했습니다. 파일이 세션의 한도인 16 MB보다 큽니다.</translation>
    </message>
    <message>
        <source>The session could not be saved as "%1": %2.</source>
        <translation type="unfinished">세션을 “%1” 파일에 저장할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>The session could not be written to a file for the restart. Save it, and restart Tilescope.</source>
        <translation type="unfinished">다시 시작하기 위한 세션을 파일에 저장할 수 없습니다. 세션을 직접 저장하고 Tilescope를 새로 시작하세요.</translation>
    </message>
    <message>
        <source>The session was saved as %1, without the image %2, which has no file.</source>
        <translation type="unfinished">세션을 저장한 파일: %1. 이미지 %2의 파일이 없으므로 이 이미지는 제외했습니다.</translation>
    </message>
    <message>
        <source>The session was saved as %1.</source>
        <translation type="unfinished">세션을 저장한 파일: %1.</translation>
    </message>
    <message>
        <source>The session's image "%1" no longer exists; the settings were restored.</source>
        <translation type="unfinished">세션의 “%1” 이미지가 더 이상 없습니다. 설정은 복원되었습니다.</translation>
    </message>
    <message>
        <source>The session's image had no file of its own; the settings were restored.</source>
        <translation type="unfinished">세션의 이미지에 자체 파일이 없었습니다. 설정은 복원되었습니다.</translation>
    </message>
    <message>
        <source>The settings of the step could not be applied: %1</source>
        <translation type="unfinished">단계의 설정을 적용할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The share of all warp cycles in which a warp is stalled before an instruction on this line. Predicted by simulating a multiprocessor, not measured.</source>
        <translation type="unfinished">모든 워프의 사이클 중 워프가 이 줄의 명령어 앞에서 스톨한 비율. 멀티프로세서를 시뮬레이션하여 예측했으며 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>The shared memory of a strategy follows from its block and filter. Shared memory can be set only for your own kernel file.</source>
        <translation type="unfinished">전략의 공유 메모리는 블록과 필터에 따라 정해집니다. 자신의 커널 파일에 대해서만 선택할 수 있습니다.</translation>
    </message>
    <message>
        <source>The shared tile is filled and read in words, four pixels per thread.</source>
        <translation type="unfinished">공유 타일을 워드 단위로, 스레드당 네 픽셀씩 채우고 읽습니다.</translation>
    </message>
    <message>
        <source>The shared tile of %1 bytes does not fit into the 48 KB that every GPU gives a block. As in the text, "texture_texture" runs instead, in blocks of %2; it accepts templates of any size.</source>
        <translation type="unfinished">%1바이트의 공유 타일이 모든 GPU가 블록에 주는 48 KB에 들어가지 않습니다. 원문처럼 “texture_texture”를 대신 %2 블록으로 실행합니다. 이 전략에는 어떤 크기의 템플릿도 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The shift has lower precedence than the sum, so the whole side is doubled instead of the radius. The result is correct, but a block takes up to four times as much shared memory, and fewer blocks fit on a multiprocessor.</source>
        <translation type="unfinished">시프트는 덧셈보다 우선순위가 낮으므로 반지름이 아니라 변 전체가 두 배가 됩니다. 이미지는 올바르지만 블록이 공유 메모리를 최대 네 배까지 쓰고, 한 멀티프로세서에 올라가는 블록이 줄어듭니다.</translation>
    </message>
    <message>
        <source>The short sums are added to the long sums after a certain number of images. If the total is not a multiple of this number, some images remain in the short sums, which are never added.</source>
        <translation type="unfinished">짧은 합은 이미지 몇 개마다 긴 합에 더해집니다. 이미지 수가 나누어떨어지지 않으면 일부가 짧은 합에 남고 아무도 그것을 더하지 않습니다.</translation>
    </message>
    <message>
        <source>The side "%1" of the result is %2; it must be a whole number from 1 to %3.</source>
        <translation type="unfinished">결과의 변 “%1”이(가) %2입니다. 1부터 %3까지의 정수여야 합니다.</translation>
    </message>
    <message>
        <source>The side of the square to look for if no template is chosen; smaller if the image ends first.</source>
        <translation type="unfinished">템플릿을 선택하지 않았을 때 찾을 정사각형의 변. 이미지가 먼저 끝나면 더 작습니다.</translation>
    </message>
    <message>
        <source>The similarity between a template and the image around each pixel, independent of brightness and contrast: normalised cross-correlation.</source>
        <translation type="unfinished">밝기와 대비에 상관없이 템플릿과 각 픽셀 주변의 이미지가 얼마나 닮았는지를 나타냅니다(정규화된 교차 상관).</translation>
    </message>
    <message>
        <source>The single CPU thread is not a kernel and cannot be pinned.</source>
        <translation type="unfinished">단일 CPU 스레드는 커널이 아니므로 고정할 수 없습니다.</translation>
    </message>
    <message>
        <source>The sixth of the nine sorted values is used: the image becomes brighter, and bright pixels remain.</source>
        <translation type="unfinished">정렬한 아홉 값 가운데 여섯째를 씁니다. 이미지가 밝아지고 밝은 픽셀이 남습니다.</translation>
    </message>
    <message>
        <source>The size of the type "%1" is unknown.</source>
        <translation type="unfinished">“%1”은(는) 크기를 알 수 있는 타입이 아닙니다.</translation>
    </message>
    <message>
        <source>The source</source>
        <translation type="unfinished">원본</translation>
    </message>
    <message>
        <source>The source is unknown.</source>
        <translation type="unfinished">코드를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The source or the result with its blocks. Arrow keys pan, or move the pixel that is inspected; plus and minus zoom.</source>
        <translation type="unfinished">블록이 표시된 원본 또는 결과. 화살표 키로 화면을 옮기거나 검사하는 픽셀을 옮기고, 더하기·빼기 키로 확대·축소합니다.</translation>
    </message>
    <message>
        <source>The standard deviation of the Gaussian.</source>
        <translation type="unfinished">가우시안의 표준편차.</translation>
    </message>
    <message>
        <source>The starting point for other strategies.</source>
        <translation type="unfinished">다른 전략들의 출발점입니다.</translation>
    </message>
    <message>
        <source>The step's settings</source>
        <translation type="unfinished">단계의 설정</translation>
    </message>
    <message>
        <source>The store executes for only some of the lanes (predicated), so its reads are not listed.</source>
        <translation type="unfinished">저장이 레인의 일부에서만(프레디케이트로) 실행됩니다. 그 읽기는 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>The story of this pixel is not available: %1</source>
        <translation type="unfinished">이 픽셀의 계산 과정을 표시할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The strategy "%1" has no mistake "%2". Its mistakes: %3.</source>
        <translation type="unfinished">전략 “%1”에는 버그 “%2”이(가) 없습니다. 있는 버그: %3.</translation>
    </message>
    <message>
        <source>The strategy "%1" has no mistake "%2"; it has no mistakes.</source>
        <translation type="unfinished">전략 “%1”에는 버그 “%2”이(가) 없습니다. 버그가 하나도 없습니다.</translation>
    </message>
    <message>
        <source>The strategy is estimated to reach %1 to %2 % of this limit.</source>
        <translation type="unfinished">추정에 따르면 이 전략은 이 상한선의 %1~%2 %에 이릅니다.</translation>
    </message>
    <message>
        <source>The strategy is under the arithmetic roof.</source>
        <translation type="unfinished">위쪽 상한선: 연산.</translation>
    </message>
    <message>
        <source>The strategy is under the memory roof.</source>
        <translation type="unfinished">위쪽 상한선: 메모리.</translation>
    </message>
    <message>
        <source>The strategy reaches %1 % of this limit.</source>
        <translation type="unfinished">이 전략은 이 상한선의 %1 %에 이릅니다.</translation>
    </message>
    <message>
        <source>The strategy would need a texture of %1 texels, but %2 allows only %3. Use a strategy without textures, or a smaller image.</source>
        <translation type="unfinished">이 전략에는 %1텍셀의 텍스처가 필요한데 %2의 한도는 %3텍셀입니다. 텍스처를 쓰지 않는 전략이나 더 작은 이미지는 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>The strategy's own source is used.</source>
        <translation type="unfinished">전략의 원래 코드가 실행됩니다.</translation>
    </message>
    <message>
        <source>The sum of a window is its neighbour's plus one column minus another. Box only.</source>
        <translation type="unfinished">윈도우의 합은 이웃 윈도우의 합에 열 하나를 더하고 열 하나를 뺀 것입니다. 박스 필터만 가능합니다.</translation>
    </message>
    <message>
        <source>The sums are denormals, 2^24 times smaller than their bits suggest: the number 255 clamps none of them, and what exceeds a byte spills into the next pixel.</source>
        <translation type="unfinished">합은 비정규 수로, 그 비트 값보다 2^24배 작습니다. 숫자 255로는 아무것도 제한되지 않고, 한 바이트를 넘는 것은 다음 픽셀로 넘어갑니다.</translation>
    </message>
    <message>
        <source>The sums are stored where windows start. With indices from 1, they are those of the next window: coefficients look nearly correct, but the template matched with itself does not give 1.</source>
        <translation type="unfinished">합은 윈도우가 시작하는 곳에 있습니다. 1부터 세면 다음 윈도우의 합이 됩니다. 계수는 거의 맞아 보이지만, 템플릿이 자기 자신 위에 있을 때에도 1이 되지 않습니다.</translation>
    </message>
    <message>
        <source>The sums of two pixels are in the two halves of one register, and one integer addition computes both.</source>
        <translation type="unfinished">두 픽셀의 합이 레지스터 하나의 두 반쪽에 있고, 정수 덧셈 한 번으로 둘 다 구합니다.</translation>
    </message>
    <message>
        <source>The sums take half as many instructions, but an absolute difference takes six, because no instruction computes it for 16-bit halves: 18 per pixel, no faster than separated on an H200.</source>
        <translation type="unfinished">합을 구하는 명령어는 절반이지만, 반쪽 단위로 처리하는 명령어가 없어 절댓값 차이에는 여섯 개가 듭니다. 픽셀당 18개로, H200에서 separated보다 빠르지 않습니다.</translation>
    </message>
    <message>
        <source>The sweep as shown, as a heat map or as curves; as CSV, every run of the sweep.</source>
        <translation type="unfinished">표시된 그대로의 스윕을 히트맵이나 곡선으로, CSV에는 스윕의 모든 실행을 저장합니다.</translation>
    </message>
    <message>
        <source>The sweep could not be saved as %1: %2.</source>
        <translation type="unfinished">스윕을 %1 파일에 저장할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>The sweep was saved as %1.</source>
        <translation type="unfinished">스윕을 저장한 파일: %1.</translation>
    </message>
    <message>
        <source>The template "%1" extends outside the image of %2 pixels</source>
        <translation type="unfinished">템플릿 “%1”이(가) %2픽셀의 이미지 밖으로 나갑니다</translation>
    </message>
    <message>
        <source>The template "%1" has no area</source>
        <translation type="unfinished">템플릿 “%1”의 넓이가 0입니다</translation>
    </message>
    <message>
        <source>The template "%1" has sides of %2 pixels; they must be 2 to 64</source>
        <translation type="unfinished">템플릿 “%1”의 크기는 %2픽셀인데, 변은 2에서 64 사이여야 합니다</translation>
    </message>
    <message>
        <source>The template "%1" is larger than the image of %2 pixels</source>
        <translation type="unfinished">템플릿 “%1”이(가) %2픽셀의 이미지보다 큽니다</translation>
    </message>
    <message>
        <source>The template "%1" is not a rectangle of four whole numbers x,y,width,height (for a file of that name, enter "./%1")</source>
        <translation type="unfinished">템플릿 “%1”은(는) 네 정수 x,y,width,height로 된 사각형이 아닙니다(그런 이름의 파일은 “./%1”(으)로 지정합니다)</translation>
    </message>
    <message>
        <source>The template arguments of "%1" do not follow from the file, so %2 stands in for them. Specify them: //@ launch %1&lt;%2&gt;</source>
        <translation type="unfinished">“%1”의 템플릿 인수는 파일에서 알 수 없으므로 %2을(를) 대신 씁니다. 인수를 지정하세요: //@ launch %1&lt;%2&gt;</translation>
    </message>
    <message>
        <source>The template is moved to constant memory, which serves a whole warp with one read.</source>
        <translation type="unfinished">템플릿을 상수 메모리로 옮깁니다. 상수 메모리는 읽기 한 번으로 워프 전체에 값을 줍니다.</translation>
    </message>
    <message>
        <source>The template's file "%1" could not be loaded: use a rectangle of the source image</source>
        <translation type="unfinished">템플릿의 파일 “%1”을(를) 로드하지 못했습니다. 이미지의 사각형을 사용하세요</translation>
    </message>
    <message>
        <source>The template's file "%1" has %2 pixels, but a template must have 2 to 64 pixels per side: scale the template, or use a rectangle of the source image</source>
        <translation type="unfinished">템플릿의 파일 “%1”의 크기는 %2픽셀인데 템플릿의 변은 2~64픽셀입니다. 크기를 조정하거나 이미지의 사각형을 사용하세요</translation>
    </message>
    <message>
        <source>The template's file "%1" has %2 pixels, more than the source image of %3: scale the template down, or use a rectangle of the source image</source>
        <translation type="unfinished">템플릿의 파일 “%1”의 크기는 %2픽셀로, %3의 이미지보다 큽니다. 크기를 줄이거나 이미지의 사각형을 사용하세요</translation>
    </message>
    <message>
        <source>The text</source>
        <translation type="unfinished">원문</translation>
    </message>
    <message>
        <source>The text does not compile: %1</source>
        <translation type="unfinished">텍스트가 컴파일되지 않습니다: %1</translation>
    </message>
    <message>
        <source>The text gives no figure.</source>
        <translation type="unfinished">원문에 수치가 없습니다.</translation>
    </message>
    <message>
        <source>The text has no two figures to divide.</source>
        <translation type="unfinished">원문에 나눌 두 수치가 없습니다.</translation>
    </message>
    <message>
        <source>The text's %1 divided by that of %2: %3. Tilescope: %4.</source>
        <translation type="unfinished">원문의 값을 %2의 값으로 나눈 비율(%1): %3. Tilescope의 비율: %4.</translation>
    </message>
    <message>
        <source>The text's figure divided by that of the strategy that this one is based on, and the same ratio for Tilescope: for all launches, and for the main launch alone if there are others.</source>
        <translation type="unfinished">원문의 수치를 이 전략의 바탕이 되는 전략의 수치로 나눈 값과, Tilescope의 수치로 같은 계산을 한 값입니다. 모든 호출에 대한 값이며, 다른 호출이 있으면 주 호출만의 값도 있습니다.</translation>
    </message>
    <message>
        <source>The text's own figure, measured on its %1, not on this computer.</source>
        <translation type="unfinished">원문의 %1에서 측정한 원문의 수치이며 이 컴퓨터에서 잰 것이 아닙니다.</translation>
    </message>
    <message>
        <source>The theoretical maximum of the memory. A copy reaches part of it.</source>
        <translation type="unfinished">메모리가 낼 수 있는 최댓값입니다. 복사는 그 일부에 그칩니다.</translation>
    </message>
    <message>
        <source>The theoretical maximum of the memory: clock × 2 transfers × bus width. A copy reaches part of it.</source>
        <translation type="unfinished">메모리가 낼 수 있는 최댓값: 클럭 × 전송 2회 × 버스 폭. 복사는 그 일부에 그칩니다.</translation>
    </message>
    <message>
        <source>The thread did not read this pixel.</source>
        <translation type="unfinished">스레드가 이 픽셀을 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>The tile is stored transposed, so neighbouring lanes read numbers that are a whole row of 32 words apart, all in the same bank: the result is correct, but each read takes 32 passes.</source>
        <translation type="unfinished">타일을 전치하여 보관하므로 이웃한 레인이 32워드의 행 하나만큼 떨어진, 모두 같은 뱅크에 있는 숫자를 읽습니다. 결과는 올바르지만 읽기마다 32번에 나누어 처리됩니다.</translation>
    </message>
    <message>
        <source>The tile, the halo and the warps of the block under the cursor</source>
        <translation type="unfinished">커서 아래 블록의 타일, 헤일로, 워프</translation>
    </message>
    <message>
        <source>The tiles of the last blocks extend beyond the padded image: on the right, they read the next row, and at the bottom, memory that does not belong to the image. The mistake stays hidden while the size is a multiple of the block.</source>
        <translation type="unfinished">마지막 블록들의 타일이 패딩된 이미지 밖으로 나갑니다. 오른쪽에서는 다음 행을, 아래쪽에서는 자신의 것이 아닌 메모리를 읽습니다. 크기가 블록의 배수인 동안은 드러나지 않습니다.</translation>
    </message>
    <message>
        <source>The time differences show how a pinned run compares with the others.</source>
        <translation type="unfinished">고정된 실행을 다른 실행과 비교한 결과는 시간 차이로 표시됩니다.</translation>
    </message>
    <message>
        <source>The time from a request to its response: about 30 cycles for shared memory and several hundred for global memory. A GPU hides it by executing other warps in the meantime.</source>
        <translation type="unfinished">요청에서 응답까지의 시간: 공유 메모리는 약 30사이클, 전역 메모리는 수백 사이클. GPU는 그동안 다른 워프를 실행하여 이를 감춥니다.</translation>
    </message>
    <message>
        <source>The tolerance is absolute, because a coefficient lies between −1 and 1 whatever the contrast. All sums are exact integers. Conversion to float, a product, a root and a division then round six times, by less than half a unit of the 24th bit each, whereas the reference rounds doubles.</source>
        <translation type="unfinished">대비와 상관없이 계수가 −1과 1 사이에 있으므로 절대 오차입니다. 모든 합은 정확한 정수입니다. 이를 float로 변환하고 곱셈, 제곱근, 나눗셈을 하는 동안 모두 여섯 번 반올림하며, 오차는 매번 24번째 비트의 절반보다 작습니다. 참조 계산은 double로 반올림합니다.</translation>
    </message>
    <message>
        <source>The two spreads overlap, so neither is called faster.</source>
        <translation type="unfinished">둘의 편차가 겹치므로 어느 쪽도 더 빠르다고 하지 않습니다.</translation>
    </message>
    <message>
        <source>The two tiles of c×c floats take 8·c² bytes, which is 8 KB at c = 32. With 64 KB of shared memory there is room for 8 blocks, more than the 2 blocks whose threads fit on a multiprocessor. The situation that the text warns of, a single block per multiprocessor because of shared memory, requires larger tiles than a block of c×c threads can have.</source>
        <translation type="unfinished">c×c float 타일 두 개는 8·c²바이트, c = 32에서 8 KB를 씁니다. 공유 메모리 64 KB에는 블록 8개가 들어가며, 이는 스레드 수로 멀티프로세서에 들어가는 2개보다 많습니다. 따라서 공유 메모리 때문에 멀티프로세서에 블록이 하나만 남으리라는 원문의 우려는 c×c 스레드의 블록이 가질 수 있는 것보다 큰 타일에서만 맞습니다.</translation>
    </message>
    <message>
        <source>The two times are of different kinds or GPUs, so it is not certain which is faster.</source>
        <translation type="unfinished">두 시간의 종류나 GPU가 다르므로 어느 쪽이 더 빠른지 확실하지 않습니다.</translation>
    </message>
    <message>
        <source>The value is that of pixel %1 of the source.</source>
        <translation type="unfinished">값은 원본의 픽셀 %1의 값입니다.</translation>
    </message>
    <message>
        <source>The value of "%1" does not follow from the file, so %2 stands in for it. Specify it: //@ buffer %1 %3 = %2</source>
        <translation type="unfinished">“%1”의 값은 파일에서 알 수 없으므로 %2을(를) 대신 씁니다. 값을 지정하세요: //@ buffer %1 %3 = %2</translation>
    </message>
    <message>
        <source>The values are counted while Values ▸ Histogram is in front. Press H to bring it there.</source>
        <translation type="unfinished">값은 값 ▸ 히스토그램이 앞에 있을 때 셉니다. H를 누르면 앞으로 나옵니다.</translation>
    </message>
    <message>
        <source>The values of "%1" do not follow from the file, so other weights stand in for them. Specify them: //@ buffer %1 %2 = %3</source>
        <translation type="unfinished">“%1”의 값은 파일에서 알 수 없으므로 다른 가중치를 대신 씁니다. 값을 지정하세요: //@ buffer %1 %2 = %3</translation>
    </message>
    <message>
        <source>The values of the __constant__ variable "%1" do not follow from the file, so other weights stand in for them. Specify them: //@ constant %1 %2 = %3</source>
        <translation type="unfinished">__constant__ 변수 “%1”의 값은 파일에서 알 수 없으므로 다른 가중치를 대신 씁니다. 값을 지정하세요: //@ constant %1 %2 = %3</translation>
    </message>
    <message>
        <source>The values of the source and the result along the drawn line.</source>
        <translation type="unfinished">그린 선을 따른 원본과 결과의 값.</translation>
    </message>
    <message>
        <source>The values that this kernel reads were computed by an earlier launch: the list shows them, but they are not pixels of the image.</source>
        <translation type="unfinished">이 커널이 읽는 값은 앞선 호출이 계산한 것입니다. 목록에 표시되지만 이미지의 픽셀은 아닙니다.</translation>
    </message>
    <message>
        <source>The view in the centre of the window, including zoom, blocks and labels.</source>
        <translation type="unfinished">창 가운데의 보기. 확대 배율, 블록, 레이블 포함.</translation>
    </message>
    <message>
        <source>The warp could issue, but its scheduler chose another one: there are enough warps.</source>
        <translation type="unfinished">워프가 발행할 수 있었지만 스케줄러가 다른 워프를 골랐습니다. 워프는 충분합니다.</translation>
    </message>
    <message>
        <source>The warp exited in cycle %1.</source>
        <translation type="unfinished">워프가 %1 사이클에 끝났습니다.</translation>
    </message>
    <message>
        <source>The warp has exited and waits for its stores to complete.</source>
        <translation type="unfinished">워프가 끝났고, 자신의 저장이 끝나기를 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled at a barrier, waiting for the other warps of its block.</source>
        <translation type="unfinished">워프가 배리어에서 자기 블록의 다른 워프를 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled because an instruction reads several registers from the same register bank.</source>
        <translation type="unfinished">한 명령어가 같은 뱅크의 레지스터를 여러 개 읽기 때문에 워프가 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled because too many accesses to global or local memory are queued.</source>
        <translation type="unfinished">전역 또는 로컬 메모리 접근이 너무 많이 대기하고 있어 워프가 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled because too many accesses to shared memory are queued.</source>
        <translation type="unfinished">공유 메모리 접근이 너무 많이 대기하고 있어 워프가 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled because too many texture fetches are queued.</source>
        <translation type="unfinished">텍스처 읽기가 너무 많이 대기하고 있어 워프가 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled for the few cycles that its previous instruction takes.</source>
        <translation type="unfinished">워프가 앞선 명령어에 걸리는 몇 사이클을 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled until its stores are visible to other threads.</source>
        <translation type="unfinished">워프가 자신의 저장이 다른 스레드에 보일 때까지 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled until the arithmetic pipe of its instruction is free.</source>
        <translation type="unfinished">워프가 명령어의 연산 장치가 빌 때까지 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled until the target of a branch is known.</source>
        <translation type="unfinished">워프가 분기 목적지가 정해질 때까지 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled waiting for constant memory.</source>
        <translation type="unfinished">워프가 상수 메모리를 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled waiting for data from global or local memory, or from a texture.</source>
        <translation type="unfinished">워프가 전역 또는 로컬 메모리나 텍스처의 데이터를 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled waiting for data from shared memory, a shuffle or a special function.</source>
        <translation type="unfinished">워프가 공유 메모리, 셔플 또는 특수 함수의 데이터를 기다립니다.</translation>
    </message>
    <message>
        <source>The warp is stalled waiting for its next instruction to be fetched.</source>
        <translation type="unfinished">워프가 다음 명령어를 가져오기를 기다립니다.</translation>
    </message>
    <message>
        <source>The warp issues %1 after these stalls, in cycles: %2.</source>
        <translation type="unfinished">워프가 발행하는 명령어: %1. 그 전에 기다린 사이클: %2.</translation>
    </message>
    <message>
        <source>The warp issues %1.</source>
        <translation type="unfinished">워프가 발행하는 명령어: %1.</translation>
    </message>
    <message>
        <source>The warp issues an instruction.</source>
        <translation type="unfinished">워프가 명령어를 발행합니다.</translation>
    </message>
    <message>
        <source>The warp starts in cycle %1.</source>
        <translation type="unfinished">워프가 %1 사이클에 시작합니다.</translation>
    </message>
    <message>
        <source>The warps of %1 hardly stall.</source>
        <translation type="unfinished">%1의 워프는 거의 기다리지 않습니다.</translation>
    </message>
    <message>
        <source>The warps of %1 spend %2 % of their cycles %3.</source>
        <translation type="unfinished">%1의 워프는 사이클의 %2 %를 다음에 씁니다: %3.</translation>
    </message>
    <message>
        <source>The warps of all blocks</source>
        <translation type="unfinished">모든 블록의 워프</translation>
    </message>
    <message>
        <source>The warps ran here as they did for the image; the replay, in which they take turns, may show other values.</source>
        <translation type="unfinished">여기서는 워프가 이미지를 만들 때와 같은 순서로 실행되었습니다. 워프가 번갈아 진행하는 재생에서는 다른 값이 나올 수 있습니다.</translation>
    </message>
    <message>
        <source>The warps read the tile while its copies are still in flight: a barrier waits for threads, not for asynchronous copies.</source>
        <translation type="unfinished">복사가 아직 진행 중인데 워프가 타일을 읽습니다. 배리어는 스레드를 기다리며, 스레드 없이 이어지는 복사는 기다리지 않습니다.</translation>
    </message>
    <message>
        <source>The warps read the tile while the TMA is still filling it: they get some values of the previous tile and some of this one, different on every run.</source>
        <translation type="unfinished">TMA가 아직 타일을 채우는 동안 워프가 타일을 읽습니다. 읽은 값의 일부는 이전 타일의 것이고 일부는 이 타일의 것이며, 실행할 때마다 다릅니다.</translation>
    </message>
    <message>
        <source>The weight "%1" is too large or too small for a number.</source>
        <translation type="unfinished">가중치 “%1”은(는) 숫자로 나타내기에 너무 크거나 너무 작습니다.</translation>
    </message>
    <message>
        <source>The weight %1 is negative. A blur is a mean with non-negative weights, so that its levels stay from 0 to 255.</source>
        <translation type="unfinished">가중치 %1은(는) 음수입니다. 블러는 밝기 단계가 0에서 255 사이에 머물도록 0 이상의 가중치로 구한 평균입니다.</translation>
    </message>
    <message>
        <source>The weight was read from %1.</source>
        <translation type="unfinished">가중치는 %1에서 읽었습니다.</translation>
    </message>
    <message>
        <source>The weights have %1 characters; the maximum is %2.</source>
        <translation type="unfinished">가중치 텍스트가 %1자인데 %2자까지만 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>The weights of a Gaussian filter need a whole radius from 0 to %1 and a positive sigma: gaussian(2) or gaussian(2, 1.5)</source>
        <translation type="unfinished">가우시안 필터의 가중치에는 0부터 %1까지의 정수 반지름과 양수 시그마가 필요합니다: gaussian(2) 또는 gaussian(2, 1.5)</translation>
    </message>
    <message>
        <source>The weights with which a pixel's neighbours are summed, such as a 9 × 9 array. An output pixel needs a window of the input as large as the filter.</source>
        <translation type="unfinished">9 × 9처럼 픽셀의 이웃을 더할 때 쓰는 가중치. 출력 픽셀 하나에는 필터만 한 입력의 윈도우가 필요합니다.</translation>
    </message>
    <message>
        <source>The whole image</source>
        <translation type="unfinished">이미지 전체</translation>
    </message>
    <message>
        <source>The window is drawn by a different GPU from the one that runs CUDA.</source>
        <translation type="unfinished">창은 CUDA를 실행하는 GPU와 다른 GPU가 그립니다.</translation>
    </message>
    <message>
        <source>The window of %1 pixels is larger than the image of %2, so it extends beyond the border at every pixel. Use a window of at most %3.</source>
        <translation type="unfinished">%1픽셀의 윈도우가 %2의 이미지보다 큽니다. 모든 픽셀에서 가장자리를 넘어갑니다. 최대 %3의 윈도우가 들어갑니다.</translation>
    </message>
    <message>
        <source>The worker did not keep the image that was sent to it.</source>
        <translation type="unfinished">워커가 받은 이미지를 보관하지 않았습니다.</translation>
    </message>
    <message>
        <source>The worker does not recognise "%1".</source>
        <translation type="unfinished">워커가 “%1”을(를) 알지 못합니다.</translation>
    </message>
    <message>
        <source>The worker has a different version, "%1"; this is "%2". Install the same version on both computers.</source>
        <translation type="unfinished">워커의 버전이 다릅니다. 워커는 “%1”, 여기는 “%2”입니다. 두 컴퓨터에 같은 버전을 설치하세요.</translation>
    </message>
    <message>
        <source>The worker has ended.</source>
        <translation type="unfinished">워커가 종료되었습니다.</translation>
    </message>
    <message>
        <source>The worker has made no progress for %1 s.</source>
        <translation type="unfinished">워커가 %1초 동안 진척이 없습니다.</translation>
    </message>
    <message>
        <source>The worker has not answered for %1 s.</source>
        <translation type="unfinished">워커가 %1초 동안 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>The worker's GPU</source>
        <translation type="unfinished">워커의 GPU</translation>
    </message>
    <message>
        <source>The worker's command "%1" cannot be started: %2.</source>
        <translation type="unfinished">워커의 명령 “%1”을(를) 시작할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>The worker's response cannot be read.</source>
        <translation type="unfinished">워커의 응답을 해석할 수 없습니다.</translation>
    </message>
    <message>
        <source>The worker's result has %1 pixels (%2) instead of the %3 (%4) of this run.</source>
        <translation type="unfinished">워커의 결과는 %1픽셀(%2)입니다. 이 실행의 결과는 %3픽셀(%4)이어야 합니다.</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation type="unfinished">테마(&amp;M)</translation>
    </message>
    <message>
        <source>There are no counters, because the blocks that were run for an estimate also took too long, or one of them failed.</source>
        <translation type="unfinished">추정을 위해 실행한 블록들도 너무 오래 걸렸거나 그중 하나가 실패하여 카운터가 없습니다.</translation>
    </message>
    <message>
        <source>There are no images from a file. Choose a NumPy file that contains images, or use patches of the source image.</source>
        <translation type="unfinished">파일의 이미지가 없습니다. 이미지가 든 NumPy 파일을 선택하거나 원본 이미지의 패치를 사용하세요.</translation>
    </message>
    <message>
        <source>There are no images from a folder. Choose a folder that contains images, or use patches of the source image.</source>
        <translation type="unfinished">폴더의 이미지가 없습니다. 이미지가 든 폴더를 선택하거나 원본 이미지의 패치를 사용하세요.</translation>
    </message>
    <message>
        <source>There are no values in host memory yet.</source>
        <translation type="unfinished">호스트 메모리에 아직 값이 없습니다.</translation>
    </message>
    <message>
        <source>There is no "%1" to export. Available: %2.</source>
        <translation type="unfinished">“%1” 이름으로 내보낼 것이 없습니다. 있는 것: %2.</translation>
    </message>
    <message>
        <source>There is no GPU "%1" in the table. Available: %2.</source>
        <translation type="unfinished">표에 GPU “%1”이(가) 없습니다. 가능한 값: %2.</translation>
    </message>
    <message>
        <source>There is no GPU %1 on this computer: it has %2 GPUs, GPU 0 to GPU %3.</source>
        <translation type="unfinished">이 컴퓨터에는 GPU %1이(가) 없습니다. GPU 0부터 GPU %3까지 %2개가 있습니다.</translation>
    </message>
    <message>
        <source>There is no GPU %1 on this computer: it has only GPU 0.</source>
        <translation type="unfinished">이 컴퓨터에는 GPU %1이(가) 없습니다. GPU 0 하나만 있습니다.</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver on this computer: the library libcuda.so.1 was not found.</source>
        <translation type="unfinished">이 컴퓨터에 NVIDIA 드라이버가 없습니다. 라이브러리 libcuda.so.1을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>There is no block (%1, %2): the blocks of this grid are %3, %4.</source>
        <translation type="unfinished">블록 (%1, %2)이(가) 없습니다. 이 그리드의 블록: %3, %4.</translation>
    </message>
    <message>
        <source>There is no block (%1, %2, %3): the blocks of this grid are %4, %5, %6.</source>
        <translation type="unfinished">블록 (%1, %2, %3)이(가) 없습니다. 이 그리드의 블록: %4, %5, %6.</translation>
    </message>
    <message>
        <source>There is no channel %1: the result has %2, counted from 0.</source>
        <translation type="unfinished">채널 %1이(가) 없습니다. 결과의 채널은 %2개이며 0부터 셉니다.</translation>
    </message>
    <message>
        <source>There is no file "%1".</source>
        <translation type="unfinished">“%1” 파일이 없습니다.</translation>
    </message>
    <message>
        <source>There is no folder "%1". Choose a folder that contains images.</source>
        <translation type="unfinished">“%1” 폴더가 없습니다. 이미지가 든 폴더를 선택하세요.</translation>
    </message>
    <message>
        <source>There is no image in host memory to count yet.</source>
        <translation type="unfinished">호스트 메모리에 아직 셀 이미지가 없습니다.</translation>
    </message>
    <message>
        <source>There is no image to save.</source>
        <translation type="unfinished">저장할 이미지가 없습니다.</translation>
    </message>
    <message>
        <source>There is no image to use.</source>
        <translation type="unfinished">가져올 이미지가 없습니다.</translation>
    </message>
    <message>
        <source>There is no image to work on. Open a file, or choose a sample.</source>
        <translation type="unfinished">작업할 이미지가 없습니다. 파일을 열거나 샘플 이미지를 선택하세요.</translation>
    </message>
    <message>
        <source>There is no image yet.</source>
        <translation type="unfinished">아직 이미지가 없습니다.</translation>
    </message>
    <message>
        <source>There is no launch %1: this run has %2, counted from 0.</source>
        <translation type="unfinished">호출 %1이(가) 없습니다. 이 실행의 호출은 %2개이며 0부터 셉니다.</translation>
    </message>
    <message>
        <source>There is no operation "%1". Available: %2.</source>
        <translation type="unfinished">연산 “%1”이(가) 없습니다. 가능한 값: %2.</translation>
    </message>
    <message>
        <source>There is no pixel (%1, %2): the result has %3.</source>
        <translation type="unfinished">픽셀 (%1, %2)이(가) 없습니다. 결과의 크기는 %3입니다.</translation>
    </message>
    <message>
        <source>There is no reference of the size of this result, so it was not compared.</source>
        <translation type="unfinished">이 결과와 크기가 같은 참조 결과가 없어 비교하지 않았습니다.</translation>
    </message>
    <message>
        <source>There is no result to save yet.</source>
        <translation type="unfinished">아직 저장할 결과가 없습니다.</translation>
    </message>
    <message>
        <source>There is no result to save: emulating it would take too long.</source>
        <translation type="unfinished">저장할 결과가 없습니다. 에뮬레이션에 너무 오래 걸립니다.</translation>
    </message>
    <message>
        <source>There is no run to pin yet.</source>
        <translation type="unfinished">고정할 수 있는 실행이 아직 없습니다.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished">그런 파일이 없습니다.</translation>
    </message>
    <message>
        <source>There is no such image.</source>
        <translation type="unfinished">그런 이미지가 없습니다.</translation>
    </message>
    <message>
        <source>There is no text "%1". Available: %2.</source>
        <translation type="unfinished">원문 “%1”이(가) 없습니다. 가능한 값: %2.</translation>
    </message>
    <message>
        <source>There is not enough memory for a buffer of %1 bytes. Use a smaller image, or close other programs.</source>
        <translation type="unfinished">%1바이트의 버퍼를 위한 메모리가 부족합니다. 더 작은 이미지를 사용하거나 다른 프로그램을 닫으세요.</translation>
    </message>
    <message>
        <source>There is not enough memory for an image of %1 pixels. Use a smaller image.</source>
        <translation type="unfinished">%1픽셀의 이미지를 위한 메모리가 부족합니다. 더 작은 이미지는 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is not enough memory for the image in another range. Use a smaller image.</source>
        <translation type="unfinished">다른 범위의 이미지를 만들기에 메모리가 부족합니다. 더 작은 이미지를 사용하세요.</translation>
    </message>
    <message>
        <source>There is not enough memory for this image. Use a smaller one.</source>
        <translation type="unfinished">이 이미지를 열기에 메모리가 부족합니다. 더 작은 이미지를 사용하세요.</translation>
    </message>
    <message>
        <source>There is not enough memory for this run. Use a smaller image.</source>
        <translation type="unfinished">이 실행에 쓸 메모리가 부족합니다. 더 작은 이미지를 사용하세요.</translation>
    </message>
    <message>
        <source>There is not enough memory for this timeline. Show fewer warps.</source>
        <translation type="unfinished">이 타임라인에 필요한 메모리가 부족합니다. 워프 수를 줄이면 됩니다.</translation>
    </message>
    <message>
        <source>There is not enough memory on the other computer for this run. Use a smaller image.</source>
        <translation type="unfinished">다른 컴퓨터에 이 실행을 위한 메모리가 부족합니다. 더 작은 이미지는 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is not enough memory to count the reads of an image this large. Use a smaller image.</source>
        <translation type="unfinished">이렇게 큰 이미지의 읽기를 셀 메모리가 부족합니다. 더 작은 이미지는 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is not enough memory to keep %1 events of a block. Choose a shorter range of events.</source>
        <translation type="unfinished">블록의 이벤트 %1개를 담을 메모리가 부족합니다. 더 짧은 구간은 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is not enough memory to plan a run of this image. Use a smaller image.</source>
        <translation type="unfinished">이 이미지의 실행을 계획할 메모리가 부족합니다. 더 작은 이미지는 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is not enough memory to record what this pixel's block does. Use a smaller block or filter.</source>
        <translation type="unfinished">이 픽셀의 블록이 하는 일을 담을 메모리가 부족합니다. 더 작은 블록이나 필터는 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is nothing to sweep yet.</source>
        <translation type="unfinished">아직 스윕할 것이 없습니다.</translation>
    </message>
    <message>
        <source>There is only one image, which is its own mean: its covariance is 0 everywhere. Two or more images show how pixels vary together.</source>
        <translation type="unfinished">이미지가 하나뿐이고 그것이 곧 자신의 평균입니다. 공분산은 어디서나 0입니다. 이미지가 두 개 이상이면 픽셀이 함께 어떻게 변하는지 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>There was no complete run to compare with.</source>
        <translation type="unfinished">비교할 완료된 실행이 없었습니다.</translation>
    </message>
    <message>
        <source>These are %L1 settings, but a sweep takes at most %L2. Narrow a range.</source>
        <translation type="unfinished">설정이 %L1개입니다. 스윕은 최대 %L2개까지 가능하므로 범위를 좁히세요.</translation>
    </message>
    <message>
        <source>These are sums of products of levels, not of deviations from the mean. As long as the contribution of the means is included, any two bright pixels appear to vary together.</source>
        <translation type="unfinished">합은 평균과의 편차가 아니라 밝기값의 곱의 합입니다. 평균의 몫이 들어 있는 한 밝은 두 픽셀은 언제나 함께 변하는 것처럼 보입니다.</translation>
    </message>
    <message>
        <source>These kernels do not read the image, so there are no reads of its pixels to count.</source>
        <translation type="unfinished">이 커널들은 이미지를 읽지 않으므로 셀 픽셀 읽기가 없습니다.</translation>
    </message>
    <message>
        <source>These kernels perform no floating-point operations.</source>
        <translation type="unfinished">이 커널들은 부동소수점으로 계산하는 것이 없습니다.</translation>
    </message>
    <message>
        <source>These kernels were also skipped: %1.</source>
        <translation type="unfinished">다음 커널도 건너뛰었습니다: %1.</translation>
    </message>
    <message>
        <source>These lessons are not on this computer; they are kept unchanged: %1.</source>
        <translation type="unfinished">이 컴퓨터에 없는 실습은 그대로 유지합니다: %1.</translation>
    </message>
    <message>
        <source>These notes will be written to %1:
%2</source>
        <translation type="unfinished">다음 주석을 %1에 추가합니다:
%2</translation>
    </message>
    <message>
        <source>These texts were machine-translated and have not been reviewed by a speaker of the language.</source>
        <translation type="unfinished">이 문구는 기계로 번역되었으며, 이 언어를 아는 사람이 아직 검토하지 않았습니다.</translation>
    </message>
    <message>
        <source>This NVIDIA driver does not support it.</source>
        <translation type="unfinished">이 NVIDIA 드라이버에는 이를 위한 함수가 없습니다.</translation>
    </message>
    <message>
        <source>This OpenGL context cannot be shared with CUDA, as is the case on a remote desktop or another GPU.</source>
        <translation type="unfinished">이 OpenGL 컨텍스트는 CUDA와 공유할 수 없습니다. 원격 데스크톱이나 다른 GPU에서 이럴 수 있습니다.</translation>
    </message>
    <message>
        <source>This access has a data race with event %1, in which warp %2 loads from the same address%3, with no barrier in between.</source>
        <translation type="unfinished">이 접근은 같은 주소에서 로드하는 %1번 이벤트(워프 %2%3)와 경쟁합니다. 그 사이에 배리어가 없습니다.</translation>
    </message>
    <message>
        <source>This access has a data race with event %1, in which warp %2 stores to the same address%3, with no barrier in between.</source>
        <translation type="unfinished">이 접근은 같은 주소에 저장하는 %1번 이벤트(워프 %2%3)와 경쟁합니다. 그 사이에 배리어가 없습니다.</translation>
    </message>
    <message>
        <source>This block cannot be shown: %1</source>
        <translation type="unfinished">이 블록은 표시할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>This block has no steps to show: no memory access, branch or barrier.</source>
        <translation type="unfinished">이 블록에는 단계로 볼 만한 일이 없습니다. 메모리 접근도 분기도 배리어도 없습니다.</translation>
    </message>
    <message>
        <source>This block makes %1 accesses, branches and barriers, but a value can be traced through at most %2. Use a smaller filter, template or set of images.</source>
        <translation type="unfinished">이 블록은 접근, 분기, 배리어를 %1번 수행합니다. 값은 최대 %2번까지 추적할 수 있습니다. 더 작은 필터, 템플릿 또는 이미지 세트는 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation type="unfinished">이 컴퓨터</translation>
    </message>
    <message>
        <source>This computer's GPU</source>
        <translation type="unfinished">이 컴퓨터의 GPU</translation>
    </message>
    <message>
        <source>This computer's GPU, or one that the emulator can model</source>
        <translation type="unfinished">이 컴퓨터의 GPU 또는 에뮬레이터가 모델링할 수 있는 GPU</translation>
    </message>
    <message>
        <source>This computer's processor; it counts what a GPU would count</source>
        <translation type="unfinished">이 컴퓨터의 CPU. GPU가 셀 것을 대신 셉니다</translation>
    </message>
    <message>
        <source>This file belongs to the operation, not to this strategy alone: all strategies of the operation use it.</source>
        <translation type="unfinished">이 파일은 이 전략만의 파일이 아니라 연산의 파일입니다. 연산의 모든 전략이 이 파일을 실행합니다.</translation>
    </message>
    <message>
        <source>This is a mining GPU, whose counters cannot be read.</source>
        <translation type="unfinished">이것은 채굴용 GPU이며 카운터를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>This is a pixel of the source. Show the result and choose a pixel there.</source>
        <translation type="unfinished">원본의 픽셀입니다. 결과를 표시하고 거기에서 픽셀을 선택하세요.</translation>
    </message>
    <message>
        <source>This is a virtual GPU whose host does not allow its counters to be read. The host's administrator can allow it.</source>
        <translation type="unfinished">이것은 호스트가 카운터 읽기를 허용하지 않는 가상 GPU입니다. 호스트의 운영자가 허용할 수 있습니다.</translation>
    </message>
    <message>
        <source>This is an estimate because the register count is estimated.</source>
        <translation type="unfinished">레지스터 수가 추정값이므로 이것도 추정값입니다.</translation>
    </message>
    <message>
        <source>This is not a Tilescope answer sheet.</source>
        <translation type="unfinished">Tilescope의 답안지가 아닙니다.</translation>
    </message>
    <message>
        <source>This is not a Tilescope answer sheet: %1</source>
        <translation type="unfinished">Tilescope의 답안지가 아닙니다: %1</translation>
    </message>
    <message>
        <source>This is not a Tilescope progress file.</source>
        <translation type="unfinished">Tilescope의 진도 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>This is not a Tilescope progress file: %1</source>
        <translation type="unfinished">Tilescope의 학생 진도 파일이 아닙니다: %1</translation>
    </message>
    <message>
        <source>This is the end of "%1".</source>
        <translation type="unfinished">“%1” 실습의 끝입니다.</translation>
    </message>
    <message>
        <source>This is the reference.</source>
        <translation type="unfinished">참조 결과입니다.</translation>
    </message>
    <message>
        <source>This is the result; its difference from the CPU reference is being computed…</source>
        <translation type="unfinished">결과 이미지입니다. CPU 참조 결과와의 차이를 계산하는 중…</translation>
    </message>
    <message>
        <source>This is the result; there is no CPU reference for it yet. The difference appears when the sliders stop moving and the result has been checked.</source>
        <translation type="unfinished">결과 이미지입니다. 아직 CPU 참조 결과가 없습니다. 슬라이더 조작을 멈추고 결과가 검증되면 차이가 표시됩니다.</translation>
    </message>
    <message>
        <source>This is the source image; the reads of each pixel are being counted…</source>
        <translation type="unfinished">원본 이미지입니다. 픽셀을 읽는 횟수를 세는 중…</translation>
    </message>
    <message>
        <source>This is the source: emulating the result would take about %1.</source>
        <translation type="unfinished">원본 이미지입니다. 결과를 에뮬레이션하려면 약 %1 걸립니다.</translation>
    </message>
    <message>
        <source>This kernel does not have the code that these mistakes change: %1.</source>
        <translation type="unfinished">이 커널에는 다음 버그가 바꾸는 코드가 없습니다: %1.</translation>
    </message>
    <message>
        <source>This kernel has no shared memory.</source>
        <translation type="unfinished">이 커널에는 공유 메모리가 없습니다.</translation>
    </message>
    <message>
        <source>This kernel was loaded from a file and not written here. It runs in the emulator, which checks every access, until you allow it on the GPU.</source>
        <translation type="unfinished">이 커널은 여기서 작성한 것이 아니라 파일에서 가져온 것입니다. GPU에서 허용할 때까지 모든 접근을 검사하는 에뮬레이터에서 실행됩니다.</translation>
    </message>
    <message>
        <source>This kernel was not sent to the GPU; the last valid image remains.</source>
        <translation type="unfinished">이 커널은 GPU에서 실행하지 않았습니다. 마지막 정상 이미지가 그대로 표시됩니다.</translation>
    </message>
    <message>
        <source>This kernel was running when the GPU was lost. It stays in the emulator, which checks every access, until you allow it on the GPU again.</source>
        <translation type="unfinished">GPU를 사용할 수 없게 되었을 때 이 커널이 실행 중이었습니다. GPU에서 다시 허용할 때까지 모든 접근을 검사하는 에뮬레이터에서 실행됩니다.</translation>
    </message>
    <message>
        <source>This launch was not counted separately; choose all launches.</source>
        <translation type="unfinished">이 호출은 따로 세지 않았습니다. 모든 호출을 선택하세요.</translation>
    </message>
    <message>
        <source>This load comes too early: warp %2 stores to the address only in event %1%3, with no barrier in between.</source>
        <translation type="unfinished">너무 일찍 로드합니다. 같은 주소에는 이벤트 %1(워프 %2%3)에서야 저장되는데, 그 사이에 배리어가 없습니다.</translation>
    </message>
    <message>
        <source>This number of images is read from the file piece by piece, but a worker reads no files. Start Tilescope on the computer that has the file and the GPU, or use fewer images: up to 512 MB are sent.</source>
        <translation type="unfinished">이렇게 많은 이미지는 파일에서 조금씩 읽어야 하는데, 워커는 파일을 읽지 않습니다. 파일과 GPU가 있는 컴퓨터에서 Tilescope를 직접 실행하거나 이미지 수를 줄이세요. 512 MB까지 전송할 수 있습니다.</translation>
    </message>
    <message>
        <source>This operation provides no curve for its result.</source>
        <translation type="unfinished">이 연산에는 결과를 나타낼 곡선이 없습니다.</translation>
    </message>
    <message>
        <source>This pixel lies outside the region, so no block computes it.</source>
        <translation type="unfinished">이 픽셀은 영역 밖에 있으며, 어느 블록도 계산하지 않습니다.</translation>
    </message>
    <message>
        <source>This pixel replaces %1, which is outside the image.</source>
        <translation type="unfinished">이 픽셀은 이미지 밖에 있는 %1 픽셀을 대신합니다.</translation>
    </message>
    <message>
        <source>This program was built without giflib, which writes animations.</source>
        <translation type="unfinished">이 프로그램은 애니메이션을 쓰는 giflib 없이 빌드되었습니다.</translation>
    </message>
    <message>
        <source>This run has no such launch.</source>
        <translation type="unfinished">이 실행에는 그런 호출이 없습니다.</translation>
    </message>
    <message>
        <source>This run was not checked.</source>
        <translation type="unfinished">확인되지 않았습니다.</translation>
    </message>
    <message>
        <source>This run was not timed.</source>
        <translation type="unfinished">이 실행은 시간을 재지 않았습니다.</translation>
    </message>
    <message>
        <source>This session is also open in another window. The window that saves last asks you before it replaces what the other one saved.</source>
        <translation type="unfinished">이 세션은 다른 창에도 열려 있습니다. 나중에 저장하는 창은 다른 창이 저장한 것을 바꾸기 전에 확인을 받습니다.</translation>
    </message>
    <message>
        <source>This step has not been translated.</source>
        <translation type="unfinished">이 단계는 번역되지 않았습니다.</translation>
    </message>
    <message>
        <source>This strategy adds FP16 values, which have 11 significant bits, from the ends of the window to its middle. This is exact enough only if no weight is larger than one nearer to the middle.</source>
        <translation type="unfinished">이 전략은 유효 비트가 11비트인 FP16 값을 윈도우의 양끝에서 가운데로 더합니다. 어떤 가중치도 가운데에 더 가까운 가중치보다 크지 않을 때만 충분히 정확합니다.</translation>
    </message>
    <message>
        <source>This strategy calls a library, so its source cannot be replaced. Choose another strategy first.</source>
        <translation type="unfinished">이 전략은 라이브러리를 호출하므로 다른 코드로 바꿀 수 없습니다. 먼저 다른 전략을 선택하세요.</translation>
    </message>
    <message>
        <source>This strategy cannot run with these settings.</source>
        <translation type="unfinished">이 설정으로는 실행할 수 없습니다.</translation>
    </message>
    <message>
        <source>This strategy computes only whole images. The strategies "shared", "texture_constant" and "texture_texture" accept a region.</source>
        <translation type="unfinished">이 전략은 이미지 전체만 계산합니다. 전략 “shared”, “texture_constant”, “texture_texture”에서는 영역을 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>This strategy does not support the chosen block; this is the nearest block that it supports.</source>
        <translation type="unfinished">이 전략은 선택한 블록을 지원하지 않습니다. 이것은 지원하는 가장 가까운 블록입니다.</translation>
    </message>
    <message>
        <source>This strategy has no tile and reads nothing from shared memory. Press Shift+U to see the reads from global memory.</source>
        <translation type="unfinished">이 전략은 타일이 없어 공유 메모리에서 아무것도 읽지 않습니다. 전역 메모리 읽기는 Shift+U로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>This strategy is not based on another one.</source>
        <translation type="unfinished">다른 전략을 바탕으로 한 전략이 아닙니다.</translation>
    </message>
    <message>
        <source>This strategy needs a GPU of compute capability %1, but %2 has %3. Strategies with lower requirements run on this GPU.</source>
        <translation type="unfinished">이 전략에는 컴퓨팅 능력 %1의 GPU가 필요한데, %2의 컴퓨팅 능력은 %3입니다. 더 낮은 능력을 요구하는 전략은 이 GPU에서 실행됩니다.</translation>
    </message>
    <message>
        <source>This strategy needs a GPU of compute capability %1, but %2 has %3. The emulator runs it; strategies with lower requirements run on this GPU.</source>
        <translation type="unfinished">이 전략에는 컴퓨팅 능력 %1의 GPU가 필요한데, %2의 컴퓨팅 능력은 %3입니다. 에뮬레이터에서는 실행되며, 더 낮은 능력을 요구하는 전략은 이 GPU에서 실행됩니다.</translation>
    </message>
    <message>
        <source>This strategy needs a filter that is symmetric from left to right. These weights are not symmetric.</source>
        <translation type="unfinished">이 전략에는 왼쪽에서 보나 오른쪽에서 보나 같은 필터가 필요한데, 이 가중치는 그렇지 않습니다.</translation>
    </message>
    <message>
        <source>This strategy reads a texture. Sectors moved by textures are not counted, so the sum of the others would be too low.</source>
        <translation type="unfinished">텍스처를 읽습니다. 텍스처가 옮기는 섹터는 세지 않으므로 나머지의 합은 너무 작습니다.</translation>
    </message>
    <message>
        <source>This strategy runs only on an NVIDIA GPU: no counters, reuse view, stepping or editing.</source>
        <translation type="unfinished">이 전략은 NVIDIA GPU에서만 실행됩니다. 카운터, 재사용 보기, 단계별 보기, 편집을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>This strategy sums along rows and then along columns, so the filter must be the product of a row with itself. These weights are not such a product.</source>
        <translation type="unfinished">이 전략은 행을 따라 더한 다음 열을 따라 더하므로 필터가 한 행과 자신의 곱이어야 하는데, 이 가중치는 그렇지 않습니다.</translation>
    </message>
    <message>
        <source>This strategy uses none.</source>
        <translation type="unfinished">사용하지 않습니다.</translation>
    </message>
    <message>
        <source>This strategy uses the kernels of %1, so there is no source to view or edit.</source>
        <translation type="unfinished">%1의 자체 커널이 처리하므로 보거나 편집할 코드가 없습니다.</translation>
    </message>
    <message>
        <source>This strategy's instructions are available only on GPUs of compute capability %1, but %2 has %3. The other strategies run on this GPU.</source>
        <translation type="unfinished">이 전략의 명령어는 컴퓨팅 능력 %1의 GPU에만 있는데, %2의 컴퓨팅 능력은 %3입니다. 다른 전략들은 이 GPU에서 실행됩니다.</translation>
    </message>
    <message>
        <source>This strategy's kernels run only on a GPU, so there is no timeline.</source>
        <translation type="unfinished">이 전략의 커널은 GPU에서만 실행되므로 타임라인이 없습니다.</translation>
    </message>
    <message>
        <source>This system does not let CUDA share images with OpenGL, as under WSL 2.</source>
        <translation type="unfinished">이 시스템에서는 CUDA가 이미지를 OpenGL과 공유할 수 없습니다. WSL 2에서 이럴 수 있습니다.</translation>
    </message>
    <message>
        <source>This text cannot be shown: %1</source>
        <translation type="unfinished">이 텍스트를 표시할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>This value and higher values become white</source>
        <translation type="unfinished">이 값 이상은 흰색이 됩니다</translation>
    </message>
    <message>
        <source>This value and lower values become black</source>
        <translation type="unfinished">이 값 이하는 검정이 됩니다</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation type="unfinished">스레드</translation>
    </message>
    <message>
        <source>Thread %1 and thread %2 of block %3</source>
        <translation type="unfinished">블록 %3의 스레드 %1과(와) 스레드 %2</translation>
    </message>
    <message>
        <source>Thread %1 and thread %2 of block %3 store different values to %4 at the same time. Which value remains depends on timing.</source>
        <translation type="unfinished">블록 %3의 스레드 %1과(와) 스레드 %2이(가) 동시에 %4에 서로 다른 값을 저장합니다. 어느 값이 남을지는 우연에 달려 있습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 at byte %4 of row %5 of plane %8, but the surface has %9 planes of %6 rows of %7.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 평면 %8, 행 %5, 바이트 %4에서 %3에 접근하는데, 서피스에는 %7의 행 %6개로 된 평면이 %9개 있습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 at byte %4 of row %5, but the surface has %6 rows of %7.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 행 %5, 바이트 %4에서 %3에 접근하는데, 서피스에는 %7의 행이 %6개 있습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 through %4, which is not a texture or surface object.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4을(를) 통해 %3에 접근하는데, 그것은 텍스처나 서피스의 객체가 아닙니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 through object %4, which is %5.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 객체 %4을(를) 통해 %3에 접근하는데, 그 객체는 %5입니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 at %4</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4에서 %3을(를) 원자적으로 변경합니다</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 at %4, which is not a multiple of %5. An access of %3 must start at a multiple of its size.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4에서 %3을(를) 원자적으로 변경하는데, 그 위치는 %5의 배수가 아닙니다. %3 접근은 그 크기의 배수에서 시작해야 합니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 at a null pointer.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 널 포인터에서 %3을(를) 원자적으로 변경합니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 on %4</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4에서 %3을(를) 원자적으로 변경합니다</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3 on %4, but the asynchronous copy into it that thread %5 started on %6 has not been waited for: the data may arrive before or after.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4에서 %3을(를) 원자적으로 변경하는데, 스레드 %5이(가) %6에서 그곳으로 시작한 비동기 복사를 기다리지 않았습니다. 데이터가 그 전에 올 수도, 뒤에 올 수도 있습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3, in its own array, before storing anything there. The value is undefined.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 자기 배열에 있는 %3을(를), 그곳에 아무것도 저장하기 전에 원자적으로 변경합니다. 그곳에 남아 있던 값을 얻습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 atomically updates %3, where no thread of the block has stored anything yet. The value is undefined.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %3을(를) 원자적으로 변경하는데, 블록의 어떤 스레드도 아직 그곳에 아무것도 저장하지 않았습니다. 그곳에 남아 있던 값을 얻습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 calls a function through the pointer %3, which is not the address of a function that this call can reach.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 포인터 %3을(를) 통해 함수를 호출하는데, 그것은 이 호출이 도달할 수 있는 함수의 주소가 아닙니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 divides an integer by 0, %3 times in all. The result is undefined; no error is reported on a GPU.</source>
        <translation type="unfinished">블록 %2의 스레드 %1에서 정수를 0으로 나눕니다(모두 %3회). 결과는 정의되지 않으며, GPU는 오류를 알리지 않습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 does not reach this %3, although the mask %4 includes the thread. All threads that a mask includes must execute the instruction, unless they have returned. The result is undefined.</source>
        <translation type="unfinished">블록 %2의 스레드 %1은(는) 마스크 %4에 포함되어 있지만 이 %3에 도달하지 않습니다. 마스크에 포함된 스레드는 반환한 경우가 아니면 모두 이 명령어를 실행해야 합니다. 결과는 정의되지 않습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 executes %3 with the mask %4, which does not include the thread's own lane, %5. The result is undefined.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 마스크 %4(으)로 %3을(를) 실행하는데, 이 마스크에는 자신의 레인 %5이(가) 포함되어 있지 않습니다. 결과는 정의되지 않습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 executes a trap: __trap(), or grid.sync(), which requires a cooperative launch.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 트랩을 실행합니다. __trap() 또는 grid.sync()입니다. grid.sync()에는 블록들이 서로를 기다릴 수 있게 하는 호출이 필요합니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 frees the memory at %3, which malloc did not return or which has already been freed.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %3의 메모리를 해제하는데, 그곳에서 시작하는, malloc이 할당하고 free가 아직 회수하지 않은 메모리가 없습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 at %4</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4에서 %3을(를) 로드합니다</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 at %4, which is not a multiple of %5. An access of %3 must start at a multiple of its size.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4에서 %3을(를) 로드하는데, 그 위치는 %5의 배수가 아닙니다. %3 접근은 그 크기의 배수에서 시작해야 합니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 at a null pointer.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 널 포인터에서 %3을(를) 로드합니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 on %4</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4에서 %3을(를) 로드합니다</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 on %4, but the asynchronous copy into it that thread %5 started on %6 has not been waited for: the data may arrive before or after.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4에서 %3을(를) 로드하는데, 스레드 %5이(가) %6에서 그곳으로 시작한 비동기 복사를 기다리지 않았습니다. 데이터가 그 전에 올 수도, 뒤에 올 수도 있습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3, in its own array, before storing anything there. The value is undefined.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 자기 배열에 있는 %3을(를), 그곳에 아무것도 저장하기 전에 로드합니다. 그곳에 남아 있던 값을 얻습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3, where no thread of the block has stored anything yet. The value is undefined.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %3을(를) 로드하는데, 블록의 어떤 스레드도 아직 그곳에 아무것도 저장하지 않았습니다. 그곳에 남아 있던 값을 얻습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reaches a function that calls itself more than %3 levels deep, the maximum that is supported here.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 자신을 %3단계보다 깊이 호출하는 함수에 도달합니다. 여기서는 그만큼까지만 따라갑니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reaches this %3, and thread %4 reaches the one on line %5, although both use the mask %6, which includes both threads. The threads that a mask includes must execute the same instruction together.</source>
        <translation type="unfinished">블록 %2의 스레드 %1은(는) 이 %3에 도달하고 스레드 %4은(는) %5번 줄의 것에 도달하는데, 둘 다 두 스레드를 모두 포함하는 마스크 %6을(를) 씁니다. 마스크에 포함된 스레드는 같은 명령어를 함께 실행해야 합니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reads the value of lane %3 with %4, but the mask %5 does not include that lane. The value is undefined.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4(으)로 레인 %3의 값을 읽지만, 마스크 %5에는 그 레인이 포함되어 있지 않습니다. 값은 정의되지 않습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reads the value of lane %3 with %4, but the thread of that lane does not execute the instruction, because it has returned or does not exist. The value is undefined.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4(으)로 레인 %3의 값을 읽지만, 그 레인의 스레드는 반환했거나 존재하지 않아 이 명령어를 실행하지 않습니다. 값은 정의되지 않습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 at %4</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4에 %3을(를) 저장합니다</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 at %4, which is not a multiple of %5. An access of %3 must start at a multiple of its size.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4에 %3을(를) 저장하는데, 그 위치는 %5의 배수가 아닙니다. %3 접근은 그 크기의 배수에서 시작해야 합니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 at a null pointer.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 널 포인터에 %3을(를) 저장합니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 on %4</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4에서 %3에 저장합니다</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 on %4, but the asynchronous copy into it that thread %5 started on %6 has not been waited for: the data may arrive before or after.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %4에서 %3에 저장하는데, 스레드 %5이(가) %6에서 그곳으로 시작한 비동기 복사를 기다리지 않았습니다. 데이터가 그 전에 올 수도, 뒤에 올 수도 있습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3, in its own array, before storing anything there. The value is undefined.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 자기 배열에 있는 %3에, 그곳에 아무것도 저장하기 전에 저장합니다. 그곳에 남아 있던 값을 얻습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3, where no thread of the block has stored anything yet. The value is undefined.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %3에 저장하는데, 블록의 어떤 스레드도 아직 그곳에 아무것도 저장하지 않았습니다. 그곳에 남아 있던 값을 얻습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 uses a barrier object at %3 that is not initialised, or arrives at it more often than it expects.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) %3에 있는 배리어 객체를 사용하는데, 그 객체는 초기화되지 않았거나 예상된 횟수보다 많은 도착을 받습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 waits at an invalid barrier.</source>
        <translation type="unfinished">블록 %2의 스레드 %1이(가) 존재할 수 없는 번호의 배리어에서 기다립니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2, lane %3 of warp %4, stored it on line %5.</source>
        <translation type="unfinished">%2 블록의 %1 스레드(워프 %4의 레인 %3)가 %5번 줄에서 저장했습니다.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2: the assertion `%3` failed (%4, line %5, %6).</source>
        <translation type="unfinished">블록 %2의 스레드 %1: 어서션 `%3`이(가) 성립하지 않습니다(%4, %5번 줄, %6).</translation>
    </message>
    <message>
        <source>Thread %1 of block %2: the assertion `%3` failed (in %4).</source>
        <translation type="unfinished">블록 %2의 스레드 %1: 어서션 `%3`이(가) 성립하지 않습니다(%4에서).</translation>
    </message>
    <message>
        <source>Thread %1 stored it there %2 earlier.</source>
        <translation type="unfinished">그보다 %2 앞서 %1 스레드가 그곳에 저장했습니다.</translation>
    </message>
    <message>
        <source>Thread instructions</source>
        <translation type="unfinished">스레드 명령어</translation>
    </message>
    <message>
        <source>Thread instructions divided by warp instructions, 32 at best. Divergence and threads without a pixel account for the rest.</source>
        <translation type="unfinished">스레드 명령어를 워프 명령어로 나눈 값, 최대 32. 모자라는 만큼은 발산과 픽셀 없는 스레드 때문입니다.</translation>
    </message>
    <message>
        <source>Threads above the diagonal also exit early, not only whole blocks.</source>
        <translation type="unfinished">블록 전체뿐 아니라 대각선보다 위쪽에 있는 스레드도 일찍 끝납니다.</translation>
    </message>
    <message>
        <source>Threads add to this value with atomic instructions, so its reads are not listed.</source>
        <translation type="unfinished">스레드들이 원자적 명령어로 이 값에 더합니다. 그 읽기는 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>Threads combine values in one instruction; what the other threads have read is not listed.</source>
        <translation type="unfinished">스레드들이 명령어 하나로 값을 결합합니다. 다른 스레드가 읽은 것은 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>Threads exchange 16-bit column sums; each window slides on from the one on its left.</source>
        <translation type="unfinished">스레드들이 16비트 열 합을 교환합니다. 각 윈도우는 왼쪽 윈도우에서 한 칸씩 옮겨 갑니다.</translation>
    </message>
    <message>
        <source>Threads of a block along x</source>
        <translation type="unfinished">x 방향의 블록 스레드 수</translation>
    </message>
    <message>
        <source>Threads of a block along x. A warp is 32 consecutive threads, counted along x first, so with a multiple of 32 a warp reads whole lines of memory.</source>
        <translation type="unfinished">x 방향의 블록 스레드 수. 워프는 먼저 x 방향으로 이어지는 스레드 32개이므로 32의 배수이면 메모리의 라인 전체를 읽습니다.</translation>
    </message>
    <message>
        <source>Threads of a block along y</source>
        <translation type="unfinished">y 방향의 블록 스레드 수</translation>
    </message>
    <message>
        <source>Threads of a block along y. Width times height must not exceed 1024.</source>
        <translation type="unfinished">y 방향의 블록 스레드 수. 너비 곱하기 높이는 최대 1024입니다.</translation>
    </message>
    <message>
        <source>Threads of block %1 that the mask %2 includes, among them %3, reach this %4 one group after the other. On a GPU, they meet there. In the emulator, each group gets only the values of its own threads, so the result can differ.</source>
        <translation type="unfinished">블록 %1에서 마스크 %2에 포함된 스레드들이(스레드 %3 포함) 이 %4에 한 묶음씩 차례로 도달합니다. GPU에서는 여기서 만납니다. 에뮬레이터에서는 묶음마다 자기 스레드의 값만 받으므로 결과가 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <translation type="unfinished">블록당 스레드</translation>
    </message>
    <message>
        <source>Threads per block. The time for another block size is that of a launch with this size, using the registers and shared memory that it needs.</source>
        <translation type="unfinished">블록의 스레드 수. 다른 블록 크기의 시간은 그 크기로, 그때의 레지스터와 공유 메모리로 실행할 때의 시간입니다.</translation>
    </message>
    <message>
        <source>Threads read a count, add 1 and store it: threads that collide overwrite one another, and counts are lost.</source>
        <translation type="unfinished">스레드가 개수를 읽어 1을 더해 저장합니다. 서로 부딪치면 덮어써서 개수가 사라집니다.</translation>
    </message>
    <message>
        <source>Threads read pixels of the tile that others have not stored yet.</source>
        <translation type="unfinished">스레드가 다른 스레드가 아직 저장하지 않은 타일의 픽셀을 읽습니다.</translation>
    </message>
    <message>
        <source>Threads such as %1 of block %2 do not reach the barrier on %3 at which the others wait: the barrier is in a branch that they do not take, or in a loop that they have left. NVIDIA GPUs do not wait for threads that have returned, but all threads of a block are required to reach its barriers, and on other hardware this hangs.</source>
        <translation type="unfinished">블록 %2의 %1 같은 스레드들이 나머지가 기다리는 %3의 배리어에 도달하지 않습니다. 배리어가 이 스레드들이 가지 않는 분기 안이나, 이미 벗어난 루프 안에 있습니다. NVIDIA의 GPU는 반환한 스레드를 기다리지 않지만, 규칙은 블록의 모든 스레드가 배리어에 도달하는 것이며, 다른 환경에서는 실행이 멈출 수 있습니다.</translation>
    </message>
    <message>
        <source>Threads such as %1 of block %2 return here, before the barrier on %3 at which the others wait. NVIDIA GPUs do not wait for threads that have returned, but all threads of a block are required to reach its barriers, and on other hardware this hangs.</source>
        <translation type="unfinished">블록 %2의 %1 같은 스레드들이 여기, 곧 나머지가 기다리는 %3의 배리어 앞에서 반환합니다. NVIDIA의 GPU는 반환한 스레드를 기다리지 않지만, 규칙은 블록의 모든 스레드가 배리어에 도달하는 것이며, 다른 환경에서는 실행이 멈출 수 있습니다.</translation>
    </message>
    <message>
        <source>Threads without a pixel exit before the barrier. Here, they had nothing to load, so the image is correct, but others wait for them: CUDA requires every thread of the block to reach a barrier.</source>
        <translation type="unfinished">픽셀이 없는 스레드가 배리어 전에 끝납니다. 여기서는 그 스레드가 로드할 것이 없어 이미지가 올바르지만, 다른 스레드는 그 스레드를 기다립니다. CUDA는 블록의 모든 스레드가 배리어에 도달하는 것을 전제로 합니다.</translation>
    </message>
    <message>
        <source>Threads without a pixel exit before they have filled their part of the tile, which their neighbours then read as it was: the image is wrong at the right and bottom edges.</source>
        <translation type="unfinished">픽셀이 없는 스레드가 타일에서 자신의 부분을 채우기 전에 끝나고, 이웃은 그 부분을 채워지지 않은 채로 읽습니다. 이미지의 오른쪽과 아래쪽 경계에서 틀립니다.</translation>
    </message>
    <message>
        <source>Three 16-byte loads per row instead of 15 at W = 5, in flight while the sums of the row are computed, in exchange for 10 % more move instructions: 480 µs instead of 557 µs for 16384² RGB on an H200. From W = 9 on, too few warps fit, and packed remains faster.</source>
        <translation type="unfinished">W = 5에서 행마다 로드 15번 대신 16바이트 로드 3번이면 되고, 로드는 행의 합을 구하는 동안 진행됩니다. 대신 이동 명령어가 10 % 늘어납니다. H200의 16384² RGB에서 557 µs가 480 µs로 줄어듭니다. W = 9 이상에서는 올라가는 워프가 너무 적어 packed가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>Three FP16 products</source>
        <translation type="unfinished">FP16 곱셈 세 번</translation>
    </message>
    <message>
        <source>Three TF32 products</source>
        <translation type="unfinished">TF32 곱셈 세 번</translation>
    </message>
    <message>
        <source>Three loads and three shifts for sixteen __dp4a instead of eight and twelve: the multipliers are the limit, 0.9 ms at 52×52 on an H200, 1.6× faster than dp4a_outputs.</source>
        <translation type="unfinished">__dp4a 열여섯 번에 로드 여덟 번과 시프트 열두 번이 아니라 세 번씩이면 됩니다. 곱셈기가 한계이며, H200에서 52×52일 때 0.9 ms로 dp4a_outputs보다 1.6배 빠릅니다.</translation>
    </message>
    <message>
        <source>Three products instead of one: 13.8 ms on an H200, with an error of less than 5e-6 of C.</source>
        <translation type="unfinished">곱셈을 한 번이 아니라 세 번 합니다. H200에서 13.8 ms, 오차는 C의 5e-6 미만입니다.</translation>
    </message>
    <message>
        <source>Three times the work of half: 6.9 ms on an H200, with an error of less than 5e-6 of C.</source>
        <translation type="unfinished">half의 세 배입니다. H200에서 6.9 ms, 오차는 C의 5e-6 미만입니다.</translation>
    </message>
    <message>
        <source>Tile of words</source>
        <translation type="unfinished">워드 단위 타일</translation>
    </message>
    <message>
        <source>Tile overwritten too early</source>
        <translation type="unfinished">타일을 너무 일찍 덮어씀</translation>
    </message>
    <message>
        <source>Tile read by columns</source>
        <translation type="unfinished">타일을 열 방향으로 읽음</translation>
    </message>
    <message>
        <source>Tile side x</source>
        <translation type="unfinished">타일의 x 변</translation>
    </message>
    <message>
        <source>Tile side y</source>
        <translation type="unfinished">타일의 y 변</translation>
    </message>
    <message>
        <source>Tile side, threads</source>
        <translation type="unfinished">타일의 변, 스레드</translation>
    </message>
    <message>
        <source>Tile width</source>
        <translation type="unfinished">타일 너비</translation>
    </message>
    <message>
        <source>Tile with pitch</source>
        <translation type="unfinished">피치가 있는 타일</translation>
    </message>
    <message>
        <source>Tiles of 192×192: each number is used 192 times instead of 128.</source>
        <translation type="unfinished">192×192 타일: 각 숫자를 128번이 아니라 192번 씁니다.</translation>
    </message>
    <message>
        <source>Tilescope</source>
        <translation type="unfinished">Tilescope</translation>
    </message>
    <message>
        <source>Tilescope could not be restarted from %1. Save the session, and start Tilescope yourself.</source>
        <translation type="unfinished">%1에서 Tilescope를 다시 시작하지 못했습니다. 세션을 저장하고 직접 시작하세요.</translation>
    </message>
    <message>
        <source>Tilescope did not exit properly last time. Its settings, image and pins can be restored.</source>
        <translation type="unfinished">지난번에 Tilescope가 정상적으로 끝나지 않았습니다. 그 설정, 이미지, 고정된 실행을 복원할 수 있습니다.</translation>
    </message>
    <message>
        <source>Tilescope will use %1 after a restart.</source>
        <translation type="unfinished">Tilescope를 다시 시작하면 사용할 언어: %1.</translation>
    </message>
    <message>
        <source>Tilescope without %1</source>
        <translation type="unfinished">Tilescope(%1 제외)</translation>
    </message>
    <message>
        <source>Tilescope without %1: %2.</source>
        <translation type="unfinished">Tilescope(%1 제외): %2.</translation>
    </message>
    <message>
        <source>Tilescope's emulator on this computer's CPU</source>
        <translation type="unfinished">이 컴퓨터의 CPU에서 실행되는 Tilescope 에뮬레이터</translation>
    </message>
    <message>
        <source>Tilescope's own interpreter of PTX on the CPU. It needs no GPU, and counts requests, sectors and wavefronts as the hardware would; its time is not GPU time.</source>
        <translation type="unfinished">Tilescope가 CPU에서 직접 PTX를 실행하는 것. GPU가 필요 없으며 요청, 섹터, 웨이브프런트를 하드웨어와 같은 방식으로 셉니다. 걸린 시간은 GPU의 시간이 아닙니다.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished">시간</translation>
    </message>
    <message>
        <source>Time band, estimate</source>
        <translation type="unfinished">시간 구간, 추정값</translation>
    </message>
    <message>
        <source>Time if hardly anything overlaps on the chosen GPU: a model estimate, not a measurement.</source>
        <translation type="unfinished">선택한 GPU에서 거의 아무것도 겹치지 않을 때의 시간: 모델의 추정값이며 측정값이 아닙니다.</translation>
    </message>
    <message>
        <source>Time including the copies</source>
        <translation type="unfinished">복사를 포함한 시간</translation>
    </message>
    <message>
        <source>Time of copying the input to the output on this GPU, divided by the time of the strategy, both with the L2 cache overwritten before each run.</source>
        <translation type="unfinished">이 GPU에서 입력을 출력으로 복사하는 시간을 전략의 시간으로 나눈 값. 둘 다 실행할 때마다 먼저 L2 캐시를 덮어씁니다.</translation>
    </message>
    <message>
        <source>Time of copying the input to the output on this GPU, divided by the time of the strategy: at 100 %, a kernel computes only while it would wait for memory anyway.</source>
        <translation type="unfinished">이 GPU에서 입력을 출력으로 복사하는 시간을 전략의 시간으로 나눈 값. 100 %인 커널은 어차피 메모리를 기다리는 동안 계산합니다.</translation>
    </message>
    <message>
        <source>Time of one cudaMemcpy from pageable memory to the GPU, measured; not part of the GPU time.</source>
        <translation type="unfinished">페이지 가능(pageable) 메모리에서 GPU로 하는 cudaMemcpy 한 번의 시간, 측정값. GPU 시간에는 포함되지 않습니다.</translation>
    </message>
    <message>
        <source>Time of one cudaMemcpy of the result to pageable memory, measured; not part of the GPU time.</source>
        <translation type="unfinished">결과를 페이지 가능(pageable) 메모리로 가져오는 cudaMemcpy 한 번의 시간, 측정값. GPU 시간에는 포함되지 않습니다.</translation>
    </message>
    <message>
        <source>Time of the copy back</source>
        <translation type="unfinished">호스트로 복사하는 시간</translation>
    </message>
    <message>
        <source>Time of the copy back to pinned memory</source>
        <translation type="unfinished">호스트의 고정 메모리로 복사하는 시간</translation>
    </message>
    <message>
        <source>Time of the copy to the device</source>
        <translation type="unfinished">디바이스로 복사하는 시간</translation>
    </message>
    <message>
        <source>Time of the copy to the device from pinned memory</source>
        <translation type="unfinished">고정 메모리에서 디바이스로 복사하는 시간</translation>
    </message>
    <message>
        <source>Time on the chosen GPU, predicted by simulating one of its multiprocessors instruction by instruction. Not a measurement.</source>
        <translation type="unfinished">선택한 GPU의 멀티프로세서 하나를 명령어 단위로 시뮬레이션한 시간. 예측이며 측정값이 아닙니다.</translation>
    </message>
    <message>
        <source>Time that the tightest limit of the chosen GPU allows: a model estimate, not a measurement.</source>
        <translation type="unfinished">선택한 GPU의 가장 엄격한 한계가 허용하는 시간: 모델의 추정값이며 측정값이 아닙니다.</translation>
    </message>
    <message>
        <source>Time that this computer took to interpret the kernel, %1.</source>
        <translation type="unfinished">이 컴퓨터가 %1 커널을 해석 실행하는 데 걸린 시간입니다.</translation>
    </message>
    <message>
        <source>Time that this computer took to interpret the kernel.</source>
        <translation type="unfinished">이 컴퓨터가 커널을 해석 실행하는 데 걸린 시간입니다.</translation>
    </message>
    <message>
        <source>Time that this computer took to interpret the kernel; %1 %2.</source>
        <translation type="unfinished">이 컴퓨터가 커널을 해석 실행하는 데 걸린 시간입니다. %2 %1.</translation>
    </message>
    <message>
        <source>Time, predicted</source>
        <translation type="unfinished">시간, 예측</translation>
    </message>
    <message>
        <source>Time, predicted, cold L2</source>
        <translation type="unfinished">시간, 예측, 콜드 L2</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation type="unfinished">시간: %1</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished">타임라인</translation>
    </message>
    <message>
        <source>Timeline of the block</source>
        <translation type="unfinished">블록의 타임라인</translation>
    </message>
    <message>
        <source>Timeline of the warps</source>
        <translation type="unfinished">워프의 타임라인</translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished">시간</translation>
    </message>
    <message>
        <source>Times appear here after the first run.</source>
        <translation type="unfinished">처음 실행하면 여기에 시간이 표시됩니다.</translation>
    </message>
    <message>
        <source>Times of the strategies</source>
        <translation type="unfinished">전략별 시간</translation>
    </message>
    <message>
        <source>To the block's first event</source>
        <translation type="unfinished">블록의 첫 이벤트로</translation>
    </message>
    <message>
        <source>To the block's last event</source>
        <translation type="unfinished">블록의 마지막 이벤트로</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished">끝으로</translation>
    </message>
    <message>
        <source>To the next access that races with an access of another warp</source>
        <translation type="unfinished">다른 워프의 접근과 경쟁 상태인 다음 접근으로</translation>
    </message>
    <message>
        <source>To the next access to global memory that takes more sectors than needed</source>
        <translation type="unfinished">필요 이상의 섹터가 드는 다음 전역 메모리 접근으로</translation>
    </message>
    <message>
        <source>To the next access to memory</source>
        <translation type="unfinished">다음 메모리 접근으로</translation>
    </message>
    <message>
        <source>To the next access to shared memory that takes more wavefronts than needed</source>
        <translation type="unfinished">필요 이상의 웨이브프런트가 드는 다음 공유 메모리 접근으로</translation>
    </message>
    <message>
        <source>To the next data race, bank conflict or access to more sectors than needed</source>
        <translation type="unfinished">다음 경쟁 상태, 뱅크 충돌 또는 필요 이상의 섹터에 접근하는 곳으로</translation>
    </message>
    <message>
        <source>To the next event</source>
        <translation type="unfinished">다음 이벤트로</translation>
    </message>
    <message>
        <source>To the next event of another line of the kernel</source>
        <translation type="unfinished">커널의 다른 줄에 속한 다음 이벤트로</translation>
    </message>
    <message>
        <source>To the next marked line of the kernel</source>
        <translation type="unfinished">커널에서 다음으로 표시된 줄로</translation>
    </message>
    <message>
        <source>To the previous event</source>
        <translation type="unfinished">이전 이벤트로</translation>
    </message>
    <message>
        <source>To the previous marked line of the kernel</source>
        <translation type="unfinished">커널에서 이전에 표시된 줄로</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished">처음으로</translation>
    </message>
    <message>
        <source>To use an NVIDIA GPU, install NVIDIA's driver %1 or newer (on Debian, the packages nvidia-driver and libcuda1; on Ubuntu, run ubuntu-drivers install). A container needs --gpus all.</source>
        <translation type="unfinished">NVIDIA GPU를 사용하려면 NVIDIA 드라이버 %1 이상을 설치하세요(Debian에서는 패키지 nvidia-driver와 libcuda1, Ubuntu에서는 ubuntu-drivers install). 컨테이너에는 --gpus all이 필요합니다.</translation>
    </message>
    <message>
        <source>To where a warp arrives at a barrier, and then to where all warps continue</source>
        <translation type="unfinished">워프가 배리어에 도착하는 곳으로, 그다음에는 모두가 계속하는 곳으로</translation>
    </message>
    <message>
        <source>Too few rows kept</source>
        <translation type="unfinished">보관한 행이 너무 적음</translation>
    </message>
    <message>
        <source>Too many requests are queued.</source>
        <translation type="unfinished">기다리는 요청이 너무 많습니다.</translation>
    </message>
    <message>
        <source>Tr&amp;anspose</source>
        <translation type="unfinished">전치(&amp;A)</translation>
    </message>
    <message>
        <source>Traced: %1. Click to see another part of the block.</source>
        <translation type="unfinished">추적된 범위: %1. 클릭하면 블록의 다른 부분을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Tracing the block…</source>
        <translation type="unfinished">블록을 추적하는 중…</translation>
    </message>
    <message>
        <source>Tracing the value was cancelled.</source>
        <translation type="unfinished">값의 추적이 취소되었습니다.</translation>
    </message>
    <message>
        <source>Transforming a tile forward and back yields the same tile. Only the multiplication by the template's spectrum in between yields sums of products; without this multiplication, the map is the image itself.</source>
        <translation type="unfinished">타일은 정변환과 역변환을 거치면 원래대로 돌아옵니다. 그 사이에 템플릿의 스펙트럼을 곱해야만 곱의 합이 됩니다. 곱하지 않으면 맵은 이미지 자체의 것입니다.</translation>
    </message>
    <message>
        <source>Transforms modulo a prime are exact in 32 bits, and can be fused with other steps.</source>
        <translation type="unfinished">소수를 법으로 하는 변환은 32비트에서 정확하며, 다른 단계와 융합할 수 있습니다.</translation>
    </message>
    <message>
        <source>Transparent parts were drawn on white.</source>
        <translation type="unfinished">투명한 부분은 흰색 배경에 합성했습니다.</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation type="unfinished">트랩</translation>
    </message>
    <message>
        <source>Truncated, not rounded</source>
        <translation type="unfinished">반올림하지 않고 버림</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">다시 시도</translation>
    </message>
    <message>
        <source>Trying other block sizes…</source>
        <translation type="unfinished">다른 블록 크기를 시험하는 중…</translation>
    </message>
    <message>
        <source>Trying other resources…</source>
        <translation type="unfinished">다른 자원을 시험하는 중…</translation>
    </message>
    <message>
        <source>Twelve passes over 1.3 times the image in doubles, 2 GB in total: 0.75 ms at 4096×4096 on an H200, 16× faster than padded at 52×52, but slower than dp4a_outputs at 16×16.</source>
        <translation type="unfinished">배정밀도로 이미지의 1.3배를 열두 번 지나가므로 2 GB를 옮깁니다. H200의 4096×4096에서 0.75 ms로, 52×52에서는 padded보다 16배 빠르고 16×16에서는 dp4a_outputs보다 느립니다.</translation>
    </message>
    <message>
        <source>Twice the size</source>
        <translation type="unfinished">두 배 크기</translation>
    </message>
    <message>
        <source>Two bytes in a half-word</source>
        <translation type="unfinished">반쪽에 두 바이트</translation>
    </message>
    <message>
        <source>Two column sums share a register as FP16 values; lanes exchange them directly.</source>
        <translation type="unfinished">두 열의 합이 레지스터 하나를 반쪽씩 나누어 쓰고, 레인끼리 직접 교환합니다.</translation>
    </message>
    <message>
        <source>Two differences in a word are computed with one subtraction. If the lower one is negative, it borrows one from the upper, and every later sum of the row is off by one more.</source>
        <translation type="unfinished">워드에 있는 두 차이를 뺄셈 한 번으로 구합니다. 하위 차이가 음수이면 상위에서 1을 빌리며, 거기서부터 행의 합이 하나씩 더 어긋납니다.</translation>
    </message>
    <message>
        <source>Two loads and three shifts for four __dp4a instead of eight and four: 2.5× faster than dp4a.</source>
        <translation type="unfinished">__dp4a 네 번에 로드 여덟 번과 시프트 네 번이 아니라 로드 두 번과 시프트 세 번이면 됩니다. dp4a보다 2.5배 빠릅니다.</translation>
    </message>
    <message>
        <source>Two loads for 32 __dp4a, with no shift, but a fourteenth word where rows have 13: within 10 % of dp4a_rows at 52×52, and slower at 16×16.</source>
        <translation type="unfinished">__dp4a 32번에 로드 두 번이면 되고 시프트는 없지만, 행이 13워드인 곳에 열네 번째 워드가 필요합니다. 52×52에서 dp4a_rows와의 차이가 10 % 이내이고 16×16에서는 더 느립니다.</translation>
    </message>
    <message>
        <source>Two of the text's runs of the same kernels in blocks of 32×32 differ by 6 to 16 %, so smaller differences are chance. Its error is relative to its own CPU code, in an unspecified unit.</source>
        <translation type="unfinished">원문에서 같은 커널을 32×32 블록으로 두 번 실행한 값은 6~16 % 차이가 납니다. 그보다 작은 차이는 우연입니다. 원문의 오차는 자체 CPU 코드에 대한 것이며 단위가 밝혀져 있지 않습니다.</translation>
    </message>
    <message>
        <source>Two rows are compared while Tensor Cores multiply the next two.</source>
        <translation type="unfinished">텐서 코어가 다음 두 행을 곱하는 동안 두 행을 비교합니다.</translation>
    </message>
    <message>
        <source>Two threads access the same memory location, at least one of them writes, and nothing orders the two accesses. The result depends on timing, even if it is correct today.</source>
        <translation type="unfinished">두 스레드가 메모리의 같은 위치에 접근하고, 적어도 하나가 쓰며, 둘의 순서를 정하는 것이 없는 상태. 지금 결과가 올바르더라도 우연일 뿐입니다.</translation>
    </message>
    <message>
        <source>Two whole numbers, column and row: 0, 0 to %1, %2.</source>
        <translation type="unfinished">정수 두 개, 열과 행: 0, 0부터 %1, %2까지.</translation>
    </message>
    <message>
        <source>Two workers have the name %1.</source>
        <translation type="unfinished">워커 둘의 이름이 모두 %1입니다.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">유형</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation type="unfinished">직접 입력</translation>
    </message>
    <message>
        <source>Uncoalesced access</source>
        <translation type="unfinished">병합되지 않은 접근</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">되돌리기</translation>
    </message>
    <message>
        <source>Undo the last change of a setting</source>
        <translation type="unfinished">마지막 설정 변경을 되돌립니다</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation type="unfinished">도킹 창을 떼어 내거나 다시 붙입니다</translation>
    </message>
    <message>
        <source>Unequal pitch</source>
        <translation type="unfinished">서로 다른 피치</translation>
    </message>
    <message>
        <source>Uninitialised read</source>
        <translation type="unfinished">초기화되지 않은 읽기</translation>
    </message>
    <message>
        <source>Unknown for this run.</source>
        <translation type="unfinished">이 실행에서는 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished">고정 해제</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished">%1 고정 해제</translation>
    </message>
    <message>
        <source>Unpin %1 (Delete)</source>
        <translation type="unfinished">%1 고정 해제 (Delete)</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation type="unfinished">모두 고정 해제</translation>
    </message>
    <message>
        <source>Unpin all pinned runs</source>
        <translation type="unfinished">고정된 실행을 모두 해제</translation>
    </message>
    <message>
        <source>Unpin this run</source>
        <translation type="unfinished">이 실행의 고정 해제</translation>
    </message>
    <message>
        <source>Unused elements at the end of each row. In shared memory, one extra word per row moves the elements of a column to different banks; around an image, padding replaces tests for the border.</source>
        <translation type="unfinished">각 행의 끝에 두는 쓰지 않는 원소. 공유 메모리에서는 행마다 워드 하나를 더하면 한 열의 원소들이 서로 다른 뱅크로 옮겨 갑니다. 이미지 둘레에서는 패딩이 가장자리 검사를 대신합니다.</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation type="unfinished">업로드</translation>
    </message>
    <message>
        <source>Uploaded from host memory to %1.</source>
        <translation type="unfinished">호스트 메모리에서 렌더러(%1)로 업로드됨.</translation>
    </message>
    <message>
        <source>Uploaded to %1: %2</source>
        <translation type="unfinished">렌더러(%1)로 업로드됨: %2</translation>
    </message>
    <message>
        <source>Upper bound of the time band</source>
        <translation type="unfinished">시간 구간의 상한</translation>
    </message>
    <message>
        <source>Use "%1", or the strategy "shared_constant", which accepts any weights.</source>
        <translation type="unfinished">“%1”은(는) 사용할 수 있습니다. 전략 “shared_constant”에는 어떤 가중치든 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation type="unfinished">%1 사용</translation>
    </message>
    <message>
        <source>Use %3.</source>
        <translation type="unfinished">%3을(를) 사용하세요.</translation>
    </message>
    <message>
        <source>Use -gencode arch=compute_%1,code=sm_%1, beside one for each other architecture.</source>
        <translation type="unfinished">다른 아키텍처의 옵션과 함께 -gencode arch=compute_%1,code=sm_%1 옵션을 사용하세요.</translation>
    </message>
    <message>
        <source>Use __launch_bounds__ to make the compiler use fewer registers per thread, or use smaller blocks, of which more can fit.</source>
        <translation type="unfinished">__launch_bounds__로 컴파일러가 스레드당 레지스터를 적게 쓰게 하거나, 더 많이 들어갈 수 있는 작은 블록을 사용하세요.</translation>
    </message>
    <message>
        <source>Use a barrier number from 0 to 15 and a thread count that is a multiple of 32, up to 1024.</source>
        <translation type="unfinished">0…15의 번호와, 32의 배수이면서 1024 이하인 스레드 수를 지정하세요.</translation>
    </message>
    <message>
        <source>Use a block of %1, or keep this block and set %2 to %3.</source>
        <translation type="unfinished">%1 블록을 사용할 수 있고, 이 블록에서 %2 = %3도 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Use a block of %1.</source>
        <translation type="unfinished">%1 블록을 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>Use a mask of exactly the threads that reach this instruction: take it from __ballot_sync(0xffffffff, …) before the branch. Or move the %1 out of the branch.</source>
        <translation type="unfinished">여기에 도달하는 스레드만 포함하는 마스크를 사용하세요. 분기 앞에서 __ballot_sync(0xffffffff, …)로 얻을 수 있습니다. 또는 %1을(를) 분기 밖으로 옮기세요.</translation>
    </message>
    <message>
        <source>Use a smaller image, or close other programs that use the GPU.</source>
        <translation type="unfinished">이미지를 줄이거나 GPU를 사용하는 다른 프로그램을 닫으면 도움이 됩니다.</translation>
    </message>
    <message>
        <source>Use a tile_width of %1 to keep the shared tile.</source>
        <translation type="unfinished">공유 타일을 유지하려면 tile_width를 %1(으)로 하세요.</translation>
    </message>
    <message>
        <source>Use a tile_width of %1 with a block of %2 to keep the shared tile.</source>
        <translation type="unfinished">공유 타일을 유지하려면 tile_width를 %1(으)로, 블록을 %2(으)로 하세요.</translation>
    </message>
    <message>
        <source>Use after free</source>
        <translation type="unfinished">해제 후 사용</translation>
    </message>
    <message>
        <source>Use atomics for every access to it in this launch, or move the non-atomic access to a separate launch.</source>
        <translation type="unfinished">이 호출에서는 그 위치에 대한 모든 접근을 원자적 연산으로 하거나, 일반 접근을 별도의 호출로 옮기세요.</translation>
    </message>
    <message>
        <source>Use cudaMemcpy2D with the pitch that cudaMallocPitch has returned.</source>
        <translation type="unfinished">cudaMallocPitch가 반환한 피치로 cudaMemcpy2D를 사용하세요.</translation>
    </message>
    <message>
        <source>Use dim3(%4): x counts columns, and y counts rows.</source>
        <translation type="unfinished">dim3(%4)을(를) 사용하세요. x는 열을, y는 행을 셉니다.</translation>
    </message>
    <message>
        <source>Use free or delete[] for memory of malloc or new[].</source>
        <translation type="unfinished">malloc이나 new[]의 메모리에는 free나 delete[]를 사용하세요.</translation>
    </message>
    <message>
        <source>Use the file</source>
        <translation type="unfinished">파일 사용</translation>
    </message>
    <message>
        <source>Use the image on the clipboard</source>
        <translation type="unfinished">클립보드에서 이미지를 가져옵니다</translation>
    </message>
    <message>
        <source>Use the kind %4.</source>
        <translation type="unfinished">%4 종류를 사용하세요.</translation>
    </message>
    <message>
        <source>Use the same pitch in both copies.</source>
        <translation type="unfinished">두 복사에서 같은 피치를 사용하세요.</translation>
    </message>
    <message>
        <source>User g&amp;uide</source>
        <translation type="unfinished">사용 설명서(&amp;U)</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation type="unfinished">사용 설명서</translation>
    </message>
    <message>
        <source>Using "%1": %2</source>
        <translation type="unfinished">“%1” 실행: %2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">값</translation>
    </message>
    <message>
        <source>Value in file</source>
        <translation type="unfinished">파일의 값</translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished">값</translation>
    </message>
    <message>
        <source>Values %1 to %2, %3</source>
        <translation type="unfinished">값 %1~%2, %3</translation>
    </message>
    <message>
        <source>Values along the line</source>
        <translation type="unfinished">선을 따른 값</translation>
    </message>
    <message>
        <source>Values along the line from (%1, %2) to (%3, %4)</source>
        <translation type="unfinished">(%1, %2)에서 (%3, %4)까지 선을 따른 값</translation>
    </message>
    <message>
        <source>Values are kept only below twice the prime, which saves one subtraction per step. The final subtraction is still necessary: without it, every other sum is too large by the prime.</source>
        <translation type="unfinished">값을 소수의 두 배보다 작게만 유지하여 단계마다 뺄셈 하나를 아낍니다. 마지막에는 그 뺄셈을 해야 합니다. 하지 않으면 합의 절반이 소수만큼 너무 큽니다.</translation>
    </message>
    <message>
        <source>Values around the pixel</source>
        <translation type="unfinished">픽셀 주변의 값</translation>
    </message>
    <message>
        <source>Values of the parameter</source>
        <translation type="unfinished">매개변수 값</translation>
    </message>
    <message>
        <source>Values of the parameter: a list 3,5,9 or a range 3..15:2</source>
        <translation type="unfinished">매개변수 값: 목록 3,5,9 또는 범위 3..15:2</translation>
    </message>
    <message>
        <source>Values of the result</source>
        <translation type="unfinished">결과의 값</translation>
    </message>
    <message>
        <source>Values of the source</source>
        <translation type="unfinished">원본의 값</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation type="unfinished">분산</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished">벡터</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished">버전과 라이선스</translation>
    </message>
    <message>
        <source>Vertical through the centre</source>
        <translation type="unfinished">가운데를 지나는 수직선으로</translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished">보기</translation>
    </message>
    <message>
        <source>View with overlays</source>
        <translation type="unfinished">오버레이가 있는 보기</translation>
    </message>
    <message>
        <source>Views of the predicted time</source>
        <translation type="unfinished">예측 시간의 보기</translation>
    </message>
    <message>
        <source>Visible to all threads; large, but far away.</source>
        <translation type="unfinished">모든 스레드가 접근할 수 있습니다. 크지만 멀리 있어 느립니다.</translation>
    </message>
    <message>
        <source>Vs. hardware</source>
        <translation type="unfinished">실제 GPU와의 차이</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation type="unfinished">대기</translation>
    </message>
    <message>
        <source>Wait for one copy group too few</source>
        <translation type="unfinished">복사 묶음을 하나 덜 기다림</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished">경고</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation type="unfinished">워프</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation type="unfinished">워프 %1</translation>
    </message>
    <message>
        <source>Warp %1 arrived last: the barrier opens and %2 warps continue.</source>
        <translation type="unfinished">워프 %1: 마지막으로 도착하여 배리어가 열리고, 워프 %2개가 계속합니다.</translation>
    </message>
    <message>
        <source>Warp %1 atomically updates %2 in %3</source>
        <translation type="unfinished">워프 %1, %3에서 원자적 변경 (%2)</translation>
    </message>
    <message>
        <source>Warp %1 diverges: %2 of %3 threads take the branch and %4 do not; the two paths run one after the other.</source>
        <translation type="unfinished">워프 %1: 발산. 스레드 %3개 중 %2개는 분기하고 %4개는 분기하지 않습니다. 양쪽이 차례로 실행됩니다.</translation>
    </message>
    <message>
        <source>Warp %1 does not take the branch: the condition is false for all %2 active threads.</source>
        <translation type="unfinished">워프 %1: 분기하지 않습니다. 활성 스레드 %2개 모두에서 조건이 거짓입니다.</translation>
    </message>
    <message>
        <source>Warp %1 fetches from a texture with %2 lanes; the memory layout of textures is not published.</source>
        <translation type="unfinished">워프 %1: 레인 %2개로 텍스처를 읽습니다. 텍스처가 메모리에 놓이는 방식은 공개되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Warp %1 is the only warp at the barrier and continues.</source>
        <translation type="unfinished">워프 %1: 배리어에 온 유일한 워프이므로 계속 진행합니다.</translation>
    </message>
    <message>
        <source>Warp %1 loads %2 from %3</source>
        <translation type="unfinished">워프 %1, %3에서 로드 (%2)</translation>
    </message>
    <message>
        <source>Warp %1 reaches the barrier and waits: %2 of %3 warps have arrived.</source>
        <translation type="unfinished">워프 %1: 배리어에 도착하여 대기합니다. 워프 %3개 중 %2개가 와 있습니다.</translation>
    </message>
    <message>
        <source>Warp %1 signals its arrival at the barrier and continues.</source>
        <translation type="unfinished">워프 %1: 배리어에 도착을 알리고 계속 진행합니다.</translation>
    </message>
    <message>
        <source>Warp %1 stores %2 to %3</source>
        <translation type="unfinished">워프 %1, %3에 저장 (%2)</translation>
    </message>
    <message>
        <source>Warp %1 takes none of these steps. Choose other steps, or follow all warps in the panel.</source>
        <translation type="unfinished">이 단계들에는 워프 %1의 것이 없습니다. 다른 단계를 선택하거나 패널에서 모든 워프를 따라가세요.</translation>
    </message>
    <message>
        <source>Warp %1 takes the branch: the condition is true for all %2 active threads.</source>
        <translation type="unfinished">워프 %1: 분기합니다. 활성 스레드 %2개 모두에서 조건이 참입니다.</translation>
    </message>
    <message>
        <source>Warp activity, as shares of the warps' cycles</source>
        <translation type="unfinished">워프가 하는 일, 사이클 비율</translation>
    </message>
    <message>
        <source>Warp instructions</source>
        <translation type="unfinished">워프 명령어</translation>
    </message>
    <message>
        <source>Warp to follow</source>
        <translation type="unfinished">따라갈 워프</translation>
    </message>
    <message>
        <source>Warpgroups, TF32</source>
        <translation type="unfinished">워프그룹, TF32</translation>
    </message>
    <message>
        <source>Warps continue although others have not reached this line: what they read may not have been stored yet, or may be overwritten before others have read it.</source>
        <translation type="unfinished">다른 워프가 이 줄에 도달하지 않았는데도 워프가 계속 진행합니다. 읽는 값이 아직 저장되지 않았거나, 다른 워프가 읽기 전에 덮어쓰일 수 있습니다.</translation>
    </message>
    <message>
        <source>Warps diverge at this branch in %1 of %2 executions, and the sides run one after the other. In this launch, %3 % of the lanes' issue slots are unused.</source>
        <translation type="unfinished">이 분기는 %2번의 실행 중 %1번에서 워프가 갈라지며, 양쪽은 차례로 실행됩니다. 이 실행에서 레인 발행 슬롯의 %3 %가 쓰이지 않습니다.</translation>
    </message>
    <message>
        <source>Warps on the multiprocessor</source>
        <translation type="unfinished">멀티프로세서의 워프</translation>
    </message>
    <message>
        <source>Warps spend %1 % of their cycles stalled at line %2, mostly %3 (%4).</source>
        <translation type="unfinished">워프는 사이클의 %1 %를 %2번 줄에서 기다리며 보냅니다. 주로: %3(%4).</translation>
    </message>
    <message>
        <source>Warps that are resident at once, from all blocks; occupancy is the share in use.</source>
        <translation type="unfinished">모든 블록을 합쳐 동시에 상주하는 수이며, 점유율은 그중 쓰이는 비율입니다.</translation>
    </message>
    <message>
        <source>Wavefronts of loads and stores divided by the minimum: 1 is free of bank conflicts, 2 takes twice as long. A wavefront is one pass of an access through shared memory. In one pass, each of the 32 banks delivers one 4-byte word; a bank conflict adds passes.</source>
        <translation type="unfinished">로드와 저장의 웨이브프런트를 필요한 최솟값으로 나눈 값. 1이면 뱅크 충돌이 없고, 2이면 두 배 오래 걸립니다. 웨이브프런트는 접근이 공유 메모리를 한 번 지나는 패스입니다. 공유 메모리의 32개 뱅크는 패스마다 4바이트 워드를 하나씩 내주며, 뱅크 충돌은 패스를 늘립니다.</translation>
    </message>
    <message>
        <source>Wavefronts over ideal</source>
        <translation type="unfinished">웨이브프런트, 최적값 대비</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation type="unfinished">웨이브</translation>
    </message>
    <message>
        <source>Waves and predicted time for other block sizes</source>
        <translation type="unfinished">다른 블록 크기의 웨이브와 예측 시간</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished">가중치</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation type="unfinished">각 키가 하는 일</translation>
    </message>
    <message>
        <source>What each warp of one multiprocessor does in each cycle</source>
        <translation type="unfinished">멀티프로세서 하나의 각 워프가 사이클마다 하는 일</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished">일어나는 일</translation>
    </message>
    <message>
        <source>What is read where the filter extends beyond the image: the nearest pixel (replicate), the mirrored image, the repeated image (wrap), or zero.</source>
        <translation type="unfinished">필터가 이미지 밖으로 나가는 곳에서 읽는 것: 가장 가까운 픽셀(복제), 반사된 이미지, 반복된 이미지, 또는 0.</translation>
    </message>
    <message>
        <source>What lies beyond the image: its nearest pixel, black, or the mirrored image.</source>
        <translation type="unfinished">이미지 밖을 무엇으로 볼지: 가장 가까운 픽셀, 검정, 또는 반사된 이미지.</translation>
    </message>
    <message>
        <source>What main() gets as argv; put an argument with spaces in "…"</source>
        <translation type="unfinished">main()이 argv로 받는 것. 공백이 있는 인수는 "…" 안에 쓰세요</translation>
    </message>
    <message>
        <source>What the warp does after this was not recorded.</source>
        <translation type="unfinished">여기부터 워프가 하는 일은 기록되지 않았습니다.</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation type="unfinished">내보낼 대상</translation>
    </message>
    <message>
        <source>What to look for: a rectangle x,y,width,height of the image, 2 to 64 per side, or an image file. Empty: a square of the size below, a quarter of the way in.</source>
        <translation type="unfinished">찾을 대상: 이미지의 사각형 x,y,너비,높이(한 변 2~64) 또는 이미지 파일. 비워 두면 4분의 1 지점에 있는, 아래 크기의 정사각형.</translation>
    </message>
    <message>
        <source>What was counted. Counters whose names end in PTX count the PTX, not the GPU's machine code.</source>
        <translation type="unfinished">센 대상. 이름이 PTX로 끝나는 카운터는 GPU의 기계어가 아니라 PTX를 센 값입니다.</translation>
    </message>
    <message>
        <source>What you learnt and which lesson is next</source>
        <translation type="unfinished">배운 내용과 다음 실습</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished">휠</translation>
    </message>
    <message>
        <source>Wher&amp;e</source>
        <translation type="unfinished">실행 위치(&amp;E)</translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished">위치</translation>
    </message>
    <message>
        <source>Where a thread keeps the values that it computes with; the fastest memory. A multiprocessor has a fixed number of registers for all its threads, so the more registers each thread uses, the fewer threads fit.</source>
        <translation type="unfinished">스레드가 계산에 쓰는 값을 두는 곳으로, 가장 빠른 메모리입니다. 멀티프로세서에는 모든 스레드가 쓸 레지스터 수가 정해져 있어, 스레드당 레지스터가 많으면 들어갈 수 있는 스레드가 줄어듭니다.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished">출처</translation>
    </message>
    <message>
        <source>Where kernels run, the compiler, the emulated GPU, what is counted</source>
        <translation type="unfinished">커널을 실행하는 곳, 컴파일러, 에뮬레이션할 GPU, 세는 대상</translation>
    </message>
    <message>
        <source>Where to look: a rectangle x,y,width,height of the image. Only its pixels get a coefficient; the others are 0. Empty: the whole image.</source>
        <translation type="unfinished">찾을 곳: 이미지의 사각형 x,y,너비,높이. 그 안의 픽셀만 계수를 얻고 나머지는 0입니다. 비워 두면 이미지 전체.</translation>
    </message>
    <message>
        <source>Which runs the table shows: the strategies with these settings beside the pinned runs, the pinned runs alone, the earlier runs of this session, or all of them</source>
        <translation type="unfinished">표에 표시되는 실행: 고정한 실행과 함께 이 설정의 전략, 고정한 실행만, 이 세션의 이전 실행, 또는 전부</translation>
    </message>
    <message>
        <source>Which thread stores each element of the tile, and in which of its warp's stores</source>
        <translation type="unfinished">타일의 각 원소를 어느 스레드가, 워프의 몇 번째 저장에서 저장하는지</translation>
    </message>
    <message>
        <source>While one warp waits, a scheduler issues for another, which hides latency. With a single warp, nothing is hidden.</source>
        <translation type="unfinished">한 워프가 기다리는 동안 스케줄러는 다른 워프의 명령어를 발행합니다. 그래서 레이턴시가 감춰집니다. 워프가 하나뿐이면 아무것도 감춰지지 않습니다.</translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished">흰색</translation>
    </message>
    <message>
        <source>White pixels of each column</source>
        <translation type="unfinished">각 열의 흰 픽셀</translation>
    </message>
    <message>
        <source>White pixels of each row</source>
        <translation type="unfinished">각 행의 흰 픽셀</translation>
    </message>
    <message>
        <source>White where a pixel is not much darker than the mean of its neighbourhood: ink stays, shadows disappear.</source>
        <translation type="unfinished">픽셀이 이웃의 평균보다 많이 어둡지 않으면 흰색이 됩니다. 잉크는 남고 그림자는 사라집니다.</translation>
    </message>
    <message>
        <source>Whole image</source>
        <translation type="unfinished">이미지 전체</translation>
    </message>
    <message>
        <source>Whole numbers</source>
        <translation type="unfinished">정수</translation>
    </message>
    <message>
        <source>Whole tile at the edge of the image</source>
        <translation type="unfinished">이미지 끝에서 온전한 타일</translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished">이유</translation>
    </message>
    <message>
        <source>Why it cannot run</source>
        <translation type="unfinished">실행할 수 없는 이유</translation>
    </message>
    <message>
        <source>Width and height of each image, 2 to 64 per side; images in a folder are scaled to it.</source>
        <translation type="unfinished">각 이미지의 너비와 높이, 한 변 2~64. 폴더의 이미지는 이 크기로 조정됩니다.</translation>
    </message>
    <message>
        <source>Widths</source>
        <translation type="unfinished">너비</translation>
    </message>
    <message>
        <source>Widths of blocks, in threads: a list 8,16,32 or a range 8..64:8</source>
        <translation type="unfinished">블록 너비(스레드 수): 목록 8,16,32 또는 범위 8..64:8</translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished">윈도우</translation>
    </message>
    <message>
        <source>Window in registers</source>
        <translation type="unfinished">레지스터에 둔 윈도우</translation>
    </message>
    <message>
        <source>Windows Subsystem for Linux does not allow the counters of this GPU to be read; native Linux does.</source>
        <translation type="unfinished">Linux용 Windows 하위 시스템은 이 GPU의 카운터를 읽게 해 주지 않습니다. Linux에서는 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Windows are read from the padded image of the sums; L1 takes the tile's role.</source>
        <translation type="unfinished">합을 구한 바로 그 패딩된 이미지에서 윈도우를 읽습니다. 타일이 하던 일을 L1 캐시가 합니다.</translation>
    </message>
    <message>
        <source>Wipe is not available: the result has %1 pixels and the source image %2, so their pixels do not coincide. Use Side by side (Y) to see both.</source>
        <translation type="unfinished">분할 비교를 할 수 없습니다. 결과는 %1픽셀, 원본은 %2픽셀이어서 두 이미지의 픽셀이 겹치지 않습니다. 나란히 보기(Y)에서는 둘 다 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>With %1 resident warps instead of %2, the launch would take %3 less time (predicted).</source>
        <translation type="unfinished">상주하는 워프가 %2개 대신 %1개이면 호출 시간이 %3 짧아집니다(예측).</translation>
    </message>
    <message>
        <source>With %1, all blocks are checked for data races.</source>
        <translation type="unfinished">%1(으)로 하면 모든 블록에서 경쟁 상태를 찾습니다.</translation>
    </message>
    <message>
        <source>With %1, the run is checked for data races.</source>
        <translation type="unfinished">%1(으)로 하면 경쟁 상태를 찾습니다.</translation>
    </message>
    <message>
        <source>With %1, the run takes about %2.</source>
        <translation type="unfinished">%1(으)로 하면 약 %2 걸립니다.</translation>
    </message>
    <message>
        <source>With SLI enabled, a GPU's counters cannot be read.</source>
        <translation type="unfinished">SLI가 켜져 있으면 GPU의 카운터를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>With a cold L2 cache %1.</source>
        <translation type="unfinished">콜드 L2 캐시에서 %1.</translation>
    </message>
    <message>
        <source>With a cold L2 cache %1: the copy takes %2, this strategy takes %3.</source>
        <translation type="unfinished">콜드 L2 캐시에서 %1: 복사 %2, 이것 %3.</translation>
    </message>
    <message>
        <source>With a cold L2 cache: %1.</source>
        <translation type="unfinished">콜드 L2 캐시: %1.</translation>
    </message>
    <message>
        <source>With a small window and four rows per step, an incoming row overwrites a row whose own pixels have not been compared yet.</source>
        <translation type="unfinished">윈도우가 작고 단계당 네 행을 처리하면, 행 자신의 픽셀을 비교하기 전에 새로 들어오는 행이 그 행을 덮어씁니다.</translation>
    </message>
    <message>
        <source>With blocks of 32×32, 1/32 of the loads from global memory; each multiply-add still takes two loads from shared memory: about 4× as fast as Global memory on an H200.</source>
        <translation type="unfinished">32×32 블록이면 전역 메모리 로드가 32분의 1로 줄지만, 곱셈-덧셈마다 공유 메모리 로드가 여전히 두 번 필요합니다. H200에서 전역 메모리보다 약 4배 빠릅니다.</translation>
    </message>
    <message>
        <source>With confidential computing enabled, a GPU's counters cannot be read.</source>
        <translation type="unfinished">기밀 컴퓨팅이 켜져 있으면 GPU의 카운터를 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>With the condition as printed in the paper, a thread loads the halo only if the thread is at the left or the top edge, and also at both the right and the bottom edge. No thread of a block with several rows and columns meets this condition, so the halo is read although no thread has loaded it.</source>
        <translation type="unfinished">원문에 인쇄된 조건대로라면 스레드가 왼쪽이나 위쪽 가장자리에 있으면서 동시에 오른쪽과 아래쪽 가장자리 모두에 있어야만 헤일로를 로드합니다. 여러 행과 열로 된 블록에서는 어떤 스레드도 이 조건에 맞지 않으므로, 아무 스레드도 로드하지 않은 헤일로를 읽게 됩니다.</translation>
    </message>
    <message>
        <source>With the same tiles, Tensor Cores reach 315 of an H200's 495 TFLOP/s, where mma.sync reaches 205: 4.4 ms. Transposing D takes no longer than centring it in place: 1.0 ms.</source>
        <translation type="unfinished">같은 타일로 mma.sync는 205 TFLOP/s를 내지만 텐서 코어는 H200의 495 TFLOP/s 중 315를 냅니다. 4.4 ms가 걸립니다. D를 전치하는 시간은 제자리에서 평균을 빼는 시간과 같은 1.0 ms입니다.</translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y swapped, a warp runs down columns: the image is the same, but every lane touches its own 32-byte sector.</source>
        <translation type="unfinished">threadIdx.x와 threadIdx.y를 맞바꾸면 워프가 열을 따라 내려갑니다. 이미지는 같지만 레인마다 32바이트 섹터에 따로 접근합니다.</translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y swapped, neighbouring lanes load the same pixel of different images, whole rows of D apart: the result is correct, but every lane takes its own 32-byte sector.</source>
        <translation type="unfinished">threadIdx.x와 threadIdx.y를 맞바꾸면 이웃한 레인이 D에서 행 전체만큼 떨어진 서로 다른 이미지의 같은 픽셀을 로드합니다. 결과는 올바르지만 레인마다 32바이트 섹터가 하나씩 듭니다.</translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y swapped, the warps fill the tile down its columns: the image is the same, but every lane touches its own 32-byte sector.</source>
        <translation type="unfinished">threadIdx.x와 threadIdx.y를 맞바꾸면 워프가 타일을 열 방향으로 채웁니다. 이미지는 같지만 레인마다 32바이트 섹터에 따로 접근합니다.</translation>
    </message>
    <message>
        <source>Within the allowed %1.</source>
        <translation type="unfinished">허용치 %1 이내입니다.</translation>
    </message>
    <message>
        <source>Without opting in.</source>
        <translation type="unfinished">더 요구하지 않을 때의 값입니다.</translation>
    </message>
    <message>
        <source>Without the second barrier, the first warps start to copy the tile after the next one into memory that other warps are still reading for the current tile.</source>
        <translation type="unfinished">두 번째 배리어가 없으면, 다른 워프가 아직 이 타일을 읽는 곳에 앞선 워프가 다다음 타일을 복사해 넣습니다.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished">워드</translation>
    </message>
    <message>
        <source>Words at any address</source>
        <translation type="unfinished">임의의 위치의 워드</translation>
    </message>
    <message>
        <source>Words of the image start only at every fourth pixel. With a single copy of the template, all four results of a thread are those of its first window: the map looks like a staircase.</source>
        <translation type="unfinished">이미지의 워드는 네 픽셀마다 시작합니다. 템플릿의 사본이 하나뿐이면 스레드의 결과 네 개가 모두 첫 윈도우의 결과가 됩니다. 맵이 계단처럼 보입니다.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished">워커</translation>
    </message>
    <message>
        <source>Workers: name and command</source>
        <translation type="unfinished">워커: 이름과 명령</translation>
    </message>
    <message>
        <source>Write the notes and open</source>
        <translation type="unfinished">주석을 추가하고 열기</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation type="unfinished">파일을 저장하는 중…</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished">틀림</translation>
    </message>
    <message>
        <source>Wrong kind of copy</source>
        <translation type="unfinished">잘못된 복사 종류</translation>
    </message>
    <message>
        <source>Wrong loop variable incremented</source>
        <translation type="unfinished">루프가 엉뚱한 변수를 증가시킴</translation>
    </message>
    <message>
        <source>Wrong result</source>
        <translation type="unfinished">잘못된 결과</translation>
    </message>
    <message>
        <source>Wrong row subtracted</source>
        <translation type="unfinished">엉뚱한 행을 뺌</translation>
    </message>
    <message>
        <source>Wrong values</source>
        <translation type="unfinished">틀린 값</translation>
    </message>
    <message>
        <source>Wrong warp mask</source>
        <translation type="unfinished">잘못된 워프 마스크</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">예</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation type="unfinished">모두 예(&amp;A)</translation>
    </message>
    <message>
        <source>You finished "%1".</source>
        <translation type="unfinished">“%1” 실습을 마쳤습니다.</translation>
    </message>
    <message>
        <source>Your choices are written to the file as notes (comments that begin with //@).</source>
        <translation type="unfinished">선택한 내용은 파일에 주석(//@로 시작하는 주석)으로 저장됩니다.</translation>
    </message>
    <message>
        <source>Your own weights already have a width.</source>
        <translation type="unfinished">직접 쓴 가중치에는 이미 너비가 있습니다.</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation type="unfinished">0</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished">확대 배율</translation>
    </message>
    <message>
        <source>Zoom at the cursor; in fine steps with Shift, in coarse steps with Ctrl</source>
        <translation type="unfinished">커서 위치에서 확대·축소. Shift를 누르면 세밀하게, Ctrl을 누르면 크게</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation type="unfinished">확대 (+)</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation type="unfinished">확대, 축소</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation type="unfinished">축소 (−)</translation>
    </message>
    <message>
        <source>Zoom to block</source>
        <translation type="unfinished">블록에 맞춰 확대</translation>
    </message>
    <message>
        <source>Zoom to the block</source>
        <translation type="unfinished">블록에 맞춰 확대</translation>
    </message>
    <message>
        <source>__dp4a multiplies and adds four image pixels and four template pixels at once.</source>
        <translation type="unfinished">__dp4a가 네 픽셀을 템플릿의 네 값과 한꺼번에 곱하고 더합니다.</translation>
    </message>
    <message>
        <source>__dp4a on two ints multiplies signed bytes, so levels above 127 count as negative. Dark images do not show it.</source>
        <translation type="unfinished">두 int에 대한 __dp4a는 부호 있는 바이트를 곱합니다. 127보다 큰 단계는 음수로 취급됩니다. 어두운 이미지에서는 드러나지 않습니다.</translation>
    </message>
    <message>
        <source>__shfl_up_sync passes a value to the lane above, so a lane receives the value of the lane below, its left neighbour. With the wrong direction, there is a seam every 16 pixels.</source>
        <translation type="unfinished">__shfl_up_sync는 위 레인에 값을 넘기므로 아래 레인, 곧 왼쪽 이웃에서 값을 가져옵니다. 반대로 쓰면 16픽셀마다 이음매가 보입니다.</translation>
    </message>
    <message>
        <source>a block</source>
        <translation type="unfinished">블록</translation>
    </message>
    <message>
        <source>a buffer</source>
        <translation type="unfinished">버퍼</translation>
    </message>
    <message>
        <source>a column in one bank</source>
        <translation type="unfinished">한 열이 한 뱅크에</translation>
    </message>
    <message>
        <source>a cubemap surface</source>
        <translation type="unfinished">큐브맵 서피스</translation>
    </message>
    <message>
        <source>a cubemap texture</source>
        <translation type="unfinished">큐브맵 텍스처</translation>
    </message>
    <message>
        <source>a float</source>
        <translation type="unfinished">float</translation>
    </message>
    <message>
        <source>a layered surface</source>
        <translation type="unfinished">계층 서피스</translation>
    </message>
    <message>
        <source>a layered texture</source>
        <translation type="unfinished">계층 텍스처</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation type="unfinished">1분</translation>
    </message>
    <message>
        <source>a minute and a half</source>
        <translation type="unfinished">1분 30초</translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished">숫자</translation>
    </message>
    <message>
        <source>a one- or two-dimensional surface</source>
        <translation type="unfinished">1차원 또는 2차원 서피스</translation>
    </message>
    <message>
        <source>a one- or two-dimensional texture</source>
        <translation type="unfinished">1차원 또는 2차원 텍스처</translation>
    </message>
    <message>
        <source>a one-dimensional surface</source>
        <translation type="unfinished">1차원 서피스</translation>
    </message>
    <message>
        <source>a one-dimensional texture</source>
        <translation type="unfinished">1차원 텍스처</translation>
    </message>
    <message>
        <source>a string</source>
        <translation type="unfinished">문자열</translation>
    </message>
    <message>
        <source>a student without a name</source>
        <translation type="unfinished">이름 없는 학생</translation>
    </message>
    <message>
        <source>a surface</source>
        <translation type="unfinished">서피스</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is enough work for 32 results per thread, and its rows are long enough that the extra word of the shifted copies costs little.</source>
        <translation type="unfinished">%2픽셀에 %1 템플릿은 스레드당 결과 32개에 충분하고, 행이 충분히 길어 시프트한 사본이 행에 더하는 워드의 비용이 작습니다.</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is much work, but too little for threads with 32 results each: with 16, more of the GPU is busy.</source>
        <translation type="unfinished">%2픽셀에 %1 템플릿은 곱할 것이 많지만 결과를 32개씩 맡는 스레드에는 너무 적습니다. 16개이면 GPU의 더 많은 부분이 바쁩니다.</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is so little work that padding the image and summing its windows would take longer than they save.</source>
        <translation type="unfinished">%2픽셀에 %1 템플릿은 작업이 매우 적어, 이미지를 패딩하고 윈도우의 합을 구하는 데 절약되는 것보다 오래 걸립니다.</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is so much work that transforms, which take the same time for any template, are faster.</source>
        <translation type="unfinished">%2픽셀에 %1 템플릿은 곱할 것이 매우 많아, 어떤 템플릿이든 같은 시간이 걸리는 변환이 더 빨리 끝납니다.</translation>
    </message>
    <message>
        <source>a texture</source>
        <translation type="unfinished">텍스처</translation>
    </message>
    <message>
        <source>a thread keeps the sums of 16 pixels in registers, and the outermost threads of each row of the block load its halo, so the block must have at least 3 columns and at most 256 threads.</source>
        <translation type="unfinished">스레드 하나가 픽셀 16개의 합을 레지스터에 두고 블록 행의 맨 끝 스레드들이 헤일로를 가져오므로, 열이 3개 이상이고 스레드가 256개 이하여야 합니다.</translation>
    </message>
    <message>
        <source>a three-dimensional surface</source>
        <translation type="unfinished">3차원 서피스</translation>
    </message>
    <message>
        <source>a three-dimensional texture</source>
        <translation type="unfinished">3차원 텍스처</translation>
    </message>
    <message>
        <source>a two-dimensional surface</source>
        <translation type="unfinished">2차원 서피스</translation>
    </message>
    <message>
        <source>a two-dimensional texture</source>
        <translation type="unfinished">2차원 텍스처</translation>
    </message>
    <message>
        <source>a union stores several fields at the same address</source>
        <translation type="unfinished">공용체는 한 자리에 여러 필드가 있습니다</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished">%1에서 %2까지의 정수</translation>
    </message>
    <message>
        <source>about %1 min left</source>
        <translation type="unfinished">약 %1분 남음</translation>
    </message>
    <message>
        <source>about %1 s left</source>
        <translation type="unfinished">약 %1초 남음</translation>
    </message>
    <message>
        <source>accesses outside buffers, misaligned accesses, barriers that not every thread reaches and deadlocks; when the sliders stop moving, also data races, reads of uninitialised memory and output that no thread stores</source>
        <translation type="unfinished">버퍼 밖의 접근, 정렬되지 않은 접근, 모든 스레드가 도달하지는 않는 배리어, 교착 상태. 슬라이더 조작을 멈추면 경쟁 상태, 초기화되지 않은 메모리 읽기, 어떤 스레드도 저장하지 않은 출력도 찾음</translation>
    </message>
    <message>
        <source>address %1</source>
        <translation type="unfinished">주소 %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished">이후 %1</translation>
    </message>
    <message>
        <source>all lanes request the same address, and one broadcast serves them</source>
        <translation type="unfinished">모든 레인이 같은 주소를 요청하여 브로드캐스트 한 번으로 처리됨</translation>
    </message>
    <message>
        <source>an empty launch</source>
        <translation type="unfinished">빈 커널 호출</translation>
    </message>
    <message>
        <source>an even number from %1 to %2</source>
        <translation type="unfinished">%1에서 %2까지의 짝수</translation>
    </message>
    <message>
        <source>an image of %1 pixels</source>
        <translation type="unfinished">%1픽셀의 이미지</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation type="unfinished">명령어</translation>
    </message>
    <message>
        <source>an int</source>
        <translation type="unfinished">int</translation>
    </message>
    <message>
        <source>an odd number from %1 to %2</source>
        <translation type="unfinished">%1에서 %2까지의 홀수</translation>
    </message>
    <message>
        <source>an unknown line</source>
        <translation type="unfinished">알 수 없는 줄</translation>
    </message>
    <message>
        <source>an unknown vendor's driver</source>
        <translation type="unfinished">알 수 없는 제조사의 드라이버</translation>
    </message>
    <message>
        <source>an unsigned int</source>
        <translation type="unfinished">unsigned int</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation type="unfinished">및 %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">외 %1개</translation>
    </message>
    <message>
        <source>and %1 more lines</source>
        <translation type="unfinished">외 라인 %1개</translation>
    </message>
    <message>
        <source>any GPU since Ampere</source>
        <translation type="unfinished">Ampere 이후의 모든 GPU</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation type="unfinished">아키텍처</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation type="unfinished">연산</translation>
    </message>
    <message>
        <source>arithmetic %1 instructions/s</source>
        <translation type="unfinished">연산 %1 명령어/s</translation>
    </message>
    <message>
        <source>arithmetic instructions per byte</source>
        <translation type="unfinished">바이트당 연산 명령어</translation>
    </message>
    <message>
        <source>arithmetic instructions per byte of input and output</source>
        <translation type="unfinished">입출력 바이트당 연산 명령어</translation>
    </message>
    <message>
        <source>arithmetic intensity</source>
        <translation type="unfinished">연산 강도</translation>
    </message>
    <message>
        <source>as one CUDA graph %1</source>
        <translation type="unfinished">CUDA 그래프 하나로 %1</translation>
    </message>
    <message>
        <source>as shown in the window</source>
        <translation type="unfinished">창에 보이던 그대로</translation>
    </message>
    <message>
        <source>at %L1 MHz</source>
        <translation type="unfinished">%L1 MHz에서</translation>
    </message>
    <message>
        <source>atomic operation</source>
        <translation type="unfinished">원자적 연산</translation>
    </message>
    <message>
        <source>atomics on global memory</source>
        <translation type="unfinished">전역 메모리의 원자적 연산</translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished">자동</translation>
    </message>
    <message>
        <source>back %1</source>
        <translation type="unfinished">호스트로 %1</translation>
    </message>
    <message>
        <source>backend</source>
        <translation type="unfinished">백엔드</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation type="unfinished">대역폭</translation>
    </message>
    <message>
        <source>bank</source>
        <translation type="unfinished">뱅크</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation type="unfinished">뱅크 충돌</translation>
    </message>
    <message>
        <source>bank conflicts, uncoalesced accesses, redundant halo loads, idle threads, low occupancy</source>
        <translation type="unfinished">뱅크 충돌, 병합되지 않은 접근, 중복 헤일로 로드, 유휴 스레드, 낮은 점유율</translation>
    </message>
    <message>
        <source>bank: address ÷ 4 modulo 32</source>
        <translation type="unfinished">뱅크: 주소 ÷ 4를 32로 나눈 나머지</translation>
    </message>
    <message>
        <source>banks: this strategy has no shared tile</source>
        <translation type="unfinished">뱅크: 이 전략에는 공유 타일이 없음</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation type="unfinished">배리어</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished">기준 실행</translation>
    </message>
    <message>
        <source>basis</source>
        <translation type="unfinished">근거</translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished">이전</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation type="unfinished">이전 %1</translation>
    </message>
    <message>
        <source>being simulated…</source>
        <translation type="unfinished">시뮬레이션 중…</translation>
    </message>
    <message>
        <source>black is read outside the image</source>
        <translation type="unfinished">이미지 밖은 검정으로 읽음</translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished">블록</translation>
    </message>
    <message>
        <source>block %1 atomically updates it on %2</source>
        <translation type="unfinished">블록 %1이(가) %2에서 그것을 원자적으로 변경합니다</translation>
    </message>
    <message>
        <source>block %1 loads it on %2</source>
        <translation type="unfinished">블록 %1이(가) %2에서 그것을 로드합니다</translation>
    </message>
    <message>
        <source>block %1 stores it on %2</source>
        <translation type="unfinished">블록 %1이(가) %2에서 그곳에 저장합니다</translation>
    </message>
    <message>
        <source>block (%1, %2)</source>
        <translation type="unfinished">블록 (%1, %2)</translation>
    </message>
    <message>
        <source>block 32×16</source>
        <translation type="unfinished">블록 32×16</translation>
    </message>
    <message>
        <source>block 32×32</source>
        <translation type="unfinished">블록 32×32</translation>
    </message>
    <message>
        <source>block 32×32, an earlier run</source>
        <translation type="unfinished">블록 32×32, 이전 실행</translation>
    </message>
    <message>
        <source>block 8×8</source>
        <translation type="unfinished">블록 8×8</translation>
    </message>
    <message>
        <source>block of warps</source>
        <translation type="unfinished">워프의 블록</translation>
    </message>
    <message>
        <source>block · warp</source>
        <translation type="unfinished">블록 · 워프</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation type="unfinished">블록</translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished">파랑</translation>
    </message>
    <message>
        <source>border</source>
        <translation type="unfinished">가장자리</translation>
    </message>
    <message>
        <source>border: this operation reads nothing outside the image</source>
        <translation type="unfinished">가장자리: 이 연산은 이미지 밖을 읽지 않음</translation>
    </message>
    <message>
        <source>branch</source>
        <translation type="unfinished">분기</translation>
    </message>
    <message>
        <source>branches</source>
        <translation type="unfinished">분기</translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation type="unfinished">브로드캐스트</translation>
    </message>
    <message>
        <source>bulk copies consist of whole groups of 16 bytes, that is, the pixels of four adjacent threads.</source>
        <translation type="unfinished">벌크 복사는 16바이트의 온전한 묶음으로 하며, 이는 나란한 네 스레드의 픽셀입니다.</translation>
    </message>
    <message>
        <source>bus</source>
        <translation type="unfinished">버스</translation>
    </message>
    <message>
        <source>by a note</source>
        <translation type="unfinished">주석에 따라</translation>
    </message>
    <message>
        <source>by default</source>
        <translation type="unfinished">기본값</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation type="unfinished">이름에 따라</translation>
    </message>
    <message>
        <source>by its type</source>
        <translation type="unfinished">타입에 따라</translation>
    </message>
    <message>
        <source>by the file's launch</source>
        <translation type="unfinished">파일의 실행 구문으로</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation type="unfinished">%2의 바이트 %1</translation>
    </message>
    <message>
        <source>byte %1 of its local memory</source>
        <translation type="unfinished">자신의 로컬 메모리의 바이트 %1</translation>
    </message>
    <message>
        <source>byte %1 of shared memory</source>
        <translation type="unfinished">공유 메모리의 바이트 %1</translation>
    </message>
    <message>
        <source>bytes/s</source>
        <translation type="unfinished">바이트/s</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished">취소됨</translation>
    </message>
    <message>
        <source>cancelled; press F5 to run again</source>
        <translation type="unfinished">취소됨, F5로 다시 실행</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">사용할 수 없음</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation type="unfinished">실행 불가</translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation type="unfinished">이 설정으로 실행할 수 없음</translation>
    </message>
    <message>
        <source>change of the kernel source</source>
        <translation type="unfinished">커널 코드 변경</translation>
    </message>
    <message>
        <source>channels</source>
        <translation type="unfinished">채널</translation>
    </message>
    <message>
        <source>choice</source>
        <translation type="unfinished">선택</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation type="unfinished">선택…</translation>
    </message>
    <message>
        <source>chunk_size 2</source>
        <translation type="unfinished">chunk_size 2</translation>
    </message>
    <message>
        <source>chunk_size 8</source>
        <translation type="unfinished">chunk_size 8</translation>
    </message>
    <message>
        <source>clamped</source>
        <translation type="unfinished">경계로 제한됨</translation>
    </message>
    <message>
        <source>clamped to the nearest pixel</source>
        <translation type="unfinished">가장 가까운 픽셀로 제한됨</translation>
    </message>
    <message>
        <source>clang</source>
        <translation type="unfinished">clang</translation>
    </message>
    <message>
        <source>clock</source>
        <translation type="unfinished">클럭</translation>
    </message>
    <message>
        <source>coalesced</source>
        <translation type="unfinished">병합됨</translation>
    </message>
    <message>
        <source>cold L2 %1</source>
        <translation type="unfinished">콜드 L2 %1</translation>
    </message>
    <message>
        <source>colour</source>
        <translation type="unfinished">컬러</translation>
    </message>
    <message>
        <source>colours</source>
        <translation type="unfinished">컬러</translation>
    </message>
    <message>
        <source>compared</source>
        <translation type="unfinished">비교</translation>
    </message>
    <message>
        <source>compile-time sizes</source>
        <translation type="unfinished">컴파일 시점 크기</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation type="unfinished">컴파일러</translation>
    </message>
    <message>
        <source>compiles</source>
        <translation type="unfinished">컴파일됨</translation>
    </message>
    <message>
        <source>compute capability</source>
        <translation type="unfinished">컴퓨팅 능력</translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished">상수</translation>
    </message>
    <message>
        <source>constant %1</source>
        <translation type="unfinished">상수 %1</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation type="unfinished">상수 메모리</translation>
    </message>
    <message>
        <source>continue</source>
        <translation type="unfinished">계속</translation>
    </message>
    <message>
        <source>continues</source>
        <translation type="unfinished">계속 진행</translation>
    </message>
    <message>
        <source>conversions</source>
        <translation type="unfinished">변환</translation>
    </message>
    <message>
        <source>copied</source>
        <translation type="unfinished">복사됨</translation>
    </message>
    <message>
        <source>copy</source>
        <translation type="unfinished">복사</translation>
    </message>
    <message>
        <source>copy %1</source>
        <translation type="unfinished">복사 %1</translation>
    </message>
    <message>
        <source>copy on this GPU</source>
        <translation type="unfinished">이 GPU의 복사</translation>
    </message>
    <message>
        <source>copy on this GPU %1B/s</source>
        <translation type="unfinished">이 GPU의 복사 %1B/s</translation>
    </message>
    <message>
        <source>counted</source>
        <translation type="unfinished">센 값</translation>
    </message>
    <message>
        <source>counter</source>
        <translation type="unfinished">카운터</translation>
    </message>
    <message>
        <source>counters</source>
        <translation type="unfinished">카운터</translation>
    </message>
    <message>
        <source>covers the result</source>
        <translation type="unfinished">결과를 덮음</translation>
    </message>
    <message>
        <source>cuBLAS does not support this: %1 returned %2. Use a strategy with its own kernel.</source>
        <translation type="unfinished">cuBLAS로는 실행할 수 없습니다. %1이(가) %2을(를) 반환합니다. 자체 커널이 있는 전략은 모두 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>cuBLAS on Tensor Cores, which round factors to 10 bits: computes all of C, less accurately.</source>
        <translation type="unfinished">텐서 코어에서 실행되는 cuBLAS로, 곱하는 수를 10비트로 반올림합니다. C 전체를 계산하며 덜 정확합니다.</translation>
    </message>
    <message>
        <source>cuBLAS, TF32 (library)</source>
        <translation type="unfinished">cuBLAS, TF32 (라이브러리)</translation>
    </message>
    <message>
        <source>cuBLAS, floats (library)</source>
        <translation type="unfinished">cuBLAS, float (라이브러리)</translation>
    </message>
    <message>
        <source>cuBLAS, for comparison: its rank-k update computes one half of C in floats.</source>
        <translation type="unfinished">비교를 위한 cuBLAS. 그 rank-k 갱신은 C의 절반을 float로 계산합니다.</translation>
    </message>
    <message>
        <source>cuFFT does not support this: %1 returned %2 (see cufft.h). Use a strategy with its own kernel.</source>
        <translation type="unfinished">cuFFT로는 실행할 수 없습니다. %1이(가) cufft.h의 결과 %2을(를) 반환합니다. 자체 커널이 있는 전략은 모두 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>cuFFT multiplies spectra: the time is independent of the template's size.</source>
        <translation type="unfinished">cuFFT가 스펙트럼을 곱합니다. 시간은 템플릿의 크기와 무관합니다.</translation>
    </message>
    <message>
        <source>cudaMalloc counts bytes: allocate %5 * sizeof(element).</source>
        <translation type="unfinished">cudaMalloc은 바이트를 셉니다. %5 * sizeof(element)만큼 할당하세요.</translation>
    </message>
    <message>
        <source>cudaMemcpy counts bytes: copy %5 * sizeof(element).</source>
        <translation type="unfinished">cudaMemcpy는 바이트를 셉니다. %5 * sizeof(element)만큼 복사하세요.</translation>
    </message>
    <message>
        <source>cudaMemset of %1 bytes leaves an allocation of %2 bytes, in which %3 bytes are left.</source>
        <translation type="unfinished">%1바이트 cudaMemset이 %2바이트 할당을 벗어납니다. 이 할당에 남은 것은 %3바이트입니다.</translation>
    </message>
    <message>
        <source>current</source>
        <translation type="unfinished">현재</translation>
    </message>
    <message>
        <source>custom source, shown below</source>
        <translation type="unfinished">직접 쓴 코드, 아래 참조</translation>
    </message>
    <message>
        <source>cycle %1, block %2, warp %3</source>
        <translation type="unfinished">사이클 %1, 블록 %2, 워프 %3</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation type="unfinished">사이클</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation type="unfinished">M월 d일</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation type="unfinished">yyyy년 M월 d일</translation>
    </message>
    <message>
        <source>data race</source>
        <translation type="unfinished">경쟁 상태</translation>
    </message>
    <message>
        <source>data[0] … data[8]</source>
        <translation type="unfinished">data[0] … data[8]</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation type="unfinished">디바이스 메모리</translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished">차이</translation>
    </message>
    <message>
        <source>difference from %1, %</source>
        <translation type="unfinished">%1 대비 차이, %</translation>
    </message>
    <message>
        <source>difference from hardware</source>
        <translation type="unfinished">실제 GPU와의 차이</translation>
    </message>
    <message>
        <source>divergence</source>
        <translation type="unfinished">발산</translation>
    </message>
    <message>
        <source>divergent</source>
        <translation type="unfinished">발산</translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation type="unfinished">발산 분기</translation>
    </message>
    <message>
        <source>driver</source>
        <translation type="unfinished">드라이버</translation>
    </message>
    <message>
        <source>dropped image</source>
        <translation type="unfinished">끌어다 놓은 이미지</translation>
    </message>
    <message>
        <source>each block computes one tile of the covariance and must be square, 2x2 to 32x32.</source>
        <translation type="unfinished">블록은 공분산의 타일이므로 2x2에서 32x32까지의 정사각형이어야 합니다.</translation>
    </message>
    <message>
        <source>each in its own bank</source>
        <translation type="unfinished">뱅크마다 하나씩</translation>
    </message>
    <message>
        <source>each thread keeps one column, and %1 threads (the width of the window) only serve their neighbours, so the block must have more threads than that.</source>
        <translation type="unfinished">각 스레드가 열 하나를 맡는데 스레드 %1개(윈도우의 너비)는 이웃을 도울 뿐이므로, 스레드가 그보다 많아야 합니다.</translation>
    </message>
    <message>
        <source>edited kernel</source>
        <translation type="unfinished">편집된 커널</translation>
    </message>
    <message>
        <source>edited, not run</source>
        <translation type="unfinished">편집됨, 실행 안 됨</translation>
    </message>
    <message>
        <source>element %1 of %2</source>
        <translation type="unfinished">%2의 원소 %1</translation>
    </message>
    <message>
        <source>else</source>
        <translation type="unfinished">else</translation>
    </message>
    <message>
        <source>emulated GPU</source>
        <translation type="unfinished">에뮬레이션할 GPU</translation>
    </message>
    <message>
        <source>emulator</source>
        <translation type="unfinished">에뮬레이터</translation>
    </message>
    <message>
        <source>emulator time, not GPU time, µs</source>
        <translation type="unfinished">에뮬레이터의 시간(GPU의 시간 아님), µs</translation>
    </message>
    <message>
        <source>emulator, nothing counted</source>
        <translation type="unfinished">에뮬레이터, 센 값 없음</translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished">끝</translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished">종료됨</translation>
    </message>
    <message>
        <source>equal in all %1 values</source>
        <translation type="unfinished">값 %1개가 모두 같음</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">오차</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation type="unfinished">추정값</translation>
    </message>
    <message>
        <source>estimate for %1, not a measurement</source>
        <translation type="unfinished">%1에 대한 추정값, 측정값 아님</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation type="unfinished">추정</translation>
    </message>
    <message>
        <source>estimated from a sample</source>
        <translation type="unfinished">표본에서 추정</translation>
    </message>
    <message>
        <source>estimated from a sample of the blocks</source>
        <translation type="unfinished">블록 표본에서 추정</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation type="unfinished">이벤트 %1/%2</translation>
    </message>
    <message>
        <source>events %1–%2 of %3</source>
        <translation type="unfinished">이벤트 %1–%2/%3</translation>
    </message>
    <message>
        <source>every block</source>
        <translation type="unfinished">모든 블록</translation>
    </message>
    <message>
        <source>every block runs</source>
        <translation type="unfinished">모든 블록이 실행됨</translation>
    </message>
    <message>
        <source>every warp is in use</source>
        <translation type="unfinished">모든 워프가 사용 중</translation>
    </message>
    <message>
        <source>exact for PTX</source>
        <translation type="unfinished">PTX에 대해 정확함</translation>
    </message>
    <message>
        <source>expected before it was measured</source>
        <translation type="unfinished">측정 전에 예상한 값</translation>
    </message>
    <message>
        <source>file.npy</source>
        <translation type="unfinished">file.npy</translation>
    </message>
    <message>
        <source>filter</source>
        <translation type="unfinished">필터</translation>
    </message>
    <message>
        <source>finding</source>
        <translation type="unfinished">진단 항목</translation>
    </message>
    <message>
        <source>first vote</source>
        <translation type="unfinished">첫 번째 투표</translation>
    </message>
    <message>
        <source>float</source>
        <translation type="unfinished">float</translation>
    </message>
    <message>
        <source>floating-point operations per byte</source>
        <translation type="unfinished">바이트당 부동소수점 연산</translation>
    </message>
    <message>
        <source>floats</source>
        <translation type="unfinished">float</translation>
    </message>
    <message>
        <source>floors: %1</source>
        <translation type="unfinished">하한: %1</translation>
    </message>
    <message>
        <source>folder</source>
        <translation type="unfinished">폴더</translation>
    </message>
    <message>
        <source>for the previous settings</source>
        <translation type="unfinished">이전 설정의 값</translation>
    </message>
    <message>
        <source>for the source before the edits</source>
        <translation type="unfinished">변경 전 코드의 값</translation>
    </message>
    <message>
        <source>from %1 to %2 in steps of %3</source>
        <translation type="unfinished">%3 단위로 %1에서 %2까지의 값</translation>
    </message>
    <message>
        <source>from 0</source>
        <translation type="unfinished">0부터</translation>
    </message>
    <message>
        <source>gain × %1</source>
        <translation type="unfinished">증폭 × %1</translation>
    </message>
    <message>
        <source>global</source>
        <translation type="unfinished">전역</translation>
    </message>
    <message>
        <source>global %1</source>
        <translation type="unfinished">전역 %1</translation>
    </message>
    <message>
        <source>global load</source>
        <translation type="unfinished">전역 로드</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation type="unfinished">전역 메모리</translation>
    </message>
    <message>
        <source>global store</source>
        <translation type="unfinished">전역 저장</translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished">초록</translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished">회색조</translation>
    </message>
    <message>
        <source>grey levels</source>
        <translation type="unfinished">회색조</translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished">그리드</translation>
    </message>
    <message>
        <source>grid of blocks</source>
        <translation type="unfinished">블록의 그리드</translation>
    </message>
    <message>
        <source>grid: every %1nd block</source>
        <translation type="unfinished">그리드: 블록 %1개마다</translation>
    </message>
    <message>
        <source>grid: every %1th block</source>
        <translation type="unfinished">그리드: 블록 %1개마다</translation>
    </message>
    <message>
        <source>halo</source>
        <translation type="unfinished">헤일로</translation>
    </message>
    <message>
        <source>halo redundancy</source>
        <translation type="unfinished">헤일로 중복도</translation>
    </message>
    <message>
        <source>halo, read again</source>
        <translation type="unfinished">헤일로, 다시 읽음</translation>
    </message>
    <message>
        <source>hardware</source>
        <translation type="unfinished">실제 GPU</translation>
    </message>
    <message>
        <source>hardware slowdown</source>
        <translation type="unfinished">하드웨어에 의한 감속</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation type="unfinished">호스트 메모리</translation>
    </message>
    <message>
        <source>hover over a block at the edge</source>
        <translation type="unfinished">가장자리의 블록을 가리키세요</translation>
    </message>
    <message>
        <source>hundreds of cycles</source>
        <translation type="unfinished">수백 사이클</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation type="unfinished">최적값</translation>
    </message>
    <message>
        <source>if</source>
        <translation type="unfinished">if</translation>
    </message>
    <message>
        <source>image</source>
        <translation type="unfinished">이미지</translation>
    </message>
    <message>
        <source>image 512×512</source>
        <translation type="unfinished">이미지 512×512</translation>
    </message>
    <message>
        <source>in the multiprocessor</source>
        <translation type="unfinished">멀티프로세서 안</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation type="unfinished">비활성</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation type="unfinished">명령어</translation>
    </message>
    <message>
        <source>issue</source>
        <translation type="unfinished">명령어 발행</translation>
    </message>
    <message>
        <source>issuing an instruction</source>
        <translation type="unfinished">명령어 발행</translation>
    </message>
    <message>
        <source>it contains a pointer to a function</source>
        <translation type="unfinished">함수 포인터가 들어 있습니다</translation>
    </message>
    <message>
        <source>it has a base class, whose fields are unknown</source>
        <translation type="unfinished">기반 클래스가 있고, 그 필드를 알 수 없습니다</translation>
    </message>
    <message>
        <source>it has a field whose type is defined inside it</source>
        <translation type="unfinished">타입이 그 안에서 정의된 필드가 있습니다</translation>
    </message>
    <message>
        <source>it has bit fields</source>
        <translation type="unfinished">비트 필드가 있습니다</translation>
    </message>
    <message>
        <source>it has too many fields</source>
        <translation type="unfinished">전달할 수 있는 것보다 필드가 많습니다</translation>
    </message>
    <message>
        <source>it has too many levels of nested structs</source>
        <translation type="unfinished">구조체가 너무 여러 겹으로 들어 있습니다</translation>
    </message>
    <message>
        <source>it has virtual functions</source>
        <translation type="unfinished">가상 함수가 있습니다</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished">폴더임</translation>
    </message>
    <message>
        <source>it is a socket</source>
        <translation type="unfinished">소켓임</translation>
    </message>
    <message>
        <source>it is not a NumPy file</source>
        <translation type="unfinished">NumPy 파일이 아닙니다</translation>
    </message>
    <message>
        <source>it is stored in Fortran order</source>
        <translation type="unfinished">포트란 순서로 저장되어 있습니다</translation>
    </message>
    <message>
        <source>it uses version %1 of NumPy's format</source>
        <translation type="unfinished">NumPy 형식의 버전이 %1입니다</translation>
    </message>
    <message>
        <source>its elements have the type %1</source>
        <translation type="unfinished">숫자의 타입이 %1입니다</translation>
    </message>
    <message>
        <source>its file cannot be loaded (%1)</source>
        <translation type="unfinished">파일을 로드할 수 없음 (%1)</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation type="unfinished">머리글이 손상되었습니다</translation>
    </message>
    <message>
        <source>its shape is (%1)</source>
        <translation type="unfinished">모양이 (%1)입니다</translation>
    </message>
    <message>
        <source>its version %1 does not have %2</source>
        <translation type="unfinished">버전 %1에 %2이(가) 없음</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished">커널</translation>
    </message>
    <message>
        <source>kernel compiles</source>
        <translation type="unfinished">커널 컴파일됨</translation>
    </message>
    <message>
        <source>kernel ran</source>
        <translation type="unfinished">커널 실행됨</translation>
    </message>
    <message>
        <source>kernel's result</source>
        <translation type="unfinished">커널의 결과</translation>
    </message>
    <message>
        <source>kernel.cu is the kernel source shown below.</source>
        <translation type="unfinished">kernel.cu는 아래에 있는 커널 코드입니다.</translation>
    </message>
    <message>
        <source>lane</source>
        <translation type="unfinished">레인</translation>
    </message>
    <message>
        <source>lanes: zoom in until they can be numbered</source>
        <translation type="unfinished">레인: 번호를 표시할 수 있을 때까지 확대</translation>
    </message>
    <message>
        <source>largest %1 at (%2, %3)</source>
        <translation type="unfinished">최대 %1, 위치 (%2, %3)</translation>
    </message>
    <message>
        <source>last wave</source>
        <translation type="unfinished">마지막 웨이브</translation>
    </message>
    <message>
        <source>latency</source>
        <translation type="unfinished">레이턴시</translation>
    </message>
    <message>
        <source>launch</source>
        <translation type="unfinished">호출</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation type="unfinished">호출 %1</translation>
    </message>
    <message>
        <source>launch: %1</source>
        <translation type="unfinished">호출: %1</translation>
    </message>
    <message>
        <source>launch: blocks</source>
        <translation type="unfinished">호출: 블록</translation>
    </message>
    <message>
        <source>launch: threads per block</source>
        <translation type="unfinished">호출: 블록당 스레드</translation>
    </message>
    <message>
        <source>launch: time band, estimate</source>
        <translation type="unfinished">호출: 시간 구간, 추정값</translation>
    </message>
    <message>
        <source>launches %1</source>
        <translation type="unfinished">호출 %1</translation>
    </message>
    <message>
        <source>levels</source>
        <translation type="unfinished">단계</translation>
    </message>
    <message>
        <source>library kernel, read-only</source>
        <translation type="unfinished">라이브러리 커널, 읽기 전용</translation>
    </message>
    <message>
        <source>limited by: %1</source>
        <translation type="unfinished">한계: %1</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished">%1번 줄</translation>
    </message>
    <message>
        <source>line %1   %2</source>
        <translation type="unfinished">%1번 줄   %2</translation>
    </message>
    <message>
        <source>line %1 of %2</source>
        <translation type="unfinished">%2의 %1번 줄</translation>
    </message>
    <message>
        <source>lines %1</source>
        <translation type="unfinished">%1번 줄</translation>
    </message>
    <message>
        <source>load order: this strategy has no shared tile to fill</source>
        <translation type="unfinished">로드 순서: 이 전략에는 채울 공유 타일이 없음</translation>
    </message>
    <message>
        <source>load order: tracing %1…</source>
        <translation type="unfinished">로드 순서: %1 추적 중…</translation>
    </message>
    <message>
        <source>load/store</source>
        <translation type="unfinished">로드/저장</translation>
    </message>
    <message>
        <source>loads from global memory</source>
        <translation type="unfinished">전역 메모리 로드</translation>
    </message>
    <message>
        <source>loads from local memory</source>
        <translation type="unfinished">로컬 메모리 로드</translation>
    </message>
    <message>
        <source>loads from shared memory</source>
        <translation type="unfinished">공유 메모리 로드</translation>
    </message>
    <message>
        <source>loads that miss in L1</source>
        <translation type="unfinished">L1에서 처리하지 못한 로드</translation>
    </message>
    <message>
        <source>local</source>
        <translation type="unfinished">로컬</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation type="unfinished">로컬 메모리</translation>
    </message>
    <message>
        <source>loops on the CPU</source>
        <translation type="unfinished">CPU의 루프</translation>
    </message>
    <message>
        <source>machine code</source>
        <translation type="unfinished">기계어</translation>
    </message>
    <message>
        <source>matches hardware</source>
        <translation type="unfinished">하드웨어와 같음</translation>
    </message>
    <message>
        <source>max %1 at %2</source>
        <translation type="unfinished">최대 %1, 위치 %2</translation>
    </message>
    <message>
        <source>max difference %1</source>
        <translation type="unfinished">최대 차이 %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation type="unfinished">평균 %1</translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished">측정</translation>
    </message>
    <message>
        <source>median of %L1 runs%2</source>
        <translation type="unfinished">%L1회 실행의 중앙값%2</translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished">메모리</translation>
    </message>
    <message>
        <source>memory %1B/s</source>
        <translation type="unfinished">메모리 %1B/s</translation>
    </message>
    <message>
        <source>minimum %1, 95 % of runs within %2</source>
        <translation type="unfinished">최소 %1, 실행의 95 %가 %2 이내</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation type="unfinished">반사됨</translation>
    </message>
    <message>
        <source>mma.sync reaches about 300 of an H200's 495 TFLOP/s: 4.6 ms. Rounded numbers are off by at most 2⁻¹², and by zero on average: C has a relative error of about 1e-5.</source>
        <translation type="unfinished">mma.sync는 H200의 495 TFLOP/s 중 약 300을 냅니다. 4.6 ms가 걸립니다. 반올림 오차는 최대 2⁻¹²이고 평균은 0이며, C의 상대 오차는 약 1e-5입니다.</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation type="unfinished">모델로 계산</translation>
    </message>
    <message>
        <source>models</source>
        <translation type="unfinished">대신하는 GPU</translation>
    </message>
    <message>
        <source>multiprocessor</source>
        <translation type="unfinished">멀티프로세서</translation>
    </message>
    <message>
        <source>multiprocessors</source>
        <translation type="unfinished">멀티프로세서</translation>
    </message>
    <message>
        <source>multiprocessors 0 to %1, time upwards</source>
        <translation type="unfinished">멀티프로세서 0부터 %1까지, 시간은 위로</translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished">이름</translation>
    </message>
    <message>
        <source>name of a buffer</source>
        <translation type="unfinished">버퍼의 이름</translation>
    </message>
    <message>
        <source>name of a slider</source>
        <translation type="unfinished">슬라이더의 이름</translation>
    </message>
    <message>
        <source>no PSNR: %1 values are not numbers</source>
        <translation type="unfinished">PSNR 없음: 값 %1개가 숫자가 아님</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation type="unfinished">추정값 없음</translation>
    </message>
    <message>
        <source>no estimate for these settings yet</source>
        <translation type="unfinished">이 설정의 추정값이 아직 없음</translation>
    </message>
    <message>
        <source>no memory instruction</source>
        <translation type="unfinished">메모리 명령어 없음</translation>
    </message>
    <message>
        <source>no predicted time</source>
        <translation type="unfinished">예측 시간 없음</translation>
    </message>
    <message>
        <source>no program reads from it</source>
        <translation type="unfinished">읽어 가는 프로그램이 없음</translation>
    </message>
    <message>
        <source>no reference</source>
        <translation type="unfinished">참조 결과 없음</translation>
    </message>
    <message>
        <source>no second figure</source>
        <translation type="unfinished">다른 수치 없음</translation>
    </message>
    <message>
        <source>no shared tile</source>
        <translation type="unfinished">공유 타일 없음</translation>
    </message>
    <message>
        <source>no thread</source>
        <translation type="unfinished">스레드 없음</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">없음</translation>
    </message>
    <message>
        <source>none was found</source>
        <translation type="unfinished">찾지 못함</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished">숫자 아님</translation>
    </message>
    <message>
        <source>not comparable with %1: a different kind of time</source>
        <translation type="unfinished">%1 실행과 비교할 수 없음: 시간의 종류가 다름</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation type="unfinished">계산하지 않음</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation type="unfinished">세지 않음</translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished">찾을 수 없음</translation>
    </message>
    <message>
        <source>not proved for kernels like this</source>
        <translation type="unfinished">이런 커널에 대해서는 검증되지 않음</translation>
    </message>
    <message>
        <source>not proved for this GPU</source>
        <translation type="unfinished">이 GPU에 대해서는 검증되지 않음</translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished">읽지 않음</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation type="unfinished">아직 실행되지 않음</translation>
    </message>
    <message>
        <source>not run: %1</source>
        <translation type="unfinished">실행 안 됨: %1</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation type="unfinished">지정되지 않음</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation type="unfinished">분기 안 함</translation>
    </message>
    <message>
        <source>not timed separately</source>
        <translation type="unfinished">따로 시간을 재지 않음</translation>
    </message>
    <message>
        <source>note on line %1</source>
        <translation type="unfinished">%1번 줄의 주석</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished">없음</translation>
    </message>
    <message>
        <source>nothing is read from it</source>
        <translation type="unfinished">읽어 가는 것이 없음</translation>
    </message>
    <message>
        <source>nothing overlaps</source>
        <translation type="unfinished">겹치는 것이 없음</translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished">현재</translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished">수</translation>
    </message>
    <message>
        <source>number: the lane of the pixel's thread</source>
        <translation type="unfinished">숫자: 픽셀을 맡은 스레드의 레인</translation>
    </message>
    <message>
        <source>number: the thread</source>
        <translation type="unfinished">숫자: 스레드</translation>
    </message>
    <message>
        <source>numbered row by row</source>
        <translation type="unfinished">행 순서로 번호 매김</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished">점유율</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <translation type="unfinished">점유율, %</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished">/ %1</translation>
    </message>
    <message>
        <source>of 8 + 1 unused</source>
        <translation type="unfinished">8워드와 미사용 1워드의 행</translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished">끔</translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished">켬</translation>
    </message>
    <message>
        <source>on a value fetched from a texture</source>
        <translation type="unfinished">텍스처에서 읽은 값에</translation>
    </message>
    <message>
        <source>on a value read from memory</source>
        <translation type="unfinished">메모리에서 읽은 값에</translation>
    </message>
    <message>
        <source>on arithmetic that cannot be traced</source>
        <translation type="unfinished">추적하지 않는 연산에</translation>
    </message>
    <message>
        <source>on floating-point arithmetic</source>
        <translation type="unfinished">부동소수점 연산에</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation type="unfinished">켜짐 또는 꺼짐</translation>
    </message>
    <message>
        <source>on something that differs from run to run</source>
        <translation type="unfinished">실행할 때마다 달라지는 값에</translation>
    </message>
    <message>
        <source>on the result of an atomic operation</source>
        <translation type="unfinished">원자적 연산의 결과에</translation>
    </message>
    <message>
        <source>on values that lanes exchange</source>
        <translation type="unfinished">레인이 서로 주고받는 값에</translation>
    </message>
    <message>
        <source>on values that threads exchange at a barrier</source>
        <translation type="unfinished">스레드가 배리어에서 서로 주고받는 값에</translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished">1회</translation>
    </message>
    <message>
        <source>once for each thread</source>
        <translation type="unfinished">스레드마다 한 번</translation>
    </message>
    <message>
        <source>one after the other; idle lanes wait</source>
        <translation type="unfinished">차례로 실행, 유휴 레인은 대기</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation type="unfinished">하나씩 차례로</translation>
    </message>
    <message>
        <source>one of 32 lanes</source>
        <translation type="unfinished">레인 32개 중 하나</translation>
    </message>
    <message>
        <source>one of its names</source>
        <translation type="unfinished">허용된 이름 중 하나</translation>
    </message>
    <message>
        <source>one of many multiprocessors</source>
        <translation type="unfinished">여러 멀티프로세서 중 하나</translation>
    </message>
    <message>
        <source>one of the threads that share the block's %1 pixels</source>
        <translation type="unfinished">블록의 %1픽셀을 나누어 맡은 스레드 중 하나</translation>
    </message>
    <message>
        <source>one request by a warp</source>
        <translation type="unfinished">워프의 요청 하나</translation>
    </message>
    <message>
        <source>one thread</source>
        <translation type="unfinished">스레드 하나</translation>
    </message>
    <message>
        <source>one warp alone</source>
        <translation type="unfinished">워프 하나만</translation>
    </message>
    <message>
        <source>one word: one pass</source>
        <translation type="unfinished">워드 1개: 패스 1회</translation>
    </message>
    <message>
        <source>only the text's own strategies can compute a region alone, and this is the last of their steps.</source>
        <translation type="unfinished">영역만 계산하는 것은 원문의 전략뿐이며, 이것이 그 단계들의 마지막입니다.</translation>
    </message>
    <message>
        <source>opening the image</source>
        <translation type="unfinished">이미지를 여는 중</translation>
    </message>
    <message>
        <source>operation</source>
        <translation type="unfinished">연산</translation>
    </message>
    <message>
        <source>operations per byte</source>
        <translation type="unfinished">바이트당 연산 수</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation type="unfinished">범위 밖 접근</translation>
    </message>
    <message>
        <source>outside the image</source>
        <translation type="unfinished">이미지 밖</translation>
    </message>
    <message>
        <source>outside the texture</source>
        <translation type="unfinished">텍스처 밖</translation>
    </message>
    <message>
        <source>over ideal</source>
        <translation type="unfinished">최적값 대비</translation>
    </message>
    <message>
        <source>padding</source>
        <translation type="unfinished">패딩</translation>
    </message>
    <message>
        <source>parameter memory</source>
        <translation type="unfinished">매개변수 메모리</translation>
    </message>
    <message>
        <source>partly matches hardware, partly exact for PTX</source>
        <translation type="unfinished">일부는 하드웨어와 일치, 일부는 PTX에 대해 정확</translation>
    </message>
    <message>
        <source>pasted image</source>
        <translation type="unfinished">붙여넣은 이미지</translation>
    </message>
    <message>
        <source>pin %1</source>
        <translation type="unfinished">고정 %1</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation type="unfinished">피치</translation>
    </message>
    <message>
        <source>pixel along the line</source>
        <translation type="unfinished">선을 따른 픽셀</translation>
    </message>
    <message>
        <source>pixels of a row</source>
        <translation type="unfinished">한 행의 픽셀</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation type="unfinished">전력 브레이크</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation type="unfinished">전력 제한</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation type="unfinished">예측</translation>
    </message>
    <message>
        <source>predicted for %1, not a measurement</source>
        <translation type="unfinished">%1에 대한 예측, 측정값 아님</translation>
    </message>
    <message>
        <source>predicted time, µs</source>
        <translation type="unfinished">예측 시간, µs</translation>
    </message>
    <message>
        <source>predicted, µs</source>
        <translation type="unfinished">예측, µs</translation>
    </message>
    <message>
        <source>printf output</source>
        <translation type="unfinished">printf 출력</translation>
    </message>
    <message>
        <source>private (local) memory of the threads</source>
        <translation type="unfinished">스레드 자신의 (로컬) 메모리</translation>
    </message>
    <message>
        <source>published %1 on %2, %3%4</source>
        <translation type="unfinished">원문의 %1, %2, %3%4</translation>
    </message>
    <message>
        <source>px</source>
        <translation type="unfinished">px</translation>
    </message>
    <message>
        <source>ran</source>
        <translation type="unfinished">실행됨</translation>
    </message>
    <message>
        <source>range</source>
        <translation type="unfinished">범위</translation>
    </message>
    <message>
        <source>ratio to the slowest strategy</source>
        <translation type="unfinished">가장 느린 전략 대비 비율</translation>
    </message>
    <message>
        <source>read as black</source>
        <translation type="unfinished">검정으로 읽음</translation>
    </message>
    <message>
        <source>read by the block</source>
        <translation type="unfinished">블록이 읽음</translation>
    </message>
    <message>
        <source>read from device memory</source>
        <translation type="unfinished">디바이스 메모리에서 읽음</translation>
    </message>
    <message>
        <source>read, but written by other blocks</source>
        <translation type="unfinished">읽지만 다른 블록이 씀</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished">읽기 전용</translation>
    </message>
    <message>
        <source>reading the GPU's counters</source>
        <translation type="unfinished">GPU의 카운터를 읽는 중</translation>
    </message>
    <message>
        <source>reads tile[3]</source>
        <translation type="unfinished">tile[3] 읽기</translation>
    </message>
    <message>
        <source>ready to issue while another warp does</source>
        <translation type="unfinished">다른 워프가 발행하는 동안 대기</translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished">빨강</translation>
    </message>
    <message>
        <source>reference</source>
        <translation type="unfinished">참조 결과</translation>
    </message>
    <message>
        <source>register</source>
        <translation type="unfinished">레지스터</translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished">레지스터</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <translation type="unfinished">스레드당 레지스터</translation>
    </message>
    <message>
        <source>request</source>
        <translation type="unfinished">요청</translation>
    </message>
    <message>
        <source>requested from the L1 cache, counted</source>
        <translation type="unfinished">L1 캐시에 요청한 양, 센 값</translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished">결과</translation>
    </message>
    <message>
        <source>result − CPU reference</source>
        <translation type="unfinished">결과 − CPU 참조 결과</translation>
    </message>
    <message>
        <source>reuse</source>
        <translation type="unfinished">재사용</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation type="unfinished">루프라인</translation>
    </message>
    <message>
        <source>row %1, columns %2 to %3</source>
        <translation type="unfinished">행 %1, 열 %2~%3</translation>
    </message>
    <message>
        <source>rows %1 elements apart</source>
        <translation type="unfinished">행 간격 %1원소</translation>
    </message>
    <message>
        <source>rows %1 elements apart, as now</source>
        <translation type="unfinished">행 간격 %1원소, 현재와 같음</translation>
    </message>
    <message>
        <source>rows of 8 words</source>
        <translation type="unfinished">8워드의 행</translation>
    </message>
    <message>
        <source>rows: %1</source>
        <translation type="unfinished">행: %1</translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished">실행 중</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation type="unfinished">%1 실행 중</translation>
    </message>
    <message>
        <source>running the program</source>
        <translation type="unfinished">프로그램 실행 중</translation>
    </message>
    <message>
        <source>sample of blocks</source>
        <translation type="unfinished">블록 표본</translation>
    </message>
    <message>
        <source>scaled down from %1 × %2 for this report</source>
        <translation type="unfinished">이 보고서를 위해 %1 × %2에서 축소함</translation>
    </message>
    <message>
        <source>scheduler %1</source>
        <translation type="unfinished">스케줄러 %1</translation>
    </message>
    <message>
        <source>schedulers</source>
        <translation type="unfinished">스케줄러</translation>
    </message>
    <message>
        <source>second vote</source>
        <translation type="unfinished">두 번째 투표</translation>
    </message>
    <message>
        <source>sector</source>
        <translation type="unfinished">섹터</translation>
    </message>
    <message>
        <source>several settings</source>
        <translation type="unfinished">여러 설정</translation>
    </message>
    <message>
        <source>shade: a warp's 1st, 2nd, … store to the tile, dark first</source>
        <translation type="unfinished">명암: 워프가 타일에 하는 1번째, 2번째, … 저장, 어두운 것이 먼저</translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished">공유</translation>
    </message>
    <message>
        <source>shared load</source>
        <translation type="unfinished">공유 로드</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation type="unfinished">공유 메모리</translation>
    </message>
    <message>
        <source>shared memory + L1</source>
        <translation type="unfinished">공유 메모리 + L1</translation>
    </message>
    <message>
        <source>shared memory is enough for the rows of only %1 threads with this window.</source>
        <translation type="unfinished">이 윈도우에서 공유 메모리는 스레드 %1개의 행에 충분합니다.</translation>
    </message>
    <message>
        <source>shared memory per block, bytes</source>
        <translation type="unfinished">블록당 공유 메모리, 바이트</translation>
    </message>
    <message>
        <source>shared store</source>
        <translation type="unfinished">공유 저장</translation>
    </message>
    <message>
        <source>shared, opt-in</source>
        <translation type="unfinished">공유 메모리, 요구 시</translation>
    </message>
    <message>
        <source>sides</source>
        <translation type="unfinished">변</translation>
    </message>
    <message>
        <source>signed %1-bit integers</source>
        <translation type="unfinished">%1비트 부호 있는 정수</translation>
    </message>
    <message>
        <source>single run; repeated when the sliders stop moving</source>
        <translation type="unfinished">1회 실행; 슬라이더 조작을 멈추면 반복 실행됨</translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished">원본</translation>
    </message>
    <message>
        <source>speed</source>
        <translation type="unfinished">속도</translation>
    </message>
    <message>
        <source>stall</source>
        <translation type="unfinished">스톨</translation>
    </message>
    <message>
        <source>stopped after %1 of %2</source>
        <translation type="unfinished">%2개 중 %1개에서 중지됨</translation>
    </message>
    <message>
        <source>stopped by an error</source>
        <translation type="unfinished">오류로 중지됨</translation>
    </message>
    <message>
        <source>stopped: %1</source>
        <translation type="unfinished">중지됨: %1</translation>
    </message>
    <message>
        <source>stores to global memory</source>
        <translation type="unfinished">전역 메모리 저장</translation>
    </message>
    <message>
        <source>stores to local memory</source>
        <translation type="unfinished">로컬 메모리 저장</translation>
    </message>
    <message>
        <source>stores to shared memory</source>
        <translation type="unfinished">공유 메모리 저장</translation>
    </message>
    <message>
        <source>stores written through to L2</source>
        <translation type="unfinished">L2로 통과해 쓰는 저장</translation>
    </message>
    <message>
        <source>strategy</source>
        <translation type="unfinished">전략</translation>
    </message>
    <message>
        <source>student</source>
        <translation type="unfinished">학생</translation>
    </message>
    <message>
        <source>sweeping %1 %2</source>
        <translation type="unfinished">%1 %2 스윕 중</translation>
    </message>
    <message>
        <source>synchronised with other GPUs</source>
        <translation type="unfinished">다른 GPU와의 동기</translation>
    </message>
    <message>
        <source>taken</source>
        <translation type="unfinished">분기함</translation>
    </message>
    <message>
        <source>tens of cycles</source>
        <translation type="unfinished">수십 사이클</translation>
    </message>
    <message>
        <source>texture</source>
        <translation type="unfinished">텍스처</translation>
    </message>
    <message>
        <source>texture of %1</source>
        <translation type="unfinished">%1의 텍스처</translation>
    </message>
    <message>
        <source>texture reads</source>
        <translation type="unfinished">텍스처 읽기</translation>
    </message>
    <message>
        <source>the 32 lanes of a warp lie side by side in a row, whatever the block's shape, and pass sums to one another, so the block must have a multiple of 32 threads, up to 256.</source>
        <translation type="unfinished">워프의 레인 32개는 블록의 모양과 상관없이 한 행에 나란히 놓여 서로 합을 넘겨주므로, 스레드 수가 256 이하인 32의 배수여야 합니다.</translation>
    </message>
    <message>
        <source>the block's pixels and their halo</source>
        <translation type="unfinished">블록의 픽셀과 그 헤일로</translation>
    </message>
    <message>
        <source>the chosen block</source>
        <translation type="unfinished">선택한 블록</translation>
    </message>
    <message>
        <source>the edited source belongs to this strategy.</source>
        <translation type="unfinished">편집한 코드가 이 전략의 코드입니다.</translation>
    </message>
    <message>
        <source>the emulator; not GPU time</source>
        <translation type="unfinished">에뮬레이터(GPU의 시간이 아님)</translation>
    </message>
    <message>
        <source>the file name does not end in a supported format</source>
        <translation type="unfinished">이름이 저장할 수 있는 형식으로 끝나지 않음</translation>
    </message>
    <message>
        <source>the filter extends beyond the edge</source>
        <translation type="unfinished">필터가 가장자리를 넘어감</translation>
    </message>
    <message>
        <source>the lanes pass sums on to one another, so the block must consist of whole warps of 32 threads.</source>
        <translation type="unfinished">레인들이 합을 차례로 넘겨주므로 32스레드의 온전한 워프로 이루어져야 합니다.</translation>
    </message>
    <message>
        <source>the mirrored pixel is read outside the image</source>
        <translation type="unfinished">이미지 밖은 반사된 픽셀을 읽음</translation>
    </message>
    <message>
        <source>the nearest pixel is read outside the image</source>
        <translation type="unfinished">이미지 밖은 가장 가까운 픽셀을 읽음</translation>
    </message>
    <message>
        <source>the program launches this kernel with blocks of %1.</source>
        <translation type="unfinished">프로그램은 이 커널을 %1 블록으로 실행합니다.</translation>
    </message>
    <message>
        <source>the same as %1</source>
        <translation type="unfinished">%1 실행과 같음</translation>
    </message>
    <message>
        <source>the size of the array "%1" is not a number from 1 to %2 here</source>
        <translation type="unfinished">배열 “%1”의 크기가 여기서 1에서 %2까지의 수가 아닙니다</translation>
    </message>
    <message>
        <source>the strategy's own source</source>
        <translation type="unfinished">전략 자체의 코드</translation>
    </message>
    <message>
        <source>thermal slowdown by the driver</source>
        <translation type="unfinished">드라이버의 발열 제한</translation>
    </message>
    <message>
        <source>thermal slowdown by the hardware</source>
        <translation type="unfinished">하드웨어의 발열 제한</translation>
    </message>
    <message>
        <source>this strategy divides its tile of the covariance among the %1 threads of a %2 block.</source>
        <translation type="unfinished">이 전략은 공분산의 타일을 %2 블록의 스레드 %1개에 나누어 맡깁니다.</translation>
    </message>
    <message>
        <source>thread</source>
        <translation type="unfinished">스레드</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation type="unfinished">스레드 %1</translation>
    </message>
    <message>
        <source>thread %1 atomically updates it on %2</source>
        <translation type="unfinished">스레드 %1이(가) %2에서 그것을 원자적으로 변경합니다</translation>
    </message>
    <message>
        <source>thread %1 loads it on %2</source>
        <translation type="unfinished">스레드 %1이(가) %2에서 그것을 로드합니다</translation>
    </message>
    <message>
        <source>thread %1 stores it on %2</source>
        <translation type="unfinished">스레드 %1이(가) %2에서 그곳에 저장합니다</translation>
    </message>
    <message>
        <source>thread 3</source>
        <translation type="unfinished">스레드 3</translation>
    </message>
    <message>
        <source>thread 4</source>
        <translation type="unfinished">스레드 4</translation>
    </message>
    <message>
        <source>threads</source>
        <translation type="unfinished">스레드</translation>
    </message>
    <message>
        <source>threads and pixels do not correspond one to one here: warps have no pixels of their own</source>
        <translation type="unfinished">여기서는 스레드와 픽셀이 일대일로 대응하지 않아 워프마다 정해진 픽셀이 없음</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation type="unfinished">블록당 스레드</translation>
    </message>
    <message>
        <source>three passes: three wavefronts</source>
        <translation type="unfinished">패스 3회: 웨이브프런트 3개</translation>
    </message>
    <message>
        <source>three words of one bank: three passes</source>
        <translation type="unfinished">한 뱅크의 워드 3개: 패스 3회</translation>
    </message>
    <message>
        <source>tightest limit</source>
        <translation type="unfinished">가장 엄격한 한계</translation>
    </message>
    <message>
        <source>tile</source>
        <translation type="unfinished">타일</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation type="unfinished">타일 %1</translation>
    </message>
    <message>
        <source>tile of %1 elements</source>
        <translation type="unfinished">원소 %1개의 타일</translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished">시간</translation>
    </message>
    <message>
        <source>time of the previous step divided by that of this one</source>
        <translation type="unfinished">이전 단계의 시간을 이것의 시간으로 나눈 값</translation>
    </message>
    <message>
        <source>timed only together with the other launches</source>
        <translation type="unfinished">다른 호출과 함께만 시간을 쟀음</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation type="unfinished">%1의 시간을 재는 중</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished">~</translation>
    </message>
    <message>
        <source>to the device %1</source>
        <translation type="unfinished">디바이스로 %1</translation>
    </message>
    <message>
        <source>too few registers for more</source>
        <translation type="unfinished">더 늘리기에는 레지스터가 부족함</translation>
    </message>
    <message>
        <source>tracing the value…</source>
        <translation type="unfinished">값을 추적하는 중…</translation>
    </message>
    <message>
        <source>tracing…</source>
        <translation type="unfinished">추적 중…</translation>
    </message>
    <message>
        <source>two blocks read the same pixels</source>
        <translation type="unfinished">두 블록이 같은 픽셀을 읽음</translation>
    </message>
    <message>
        <source>two windows use the same pixels</source>
        <translation type="unfinished">두 윈도우가 같은 픽셀을 사용함</translation>
    </message>
    <message>
        <source>uninitialised, %1 came too late</source>
        <translation type="unfinished">초기화되지 않음, %1 스레드가 너무 늦음</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished">알 수 없음</translation>
    </message>
    <message>
        <source>unused</source>
        <translation type="unfinished">미사용</translation>
    </message>
    <message>
        <source>up to %1 words requested per bank</source>
        <translation type="unfinished">뱅크당 최대 워드 %1개 요청</translation>
    </message>
    <message>
        <source>up to the upper bound</source>
        <translation type="unfinished">상한까지</translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished">값</translation>
    </message>
    <message>
        <source>vector access</source>
        <translation type="unfinished">벡터 접근</translation>
    </message>
    <message>
        <source>version unknown</source>
        <translation type="unfinished">버전을 알 수 없음</translation>
    </message>
    <message>
        <source>wait</source>
        <translation type="unfinished">대기</translation>
    </message>
    <message>
        <source>waiting at a barrier for other warps</source>
        <translation type="unfinished">배리어에서 다른 워프 대기</translation>
    </message>
    <message>
        <source>waiting for a free arithmetic unit</source>
        <translation type="unfinished">연산 장치가 비기를 대기</translation>
    </message>
    <message>
        <source>waiting for constant memory</source>
        <translation type="unfinished">상수 메모리 대기</translation>
    </message>
    <message>
        <source>waiting for data from memory</source>
        <translation type="unfinished">메모리의 데이터 대기</translation>
    </message>
    <message>
        <source>waiting for data from shared memory</source>
        <translation type="unfinished">공유 메모리의 데이터 대기</translation>
    </message>
    <message>
        <source>waiting for earlier memory accesses</source>
        <translation type="unfinished">앞선 메모리 접근 대기</translation>
    </message>
    <message>
        <source>waiting for earlier shared memory accesses</source>
        <translation type="unfinished">앞선 공유 메모리 접근 대기</translation>
    </message>
    <message>
        <source>waiting for earlier texture accesses</source>
        <translation type="unfinished">앞선 텍스처 접근 대기</translation>
    </message>
    <message>
        <source>waiting for registers of one bank</source>
        <translation type="unfinished">같은 뱅크의 레지스터 대기</translation>
    </message>
    <message>
        <source>waiting for the target of a branch</source>
        <translation type="unfinished">분기 목적지 대기</translation>
    </message>
    <message>
        <source>waiting for their last stores</source>
        <translation type="unfinished">마지막 저장 대기</translation>
    </message>
    <message>
        <source>waiting for their next instruction</source>
        <translation type="unfinished">다음 명령어 대기</translation>
    </message>
    <message>
        <source>waiting for their previous instruction</source>
        <translation type="unfinished">앞선 명령어 대기</translation>
    </message>
    <message>
        <source>waiting until their stores are visible</source>
        <translation type="unfinished">저장이 보일 때까지 대기</translation>
    </message>
    <message>
        <source>warp</source>
        <translation type="unfinished">워프</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation type="unfinished">워프 %1</translation>
    </message>
    <message>
        <source>warp: 32 lanes</source>
        <translation type="unfinished">워프: 레인 32개</translation>
    </message>
    <message>
        <source>warps</source>
        <translation type="unfinished">워프</translation>
    </message>
    <message>
        <source>warps of 32 threads</source>
        <translation type="unfinished">32개 스레드의 워프</translation>
    </message>
    <message>
        <source>warps, lane numbers</source>
        <translation type="unfinished">워프, 레인 번호</translation>
    </message>
    <message>
        <source>warps: zoom in to tell them apart</source>
        <translation type="unfinished">워프: 구별될 때까지 확대</translation>
    </message>
    <message>
        <source>wavefront</source>
        <translation type="unfinished">웨이브프런트</translation>
    </message>
    <message>
        <source>what a block reads and writes is shown after you answer</source>
        <translation type="unfinished">블록이 읽고 저장하는 것은 답한 뒤에 표시</translation>
    </message>
    <message>
        <source>which is first?</source>
        <translation type="unfinished">어느 쪽이 먼저?</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation type="unfinished">정수</translation>
    </message>
    <message>
        <source>with 16 columns per thread, registers and shared memory are enough for only %1 threads with this window.</source>
        <translation type="unfinished">스레드당 16열이면, 이 윈도우에서 레지스터와 공유 메모리는 스레드 %1개에 충분합니다.</translation>
    </message>
    <message>
        <source>with a cold L2 cache %1%2</source>
        <translation type="unfinished">콜드 L2 캐시에서 %1%2</translation>
    </message>
    <message>
        <source>with a template of %1 on %2 pixels, rows are so short that the extra word of the shifted copies would cost more than shifting the image.</source>
        <translation type="unfinished">%2픽셀에 %1 템플릿은 행이 매우 짧아, 시프트한 사본이 행에 더하는 워드가 이미지를 시프트하는 것보다 비용이 큽니다.</translation>
    </message>
    <message>
        <source>with all counters</source>
        <translation type="unfinished">모든 것을 세면서</translation>
    </message>
    <message>
        <source>with data race detection</source>
        <translation type="unfinished">경쟁 상태를 찾으면서</translation>
    </message>
    <message>
        <source>word</source>
        <translation type="unfinished">워드</translation>
    </message>
    <message>
        <source>writes tile[3]</source>
        <translation type="unfinished">tile[3] 쓰기</translation>
    </message>
    <message>
        <source>written to device memory</source>
        <translation type="unfinished">디바이스 메모리에 씀</translation>
    </message>
    <message>
        <source>x,y,width,height or a file</source>
        <translation type="unfinished">x,y,너비,높이 또는 파일</translation>
    </message>
    <message>
        <source>|gx| + |gy| is computed from differences in 2×2 squares, which four pixels share.</source>
        <translation type="unfinished">|gx| + |gy|는 네 픽셀이 공유하는 2×2 정사각형의 차이에서 나옵니다.</translation>
    </message>
    <message>
        <source>¼ second</source>
        <translation type="unfinished">¼초</translation>
    </message>
    <message>
        <source>½ second</source>
        <translation type="unfinished">½초</translation>
    </message>
    <message>
        <source>× weight</source>
        <translation type="unfinished">× 가중치</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation type="unfinished">‹ 뒤로</translation>
    </message>
    <message>
        <source>→ leads from a strategy to one based on it; the steps of the chosen strategy are bold
Higher is faster; further left means less arithmetic. Hover over a mark for its figures.</source>
        <translation type="unfinished">→ 전략에서 그것을 바탕으로 한 전략으로, 선택한 전략의 단계는 진하게
위로 갈수록 빠르고, 왼쪽으로 갈수록 연산이 적습니다. 표식에 마우스를 올리면 수치를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>≈ estimated from some of the blocks</source>
        <translation type="unfinished">≈ 일부 블록에서 추정</translation>
    </message>
    <message>
        <source>≈ modelled, or the model's lower bound</source>
        <translation type="unfinished">≈ 모델로 계산한 값 또는 그 하한</translation>
    </message>
    <message>
        <source>● by the bytes that the kernel's sectors move
○ by the bytes that must come from memory once
→ leads from a strategy to one based on it
A kernel cannot be above the roof over its ○; the higher of two kernels with the same number of operations is faster.</source>
        <translation type="unfinished">● 커널의 섹터가 옮기는 바이트 기준
○ 메모리를 한 번은 거쳐야 하는 바이트 기준
→ 전략에서 그것을 바탕으로 한 전략으로
커널은 자신의 ○ 위에 있는 상한선보다 높을 수 없습니다. 연산 수가 같은 커널 중에는 높은 것이 더 빠릅니다.</translation>
    </message>
</context>
</TS>
