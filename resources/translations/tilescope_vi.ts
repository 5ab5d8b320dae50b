<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>tilescope</name>
    <message>
        <source> (%1 of them not finite, left out)</source>
        <translation type="unfinished"> (%1 trong đó không hữu hạn, bị bỏ qua)</translation>
    </message>
    <message>
        <source> (%1, line %2)</source>
        <translation type="unfinished"> (%1, dòng %2)</translation>
    </message>
    <message>
        <source> (auto)</source>
        <translation type="unfinished"> (tự động)</translation>
    </message>
    <message>
        <source> (ideal %1)</source>
        <translation type="unfinished"> (lý tưởng %1)</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation type="unfinished"> (dòng %1)</translation>
    </message>
    <message>
        <source> (sample)</source>
        <translation type="unfinished"> (lấy mẫu)</translation>
    </message>
    <message>
        <source> (stopped after %1 of %2)</source>
        <translation type="unfinished"> (đã dừng sau %1/%2)</translation>
    </message>
    <message>
        <source> (the text was changed there)</source>
        <translation type="unfinished"> (mã nguồn ở đó đã bị sửa)</translation>
    </message>
    <message>
        <source> + textures</source>
        <translation type="unfinished"> + texture</translation>
    </message>
    <message>
        <source> An error in it could make the GPU unusable until Tilescope is restarted.</source>
        <translation type="unfinished"> Một lỗi trong đó có thể khiến GPU không dùng được cho đến khi khởi động lại Tilescope.</translation>
    </message>
    <message>
        <source> Both are of a sample.</source>
        <translation type="unfinished"> Cả hai đều tính từ phần lấy mẫu.</translation>
    </message>
    <message>
        <source> Estimated, since the number of registers is.</source>
        <translation type="unfinished"> Là ước lượng, vì số thanh ghi là ước lượng.</translation>
    </message>
    <message>
        <source> The GPU was not given this kernel; the last good picture stays.</source>
        <translation type="unfinished"> Kernel này không được đưa lên GPU; ảnh đúng gần nhất được giữ lại.</translation>
    </message>
    <message>
        <source> instructions/s</source>
        <translation type="unfinished"> lệnh/s</translation>
    </message>
    <message>
        <source> · %1 answered, %2 right</source>
        <translation type="unfinished"> · đã trả lời %1, đúng %2</translation>
    </message>
    <message>
        <source> · %1 to %2</source>
        <translation type="unfinished"> · %1 đến %2</translation>
    </message>
    <message>
        <source> · block edges crossed: %1</source>
        <translation type="unfinished"> · số lần cắt rìa block: %1</translation>
    </message>
    <message>
        <source> · columns named after another GPU are the text's own figures</source>
        <translation type="unfinished"> · các cột mang tên GPU khác là số liệu của chính bài viết</translation>
    </message>
    <message>
        <source> · counted by the emulator, %1</source>
        <translation type="unfinished"> · do trình giả lập đếm, %1</translation>
    </message>
    <message>
        <source> · full height %1</source>
        <translation type="unfinished"> · chiều cao đầy đủ %1</translation>
    </message>
    <message>
        <source> · line %1</source>
        <translation type="unfinished"> · dòng %1</translation>
    </message>
    <message>
        <source> · no values in host memory yet</source>
        <translation type="unfinished"> · chưa có giá trị trong bộ nhớ host</translation>
    </message>
    <message>
        <source> · of the settings before; the new ones come when the sliders rest</source>
        <translation type="unfinished"> · của thiết lập trước đó; số liệu mới có khi các thanh trượt đứng yên</translation>
    </message>
    <message>
        <source> · pixels: %1</source>
        <translation type="unfinished"> · số điểm ảnh: %1</translation>
    </message>
    <message>
        <source> · red: loaded, not stored yet</source>
        <translation type="unfinished"> · đỏ: đã nạp, chưa được ghi</translation>
    </message>
    <message>
        <source> · result %1</source>
        <translation type="unfinished"> · kết quả %1</translation>
    </message>
    <message>
        <source> · source %1</source>
        <translation type="unfinished"> · nguồn %1</translation>
    </message>
    <message>
        <source> · warp after warp</source>
        <translation type="unfinished"> · lần lượt từng warp</translation>
    </message>
    <message>
        <source> · ≈ estimated from a sample of the blocks</source>
        <translation type="unfinished"> · ≈ ước lượng từ các block lấy mẫu</translation>
    </message>
    <message>
        <source>"%1" cannot be "%2": it must be %3.</source>
        <translation type="unfinished">“%1” không thể là “%2”: nó phải là %3.</translation>
    </message>
    <message>
        <source>"%1" cannot be "%2"; it can be: %3.</source>
        <translation type="unfinished">“%1” không thể là “%2”; có thể là: %3.</translation>
    </message>
    <message>
        <source>"%1" cannot be %2: it must be %3. The nearest that works is %4.</source>
        <translation type="unfinished">“%1” không thể là %2: nó phải là %3. Giá trị gần nhất dùng được là %4.</translation>
    </message>
    <message>
        <source>"%1" cannot be %2: it must lie between %3 and %4. The nearest that works is %5.</source>
        <translation type="unfinished">“%1” không thể là %2: nó phải nằm giữa %3 và %4. Giá trị gần nhất dùng được là %5.</translation>
    </message>
    <message>
        <source>"%1" cannot be read as a field</source>
        <translation type="unfinished">không đọc được “%1” như một trường</translation>
    </message>
    <message>
        <source>"%1" ends after %2 of its %3 images; is it still being written?</source>
        <translation type="unfinished">“%1” kết thúc sau %2 trong số %3 ảnh; phải chăng tệp vẫn đang được ghi?</translation>
    </message>
    <message>
        <source>"%1" has no mask of the lanes that take part, and is no longer there for GPUs since Volta; write %2.</source>
        <translation type="unfinished">“%1” không có mặt nạ của các lane tham gia, và không còn trên GPU từ Volta trở đi; hãy viết %2.</translation>
    </message>
    <message>
        <source>"%1" has no operation: neither an operation.json nor a folder with one.</source>
        <translation type="unfinished">“%1” không có phép xử lý nào: không có operation.json, cũng không có thư mục chứa tệp đó.</translation>
    </message>
    <message>
        <source>"%1" holds no images that can be read: %2. An array of bytes, images × height × width, works; NumPy writes it with np.save(file, images.astype(np.uint8)).</source>
        <translation type="unfinished">“%1” không chứa ảnh nào đọc được: %2. Một mảng byte gồm ảnh × chiều cao × chiều rộng thì được; NumPy ghi nó bằng np.save(file, images.astype(np.uint8)).</translation>
    </message>
    <message>
        <source>"%1" is %2 here; a block can be given 0 to %3 bytes of shared memory.</source>
        <translation type="unfinished">Ở đây “%1” là %2; một block có thể được cấp từ 0 đến %3 byte bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>"%1" is %2 here; a grid and a block have sides of 1 and more.</source>
        <translation type="unfinished">Ở đây “%1” là %2; các cạnh của lưới và của block phải từ 1 trở lên.</translation>
    </message>
    <message>
        <source>"%1" is a %2, so it is bound to %3 numbers: //@ bind %1 = 0, 1, …</source>
        <translation type="unfinished">“%1” có kiểu %2, nên phải gán cho nó %3 số: //@ bind %1 = 0, 1, …</translation>
    </message>
    <message>
        <source>"%1" is a function of the host, which a kernel cannot call. A function of this file becomes one of the device by __device__ before it.</source>
        <translation type="unfinished">“%1” là hàm của host, kernel không gọi được. Thêm __device__ vào trước một hàm của tệp này thì nó thành hàm của thiết bị.</translation>
    </message>
    <message>
        <source>"%1" is a struct; its fields are bound: //@ bind %2 = EXPRESSION</source>
        <translation type="unfinished">“%1” là một struct; hãy gán từng trường của nó: //@ bind %2 = BIỂU_THỨC</translation>
    </message>
    <message>
        <source>"%1" is an array of structs</source>
        <translation type="unfinished">“%1” là một mảng struct</translation>
    </message>
    <message>
        <source>"%1" is an array, so it is bound to %2 numbers: //@ bind %1 = 0, 1, …</source>
        <translation type="unfinished">“%1” là một mảng nên phải gán cho nó %2 số: //@ bind %1 = 0, 1, …</translation>
    </message>
    <message>
        <source>"%1" is no name of a macro or a parameter: those are letters, digits and "_".</source>
        <translation type="unfinished">“%1” không thể là tên của macro hay tham số: tên gồm chữ cái, chữ số và "_".</translation>
    </message>
    <message>
        <source>"%1" is no number.</source>
        <translation type="unfinished">“%1” không phải là số.</translation>
    </message>
    <message>
        <source>"%1" is no patch size: write width and height in pixels, such as 8x8.</source>
        <translation type="unfinished">“%1” không phải kích thước mảnh ảnh: hãy viết chiều rộng và chiều cao theo điểm ảnh, chẳng hạn 8x8.</translation>
    </message>
    <message>
        <source>"%1" is not a header of the toolkit, and a kernel's text may include no others. It could decide "#%2" in line %3. Copy what the kernel needs into the text, and remove the #include.</source>
        <translation type="unfinished">"%1" không phải là header của bộ công cụ, và mã nguồn của kernel không được include header nào khác. Nó có thể quyết định "#%2" ở dòng %3. Hãy chép những gì kernel cần vào văn bản và xóa #include.</translation>
    </message>
    <message>
        <source>"%1" is not a type whose size is known.</source>
        <translation type="unfinished">“%1” không phải là kiểu có kích thước đã biết.</translation>
    </message>
    <message>
        <source>"%1" is not a value of "%2"; it can be: %3.</source>
        <translation type="unfinished">“%1” không phải giá trị của “%2”; có thể là: %3.</translation>
    </message>
    <message>
        <source>"%1" is not a word of these notes; they are: %2.</source>
        <translation type="unfinished">“%1” không phải từ khóa của các ghi chú này; các từ khóa là: %2.</translation>
    </message>
    <message>
        <source>"%1" is of type "%2", which is not known</source>
        <translation type="unfinished">“%1” có kiểu “%2”, kiểu mà chương trình không biết</translation>
    </message>
    <message>
        <source>"%1" must be %2.</source>
        <translation type="unfinished">“%1” phải là %2.</translation>
    </message>
    <message>
        <source>"%1" runs: %2</source>
        <translation type="unfinished">Chạy “%1”: %2</translation>
    </message>
    <message>
        <source>"%1" works here, and the strategy "shared_constant" takes any weights.</source>
        <translation type="unfinished">Ở đây dùng được “%1”, còn chiến lược “shared_constant” nhận mọi trọng số.</translation>
    </message>
    <message>
        <source>"%1" works on pictures of 8 bits a channel, not on floats.</source>
        <translation type="unfinished">“%1” xử lý ảnh 8 bit mỗi kênh, không xử lý float.</translation>
    </message>
    <message>
        <source>"//@ %1 %2" cannot be read; it is written "//@ %3".</source>
        <translation type="unfinished">Không đọc được "//@ %1 %2"; hãy viết "//@ %3".</translation>
    </message>
    <message>
        <source>"//@ reference picture %1" must name a picture in the folder of the text.</source>
        <translation type="unfinished">"//@ reference picture %1" phải nêu tên một ảnh nằm cùng thư mục với mã nguồn.</translation>
    </message>
    <message>
        <source>"And" in place of "or"</source>
        <translation type="unfinished">“Và” thay cho “hoặc”</translation>
    </message>
    <message>
        <source>"patch" cannot be %1: its sides must lie between 2 and 64, because the covariance has a row and a column for every pixel, 4096x4096 at the most. The nearest that works is %2.</source>
        <translation type="unfinished">“patch” không thể là %1: các cạnh phải nằm giữa 2 và 64, vì hiệp phương sai có một hàng và một cột cho mỗi điểm ảnh, tối đa 4096x4096. Giá trị gần nhất dùng được là %2.</translation>
    </message>
    <message>
        <source>%1
%2 ÷ step before
text | ours | main launch</source>
        <translation type="unfinished">%1
%2 ÷ bước trước
bài viết | Tilescope | launch chính</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation type="unfinished">%1
Không tìm thấy tệp.
Hãy kiểm tra xem tên tệp đã đúng chưa.</translation>
    </message>
    <message>
        <source>%1 % of a copy's speed</source>
        <translation type="unfinished">%1 % tốc độ sao chép</translation>
    </message>
    <message>
        <source>%1 % of the warps' cycles wait at line %2, mostly for: %3.</source>
        <translation type="unfinished">%1 % chu kỳ của các warp chờ ở dòng %2, chủ yếu vì: %3.</translation>
    </message>
    <message>
        <source>%1 (%2, line %3)</source>
        <translation type="unfinished">%1 (%2, dòng %3)</translation>
    </message>
    <message>
        <source>%1 (95 % within %2)</source>
        <translation type="unfinished">%1 (95 % trong vòng %2)</translation>
    </message>
    <message>
        <source>%1 (emulator time, not GPU time)</source>
        <translation type="unfinished">%1 trong trình giả lập, không phải thời gian của GPU</translation>
    </message>
    <message>
        <source>%1 (this page's)</source>
        <translation type="unfinished">%1 (của trang này)</translation>
    </message>
    <message>
        <source>%1 + %2 bytes</source>
        <translation type="unfinished">%1 + %2 byte</translation>
    </message>
    <message>
        <source>%1 0 to %2</source>
        <translation type="unfinished">%1 từ 0 đến %2</translation>
    </message>
    <message>
        <source>%1 = %2 B shared</source>
        <translation type="unfinished">%1 = %2 B bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>%1 A name that ends in %2 keeps the values as they are.</source>
        <translation type="unfinished">%1 Tên có đuôi %2 giữ nguyên các giá trị.</translation>
    </message>
    <message>
        <source>%1 Equal factors are equal steps of colour.</source>
        <translation type="unfinished">%1 Các tỷ số bằng nhau ứng với các bậc màu bằng nhau.</translation>
    </message>
    <message>
        <source>%1 GB were read from the file, %2 GB/s; the GPUs waited %3 of that time.</source>
        <translation type="unfinished">Đã đọc %1 GB từ tệp, %2 GB/s; các GPU đã chờ %3 thời gian đó.</translation>
    </message>
    <message>
        <source>%1 It is kept as %2.</source>
        <translation type="unfinished">%1 Tệp được giữ thành %2.</translation>
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
        <source>%1 Until that works, a crash would lose your latest changes.</source>
        <translation type="unfinished">%1 Chừng nào việc đó chưa được, nếu gặp sự cố thì các thay đổi mới nhất sẽ mất.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation type="unfinished">%1 đã tồn tại.
Bạn có muốn thay thế nó không?</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished">%1 và %2</translation>
    </message>
    <message>
        <source>%1 and %2 are of different sweeps: the combinations, the picture and the version of Tilescope must be the same.</source>
        <translation type="unfinished">%1 và %2 thuộc hai lượt quét khác nhau: các tổ hợp, ảnh và phiên bản Tilescope phải giống nhau.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished">%1 và %2 tệp nữa</translation>
    </message>
    <message>
        <source>%1 and %2 with no barrier between: only atomics are safe against atomics, the plain access is not.</source>
        <translation type="unfinished">%1 và %2, ở giữa không có rào đồng bộ: thao tác nguyên tử chỉ an toàn với thao tác nguyên tử khác, truy cập thường thì không.</translation>
    </message>
    <message>
        <source>%1 and %2 with no barrier between: whether the load sees the old value or the new one is chance.</source>
        <translation type="unfinished">%1 và %2, ở giữa không có rào đồng bộ: lần nạp thấy giá trị cũ hay giá trị mới là ngẫu nhiên.</translation>
    </message>
    <message>
        <source>%1 and %2 with no barrier between: which of the two values stays is chance.</source>
        <translation type="unfinished">%1 và %2, ở giữa không có rào đồng bộ: cuối cùng giá trị nào trong hai giá trị được giữ lại là ngẫu nhiên.</translation>
    </message>
    <message>
        <source>%1 and %2. Blocks of a launch run in any order: only atomics are safe against atomics, the plain access is not.</source>
        <translation type="unfinished">%1 và %2. Các block của một lần launch chạy theo thứ tự bất kỳ: thao tác nguyên tử chỉ an toàn với thao tác nguyên tử khác, truy cập thường thì không.</translation>
    </message>
    <message>
        <source>%1 and %2. Blocks of a launch run in any order: whether the load sees the old value or the new one is chance.</source>
        <translation type="unfinished">%1 và %2. Các block của một lần launch chạy theo thứ tự bất kỳ: lần nạp thấy giá trị cũ hay giá trị mới là ngẫu nhiên.</translation>
    </message>
    <message>
        <source>%1 and %2. Blocks of a launch run in any order: which of the two values stays is chance.</source>
        <translation type="unfinished">%1 và %2. Các block của một lần launch chạy theo thứ tự bất kỳ: cuối cùng giá trị nào trong hai giá trị được giữ lại là ngẫu nhiên.</translation>
    </message>
    <message>
        <source>%1 and %2. Both are in one warp, but nothing keeps its threads in step: that works by luck where they happen to be, and since Volta they need not be.</source>
        <translation type="unfinished">%1 và %2. Cả hai ở cùng một warp, nhưng không có gì giữ các thread của warp cùng nhịp: nếu đúng thì chỉ nhờ may mắn, khi chúng tình cờ cùng nhịp, và từ Volta trở đi chúng không nhất thiết như vậy.</translation>
    </message>
    <message>
        <source>%1 and %2. The loaded value may be out of date, which the atomicCAS() of the same place notices.</source>
        <translation type="unfinished">%1 và %2. Giá trị đã đọc có thể đã cũ, nhưng atomicCAS() ở cùng chỗ nhận ra điều đó.</translation>
    </message>
    <message>
        <source>%1 are traced. Click to see another part of the block.</source>
        <translation type="unfinished">Đã theo vết %1. Nhấp để xem phần khác của block.</translation>
    </message>
    <message>
        <source>%1 arithmetic instructions a byte</source>
        <translation type="unfinished">%1 lệnh số học mỗi byte</translation>
    </message>
    <message>
        <source>%1 as fast as %2</source>
        <translation type="unfinished">nhanh gấp %1 so với %2</translation>
    </message>
    <message>
        <source>%1 as many as %2</source>
        <translation type="unfinished">nhiều gấp %1 so với %2</translation>
    </message>
    <message>
        <source>%1 asks for %2. The next strategy gets %3 again.</source>
        <translation type="unfinished">%1 đòi hỏi block %2. Chiến lược kế tiếp lại dùng %3.</translation>
    </message>
    <message>
        <source>%1 at a time would already be within 5 % of the best time: more occupancy hardly helps.</source>
        <translation type="unfinished">%1 cùng lúc đã nằm trong 5 % so với thời gian tốt nhất: tăng mức chiếm dụng hầu như không giúp gì.</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation type="unfinished">%1 block</translation>
    </message>
    <message>
        <source>%1 blocks at a time</source>
        <translation type="unfinished">%1 block cùng lúc</translation>
    </message>
    <message>
        <source>%1 blocks fit on a multiprocessor at a time</source>
        <translation type="unfinished">Một multiprocessor chứa được %1 block cùng lúc</translation>
    </message>
    <message>
        <source>%1 blocks, %2 warps a multiprocessor; limited by %3.</source>
        <translation type="unfinished">%1 block, %2 warp mỗi multiprocessor; giới hạn bởi %3.</translation>
    </message>
    <message>
        <source>%1 both store the same value to %2, on %3 and %4: harmless as long as the values are equal, and work done twice.</source>
        <translation type="unfinished">%1 cùng ghi một giá trị như nhau vào %2, ở %3 và %4: vô hại chừng nào các giá trị bằng nhau, nhưng là việc làm hai lần.</translation>
    </message>
    <message>
        <source>%1 both store the same value to %2: harmless as long as the values are equal, and work done twice.</source>
        <translation type="unfinished">%1 cùng ghi một giá trị như nhau vào %2: vô hại chừng nào các giá trị bằng nhau, nhưng là việc làm hai lần.</translation>
    </message>
    <message>
        <source>%1 by a model of %2, not a measurement: from all memory traffic and work at full rate, to what waiting adds.</source>
        <translation type="unfinished">%1 theo một mô hình của %2, không phải số đo: từ mức mọi lưu lượng bộ nhớ và tính toán đều đạt tốc độ tối đa, đến mức có cộng thêm thời gian chờ.</translation>
    </message>
    <message>
        <source>%1 by estimate on %2, bound by %3; not a measurement</source>
        <translation type="unfinished">%1 theo ước lượng trên %2, bị giới hạn bởi %3; không phải số đo</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished">%1 byte</translation>
    </message>
    <message>
        <source>%1 bytes a row</source>
        <translation type="unfinished">%1 byte mỗi hàng</translation>
    </message>
    <message>
        <source>%1 bytes each</source>
        <translation type="unfinished">mỗi phần tử %1 byte</translation>
    </message>
    <message>
        <source>%1 bytes moved · %2 used</source>
        <translation type="unfinished">%1 byte được chuyển · %2 được dùng</translation>
    </message>
    <message>
        <source>%1 bytes wasted</source>
        <translation type="unfinished">%1 byte lãng phí</translation>
    </message>
    <message>
        <source>%1 chooses its blocks itself.</source>
        <translation type="unfinished">%1 tự chọn các block của nó.</translation>
    </message>
    <message>
        <source>%1 columns left of it</source>
        <translation type="unfinished">%1 cột bên trái ảnh</translation>
    </message>
    <message>
        <source>%1 columns right of it</source>
        <translation type="unfinished">%1 cột bên phải ảnh</translation>
    </message>
    <message>
        <source>%1 could not be restored; everything else was. The file is kept as %2.</source>
        <translation type="unfinished">Không khôi phục được %1; mọi thứ khác đã khôi phục. Tệp được giữ thành %2.</translation>
    </message>
    <message>
        <source>%1 counted otherwise.</source>
        <translation type="unfinished">%1 cho số đếm khác.</translation>
    </message>
    <message>
        <source>%1 cycles</source>
        <translation type="unfinished">%1 chu kỳ</translation>
    </message>
    <message>
        <source>%1 defines no kernel, that is, no function with __global__ and a body.</source>
        <translation type="unfinished">%1 không định nghĩa kernel nào, tức là không có hàm nào có __global__ và thân hàm.</translation>
    </message>
    <message>
        <source>%1 defines several kernels: %2. Say which of them are launched, one note for each: //@ launch %3</source>
        <translation type="unfinished">%1 định nghĩa nhiều kernel: %2. Hãy ghi kernel nào được chạy, mỗi kernel một ghi chú: //@ launch %3</translation>
    </message>
    <message>
        <source>%1 depends %2 in line %3.</source>
        <translation type="unfinished">%1 phụ thuộc %2 ở dòng %3.</translation>
    </message>
    <message>
        <source>%1 depends %2.</source>
        <translation type="unfinished">%1 phụ thuộc %2.</translation>
    </message>
    <message>
        <source>%1 does not load (%2)</source>
        <translation type="unfinished">không nạp được %1 (%2)</translation>
    </message>
    <message>
        <source>%1 does the work with kernels of its own.</source>
        <translation type="unfinished">%1 làm việc này bằng các kernel của chính nó.</translation>
    </message>
    <message>
        <source>%1 elements in %2</source>
        <translation type="unfinished">%1 phần tử trong %2</translation>
    </message>
    <message>
        <source>%1 elements of the tile were read before a thread had filled them.</source>
        <translation type="unfinished">%1 phần tử của tile đã được đọc trước khi có thread ghi vào chúng.</translation>
    </message>
    <message>
        <source>%1 elements of type %2</source>
        <translation type="unfinished">%1 phần tử kiểu %2</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation type="unfinished">%1 trống</translation>
    </message>
    <message>
        <source>%1 ends first: %2 %3 faster.</source>
        <translation type="unfinished">%1 kết thúc trước: nhanh hơn %3 (%2).</translation>
    </message>
    <message>
        <source>%1 errors</source>
        <translation type="unfinished">%1 lỗi</translation>
    </message>
    <message>
        <source>%1 events/s</source>
        <translation type="unfinished">%1 sự kiện/s</translation>
    </message>
    <message>
        <source>%1 failed: %2 (%3, error %4).</source>
        <translation type="unfinished">%1 bị lỗi: %2 (%3, lỗi %4).</translation>
    </message>
    <message>
        <source>%1 failed: (error %2).</source>
        <translation type="unfinished">%1 bị lỗi: (lỗi %2).</translation>
    </message>
    <message>
        <source>%1 fewer than %2</source>
        <translation type="unfinished">ít hơn %1 so với %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3; %4 is shown black, %5 white.</source>
        <translation type="unfinished">%1 từ %2 đến %3; %4 hiện màu đen, %5 màu trắng.</translation>
    </message>
    <message>
        <source>%1 hands</source>
        <translation type="unfinished">%1 người giơ tay</translation>
    </message>
    <message>
        <source>%1 has no kernel "%2".</source>
        <translation type="unfinished">%1 không có kernel “%2”.</translation>
    </message>
    <message>
        <source>%1 has no kernel named %2. Declare it as extern "C" __global__ void %2(…).</source>
        <translation type="unfinished">%1 không có kernel tên %2. Hãy khai báo nó là extern "C" __global__ void %2(…).</translation>
    </message>
    <message>
        <source>%1 has no time line: %2</source>
        <translation type="unfinished">%1 không có dòng thời gian: %2</translation>
    </message>
    <message>
        <source>%1 has no variable named %2. Declare it as extern "C" __constant__.</source>
        <translation type="unfinished">%1 không có biến tên %2. Hãy khai báo nó là extern "C" __constant__.</translation>
    </message>
    <message>
        <source>%1 images of %2 pixels would take more than the 4 GB of floats allowed for an image set. With "rows" = %3 it fits; so it does with smaller images.</source>
        <translation type="unfinished">%1 ảnh %2 điểm ảnh sẽ chiếm hơn 4 GB float cho phép đối với một tập ảnh. Với “rows” = %3 thì vừa; với ảnh nhỏ hơn cũng vậy.</translation>
    </message>
    <message>
        <source>%1 is beyond the picture: black.</source>
        <translation type="unfinished">%1 nằm ngoài ảnh: màu đen.</translation>
    </message>
    <message>
        <source>%1 is neither a folder with an operation.json nor a kernel file that ends in .cu.</source>
        <translation type="unfinished">%1 không phải là thư mục có operation.json, cũng không phải là tệp kernel có đuôi .cu.</translation>
    </message>
    <message>
        <source>%1 is not connected. %2</source>
        <translation type="unfinished">Chưa kết nối được %1. %2</translation>
    </message>
    <message>
        <source>%1 is not to be had: %2. It comes with NVIDIA's packages for CUDA: install it (package %3) and try again. Every other strategy works without.</source>
        <translation type="unfinished">Không có %1: %2. Nó thuộc các gói CUDA của NVIDIA: hãy cài nó (gói %3) rồi thử lại. Mọi chiến lược khác chạy được mà không cần nó.</translation>
    </message>
    <message>
        <source>%1 is not to be had: %2. It is part of the CUDA Toolkit: install it (package %3) and try again. Every other strategy works without.</source>
        <translation type="unfinished">Không dùng được %1: %2. Đây là một phần của CUDA Toolkit: hãy cài nó (gói %3) rồi thử lại. Mọi chiến lược khác đều chạy được mà không cần nó.</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation type="unfinished">%1 lane</translation>
    </message>
    <message>
        <source>%1 lanes of warp %2 have ended.</source>
        <translation type="unfinished">%1 lane của warp %2 đã kết thúc.</translation>
    </message>
    <message>
        <source>%1 lines of 128 bytes</source>
        <translation type="unfinished">%1 dòng 128 byte</translation>
    </message>
    <message>
        <source>%1 marked lines</source>
        <translation type="unfinished">%1 dòng được đánh dấu</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished">%1 phút %2 s</translation>
    </message>
    <message>
        <source>%1 more texts were printed; these are the first.</source>
        <translation type="unfinished">Còn %1 dòng in ra nữa; đây là những dòng đầu tiên.</translation>
    </message>
    <message>
        <source>%1 needs a command that starts it.</source>
        <translation type="unfinished">%1 cần một lệnh để khởi động nó.</translation>
    </message>
    <message>
        <source>%1 no counted figure changed.</source>
        <translation type="unfinished">%1 không có số đếm nào thay đổi.</translation>
    </message>
    <message>
        <source>%1 of %1</source>
        <translation type="unfinished">%1 trong %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 trong %2</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4</source>
        <translation type="unfinished">%1 trong %2 %3, %4</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4; standard error of a value %5</source>
        <translation type="unfinished">%1 trong %2 %3, %4; sai số chuẩn của một giá trị: %5</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4; standard error of a value %5 of %6</source>
        <translation type="unfinished">%1 trong %2 %3, %4; sai số chuẩn của một giá trị: %5 của %6</translation>
    </message>
    <message>
        <source>%1 of %2 blocks of the edited kernel were looked at before it ran on the GPU, corners and edges among them. What the others do is not known.</source>
        <translation type="unfinished">Đã kiểm tra %1 trong %2 block của kernel đã sửa trước khi nó chạy trên GPU, trong đó có các góc và rìa. Không biết các block khác làm gì.</translation>
    </message>
    <message>
        <source>%1 of %2 blocks of the edited kernel were looked at before it ran on the GPU: one of each kind, and those of a kind touch the same places. Races between blocks were not looked for: the picture is too large for that.</source>
        <translation type="unfinished">Đã kiểm tra %1 trong %2 block của kernel đã sửa trước khi nó chạy trên GPU: mỗi loại một block, và các block cùng loại chạm tới cùng các chỗ. Không tìm tranh chấp dữ liệu giữa các block: ảnh quá lớn cho việc đó.</translation>
    </message>
    <message>
        <source>%1 of %2 blocks · wave %3 of %4</source>
        <translation type="unfinished">%1 trong %2 block · đợt %3 trong %4</translation>
    </message>
    <message>
        <source>%1 of %2 threads</source>
        <translation type="unfinished">%1, gồm %2 thread</translation>
    </message>
    <message>
        <source>%1 of %2 values differ</source>
        <translation type="unfinished">%1 trong %2 giá trị khác nhau</translation>
    </message>
    <message>
        <source>%1 of %2 warps wait</source>
        <translation type="unfinished">%1 trong %2 warp đang chờ</translation>
    </message>
    <message>
        <source>%1 of the %2 places that %3 reaches lie outside</source>
        <translation type="unfinished">%1 trong %2 vị trí mà %3 vươn tới nằm bên ngoài</translation>
    </message>
    <message>
        <source>%1 of the multiprocessors' time is idle.</source>
        <translation type="unfinished">Các multiprocessor rảnh %1 thời gian.</translation>
    </message>
    <message>
        <source>%1 of the output was not stored by any thread: first at %2, column and row. These values are whatever was in the memory before.</source>
        <translation type="unfinished">%1 đầu ra không được thread nào ghi: chỗ đầu tiên ở %2 (cột và hàng). Các giá trị này là những gì còn sót lại trong bộ nhớ từ trước.</translation>
    </message>
    <message>
        <source>%1 of warp %2, which the panel follows</source>
        <translation type="unfinished">%1 của warp %2, warp mà khung đang theo dõi</translation>
    </message>
    <message>
        <source>%1 on an %2</source>
        <translation type="unfinished">%1 trên %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation type="unfinished">%1 so với %2</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation type="unfinished">%1 điểm ảnh</translation>
    </message>
    <message>
        <source>%1 pixels of the definition were not read.</source>
        <translation type="unfinished">%1 điểm ảnh của định nghĩa không được đọc.</translation>
    </message>
    <message>
        <source>%1 places, one after another</source>
        <translation type="unfinished">%1 vị trí, lần lượt từng cái</translation>
    </message>
    <message>
        <source>%1 places, served one after another</source>
        <translation type="unfinished">%1 vị trí, được phục vụ lần lượt</translation>
    </message>
    <message>
        <source>%1 predicted for %2 by simulating a multiprocessor, not a measurement: nine of ten measured times are within %3.</source>
        <translation type="unfinished">%1 được dự đoán cho %2 bằng cách mô phỏng một multiprocessor, không phải phép đo: chín trong mười thời gian đo được nằm trong khoảng %3.</translation>
    </message>
    <message>
        <source>%1 predicted for %2, not measured; nine of ten times are within %3</source>
        <translation type="unfinished">%1 dự đoán cho %2, không đo; chín trong mười thời gian nằm trong khoảng %3</translation>
    </message>
    <message>
        <source>%1 read for %2 written: %3×</source>
        <translation type="unfinished">%1 đọc cho %2 ghi: %3×</translation>
    </message>
    <message>
        <source>%1 reads; All reads lists them one by one.</source>
        <translation type="unfinished">%1 lần đọc; “Mọi lần đọc” liệt kê từng lần một.</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation type="unfinished">%1 vòng</translation>
    </message>
    <message>
        <source>%1 rows above it</source>
        <translation type="unfinished">%1 hàng phía trên ảnh</translation>
    </message>
    <message>
        <source>%1 rows below it</source>
        <translation type="unfinished">%1 hàng phía dưới ảnh</translation>
    </message>
    <message>
        <source>%1 sectors</source>
        <translation type="unfinished">%1 sector</translation>
    </message>
    <message>
        <source>%1 since cycle %2, for %3 more. %4 Its next instruction: %5</source>
        <translation type="unfinished">%1 từ chu kỳ %2, còn %3 nữa. %4 Lệnh kế tiếp của nó: %5</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished">%1 bước</translation>
    </message>
    <message>
        <source>%1 steps, about %2 min</source>
        <translation type="unfinished">%1 bước, khoảng %2 phút</translation>
    </message>
    <message>
        <source>%1 taken · %2 not taken</source>
        <translation type="unfinished">%1 rẽ nhánh · %2 không rẽ nhánh</translation>
    </message>
    <message>
        <source>%1 takes %2 times the PTX instructions of this one. Counted, not timed: a GPU's time follows only where the issue of instructions limits it.</source>
        <translation type="unfinished">%1 cần số lệnh PTX gấp %2 lần chiến lược này. Được đếm, không phải đo thời gian: thời gian của GPU chỉ theo đó khi việc phát lệnh là giới hạn.</translation>
    </message>
    <message>
        <source>%1 takes %2, this one %3.</source>
        <translation type="unfinished">%1 mất %2, chiến lược này mất %3.</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation type="unfinished">%1 thread</translation>
    </message>
    <message>
        <source>%1 threads outside the picture</source>
        <translation type="unfinished">%1 thread nằm ngoài ảnh</translation>
    </message>
    <message>
        <source>%1 threads outside the region</source>
        <translation type="unfinished">%1 thread nằm ngoài vùng</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation type="unfinished">%1 lần</translation>
    </message>
    <message>
        <source>%1 times as fast as %2</source>
        <translation type="unfinished">nhanh gấp %1 lần %2</translation>
    </message>
    <message>
        <source>%1 times as fast as %2, which it changes for the worse</source>
        <translation type="unfinished">chỉ nhanh bằng %1 lần %2, tức là chậm hơn chiến lược mà nó thay đổi</translation>
    </message>
    <message>
        <source>%1 times the least that would do.</source>
        <translation type="unfinished">Gấp %1 lần mức ít nhất đủ dùng.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">%1 đến %2</translation>
    </message>
    <message>
        <source>%1 to %2: %3, %4</source>
        <translation type="unfinished">%1 đến %2: %3, %4</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation type="unfinished">%1 giá trị</translation>
    </message>
    <message>
        <source>%1 values are NaN or infinite; NaN is shown black.</source>
        <translation type="unfinished">%1 giá trị là NaN hoặc vô hạn; NaN hiện màu đen.</translation>
    </message>
    <message>
        <source>%1 values that were read are not those that belong there.</source>
        <translation type="unfinished">%1 giá trị được đọc không phải là giá trị phải có ở đó.</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation type="unfinished">%1 cảnh báo</translation>
    </message>
    <message>
        <source>%1 warps</source>
        <translation type="unfinished">%1 warp</translation>
    </message>
    <message>
        <source>%1 warps a block</source>
        <translation type="unfinished">%1 warp mỗi block</translation>
    </message>
    <message>
        <source>%1 was pinned already and has these figures now: %2</source>
        <translation type="unfinished">%1 đã được ghim và nay có các số liệu này: %2</translation>
    </message>
    <message>
        <source>%1 wavefronts</source>
        <translation type="unfinished">%1 wavefront</translation>
    </message>
    <message>
        <source>%1 waves</source>
        <translation type="unfinished">%1 đợt</translation>
    </message>
    <message>
        <source>%1 where %2 would do</source>
        <translation type="unfinished">%1 trong khi %2 là đủ</translation>
    </message>
    <message>
        <source>%1 where %2 would do: lanes ask one bank for different words</source>
        <translation type="unfinished">%1 trong khi %2 là đủ: các lane yêu cầu cùng một bank cho những từ nhớ khác nhau</translation>
    </message>
    <message>
        <source>%1 would be named "%2", as an operation of Tilescope's is. Give it another name.</source>
        <translation type="unfinished">%1 sẽ có tên “%2”, trùng với một phép xử lý của Tilescope. Hãy đặt tên khác.</translation>
    </message>
    <message>
        <source>%1 · block %2, %3 · %4</source>
        <translation type="unfinished">%1 · block %2, %3 · %4</translation>
    </message>
    <message>
        <source>%1 · ideal %2</source>
        <translation type="unfinished">%1 · lý tưởng %2</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation type="unfinished">%1 · bước %2 trong %3</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation type="unfinished">%1 × %2 điểm ảnh</translation>
    </message>
    <message>
        <source>%1 – baseline</source>
        <translation type="unfinished">%1 – mốc</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation type="unfinished">%1 → %2: %3</translation>
    </message>
    <message>
        <source>%1's own kernels do this: there is no text to read or edit.</source>
        <translation type="unfinished">Kernel của chính %1 làm việc này: không có mã nguồn nào để đọc hay sửa.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 at a time on each of %3 multiprocessors: %4.</source>
        <translation type="unfinished">%1, %2 cùng lúc trên mỗi bộ trong %3 multiprocessor: %4.</translation>
    </message>
    <message>
        <source>%1, %2 channels</source>
        <translation type="unfinished">%1, %2 kênh</translation>
    </message>
    <message>
        <source>%1, %2 to the baseline</source>
        <translation type="unfinished">%1, %2 so với mốc</translation>
    </message>
    <message>
        <source>%1, %2 × %3, %4</source>
        <translation type="unfinished">%1, %2 × %3, %4</translation>
    </message>
    <message>
        <source>%1, %2 × the best</source>
        <translation type="unfinished">%1, %2 × mức tốt nhất</translation>
    </message>
    <message>
        <source>%1, %2, block %3</source>
        <translation type="unfinished">%1, %2, block %3</translation>
    </message>
    <message>
        <source>%1, %2, divided by that of the step before: the text's | ours | ours of the main launch alone</source>
        <translation type="unfinished">%1, %2, chia cho của bước trước: của bài viết | của Tilescope | của Tilescope, riêng launch chính</translation>
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
        <source>%1, all in the picture</source>
        <translation type="unfinished">%1, tất cả trong ảnh</translation>
    </message>
    <message>
        <source>%1, as few as can be</source>
        <translation type="unfinished">%1, ít nhất có thể</translation>
    </message>
    <message>
        <source>%1, as its manufacturer publishes it; nothing was read from a GPU.</source>
        <translation type="unfinished">%1, theo công bố của nhà sản xuất; không đọc gì từ GPU nào.</translation>
    </message>
    <message>
        <source>%1, baseline</source>
        <translation type="unfinished">%1, mốc</translation>
    </message>
    <message>
        <source>%1, before the start of %2.</source>
        <translation type="unfinished">%1, trước chỗ bắt đầu của %2.</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation type="unfinished">%1, tốt nhất</translation>
    </message>
    <message>
        <source>%1, border</source>
        <translation type="unfinished">%1, biên</translation>
    </message>
    <message>
        <source>%1, bound by %2.</source>
        <translation type="unfinished">%1, giới hạn bởi %2.</translation>
    </message>
    <message>
        <source>%1, but %2 has %3.</source>
        <translation type="unfinished">%1, nhưng %2 có %3.</translation>
    </message>
    <message>
        <source>%1, but %2 is empty.</source>
        <translation type="unfinished">%1, nhưng %2 trống.</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation type="unfinished">%1, bởi %2</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation type="unfinished">%1, đã thay đổi</translation>
    </message>
    <message>
        <source>%1, cold %2</source>
        <translation type="unfinished">%1, L2 lạnh %2</translation>
    </message>
    <message>
        <source>%1, compute capability %2</source>
        <translation type="unfinished">%1, compute capability %2</translation>
    </message>
    <message>
        <source>%1, compute capability %2.%3
%L4 multiprocessors, %L5 GB/s of memory</source>
        <translation type="unfinished">%1, compute capability %2.%3
%L4 multiprocessor, bộ nhớ %L5 GB/s</translation>
    </message>
    <message>
        <source>%1, dashed</source>
        <translation type="unfinished">%1, nét đứt</translation>
    </message>
    <message>
        <source>%1, emulator</source>
        <translation type="unfinished">%1, giả lập</translation>
    </message>
    <message>
        <source>%1, estimate</source>
        <translation type="unfinished">%1, ước lượng</translation>
    </message>
    <message>
        <source>%1, estimated from some of the blocks: %2.</source>
        <translation type="unfinished">%1, ước lượng từ một số block: %2.</translation>
    </message>
    <message>
        <source>%1, grey</source>
        <translation type="unfinished">%1, xám</translation>
    </message>
    <message>
        <source>%1, lane %2</source>
        <translation type="unfinished">%1, lane %2</translation>
    </message>
    <message>
        <source>%1, line %2:</source>
        <translation type="unfinished">%1, dòng %2:</translation>
    </message>
    <message>
        <source>%1, line %2: "%3" is not a header of the toolkit and is not read. If kernels need what it defines, copy that into the text.</source>
        <translation type="unfinished">%1, dòng %2: "%3" không phải là header của bộ công cụ và không được đọc. Nếu kernel cần những gì nó định nghĩa, hãy chép vào văn bản.</translation>
    </message>
    <message>
        <source>%1, median of %L2 runs</source>
        <translation type="unfinished">%1, trung vị của %L2 lần chạy</translation>
    </message>
    <message>
        <source>%1, no bank conflict</source>
        <translation type="unfinished">%1, không có xung đột bank</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation type="unfinished">%1, hiện tại</translation>
    </message>
    <message>
        <source>%1, number %2</source>
        <translation type="unfinished">%1, số %2</translation>
    </message>
    <message>
        <source>%1, occupancy %2, %3</source>
        <translation type="unfinished">%1, mức chiếm dụng %2, %3</translation>
    </message>
    <message>
        <source>%1, of the picture and %2: %3</source>
        <translation type="unfinished">%1, trong ảnh và %2: %3</translation>
    </message>
    <message>
        <source>%1, one in each frame: %2.</source>
        <translation type="unfinished">%1, mỗi khung hình một bước: %2.</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation type="unfinished">%1, đã ghim</translation>
    </message>
    <message>
        <source>%1, predicted</source>
        <translation type="unfinished">%1, dự đoán</translation>
    </message>
    <message>
        <source>%1, recorded on %2</source>
        <translation type="unfinished">%1, ghi lại ngày %2</translation>
    </message>
    <message>
        <source>%1, runs back to back. %2</source>
        <translation type="unfinished">%1, các lần chạy liền nhau. %2</translation>
    </message>
    <message>
        <source>%1, the best of all</source>
        <translation type="unfinished">%1, tốt nhất trong tất cả</translation>
    </message>
    <message>
        <source>%1, the same runs.</source>
        <translation type="unfinished">%1, cùng các lần chạy đó.</translation>
    </message>
    <message>
        <source>%1, translated by machine</source>
        <translation type="unfinished">%1, dịch máy</translation>
    </message>
    <message>
        <source>%1, where no buffer lies.</source>
        <translation type="unfinished">%1, nơi không có vùng đệm nào.</translation>
    </message>
    <message>
        <source>%1, without the launches that prepare its input.</source>
        <translation type="unfinished">%1, không kể các lần launch chuẩn bị đầu vào.</translation>
    </message>
    <message>
        <source>%1-bit floats</source>
        <translation type="unfinished">float %1 bit</translation>
    </message>
    <message>
        <source>%1-bit integers</source>
        <translation type="unfinished">số nguyên %1 bit</translation>
    </message>
    <message>
        <source>%1/%2 is not JSON: %3</source>
        <translation type="unfinished">%1/%2 không phải là JSON: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished">%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 operations for each byte that it moves, %3 for each that must come from memory.</source>
        <translation type="unfinished">%1: %2 phép tính cho mỗi byte mà nó chuyển, %3 cho mỗi byte buộc phải đến từ bộ nhớ.</translation>
    </message>
    <message>
        <source>%1: %2 operations for each byte that must come from memory; what textures move is not known.</source>
        <translation type="unfinished">%1: %2 phép tính cho mỗi byte buộc phải đến từ bộ nhớ; không biết texture chuyển bao nhiêu.</translation>
    </message>
    <message>
        <source>%1: %2 pixels</source>
        <translation type="unfinished">%1: %2 điểm ảnh</translation>
    </message>
    <message>
        <source>%1: %2%3</source>
        <translation type="unfinished">%1: %2%3</translation>
    </message>
    <message>
        <source>%1: %2, and %3 of the cycles.</source>
        <translation type="unfinished">%1: %2, và %3 số chu kỳ.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished">%1: %2.</translation>
    </message>
    <message>
        <source>%1: a film has at most %2 frames, so that each stands for %3 steps and shows the last of them: %4.</source>
        <translation type="unfinished">%1: một video có tối đa %2 khung hình, nên mỗi khung hình đại diện cho %3 bước và hiện bước cuối trong số đó: %4.</translation>
    </message>
    <message>
        <source>%1: all launches captured into a graph.</source>
        <translation type="unfinished">%1: mọi lần launch được ghi vào một CUDA graph.</translation>
    </message>
    <message>
        <source>%1: as many as fit</source>
        <translation type="unfinished">%1: nhiều nhất có thể chứa</translation>
    </message>
    <message>
        <source>%1: difference to %2, %</source>
        <translation type="unfinished">%1: chênh lệch so với %2, %</translation>
    </message>
    <message>
        <source>%1: emulating the whole result would take about %2.</source>
        <translation type="unfinished">%1: giả lập toàn bộ kết quả sẽ mất khoảng %2.</translation>
    </message>
    <message>
        <source>%1: lanes %2 lie outside it, and the block ends here.</source>
        <translation type="unfinished">%1: các lane %2 nằm ngoài vùng đó, và block kết thúc tại đây.</translation>
    </message>
    <message>
        <source>%1: memory %2B/s</source>
        <translation type="unfinished">%1: bộ nhớ %2B/s</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation type="unfinished">%1: không có</translation>
    </message>
    <message>
        <source>%1: not yet run</source>
        <translation type="unfinished">%1: chưa chạy</translation>
    </message>
    <message>
        <source>%1: pixel %2</source>
        <translation type="unfinished">%1: điểm ảnh %2</translation>
    </message>
    <message>
        <source>%1: the grid has no more</source>
        <translation type="unfinished">%1: lưới không còn block nào nữa</translation>
    </message>
    <message>
        <source>%1: the launch ends</source>
        <translation type="unfinished">%1: launch kết thúc</translation>
    </message>
    <message>
        <source>%1: the middle of what the halo reads</source>
        <translation type="unfinished">%1: phần giữa của những gì halo đọc</translation>
    </message>
    <message>
        <source>%1: the run has no such figure</source>
        <translation type="unfinished">%1: lần chạy không có số liệu này</translation>
    </message>
    <message>
        <source>%1; "%2" works.</source>
        <translation type="unfinished">%1; “%2” thì được.</translation>
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
        <source>%1; lanes that ask for the same word share it</source>
        <translation type="unfinished">%1; các lane yêu cầu cùng một từ nhớ thì dùng chung nó</translation>
    </message>
    <message>
        <source>%1; outlined: what the halo reads</source>
        <translation type="unfinished">%1; có khung viền: những gì halo đọc</translation>
    </message>
    <message>
        <source>%1; the cache was overwritten before each run. %2</source>
        <translation type="unfinished">%1; bộ nhớ đệm bị ghi đè trước mỗi lần chạy. %2</translation>
    </message>
    <message>
        <source>%1; the limit is: %2.</source>
        <translation type="unfinished">%1; giới hạn là: %2.</translation>
    </message>
    <message>
        <source>%1; the strategy reaches %2 % of that speed.</source>
        <translation type="unfinished">%1; chiến lược đạt %2 % tốc độ đó.</translation>
    </message>
    <message>
        <source>%1B/s of input and output</source>
        <translation type="unfinished">%1B/s đầu vào và đầu ra</translation>
    </message>
    <message>
        <source>%1B/s to %2B/s of input and output, by estimate</source>
        <translation type="unfinished">%1B/s đến %2B/s đầu vào và đầu ra, theo ước lượng</translation>
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
        <source>%1×%2 pixels of %3</source>
        <translation type="unfinished">%1×%2 điểm ảnh dạng %3</translation>
    </message>
    <message>
        <source>%L1 B of shared memory</source>
        <translation type="unfinished">%L1 B bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>%L1 and %L2 MHz</source>
        <translation type="unfinished">%L1 và %L2 MHz</translation>
    </message>
    <message>
        <source>%L1 blocks and %L2 warps a multiprocessor, of the main launch.</source>
        <translation type="unfinished">%L1 block và %L2 warp mỗi multiprocessor, của launch chính.</translation>
    </message>
    <message>
        <source>%L1 launches.</source>
        <translation type="unfinished">%L1 lần launch.</translation>
    </message>
    <message>
        <source>%L1 of them were disturbed by other work and left out.</source>
        <translation type="unfinished">%L1 lần trong đó bị việc khác làm nhiễu và đã bị loại.</translation>
    </message>
    <message>
        <source>%L1 threads a block</source>
        <translation type="unfinished">%L1 thread mỗi block</translation>
    </message>
    <message>
        <source>%L1 threads, %L2 %3</source>
        <translation type="unfinished">%L1 thread, %L2 %3</translation>
    </message>
    <message>
        <source>%L1 values differ</source>
        <translation type="unfinished">%L1 giá trị khác nhau</translation>
    </message>
    <message>
        <source>%L1 values differ by more than the %2 allowed.</source>
        <translation type="unfinished">%L1 giá trị khác nhau quá mức cho phép %2.</translation>
    </message>
    <message>
        <source>%L1 values differ from the CPU reference by more than the %2 allowed, by up to %3.</source>
        <translation type="unfinished">%L1 giá trị khác tham chiếu CPU quá mức cho phép %2, nhiều nhất là %3.</translation>
    </message>
    <message>
        <source>%L1 values differ from the reference, by up to %2</source>
        <translation type="unfinished">%L1 giá trị khác tham chiếu, nhiều nhất %2</translation>
    </message>
    <message>
        <source>%n [day|days]</source>
        <translation type="unfinished">%n ngày</translation>
    </message>
    <message>
        <source>%n [hour|hours]</source>
        <translation type="unfinished">%n giờ</translation>
    </message>
    <message>
        <source>%n [minute|minutes]</source>
        <translation type="unfinished">%n phút</translation>
    </message>
    <message>
        <source>%n [second|seconds]</source>
        <translation type="unfinished">%n giây</translation>
    </message>
    <message>
        <source>%n [thread|threads]</source>
        <translation type="unfinished">%n thread</translation>
    </message>
    <message>
        <source>&amp;About Tilescope</source>
        <translation type="unfinished">Giới th&amp;iệu Tilescope</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished">&amp;Thêm</translation>
    </message>
    <message>
        <source>&amp;Answer</source>
        <translation type="unfinished">&amp;Trả lời</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <translation type="unfinished">&amp;Tự động</translation>
    </message>
    <message>
        <source>&amp;Banks</source>
        <translation type="unfinished">&amp;Bank</translation>
    </message>
    <message>
        <source>&amp;Break it</source>
        <translation type="unfinished">&amp;Gây lỗi</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished">&amp;Hủy</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation type="unfinished">&amp;Chọn</translation>
    </message>
    <message>
        <source>&amp;Choose what…</source>
        <translation type="unfinished">&amp;Chọn nội dung…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished">Đó&amp;ng</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished">&amp;Sao chép</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished">&amp;Tối</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished">&amp;Xóa</translation>
    </message>
    <message>
        <source>&amp;Difference</source>
        <translation type="unfinished">&amp;Khác biệt</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished">&amp;Sửa</translation>
    </message>
    <message>
        <source>&amp;Explain terms in tool tips</source>
        <translation type="unfinished">&amp;Giải thích thuật ngữ trong chú giải</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished">&amp;Xuất</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished">&amp;Tệp</translation>
    </message>
    <message>
        <source>&amp;Film of the block…</source>
        <translation type="unfinished">&amp;Video về block…</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation type="unfinished">&amp;Tìm lệnh…</translation>
    </message>
    <message>
        <source>&amp;Find in kernel</source>
        <translation type="unfinished">&amp;Tìm trong kernel</translation>
    </message>
    <message>
        <source>&amp;First: %1</source>
        <translation type="unfinished">Thứ &amp;nhất: %1</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation type="unfinished">&amp;Vừa khung</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished">Định &amp;dạng</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation type="unfinished">Bảng th&amp;uật ngữ</translation>
    </message>
    <message>
        <source>&amp;Go to pixel</source>
        <translation type="unfinished">Đế&amp;n điểm ảnh</translation>
    </message>
    <message>
        <source>&amp;Go to pixel…</source>
        <translation type="unfinished">Đến điể&amp;m ảnh…</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation type="unfinished">&amp;Lưới</translation>
    </message>
    <message>
        <source>&amp;Halo</source>
        <translation type="unfinished">&amp;Halo</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished">T&amp;rợ giúp</translation>
    </message>
    <message>
        <source>&amp;Hide panels</source>
        <translation type="unfinished">Ẩ&amp;n các khung</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished">&amp;Gợi ý</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation type="unfinished">&amp;Histogram</translation>
    </message>
    <message>
        <source>&amp;Inspect</source>
        <translation type="unfinished">&amp;Khảo sát</translation>
    </message>
    <message>
        <source>&amp;Inspect pixels</source>
        <translation type="unfinished">Khảo sá&amp;t điểm ảnh</translation>
    </message>
    <message>
        <source>&amp;Kernel</source>
        <translation type="unfinished">&amp;Kernel</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished">&amp;Phím</translation>
    </message>
    <message>
        <source>&amp;Lanes</source>
        <translation type="unfinished">L&amp;ane</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation type="unfinished">&amp;Học</translation>
    </message>
    <message>
        <source>&amp;Less gain of the difference</source>
        <translation type="unfinished">&amp;Giảm khuếch đại khác biệt</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished">&amp;Sáng</translation>
    </message>
    <message>
        <source>&amp;Matrix product</source>
        <translation type="unfinished">Tích &amp;ma trận</translation>
    </message>
    <message>
        <source>&amp;More gain of the difference</source>
        <translation type="unfinished">Tă&amp;ng khuếch đại khác biệt</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation type="unfinished">Thư mục &amp;mới</translation>
    </message>
    <message>
        <source>&amp;New kernel</source>
        <translation type="unfinished">&amp;Kernel mới</translation>
    </message>
    <message>
        <source>&amp;Next block overlay</source>
        <translation type="unfinished">Lớp phủ block &amp;kế tiếp</translation>
    </message>
    <message>
        <source>&amp;Next finding</source>
        <translation type="unfinished">&amp;Phát hiện kế tiếp</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished">&amp;Không</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation type="unfinished">&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished">&amp;Mở</translation>
    </message>
    <message>
        <source>&amp;Open kernel…</source>
        <translation type="unfinished">Mở k&amp;ernel…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished">&amp;Mở…</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished">Kh&amp;ung</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished">&amp;Dán</translation>
    </message>
    <message>
        <source>&amp;Paste picture</source>
        <translation type="unfinished">&amp;Dán ảnh</translation>
    </message>
    <message>
        <source>&amp;Pin this run</source>
        <translation type="unfinished">Ghi&amp;m lần chạy này</translation>
    </message>
    <message>
        <source>&amp;Point operation</source>
        <translation type="unfinished">&amp;Phép toán từng điểm</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation type="unfinished">T&amp;rình chiếu</translation>
    </message>
    <message>
        <source>&amp;Profiles</source>
        <translation type="unfinished">Biểu đồ hàn&amp;g/cột</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished">&amp;Thoát</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">&amp;Làm lại</translation>
    </message>
    <message>
        <source>&amp;Reduction</source>
        <translation type="unfinished">&amp;Rút gọn</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished">&amp;Xóa</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished">Đổi &amp;tên</translation>
    </message>
    <message>
        <source>&amp;Report…</source>
        <translation type="unfinished">&amp;Báo cáo…</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished">Đặt &amp;lại bố cục</translation>
    </message>
    <message>
        <source>&amp;Result and CPU reference</source>
        <translation type="unfinished">&amp;Kết quả và tham chiếu CPU</translation>
    </message>
    <message>
        <source>&amp;Reuse</source>
        <translation type="unfinished">&amp;Dùng lại</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished">&amp;Chạy</translation>
    </message>
    <message>
        <source>&amp;Run again</source>
        <translation type="unfinished">&amp;Chạy lại</translation>
    </message>
    <message>
        <source>&amp;Run edited text</source>
        <translation type="unfinished">&amp;Chạy mã đã sửa</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">&amp;Lưu</translation>
    </message>
    <message>
        <source>&amp;Save kernel as…</source>
        <translation type="unfinished">&amp;Lưu kernel thành…</translation>
    </message>
    <message>
        <source>&amp;Save result…</source>
        <translation type="unfinished">&amp;Lưu kết quả…</translation>
    </message>
    <message>
        <source>&amp;Second: %1</source>
        <translation type="unfinished">Thứ &amp;hai: %1</translation>
    </message>
    <message>
        <source>&amp;Start…</source>
        <translation type="unfinished">&amp;Bắt đầu…</translation>
    </message>
    <message>
        <source>&amp;Stencil</source>
        <translation type="unfinished">&amp;Stencil</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation type="unfinished">&amp;Tăng một bước</translation>
    </message>
    <message>
        <source>&amp;Story of pixel (%1, %2)</source>
        <translation type="unfinished">&amp;Nguồn gốc của điểm ảnh (%1, %2)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished">Gia&amp;o diện</translation>
    </message>
    <message>
        <source>&amp;Toggle source and result</source>
        <translation type="unfinished">Chu&amp;yển giữa nguồn và kết quả</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation type="unfinished">&amp;Tinh chỉnh</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished">&amp;Xem</translation>
    </message>
    <message>
        <source>&amp;View with overlays…</source>
        <translation type="unfinished">&amp;Khung nhìn kèm lớp phủ…</translation>
    </message>
    <message>
        <source>&amp;Warps</source>
        <translation type="unfinished">&amp;Warp</translation>
    </message>
    <message>
        <source>&amp;Wipe</source>
        <translation type="unfinished">Vạ&amp;ch so sánh</translation>
    </message>
    <message>
        <source>&amp;Workers…</source>
        <translation type="unfinished">&amp;Worker…</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished">&amp;Có</translation>
    </message>
    <message>
        <source>&amp;Zoom to block</source>
        <translation type="unfinished">Phóng tới b&amp;lock</translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation type="unfinished">“%1” được bảo vệ chống ghi.
Bạn vẫn muốn xóa nó?</translation>
    </message>
    <message>
        <source>(%1 said %2, error %3.)</source>
        <translation type="unfinished">(%1 báo %2, lỗi %3.)</translation>
    </message>
    <message>
        <source>**Hint:** %1</source>
        <translation type="unfinished">**Gợi ý:** %1</translation>
    </message>
    <message>
        <source>**It is:** %1</source>
        <translation type="unfinished">**Đáp án là:** %1</translation>
    </message>
    <message>
        <source>**Right:** %1</source>
        <translation type="unfinished">**Đúng:** %1</translation>
    </message>
    <message>
        <source>**The aim is reached.**</source>
        <translation type="unfinished">**Đã đạt mục tiêu.**</translation>
    </message>
    <message>
        <source>**This is one way to reach the aim.**</source>
        <translation type="unfinished">**Đây là một cách đạt mục tiêu.**</translation>
    </message>
    <message>
        <source>**You said:** %1

**It is:** %2</source>
        <translation type="unfinished">**Bạn trả lời:** %1

**Đáp án là:** %2</translation>
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
        <translation type="unfinished">, đã tính %1 trong %2 hàng</translation>
    </message>
    <message>
        <source>, %1 requests</source>
        <translation type="unfinished">, %1 yêu cầu</translation>
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
        <source>, cold %1 %</source>
        <translation type="unfinished">, L2 lạnh %1 %</translation>
    </message>
    <message>
        <source>, counted</source>
        <translation type="unfinished">, đã đếm</translation>
    </message>
    <message>
        <source>, edited</source>
        <translation type="unfinished">, đã sửa</translation>
    </message>
    <message>
        <source>, not settled: ±%1 %</source>
        <translation type="unfinished">, chưa ổn định: ±%1 %</translation>
    </message>
    <message>
        <source>, once</source>
        <translation type="unfinished">, một lần</translation>
    </message>
    <message>
        <source>, pitch %1,</source>
        <translation type="unfinished">, bước hàng %1,</translation>
    </message>
    <message>
        <source>, with other lanes that ask for it</source>
        <translation type="unfinished">, cùng với các lane khác yêu cầu từ nhớ này</translation>
    </message>
    <message>
        <source>, ±%1 %</source>
        <translation type="unfinished">, ±%1 %</translation>
    </message>
    <message>
        <source>-63 is ~62: its lowest bit is set, and so is that of the pitch if the tile's width is even. The picture is right, but rows no longer begin at multiples of 64 bytes, which they were to be padded to, and a block takes a byte more a row.</source>
        <translation type="unfinished">-63 là ~62: bit thấp nhất của nó là 1, và bit thấp nhất của bước hàng cũng vậy nếu chiều rộng tile là số chẵn. Ảnh vẫn đúng, nhưng các hàng không còn bắt đầu ở bội của 64 byte như phần đệm nhằm bảo đảm, và block tốn thêm một byte mỗi hàng.</translation>
    </message>
    <message>
        <source>0.6 GB in place of 2, and then the arithmetic is the limit: 0.35 to 0.4 ms at 4096×4096 on an H200 for any template, 2× over fft and 2.7× over shifted_templates at 52×52.</source>
        <translation type="unfinished">0.6 GB thay cho 2 GB, và khi đó phần tính toán là giới hạn: 0.35 đến 0.4 ms ở 4096×4096 trên H200 với mọi mẫu, nhanh gấp 2 lần fft và 2.7 lần shifted_templates ở 52×52.</translation>
    </message>
    <message>
        <source>0.9153 s cannot be a kernel's time: it is 3.5 µs for each of 512×512 pixels in turn, while this card moves all of them in and out of memory in 4 µs. Only the ratios compare.</source>
        <translation type="unfinished">0.9153 s không thể là thời gian của một kernel: nếu xử lý lần lượt 512×512 điểm ảnh thì mỗi điểm ảnh mất 3.5 µs, trong khi card này chuyển tất cả vào và ra bộ nhớ chỉ trong 4 µs. Chỉ so sánh được các tỷ số.</translation>
    </message>
    <message>
        <source>1 block</source>
        <translation type="unfinished">1 block</translation>
    </message>
    <message>
        <source>1 block at a time</source>
        <translation type="unfinished">1 block cùng lúc</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation type="unfinished">1 byte</translation>
    </message>
    <message>
        <source>1 byte each</source>
        <translation type="unfinished">mỗi phần tử 1 byte</translation>
    </message>
    <message>
        <source>1 column left of it</source>
        <translation type="unfinished">1 cột bên trái ảnh</translation>
    </message>
    <message>
        <source>1 column right of it</source>
        <translation type="unfinished">1 cột bên phải ảnh</translation>
    </message>
    <message>
        <source>1 cycle</source>
        <translation type="unfinished">1 chu kỳ</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation type="unfinished">1 lỗi</translation>
    </message>
    <message>
        <source>1 event/s</source>
        <translation type="unfinished">1 sự kiện/s</translation>
    </message>
    <message>
        <source>1 hand</source>
        <translation type="unfinished">1 người giơ tay</translation>
    </message>
    <message>
        <source>1 lane</source>
        <translation type="unfinished">1 lane</translation>
    </message>
    <message>
        <source>1 line of 128 bytes</source>
        <translation type="unfinished">1 dòng 128 byte</translation>
    </message>
    <message>
        <source>1 marked line</source>
        <translation type="unfinished">1 dòng được đánh dấu</translation>
    </message>
    <message>
        <source>1 place for all lanes</source>
        <translation type="unfinished">1 vị trí cho mọi lane</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation type="unfinished">1 vòng</translation>
    </message>
    <message>
        <source>1 row above it</source>
        <translation type="unfinished">1 hàng phía trên ảnh</translation>
    </message>
    <message>
        <source>1 row below it</source>
        <translation type="unfinished">1 hàng phía dưới ảnh</translation>
    </message>
    <message>
        <source>1 s here is %1 on %2</source>
        <translation type="unfinished">1 s ở đây là %1 trên %2</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation type="unfinished">1 giây</translation>
    </message>
    <message>
        <source>1 sector</source>
        <translation type="unfinished">1 sector</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation type="unfinished">1 bước</translation>
    </message>
    <message>
        <source>1 thread outside the picture</source>
        <translation type="unfinished">1 thread nằm ngoài ảnh</translation>
    </message>
    <message>
        <source>1 thread outside the region</source>
        <translation type="unfinished">1 thread nằm ngoài vùng</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation type="unfinished">1 cảnh báo</translation>
    </message>
    <message>
        <source>1 warp</source>
        <translation type="unfinished">1 warp</translation>
    </message>
    <message>
        <source>1 warp a block</source>
        <translation type="unfinished">1 warp mỗi block</translation>
    </message>
    <message>
        <source>1 wave</source>
        <translation type="unfinished">1 đợt</translation>
    </message>
    <message>
        <source>1 wavefront</source>
        <translation type="unfinished">1 wavefront</translation>
    </message>
    <message>
        <source>10 instructions a pixel instead of 18, many of them at twice the integers' rate: about 150 µs at 16384×16384 on an H200, 1.15 times a copy.</source>
        <translation type="unfinished">10 lệnh mỗi điểm ảnh thay vì 18, nhiều lệnh trong đó chạy nhanh gấp đôi lệnh số nguyên: khoảng 150 µs ở 16384×16384 trên H200, 1.15 lần thời gian sao chép.</translation>
    </message>
    <message>
        <source>10 products instead of 25 at W = 5, 30 instead of 225 at W = 15, against 12 bytes a pixel more to and from memory: about 2× and 5× as fast as Constant filter on an H200.</source>
        <translation type="unfinished">10 phép nhân thay vì 25 ở W = 5, 30 thay vì 225 ở W = 15, đổi lại thêm 12 byte mỗi điểm ảnh vào và ra bộ nhớ: nhanh gấp khoảng 2 và 5 lần so với Bộ lọc hằng trên H200.</translation>
    </message>
    <message>
        <source>101 times fewer loads than Global memory at B = 101 and twice the launches: about 40× faster there, no faster at B = 3; time still grows with B.</source>
        <translation type="unfinished">Số lần nạp ít hơn 101 lần so với Bộ nhớ toàn cục ở B = 101, đổi lại gấp đôi số lần launch: ở đó nhanh hơn khoảng 40 lần, ở B = 3 không nhanh hơn; thời gian vẫn tăng theo B.</translation>
    </message>
    <message>
        <source>10⁹ a second</source>
        <translation type="unfinished">10⁹ mỗi giây</translation>
    </message>
    <message>
        <source>12 bytes are read, 2 × 32 are moved</source>
        <translation type="unfinished">đọc 12 byte, chuyển 2 × 32</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation type="unfinished">16 bit</translation>
    </message>
    <message>
        <source>16 bits a channel were cut to 8.</source>
        <translation type="unfinished">16 bit mỗi kênh đã được cắt xuống 8.</translation>
    </message>
    <message>
        <source>16 bits a channel, values</source>
        <translation type="unfinished">16 bit mỗi kênh, giá trị</translation>
    </message>
    <message>
        <source>16 bytes a lane in one request</source>
        <translation type="unfinished">mỗi lane 16 byte trong một yêu cầu</translation>
    </message>
    <message>
        <source>16 instructions a pixel instead of 18, at 128 registers instead of 100: a tenth faster than sliding_rows on an H200 if two thirds of its warps still hide the waiting.</source>
        <translation type="unfinished">16 lệnh mỗi điểm ảnh thay vì 18, với 128 thanh ghi thay vì 100: nhanh hơn sliding_rows một phần mười trên H200 nếu hai phần ba số warp của nó vẫn che được thời gian chờ.</translation>
    </message>
    <message>
        <source>16 pixels a thread, in words</source>
        <translation type="unfinished">16 điểm ảnh mỗi thread, theo từ nhớ</translation>
    </message>
    <message>
        <source>16 threads transform a row, wherever they lie in the block, so it must have a multiple of 16 threads.</source>
        <translation type="unfinished">16 thread biến đổi một hàng, dù chúng nằm đâu trong block, nên số thread của block phải là bội của 16.</translation>
    </message>
    <message>
        <source>18 instructions a pixel instead of 16, and loads saved that the L1 cache answers: a tenth slower than separated on an H200.</source>
        <translation type="unfinished">18 lệnh mỗi điểm ảnh thay vì 16, và bớt những lần nạp mà bộ nhớ đệm L1 đáp ứng: chậm hơn separated một phần mười trên H200.</translation>
    </message>
    <message>
        <source>18 instructions a pixel instead of 29, since rows are unpacked once and sums of rows used twice: about 1.6 times as fast as vectors on an H200.</source>
        <translation type="unfinished">18 lệnh mỗi điểm ảnh thay vì 29, vì các hàng chỉ tách một lần và tổng của các hàng được dùng hai lần: nhanh gấp khoảng 1.6 lần vectors trên H200.</translation>
    </message>
    <message>
        <source>1⁄10 second</source>
        <translation type="unfinished">1⁄10 giây</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation type="unfinished">2 giây</translation>
    </message>
    <message>
        <source>2,475 pixels make 210 tiles for the 264 blocks that 132 multiprocessors hold; with 25 parts all are busy to the end: 1.25× over padded on an H200, and sums of 8,000 numbers, which are off by less than those of 200,000.</source>
        <translation type="unfinished">2,475 điểm ảnh tạo thành 210 tile cho 264 block mà 132 multiprocessor chứa được; chia thành 25 phần thì tất cả bận đến cuối: nhanh gấp 1.25 lần padded trên H200, và các tổng của 8,000 số lệch ít hơn các tổng của 200,000 số.</translation>
    </message>
    <message>
        <source>210 tiles of 128×128 are 1.38 TFLOP, 20.5 ms at the peak of an H200's 67 TFLOP/s; copies beneath the products bring it to 25 ms.</source>
        <translation type="unfinished">210 tile 128×128 là 1.38 TFLOP, tức 20.5 ms ở mức đỉnh 67 TFLOP/s của H200; các lần sao chép chạy cùng lúc với phép nhân đưa thời gian lên 25 ms.</translation>
    </message>
    <message>
        <source>26 words of shared memory a thread and row in place of 48, and dot products that unpack, multiply and add at once: 14 instructions a pixel. A quarter faster: 300 µs at B = 3 on an H200.</source>
        <translation type="unfinished">26 từ nhớ trong bộ nhớ chia sẻ cho mỗi thread và mỗi hàng thay cho 48, và các tích vô hướng vừa tách, vừa nhân, vừa cộng cùng lúc: 14 lệnh mỗi điểm ảnh. Nhanh hơn một phần tư: 300 µs ở B = 3 trên H200.</translation>
    </message>
    <message>
        <source>28 GB come from the L2 cache in place of 43, and the triangle's tiles are 1.34 TFLOP in place of 1.38: 430 TFLOP/s, 3.1 ms on an H200.</source>
        <translation type="unfinished">28 GB đến từ bộ nhớ đệm L2 thay cho 43, và các tile của tam giác là 1.34 TFLOP thay cho 1.38: 430 TFLOP/s, 3.1 ms trên H200.</translation>
    </message>
    <message>
        <source>2× as fast as Texture, constant template, since a shared load takes a fraction of a texture fetch's time.</source>
        <translation type="unfinished">Nhanh gấp 2 lần Texture, mẫu hằng, vì một lần nạp từ bộ nhớ chia sẻ chỉ mất một phần nhỏ thời gian của một lần đọc texture.</translation>
    </message>
    <message>
        <source>3 loads of 16 bytes a row instead of 15 at W = 5, on their way while the row's sums are made, for a tenth more moves: 480 µs instead of 557 for 16384² RGB on an H200; at W = 9 and more too few warps fit, and packed stays ahead.</source>
        <translation type="unfinished">3 lần nạp 16 byte mỗi hàng thay vì 15 ở W = 5, được nạp trong khi tính tổng của hàng, đổi lại thêm một phần mười số lệnh di chuyển: 480 µs thay vì 557 cho RGB 16384² trên H200; ở W = 9 trở lên có quá ít warp vừa, và packed vẫn dẫn trước.</translation>
    </message>
    <message>
        <source>3 sectors</source>
        <translation type="unfinished">3 sector</translation>
    </message>
    <message>
        <source>3 × 3 pixels make one</source>
        <translation type="unfinished">3 × 3 điểm ảnh tạo thành một</translation>
    </message>
    <message>
        <source>32 banks, one word each a pass</source>
        <translation type="unfinished">32 bank, mỗi lượt một từ nhớ</translation>
    </message>
    <message>
        <source>32 threads of a block that the hardware schedules as a unit. Its active threads execute the same instruction, so what a warp's threads do differently costs time.</source>
        <translation type="unfinished">32 thread của một block, được phần cứng lập lịch như một đơn vị. Các thread đang hoạt động của nó thực hiện cùng một lệnh, nên việc các thread của một warp làm khác nhau sẽ tốn thời gian.</translation>
    </message>
    <message>
        <source>40 of 64 warps are there: 63 %</source>
        <translation type="unfinished">40 trong 64 warp đang thường trú: 63 %</translation>
    </message>
    <message>
        <source>41 instructions a pixel instead of 73, and a third of the loads: about 1.8 times as fast as global on an H200.</source>
        <translation type="unfinished">41 lệnh mỗi điểm ảnh thay vì 73, và chỉ còn một phần ba số lần nạp: nhanh gấp khoảng 1.8 lần global trên H200.</translation>
    </message>
    <message>
        <source>50 instructions a pixel instead of 123: about 2.3 times as fast as shared on an H200, and slower than words, which reads as many words from the L1 cache and fills no tile.</source>
        <translation type="unfinished">50 lệnh mỗi điểm ảnh thay vì 123: nhanh gấp khoảng 2.3 lần shared trên H200, và chậm hơn words, vốn cũng đọc bấy nhiêu từ nhớ từ bộ nhớ đệm L1 mà không phải nạp tile nào.</translation>
    </message>
    <message>
        <source>64 KB that a kernel can only read, with a cache of its own. It is fast if all lanes of a warp read the same address; each further address costs another pass.</source>
        <translation type="unfinished">64 KB mà kernel chỉ đọc được, có bộ nhớ đệm riêng. Nó nhanh nếu mọi lane của một warp đọc cùng một địa chỉ; mỗi địa chỉ khác tốn thêm một lượt.</translation>
    </message>
    <message>
        <source>8 bits</source>
        <translation type="unfinished">8 bit</translation>
    </message>
    <message>
        <source>8 instructions a byte up to W = 15 and 12 up to 31, and rows are read twice: 400 to 450 µs at any W for 16384² RGB on an H200, hardly more than the copy.</source>
        <translation type="unfinished">8 lệnh mỗi byte đến W = 15 và 12 đến 31, và các hàng được đọc hai lần: 400 đến 450 µs ở mọi W cho RGB 16384² trên H200, hầu như không hơn sao chép.</translation>
    </message>
    <message>
        <source>9 instructions a byte at W = 5 and 26 at W = 15, three of four cycles used: as fast as the copy, 383 µs, and 850 µs for 16384² RGB on an H200.</source>
        <translation type="unfinished">9 lệnh mỗi byte ở W = 5 và 26 ở W = 15, dùng ba trong bốn chu kỳ: nhanh bằng sao chép, 383 µs, và 850 µs cho RGB 16384² trên H200.</translation>
    </message>
    <message>
        <source>9 instructions a pixel instead of 10, at 56 registers instead of 72: within a tenth of a copy at 16384×16384 on an H200.</source>
        <translation type="unfinished">9 lệnh mỗi điểm ảnh thay vì 10, với 56 thanh ghi thay vì 72: cách thời gian sao chép không quá một phần mười ở 16384×16384 trên H200.</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <translation type="unfinished">Bách phân vị thứ 95</translation>
    </message>
    <message>
        <source>95th percentile of the GPU time</source>
        <translation type="unfinished">Bách phân vị thứ 95 của thời gian GPU</translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished">; </translation>
    </message>
    <message>
        <source>; %1 NaN or infinite</source>
        <translation type="unfinished">; %1 NaN hoặc vô hạn</translation>
    </message>
    <message>
        <source>; %1 lanes of the last idle</source>
        <translation type="unfinished">; %1 lane của warp cuối nhàn rỗi</translation>
    </message>
    <message>
        <source>; sides move together</source>
        <translation type="unfinished">; các cạnh đổi cùng nhau</translation>
    </message>
    <message>
        <source>= equal to hardware, PTX of the PTX that the emulator runs, ≈ estimated</source>
        <translation type="unfinished">= bằng phần cứng, PTX của PTX mà trình giả lập chạy, ≈ ước lượng</translation>
    </message>
    <message>
        <source>= reference</source>
        <translation type="unfinished">= tham chiếu</translation>
    </message>
    <message>
        <source>A %1 after %2, before %3 is reached again.</source>
        <translation type="unfinished">Đặt một %1 sau %2, trước khi lại đến %3.</translation>
    </message>
    <message>
        <source>A %1 between %2 and %3.</source>
        <translation type="unfinished">Đặt một %1 giữa %2 và %3.</translation>
    </message>
    <message>
        <source>A %1 to B %2</source>
        <translation type="unfinished">A %1 đến B %2</translation>
    </message>
    <message>
        <source>A CPU thread has no L2 cache of a GPU.</source>
        <translation type="unfinished">Thread CPU không có bộ nhớ đệm L2 của GPU.</translation>
    </message>
    <message>
        <source>A CPU thread has no blocks.</source>
        <translation type="unfinished">Thread CPU không có block.</translation>
    </message>
    <message>
        <source>A CPU thread has none.</source>
        <translation type="unfinished">Thread CPU không có mục này.</translation>
    </message>
    <message>
        <source>A CPU thread is no optimisation step.</source>
        <translation type="unfinished">Thread CPU không phải một bước tối ưu.</translation>
    </message>
    <message>
        <source>A GPU of this computer</source>
        <translation type="unfinished">GPU của máy này</translation>
    </message>
    <message>
        <source>A GPU's own counters can be read where a GPU ran the kernel; here the emulator did.</source>
        <translation type="unfinished">Chỉ đọc được bộ đếm của chính GPU ở nơi GPU đã chạy kernel; ở đây là trình giả lập chạy.</translation>
    </message>
    <message>
        <source>A NumPy file (.npy) with an array of bytes, images × height × width. It may be larger than the memory: the strategy for all GPUs reads it piece by piece.</source>
        <translation type="unfinished">Tệp NumPy (.npy) chứa một mảng byte, ảnh × chiều cao × chiều rộng. Nó có thể lớn hơn bộ nhớ: chiến lược cho mọi GPU đọc nó từng phần.</translation>
    </message>
    <message>
        <source>A bar for each strategy, with its spread and the band that the model predicts.</source>
        <translation type="unfinished">Mỗi chiến lược một thanh, cùng độ phân tán và dải mà mô hình dự đoán.</translation>
    </message>
    <message>
        <source>A barrier makes warps wait for each other but not for copies under way: without __pipeline_wait_prior() they multiply what was in the tiles before.</source>
        <translation type="unfinished">Rào đồng bộ khiến các warp chờ nhau nhưng không chờ các lần sao chép đang diễn ra: thiếu __pipeline_wait_prior(), chúng nhân những gì có sẵn trong các tile từ trước.</translation>
    </message>
    <message>
        <source>A block cannot have %1 bytes of shared memory; 0 to %2 can be asked for.</source>
        <translation type="unfinished">Một block không thể có %1 byte bộ nhớ chia sẻ; có thể yêu cầu từ 0 đến %2.</translation>
    </message>
    <message>
        <source>A block counts in shared memory and adds its 256 counts to the others' once, so fewer additions meet.</source>
        <translation type="unfinished">Block đếm trong bộ nhớ chia sẻ và chỉ cộng 256 số đếm của nó vào số chung một lần, nên ít phép cộng đụng nhau hơn.</translation>
    </message>
    <message>
        <source>A block is written WIDTHxHEIGHT, such as 16x16; "%1" is not.</source>
        <translation type="unfinished">Block được viết dạng RỘNGxCAO, chẳng hạn 16x16; “%1” không phải dạng đó.</translation>
    </message>
    <message>
        <source>A block loads %1 pixels to write %2: %3 loads a pixel, since neighbouring blocks load each other's halo again.</source>
        <translation type="unfinished">Mỗi block nạp %1 điểm ảnh để ghi %2: %3 lần nạp mỗi điểm ảnh, vì các block cạnh nhau nạp lại halo của nhau.</translation>
    </message>
    <message>
        <source>A block makes four tiles and has the next one copied, past its registers, while it computes the last.</source>
        <translation type="unfinished">Block tính bốn tile và cho sao chép tile kế tiếp, không qua thanh ghi, trong khi tính tile cuối.</translation>
    </message>
    <message>
        <source>A block of %1 does not work here: %2</source>
        <translation type="unfinished">Block %1 không dùng được ở đây: %2</translation>
    </message>
    <message>
        <source>A block of %1 has %2 threads, and a block may have at most %3.</source>
        <translation type="unfinished">Block %1 có %2 thread, mà một block chỉ được có tối đa %3.</translation>
    </message>
    <message>
        <source>A block of %1 has a side that is too long: %2 allows at most %3 threads in x, y and z. Use a shorter side, or more blocks.</source>
        <translation type="unfinished">Block %1 có một cạnh quá dài: %2 cho phép tối đa %3 thread theo x, y và z. Hãy dùng cạnh ngắn hơn, hoặc nhiều block hơn.</translation>
    </message>
    <message>
        <source>A block of %1 has no threads; each side must be at least 1.</source>
        <translation type="unfinished">Block %1 không có thread nào; mỗi cạnh phải ít nhất là 1.</translation>
    </message>
    <message>
        <source>A block of %1 is no multiple of 32: the last warp of each block keeps %n [lane that never works|lanes that never work].</source>
        <translation type="unfinished">Số thread của block %1 không phải bội của 32: warp cuối của mỗi block có %n lane không bao giờ làm việc.</translation>
    </message>
    <message>
        <source>A block of %1 threads cannot run: a block has at most 1024. Choose a smaller block.</source>
        <translation type="unfinished">Block gồm %1 thread không chạy được: một block có tối đa 1024 thread. Hãy chọn block nhỏ hơn.</translation>
    </message>
    <message>
        <source>A block of %1 works, and so does %2 = %3 with this block.</source>
        <translation type="unfinished">Block %1 dùng được, và %2 = %3 với block hiện tại cũng vậy.</translation>
    </message>
    <message>
        <source>A block of %1 works.</source>
        <translation type="unfinished">Block %1 dùng được.</translation>
    </message>
    <message>
        <source>A block of %1 would load %2 a pixel.</source>
        <translation type="unfinished">Block %1 sẽ nạp %2 lần mỗi điểm ảnh.</translation>
    </message>
    <message>
        <source>A block of kernel "%1" needs %2 of shared memory: no GPU has that much.</source>
        <translation type="unfinished">Mỗi block của kernel “%1” cần %2 bộ nhớ chia sẻ: không GPU nào có nhiều như vậy.</translation>
    </message>
    <message>
        <source>A block reads or writes outside its memory here</source>
        <translation type="unfinished">Một block đọc hoặc ghi ra ngoài bộ nhớ của nó ở đây</translation>
    </message>
    <message>
        <source>A block stops with a trap here</source>
        <translation type="unfinished">Một block dừng với trap ở đây</translation>
    </message>
    <message>
        <source>A block walks down a strip: column sums gain a row and lose one at each step.</source>
        <translation type="unfinished">Block đi xuống dọc một dải: ở mỗi bước, các tổng cột thêm một hàng và bớt một hàng.</translation>
    </message>
    <message>
        <source>A block would need %1 of shared memory, and %2 allows %3. A smaller block or filter needs less.</source>
        <translation type="unfinished">Một block sẽ cần %1 bộ nhớ chia sẻ, còn %2 cho phép %3. Block hoặc bộ lọc nhỏ hơn cần ít hơn.</translation>
    </message>
    <message>
        <source>A block, a piece on its right, one below and one in the corner: right as long as the halo of both sides is no larger than the block, wrong as soon as the filter outgrows it.</source>
        <translation type="unfinished">Một block, một mảnh bên phải, một mảnh bên dưới và một mảnh ở góc: đúng chừng nào halo của cả hai phía không lớn hơn block, sai ngay khi bộ lọc vượt quá block.</translation>
    </message>
    <message>
        <source>A block, a piece on its right, one below and one in the corner: right as long as the template is no larger than the block, wrong as soon as it outgrows it.</source>
        <translation type="unfinished">Một block, một mảnh bên phải, một mảnh bên dưới và một mảnh ở góc: đúng chừng nào mẫu không lớn hơn block, sai ngay khi mẫu vượt quá block.</translation>
    </message>
    <message>
        <source>A blur whose blocks share a tile: what a block reads, and what it writes</source>
        <translation type="unfinished">Phép làm mờ mà các thread của mỗi block dùng chung một tile: block đọc gì và ghi gì</translation>
    </message>
    <message>
        <source>A board as a machine-vision camera sees it: fine, sharp, regular.</source>
        <translation type="unfinished">Một bo mạch như máy ảnh thị giác máy nhìn thấy: mịn, sắc nét, đều đặn.</translation>
    </message>
    <message>
        <source>A branch through a table is not followed</source>
        <translation type="unfinished">Rẽ nhánh qua bảng không được theo dấu</translation>
    </message>
    <message>
        <source>A broadcast: the constant cache gives one place to all lanes at once.</source>
        <translation type="unfinished">Broadcast: bộ nhớ đệm hằng đưa một vị trí cho tất cả các lane cùng lúc.</translation>
    </message>
    <message>
        <source>A buffer of %1 values of type %2 cannot be made: it has at least one, and all buffers together have at most 4 GB.</source>
        <translation type="unfinished">Không tạo được vùng đệm gồm %1 giá trị kiểu %2: mỗi vùng đệm phải có ít nhất một giá trị, và tất cả vùng đệm cộng lại tối đa 4 GB.</translation>
    </message>
    <message>
        <source>A byte keeps the lowest eight bits of a sum: the strongest edges, above 255, turn up as dark speckles within the bright lines.</source>
        <translation type="unfinished">Một byte chỉ giữ tám bit thấp nhất của tổng: các biên mạnh nhất, trên 255, hiện thành đốm tối trong các đường sáng.</translation>
    </message>
    <message>
        <source>A cache between all multiprocessors and the device's memory, megabytes in size. What one block has read, a later block finds there.</source>
        <translation type="unfinished">Bộ nhớ đệm giữa tất cả multiprocessor và bộ nhớ thiết bị, cỡ hàng megabyte. Những gì một block đã đọc, block sau có thể lấy lại ở đó.</translation>
    </message>
    <message>
        <source>A cache in each multiprocessor, in the same memory as shared memory. It answers when a block's threads read what was read shortly before, without the kernel's help.</source>
        <translation type="unfinished">Bộ nhớ đệm trong mỗi multiprocessor, dùng chung vùng nhớ vật lý với bộ nhớ chia sẻ. Nó đáp ứng khi các thread của một block đọc những gì vừa được đọc trước đó, không cần kernel giúp.</translation>
    </message>
    <message>
        <source>A chart of the speed that a GPU can reach at most, by arithmetic intensity: it rises with memory bandwidth and becomes flat at the peak of the arithmetic units.</source>
        <translation type="unfinished">Biểu đồ tốc độ tối đa mà GPU đạt được theo cường độ số học: nó tăng theo băng thông bộ nhớ rồi nằm ngang ở mức đỉnh của các đơn vị số học.</translation>
    </message>
    <message>
        <source>A click chooses this strategy.</source>
        <translation type="unfinished">Nhấp để chọn chiến lược này.</translation>
    </message>
    <message>
        <source>A click on a run goes back to its settings; a right click can pin it.</source>
        <translation type="unfinished">Nhấp vào một lần chạy để quay lại thiết lập của nó; nhấp chuột phải để ghim nó.</translation>
    </message>
    <message>
        <source>A column's 16 parts lie in 16 warps. One that is ahead reads what the others have not written yet: the remainders are those of another tile, or of nothing.</source>
        <translation type="unfinished">16 phần của một cột nằm trong 16 warp. Warp chạy trước đọc những gì các warp khác chưa ghi: các số dư là của một tile khác, hoặc chẳng của tile nào.</translation>
    </message>
    <message>
        <source>A command, a strategy, a block such as 32x8, a setting such as filter 9</source>
        <translation type="unfinished">Một lệnh, một chiến lược, một block như 32x8, một thiết lập như filter 9</translation>
    </message>
    <message>
        <source>A copy of input to output takes %1, this one %2.</source>
        <translation type="unfinished">Sao chép đầu vào sang đầu ra mất %1, chiến lược này mất %2.</translation>
    </message>
    <message>
        <source>A file for the teacher, who runs it again: tilescope lesson verify</source>
        <translation type="unfinished">Một tệp để nộp cho giảng viên; giảng viên chạy lại bằng: tilescope lesson verify</translation>
    </message>
    <message>
        <source>A film is being made; save another when it is done.</source>
        <translation type="unfinished">Đang tạo một video; hãy lưu video khác khi xong.</translation>
    </message>
    <message>
        <source>A film's name ends in one of %1.</source>
        <translation type="unfinished">Tên video phải có một trong các đuôi %1.</translation>
    </message>
    <message>
        <source>A first kernel adds the border, so that blocks copy tiles without conditions.</source>
        <translation type="unfinished">Kernel đầu tiên thêm biên, để các block sao chép tile mà không cần điều kiện.</translation>
    </message>
    <message>
        <source>A first kernel, which others change.</source>
        <translation type="unfinished">Kernel khởi đầu; các kernel khác thay đổi từ nó.</translation>
    </message>
    <message>
        <source>A float given to a byte loses its fraction: half of all values come out one level too dark. That is within the tolerance, so the check passes; the difference view shows it.</source>
        <translation type="unfinished">Một float gán cho byte mất phần lẻ: một nửa số giá trị tối hơn một mức. Điều đó nằm trong dung sai nên phép kiểm tra vẫn đạt; chế độ xem khác biệt cho thấy nó.</translation>
    </message>
    <message>
        <source>A float is split into a high and a low TF32 part; three products are about as accurate as FP32.</source>
        <translation type="unfinished">Một float được tách thành một phần TF32 cao và một phần thấp; ba tích chính xác xấp xỉ FP32.</translation>
    </message>
    <message>
        <source>A float is split into two halves, 22 bits in all; three products of halves.</source>
        <translation type="unfinished">Một float được tách thành hai số half, tổng cộng 22 bit; ba tích của các số half.</translation>
    </message>
    <message>
        <source>A float keeps 24 bits. Where the picture is bright and has little contrast, the variance is the small difference of two large products, and what is left of it is rounding.</source>
        <translation type="unfinished">Một float giữ 24 bit. Nơi ảnh sáng và ít tương phản, phương sai là hiệu nhỏ của hai tích lớn, và phần còn lại của nó chỉ là sai số làm tròn.</translation>
    </message>
    <message>
        <source>A folder of pictures, each made grey and scaled to the image size.</source>
        <translation type="unfinished">Một thư mục ảnh, mỗi ảnh được chuyển sang xám và co giãn về kích thước ảnh.</translation>
    </message>
    <message>
        <source>A frame does not contain what its head describes.</source>
        <translation type="unfinished">Một khung dữ liệu không chứa đúng những gì phần đầu của nó mô tả.</translation>
    </message>
    <message>
        <source>A frame is larger than Tilescope's may be.</source>
        <translation type="unfinished">Một khung dữ liệu lớn hơn mức Tilescope cho phép.</translation>
    </message>
    <message>
        <source>A function that the GPU executes once for each thread. It is written in CUDA C++ and marked __global__.</source>
        <translation type="unfinished">Hàm mà GPU thực hiện một lần cho mỗi thread. Nó được viết bằng CUDA C++ và đánh dấu __global__.</translation>
    </message>
    <message>
        <source>A grey picture does not show it; one in colour does.</source>
        <translation type="unfinished">Ảnh xám không cho thấy điều này; ảnh màu thì có.</translation>
    </message>
    <message>
        <source>A grid of %1 blocks is outside CUDA's limits: at least 1 and at most %2 blocks in x, y and z. A larger block makes the grid smaller.</source>
        <translation type="unfinished">Lưới %1 block nằm ngoài giới hạn của CUDA: ít nhất 1 và nhiều nhất %2 block theo x, y và z. Block lớn hơn làm lưới nhỏ lại.</translation>
    </message>
    <message>
        <source>A group of at most 1024 threads that runs on one multiprocessor. Its threads share shared memory and can wait for each other at a barrier; threads of different blocks normally cannot.</source>
        <translation type="unfinished">Nhóm tối đa 1024 thread chạy trên một multiprocessor. Các thread của nó dùng chung bộ nhớ chia sẻ và có thể chờ nhau ở rào đồng bộ; thread của các block khác nhau thường thì không.</translation>
    </message>
    <message>
        <source>A hand less</source>
        <translation type="unfinished">Bớt một người giơ tay</translation>
    </message>
    <message>
        <source>A hand less for %1</source>
        <translation type="unfinished">Bớt một người giơ tay cho %1</translation>
    </message>
    <message>
        <source>A hand more for %1</source>
        <translation type="unfinished">Thêm một người giơ tay cho %1</translation>
    </message>
    <message>
        <source>A hand more for the option</source>
        <translation type="unfinished">Thêm một người giơ tay cho lựa chọn này</translation>
    </message>
    <message>
        <source>A kernel cannot launch another kernel here: that needs CUDA's run-time system on the device. Launch both from the host, by a note for each: //@ launch KERNEL</source>
        <translation type="unfinished">Ở đây kernel không launch được kernel khác: việc đó cần CUDA runtime trên thiết bị. Hãy launch cả hai từ host, mỗi kernel một ghi chú: //@ launch KERNEL</translation>
    </message>
    <message>
        <source>A kernel faulted; run it on the emulator to see the line.</source>
        <translation type="unfinished">Một kernel đã gặp lỗi; hãy chạy nó trên trình giả lập để thấy dòng đó.</translation>
    </message>
    <message>
        <source>A kernel ran an illegal instruction, perhaps a trap of its own.</source>
        <translation type="unfinished">Một kernel đã chạy một lệnh không hợp lệ, có thể là trap của chính nó.</translation>
    </message>
    <message>
        <source>A kernel ran longer than the display's watchdog allows; a smaller picture or filter would finish.</source>
        <translation type="unfinished">Một kernel chạy lâu hơn mức bộ giám sát (watchdog) của màn hình cho phép; ảnh hoặc bộ lọc nhỏ hơn sẽ chạy xong.</translation>
    </message>
    <message>
        <source>A kernel read or wrote outside its buffers; run it on the emulator to see the line.</source>
        <translation type="unfinished">Một kernel đã đọc hoặc ghi ra ngoài các vùng đệm của nó; hãy chạy nó trên trình giả lập để thấy dòng đó.</translation>
    </message>
    <message>
        <source>A kernel used an address that its type's size does not divide; run it on the emulator to see the line.</source>
        <translation type="unfinished">Một kernel đã dùng địa chỉ không chia hết cho kích thước kiểu của nó; hãy chạy nó trên trình giả lập để thấy dòng đó.</translation>
    </message>
    <message>
        <source>A lane reads sums that another warp has not written yet, or has written for the row before: wrong where the window reaches into another warp's columns, and only at times.</source>
        <translation type="unfinished">Một lane đọc các tổng mà warp khác chưa ghi, hoặc đã ghi cho hàng trước: sai ở nơi cửa sổ lấn sang các cột của warp khác, và chỉ thỉnh thoảng mới sai.</translation>
    </message>
    <message>
        <source>A lane that takes 8 numbers side by side reads 32 bytes from its neighbour's place, so that of 8 lanes, which read at a time, four pairs meet in a bank. Two groups of 4 numbers, 64 apart, do not: then neighbours read neighbouring 16 bytes. The elements belong to other pixels, but here nobody told the stores.</source>
        <translation type="unfinished">Lane lấy 8 số nằm cạnh nhau sẽ đọc cách chỗ của lane bên cạnh 32 byte, nên trong 8 lane đọc cùng lúc có bốn cặp gặp nhau ở một bank. Hai nhóm 4 số cách nhau 64 thì không: khi đó các lane cạnh nhau đọc 16 byte cạnh nhau. Các phần tử khi ấy thuộc về điểm ảnh khác, nhưng ở đây các lệnh ghi chưa được sửa theo.</translation>
    </message>
    <message>
        <source>A larger chunk does more with each byte, CGMA 0.25 at 2 and 1.0 at 8, until too few blocks fit a multiprocessor (003.txt:370-408).</source>
        <translation type="unfinished">Chunk lớn hơn làm được nhiều việc hơn với mỗi byte, CGMA 0.25 với chunk 2 và 1.0 với chunk 8, cho tới khi quá ít block vừa trong một multiprocessor (003.txt:370-408).</translation>
    </message>
    <message>
        <source>A lesson beside the picture and the kernel</source>
        <translation type="unfinished">Một bài học bên cạnh ảnh và kernel</translation>
    </message>
    <message>
        <source>A letter adds a hand, with Shift it takes one away; Enter goes on.</source>
        <translation type="unfinished">Nhấn một chữ cái để thêm một người giơ tay, cùng với Shift để bớt một; Enter để đi tiếp.</translation>
    </message>
    <message>
        <source>A library chooses its blocks itself, so that their order is not known.</source>
        <translation type="unfinished">Thư viện tự chọn các block của nó, nên không biết thứ tự của chúng.</translation>
    </message>
    <message>
        <source>A library of NVIDIA's, for comparison.</source>
        <translation type="unfinished">Một thư viện của NVIDIA, để so sánh.</translation>
    </message>
    <message>
        <source>A line was copied for the next channel and one letter forgotten: the green channel repeats the blue one. Nothing but the colours gives it away.</source>
        <translation type="unfinished">Một dòng được sao chép cho kênh kế tiếp mà quên đổi một chữ: kênh lục lặp lại kênh lam. Chỉ có màu sắc để lộ điều đó.</translation>
    </message>
    <message>
        <source>A load of four bytes must begin at a multiple of four. At any other place a GPU ends the kernel with an error; that is what the two words and the funnel shift are for.</source>
        <translation type="unfinished">Lệnh nạp bốn byte phải bắt đầu ở bội của bốn. Ở bất kỳ chỗ nào khác, GPU kết thúc kernel với một lỗi; hai từ nhớ và phép funnel shift là để tránh điều đó.</translation>
    </message>
    <message>
        <source>A load, a shift and a __dp4a for four pixels in place of four loads and four multiplications: 3× over padded.</source>
        <translation type="unfinished">Một lần nạp, một phép dịch và một __dp4a cho bốn điểm ảnh thay cho bốn lần nạp và bốn phép nhân: nhanh gấp 3 lần padded.</translation>
    </message>
    <message>
        <source>A multiprocessor</source>
        <translation type="unfinished">Một multiprocessor</translation>
    </message>
    <message>
        <source>A name in "lessons" is not that of a lesson or a step: it is empty, too long or contains a slash.</source>
        <translation type="unfinished">Một tên trong “lessons” không phải tên của bài học hay bước: nó trống, quá dài hoặc chứa dấu gạch chéo.</translation>
    </message>
    <message>
        <source>A number</source>
        <translation type="unfinished">Một con số</translation>
    </message>
    <message>
        <source>A parameter cannot be named "%1", as a setting of Tilescope's is.</source>
        <translation type="unfinished">Không thể đặt tên tham số là “%1”, vì trùng với một thiết lập của Tilescope.</translation>
    </message>
    <message>
        <source>A parameter is given nothing: choose what it is given, or write an expression.</source>
        <translation type="unfinished">Có một tham số chưa được truyền giá trị: hãy chọn giá trị truyền vào, hoặc viết một biểu thức.</translation>
    </message>
    <message>
        <source>A picture cannot be given as values of type "%1".</source>
        <translation type="unfinished">Không thể đưa ảnh vào dưới dạng các giá trị kiểu “%1”.</translation>
    </message>
    <message>
        <source>A picture of %1 pixels has more tiles than this strategy's 32-bit indices can number. "shifted_templates" has no tiles.</source>
        <translation type="unfinished">Ảnh %1 điểm ảnh có nhiều tile hơn mức các chỉ số 32 bit của chiến lược này đánh số được. “shifted_templates” không có tile.</translation>
    </message>
    <message>
        <source>A picture read through the texture unit, which handles coordinates beyond the edge and can interpolate. Its reads are cached by neighbourhood, not by row.</source>
        <translation type="unfinished">Ảnh được đọc qua đơn vị texture, đơn vị này xử lý tọa độ ngoài rìa và có thể nội suy. Các lần đọc được lưu đệm theo vùng lân cận chứ không theo hàng.</translation>
    </message>
    <message>
        <source>A pinned run has no place in it: save a session to keep the difference.</source>
        <translation type="unfinished">Dòng lệnh không chứa được lần chạy đã ghim: hãy lưu phiên để giữ phần khác biệt.</translation>
    </message>
    <message>
        <source>A pinned run of the session</source>
        <translation type="unfinished">Một lần chạy đã ghim của phiên</translation>
    </message>
    <message>
        <source>A pixel has 8 bits, which are one byte. A host that multiplies the tile's pixels by 8 gets the right picture, but its blocks take eight times the shared memory, and fewer of them fit a multiprocessor.</source>
        <translation type="unfinished">Một điểm ảnh có 8 bit, tức một byte. Host nhân số điểm ảnh của tile với 8 vẫn nhận được ảnh đúng, nhưng các block chiếm gấp tám lần bộ nhớ chia sẻ, và ít block vừa trong một multiprocessor hơn.</translation>
    </message>
    <message>
        <source>A pixel has eight bits of the word: of a sum above 255 the upper bits turn up in the pixel on its right.</source>
        <translation type="unfinished">Một điểm ảnh chiếm tám bit của từ nhớ: với tổng trên 255, các bit cao hiện ra ở điểm ảnh bên phải.</translation>
    </message>
    <message>
        <source>A product binds before a sum: without brackets the host asks for far less shared memory than the tile takes, and the first store beyond it is out of bounds.</source>
        <translation type="unfinished">Phép nhân được tính trước phép cộng: thiếu dấu ngoặc, host xin ít bộ nhớ chia sẻ hơn nhiều so với tile cần, và lần ghi đầu tiên vượt quá đó là ngoài giới hạn.</translation>
    </message>
    <message>
        <source>A program copies %1 to the device, launches, and copies %2 back: %3, %4, %5.</source>
        <translation type="unfinished">Chương trình sao chép %1 sang thiết bị, launch, rồi sao chép %2 trở về: %3, %4, %5.</translation>
    </message>
    <message>
        <source>A quarter of the loads once more, and 29 instructions a pixel instead of 41: about 1.4 times as fast as words on an H200.</source>
        <translation type="unfinished">Số lần nạp lại giảm còn một phần tư, và 29 lệnh mỗi điểm ảnh thay vì 41: nhanh gấp khoảng 1.4 lần words trên H200.</translation>
    </message>
    <message>
        <source>A quick warp fills the tiles with the next chunk of images while slower ones still read this one. Every loop over shared tiles needs two barriers: after filling and after use.</source>
        <translation type="unfinished">Một warp nhanh nạp chunk ảnh kế tiếp vào các tile trong khi các warp chậm hơn vẫn đọc chunk này. Mọi vòng lặp trên tile chia sẻ đều cần hai rào đồng bộ: sau khi nạp và sau khi dùng.</translation>
    </message>
    <message>
        <source>A read, a computation and a write that no other thread can interrupt, such as atomicAdd. Lanes that address the same place are served one after the other.</source>
        <translation type="unfinished">Một lần đọc, một phép tính và một lần ghi mà không thread nào khác chen vào được, như atomicAdd. Các lane truy cập cùng một chỗ được phục vụ lần lượt.</translation>
    </message>
    <message>
        <source>A result of type "%1" cannot be shown; unsigned char, uchar3, uchar4, float, double, short, int and their unsigned forms can.</source>
        <translation type="unfinished">Không thể hiển thị kết quả kiểu “%1”; có thể hiển thị unsigned char, uchar3, uchar4, float, double, short, int và các dạng không dấu của chúng.</translation>
    </message>
    <message>
        <source>A roofline needs a strategy that was counted, and timed on a GPU or estimated by the model; switch counters on and let the sliders rest.</source>
        <translation type="unfinished">Roofline cần một chiến lược đã được đếm, và được đo thời gian trên GPU hoặc được mô hình ước lượng; hãy bật bộ đếm và để các thanh trượt đứng yên.</translation>
    </message>
    <message>
        <source>A row for each warp, its cycles to the right. Left and right move the cursor by a cycle, with Shift by ten; up and down go to another warp; plus and minus zoom.</source>
        <translation type="unfinished">Mỗi warp một hàng, chu kỳ chạy sang phải. Phím trái và phải dời con trỏ một chu kỳ, cùng Shift thì mười; lên và xuống sang warp khác; cộng và trừ để phóng to, thu nhỏ.</translation>
    </message>
    <message>
        <source>A row of the window adds up to more than 255, and what does not fit into a byte is dropped: the mean is far too low, and almost everything becomes white.</source>
        <translation type="unfinished">Một hàng của cửa sổ cộng lại hơn 255, và phần không vừa một byte bị bỏ: trung bình quá thấp, và gần như tất cả thành trắng.</translation>
    </message>
    <message>
        <source>A row such as 1 2 1, whose product with itself is the filter, or all rows, as in 0 1 0; 1 4 1; 0 1 0. An odd number of weights from 3 to 31, none negative; they are divided by their sum.</source>
        <translation type="unfinished">Một hàng như 1 2 1, có tích với chính nó là bộ lọc, hoặc mọi hàng, như trong 0 1 0; 1 4 1; 0 1 0. Số trọng số là số lẻ từ 3 đến 31, không trọng số nào âm; chúng được chia cho tổng của chúng.</translation>
    </message>
    <message>
        <source>A row twice</source>
        <translation type="unfinished">Một hàng hai lần</translation>
    </message>
    <message>
        <source>A sample: %1</source>
        <translation type="unfinished">Lấy mẫu: %1</translation>
    </message>
    <message>
        <source>A second figure, drawn dashed over the axis at the right</source>
        <translation type="unfinished">Số liệu thứ hai, vẽ nét đứt theo trục bên phải</translation>
    </message>
    <message>
        <source>A sector is 32 bytes, the least that memory moves; a request takes every sector that one of its lanes touches.</source>
        <translation type="unfinished">Một sector là 32 byte, lượng nhỏ nhất mà bộ nhớ chuyển; một yêu cầu lấy mọi sector mà một lane của nó chạm tới.</translation>
    </message>
    <message>
        <source>A sector is 32 bytes, the least that memory moves; a request takes every sector that one of its lanes touches. The ideal is what the same bytes would take side by side.</source>
        <translation type="unfinished">Một sector là 32 byte, lượng nhỏ nhất mà bộ nhớ chuyển; một yêu cầu lấy mọi sector mà một lane của nó chạm tới. Mức lý tưởng là số sector mà cũng bấy nhiêu byte cần khi nằm cạnh nhau.</translation>
    </message>
    <message>
        <source>A sentence that helps; answers may be wrong, too</source>
        <translation type="unfinished">Một câu giúp đỡ; trả lời sai cũng không sao</translation>
    </message>
    <message>
        <source>A shared tile is faster than global memory, and a filter in constant memory faster still (002.txt:279, 289).</source>
        <translation type="unfinished">Tile chia sẻ nhanh hơn bộ nhớ toàn cục, và bộ lọc trong bộ nhớ hằng còn nhanh hơn nữa (002.txt:279, 289).</translation>
    </message>
    <message>
        <source>A shift binds after a sum, so the whole side is doubled and not the radius: the picture is right, but a block takes up to four times the shared memory and fewer of them share a multiprocessor.</source>
        <translation type="unfinished">Phép dịch được tính sau phép cộng, nên cả cạnh bị nhân đôi chứ không phải bán kính: ảnh đúng, nhưng block chiếm tới gấp bốn lần bộ nhớ chia sẻ và ít block cùng chạy trên một multiprocessor hơn.</translation>
    </message>
    <message>
        <source>A side of the result, "%1", is %2; it must be a whole number from 1 to %3.</source>
        <translation type="unfinished">Một cạnh của kết quả, “%1”, là %2; nó phải là số nguyên từ 1 đến %3.</translation>
    </message>
    <message>
        <source>A sixteenth of the load instructions in the columns' pass and a quarter of the stores; conversions from bytes to floats remain: about 1.5× as fast as one launch on an H200.</source>
        <translation type="unfinished">Chỉ còn một phần mười sáu số lệnh nạp trong lượt cột và một phần tư số lệnh ghi; vẫn còn việc chuyển từ byte sang float: nhanh gấp khoảng 1.5 lần so với một lần launch trên H200.</translation>
    </message>
    <message>
        <source>A sixteenth of the loads, stores and shuffles, about 20 instructions a pixel in place of 70: twice as fast, 400 µs at 16384² on an H200 with B = 3. Rows are fetched when they are needed, and at B = 101 the L2 cache no longer holds those that leave: 550 µs.</source>
        <translation type="unfinished">Chỉ còn một phần mười sáu số lệnh nạp, ghi và shuffle, khoảng 20 lệnh mỗi điểm ảnh thay cho 70: nhanh gấp đôi, 400 µs ở 16384² trên H200 với B = 3. Các hàng được lấy khi cần, và ở B = 101 bộ nhớ đệm L2 không còn giữ những hàng rời đi: 550 µs.</translation>
    </message>
    <message>
        <source>A small, fast memory in each multiprocessor, up to 48 to 227 KB a block. The kernel fills it itself, so that a block's threads read from global memory once what all of them need.</source>
        <translation type="unfinished">Bộ nhớ nhỏ, nhanh trong mỗi multiprocessor, tối đa từ 48 đến 227 KB mỗi block tùy GPU. Kernel tự nạp dữ liệu vào nó, để các thread của một block chỉ đọc một lần từ bộ nhớ toàn cục những gì tất cả đều cần.</translation>
    </message>
    <message>
        <source>A smaller picture, or closing other programs that use the GPU, would help.</source>
        <translation type="unfinished">Dùng ảnh nhỏ hơn, hoặc đóng các chương trình khác đang dùng GPU, sẽ giúp được.</translation>
    </message>
    <message>
        <source>A smaller tile (a smaller block or filter) lets more blocks in.</source>
        <translation type="unfinished">Tile nhỏ hơn (block hoặc bộ lọc nhỏ hơn) cho phép nhiều block hơn cùng chạy.</translation>
    </message>
    <message>
        <source>A surface is read or written here</source>
        <translation type="unfinished">Một surface được đọc hoặc ghi ở đây</translation>
    </message>
    <message>
        <source>A sweep runs every block size of the lists at the left and draws what each costs: time on a GPU, sectors and wavefronts in the emulator. Press “Sweep”.</source>
        <translation type="unfinished">Một lần quét chạy mọi kích thước block trong các danh sách bên trái và vẽ ra cái giá của từng kích thước: thời gian trên GPU, sector và wavefront trong trình giả lập. Hãy nhấn “Quét”.</translation>
    </message>
    <message>
        <source>A tenth as far as the mouse</source>
        <translation type="unfinished">Chỉ đi một phần mười quãng của chuột</translation>
    </message>
    <message>
        <source>A test picture did not come through CUDA into OpenGL unchanged.</source>
        <translation type="unfinished">Một ảnh thử không qua được CUDA vào OpenGL mà còn nguyên vẹn.</translation>
    </message>
    <message>
        <source>A test picture took seconds from CUDA into OpenGL: after a fault of a kernel the driver may have to be reset (nvidia-smi --gpu-reset, or restart the machine).</source>
        <translation type="unfinished">Một ảnh thử mất hàng giây để từ CUDA vào OpenGL: sau một lỗi của kernel, có thể phải đặt lại trình điều khiển (nvidia-smi --gpu-reset, hoặc khởi động lại máy).</translation>
    </message>
    <message>
        <source>A texture cannot have three channels; use grey bytes or floats.</source>
        <translation type="unfinished">Texture không thể có ba kênh; hãy dùng byte xám hoặc float.</translation>
    </message>
    <message>
        <source>A texture needs at least one texel.</source>
        <translation type="unfinished">Một texture cần ít nhất một texel.</translation>
    </message>
    <message>
        <source>A texture with linear filtering needs texels that are read as floats, and these are bytes (cudaReadModeElementType). Use normalised reads ("fractions"), or point filtering.</source>
        <translation type="unfinished">Texture lọc tuyến tính cần các texel được đọc thành số thực, còn đây là byte (cudaReadModeElementType). Hãy dùng cách đọc chuẩn hóa ("fractions"), hoặc lọc điểm.</translation>
    </message>
    <message>
        <source>A thread computes 16 pixels in a row, with one load of 16 bytes for each row.</source>
        <translation type="unfinished">Mỗi thread tính 16 điểm ảnh liên tiếp, với một lệnh nạp 16 byte cho mỗi hàng.</translation>
    </message>
    <message>
        <source>A thread computes 8×8 elements and uses each number that it reads 8 times.</source>
        <translation type="unfinished">Mỗi thread tính 8×8 phần tử và dùng mỗi số đọc được 8 lần.</translation>
    </message>
    <message>
        <source>A thread computes four pixels in a row, with loads and stores of four bytes.</source>
        <translation type="unfinished">Mỗi thread tính bốn điểm ảnh liên tiếp, với các lệnh nạp và ghi bốn byte.</translation>
    </message>
    <message>
        <source>A thread computes four results side by side: each word of picture and template is loaded once for all four.</source>
        <translation type="unfinished">Mỗi thread tính bốn kết quả cạnh nhau: mỗi từ nhớ của ảnh và mẫu được nạp một lần cho cả bốn.</translation>
    </message>
    <message>
        <source>A thread keeps as many rows of 48 bytes in registers as the filter is wide, and of 255 registers each row takes 12: filters up to %1 wide work, or the strategy "packed".</source>
        <translation type="unfinished">Mỗi thread giữ trong thanh ghi số hàng 48 byte bằng chiều rộng bộ lọc, và trong 255 thanh ghi mỗi hàng chiếm 12: dùng được bộ lọc rộng tối đa %1, hoặc chiến lược “packed”.</translation>
    </message>
    <message>
        <source>A thread requests all its rows first: six vectors are in flight, not two.</source>
        <translation type="unfinished">Mỗi thread yêu cầu mọi hàng của nó trước: sáu vectơ đang được truyền cùng lúc, không phải hai.</translation>
    </message>
    <message>
        <source>A thread sums columns of 48 interleaved bytes, loaded 16 bytes at a time.</source>
        <translation type="unfinished">Mỗi thread cộng các cột của 48 byte xen kẽ, nạp mỗi lần 16 byte.</translation>
    </message>
    <message>
        <source>A thread walks down all its rows although the picture ends before them, and stores beyond the buffer. It hides while the height is a multiple of a thread's rows.</source>
        <translation type="unfinished">Thread đi xuống hết mọi hàng của nó dù ảnh kết thúc trước đó, và ghi ra ngoài vùng đệm. Lỗi ẩn đi khi chiều cao là bội của số hàng mỗi thread.</translation>
    </message>
    <message>
        <source>A thread walks down eight rows and keeps three: it reads ten rows, not 24.</source>
        <translation type="unfinished">Mỗi thread đi xuống tám hàng và giữ ba hàng: nó đọc mười hàng, không phải 24.</translation>
    </message>
    <message>
        <source>A thread's own memory for arrays with a changing index and for registers that did not fit. Despite its name it lies in device memory; only the L1 and L2 caches make it faster.</source>
        <translation type="unfinished">Bộ nhớ riêng của thread cho các mảng có chỉ số thay đổi và cho các thanh ghi không còn chỗ. Dù có tên như vậy, nó nằm trong bộ nhớ thiết bị; chỉ bộ nhớ đệm L1 và L2 làm cho nó nhanh hơn.</translation>
    </message>
    <message>
        <source>A thread's own memory for arrays with a changing index and for registers that did not fit. Despite its name it lies in device memory; only the L1 and L2 caches make it faster. Each instruction with which a warp reads it is one request.</source>
        <translation type="unfinished">Bộ nhớ riêng của thread cho các mảng có chỉ số thay đổi và cho các thanh ghi không còn chỗ. Dù có tên như vậy, nó nằm trong bộ nhớ thiết bị; chỉ bộ nhớ đệm L1 và L2 làm cho nó nhanh hơn. Mỗi lệnh mà một warp dùng để đọc nó là một yêu cầu.</translation>
    </message>
    <message>
        <source>A tile_width of %1 fits.</source>
        <translation type="unfinished">tile_width là %1 thì vừa.</translation>
    </message>
    <message>
        <source>A tile_width of %1 with a block of %2 fits.</source>
        <translation type="unfinished">tile_width là %1 với block %2 thì vừa.</translation>
    </message>
    <message>
        <source>A time computed from counts and the GPU's data sheet, not measured. The lower end is the tightest limit, the upper end what comes of it when hardly anything overlaps.</source>
        <translation type="unfinished">Thời gian tính từ các số đếm và bảng thông số của GPU, không phải đo. Đầu dưới là giới hạn chặt nhất, đầu trên là mức đạt được khi hầu như không có gì chồng lấp.</translation>
    </message>
    <message>
        <source>A warp alone takes 600 cycles for four rows of 256 pixels at B = 101 in place of 850, of which the products are 490: a third less at B = 101, 220 µs on an H200. No gain at B = 3, where 16 warps fill each other's waits.</source>
        <translation type="unfinished">Một warp chạy một mình mất 600 chu kỳ cho bốn hàng 256 điểm ảnh ở B = 101 thay cho 850, trong đó các tích chiếm 490: ít hơn một phần ba ở B = 101, 220 µs trên H200. Không lợi gì ở B = 3, nơi 16 warp lấp thời gian chờ của nhau.</translation>
    </message>
    <message>
        <source>A warp at the barrier does nothing until the last one comes.</source>
        <translation type="unfinished">Warp đã đến rào đồng bộ thì không làm gì cho tới khi warp cuối cùng đến.</translation>
    </message>
    <message>
        <source>A warp computes this value as a whole, by matrix instructions: its reads are not listed.</source>
        <translation type="unfinished">Cả một warp cùng tính giá trị này, bằng lệnh ma trận: các lần đọc của nó không được liệt kê.</translation>
    </message>
    <message>
        <source>A warp multiplies numbers of the tiles that other warps have not written yet: elements of C are wrong, and differently on every run of a GPU.</source>
        <translation type="unfinished">Một warp nhân các số trong tile mà các warp khác chưa ghi: các phần tử của C sai, và mỗi lần chạy trên GPU sai một kiểu.</translation>
    </message>
    <message>
        <source>A warp reads pixels of the tile that other warps have not written yet: the picture is torn along the rows where their parts meet, and differently on every run of a GPU.</source>
        <translation type="unfinished">Một warp đọc các điểm ảnh của tile mà các warp khác chưa ghi: ảnh bị rách dọc các hàng nơi các phần của chúng gặp nhau, và mỗi lần chạy trên GPU một kiểu.</translation>
    </message>
    <message>
        <source>A warp walks down with the filter's rows in registers and reads rows once.</source>
        <translation type="unfinished">Một warp đi xuống, giữ các hàng của bộ lọc trong thanh ghi và chỉ đọc mỗi hàng một lần.</translation>
    </message>
    <message>
        <source>A wavefront is one pass of an access through shared memory, whose 32 banks each hand out one word of 4 bytes a pass; a bank conflict adds passes.</source>
        <translation type="unfinished">Một wavefront là một lượt truy cập qua bộ nhớ chia sẻ, trong đó mỗi bank trong 32 bank trả một từ nhớ 4 byte mỗi lượt; xung đột bank thêm lượt.</translation>
    </message>
    <message>
        <source>A wavefront is one pass of an access through shared memory, whose 32 banks each hand out one word of 4 bytes a pass; a bank conflict adds passes. The lanes that update words of one bank take turns, one a wavefront and two for a compare-and-swap; only additions of 1 whose result is not used go together.</source>
        <translation type="unfinished">Một wavefront là một lượt truy cập qua bộ nhớ chia sẻ, trong đó mỗi bank trong 32 bank trả một từ nhớ 4 byte mỗi lượt; xung đột bank thêm lượt. Các lane cập nhật các từ nhớ của cùng một bank thì lần lượt, mỗi lane một wavefront, và hai với compare-and-swap; chỉ các phép cộng 1 mà kết quả không được dùng mới đi chung.</translation>
    </message>
    <message>
        <source>A whole block may leave before a barrier, single threads of it must not: on the diagonal those that leave have filled nothing, and the others read their places in the tiles.</source>
        <translation type="unfinished">Cả block được phép thoát trước rào đồng bộ, từng thread riêng lẻ thì không: trên đường chéo, những thread thoát ra chưa ghi gì, và các thread khác đọc chỗ của chúng trong các tile.</translation>
    </message>
    <message>
        <source>A window of one colour has no variance: 0 / 0 is no number, and limiting it to -1 … 1 makes it -1. Flat parts of the picture become the worst match of all instead of none.</source>
        <translation type="unfinished">Cửa sổ một màu không có phương sai: 0 / 0 không phải là số, và giới hạn vào -1 … 1 biến nó thành -1. Các vùng phẳng của ảnh trở thành chỗ khớp tệ nhất thay vì không khớp.</translation>
    </message>
    <message>
        <source>A window's sum is its neighbour's, plus a column, less a column; boxes only.</source>
        <translation type="unfinished">Tổng của một cửa sổ là tổng của cửa sổ bên cạnh, cộng một cột, trừ một cột; chỉ cho bộ lọc hộp.</translation>
    </message>
    <message>
        <source>A word's even bytes are taken without masking the odd ones, which then stand in the upper bits of each half: 256 times too large, and neither a pixel nor a sum of pixels.</source>
        <translation type="unfinished">Các byte chẵn của một từ nhớ được lấy mà không che các byte lẻ, nên byte lẻ nằm ở các bit cao của mỗi nửa: lớn gấp 256 lần, và không phải điểm ảnh cũng không phải tổng điểm ảnh.</translation>
    </message>
    <message>
        <source>A word's first pixel is its lowest byte, so moving right by a pixel shifts the bytes down. The other way windows lie to the left of where they should, and three results of four are wrong.</source>
        <translation type="unfinished">Điểm ảnh đầu tiên của một từ nhớ là byte thấp nhất, nên sang phải một điểm ảnh là dịch các byte xuống. Dịch ngược lại, các cửa sổ nằm bên trái chỗ phải có, và ba trong bốn kết quả sai.</translation>
    </message>
    <message>
        <source>A worker does not know what "%1" is.</source>
        <translation type="unfinished">Worker không biết “%1” là gì.</translation>
    </message>
    <message>
        <source>A worker is a Tilescope of the same version on a machine with a GPU. The command starts it there, and its standard input and output come back here. A new worker is connected at once.</source>
        <translation type="unfinished">Worker là một Tilescope cùng phiên bản trên máy có GPU. Lệnh khởi động nó ở đó, và đầu vào, đầu ra chuẩn của nó nối về đây. Worker mới được kết nối ngay.</translation>
    </message>
    <message>
        <source>A worker knows the built-in operations only.</source>
        <translation type="unfinished">Worker chỉ biết các phép xử lý có sẵn.</translation>
    </message>
    <message>
        <source>A worker reads no files: they come with the request.</source>
        <translation type="unfinished">Worker không đọc tệp nào: tệp đi kèm yêu cầu.</translation>
    </message>
    <message>
        <source>A, B, C …</source>
        <translation type="unfinished">A, B, C …</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished">Hủy bỏ</translation>
    </message>
    <message>
        <source>About Tilescope</source>
        <translation type="unfinished">Giới thiệu Tilescope</translation>
    </message>
    <message>
        <source>Absolute, because a coefficient lies between −1 and 1 whatever the contrast. All sums are exact integers; converting them to floats, a product, a root and a division then round six times, by less than half a unit of the 24th bit each, where the reference rounds doubles.</source>
        <translation type="unfinished">Tuyệt đối, vì hệ số nằm giữa −1 và 1 bất kể độ tương phản. Mọi tổng đều là số nguyên chính xác; chuyển chúng sang float, một phép nhân, một căn và một phép chia làm tròn sáu lần, mỗi lần dưới nửa đơn vị của bit thứ 24, còn tham chiếu làm tròn double.</translation>
    </message>
    <message>
        <source>Adaptive threshold</source>
        <translation type="unfinished">Ngưỡng thích nghi</translation>
    </message>
    <message>
        <source>Adaptive threshold from a texture, from global memory and from a shared tile, in windows of 3, 15 and 31</source>
        <translation type="unfinished">Ngưỡng thích nghi từ texture, từ bộ nhớ toàn cục và từ tile chia sẻ, với cửa sổ 3, 15 và 31</translation>
    </message>
    <message>
        <source>Additions, products or fused products of floats in a clock; also called CUDA cores.</source>
        <translation type="unfinished">Số phép cộng, phép nhân hoặc phép nhân-cộng float trong một chu kỳ xung nhịp; còn gọi là nhân CUDA.</translation>
    </message>
    <message>
        <source>After the discussion</source>
        <translation type="unfinished">Sau thảo luận</translation>
    </message>
    <message>
        <source>After the last event begin again (Ctrl+L)</source>
        <translation type="unfinished">Sau sự kiện cuối thì bắt đầu lại (Ctrl+L)</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation type="unfinished">So với %1</translation>
    </message>
    <message>
        <source>Against the run before</source>
        <translation type="unfinished">So với lần chạy trước</translation>
    </message>
    <message>
        <source>All %1 reads</source>
        <translation type="unfinished">Cả %1 lần đọc</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation type="unfinished">Mọi tệp (*)</translation>
    </message>
    <message>
        <source>All GPUs, NCCL</source>
        <translation type="unfinished">Mọi GPU, NCCL</translation>
    </message>
    <message>
        <source>All arithmetic</source>
        <translation type="unfinished">Mọi phép số học</translation>
    </message>
    <message>
        <source>All blocks of a launch. It has as many blocks as it takes to cover the picture, so the last row and column may hang over its edge.</source>
        <translation type="unfinished">Tất cả block của một lần launch. Lưới có đủ block để phủ ảnh, nên hàng và cột cuối có thể vượt ra ngoài rìa ảnh.</translation>
    </message>
    <message>
        <source>All blocks of one strategy as a heat map; or curves over the swept parameter, the side of square tiles or the block's width</source>
        <translation type="unfinished">Mọi block của một chiến lược dưới dạng bản đồ nhiệt; hoặc các đường cong theo tham số được quét, theo cạnh của tile vuông hoặc theo chiều rộng block</translation>
    </message>
    <message>
        <source>All blocks of the grid: %1 at a time</source>
        <translation type="unfinished">Mọi block của lưới: %1 cùng lúc</translation>
    </message>
    <message>
        <source>All channels</source>
        <translation type="unfinished">Mọi kênh</translation>
    </message>
    <message>
        <source>All events of the block, a row a warp. Left and right step, the wheel zooms.</source>
        <translation type="unfinished">Mọi sự kiện của block, mỗi warp một hàng. Phím trái và phải đi từng bước, con lăn để thu phóng.</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation type="unfinished">Tất cả các tệp (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished">Mọi tệp (*)</translation>
    </message>
    <message>
        <source>All launches</source>
        <translation type="unfinished">Mọi lần launch</translation>
    </message>
    <message>
        <source>All launches of the strategy together, or one of them</source>
        <translation type="unfinished">Mọi lần launch của chiến lược cùng nhau, hoặc một trong số đó</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished">Mọi bài học</translation>
    </message>
    <message>
        <source>All lessons of this student in one file</source>
        <translation type="unfinished">Mọi bài học của sinh viên này trong một tệp</translation>
    </message>
    <message>
        <source>All reads</source>
        <translation type="unfinished">Mọi lần đọc</translation>
    </message>
    <message>
        <source>All strategies stand here side by side once the first has run.</source>
        <translation type="unfinished">Mọi chiến lược đứng cạnh nhau ở đây khi chiến lược đầu tiên đã chạy.</translation>
    </message>
    <message>
        <source>All that was stored before the barrier can be read by every warp now.</source>
        <translation type="unfinished">Mọi thứ được ghi trước rào đồng bộ giờ đây mọi warp đều đọc được.</translation>
    </message>
    <message>
        <source>All threads of a block must come to the same barrier. Here most of them go past it, and what then happens is undefined.</source>
        <translation type="unfinished">Mọi thread của một block phải đến cùng một rào đồng bộ. Ở đây phần lớn đi qua mà không dừng, và điều xảy ra sau đó không xác định.</translation>
    </message>
    <message>
        <source>All threads of a block must come to the same barrier. Here most of them go past it, and what then happens is undefined: a GPU may hang, or read a tile that is not filled.</source>
        <translation type="unfinished">Mọi thread của một block phải đến cùng một rào đồng bộ. Ở đây phần lớn đi qua mà không dừng, và điều xảy ra sau đó không xác định: GPU có thể treo, hoặc đọc một tile chưa được nạp.</translation>
    </message>
    <message>
        <source>All values that the format can hold; of floats all that there are</source>
        <translation type="unfinished">Mọi giá trị mà định dạng chứa được; với float là mọi giá trị hiện có</translation>
    </message>
    <message>
        <source>All warps</source>
        <translation type="unfinished">Mọi warp</translation>
    </message>
    <message>
        <source>All warps that a multiprocessor can hold are resident: fewer, wider or more independent accesses are left to try.</source>
        <translation type="unfinished">Mọi warp mà một multiprocessor chứa được đều đang thường trú: chỉ còn cách truy cập ít hơn hoặc rộng hơn, hoặc có nhiều truy cập độc lập hơn trong mỗi thread.</translation>
    </message>
    <message>
        <source>All weights are 0, so they have no mean.</source>
        <translation type="unfinished">Mọi trọng số đều bằng 0, nên không có trung bình.</translation>
    </message>
    <message>
        <source>Allow on the GPU</source>
        <translation type="unfinished">Cho phép trên GPU</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation type="unfinished">Alpha</translation>
    </message>
    <message>
        <source>Also: %1</source>
        <translation type="unfinished">Còn gọi là: %1</translation>
    </message>
    <message>
        <source>Alt and drag</source>
        <translation type="unfinished">Alt và kéo</translation>
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
        <source>Amplification</source>
        <translation type="unfinished">Khuếch đại</translation>
    </message>
    <message>
        <source>An OpenGL context exists but cannot be used on this display.</source>
        <translation type="unfinished">Có ngữ cảnh OpenGL nhưng không dùng được trên màn hình này.</translation>
    </message>
    <message>
        <source>An access beyond the memory that belongs to a buffer or an array. It reads what is not meant, overwrites something else or ends the kernel.</source>
        <translation type="unfinished">Truy cập ra ngoài vùng nhớ thuộc về một vùng đệm hay mảng. Nó đọc thứ không định đọc, ghi đè thứ khác hoặc kết thúc kernel.</translation>
    </message>
    <message>
        <source>An atomic instruction changes the value: what other threads add is not listed.</source>
        <translation type="unfinished">Một lệnh nguyên tử thay đổi giá trị: những gì các thread khác cộng vào không được liệt kê.</translation>
    </message>
    <message>
        <source>An earlier launch computes the windows' sums; only products remain.</source>
        <translation type="unfinished">Một lần launch trước tính tổng của các cửa sổ; chỉ còn lại các tích.</translation>
    </message>
    <message>
        <source>An edited kernel may run on the GPU only when the emulator has looked at it.</source>
        <translation type="unfinished">Kernel đã sửa chỉ được chạy trên GPU sau khi trình giả lập đã kiểm tra nó.</translation>
    </message>
    <message>
        <source>An edited kernel may run on the GPU when the emulator has looked at all of its blocks, or at one of each kind where they fall into kinds; these do not.</source>
        <translation type="unfinished">Kernel đã sửa chỉ được chạy trên GPU khi trình giả lập đã kiểm tra mọi block của nó, hoặc mỗi loại một block nếu chúng chia được thành các loại; ở đây thì không.</translation>
    </message>
    <message>
        <source>An empty launch takes %1.</source>
        <translation type="unfinished">Lần launch rỗng mất %1.</translation>
    </message>
    <message>
        <source>An estimate for %1, bound by %2. Not a measurement.</source>
        <translation type="unfinished">Ước lượng cho %1, giới hạn bởi %2. Không phải phép đo.</translation>
    </message>
    <message>
        <source>An estimate from the PTX: what is live at once. The machine code's number only resembles it.</source>
        <translation type="unfinished">Ước lượng từ PTX: số giá trị còn sống (live) cùng lúc. Số thanh ghi trong mã máy chỉ gần bằng con số này.</translation>
    </message>
    <message>
        <source>An estimate of the model, not a measurement.</source>
        <translation type="unfinished">Ước lượng của mô hình, không phải phép đo.</translation>
    </message>
    <message>
        <source>Another launch may store it: the story follows the main one only.</source>
        <translation type="unfinished">Có thể một lần launch khác ghi nó: ở đây chỉ theo dõi lần launch chính.</translation>
    </message>
    <message>
        <source>Another program reads the GPU's counters, such as Nsight Compute, DCGM or a debugger; end it and read again.</source>
        <translation type="unfinished">Một chương trình khác đang đọc bộ đếm của GPU, chẳng hạn Nsight Compute, DCGM hay một trình gỡ lỗi; hãy kết thúc nó rồi đọc lại.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished">Câu trả lời</translation>
    </message>
    <message>
        <source>Answer first, then see: every answer is decided by a run of the kernel.</source>
        <translation type="unfinished">Trả lời trước, xem sau: mỗi câu trả lời đúng hay sai do một lần chạy kernel quyết định.</translation>
    </message>
    <message>
        <source>Answer sheets (*.%1)</source>
        <translation type="unfinished">Phiếu trả lời (*.%1)</translation>
    </message>
    <message>
        <source>Answer the lesson's question first: this panel shows results.</source>
        <translation type="unfinished">Hãy trả lời câu hỏi của bài học trước: khung này hiện kết quả.</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation type="unfinished">Đáp án: %1</translation>
    </message>
    <message>
        <source>Any value; what cannot be is explained under it</source>
        <translation type="unfinished">Giá trị bất kỳ; giá trị không thể dùng được giải thích ngay bên dưới</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished">Áp dụng</translation>
    </message>
    <message>
        <source>Apply the cure</source>
        <translation type="unfinished">Áp dụng cách khắc phục</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation type="unfinished">Bạn có chắc muốn xóa “%1” không?</translation>
    </message>
    <message>
        <source>Argument %1 of kernel "%2" has %3, but the launch passes %4 of %5. Keep the parameter types of the strategy's own kernel.</source>
        <translation type="unfinished">Đối số %1 của kernel “%2” có %3, nhưng lần launch truyền %4 dài %5. Hãy giữ kiểu tham số của kernel gốc của chiến lược.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished">Phím mũi tên</translation>
    </message>
    <message>
        <source>Arrow keys, wheel</source>
        <translation type="unfinished">Phím mũi tên, con lăn</translation>
    </message>
    <message>
        <source>As CSV</source>
        <translation type="unfinished">Dạng CSV</translation>
    </message>
    <message>
        <source>As Markdown</source>
        <translation type="unfinished">Dạng Markdown</translation>
    </message>
    <message>
        <source>As Tilescope's table calls it.</source>
        <translation type="unfinished">Theo cách gọi trong bảng của Tilescope.</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation type="unfinished">Như hiện có</translation>
    </message>
    <message>
        <source>As it is: %1. Tried: %2.</source>
        <translation type="unfinished">Như hiện có: %1. Đã thử: %2.</translation>
    </message>
    <message>
        <source>As many blocks as fit: %1 at a time</source>
        <translation type="unfinished">Nhiều block nhất có thể chứa: %1 cùng lúc</translation>
    </message>
    <message>
        <source>As many loads as from the tile, each a little dearer: as fast as window_sums within a tenth, without barrier, fetches or a limit of size.</source>
        <translation type="unfinished">Số lần nạp bằng khi nạp từ tile, mỗi lần đắt hơn một chút: nhanh ngang window_sums, chênh không quá một phần mười, mà không cần rào đồng bộ, không phải đọc texture và không bị giới hạn kích thước.</translation>
    </message>
    <message>
        <source>As many times as fast as there are GPUs, less 0.15 ms on H200s joined by NVLink: two GPUs add 24.5 MB of sums.</source>
        <translation type="unfinished">Có bao nhiêu GPU thì nhanh gấp bấy nhiêu lần, trừ 0.15 ms trên các H200 nối bằng NVLink: hai GPU cộng 24.5 MB tổng.</translation>
    </message>
    <message>
        <source>As one graph</source>
        <translation type="unfinished">Dạng một graph</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished">Theo &amp;hệ thống</translation>
    </message>
    <message>
        <source>As the GPU that ran the kernel reports it.</source>
        <translation type="unfinished">Theo báo cáo của GPU đã chạy kernel.</translation>
    </message>
    <message>
        <source>As the driver calls it.</source>
        <translation type="unfinished">Theo cách gọi của trình điều khiển.</translation>
    </message>
    <message>
        <source>As the machine code has it that was made for the chosen GPU.</source>
        <translation type="unfinished">Theo mã máy được tạo cho GPU đã chọn.</translation>
    </message>
    <message>
        <source>As the paper's condition is printed, a thread loads the halo only if it is at the left or the top edge, and also at both the right and the bottom edge. In a block of several rows and columns no thread meets that, so the halo is read although no thread has loaded it.</source>
        <translation type="unfinished">Đúng như điều kiện in trong bài báo, thread chỉ nạp halo nếu nó ở mép trái hoặc mép trên, và đồng thời ở cả mép phải lẫn mép dưới. Trong một block có nhiều hàng và cột, không thread nào thỏa điều đó, nên halo được đọc dù chưa thread nào nạp.</translation>
    </message>
    <message>
        <source>Assertion failed</source>
        <translation type="unfinished">Assertion thất bại</translation>
    </message>
    <message>
        <source>Assumed: %1 has %2 multiprocessors with %3 resident blocks each. The blocks start in the order of their index; all blocks of a wave start and end together, and all waves of a launch take equally long.</source>
        <translation type="unfinished">Giả định: %1 có %2 multiprocessor, mỗi cái có %3 block thường trú. Các block bắt đầu theo thứ tự chỉ số; mọi block của một đợt bắt đầu và kết thúc cùng lúc, và mọi đợt của một lần launch kéo dài như nhau.</translation>
    </message>
    <message>
        <source>Asynchronous copies</source>
        <translation type="unfinished">Sao chép bất đồng bộ</translation>
    </message>
    <message>
        <source>At most 20 products for 256 windows, 150 µs of the tensor cores' time at 16384² on an H200 and 60 up to B = 31; 12 instructions a pixel in place of 15. So 170 µs up to B = 31 and 260 at B = 101, where shared memory has room for six warps' rows.</source>
        <translation type="unfinished">Tối đa 20 tích cho 256 cửa sổ, 150 µs thời gian của nhân Tensor ở 16384² trên H200 và 60 đến B = 31; 12 lệnh mỗi điểm ảnh thay cho 15. Vậy 170 µs đến B = 31 và 260 ở B = 101, nơi bộ nhớ chia sẻ có chỗ cho hàng của sáu warp.</translation>
    </message>
    <message>
        <source>Atomic requests</source>
        <translation type="unfinished">Yêu cầu nguyên tử</translation>
    </message>
    <message>
        <source>Atomics</source>
        <translation type="unfinished">Nguyên tử</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation type="unfinished">Tự động</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished">Tự động</translation>
    </message>
    <message>
        <source>Automatic counts one block of each class of equal ones, and every block where they are not equal.</source>
        <translation type="unfinished">Tự động đếm một block của mỗi lớp gồm các block như nhau, và đếm mọi block khi chúng không như nhau.</translation>
    </message>
    <message>
        <source>Automatic takes the GPU where there is one, else the emulator, which runs the same kernels on the processor.</source>
        <translation type="unfinished">Tự động dùng GPU nếu có, nếu không thì dùng trình giả lập, chạy cùng các kernel đó trên bộ xử lý.</translation>
    </message>
    <message>
        <source>Average active lanes</source>
        <translation type="unfinished">Số lane hoạt động trung bình</translation>
    </message>
    <message>
        <source>B/px</source>
        <translation type="unfinished">B/px</translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished">Quay lại</translation>
    </message>
    <message>
        <source>Back by the roots of the way forth</source>
        <translation type="unfinished">Về bằng căn của chiều đi</translation>
    </message>
    <message>
        <source>Back to its default</source>
        <translation type="unfinished">Về giá trị mặc định</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation type="unfinished">Trở về đầu</translation>
    </message>
    <message>
        <source>Back to the window as it was (Esc)</source>
        <translation type="unfinished">Trở về cửa sổ như trước đó (Esc)</translation>
    </message>
    <message>
        <source>Back to what the launch really needs</source>
        <translation type="unfinished">Trở về những gì launch thực sự cần</translation>
    </message>
    <message>
        <source>Backend and device</source>
        <translation type="unfinished">Backend và thiết bị</translation>
    </message>
    <message>
        <source>Bank %1 is asked for %2 different words.</source>
        <translation type="unfinished">Bank %1 được yêu cầu %2 từ nhớ khác nhau.</translation>
    </message>
    <message>
        <source>Bank %1 is asked for 1 word.</source>
        <translation type="unfinished">Bank %1 được yêu cầu 1 từ nhớ.</translation>
    </message>
    <message>
        <source>Bank conflict</source>
        <translation type="unfinished">Xung đột bank</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation type="unfinished">Rào đồng bộ</translation>
    </message>
    <message>
        <source>Barrier in a branch</source>
        <translation type="unfinished">Rào đồng bộ trong rẽ nhánh</translation>
    </message>
    <message>
        <source>Barriers</source>
        <translation type="unfinished">Rào đồng bộ</translation>
    </message>
    <message>
        <source>Baseline: %1.</source>
        <translation type="unfinished">Mốc: %1.</translation>
    </message>
    <message>
        <source>Begin a kernel of your own with a usual pattern</source>
        <translation type="unfinished">Bắt đầu một kernel của bạn từ một dạng thường gặp</translation>
    </message>
    <message>
        <source>Best of all: %1, %2 × %3: %4</source>
        <translation type="unfinished">Tốt nhất trong tất cả: %1, %2 × %3: %4</translation>
    </message>
    <message>
        <source>Between global memory and all multiprocessors.</source>
        <translation type="unfinished">Nằm giữa bộ nhớ toàn cục và mọi multiprocessor.</translation>
    </message>
    <message>
        <source>Beyond the right edge the next row's first pixels are read, and beyond the last row whatever lies behind the picture in memory: an access out of bounds, which a GPU may let pass.</source>
        <translation type="unfinished">Bên ngoài rìa phải, các điểm ảnh đầu của hàng kế tiếp bị đọc, và sau hàng cuối là bất cứ gì nằm sau ảnh trong bộ nhớ: một truy cập ngoài giới hạn, mà GPU có thể không báo lỗi.</translation>
    </message>
    <message>
        <source>Beyond the right edge the texture repeats its last texel, which is the blue of the last pixel: all three channels are mixed with it, and the right edge is tinted.</source>
        <translation type="unfinished">Bên ngoài rìa phải, texture lặp lại texel cuối của nó, là thành phần lam của điểm ảnh cuối: cả ba kênh bị trộn với nó, và rìa phải bị ám màu.</translation>
    </message>
    <message>
        <source>Bits taken for bytes</source>
        <translation type="unfinished">Nhầm bit thành byte</translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished">Đen</translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished">Block</translation>
    </message>
    <message>
        <source>Block %1 and block %2</source>
        <translation type="unfinished">Block %1 và block %2</translation>
    </message>
    <message>
        <source>Block %1 can never go on: warp %2 waits at this barrier, warp %3 at another (line %4). All threads of a block must meet at the same barrier.</source>
        <translation type="unfinished">Block %1 không bao giờ đi tiếp được: warp %2 chờ ở rào đồng bộ này, warp %3 chờ ở một rào khác (dòng %4). Mọi thread của một block phải gặp nhau ở cùng một rào đồng bộ.</translation>
    </message>
    <message>
        <source>Block %1 can never go on: warp %2 waits at this barrier, warp %3 at another. All threads of a block must meet at the same barrier.</source>
        <translation type="unfinished">Block %1 không bao giờ đi tiếp được: warp %2 chờ ở rào đồng bộ này, warp %3 chờ ở một rào khác. Mọi thread của một block phải gặp nhau ở cùng một rào đồng bộ.</translation>
    </message>
    <message>
        <source>Block %1 can never go on: warp %2 waits at this barrier, which waits for more threads than can still come. All threads of a block must meet at the same barrier.</source>
        <translation type="unfinished">Block %1 không bao giờ đi tiếp được: warp %2 chờ ở rào đồng bộ này, vốn chờ nhiều thread hơn số còn có thể đến. Mọi thread của một block phải gặp nhau ở cùng một rào đồng bộ.</translation>
    </message>
    <message>
        <source>Block %1 can never go on: warp %2 waits here for a value in memory, which no thread that still runs changes.</source>
        <translation type="unfinished">Block %1 không bao giờ đi tiếp được: warp %2 chờ ở đây một giá trị trong bộ nhớ mà không thread nào còn chạy thay đổi.</translation>
    </message>
    <message>
        <source>Block %1 changes atomically %2 on %3</source>
        <translation type="unfinished">Block %1 cập nhật nguyên tử %2 ở %3</translation>
    </message>
    <message>
        <source>Block %1 loads %2 on %3</source>
        <translation type="unfinished">Block %1 nạp %2 ở %3</translation>
    </message>
    <message>
        <source>Block %1 stores %2 on %3</source>
        <translation type="unfinished">Block %1 ghi %2 ở %3</translation>
    </message>
    <message>
        <source>Block %1 was stopped here after more instructions than the limit for a block.</source>
        <translation type="unfinished">Block %1 bị dừng ở đây sau khi số lệnh vượt giới hạn cho một block.</translation>
    </message>
    <message>
        <source>Block %1, thread %2: %3</source>
        <translation type="unfinished">Block %1, thread %2: %3</translation>
    </message>
    <message>
        <source>Block %1×%2</source>
        <translation type="unfinished">Block %1×%2</translation>
    </message>
    <message>
        <source>Block &amp;grid</source>
        <translation type="unfinished">Lưới bl&amp;ock</translation>
    </message>
    <message>
        <source>Block &amp;overlay</source>
        <translation type="unfinished">Lớp &amp;phủ block</translation>
    </message>
    <message>
        <source>Block (%1, %2) of %3 × %4, %5 × %6 threads, as the emulator ran it. Each step is what one warp does with memory, or where it waits.</source>
        <translation type="unfinished">Block (%1, %2) trong %3 × %4, %5 × %6 thread, như trình giả lập đã chạy. Mỗi bước là việc một warp làm với bộ nhớ, hoặc chỗ nó chờ.</translation>
    </message>
    <message>
        <source>Block copy</source>
        <translation type="unfinished">Sao chép block</translation>
    </message>
    <message>
        <source>Block height</source>
        <translation type="unfinished">Chiều cao block</translation>
    </message>
    <message>
        <source>Block of %1 by %2 threads</source>
        <translation type="unfinished">Block %1 × %2 thread</translation>
    </message>
    <message>
        <source>Block under the &amp;cursor</source>
        <translation type="unfinished">Block dưới &amp;con trỏ</translation>
    </message>
    <message>
        <source>Block width</source>
        <translation type="unfinished">Chiều rộng block</translation>
    </message>
    <message>
        <source>Block width, threads</source>
        <translation type="unfinished">Chiều rộng block, thread</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation type="unfinished">Block</translation>
    </message>
    <message>
        <source>Blocks appear in a GPU's order; tinted ones are running. Times are estimates unless marked measured.</source>
        <translation type="unfinished">Các block xuất hiện theo thứ tự của GPU; block tô màu là đang chạy. Thời gian là ước lượng trừ khi ghi là đo được.</translation>
    </message>
    <message>
        <source>Blocks at the picture's edge no longer hold the others up: what running_band takes without the border, 161 µs at 16384² on an H200 with B = 3, 170 at B = 31 and 325 at B = 101, and 5 for the border's launch.</source>
        <translation type="unfinished">Các block ở rìa ảnh không còn làm các block khác phải chờ: bằng thời gian của running_band khi không có biên, 161 µs ở 16384² trên H200 với B = 3, 170 ở B = 31 và 325 ở B = 101, cộng 5 cho lần launch của biên.</translation>
    </message>
    <message>
        <source>Blocks of 128 to 256 threads let more warps in.</source>
        <translation type="unfinished">Block gồm 128 đến 256 thread cho phép nhiều warp hơn cùng chạy.</translation>
    </message>
    <message>
        <source>Blocks of c×c threads use each number of two shared tiles c times.</source>
        <translation type="unfinished">Các block c×c thread dùng mỗi số của hai tile chia sẻ c lần.</translation>
    </message>
    <message>
        <source>Blocks of the main launch that fit on a multiprocessor at the same time. They share its warps, its registers and its shared memory.</source>
        <translation type="unfinished">Số block của lần khởi chạy chính nằm vừa trên một multiprocessor cùng lúc. Chúng dùng chung các warp, thanh ghi và bộ nhớ chia sẻ của nó.</translation>
    </message>
    <message>
        <source>Blocks on all multiprocessors</source>
        <translation type="unfinished">Các block trên mọi multiprocessor</translation>
    </message>
    <message>
        <source>Blocks per multiprocessor</source>
        <translation type="unfinished">Block mỗi multiprocessor</translation>
    </message>
    <message>
        <source>Blocks share the images too; another launch adds their sums in fixed order.</source>
        <translation type="unfinished">Các block chia nhau cả tập ảnh; một lần launch khác cộng các tổng của chúng theo thứ tự cố định.</translation>
    </message>
    <message>
        <source>Blocks that were expected to do the same were found to differ: blocks %1 and %2.</source>
        <translation type="unfinished">Các block lẽ ra phải làm như nhau lại khác nhau: block %1 và %2.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished">Lam</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation type="unfinished">Làm mờ</translation>
    </message>
    <message>
        <source>Blur from global memory, from a shared tile, and with the filter in constant memory, in three blocks</source>
        <translation type="unfinished">Làm mờ từ bộ nhớ toàn cục, từ tile chia sẻ, và với bộ lọc trong bộ nhớ hằng, theo ba kích thước block</translation>
    </message>
    <message>
        <source>Bo&amp;xes</source>
        <translation type="unfinished">Hộp đá&amp;nh dấu</translation>
    </message>
    <message>
        <source>Bor&amp;der</source>
        <translation type="unfinished">B&amp;iên ảnh</translation>
    </message>
    <message>
        <source>Border</source>
        <translation type="unfinished">Biên ảnh</translation>
    </message>
    <message>
        <source>Borrowed from the neighbour</source>
        <translation type="unfinished">Mượn của bên cạnh</translation>
    </message>
    <message>
        <source>Both diagonal differences are half of gx + gy and gx - gy: without the doubling every edge is half as bright.</source>
        <translation type="unfinished">Cả hai hiệu chéo đều là một nửa của gx + gy và gx - gy: không nhân đôi thì mọi biên chỉ sáng một nửa.</translation>
    </message>
    <message>
        <source>Both factors of a product are rounded to 10 bits of fraction, by up to 2⁻¹¹ of themselves.</source>
        <translation type="unfinished">Cả hai thừa số của một tích được làm tròn còn 10 bit phần lẻ, lệch tối đa 2⁻¹¹ của chính nó.</translation>
    </message>
    <message>
        <source>Both factors of a product may be cut off, and not rounded, to 10 bits of fraction: 2⁻⁹ of it at the worst.</source>
        <translation type="unfinished">Cả hai thừa số của một tích có thể bị cắt cụt, chứ không làm tròn, còn 10 bit phần lẻ: tệ nhất là 2⁻⁹ của tích.</translation>
    </message>
    <message>
        <source>Both move as many bytes of global memory (%1).</source>
        <translation type="unfinished">Cả hai chuyển số byte bộ nhớ toàn cục bằng nhau (%1).</translation>
    </message>
    <message>
        <source>Both take the same time (%1).</source>
        <translation type="unfinished">Cả hai mất thời gian như nhau (%1).</translation>
    </message>
    <message>
        <source>Both times are the emulator's. Each is one run on this computer, in which its other work weighs too; the two have no difference.</source>
        <translation type="unfinished">Cả hai thời gian đều là của trình giả lập. Mỗi thời gian là một lần chạy trên máy tính này, chịu ảnh hưởng của việc khác trên máy; vì vậy không tính chênh lệch giữa hai bên.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished">Hộp</translation>
    </message>
    <message>
        <source>Box weighs all pixels of the window equally; Gaussian weighs near ones more; Own takes weights that you write.</source>
        <translation type="unfinished">“Hộp” cho mọi điểm ảnh của cửa sổ trọng số như nhau; “Gauss” cho các điểm ảnh gần trọng số lớn hơn; “Tự viết” nhận các trọng số do bạn viết.</translation>
    </message>
    <message>
        <source>Branch resolving</source>
        <translation type="unfinished">Branch resolving</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation type="unfinished">Rẽ nhánh</translation>
    </message>
    <message>
        <source>Branches at which lanes of one warp went different ways. The warp then walks both ways one after the other, each time with part of its lanes asleep.</source>
        <translation type="unfinished">Những rẽ nhánh mà các lane của một warp đi theo hướng khác nhau. Khi đó warp đi cả hai nhánh, lần lượt từng nhánh, mỗi lần có một phần số lane không hoạt động.</translation>
    </message>
    <message>
        <source>Branches that warps came to, as the PTX has them. The machine code has its own number, since its compiler unrolls loops and replaces short branches.</source>
        <translation type="unfinished">Số rẽ nhánh mà các warp gặp, theo PTX. Mã máy có con số riêng, vì trình biên dịch của nó trải vòng lặp và thay các rẽ nhánh ngắn.</translation>
    </message>
    <message>
        <source>Bring a pixel to the middle and pin it</source>
        <translation type="unfinished">Đưa một điểm ảnh vào giữa và ghim nó</translation>
    </message>
    <message>
        <source>Bring the panel Block to the front: the film is of the block that it shows.</source>
        <translation type="unfinished">Hãy đưa khung Block ra trước: video quay block mà khung này hiện.</translation>
    </message>
    <message>
        <source>Bulk copies</source>
        <translation type="unfinished">Sao chép theo khối lớn</translation>
    </message>
    <message>
        <source>Busy in the last</source>
        <translation type="unfinished">Bận trong đợt cuối</translation>
    </message>
    <message>
        <source>By estimate it reaches %1 to %2 % of it.</source>
        <translation type="unfinished">Theo ước lượng, nó đạt từ %1 đến %2 % của trần.</translation>
    </message>
    <message>
        <source>By launch: %1.</source>
        <translation type="unfinished">Theo lần launch: %1.</translation>
    </message>
    <message>
        <source>By the &amp;zoom</source>
        <translation type="unfinished">Theo mức th&amp;u phóng</translation>
    </message>
    <message>
        <source>By the driver, of the multiprocessors.</source>
        <translation type="unfinished">Theo trình điều khiển, của các multiprocessor.</translation>
    </message>
    <message>
        <source>Bytes %1 to %2: %3 of 32 are asked for, by lanes %4.</source>
        <translation type="unfinished">Byte %1 đến %2: %3 trong 32 byte được yêu cầu, bởi các lane %4.</translation>
    </message>
    <message>
        <source>Bytes a pixel</source>
        <translation type="unfinished">Byte mỗi điểm ảnh</translation>
    </message>
    <message>
        <source>Bytes back</source>
        <translation type="unfinished">Byte trả về</translation>
    </message>
    <message>
        <source>Bytes copied back</source>
        <translation type="unfinished">Số byte sao chép trở về</translation>
    </message>
    <message>
        <source>Bytes copied to the device</source>
        <translation type="unfinished">Số byte sao chép sang thiết bị</translation>
    </message>
    <message>
        <source>Bytes of dynamic shared memory for each block</source>
        <translation type="unfinished">Số byte bộ nhớ chia sẻ động cho mỗi block</translation>
    </message>
    <message>
        <source>Bytes of input and output a second, by the arithmetic spent on each: higher is faster.</source>
        <translation type="unfinished">Số byte đầu vào và đầu ra mỗi giây, theo lượng số học bỏ ra cho mỗi byte: cao hơn là nhanh hơn.</translation>
    </message>
    <message>
        <source>Bytes of the sectors requested from the L1 cache, global and local, for each pixel of the picture; fewer of them come from DRAM. One byte read and one written is 2. None where textures are read: their sectors are not counted.</source>
        <translation type="unfinished">Số byte của các sector yêu cầu từ bộ nhớ đệm L1, toàn cục và cục bộ, cho mỗi điểm ảnh của ảnh; số byte đến từ DRAM ít hơn. Đọc một byte và ghi một byte là 2. Không có khi đọc texture: các sector của texture không được đếm.</translation>
    </message>
    <message>
        <source>Bytes that a memory can move in a second: hundreds to thousands of gigabytes for a GPU's device memory, and several times as much for shared memory.</source>
        <translation type="unfinished">Số byte mà một bộ nhớ chuyển được trong một giây: hàng trăm đến hàng nghìn gigabyte với bộ nhớ thiết bị của GPU, và gấp vài lần như thế với bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>Bytes to the device</source>
        <translation type="unfinished">Byte tới thiết bị</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation type="unfinished">B&amp;iểu đồ</translation>
    </message>
    <message>
        <source>C++ type</source>
        <translation type="unfinished">Kiểu C++</translation>
    </message>
    <message>
        <source>CGMA</source>
        <translation type="unfinished">CGMA</translation>
    </message>
    <message>
        <source>CGMA, multiply-adds for each byte that threads ask for: %1.</source>
        <translation type="unfinished">CGMA, số phép nhân-cộng cho mỗi byte mà các thread yêu cầu: %1.</translation>
    </message>
    <message>
        <source>CPU reference</source>
        <translation type="unfinished">tham chiếu CPU</translation>
    </message>
    <message>
        <source>CSV, the figures</source>
        <translation type="unfinished">CSV, các số liệu</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation type="unfinished">CUDA</translation>
    </message>
    <message>
        <source>CUDA cannot share pictures with OpenGL: %1</source>
        <translation type="unfinished">CUDA không chia sẻ được ảnh với OpenGL: %1</translation>
    </message>
    <message>
        <source>CUDA could not look for GPUs: %1 (%2, error %3). Check the NVIDIA driver with nvidia-smi.</source>
        <translation type="unfinished">CUDA không tìm được GPU: %1 (%2, lỗi %3). Hãy kiểm tra trình điều khiển NVIDIA bằng nvidia-smi.</translation>
    </message>
    <message>
        <source>CUDA interop</source>
        <translation type="unfinished">CUDA interop</translation>
    </message>
    <message>
        <source>CUDA kernels (*.cu);;All files (*)</source>
        <translation type="unfinished">Kernel CUDA (*.cu);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>CUPTI and the NVIDIA driver do not fit each other; update the driver, or install the CUPTI of the CUDA version that the driver names.</source>
        <translation type="unfinished">CUPTI và trình điều khiển NVIDIA không khớp nhau; hãy cập nhật trình điều khiển, hoặc cài CUPTI của phiên bản CUDA mà trình điều khiển nêu.</translation>
    </message>
    <message>
        <source>CUPTI asked for the kernels again and again without end.</source>
        <translation type="unfinished">CUPTI cứ yêu cầu chạy lại các kernel mãi không dứt.</translation>
    </message>
    <message>
        <source>CUPTI cannot read the counters of this GPU or system.</source>
        <translation type="unfinished">CUPTI không đọc được bộ đếm của GPU hoặc hệ thống này.</translation>
    </message>
    <message>
        <source>CUPTI cannot read the counters of this GPU: it is too old or too new for it.</source>
        <translation type="unfinished">CUPTI không đọc được bộ đếm của GPU này: GPU quá cũ hoặc quá mới đối với nó.</translation>
    </message>
    <message>
        <source>CUPTI could not read the GPU's counters: %1 said %2, error %3.</source>
        <translation type="unfinished">CUPTI không đọc được bộ đếm của GPU: %1 báo %2, lỗi %3.</translation>
    </message>
    <message>
        <source>CUPTI dropped what it had counted.</source>
        <translation type="unfinished">CUPTI đã bỏ những gì nó đếm được.</translation>
    </message>
    <message>
        <source>CUPTI knows none of the counters that Tilescope reads on this GPU.</source>
        <translation type="unfinished">CUPTI không biết bộ đếm nào trong số các bộ đếm mà Tilescope đọc trên GPU này.</translation>
    </message>
    <message>
        <source>CUPTI, the library that reads a GPU's counters, was not found. It comes with the CUDA Toolkit %1 (package cuda-cupti-%1-0, or nvidia-cuda-cupti of Python's packages); where it lies in a folder of its own, name that in LD_LIBRARY_PATH.</source>
        <translation type="unfinished">Không tìm thấy CUPTI, thư viện đọc bộ đếm của GPU. Nó đi kèm CUDA Toolkit %1 (gói cuda-cupti-%1-0, hoặc nvidia-cuda-cupti trong các gói Python); nếu nó nằm trong một thư mục riêng, hãy nêu thư mục đó trong LD_LIBRARY_PATH.</translation>
    </message>
    <message>
        <source>Cache model: %1, L1 %2, L2 %3, empty at first.</source>
        <translation type="unfinished">Mô hình bộ nhớ đệm: %1, L1 %2, L2 %3, ban đầu trống.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Hủy</translation>
    </message>
    <message>
        <source>Cannot run here: it needs an NVIDIA GPU</source>
        <translation type="unfinished">Không chạy được ở đây: cần GPU NVIDIA</translation>
    </message>
    <message>
        <source>Carry forgotten</source>
        <translation type="unfinished">Quên số nhớ</translation>
    </message>
    <message>
        <source>Change it…</source>
        <translation type="unfinished">Sửa…</translation>
    </message>
    <message>
        <source>Change of places not told</source>
        <translation type="unfinished">Đổi chỗ mà không báo</translation>
    </message>
    <message>
        <source>Changes %1.</source>
        <translation type="unfinished">Thay đổi từ %1.</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation type="unfinished">Kênh</translation>
    </message>
    <message>
        <source>Channels that are shown</source>
        <translation type="unfinished">Các kênh được hiện</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation type="unfinished">Biểu đồ</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished">Biểu đồ</translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished">Kiểm tra</translation>
    </message>
    <message>
        <source>Check against the reference</source>
        <translation type="unfinished">Kiểm tra với tham chiếu</translation>
    </message>
    <message>
        <source>Check how the pointer is computed: only the kernel's own arguments point to buffers.</source>
        <translation type="unfinished">Kiểm tra cách tính con trỏ: chỉ các đối số của chính kernel mới trỏ đến vùng đệm.</translation>
    </message>
    <message>
        <source>Check that every loop ends, and that no thread waits for a value that another of its warp has still to store.</source>
        <translation type="unfinished">Kiểm tra xem mọi vòng lặp có kết thúc không, và không thread nào chờ một giá trị mà thread khác cùng warp còn phải ghi.</translation>
    </message>
    <message>
        <source>Check that the grid is rounded up, (side + block - 1) / block, and that no condition leaves out values that are to be stored.</source>
        <translation type="unfinished">Kiểm tra xem lưới có được làm tròn lên không, (side + block - 1) / block, và không điều kiện nào bỏ sót các giá trị cần ghi.</translation>
    </message>
    <message>
        <source>Check that the loop that fills it covers every element that is read, at the edges too, or set those elements to 0 first.</source>
        <translation type="unfinished">Kiểm tra xem vòng lặp ghi vào nó có phủ mọi phần tử được đọc không, kể cả ở rìa, hoặc đặt các phần tử đó bằng 0 trước.</translation>
    </message>
    <message>
        <source>Check that the pointer is an argument of the kernel.</source>
        <translation type="unfinished">Kiểm tra xem con trỏ có phải là đối số của kernel không.</translation>
    </message>
    <message>
        <source>Check that the pointer was set, in this module, to a function with the parameters and the result of this call, which is not already being called.</source>
        <translation type="unfinished">Kiểm tra xem con trỏ có được gán, trong module này, cho một hàm có tham số và kết quả đúng như lời gọi này và hiện chưa được gọi hay không.</translation>
    </message>
    <message>
        <source>Check that the recursion ends. A loop, or a stack in an array, needs no limit; on a GPU each level takes local memory of every thread.</source>
        <translation type="unfinished">Hãy kiểm tra để đệ quy có điểm dừng. Một vòng lặp, hay một ngăn xếp trong mảng, không cần giới hạn; trên GPU mỗi mức chiếm bộ nhớ cục bộ của mọi thread.</translation>
    </message>
    <message>
        <source>Check the index against the size of the array.</source>
        <translation type="unfinished">Kiểm tra chỉ số so với kích thước của mảng.</translation>
    </message>
    <message>
        <source>Check the index against the size of the array: %1 elements of %2 fit in %3.</source>
        <translation type="unfinished">Kiểm tra chỉ số so với kích thước của mảng: %1 phần tử %2 vừa trong %3.</translation>
    </message>
    <message>
        <source>Check the lower bound of the index (x &lt; 0, y &lt; 0, or an index that overflowed).</source>
        <translation type="unfinished">Kiểm tra cận dưới của chỉ số (x &lt; 0, y &lt; 0, hoặc chỉ số bị tràn).</translation>
    </message>
    <message>
        <source>Check the place against the surface's size: x is in bytes, for example x * sizeof(float).</source>
        <translation type="unfinished">Kiểm tra vị trí so với kích thước của surface: x tính bằng byte, chẳng hạn x * sizeof(float).</translation>
    </message>
    <message>
        <source>Check the tile's size against the launch's shared memory.</source>
        <translation type="unfinished">Kiểm tra kích thước tile so với bộ nhớ chia sẻ của lần launch.</translation>
    </message>
    <message>
        <source>Check the tile's size against the launch's shared memory: %1 elements of %2 fit in %3.</source>
        <translation type="unfinished">Kiểm tra kích thước tile so với bộ nhớ chia sẻ của lần launch: %1 phần tử %2 vừa trong %3.</translation>
    </message>
    <message>
        <source>Check the upper bound of the index, for example `if (x &gt;= width || y &gt;= height) return;`.</source>
        <translation type="unfinished">Kiểm tra cận trên của chỉ số, chẳng hạn `if (x &gt;= width || y &gt;= height) return;`.</translation>
    </message>
    <message>
        <source>Check the upper bound of the index, for example `if (x &gt;= width || y &gt;= height) return;`: %1 elements of %2 fit in %3.</source>
        <translation type="unfinished">Kiểm tra cận trên của chỉ số, chẳng hạn `if (x &gt;= width || y &gt;= height) return;`: %1 phần tử %2 vừa trong %3.</translation>
    </message>
    <message>
        <source>Checked when the sliders rest.</source>
        <translation type="unfinished">Được kiểm tra khi các thanh trượt đứng yên.</translation>
    </message>
    <message>
        <source>Choose Directory</source>
        <translation type="unfinished">Chọn thư mục</translation>
    </message>
    <message>
        <source>Choose a block in the picture: what its warps do is shown here step by step.</source>
        <translation type="unfinished">Hãy chọn một block trong ảnh: ở đây hiện từng bước việc các warp của nó làm.</translation>
    </message>
    <message>
        <source>Choose a block; while pixels are inspected, pin one</source>
        <translation type="unfinished">Chọn một block; khi đang khảo sát điểm ảnh thì ghim một điểm ảnh</translation>
    </message>
    <message>
        <source>Choose a command, a strategy, a block or a setting by a few letters of its name</source>
        <translation type="unfinished">Chọn một lệnh, chiến lược, block hay thiết lập bằng vài chữ cái trong tên</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation type="unfinished">Chọn một thư mục</translation>
    </message>
    <message>
        <source>Choose a folder of pictures</source>
        <translation type="unfinished">Chọn một thư mục ảnh</translation>
    </message>
    <message>
        <source>Choose a picture, a chart or a report to write to a file</source>
        <translation type="unfinished">Chọn một ảnh, một biểu đồ hoặc một báo cáo để ghi ra tệp</translation>
    </message>
    <message>
        <source>Choose a strategy.</source>
        <translation type="unfinished">Hãy chọn một chiến lược.</translation>
    </message>
    <message>
        <source>Choose a width and height whose product is a multiple of 32, such as %1.</source>
        <translation type="unfinished">Hãy chọn chiều rộng và chiều cao có tích là bội của 32, chẳng hạn %1.</translation>
    </message>
    <message>
        <source>Choose another strategy to change its text.</source>
        <translation type="unfinished">Hãy chọn chiến lược khác để sửa mã nguồn của nó.</translation>
    </message>
    <message>
        <source>Choose at least one strategy that can run here.</source>
        <translation type="unfinished">Hãy chọn ít nhất một chiến lược chạy được ở đây.</translation>
    </message>
    <message>
        <source>Choose the GPU that runs the kernels: of this computer or of a worker</source>
        <translation type="unfinished">Chọn GPU chạy kernel: của máy này hoặc của một worker</translation>
    </message>
    <message>
        <source>Choose the backend "cuda" to read the counters of the %1.</source>
        <translation type="unfinished">Hãy chọn backend “cuda” để đọc bộ đếm của %1.</translation>
    </message>
    <message>
        <source>Choose the backend "cuda" to run it.</source>
        <translation type="unfinished">Hãy chọn backend “cuda” để chạy nó.</translation>
    </message>
    <message>
        <source>Choose the columns of the table</source>
        <translation type="unfinished">Chọn các cột của bảng</translation>
    </message>
    <message>
        <source>Choose what to begin with</source>
        <translation type="unfinished">Chọn điều muốn bắt đầu</translation>
    </message>
    <message>
        <source>Chosen by the sizes of template and picture; a note says which, and why.</source>
        <translation type="unfinished">Được chọn theo kích thước của mẫu và ảnh; một ghi chú cho biết cách nào và vì sao.</translation>
    </message>
    <message>
        <source>Circuit board</source>
        <translation type="unfinished">Bo mạch</translation>
    </message>
    <message>
        <source>Clamped on one side only</source>
        <translation type="unfinished">Chỉ giới hạn ở một phía</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished">Xóa sạch</translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished">Nhấp</translation>
    </message>
    <message>
        <source>Click a finding, or press Enter on it, to see its line in the kernel.</source>
        <translation type="unfinished">Nhấp vào một phát hiện, hoặc nhấn Enter trên nó, để xem dòng của nó trong kernel.</translation>
    </message>
    <message>
        <source>Click a finding, or press Enter on it, to see its line in the kernel; double-click it to see it happen in a block.</source>
        <translation type="unfinished">Nhấp vào một phát hiện, hoặc nhấn Enter trên nó, để xem dòng của nó trong kernel; nhấp đúp để xem nó xảy ra trong một block.</translation>
    </message>
    <message>
        <source>Click in “Given” to change it: notes of the text follow.</source>
        <translation type="unfinished">Nhấp vào “Truyền vào” để thay đổi: các ghi chú trong mã nguồn được sửa theo.</translation>
    </message>
    <message>
        <source>Click one to choose it, right-click it to pin it.</source>
        <translation type="unfinished">Nhấp để chọn chiến lược, nhấp chuột phải để ghim.</translation>
    </message>
    <message>
        <source>Click to make it the baseline.</source>
        <translation type="unfinished">Nhấp để đặt nó làm mốc.</translation>
    </message>
    <message>
        <source>Click to see the line in the kernel</source>
        <translation type="unfinished">Nhấp để xem dòng đó trong kernel</translation>
    </message>
    <message>
        <source>Click to see the line in the kernel, double click to see it happen in a block</source>
        <translation type="unfinished">Nhấp để xem dòng đó trong kernel, nhấp đúp để xem nó xảy ra trong một block</translation>
    </message>
    <message>
        <source>Clock after</source>
        <translation type="unfinished">Xung nhịp sau</translation>
    </message>
    <message>
        <source>Clock after the runs</source>
        <translation type="unfinished">Xung nhịp sau các lần chạy</translation>
    </message>
    <message>
        <source>Clock before</source>
        <translation type="unfinished">Xung nhịp trước</translation>
    </message>
    <message>
        <source>Clock before and after</source>
        <translation type="unfinished">Xung nhịp trước và sau</translation>
    </message>
    <message>
        <source>Clock before the runs</source>
        <translation type="unfinished">Xung nhịp trước các lần chạy</translation>
    </message>
    <message>
        <source>Clock of the multiprocessors after the timed runs, by the driver.</source>
        <translation type="unfinished">Xung nhịp của các multiprocessor sau các lần chạy được đo thời gian, theo trình điều khiển.</translation>
    </message>
    <message>
        <source>Clock of the multiprocessors before the timed runs, by the driver.</source>
        <translation type="unfinished">Xung nhịp của các multiprocessor trước các lần chạy được đo thời gian, theo trình điều khiển.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">Đóng</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished">Đóng cửa sổ</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished">Đóng thông báo này</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation type="unfinished">Đóng khung này</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished">Đồng xu</translation>
    </message>
    <message>
        <source>Coins with relief on a cloth under soft light.</source>
        <translation type="unfinished">Những đồng xu có hình nổi trên vải dưới ánh sáng dịu.</translation>
    </message>
    <message>
        <source>Colour sca&amp;le</source>
        <translation type="unfinished">Thang &amp;màu</translation>
    </message>
    <message>
        <source>Column and row of a pixel</source>
        <translation type="unfinished">Cột và hàng của một điểm ảnh</translation>
    </message>
    <message>
        <source>Column of the block in the grid</source>
        <translation type="unfinished">Cột của block trong lưới</translation>
    </message>
    <message>
        <source>Column-major access</source>
        <translation type="unfinished">Truy cập theo cột</translation>
    </message>
    <message>
        <source>Columns that a block with a shared tile covers; more of them share one overfetch.</source>
        <translation type="unfinished">Số cột mà một block có tile chia sẻ phủ; càng nhiều cột thì càng chia nhau một phần đọc dư.</translation>
    </message>
    <message>
        <source>Columns that lie in all windows of a group are multiplied once, not per half.</source>
        <translation type="unfinished">Các cột nằm trong mọi cửa sổ của một nhóm được nhân một lần, không phải mỗi nửa một lần.</translation>
    </message>
    <message>
        <source>Columns…</source>
        <translation type="unfinished">Cột…</translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished">Lệnh</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished">Các lệnh</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished">So sánh</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation type="unfinished">Đối tượng so sánh</translation>
    </message>
    <message>
        <source>Compares the answer with the run (Enter)</source>
        <translation type="unfinished">So câu trả lời với lần chạy (Enter)</translation>
    </message>
    <message>
        <source>Compile-time sizes</source>
        <translation type="unfinished">Kích thước lúc biên dịch</translation>
    </message>
    <message>
        <source>Compiled by</source>
        <translation type="unfinished">Biên dịch bởi</translation>
    </message>
    <message>
        <source>Compiled this run</source>
        <translation type="unfinished">Biên dịch lần chạy này</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation type="unfinished">Trình biên dịch</translation>
    </message>
    <message>
        <source>Compilers</source>
        <translation type="unfinished">Trình biên dịch</translation>
    </message>
    <message>
        <source>Compute to global memory access: an image brings in 2 c floats for c² multiply-adds, c/8 a byte, where c is the side of a block's tile of C. A larger tile does more with each byte, but fewer blocks fit a multiprocessor.</source>
        <translation type="unfinished">Tỷ số tính toán trên truy cập bộ nhớ toàn cục: mỗi ảnh nạp 2 c float cho c² phép nhân-cộng, tức c/8 mỗi byte, với c là cạnh của tile C mà một block tính. Tile lớn hơn làm được nhiều việc hơn với mỗi byte, nhưng ít block hơn vừa trong một multiprocessor.</translation>
    </message>
    <message>
        <source>Compute to global memory access: every multiply-add reads two floats, 1/8 a byte, whatever the block.</source>
        <translation type="unfinished">Tỷ số tính toán trên truy cập bộ nhớ toàn cục: mỗi phép nhân-cộng đọc hai float, tức 1/8 mỗi byte, bất kể block.</translation>
    </message>
    <message>
        <source>Compute to global memory access: multiply-adds for each byte that the main launch's threads ask global memory for. None for kernels that compute with integers.</source>
        <translation type="unfinished">Tỷ số tính toán trên truy cập bộ nhớ toàn cục: số phép nhân-cộng cho mỗi byte mà các thread của lần launch chính yêu cầu từ bộ nhớ toàn cục. Không có số liệu với các kernel tính bằng số nguyên.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished">Máy tính</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation type="unfinished">Đang kết nối với %1…</translation>
    </message>
    <message>
        <source>Constant addresses</source>
        <translation type="unfinished">Địa chỉ bộ nhớ hằng</translation>
    </message>
    <message>
        <source>Constant and texture</source>
        <translation type="unfinished">Bộ nhớ hằng và texture</translation>
    </message>
    <message>
        <source>Constant filter</source>
        <translation type="unfinished">Bộ lọc hằng</translation>
    </message>
    <message>
        <source>Constant masks</source>
        <translation type="unfinished">Mặt nạ hằng</translation>
    </message>
    <message>
        <source>Constant requests</source>
        <translation type="unfinished">Yêu cầu bộ nhớ hằng</translation>
    </message>
    <message>
        <source>Constants of type "%1" cannot be given; numbers can.</source>
        <translation type="unfinished">Không thể đưa vào hằng kiểu “%1”; có thể đưa vào số.</translation>
    </message>
    <message>
        <source>Control flow</source>
        <translation type="unfinished">Luồng điều khiển</translation>
    </message>
    <message>
        <source>Copies not waited for</source>
        <translation type="unfinished">Không chờ các lần sao chép</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished">Sao chép</translation>
    </message>
    <message>
        <source>Copy CSV</source>
        <translation type="unfinished">Sao chép CSV</translation>
    </message>
    <message>
        <source>Copy Markdown</source>
        <translation type="unfinished">Sao chép Markdown</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation type="unfinished">Sao chép tất cả</translation>
    </message>
    <message>
        <source>Copy as &amp;command line</source>
        <translation type="unfinished">Sao ché&amp;p thành dòng lệnh</translation>
    </message>
    <message>
        <source>Copy back</source>
        <translation type="unfinished">Sao chép về</translation>
    </message>
    <message>
        <source>Copy back, pinned</source>
        <translation type="unfinished">Sao chép về, bộ nhớ ghim</translation>
    </message>
    <message>
        <source>Copy every finding as text</source>
        <translation type="unfinished">Sao chép mọi phát hiện dưới dạng văn bản</translation>
    </message>
    <message>
        <source>Copy everything as text</source>
        <translation type="unfinished">Sao chép mọi thứ dưới dạng văn bản</translation>
    </message>
    <message>
        <source>Copy not waited for</source>
        <translation type="unfinished">Chưa chờ lần sao chép</translation>
    </message>
    <message>
        <source>Copy the counters as Markdown</source>
        <translation type="unfinished">Sao chép các bộ đếm dưới dạng Markdown</translation>
    </message>
    <message>
        <source>Copy the counters as comma-separated values</source>
        <translation type="unfinished">Sao chép các bộ đếm dưới dạng giá trị phân cách bằng dấu phẩy</translation>
    </message>
    <message>
        <source>Copy the line that runs these settings without a window</source>
        <translation type="unfinished">Sao chép dòng lệnh chạy các thiết lập này mà không mở cửa sổ</translation>
    </message>
    <message>
        <source>Copy the table as Markdown</source>
        <translation type="unfinished">Sao chép bảng dưới dạng Markdown</translation>
    </message>
    <message>
        <source>Copy the table as comma-separated values</source>
        <translation type="unfinished">Sao chép bảng dưới dạng giá trị phân cách bằng dấu phẩy</translation>
    </message>
    <message>
        <source>Copy the table as comma-separated values or as Markdown</source>
        <translation type="unfinished">Sao chép bảng dưới dạng giá trị phân cách bằng dấu phẩy hoặc Markdown</translation>
    </message>
    <message>
        <source>Copy to the device</source>
        <translation type="unfinished">Sao chép sang thiết bị</translation>
    </message>
    <message>
        <source>Copy to, pinned</source>
        <translation type="unfinished">Sao chép sang, bộ nhớ ghim</translation>
    </message>
    <message>
        <source>Copy, cold L2</source>
        <translation type="unfinished">Sao chép, L2 lạnh</translation>
    </message>
    <message>
        <source>Corner off by one</source>
        <translation type="unfinished">Góc lệch một</translation>
    </message>
    <message>
        <source>Corner subtracted twice</source>
        <translation type="unfinished">Trừ góc hai lần</translation>
    </message>
    <message>
        <source>Corners of the halo forgotten</source>
        <translation type="unfinished">Quên các góc của halo</translation>
    </message>
    <message>
        <source>Count reads from shared memory in place of those from global memory</source>
        <translation type="unfinished">Đếm lần đọc từ bộ nhớ chia sẻ thay cho lần đọc từ bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Count the whole picture instead of the part in view</source>
        <translation type="unfinished">Đếm toàn bộ ảnh thay vì phần đang hiện</translation>
    </message>
    <message>
        <source>Counted by the emulator, over all warps and blocks.</source>
        <translation type="unfinished">Trình giả lập đếm, trên mọi warp và block.</translation>
    </message>
    <message>
        <source>Counted in the PTX that ran, which the GPU's machine code may differ from</source>
        <translation type="unfinished">Đếm trong PTX đã chạy; mã máy của GPU có thể khác</translation>
    </message>
    <message>
        <source>Counted in the emulator; its own time on this computer is not a GPU's</source>
        <translation type="unfinished">Được đếm trong trình giả lập; thời gian của nó trên máy tính này không phải của GPU</translation>
    </message>
    <message>
        <source>Counted of kernels only.</source>
        <translation type="unfinished">Chỉ đếm đối với kernel.</translation>
    </message>
    <message>
        <source>Counted: %1 takes %2 times its PTX instructions.</source>
        <translation type="unfinished">Được đếm: %1 cần số lệnh PTX gấp %2 lần.</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation type="unfinished">Bộ đếm</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation type="unfinished">Bộ đếm</translation>
    </message>
    <message>
        <source>Counters are off. Choose Automatic at Counters in the settings.</source>
        <translation type="unfinished">Bộ đếm đang tắt. Chọn Tự động ở mục Bộ đếm trong thiết lập.</translation>
    </message>
    <message>
        <source>Counting every block of a picture of this size takes too long.</source>
        <translation type="unfinished">Đếm mọi block của ảnh cỡ này mất quá nhiều thời gian.</translation>
    </message>
    <message>
        <source>Counting is off. Set Counters to Automatic in the settings.</source>
        <translation type="unfinished">Việc đếm đang tắt. Hãy chọn Tự động ở mục Bộ đếm trong thiết lập.</translation>
    </message>
    <message>
        <source>Counting the reads of every block takes too long here; on a picture of 512x512 pixels they are counted.</source>
        <translation type="unfinished">Đếm lần đọc của mọi block ở đây mất quá nhiều thời gian; trên ảnh 512x512 điểm ảnh thì chúng được đếm.</translation>
    </message>
    <message>
        <source>Counting was switched off for this run.</source>
        <translation type="unfinished">Việc đếm đã tắt trong lần chạy này.</translation>
    </message>
    <message>
        <source>Counts are added to the picture's before other warps of the block have counted their pixels.</source>
        <translation type="unfinished">Số đếm được cộng vào số của cả ảnh trước khi các warp khác của block đếm xong điểm ảnh của chúng.</translation>
    </message>
    <message>
        <source>Counts have no rounding.</source>
        <translation type="unfinished">Số đếm không bị làm tròn.</translation>
    </message>
    <message>
        <source>Counts not zeroed</source>
        <translation type="unfinished">Số đếm không được đặt về 0</translation>
    </message>
    <message>
        <source>Counts of a block</source>
        <translation type="unfinished">Số đếm của một block</translation>
    </message>
    <message>
        <source>Counts of a warp</source>
        <translation type="unfinished">Số đếm của một warp</translation>
    </message>
    <message>
        <source>Counts the white pixels of each column and each row in a second launch.</source>
        <translation type="unfinished">Đếm các điểm ảnh trắng của mỗi cột và mỗi hàng trong lần launch thứ hai.</translation>
    </message>
    <message>
        <source>Covariance of images</source>
        <translation type="unfinished">Hiệp phương sai ảnh</translation>
    </message>
    <message>
        <source>Covariance of images from global memory and from shared tiles, by chunk size from 2 to 32</source>
        <translation type="unfinished">Hiệp phương sai của tập ảnh từ bộ nhớ toàn cục và từ các tile chia sẻ, theo kích thước chunk từ 2 đến 32</translation>
    </message>
    <message>
        <source>Covered until the lesson's question is answered</source>
        <translation type="unfinished">Được che cho tới khi trả lời câu hỏi của bài học</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished">Tạo thư mục mới</translation>
    </message>
    <message>
        <source>Ctrl and double click</source>
        <translation type="unfinished">Ctrl và nhấp đúp</translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation type="unfinished">Ctrl và kéo</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation type="unfinished">Ctrl+Enter</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs it.</source>
        <translation type="unfinished">Ctrl+Enter để chạy.</translation>
    </message>
    <message>
        <source>Ctrl+Enter runs it; the picture is still the text's before.</source>
        <translation type="unfinished">Ctrl+Enter để chạy; ảnh vẫn là của mã nguồn trước đó.</translation>
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
        <source>Cu&amp;t</source>
        <translation type="unfinished">Cắ&amp;t</translation>
    </message>
    <message>
        <source>Cure</source>
        <translation type="unfinished">Cách khắc phục</translation>
    </message>
    <message>
        <source>Cure: %1</source>
        <translation type="unfinished">Cách khắc phục: %1</translation>
    </message>
    <message>
        <source>Curve of the result</source>
        <translation type="unfinished">Đường cong của kết quả</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation type="unfinished">Đường cong</translation>
    </message>
    <message>
        <source>Curves of a sweep</source>
        <translation type="unfinished">Đường cong của một lần quét</translation>
    </message>
    <message>
        <source>Cycle by cycle</source>
        <translation type="unfinished">Từng chu kỳ</translation>
    </message>
    <message>
        <source>D&amp;raw a line profile</source>
        <translation type="unfinished">Vẽ mặt cắt th&amp;eo đường</translation>
    </message>
    <message>
        <source>DRAM: %1</source>
        <translation type="unfinished">DRAM: %1</translation>
    </message>
    <message>
        <source>Dark text on a light ground</source>
        <translation type="unfinished">Chữ tối trên nền sáng</translation>
    </message>
    <message>
        <source>Data race</source>
        <translation type="unfinished">Tranh chấp dữ liệu</translation>
    </message>
    <message>
        <source>Data races are checked in all blocks of runs of up to %1 warp instructions. This run takes about %2: they were checked in %3 of its %4 blocks, spread over the grid, and not between blocks.</source>
        <translation type="unfinished">Tranh chấp dữ liệu được tìm trong mọi block của các lần chạy tối đa %1 lệnh warp. Lần này cần khoảng %2: chúng được tìm trong %3 trên %4 block, rải khắp lưới, và không tìm giữa các block.</translation>
    </message>
    <message>
        <source>Data races are checked in runs of up to %1 warp instructions; this run takes about %2.</source>
        <translation type="unfinished">Tranh chấp dữ liệu được tìm trong các lần chạy tối đa %1 lệnh warp; lần này cần khoảng %2.</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation type="unfinished">Ngày sửa đổi</translation>
    </message>
    <message>
        <source>Deadlock</source>
        <translation type="unfinished">Khóa chết</translation>
    </message>
    <message>
        <source>Declare %1 instead of %2: tried on these accesses, that ends the conflicts. It gives a block %n [byte|bytes] more of shared memory (%3 in all).</source>
        <translation type="unfinished">Hãy khai báo %1 thay vì %2: thử trên chính các lần truy cập này, cách đó loại bỏ các xung đột. Mỗi block có thêm %n byte bộ nhớ chia sẻ (tổng cộng %3).</translation>
    </message>
    <message>
        <source>Declare %1 instead of %2: tried on these accesses, that leaves %4 times the ideal. It gives a block %n [byte|bytes] more of shared memory (%3 in all).</source>
        <translation type="unfinished">Hãy khai báo %1 thay vì %2: thử trên chính các lần truy cập này, cách đó còn lại %4 lần mức lý tưởng. Mỗi block có thêm %n byte bộ nhớ chia sẻ (tổng cộng %3).</translation>
    </message>
    <message>
        <source>Default, limits, step, unit and meaning: 2 in 1..15 step 1 unit px Reach of the window</source>
        <translation type="unfinished">Mặc định, giới hạn, bước, đơn vị và ý nghĩa: 2 in 1..15 step 1 unit px Tầm của cửa sổ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished">Xóa</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished">Xem chi tiết</translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished">Thiết bị</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation type="unfinished">Bộ nhớ thiết bị</translation>
    </message>
    <message>
        <source>Diagonal forgotten</source>
        <translation type="unfinished">Quên đường chéo</translation>
    </message>
    <message>
        <source>Diagonal squares</source>
        <translation type="unfinished">Hình vuông chéo</translation>
    </message>
    <message>
        <source>Difference &amp;gain</source>
        <translation type="unfinished">Khuếch đạ&amp;i khác biệt</translation>
    </message>
    <message>
        <source>Difference &amp;of what</source>
        <translation type="unfinished">Khác biệt củ&amp;a gì</translation>
    </message>
    <message>
        <source>Difference not doubled</source>
        <translation type="unfinished">Hiệu không nhân đôi</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation type="unfinished">Khác biệt</translation>
    </message>
    <message>
        <source>Differences %1 times as bright</source>
        <translation type="unfinished">Khác biệt sáng gấp %1 lần</translation>
    </message>
    <message>
        <source>Differences to it are called neither better nor worse.</source>
        <translation type="unfinished">Chênh lệch so với nó không được coi là tốt hơn hay xấu hơn.</translation>
    </message>
    <message>
        <source>Differing</source>
        <translation type="unfinished">Khác tham chiếu</translation>
    </message>
    <message>
        <source>Differing values</source>
        <translation type="unfinished">Giá trị khác tham chiếu</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation type="unfinished">Thư mục:</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished">Bỏ đi</translation>
    </message>
    <message>
        <source>Discuss, then vote again</source>
        <translation type="unfinished">Thảo luận, rồi chọn lại</translation>
    </message>
    <message>
        <source>Dispatch stall</source>
        <translation type="unfinished">Dispatch stall</translation>
    </message>
    <message>
        <source>Display path</source>
        <translation type="unfinished">Đường hiển thị</translation>
    </message>
    <message>
        <source>Divergent barrier</source>
        <translation type="unfinished">Rào đồng bộ phân kỳ</translation>
    </message>
    <message>
        <source>Divergent branches</source>
        <translation type="unfinished">Rẽ nhánh phân kỳ</translation>
    </message>
    <message>
        <source>Divergent branches among all branches. Conditions that only whole warps decide keep it at 0.</source>
        <translation type="unfinished">Tỷ lệ rẽ nhánh phân kỳ trong mọi rẽ nhánh. Nếu điều kiện luôn như nhau trong cả warp thì tỷ lệ này bằng 0.</translation>
    </message>
    <message>
        <source>Divergent matrix instruction</source>
        <translation type="unfinished">Lệnh ma trận phân kỳ</translation>
    </message>
    <message>
        <source>Divergent share</source>
        <translation type="unfinished">Tỷ lệ phân kỳ</translation>
    </message>
    <message>
        <source>Divided among its resident blocks.</source>
        <translation type="unfinished">Được chia cho các block thường trú.</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation type="unfinished">Không kết nối</translation>
    </message>
    <message>
        <source>Don't Save</source>
        <translation type="unfinished">Không lưu</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation type="unfinished">Nhấp đúp</translation>
    </message>
    <message>
        <source>Double click on a wipe</source>
        <translation type="unfinished">Nhấp đúp vào vạch so sánh</translation>
    </message>
    <message>
        <source>Drag a handle: values left of the one become black, right of the other white. Drag between them to move both.</source>
        <translation type="unfinished">Kéo một tay nắm: các giá trị bên trái tay nắm này thành đen, bên phải tay nắm kia thành trắng. Kéo ở giữa để dời cả hai.</translation>
    </message>
    <message>
        <source>Drag a wipe's end</source>
        <translation type="unfinished">Kéo một đầu vạch so sánh</translation>
    </message>
    <message>
        <source>Drag on the picture to look at the values along a line; Alt and drag does the same</source>
        <translation type="unfinished">Kéo trên ảnh để xem các giá trị dọc theo một đường; Alt và kéo cũng làm như vậy</translation>
    </message>
    <message>
        <source>Drag, left or middle</source>
        <translation type="unfinished">Kéo bằng nút trái hoặc giữa</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation type="unfinished">Drain</translation>
    </message>
    <message>
        <source>Draw a line first: Alt and drag on the picture.</source>
        <translation type="unfinished">Hãy vẽ một đường trước: giữ Alt và kéo trên ảnh.</translation>
    </message>
    <message>
        <source>Draw a line to see the values along it</source>
        <translation type="unfinished">Vẽ một đường để xem các giá trị dọc theo nó</translation>
    </message>
    <message>
        <source>Draw blocks over the picture</source>
        <translation type="unfinished">Vẽ các block lên trên ảnh</translation>
    </message>
    <message>
        <source>Draw line</source>
        <translation type="unfinished">Vẽ đường</translation>
    </message>
    <message>
        <source>Draw the blocks in the next way</source>
        <translation type="unfinished">Vẽ các block theo cách kế tiếp</translation>
    </message>
    <message>
        <source>Draw the edges of the blocks</source>
        <translation type="unfinished">Vẽ các cạnh của block</translation>
    </message>
    <message>
        <source>Draw the numbers of columns and rows along the picture's edges</source>
        <translation type="unfinished">Vẽ các con số của cột và hàng dọc theo rìa ảnh</translation>
    </message>
    <message>
        <source>Draw the tile, the halo and the warps of the block under the cursor</source>
        <translation type="unfinished">Vẽ tile, halo và các warp của block dưới con trỏ</translation>
    </message>
    <message>
        <source>Draw what the colours of the result stand for</source>
        <translation type="unfinished">Vẽ ý nghĩa các màu của kết quả</translation>
    </message>
    <message>
        <source>Draw what the operation found, with its values</source>
        <translation type="unfinished">Vẽ những gì phép xử lý tìm thấy, kèm giá trị</translation>
    </message>
    <message>
        <source>Dynamic shared memory</source>
        <translation type="unfinished">Bộ nhớ chia sẻ động</translation>
    </message>
    <message>
        <source>Each GPU multiplies its share of the images in pieces; NCCL adds the sums.</source>
        <translation type="unfinished">Mỗi GPU nhân phần ảnh của mình theo từng mảnh; NCCL cộng các tổng.</translation>
    </message>
    <message>
        <source>Each block would have to do without %n [byte|bytes] of shared memory.</source>
        <translation type="unfinished">Mỗi block phải bớt đi %n byte bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>Each cp.async with which a warp copies from global to shared memory. What it reads is counted among global loads; the hardware has no counter for its writes to shared memory.</source>
        <translation type="unfinished">Mỗi cp.async mà một warp dùng để sao chép từ bộ nhớ toàn cục sang bộ nhớ chia sẻ. Phần nó đọc được tính vào các lần đọc bộ nhớ toàn cục; phần cứng không có bộ đếm cho các lần ghi của nó vào bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>Each frame for</source>
        <translation type="unfinished">Mỗi khung hình dài</translation>
    </message>
    <message>
        <source>Each instruction with which a warp fetches from a texture is one request. How texels lie in memory is not published, so no sectors are counted here.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để lấy từ texture là một yêu cầu. Cách các texel nằm trong bộ nhớ không được công bố, nên ở đây không đếm sector.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads constant memory is one request. It is quickest when all lanes read the same address.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để đọc bộ nhớ hằng là một yêu cầu. Nhanh nhất khi mọi lane đọc cùng một địa chỉ.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads global memory is one request, whatever its lanes ask for. Values that are kept and used again need no further one.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để đọc bộ nhớ toàn cục là một yêu cầu, bất kể các lane của nó yêu cầu gì. Những giá trị được giữ lại để dùng tiếp không cần yêu cầu nào nữa.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads or writes global or local memory is one request. None where textures are read: their sectors are not counted.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để đọc hoặc ghi bộ nhớ toàn cục hay cục bộ là một yêu cầu. Không có số liệu khi đọc texture: các sector của texture không được đếm.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp reads or writes shared memory is one request. Shared memory is close by, so many requests here cost less than a few to global memory.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để đọc hoặc ghi bộ nhớ chia sẻ là một yêu cầu. Bộ nhớ chia sẻ ở gần, nên nhiều yêu cầu ở đây rẻ hơn vài yêu cầu đến bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp updates a place in memory undivided is one request. Lanes that update the same place wait for each other.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để cập nhật nguyên tử một chỗ trong bộ nhớ là một yêu cầu. Các lane cập nhật cùng một chỗ phải chờ nhau.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp writes global memory is one request. A result of one value a thread needs one for each warp.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để ghi bộ nhớ toàn cục là một yêu cầu. Kết quả một giá trị mỗi thread cần một yêu cầu cho mỗi warp.</translation>
    </message>
    <message>
        <source>Each instruction with which a warp writes its threads' local memory is one request. A kernel whose values all fit into registers has none.</source>
        <translation type="unfinished">Mỗi lệnh mà một warp dùng để ghi bộ nhớ cục bộ của các thread là một yêu cầu. Kernel có mọi giá trị vừa trong thanh ghi thì không có yêu cầu nào.</translation>
    </message>
    <message>
        <source>Each issues an instruction of one warp in a clock.</source>
        <translation type="unfinished">Mỗi bộ phát một lệnh của một warp trong một chu kỳ xung nhịp.</translation>
    </message>
    <message>
        <source>Each pixel becomes the weighted mean of its neighbourhood, channel by channel.</source>
        <translation type="unfinished">Mỗi điểm ảnh trở thành trung bình có trọng số của vùng lân cận, theo từng kênh.</translation>
    </message>
    <message>
        <source>Each pixel is read %1 (%2)</source>
        <translation type="unfinished">Mỗi điểm ảnh được đọc %1 (%2)</translation>
    </message>
    <message>
        <source>Each pixel is read %1 on average, at most %2 (%3)</source>
        <translation type="unfinished">Mỗi điểm ảnh được đọc trung bình %1, nhiều nhất %2 (%3)</translation>
    </message>
    <message>
        <source>Each row of the template must meet the next row of the picture. Where the registers are not handed on, only the thread's last row of results sees new ones.</source>
        <translation type="unfinished">Mỗi hàng của mẫu phải gặp hàng kế tiếp của ảnh. Khi các thanh ghi không được chuyển tiếp, chỉ hàng kết quả cuối của thread thấy các hàng mới.</translation>
    </message>
    <message>
        <source>Each row of words that is loaded and shifted serves four rows of results.</source>
        <translation type="unfinished">Mỗi hàng từ nhớ được nạp và dịch phục vụ bốn hàng kết quả.</translation>
    </message>
    <message>
        <source>Each run stands here once its settings have rested, to be compared and gone back to.</source>
        <translation type="unfinished">Mỗi lần chạy hiện ở đây khi các thiết lập của nó đã đứng yên, để so sánh và quay lại.</translation>
    </message>
    <message>
        <source>Each runs several blocks at once, by itself.</source>
        <translation type="unfinished">Mỗi multiprocessor tự chạy nhiều block cùng lúc.</translation>
    </message>
    <message>
        <source>Each step does four rows, with one wait at barriers and memory for all four.</source>
        <translation type="unfinished">Mỗi bước làm bốn hàng, chỉ chờ rào đồng bộ và bộ nhớ một lần cho cả bốn.</translation>
    </message>
    <message>
        <source>Each step of 32 columns begins from zero again, so a window that reaches over such a border gets too little: upright stripes, 32 pixels apart.</source>
        <translation type="unfinished">Mỗi bước 32 cột lại bắt đầu từ không, nên cửa sổ vắt qua ranh giới đó nhận quá ít: các sọc đứng, cách nhau 32 điểm ảnh.</translation>
    </message>
    <message>
        <source>Each thread adds 1 to the count of its pixel's level in global memory; equal levels wait for one another.</source>
        <translation type="unfinished">Mỗi thread cộng 1 vào số đếm ứng với mức xám của điểm ảnh của nó, trong bộ nhớ toàn cục; các mức bằng nhau phải chờ nhau.</translation>
    </message>
    <message>
        <source>Each thread copies its 3×3 window into an array of its own in local memory.</source>
        <translation type="unfinished">Mỗi thread sao chép cửa sổ 3×3 của nó vào một mảng riêng trong bộ nhớ cục bộ.</translation>
    </message>
    <message>
        <source>Each thread keeps 16 columns, two sums a word; loads and stores of 16 bytes.</source>
        <translation type="unfinished">Mỗi thread giữ 16 cột, hai tổng một từ nhớ; nạp và ghi mỗi lần 16 byte.</translation>
    </message>
    <message>
        <source>Each thread loads its 3×3 window first, so that all loads overlap.</source>
        <translation type="unfinished">Mỗi thread nạp cửa sổ 3×3 của nó trước, để mọi lần nạp chồng lấp nhau.</translation>
    </message>
    <message>
        <source>Each thread reads its nine values and sorts them; their order decides where it branches.</source>
        <translation type="unfinished">Mỗi thread đọc chín giá trị của nó và sắp xếp chúng; thứ tự của các giá trị quyết định thread rẽ nhánh ở đâu.</translation>
    </message>
    <message>
        <source>Each thread reads its window and the template through textures.</source>
        <translation type="unfinished">Mỗi thread đọc cửa sổ của nó và mẫu qua texture.</translation>
    </message>
    <message>
        <source>Each thread reads its window from global memory and handles the border.</source>
        <translation type="unfinished">Mỗi thread đọc cửa sổ của nó từ bộ nhớ toàn cục và tự xử lý biên.</translation>
    </message>
    <message>
        <source>Each thread reads its window through the texture cache, which handles borders.</source>
        <translation type="unfinished">Mỗi thread đọc cửa sổ của nó qua bộ nhớ đệm texture, nơi xử lý biên.</translation>
    </message>
    <message>
        <source>Each thread would have to do without %1 registers, and each block without %2 bytes of shared memory.</source>
        <translation type="unfinished">Mỗi thread phải bớt đi %1 thanh ghi, và mỗi block bớt đi %2 byte bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>Each thread would have to do without %n [register|registers].</source>
        <translation type="unfinished">Mỗi thread phải bớt đi %n thanh ghi.</translation>
    </message>
    <message>
        <source>Each warp has counts of its own in shared memory, so that only its own lanes meet.</source>
        <translation type="unfinished">Mỗi warp có số đếm riêng trong bộ nhớ chia sẻ, nên chỉ các lane của chính nó đụng nhau.</translation>
    </message>
    <message>
        <source>Each worker needs a name.</source>
        <translation type="unfinished">Mỗi worker cần một tên.</translation>
    </message>
    <message>
        <source>Early return</source>
        <translation type="unfinished">Thoát sớm</translation>
    </message>
    <message>
        <source>Early return before the barrier</source>
        <translation type="unfinished">Thoát sớm trước rào đồng bộ</translation>
    </message>
    <message>
        <source>Edge lane of the shuffle forgotten</source>
        <translation type="unfinished">Quên lane rìa của shuffle</translation>
    </message>
    <message>
        <source>Edge not tested</source>
        <translation type="unfinished">Không kiểm tra rìa</translation>
    </message>
    <message>
        <source>Edge within a word forgotten</source>
        <translation type="unfinished">Quên rìa trong từ nhớ</translation>
    </message>
    <message>
        <source>Eigen-image</source>
        <translation type="unfinished">Ảnh riêng (eigen)</translation>
    </message>
    <message>
        <source>Eigen-image %1, %2 %</source>
        <translation type="unfinished">Ảnh riêng %1, %2 %</translation>
    </message>
    <message>
        <source>Eight numbers side by side</source>
        <translation type="unfinished">Tám số cạnh nhau</translation>
    </message>
    <message>
        <source>Empty launch</source>
        <translation type="unfinished">Launch rỗng</translation>
    </message>
    <message>
        <source>Emulated GPU</source>
        <translation type="unfinished">GPU được giả lập</translation>
    </message>
    <message>
        <source>Emulated here</source>
        <translation type="unfinished">Giả lập tại đây</translation>
    </message>
    <message>
        <source>Emulating the whole result would take too long.</source>
        <translation type="unfinished">Giả lập toàn bộ kết quả sẽ mất quá nhiều thời gian.</translation>
    </message>
    <message>
        <source>Emulator</source>
        <translation type="unfinished">Trình giả lập</translation>
    </message>
    <message>
        <source>Emulator's time</source>
        <translation type="unfinished">Thời gian của trình giả lập</translation>
    </message>
    <message>
        <source>End the run that the race needs</source>
        <translation type="unfinished">Kết thúc lần chạy mà cuộc đua cần</translation>
    </message>
    <message>
        <source>End what is running</source>
        <translation type="unfinished">Kết thúc việc đang chạy</translation>
    </message>
    <message>
        <source>Ends the run (Esc)</source>
        <translation type="unfinished">Kết thúc lần chạy (Esc)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished">Enter</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished">Môi trường</translation>
    </message>
    <message>
        <source>Equal to hardware: %1 counted the same.</source>
        <translation type="unfinished">Bằng phần cứng: %1 đếm được như vậy.</translation>
    </message>
    <message>
        <source>Equal to the CPU reference in every value.</source>
        <translation type="unfinished">Bằng tham chiếu CPU ở mọi giá trị.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished">Lỗi</translation>
    </message>
    <message>
        <source>Errors and slow accesses in this kernel are listed here after it has run.</source>
        <translation type="unfinished">Những gì sai hoặc chậm trong kernel này hiện ở đây khi nó đã chạy.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished">Esc</translation>
    </message>
    <message>
        <source>Estimate from</source>
        <translation type="unfinished">Ước lượng từ</translation>
    </message>
    <message>
        <source>Estimate to</source>
        <translation type="unfinished">Ước lượng đến</translation>
    </message>
    <message>
        <source>Estimated from a sample of the blocks.</source>
        <translation type="unfinished">Ước lượng từ các block lấy mẫu.</translation>
    </message>
    <message>
        <source>Estimated time</source>
        <translation type="unfinished">Thời gian ước lượng</translation>
    </message>
    <message>
        <source>Estimated, since the number of registers is.</source>
        <translation type="unfinished">Là ước lượng, vì số thanh ghi là ước lượng.</translation>
    </message>
    <message>
        <source>Estimated: a sample of blocks represents all blocks.</source>
        <translation type="unfinished">Ước lượng: các block lấy mẫu đại diện cho tất cả.</translation>
    </message>
    <message>
        <source>Estimates: no copy is quicker than the link of the %1 allows, %2 GB/s by PCI Express in each direction, and one from ordinary memory takes up to several times as long.</source>
        <translation type="unfinished">Ước lượng: không lần sao chép nào nhanh hơn mức mà đường truyền của %1 cho phép, %2 GB/s qua PCI Express theo mỗi chiều, và sao chép từ bộ nhớ thường có thể lâu gấp vài lần.</translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished">Sự kiện</translation>
    </message>
    <message>
        <source>Every PTX instruction that computes, addresses too, once a thread.</source>
        <translation type="unfinished">Mọi lệnh PTX có tính toán, kể cả tính địa chỉ, mỗi thread một lần.</translation>
    </message>
    <message>
        <source>Every block</source>
        <translation type="unfinished">Mọi block</translation>
    </message>
    <message>
        <source>Every block of the edited kernel ran in the emulator before it ran on the GPU, but races were not looked for: the picture is too large for that.</source>
        <translation type="unfinished">Mọi block của kernel đã sửa đã chạy trong trình giả lập trước khi nó chạy trên GPU, nhưng không tìm tranh chấp dữ liệu: ảnh quá lớn cho việc đó.</translation>
    </message>
    <message>
        <source>Every parameter is given something: the file can be opened.</source>
        <translation type="unfinished">Mọi tham số đều đã có giá trị truyền vào: có thể mở tệp.</translation>
    </message>
    <message>
        <source>Every part of the sum is written to the same place: which one stays is chance, and the places of the other parts stay as they were.</source>
        <translation type="unfinished">Mọi phần của tổng được ghi vào cùng một chỗ: phần nào được giữ lại là ngẫu nhiên, và chỗ của các phần khác vẫn như cũ.</translation>
    </message>
    <message>
        <source>Every thread reads its 3×3 window from global memory.</source>
        <translation type="unfinished">Mỗi thread đọc cửa sổ 3×3 của nó từ bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>Every thread reads its window and the filter from global memory.</source>
        <translation type="unfinished">Mỗi thread đọc cửa sổ của nó và bộ lọc từ bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation type="unfinished">Ví dụ:</translation>
    </message>
    <message>
        <source>Exchange left out</source>
        <translation type="unfinished">Thiếu một lần hoán đổi</translation>
    </message>
    <message>
        <source>Exchange network</source>
        <translation type="unfinished">Mạng hoán đổi</translation>
    </message>
    <message>
        <source>Exchanges white and black.</source>
        <translation type="unfinished">Đổi chỗ trắng và đen.</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished">Kỳ vọng</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation type="unfinished">Kỳ vọng: %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished">Xuất</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation type="unfinished">Xuất: %1</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation type="unfinished">Đã xuất thành %1.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished">Xuất…</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished">Toàn &amp;màn hình</translation>
    </message>
    <message>
        <source>F5 runs it again.</source>
        <translation type="unfinished">F5 để chạy lại.</translation>
    </message>
    <message>
        <source>FLOP/s</source>
        <translation type="unfinished">FLOP/s</translation>
    </message>
    <message>
        <source>Facts of the pixel</source>
        <translation type="unfinished">Thông tin về điểm ảnh</translation>
    </message>
    <message>
        <source>Facts of the result</source>
        <translation type="unfinished">Thông tin về kết quả</translation>
    </message>
    <message>
        <source>Facts of this machine</source>
        <translation type="unfinished">Thông tin về máy này</translation>
    </message>
    <message>
        <source>Faults and races are found when the kernel runs on the emulator.</source>
        <translation type="unfinished">Lỗi và tranh chấp dữ liệu được tìm thấy khi kernel chạy trên trình giả lập.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished">Số liệu</translation>
    </message>
    <message>
        <source>Figure beside each line</source>
        <translation type="unfinished">Số liệu cạnh mỗi dòng</translation>
    </message>
    <message>
        <source>Figure of the current strategy</source>
        <translation type="unfinished">Số liệu của chiến lược hiện tại</translation>
    </message>
    <message>
        <source>Figure shown</source>
        <translation type="unfinished">Số liệu đang hiện</translation>
    </message>
    <message>
        <source>Figures come when the emulator has counted this kernel.</source>
        <translation type="unfinished">Số liệu có khi trình giả lập đã đếm kernel này.</translation>
    </message>
    <message>
        <source>Figures come with the first run.</source>
        <translation type="unfinished">Số liệu có cùng lần chạy đầu tiên.</translation>
    </message>
    <message>
        <source>Figures of each run</source>
        <translation type="unfinished">Số liệu của từng lần chạy</translation>
    </message>
    <message>
        <source>Figures of earlier settings</source>
        <translation type="unfinished">Số liệu của thiết lập trước đó</translation>
    </message>
    <message>
        <source>Figures of the histogram</source>
        <translation type="unfinished">Số liệu của histogram</translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished">Tệp</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation type="unfinished">Tê&amp;n tệp:</translation>
    </message>
    <message>
        <source>File name</source>
        <translation type="unfinished">Tên tệp</translation>
    </message>
    <message>
        <source>Files cannot be loaded here.</source>
        <translation type="unfinished">Không thể nạp tệp ở đây.</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation type="unfinished">Loại tệp:</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation type="unfinished">Lấp đầy màn hình</translation>
    </message>
    <message>
        <source>Filled by</source>
        <translation type="unfinished">Ghi bởi</translation>
    </message>
    <message>
        <source>Film of the block</source>
        <translation type="unfinished">Video về block</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished">Bộ lọc</translation>
    </message>
    <message>
        <source>Filter width</source>
        <translation type="unfinished">Chiều rộng bộ lọc</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation type="unfinished">Tìm thư mục</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished">Tìm một lệnh</translation>
    </message>
    <message>
        <source>Find a key</source>
        <translation type="unfinished">Tìm phím</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation type="unfinished">Tìm một phím hoặc việc nó làm</translation>
    </message>
    <message>
        <source>Find a race</source>
        <translation type="unfinished">Tìm tranh chấp dữ liệu</translation>
    </message>
    <message>
        <source>Find a term</source>
        <translation type="unfinished">Tìm một thuật ngữ</translation>
    </message>
    <message>
        <source>Find in the kernel</source>
        <translation type="unfinished">Tìm trong kernel</translation>
    </message>
    <message>
        <source>Find out why it does not hold for this thread, the first one for which it was tested and did not.</source>
        <translation type="unfinished">Hãy tìm hiểu vì sao nó không đúng với thread này, thread đầu tiên được kiểm tra mà không đúng.</translation>
    </message>
    <message>
        <source>Find out why this thread comes to the trap; let no block wait for another.</source>
        <translation type="unfinished">Hãy tìm hiểu vì sao thread này đi đến trap; không để block nào chờ block khác.</translation>
    </message>
    <message>
        <source>Find words in the kernel's text</source>
        <translation type="unfinished">Tìm từ trong mã nguồn kernel</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished">Phát hiện</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished">Phát hiện</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation type="unfinished">Phát hiện (%1)</translation>
    </message>
    <message>
        <source>Findings “%1” that are left: %2.</source>
        <translation type="unfinished">Số phát hiện “%1” còn lại: %2.</translation>
    </message>
    <message>
        <source>First event of the film</source>
        <translation type="unfinished">Sự kiện đầu của video</translation>
    </message>
    <message>
        <source>First vote</source>
        <translation type="unfinished">Chọn lần đầu</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished">Vừa khung</translation>
    </message>
    <message>
        <source>Five texts on shared memory and five ideas: answer first, then see what a run shows</source>
        <translation type="unfinished">Năm bài viết về bộ nhớ chia sẻ và năm ý tưởng: trả lời trước, rồi xem một lần chạy cho thấy gì</translation>
    </message>
    <message>
        <source>Flat windows divide by zero</source>
        <translation type="unfinished">Cửa sổ phẳng chia cho không</translation>
    </message>
    <message>
        <source>Float</source>
        <translation type="unfinished">Thả nổi</translation>
    </message>
    <message>
        <source>Floating point</source>
        <translation type="unfinished">Dấu phẩy động</translation>
    </message>
    <message>
        <source>Floats</source>
        <translation type="unfinished">Float</translation>
    </message>
    <message>
        <source>Floor: an empty launch</source>
        <translation type="unfinished">Mức sàn: một lần launch rỗng</translation>
    </message>
    <message>
        <source>Floor: copying input to output</source>
        <translation type="unfinished">Mức sàn: sao chép đầu vào sang đầu ra</translation>
    </message>
    <message>
        <source>Floor: copying with a cold L2 cache</source>
        <translation type="unfinished">Mức sàn: sao chép với bộ nhớ đệm L2 lạnh</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished">Thư mục</translation>
    </message>
    <message>
        <source>Follow all warps as they take turns, or one of them alone</source>
        <translation type="unfinished">Theo dõi mọi warp khi chúng thay phiên nhau, hoặc chỉ một warp</translation>
    </message>
    <message>
        <source>Follow the cursor again (Esc)</source>
        <translation type="unfinished">Lại theo con trỏ (Esc)</translation>
    </message>
    <message>
        <source>Following the value was cancelled.</source>
        <translation type="unfinished">Việc theo dấu giá trị đã bị hủy.</translation>
    </message>
    <message>
        <source>For %1 there are more than 100000 values.</source>
        <translation type="unfinished">Với %1, có hơn 100000 giá trị.</translation>
    </message>
    <message>
        <source>For %1, "%2" is not a number; write values as 3,5,9 or a range as FROM..TO or FROM..TO:STEP.</source>
        <translation type="unfinished">Với %1, “%2” không phải là số; hãy viết các giá trị dạng 3,5,9 hoặc một khoảng dạng TỪ..ĐẾN hay TỪ..ĐẾN:BƯỚC.</translation>
    </message>
    <message>
        <source>For %1, the range %2 has %3 values, and at most %4 can be taken; make the step larger.</source>
        <translation type="unfinished">Với %1, khoảng %2 có %3 giá trị, mà chỉ nhận được tối đa %4; hãy tăng bước.</translation>
    </message>
    <message>
        <source>For %1, the range %2 has no values; write the smaller number first and a step above 0.</source>
        <translation type="unfinished">Với %1, khoảng %2 không có giá trị nào; hãy viết số nhỏ trước và bước lớn hơn 0.</translation>
    </message>
    <message>
        <source>For smaller templates shared memory serves the image with less latency, which improves performance further (004.txt:5).</source>
        <translation type="unfinished">Với các mẫu nhỏ hơn, bộ nhớ chia sẻ cung cấp ảnh với độ trễ thấp hơn, nhờ đó hiệu năng tăng thêm (004.txt:5).</translation>
    </message>
    <message>
        <source>For this combination no time is predicted.</source>
        <translation type="unfinished">Không có thời gian dự đoán cho tổ hợp này.</translation>
    </message>
    <message>
        <source>Forget these</source>
        <translation type="unfinished">Xóa danh sách này</translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished">Định dạng</translation>
    </message>
    <message>
        <source>Forth and back again a tile is what it was. Only the product with the template's spectrum between the two makes sums of products of it; the map without it is the picture's own.</source>
        <translation type="unfinished">Đi rồi về thì một tile lại như ban đầu. Chỉ tích với phổ của mẫu ở giữa hai chiều mới tạo ra các tổng tích từ nó; không có tích đó, bản đồ chỉ là của chính ảnh.</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished">Tiến</translation>
    </message>
    <message>
        <source>Four load instructions a chunk of 16 images in place of 16 with their conditions, beside 1,024 multiply-adds: a tenth faster than registers on an H200.</source>
        <translation type="unfinished">Bốn lệnh nạp mỗi chunk 16 ảnh thay cho 16 lệnh kèm điều kiện, bên cạnh 1,024 phép nhân-cộng: nhanh hơn registers một phần mười trên H200.</translation>
    </message>
    <message>
        <source>Four pixels an instruction</source>
        <translation type="unfinished">Bốn điểm ảnh một lệnh</translation>
    </message>
    <message>
        <source>Four reads of 16 bytes for 64 multiply-adds, where shared takes two reads for one: about 5× over shared on an H200.</source>
        <translation type="unfinished">Bốn lần đọc 16 byte cho 64 phép nhân-cộng, trong khi shared cần hai lần đọc cho một phép: nhanh gấp khoảng 5 lần shared trên H200.</translation>
    </message>
    <message>
        <source>Four results a thread</source>
        <translation type="unfinished">Bốn kết quả mỗi thread</translation>
    </message>
    <message>
        <source>Four rows a thread</source>
        <translation type="unfinished">Bốn hàng mỗi thread</translation>
    </message>
    <message>
        <source>Four runs are pinned, which is as many as there can be. Which is to make room for %1?</source>
        <translation type="unfinished">Bốn lần chạy đang được ghim, đó là mức tối đa. Lần nào nhường chỗ cho %1?</translation>
    </message>
    <message>
        <source>Four shifted copies of the template, so that picture words need no shift.</source>
        <translation type="unfinished">Bốn bản sao đã dịch của mẫu, để từ nhớ của ảnh không phải dịch.</translation>
    </message>
    <message>
        <source>Four times the size</source>
        <translation type="unfinished">Lớn gấp bốn</translation>
    </message>
    <message>
        <source>Four warps multiply tiles in shared memory (wgmma), past the registers.</source>
        <translation type="unfinished">Bốn warp nhân các tile trong bộ nhớ chia sẻ (wgmma), không qua thanh ghi.</translation>
    </message>
    <message>
        <source>Fourier transforms</source>
        <translation type="unfinished">Biến đổi Fourier</translation>
    </message>
    <message>
        <source>Fragment's registers exchanged</source>
        <translation type="unfinished">Tráo thanh ghi của fragment</translation>
    </message>
    <message>
        <source>Frame %1 of %2…</source>
        <translation type="unfinished">Khung hình %1 trong %2…</translation>
    </message>
    <message>
        <source>Frames that are made</source>
        <translation type="unfinished">Các khung hình được tạo</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later, with an exception that allows it to be linked with NVIDIA's CUDA libraries. There is no warranty, to the extent that the law permits.</source>
        <translation type="unfinished">Phần mềm tự do theo Giấy phép Công cộng GNU (GNU General Public License), phiên bản 3 hoặc mới hơn, với một ngoại lệ cho phép liên kết với các thư viện CUDA của NVIDIA. Không có bảo hành, trong phạm vi pháp luật cho phép.</translation>
    </message>
    <message>
        <source>Free the pointer that malloc or new returned, and only once.</source>
        <translation type="unfinished">Hãy giải phóng con trỏ mà malloc hoặc new trả về, và chỉ một lần.</translation>
    </message>
    <message>
        <source>From source to result and back</source>
        <translation type="unfinished">Từ nguồn sang kết quả và ngược lại</translation>
    </message>
    <message>
        <source>From the next start of Tilescope</source>
        <translation type="unfinished">Từ lần khởi động Tilescope kế tiếp</translation>
    </message>
    <message>
        <source>From the next start of Tilescope. Nobody who speaks it has read the texts yet.</source>
        <translation type="unfinished">Từ lần khởi động Tilescope kế tiếp. Chưa có người bản ngữ nào đọc lại các bản dịch này.</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation type="unfinished">Từ đầu</translation>
    </message>
    <message>
        <source>From these values the definition gives %1: the kernel computes something else.</source>
        <translation type="unfinished">Từ các giá trị này, định nghĩa cho %1: kernel tính ra cái khác.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished">Đầy đủ</translation>
    </message>
    <message>
        <source>GB/s of input and output</source>
        <translation type="unfinished">GB/s đầu vào và đầu ra</translation>
    </message>
    <message>
        <source>GFLOP/s</source>
        <translation type="unfinished">GFLOP/s</translation>
    </message>
    <message>
        <source>GIF, goes round and round</source>
        <translation type="unfinished">GIF, lặp đi lặp lại</translation>
    </message>
    <message>
        <source>GIF: built without giflib</source>
        <translation type="unfinished">GIF: chương trình được biên dịch không kèm giflib</translation>
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
        <source>GPU shown</source>
        <translation type="unfinished">GPU đang hiện</translation>
    </message>
    <message>
        <source>GPU that is stood for</source>
        <translation type="unfinished">GPU được giả lập</translation>
    </message>
    <message>
        <source>GPU time</source>
        <translation type="unfinished">Thời gian GPU</translation>
    </message>
    <message>
        <source>GPU time as one CUDA graph</source>
        <translation type="unfinished">Thời gian GPU dưới dạng một CUDA graph</translation>
    </message>
    <message>
        <source>GPU time of an empty kernel on the same device.</source>
        <translation type="unfinished">Thời gian GPU của một kernel rỗng trên cùng thiết bị.</translation>
    </message>
    <message>
        <source>GPU time of copying input to output on the same device.</source>
        <translation type="unfinished">Thời gian GPU để sao chép đầu vào sang đầu ra trên cùng thiết bị.</translation>
    </message>
    <message>
        <source>GPU time of copying input to output with the L2 cache overwritten before each run.</source>
        <translation type="unfinished">Thời gian GPU để sao chép đầu vào sang đầu ra với bộ nhớ đệm L2 bị ghi đè trước mỗi lần chạy.</translation>
    </message>
    <message>
        <source>GPU time of the main launch alone</source>
        <translation type="unfinished">Thời gian GPU của riêng lần launch chính</translation>
    </message>
    <message>
        <source>GPU time of the quickest run, measured.</source>
        <translation type="unfinished">Thời gian GPU của lần chạy nhanh nhất, đo được.</translation>
    </message>
    <message>
        <source>GPU time that 95 of 100 runs stay below, measured.</source>
        <translation type="unfinished">Thời gian GPU mà 95 trong 100 lần chạy không vượt quá, đo được.</translation>
    </message>
    <message>
        <source>GPU time with a cold L2 cache</source>
        <translation type="unfinished">Thời gian GPU với bộ nhớ đệm L2 lạnh</translation>
    </message>
    <message>
        <source>GPU time, %1</source>
        <translation type="unfinished">Thời gian GPU, %1</translation>
    </message>
    <message>
        <source>GPU time, %1; behind it the estimate for %2</source>
        <translation type="unfinished">Thời gian GPU, %1; phía sau là ước lượng cho %2</translation>
    </message>
    <message>
        <source>GPU time, %1; behind it the prediction for %2</source>
        <translation type="unfinished">Thời gian GPU, %1; phía sau là dự đoán cho %2</translation>
    </message>
    <message>
        <source>GPU time, cold L2</source>
        <translation type="unfinished">Thời gian GPU, L2 lạnh</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation type="unfinished">Bộ sưu tập</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation type="unfinished">Gauss</translation>
    </message>
    <message>
        <source>Generated</source>
        <translation type="unfinished">Tự tạo</translation>
    </message>
    <message>
        <source>Give a lock back on every way on (atomicExch(&amp;lock, 0)), and store a flag before other threads wait for it. A block must not wait for one that starts after it.</source>
        <translation type="unfinished">Hãy trả khóa trên mọi lối đi tiếp (atomicExch(&amp;lock, 0)), và ghi cờ trước khi các thread khác chờ nó. Một block không được chờ block bắt đầu sau nó.</translation>
    </message>
    <message>
        <source>Give each thread an element of its own, let one thread alone store, or use an atomic such as atomicAdd().</source>
        <translation type="unfinished">Hãy cho mỗi thread một phần tử riêng, chỉ để một thread ghi, hoặc dùng thao tác nguyên tử như atomicAdd().</translation>
    </message>
    <message>
        <source>Give it a number in 0…15 and a thread count that is a multiple of 32 up to 1024.</source>
        <translation type="unfinished">Hãy cho nó một số trong 0…15 và số thread là bội của 32, tối đa 1024.</translation>
    </message>
    <message>
        <source>Give the array its first values, for example = {}, or check the bounds of the loop that fills it.</source>
        <translation type="unfinished">Hãy cho mảng các giá trị đầu, chẳng hạn = {}, hoặc kiểm tra các cận của vòng lặp ghi vào mảng.</translation>
    </message>
    <message>
        <source>Give the launch the dynamic shared memory that the kernel's extern __shared__ array needs.</source>
        <translation type="unfinished">Hãy cấp cho lần launch bộ nhớ chia sẻ động mà mảng extern __shared__ của kernel cần.</translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished">Truyền vào</translation>
    </message>
    <message>
        <source>Global</source>
        <translation type="unfinished">Toàn cục</translation>
    </message>
    <message>
        <source>Global atomic sectors</source>
        <translation type="unfinished">Sector nguyên tử, bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Global counts</source>
        <translation type="unfinished">Số đếm trong bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Global load requests</source>
        <translation type="unfinished">Yêu cầu đọc bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Global load sectors</source>
        <translation type="unfinished">Sector đọc bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Global memory</source>
        <translation type="unfinished">Bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Global memory is read as before, and then every window is written to the thread's own memory and read back, through the same L1 cache: slower than global.</source>
        <translation type="unfinished">Bộ nhớ toàn cục được đọc như trước, rồi mỗi cửa sổ được ghi vào bộ nhớ riêng của thread và đọc lại, qua cùng bộ nhớ đệm L1: chậm hơn global.</translation>
    </message>
    <message>
        <source>Global sectors over ideal</source>
        <translation type="unfinished">Sector bộ nhớ toàn cục so với lý tưởng</translation>
    </message>
    <message>
        <source>Global store requests</source>
        <translation type="unfinished">Yêu cầu ghi bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Global store sectors</source>
        <translation type="unfinished">Sector ghi bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished">Bảng thuật ngữ</translation>
    </message>
    <message>
        <source>Go back to its settings</source>
        <translation type="unfinished">Quay lại thiết lập của nó</translation>
    </message>
    <message>
        <source>Go back to the strategy's own text; Undo brings yours again</source>
        <translation type="unfinished">Trở về mã nguồn gốc của chiến lược; Hoàn tác lấy lại mã của bạn</translation>
    </message>
    <message>
        <source>Go to this read in the replay of the pixel's block</source>
        <translation type="unfinished">Đến lần đọc này trong bản phát lại block của điểm ảnh</translation>
    </message>
    <message>
        <source>Goes on with a file of another computer</source>
        <translation type="unfinished">Tiếp tục với tệp từ một máy tính khác</translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished">Lục</translation>
    </message>
    <message>
        <source>Green reads blue</source>
        <translation type="unfinished">Lục đọc lam</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished">Lưới</translation>
    </message>
    <message>
        <source>Grid rounded down</source>
        <translation type="unfinished">Lưới làm tròn xuống</translation>
    </message>
    <message>
        <source>Groups of 32 threads that are scheduled together.</source>
        <translation type="unfinished">Các nhóm 32 thread được lập lịch cùng nhau.</translation>
    </message>
    <message>
        <source>Groups of lanes</source>
        <translation type="unfinished">Nhóm lane</translation>
    </message>
    <message>
        <source>HTML, one file</source>
        <translation type="unfinished">HTML, một tệp</translation>
    </message>
    <message>
        <source>Half of C not written</source>
        <translation type="unfinished">Một nửa C không được ghi</translation>
    </message>
    <message>
        <source>Half the shared wavefronts in blocks of 16×16, yet not a tenth of the time of tile_words on an H200: the issue of instructions limits it.</source>
        <translation type="unfinished">Một nửa số wavefront chia sẻ trong block 16×16, nhưng không bớt được một phần mười thời gian của tile_words trên H200: việc phát lệnh là giới hạn.</translation>
    </message>
    <message>
        <source>Half the words and half the instructions of half: 1.15 ms on an H200, and no rounding but the last.</source>
        <translation type="unfinished">Một nửa số từ nhớ và một nửa số lệnh của half: 1.15 ms trên H200, và không làm tròn trừ lần cuối.</translation>
    </message>
    <message>
        <source>Half the words and half the instructions of tf32: 2.3 ms on an H200, with tf32's errors.</source>
        <translation type="unfinished">Một nửa số từ nhớ và một nửa số lệnh của tf32: 2.3 ms trên H200, với sai số của tf32.</translation>
    </message>
    <message>
        <source>Halo</source>
        <translation type="unfinished">Halo</translation>
    </message>
    <message>
        <source>Halo forgotten</source>
        <translation type="unfinished">Quên halo</translation>
    </message>
    <message>
        <source>Halo in four pieces</source>
        <translation type="unfinished">Halo nạp theo bốn mảnh</translation>
    </message>
    <message>
        <source>Halo reads</source>
        <translation type="unfinished">Halo đọc</translation>
    </message>
    <message>
        <source>Halo redundancy</source>
        <translation type="unfinished">Độ dư thừa halo</translation>
    </message>
    <message>
        <source>Halt (Space)</source>
        <translation type="unfinished">Dừng (Space)</translation>
    </message>
    <message>
        <source>Halves keep as many bits as TF32; two numbers share a word.</source>
        <translation type="unfinished">Số half giữ số bit bằng TF32; hai số chung một từ nhớ.</translation>
    </message>
    <message>
        <source>Heat from %1 to %2</source>
        <translation type="unfinished">Nhiệt từ %1 đến %2</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation type="unfinished">Bản đồ nhiệt</translation>
    </message>
    <message>
        <source>Heat map of block sizes</source>
        <translation type="unfinished">Bản đồ nhiệt của kích thước block</translation>
    </message>
    <message>
        <source>Height %1</source>
        <translation type="unfinished">Chiều cao %1</translation>
    </message>
    <message>
        <source>Heights</source>
        <translation type="unfinished">Chiều cao</translation>
    </message>
    <message>
        <source>Heights of blocks, in threads: a list 2,4,8 or a range 1..16</source>
        <translation type="unfinished">Chiều cao block, tính bằng thread: danh sách 2,4,8 hoặc khoảng 1..16</translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished">Trợ giúp</translation>
    </message>
    <message>
        <source>Help ▸ Start shows this again.</source>
        <translation type="unfinished">Trợ giúp ▸ Bắt đầu hiện lại trang này.</translation>
    </message>
    <message>
        <source>Hidden until answered</source>
        <translation type="unfinished">Bị ẩn cho tới khi trả lời</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation type="unfinished">Gợi ý: %1</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation type="unfinished">Histogram</translation>
    </message>
    <message>
        <source>Histogram of source and result</source>
        <translation type="unfinished">Histogram của ảnh nguồn và kết quả</translation>
    </message>
    <message>
        <source>Histogram of the values with the range</source>
        <translation type="unfinished">Histogram của các giá trị cùng khoảng giá trị</translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished">Lịch sử</translation>
    </message>
    <message>
        <source>Hold Alt and drag on the picture to draw a line, or choose Draw a line profile in the View menu: the values of source and result along it appear here.</source>
        <translation type="unfinished">Giữ Alt và kéo trên ảnh để vẽ một đường, hoặc chọn “Vẽ mặt cắt theo đường” trong trình đơn Xem: giá trị của ảnh nguồn và kết quả dọc theo đường đó hiện ở đây.</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation type="unfinished">Bộ nhớ host</translation>
    </message>
    <message>
        <source>How a pinned run stands to the others, their times' differences say.</source>
        <translation type="unfinished">Muốn biết lần chạy đã ghim so với các lần khác ra sao, hãy xem chênh lệch thời gian.</translation>
    </message>
    <message>
        <source>How alike a template and the picture around each pixel are, whatever the brightness and contrast: normalised cross-correlation.</source>
        <translation type="unfinished">Mẫu và phần ảnh quanh mỗi điểm ảnh giống nhau đến mức nào, bất kể độ sáng và độ tương phản: tương quan chéo chuẩn hóa.</translation>
    </message>
    <message>
        <source>How bright differences are drawn (less: comma, more: full stop)</source>
        <translation type="unfinished">Khác biệt sáng đến mức nào (giảm: dấu phẩy, tăng: dấu chấm)</translation>
    </message>
    <message>
        <source>How far it is from one patch to the next.</source>
        <translation type="unfinished">Khoảng cách từ mảnh ảnh này đến mảnh ảnh kế tiếp.</translation>
    </message>
    <message>
        <source>How far the Gaussian spreads.</source>
        <translation type="unfinished">Hàm Gauss trải rộng đến đâu.</translation>
    </message>
    <message>
        <source>How far the result is from the CPU reference, or any picture from another</source>
        <translation type="unfinished">Kết quả khác tham chiếu CPU bao nhiêu, hoặc một ảnh bất kỳ khác ảnh kia bao nhiêu</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation type="unfinished">Tốc độ phát</translation>
    </message>
    <message>
        <source>How long the race takes here</source>
        <translation type="unfinished">Cuộc đua kéo dài bao lâu ở đây</translation>
    </message>
    <message>
        <source>How long the slower one takes here</source>
        <translation type="unfinished">Bên chậm hơn mất bao lâu ở đây</translation>
    </message>
    <message>
        <source>How many bits one transfer carries.</source>
        <translation type="unfinished">Số bit mà một lần truyền mang đi.</translation>
    </message>
    <message>
        <source>How many different words of 4 bytes those requests asked for. The constant cache returns one at a time, so one per request is ideal.</source>
        <translation type="unfinished">Số từ nhớ 4 byte khác nhau mà các yêu cầu đó cần đến. Bộ nhớ đệm hằng mỗi lần trả một từ nhớ, nên một từ nhớ mỗi yêu cầu là lý tưởng.</translation>
    </message>
    <message>
        <source>How many grey levels a pixel may lie below its neighbourhood's mean and still become white; fractions too.</source>
        <translation type="unfinished">Một điểm ảnh được thấp hơn trung bình của vùng lân cận bao nhiêu mức xám mà vẫn thành trắng; có thể là số lẻ.</translation>
    </message>
    <message>
        <source>How many images are generated; of patches, a folder and a file, how many are taken at most.</source>
        <translation type="unfinished">Số ảnh được tạo; với mảnh ảnh, thư mục và tệp là số ảnh lấy nhiều nhất.</translation>
    </message>
    <message>
        <source>How many of a multiprocessor's warps can be there at once, as a share of the most possible. While one warp waits for memory, another works. What there is too little of limits it: registers, shared memory, warps or places for blocks.</source>
        <translation type="unfinished">Bao nhiêu warp của một multiprocessor có thể thường trú cùng lúc, theo tỷ lệ so với số tối đa. Khi một warp chờ bộ nhớ, warp khác làm việc. Thứ thiếu nhất sẽ giới hạn nó: thanh ghi, bộ nhớ chia sẻ, warp hoặc chỗ cho block.</translation>
    </message>
    <message>
        <source>How many of the best matches are boxed, each at least half a template from the others.</source>
        <translation type="unfinished">Số chỗ khớp tốt nhất được đóng khung, mỗi chỗ cách các chỗ khác ít nhất nửa mẫu.</translation>
    </message>
    <message>
        <source>How many pixels have each of the 256 grey levels: the result is a row of 256 counts.</source>
        <translation type="unfinished">Có bao nhiêu điểm ảnh ở mỗi mức xám trong 256 mức: kết quả là một hàng gồm 256 số đếm.</translation>
    </message>
    <message>
        <source>How many pixels the filter spans in each direction; odd, so that it has a centre.</source>
        <translation type="unfinished">Bộ lọc trải qua bao nhiêu điểm ảnh theo mỗi hướng; số lẻ, để có tâm.</translation>
    </message>
    <message>
        <source>How many pixels the mean spans in each direction; odd, so that it has a centre.</source>
        <translation type="unfinished">Trung bình trải qua bao nhiêu điểm ảnh theo mỗi hướng; số lẻ, để có tâm.</translation>
    </message>
    <message>
        <source>How many pixels, one below the other, a thread counts before the block's counts are added up.</source>
        <translation type="unfinished">Số điểm ảnh xếp dọc mà một thread đếm trước khi các số đếm của block được cộng lại.</translation>
    </message>
    <message>
        <source>How many sectors one request takes on average. A full warp needs 1 for neighbouring bytes and 4 for neighbouring floats; scattered lanes take up to 32.</source>
        <translation type="unfinished">Một yêu cầu cần trung bình bao nhiêu sector. Một warp đầy đủ cần 1 cho các byte cạnh nhau và 4 cho các float cạnh nhau; các lane rải rác cần tới 32.</translation>
    </message>
    <message>
        <source>How many times as fast as the slowest strategy.</source>
        <translation type="unfinished">Nhanh gấp bao nhiêu lần so với chiến lược chậm nhất.</translation>
    </message>
    <message>
        <source>How many times as fast as the strategy that it changes by its one idea.</source>
        <translation type="unfinished">Nhanh gấp bao nhiêu lần so với chiến lược mà nó thay đổi bằng một ý tưởng duy nhất.</translation>
    </message>
    <message>
        <source>How many times as many PTX instructions the strategy takes that this one changes. Counted in the emulator; no GPU's time.</source>
        <translation type="unfinished">Số lệnh PTX của chiến lược mà chiến lược này thay đổi gấp bao nhiêu lần số lệnh của chiến lược này. Được đếm trong trình giả lập; không phải thời gian của GPU.</translation>
    </message>
    <message>
        <source>How many times the ideal. The bar is the value; its filled part is what would have done.</source>
        <translation type="unfinished">Gấp bao nhiêu lần mức lý tưởng. Thanh là giá trị; phần tô là mức lẽ ra đã đủ.</translation>
    </message>
    <message>
        <source>How many values differ from the reference at all.</source>
        <translation type="unfinished">Bao nhiêu giá trị có khác tham chiếu, dù ít hay nhiều.</translation>
    </message>
    <message>
        <source>How many values differ from the reference by more than the operation allows.</source>
        <translation type="unfinished">Bao nhiêu giá trị khác tham chiếu nhiều hơn mức phép xử lý cho phép.</translation>
    </message>
    <message>
        <source>How often a warp came to a barrier such as __syncthreads(). It waits there until every warp of its block has come.</source>
        <translation type="unfinished">Một warp đến rào đồng bộ như __syncthreads() bao nhiêu lần. Nó chờ ở đó đến khi mọi warp của block đã đến.</translation>
    </message>
    <message>
        <source>How often each pixel is read: the halos' price at a glance</source>
        <translation type="unfinished">Mỗi điểm ảnh được đọc bao nhiêu lần: thấy ngay cái giá của halo</translation>
    </message>
    <message>
        <source>How often each value is there, channel by channel.</source>
        <translation type="unfinished">Mỗi giá trị xuất hiện bao nhiêu lần, theo từng kênh.</translation>
    </message>
    <message>
        <source>How often the same value is read. Every read after the first could come from a closer memory: that is what a tile in shared memory is for.</source>
        <translation type="unfinished">Cùng một giá trị được đọc bao nhiêu lần. Mọi lần đọc sau lần đầu đều có thể lấy từ bộ nhớ gần hơn: đó là mục đích của tile trong bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>How steeply brightness changes at each pixel, by two 3×3 masks: |gx| + |gy|.</source>
        <translation type="unfinished">Độ sáng thay đổi dốc đến đâu ở mỗi điểm ảnh, theo hai mặt nạ 3×3: |gx| + |gy|.</translation>
    </message>
    <message>
        <source>How the pixel under the cursor, or the pinned one, came about: its thread and all that it read</source>
        <translation type="unfinished">Điểm ảnh dưới con trỏ, hoặc điểm ảnh đã ghim, hình thành thế nào: thread của nó và mọi thứ thread đó đã đọc</translation>
    </message>
    <message>
        <source>How the pixels of many images vary together, DᵀD/m, and the eigen-images that follow from it.</source>
        <translation type="unfinished">Các điểm ảnh của nhiều ảnh biến thiên cùng nhau như thế nào, DᵀD/m, và các ảnh riêng suy ra từ đó.</translation>
    </message>
    <message>
        <source>How the sweep is drawn</source>
        <translation type="unfinished">Cách vẽ kết quả quét</translation>
    </message>
    <message>
        <source>How to use Tilescope, one page per subject, in English</source>
        <translation type="unfinished">Cách dùng Tilescope, mỗi chủ đề một trang, bằng tiếng Anh</translation>
    </message>
    <message>
        <source>IMC miss</source>
        <translation type="unfinished">IMC miss</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation type="unfinished">Lý tưởng</translation>
    </message>
    <message>
        <source>Idle threads</source>
        <translation type="unfinished">Thread nhàn rỗi</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation type="unfinished">Bỏ qua</translation>
    </message>
    <message>
        <source>Image</source>
        <translation type="unfinished">Ảnh</translation>
    </message>
    <message>
        <source>Image size</source>
        <translation type="unfinished">Kích thước ảnh</translation>
    </message>
    <message>
        <source>Images</source>
        <translation type="unfinished">Ảnh</translation>
    </message>
    <message>
        <source>Images from</source>
        <translation type="unfinished">Ảnh lấy từ</translation>
    </message>
    <message>
        <source>In a presented lesson</source>
        <translation type="unfinished">Trong bài học đang trình chiếu</translation>
    </message>
    <message>
        <source>In every row of a tile the groups of 16 bytes have changed places, so that 8 rows are read from different banks. The tensor cores know that only from the descriptor. Without it they take the tile for another layout and multiply numbers of other images, and no instruction complains.</source>
        <translation type="unfinished">Trong mỗi hàng của một tile, các nhóm 16 byte đã đổi chỗ cho nhau, để 8 hàng được đọc từ các bank khác nhau. Nhân Tensor chỉ biết điều đó qua bộ mô tả. Thiếu nó, chúng hiểu tile theo cách bố trí khác và nhân các số của ảnh khác, mà không lệnh nào báo lỗi.</translation>
    </message>
    <message>
        <source>In its file</source>
        <translation type="unfinished">Trong tệp gốc</translation>
    </message>
    <message>
        <source>In large letters: the picture, the kernel and one chart (Esc leaves)</source>
        <translation type="unfinished">Bằng chữ lớn: ảnh, kernel và một biểu đồ (Esc để thoát)</translation>
    </message>
    <message>
        <source>In narrow blocks the tile's rows lie a pitch apart that puts the rows a warp reads in different banks.</source>
        <translation type="unfinished">Trong các block hẹp, các hàng của tile cách nhau một bước hàng sao cho những hàng mà một warp đọc nằm ở các bank khác nhau.</translation>
    </message>
    <message>
        <source>In the emulator this would take about %1, so the whole picture was not computed.</source>
        <translation type="unfinished">Trong trình giả lập việc này sẽ mất khoảng %1, nên toàn bộ ảnh không được tính.</translation>
    </message>
    <message>
        <source>In the emulator this would take about %1.</source>
        <translation type="unfinished">Trong trình giả lập việc này sẽ mất khoảng %1.</translation>
    </message>
    <message>
        <source>In the padded picture a window begins at its result's own place. Going back by half a template once more reads another window, and before the picture's first pixel what lies before it.</source>
        <translation type="unfinished">Trong ảnh có phần đệm, cửa sổ bắt đầu ở chính chỗ của kết quả. Lùi thêm nửa mẫu nữa sẽ đọc cửa sổ khác, và trước điểm ảnh đầu của ảnh là những gì nằm trước nó.</translation>
    </message>
    <message>
        <source>In view · %1</source>
        <translation type="unfinished">Đang hiện · %1</translation>
    </message>
    <message>
        <source>Indices begin at 0, so the last one is one less than the number of values. The thread after it now takes part too.</source>
        <translation type="unfinished">Chỉ số bắt đầu từ 0, nên chỉ số cuối nhỏ hơn số giá trị một đơn vị. Thread ngay sau nó giờ cũng tham gia.</translation>
    </message>
    <message>
        <source>Initialise it once, with the number of arrivals (at least 1), and let no thread use it before a __syncthreads() after that.</source>
        <translation type="unfinished">Hãy khởi tạo nó một lần, với số lần đến (ít nhất 1), và không để thread nào dùng nó trước một __syncthreads() sau đó.</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished">Khảo sát</translation>
    </message>
    <message>
        <source>Install NVIDIA's driver %1 or newer, which supports CUDA %2.</source>
        <translation type="unfinished">Hãy cài trình điều khiển NVIDIA %1 hoặc mới hơn, hỗ trợ CUDA %2.</translation>
    </message>
    <message>
        <source>Instr. a pixel</source>
        <translation type="unfinished">Lệnh mỗi điểm ảnh</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation type="unfinished">Lệnh</translation>
    </message>
    <message>
        <source>Instructions a pixel</source>
        <translation type="unfinished">Số lệnh mỗi điểm ảnh</translation>
    </message>
    <message>
        <source>Integral image</source>
        <translation type="unfinished">Ảnh tích phân</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation type="unfinished">Đảo màu</translation>
    </message>
    <message>
        <source>Issuing</source>
        <translation type="unfinished">Phát lệnh</translation>
    </message>
    <message>
        <source>It cannot be read: %1.</source>
        <translation type="unfinished">Không đọc được: %1.</translation>
    </message>
    <message>
        <source>It cannot race: %1</source>
        <translation type="unfinished">Nó không đua được: %1</translation>
    </message>
    <message>
        <source>It cannot run with these settings.</source>
        <translation type="unfinished">Nó không chạy được với thiết lập này.</translation>
    </message>
    <message>
        <source>It changes no other strategy.</source>
        <translation type="unfinished">Nó không xuất phát từ chiến lược nào khác.</translation>
    </message>
    <message>
        <source>It comes too early: only event %1, where warp %2 stores to the same place%3, fills it; no barrier between.</source>
        <translation type="unfinished">Nó đến quá sớm: phải tới sự kiện %1, khi warp %2 ghi vào cùng vị trí%3, thì vị trí đó mới có giá trị; ở giữa không có rào đồng bộ.</translation>
    </message>
    <message>
        <source>It does not take the chosen block; this is the nearest that it takes.</source>
        <translation type="unfinished">Nó không nhận block đã chọn; đây là block gần nhất mà nó nhận.</translation>
    </message>
    <message>
        <source>It gives a core four threads and a multiprocessor eight cores (001.txt:59), as NVIDIA's first GPUs with CUDA had. A multiprocessor of its card has 32, one for each thread of a warp.</source>
        <translation type="unfinished">Bài báo cho mỗi lõi bốn thread và mỗi multiprocessor tám lõi (001.txt:59), như các GPU đầu tiên có CUDA của NVIDIA. Một multiprocessor của card đó có 32 lõi, mỗi thread của warp một lõi.</translation>
    </message>
    <message>
        <source>It has no block.</source>
        <translation type="unfinished">Nó không có block nào.</translation>
    </message>
    <message>
        <source>It holds NUL bytes, so it is not a text; save it as UTF-8.</source>
        <translation type="unfinished">Tệp chứa byte NUL nên không phải văn bản; hãy lưu nó ở dạng UTF-8.</translation>
    </message>
    <message>
        <source>It is busy to the end.</source>
        <translation type="unfinished">Nó bận đến cuối.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation type="unfinished">Tệp trống.</translation>
    </message>
    <message>
        <source>It is idle for the last %1.</source>
        <translation type="unfinished">Nó rảnh trong %1 cuối.</translation>
    </message>
    <message>
        <source>It is larger than 1 MB; a kernel is shorter.</source>
        <translation type="unfinished">Tệp lớn hơn 1 MB; kernel thì ngắn hơn.</translation>
    </message>
    <message>
        <source>It is not UTF-8 text; save it as UTF-8.</source>
        <translation type="unfinished">Tệp không phải văn bản UTF-8; hãy lưu nó ở dạng UTF-8.</translation>
    </message>
    <message>
        <source>It is not known which block computes this pixel.</source>
        <translation type="unfinished">Không biết block nào tính điểm ảnh này.</translation>
    </message>
    <message>
        <source>It is shown as it is stored, although the file says that it is turned.</source>
        <translation type="unfinished">Ảnh được hiện đúng như đã lưu, dù tệp ghi rằng ảnh bị xoay.</translation>
    </message>
    <message>
        <source>It is the reference.</source>
        <translation type="unfinished">Đây là tham chiếu.</translation>
    </message>
    <message>
        <source>It lies on the GPU alone; export again when the sliders have rested.</source>
        <translation type="unfinished">Nó chỉ nằm trên GPU; hãy xuất lại khi các thanh trượt đã đứng yên.</translation>
    </message>
    <message>
        <source>It moves %1 fewer bytes of global memory (%2).</source>
        <translation type="unfinished">Nó chuyển số byte bộ nhớ toàn cục ít hơn %1 (%2).</translation>
    </message>
    <message>
        <source>It moves %1 more bytes of global memory (%2).</source>
        <translation type="unfinished">Nó chuyển số byte bộ nhớ toàn cục nhiều hơn %1 (%2).</translation>
    </message>
    <message>
        <source>It races with event %1, where warp %2 loads from the same place%3: no barrier between.</source>
        <translation type="unfinished">Nó tranh chấp dữ liệu với sự kiện %1, khi warp %2 nạp từ cùng vị trí%3: ở giữa không có rào đồng bộ.</translation>
    </message>
    <message>
        <source>It races with event %1, where warp %2 stores to the same place%3: no barrier between.</source>
        <translation type="unfinished">Nó tranh chấp dữ liệu với sự kiện %1, khi warp %2 ghi vào cùng vị trí%3: ở giữa không có rào đồng bộ.</translation>
    </message>
    <message>
        <source>It reaches %1 % of it.</source>
        <translation type="unfinished">Nó đạt %1 % của trần.</translation>
    </message>
    <message>
        <source>It reads a texture. The sectors that textures move are not counted, and the sum of the others would be too low.</source>
        <translation type="unfinished">Nó đọc một texture. Các sector mà texture chuyển không được đếm, nên tổng của phần còn lại sẽ quá thấp.</translation>
    </message>
    <message>
        <source>It refuses what that GPU would refuse.</source>
        <translation type="unfinished">Nó từ chối những gì GPU đó sẽ từ chối.</translation>
    </message>
    <message>
        <source>It runs on an NVIDIA GPU only: no counters, no reuse, no single steps, no changes.</source>
        <translation type="unfinished">Nó chỉ chạy trên GPU NVIDIA: không bộ đếm, không dùng lại, không đi từng bước, không thay đổi.</translation>
    </message>
    <message>
        <source>It said: "%1".</source>
        <translation type="unfinished">Thông báo của nó: “%1”.</translation>
    </message>
    <message>
        <source>It says that shared memory is read and written within one cycle (001.txt:61). A load takes about 50 on such a GPU, as Mei and Chu measured; other warps hide them.</source>
        <translation type="unfinished">Bài báo nói rằng bộ nhớ chia sẻ được đọc và ghi trong một chu kỳ (001.txt:61). Theo đo đạc của Mei và Chu, một lần đọc trên GPU như vậy mất khoảng 50 chu kỳ; các warp khác che giấu chúng.</translation>
    </message>
    <message>
        <source>It should be %1.</source>
        <translation type="unfinished">Lẽ ra phải là %1.</translation>
    </message>
    <message>
        <source>It stands in for %1, which is beyond the picture.</source>
        <translation type="unfinished">Nó thay cho %1, vốn nằm ngoài ảnh.</translation>
    </message>
    <message>
        <source>It uses none.</source>
        <translation type="unfinished">Nó không dùng.</translation>
    </message>
    <message>
        <source>It was not checked.</source>
        <translation type="unfinished">Chưa được kiểm tra.</translation>
    </message>
    <message>
        <source>It was not run yet.</source>
        <translation type="unfinished">Chưa chạy chiến lược này.</translation>
    </message>
    <message>
        <source>It was not timed.</source>
        <translation type="unfinished">Nó chưa được đo thời gian.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished">Mục</translation>
    </message>
    <message>
        <source>Its 512 threads of a block (001.txt:65) are the limit of compute capability 1.x; its card allows 1,024. 65,535 is the limit of each side of the grid, not of all its blocks.</source>
        <translation type="unfinished">512 thread mỗi block của bài báo (001.txt:65) là giới hạn của compute capability 1.x; card của bài cho phép 1.024. 65.535 là giới hạn của mỗi chiều của lưới, không phải của tất cả các block.</translation>
    </message>
    <message>
        <source>Its blocks have no tile on the picture.</source>
        <translation type="unfinished">Các block của nó không có tile trên ảnh.</translation>
    </message>
    <message>
        <source>Its counts seem to be of one multiprocessor, without add_border: ours of shared ÷ 14 are 76,288 instructions beside its 67,581. With add_border block_copy takes more of them than shared, not fewer.</source>
        <translation type="unfinished">Các số đếm trong bài có vẻ là của một multiprocessor, không kể add_border: số của Tilescope cho shared ÷ 14 là 76,288 lệnh, so với 67,581 trong bài. Kể cả add_border thì block_copy cần nhiều lệnh hơn shared, không phải ít hơn.</translation>
    </message>
    <message>
        <source>Its kernel is a template over index_t and value_t (003.txt:86); ours computes in float.</source>
        <translation type="unfinished">Kernel của bài là template theo index_t và value_t (003.txt:86); kernel ở đây tính bằng float.</translation>
    </message>
    <message>
        <source>Its launches cannot be captured, or there was no time for it.</source>
        <translation type="unfinished">Không ghi lại được các lần launch của nó, hoặc không đủ thời gian.</translation>
    </message>
    <message>
        <source>Its run is not finished.</source>
        <translation type="unfinished">Lần chạy của nó chưa xong.</translation>
    </message>
    <message>
        <source>Its two tiles of c×c floats take 8·c² bytes, 8 KB at c = 32: of 64 KB of shared memory that leaves room for 8 blocks, more than the 2 whose threads fit a multiprocessor. So its fear, a single block on a multiprocessor because of shared memory, needs larger tiles than a block of c×c threads can have.</source>
        <translation type="unfinished">Hai tile c×c float trong bài chiếm 8·c² byte, 8 KB khi c = 32: với 64 KB bộ nhớ chia sẻ thì đủ chỗ cho 8 block, nhiều hơn 2 block mà số thread vừa một multiprocessor. Vì vậy điều bài viết lo ngại, chỉ một block trên một multiprocessor do bộ nhớ chia sẻ, cần những tile lớn hơn mức mà block c×c thread có thể có.</translation>
    </message>
    <message>
        <source>Just look</source>
        <translation type="unfinished">Chỉ xem thôi</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation type="unfinished">Giữ bản của tôi</translation>
    </message>
    <message>
        <source>Keep the session's text</source>
        <translation type="unfinished">Giữ văn bản của phiên</translation>
    </message>
    <message>
        <source>Keep this run's figures to set others beside them (P)</source>
        <translation type="unfinished">Giữ số liệu của lần chạy này để đặt các lần khác bên cạnh (P)</translation>
    </message>
    <message>
        <source>Keep this run's figures, of up to four, and show how every figure stands to the baseline</source>
        <translation type="unfinished">Giữ số liệu của lần chạy này, tối đa bốn lần, và cho thấy mỗi số liệu so với mốc ra sao</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished">Kernel</translation>
    </message>
    <message>
        <source>Kernel Tuner cache of the strategy shown…</source>
        <translation type="unfinished">Cache Kernel Tuner của chiến lược đang hiện…</translation>
    </message>
    <message>
        <source>Kernel file</source>
        <translation type="unfinished">Tệp kernel</translation>
    </message>
    <message>
        <source>Kernels run in the emulator meanwhile.</source>
        <translation type="unfinished">Trong lúc đó, kernel chạy trong trình giả lập.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">Phím</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished">Loại</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation type="unfinished">N&amp;gôn ngữ</translation>
    </message>
    <message>
        <source>L&amp;esson</source>
        <translation type="unfinished">&amp;Bài học</translation>
    </message>
    <message>
        <source>L1 cache</source>
        <translation type="unfinished">Bộ nhớ đệm L1</translation>
    </message>
    <message>
        <source>L2 cache</source>
        <translation type="unfinished">Bộ nhớ đệm L2</translation>
    </message>
    <message>
        <source>LG throttle</source>
        <translation type="unfinished">LG throttle</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation type="unfinished">&amp;Bố cục</translation>
    </message>
    <message>
        <source>Lane %1 asks bank %2 for word %3; wavefront %4 of %5 serves it%6.</source>
        <translation type="unfinished">Lane %1 yêu cầu bank %2 cho từ nhớ %3; wavefront %4 trong %5 phục vụ nó%6.</translation>
    </message>
    <message>
        <source>Lane %1, bank %2</source>
        <translation type="unfinished">Lane %1, bank %2</translation>
    </message>
    <message>
        <source>Lanes and banks</source>
        <translation type="unfinished">Lane và bank</translation>
    </message>
    <message>
        <source>Lanes of a warp ask one bank for different words. The bank serves one after the other, so the access takes several wavefronts instead of one.</source>
        <translation type="unfinished">Các lane của một warp yêu cầu cùng một bank cho những từ nhớ khác nhau. Bank phục vụ lần lượt, nên lần truy cập mất nhiều wavefront thay vì một.</translation>
    </message>
    <message>
        <source>Lanes of a warp ask the same bank of shared memory for different words, and wait for one another: this line takes %1 wavefronts where %2 would do (%3 times as many).</source>
        <translation type="unfinished">Các lane của một warp yêu cầu cùng một bank của bộ nhớ chia sẻ cho những từ nhớ khác nhau, và phải chờ nhau: dòng này mất %1 wavefront trong khi %2 là đủ (gấp %3 lần).</translation>
    </message>
    <message>
        <source>Lanes of a warp with the same level read one count, add 1 and store it: counts are lost.</source>
        <translation type="unfinished">Các lane của một warp có cùng mức xám đọc một số đếm, cộng 1 rồi ghi lại: số lần đếm bị mất.</translation>
    </message>
    <message>
        <source>Lanes of the warp</source>
        <translation type="unfinished">Các lane của warp</translation>
    </message>
    <message>
        <source>Lanes of the warp exchange values (shfl): what other lanes have read is not listed.</source>
        <translation type="unfinished">Các lane của warp trao đổi giá trị (shfl): những gì các lane khác đã đọc không được liệt kê.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished">Ngôn ngữ</translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished">Lớn</translation>
    </message>
    <message>
        <source>Large tiles, TF32</source>
        <translation type="unfinished">Tile lớn, TF32</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation type="unfinished">Sai số lớn nhất</translation>
    </message>
    <message>
        <source>Largest relative error</source>
        <translation type="unfinished">Sai số tương đối lớn nhất</translation>
    </message>
    <message>
        <source>Largest relative error: %1</source>
        <translation type="unfinished">Sai số tương đối lớn nhất: %1</translation>
    </message>
    <message>
        <source>Last event of the film</source>
        <translation type="unfinished">Sự kiện cuối của video</translation>
    </message>
    <message>
        <source>Last short sums forgotten</source>
        <translation type="unfinished">Quên các tổng ngắn cuối</translation>
    </message>
    <message>
        <source>Launch</source>
        <translation type="unfinished">Launch</translation>
    </message>
    <message>
        <source>Launch %1 of %2, %3: </source>
        <translation type="unfinished">Launch %1 trong %2, %3: </translation>
    </message>
    <message>
        <source>Launch shown</source>
        <translation type="unfinished">Launch đang hiện</translation>
    </message>
    <message>
        <source>Launches in order</source>
        <translation type="unfinished">Các lần launch theo thứ tự</translation>
    </message>
    <message>
        <source>Launches, in order:</source>
        <translation type="unfinished">Các lần launch, theo thứ tự:</translation>
    </message>
    <message>
        <source>Least GPU time</source>
        <translation type="unfinished">Thời gian GPU nhỏ nhất</translation>
    </message>
    <message>
        <source>Least and 95th percentile</source>
        <translation type="unfinished">Nhỏ nhất và bách phân vị thứ 95</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished">Rời khỏi</translation>
    </message>
    <message>
        <source>Leaving row forgotten</source>
        <translation type="unfinished">Quên hàng đi ra</translation>
    </message>
    <message>
        <source>Less than 0.01 %</source>
        <translation type="unfinished">Chưa tới 0.01 %</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation type="unfinished">Bài học</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished">Các bài học</translation>
    </message>
    <message>
        <source>Let all threads of the warp execute it together: in blocks of a multiple of 32 threads, outside of branches that they take differently.</source>
        <translation type="unfinished">Hãy để mọi thread của warp cùng thực hiện lệnh: trong block có số thread là bội của 32, bên ngoài các rẽ nhánh mà chúng đi khác nhau.</translation>
    </message>
    <message>
        <source>Let as many threads come to the barrier as it waits for.</source>
        <translation type="unfinished">Hãy để số thread đến rào đồng bộ bằng số thread mà nó chờ.</translation>
    </message>
    <message>
        <source>Let each element be stored by one block alone, or use an atomic such as atomicAdd().</source>
        <translation type="unfinished">Hãy để mỗi phần tử chỉ do một block ghi, hoặc dùng thao tác nguyên tử như atomicAdd().</translation>
    </message>
    <message>
        <source>Let each element be stored by one thread alone, or use an atomic such as atomicAdd().</source>
        <translation type="unfinished">Hãy để mỗi phần tử chỉ do một thread ghi, hoặc dùng thao tác nguyên tử như atomicAdd().</translation>
    </message>
    <message>
        <source>Let every thread reach %1: put the work in if (…) { } instead of returning before it.</source>
        <translation type="unfinished">Hãy để mọi thread đến %1: đặt phần việc trong if (…) { } thay vì thoát trước đó.</translation>
    </message>
    <message>
        <source>Let go of all pinned runs</source>
        <translation type="unfinished">Bỏ mọi lần chạy đã ghim</translation>
    </message>
    <message>
        <source>Let neighbouring lanes take neighbouring addresses: threadIdx.x along the rows of memory.</source>
        <translation type="unfinished">Hãy để các lane cạnh nhau nhận các địa chỉ cạnh nhau: threadIdx.x dọc theo các hàng của bộ nhớ.</translation>
    </message>
    <message>
        <source>Let one block alone store it.</source>
        <translation type="unfinished">Hãy chỉ để một block ghi nó.</translation>
    </message>
    <message>
        <source>Let one thread alone store it.</source>
        <translation type="unfinished">Hãy chỉ để một thread ghi nó.</translation>
    </message>
    <message>
        <source>Let the branches before it meet again: a return inside of a branch keeps them apart. Return before the branch, or let threads skip the work.</source>
        <translation type="unfinished">Hãy để các nhánh trước nó gặp lại nhau: lệnh return trong một nhánh giữ chúng tách rời. Hãy return trước nhánh, hoặc để thread bỏ qua công việc.</translation>
    </message>
    <message>
        <source>Let the lanes of a warp ask for neighbouring 4-byte words instead.</source>
        <translation type="unfinished">Thay vào đó, hãy để các lane của một warp yêu cầu những từ nhớ 4 byte cạnh nhau.</translation>
    </message>
    <message>
        <source>Let the mask name the threads that come here and no others: take it from __ballot_sync(0xffffffff, …) before the branch. Or move the %1 out of the branch.</source>
        <translation type="unfinished">Hãy để mask chỉ nêu các thread đến đây và không thread nào khác: lấy nó từ __ballot_sync(0xffffffff, …) trước nhánh. Hoặc đưa %1 ra khỏi nhánh.</translation>
    </message>
    <message>
        <source>Let the threads that copy wait with __pipeline_wait_prior(), leaving no more groups under way than were committed after this one, then a __syncthreads(), before %1.</source>
        <translation type="unfinished">Hãy để các thread thực hiện sao chép chờ bằng __pipeline_wait_prior(), sao cho số nhóm còn đang sao chép không vượt quá số nhóm được commit sau nhóm này, rồi gọi __syncthreads(), trước %1.</translation>
    </message>
    <message>
        <source>Let the tile's rows lie %1 elements apart instead of %2: tried on these accesses, that ends the conflicts. Index row * %1 + column, and give a block %n [byte|bytes] more of shared memory (%3 in all).</source>
        <translation type="unfinished">Hãy để các hàng của tile cách nhau %1 phần tử thay vì %2: thử trên chính các lần truy cập này, cách đó loại bỏ các xung đột. Dùng chỉ số row * %1 + column, và cấp cho mỗi block thêm %n byte bộ nhớ chia sẻ (tổng cộng %3).</translation>
    </message>
    <message>
        <source>Let the tile's rows lie %1 elements apart instead of %2: tried on these accesses, that leaves %4 times the ideal. Index row * %1 + column, and give a block %n [byte|bytes] more of shared memory (%3 in all).</source>
        <translation type="unfinished">Hãy để các hàng của tile cách nhau %1 phần tử thay vì %2: thử trên chính các lần truy cập này, cách đó còn lại %4 lần mức lý tưởng. Dùng chỉ số row * %1 + column, và cấp cho mỗi block thêm %n byte bộ nhớ chia sẻ (tổng cộng %3).</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation type="unfinished">Thư viện</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation type="unfinished">Sáng hay tối theo giao diện của hệ thống</translation>
    </message>
    <message>
        <source>Light text on a dark ground</source>
        <translation type="unfinished">Chữ sáng trên nền tối</translation>
    </message>
    <message>
        <source>Limit as the number 255</source>
        <translation type="unfinished">Giới hạn là số 255</translation>
    </message>
    <message>
        <source>Limits of a block</source>
        <translation type="unfinished">Giới hạn của một block</translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished">Dòng</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation type="unfinished">Dòng %1</translation>
    </message>
    <message>
        <source>Line %1 reads %2.</source>
        <translation type="unfinished">Dòng %1 đọc %2.</translation>
    </message>
    <message>
        <source>Lines: the copy and an empty launch.</source>
        <translation type="unfinished">Các vạch: sao chép và lần launch rỗng.</translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished">Xem danh sách</translation>
    </message>
    <message>
        <source>List every read; otherwise a row stands for a row of the picture</source>
        <translation type="unfinished">Liệt kê từng lần đọc; nếu không, mỗi hàng ứng với một hàng của ảnh</translation>
    </message>
    <message>
        <source>Load &amp;order</source>
        <translation type="unfinished">&amp;Thứ tự nạp</translation>
    </message>
    <message>
        <source>Load requests</source>
        <translation type="unfinished">Yêu cầu đọc</translation>
    </message>
    <message>
        <source>Load sectors</source>
        <translation type="unfinished">Sector đọc</translation>
    </message>
    <message>
        <source>Load wavefronts</source>
        <translation type="unfinished">Wavefront đọc</translation>
    </message>
    <message>
        <source>Loads first</source>
        <translation type="unfinished">Nạp trước</translation>
    </message>
    <message>
        <source>Local load requests</source>
        <translation type="unfinished">Yêu cầu đọc bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Local load sectors</source>
        <translation type="unfinished">Sector đọc bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation type="unfinished">Bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Local store requests</source>
        <translation type="unfinished">Yêu cầu ghi bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Local store sectors</source>
        <translation type="unfinished">Sector ghi bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished">Lôgarit</translation>
    </message>
    <message>
        <source>Long scoreboard</source>
        <translation type="unfinished">Long scoreboard</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation type="unfinished">Tìm trong:</translation>
    </message>
    <message>
        <source>Looking for a GPU and compilers…</source>
        <translation type="unfinished">Đang tìm GPU và trình biên dịch…</translation>
    </message>
    <message>
        <source>Looking for a GPU …</source>
        <translation type="unfinished">Đang tìm GPU …</translation>
    </message>
    <message>
        <source>Low occupancy</source>
        <translation type="unfinished">Mức chiếm dụng thấp</translation>
    </message>
    <message>
        <source>Lower end of the time band</source>
        <translation type="unfinished">Đầu dưới của dải thời gian</translation>
    </message>
    <message>
        <source>Lower half borrows of the upper</source>
        <translation type="unfinished">Nửa thấp mượn của nửa cao</translation>
    </message>
    <message>
        <source>MIO throttle</source>
        <translation type="unfinished">MIO throttle</translation>
    </message>
    <message>
        <source>MP4, H.264</source>
        <translation type="unfinished">MP4, H.264</translation>
    </message>
    <message>
        <source>MP4: ffmpeg is not installed</source>
        <translation type="unfinished">MP4: chưa cài ffmpeg</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation type="unfinished">Máy</translation>
    </message>
    <message>
        <source>Machine: %1</source>
        <translation type="unfinished">Máy: %1</translation>
    </message>
    <message>
        <source>Made</source>
        <translation type="unfinished">Tạo lúc</translation>
    </message>
    <message>
        <source>Made while runs were still under way: figures that had not come yet are missing or of a quick run.</source>
        <translation type="unfinished">Được tạo khi vẫn còn lần chạy dở dang: số liệu chưa có thì thiếu hoặc là của một lần chạy nhanh.</translation>
    </message>
    <message>
        <source>Made with Qt %1, Eigen, QCustomPlot and nlohmann-json.</source>
        <translation type="unfinished">Được làm bằng Qt %1, Eigen, QCustomPlot và nlohmann-json.</translation>
    </message>
    <message>
        <source>Main launch alone</source>
        <translation type="unfinished">Riêng launch chính</translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation type="unfinished">Đặt %1 làm mốc</translation>
    </message>
    <message>
        <source>Make a mistake on purpose, see what it does and repair it</source>
        <translation type="unfinished">Cố ý gây lỗi, xem lỗi gây ra điều gì rồi sửa lại</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation type="unfinished">Thực hiện lại thay đổi đã rút lại</translation>
    </message>
    <message>
        <source>Make the offset a multiple of %1, or load and store narrower elements one by one.</source>
        <translation type="unfinished">Hãy để độ lệch là bội của %1, hoặc nạp và ghi lần lượt từng phần tử hẹp hơn.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished">Số chỗ khớp</translation>
    </message>
    <message>
        <source>Math pipe throttle</source>
        <translation type="unfinished">Math pipe throttle</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation type="unfinished">Lớn nhất</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation type="unfinished">Trung bình</translation>
    </message>
    <message>
        <source>Mean error</source>
        <translation type="unfinished">Sai số trung bình</translation>
    </message>
    <message>
        <source>Mean image</source>
        <translation type="unfinished">Ảnh trung bình</translation>
    </message>
    <message>
        <source>Mean of |result − reference| over all values.</source>
        <translation type="unfinished">Trung bình của |kết quả − tham chiếu| trên mọi giá trị.</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished">Ý nghĩa</translation>
    </message>
    <message>
        <source>Means forgotten</source>
        <translation type="unfinished">Quên giá trị trung bình</translation>
    </message>
    <message>
        <source>Measured here: the operation's reference in plain loops, the processor time of all its threads.</source>
        <translation type="unfinished">Đo tại đây: tham chiếu của phép xử lý bằng vòng lặp đơn giản, thời gian bộ xử lý của mọi thread.</translation>
    </message>
    <message>
        <source>Measured on %1 by CUDA events</source>
        <translation type="unfinished">Đo trên %1 bằng CUDA event</translation>
    </message>
    <message>
        <source>Measured on %1.</source>
        <translation type="unfinished">Đo trên %1.</translation>
    </message>
    <message>
        <source>Measured when the sliders rest.</source>
        <translation type="unfinished">Được đo khi các thanh trượt đứng yên.</translation>
    </message>
    <message>
        <source>Measured: %1.</source>
        <translation type="unfinished">Đo được: %1.</translation>
    </message>
    <message>
        <source>Median</source>
        <translation type="unfinished">Trung vị</translation>
    </message>
    <message>
        <source>Median 3×3</source>
        <translation type="unfinished">Trung vị 3×3</translation>
    </message>
    <message>
        <source>Median GPU time of all launches together, measured.</source>
        <translation type="unfinished">Trung vị thời gian GPU của mọi lần launch cộng lại, đo được.</translation>
    </message>
    <message>
        <source>Median GPU time with all launches captured into one CUDA graph: without the gaps between them, which small pictures feel.</source>
        <translation type="unfinished">Trung vị thời gian GPU khi mọi lần launch được ghi vào một CUDA graph: không có khoảng trống giữa chúng, điều mà ảnh nhỏ thấy rõ.</translation>
    </message>
    <message>
        <source>Median GPU time with the L2 cache overwritten before each run, as the first kernel of a program finds it.</source>
        <translation type="unfinished">Trung vị thời gian GPU với bộ nhớ đệm L2 bị ghi đè trước mỗi lần chạy, như kernel đầu tiên của một chương trình gặp phải.</translation>
    </message>
    <message>
        <source>Median GPU time without the launches that prepare the input or use the result.</source>
        <translation type="unfinished">Trung vị thời gian GPU không kể các lần launch chuẩn bị đầu vào hoặc dùng kết quả.</translation>
    </message>
    <message>
        <source>Median of %L1 runs, settled to ±%2 %.</source>
        <translation type="unfinished">Trung vị của %L1 lần chạy, đã ổn định trong ±%2 %.</translation>
    </message>
    <message>
        <source>Median of %L1 runs, which did not settle: ±%2 %.</source>
        <translation type="unfinished">Trung vị của %L1 lần chạy, chưa ổn định: ±%2 %.</translation>
    </message>
    <message>
        <source>Median of %L1 runs.</source>
        <translation type="unfinished">Trung vị của %L1 lần chạy.</translation>
    </message>
    <message>
        <source>Membar</source>
        <translation type="unfinished">Membar</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">Bộ nhớ</translation>
    </message>
    <message>
        <source>Memory flow</source>
        <translation type="unfinished">Luồng dữ liệu bộ nhớ</translation>
    </message>
    <message>
        <source>Memory strategies</source>
        <translation type="unfinished">Các chiến lược bộ nhớ</translation>
    </message>
    <message>
        <source>Memory strategy</source>
        <translation type="unfinished">Chiến lược bộ nhớ</translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished">Nội dung</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation type="unfinished">Nhỏ nhất</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished">Đối xứng gương</translation>
    </message>
    <message>
        <source>Misaligned access</source>
        <translation type="unfinished">Truy cập lệch căn chỉnh</translation>
    </message>
    <message>
        <source>Mistake: %1</source>
        <translation type="unfinished">Lỗi sai: %1</translation>
    </message>
    <message>
        <source>Modelled for %1 with caches that are empty at first: an L1 of %2 a multiprocessor fetches once what a block loads, if the resident blocks' data take at most a fifth of it; L2 (%3) fetches each buffer once, if all fit. Otherwise both bounds are given.</source>
        <translation type="unfinished">Theo mô hình cho %1 với các bộ nhớ đệm ban đầu trống: L1 %2 trên mỗi multiprocessor lấy về một lần những gì một block nạp, nếu dữ liệu của các block thường trú chiếm nhiều nhất một phần năm L1; L2 (%3) lấy mỗi vùng đệm một lần, nếu chứa đủ tất cả. Nếu không, cả hai cận được đưa ra.</translation>
    </message>
    <message>
        <source>More for this kernel</source>
        <translation type="unfinished">Thêm cho kernel này</translation>
    </message>
    <message>
        <source>More occupancy would help: with %1 at a time instead of %2 the time would be near its best.</source>
        <translation type="unfinished">Tăng mức chiếm dụng sẽ có ích: với %1 cùng lúc thay vì %2, thời gian sẽ gần mức tốt nhất.</translation>
    </message>
    <message>
        <source>More resident warps (%1 instead of %2) would hardly help (predicted).</source>
        <translation type="unfinished">Thêm warp thường trú (%1 thay vì %2) hầu như không giúp gì (dự đoán).</translation>
    </message>
    <message>
        <source>More strategies (%1)</source>
        <translation type="unfinished">Chiến lược khác (%1)</translation>
    </message>
    <message>
        <source>More than 99 %</source>
        <translation type="unfinished">Hơn 99 %</translation>
    </message>
    <message>
        <source>Move the %1 out of the branches, or give each branch a mask of its own threads.</source>
        <translation type="unfinished">Hãy đưa %1 ra khỏi các nhánh, hoặc cho mỗi nhánh một mask gồm các thread của nó.</translation>
    </message>
    <message>
        <source>Move the __syncthreads() of line %1 out of the branch or loop, and leave only the work in it.</source>
        <translation type="unfinished">Hãy đưa __syncthreads() ở dòng %1 ra khỏi rẽ nhánh hoặc vòng lặp, và chỉ để lại phần việc trong đó.</translation>
    </message>
    <message>
        <source>Move the __syncthreads() out of the branch or loop, and leave only the work in it.</source>
        <translation type="unfinished">Hãy đưa __syncthreads() ra khỏi rẽ nhánh hoặc vòng lặp, và chỉ để lại phần việc trong đó.</translation>
    </message>
    <message>
        <source>Move the cursor over the picture to look at a pixel; click to pin it, and arrow keys then go from pixel to pixel.</source>
        <translation type="unfinished">Di con trỏ trên ảnh để xem một điểm ảnh; nhấp để ghim nó, sau đó các phím mũi tên đi từ điểm ảnh này sang điểm ảnh khác.</translation>
    </message>
    <message>
        <source>Move the loads to a second launch, which starts when the first has ended; or store to another buffer than the one that is read.</source>
        <translation type="unfinished">Hãy chuyển các lần nạp sang lần launch thứ hai, bắt đầu khi lần thứ nhất đã kết thúc; hoặc ghi vào một vùng đệm khác với vùng đệm được đọc.</translation>
    </message>
    <message>
        <source>Move the sliders; rest the mouse on a word to see what it means</source>
        <translation type="unfinished">Di chuyển các thanh trượt; đặt chuột lên một từ để xem ý nghĩa của nó</translation>
    </message>
    <message>
        <source>Multiprocessor %1: %2. %3</source>
        <translation type="unfinished">Multiprocessor %1: %2. %3</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation type="unfinished">Máy tính của tôi</translation>
    </message>
    <message>
        <source>My photo</source>
        <translation type="unfinished">Ảnh của tôi</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation type="unfinished">Không tất &amp;cả</translation>
    </message>
    <message>
        <source>NCCL does not do this: %1 gives %2. Every other strategy works without.</source>
        <translation type="unfinished">NCCL không làm việc này: %1 trả về %2. Mọi chiến lược khác chạy được mà không cần nó.</translation>
    </message>
    <message>
        <source>NPP (library)</source>
        <translation type="unfinished">NPP (thư viện)</translation>
    </message>
    <message>
        <source>NPP does not do this: %1 gives the status %2 of nppdefs.h. Every strategy with a kernel of its own works.</source>
        <translation type="unfinished">NPP không làm được việc này: %1 trả về trạng thái %2 của nppdefs.h. Mọi chiến lược có kernel riêng đều chạy được.</translation>
    </message>
    <message>
        <source>NPP sums in floats: of pictures with little contrast, windows of 64×64 were off by 8·10⁻⁵ at the most (NPP 13.0 on an H200).</source>
        <translation type="unfinished">NPP cộng bằng float: với ảnh ít tương phản, cửa sổ 64×64 lệch tối đa 8·10⁻⁵ (NPP 13.0 trên H200).</translation>
    </message>
    <message>
        <source>NPP's filters replicate the nearest pixel beyond the border and can do no other. Choose "border" = replicate.</source>
        <translation type="unfinished">Các bộ lọc của NPP lặp điểm ảnh gần nhất ở bên ngoài biên và không làm được cách khác. Hãy chọn “border” = replicate.</translation>
    </message>
    <message>
        <source>NVIDIA GPU</source>
        <translation type="unfinished">GPU NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA's assembly language for an abstract GPU. The compiler writes it, the driver translates it into the machine code of the GPU at hand, and the emulator here executes it.</source>
        <translation type="unfinished">Hợp ngữ của NVIDIA cho một GPU trừu tượng. Trình biên dịch tạo ra nó, trình điều khiển dịch nó sang mã máy của GPU hiện có, và trình giả lập ở đây thực hiện nó.</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: its gradient is |gx| + |gy|, 16 bits.</source>
        <translation type="unfinished">Thư viện ảnh của NVIDIA, để so sánh: gradient của nó là |gx| + |gy|, 16 bit.</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: one call; the projections stay ours.</source>
        <translation type="unfinished">Thư viện ảnh của NVIDIA, để so sánh: một lời gọi; các phép chiếu vẫn do Tilescope tính.</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison: three calls for border, sums, result.</source>
        <translation type="unfinished">Thư viện ảnh của NVIDIA, để so sánh: ba lời gọi cho biên, tổng, kết quả.</translation>
    </message>
    <message>
        <source>NVIDIA's image library, for comparison; it truncates where ours rounds.</source>
        <translation type="unfinished">Thư viện ảnh của NVIDIA, để so sánh; nó cắt cụt ở chỗ Tilescope làm tròn.</translation>
    </message>
    <message>
        <source>NVIDIA's name of the generation.</source>
        <translation type="unfinished">Tên mà NVIDIA đặt cho thế hệ này.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Tên</translation>
    </message>
    <message>
        <source>Name on the answer sheet</source>
        <translation type="unfinished">Tên trên phiếu trả lời</translation>
    </message>
    <message>
        <source>Ne&amp;xt chart</source>
        <translation type="unfinished">Biểu đồ &amp;kế tiếp</translation>
    </message>
    <message>
        <source>Needs the times of two strategies.</source>
        <translation type="unfinished">Cần thời gian của hai chiến lược.</translation>
    </message>
    <message>
        <source>Needs this one's figures and those of %1.</source>
        <translation type="unfinished">Cần số liệu của chiến lược này và của %1.</translation>
    </message>
    <message>
        <source>Neighbouring threads read the same pixels again, and a shared tile saves these reads and time (000.txt:20-23).</source>
        <translation type="unfinished">Các thread cạnh nhau đọc lại cùng các điểm ảnh, và tile chia sẻ tiết kiệm các lần đọc này cùng thời gian (000.txt:20-23).</translation>
    </message>
    <message>
        <source>Never ends</source>
        <translation type="unfinished">Không bao giờ kết thúc</translation>
    </message>
    <message>
        <source>Next access</source>
        <translation type="unfinished">Truy cập kế tiếp</translation>
    </message>
    <message>
        <source>Next bank conflict</source>
        <translation type="unfinished">Xung đột bank kế tiếp</translation>
    </message>
    <message>
        <source>Next barrier</source>
        <translation type="unfinished">Rào đồng bộ kế tiếp</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation type="unfinished">Phát hiện kế tiếp</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation type="unfinished">Dòng kế tiếp</translation>
    </message>
    <message>
        <source>Next race</source>
        <translation type="unfinished">Tranh chấp kế tiếp</translation>
    </message>
    <message>
        <source>Next scattered access</source>
        <translation type="unfinished">Truy cập rải rác kế tiếp</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation type="unfinished">Tiếp ›</translation>
    </message>
    <message>
        <source>Next ▾</source>
        <translation type="unfinished">Tiếp ▾</translation>
    </message>
    <message>
        <source>Nine products in place of ten at B = 99 and 101, where the products are most of the time: a twentieth faster. The same at most other windows, which have no 32 columns in common that a product holds.</source>
        <translation type="unfinished">Chín tích thay cho mười ở B = 99 và 101, nơi các tích chiếm phần lớn thời gian: nhanh hơn một phần hai mươi. Như cũ ở hầu hết các cửa sổ khác, vốn không có 32 cột chung mà một tích chứa được.</translation>
    </message>
    <message>
        <source>Nineteen exchanges by min and max find the median: no branches, and the values stay in registers.</source>
        <translation type="unfinished">Mười chín lần hoán đổi bằng min và max tìm ra trung vị: không rẽ nhánh, và các giá trị nằm trong thanh ghi.</translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished">Không</translation>
    </message>
    <message>
        <source>No GPU. %1</source>
        <translation type="unfinished">Không có GPU. %1</translation>
    </message>
    <message>
        <source>No OpenGL context can be made; is a graphics driver installed?</source>
        <translation type="unfinished">Không tạo được ngữ cảnh OpenGL; đã cài trình điều khiển đồ họa chưa?</translation>
    </message>
    <message>
        <source>No barrier</source>
        <translation type="unfinished">Thiếu rào đồng bộ</translation>
    </message>
    <message>
        <source>No barrier after use</source>
        <translation type="unfinished">Thiếu rào đồng bộ sau khi dùng</translation>
    </message>
    <message>
        <source>No barrier before adding up</source>
        <translation type="unfinished">Thiếu rào đồng bộ trước khi cộng</translation>
    </message>
    <message>
        <source>No barrier before the windows</source>
        <translation type="unfinished">Thiếu rào đồng bộ trước các cửa sổ</translation>
    </message>
    <message>
        <source>No barrier in the exchange</source>
        <translation type="unfinished">Thiếu rào đồng bộ khi trao đổi</translation>
    </message>
    <message>
        <source>No block can be shown: %1</source>
        <translation type="unfinished">Không thể hiển thị block nào: %1</translation>
    </message>
    <message>
        <source>No compiler was found.</source>
        <translation type="unfinished">Không tìm thấy trình biên dịch.</translation>
    </message>
    <message>
        <source>No copy is quicker over the link of the %1, %2 GB/s by PCI Express in each direction.</source>
        <translation type="unfinished">Không lần sao chép nào nhanh hơn mức %2 GB/s theo mỗi chiều của đường truyền PCI Express của %1.</translation>
    </message>
    <message>
        <source>No copy was timed with it.</source>
        <translation type="unfinished">Không có lần sao chép nào được đo thời gian cùng nó.</translation>
    </message>
    <message>
        <source>No difference: the %1 has %2, the %3 %4.</source>
        <translation type="unfinished">Không tính được khác biệt: %1 có %2, %3 có %4.</translation>
    </message>
    <message>
        <source>No faster at B = 3, where other warps fill the waits anyway: 200 µs on an H200. Twice as fast at B = 101, where few warps are left: 320 µs; the aim of 260 µs is missed there.</source>
        <translation type="unfinished">Không nhanh hơn ở B = 3, nơi các warp khác đằng nào cũng lấp thời gian chờ: 200 µs trên H200. Nhanh gấp đôi ở B = 101, nơi còn ít warp: 320 µs; ở đó không đạt mục tiêu 260 µs.</translation>
    </message>
    <message>
        <source>No fewer instructions, and other warps hid the waiting already: within a tenth of tile_words on an H200.</source>
        <translation type="unfinished">Số lệnh không ít hơn, và các warp khác vốn đã che thời gian chờ: cách tile_words không quá một phần mười trên H200.</translation>
    </message>
    <message>
        <source>No figures</source>
        <translation type="unfinished">Không có số liệu</translation>
    </message>
    <message>
        <source>No figures of the GPU's own counters: %1</source>
        <translation type="unfinished">Không có số liệu từ bộ đếm của chính GPU: %1</translation>
    </message>
    <message>
        <source>No file is chosen; choose a NumPy file (.npy) with images in it, or take patches of the picture.</source>
        <translation type="unfinished">Chưa chọn tệp nào; hãy chọn một tệp NumPy (.npy) có ảnh, hoặc lấy các mảnh của bức ảnh.</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation type="unfinished">Chưa có tệp nào</translation>
    </message>
    <message>
        <source>No finding “%1” is left.</source>
        <translation type="unfinished">Không còn phát hiện “%1” nào.</translation>
    </message>
    <message>
        <source>No folder is chosen; choose one with pictures in it, or take patches of the picture.</source>
        <translation type="unfinished">Chưa chọn thư mục; hãy chọn một thư mục có ảnh bên trong, hoặc lấy các mảnh của ảnh.</translation>
    </message>
    <message>
        <source>No further thread can be started, because memory or the number of processes is limited (ulimit -v, ulimit -u).</source>
        <translation type="unfinished">Không khởi động thêm được thread nào, vì bộ nhớ hoặc số tiến trình bị giới hạn (ulimit -v, ulimit -u).</translation>
    </message>
    <message>
        <source>No instruction</source>
        <translation type="unfinished">No instruction</translation>
    </message>
    <message>
        <source>No kernel chosen</source>
        <translation type="unfinished">Chưa chọn kernel</translation>
    </message>
    <message>
        <source>No kernel of %1 writes to the result: none stores through a pointer.</source>
        <translation type="unfinished">Không kernel nào của %1 ghi vào kết quả: không kernel nào ghi qua con trỏ.</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation type="unfinished">Không có phím nào làm việc đó.</translation>
    </message>
    <message>
        <source>No line of this file branches.</source>
        <translation type="unfinished">Không dòng nào của tệp này rẽ nhánh.</translation>
    </message>
    <message>
        <source>No line of this file reads or writes global memory.</source>
        <translation type="unfinished">Không dòng nào của tệp này đọc hay ghi bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>No line of this file reads or writes shared memory.</source>
        <translation type="unfinished">Không dòng nào của tệp này đọc hay ghi bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>No line of this file was executed.</source>
        <translation type="unfinished">Không dòng nào của tệp này được thực hiện.</translation>
    </message>
    <message>
        <source>No match. Fewer letters find more.</source>
        <translation type="unfinished">Không khớp. Ít chữ hơn sẽ tìm được nhiều hơn.</translation>
    </message>
    <message>
        <source>No other strategy was run with these settings.</source>
        <translation type="unfinished">Không có chiến lược nào khác được chạy với thiết lập này.</translation>
    </message>
    <message>
        <source>No program here opens it; it lies at %1.</source>
        <translation type="unfinished">Không chương trình nào ở đây mở được nó; tệp nằm ở %1.</translation>
    </message>
    <message>
        <source>No run has this figure here: %1</source>
        <translation type="unfinished">Không lần chạy nào ở đây có số liệu này: %1</translation>
    </message>
    <message>
        <source>No sessions yet</source>
        <translation type="unfinished">Chưa có phiên nào</translation>
    </message>
    <message>
        <source>No strategy matches.</source>
        <translation type="unfinished">Không có chiến lược nào khớp.</translation>
    </message>
    <message>
        <source>No thread ever stores there.</source>
        <translation type="unfinished">Không thread nào từng ghi vào đó.</translation>
    </message>
    <message>
        <source>No thread of block %1 stored this pixel.</source>
        <translation type="unfinished">Không có thread nào của block %1 ghi điểm ảnh này.</translation>
    </message>
    <message>
        <source>No thread stores to it at all: check the condition before the store, and that the variables in it and in the index have been given a value.</source>
        <translation type="unfinished">Không thread nào ghi vào đó cả: hãy kiểm tra điều kiện trước lệnh ghi, và các biến trong điều kiện và trong chỉ số đã được gán giá trị chưa.</translation>
    </message>
    <message>
        <source>No threads</source>
        <translation type="unfinished">Không có thread</translation>
    </message>
    <message>
        <source>No tile pitch ends it. Let the lanes of a warp ask for neighbouring 4-byte words instead.</source>
        <translation type="unfinished">Không bước hàng nào của tile loại bỏ được điều này. Thay vào đó, hãy để các lane của một warp yêu cầu những từ nhớ 4 byte cạnh nhau.</translation>
    </message>
    <message>
        <source>No time line can be shown: %1</source>
        <translation type="unfinished">Không thể hiện dòng thời gian: %1</translation>
    </message>
    <message>
        <source>No value is a finite number</source>
        <translation type="unfinished">Không có giá trị nào là số hữu hạn</translation>
    </message>
    <message>
        <source>No warp waits at a line of this file.</source>
        <translation type="unfinished">Không warp nào chờ ở một dòng của tệp này.</translation>
    </message>
    <message>
        <source>No wipe: the result is %1 pixels, the source %2, so that no pixel of one lies on one of the other. Side by side (Y) shows both.</source>
        <translation type="unfinished">Không dùng được vạch so sánh: kết quả có %1 điểm ảnh, ảnh nguồn có %2, nên điểm ảnh của hai bên không trùng lên nhau. Chế độ cạnh nhau (Y) hiện cả hai.</translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished">Không có</translation>
    </message>
    <message>
        <source>None of the %1 files in “%2” is a picture that can be read (%3); %4 work.</source>
        <translation type="unfinished">Không tệp nào trong %1 tệp ở “%2” là ảnh đọc được (%3); dùng được: %4.</translation>
    </message>
    <message>
        <source>Not a GPU's time.</source>
        <translation type="unfinished">Không phải thời gian của GPU.</translation>
    </message>
    <message>
        <source>Not atomic</source>
        <translation type="unfinished">Không nguyên tử</translation>
    </message>
    <message>
        <source>Not compared with the CPU reference: that is done when the sliders have rested, unless it was switched off.</source>
        <translation type="unfinished">Chưa so với tham chiếu CPU: việc đó được làm khi các thanh trượt đã đứng yên, trừ khi bị tắt.</translation>
    </message>
    <message>
        <source>Not computed as a whole: emulating it would take about %1.</source>
        <translation type="unfinished">Chưa được tính toàn bộ: giả lập nó sẽ mất khoảng %1.</translation>
    </message>
    <message>
        <source>Not counted yet.</source>
        <translation type="unfinished">Chưa đếm.</translation>
    </message>
    <message>
        <source>Not estimated for this row.</source>
        <translation type="unfinished">Không ước lượng cho hàng này.</translation>
    </message>
    <message>
        <source>Not even one block fits on a multiprocessor of the %1.</source>
        <translation type="unfinished">Multiprocessor của %1 không chứa được dù chỉ một block.</translation>
    </message>
    <message>
        <source>Not even one block of this kernel fits on a multiprocessor.</source>
        <translation type="unfinished">Ngay cả một block của kernel này cũng không vừa trên một multiprocessor.</translation>
    </message>
    <message>
        <source>Not even one such block fits on a multiprocessor; the limit is: %1.</source>
        <translation type="unfinished">Multiprocessor không chứa được dù chỉ một block như vậy; giới hạn là: %1.</translation>
    </message>
    <message>
        <source>Not known for this run.</source>
        <translation type="unfinished">Không biết đối với lần chạy này.</translation>
    </message>
    <message>
        <source>Not measured: %1</source>
        <translation type="unfinished">Không đo: %1</translation>
    </message>
    <message>
        <source>Not measured: it is when the sliders have rested.</source>
        <translation type="unfinished">Không đo: sẽ được đo khi các thanh trượt đã đứng yên.</translation>
    </message>
    <message>
        <source>Not measured: the GPU was lost after an error in a kernel, and the emulator took over.</source>
        <translation type="unfinished">Không đo: GPU đã mất sau một lỗi trong kernel, và trình giả lập đã tiếp quản.</translation>
    </message>
    <message>
        <source>Not measured: the result was not compared with the reference.</source>
        <translation type="unfinished">Không đo: kết quả chưa được so với tham chiếu.</translation>
    </message>
    <message>
        <source>Not measured: this run was made in the emulator, though there is a GPU here (%1).</source>
        <translation type="unfinished">Không đo: lần chạy này thực hiện trong trình giả lập, dù ở đây có GPU (%1).</translation>
    </message>
    <message>
        <source>Not measured: this run was made in the emulator.</source>
        <translation type="unfinished">Không đo: lần chạy này thực hiện trong trình giả lập.</translation>
    </message>
    <message>
        <source>Not now. %1</source>
        <translation type="unfinished">Không phải lúc này. %1</translation>
    </message>
    <message>
        <source>Not one of its values is a finite number.</source>
        <translation type="unfinished">Không có giá trị nào của nó là số hữu hạn.</translation>
    </message>
    <message>
        <source>Not predicted faster than %1 (%2): %3 % of its warps' cycles are: %4.</source>
        <translation type="unfinished">Không được dự đoán nhanh hơn %1 (%2): %3 % chu kỳ của các warp là: %4.</translation>
    </message>
    <message>
        <source>Not right yet</source>
        <translation type="unfinished">Chưa đúng</translation>
    </message>
    <message>
        <source>Not run with these settings yet.</source>
        <translation type="unfinished">Chưa chạy với thiết lập này.</translation>
    </message>
    <message>
        <source>Not selected</source>
        <translation type="unfinished">Not selected</translation>
    </message>
    <message>
        <source>Not the middle one</source>
        <translation type="unfinished">Không phải giá trị giữa</translation>
    </message>
    <message>
        <source>Not there: the run ended before it was timed.</source>
        <translation type="unfinished">Không có: lần chạy kết thúc trước khi được đo thời gian.</translation>
    </message>
    <message>
        <source>Not used by this kernel: %1.</source>
        <translation type="unfinished">Kernel này không dùng: %1.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished">Ghi chú</translation>
    </message>
    <message>
        <source>Nothing can be written in “%1/autosave”, so a crash would lose your latest changes. Free some space there or permit writing, and start Tilescope again.</source>
        <translation type="unfinished">Không ghi được gì trong “%1/autosave”, nên nếu gặp sự cố thì các thay đổi mới nhất sẽ mất. Hãy giải phóng chỗ ở đó hoặc cho phép ghi, rồi khởi động lại Tilescope.</translation>
    </message>
    <message>
        <source>Nothing fills the buffer "%1": what a kernel reads there is undefined. Give its values: //@ buffer %1 %2 = 1, 2, 1</source>
        <translation type="unfinished">Không có gì ghi vào vùng đệm "%1": những gì kernel đọc ở đó là không xác định. Hãy cho giá trị: //@ buffer %1 %2 = 1, 2, 1</translation>
    </message>
    <message>
        <source>Nothing found. Looked for: %1.</source>
        <translation type="unfinished">Không tìm thấy gì. Đã tìm: %1.</translation>
    </message>
    <message>
        <source>Nothing had been stored there; thread %1 stored it %2 after the read.</source>
        <translation type="unfinished">Chưa có gì được ghi vào đó; thread %1 ghi nó %2 sau lần đọc.</translation>
    </message>
    <message>
        <source>Nothing has run yet that could be pinned.</source>
        <translation type="unfinished">Chưa chạy gì để có thể ghim.</translation>
    </message>
    <message>
        <source>Nothing is waited for but shared memory: 200 µs at B = 3 on an H200. Kept rows take room from warps: at B = 101 four warps are left on a multiprocessor, and 700 µs.</source>
        <translation type="unfinished">Không phải chờ gì ngoài bộ nhớ chia sẻ: 200 µs ở B = 3 trên H200. Các hàng được giữ chiếm chỗ của warp: ở B = 101 chỉ còn bốn warp trên một multiprocessor, và 700 µs.</translation>
    </message>
    <message>
        <source>Nothing says what the result should be. A second kernel of the file can: //@ reference NAME</source>
        <translation type="unfinished">Chưa có gì cho biết kết quả phải là gì. Một kernel khác trong tệp có thể làm điều đó: //@ reference NAME</translation>
    </message>
    <message>
        <source>Nothing was counted in these runs.</source>
        <translation type="unfinished">Không đếm gì trong các lần chạy này.</translation>
    </message>
    <message>
        <source>Nothing was counted in this run.</source>
        <translation type="unfinished">Không đếm gì trong lần chạy này.</translation>
    </message>
    <message>
        <source>Nothing was counted in this run. Counters are available after the full run, when the sliders stop moving.</source>
        <translation type="unfinished">Không đếm gì trong lần chạy này. Các bộ đếm có cùng lần chạy đầy đủ, khi các thanh trượt đứng yên.</translation>
    </message>
    <message>
        <source>Nothing was counted.</source>
        <translation type="unfinished">Không đếm gì.</translation>
    </message>
    <message>
        <source>Nothing was expected of it.</source>
        <translation type="unfinished">Không kỳ vọng gì ở nó.</translation>
    </message>
    <message>
        <source>Nothing was looked for yet.</source>
        <translation type="unfinished">Chưa tìm gì.</translation>
    </message>
    <message>
        <source>Nothing was run yet.</source>
        <translation type="unfinished">Chưa chạy gì.</translation>
    </message>
    <message>
        <source>Nothing was saved yet: %1 has changed since this window opened it, perhaps in another window.</source>
        <translation type="unfinished">Chưa lưu gì: %1 đã thay đổi kể từ khi cửa sổ này mở nó, có lẽ trong một cửa sổ khác.</translation>
    </message>
    <message>
        <source>Nothing was swept yet: press Sweep in the Sweep panel.</source>
        <translation type="unfinished">Chưa quét gì: hãy nhấn “Quét” trong khung Quét.</translation>
    </message>
    <message>
        <source>Nothing: 32 neighbouring threads of a block on the diagonal always include one that is on or below it, so no warp skips the loop; one more branch a chunk, which diverges.</source>
        <translation type="unfinished">Không lợi gì: 32 thread cạnh nhau của một block trên đường chéo luôn có ít nhất một thread nằm đúng trên đường chéo hoặc phía dưới nó, nên không warp nào bỏ qua vòng lặp; thêm một rẽ nhánh mỗi chunk, và nó phân kỳ.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished">Hiện tại</translation>
    </message>
    <message>
        <source>Nsight Compute on an %1 (%2, %3 launches of this strategy)</source>
        <translation type="unfinished">Nsight Compute trên %1 (%2, %3 lần launch của chiến lược này)</translation>
    </message>
    <message>
        <source>NumPy files (%1)</source>
        <translation type="unfinished">Tệp NumPy (%1)</translation>
    </message>
    <message>
        <source>NumPy, values as they are (*.npy)</source>
        <translation type="unfinished">NumPy, giá trị giữ nguyên (*.npy)</translation>
    </message>
    <message>
        <source>Number-theoretic transforms</source>
        <translation type="unfinished">Biến đổi lý thuyết số</translation>
    </message>
    <message>
        <source>O&amp;verlays</source>
        <translation type="unfinished">Lớ&amp;p phủ</translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished">OK</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation type="unfinished">Mức chiếm dụng</translation>
    </message>
    <message>
        <source>Occupancy %1: %2 of %3 warps, %4 of %5 threads each</source>
        <translation type="unfinished">Mức chiếm dụng %1: %2 trên %3 warp, %4 với %5 thread mỗi block</translation>
    </message>
    <message>
        <source>Occupancy and predicted time over: %1</source>
        <translation type="unfinished">Mức chiếm dụng và thời gian dự đoán theo: %1</translation>
    </message>
    <message>
        <source>Of 32 bits, divided among its resident threads.</source>
        <translation type="unfinished">Mỗi thanh ghi 32 bit; được chia cho các thread thường trú.</translation>
    </message>
    <message>
        <source>Of a fragment's four registers the first two are two rows of the same column, and the other two the same rows four words further. Row by row, as they look natural, they meet other numbers: no instruction complains, and the products are others.</source>
        <translation type="unfinished">Trong bốn thanh ghi của một fragment, hai thanh ghi đầu là hai hàng của cùng một cột, và hai thanh ghi kia là các hàng ấy xa hơn bốn từ nhớ. Theo từng hàng, như trông tự nhiên, chúng gặp các số khác: không lệnh nào báo lỗi, mà các tích lại khác.</translation>
    </message>
    <message>
        <source>Of a fragment's four registers the first two are two rows of the same columns, and the other two the same rows further on. In the order that looks natural the ones stand in other places of the band: windows become ragged, and no instruction complains.</source>
        <translation type="unfinished">Trong bốn thanh ghi của một fragment, hai thanh ghi đầu là hai hàng của cùng các cột, và hai thanh ghi kia là các hàng ấy ở xa hơn. Theo thứ tự trông tự nhiên, các số 1 đứng ở những chỗ khác của dải: cửa sổ bị răng cưa, mà không lệnh nào báo lỗi.</translation>
    </message>
    <message>
        <source>Of every %1 neighbouring values only %2 are stored: check what the index is multiplied by.</source>
        <translation type="unfinished">Cứ %1 giá trị cạnh nhau thì chỉ %2 giá trị được ghi: hãy kiểm tra chỉ số được nhân với gì.</translation>
    </message>
    <message>
        <source>Of every %1 rows only %2 are stored: check what the row is multiplied by.</source>
        <translation type="unfinished">Cứ %1 hàng thì chỉ %2 hàng được ghi: hãy kiểm tra hàng được nhân với gì.</translation>
    </message>
    <message>
        <source>Of its %1 samples a pixel, red, green and blue were read.</source>
        <translation type="unfinished">Trong %1 giá trị (sample) của mỗi điểm ảnh, đã đọc đỏ, lục và lam.</translation>
    </message>
    <message>
        <source>Of its %1 samples a pixel, the first was read.</source>
        <translation type="unfinished">Trong %1 giá trị (sample) của mỗi điểm ảnh, đã đọc giá trị đầu tiên.</translation>
    </message>
    <message>
        <source>Of its channels, %1 was read; %2 were left out.</source>
        <translation type="unfinished">Trong các kênh của nó, đã đọc %1; bỏ qua %2.</translation>
    </message>
    <message>
        <source>Of its channels, R, G and B were read; %1 were left out.</source>
        <translation type="unfinished">Trong các kênh của nó, đã đọc R, G và B; bỏ qua %1.</translation>
    </message>
    <message>
        <source>Of the %1 files in “%2” %3 could not be read as pictures and were skipped: %4.</source>
        <translation type="unfinished">Trong %1 tệp ở “%2”, %3 tệp không đọc được như ảnh và đã bị bỏ qua: %4.</translation>
    </message>
    <message>
        <source>Of the PTX: exact for the code that the emulator runs; the machine code of a GPU may join, widen or drop accesses.</source>
        <translation type="unfinished">Của PTX: chính xác đối với mã mà trình giả lập chạy; mã máy của GPU có thể gộp, mở rộng hoặc bỏ các lần truy cập.</translation>
    </message>
    <message>
        <source>Of the file's %1 images the first %2 were taken, as "rows" says.</source>
        <translation type="unfinished">Trong %1 ảnh của tệp, đã lấy %2 ảnh đầu, theo “rows”.</translation>
    </message>
    <message>
        <source>Of the folder's %1 images the first %2 were taken, as "rows" says.</source>
        <translation type="unfinished">Trong %1 ảnh của thư mục, đã lấy %2 ảnh đầu, theo “rows”.</translation>
    </message>
    <message>
        <source>Of the memory chips.</source>
        <translation type="unfinished">Của các chip nhớ.</translation>
    </message>
    <message>
        <source>Of the multiprocessors, at most.</source>
        <translation type="unfinished">Của các multiprocessor, mức cao nhất.</translation>
    </message>
    <message>
        <source>Of the picture's %1 patches %2 were taken, as "rows" says, one in %3.</source>
        <translation type="unfinished">Trong %1 mảnh của ảnh, đã lấy %2, theo “rows”, cứ %3 mảnh lấy một.</translation>
    </message>
    <message>
        <source>Of the picture's %1 patches %2 were taken, as "rows" says.</source>
        <translation type="unfinished">Trong %1 mảnh của ảnh, đã lấy %2, theo “rows”.</translation>
    </message>
    <message>
        <source>Of the settings before; the new time comes with the next run.</source>
        <translation type="unfinished">Của thiết lập trước; thời gian mới có ở lần chạy kế tiếp.</translation>
    </message>
    <message>
        <source>Of √(Cxx·Cyy), because the elements of dark pixels are small. A product rounds a few times by 2⁻²⁴ of itself. A float sum of m products may be off by m·2⁻²⁴ of the element and by √m·2⁻²⁰ of √(Cxx·Cyy), while the reference sums in double; a centred pixel may be off by 2⁻²³.</source>
        <translation type="unfinished">Theo √(Cxx·Cyy), vì các phần tử của điểm ảnh tối thì nhỏ. Một tích được làm tròn vài lần, mỗi lần 2⁻²⁴ của chính nó. Tổng float của m tích có thể lệch m·2⁻²⁴ của phần tử và √m·2⁻²⁰ của √(Cxx·Cyy), trong khi tham chiếu cộng bằng double; một điểm ảnh đã trừ trung bình có thể lệch 2⁻²³.</translation>
    </message>
    <message>
        <source>Off by one</source>
        <translation type="unfinished">Lệch một</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished">Độ lệch</translation>
    </message>
    <message>
        <source>On %1, %2. %3; %4.</source>
        <translation type="unfinished">Trên %1, %2. %3; %4.</translation>
    </message>
    <message>
        <source>On %1.</source>
        <translation type="unfinished">Trên %1.</translation>
    </message>
    <message>
        <source>On a device Tilescope makes textures of one plane and one channel, and no surfaces; the emulator has others.</source>
        <translation type="unfinished">Trên thiết bị, Tilescope tạo texture một mặt phẳng, một kênh, và không tạo surface; trình giả lập có các loại khác.</translation>
    </message>
    <message>
        <source>On a slider or number</source>
        <translation type="unfinished">Trên thanh trượt hoặc ô số</translation>
    </message>
    <message>
        <source>On an %1: %2</source>
        <translation type="unfinished">Trên %1: %2</translation>
    </message>
    <message>
        <source>On the picture</source>
        <translation type="unfinished">Trên ảnh</translation>
    </message>
    <message>
        <source>One CPU thread</source>
        <translation type="unfinished">Một thread CPU</translation>
    </message>
    <message>
        <source>One GPU does all of the work here; with several, NCCL adds their sums.</source>
        <translation type="unfinished">Ở đây một GPU làm mọi việc; nếu có nhiều GPU, NCCL cộng các tổng của chúng.</translation>
    </message>
    <message>
        <source>One HTML file with pictures, settings, times, counters, findings, charts and the kernel's text.</source>
        <translation type="unfinished">Một tệp HTML gồm ảnh, thiết lập, thời gian, bộ đếm, phát hiện, biểu đồ và mã nguồn kernel.</translation>
    </message>
    <message>
        <source>One block fits on a multiprocessor at a time</source>
        <translation type="unfinished">Một multiprocessor chứa được một block cùng lúc</translation>
    </message>
    <message>
        <source>One block, step by step</source>
        <translation type="unfinished">Một block, từng bước một</translation>
    </message>
    <message>
        <source>One cudaMemcpy with ordinary memory, measured.</source>
        <translation type="unfinished">Một lần cudaMemcpy với bộ nhớ thường, đo được.</translation>
    </message>
    <message>
        <source>One element of the tile was read before a thread had filled it.</source>
        <translation type="unfinished">Một phần tử của tile đã được đọc trước khi có thread ghi vào nó.</translation>
    </message>
    <message>
        <source>One exchange of the network is missing: some windows get another of their values.</source>
        <translation type="unfinished">Thiếu một lần hoán đổi của mạng: một số cửa sổ nhận giá trị khác trong các giá trị của nó.</translation>
    </message>
    <message>
        <source>One fetch a template pixel in place of two: about 2× as fast as Textures.</source>
        <translation type="unfinished">Một lần đọc mỗi điểm ảnh của mẫu thay cho hai: nhanh gấp khoảng 2 lần Texture.</translation>
    </message>
    <message>
        <source>One group more than allowed may still be on its way, and it is what this step reads: some pixels are still those of a row that left the window long ago.</source>
        <translation type="unfinished">Có thể còn một nhóm vượt mức cho phép chưa sao chép xong, và đó chính là nhóm mà bước này đọc: một số điểm ảnh vẫn là của hàng đã rời cửa sổ từ lâu.</translation>
    </message>
    <message>
        <source>One group of copies too few waited for</source>
        <translation type="unfinished">Chờ thiếu một nhóm sao chép</translation>
    </message>
    <message>
        <source>One instruction that reads or writes 8 or 16 bytes a lane. It moves the same bytes with fewer requests; the address must be a multiple of its size.</source>
        <translation type="unfinished">Một lệnh đọc hoặc ghi 8 hay 16 byte mỗi lane. Nó chuyển cùng số byte với ít yêu cầu hơn; địa chỉ phải là bội của kích thước ấy.</translation>
    </message>
    <message>
        <source>One instruction with which a warp reads or writes memory, whatever its lanes ask for. Memory answers it with the sectors or wavefronts that it needs.</source>
        <translation type="unfinished">Một lệnh mà một warp dùng để đọc hoặc ghi bộ nhớ, bất kể các lane của nó yêu cầu gì. Bộ nhớ đáp ứng bằng số sector hay wavefront cần thiết.</translation>
    </message>
    <message>
        <source>One launch sums rows, the next columns: 2 W products a pixel instead of W².</source>
        <translation type="unfinished">Một lần launch cộng các hàng, lần kế tiếp cộng các cột: 2 W tích mỗi điểm ảnh thay vì W².</translation>
    </message>
    <message>
        <source>One launch sums rows, the next columns: 2B additions a pixel instead of B².</source>
        <translation type="unfinished">Một lần launch cộng các hàng, lần kế tiếp cộng các cột: 2B phép cộng mỗi điểm ảnh thay vì B².</translation>
    </message>
    <message>
        <source>One multiplication a template pixel in place of two and an addition less: 1.6× as fast as Shared tile at 52×52 on an H200; the sums cost 0.1 ms at 4096×4096.</source>
        <translation type="unfinished">Một phép nhân mỗi điểm ảnh của mẫu thay cho hai và bớt một phép cộng: nhanh gấp 1.6 lần Tile chia sẻ ở 52×52 trên H200; các tổng tốn 0.1 ms ở 4096×4096.</translation>
    </message>
    <message>
        <source>One pixel of the definition was not read.</source>
        <translation type="unfinished">Một điểm ảnh của định nghĩa không được đọc.</translation>
    </message>
    <message>
        <source>One pixel of the screen a pixel of the picture</source>
        <translation type="unfinished">Mỗi điểm ảnh của màn hình là một điểm ảnh của ảnh</translation>
    </message>
    <message>
        <source>One pixel, one block, one line of the kernel, with its counters</source>
        <translation type="unfinished">Một điểm ảnh, một block, một dòng của kernel, cùng các bộ đếm</translation>
    </message>
    <message>
        <source>One read from memory and one write, no table: about 50 instructions a pixel for a byte a lane, so 800 µs at 16384² on an H200 with B = 3, and half as long again at B = 101, where 101 of the block's columns write nothing.</source>
        <translation type="unfinished">Một lần đọc từ bộ nhớ và một lần ghi, không có bảng: khoảng 50 lệnh mỗi điểm ảnh khi mỗi lane một byte, nên 800 µs ở 16384² trên H200 với B = 3, và lâu thêm một nửa ở B = 101, khi 101 cột của block không ghi gì.</translation>
    </message>
    <message>
        <source>One run of the kernel's text, usually for one pixel. It has its own registers and knows its place from threadIdx and blockIdx.</source>
        <translation type="unfinished">Một lần chạy mã của kernel, thường cho một điểm ảnh. Nó có các thanh ghi riêng và biết vị trí của mình qua threadIdx và blockIdx.</translation>
    </message>
    <message>
        <source>One run.</source>
        <translation type="unfinished">Một lần chạy.</translation>
    </message>
    <message>
        <source>One start of a kernel with a grid of blocks. A strategy may need several, one after the other, such as a row pass and a column pass.</source>
        <translation type="unfinished">Một lần khởi chạy kernel với một lưới các block. Một chiến lược có thể cần nhiều lần, lần lượt từng lần, chẳng hạn một lượt hàng và một lượt cột.</translation>
    </message>
    <message>
        <source>One step; with Shift ten, with Ctrl a tenth</source>
        <translation type="unfinished">Một bước; với Shift mười bước, với Ctrl một phần mười</translation>
    </message>
    <message>
        <source>One thread for each element reads two columns of D; half of C is mirrored.</source>
        <translation type="unfinished">Mỗi phần tử một thread, đọc hai cột của D; một nửa của C được lấy đối xứng.</translation>
    </message>
    <message>
        <source>One time is measured and the other estimated, or they are of different GPUs: which one is faster is not certain.</source>
        <translation type="unfinished">Một thời gian là đo được còn thời gian kia là ước lượng, hoặc chúng thuộc các GPU khác nhau: không chắc bên nào nhanh hơn.</translation>
    </message>
    <message>
        <source>One value that was read is not the one that belongs there.</source>
        <translation type="unfinished">Một giá trị được đọc không phải là giá trị phải có ở đó.</translation>
    </message>
    <message>
        <source>One warp alone: no latency is hidden</source>
        <translation type="unfinished">Chỉ một warp: không độ trễ nào được che giấu</translation>
    </message>
    <message>
        <source>Only %1 of %2 threads of warp %3 of block %4 reach this __syncthreads(): it stands in a branch that the others do not take, or in a loop that they have left. Every thread of a block must reach the same barrier.</source>
        <translation type="unfinished">Chỉ %1 trong %2 thread của warp %3 thuộc block %4 đến __syncthreads() này: nó nằm trong một rẽ nhánh mà các thread khác không đi, hoặc trong một vòng lặp mà chúng đã rời. Mọi thread của một block phải đến cùng một rào đồng bộ.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 channels of each pixel are stored: store the others too.</source>
        <translation type="unfinished">Chỉ %1 trong %2 kênh của mỗi điểm ảnh được ghi: hãy ghi cả các kênh còn lại.</translation>
    </message>
    <message>
        <source>Only %3 of the 32 threads of warp %4, thread %1 of block %2 among them, come to this matrix instruction, which takes a whole warp.</source>
        <translation type="unfinished">Chỉ %3 trong 32 thread của warp %4, trong đó có thread %1 của block %2, đến lệnh ma trận này, vốn cần cả một warp.</translation>
    </message>
    <message>
        <source>Only %n [warp fits|warps fit] on a multiprocessor of the %1 at once (%2 occupancy), limited by %3. With few warps there is little to do while one waits for memory.</source>
        <translation type="unfinished">Chỉ %n warp vừa cùng lúc trên một multiprocessor của %1 (mức chiếm dụng %2), giới hạn bởi %3. Với ít warp, có ít việc để làm trong khi một warp chờ bộ nhớ.</translation>
    </message>
    <message>
        <source>Only columns %1 to %2 and rows %3 to %4 are stored. Check the index, blockIdx.x * blockDim.x + threadIdx.x, the size of the grid and the condition before the store.</source>
        <translation type="unfinished">Chỉ các cột %1 đến %2 và các hàng %3 đến %4 được ghi. Hãy kiểm tra chỉ số, blockIdx.x * blockDim.x + threadIdx.x, kích thước của lưới và điều kiện trước lệnh ghi.</translation>
    </message>
    <message>
        <source>Only for a filter of your own.</source>
        <translation type="unfinished">Chỉ cho bộ lọc tự viết.</translation>
    </message>
    <message>
        <source>Only for patches of the picture.</source>
        <translation type="unfinished">Chỉ cho các mảnh ảnh.</translation>
    </message>
    <message>
        <source>Only for the Gaussian filter.</source>
        <translation type="unfinished">Chỉ cho bộ lọc Gauss.</translation>
    </message>
    <message>
        <source>Only for the images in a file.</source>
        <translation type="unfinished">Chỉ dành cho ảnh trong một tệp.</translation>
    </message>
    <message>
        <source>Only for the pictures of a folder.</source>
        <translation type="unfinished">Chỉ cho ảnh của thư mục.</translation>
    </message>
    <message>
        <source>Only for the strategies with a shared tile.</source>
        <translation type="unfinished">Chỉ cho các chiến lược có tile chia sẻ.</translation>
    </message>
    <message>
        <source>Only one half of the symmetric matrix is computed. Without the second store the other half stays as it was.</source>
        <translation type="unfinished">Chỉ một nửa của ma trận đối xứng được tính. Thiếu lần ghi thứ hai, nửa kia vẫn như cũ.</translation>
    </message>
    <message>
        <source>Only the block's own pixels are loaded, and its outer threads read a halo that nobody has written: the picture shows a grid of wrong pixels along the blocks' edges.</source>
        <translation type="unfinished">Chỉ các điểm ảnh của chính block được nạp, và các thread ngoài rìa đọc một halo chưa ai ghi: ảnh hiện một lưới điểm ảnh sai dọc rìa các block.</translation>
    </message>
    <message>
        <source>Only the picture (Esc leaves)</source>
        <translation type="unfinished">Chỉ còn ảnh (Esc để thoát)</translation>
    </message>
    <message>
        <source>Only the present one</source>
        <translation type="unfinished">Chỉ giá trị hiện tại</translation>
    </message>
    <message>
        <source>Only the text.</source>
        <translation type="unfinished">Chỉ hiện mã nguồn.</translation>
    </message>
    <message>
        <source>Only while no rectangle and no file is chosen as template.</source>
        <translation type="unfinished">Chỉ khi chưa chọn hình chữ nhật hay tệp nào làm mẫu.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished">Mở</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished">Mở &amp;gần đây</translation>
    </message>
    <message>
        <source>Open File</source>
        <translation type="unfinished">Mở tệp</translation>
    </message>
    <message>
        <source>Open It Here</source>
        <translation type="unfinished">Mở ở đây</translation>
    </message>
    <message>
        <source>Open a NumPy file of images</source>
        <translation type="unfinished">Mở tệp NumPy chứa ảnh</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished">Mở một tệp</translation>
    </message>
    <message>
        <source>Open a kernel</source>
        <translation type="unfinished">Mở một kernel</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation type="unfinished">Mở một ảnh</translation>
    </message>
    <message>
        <source>Open a picture of your own; it can also be dropped on the window</source>
        <translation type="unfinished">Mở một ảnh của riêng bạn; cũng có thể thả ảnh vào cửa sổ</translation>
    </message>
    <message>
        <source>Open a session</source>
        <translation type="unfinished">Mở một phiên</translation>
    </message>
    <message>
        <source>Open progress: of each lesson the further one is kept</source>
        <translation type="unfinished">Mở tiến độ: với mỗi bài học, tiến độ xa hơn được giữ lại</translation>
    </message>
    <message>
        <source>Open progress…</source>
        <translation type="unfinished">Mở tiến độ…</translation>
    </message>
    <message>
        <source>Open s&amp;ample</source>
        <translation type="unfinished">Mở ảnh &amp;ví dụ</translation>
    </message>
    <message>
        <source>Open sess&amp;ion…</source>
        <translation type="unfinished">Mở p&amp;hiên…</translation>
    </message>
    <message>
        <source>Open settings and picture of a session that was saved</source>
        <translation type="unfinished">Mở thiết lập và ảnh của một phiên đã lưu</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed; %1 offers %2%3.%4.</source>
        <translation type="unfinished">Cần OpenGL 3.3; %1 có %2%3.%4.</translation>
    </message>
    <message>
        <source>OpenGL is computed by the processor here (%1), which QPainter does quicker.</source>
        <translation type="unfinished">OpenGL ở đây do bộ xử lý tính (%1), việc này QPainter làm nhanh hơn.</translation>
    </message>
    <message>
        <source>OpenGL is hidden by TILESCOPE_HIDE.</source>
        <translation type="unfinished">OpenGL bị ẩn bởi TILESCOPE_HIDE.</translation>
    </message>
    <message>
        <source>OpenGL runs on %1, not on the CUDA device. On a laptop with two GPUs, start Tilescope with __NV_PRIME_RENDER_OFFLOAD=1 __GLX_VENDOR_LIBRARY_NAME=nvidia.</source>
        <translation type="unfinished">OpenGL chạy trên %1, không phải trên thiết bị CUDA. Trên máy tính xách tay có hai GPU, hãy khởi động Tilescope với __NV_PRIME_RENDER_OFFLOAD=1 __GLX_VENDOR_LIBRARY_NAME=nvidia.</translation>
    </message>
    <message>
        <source>Opening the picture was cancelled.</source>
        <translation type="unfinished">Việc mở ảnh đã bị hủy.</translation>
    </message>
    <message>
        <source>Opens a picture file</source>
        <translation type="unfinished">Mở một tệp ảnh</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation type="unfinished">Phép xử lý</translation>
    </message>
    <message>
        <source>Operations for each byte moved to and from the device's memory; counted for each access it is the CGMA ratio. A kernel with little is limited by memory, one with much by its arithmetic.</source>
        <translation type="unfinished">Số phép tính cho mỗi byte chuyển vào và ra bộ nhớ thiết bị; tính cho mỗi lần truy cập thì đó là tỷ số CGMA. Kernel có cường độ thấp bị giới hạn bởi bộ nhớ, kernel có cường độ cao bị giới hạn bởi tính toán số học.</translation>
    </message>
    <message>
        <source>Operations on floats; a fused multiply-add counts as two.</source>
        <translation type="unfinished">Các phép tính trên float; một phép nhân-cộng hợp nhất được tính là hai.</translation>
    </message>
    <message>
        <source>Operations that are counted</source>
        <translation type="unfinished">Các phép tính được đếm</translation>
    </message>
    <message>
        <source>Optimisation steps</source>
        <translation type="unfinished">Các bước tối ưu</translation>
    </message>
    <message>
        <source>Or draw it on the picture: Shift and drag. Then drag its inside to move it, its corners to resize it.</source>
        <translation type="unfinished">Hoặc vẽ nó trên ảnh: giữ Shift và kéo. Sau đó kéo bên trong để dời, kéo các góc để đổi cỡ.</translation>
    </message>
    <message>
        <source>Other block sizes; a double click takes one:</source>
        <translation type="unfinished">Các cỡ block khác; nhấp đúp để chọn:</translation>
    </message>
    <message>
        <source>Other resources cannot be tried: %1</source>
        <translation type="unfinished">Không thể thử các tài nguyên khác: %1</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation type="unfinished">Tilescope</translation>
    </message>
    <message>
        <source>Ours without %1</source>
        <translation type="unfinished">Tilescope, không kể %1</translation>
    </message>
    <message>
        <source>Ours without %1: %2.</source>
        <translation type="unfinished">Tilescope, không kể %1: %2.</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation type="unfinished">Ngoài giới hạn</translation>
    </message>
    <message>
        <source>Output never written</source>
        <translation type="unfinished">Đầu ra không hề được ghi</translation>
    </message>
    <message>
        <source>Over ideal</source>
        <translation type="unfinished">So với lý tưởng</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation type="unfinished">Lớp phủ</translation>
    </message>
    <message>
        <source>Own</source>
        <translation type="unfinished">Tự viết</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation type="unfinished">PNG</translation>
    </message>
    <message>
        <source>PNG, as it is shown (*.png)</source>
        <translation type="unfinished">PNG, như đang hiện (*.png)</translation>
    </message>
    <message>
        <source>PNG, as on the screen</source>
        <translation type="unfinished">PNG, như trên màn hình</translation>
    </message>
    <message>
        <source>PNG, twice the pixels</source>
        <translation type="unfinished">PNG, gấp đôi số điểm ảnh</translation>
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
        <source>PTX instructions
of the step</source>
        <translation type="unfinished">Lệnh PTX
của bước</translation>
    </message>
    <message>
        <source>PTX instructions counted once for each lane that was awake. It is the work that was asked for; how well warps were filled does not change it.</source>
        <translation type="unfinished">Số lệnh PTX đếm một lần cho mỗi lane đang hoạt động. Đó là khối lượng việc được yêu cầu; warp được lấp đầy đến đâu không làm nó thay đổi.</translation>
    </message>
    <message>
        <source>PTX instructions of the step before over this one's</source>
        <translation type="unfinished">Số lệnh PTX của bước trước chia cho của bước này</translation>
    </message>
    <message>
        <source>PTX instructions that threads executed for each pixel of the picture; the machine code has its own number.</source>
        <translation type="unfinished">Số lệnh PTX mà các thread thực hiện cho mỗi điểm ảnh của ảnh; mã máy có con số riêng.</translation>
    </message>
    <message>
        <source>PTX instructions that warps executed, each counted once for its 32 lanes. The machine code that a GPU runs has fewer or more.</source>
        <translation type="unfinished">Số lệnh PTX mà các warp thực hiện, mỗi lệnh đếm một lần cho 32 lane. Mã máy mà GPU chạy có ít hơn hoặc nhiều hơn.</translation>
    </message>
    <message>
        <source>Packed halves, shuffled halo</source>
        <translation type="unfinished">Ghép hai nửa, halo qua shuffle</translation>
    </message>
    <message>
        <source>Padded images</source>
        <translation type="unfinished">Các ảnh có phần đệm</translation>
    </message>
    <message>
        <source>Padded picture</source>
        <translation type="unfinished">Ảnh có phần đệm</translation>
    </message>
    <message>
        <source>Padding left out</source>
        <translation type="unfinished">Bỏ phần đệm</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation type="unfinished">Painter</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation type="unfinished">Dời ảnh</translation>
    </message>
    <message>
        <source>Pan, or move the inspected pixel; with Shift by ten</source>
        <translation type="unfinished">Dời ảnh, hoặc dời điểm ảnh đang khảo sát; với Shift thì mười điểm</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation type="unfinished">Tham số</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished">Thư mục cha</translation>
    </message>
    <message>
        <source>Parted warp</source>
        <translation type="unfinished">Warp bị tách</translation>
    </message>
    <message>
        <source>Partial warps</source>
        <translation type="unfinished">Warp không đầy</translation>
    </message>
    <message>
        <source>Parts in one place</source>
        <translation type="unfinished">Các phần ở cùng một chỗ</translation>
    </message>
    <message>
        <source>Pass an object of the kind that the kernel expects.</source>
        <translation type="unfinished">Hãy truyền một đối tượng đúng loại mà kernel chờ nhận.</translation>
    </message>
    <message>
        <source>Pass the cudaTextureObject_t or cudaSurfaceObject_t argument on unchanged.</source>
        <translation type="unfinished">Hãy truyền nguyên vẹn đối số cudaTextureObject_t hoặc cudaSurfaceObject_t.</translation>
    </message>
    <message>
        <source>Past the last row</source>
        <translation type="unfinished">Vượt quá hàng cuối</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation type="unfinished">Mảnh ảnh</translation>
    </message>
    <message>
        <source>Patches of the picture, the pictures of a folder, the images in a NumPy file, or a set made of noise for measuring.</source>
        <translation type="unfinished">Các mảnh của bức ảnh, các ảnh trong một thư mục, các ảnh trong một tệp NumPy, hoặc một tập tạo từ nhiễu để đo.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished">Tạm dừng</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation type="unfinished">Tạm dừng (Space)</translation>
    </message>
    <message>
        <source>Percent of a copy's speed</source>
        <translation type="unfinished">Phần trăm tốc độ sao chép</translation>
    </message>
    <message>
        <source>Percent of a copy's speed with a cold L2 cache</source>
        <translation type="unfinished">Phần trăm tốc độ sao chép với bộ nhớ đệm L2 lạnh</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished">Ảnh</translation>
    </message>
    <message>
        <source>Picture as PNG…</source>
        <translation type="unfinished">Ảnh dạng PNG…</translation>
    </message>
    <message>
        <source>Picture of %1</source>
        <translation type="unfinished">Hình minh họa %1</translation>
    </message>
    <message>
        <source>Picture whose range is set</source>
        <translation type="unfinished">Ảnh được đặt khoảng giá trị</translation>
    </message>
    <message>
        <source>Picture: %1</source>
        <translation type="unfinished">Ảnh: %1</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished">Ảnh</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.pgm *.ppm *.pbm *.pfm *.tif *.tiff *.exr *.webp);;Kernels (*.cu);;All files (*)</source>
        <translation type="unfinished">Ảnh (*.png *.jpg *.jpeg *.bmp *.gif *.pgm *.ppm *.pbm *.pfm *.tif *.tiff *.exr *.webp);;Kernel (*.cu);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished">Ghim</translation>
    </message>
    <message>
        <source>Pin a run (P) to see it beside.</source>
        <translation type="unfinished">Ghim một lần chạy (P) để xem nó bên cạnh.</translation>
    </message>
    <message>
        <source>Pin the figures that these settings gave on a GPU: they are stored with Tilescope for some settings of the sample pictures, the lessons and the texts</source>
        <translation type="unfinished">Ghim các số liệu mà thiết lập này đã cho trên GPU: chúng được lưu cùng Tilescope cho một số thiết lập của các ảnh ví dụ, các bài học và các bài viết</translation>
    </message>
    <message>
        <source>Pin the run recor&amp;ded on a GPU</source>
        <translation type="unfinished">Ghim &amp;lần chạy đã ghi lại trên GPU</translation>
    </message>
    <message>
        <source>Pin this run</source>
        <translation type="unfinished">Ghim lần chạy này</translation>
    </message>
    <message>
        <source>Pin this strategy</source>
        <translation type="unfinished">Ghim chiến lược này</translation>
    </message>
    <message>
        <source>Pinned as %1: %2</source>
        <translation type="unfinished">Đã ghim thành %1: %2</translation>
    </message>
    <message>
        <source>Pinned on %1. The figures are those of that day, until the same settings run again.</source>
        <translation type="unfinished">Đã ghim ngày %1. Số liệu là của ngày đó, cho tới khi cùng thiết lập được chạy lại.</translation>
    </message>
    <message>
        <source>Pinned runs</source>
        <translation type="unfinished">Các lần chạy đã ghim</translation>
    </message>
    <message>
        <source>Pinned runs of the session</source>
        <translation type="unfinished">Các lần chạy đã ghim của phiên</translation>
    </message>
    <message>
        <source>Pitch of whole bank rows</source>
        <translation type="unfinished">Bước hàng là bội của 128 byte</translation>
    </message>
    <message>
        <source>Pitch rounded down</source>
        <translation type="unfinished">Bước hàng làm tròn xuống</translation>
    </message>
    <message>
        <source>Pitch with -63 in place of ~63</source>
        <translation type="unfinished">Bước hàng với -63 thay cho ~63</translation>
    </message>
    <message>
        <source>Pitched rows are there for pictures and results of unsigned char and uchar3, in two buffers.</source>
        <translation type="unfinished">Hàng có bước hàng (pitch) chỉ dùng cho ảnh và kết quả kiểu unsigned char và uchar3, trong hai vùng đệm.</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation type="unfinished">Điểm ảnh</translation>
    </message>
    <message>
        <source>Pixel %1</source>
        <translation type="unfinished">Điểm ảnh %1</translation>
    </message>
    <message>
        <source>Pixel &amp;values</source>
        <translation type="unfinished">Giá t&amp;rị điểm ảnh</translation>
    </message>
    <message>
        <source>Pixel story</source>
        <translation type="unfinished">Nguồn gốc điểm ảnh</translation>
    </message>
    <message>
        <source>Pixel under the cursor</source>
        <translation type="unfinished">Điểm ảnh dưới con trỏ</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation type="unfinished">Điểm ảnh</translation>
    </message>
    <message>
        <source>Pixels come from global memory; only the filter moves to constant memory.</source>
        <translation type="unfinished">Điểm ảnh đến từ bộ nhớ toàn cục; chỉ bộ lọc chuyển sang bộ nhớ hằng.</translation>
    </message>
    <message>
        <source>Pixels come through the texture cache; the filter stays in global memory.</source>
        <translation type="unfinished">Điểm ảnh đến qua bộ nhớ đệm texture; bộ lọc vẫn ở bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>Pixels left and right of a vector come from neighbouring lanes by shuffles.</source>
        <translation type="unfinished">Các điểm ảnh bên trái và bên phải của một vectơ đến từ các lane cạnh nhau qua shuffle.</translation>
    </message>
    <message>
        <source>Pixels of an image, n: the columns of D, rows and columns of C.</source>
        <translation type="unfinished">Số điểm ảnh của một ảnh, n: số cột của D, số hàng và cột của C.</translation>
    </message>
    <message>
        <source>Pixels that a block reads for each one that it writes. Neighbouring blocks read the same halo again; larger blocks have less halo for each pixel.</source>
        <translation type="unfinished">Số điểm ảnh mà một block đọc cho mỗi điểm ảnh nó ghi. Các block cạnh nhau đọc lại cùng một halo; block lớn hơn có ít halo hơn cho mỗi điểm ảnh.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation type="unfinished">Vị trí</translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished">Phát</translation>
    </message>
    <message>
        <source>Play the block's events (Space)</source>
        <translation type="unfinished">Phát các sự kiện của block (Space)</translation>
    </message>
    <message>
        <source>Play: move the cursor through the cycles (Space)</source>
        <translation type="unfinished">Phát: dời con trỏ qua các chu kỳ (Space)</translation>
    </message>
    <message>
        <source>Pre&amp;vious finding</source>
        <translation type="unfinished">Phát hiện t&amp;rước</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation type="unfinished">Dự đoán</translation>
    </message>
    <message>
        <source>Predicted band</source>
        <translation type="unfinished">Dải dự đoán</translation>
    </message>
    <message>
        <source>Predicted by the model for %1, bound by %2: not a measurement.</source>
        <translation type="unfinished">Do mô hình dự đoán cho %1, giới hạn bởi %2: không phải phép đo.</translation>
    </message>
    <message>
        <source>Predicted for %1 by simulating a multiprocessor, not a measurement: nine of ten measured times are within %2.</source>
        <translation type="unfinished">Dự đoán cho %1 bằng cách mô phỏng một multiprocessor, không phải phép đo: chín trong mười thời gian đo được nằm trong khoảng %2.</translation>
    </message>
    <message>
        <source>Predicted for %1: %2. A scheduler issues in %3 of the cycles; it is idle for %4 of %5.</source>
        <translation type="unfinished">Dự đoán cho %1: %2. Bộ lập lịch phát lệnh trong %3 số chu kỳ; nó rảnh %4 trên %5.</translation>
    </message>
    <message>
        <source>Predicted time</source>
        <translation type="unfinished">Thời gian dự đoán</translation>
    </message>
    <message>
        <source>Predicted time: %1.</source>
        <translation type="unfinished">Thời gian dự đoán: %1.</translation>
    </message>
    <message>
        <source>Prefix sums make a table; four of its values give the sum of any window.</source>
        <translation type="unfinished">Các tổng tiền tố lập thành một bảng; bốn giá trị của bảng cho tổng của cửa sổ bất kỳ.</translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished">Trình chiếu</translation>
    </message>
    <message>
        <source>Previ&amp;ous chart</source>
        <translation type="unfinished">Biểu đồ trướ&amp;c</translation>
    </message>
    <message>
        <source>Preview at 1/%1 of the size</source>
        <translation type="unfinished">Xem trước ở 1/%1 kích thước</translation>
    </message>
    <message>
        <source>Preview from 1/%1 of the images</source>
        <translation type="unfinished">Xem trước từ 1/%1 số ảnh</translation>
    </message>
    <message>
        <source>Preview of the part in view</source>
        <translation type="unfinished">Xem trước phần đang hiện</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation type="unfinished">Phát hiện trước</translation>
    </message>
    <message>
        <source>Printed</source>
        <translation type="unfinished">Đã in</translation>
    </message>
    <message>
        <source>Printed page</source>
        <translation type="unfinished">Trang in</translation>
    </message>
    <message>
        <source>Printed text under uneven light, a shadow across it.</source>
        <translation type="unfinished">Chữ in dưới ánh sáng không đều, có bóng vắt ngang.</translation>
    </message>
    <message>
        <source>Products in floats</source>
        <translation type="unfinished">Tích bằng float</translation>
    </message>
    <message>
        <source>Products of 8-bit pixels are summed exactly; means are subtracted afterwards.</source>
        <translation type="unfinished">Tích của các điểm ảnh 8 bit được cộng chính xác; trung bình được trừ sau đó.</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished">Mặt cắt</translation>
    </message>
    <message>
        <source>Progress in lessons (*.%1)</source>
        <translation type="unfinished">Tiến độ các bài học (*.%1)</translation>
    </message>
    <message>
        <source>Progress in lessons (*.tilescope-progress);;All files (*)</source>
        <translation type="unfinished">Tiến độ các bài học (*.tilescope-progress);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Progress is a file to go on with on another computer. When it is opened there, the further one counts for each lesson; answers that only one of them has are kept.</source>
        <translation type="unfinished">Tiến độ là một tệp để học tiếp trên máy tính khác. Khi mở tệp ở đó, tiến độ xa hơn được tính cho mỗi bài học; những câu trả lời chỉ có ở một bên được giữ lại.</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished">Tiến độ của lần chạy</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation type="unfinished">Phép chiếu</translation>
    </message>
    <message>
        <source>Published</source>
        <translation type="unfinished">Đã công bố</translation>
    </message>
    <message>
        <source>Published kernels</source>
        <translation type="unfinished">Kernel đã công bố</translation>
    </message>
    <message>
        <source>Put the panels of this layout back where they were at first</source>
        <translation type="unfinished">Đưa các khung của bố cục này về chỗ ban đầu</translation>
    </message>
    <message>
        <source>Qt's platform “%1” has no OpenGL.</source>
        <translation type="unfinished">Nền tảng “%1” của Qt không có OpenGL.</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation type="unfinished">RGB</translation>
    </message>
    <message>
        <source>Race</source>
        <translation type="unfinished">Cuộc đua</translation>
    </message>
    <message>
        <source>Race of equal values</source>
        <translation type="unfinished">Tranh chấp với giá trị bằng nhau</translation>
    </message>
    <message>
        <source>Race t&amp;hem</source>
        <translation type="unfinished">Cho chúng đ&amp;ua</translation>
    </message>
    <message>
        <source>Race that atomicCAS checks</source>
        <translation type="unfinished">Tranh chấp được atomicCAS kiểm tra</translation>
    </message>
    <message>
        <source>Race within a warp</source>
        <translation type="unfinished">Tranh chấp trong một warp</translation>
    </message>
    <message>
        <source>Ran on</source>
        <translation type="unfinished">Chạy trên</translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished">Khoảng giá trị</translation>
    </message>
    <message>
        <source>Range…</source>
        <translation type="unfinished">Khoảng…</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation type="unfinished">Tỷ số</translation>
    </message>
    <message>
        <source>Ratios, the text's and ours</source>
        <translation type="unfinished">Các tỷ số, của bài viết và của Tilescope</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation type="unfinished">&amp;Khôi phục</translation>
    </message>
    <message>
        <source>Read before written</source>
        <translation type="unfinished">Đọc trước khi ghi</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation type="unfinished">Đọc từ</translation>
    </message>
    <message>
        <source>Read on the GPU</source>
        <translation type="unfinished">Đọc trên GPU</translation>
    </message>
    <message>
        <source>Read only lanes that the mask names and whose threads execute the instruction too. At the end of the row, use the thread's own value.</source>
        <translation type="unfinished">Chỉ đọc các lane mà mask nêu và có thread cũng thực thi lệnh này. Ở cuối hàng, hãy dùng giá trị của chính thread.</translation>
    </message>
    <message>
        <source>Read the &amp;GPU's own counters</source>
        <translation type="unfinished">Đọc bộ đếm của chính &amp;GPU</translation>
    </message>
    <message>
        <source>Read the GPU's own counters</source>
        <translation type="unfinished">Đọc bộ đếm của chính GPU</translation>
    </message>
    <message>
        <source>Read-only for kernels; one value goes to all threads of a warp at once.</source>
        <translation type="unfinished">Kernel chỉ đọc được; một giá trị đến mọi thread của một warp cùng lúc.</translation>
    </message>
    <message>
        <source>Reads of the pixel's thread</source>
        <translation type="unfinished">Các lần đọc của thread của điểm ảnh</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation type="unfinished">Vị trí gần đây</translation>
    </message>
    <message>
        <source>Recent sessio&amp;ns</source>
        <translation type="unfinished">Phiên gần đâ&amp;y</translation>
    </message>
    <message>
        <source>Recursion too deep</source>
        <translation type="unfinished">Đệ quy quá sâu</translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished">Đỏ</translation>
    </message>
    <message>
        <source>Redundant halo</source>
        <translation type="unfinished">Halo dư thừa</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished">Tham chiếu</translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished">Vùng</translation>
    </message>
    <message>
        <source>Register blocks</source>
        <translation type="unfinished">Khối thanh ghi</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation type="unfinished">Thanh ghi</translation>
    </message>
    <message>
        <source>Registers a thread</source>
        <translation type="unfinished">Thanh ghi mỗi thread</translation>
    </message>
    <message>
        <source>Registers per thread</source>
        <translation type="unfinished">Thanh ghi mỗi thread</translation>
    </message>
    <message>
        <source>Registers that each thread has. With fewer than the kernel needs, the compiler would keep values in local memory; that is not included in the time.</source>
        <translation type="unfinished">Số thanh ghi của mỗi thread. Nếu ít hơn kernel cần, trình biên dịch sẽ giữ giá trị trong bộ nhớ cục bộ; điều đó không được tính vào thời gian.</translation>
    </message>
    <message>
        <source>Relative error</source>
        <translation type="unfinished">Sai số tương đối</translation>
    </message>
    <message>
        <source>Relative standard error of the median.</source>
        <translation type="unfinished">Sai số chuẩn tương đối của trung vị.</translation>
    </message>
    <message>
        <source>Remainder not below the prime</source>
        <translation type="unfinished">Số dư không nhỏ hơn số nguyên tố</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation type="unfinished">Nhận xét</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished">Bỏ ra</translation>
    </message>
    <message>
        <source>Remove line</source>
        <translation type="unfinished">Xóa đường</translation>
    </message>
    <message>
        <source>Repair it</source>
        <translation type="unfinished">Sửa lỗi sai</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation type="unfinished">Lặp lại</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation type="unfinished">Thay %1</translation>
    </message>
    <message>
        <source>Replace It</source>
        <translation type="unfinished">Thay thế nó</translation>
    </message>
    <message>
        <source>Replace the barriers of lines %1 and %2 by one that all threads reach.</source>
        <translation type="unfinished">Hãy thay các rào đồng bộ ở dòng %1 và %2 bằng một rào mà mọi thread đều đến.</translation>
    </message>
    <message>
        <source>Replicate</source>
        <translation type="unfinished">Lặp biên</translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished">Báo cáo</translation>
    </message>
    <message>
        <source>Reports as JSON…</source>
        <translation type="unfinished">Báo cáo dạng JSON…</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished">Yêu cầu</translation>
    </message>
    <message>
        <source>Requests to the device's memory</source>
        <translation type="unfinished">Yêu cầu đến bộ nhớ thiết bị</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished">Đặt lại</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation type="unfinished">Đặt lại các cột</translation>
    </message>
    <message>
        <source>Resident at once, from all its blocks; occupancy is the share in use.</source>
        <translation type="unfinished">Thường trú cùng lúc, tính trên mọi block; mức chiếm dụng là phần đang dùng.</translation>
    </message>
    <message>
        <source>Resident at once; small blocks meet this limit first.</source>
        <translation type="unfinished">Thường trú cùng lúc; block nhỏ chạm giới hạn này trước.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation type="unfinished">Tài nguyên</translation>
    </message>
    <message>
        <source>Rest on an arrow for more.</source>
        <translation type="unfinished">Dừng chuột trên một mũi tên để biết thêm.</translation>
    </message>
    <message>
        <source>Rest the mouse on a word such as "halo" to see what it means</source>
        <translation type="unfinished">Đặt chuột lên một từ như “halo” để xem ý nghĩa của nó</translation>
    </message>
    <message>
        <source>Restart &amp;with the GPU</source>
        <translation type="unfinished">&amp;Khởi động lại với GPU</translation>
    </message>
    <message>
        <source>Restart with the GPU</source>
        <translation type="unfinished">Khởi động lại với GPU</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation type="unfinished">Khôi phục</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation type="unfinished">Khôi phục mặc định</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">Kết quả</translation>
    </message>
    <message>
        <source>Result of a sample</source>
        <translation type="unfinished">Kết quả của phần lấy mẫu</translation>
    </message>
    <message>
        <source>Result − reference</source>
        <translation type="unfinished">Kết quả − tham chiếu</translation>
    </message>
    <message>
        <source>Result: none in host memory yet</source>
        <translation type="unfinished">Kết quả: chưa có gì trong bộ nhớ host</translation>
    </message>
    <message>
        <source>Results go from CUDA to %1 without leaving the GPU.</source>
        <translation type="unfinished">Kết quả đi từ CUDA sang %1 mà không rời GPU.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation type="unfinished">Thử lại</translation>
    </message>
    <message>
        <source>Reuse: reads from s&amp;hared memory</source>
        <translation type="unfinished">Dùng lại: lần đọc từ bộ nhớ chia &amp;sẻ</translation>
    </message>
    <message>
        <source>Right, and without an error</source>
        <translation type="unfinished">Đúng, và không có lỗi</translation>
    </message>
    <message>
        <source>Right-click a pixel of the picture and choose its story, or point at it and press Shift+I: which thread computed it, from which values, and where each of them came from.</source>
        <translation type="unfinished">Nhấp phải vào một điểm ảnh của ảnh rồi chọn “Nguồn gốc”, hoặc trỏ vào nó và nhấn Shift+I: thread nào đã tính nó, từ những giá trị nào, và mỗi giá trị đến từ đâu.</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation type="unfinished">Roofline</translation>
    </message>
    <message>
        <source>Row of the block in the grid</source>
        <translation type="unfinished">Hàng của block trong lưới</translation>
    </message>
    <message>
        <source>Rows as long as an image</source>
        <translation type="unfinished">Hàng dài bằng ảnh</translation>
    </message>
    <message>
        <source>Rows do not move up</source>
        <translation type="unfinished">Các hàng không dịch lên</translation>
    </message>
    <message>
        <source>Rows enter the column sums and none ever leaves: the further down its strip, the larger a block's sums, and the more becomes black.</source>
        <translation type="unfinished">Các hàng vào tổng cột mà không hàng nào ra: càng xuống dưới dải của nó, tổng của block càng lớn, và càng nhiều chỗ thành đen.</translation>
    </message>
    <message>
        <source>Rows of D are padded to whole tiles: every load has 16 aligned bytes.</source>
        <translation type="unfinished">Các hàng của D được đệm cho tròn số tile: mỗi lần nạp có 16 byte đã căn chỉnh.</translation>
    </message>
    <message>
        <source>Rows of D, m.</source>
        <translation type="unfinished">Số hàng của D, m.</translation>
    </message>
    <message>
        <source>Rows of a thread</source>
        <translation type="unfinished">Số hàng của một thread</translation>
    </message>
    <message>
        <source>Rows of the tile now begin in the same bank, so that a warp which reads a column waits for one bank again and again. The result stays right.</source>
        <translation type="unfinished">Các hàng của tile giờ bắt đầu ở cùng một bank, nên warp đọc một cột phải chờ một bank hết lần này đến lần khác. Kết quả vẫn đúng.</translation>
    </message>
    <message>
        <source>Rows stay in shared memory while the window needs them: memory is read once.</source>
        <translation type="unfinished">Các hàng ở lại bộ nhớ chia sẻ chừng nào cửa sổ còn cần: bộ nhớ chỉ được đọc một lần.</translation>
    </message>
    <message>
        <source>Rows without their pitch</source>
        <translation type="unfinished">Hàng thiếu bước hàng</translation>
    </message>
    <message>
        <source>Rows, then columns</source>
        <translation type="unfinished">Hàng rồi cột</translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished">Chạy</translation>
    </message>
    <message>
        <source>Run and time every strategy anew</source>
        <translation type="unfinished">Chạy và đo thời gian lại mọi chiến lược</translation>
    </message>
    <message>
        <source>Run at</source>
        <translation type="unfinished">Lúc chạy</translation>
    </message>
    <message>
        <source>Run it on the GPU once, unchecked</source>
        <translation type="unfinished">Chạy trên GPU một lần, không kiểm tra</translation>
    </message>
    <message>
        <source>Run the kernel's text as it stands</source>
        <translation type="unfinished">Chạy mã nguồn kernel như hiện có</translation>
    </message>
    <message>
        <source>Run the kernels once more and read what the GPU itself counts</source>
        <translation type="unfinished">Chạy các kernel thêm một lần và đọc những gì chính GPU đếm</translation>
    </message>
    <message>
        <source>Run the kernels once more under CUPTI and set what the GPU itself counted beside the emulator's figures</source>
        <translation type="unfinished">Chạy các kernel thêm một lần dưới CUPTI và đặt số đếm của chính GPU bên cạnh số liệu của trình giả lập</translation>
    </message>
    <message>
        <source>Running sums</source>
        <translation type="unfinished">Tổng trượt</translation>
    </message>
    <message>
        <source>Running sums (box)</source>
        <translation type="unfinished">Tổng trượt (hộp)</translation>
    </message>
    <message>
        <source>Running sums take a column away as it was added, so all weights must be alike: a gaussian is no sum of that kind. Choose "box", or the strategy "packed".</source>
        <translation type="unfinished">Tổng trượt bớt một cột đúng như đã thêm cột đó, nên mọi trọng số phải như nhau: bộ lọc Gauss không phải tổng loại này. Hãy chọn “box”, hoặc chiến lược “packed”.</translation>
    </message>
    <message>
        <source>Running sums take a column away as it was added, so they take the box alone. Choose "box", or the strategy "shared_constant", which takes any weights.</source>
        <translation type="unfinished">Tổng trượt bớt một cột đúng như đã thêm cột đó, nên chỉ nhận bộ lọc hộp. Hãy chọn “box”, hoặc chiến lược “shared_constant”, vốn nhận mọi trọng số.</translation>
    </message>
    <message>
        <source>Running sums, 16 columns a thread</source>
        <translation type="unfinished">Tổng trượt, 16 cột mỗi thread</translation>
    </message>
    <message>
        <source>Running sums, a band of ones</source>
        <translation type="unfinished">Tổng trượt, dải các số 1</translation>
    </message>
    <message>
        <source>Running sums, a common product</source>
        <translation type="unfinished">Tổng trượt, tích chung</translation>
    </message>
    <message>
        <source>Running sums, border laid out before</source>
        <translation type="unfinished">Tổng trượt, biên đặt sẵn</translation>
    </message>
    <message>
        <source>Running sums, four rows a step</source>
        <translation type="unfinished">Tổng trượt, bốn hàng mỗi bước</translation>
    </message>
    <message>
        <source>Running sums, handed over</source>
        <translation type="unfinished">Tổng trượt, chuyển tiếp</translation>
    </message>
    <message>
        <source>Running sums, products overlapped</source>
        <translation type="unfinished">Tổng trượt, chồng lấp tích</translation>
    </message>
    <message>
        <source>Running sums, rows kept</source>
        <translation type="unfinished">Tổng trượt, giữ các hàng</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation type="unfinished">Đang chạy…</translation>
    </message>
    <message>
        <source>Runs of this session</source>
        <translation type="unfinished">Các lần chạy của phiên này</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation type="unfinished">Chạy trên</translation>
    </message>
    <message>
        <source>S&amp;can</source>
        <translation type="unfinished">&amp;Quét (scan)</translation>
    </message>
    <message>
        <source>S&amp;ide by side</source>
        <translation type="unfinished">Cạ&amp;nh nhau</translation>
    </message>
    <message>
        <source>S&amp;tory of the pixel</source>
        <translation type="unfinished">Nguồn &amp;gốc của điểm ảnh</translation>
    </message>
    <message>
        <source>SVG, to be scaled and edited</source>
        <translation type="unfinished">SVG, để co giãn và chỉnh sửa</translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished">Lưu</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation type="unfinished">Lưu tất cả</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation type="unfinished">Lưu thành</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation type="unfinished">Lưu thành…</translation>
    </message>
    <message>
        <source>Save a chart as SVG, PNG or CSV</source>
        <translation type="unfinished">Lưu một biểu đồ thành SVG, PNG hoặc CSV</translation>
    </message>
    <message>
        <source>Save as film…</source>
        <translation type="unfinished">Lưu thành video…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished">Lưu thành…</translation>
    </message>
    <message>
        <source>Save pictures, settings, figures and the kernel as one HTML file</source>
        <translation type="unfinished">Lưu ảnh, thiết lập, số liệu và kernel thành một tệp HTML</translation>
    </message>
    <message>
        <source>Save progress…</source>
        <translation type="unfinished">Lưu tiến độ…</translation>
    </message>
    <message>
        <source>Save s&amp;ession</source>
        <translation type="unfinished">Lưu phiê&amp;n</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation type="unfinished">Lư&amp;u phiên thành…</translation>
    </message>
    <message>
        <source>Save settings and picture's name as a session</source>
        <translation type="unfinished">Lưu thiết lập và tên ảnh thành một phiên</translation>
    </message>
    <message>
        <source>Save the answers</source>
        <translation type="unfinished">Lưu các câu trả lời</translation>
    </message>
    <message>
        <source>Save the answers…</source>
        <translation type="unfinished">Lưu các câu trả lời…</translation>
    </message>
    <message>
        <source>Save the kernel</source>
        <translation type="unfinished">Lưu kernel</translation>
    </message>
    <message>
        <source>Save the kernel's text as a .cu file</source>
        <translation type="unfinished">Lưu mã nguồn kernel thành một tệp .cu</translation>
    </message>
    <message>
        <source>Save the progress</source>
        <translation type="unfinished">Lưu tiến độ</translation>
    </message>
    <message>
        <source>Save the replay as a GIF or MP4, for slides</source>
        <translation type="unfinished">Lưu bản phát lại thành GIF hoặc MP4, để dùng trong bản trình chiếu</translation>
    </message>
    <message>
        <source>Save the replay of the block panel as a GIF or MP4</source>
        <translation type="unfinished">Lưu bản phát lại của khung Block thành GIF hoặc MP4</translation>
    </message>
    <message>
        <source>Save the result</source>
        <translation type="unfinished">Lưu kết quả</translation>
    </message>
    <message>
        <source>Save the result as a picture</source>
        <translation type="unfinished">Lưu kết quả thành ảnh</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation type="unfinished">Lưu phiên</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation type="unfinished">Lưu phiên dưới tên khác</translation>
    </message>
    <message>
        <source>Save the sweep as a file</source>
        <translation type="unfinished">Lưu kết quả quét thành tệp</translation>
    </message>
    <message>
        <source>Save to %1</source>
        <translation type="unfinished">Lưu vào %1</translation>
    </message>
    <message>
        <source>Save what stands in the middle of the window as a picture</source>
        <translation type="unfinished">Lưu những gì đang ở giữa cửa sổ thành ảnh</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation type="unfinished">Cuộn sang trái</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation type="unfinished">Cuộn sang phải</translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished">Tìm kiếm</translation>
    </message>
    <message>
        <source>Search the strategies</source>
        <translation type="unfinished">Tìm trong các chiến lược</translation>
    </message>
    <message>
        <source>Second figure shown</source>
        <translation type="unfinished">Số liệu thứ hai đang hiện</translation>
    </message>
    <message>
        <source>Sectors</source>
        <translation type="unfinished">Sector</translation>
    </message>
    <message>
        <source>Sectors a global load request</source>
        <translation type="unfinished">Sector mỗi yêu cầu đọc bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Sectors a global store request</source>
        <translation type="unfinished">Sector mỗi yêu cầu ghi bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>Sectors a load request</source>
        <translation type="unfinished">Sector mỗi yêu cầu đọc</translation>
    </message>
    <message>
        <source>Sectors a local load request</source>
        <translation type="unfinished">Sector mỗi yêu cầu đọc bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Sectors a local store request</source>
        <translation type="unfinished">Sector mỗi yêu cầu ghi bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>Sectors a pixel</source>
        <translation type="unfinished">Sector mỗi điểm ảnh</translation>
    </message>
    <message>
        <source>Sectors a store request</source>
        <translation type="unfinished">Sector mỗi yêu cầu ghi</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes requested from the L1 cache, global and local, for each pixel of the picture. One byte read and one written is 0.0625. None where textures are read: their sectors are not counted.</source>
        <translation type="unfinished">Số sector 32 byte yêu cầu từ bộ nhớ đệm L1, toàn cục và cục bộ, cho mỗi điểm ảnh của ảnh. Đọc một byte và ghi một byte là 0.0625. Không có khi đọc texture: các sector của texture không được đếm.</translation>
    </message>
    <message>
        <source>Sectors of 32 bytes requested from the L1 cache, global and local. None where textures are read: their sectors are not counted.</source>
        <translation type="unfinished">Số sector 32 byte yêu cầu từ bộ nhớ đệm L1, toàn cục và cục bộ. Không có khi đọc texture: các sector của texture không được đếm.</translation>
    </message>
    <message>
        <source>Sectors of loads and stores of global memory over what they would be if the same bytes lay side by side: 1 is coalesced.</source>
        <translation type="unfinished">Số sector của các lần nạp và ghi bộ nhớ toàn cục so với khi cũng bấy nhiêu byte nằm cạnh nhau: 1 là truy cập được gộp.</translation>
    </message>
    <message>
        <source>Sectors of the access</source>
        <translation type="unfinished">Các sector của lần truy cập</translation>
    </message>
    <message>
        <source>Sectors over ideal</source>
        <translation type="unfinished">Sector so với lý tưởng</translation>
    </message>
    <message>
        <source>See a halo</source>
        <translation type="unfinished">Xem một halo</translation>
    </message>
    <message>
        <source>See also: %1</source>
        <translation type="unfinished">Xem thêm: %1</translation>
    </message>
    <message>
        <source>See what CUDA memory strategies do to an image.</source>
        <translation type="unfinished">Xem các chiến lược bộ nhớ CUDA làm gì với một ảnh.</translation>
    </message>
    <message>
        <source>See what a CUDA kernel does with memory</source>
        <translation type="unfinished">Xem kernel CUDA làm gì với bộ nhớ</translation>
    </message>
    <message>
        <source>Seen by all threads; large and far away.</source>
        <translation type="unfinished">Mọi thread đều thấy; lớn và ở xa.</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished">Chọn tất cả</translation>
    </message>
    <message>
        <source>Select a rectangle, where the operation takes one</source>
        <translation type="unfinished">Chọn một hình chữ nhật, nếu phép xử lý cần</translation>
    </message>
    <message>
        <source>Separable, one launch</source>
        <translation type="unfinished">Tách được, một lần launch</translation>
    </message>
    <message>
        <source>Separable, two launches</source>
        <translation type="unfinished">Tách được, hai lần launch</translation>
    </message>
    <message>
        <source>Separated sums</source>
        <translation type="unfinished">Tổng tách</translation>
    </message>
    <message>
        <source>Sessions (*.tilescope);;All files (*)</source>
        <translation type="unfinished">Phiên (*.tilescope);;Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Sets again what the step began with</source>
        <translation type="unfinished">Đặt lại những gì bước này có lúc đầu</translation>
    </message>
    <message>
        <source>Sets what reaches the aim</source>
        <translation type="unfinished">Đặt những gì đạt được mục tiêu</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation type="unfinished">Thiết lập</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished">Thiết lập</translation>
    </message>
    <message>
        <source>Several lanes read the same word in one pass. In shared and constant memory this costs nothing extra.</source>
        <translation type="unfinished">Nhiều lane đọc cùng một từ nhớ trong một lượt. Trong bộ nhớ chia sẻ và bộ nhớ hằng, việc này không tốn thêm gì.</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished">Mức độ</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished">SMEM</translation>
    </message>
    <message>
        <source>Shared &amp;tile</source>
        <translation type="unfinished">Tile &amp;chia sẻ</translation>
    </message>
    <message>
        <source>Shared atomic wavefronts</source>
        <translation type="unfinished">Wavefront nguyên tử, bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared load requests</source>
        <translation type="unfinished">Yêu cầu đọc bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared load wavefronts</source>
        <translation type="unfinished">Wavefront đọc bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation type="unfinished">Bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared memory a block</source>
        <translation type="unfinished">Bộ nhớ chia sẻ mỗi block</translation>
    </message>
    <message>
        <source>Shared memory as an image</source>
        <translation type="unfinished">Bộ nhớ chia sẻ dưới dạng ảnh</translation>
    </message>
    <message>
        <source>Shared memory consists of 32 banks, each of which hands out one word of 4 bytes a pass. Neighbouring words lie in neighbouring banks.</source>
        <translation type="unfinished">Bộ nhớ chia sẻ gồm 32 bank, mỗi bank trả một từ nhớ 4 byte mỗi lượt. Các từ nhớ cạnh nhau nằm ở các bank cạnh nhau.</translation>
    </message>
    <message>
        <source>Shared memory holds whatever was there before: counts begin with it.</source>
        <translation type="unfinished">Bộ nhớ chia sẻ chứa những gì có từ trước: số đếm bắt đầu từ đó.</translation>
    </message>
    <message>
        <source>Shared memory per block</source>
        <translation type="unfinished">Bộ nhớ chia sẻ mỗi block</translation>
    </message>
    <message>
        <source>Shared memory, %1 bytes, 32 words a row</source>
        <translation type="unfinished">Bộ nhớ chia sẻ, %1 byte, mỗi hàng 32 từ nhớ</translation>
    </message>
    <message>
        <source>Shared memory, bytes</source>
        <translation type="unfinished">Bộ nhớ chia sẻ, byte</translation>
    </message>
    <message>
        <source>Shared reads</source>
        <translation type="unfinished">Đọc SMEM</translation>
    </message>
    <message>
        <source>Shared size without brackets</source>
        <translation type="unfinished">Kích thước bộ nhớ chia sẻ thiếu ngoặc</translation>
    </message>
    <message>
        <source>Shared store requests</source>
        <translation type="unfinished">Yêu cầu ghi bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared store wavefronts</source>
        <translation type="unfinished">Wavefront ghi bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared tile</source>
        <translation type="unfinished">Tile chia sẻ</translation>
    </message>
    <message>
        <source>Shared tile %1</source>
        <translation type="unfinished">Tile chia sẻ %1</translation>
    </message>
    <message>
        <source>Shared tile, constant filter</source>
        <translation type="unfinished">Tile chia sẻ, bộ lọc hằng</translation>
    </message>
    <message>
        <source>Shared tiles</source>
        <translation type="unfinished">Các tile chia sẻ</translation>
    </message>
    <message>
        <source>Shared tiles, inner exit</source>
        <translation type="unfinished">Các tile chia sẻ, thoát bên trong</translation>
    </message>
    <message>
        <source>Shared wavefronts</source>
        <translation type="unfinished">Wavefront bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>Shared wavefronts over ideal</source>
        <translation type="unfinished">Wavefront bộ nhớ chia sẻ so với lý tưởng</translation>
    </message>
    <message>
        <source>Shift after the sum</source>
        <translation type="unfinished">Dịch sau khi cộng</translation>
    </message>
    <message>
        <source>Shift and drag</source>
        <translation type="unfinished">Shift và kéo</translation>
    </message>
    <message>
        <source>Shift and the letter</source>
        <translation type="unfinished">Shift và chữ cái</translation>
    </message>
    <message>
        <source>Shift+F1: the glossary</source>
        <translation type="unfinished">Shift+F1: bảng thuật ngữ</translation>
    </message>
    <message>
        <source>Shifted by three pixels a row of 16 ends in a fifth word. With the words of the unshifted one the last pixels of three copies are lost, and all columns but the first read wrong elements.</source>
        <translation type="unfinished">Dịch đi ba điểm ảnh, một hàng 16 điểm ảnh kết thúc ở từ nhớ thứ năm. Với số từ nhớ của hàng chưa dịch, các điểm ảnh cuối của ba bản sao bị mất, và mọi cột trừ cột đầu đều đọc sai phần tử.</translation>
    </message>
    <message>
        <source>Shifted copies cut off</source>
        <translation type="unfinished">Bản sao đã dịch bị cắt</translation>
    </message>
    <message>
        <source>Shifted templates</source>
        <translation type="unfinished">Các mẫu đã dịch</translation>
    </message>
    <message>
        <source>Shifted the other way</source>
        <translation type="unfinished">Dịch ngược chiều</translation>
    </message>
    <message>
        <source>Short scoreboard</source>
        <translation type="unfinished">Short scoreboard</translation>
    </message>
    <message>
        <source>Short sums are added to the long ones after so many images. Where the images do not come out even, some are left in the short sums, which nobody adds.</source>
        <translation type="unfinished">Các tổng ngắn được cộng vào tổng dài sau một số ảnh nhất định. Khi số ảnh không chia hết, một số ảnh còn lại trong các tổng ngắn mà không ai cộng.</translation>
    </message>
    <message>
        <source>Show &amp;differences</source>
        <translation type="unfinished">Hiện khác &amp;biệt</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation type="unfinished">Hiện tệp ẩ&amp;n</translation>
    </message>
    <message>
        <source>Show a pixel's values, its thread and the values around it; a click pins it</source>
        <translation type="unfinished">Hiện các giá trị của một điểm ảnh, thread của nó và các giá trị xung quanh; nhấp để ghim</translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation type="unfinished">Hiện một lời giải</translation>
    </message>
    <message>
        <source>Show all cycles (Ctrl+0)</source>
        <translation type="unfinished">Hiện mọi chu kỳ (Ctrl+0)</translation>
    </message>
    <message>
        <source>Show counts on a logarithmic axis, so that rare values are seen</source>
        <translation type="unfinished">Hiện số đếm trên trục lôgarit, để thấy được các giá trị hiếm</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation type="unfinished">Hiện thư mục</translation>
    </message>
    <message>
        <source>Show how the values of source and result are spread</source>
        <translation type="unfinished">Hiện phân bố giá trị của ảnh nguồn và kết quả</translation>
    </message>
    <message>
        <source>Show in block</source>
        <translation type="unfinished">Hiện trong block</translation>
    </message>
    <message>
        <source>Show it anyway</source>
        <translation type="unfinished">Vẫn hiện</translation>
    </message>
    <message>
        <source>Show it in the emulator</source>
        <translation type="unfinished">Hiện trong trình giả lập</translation>
    </message>
    <message>
        <source>Show one channel of the pictures as grey levels. Kernels read all of them.</source>
        <translation type="unfinished">Hiện một kênh của ảnh dưới dạng mức xám. Kernel đọc mọi kênh.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation type="unfinished">Hiện đáp án</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation type="unfinished">Hiện kết quả</translation>
    </message>
    <message>
        <source>Show the source (hold B to look at it for a moment)</source>
        <translation type="unfinished">Hiện ảnh nguồn (giữ B để xem trong chốc lát)</translation>
    </message>
    <message>
        <source>Show this block with its halo as large as the picture's view allows</source>
        <translation type="unfinished">Hiện block này cùng halo của nó lớn hết mức khung nhìn ảnh cho phép</translation>
    </message>
    <message>
        <source>Show what differs from the strategy's own text</source>
        <translation type="unfinished">Hiện những chỗ khác với mã nguồn gốc của chiến lược</translation>
    </message>
    <message>
        <source>Show what the operation's text measured on its own GPU</source>
        <translation type="unfinished">Hiện những gì bài viết của phép xử lý đã đo trên GPU của bài viết</translation>
    </message>
    <message>
        <source>Shown at 1/%1 of its size: OpenGL here takes pictures up to %2 pixels a side.</source>
        <translation type="unfinished">Hiện ở 1/%1 kích thước: OpenGL ở đây nhận ảnh tối đa %2 điểm ảnh mỗi cạnh.</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation type="unfinished">Đang hiện: %1</translation>
    </message>
    <message>
        <source>Shuffled halo</source>
        <translation type="unfinished">Halo qua shuffle</translation>
    </message>
    <message>
        <source>Shuffled the wrong way</source>
        <translation type="unfinished">Shuffle ngược chiều</translation>
    </message>
    <message>
        <source>Siemens star, zone plates and wedges: every frequency and direction.</source>
        <translation type="unfinished">Hình sao Siemens, bản đới và các nêm: mọi tần số và mọi hướng.</translation>
    </message>
    <message>
        <source>Sigma</source>
        <translation type="unfinished">Sigma</translation>
    </message>
    <message>
        <source>Signed bytes</source>
        <translation type="unfinished">Byte có dấu</translation>
    </message>
    <message>
        <source>Silicon</source>
        <translation type="unfinished">GPU thật</translation>
    </message>
    <message>
        <source>Simulating the multiprocessor…</source>
        <translation type="unfinished">Đang mô phỏng multiprocessor…</translation>
    </message>
    <message>
        <source>Single CPU thread</source>
        <translation type="unfinished">Một thread CPU</translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished">Kích thước</translation>
    </message>
    <message>
        <source>Sliders</source>
        <translation type="unfinished">Thanh trượt</translation>
    </message>
    <message>
        <source>Sliding rows</source>
        <translation type="unfinished">Các hàng trượt</translation>
    </message>
    <message>
        <source>Slot off by one</source>
        <translation type="unfinished">Chỗ lệch một</translation>
    </message>
    <message>
        <source>Small pictures</source>
        <translation type="unfinished">Các ảnh nhỏ</translation>
    </message>
    <message>
        <source>Smaller blocks hang over less; on a larger picture it hardly matters.</source>
        <translation type="unfinished">Block nhỏ hơn vượt ra ngoài ít hơn; trên ảnh lớn hơn thì điều này hầu như không đáng kể.</translation>
    </message>
    <message>
        <source>So many images are read from their file piece by piece, and a worker reads no files. Start Tilescope itself where the file and the GPU are, or take fewer images: up to 512 MB are sent.</source>
        <translation type="unfinished">Nhiều ảnh như vậy được đọc từ tệp từng phần, mà worker thì không đọc tệp. Hãy chạy chính Tilescope ở nơi có tệp và GPU, hoặc lấy ít ảnh hơn: tối đa 512 MB được gửi đi.</translation>
    </message>
    <message>
        <source>Sobel edges</source>
        <translation type="unfinished">Biên Sobel</translation>
    </message>
    <message>
        <source>Sobel edges from global memory, from a shared tile, and by the proposed block copy</source>
        <translation type="unfinished">Biên Sobel từ bộ nhớ toàn cục, từ tile chia sẻ, và bằng phép sao chép block được đề xuất</translation>
    </message>
    <message>
        <source>Some loads run for a part of the lanes only (by a predicate): not all reads are listed.</source>
        <translation type="unfinished">Một số lần nạp chỉ chạy cho một phần các lane (theo vị từ): không phải mọi lần đọc đều được liệt kê.</translation>
    </message>
    <message>
        <source>Some operations show more than a picture. Covariance shows its mean image, its eigen-images and their spectrum here.</source>
        <translation type="unfinished">Một số phép xử lý cho thấy nhiều hơn một ảnh. Ở đây, hiệp phương sai hiện ảnh trung bình, các ảnh riêng và phổ của chúng.</translation>
    </message>
    <message>
        <source>Some reads, of a surface or by a gather, are not listed.</source>
        <translation type="unfinished">Một số lần đọc, từ surface hoặc bằng gather, không được liệt kê.</translation>
    </message>
    <message>
        <source>Sorted in a list</source>
        <translation type="unfinished">Sắp xếp trong danh sách</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Nguồn</translation>
    </message>
    <message>
        <source>Source	B, held</source>
        <translation type="unfinished">Nguồn	giữ B</translation>
    </message>
    <message>
        <source>Source and result at the two sides of a line: drag it, turn it by its ends, double-click it to set it upright</source>
        <translation type="unfinished">Nguồn và kết quả ở hai bên một vạch: kéo vạch, xoay bằng hai đầu, nhấp đúp để dựng thẳng đứng</translation>
    </message>
    <message>
        <source>Source and result beside each other, with one zoom</source>
        <translation type="unfinished">Nguồn và kết quả cạnh nhau, cùng một mức phóng</translation>
    </message>
    <message>
        <source>Spectra not multiplied</source>
        <translation type="unfinished">Phổ không được nhân</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation type="unfinished">Phổ</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished">Tốc độ</translation>
    </message>
    <message>
        <source>Speed by effort</source>
        <translation type="unfinished">Tốc độ theo lượng tính toán</translation>
    </message>
    <message>
        <source>Speed, % of a copy</source>
        <translation type="unfinished">Tốc độ, % của sao chép</translation>
    </message>
    <message>
        <source>Speed, cold L2, % of a copy</source>
        <translation type="unfinished">Tốc độ, L2 lạnh, % của sao chép</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation type="unfinished">Mức tăng tốc</translation>
    </message>
    <message>
        <source>Split line %1 into a load and a store, with %2 between them.</source>
        <translation type="unfinished">Hãy tách dòng %1 thành một lệnh nạp và một lệnh ghi, với %2 ở giữa.</translation>
    </message>
    <message>
        <source>Split sums</source>
        <translation type="unfinished">Tổng chia phần</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation type="unfinished">Độ phân tán</translation>
    </message>
    <message>
        <source>Spread of the GPU time</source>
        <translation type="unfinished">Độ phân tán của thời gian GPU</translation>
    </message>
    <message>
        <source>Stalls are predicted with a whole run.</source>
        <translation type="unfinished">Thời gian chờ (stall) được dự đoán khi chạy đầy đủ.</translation>
    </message>
    <message>
        <source>Stalls, predicted</source>
        <translation type="unfinished">Chờ, dự đoán</translation>
    </message>
    <message>
        <source>Stalls, predicted: %1 of the warps' cycles</source>
        <translation type="unfinished">Chờ, dự đoán: %1 chu kỳ của các warp</translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished">Bắt đầu</translation>
    </message>
    <message>
        <source>Start Tilescope anew with this session, to use a GPU that was lost</source>
        <translation type="unfinished">Mở lại Tilescope với phiên này, để dùng GPU đã mất</translation>
    </message>
    <message>
        <source>Start again now</source>
        <translation type="unfinished">Khởi động lại ngay</translation>
    </message>
    <message>
        <source>Start the race, or pause it</source>
        <translation type="unfinished">Bắt đầu cuộc đua, hoặc tạm dừng</translation>
    </message>
    <message>
        <source>State of the kernel's text</source>
        <translation type="unfinished">Trạng thái mã nguồn kernel</translation>
    </message>
    <message>
        <source>Static and dynamic shared memory of a block. Other sizes only change how many blocks fit.</source>
        <translation type="unfinished">Bộ nhớ chia sẻ tĩnh và động của một block. Cỡ khác chỉ thay đổi số block chứa được.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished">Bước tới</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation type="unfinished">Bước %1</translation>
    </message>
    <message>
        <source>Step %1: answered, and not right</source>
        <translation type="unfinished">Bước %1: đã trả lời, chưa đúng</translation>
    </message>
    <message>
        <source>Step %1: answered, and right</source>
        <translation type="unfinished">Bước %1: đã trả lời, đúng</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation type="unfinished">&amp;Giảm một bước</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished">Lùi một bước</translation>
    </message>
    <message>
        <source>Stop (%1 of %2)</source>
        <translation type="unfinished">Dừng (%1/%2)</translation>
    </message>
    <message>
        <source>Stop following the value</source>
        <translation type="unfinished">Dừng theo dấu giá trị</translation>
    </message>
    <message>
        <source>Store requests</source>
        <translation type="unfinished">Yêu cầu ghi</translation>
    </message>
    <message>
        <source>Store sectors</source>
        <translation type="unfinished">Sector ghi</translation>
    </message>
    <message>
        <source>Store wavefronts</source>
        <translation type="unfinished">Wavefront ghi</translation>
    </message>
    <message>
        <source>Stored: %1, but the reference is %2.</source>
        <translation type="unfinished">Đã ghi: %1, nhưng tham chiếu là %2.</translation>
    </message>
    <message>
        <source>Stored: %1, equal to the reference.</source>
        <translation type="unfinished">Đã ghi: %1, bằng tham chiếu.</translation>
    </message>
    <message>
        <source>Stored: %1, within the tolerance of the reference %2.</source>
        <translation type="unfinished">Đã ghi: %1, trong dung sai của tham chiếu %2.</translation>
    </message>
    <message>
        <source>Stored: %1.</source>
        <translation type="unfinished">Đã ghi: %1.</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation type="unfinished">Chiến lược</translation>
    </message>
    <message>
        <source>Strategies compared</source>
        <translation type="unfinished">So sánh các chiến lược</translation>
    </message>
    <message>
        <source>Strategies side by side</source>
        <translation type="unfinished">Các chiến lược cạnh nhau</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation type="unfinished">Chiến lược</translation>
    </message>
    <message>
        <source>Strategy and parameter shown</source>
        <translation type="unfinished">Chiến lược và tham số đang hiện</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation type="unfinished">Kéo giãn</translation>
    </message>
    <message>
        <source>Stretch: all but half a percent of the values at each end</source>
        <translation type="unfinished">Kéo giãn: mọi giá trị trừ nửa phần trăm ở mỗi đầu</translation>
    </message>
    <message>
        <source>Stride</source>
        <translation type="unfinished">Bước nhảy</translation>
    </message>
    <message>
        <source>Student</source>
        <translation type="unfinished">Sinh viên</translation>
    </message>
    <message>
        <source>Sum not limited to 255</source>
        <translation type="unfinished">Tổng không giới hạn ở 255</translation>
    </message>
    <message>
        <source>Sums apart</source>
        <translation type="unfinished">Tổng riêng rẽ</translation>
    </message>
    <message>
        <source>Sums as half2</source>
        <translation type="unfinished">Tổng dạng half2</translation>
    </message>
    <message>
        <source>Sums in eight bits</source>
        <translation type="unfinished">Tổng trong tám bit</translation>
    </message>
    <message>
        <source>Sums of integers have no rounding, and the comparison needs no division: every strategy gives exactly the reference, for an offset with a fraction too.</source>
        <translation type="unfinished">Tổng các số nguyên không có sai số làm tròn, và phép so sánh không cần chia: mọi chiến lược cho đúng tham chiếu, kể cả khi độ lệch có phần lẻ.</translation>
    </message>
    <message>
        <source>Sums of integers have no rounding: every strategy gives exactly the reference.</source>
        <translation type="unfinished">Tổng các số nguyên không có sai số làm tròn: mọi chiến lược cho đúng tham chiếu.</translation>
    </message>
    <message>
        <source>Sums of the next window</source>
        <translation type="unfinished">Tổng của cửa sổ kế tiếp</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished">Quét</translation>
    </message>
    <message>
        <source>Sweep %1 settings</source>
        <translation type="unfinished">Quét %1 thiết lập</translation>
    </message>
    <message>
        <source>Sweep 1 setting</source>
        <translation type="unfinished">Quét 1 thiết lập</translation>
    </message>
    <message>
        <source>Sweep over block sizes</source>
        <translation type="unfinished">Quét theo kích thước block</translation>
    </message>
    <message>
        <source>Sweep, roofline and times beside each other</source>
        <translation type="unfinished">Quét, roofline và thời gian cạnh nhau</translation>
    </message>
    <message>
        <source>Sweep: %1</source>
        <translation type="unfinished">Quét: %1</translation>
    </message>
    <message>
        <source>Sweep: %1 and %2</source>
        <translation type="unfinished">Quét: %1 và %2</translation>
    </message>
    <message>
        <source>Sweep: %1, %2 by block width and height</source>
        <translation type="unfinished">Quét: %1, %2 theo chiều rộng và chiều cao block</translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished">Hệ thống</translation>
    </message>
    <message>
        <source>TEX throttle</source>
        <translation type="unfinished">TEX throttle</translation>
    </message>
    <message>
        <source>TIFF, floats as they are (*.tif)</source>
        <translation type="unfinished">TIFF, float giữ nguyên (*.tif)</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation type="unfinished">Bảng dạng CSV…</translation>
    </message>
    <message>
        <source>Table of the values (*.csv)</source>
        <translation type="unfinished">Bảng các giá trị (*.csv)</translation>
    </message>
    <message>
        <source>Take a kernel of your own from a .cu file</source>
        <translation type="unfinished">Lấy kernel của bạn từ một tệp .cu</translation>
    </message>
    <message>
        <source>Take a lesson</source>
        <translation type="unfinished">Học một bài</translation>
    </message>
    <message>
        <source>Take that line away</source>
        <translation type="unfinished">Bỏ đường đó đi</translation>
    </message>
    <message>
        <source>Take the file</source>
        <translation type="unfinished">Lấy tệp</translation>
    </message>
    <message>
        <source>Take the last change of a setting back</source>
        <translation type="unfinished">Rút lại thay đổi thiết lập gần nhất</translation>
    </message>
    <message>
        <source>Take the line off the picture (double click on it)</source>
        <translation type="unfinished">Bỏ đường khỏi ảnh (nhấp đúp vào đường)</translation>
    </message>
    <message>
        <source>Take the mistake out again, with the settings that came with it</source>
        <translation type="unfinished">Bỏ lỗi sai đi, cùng các thiết lập đi kèm với nó</translation>
    </message>
    <message>
        <source>Take the picture from the clipboard</source>
        <translation type="unfinished">Lấy ảnh từ bảng nhớ tạm</translation>
    </message>
    <message>
        <source>Take whole words of 4 bytes a lane instead of single bytes with gaps, and let a row of the block be at least as wide as a warp.</source>
        <translation type="unfinished">Hãy để mỗi lane lấy cả từ nhớ 4 byte thay vì từng byte có khoảng trống, và để một hàng của block rộng ít nhất bằng một warp.</translation>
    </message>
    <message>
        <source>Tells the compiler the block's sides and the filter's sizes, as if the kernel's text had them as constants: it unrolls loops over them and computes with them beforehand. Each setting is then compiled for itself.</source>
        <translation type="unfinished">Cho trình biên dịch biết các cạnh của block và kích thước bộ lọc, như thể chúng là hằng trong mã nguồn kernel: nó trải vòng lặp theo chúng và tính trước với chúng. Khi đó mỗi thiết lập được biên dịch riêng.</translation>
    </message>
    <message>
        <source>Template</source>
        <translation type="unfinished">Mẫu</translation>
    </message>
    <message>
        <source>Template matching</source>
        <translation type="unfinished">So khớp mẫu</translation>
    </message>
    <message>
        <source>Template matching by textures, with a constant template and from a shared tile, by template size</source>
        <translation type="unfinished">So khớp mẫu bằng texture, với mẫu hằng và từ tile chia sẻ, theo kích thước mẫu</translation>
    </message>
    <message>
        <source>Template not shifted</source>
        <translation type="unfinished">Mẫu không dịch</translation>
    </message>
    <message>
        <source>Template's side</source>
        <translation type="unfinished">Cạnh của mẫu</translation>
    </message>
    <message>
        <source>Ten times as far as the mouse</source>
        <translation type="unfinished">Đi gấp mười lần quãng của chuột</translation>
    </message>
    <message>
        <source>Tensor cores multiply a row by a band of ones: the product is its windows.</source>
        <translation type="unfinished">Nhân Tensor nhân một hàng với một dải các số 1: tích chính là các cửa sổ của hàng.</translation>
    </message>
    <message>
        <source>Tensor cores multiply fragments; numbers are rounded to TF32 (10 bits).</source>
        <translation type="unfinished">Nhân Tensor nhân các fragment; các số được làm tròn về TF32 (10 bit).</translation>
    </message>
    <message>
        <source>Tensor cores reach 315 of an H200's 495 TFLOP/s with the same tiles, where mma.sync reaches 205: 4.4 ms. Turning D takes no longer than centring it in place: 1.0 ms.</source>
        <translation type="unfinished">Nhân Tensor đạt 315 trong 495 TFLOP/s của H200 với cùng các tile, trong khi mma.sync đạt 205: 4.4 ms. Chuyển vị D không lâu hơn trừ trung bình tại chỗ: 1.0 ms.</translation>
    </message>
    <message>
        <source>Tensor cores, TF32</source>
        <translation type="unfinished">Nhân Tensor, TF32</translation>
    </message>
    <message>
        <source>Tensor cores, halves</source>
        <translation type="unfinished">Nhân Tensor, số half</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished">Thuật ngữ</translation>
    </message>
    <message>
        <source>Test chart</source>
        <translation type="unfinished">Hình kiểm tra</translation>
    </message>
    <message>
        <source>Text %1 (%2): %3</source>
        <translation type="unfinished">Bài viết %1 (%2): %3</translation>
    </message>
    <message>
        <source>Text 001, GTX 560 Ti 448: 1.46 times as fast as shared.</source>
        <translation type="unfinished">Văn bản 001, GTX 560 Ti 448: nhanh gấp 1.46 lần shared.</translation>
    </message>
    <message>
        <source>Text 001, GTX 560 Ti 448: 1.65 times as fast as global.</source>
        <translation type="unfinished">Văn bản 001, GTX 560 Ti 448: nhanh gấp 1.65 lần global.</translation>
    </message>
    <message>
        <source>Text 002, Tesla P100 PCIe: 1.6 times as fast as global in blocks of 32×32.</source>
        <translation type="unfinished">Văn bản 002, Tesla P100 PCIe: nhanh gấp 1.6 lần global trong block 32×32.</translation>
    </message>
    <message>
        <source>Text 002, Tesla P100 PCIe: a twentieth faster than shared.</source>
        <translation type="unfinished">Văn bản 002, Tesla P100 PCIe: nhanh hơn shared một phần hai mươi.</translation>
    </message>
    <message>
        <source>Text of the kernel</source>
        <translation type="unfinished">Mã nguồn kernel</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation type="unfinished">Texture</translation>
    </message>
    <message>
        <source>Texture references are no longer part of CUDA. Let the kernel take a parameter "cudaTextureObject_t %1", and read it by tex2D&lt;unsigned char&gt;(%1, x, y).</source>
        <translation type="unfinished">Tham chiếu texture không còn trong CUDA. Hãy để kernel nhận tham số "cudaTextureObject_t %1" và đọc nó bằng tex2D&lt;unsigned char&gt;(%1, x, y).</translation>
    </message>
    <message>
        <source>Texture requests</source>
        <translation type="unfinished">Yêu cầu texture</translation>
    </message>
    <message>
        <source>Texture, constant template</source>
        <translation type="unfinished">Texture, mẫu hằng</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation type="unfinished">Texture</translation>
    </message>
    <message>
        <source>The %1 itself cannot run this strategy: it has compute capability %2, and %3 is needed.</source>
        <translation type="unfinished">Bản thân %1 không chạy được chiến lược này: nó có compute capability %2, mà cần %3.</translation>
    </message>
    <message>
        <source>The %1 lanes of warp %2 wait for one another.</source>
        <translation type="unfinished">%1 lane của warp %2 chờ lẫn nhau.</translation>
    </message>
    <message>
        <source>The 12 bytes a pixel and a launch are saved, but rows in the halo are summed twice, 1.5 times as many at W = 9 in blocks of 16×16: about 1.2× as fast as two launches on an H200 while W is small, none from W = 15 on.</source>
        <translation type="unfinished">Tiết kiệm được 12 byte mỗi điểm ảnh và một lần launch, nhưng các hàng trong halo được cộng hai lần, gấp 1.5 lần ở W = 9 với block 16×16: nhanh gấp khoảng 1.2 lần so với hai lần launch trên H200 khi W còn nhỏ, không lợi gì từ W = 15.</translation>
    </message>
    <message>
        <source>The CUPTI on this machine is too old: it has no %1. CUDA Toolkit 12.6 and newer have it.</source>
        <translation type="unfinished">CUPTI trên máy này quá cũ: nó không có %1. CUDA Toolkit 12.6 và mới hơn có hàm này.</translation>
    </message>
    <message>
        <source>The GPU %1 is set to refuse computation. An administrator can allow it with nvidia-smi --compute-mode=0.</source>
        <translation type="unfinished">GPU %1 được đặt để từ chối tính toán. Quản trị viên có thể cho phép bằng nvidia-smi --compute-mode=0.</translation>
    </message>
    <message>
        <source>The GPU %1 is too old: it has compute capability %2 and Tilescope's kernels need %3 or newer.</source>
        <translation type="unfinished">GPU %1 quá cũ: nó có compute capability %2, còn kernel của Tilescope cần %3 hoặc mới hơn.</translation>
    </message>
    <message>
        <source>The GPU counts its machine code and the emulator the PTX; the two need not agree.</source>
        <translation type="unfinished">GPU đếm mã máy của nó còn trình giả lập đếm PTX; hai bên không nhất thiết khớp nhau.</translation>
    </message>
    <message>
        <source>The GPU has no room for %1 more: %2 of %3 are free. A smaller picture, or closing other programs that use the GPU, would help.</source>
        <translation type="unfinished">GPU không còn chỗ cho thêm %1: %2 trong %3 còn trống. Dùng ảnh nhỏ hơn, hoặc đóng các chương trình khác đang dùng GPU, sẽ giúp được.</translation>
    </message>
    <message>
        <source>The GPU is hidden by TILESCOPE_HIDE=cuda.</source>
        <translation type="unfinished">GPU bị ẩn bởi TILESCOPE_HIDE=cuda.</translation>
    </message>
    <message>
        <source>The GPU ran this kernel by your word, without a check.</source>
        <translation type="unfinished">GPU đã chạy kernel này theo yêu cầu của bạn mà không kiểm tra.</translation>
    </message>
    <message>
        <source>The GPU slowed from %1 to %2 MHz while it was timed%3: its times are too long for one clock and too short for the other. Run it again when the GPU has cooled.</source>
        <translation type="unfinished">GPU chậm lại từ %1 xuống %2 MHz trong lúc đo thời gian%3: thời gian đo được quá dài đối với xung nhịp này và quá ngắn đối với xung nhịp kia. Hãy chạy lại khi GPU đã nguội.</translation>
    </message>
    <message>
        <source>The GPU that the emulator stands for: its limits, its occupancy and its time band, which is an estimate.</source>
        <translation type="unfinished">GPU mà trình giả lập đại diện: các giới hạn, mức chiếm dụng và dải thời gian của nó, vốn là ước lượng.</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel.</source>
        <translation type="unfinished">GPU đã mất sau một lỗi trong kernel.</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel. Restart Tilescope to use it again.</source>
        <translation type="unfinished">Đã mất GPU sau một lỗi trong kernel. Hãy khởi động lại Tilescope để dùng lại GPU.</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel; the emulator takes over.</source>
        <translation type="unfinished">Đã mất GPU sau một lỗi trong kernel; trình giả lập tiếp quản.</translation>
    </message>
    <message>
        <source>The GPU was lost after an error in a kernel; the emulator takes over. After a restart Tilescope uses the GPU again, with the settings and the picture of now.</source>
        <translation type="unfinished">Đã mất GPU sau một lỗi trong kernel; trình giả lập tiếp quản. Sau khi khởi động lại, Tilescope dùng lại GPU, với thiết lập và ảnh hiện tại.</translation>
    </message>
    <message>
        <source>The GPU was lost while it drew a picture.</source>
        <translation type="unfinished">GPU đã mất trong lúc vẽ một ảnh.</translation>
    </message>
    <message>
        <source>The GPU's context could not be found, so that its counters cannot be read.</source>
        <translation type="unfinished">Không tìm thấy ngữ cảnh của GPU nên không đọc được các bộ đếm của nó.</translation>
    </message>
    <message>
        <source>The GPU's counters are read for launches that one GPU executes once each.</source>
        <translation type="unfinished">Bộ đếm của GPU chỉ đọc được với những launch do một GPU chạy, mỗi launch một lần.</translation>
    </message>
    <message>
        <source>The GPU's counters need the kernel to run several times, and this one writes to its input, so that it would find another one each time.</source>
        <translation type="unfinished">Bộ đếm của GPU cần kernel chạy vài lần, mà kernel này ghi vào đầu vào của nó, nên mỗi lần nó sẽ gặp đầu vào khác.</translation>
    </message>
    <message>
        <source>The GPU's large memory outside its chip, gigabytes that every thread can read and write. It is the slowest; the L1 and L2 caches keep copies of what was used last.</source>
        <translation type="unfinished">Bộ nhớ lớn của GPU nằm ngoài chip, hàng gigabyte mà mọi thread đều đọc và ghi được. Nó chậm nhất; các bộ nhớ đệm L1 và L2 giữ bản sao của những gì vừa dùng.</translation>
    </message>
    <message>
        <source>The GPU's memory slowed from %1 to %2 MHz while it was timed%3: its times are too long for one clock and too short for the other. Run it again when the GPU has cooled.</source>
        <translation type="unfinished">Bộ nhớ của GPU chậm lại từ %1 xuống %2 MHz trong lúc đo thời gian%3: thời gian đo được quá dài đối với xung nhịp này và quá ngắn đối với xung nhịp kia. Hãy chạy lại khi GPU đã nguội.</translation>
    </message>
    <message>
        <source>The GPU's own counters are being read; the kernels run several times for it.</source>
        <translation type="unfinished">Đang đọc bộ đếm của chính GPU; các kernel phải chạy vài lần để làm việc đó.</translation>
    </message>
    <message>
        <source>The GPU's own counters do not give this one.</source>
        <translation type="unfinished">Bộ đếm của chính GPU không có mục này.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is installed but finds no GPU. Check that the GPU is there (nvidia-smi) and that CUDA_VISIBLE_DEVICES does not hide it.</source>
        <translation type="unfinished">Trình điều khiển NVIDIA đã cài nhưng không tìm thấy GPU. Kiểm tra xem có GPU không (nvidia-smi) và CUDA_VISIBLE_DEVICES có ẩn nó không.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it has no %1.</source>
        <translation type="unfinished">Trình điều khiển NVIDIA quá cũ: nó không có %1.</translation>
    </message>
    <message>
        <source>The NVIDIA driver is too old: it supports CUDA %1 and has no %2.</source>
        <translation type="unfinished">Trình điều khiển NVIDIA quá cũ: nó hỗ trợ CUDA %1 và không có %2.</translation>
    </message>
    <message>
        <source>The NVIDIA driver's library and its kernel module are of different versions, as after an update. Restart the computer.</source>
        <translation type="unfinished">Thư viện của trình điều khiển NVIDIA và module kernel của nó khác phiên bản, như sau một lần cập nhật. Hãy khởi động lại máy tính.</translation>
    </message>
    <message>
        <source>The NVIDIA driver's library cannot be loaded (%1).</source>
        <translation type="unfinished">Không nạp được thư viện của trình điều khiển NVIDIA (%1).</translation>
    </message>
    <message>
        <source>The OpenGL library could not be loaded to test sharing with CUDA (package libgl1).</source>
        <translation type="unfinished">Không nạp được thư viện OpenGL để thử chia sẻ với CUDA (gói libgl1).</translation>
    </message>
    <message>
        <source>The Tensor Memory Accelerator (TMA) that fills this strategy's tiles is in GPUs since Hopper; the emulator has none.</source>
        <translation type="unfinished">Tensor Memory Accelerator (TMA) ghi vào các ô của chiến lược này có trong GPU từ Hopper trở đi; trình giả lập không có.</translation>
    </message>
    <message>
        <source>The Tensor Memory Accelerator (TMA, Hopper and later) loads the next tile during computation.</source>
        <translation type="unfinished">Tensor Memory Accelerator (TMA, từ Hopper trở đi) nạp ô kế tiếp trong khi tính toán.</translation>
    </message>
    <message>
        <source>The __constant__ variable "%1" has %2 bytes, but %3 are to be copied into it.</source>
        <translation type="unfinished">Biến __constant__ “%1” có %2 byte, nhưng phải sao chép %3 vào nó.</translation>
    </message>
    <message>
        <source>The __constant__ variable "%1" is 0, since the host's cudaMemcpyToSymbol is not run. Give its values: --constant %1=FILE.npy</source>
        <translation type="unfinished">Biến __constant__ "%1" bằng 0, vì cudaMemcpyToSymbol của host không được chạy. Hãy cho giá trị: --constant %1=FILE.npy</translation>
    </message>
    <message>
        <source>The __constant__ variable "%1" is 0, since the host's cudaMemcpyToSymbol is not run. Give its values: //@ constant %1 %2 = 1, 2, 1</source>
        <translation type="unfinished">Biến __constant__ "%1" bằng 0, vì cudaMemcpyToSymbol của host không được chạy. Hãy cho giá trị: //@ constant %1 %2 = 1, 2, 1</translation>
    </message>
    <message>
        <source>The aim is reached here, but the kernel is wrong on %1. Open that picture and look at the findings and the difference.</source>
        <translation type="unfinished">Ở đây đã đạt mục tiêu, nhưng kernel sai trên %1. Hãy mở ảnh đó rồi xem các phát hiện và phần khác biệt.</translation>
    </message>
    <message>
        <source>The answer "%1" is longer than %2 bytes.</source>
        <translation type="unfinished">Câu trả lời “%1” dài hơn %2 byte.</translation>
    </message>
    <message>
        <source>The answer is not Tilescope's.</source>
        <translation type="unfinished">Câu trả lời không phải của Tilescope.</translation>
    </message>
    <message>
        <source>The answer sheet is of a newer version than this program reads.</source>
        <translation type="unfinished">Phiếu trả lời thuộc phiên bản mới hơn phiên bản mà chương trình này đọc được.</translation>
    </message>
    <message>
        <source>The answers were not saved as “%1”: %2.</source>
        <translation type="unfinished">Chưa lưu được các câu trả lời thành “%1”: %2.</translation>
    </message>
    <message>
        <source>The answers were saved as %1.</source>
        <translation type="unfinished">Đã lưu các câu trả lời thành %1.</translation>
    </message>
    <message>
        <source>The bands of the estimates overlap (%1 and %2): which one is faster is not certain.</source>
        <translation type="unfinished">Các dải ước lượng chồng lên nhau (%1 và %2): không chắc bên nào nhanh hơn.</translation>
    </message>
    <message>
        <source>The baseline is of another operation, %1.</source>
        <translation type="unfinished">Mốc là của một phép xử lý khác, %1.</translation>
    </message>
    <message>
        <source>The baseline is of another picture of the same size, %1.</source>
        <translation type="unfinished">Mốc là của một ảnh khác cùng cỡ, %1.</translation>
    </message>
    <message>
        <source>The baseline is of another picture size: %1, here %2.</source>
        <translation type="unfinished">Mốc là của một cỡ ảnh khác: %1, ở đây %2.</translation>
    </message>
    <message>
        <source>The baseline ran on another GPU, %1.</source>
        <translation type="unfinished">Mốc đã chạy trên một GPU khác, %1.</translation>
    </message>
    <message>
        <source>The baseline's %1 are a GPU's and this time is the emulator's; the two have no difference.</source>
        <translation type="unfinished">%1 của mốc là của GPU còn thời gian này là của trình giả lập; không tính chênh lệch giữa hai loại.</translation>
    </message>
    <message>
        <source>The baseline's %1 are the emulator's and this time is a GPU's; the two have no difference.</source>
        <translation type="unfinished">%1 của mốc là của trình giả lập còn thời gian này là của GPU; không tính chênh lệch giữa hai loại.</translation>
    </message>
    <message>
        <source>The baseline's time is a GPU's; the emulator's has no difference to it.</source>
        <translation type="unfinished">Thời gian của mốc là của GPU; không tính chênh lệch của thời gian trình giả lập so với nó.</translation>
    </message>
    <message>
        <source>The baseline's time is the emulator's; a GPU's has no difference to it.</source>
        <translation type="unfinished">Thời gian của mốc là của trình giả lập; không tính chênh lệch của thời gian GPU so với nó.</translation>
    </message>
    <message>
        <source>The baseline: all differences are to it.</source>
        <translation type="unfinished">Mốc: mọi chênh lệch đều so với nó.</translation>
    </message>
    <message>
        <source>The best of shared, dp4a_rows, shifted_templates and ntt, whatever the sizes.</source>
        <translation type="unfinished">Tốt nhất trong shared, dp4a_rows, shifted_templates và ntt, bất kể kích thước.</translation>
    </message>
    <message>
        <source>The block copies its pixels and halo from the texture once, and sums there.</source>
        <translation type="unfinished">Block sao chép các điểm ảnh của nó và halo từ texture một lần, rồi cộng ở đó.</translation>
    </message>
    <message>
        <source>The block copy, which adds the border once in global memory, takes 30 % less time than the shared tile, whose threads decide on the border by conditions (001.txt:153).</source>
        <translation type="unfinished">Cách sao chép block, vốn thêm biên một lần trong bộ nhớ toàn cục, mất ít hơn 30 % thời gian so với tile chia sẻ mà các thread của nó xác định biên bằng các điều kiện (001.txt:153).</translation>
    </message>
    <message>
        <source>The block is %1 instead of %2.</source>
        <translation type="unfinished">Block là %1 thay vì %2.</translation>
    </message>
    <message>
        <source>The block is not reached: the launch before it, "%1", goes wrong.</source>
        <translation type="unfinished">Không đến được block: lần launch trước nó, “%1”, bị lỗi.</translation>
    </message>
    <message>
        <source>The block is still being traced; its film can be saved in a moment.</source>
        <translation type="unfinished">Block vẫn đang được theo vết; lát nữa sẽ lưu được video.</translation>
    </message>
    <message>
        <source>The block loads all pixels that its windows reach into shared memory once.</source>
        <translation type="unfinished">Block nạp một lần vào bộ nhớ chia sẻ mọi điểm ảnh mà các cửa sổ của nó chạm tới.</translation>
    </message>
    <message>
        <source>The block loads its pixels and halo once; the filter stays in global memory.</source>
        <translation type="unfinished">Block nạp các điểm ảnh của nó và halo một lần; bộ lọc vẫn ở bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>The block loads its pixels and one more on each side once; the windows are read from shared memory.</source>
        <translation type="unfinished">Block nạp các điểm ảnh của nó và thêm một điểm ở mỗi phía, một lần; các cửa sổ được đọc từ bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>The block loads its pixels once; threads at the rim load the halo as well.</source>
        <translation type="unfinished">Block nạp các điểm ảnh của nó một lần; các thread ở rìa nạp thêm halo.</translation>
    </message>
    <message>
        <source>The block needs more registers or shared memory than the GPU has; a smaller block would fit.</source>
        <translation type="unfinished">Block cần nhiều thanh ghi hoặc bộ nhớ chia sẻ hơn mức GPU có; block nhỏ hơn sẽ vừa.</translation>
    </message>
    <message>
        <source>The block on the result</source>
        <translation type="unfinished">Block trên kết quả</translation>
    </message>
    <message>
        <source>The block on the source</source>
        <translation type="unfinished">Block trên ảnh nguồn</translation>
    </message>
    <message>
        <source>The block under the cursor, or the chosen one, with its halo; Ctrl and double click does the same</source>
        <translation type="unfinished">Block dưới con trỏ, hoặc block đã chọn, cùng halo của nó; Ctrl và nhấp đúp cũng làm như vậy</translation>
    </message>
    <message>
        <source>The block: its threads in columns and rows, at most 1024. They share a tile and can wait for each other.</source>
        <translation type="unfinished">Block: các thread của nó theo cột và hàng, tối đa 1024. Chúng dùng chung một tile và có thể chờ nhau.</translation>
    </message>
    <message>
        <source>The blocks at the right and bottom edges hang over the picture: %1 of all threads have no pixel.</source>
        <translation type="unfinished">Các block ở rìa phải và rìa dưới vượt ra ngoài ảnh: %1 của tổng số thread không có điểm ảnh.</translation>
    </message>
    <message>
        <source>The blocks cannot be told apart before they run: a copy's address or size here</source>
        <translation type="unfinished">Không phân biệt được các block trước khi chạy: địa chỉ hoặc kích thước của một lần sao chép ở đây</translation>
    </message>
    <message>
        <source>The blocks cannot be told apart before they run: an address here</source>
        <translation type="unfinished">Không phân biệt được các block trước khi chạy: một địa chỉ ở đây</translation>
    </message>
    <message>
        <source>The blocks cannot be told apart before they run: the barrier here</source>
        <translation type="unfinished">Không phân biệt được các block trước khi chạy: rào đồng bộ ở đây</translation>
    </message>
    <message>
        <source>The blocks cannot be told apart before they run: which threads return here</source>
        <translation type="unfinished">Không phân biệt được các block trước khi chạy: thread nào thoát ở đây</translation>
    </message>
    <message>
        <source>The blocks cannot be told apart before they run: which threads take part here</source>
        <translation type="unfinished">Không phân biệt được các block trước khi chạy: thread nào tham gia ở đây</translation>
    </message>
    <message>
        <source>The blocks cannot be told apart before they run: which way threads go here</source>
        <translation type="unfinished">Không phân biệt được các block trước khi chạy: các thread rẽ hướng nào ở đây</translation>
    </message>
    <message>
        <source>The blocks differ too much: there are more than %1 kinds of them.</source>
        <translation type="unfinished">Các block khác nhau quá nhiều: có hơn %1 loại block.</translation>
    </message>
    <message>
        <source>The blocks on all multiprocessors, and the last wave</source>
        <translation type="unfinished">Các block trên mọi multiprocessor, và đợt cuối</translation>
    </message>
    <message>
        <source>The blocks that fit now are just enough: fewer would be slower, more hardly faster.</source>
        <translation type="unfinished">Số block chứa được hiện nay vừa đủ: ít hơn sẽ chậm hơn, nhiều hơn hầu như không nhanh hơn.</translation>
    </message>
    <message>
        <source>The border is laid out in a launch before, so every block copies and waits alike.</source>
        <translation type="unfinished">Biên được đặt sẵn trong một lần launch trước, nên mọi block sao chép và chờ như nhau.</translation>
    </message>
    <message>
        <source>The buffer "%1" has %2 bytes: a block can be traced where no buffer has more than 4 GB. Use a smaller picture.</source>
        <translation type="unfinished">Vùng đệm “%1” có %2 byte: chỉ theo vết được block khi không có vùng đệm nào quá 4 GB. Hãy dùng ảnh nhỏ hơn.</translation>
    </message>
    <message>
        <source>The bytes between registers, shared memory, caches and device memory appear with the first run that was counted.</source>
        <translation type="unfinished">Số byte giữa thanh ghi, bộ nhớ chia sẻ, các bộ nhớ đệm và bộ nhớ thiết bị xuất hiện cùng lần chạy đầu tiên được đếm.</translation>
    </message>
    <message>
        <source>The bytes between registers, shared memory, the caches and device memory.</source>
        <translation type="unfinished">Số byte giữa thanh ghi, bộ nhớ chia sẻ, các bộ nhớ đệm và bộ nhớ thiết bị.</translation>
    </message>
    <message>
        <source>The bytes from one row to the next in memory. It may exceed the row's own bytes, so that each row begins at a multiple of 128 and its accesses stay coalesced.</source>
        <translation type="unfinished">Số byte từ hàng này đến hàng kế tiếp trong bộ nhớ. Nó có thể lớn hơn số byte của chính hàng, để mỗi hàng bắt đầu ở bội của 128 và các truy cập vẫn được gộp.</translation>
    </message>
    <message>
        <source>The clipboard holds no picture. Copy one in another program, then paste it here.</source>
        <translation type="unfinished">Bảng nhớ tạm không có ảnh nào. Hãy sao chép một ảnh trong chương trình khác rồi dán vào đây.</translation>
    </message>
    <message>
        <source>The code was not made for this GPU; compile it again for this one.</source>
        <translation type="unfinished">Mã không được tạo cho GPU này; hãy biên dịch lại cho GPU này.</translation>
    </message>
    <message>
        <source>The colour picture is converted to grey first.</source>
        <translation type="unfinished">Ảnh màu được chuyển sang xám trước.</translation>
    </message>
    <message>
        <source>The column must be from 0 to %1.</source>
        <translation type="unfinished">Cột phải từ 0 đến %1.</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation type="unfinished">Đã sao chép dòng lệnh.</translation>
    </message>
    <message>
        <source>The command line was copied. It opens a window, to show the channel or the difference.</source>
        <translation type="unfinished">Đã sao chép dòng lệnh. Nó mở một cửa sổ để hiện kênh hoặc phần khác biệt.</translation>
    </message>
    <message>
        <source>The compiler is newer than the driver; update the NVIDIA driver, or choose the other compiler.</source>
        <translation type="unfinished">Trình biên dịch mới hơn trình điều khiển; hãy cập nhật trình điều khiển NVIDIA, hoặc chọn trình biên dịch kia.</translation>
    </message>
    <message>
        <source>The computer's own memory, which programs on its processor use. A program copies a kernel's data from it to the GPU over PCI Express, and the result back; from pinned memory, which stays in its place, the GPU copies by itself.</source>
        <translation type="unfinished">Bộ nhớ của chính máy tính, được các chương trình trên bộ xử lý sử dụng. Chương trình sao chép dữ liệu của kernel từ đó sang GPU qua PCI Express, rồi sao chép kết quả trở về; với bộ nhớ ghim (pinned memory), vốn ở nguyên một chỗ, GPU tự sao chép.</translation>
    </message>
    <message>
        <source>The condition leaves out x equal to y: the variances on the diagonal are never written.</source>
        <translation type="unfinished">Điều kiện bỏ sót x bằng y: các phương sai trên đường chéo không bao giờ được ghi.</translation>
    </message>
    <message>
        <source>The constant %1 in %2 has %3 bytes and this setting needs %4. A larger array, or a smaller filter, would fit.</source>
        <translation type="unfinished">Hằng %1 trong %2 có %3 byte, còn thiết lập này cần %4. Mảng lớn hơn, hoặc bộ lọc nhỏ hơn, sẽ vừa.</translation>
    </message>
    <message>
        <source>The constant cache gives one place at a time: %1 turns instead of 1.</source>
        <translation type="unfinished">Bộ nhớ đệm hằng mỗi lần chỉ đưa một vị trí: %1 lượt thay vì 1.</translation>
    </message>
    <message>
        <source>The copies were measured: one cudaMemcpy each from and to ordinary memory. From and to pinned memory they take %1 and %2.</source>
        <translation type="unfinished">Các lần sao chép đã được đo: mỗi chiều một lần cudaMemcpy, từ bộ nhớ thường và về bộ nhớ thường. Từ bộ nhớ ghim và về bộ nhớ ghim, chúng mất %1 và %2.</translation>
    </message>
    <message>
        <source>The corners on the right are taken one column too early. The window is narrower by one, its sum too small, and grey areas turn white.</source>
        <translation type="unfinished">Các góc bên phải được lấy sớm hơn một cột. Cửa sổ hẹp đi một, tổng của nó quá nhỏ, và các vùng xám thành trắng.</translation>
    </message>
    <message>
        <source>The counters are an estimate from at most %1 blocks of a launch.</source>
        <translation type="unfinished">Các bộ đếm là ước lượng từ tối đa %1 block của một lần launch.</translation>
    </message>
    <message>
        <source>The counters of a part of a GPU (MIG) cannot be read; a whole GPU's can.</source>
        <translation type="unfinished">Không đọc được bộ đếm của một phần GPU (MIG); của cả GPU thì được.</translation>
    </message>
    <message>
        <source>The counts are those of the whole run, estimated from some blocks for %1.</source>
        <translation type="unfinished">Các số đếm là của toàn bộ lần chạy, ước lượng từ một số block đối với %1.</translation>
    </message>
    <message>
        <source>The counts are those of the whole run.</source>
        <translation type="unfinished">Các số đếm là của toàn bộ lần chạy.</translation>
    </message>
    <message>
        <source>The counts of "%1" must lie between 0 and %2.</source>
        <translation type="unfinished">Các số đếm của “%1” phải nằm trong khoảng từ 0 đến %2.</translation>
    </message>
    <message>
        <source>The device fuses multiplication and addition and so rounds once where the CPU rounds twice; a sum that lies close to half a level may then round to the neighbouring one.</source>
        <translation type="unfinished">Thiết bị gộp phép nhân và phép cộng nên làm tròn một lần ở chỗ CPU làm tròn hai lần; tổng nằm sát nửa mức khi đó có thể được làm tròn sang mức bên cạnh.</translation>
    </message>
    <message>
        <source>The difference %1 is being computed.</source>
        <translation type="unfinished">Đang tính phần khác biệt %1.</translation>
    </message>
    <message>
        <source>The document is nested more than %1 levels deep.</source>
        <translation type="unfinished">Tài liệu lồng nhau sâu hơn %1 cấp.</translation>
    </message>
    <message>
        <source>The document must be an object.</source>
        <translation type="unfinished">Tài liệu phải là một đối tượng.</translation>
    </message>
    <message>
        <source>The driver could not read the PTX.</source>
        <translation type="unfinished">Trình điều khiển không đọc được PTX.</translation>
    </message>
    <message>
        <source>The driver keeps the GPU's counters for administrators. Run Tilescope as one, or let everyone read them: write "options nvidia NVreg_RestrictProfilingToAdminUsers=0" into a file of /etc/modprobe.d and restart. In a container, start it with --cap-add=SYS_ADMIN.</source>
        <translation type="unfinished">Trình điều khiển chỉ cho quản trị viên đọc bộ đếm của GPU. Hãy chạy Tilescope với quyền đó, hoặc cho mọi người đọc: ghi "options nvidia NVreg_RestrictProfilingToAdminUsers=0" vào một tệp trong /etc/modprobe.d rồi khởi động lại. Trong container, hãy khởi động nó với --cap-add=SYS_ADMIN.</translation>
    </message>
    <message>
        <source>The edges of all blocks</source>
        <translation type="unfinished">Các cạnh của mọi block</translation>
    </message>
    <message>
        <source>The edited kernel text does not run.</source>
        <translation type="unfinished">Mã nguồn kernel đã sửa không được chạy.</translation>
    </message>
    <message>
        <source>The emulator cannot run this kernel, and so cannot check it for the GPU.</source>
        <translation type="unfinished">Trình giả lập không chạy được kernel này nên không kiểm tra được nó cho GPU.</translation>
    </message>
    <message>
        <source>The emulator only counted; its time was not taken.</source>
        <translation type="unfinished">Trình giả lập chỉ đếm; thời gian của nó không được đo.</translation>
    </message>
    <message>
        <source>The emulator ran the kernels, and it has no silicon to read.</source>
        <translation type="unfinished">Trình giả lập đã chạy các kernel, nên không có bộ đếm phần cứng nào để đọc.</translation>
    </message>
    <message>
        <source>The emulator stands in.</source>
        <translation type="unfinished">Trình giả lập thay thế.</translation>
    </message>
    <message>
        <source>The emulator works everywhere: choose the backend "emulator".</source>
        <translation type="unfinished">Trình giả lập chạy được ở mọi nơi: hãy chọn backend “emulator”.</translation>
    </message>
    <message>
        <source>The emulator's count minus that of the GPU's hardware counter.</source>
        <translation type="unfinished">Số đếm của trình giả lập trừ số đếm của chính GPU.</translation>
    </message>
    <message>
        <source>The exercise does not say how wide its filter is. Its error fits a box of 9 to 11, if its CPU code truncates as its kernels do. Our default of 9 is an assumption, so its ratios compare and its times do not.</source>
        <translation type="unfinished">Bài tập không cho biết bộ lọc rộng bao nhiêu. Sai số của nó hợp với hộp rộng 9 đến 11, nếu mã CPU cũng cắt bỏ phần lẻ như các kernel. Giá trị mặc định 9 của chúng tôi là giả định, nên các tỉ số so sánh được, còn thời gian thì không.</translation>
    </message>
    <message>
        <source>The field "%1" does not divide the buffer into rows.</source>
        <translation type="unfinished">Trường “%1” không chia vùng đệm thành các hàng.</translation>
    </message>
    <message>
        <source>The field "%1" is missing.</source>
        <translation type="unfinished">Thiếu trường “%1”.</translation>
    </message>
    <message>
        <source>The field "%1" is none of npp, cublas, cufft and nccl.</source>
        <translation type="unfinished">Trường “%1” không phải là npp, cublas, cufft hay nccl.</translation>
    </message>
    <message>
        <source>The field "%1" is not known.</source>
        <translation type="unfinished">Không biết trường “%1”.</translation>
    </message>
    <message>
        <source>The field "%1" is out of range.</source>
        <translation type="unfinished">Trường “%1” nằm ngoài khoảng cho phép.</translation>
    </message>
    <message>
        <source>The field "%1" must be a list of three whole numbers.</source>
        <translation type="unfinished">Trường “%1” phải là danh sách gồm ba số nguyên.</translation>
    </message>
    <message>
        <source>The field "%1" must be a list.</source>
        <translation type="unfinished">Trường “%1” phải là một danh sách.</translation>
    </message>
    <message>
        <source>The field "%1" must be a name of letters, digits and "_", such as shared_tile.</source>
        <translation type="unfinished">Trường "%1" phải là một tên gồm chữ cái, chữ số và "_", chẳng hạn shared_tile.</translation>
    </message>
    <message>
        <source>The field "%1" must be a number, a text, true or false.</source>
        <translation type="unfinished">Trường “%1” phải là một số, một chuỗi, true hoặc false.</translation>
    </message>
    <message>
        <source>The field "%1" must be a number.</source>
        <translation type="unfinished">Trường “%1” phải là một số.</translation>
    </message>
    <message>
        <source>The field "%1" must be a text in one line, without control characters.</source>
        <translation type="unfinished">Trường "%1" phải là văn bản trên một dòng, không có ký tự điều khiển.</translation>
    </message>
    <message>
        <source>The field "%1" must be a text such as "16x16".</source>
        <translation type="unfinished">Trường “%1” phải là một chuỗi như “16x16”.</translation>
    </message>
    <message>
        <source>The field "%1" must be a text.</source>
        <translation type="unfinished">Trường “%1” phải là một chuỗi.</translation>
    </message>
    <message>
        <source>The field "%1" must be a whole number.</source>
        <translation type="unfinished">Trường “%1” phải là một số nguyên.</translation>
    </message>
    <message>
        <source>The field "%1" must be an object of at most %2 options.</source>
        <translation type="unfinished">Trường “%1” phải là một đối tượng có tối đa %2 lựa chọn.</translation>
    </message>
    <message>
        <source>The field "%1" must be an object of at most %2 parts.</source>
        <translation type="unfinished">Trường “%1” phải là một đối tượng có tối đa %2 phần.</translation>
    </message>
    <message>
        <source>The field "%1" must be an object.</source>
        <translation type="unfinished">Trường “%1” phải là một đối tượng.</translation>
    </message>
    <message>
        <source>The field "%1" must be one line of at most %2 bytes.</source>
        <translation type="unfinished">Trường “%1” phải là một dòng dài tối đa %2 byte.</translation>
    </message>
    <message>
        <source>The field "%1" must be the name of a file in the operation's folder.</source>
        <translation type="unfinished">Trường “%1” phải là tên của một tệp trong thư mục của phép xử lý.</translation>
    </message>
    <message>
        <source>The field "%1" must be true or false.</source>
        <translation type="unfinished">Trường “%1” phải là true hoặc false.</translation>
    </message>
    <message>
        <source>The field "%1" must hold hexadecimal digits, two a byte.</source>
        <translation type="unfinished">Trường “%1” phải chứa các chữ số thập lục phân, mỗi byte hai chữ số.</translation>
    </message>
    <message>
        <source>The field "%1" must list at least one strategy.</source>
        <translation type="unfinished">Trường “%1” phải liệt kê ít nhất một chiến lược.</translation>
    </message>
    <message>
        <source>The field "%1" must name a picture in the operation's folder.</source>
        <translation type="unfinished">Trường “%1” phải nêu tên một ảnh trong thư mục của phép xử lý.</translation>
    </message>
    <message>
        <source>The field "%1" points beyond its list.</source>
        <translation type="unfinished">Trường “%1” trỏ ra ngoài danh sách của nó.</translation>
    </message>
    <message>
        <source>The field "answers" must be an object of at most 200 answers.</source>
        <translation type="unfinished">Trường “answers” phải là một đối tượng có tối đa 200 câu trả lời.</translation>
    </message>
    <message>
        <source>The fields beside it set the same range by the keyboard.</source>
        <translation type="unfinished">Các ô bên cạnh đặt cùng khoảng giá trị đó bằng bàn phím.</translation>
    </message>
    <message>
        <source>The file "%1" cannot be read: %2.</source>
        <translation type="unfinished">Không đọc được tệp “%1”: %2.</translation>
    </message>
    <message>
        <source>The file is larger than 4 MB; an answer sheet is smaller.</source>
        <translation type="unfinished">Tệp lớn hơn 4 MB; phiếu trả lời nhỏ hơn thế.</translation>
    </message>
    <message>
        <source>The file is larger than 8 MB; a student's progress is smaller.</source>
        <translation type="unfinished">Tệp lớn hơn 8 MB; tiến độ của một sinh viên nhỏ hơn thế.</translation>
    </message>
    <message>
        <source>The file is of a newer version than this program reads.</source>
        <translation type="unfinished">Tệp thuộc phiên bản mới hơn phiên bản mà chương trình này đọc được.</translation>
    </message>
    <message>
        <source>The file's kernel</source>
        <translation type="unfinished">Kernel của tệp</translation>
    </message>
    <message>
        <source>The film cannot be written as a GIF: there is not enough memory.</source>
        <translation type="unfinished">Không ghi được video thành GIF: không đủ bộ nhớ.</translation>
    </message>
    <message>
        <source>The film needs a temporary folder, which cannot be made: %1.</source>
        <translation type="unfinished">Video cần một thư mục tạm nhưng không tạo được: %1.</translation>
    </message>
    <message>
        <source>The film's first frame</source>
        <translation type="unfinished">Khung hình đầu tiên của video</translation>
    </message>
    <message>
        <source>The filter has no weights.</source>
        <translation type="unfinished">Bộ lọc không có trọng số nào.</translation>
    </message>
    <message>
        <source>The filter is more than %1 weights wide or high.</source>
        <translation type="unfinished">Bộ lọc rộng hoặc cao hơn %1 trọng số.</translation>
    </message>
    <message>
        <source>The filter moves to constant memory, which serves a warp with one read.</source>
        <translation type="unfinished">Bộ lọc chuyển sang bộ nhớ hằng, nơi phục vụ cả warp bằng một lần đọc.</translation>
    </message>
    <message>
        <source>The filter's rows 1 and %1 are %2 and %3 weights long; all must be equally long.</source>
        <translation type="unfinished">Hàng 1 và hàng %1 của bộ lọc dài %2 và %3 trọng số; mọi hàng phải dài bằng nhau.</translation>
    </message>
    <message>
        <source>The filter's rows are %1 weights long and there are %2 of them; it must be square.</source>
        <translation type="unfinished">Các hàng của bộ lọc dài %1 trọng số và có %2 hàng; bộ lọc phải vuông.</translation>
    </message>
    <message>
        <source>The filter's width is %1. It must be an odd number from %2 to %3, so that one weight is in the middle.</source>
        <translation type="unfinished">Chiều rộng của bộ lọc là %1. Nó phải là số lẻ từ %2 đến %3, để có một trọng số ở giữa.</translation>
    </message>
    <message>
        <source>The findings say why; the picture is the last good one.</source>
        <translation type="unfinished">Các phát hiện cho biết lý do; ảnh đang hiện là ảnh đúng gần nhất.</translation>
    </message>
    <message>
        <source>The first %1 of %2 steps.</source>
        <translation type="unfinished">%1 bước đầu trong %2.</translation>
    </message>
    <message>
        <source>The first and the last lane have no neighbour to get a pixel from and are handed their own back: wrong columns at the warps' edges.</source>
        <translation type="unfinished">Lane đầu và lane cuối không có lane bên cạnh để lấy điểm ảnh và nhận lại điểm ảnh của chính mình: các cột sai ở rìa các warp.</translation>
    </message>
    <message>
        <source>The five &amp;texts</source>
        <translation type="unfinished">&amp;Năm bài viết</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be read; its permissions forbid it.</source>
        <translation type="unfinished">Không đọc được thư mục “%1”; quyền của nó không cho phép.</translation>
    </message>
    <message>
        <source>The folder “%1” holds more pictures than fit into 512 MB at this size; its first %2 files were looked at.</source>
        <translation type="unfinished">Thư mục “%1” có nhiều ảnh hơn mức chứa vừa 512 MB ở kích thước này; chỉ %2 tệp đầu được xem.</translation>
    </message>
    <message>
        <source>The folder “%1” is empty; choose one with pictures in it.</source>
        <translation type="unfinished">Thư mục “%1” trống; hãy chọn một thư mục có ảnh.</translation>
    </message>
    <message>
        <source>The function "%1" cannot be a reference: one that is takes the picture and the result as pointers, like a kernel, returns void, and is no template.</source>
        <translation type="unfinished">Hàm “%1” không thể là tham chiếu: hàm tham chiếu nhận ảnh và kết quả qua con trỏ như một kernel, trả về void và không phải template.</translation>
    </message>
    <message>
        <source>The generation of its instructions and limits.</source>
        <translation type="unfinished">Thế hệ của tập lệnh và các giới hạn.</translation>
    </message>
    <message>
        <source>The grid has more than a million rows of blocks.</source>
        <translation type="unfinished">Lưới có hơn một triệu hàng block.</translation>
    </message>
    <message>
        <source>The grid has no more blocks for a multiprocessor: smaller blocks, or a larger picture, would hide more.</source>
        <translation type="unfinished">Lưới không còn block nào cho một multiprocessor: block nhỏ hơn, hoặc ảnh lớn hơn, sẽ che được nhiều độ trễ hơn.</translation>
    </message>
    <message>
        <source>The grid is rounded up to whole blocks, so that some threads have no pixel. They now read and write outside of the picture.</source>
        <translation type="unfinished">Lưới được làm tròn lên thành số nguyên block, nên một số thread không có điểm ảnh. Giờ chúng đọc và ghi ra ngoài ảnh.</translation>
    </message>
    <message>
        <source>The grid: how many blocks were started, in columns and rows. Each is given to one multiprocessor and stays there.</source>
        <translation type="unfinished">Lưới: số block đã được launch, theo cột và hàng. Mỗi block được giao cho một multiprocessor và ở lại đó.</translation>
    </message>
    <message>
        <source>The halo's four corner pixels are never loaded, so a wrong pixel sits at every corner of every block: easy to overlook in the picture, found at the first read.</source>
        <translation type="unfinished">Bốn điểm ảnh góc của halo không bao giờ được nạp, nên ở mỗi góc của mỗi block có một điểm ảnh sai: dễ bỏ qua trên ảnh, nhưng bị phát hiện ngay ở lần đọc đầu tiên.</translation>
    </message>
    <message>
        <source>The head of a frame is not an object in JSON.</source>
        <translation type="unfinished">Phần đầu của một khung dữ liệu không phải là một đối tượng JSON.</translation>
    </message>
    <message>
        <source>The host code of this operation is a part of Tilescope. Open a .cu file of yours, or begin one with File ▸ New kernel: then this panel shows what each parameter of its kernels is given, and changes it.</source>
        <translation type="unfinished">Mã host của phép xử lý này là một phần của Tilescope. Hãy mở một tệp .cu của bạn, hoặc bắt đầu bằng Tệp ▸ Kernel mới: khi đó khung này hiện giá trị truyền vào mỗi tham số của các kernel, và cho phép thay đổi.</translation>
    </message>
    <message>
        <source>The host divides integers, so the last, partly filled blocks are never launched: what they would have written stays as it was.</source>
        <translation type="unfinished">Host chia số nguyên, nên các block cuối chỉ đầy một phần không bao giờ được launch: phần lẽ ra chúng ghi vẫn như cũ.</translation>
    </message>
    <message>
        <source>The host divides integers, so the last, partly filled column and row of blocks is never launched: a strip at the right and at the bottom stays as it was.</source>
        <translation type="unfinished">Host chia số nguyên, nên cột và hàng block cuối, chỉ đầy một phần, không bao giờ được launch: một dải ở bên phải và ở dưới cùng vẫn như cũ.</translation>
    </message>
    <message>
        <source>The host divides integers, so the last, partly filled column and row of blocks is never launched: the last rows and columns of C stay as they were.</source>
        <translation type="unfinished">Host chia số nguyên, nên cột và hàng block cuối, chỉ đầy một phần, không bao giờ được launch: các hàng và cột cuối của C vẫn như cũ.</translation>
    </message>
    <message>
        <source>The image has no file. Save it, and replace PICTURE with its path.</source>
        <translation type="unfinished">Ảnh không có tệp: hãy lưu ảnh, rồi đặt đường dẫn của nó vào chỗ PICTURE.</translation>
    </message>
    <message>
        <source>The images are processed in pieces, which the emulator does not do. Fewer images are one piece.</source>
        <translation type="unfinished">Ảnh được xử lý theo từng mảnh, điều mà trình giả lập không làm. Ít ảnh hơn thì chỉ có một mảnh.</translation>
    </message>
    <message>
        <source>The images are read from the file in pieces, which the emulator does not do. Fewer images are loaded as a whole.</source>
        <translation type="unfinished">Các ảnh được đọc từ tệp từng phần, điều mà trình giả lập không làm. Ít ảnh hơn thì được nạp toàn bộ.</translation>
    </message>
    <message>
        <source>The images in "%1" have the shape (%2); one image or more, with sides of 2 to 64 pixels, would work, because the covariance has a row and a column for every pixel.</source>
        <translation type="unfinished">Các ảnh trong “%1” có hình dạng (%2); cần một ảnh trở lên, mỗi cạnh từ 2 đến 64 điểm ảnh, vì hiệp phương sai có một hàng và một cột cho mỗi điểm ảnh.</translation>
    </message>
    <message>
        <source>The images in a file have their own size.</source>
        <translation type="unfinished">Các ảnh trong một tệp có kích thước riêng.</translation>
    </message>
    <message>
        <source>The images of the file were not loaded as grey pictures with sides of 2 to 64 pixels; load them again.</source>
        <translation type="unfinished">Các ảnh của tệp không được nạp thành ảnh xám có cạnh từ 2 đến 64 điểm ảnh; hãy nạp lại.</translation>
    </message>
    <message>
        <source>The images of the folder were not loaded as grey pictures of %1 pixels; load them again.</source>
        <translation type="unfinished">Ảnh của thư mục chưa được nạp thành ảnh xám %1 điểm ảnh; hãy nạp lại.</translation>
    </message>
    <message>
        <source>The instructions are estimated from the PTX.</source>
        <translation type="unfinished">Các lệnh được ước lượng từ PTX.</translation>
    </message>
    <message>
        <source>The instructions are those of the machine code.</source>
        <translation type="unfinished">Các lệnh là của mã máy.</translation>
    </message>
    <message>
        <source>The instructions that a GPU executes, also called SASS. There are more or fewer of them than of the PTX, and their registers are those that occupancy depends on.</source>
        <translation type="unfinished">Các lệnh mà GPU thực hiện, còn gọi là SASS. Chúng nhiều hơn hoặc ít hơn lệnh PTX, và mức chiếm dụng phụ thuộc vào thanh ghi của chúng.</translation>
    </message>
    <message>
        <source>The kernel "%1" declares %2 of shared memory, and at most 48 KB can be declared. More is given by the launch, to an array without a size: extern __shared__ float tile[];</source>
        <translation type="unfinished">Kernel “%1” khai báo %2 bộ nhớ chia sẻ, mà chỉ khai báo được nhiều nhất 48 KB. Nhiều hơn thì phải do lần launch cấp, cho một mảng không có kích thước: extern __shared__ float tile[];</translation>
    </message>
    <message>
        <source>The kernel "%1" gets a grid with a thread for each of the result's %2 values; the image has %3 pixels. If each thread reads one pixel, use //@ grid ceil(width / block.x), ceil(height / block.y)</source>
        <translation type="unfinished">Kernel "%1" nhận một lưới có một thread cho mỗi giá trị trong %2 giá trị của kết quả; ảnh có %3 điểm ảnh. Nếu mỗi thread đọc một điểm ảnh, hãy dùng //@ grid ceil(width / block.x), ceil(height / block.y)</translation>
    </message>
    <message>
        <source>The kernel "%1" has no parameter "%2" to bind.</source>
        <translation type="unfinished">Kernel “%1” không có tham số “%2” để gán.</translation>
    </message>
    <message>
        <source>The kernel "%1" is a template. Say with which arguments it is launched: //@ launch %1&lt;%2&gt;</source>
        <translation type="unfinished">Kernel “%1” là một template. Hãy ghi nó được launch với các đối số nào: //@ launch %1&lt;%2&gt;</translation>
    </message>
    <message>
        <source>The kernel "%1" is given the buffer "%2", which there is not; declare it: //@ buffer %2 float width * height</source>
        <translation type="unfinished">Kernel “%1” được truyền vùng đệm “%2”, nhưng không có vùng đệm này; hãy khai báo: //@ buffer %2 float width * height</translation>
    </message>
    <message>
        <source>The kernel "%1" is left out. %2</source>
        <translation type="unfinished">Kernel "%1" bị bỏ qua. %2</translation>
    </message>
    <message>
        <source>The kernel "%1" may store through two pointers, "%2" and "%3". Say what the second is: //@ buffer %3 %4 width * height, or //@ bind %3 = input</source>
        <translation type="unfinished">Kernel "%1" có thể ghi qua hai con trỏ, "%2" và "%3". Hãy ghi con trỏ thứ hai là gì: //@ buffer %3 %4 width * height, hoặc //@ bind %3 = input</translation>
    </message>
    <message>
        <source>The kernel "%1" reads through two pointers, "%2" and "%3". Say what the second is: //@ buffer %3 %4 = 1, 2, 1 for its values, //@ buffer %3 %4 width * height for what another launch stores, or //@ bind %3 = input</source>
        <translation type="unfinished">Kernel "%1" đọc qua hai con trỏ, "%2" và "%3". Hãy ghi con trỏ thứ hai là gì: //@ buffer %3 %4 = 1, 2, 1 cho các giá trị của nó, //@ buffer %3 %4 width * height cho những gì lần khởi chạy khác ghi, hoặc //@ bind %3 = input</translation>
    </message>
    <message>
        <source>The kernel "%1" says that it is launched with at most %2 threads a block (__launch_bounds__), but the launch has %3.</source>
        <translation type="unfinished">Kernel “%1” khai báo rằng nó được launch với tối đa %2 thread mỗi block (__launch_bounds__), nhưng lần launch có %3.</translation>
    </message>
    <message>
        <source>The kernel "%1" stores through two pointers, "%2" and "%3". If the second is not the result: //@ buffer %3 %4 width * height</source>
        <translation type="unfinished">Kernel "%1" ghi qua hai con trỏ, "%2" và "%3". Nếu con trỏ thứ hai không phải là kết quả: //@ buffer %3 %4 width * height</translation>
    </message>
    <message>
        <source>The kernel "%1" takes "%2" of type "%3"; numbers, pointers to them, cudaTextureObject_t and structs of these that the text defines can be passed.</source>
        <translation type="unfinished">Kernel “%1” nhận “%2” kiểu “%3”; có thể truyền số, con trỏ tới số, cudaTextureObject_t và các struct gồm chúng do mã nguồn định nghĩa.</translation>
    </message>
    <message>
        <source>The kernel "%1" takes "%2", a struct that cannot be given: %3. Its fields can be numbers, arrays of them, pointers and such structs.</source>
        <translation type="unfinished">Kernel “%1” nhận “%2”, một struct không truyền được: %3. Các trường có thể là số, mảng số, con trỏ và các struct như vậy.</translation>
    </message>
    <message>
        <source>The kernel "%1" takes "%2", and nothing says what it is. Bind it: //@ bind %2 = EXPRESSION, or give it a slider: //@ parameter %2 = 1 in 0..10</source>
        <translation type="unfinished">Kernel “%1” nhận “%2”, nhưng chưa có gì cho biết nó là gì. Hãy gán giá trị cho nó: //@ bind %2 = BIỂU_THỨC, hoặc cho nó một thanh trượt: //@ parameter %2 = 1 in 0..10</translation>
    </message>
    <message>
        <source>The kernel "%1" takes %2 arguments, but the launch passes %3. Keep the parameter list of the strategy's own kernel.</source>
        <translation type="unfinished">Kernel “%1” nhận %2 đối số, nhưng lần launch truyền %3. Hãy giữ danh sách tham số của kernel gốc của chiến lược.</translation>
    </message>
    <message>
        <source>The kernel %1 needs %2 bytes of shared memory a block (%3 of them declared in the kernel), and %4 allows %5. A smaller block or filter needs less.</source>
        <translation type="unfinished">Kernel %1 cần %2 byte bộ nhớ chia sẻ mỗi block (trong đó %3 khai báo trong kernel), còn %4 cho phép %5. Block hoặc bộ lọc nhỏ hơn cần ít hơn.</translation>
    </message>
    <message>
        <source>The kernel %1 uses %2 registers a thread, so that a block can have at most %3 threads and not %4. A block of %5 would run.</source>
        <translation type="unfinished">Kernel %1 dùng %2 thanh ghi mỗi thread, nên một block có tối đa %3 thread chứ không phải %4. Block %5 sẽ chạy được.</translation>
    </message>
    <message>
        <source>The kernel cannot be written as “%1”: %2.</source>
        <translation type="unfinished">Không ghi được kernel thành “%1”: %2.</translation>
    </message>
    <message>
        <source>The kernel does not compile: %1</source>
        <translation type="unfinished">Kernel không biên dịch được: %1</translation>
    </message>
    <message>
        <source>The kernel file has no __constant__ variable "%1". Declare it, for example as __constant__ float %1[…];</source>
        <translation type="unfinished">Tệp kernel không có biến __constant__ “%1”. Hãy khai báo nó, chẳng hạn __constant__ float %1[…];</translation>
    </message>
    <message>
        <source>The kernel file has no kernel "%1". Name it so and declare it extern "C" __global__.</source>
        <translation type="unfinished">Tệp kernel không có kernel “%1”. Hãy đặt tên nó như vậy và khai báo extern "C" __global__.</translation>
    </message>
    <message>
        <source>The kernel file has no kernel "%1". Name it so and declare it extern "C" __global__; it has: %2.</source>
        <translation type="unfinished">Tệp kernel không có kernel “%1”. Hãy đặt tên nó như vậy và khai báo extern "C" __global__; tệp có: %2.</translation>
    </message>
    <message>
        <source>The kernel file “%1” has changed since the session was saved. The session's own text is used.</source>
        <translation type="unfinished">Tệp kernel “%1” đã thay đổi kể từ khi phiên được lưu. Văn bản của chính phiên được dùng.</translation>
    </message>
    <message>
        <source>The kernel file “%1” is not there any more. The session's own text is used. Use “Save kernel as…” to write it to a file.</source>
        <translation type="unfinished">Tệp kernel “%1” không còn ở đó nữa. Văn bản của chính phiên được dùng. Hãy dùng “Lưu kernel thành…” để ghi nó vào tệp.</translation>
    </message>
    <message>
        <source>The kernel file “%1” was changed outside, and the text here was changed too.</source>
        <translation type="unfinished">Tệp kernel “%1” đã bị thay đổi bên ngoài, và văn bản ở đây cũng đã thay đổi.</translation>
    </message>
    <message>
        <source>The kernel goes from row to row by the pixels of an image and not by the pitch: rows of D begin where they should not, at addresses that are no multiple of 16 bytes.</source>
        <translation type="unfinished">Kernel đi từ hàng này sang hàng kia theo số điểm ảnh của một ảnh chứ không theo bước hàng: các hàng của D bắt đầu ở chỗ không đúng, tại những địa chỉ không phải bội của 16 byte.</translation>
    </message>
    <message>
        <source>The kernel in line %1 of the text.</source>
        <translation type="unfinished">Kernel ở dòng %1 của mã nguồn.</translation>
    </message>
    <message>
        <source>The kernel reads several pixels as one word; the value is the picture's.</source>
        <translation type="unfinished">Kernel đọc nhiều điểm ảnh thành một từ nhớ; giá trị là của ảnh.</translation>
    </message>
    <message>
        <source>The kernel was saved as %1.</source>
        <translation type="unfinished">Đã lưu kernel thành %1.</translation>
    </message>
    <message>
        <source>The kernel would need %1 of constant memory, and %2 has %3. A smaller filter needs less.</source>
        <translation type="unfinished">Kernel sẽ cần %1 bộ nhớ hằng, còn %2 có %3. Bộ lọc nhỏ hơn cần ít hơn.</translation>
    </message>
    <message>
        <source>The kernel writes to its input, so that it finds another one when it runs again: it was timed once.</source>
        <translation type="unfinished">Kernel ghi vào đầu vào của nó, nên khi chạy lại nó gặp đầu vào khác: nó được đo thời gian một lần.</translation>
    </message>
    <message>
        <source>The kernel “%1” was not opened. %2</source>
        <translation type="unfinished">Chưa mở được kernel “%1”. %2</translation>
    </message>
    <message>
        <source>The kernel's blocks take too many steps to be told apart before they run (more than %1 instructions).</source>
        <translation type="unfinished">Các block của kernel có quá nhiều bước để phân biệt được trước khi chạy (hơn %1 lệnh).</translation>
    </message>
    <message>
        <source>The kernel's text cannot be written to a file for the command line to name; nothing was copied.</source>
        <translation type="unfinished">Không ghi được mã nguồn kernel ra tệp cho dòng lệnh dùng; chưa sao chép gì.</translation>
    </message>
    <message>
        <source>The kernel's text was written to %1.</source>
        <translation type="unfinished">Đã ghi mã nguồn kernel vào %1.</translation>
    </message>
    <message>
        <source>The kernels of %1, NVIDIA's own library, come as machine code without a text: they run on an NVIDIA GPU only.</source>
        <translation type="unfinished">Kernel của %1, thư viện của chính NVIDIA, chỉ có mã máy mà không có mã nguồn: chúng chỉ chạy trên GPU NVIDIA.</translation>
    </message>
    <message>
        <source>The kernels' buffers need %1 of memory, and %2 are available. A smaller picture, or closing other programs, would help.</source>
        <translation type="unfinished">Các vùng đệm của kernel cần %1 bộ nhớ, mà chỉ có sẵn %2. Dùng ảnh nhỏ hơn, hoặc đóng các chương trình khác, sẽ giúp được.</translation>
    </message>
    <message>
        <source>The kinds of blocks cannot be told apart.</source>
        <translation type="unfinished">Không phân biệt được các loại block.</translation>
    </message>
    <message>
        <source>The lane of each pixel's thread in its warp, where pixels are large</source>
        <translation type="unfinished">Lane của thread ứng với mỗi điểm ảnh trong warp của nó, khi điểm ảnh đủ lớn</translation>
    </message>
    <message>
        <source>The lanes of a warp access neighbouring addresses, so that a request takes the fewest sectors possible. Scattered lanes take up to 32 sectors, most of whose bytes nobody uses.</source>
        <translation type="unfinished">Các lane của một warp truy cập những địa chỉ cạnh nhau, nên một yêu cầu lấy ít sector nhất có thể. Các lane rải rác lấy tới 32 sector, mà phần lớn byte trong đó không ai dùng.</translation>
    </message>
    <message>
        <source>The lanes of a warp read global memory far apart: a request of this line touches %1 sectors of 32 bytes where its bytes fit into %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">Các lane của một warp đọc bộ nhớ toàn cục ở những chỗ xa nhau: một yêu cầu của dòng này chạm tới %1 sector 32 byte trong khi số byte của nó vừa trong %2 (%3 sector thay vì %4).</translation>
    </message>
    <message>
        <source>The lanes of a warp read global memory with gaps between them: a request of this line touches %1 sectors of 32 bytes where its bytes fit into %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">Các lane của một warp đọc bộ nhớ toàn cục với những khoảng trống ở giữa: một yêu cầu của dòng này chạm tới %1 sector 32 byte trong khi số byte của nó vừa trong %2 (%3 sector thay vì %4).</translation>
    </message>
    <message>
        <source>The lanes of a warp take different branches of an if or a loop. The warp then executes the branches one after the other while the other lanes wait.</source>
        <translation type="unfinished">Các lane của một warp đi theo những nhánh khác nhau của một if hay một vòng lặp. Khi đó warp thực hiện lần lượt từng nhánh trong khi các lane khác chờ.</translation>
    </message>
    <message>
        <source>The lanes of a warp write global memory far apart: a request of this line touches %1 sectors of 32 bytes where its bytes fit into %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">Các lane của một warp ghi bộ nhớ toàn cục ở những chỗ xa nhau: một yêu cầu của dòng này chạm tới %1 sector 32 byte trong khi số byte của nó vừa trong %2 (%3 sector thay vì %4).</translation>
    </message>
    <message>
        <source>The lanes of a warp write global memory with gaps between them: a request of this line touches %1 sectors of 32 bytes where its bytes fit into %2 (%3 sectors instead of %4).</source>
        <translation type="unfinished">Các lane của một warp ghi bộ nhớ toàn cục với những khoảng trống ở giữa: một yêu cầu của dòng này chạm tới %1 sector 32 byte trong khi số byte của nó vừa trong %2 (%3 sector thay vì %4).</translation>
    </message>
    <message>
        <source>The largest difference from the reference, as a fraction of the scale that the operation states: for a covariance √(Cxx·Cyy). Levels and coefficients of a match have none.</source>
        <translation type="unfinished">Chênh lệch lớn nhất so với tham chiếu, theo tỷ lệ của thang mà phép xử lý nêu: với hiệp phương sai là √(Cxx·Cyy). Mức xám và hệ số so khớp không có thang này.</translation>
    </message>
    <message>
        <source>The largest difference from the reference.</source>
        <translation type="unfinished">Chênh lệch lớn nhất so với tham chiếu.</translation>
    </message>
    <message>
        <source>The largest difference in white</source>
        <translation type="unfinished">Khác biệt lớn nhất có màu trắng</translation>
    </message>
    <message>
        <source>The last blocks' tiles reach beyond the padded picture: to the right they read the next row, below it memory that is not theirs. It hides while the size is a multiple of the block.</source>
        <translation type="unfinished">Tile của các block cuối vươn ra ngoài ảnh có phần đệm: bên phải chúng đọc hàng kế tiếp, bên dưới đọc vùng nhớ không phải của mình. Lỗi ẩn đi khi kích thước là bội của block.</translation>
    </message>
    <message>
        <source>The last wave has %1 of %2 blocks: all multiprocessors are busy, but not with all the blocks that fit.</source>
        <translation type="unfinished">Đợt cuối có %1 trên %2 block: mọi multiprocessor đều bận, nhưng không đủ số block chứa được.</translation>
    </message>
    <message>
        <source>The last wave is full: every multiprocessor is busy to the end.</source>
        <translation type="unfinished">Đợt cuối đầy: mọi multiprocessor bận đến cuối.</translation>
    </message>
    <message>
        <source>The last wave keeps %1 of %2 multiprocessors busy.</source>
        <translation type="unfinished">Đợt cuối giữ %1 trên %2 multiprocessor bận.</translation>
    </message>
    <message>
        <source>The launch whose warps are shown</source>
        <translation type="unfinished">Launch có các warp được hiện</translation>
    </message>
    <message>
        <source>The launches are %1 % of it.</source>
        <translation type="unfinished">Các lần launch chiếm %1 % thời gian đó.</translation>
    </message>
    <message>
        <source>The least that would do for the same work.</source>
        <translation type="unfinished">Mức ít nhất đủ cho cùng công việc.</translation>
    </message>
    <message>
        <source>The lesson “%1” cannot be opened. %2</source>
        <translation type="unfinished">Không mở được bài học “%1”. %2</translation>
    </message>
    <message>
        <source>The lesson “%1” has no step “%2”; it begins at its first.</source>
        <translation type="unfinished">Bài học “%1” không có bước “%2”; bài bắt đầu từ bước đầu tiên.</translation>
    </message>
    <message>
        <source>The lesson's own run failed: %1</source>
        <translation type="unfinished">Lần chạy của chính bài học bị lỗi: %1</translation>
    </message>
    <message>
        <source>The libcuda.so.1 that was found is the CUDA Toolkit's for linking and not a driver. Take its folder "stubs" out of LD_LIBRARY_PATH.</source>
        <translation type="unfinished">libcuda.so.1 tìm thấy là bản của CUDA Toolkit để liên kết, không phải trình điều khiển. Hãy bỏ thư mục “stubs” của nó khỏi LD_LIBRARY_PATH.</translation>
    </message>
    <message>
        <source>The line is not known</source>
        <translation type="unfinished">Không biết dòng nào</translation>
    </message>
    <message>
        <source>The lines: 100 % is a copy of input to output on this GPU; dashed is what an empty launch takes, where it is near.</source>
        <translation type="unfinished">Các vạch: 100 % là sao chép đầu vào sang đầu ra trên GPU này; vạch đứt là thời gian của lần launch rỗng, ở nơi nó nằm gần.</translation>
    </message>
    <message>
        <source>The list of lessons; what you answered is kept</source>
        <translation type="unfinished">Danh sách bài học; những gì bạn đã trả lời được giữ lại</translation>
    </message>
    <message>
        <source>The list shows what was read; how the kernel computes the result from it is not known.</source>
        <translation type="unfinished">Danh sách nêu những gì đã được đọc; không biết kernel tính kết quả từ đó như thế nào.</translation>
    </message>
    <message>
        <source>The loop steps the wrong variable</source>
        <translation type="unfinished">Vòng lặp tăng sai biến</translation>
    </message>
    <message>
        <source>The loops start i and j and then step x and y, as the paper's are printed. They do end, after two steps each, but a thread computes four pixels on a slant down to the right: other threads' pixels, with windows that leave the tile at its end, and beyond the picture.</source>
        <translation type="unfinished">Các vòng lặp khởi đầu i và j rồi lại tăng x và y, đúng như in trong bài báo. Chúng vẫn kết thúc, mỗi vòng sau hai bước, nhưng mỗi thread tính bốn điểm ảnh trên một đường chéo xuống bên phải: các điểm ảnh của thread khác, với những cửa sổ vượt ra ngoài tile ở cuối tile, và cả các điểm ảnh bên ngoài ảnh.</translation>
    </message>
    <message>
        <source>The machine code for %1 has %2 where the PTX has %3: ptxas merged, widened, dropped or added accesses, and may have unrolled a loop. The counts of the machine code may differ from those of the PTX.</source>
        <translation type="unfinished">Mã máy cho %1 có %2 trong khi PTX có %3: ptxas đã gộp, mở rộng, bỏ hoặc thêm các lần truy cập, và có thể đã trải một vòng lặp. Số đếm của mã máy có thể khác số đếm của PTX.</translation>
    </message>
    <message>
        <source>The machine code for %1 has %2 where the PTX has %3: ptxas probably unrolled a loop or copied the code, which does not change how often it accesses memory.</source>
        <translation type="unfinished">Mã máy cho %1 có %2 trong khi PTX có %3: có lẽ ptxas đã trải một vòng lặp hoặc nhân bản mã, điều này không làm thay đổi số lần mã truy cập bộ nhớ.</translation>
    </message>
    <message>
        <source>The main kernel reads numbers that were computed from the picture; those reads belong to no pixel of it and are not counted.</source>
        <translation type="unfinished">Kernel chính đọc các số được tính từ ảnh; các lần đọc đó không thuộc điểm ảnh nào của ảnh và không được đếm.</translation>
    </message>
    <message>
        <source>The masks lie in constant memory, whose cache hands one element to a whole warp at once.</source>
        <translation type="unfinished">Các mặt nạ nằm trong bộ nhớ hằng, bộ nhớ đệm của nó trao một phần tử cho cả warp cùng lúc.</translation>
    </message>
    <message>
        <source>The masks separate: columns' smoothed sums are shared and carried down.</source>
        <translation type="unfinished">Các mặt nạ tách được: các tổng đã làm trơn của cột được dùng chung và mang xuống dưới.</translation>
    </message>
    <message>
        <source>The median is one of the values that were read: nothing is rounded.</source>
        <translation type="unfinished">Trung vị là một trong các giá trị đã đọc: không có gì bị làm tròn.</translation>
    </message>
    <message>
        <source>The memory bank of each element of the block's shared tile</source>
        <translation type="unfinished">Bank bộ nhớ của mỗi phần tử trong tile chia sẻ của block</translation>
    </message>
    <message>
        <source>The memory flow needs a run that was counted; switch counters on.</source>
        <translation type="unfinished">Luồng dữ liệu bộ nhớ cần một lần chạy đã được đếm; hãy bật bộ đếm.</translation>
    </message>
    <message>
        <source>The middle of the band that the model computes for %1: %2. No measurement.</source>
        <translation type="unfinished">Điểm giữa của dải mà mô hình tính cho %1: %2. Không phải phép đo.</translation>
    </message>
    <message>
        <source>The middle one of the nine values around a pixel: it removes single bright and dark pixels and keeps edges.</source>
        <translation type="unfinished">Giá trị đứng giữa trong chín giá trị quanh một điểm ảnh: nó loại các điểm sáng và tối đơn lẻ mà vẫn giữ được biên.</translation>
    </message>
    <message>
        <source>The mistake “%1” is taken out of the kernel.</source>
        <translation type="unfinished">Đã bỏ lỗi sai “%1” khỏi kernel.</translation>
    </message>
    <message>
        <source>The model has no band for this kernel on this GPU.</source>
        <translation type="unfinished">Mô hình không có dải cho kernel này trên GPU này.</translation>
    </message>
    <message>
        <source>The model needs counters, and this run was not counted.</source>
        <translation type="unfinished">Mô hình cần bộ đếm, và lần chạy này không được đếm.</translation>
    </message>
    <message>
        <source>The most that the memory can give. A copy reaches a part of it.</source>
        <translation type="unfinished">Mức cao nhất mà bộ nhớ có thể cho. Một phép sao chép đạt được một phần.</translation>
    </message>
    <message>
        <source>The most that the memory can give: clock × 2 transfers × bus width. A copy reaches a part of it.</source>
        <translation type="unfinished">Mức cao nhất mà bộ nhớ có thể cho: xung nhịp × 2 lần truyền × độ rộng bus. Một phép sao chép đạt được một phần.</translation>
    </message>
    <message>
        <source>The most threads in each direction.</source>
        <translation type="unfinished">Số thread nhiều nhất theo mỗi chiều.</translation>
    </message>
    <message>
        <source>The name %1 already means something to --device; choose another.</source>
        <translation type="unfinished">Tên %1 đã có nghĩa khác với --device; hãy chọn tên khác.</translation>
    </message>
    <message>
        <source>The nearest that works is %1.</source>
        <translation type="unfinished">Block gần nhất dùng được là %1.</translation>
    </message>
    <message>
        <source>The newest CUDA that it supports.</source>
        <translation type="unfinished">CUDA mới nhất mà nó hỗ trợ.</translation>
    </message>
    <message>
        <source>The next byte is not the next pixel</source>
        <translation type="unfinished">Byte kế tiếp không phải điểm ảnh kế tiếp</translation>
    </message>
    <message>
        <source>The next chunk is copied past the registers while warps multiply this one.</source>
        <translation type="unfinished">Chunk kế tiếp được sao chép không qua thanh ghi trong khi các warp nhân chunk này.</translation>
    </message>
    <message>
        <source>The next larger gain of the difference</source>
        <translation type="unfinished">Mức khuếch đại khác biệt lớn hơn kế tiếp</translation>
    </message>
    <message>
        <source>The next one (Enter)</source>
        <translation type="unfinished">Chỗ kế tiếp (Enter)</translation>
    </message>
    <message>
        <source>The next panel under the picture while presenting</source>
        <translation type="unfinished">Khung kế tiếp dưới ảnh khi trình chiếu</translation>
    </message>
    <message>
        <source>The next smaller gain of the difference</source>
        <translation type="unfinished">Mức khuếch đại khác biệt nhỏ hơn kế tiếp</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation type="unfinished">Bước kế tiếp</translation>
    </message>
    <message>
        <source>The note calculates its CGMA for whole chunks and counts a multiply-add as one operation, as here.</source>
        <translation type="unfinished">Bài viết tính CGMA cho các chunk trọn vẹn và coi một phép nhân-cộng là một phép tính, như ở đây.</translation>
    </message>
    <message>
        <source>The numbers that a user of the operation can change. They follow when the text is saved.</source>
        <translation type="unfinished">Các số mà người dùng phép xử lý có thể thay đổi. Chúng được cập nhật khi lưu mã nguồn.</translation>
    </message>
    <message>
        <source>The one before (Shift+Enter)</source>
        <translation type="unfinished">Chỗ trước (Shift+Enter)</translation>
    </message>
    <message>
        <source>The only column is 0.</source>
        <translation type="unfinished">Cột duy nhất là 0.</translation>
    </message>
    <message>
        <source>The only row is 0.</source>
        <translation type="unfinished">Hàng duy nhất là 0.</translation>
    </message>
    <message>
        <source>The only wave keeps %1 of %2 multiprocessors busy.</source>
        <translation type="unfinished">Đợt duy nhất giữ %1 trên %2 multiprocessor bận.</translation>
    </message>
    <message>
        <source>The operation "%1" has no parameter "%2"; it has none.</source>
        <translation type="unfinished">Phép xử lý “%1” không có tham số “%2”; nó không có tham số nào.</translation>
    </message>
    <message>
        <source>The operation "%1" has no parameter "%2"; it has: %3.</source>
        <translation type="unfinished">Phép xử lý “%1” không có tham số “%2”; nó có: %3.</translation>
    </message>
    <message>
        <source>The operation "%1" has no strategy "%2"; it has: %3.</source>
        <translation type="unfinished">Phép xử lý “%1” không có chiến lược “%2”; nó có: %3.</translation>
    </message>
    <message>
        <source>The operation as plain loops on the CPU. Every result is compared with it, and differences beyond the stated tolerance count as wrong values.</source>
        <translation type="unfinished">Phép xử lý dưới dạng các vòng lặp đơn giản trên CPU. Mọi kết quả được so với nó, và chênh lệch vượt dung sai đã nêu được tính là giá trị sai.</translation>
    </message>
    <message>
        <source>The operation's reference in plain loops on this computer: the total CPU time of its threads.</source>
        <translation type="unfinished">Tham chiếu của phép xử lý bằng các vòng lặp đơn giản trên máy tính này: thời gian bộ xử lý của tất cả thread cộng lại.</translation>
    </message>
    <message>
        <source>The other side does not read any more.</source>
        <translation type="unfinished">Phía bên kia không đọc nữa.</translation>
    </message>
    <message>
        <source>The output has %1 values per pixel, and only as many were stored as it has pixels: store every channel, at (y * width + x) * %1 + channel, or let the output have one channel.</source>
        <translation type="unfinished">Đầu ra có %1 giá trị cho mỗi điểm ảnh, mà chỉ có số giá trị bằng số điểm ảnh được ghi: hãy ghi mọi kênh, tại (y * width + x) * %1 + channel, hoặc để đầu ra có một kênh.</translation>
    </message>
    <message>
        <source>The pairs are added as half2: bytes in a half are denormals, and exact.</source>
        <translation type="unfinished">Các cặp được cộng dưới dạng half2: byte trong một số half là số không chuẩn hóa, và chính xác.</translation>
    </message>
    <message>
        <source>The panel Time line shows it cycle by cycle.</source>
        <translation type="unfinished">Khung Dòng thời gian hiện điều đó theo từng chu kỳ.</translation>
    </message>
    <message>
        <source>The panel before under the picture while presenting</source>
        <translation type="unfinished">Khung trước đó dưới ảnh khi trình chiếu</translation>
    </message>
    <message>
        <source>The paper puts global last, the model first, as an H200's clock does: in both, L1 serves the pixels that windows share, where the paper counts accesses to global memory.</source>
        <translation type="unfinished">Bài báo xếp global cuối cùng, mô hình xếp đầu tiên, đúng như thời gian đo trên một H200: ở cả hai, L1 phục vụ những điểm ảnh mà các cửa sổ dùng chung, còn bài báo đếm các lần truy cập bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>The paper's GTX 560 has 448 cores, 14 multiprocessors: here the GTX 560 Ti 448, not the GTX 560 of 336 cores.</source>
        <translation type="unfinished">GTX 560 của bài báo có 448 nhân, 14 multiprocessor: ở đây là GTX 560 Ti 448, không phải GTX 560 với 336 nhân.</translation>
    </message>
    <message>
        <source>The parameters of the kernel %1 in %2 are not those that it is called with: their sizes are %3 bytes and should be %4. Keep the parameter list of the original kernel.</source>
        <translation type="unfinished">Các tham số của kernel %1 trong %2 không phải là các tham số dùng để gọi nó: kích thước của chúng là %3 byte, lẽ ra phải là %4. Hãy giữ danh sách tham số của kernel gốc.</translation>
    </message>
    <message>
        <source>The part of a GPU that executes blocks; a GPU has dozens to over a hundred. It has its own registers, shared memory and L1 cache, and keeps several blocks at once if these suffice.</source>
        <translation type="unfinished">Phần của GPU thực hiện các block; một GPU có từ vài chục đến hơn một trăm. Nó có thanh ghi, bộ nhớ chia sẻ và bộ nhớ đệm L1 riêng, và giữ nhiều block cùng lúc nếu những thứ này đủ.</translation>
    </message>
    <message>
        <source>The part of the picture that a block copies into shared memory: the pixels that it writes, and the halo around them.</source>
        <translation type="unfinished">Phần của ảnh mà block sao chép vào bộ nhớ chia sẻ: các điểm ảnh nó ghi, và halo quanh chúng.</translation>
    </message>
    <message>
        <source>The passage "%1" occurs %2 times in the kernel, and the edit replaces it %3 times.</source>
        <translation type="unfinished">Đoạn “%1” xuất hiện %2 lần trong kernel, còn thao tác sửa thay nó %3 lần.</translation>
    </message>
    <message>
        <source>The picture alone, and the panels again</source>
        <translation type="unfinished">Chỉ hiện ảnh, rồi hiện lại các khung</translation>
    </message>
    <message>
        <source>The picture cannot be written as PNG.</source>
        <translation type="unfinished">Không ghi được ảnh thành PNG.</translation>
    </message>
    <message>
        <source>The picture could not be read, for a reason that was not named.</source>
        <translation type="unfinished">Không đọc được ảnh, vì một lý do không được nêu.</translation>
    </message>
    <message>
        <source>The picture differs from the reference.</source>
        <translation type="unfinished">Ảnh khác với tham chiếu.</translation>
    </message>
    <message>
        <source>The picture equals the reference again.</source>
        <translation type="unfinished">Ảnh lại bằng tham chiếu.</translation>
    </message>
    <message>
        <source>The picture has %1 pixels, and kernels count at most two thousand million; up to 46000x46000 works. Scale it down first.</source>
        <translation type="unfinished">Ảnh có %1 điểm ảnh, mà kernel đếm tối đa hai tỷ; dùng được đến 46000x46000. Hãy thu nhỏ ảnh trước.</translation>
    </message>
    <message>
        <source>The picture is opaque everywhere</source>
        <translation type="unfinished">Ảnh không có chỗ nào trong suốt</translation>
    </message>
    <message>
        <source>The picture is smaller than a patch of %1; patches of %2 were taken.</source>
        <translation type="unfinished">Ảnh nhỏ hơn một mảnh ảnh %1; đã lấy các mảnh %2.</translation>
    </message>
    <message>
        <source>The picture is that of a sample: %1.</source>
        <translation type="unfinished">Ảnh này tính từ phần lấy mẫu: %1.</translation>
    </message>
    <message>
        <source>The picture is this text's.</source>
        <translation type="unfinished">Ảnh là của mã nguồn này.</translation>
    </message>
    <message>
        <source>The picture large, the kernel beside it</source>
        <translation type="unfinished">Ảnh lớn, kernel ở bên cạnh</translation>
    </message>
    <message>
        <source>The picture of earlier settings: %1</source>
        <translation type="unfinished">Ảnh của thiết lập trước đó: %1</translation>
    </message>
    <message>
        <source>The picture of the sample, pixel by pixel, not of the whole.</source>
        <translation type="unfinished">Ảnh của phần lấy mẫu, từng điểm ảnh một, không phải của toàn bộ.</translation>
    </message>
    <message>
        <source>The picture shows %1: threads that race give another result in another order.</source>
        <translation type="unfinished">Ảnh cho thấy %1: các thread tranh chấp dữ liệu cho kết quả khác khi thứ tự khác.</translation>
    </message>
    <message>
        <source>The picture that the kernel made, pixel by pixel.</source>
        <translation type="unfinished">Ảnh mà kernel tạo ra, từng điểm ảnh một.</translation>
    </message>
    <message>
        <source>The picture, tables and constants that a program copies to the GPU before the launches.</source>
        <translation type="unfinished">Ảnh, các bảng và hằng mà chương trình sao chép sang GPU trước các lần launch.</translation>
    </message>
    <message>
        <source>The picture, tables and constants, copied before the launches: %1.</source>
        <translation type="unfinished">Ảnh, các bảng và hằng, được sao chép trước các lần launch: %1.</translation>
    </message>
    <message>
        <source>The pictures of a folder cannot be scaled to %1×%2 pixels.</source>
        <translation type="unfinished">Không thể co giãn các ảnh của thư mục về %1×%2 điểm ảnh.</translation>
    </message>
    <message>
        <source>The pitch must be rounded up to a multiple of 64. Rounded down it is shorter than a row of the tile, and the end of each row is overwritten by the beginning of the next.</source>
        <translation type="unfinished">Bước hàng phải được làm tròn lên bội của 64. Làm tròn xuống, nó ngắn hơn một hàng của tile, và cuối mỗi hàng bị đầu hàng kế tiếp ghi đè.</translation>
    </message>
    <message>
        <source>The pixel's neighbour is taken to be one byte away, where the next channel is: the three channels are mixed, and the picture is grey and hardly blurred.</source>
        <translation type="unfinished">Điểm ảnh bên cạnh bị coi là cách một byte, nơi thực ra là kênh kế tiếp: ba kênh bị trộn, ảnh thành xám và hầu như không mờ đi.</translation>
    </message>
    <message>
        <source>The pixels around a block's own that it reads because its filter reaches over the edge. A filter of width 9 needs 4 on each side.</source>
        <translation type="unfinished">Các điểm ảnh quanh những điểm ảnh của chính block, được block đọc vì bộ lọc vươn qua rìa. Bộ lọc rộng 9 cần 4 điểm ảnh mỗi phía.</translation>
    </message>
    <message>
        <source>The pixels around the block are not loaded, so its border reads what was left in shared memory.</source>
        <translation type="unfinished">Các điểm ảnh quanh block không được nạp, nên rìa của nó đọc những gì còn lại trong bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>The places are scattered: check the condition before the store, and that the index comes to each place once.</source>
        <translation type="unfinished">Các chỗ này nằm rải rác: hãy kiểm tra điều kiện trước lệnh ghi, và chỉ số có đến mỗi chỗ đúng một lần không.</translation>
    </message>
    <message>
        <source>The plan has no launch whose reads could be counted.</source>
        <translation type="unfinished">Không có lần launch nào mà số lần đọc đếm được.</translation>
    </message>
    <message>
        <source>The position of a thread in its warp, 0 to 31. The active lanes of a warp execute the same instruction, each with its own values.</source>
        <translation type="unfinished">Vị trí của một thread trong warp, từ 0 đến 31. Các lane đang hoạt động của một warp thực hiện cùng một lệnh, mỗi lane với các giá trị của mình.</translation>
    </message>
    <message>
        <source>The predicted time if there is one; else between the time that the tightest limit of the chosen GPU allows and what comes of it when hardly anything overlaps. A model's estimate, not a measurement.</source>
        <translation type="unfinished">Thời gian dự đoán nếu có; nếu không thì nằm giữa thời gian mà giới hạn chặt nhất của GPU đã chọn cho phép và thời gian khi hầu như không gì chồng lên nhau. Ước lượng của mô hình, không phải phép đo.</translation>
    </message>
    <message>
        <source>The products begin while the TMA still fills their tiles: they are of what was there before, and different on every run.</source>
        <translation type="unfinished">Các phép nhân bắt đầu khi TMA còn đang ghi vào các ô của chúng: tích là của những gì có ở đó từ trước, và mỗi lần chạy một khác.</translation>
    </message>
    <message>
        <source>The progress of %1 was opened: of each lesson the further one counts.</source>
        <translation type="unfinished">Đã mở tiến độ của %1: với mỗi bài học, tiến độ xa hơn được tính.</translation>
    </message>
    <message>
        <source>The progress was not saved as “%1”: %2.</source>
        <translation type="unfinished">Chưa lưu được tiến độ thành “%1”: %2.</translation>
    </message>
    <message>
        <source>The progress was saved as %1.</source>
        <translation type="unfinished">Đã lưu tiến độ thành %1.</translation>
    </message>
    <message>
        <source>The race in a window of its own, as large as the main window</source>
        <translation type="unfinished">Cuộc đua trong cửa sổ riêng, lớn bằng cửa sổ chính</translation>
    </message>
    <message>
        <source>The race spares the picture when warps run one after the other. What is shown is the picture of another order, which a GPU may take on any run.</source>
        <translation type="unfinished">Tranh chấp dữ liệu không làm hỏng ảnh khi các warp chạy lần lượt. Ảnh đang hiện là của một thứ tự khác, mà GPU có thể theo ở bất kỳ lần chạy nào.</translation>
    </message>
    <message>
        <source>The range of "%1" is empty: minimum must not exceed maximum, and a step is above 0.</source>
        <translation type="unfinished">Khoảng của “%1” rỗng: giá trị nhỏ nhất không được vượt giá trị lớn nhất, và bước phải lớn hơn 0.</translation>
    </message>
    <message>
        <source>The reference kernel did not reach its end.</source>
        <translation type="unfinished">Kernel tham chiếu không chạy đến hết.</translation>
    </message>
    <message>
        <source>The reference of "%1" is the strategy "%2", which it does not have.</source>
        <translation type="unfinished">Tham chiếu của “%1” là chiến lược “%2”, mà nó không có.</translation>
    </message>
    <message>
        <source>The region "%1" has no area; "%2" works.</source>
        <translation type="unfinished">Vùng “%1” không có diện tích; “%2” thì được.</translation>
    </message>
    <message>
        <source>The region "%1" is no rectangle of four whole numbers x,y,width,height. Empty, it is the whole picture.</source>
        <translation type="unfinished">Vùng “%1” không phải hình chữ nhật gồm bốn số nguyên x,y,width,height. Nếu để trống, vùng là toàn bộ ảnh.</translation>
    </message>
    <message>
        <source>The region "%1" reaches outside the picture of %2 pixels; "%3" works.</source>
        <translation type="unfinished">Vùng “%1” vươn ra ngoài ảnh %2 điểm ảnh; “%3” thì được.</translation>
    </message>
    <message>
        <source>The replay of the block panel for a slide, a frame for each step.</source>
        <translation type="unfinished">Bản phát lại của khung Block cho bản trình chiếu, mỗi bước một khung hình.</translation>
    </message>
    <message>
        <source>The result beside the operation's plain CPU reference.</source>
        <translation type="unfinished">Kết quả đặt cạnh tham chiếu CPU đơn giản của phép xử lý.</translation>
    </message>
    <message>
        <source>The result beside the operation's plain CPU reference. A value differs when it lies outside the tolerance that the operation states.</source>
        <translation type="unfinished">Kết quả đặt cạnh tham chiếu CPU đơn giản của phép xử lý. Một giá trị bị coi là khác khi nó nằm ngoài dung sai mà phép xử lý nêu ra.</translation>
    </message>
    <message>
        <source>The result is of 8 bits, which are shown as they are</source>
        <translation type="unfinished">Kết quả có 8 bit, được hiện nguyên như vậy</translation>
    </message>
    <message>
        <source>The result is still on the GPU; export again when the sliders have rested, or at the screen's resolution.</source>
        <translation type="unfinished">Kết quả còn ở trên GPU; hãy xuất lại khi các thanh trượt đã đứng yên, hoặc ở độ phân giải màn hình.</translation>
    </message>
    <message>
        <source>The result is still on the GPU; it comes when the sliders have rested.</source>
        <translation type="unfinished">Kết quả còn ở trên GPU; nó sẽ có khi các thanh trượt đã đứng yên.</translation>
    </message>
    <message>
        <source>The result is still on the GPU; save again when the sliders have rested.</source>
        <translation type="unfinished">Kết quả vẫn còn trên GPU; hãy lưu lại khi các thanh trượt đã đứng yên.</translation>
    </message>
    <message>
        <source>The result keeps what its memory held before.</source>
        <translation type="unfinished">Kết quả giữ nguyên thứ có sẵn trong bộ nhớ của nó.</translation>
    </message>
    <message>
        <source>The result that a program copies back after the launches.</source>
        <translation type="unfinished">Kết quả mà chương trình sao chép trở về sau các lần launch.</translation>
    </message>
    <message>
        <source>The result was not computed: emulating it would take too long.</source>
        <translation type="unfinished">Chưa tính kết quả: giả lập sẽ mất quá nhiều thời gian.</translation>
    </message>
    <message>
        <source>The result was saved as %1.</source>
        <translation type="unfinished">Đã lưu kết quả thành %1.</translation>
    </message>
    <message>
        <source>The result, copied back after the launches: %1.</source>
        <translation type="unfinished">Kết quả, được sao chép trở về sau các lần launch: %1.</translation>
    </message>
    <message>
        <source>The roof over it is arithmetic.</source>
        <translation type="unfinished">Trần phía trên nó là số học.</translation>
    </message>
    <message>
        <source>The roof over it is memory.</source>
        <translation type="unfinished">Trần phía trên nó là bộ nhớ.</translation>
    </message>
    <message>
        <source>The roofline appears with the first run that was counted and timed or estimated. Counters are off, or no run has ended yet.</source>
        <translation type="unfinished">Roofline xuất hiện cùng lần chạy đầu tiên được đếm và được đo thời gian hoặc ước lượng. Bộ đếm đang tắt, hoặc chưa có lần chạy nào kết thúc.</translation>
    </message>
    <message>
        <source>The row "%1" was changed after the sweep.</source>
        <translation type="unfinished">Hàng “%1” đã bị sửa sau lượt quét.</translation>
    </message>
    <message>
        <source>The row fetched for the next step is the one that the window has already: it counts twice, and the whole picture moves down by up to a row. Only the first row of each piece is right.</source>
        <translation type="unfinished">Hàng được lấy cho bước kế tiếp là hàng mà cửa sổ đã có: nó được tính hai lần, và cả ảnh dịch xuống tới một hàng. Chỉ hàng đầu của mỗi mảnh là đúng.</translation>
    </message>
    <message>
        <source>The row kept beside the middle one is taken for it, so each window is compared with the pixel above its own: edges shift by a row, flat areas look right.</source>
        <translation type="unfinished">Hàng được giữ cạnh hàng giữa bị lấy nhầm làm hàng giữa, nên mỗi cửa sổ được so với điểm ảnh phía trên điểm ảnh của nó: các biên dịch đi một hàng, các vùng phẳng trông vẫn đúng.</translation>
    </message>
    <message>
        <source>The row must be from 0 to %1.</source>
        <translation type="unfinished">Hàng phải từ 0 đến %1.</translation>
    </message>
    <message>
        <source>The row taken away is one too far down, and one that was added stays. A running sum forgets nothing: every row below carries the error on, and each adds its own.</source>
        <translation type="unfinished">Hàng bị trừ ra nằm thấp hơn một hàng so với hàng đúng, còn một hàng đã cộng vào thì ở lại. Tổng trượt không quên gì: mọi hàng bên dưới mang theo sai số đó, và mỗi hàng thêm sai số của mình.</translation>
    </message>
    <message>
        <source>The rows are taken to lie one behind the other. Where a row's bytes are no multiple of 16 the next one begins in the midst of a word, and a load of 16 bytes from there is an error.</source>
        <translation type="unfinished">Các hàng bị coi là nằm liền nhau. Khi số byte của một hàng không phải bội của 16, hàng kế tiếp bắt đầu giữa một từ nhớ, và lệnh nạp 16 byte từ đó là một lỗi.</translation>
    </message>
    <message>
        <source>The rows of the tile lie %1 elements further apart in the kernel's text.</source>
        <translation type="unfinished">Các hàng của tile cách nhau thêm %1 phần tử trong mã nguồn kernel.</translation>
    </message>
    <message>
        <source>The rows of the tile lie 1 element further apart in the kernel's text.</source>
        <translation type="unfinished">Các hàng của tile cách nhau thêm 1 phần tử trong mã nguồn kernel.</translation>
    </message>
    <message>
        <source>The rows' sums are rounded to whole levels before the columns sum them: rounding twice puts a fifth of all values one level off. That is within the tolerance, so the check passes; the difference view shows it.</source>
        <translation type="unfinished">Tổng của các hàng được làm tròn thành mức nguyên trước khi các cột cộng chúng: làm tròn hai lần khiến một phần năm số giá trị lệch một mức. Điều đó nằm trong dung sai nên phép kiểm tra vẫn đạt; chế độ xem khác biệt cho thấy nó.</translation>
    </message>
    <message>
        <source>The rows' sums stay in a shared tile, and the columns' pass reads them there.</source>
        <translation type="unfinished">Tổng của các hàng ở lại trong một tile chia sẻ, và lượt cột đọc chúng ở đó.</translation>
    </message>
    <message>
        <source>The run ended for a reason that it did not name.</source>
        <translation type="unfinished">Lần chạy kết thúc vì một lý do mà nó không nêu.</translation>
    </message>
    <message>
        <source>The run of the present settings is under way.</source>
        <translation type="unfinished">Lần chạy của thiết lập hiện tại đang diễn ra.</translation>
    </message>
    <message>
        <source>The run of the present settings was ended before its end.</source>
        <translation type="unfinished">Lần chạy của thiết lập hiện tại đã bị kết thúc giữa chừng.</translation>
    </message>
    <message>
        <source>The run was cancelled, so it is not known which blocks there are. Run again with F5.</source>
        <translation type="unfinished">Lần chạy đã bị hủy nên không biết có những block nào. Hãy chạy lại bằng F5.</translation>
    </message>
    <message>
        <source>The run was cancelled. Choose a strategy to run it.</source>
        <translation type="unfinished">Lần chạy đã bị hủy. Hãy chọn một chiến lược để chạy nó.</translation>
    </message>
    <message>
        <source>The run was cancelled. Run again with F5.</source>
        <translation type="unfinished">Lần chạy đã bị hủy. Hãy chạy lại bằng F5.</translation>
    </message>
    <message>
        <source>The run was made on the GPU; the emulator did not run it.</source>
        <translation type="unfinished">Lần chạy thực hiện trên GPU; trình giả lập không chạy nó.</translation>
    </message>
    <message>
        <source>The run was stopped in block %1 after more instructions than the limit for a launch.</source>
        <translation type="unfinished">Lần chạy bị dừng ở block %1 sau khi số lệnh vượt giới hạn cho một lần launch.</translation>
    </message>
    <message>
        <source>The same copy from pinned memory, which the GPU reads by itself.</source>
        <translation type="unfinished">Cùng phép sao chép đó từ bộ nhớ ghim, được GPU tự đọc.</translation>
    </message>
    <message>
        <source>The same copy to pinned memory, which the GPU writes by itself.</source>
        <translation type="unfinished">Cùng phép sao chép đó về bộ nhớ ghim, được GPU tự ghi.</translation>
    </message>
    <message>
        <source>The same instructions, but three times the bytes under way: half of what is left over a copy, so 1.05 times a copy at 16384×16384 on an H200.</source>
        <translation type="unfinished">Cùng các lệnh đó, nhưng gấp ba số byte đang được truyền: bớt một nửa phần thời gian còn dư so với sao chép, nên 1.05 lần thời gian sao chép ở 16384×16384 trên H200.</translation>
    </message>
    <message>
        <source>The same kernel without its barrier: the emulator shows which threads collide</source>
        <translation type="unfinished">Vẫn kernel đó nhưng thiếu rào đồng bộ: trình giả lập chỉ ra thread nào va chạm</translation>
    </message>
    <message>
        <source>The same run without a window</source>
        <translation type="unfinished">Chính lần chạy này, không mở cửa sổ</translation>
    </message>
    <message>
        <source>The same time at every B, but 4 bytes a pixel written twice and read five times: 16 times a copy's time or more, about 2,500 µs at 16384² on an H200; slower than Rows, then columns below B = 15.</source>
        <translation type="unfinished">Thời gian như nhau ở mọi B, nhưng 4 byte mỗi điểm ảnh được ghi hai lần và đọc năm lần: gấp 16 lần thời gian sao chép trở lên, khoảng 2,500 µs ở 16384² trên H200; chậm hơn Hàng rồi cột khi B dưới 15.</translation>
    </message>
    <message>
        <source>The same, read from the GPU's own counters.</source>
        <translation type="unfinished">Cũng mục này, đọc từ bộ đếm của chính GPU.</translation>
    </message>
    <message>
        <source>The second vote, the answer, the next step</source>
        <translation type="unfinished">Lần chọn thứ hai, đáp án, bước kế tiếp</translation>
    </message>
    <message>
        <source>The sectors of 32 bytes that atomics on global memory touch, each as often as lanes take turns at one address of it. They are updated in the L2 cache, which all multiprocessors share.</source>
        <translation type="unfinished">Số sector 32 byte mà các thao tác nguyên tử trên bộ nhớ toàn cục chạm tới, mỗi sector được tính bằng số lần các lane lần lượt vào cùng một địa chỉ của nó. Chúng được cập nhật trong bộ nhớ đệm L2 mà mọi multiprocessor dùng chung.</translation>
    </message>
    <message>
        <source>The session cannot be written as “%1”: %2.</source>
        <translation type="unfinished">Không ghi được phiên thành “%1”: %2.</translation>
    </message>
    <message>
        <source>The session cannot be written to a file for the restart; save it, and start Tilescope anew.</source>
        <translation type="unfinished">Không ghi được phiên ra tệp để khởi động lại; hãy lưu phiên rồi mở lại Tilescope.</translation>
    </message>
    <message>
        <source>The session was saved as %1, without the picture %2, which has no file.</source>
        <translation type="unfinished">Đã lưu phiên thành %1, không kèm ảnh %2 vì ảnh không có tệp.</translation>
    </message>
    <message>
        <source>The session was saved as %1.</source>
        <translation type="unfinished">Đã lưu phiên thành %1.</translation>
    </message>
    <message>
        <source>The session “%1” was not opened. %2</source>
        <translation type="unfinished">Chưa mở được phiên “%1”. %2</translation>
    </message>
    <message>
        <source>The session “%1” was not opened. It is larger than 16 MB; a session is shorter.</source>
        <translation type="unfinished">Chưa mở được phiên “%1”. Tệp lớn hơn 16 MB; phiên thì ngắn hơn.</translation>
    </message>
    <message>
        <source>The session's picture had no file of its own; the settings were restored.</source>
        <translation type="unfinished">Ảnh của phiên không có tệp riêng; các thiết lập đã được khôi phục.</translation>
    </message>
    <message>
        <source>The session's picture “%1” is not there any more; the settings were restored.</source>
        <translation type="unfinished">Ảnh “%1” của phiên không còn ở đó nữa; các thiết lập đã được khôi phục.</translation>
    </message>
    <message>
        <source>The share of all cycles of all warps in which a warp waits before an instruction of this line. Predicted by simulating a multiprocessor, not measured.</source>
        <translation type="unfinished">Phần trong mọi chu kỳ của mọi warp mà một warp chờ trước một lệnh của dòng này. Dự đoán bằng cách mô phỏng một multiprocessor, không đo.</translation>
    </message>
    <message>
        <source>The shared memory of a strategy follows from its block and filter; it can be chosen only for a kernel file of your own.</source>
        <translation type="unfinished">Bộ nhớ chia sẻ của một chiến lược suy ra từ block và bộ lọc của nó; chỉ có thể chọn nó cho tệp kernel của riêng bạn.</translation>
    </message>
    <message>
        <source>The shared tile filled and read in words, four pixels a thread.</source>
        <translation type="unfinished">Tile chia sẻ được ghi vào và đọc theo từ nhớ, bốn điểm ảnh mỗi thread.</translation>
    </message>
    <message>
        <source>The shared tile of %1 bytes does not fit into the 48 KB that every GPU gives a block. As in the text, "texture_texture" runs instead in blocks of %2: it takes a template of any size.</source>
        <translation type="unfinished">Tile chia sẻ %1 byte không vừa trong 48 KB mà mọi GPU cấp cho một block. Như trong bài viết, “texture_texture” được chạy thay, với block %2: nó nhận mẫu kích thước bất kỳ.</translation>
    </message>
    <message>
        <source>The side of the square that is looked for if no template is chosen; smaller where the picture ends before.</source>
        <translation type="unfinished">Cạnh của hình vuông được tìm nếu chưa chọn mẫu; nhỏ hơn ở nơi ảnh kết thúc trước đó.</translation>
    </message>
    <message>
        <source>The single CPU thread is no kernel and cannot be pinned.</source>
        <translation type="unfinished">Một thread CPU không phải là kernel nên không ghim được.</translation>
    </message>
    <message>
        <source>The sixth of nine sorted values is taken: the picture becomes brighter, and bright pixels stay.</source>
        <translation type="unfinished">Lấy giá trị thứ sáu trong chín giá trị đã sắp xếp: ảnh sáng lên, và các điểm sáng vẫn còn.</translation>
    </message>
    <message>
        <source>The source</source>
        <translation type="unfinished">Ảnh nguồn</translation>
    </message>
    <message>
        <source>The source or the result with its blocks. Arrow keys pan, or move the pixel that is inspected; plus and minus zoom.</source>
        <translation type="unfinished">Ảnh nguồn hoặc kết quả cùng các block. Phím mũi tên dời ảnh, hoặc dời điểm ảnh đang khảo sát; dấu cộng và trừ để thu phóng.</translation>
    </message>
    <message>
        <source>The source's range decides what kernels read. The range of a result of floats decides its colours alone.</source>
        <translation type="unfinished">Khoảng giá trị của ảnh nguồn quyết định những gì kernel đọc. Khoảng giá trị của kết quả dạng float chỉ quyết định màu của nó.</translation>
    </message>
    <message>
        <source>The spreads of the two overlap, so neither is called faster.</source>
        <translation type="unfinished">Độ phân tán của hai bên chồng lên nhau, nên không bên nào được gọi là nhanh hơn.</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation type="unfinished">Bước trước</translation>
    </message>
    <message>
        <source>The step's settings</source>
        <translation type="unfinished">Thiết lập của bước</translation>
    </message>
    <message>
        <source>The step's settings cannot be set: %1</source>
        <translation type="unfinished">Không đặt được thiết lập của bước: %1</translation>
    </message>
    <message>
        <source>The steps need JavaScript.</source>
        <translation type="unfinished">Các bước cần JavaScript.</translation>
    </message>
    <message>
        <source>The store runs for a part of the lanes only (by a predicate): its reads are not listed.</source>
        <translation type="unfinished">Lệnh ghi chỉ chạy cho một phần các lane (theo vị từ): các lần đọc của nó không được liệt kê.</translation>
    </message>
    <message>
        <source>The story of this pixel cannot be told: %1</source>
        <translation type="unfinished">Không truy được nguồn gốc của điểm ảnh này: %1</translation>
    </message>
    <message>
        <source>The strategies to sweep over</source>
        <translation type="unfinished">Các chiến lược cần quét</translation>
    </message>
    <message>
        <source>The strategy "%1" has no mistake "%2"; it has none.</source>
        <translation type="unfinished">Chiến lược “%1” không có lỗi sai “%2”; nó không có lỗi sai nào.</translation>
    </message>
    <message>
        <source>The strategy "%1" has no mistake "%2"; it has: %3.</source>
        <translation type="unfinished">Chiến lược “%1” không có lỗi sai “%2”; nó có: %3.</translation>
    </message>
    <message>
        <source>The strategy on the left</source>
        <translation type="unfinished">Chiến lược bên trái</translation>
    </message>
    <message>
        <source>The strategy on the right</source>
        <translation type="unfinished">Chiến lược bên phải</translation>
    </message>
    <message>
        <source>The strategy would need a texture of %1 texels, and %2 allows %3. A strategy without textures, or a smaller picture, works.</source>
        <translation type="unfinished">Chiến lược sẽ cần một texture gồm %1 texel, còn %2 cho phép %3. Chiến lược không dùng texture, hoặc ảnh nhỏ hơn, thì được.</translation>
    </message>
    <message>
        <source>The strategy's own text runs.</source>
        <translation type="unfinished">Mã nguồn gốc của chiến lược được chạy.</translation>
    </message>
    <message>
        <source>The sums are denormals, 2^24 times smaller than their bits: the number 255 limits none of them, and what is above a byte runs into the next pixel.</source>
        <translation type="unfinished">Các tổng là số không chuẩn hóa, nhỏ hơn 2^24 lần so với các bit của chúng: số 255 không giới hạn tổng nào, và phần vượt quá một byte tràn sang điểm ảnh kế tiếp.</translation>
    </message>
    <message>
        <source>The sums are of products of levels, not of deviations from the mean. As long as the share of the means is in them, any two bright pixels seem to vary together.</source>
        <translation type="unfinished">Các tổng là của tích các mức sáng, không phải của độ lệch so với trung bình. Chừng nào phần của trung bình còn ở trong đó, hai điểm ảnh sáng bất kỳ có vẻ biến thiên cùng nhau.</translation>
    </message>
    <message>
        <source>The sums lie where windows begin. Counted from 1 they are the next window's: coefficients look nearly right, and even the template on itself is no 1.</source>
        <translation type="unfinished">Các tổng nằm ở nơi cửa sổ bắt đầu. Đếm từ 1, chúng là của cửa sổ kế tiếp: các hệ số trông gần đúng, và ngay cả mẫu đặt lên chính nó cũng không cho 1.</translation>
    </message>
    <message>
        <source>The sums take half as many instructions, but a difference without a sign six for want of one that knows halves: 18 a pixel, no faster than separated on an H200.</source>
        <translation type="unfinished">Các tổng cần một nửa số lệnh, nhưng hiệu không dấu cần sáu lệnh vì không có lệnh nào tính riêng từng nửa: 18 mỗi điểm ảnh, không nhanh hơn separated trên H200.</translation>
    </message>
    <message>
        <source>The sweep as it is shown, as a heat map or as curves; as CSV every run of the sweep.</source>
        <translation type="unfinished">Kết quả quét như đang hiện, dưới dạng bản đồ nhiệt hoặc đường cong; dưới dạng CSV là mọi lần chạy của lần quét.</translation>
    </message>
    <message>
        <source>The sweep cannot be saved as %1: %2.</source>
        <translation type="unfinished">Không thể lưu kết quả quét thành %1: %2.</translation>
    </message>
    <message>
        <source>The sweep was saved as %1.</source>
        <translation type="unfinished">Đã lưu kết quả quét thành %1.</translation>
    </message>
    <message>
        <source>The template "%1" has no area</source>
        <translation type="unfinished">Mẫu “%1” không có diện tích</translation>
    </message>
    <message>
        <source>The template "%1" has sides of %2 pixels, and they must be 2 to 64</source>
        <translation type="unfinished">Mẫu “%1” có các cạnh %2 điểm ảnh, mà chúng phải từ 2 đến 64</translation>
    </message>
    <message>
        <source>The template "%1" is larger than the picture of %2 pixels</source>
        <translation type="unfinished">Mẫu “%1” lớn hơn ảnh %2 điểm ảnh</translation>
    </message>
    <message>
        <source>The template "%1" is no rectangle of four whole numbers x,y,width,height (a file of that name is reached as "./%1")</source>
        <translation type="unfinished">Mẫu “%1” không phải hình chữ nhật gồm bốn số nguyên x,y,width,height (tệp mang tên đó được trỏ tới bằng “./%1”)</translation>
    </message>
    <message>
        <source>The template "%1" reaches outside the picture of %2 pixels</source>
        <translation type="unfinished">Mẫu “%1” vươn ra ngoài ảnh %2 điểm ảnh</translation>
    </message>
    <message>
        <source>The template moves to constant memory, which serves a warp with one read.</source>
        <translation type="unfinished">Mẫu chuyển sang bộ nhớ hằng, nơi phục vụ cả warp bằng một lần đọc.</translation>
    </message>
    <message>
        <source>The template's file "%1" could not be loaded: take a rectangle of the picture</source>
        <translation type="unfinished">Không nạp được tệp mẫu “%1”: hãy lấy một hình chữ nhật của ảnh</translation>
    </message>
    <message>
        <source>The template's file "%1" has %2 pixels, and a template has 2 to 64 a side: scale it, or take a rectangle of the picture</source>
        <translation type="unfinished">Tệp mẫu “%1” có %2 điểm ảnh, mà mẫu có 2 đến 64 mỗi cạnh: hãy co giãn nó, hoặc lấy một hình chữ nhật của ảnh</translation>
    </message>
    <message>
        <source>The template's file "%1" has %2 pixels, more than the picture of %3: scale it down, or take a rectangle of the picture</source>
        <translation type="unfinished">Tệp mẫu “%1” có %2 điểm ảnh, nhiều hơn ảnh %3: hãy thu nhỏ nó, hoặc lấy một hình chữ nhật của ảnh</translation>
    </message>
    <message>
        <source>The tensor cores that read this strategy's tiles are in GPUs of compute capability 9.0; the emulator has none.</source>
        <translation type="unfinished">Nhân Tensor đọc các tile của chiến lược này có trong GPU có compute capability 9.0; trình giả lập không có.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation type="unfinished">Bài viết</translation>
    </message>
    <message>
        <source>The text gives no figure.</source>
        <translation type="unfinished">Bài viết không đưa ra số liệu.</translation>
    </message>
    <message>
        <source>The text has no two figures to divide.</source>
        <translation type="unfinished">Bài viết không có hai số liệu để chia.</translation>
    </message>
    <message>
        <source>The text is not known.</source>
        <translation type="unfinished">Không biết mã nguồn.</translation>
    </message>
    <message>
        <source>The text's %1 divided by that of %2: %3. Ours: %4.</source>
        <translation type="unfinished">%1 trong bài viết chia cho của %2: %3. Của Tilescope: %4.</translation>
    </message>
    <message>
        <source>The text's figure divided by that of the strategy which this one changes, and the same of our figures: of all launches, and of the main launch alone where there are others.</source>
        <translation type="unfinished">Số liệu của bài viết chia cho số liệu của chiến lược mà chiến lược này thay đổi, và tỷ số tương ứng từ số liệu của Tilescope: của mọi lần launch, và của riêng launch chính nếu còn lần khác.</translation>
    </message>
    <message>
        <source>The text's own figure, measured on its %1; not on this computer.</source>
        <translation type="unfinished">Số liệu của chính bài viết, đo trên %1 của bài; không phải trên máy tính này.</translation>
    </message>
    <message>
        <source>The thread did not read this pixel.</source>
        <translation type="unfinished">Thread không đọc điểm ảnh này.</translation>
    </message>
    <message>
        <source>The tile is kept transposed, so neighbouring lanes read numbers a whole row of 32 words apart, all in the same bank: the result is right, and each read takes 32 turns.</source>
        <translation type="unfinished">Tile được giữ ở dạng chuyển vị, nên các lane cạnh nhau đọc những số cách nhau cả một hàng 32 từ nhớ, đều trong cùng một bank: kết quả đúng, và mỗi lần đọc mất 32 lượt.</translation>
    </message>
    <message>
        <source>The tile's rows lie a multiple of 128 bytes apart and all begin at bank 0: in a block 8 wide the four rows of a warp ask the same banks for different words and wait for one another.</source>
        <translation type="unfinished">Các hàng của tile cách nhau một bội của 128 byte và đều bắt đầu ở bank 0: trong block rộng 8, bốn hàng của một warp yêu cầu cùng những bank cho các từ nhớ khác nhau và chờ lẫn nhau.</translation>
    </message>
    <message>
        <source>The tile, the halo and the warps of the block under the cursor</source>
        <translation type="unfinished">Tile, halo và các warp của block dưới con trỏ</translation>
    </message>
    <message>
        <source>The time from a request to its answer: about 30 cycles for shared memory and several hundred for global memory. A GPU hides it by executing other warps meanwhile.</source>
        <translation type="unfinished">Thời gian từ một yêu cầu đến khi có dữ liệu: khoảng 30 chu kỳ với bộ nhớ chia sẻ và vài trăm chu kỳ với bộ nhớ toàn cục. GPU che giấu nó bằng cách thực hiện các warp khác trong lúc đó.</translation>
    </message>
    <message>
        <source>The total is counted. On the way, each block of a launch has an equal share.</source>
        <translation type="unfinished">Tổng số là số đếm. Trong lúc chạy, mỗi block của một lần launch được chia phần bằng nhau.</translation>
    </message>
    <message>
        <source>The value is that of pixel %1 of the source.</source>
        <translation type="unfinished">Giá trị là của điểm ảnh %1 của ảnh nguồn.</translation>
    </message>
    <message>
        <source>The values are counted while the histogram is in front; bring its tab forward (H).</source>
        <translation type="unfinished">Các giá trị được đếm khi histogram ở phía trước; hãy đưa thẻ của nó ra trước (H).</translation>
    </message>
    <message>
        <source>The values of source and result along the line that is drawn.</source>
        <translation type="unfinished">Giá trị của ảnh nguồn và kết quả dọc theo đường đã vẽ.</translation>
    </message>
    <message>
        <source>The values that this kernel reads were computed by an earlier launch: the list shows them, but they are no pixels of the picture.</source>
        <translation type="unfinished">Các giá trị mà kernel này đọc do một lần launch trước tính ra: danh sách có nêu chúng, nhưng chúng không phải là điểm ảnh của ảnh.</translation>
    </message>
    <message>
        <source>The warp could issue, but its scheduler took another one: there are warps enough.</source>
        <translation type="unfinished">Warp có thể phát lệnh, nhưng bộ lập lịch chọn warp khác: đã có đủ warp.</translation>
    </message>
    <message>
        <source>The warp has ended and waits for its stores.</source>
        <translation type="unfinished">Warp đã kết thúc và chờ các lệnh ghi của nó hoàn tất.</translation>
    </message>
    <message>
        <source>The warp has ended, in cycle %1.</source>
        <translation type="unfinished">Warp đã kết thúc, ở chu kỳ %1.</translation>
    </message>
    <message>
        <source>The warp issues %1, after it had waited, in cycles: %2.</source>
        <translation type="unfinished">Warp phát %1, sau khi đã chờ, tính theo chu kỳ: %2.</translation>
    </message>
    <message>
        <source>The warp issues %1.</source>
        <translation type="unfinished">Warp phát %1.</translation>
    </message>
    <message>
        <source>The warp issues an instruction.</source>
        <translation type="unfinished">Warp phát một lệnh.</translation>
    </message>
    <message>
        <source>The warp starts in cycle %1.</source>
        <translation type="unfinished">Warp bắt đầu ở chu kỳ %1.</translation>
    </message>
    <message>
        <source>The warp waits because an instruction reads several registers of one bank.</source>
        <translation type="unfinished">Warp chờ vì một lệnh đọc nhiều thanh ghi của cùng một bank.</translation>
    </message>
    <message>
        <source>The warp waits because too many accesses to global or local memory are queued.</source>
        <translation type="unfinished">Warp chờ vì quá nhiều truy cập bộ nhớ toàn cục hoặc cục bộ đang xếp hàng.</translation>
    </message>
    <message>
        <source>The warp waits because too many accesses to shared memory are queued.</source>
        <translation type="unfinished">Warp chờ vì quá nhiều truy cập bộ nhớ chia sẻ đang xếp hàng.</translation>
    </message>
    <message>
        <source>The warp waits because too many texture fetches are queued.</source>
        <translation type="unfinished">Warp chờ vì quá nhiều lần đọc texture đang xếp hàng.</translation>
    </message>
    <message>
        <source>The warp waits for constant memory.</source>
        <translation type="unfinished">Warp chờ bộ nhớ hằng.</translation>
    </message>
    <message>
        <source>The warp waits for data from global or local memory, or from a texture.</source>
        <translation type="unfinished">Warp chờ dữ liệu từ bộ nhớ toàn cục hoặc cục bộ, hoặc từ một texture.</translation>
    </message>
    <message>
        <source>The warp waits for data from shared memory, a shuffle or a special function.</source>
        <translation type="unfinished">Warp chờ dữ liệu từ bộ nhớ chia sẻ, một phép shuffle hoặc hàm đặc biệt.</translation>
    </message>
    <message>
        <source>The warp waits for its instructions.</source>
        <translation type="unfinished">Warp chờ lệnh của nó được nạp về.</translation>
    </message>
    <message>
        <source>The warp waits for the other warps of its block.</source>
        <translation type="unfinished">Warp chờ các warp khác trong block của nó.</translation>
    </message>
    <message>
        <source>The warp waits the few cycles that an instruction before it takes.</source>
        <translation type="unfinished">Warp chờ vài chu kỳ mà một lệnh trước đó cần.</translation>
    </message>
    <message>
        <source>The warp waits until its stores are visible to others.</source>
        <translation type="unfinished">Warp chờ đến khi các lần ghi của nó được nơi khác thấy.</translation>
    </message>
    <message>
        <source>The warp waits until the arithmetic unit of its instruction is free.</source>
        <translation type="unfinished">Warp chờ đến khi đơn vị số học của lệnh rảnh.</translation>
    </message>
    <message>
        <source>The warp waits until the target of a branch is known.</source>
        <translation type="unfinished">Warp chờ đến khi biết đích của rẽ nhánh.</translation>
    </message>
    <message>
        <source>The warps need no instruction to fill a tile, but as many as before for the sums, and other warps hid the waiting already: within a tenth of tile_words on an H200.</source>
        <translation type="unfinished">Các warp không cần lệnh nào để ghi vào tile, nhưng cần bấy nhiêu lệnh như trước cho các tổng, và các warp khác vốn đã che thời gian chờ: cách tile_words không quá một phần mười trên H200.</translation>
    </message>
    <message>
        <source>The warps of %1 hardly wait.</source>
        <translation type="unfinished">Các warp của %1 hầu như không chờ.</translation>
    </message>
    <message>
        <source>The warps of all blocks</source>
        <translation type="unfinished">Các warp của mọi block</translation>
    </message>
    <message>
        <source>The warps ran here as for the picture; the replay, in which they take turns, may show other values.</source>
        <translation type="unfinished">Ở đây các warp chạy như khi tính ảnh; bản phát lại, trong đó chúng thay phiên nhau chạy, có thể cho các giá trị khác.</translation>
    </message>
    <message>
        <source>The warps read the tile while its copies are still under way: a barrier waits for threads, not for copies that go on without them.</source>
        <translation type="unfinished">Các warp đọc tile khi các lần sao chép của nó còn đang diễn ra: rào đồng bộ chờ các thread, không chờ những lần sao chép tự tiếp diễn không cần thread.</translation>
    </message>
    <message>
        <source>The warps read the tile while the TMA still fills it: of what they read some is of the tile before, some of this one, and differently on every run.</source>
        <translation type="unfinished">Các warp đọc ô khi TMA còn đang ghi vào nó: trong những gì chúng đọc, một phần là của ô trước, một phần của ô này, và mỗi lần chạy một khác.</translation>
    </message>
    <message>
        <source>The way back turns the other way round, by the roots' inverses. By the same roots no step undoes another, and the remainders are noise.</source>
        <translation type="unfinished">Chiều về quay theo chiều ngược lại, bằng nghịch đảo của các căn. Với cùng các căn, không bước nào hoàn tác bước nào, và các số dư chỉ là nhiễu.</translation>
    </message>
    <message>
        <source>The weight "%1" is too large or too small for a number.</source>
        <translation type="unfinished">Trọng số “%1” quá lớn hoặc quá nhỏ đối với một số.</translation>
    </message>
    <message>
        <source>The weight %1 is negative. A blur is a mean with weights of 0 and more, so that its levels stay from 0 to 255.</source>
        <translation type="unfinished">Trọng số %1 là số âm. Làm mờ là lấy trung bình với các trọng số từ 0 trở lên, để các mức xám vẫn nằm từ 0 đến 255.</translation>
    </message>
    <message>
        <source>The weight was read from %1.</source>
        <translation type="unfinished">Trọng số được đọc từ %1.</translation>
    </message>
    <message>
        <source>The weights are a text of %1 characters, and it may have %2.</source>
        <translation type="unfinished">Các trọng số là một chuỗi %1 ký tự, mà tối đa được phép là %2.</translation>
    </message>
    <message>
        <source>The weights with which a pixel's neighbours are summed, such as 9 × 9. An output pixel needs a window of the input as large as the filter.</source>
        <translation type="unfinished">Các trọng số dùng để cộng các điểm ảnh lân cận, chẳng hạn 9 × 9. Một điểm ảnh đầu ra cần một cửa sổ của đầu vào lớn bằng bộ lọc.</translation>
    </message>
    <message>
        <source>The whole picture</source>
        <translation type="unfinished">Toàn bộ ảnh</translation>
    </message>
    <message>
        <source>The window is drawn by another GPU than the one that runs CUDA.</source>
        <translation type="unfinished">Cửa sổ được vẽ bởi một GPU khác với GPU chạy CUDA.</translation>
    </message>
    <message>
        <source>The window of %1 pixels is larger than the picture of %2: it reaches over the border at every pixel. A window of at most %3 fits into it.</source>
        <translation type="unfinished">Cửa sổ %1 điểm ảnh lớn hơn ảnh %2: nó vươn quá biên ở mọi điểm ảnh. Cửa sổ tối đa %3 thì vừa trong ảnh.</translation>
    </message>
    <message>
        <source>The words of the picture begin at every fourth pixel only. With one copy of the template all four results of a thread are those of its first window: the map is a staircase.</source>
        <translation type="unfinished">Các từ nhớ của ảnh chỉ bắt đầu ở mỗi điểm ảnh thứ tư. Với một bản sao của mẫu, cả bốn kết quả của một thread đều là của cửa sổ đầu: bản đồ thành bậc thang.</translation>
    </message>
    <message>
        <source>The worker does not keep the picture that it is sent.</source>
        <translation type="unfinished">Worker không giữ ảnh được gửi cho nó.</translation>
    </message>
    <message>
        <source>The worker has ended.</source>
        <translation type="unfinished">Worker đã kết thúc.</translation>
    </message>
    <message>
        <source>The worker has made no progress for %1 s.</source>
        <translation type="unfinished">Worker không có tiến triển trong %1 s.</translation>
    </message>
    <message>
        <source>The worker has not answered for %1 s.</source>
        <translation type="unfinished">Worker không trả lời trong %1 giây.</translation>
    </message>
    <message>
        <source>The worker is another version, "%1"; this is "%2". Install the same one on both machines.</source>
        <translation type="unfinished">Worker là phiên bản khác, “%1”; ở đây là “%2”. Hãy cài cùng một phiên bản trên cả hai máy.</translation>
    </message>
    <message>
        <source>The worker's GPU</source>
        <translation type="unfinished">GPU của worker</translation>
    </message>
    <message>
        <source>The worker's answer cannot be understood.</source>
        <translation type="unfinished">Không hiểu được câu trả lời của worker.</translation>
    </message>
    <message>
        <source>The worker's command "%1" cannot be started: %2.</source>
        <translation type="unfinished">Không khởi động được lệnh “%1” của worker: %2.</translation>
    </message>
    <message>
        <source>The worker's result has %1 pixels (%2) and not %3 (%4), as this run's has.</source>
        <translation type="unfinished">Kết quả của worker có %1 điểm ảnh (%2), không phải %3 (%4) như của lần chạy này.</translation>
    </message>
    <message>
        <source>The wrong row leaves</source>
        <translation type="unfinished">Bỏ ra nhầm hàng</translation>
    </message>
    <message>
        <source>There are no counters, for the blocks that were run for an estimate took too long as well, or one of them failed.</source>
        <translation type="unfinished">Không có bộ đếm, vì những block được chạy để ước lượng cũng mất quá nhiều thời gian, hoặc một trong số đó bị lỗi.</translation>
    </message>
    <message>
        <source>There are no images from a file to work on; choose a NumPy file, or take patches of the picture.</source>
        <translation type="unfinished">Không có ảnh nào từ tệp để xử lý; hãy chọn một tệp NumPy, hoặc lấy các mảnh của bức ảnh.</translation>
    </message>
    <message>
        <source>There are no images from a folder to work on; choose a folder with pictures, or take patches of the picture.</source>
        <translation type="unfinished">Không có ảnh nào từ thư mục để xử lý; hãy chọn một thư mục có ảnh, hoặc lấy các mảnh của ảnh.</translation>
    </message>
    <message>
        <source>There are no values in host memory yet.</source>
        <translation type="unfinished">Chưa có giá trị nào trong bộ nhớ host.</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation type="unfinished">Không có.</translation>
    </message>
    <message>
        <source>There is no %1 any more. Choose another picture for the difference.</source>
        <translation type="unfinished">Không còn %1 nữa. Hãy chọn ảnh khác để lấy khác biệt.</translation>
    </message>
    <message>
        <source>There is no GPU "%1" in the table; it can be: %2.</source>
        <translation type="unfinished">Trong bảng không có GPU “%1”; có thể là: %2.</translation>
    </message>
    <message>
        <source>There is no GPU %1 on this machine: it has %2, GPU 0 to GPU %3.</source>
        <translation type="unfinished">Máy này không có GPU %1: nó có %2 GPU, từ GPU 0 đến GPU %3.</translation>
    </message>
    <message>
        <source>There is no GPU %1 on this machine: it has one, GPU 0.</source>
        <translation type="unfinished">Máy này không có GPU %1: nó chỉ có một, GPU 0.</translation>
    </message>
    <message>
        <source>There is no GPU to use here; most other strategies run in the emulator.</source>
        <translation type="unfinished">Ở đây không có GPU để dùng; phần lớn các chiến lược khác chạy được trong trình giả lập.</translation>
    </message>
    <message>
        <source>There is no NVIDIA driver on this machine: its library libcuda.so.1 was not found.</source>
        <translation type="unfinished">Không có trình điều khiển NVIDIA trên máy này: không tìm thấy thư viện libcuda.so.1 của nó.</translation>
    </message>
    <message>
        <source>There is no block (%1, %2): the blocks of this grid are %3, %4.</source>
        <translation type="unfinished">Không có block (%1, %2): các block của lưới này có %3, %4.</translation>
    </message>
    <message>
        <source>There is no block (%1, %2, %3): the blocks of this grid are %4, %5, %6.</source>
        <translation type="unfinished">Không có block (%1, %2, %3): các block của lưới này có %4, %5, %6.</translation>
    </message>
    <message>
        <source>There is no channel %1: the result has %2, counted from 0.</source>
        <translation type="unfinished">Không có kênh %1: kết quả có %2, đếm từ 0.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation type="unfinished">Không có tệp “%1”.</translation>
    </message>
    <message>
        <source>There is no folder “%1”; choose one with pictures in it.</source>
        <translation type="unfinished">Không có thư mục “%1”; hãy chọn một thư mục có ảnh.</translation>
    </message>
    <message>
        <source>There is no image to work on; open a file or choose a sample.</source>
        <translation type="unfinished">Không có ảnh nào để xử lý; hãy mở một tệp hoặc chọn ảnh ví dụ.</translation>
    </message>
    <message>
        <source>There is no launch %1: this run has %2, counted from 0.</source>
        <translation type="unfinished">Không có launch %1: lần chạy này có %2, đếm từ 0.</translation>
    </message>
    <message>
        <source>There is no lesson whose answers could be saved.</source>
        <translation type="unfinished">Không có bài học nào có câu trả lời để lưu.</translation>
    </message>
    <message>
        <source>There is no operation "%1"; there are: %2.</source>
        <translation type="unfinished">Không có phép xử lý “%1”; hiện có: %2.</translation>
    </message>
    <message>
        <source>There is no picture in host memory to count yet.</source>
        <translation type="unfinished">Chưa có ảnh nào trong bộ nhớ host để đếm.</translation>
    </message>
    <message>
        <source>There is no picture to save.</source>
        <translation type="unfinished">Không có ảnh nào để lưu.</translation>
    </message>
    <message>
        <source>There is no picture to take.</source>
        <translation type="unfinished">Không có ảnh nào để lấy.</translation>
    </message>
    <message>
        <source>There is no picture to work on; open one, or take a sample.</source>
        <translation type="unfinished">Không có ảnh nào để xử lý; hãy mở một ảnh, hoặc lấy ảnh ví dụ.</translation>
    </message>
    <message>
        <source>There is no picture yet.</source>
        <translation type="unfinished">Chưa có ảnh nào.</translation>
    </message>
    <message>
        <source>There is no pixel (%1, %2): the result has %3.</source>
        <translation type="unfinished">Không có điểm ảnh (%1, %2): kết quả có %3.</translation>
    </message>
    <message>
        <source>There is no reference of this result's size: it was not compared.</source>
        <translation type="unfinished">Không có tham chiếu cùng kích thước với kết quả này: nó không được so sánh.</translation>
    </message>
    <message>
        <source>There is no result to save yet.</source>
        <translation type="unfinished">Chưa có kết quả để lưu.</translation>
    </message>
    <message>
        <source>There is no result to save: emulating it would take too long.</source>
        <translation type="unfinished">Không có kết quả để lưu: giả lập sẽ mất quá nhiều thời gian.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished">Không có tệp như vậy.</translation>
    </message>
    <message>
        <source>There is no such picture.</source>
        <translation type="unfinished">Không có ảnh như vậy.</translation>
    </message>
    <message>
        <source>There is no text "%1"; there are: %2.</source>
        <translation type="unfinished">Không có bài viết “%1”; hiện có: %2.</translation>
    </message>
    <message>
        <source>There is no “%1” to export; there are %2.</source>
        <translation type="unfinished">Không có “%1” để xuất; hiện có: %2.</translation>
    </message>
    <message>
        <source>There is not enough memory for a buffer of %1 bytes: use a smaller picture or close other programs.</source>
        <translation type="unfinished">Không đủ bộ nhớ cho một vùng đệm %1 byte: hãy dùng ảnh nhỏ hơn hoặc đóng các chương trình khác.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of %1 pixels; a smaller one works.</source>
        <translation type="unfinished">Không đủ bộ nhớ cho ảnh %1 điểm ảnh; ảnh nhỏ hơn thì được.</translation>
    </message>
    <message>
        <source>There is not enough memory for the picture in another range. A smaller picture works.</source>
        <translation type="unfinished">Không đủ bộ nhớ cho ảnh với một khoảng khác. Ảnh nhỏ hơn sẽ dùng được.</translation>
    </message>
    <message>
        <source>There is not enough memory for this picture. A smaller one works.</source>
        <translation type="unfinished">Không đủ bộ nhớ cho ảnh này. Ảnh nhỏ hơn sẽ dùng được.</translation>
    </message>
    <message>
        <source>There is not enough memory for this run. A smaller picture would work.</source>
        <translation type="unfinished">Không đủ bộ nhớ cho lần chạy này. Một ảnh nhỏ hơn sẽ chạy được.</translation>
    </message>
    <message>
        <source>There is not enough memory for this timeline; fewer warps work.</source>
        <translation type="unfinished">Không đủ bộ nhớ cho dòng thời gian này; ít warp hơn thì được.</translation>
    </message>
    <message>
        <source>There is not enough memory on the other machine for this run. A smaller picture would work.</source>
        <translation type="unfinished">Máy kia không đủ bộ nhớ cho lần chạy này. Ảnh nhỏ hơn sẽ chạy được.</translation>
    </message>
    <message>
        <source>There is not enough memory to count the reads of a picture this large; a smaller one works.</source>
        <translation type="unfinished">Không đủ bộ nhớ để đếm lần đọc của ảnh lớn thế này; ảnh nhỏ hơn thì được.</translation>
    </message>
    <message>
        <source>There is not enough memory to keep %1 events of a block; a shorter window works.</source>
        <translation type="unfinished">Không đủ bộ nhớ để giữ %1 sự kiện của một block; khoảng ngắn hơn thì được.</translation>
    </message>
    <message>
        <source>There is not enough memory to keep what this pixel's block does; a smaller block or filter works.</source>
        <translation type="unfinished">Không đủ bộ nhớ để giữ những gì block của điểm ảnh này làm; block hoặc bộ lọc nhỏ hơn thì được.</translation>
    </message>
    <message>
        <source>There is not enough memory to plan a run of this picture; a smaller one works.</source>
        <translation type="unfinished">Không đủ bộ nhớ để lập kế hoạch chạy ảnh này; ảnh nhỏ hơn thì được.</translation>
    </message>
    <message>
        <source>There is nothing to sweep yet.</source>
        <translation type="unfinished">Chưa có gì để quét.</translation>
    </message>
    <message>
        <source>There is only one image, which is its own mean: its covariance is 0 everywhere. Two or more images show how pixels vary together.</source>
        <translation type="unfinished">Chỉ có một ảnh, và nó là trung bình của chính nó: hiệp phương sai của nó bằng 0 ở mọi nơi. Hai ảnh trở lên cho thấy các điểm ảnh biến thiên cùng nhau ra sao.</translation>
    </message>
    <message>
        <source>There was no complete run to compare with.</source>
        <translation type="unfinished">Không có lần chạy hoàn chỉnh nào để so sánh.</translation>
    </message>
    <message>
        <source>These are %L1 settings; a sweep takes at most %L2. Narrow a range.</source>
        <translation type="unfinished">Có %L1 thiết lập; một lần quét nhận tối đa %L2. Hãy thu hẹp một khoảng.</translation>
    </message>
    <message>
        <source>These kernels are left out too: %1.</source>
        <translation type="unfinished">Các kernel sau cũng bị bỏ qua: %1.</translation>
    </message>
    <message>
        <source>These kernels compute nothing with floats.</source>
        <translation type="unfinished">Các kernel này không tính gì với float.</translation>
    </message>
    <message>
        <source>These kernels do not read the picture, so there are no reads of its pixels to count.</source>
        <translation type="unfinished">Các kernel này không đọc ảnh, nên không có lần đọc điểm ảnh nào của ảnh để đếm.</translation>
    </message>
    <message>
        <source>These lessons are not on this computer, and are kept as they are: %1.</source>
        <translation type="unfinished">Các bài học sau không có trên máy tính này và được giữ nguyên: %1.</translation>
    </message>
    <message>
        <source>These notes will be written into %1:
%2</source>
        <translation type="unfinished">Các ghi chú này sẽ được ghi vào %1:
%2</translation>
    </message>
    <message>
        <source>These texts were translated by machine, and nobody who speaks the language has read them yet.</source>
        <translation type="unfinished">Các văn bản này được dịch máy, và chưa có người bản ngữ nào đọc lại.</translation>
    </message>
    <message>
        <source>They do not meet again in the events that are here.</source>
        <translation type="unfinished">Chúng không gặp lại nhau trong các sự kiện có ở đây.</translation>
    </message>
    <message>
        <source>They meet again at event %1.</source>
        <translation type="unfinished">Chúng gặp lại nhau ở sự kiện %1.</translation>
    </message>
    <message>
        <source>They meet again at line %1, event %2.</source>
        <translation type="unfinished">Chúng gặp lại nhau ở dòng %1, sự kiện %2.</translation>
    </message>
    <message>
        <source>They stand under their lines.</source>
        <translation type="unfinished">Chúng nằm dưới dòng tương ứng.</translation>
    </message>
    <message>
        <source>They work at half the clock: together they issue one instruction in a clock.</source>
        <translation type="unfinished">Chúng chạy ở nửa xung nhịp: cùng nhau phát một lệnh mỗi xung.</translation>
    </message>
    <message>
        <source>This NVIDIA driver has no functions for it.</source>
        <translation type="unfinished">Trình điều khiển NVIDIA này không có hàm cho việc đó.</translation>
    </message>
    <message>
        <source>This OpenGL context cannot be shared with CUDA, as on a remote desktop or another GPU.</source>
        <translation type="unfinished">Không chia sẻ được ngữ cảnh OpenGL này với CUDA, như trên máy tính từ xa hoặc một GPU khác.</translation>
    </message>
    <message>
        <source>This block cannot be shown: %1</source>
        <translation type="unfinished">Không thể hiển thị block này: %1</translation>
    </message>
    <message>
        <source>This block does nothing worth a step: no access to memory, no branch, no barrier.</source>
        <translation type="unfinished">Block này không làm gì đáng thành một bước: không truy cập bộ nhớ, không rẽ nhánh, không rào đồng bộ.</translation>
    </message>
    <message>
        <source>This block makes %1 accesses, branches and barriers; a value can be followed through at most %2. A smaller filter, template or set of images works.</source>
        <translation type="unfinished">Block này có %1 lần truy cập, rẽ nhánh và rào đồng bộ; chỉ theo dấu được một giá trị qua tối đa %2. Bộ lọc, mẫu hoặc tập ảnh nhỏ hơn thì được.</translation>
    </message>
    <message>
        <source>This computer's processor; it counts what a GPU would count</source>
        <translation type="unfinished">Bộ xử lý của máy này; nó đếm những gì GPU sẽ đếm</translation>
    </message>
    <message>
        <source>This file is the operation's, not this strategy's own: all its strategies run it.</source>
        <translation type="unfinished">Tệp này là của phép xử lý, không phải của riêng chiến lược này: mọi chiến lược của phép xử lý đều chạy nó.</translation>
    </message>
    <message>
        <source>This is a GPU made for mining, whose counters cannot be read.</source>
        <translation type="unfinished">Đây là GPU làm ra để đào tiền mã hóa, không đọc được bộ đếm của nó.</translation>
    </message>
    <message>
        <source>This is a pixel of the source. Show the result and choose a pixel there.</source>
        <translation type="unfinished">Đây là một điểm ảnh của ảnh nguồn. Hãy hiện kết quả và chọn một điểm ảnh ở đó.</translation>
    </message>
    <message>
        <source>This is a virtual GPU whose host does not let counters be read; who runs the host can permit it.</source>
        <translation type="unfinished">Đây là GPU ảo mà máy chủ vật lý của nó không cho đọc bộ đếm; người vận hành máy chủ có thể cho phép.</translation>
    </message>
    <message>
        <source>This is not a student's progress in Tilescope.</source>
        <translation type="unfinished">Đây không phải tiến độ của sinh viên trong Tilescope.</translation>
    </message>
    <message>
        <source>This is not a student's progress in Tilescope: %1</source>
        <translation type="unfinished">Đây không phải tiến độ của sinh viên trong Tilescope: %1</translation>
    </message>
    <message>
        <source>This is not an answer sheet of Tilescope.</source>
        <translation type="unfinished">Đây không phải phiếu trả lời của Tilescope.</translation>
    </message>
    <message>
        <source>This is not an answer sheet of Tilescope: %1</source>
        <translation type="unfinished">Đây không phải phiếu trả lời của Tilescope: %1</translation>
    </message>
    <message>
        <source>This is the result: there is no CPU reference for it yet. The difference comes when the settings rest and the result has been checked.</source>
        <translation type="unfinished">Đây là kết quả: chưa có tham chiếu CPU cho nó. Khác biệt sẽ có khi các thiết lập đứng yên và kết quả đã được kiểm tra.</translation>
    </message>
    <message>
        <source>This is the result; its difference from the CPU reference is being computed.</source>
        <translation type="unfinished">Đây là kết quả; đang tính khác biệt của nó so với tham chiếu CPU.</translation>
    </message>
    <message>
        <source>This is the source: emulating the result would take about %1.</source>
        <translation type="unfinished">Đây là ảnh nguồn: giả lập kết quả sẽ mất khoảng %1.</translation>
    </message>
    <message>
        <source>This is the source; how often its pixels are read is being counted.</source>
        <translation type="unfinished">Đây là ảnh nguồn; đang đếm số lần đọc các điểm ảnh của nó.</translation>
    </message>
    <message>
        <source>This kernel came from a file and was not written here. It runs in the emulator, which checks every access, until you allow it on the GPU.</source>
        <translation type="unfinished">Kernel này đến từ một tệp và không được viết ở đây. Nó chạy trong trình giả lập, nơi mọi lần truy cập được kiểm tra, cho tới khi bạn cho phép nó chạy trên GPU.</translation>
    </message>
    <message>
        <source>This kernel has no shared memory.</source>
        <translation type="unfinished">Kernel này không có bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>This kernel was running when the GPU was lost. It stays in the emulator, which checks every access, until you allow it on the GPU again.</source>
        <translation type="unfinished">Kernel này đang chạy khi mất GPU. Nó ở lại trong trình giả lập, nơi mọi lần truy cập được kiểm tra, cho tới khi bạn lại cho phép nó chạy trên GPU.</translation>
    </message>
    <message>
        <source>This kernel's blocks do not lie on the picture row by row: the picture fills in proportion to those that have ended.</source>
        <translation type="unfinished">Các block của kernel này không nằm trên ảnh theo từng hàng: ảnh được lấp dần theo tỷ lệ block đã kết thúc.</translation>
    </message>
    <message>
        <source>This launch was not counted by itself; choose all launches.</source>
        <translation type="unfinished">Lần launch này không được đếm riêng; hãy chọn mọi lần launch.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation type="unfinished">Máy này</translation>
    </message>
    <message>
        <source>This machine's GPU</source>
        <translation type="unfinished">GPU của máy này</translation>
    </message>
    <message>
        <source>This machine's GPU, or one for which the emulator can stand</source>
        <translation type="unfinished">GPU của máy này, hoặc một GPU mà trình giả lập có thể đại diện</translation>
    </message>
    <message>
        <source>This operation has no curve to show of its result.</source>
        <translation type="unfinished">Phép xử lý này không có đường cong nào của kết quả để hiện.</translation>
    </message>
    <message>
        <source>This pixel lies outside of the region, and no block computes it.</source>
        <translation type="unfinished">Điểm ảnh này nằm ngoài vùng, và không block nào tính nó.</translation>
    </message>
    <message>
        <source>This program was built without giflib.</source>
        <translation type="unfinished">Chương trình này được biên dịch không kèm giflib.</translation>
    </message>
    <message>
        <source>This program was built without giflib: install ffmpeg and save an MP4.</source>
        <translation type="unfinished">Chương trình này được biên dịch không kèm giflib: hãy cài ffmpeg và lưu MP4.</translation>
    </message>
    <message>
        <source>This program was built without giflib: save an MP4.</source>
        <translation type="unfinished">Chương trình này được biên dịch không kèm giflib: hãy lưu MP4.</translation>
    </message>
    <message>
        <source>This run failed: %1</source>
        <translation type="unfinished">Lần chạy này bị lỗi: %1</translation>
    </message>
    <message>
        <source>This run has no launches.</source>
        <translation type="unfinished">Lần chạy này không có lần launch nào.</translation>
    </message>
    <message>
        <source>This run has no picture in the computer's memory.</source>
        <translation type="unfinished">Lần chạy này không có ảnh trong bộ nhớ của máy tính.</translation>
    </message>
    <message>
        <source>This run has no such launch.</source>
        <translation type="unfinished">Lần chạy này không có lần launch như vậy.</translation>
    </message>
    <message>
        <source>This run was not counted.</source>
        <translation type="unfinished">Lần chạy này không được đếm.</translation>
    </message>
    <message>
        <source>This session is open in another window too. Whichever window saves last is asked before it replaces what the other one saved.</source>
        <translation type="unfinished">Phiên này cũng đang mở trong một cửa sổ khác. Cửa sổ nào lưu sau sẽ được hỏi trước khi thay thế những gì cửa sổ kia đã lưu.</translation>
    </message>
    <message>
        <source>This step has not been translated.</source>
        <translation type="unfinished">Bước này chưa được dịch.</translation>
    </message>
    <message>
        <source>This strategy adds halves of 11 bits from the window's ends to its middle, which is exact enough only if no weight is larger than one nearer to the middle.</source>
        <translation type="unfinished">Chiến lược này cộng các số half 11 bit từ hai đầu cửa sổ vào giữa, điều này chỉ đủ chính xác nếu không có trọng số nào lớn hơn một trọng số gần giữa hơn.</translation>
    </message>
    <message>
        <source>This strategy calls a library, and its text cannot be another one. Choose another strategy first.</source>
        <translation type="unfinished">Chiến lược này gọi một thư viện nên không thể thay mã nguồn của nó. Hãy chọn chiến lược khác trước.</translation>
    </message>
    <message>
        <source>This strategy computes the whole picture only. The strategies "shared", "texture_constant" and "texture_texture" take a region.</source>
        <translation type="unfinished">Chiến lược này chỉ tính toàn bộ ảnh. Các chiến lược “shared”, “texture_constant” và “texture_texture” nhận một vùng.</translation>
    </message>
    <message>
        <source>This strategy needs a GPU of compute capability %1, and %2 has %3. Strategies that ask for less run on this GPU.</source>
        <translation type="unfinished">Chiến lược này cần GPU có compute capability %1, còn %2 có %3. Các chiến lược đòi hỏi ít hơn chạy được trên GPU này.</translation>
    </message>
    <message>
        <source>This strategy needs a GPU of compute capability %1, and %2 has %3. The emulator runs it; strategies that ask for less run on this GPU.</source>
        <translation type="unfinished">Chiến lược này cần GPU có compute capability %1, còn %2 có %3. Trình giả lập chạy được nó; các chiến lược đòi hỏi ít hơn chạy được trên GPU này.</translation>
    </message>
    <message>
        <source>This strategy needs a filter that is the same from the left and from the right, and these weights are not.</source>
        <translation type="unfinished">Chiến lược này cần bộ lọc giống nhau khi tính từ trái và từ phải, mà các trọng số này thì không như vậy.</translation>
    </message>
    <message>
        <source>This strategy reads nothing from shared memory: it has no tile. Reads from global memory are a key away (Shift+U).</source>
        <translation type="unfinished">Chiến lược này không đọc gì từ bộ nhớ chia sẻ: nó không có tile. Chỉ cần một phím (Shift+U) là xem được các lần đọc bộ nhớ toàn cục.</translation>
    </message>
    <message>
        <source>This strategy sums along rows and then along columns, so the filter must be the product of a row with itself, and these weights are none.</source>
        <translation type="unfinished">Chiến lược này cộng dọc theo các hàng rồi dọc theo các cột, nên bộ lọc phải là tích của một hàng với chính nó, mà các trọng số này thì không phải.</translation>
    </message>
    <message>
        <source>This strategy's instructions are only in GPUs of compute capability %1, and %2 has %3. The other strategies run on this GPU.</source>
        <translation type="unfinished">Các lệnh của chiến lược này chỉ có trong GPU có compute capability %1, còn %2 có %3. Các chiến lược khác chạy được trên GPU này.</translation>
    </message>
    <message>
        <source>This strategy's kernels are executed by a GPU alone: there is no timeline.</source>
        <translation type="unfinished">Các kernel của chiến lược này chỉ chạy trên GPU: không có dòng thời gian.</translation>
    </message>
    <message>
        <source>This system does not let CUDA share pictures with OpenGL, as under WSL 2.</source>
        <translation type="unfinished">Hệ thống này không cho CUDA chia sẻ ảnh với OpenGL, như dưới WSL 2.</translation>
    </message>
    <message>
        <source>This text cannot be shown: %1</source>
        <translation type="unfinished">Không thể hiển thị đoạn này: %1</translation>
    </message>
    <message>
        <source>This value and larger ones become white</source>
        <translation type="unfinished">Giá trị này và các giá trị lớn hơn thành trắng</translation>
    </message>
    <message>
        <source>This value and smaller ones become black</source>
        <translation type="unfinished">Giá trị này và các giá trị nhỏ hơn thành đen</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation type="unfinished">Thread</translation>
    </message>
    <message>
        <source>Thread %1 and thread %2 of block %3</source>
        <translation type="unfinished">Thread %1 và thread %2 của block %3</translation>
    </message>
    <message>
        <source>Thread %1 and thread %2 of block %3 store different values to %4 at the same time: which one stays is chance.</source>
        <translation type="unfinished">Thread %1 và thread %2 của block %3 cùng lúc ghi các giá trị khác nhau vào %4: giá trị nào được giữ lại là ngẫu nhiên.</translation>
    </message>
    <message>
        <source>Thread %1 had stored it there, %2 before.</source>
        <translation type="unfinished">Thread %1 đã ghi nó vào đó, %2 trước đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 at byte %4 of row %5 of plane %8, but the surface has %9 planes of %6 rows of %7.</source>
        <translation type="unfinished">Thread %1 của block %2 truy cập %3 tại byte %4 của hàng %5 trong mặt phẳng %8, nhưng surface có %9 mặt phẳng gồm %6 hàng %7.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 at byte %4 of row %5, but the surface has %6 rows of %7.</source>
        <translation type="unfinished">Thread %1 của block %2 truy cập %3 tại byte %4 của hàng %5, nhưng surface có %6 hàng %7.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 through %4, which is not an object of a texture or surface.</source>
        <translation type="unfinished">Thread %1 của block %2 truy cập %3 qua %4, không phải là đối tượng của texture hay surface.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 accesses %3 through object %4, which is %5.</source>
        <translation type="unfinished">Thread %1 của block %2 truy cập %3 qua đối tượng %4, vốn là %5.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 calls a function through the pointer %3, which is not the address of a function that this call can reach.</source>
        <translation type="unfinished">Thread %1 của block %2 gọi hàm qua con trỏ %3, không phải là địa chỉ của hàm mà lời gọi này tới được.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 changes atomically %3 at %4</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3 tại %4</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 changes atomically %3 at %4, which is not a multiple of %5. An access of %3 must start at a multiple of its size.</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3 tại %4, không phải bội của %5. Một lần truy cập %3 phải bắt đầu ở bội của kích thước ấy.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 changes atomically %3 at a null pointer.</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3 tại con trỏ null.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 changes atomically %3 on %4</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3 ở %4</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 changes atomically %3 on %4, but the asynchronous copy into it that thread %5 began on %6 has not been waited for: the data may come before or after.</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3 ở %4, nhưng chưa chờ lần sao chép bất đồng bộ vào đó mà thread %5 bắt đầu ở %6: dữ liệu có thể đến trước hoặc sau.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 changes atomically %3, in an array of its own, before it has stored anything there. It gets whatever was left there.</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3, trong một mảng của riêng nó, trước khi nó ghi gì vào đó. Nó nhận bất cứ gì còn sót lại ở đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 changes atomically %3, where no thread of the block has stored anything yet. It gets whatever was left there.</source>
        <translation type="unfinished">Thread %1 của block %2 cập nhật nguyên tử %3, nơi chưa thread nào của block ghi gì. Nó nhận bất cứ gì còn sót lại ở đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 comes to a function that calls itself more than %3 levels deep, which are as many as are followed here.</source>
        <translation type="unfinished">Thread %1 của block %2 đi vào một hàm tự gọi lại chính nó sâu hơn %3 mức, là số mức tối đa được theo dõi ở đây.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 comes to this %3, and thread %4 to the one on line %5, although both have the mask %6, which names both. The threads that a mask names must execute one instruction together.</source>
        <translation type="unfinished">Thread %1 của block %2 đến %3 này, còn thread %4 đến lệnh ở dòng %5, dù cả hai có mask %6 nêu cả hai. Các thread mà mask nêu phải cùng thực thi một lệnh.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 does not come to this %3, whose mask %4 names it. All threads that a mask names must execute it, unless they have returned. The result is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 không đến %3 này, trong khi mask %4 của nó nêu thread ấy. Mọi thread mà mask nêu đều phải thực thi, trừ khi đã trả về. Kết quả không xác định.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 executes %3 with the mask %4, which does not name its own lane, %5. The result is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 thực thi %3 với mask %4, vốn không nêu lane %5 của chính nó. Kết quả không xác định.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 executes a trap: __trap(), or grid.sync(), which needs blocks that are launched to wait for one another.</source>
        <translation type="unfinished">Thread %1 của block %2 thực hiện một trap: __trap(), hoặc grid.sync(), vốn đòi hỏi các block được launch sao cho chờ được nhau.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 frees the memory at %3, where none begins that malloc has given and free has not taken back.</source>
        <translation type="unfinished">Thread %1 của block %2 giải phóng bộ nhớ tại %3, nơi không phải là đầu của vùng nhớ nào do malloc cấp mà free chưa thu hồi.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 at %4</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3 tại %4</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 at %4, which is not a multiple of %5. An access of %3 must start at a multiple of its size.</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3 tại %4, không phải bội của %5. Một lần truy cập %3 phải bắt đầu ở bội của kích thước ấy.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 at a null pointer.</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3 tại con trỏ null.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 on %4</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3 ở %4</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3 on %4, but the asynchronous copy into it that thread %5 began on %6 has not been waited for: the data may come before or after.</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3 ở %4, nhưng chưa chờ lần sao chép bất đồng bộ vào đó mà thread %5 bắt đầu ở %6: dữ liệu có thể đến trước hoặc sau.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3, in an array of its own, before it has stored anything there. It gets whatever was left there.</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3, trong một mảng của riêng nó, trước khi nó ghi gì vào đó. Nó nhận bất cứ gì còn sót lại ở đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 loads %3, where no thread of the block has stored anything yet. It gets whatever was left there.</source>
        <translation type="unfinished">Thread %1 của block %2 nạp %3, nơi chưa thread nào của block ghi gì. Nó nhận bất cứ gì còn sót lại ở đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reads the value of lane %3 by %4, but no thread executes it in that lane, because it has returned or does not exist. The value is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 đọc giá trị của lane %3 bằng %4, nhưng không thread nào thực thi nó ở lane ấy, vì thread đã trả về hoặc không tồn tại. Giá trị không xác định.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 reads the value of lane %3 by %4, but the mask %5 does not name that lane. The value is undefined.</source>
        <translation type="unfinished">Thread %1 của block %2 đọc giá trị của lane %3 bằng %4, nhưng mask %5 không nêu lane ấy. Giá trị không xác định.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 at %4</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3 tại %4</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 at %4, which is not a multiple of %5. An access of %3 must start at a multiple of its size.</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3 tại %4, không phải bội của %5. Một lần truy cập %3 phải bắt đầu ở bội của kích thước ấy.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 at a null pointer.</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3 tại con trỏ null.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 on %4</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3 ở %4</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3 on %4, but the asynchronous copy into it that thread %5 began on %6 has not been waited for: the data may come before or after.</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3 ở %4, nhưng chưa chờ lần sao chép bất đồng bộ vào đó mà thread %5 bắt đầu ở %6: dữ liệu có thể đến trước hoặc sau.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3, in an array of its own, before it has stored anything there. It gets whatever was left there.</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3, trong một mảng của riêng nó, trước khi nó ghi gì vào đó. Nó nhận bất cứ gì còn sót lại ở đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 stores %3, where no thread of the block has stored anything yet. It gets whatever was left there.</source>
        <translation type="unfinished">Thread %1 của block %2 ghi %3, nơi chưa thread nào của block ghi gì. Nó nhận bất cứ gì còn sót lại ở đó.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 uses a barrier object at %3 that is not initialised, or arrives there more often than it expects.</source>
        <translation type="unfinished">Thread %1 của block %2 dùng một đối tượng rào đồng bộ tại %3 chưa được khởi tạo, hoặc đến đó nhiều lần hơn mức đối tượng chờ nhận.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2 waits at a barrier that cannot be.</source>
        <translation type="unfinished">Thread %1 của block %2 chờ ở một rào đồng bộ không hợp lệ.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2, lane %3 of warp %4, stored it in line %5.</source>
        <translation type="unfinished">Thread %1 của block %2, lane %3 của warp %4, đã ghi nó ở dòng %5.</translation>
    </message>
    <message>
        <source>Thread %1 of block %2: the assertion `%3` does not hold (%4, line %5, %6).</source>
        <translation type="unfinished">Thread %1 của block %2: assertion `%3` không đúng (%4, dòng %5, %6).</translation>
    </message>
    <message>
        <source>Thread %1 of block %2: the assertion `%3` does not hold (in %4).</source>
        <translation type="unfinished">Thread %1 của block %2: assertion `%3` không đúng (trong %4).</translation>
    </message>
    <message>
        <source>Thread instructions</source>
        <translation type="unfinished">Số lệnh thread</translation>
    </message>
    <message>
        <source>Thread instructions over warp instructions, 32 at best. What is missing went to divergence and to threads without a pixel.</source>
        <translation type="unfinished">Số lệnh thread chia cho số lệnh warp, tốt nhất là 32. Phần thiếu mất vào phân kỳ và các thread không có điểm ảnh.</translation>
    </message>
    <message>
        <source>Threads a block</source>
        <translation type="unfinished">Thread mỗi block</translation>
    </message>
    <message>
        <source>Threads above the diagonal exit early as well, not only whole blocks.</source>
        <translation type="unfinished">Các thread phía trên đường chéo cũng thoát sớm, không chỉ cả block.</translation>
    </message>
    <message>
        <source>Threads add to this value by atomic instructions: its reads are not listed.</source>
        <translation type="unfinished">Các thread cộng vào giá trị này bằng lệnh nguyên tử: các lần đọc của nó không được liệt kê.</translation>
    </message>
    <message>
        <source>Threads combine values in one instruction: what the other threads have read is not listed.</source>
        <translation type="unfinished">Các thread kết hợp giá trị trong một lệnh: những gì các thread khác đã đọc không được liệt kê.</translation>
    </message>
    <message>
        <source>Threads exchange column sums of 16 bits; each window slides on from its left.</source>
        <translation type="unfinished">Các thread trao đổi tổng cột 16 bit; mỗi cửa sổ trượt tiếp từ cửa sổ bên trái.</translation>
    </message>
    <message>
        <source>Threads of a block along x</source>
        <translation type="unfinished">Số thread của block theo trục x</translation>
    </message>
    <message>
        <source>Threads of a block along x. A warp is 32 threads that follow one another along x first, so a multiple of 32 reads whole lines of memory.</source>
        <translation type="unfinished">Số thread của block theo trục x. Một warp là 32 thread nối tiếp nhau trước hết theo trục x, nên bội số của 32 đọc trọn các dòng của bộ nhớ.</translation>
    </message>
    <message>
        <source>Threads of a block along y</source>
        <translation type="unfinished">Số thread của block theo trục y</translation>
    </message>
    <message>
        <source>Threads of a block along y. Width times height is at most 1024.</source>
        <translation type="unfinished">Số thread của block theo trục y. Chiều rộng nhân chiều cao tối đa là 1024.</translation>
    </message>
    <message>
        <source>Threads of a block. The time of another block size is that of the launch with it, with the registers and shared memory that it then has.</source>
        <translation type="unfinished">Số thread của một block. Thời gian của cỡ block khác là thời gian chạy với cỡ đó, với thanh ghi và bộ nhớ chia sẻ khi ấy.</translation>
    </message>
    <message>
        <source>Threads of block %1 that the mask %2 names, %3 among them, come to this %4 one group after the other. On a GPU they meet there. In the emulator each group gets the values of its own threads, so its result can differ.</source>
        <translation type="unfinished">Các thread của block %1 mà mask %2 nêu, trong đó có %3, đến %4 này theo từng nhóm, nhóm này sau nhóm kia. Trên GPU chúng gặp nhau ở đó. Trong trình giả lập mỗi nhóm chỉ nhận giá trị của các thread của mình, nên kết quả có thể khác.</translation>
    </message>
    <message>
        <source>Threads per block</source>
        <translation type="unfinished">Thread mỗi block</translation>
    </message>
    <message>
        <source>Threads read a count, add 1 and store it: those that meet overwrite one another, and counts are lost.</source>
        <translation type="unfinished">Các thread đọc một số đếm, cộng 1 rồi ghi lại: những thread đụng nhau ghi đè lên nhau, và số lần đếm bị mất.</translation>
    </message>
    <message>
        <source>Threads read pixels of the tile that others have not stored yet.</source>
        <translation type="unfinished">Các thread đọc những điểm ảnh của tile mà thread khác chưa ghi.</translation>
    </message>
    <message>
        <source>Threads such as %1 of block %2 do not come to the barrier on %3 at which the others wait: it stands in a branch that they do not take, or in a loop that they have left. NVIDIA's GPUs do not wait for threads that have returned; the rule is that all threads of a block come to its barriers, and elsewhere this hangs.</source>
        <translation type="unfinished">Các thread như %1 của block %2 không đến rào đồng bộ ở %3 mà các thread khác đang đợi: nó nằm trong nhánh mà chúng không đi vào, hoặc trong vòng lặp mà chúng đã rời. GPU của NVIDIA không đợi các thread đã thoát; quy tắc là mọi thread của một block đều đến các rào đồng bộ của nó, và ở nơi khác điều này gây treo.</translation>
    </message>
    <message>
        <source>Threads such as %1 of block %2 return here, before the barrier on %3 at which the others wait. NVIDIA's GPUs do not wait for threads that have returned; the rule is that all threads of a block come to its barriers, and elsewhere this hangs.</source>
        <translation type="unfinished">Các thread như %1 của block %2 thoát ở đây, trước rào đồng bộ ở %3 mà các thread khác đang chờ. GPU của NVIDIA không chờ các thread đã thoát; nhưng quy tắc là mọi thread của một block đều phải đến các rào đồng bộ của nó, và trên GPU khác điều này gây treo.</translation>
    </message>
    <message>
        <source>Threads without a pixel leave before the barrier. Here they had nothing to load and the picture is right, but others wait for them: CUDA counts on every thread of the block coming to a barrier.</source>
        <translation type="unfinished">Các thread không có điểm ảnh thoát ra trước rào đồng bộ. Ở đây chúng không phải nạp gì và ảnh vẫn đúng, nhưng các thread khác chờ chúng: CUDA đòi hỏi mọi thread của block đều đến rào đồng bộ.</translation>
    </message>
    <message>
        <source>Threads without a pixel leave before they have filled their part of the tile, which their neighbours then read as it was: wrong at the picture's right and bottom edge.</source>
        <translation type="unfinished">Các thread không có điểm ảnh thoát ra trước khi ghi phần của mình vào tile, và các thread bên cạnh đọc phần đó như cũ: sai ở rìa phải và rìa dưới của ảnh.</translation>
    </message>
    <message>
        <source>Three TF32 products</source>
        <translation type="unfinished">Ba tích TF32</translation>
    </message>
    <message>
        <source>Three half products</source>
        <translation type="unfinished">Ba tích số half</translation>
    </message>
    <message>
        <source>Three loads and three shifts for sixteen __dp4a in place of eight and twelve: the multipliers are the limit, 0.9 ms at 52×52 on an H200, 1.6× over dp4a_outputs.</source>
        <translation type="unfinished">Ba lần nạp và ba phép dịch cho mười sáu __dp4a thay cho tám và mười hai: các bộ nhân là giới hạn, 0.9 ms ở 52×52 trên H200, nhanh gấp 1.6 lần dp4a_outputs.</translation>
    </message>
    <message>
        <source>Three products for one: 13.8 ms on an H200, off by less than 5e-6 of C.</source>
        <translation type="unfinished">Ba tích thay cho một: 13.8 ms trên H200, lệch dưới 5e-6 của C.</translation>
    </message>
    <message>
        <source>Three times half: 6.9 ms on an H200, off by less than 5e-6 of C.</source>
        <translation type="unfinished">Ba lần half: 6.9 ms trên H200, lệch dưới 5e-6 của C.</translation>
    </message>
    <message>
        <source>Tile of words</source>
        <translation type="unfinished">Tile gồm từ nhớ</translation>
    </message>
    <message>
        <source>Tile overwritten too early</source>
        <translation type="unfinished">Tile bị ghi đè quá sớm</translation>
    </message>
    <message>
        <source>Tile read by columns</source>
        <translation type="unfinished">Tile đọc theo cột</translation>
    </message>
    <message>
        <source>Tile side x</source>
        <translation type="unfinished">Cạnh tile x</translation>
    </message>
    <message>
        <source>Tile side y</source>
        <translation type="unfinished">Cạnh tile y</translation>
    </message>
    <message>
        <source>Tile side, threads</source>
        <translation type="unfinished">Cạnh tile, thread</translation>
    </message>
    <message>
        <source>Tile width</source>
        <translation type="unfinished">Chiều rộng tile</translation>
    </message>
    <message>
        <source>Tile with a pitch</source>
        <translation type="unfinished">Tile có bước hàng</translation>
    </message>
    <message>
        <source>Tiles of 192×192: each number is used 192 times instead of 128.</source>
        <translation type="unfinished">Tile 192×192: mỗi số được dùng 192 lần thay vì 128.</translation>
    </message>
    <message>
        <source>Tilescope</source>
        <translation type="unfinished">Tilescope</translation>
    </message>
    <message>
        <source>Tilescope could not be started again from %1; save the session, and start it yourself.</source>
        <translation type="unfinished">Không khởi động lại được Tilescope từ %1; hãy lưu phiên rồi tự mở lại.</translation>
    </message>
    <message>
        <source>Tilescope did not end as it should last time. Its settings, picture and pins can be restored.</source>
        <translation type="unfinished">Lần trước Tilescope không kết thúc bình thường. Có thể khôi phục thiết lập, ảnh và các lần chạy đã ghim.</translation>
    </message>
    <message>
        <source>Tilescope speaks %1 from its next start.</source>
        <translation type="unfinished">Tilescope dùng %1 từ lần khởi động kế tiếp.</translation>
    </message>
    <message>
        <source>Tilescope's emulator on this computer's CPU</source>
        <translation type="unfinished">Trình giả lập của Tilescope trên CPU của máy tính này</translation>
    </message>
    <message>
        <source>Tilescope's own execution of PTX on the CPU. It needs no GPU and counts requests, sectors and wavefronts as the hardware would; its time is not a GPU's time.</source>
        <translation type="unfinished">Việc Tilescope tự thực hiện PTX trên CPU. Nó không cần GPU và đếm yêu cầu, sector và wavefront như phần cứng sẽ đếm; thời gian của nó không phải thời gian của GPU.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished">Thời gian</translation>
    </message>
    <message>
        <source>Time band, estimate</source>
        <translation type="unfinished">Dải thời gian, ước lượng</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation type="unfinished">Dòng thời gian</translation>
    </message>
    <message>
        <source>Time line of the block</source>
        <translation type="unfinished">Dòng thời gian của block</translation>
    </message>
    <message>
        <source>Time line of the warps</source>
        <translation type="unfinished">Dòng thời gian của các warp</translation>
    </message>
    <message>
        <source>Time of each strategy</source>
        <translation type="unfinished">Thời gian của từng chiến lược</translation>
    </message>
    <message>
        <source>Time of one cudaMemcpy from ordinary memory to the GPU, measured; no part of the GPU time.</source>
        <translation type="unfinished">Thời gian của một lần cudaMemcpy từ bộ nhớ thường sang GPU, đo được; không thuộc thời gian GPU.</translation>
    </message>
    <message>
        <source>Time of one cudaMemcpy of the result to ordinary memory, measured; no part of the GPU time.</source>
        <translation type="unfinished">Thời gian của một lần cudaMemcpy kết quả về bộ nhớ thường, đo được; không thuộc thời gian GPU.</translation>
    </message>
    <message>
        <source>Time of the copy back</source>
        <translation type="unfinished">Thời gian sao chép trở về</translation>
    </message>
    <message>
        <source>Time of the copy back to pinned memory</source>
        <translation type="unfinished">Thời gian sao chép trở về bộ nhớ ghim</translation>
    </message>
    <message>
        <source>Time of the copy to the device</source>
        <translation type="unfinished">Thời gian sao chép sang thiết bị</translation>
    </message>
    <message>
        <source>Time of the copy to the device from pinned memory</source>
        <translation type="unfinished">Thời gian sao chép sang thiết bị từ bộ nhớ ghim</translation>
    </message>
    <message>
        <source>Time of the race</source>
        <translation type="unfinished">Thời gian của cuộc đua</translation>
    </message>
    <message>
        <source>Time of the race: drag, or use the arrow keys</source>
        <translation type="unfinished">Thời gian của cuộc đua: kéo, hoặc dùng phím mũi tên</translation>
    </message>
    <message>
        <source>Time on the chosen GPU by simulation of one of its multiprocessors, instruction by instruction. A prediction, not a measurement.</source>
        <translation type="unfinished">Thời gian trên GPU đã chọn, mô phỏng một multiprocessor của nó theo từng lệnh. Một dự đoán, không phải phép đo.</translation>
    </message>
    <message>
        <source>Time that the tightest limit of the chosen GPU allows: a model's estimate, not a measurement.</source>
        <translation type="unfinished">Thời gian mà giới hạn chặt nhất của GPU đã chọn cho phép: ước lượng của một mô hình, không phải số đo.</translation>
    </message>
    <message>
        <source>Time when hardly anything overlaps on the chosen GPU: a model's estimate, not a measurement.</source>
        <translation type="unfinished">Thời gian khi hầu như không có gì chồng lấp trên GPU đã chọn: ước lượng của một mô hình, không phải số đo.</translation>
    </message>
    <message>
        <source>Time, estimated</source>
        <translation type="unfinished">Thời gian, ước lượng</translation>
    </message>
    <message>
        <source>Time, measured</source>
        <translation type="unfinished">Thời gian, đo được</translation>
    </message>
    <message>
        <source>Time, predicted</source>
        <translation type="unfinished">Thời gian, dự đoán</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation type="unfinished">Thời gian: %1</translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished">Thời gian</translation>
    </message>
    <message>
        <source>Times appear here with the first run.</source>
        <translation type="unfinished">Thời gian xuất hiện ở đây sau lần chạy đầu tiên.</translation>
    </message>
    <message>
        <source>Times of the strategies</source>
        <translation type="unfinished">Thời gian của các chiến lược</translation>
    </message>
    <message>
        <source>Timings</source>
        <translation type="unfinished">Thời gian</translation>
    </message>
    <message>
        <source>To silicon</source>
        <translation type="unfinished">So với GPU thật</translation>
    </message>
    <message>
        <source>To the block's first event</source>
        <translation type="unfinished">Đến sự kiện đầu tiên của block</translation>
    </message>
    <message>
        <source>To the block's last event</source>
        <translation type="unfinished">Đến sự kiện cuối cùng của block</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished">Đến cuối</translation>
    </message>
    <message>
        <source>To the event before</source>
        <translation type="unfinished">Đến sự kiện trước đó</translation>
    </message>
    <message>
        <source>To the marked line of the kernel before</source>
        <translation type="unfinished">Đến dòng được đánh dấu liền trước của kernel</translation>
    </message>
    <message>
        <source>To the next access that races with one of another warp</source>
        <translation type="unfinished">Đến lần truy cập kế tiếp tranh chấp dữ liệu với một warp khác</translation>
    </message>
    <message>
        <source>To the next access to global memory that takes more sectors than needed</source>
        <translation type="unfinished">Đến lần truy cập bộ nhớ toàn cục kế tiếp cần nhiều sector hơn mức cần thiết</translation>
    </message>
    <message>
        <source>To the next access to memory</source>
        <translation type="unfinished">Đến lần truy cập bộ nhớ kế tiếp</translation>
    </message>
    <message>
        <source>To the next access to shared memory that takes more wavefronts than needed</source>
        <translation type="unfinished">Đến lần truy cập bộ nhớ chia sẻ kế tiếp cần nhiều wavefront hơn mức cần thiết</translation>
    </message>
    <message>
        <source>To the next event</source>
        <translation type="unfinished">Đến sự kiện kế tiếp</translation>
    </message>
    <message>
        <source>To the next event of another line of the kernel</source>
        <translation type="unfinished">Đến sự kiện kế tiếp thuộc một dòng khác của kernel</translation>
    </message>
    <message>
        <source>To the next marked line of the kernel</source>
        <translation type="unfinished">Đến dòng được đánh dấu kế tiếp của kernel</translation>
    </message>
    <message>
        <source>To the next race, bank conflict or access to more sectors than needed</source>
        <translation type="unfinished">Đến phát hiện kế tiếp: tranh chấp dữ liệu, xung đột bank hoặc truy cập quá nhiều sector</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished">Về đầu</translation>
    </message>
    <message>
        <source>To use an NVIDIA GPU, install NVIDIA's driver %1 or newer (on Debian the packages nvidia-driver and libcuda1, on Ubuntu by ubuntu-drivers install); a container needs --gpus all.</source>
        <translation type="unfinished">Để dùng GPU NVIDIA, hãy cài trình điều khiển NVIDIA %1 hoặc mới hơn (trên Debian là các gói nvidia-driver và libcuda1, trên Ubuntu bằng ubuntu-drivers install); container cần --gpus all.</translation>
    </message>
    <message>
        <source>To where a warp arrives at a barrier, and then to where all continue</source>
        <translation type="unfinished">Đến chỗ một warp tới rào đồng bộ, rồi đến chỗ mọi warp đi tiếp</translation>
    </message>
    <message>
        <source>Too few rows kept</source>
        <translation type="unfinished">Giữ quá ít hàng</translation>
    </message>
    <message>
        <source>Too many requests wait.</source>
        <translation type="unfinished">Quá nhiều yêu cầu đang chờ.</translation>
    </message>
    <message>
        <source>Tr&amp;anspose</source>
        <translation type="unfinished">Ch&amp;uyển vị</translation>
    </message>
    <message>
        <source>Tracing the block…</source>
        <translation type="unfinished">Đang theo vết block…</translation>
    </message>
    <message>
        <source>Transforms modulo a prime are exact in 32 bits, and fuse with other steps.</source>
        <translation type="unfinished">Các phép biến đổi theo môđun số nguyên tố chính xác trong 32 bit, và gộp được với các bước khác.</translation>
    </message>
    <message>
        <source>Translated by machine; nobody who speaks the language has read it yet.</source>
        <translation type="unfinished">Do máy dịch; chưa có người bản ngữ nào đọc lại.</translation>
    </message>
    <message>
        <source>Translated by machine; nobody who speaks the language has read it yet. View ▸ Language has English.</source>
        <translation type="unfinished">Dịch máy; chưa có người bản ngữ nào đọc lại. Tiếng Anh có ở Xem ▸ Ngôn ngữ.</translation>
    </message>
    <message>
        <source>Transparent parts were laid on white.</source>
        <translation type="unfinished">Các phần trong suốt đã được đặt trên nền trắng.</translation>
    </message>
    <message>
        <source>Trap</source>
        <translation type="unfinished">Trap</translation>
    </message>
    <message>
        <source>Truncated, not rounded</source>
        <translation type="unfinished">Cắt cụt, không làm tròn</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Thử lại</translation>
    </message>
    <message>
        <source>Trying other block sizes…</source>
        <translation type="unfinished">Đang thử các cỡ block khác…</translation>
    </message>
    <message>
        <source>Trying other resources…</source>
        <translation type="unfinished">Đang thử các tài nguyên khác…</translation>
    </message>
    <message>
        <source>Turn its line; with Shift in steps of 15°</source>
        <translation type="unfinished">Xoay vạch; với Shift thì theo bước 15°</translation>
    </message>
    <message>
        <source>Turned upright as its EXIF orientation says.</source>
        <translation type="unfinished">Đã xoay thẳng theo hướng ghi trong EXIF.</translation>
    </message>
    <message>
        <source>Twelve passes over 1.3 times the picture in doubles, 2 GB: 0.75 ms at 4096×4096 on an H200, 16× over padded at 52×52, and behind dp4a_outputs at 16×16.</source>
        <translation type="unfinished">Mười hai lượt trên 1.3 lần ảnh ở dạng double, 2 GB: 0.75 ms ở 4096×4096 trên H200, nhanh gấp 16 lần padded ở 52×52, và kém dp4a_outputs ở 16×16.</translation>
    </message>
    <message>
        <source>Twice the size</source>
        <translation type="unfinished">Lớn gấp đôi</translation>
    </message>
    <message>
        <source>Two bytes in a half</source>
        <translation type="unfinished">Hai byte trong một nửa từ nhớ</translation>
    </message>
    <message>
        <source>Two columns' sums share a register as halves; lanes exchange them directly.</source>
        <translation type="unfinished">Tổng của hai cột dùng chung một thanh ghi, mỗi tổng một nửa; các lane trao đổi trực tiếp với nhau.</translation>
    </message>
    <message>
        <source>Two differences in a word are taken in one subtraction. Where the lower one is negative it borrows one from the upper, and from there on every sum of the row is off by one more.</source>
        <translation type="unfinished">Hai hiệu trong một từ nhớ được tính bằng một phép trừ. Khi hiệu thấp âm, nó mượn một của hiệu cao, và từ đó mọi tổng của hàng lại lệch thêm một.</translation>
    </message>
    <message>
        <source>Two loads and three shifts for four __dp4a in place of eight and four: 2.5× over dp4a.</source>
        <translation type="unfinished">Hai lần nạp và ba phép dịch cho bốn __dp4a thay cho tám và bốn: nhanh gấp 2.5 lần dp4a.</translation>
    </message>
    <message>
        <source>Two loads for 32 __dp4a, and no shift, but a fourteenth word where rows have 13: within a tenth of dp4a_rows at 52×52 and behind it at 16×16.</source>
        <translation type="unfinished">Hai lần nạp cho 32 __dp4a, và không có phép dịch, nhưng thêm từ nhớ thứ mười bốn ở nơi các hàng có 13: cách dp4a_rows không quá một phần mười ở 52×52 và kém nó ở 16×16.</translation>
    </message>
    <message>
        <source>Two of its runs of the same kernels in blocks of 32×32 differ by 6 to 16 %: smaller differences are chance. Its error is against its own CPU code, in a unit that it does not name.</source>
        <translation type="unfinished">Hai lần chạy của nó với cùng các kernel trong block 32×32 khác nhau 6 đến 16 %: chênh lệch nhỏ hơn là ngẫu nhiên. Sai số của nó so với mã CPU của chính nó, theo một đơn vị không được nêu.</translation>
    </message>
    <message>
        <source>Two pixels' sums lie in the halves of one register, and one integer addition makes both.</source>
        <translation type="unfinished">Tổng của hai điểm ảnh nằm trong hai nửa của một thanh ghi, và một phép cộng số nguyên tính cả hai.</translation>
    </message>
    <message>
        <source>Two rows are compared while tensor cores multiply the next two.</source>
        <translation type="unfinished">Hai hàng được so sánh trong khi nhân Tensor nhân hai hàng kế tiếp.</translation>
    </message>
    <message>
        <source>Two strategies race on one picture: the race can start when both have run.</source>
        <translation type="unfinished">Hai chiến lược đua trên một ảnh: cuộc đua bắt đầu được khi cả hai đã chạy.</translation>
    </message>
    <message>
        <source>Two strategies side by side on one picture, block by block in a GPU's order</source>
        <translation type="unfinished">Hai chiến lược cạnh nhau trên một ảnh, từng block theo thứ tự của GPU</translation>
    </message>
    <message>
        <source>Two sums a register</source>
        <translation type="unfinished">Hai tổng mỗi thanh ghi</translation>
    </message>
    <message>
        <source>Two threads access the same place in memory, at least one of them writes, and nothing orders the two. The result depends on chance, even if it is right today.</source>
        <translation type="unfinished">Hai thread truy cập cùng một chỗ trong bộ nhớ, ít nhất một thread ghi, và không có gì quy định thứ tự giữa hai thread. Kết quả là ngẫu nhiên, dù hôm nay có đúng.</translation>
    </message>
    <message>
        <source>Two whole numbers, column and row: 0, 0 to %1, %2.</source>
        <translation type="unfinished">Hai số nguyên, cột và hàng: 0, 0 đến %1, %2.</translation>
    </message>
    <message>
        <source>Two workers are called %1.</source>
        <translation type="unfinished">Hai worker cùng tên %1.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished">Loại</translation>
    </message>
    <message>
        <source>Typing</source>
        <translation type="unfinished">Gõ phím</translation>
    </message>
    <message>
        <source>Uncoalesced access</source>
        <translation type="unfinished">Truy cập không gộp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished">Hoàn tác</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation type="unfinished">Tách khung ra hoặc gắn lại</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">Đơn vị</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation type="unfinished">Bỏ ghim</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished">Bỏ ghim %1</translation>
    </message>
    <message>
        <source>Unpin %1 (Delete)</source>
        <translation type="unfinished">Bỏ ghim %1 (Delete)</translation>
    </message>
    <message>
        <source>Unpin all</source>
        <translation type="unfinished">Bỏ ghim tất cả</translation>
    </message>
    <message>
        <source>Unpin this run</source>
        <translation type="unfinished">Bỏ ghim lần chạy này</translation>
    </message>
    <message>
        <source>Unused elements at the end of each row. In shared memory one more word a row moves a column's elements to different banks; around a picture, padding replaces tests for the border.</source>
        <translation type="unfinished">Các phần tử không dùng ở cuối mỗi hàng. Trong bộ nhớ chia sẻ, thêm một từ nhớ mỗi hàng đưa các phần tử của một cột sang những bank khác nhau; quanh một ảnh, phần đệm thay cho các phép kiểm tra biên.</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation type="unfinished">Tải lên</translation>
    </message>
    <message>
        <source>Uploaded from host memory to %1.</source>
        <translation type="unfinished">Đã tải từ bộ nhớ host lên %1.</translation>
    </message>
    <message>
        <source>Uploaded to %1: %2</source>
        <translation type="unfinished">Đã tải lên %1: %2</translation>
    </message>
    <message>
        <source>Upper end of the time band</source>
        <translation type="unfinished">Đầu trên của dải thời gian</translation>
    </message>
    <message>
        <source>Upright through the middle</source>
        <translation type="unfinished">Thẳng đứng qua giữa ảnh</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation type="unfinished">Dùng %1</translation>
    </message>
    <message>
        <source>Use __launch_bounds__ to make the compiler use fewer registers per thread, or smaller blocks, of which more can fit.</source>
        <translation type="unfinished">Dùng __launch_bounds__ để trình biên dịch dùng ít thanh ghi hơn mỗi thread, hoặc dùng block nhỏ hơn, vốn có thể vừa được nhiều hơn.</translation>
    </message>
    <message>
        <source>Use atomics for every access to it in this launch, or move the plain one to a launch of its own.</source>
        <translation type="unfinished">Hãy dùng thao tác nguyên tử cho mọi lần truy cập nó trong lần launch này, hoặc chuyển lần truy cập thường sang một lần launch riêng.</translation>
    </message>
    <message>
        <source>User g&amp;uide</source>
        <translation type="unfinished">&amp;Hướng dẫn sử dụng</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation type="unfinished">Hướng dẫn sử dụng</translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">Giá trị</translation>
    </message>
    <message>
        <source>Values %1 to %2, %3</source>
        <translation type="unfinished">Giá trị %1 đến %2, %3</translation>
    </message>
    <message>
        <source>Values along the line</source>
        <translation type="unfinished">Giá trị dọc theo đường</translation>
    </message>
    <message>
        <source>Values along the line from (%1, %2) to (%3, %4)</source>
        <translation type="unfinished">Giá trị dọc theo đường từ (%1, %2) đến (%3, %4)</translation>
    </message>
    <message>
        <source>Values are kept below twice the prime only, which spares a subtraction a step. In the end it must be made: every other sum is the prime too large.</source>
        <translation type="unfinished">Các giá trị chỉ được giữ dưới hai lần số nguyên tố, nhờ đó bớt một phép trừ mỗi bước. Cuối cùng vẫn phải trừ: nếu không, cứ hai tổng lại có một tổng lớn hơn đúng một số nguyên tố.</translation>
    </message>
    <message>
        <source>Values around the pixel</source>
        <translation type="unfinished">Các giá trị quanh điểm ảnh</translation>
    </message>
    <message>
        <source>Values of the parameter</source>
        <translation type="unfinished">Các giá trị của tham số</translation>
    </message>
    <message>
        <source>Values of the parameter: a list 3,5,9 or a range 3..15:2</source>
        <translation type="unfinished">Các giá trị của tham số: danh sách 3,5,9 hoặc khoảng 3..15:2</translation>
    </message>
    <message>
        <source>Values of the result</source>
        <translation type="unfinished">Các giá trị của kết quả</translation>
    </message>
    <message>
        <source>Values of the source</source>
        <translation type="unfinished">Các giá trị của ảnh nguồn</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation type="unfinished">Phương sai</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation type="unfinished">Vectơ</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished">Phiên bản và giấy phép</translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished">Xem</translation>
    </message>
    <message>
        <source>View with overlays</source>
        <translation type="unfinished">Khung nhìn kèm lớp phủ</translation>
    </message>
    <message>
        <source>Views of the predicted time</source>
        <translation type="unfinished">Các khung nhìn thời gian dự đoán</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation type="unfinished">Chờ</translation>
    </message>
    <message>
        <source>Wait for the copies forgotten</source>
        <translation type="unfinished">Quên chờ các lần sao chép</translation>
    </message>
    <message>
        <source>Wait for the copy forgotten</source>
        <translation type="unfinished">Quên chờ lần sao chép</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished">Cảnh báo</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation type="unfinished">Warp</translation>
    </message>
    <message>
        <source>Warp %1</source>
        <translation type="unfinished">Warp %1</translation>
    </message>
    <message>
        <source>Warp %1 branches: all %2 active lanes take it.</source>
        <translation type="unfinished">Warp %1 gặp rẽ nhánh: cả %2 lane hoạt động đều đi theo nhánh.</translation>
    </message>
    <message>
        <source>Warp %1 branches: none of %2 active lanes takes it.</source>
        <translation type="unfinished">Warp %1 gặp rẽ nhánh: không lane nào trong %2 lane hoạt động đi theo nhánh.</translation>
    </message>
    <message>
        <source>Warp %1 came last: the barrier opens and %2 warps continue.</source>
        <translation type="unfinished">Warp %1 đến cuối cùng: rào đồng bộ mở ra và %2 warp đi tiếp.</translation>
    </message>
    <message>
        <source>Warp %1 changes %2 in %3 atomically</source>
        <translation type="unfinished">Warp %1 cập nhật nguyên tử %2 trong %3</translation>
    </message>
    <message>
        <source>Warp %1 comes to the barrier and waits: %2 of %3 warps are there.</source>
        <translation type="unfinished">Warp %1 đến rào đồng bộ và chờ: %2 trong %3 warp đã đến.</translation>
    </message>
    <message>
        <source>Warp %1 diverges: %2 of %3 lanes take the branch, %4 do not; both sides run in turn.</source>
        <translation type="unfinished">Warp %1 phân kỳ: %2 trong %3 lane đi theo nhánh, %4 lane thì không; hai phía chạy lần lượt.</translation>
    </message>
    <message>
        <source>Warp %1 fetches from a texture with %2 lanes; how it lies in memory is the GPU's secret.</source>
        <translation type="unfinished">Warp %1 đọc từ một texture với %2 lane; cách texture nằm trong bộ nhớ là bí mật của GPU.</translation>
    </message>
    <message>
        <source>Warp %1 is the only one at the barrier and goes on.</source>
        <translation type="unfinished">Warp %1 là warp duy nhất tại rào đồng bộ và đi tiếp.</translation>
    </message>
    <message>
        <source>Warp %1 loads %2 from %3</source>
        <translation type="unfinished">Warp %1 nạp %2 từ %3</translation>
    </message>
    <message>
        <source>Warp %1 says at the barrier that it was here, and goes on.</source>
        <translation type="unfinished">Warp %1 báo tại rào đồng bộ rằng nó đã đến, rồi đi tiếp.</translation>
    </message>
    <message>
        <source>Warp %1 stores %2 to %3</source>
        <translation type="unfinished">Warp %1 ghi %2 vào %3</translation>
    </message>
    <message>
        <source>Warp %1 takes none of these steps: choose others, or follow all warps in the panel.</source>
        <translation type="unfinished">Warp %1 không thực hiện bước nào trong số này: hãy chọn các bước khác, hoặc theo dõi mọi warp trong khung.</translation>
    </message>
    <message>
        <source>Warp instructions</source>
        <translation type="unfinished">Số lệnh warp</translation>
    </message>
    <message>
        <source>Warp to follow</source>
        <translation type="unfinished">Warp cần theo dõi</translation>
    </message>
    <message>
        <source>Warpgroups, TF32</source>
        <translation type="unfinished">Warpgroup, TF32</translation>
    </message>
    <message>
        <source>Warps go on although others have not reached this line: what they read may not be stored yet, or be overwritten before others have read it.</source>
        <translation type="unfinished">Các warp đi tiếp dù những warp khác chưa đến dòng này: thứ chúng đọc có thể chưa được ghi, hoặc bị ghi đè trước khi các warp khác đọc.</translation>
    </message>
    <message>
        <source>Warps on the multiprocessor</source>
        <translation type="unfinished">Warp trên multiprocessor</translation>
    </message>
    <message>
        <source>Wavefronts</source>
        <translation type="unfinished">Wavefront</translation>
    </message>
    <message>
        <source>Wavefronts of loads and stores over the least that would do: 1 is free of bank conflicts, 2 takes twice as long. A wavefront is one pass of an access through shared memory, whose 32 banks each hand out one word of 4 bytes a pass; a bank conflict adds passes.</source>
        <translation type="unfinished">Số wavefront của các lần nạp và ghi so với mức ít nhất đã đủ: 1 là không có xung đột bank, 2 là lâu gấp đôi. Một wavefront là một lượt truy cập qua bộ nhớ chia sẻ, trong đó mỗi bank trong 32 bank trả một từ nhớ 4 byte mỗi lượt; xung đột bank thêm lượt.</translation>
    </message>
    <message>
        <source>Wavefronts over ideal</source>
        <translation type="unfinished">Wavefront so với lý tưởng</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation type="unfinished">Các đợt</translation>
    </message>
    <message>
        <source>Waves and predicted time of other block sizes</source>
        <translation type="unfinished">Các đợt và thời gian dự đoán của cỡ block khác</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished">Trọng số</translation>
    </message>
    <message>
        <source>Weights are one row, such as "%1", or rows between semicolons, such as "0 1 0; 1 4 1; 0 1 0".</source>
        <translation type="unfinished">Trọng số là một hàng, chẳng hạn “%1”, hoặc nhiều hàng cách nhau bằng dấu chấm phẩy, chẳng hạn “0 1 0; 1 4 1; 0 1 0”.</translation>
    </message>
    <message>
        <source>What a block of the main launch takes of shared memory, fixed and asked for at the launch together. All blocks on a multiprocessor share what it has.</source>
        <translation type="unfinished">Lượng bộ nhớ chia sẻ mà một block của lần launch chính chiếm, gồm cả phần cố định và phần xin khi launch. Mọi block trên một multiprocessor chia nhau lượng mà nó có.</translation>
    </message>
    <message>
        <source>What a kernel may ask for; Tilescope asks where a tile needs it.</source>
        <translation type="unfinished">Lượng mà một kernel có thể yêu cầu; Tilescope yêu cầu khi một tile cần đến.</translation>
    </message>
    <message>
        <source>What calls a library is not counted.</source>
        <translation type="unfinished">Phần gọi thư viện không được đếm.</translation>
    </message>
    <message>
        <source>What can be told apart: the grid, halo, warps or lanes</source>
        <translation type="unfinished">Những gì phân biệt được: lưới, halo, warp hoặc lane</translation>
    </message>
    <message>
        <source>What copying input to output takes on this GPU over what the strategy takes, both with the L2 cache overwritten before each run.</source>
        <translation type="unfinished">Thời gian sao chép đầu vào sang đầu ra trên GPU này chia cho thời gian của chiến lược, cả hai với bộ nhớ đệm L2 bị ghi đè trước mỗi lần chạy.</translation>
    </message>
    <message>
        <source>What copying input to output takes on this GPU over what the strategy takes: a kernel at 100 % computes while it waits for memory anyway.</source>
        <translation type="unfinished">Thời gian sao chép đầu vào sang đầu ra trên GPU này chia cho thời gian của chiến lược: kernel ở mức 100 % tính toán trong lúc đằng nào cũng phải chờ bộ nhớ.</translation>
    </message>
    <message>
        <source>What each key does</source>
        <translation type="unfinished">Mỗi phím làm gì</translation>
    </message>
    <message>
        <source>What each warp of a multiprocessor does, cycle by cycle, is shown here after the first run.</source>
        <translation type="unfinished">Việc mỗi warp của một multiprocessor làm, theo từng chu kỳ, được hiện ở đây sau lần chạy đầu tiên.</translation>
    </message>
    <message>
        <source>What each warp of one multiprocessor does in each cycle</source>
        <translation type="unfinished">Việc mỗi warp của một multiprocessor làm trong mỗi chu kỳ</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation type="unfinished">Điều xảy ra</translation>
    </message>
    <message>
        <source>What is %1 given?</source>
        <translation type="unfinished">Truyền gì vào %1?</translation>
    </message>
    <message>
        <source>What is drawn over the picture</source>
        <translation type="unfinished">Những gì được vẽ đè lên ảnh</translation>
    </message>
    <message>
        <source>What is drawn over the picture (blocks on and off: O, next: Shift+O)</source>
        <translation type="unfinished">Những gì được vẽ đè lên ảnh (bật tắt block: O, kế tiếp: Shift+O)</translation>
    </message>
    <message>
        <source>What is read where the filter reaches beyond the picture: the nearest pixel (replicate), the picture mirrored, the picture repeated (wrap), or zero.</source>
        <translation type="unfinished">Giá trị được đọc ở nơi bộ lọc vươn ra ngoài ảnh: điểm ảnh gần nhất (replicate), ảnh đối xứng gương, ảnh lặp lại (wrap), hoặc số không.</translation>
    </message>
    <message>
        <source>What is slow is found when counters are on.</source>
        <translation type="unfinished">Những gì chậm được tìm thấy khi bộ đếm đang bật.</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation type="unfinished">Khẳng định trong bài</translation>
    </message>
    <message>
        <source>What lies beyond the picture, and which pixel is read there</source>
        <translation type="unfinished">Những gì nằm ngoài ảnh, và điểm ảnh nào được đọc ở đó</translation>
    </message>
    <message>
        <source>What lies beyond the picture: its nearest pixel, black, or the picture mirrored.</source>
        <translation type="unfinished">Những gì nằm ngoài ảnh: điểm ảnh gần nhất, màu đen, hoặc ảnh đối xứng gương.</translation>
    </message>
    <message>
        <source>What other registers, shared memory and blocks would make of occupancy and time</source>
        <translation type="unfinished">Mức chiếm dụng và thời gian với thanh ghi, bộ nhớ chia sẻ và block khác</translation>
    </message>
    <message>
        <source>What stands in the middle of the window now: zoom, blocks and labels included.</source>
        <translation type="unfinished">Những gì đang ở giữa cửa sổ: kể cả mức thu phóng, block và nhãn.</translation>
    </message>
    <message>
        <source>What suits the kernels</source>
        <translation type="unfinished">Tùy theo kernel</translation>
    </message>
    <message>
        <source>What takes longest in the model: %1.</source>
        <translation type="unfinished">Phần lâu nhất trong mô hình: %1.</translation>
    </message>
    <message>
        <source>What the block finds in memory is not known: the launch before it, "%1", takes more than %2 warp instructions. Use a smaller picture.</source>
        <translation type="unfinished">Không biết block tìm thấy gì trong bộ nhớ: lần launch trước nó, “%1”, cần hơn %2 lệnh warp. Hãy dùng ảnh nhỏ hơn.</translation>
    </message>
    <message>
        <source>What the emulator took on this computer; not a GPU's time.</source>
        <translation type="unfinished">Thời gian trình giả lập đã mất trên máy tính này; không phải thời gian của GPU.</translation>
    </message>
    <message>
        <source>What the kernel does to memory is counted here once it has run: sectors, bank conflicts, divergence.</source>
        <translation type="unfinished">Ở đây đếm những gì kernel làm với bộ nhớ, sau khi nó đã chạy: sector, xung đột bank, phân kỳ.</translation>
    </message>
    <message>
        <source>What the kernels are given</source>
        <translation type="unfinished">Giá trị truyền vào kernel</translation>
    </message>
    <message>
        <source>What the operation draws of its result, such as eigenvalues.</source>
        <translation type="unfinished">Những gì phép xử lý vẽ từ kết quả của nó, chẳng hạn trị riêng.</translation>
    </message>
    <message>
        <source>What the strategy's idea was expected to give, written before it was measured. Wrong ones stay.</source>
        <translation type="unfinished">Mức mà ý tưởng của chiến lược được kỳ vọng mang lại, viết ra trước khi đo. Kỳ vọng sai vẫn được giữ.</translation>
    </message>
    <message>
        <source>What the terms mean, each with a picture</source>
        <translation type="unfinished">Ý nghĩa các thuật ngữ, mỗi thuật ngữ có một hình</translation>
    </message>
    <message>
        <source>What the warp does from here on was not recorded.</source>
        <translation type="unfinished">Việc warp làm từ đây trở đi không được ghi lại.</translation>
    </message>
    <message>
        <source>What the warps do, as shares of their cycles</source>
        <translation type="unfinished">Việc các warp làm, theo phần chu kỳ</translation>
    </message>
    <message>
        <source>What this computer took to interpret the kernel, %1.</source>
        <translation type="unfinished">Thời gian máy tính này cần để thông dịch kernel, %1.</translation>
    </message>
    <message>
        <source>What this computer took to interpret the kernel.</source>
        <translation type="unfinished">Thời gian máy tính này cần để thông dịch kernel.</translation>
    </message>
    <message>
        <source>What this computer took to interpret the kernel; %1 %2.</source>
        <translation type="unfinished">Thời gian máy tính này cần để thông dịch kernel; %1 %2.</translation>
    </message>
    <message>
        <source>What to export</source>
        <translation type="unfinished">Xuất gì</translation>
    </message>
    <message>
        <source>What to go to, and the replay as a film</source>
        <translation type="unfinished">Đi đến đâu, và bản phát lại dưới dạng video</translation>
    </message>
    <message>
        <source>What to look for: a rectangle x,y,width,height of the picture, 2 to 64 a side, or a picture file; empty: a square of the size below, a quarter of the way in.</source>
        <translation type="unfinished">Cần tìm gì: một hình chữ nhật x,y,width,height của ảnh, 2 đến 64 mỗi cạnh, hoặc một tệp ảnh; để trống: một hình vuông theo kích thước bên dưới, cách rìa một phần tư ảnh.</translation>
    </message>
    <message>
        <source>What turns the kernel's text into code. Automatic takes NVRTC where it is installed, else clang.</source>
        <translation type="unfinished">Công cụ dịch mã nguồn kernel thành mã. “Tự động” dùng NVRTC nếu đã cài, nếu không thì dùng clang.</translation>
    </message>
    <message>
        <source>What was counted. Those that end in PTX are of the PTX, not of the GPU's machine code.</source>
        <translation type="unfinished">Những gì đã đếm. Các mục kết thúc bằng PTX là của PTX, không phải của mã máy GPU.</translation>
    </message>
    <message>
        <source>What you choose becomes notes in the file, comments that begin with //@.</source>
        <translation type="unfinished">Điều bạn chọn trở thành ghi chú trong tệp, là các chú thích bắt đầu bằng //@.</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished">Con lăn</translation>
    </message>
    <message>
        <source>Wher&amp;e</source>
        <translation type="unfinished">&amp;Nơi chạy</translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished">Vị trí</translation>
    </message>
    <message>
        <source>Where a thread keeps the values that it computes with; the fastest memory. A multiprocessor has a fixed number of registers for all its threads, so many a thread leave room for fewer threads.</source>
        <translation type="unfinished">Nơi thread giữ các giá trị mà nó dùng để tính; bộ nhớ nhanh nhất. Một multiprocessor có số thanh ghi cố định cho mọi thread của nó, nên dùng nhiều thanh ghi mỗi thread thì còn chỗ cho ít thread hơn.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished">Lấy từ đâu</translation>
    </message>
    <message>
        <source>Where kernels run, the compiler, the emulated GPU, what is counted</source>
        <translation type="unfinished">Kernel chạy ở đâu, trình biên dịch, GPU được giả lập, đếm những gì</translation>
    </message>
    <message>
        <source>Where the lower half's difference is below zero it borrows of the upper half, whose pixel is one too small, and both signs are misread.</source>
        <translation type="unfinished">Khi hiệu của nửa thấp nhỏ hơn không, nó mượn của nửa cao, điểm ảnh ở nửa cao bị nhỏ đi một, và cả hai dấu bị hiểu sai.</translation>
    </message>
    <message>
        <source>Where the picture ends within a word, its last column takes the padding behind the row for its neighbour. It hides while the width is a multiple of the word.</source>
        <translation type="unfinished">Khi ảnh kết thúc giữa một từ nhớ, cột cuối của nó lấy phần đệm sau hàng làm điểm ảnh bên cạnh. Lỗi ẩn đi khi chiều rộng là bội của từ nhớ.</translation>
    </message>
    <message>
        <source>Where the strategies stand under the roofs of memory and arithmetic.</source>
        <translation type="unfinished">Các chiến lược nằm ở đâu dưới các trần của bộ nhớ và số học.</translation>
    </message>
    <message>
        <source>Where to look: a rectangle x,y,width,height of the picture. Only its pixels get a coefficient; the others are 0. Empty: the whole picture.</source>
        <translation type="unfinished">Tìm ở đâu: một hình chữ nhật x,y,width,height của ảnh. Chỉ các điểm ảnh của nó nhận hệ số; các điểm ảnh khác bằng 0. Để trống: toàn bộ ảnh.</translation>
    </message>
    <message>
        <source>Which kind of finding to go to, and the replay as a film</source>
        <translation type="unfinished">Đi đến loại phát hiện nào, và bản phát lại dưới dạng video</translation>
    </message>
    <message>
        <source>Which thread stores each element of the tile, and in which of its warp's stores</source>
        <translation type="unfinished">Thread nào ghi mỗi phần tử của tile, và trong lần ghi thứ mấy của warp</translation>
    </message>
    <message>
        <source>Which two pictures are subtracted: source, result, CPU reference, pinned runs, other strategies</source>
        <translation type="unfinished">Hai ảnh nào được trừ cho nhau: nguồn, kết quả, tham chiếu CPU, các lần chạy đã ghim, các chiến lược khác</translation>
    </message>
    <message>
        <source>While one warp waits, a scheduler issues for another: that hides latency. With one warp alone nothing is hidden.</source>
        <translation type="unfinished">Trong khi một warp chờ, bộ lập lịch phát lệnh cho warp khác: điều đó che giấu độ trễ. Chỉ với một warp thì không gì được che giấu.</translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished">Trắng</translation>
    </message>
    <message>
        <source>White where a pixel is not much darker than its neighbourhood's mean: ink stays, shadow goes.</source>
        <translation type="unfinished">Trắng ở nơi điểm ảnh không tối hơn nhiều so với trung bình của vùng lân cận: mực ở lại, bóng biến mất.</translation>
    </message>
    <message>
        <source>Whole levels between the passes</source>
        <translation type="unfinished">Mức nguyên giữa hai lượt</translation>
    </message>
    <message>
        <source>Whole numbers</source>
        <translation type="unfinished">Số nguyên</translation>
    </message>
    <message>
        <source>Whole picture</source>
        <translation type="unfinished">Toàn bộ ảnh</translation>
    </message>
    <message>
        <source>Whole tile at the picture's end</source>
        <translation type="unfinished">Tile trọn vẹn ở cuối ảnh</translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished">Vì sao</translation>
    </message>
    <message>
        <source>Why it cannot run</source>
        <translation type="unfinished">Vì sao không chạy được</translation>
    </message>
    <message>
        <source>Width and height of each image, 2 to 64 a side; pictures of a folder are scaled to it.</source>
        <translation type="unfinished">Chiều rộng và chiều cao của mỗi ảnh, 2 đến 64 mỗi cạnh; ảnh của thư mục được co giãn về kích thước này.</translation>
    </message>
    <message>
        <source>Width × height of a block can be no more.</source>
        <translation type="unfinished">Chiều rộng × chiều cao của một block không thể hơn mức này.</translation>
    </message>
    <message>
        <source>Widths</source>
        <translation type="unfinished">Chiều rộng</translation>
    </message>
    <message>
        <source>Widths of blocks, in threads: a list 8,16,32 or a range 8..64:8</source>
        <translation type="unfinished">Chiều rộng block, tính bằng thread: danh sách 8,16,32 hoặc khoảng 8..64:8</translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished">Cửa sổ</translation>
    </message>
    <message>
        <source>Window in registers</source>
        <translation type="unfinished">Cửa sổ trong thanh ghi</translation>
    </message>
    <message>
        <source>Windows are read from the padded picture that the sums were taken of; the L1 cache does what the tile did.</source>
        <translation type="unfinished">Các cửa sổ được đọc từ ảnh có phần đệm đã dùng để tính tổng; bộ nhớ đệm L1 làm việc mà tile từng làm.</translation>
    </message>
    <message>
        <source>Windows' subsystem for Linux does not let this GPU's counters be read; Linux itself does.</source>
        <translation type="unfinished">Hệ thống con Linux của Windows (WSL) không cho đọc bộ đếm của GPU này; Linux thuần thì cho.</translation>
    </message>
    <message>
        <source>With %1 it takes about %2.</source>
        <translation type="unfinished">Với %1 thì mất khoảng %2.</translation>
    </message>
    <message>
        <source>With %1 resident warps instead of %2, the launch would take %3 less time (predicted).</source>
        <translation type="unfinished">Với %1 warp thường trú thay vì %2, launch sẽ ngắn đi %3 (dự đoán).</translation>
    </message>
    <message>
        <source>With %1 they are looked for in all.</source>
        <translation type="unfinished">Với %1 thì chúng được tìm trong mọi block.</translation>
    </message>
    <message>
        <source>With %1 they are looked for.</source>
        <translation type="unfinished">Với %1 thì chúng được tìm.</translation>
    </message>
    <message>
        <source>With SLI switched on, a GPU's counters cannot be read.</source>
        <translation type="unfinished">Khi bật SLI, không đọc được bộ đếm của GPU.</translation>
    </message>
    <message>
        <source>With a cold L2 cache %1.</source>
        <translation type="unfinished">Với bộ nhớ đệm L2 lạnh: %1.</translation>
    </message>
    <message>
        <source>With a cold L2 cache %1: the copy takes %2, this one %3.</source>
        <translation type="unfinished">Với bộ nhớ đệm L2 lạnh: %1; sao chép mất %2, chiến lược này mất %3.</translation>
    </message>
    <message>
        <source>With a kernel asking for it.</source>
        <translation type="unfinished">Khi kernel yêu cầu.</translation>
    </message>
    <message>
        <source>With a small window and four rows a step, a row is overwritten by one that enters before its own pixels have been compared.</source>
        <translation type="unfinished">Với cửa sổ nhỏ và bốn hàng mỗi bước, một hàng bị hàng mới vào ghi đè trước khi các điểm ảnh của chính nó được so sánh.</translation>
    </message>
    <message>
        <source>With as many bytes from row to row as the picture has columns the rows are the wrong ones, and their words begin at addresses that are no multiple of a word: the GPU ends such a kernel.</source>
        <translation type="unfinished">Nếu số byte từ hàng này sang hàng kia bằng số cột của ảnh thì các hàng bị lấy sai, và các từ nhớ của chúng bắt đầu ở địa chỉ không phải bội của từ nhớ: GPU kết thúc kernel như vậy.</translation>
    </message>
    <message>
        <source>With blocks of 32×32 a thirty-second of the loads from global memory; each multiply-add still takes two loads from shared memory: about 4× as fast as Global memory on an H200.</source>
        <translation type="unfinished">Với block 32×32, chỉ một phần ba mươi hai số lần nạp từ bộ nhớ toàn cục; mỗi phép nhân-cộng vẫn cần hai lần nạp từ bộ nhớ chia sẻ: nhanh gấp khoảng 4 lần Bộ nhớ toàn cục trên H200.</translation>
    </message>
    <message>
        <source>With confidential computing switched on, a GPU's counters cannot be read.</source>
        <translation type="unfinished">Khi bật điện toán bảo mật (confidential computing), không đọc được bộ đếm của GPU.</translation>
    </message>
    <message>
        <source>With the copies</source>
        <translation type="unfinished">Gồm cả sao chép</translation>
    </message>
    <message>
        <source>With the copies between host and device; launches %1 % of the whole</source>
        <translation type="unfinished">Gồm cả sao chép giữa host và thiết bị; launch chiếm %1 % toàn bộ</translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y exchanged a warp runs down columns: the picture is the same, but every lane touches a sector of 32 bytes of its own.</source>
        <translation type="unfinished">Khi tráo threadIdx.x và threadIdx.y, một warp chạy xuống theo cột: ảnh vẫn vậy, nhưng mỗi lane chạm một sector 32 byte riêng.</translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y exchanged neighbouring lanes load the same pixel of different images, whole rows of D apart: the result is right, at a sector of 32 bytes for every lane.</source>
        <translation type="unfinished">Khi tráo threadIdx.x và threadIdx.y, các lane cạnh nhau nạp cùng một điểm ảnh của những ảnh khác nhau, cách nhau cả hàng của D: kết quả đúng, với giá một sector 32 byte cho mỗi lane.</translation>
    </message>
    <message>
        <source>With threadIdx.x and threadIdx.y exchanged the warps fill the tile down its columns: the picture is the same, but every lane touches a sector of 32 bytes of its own.</source>
        <translation type="unfinished">Khi tráo threadIdx.x và threadIdx.y, các warp ghi vào tile theo cột từ trên xuống: ảnh vẫn vậy, nhưng mỗi lane chạm một sector 32 byte riêng.</translation>
    </message>
    <message>
        <source>Within the %1 allowed of the CPU reference; the largest difference is %2.</source>
        <translation type="unfinished">Trong mức cho phép %1 so với tham chiếu CPU; chênh lệch lớn nhất là %2.</translation>
    </message>
    <message>
        <source>Within the %1 allowed.</source>
        <translation type="unfinished">Trong mức cho phép %1.</translation>
    </message>
    <message>
        <source>Without a result</source>
        <translation type="unfinished">Không có kết quả</translation>
    </message>
    <message>
        <source>Without asking for more.</source>
        <translation type="unfinished">Khi không yêu cầu thêm.</translation>
    </message>
    <message>
        <source>Without the second barrier the first warps have the tile after the next copied to where others still read this one.</source>
        <translation type="unfinished">Thiếu rào đồng bộ thứ hai, các warp đầu tiên cho sao chép tile sau tile kế tiếp vào đúng chỗ mà các warp khác còn đang đọc tile này.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation type="unfinished">Từ nhớ</translation>
    </message>
    <message>
        <source>Words at any place</source>
        <translation type="unfinished">Từ nhớ ở vị trí bất kỳ</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation type="unfinished">Worker</translation>
    </message>
    <message>
        <source>Workers: name and command</source>
        <translation type="unfinished">Worker: tên và lệnh</translation>
    </message>
    <message>
        <source>Write each pixel's value on it where pixels are large</source>
        <translation type="unfinished">Ghi giá trị lên từng điểm ảnh khi điểm ảnh đủ lớn</translation>
    </message>
    <message>
        <source>Write the notes and open</source>
        <translation type="unfinished">Ghi các ghi chú và mở</translation>
    </message>
    <message>
        <source>Write what is shown to files</source>
        <translation type="unfinished">Ghi những gì đang hiện ra tệp</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation type="unfinished">Đang ghi tệp…</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished">Sai</translation>
    </message>
    <message>
        <source>Wrong barrier</source>
        <translation type="unfinished">Rào đồng bộ sai</translation>
    </message>
    <message>
        <source>Wrong free</source>
        <translation type="unfinished">Giải phóng sai</translation>
    </message>
    <message>
        <source>Wrong function pointer</source>
        <translation type="unfinished">Con trỏ hàm sai</translation>
    </message>
    <message>
        <source>Wrong texture</source>
        <translation type="unfinished">Texture sai</translation>
    </message>
    <message>
        <source>Wrong values</source>
        <translation type="unfinished">Giá trị sai</translation>
    </message>
    <message>
        <source>Wrong warp mask</source>
        <translation type="unfinished">Mask của warp sai</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished">Có</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation type="unfinished">Có tất &amp;cả</translation>
    </message>
    <message>
        <source>Your own weights have a width already.</source>
        <translation type="unfinished">Các trọng số tự viết đã có sẵn chiều rộng.</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation type="unfinished">Bằng 0</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished">Thu phóng</translation>
    </message>
    <message>
        <source>Zoom at the cursor; with Shift finely, with Ctrl coarsely</source>
        <translation type="unfinished">Phóng tại con trỏ; với Shift thì mịn, với Ctrl thì thô</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation type="unfinished">Phóng to (+)</translation>
    </message>
    <message>
        <source>Zoom in, zoom out</source>
        <translation type="unfinished">Phóng to, thu nhỏ</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation type="unfinished">Thu nhỏ (−)</translation>
    </message>
    <message>
        <source>Zoom to block</source>
        <translation type="unfinished">Phóng tới block</translation>
    </message>
    <message>
        <source>Zoom to the block</source>
        <translation type="unfinished">Phóng tới block</translation>
    </message>
    <message>
        <source>__dp4a multiplies and adds four pixels with four of the template at once.</source>
        <translation type="unfinished">__dp4a nhân và cộng cùng lúc bốn điểm ảnh với bốn điểm ảnh của mẫu.</translation>
    </message>
    <message>
        <source>__dp4a of two ints multiplies signed bytes: levels above 127 count as negative ones. Dark pictures do not show it.</source>
        <translation type="unfinished">__dp4a của hai int nhân các byte có dấu: mức trên 127 bị tính là số âm. Ảnh tối không để lộ điều đó.</translation>
    </message>
    <message>
        <source>__shfl_up_sync hands a value to the lane above and so fetches from the lane below, its left neighbour; taken the other way round every 16 pixels show a seam.</source>
        <translation type="unfinished">__shfl_up_sync trao giá trị cho lane phía trên, tức là lấy từ lane phía dưới, lane bên trái của nó; dùng ngược chiều thì cứ 16 điểm ảnh lại hiện một vệt nối.</translation>
    </message>
    <message>
        <source>__syncthreads(): every thread of the block waits here until all have arrived. After it, each sees what the others wrote to shared memory.</source>
        <translation type="unfinished">__syncthreads(): mọi thread của block chờ ở đây đến khi tất cả đã đến. Sau đó, mỗi thread thấy những gì các thread khác đã ghi vào bộ nhớ chia sẻ.</translation>
    </message>
    <message>
        <source>a bank is asked for %1 words</source>
        <translation type="unfinished">một bank được yêu cầu %1 từ nhớ</translation>
    </message>
    <message>
        <source>a block</source>
        <translation type="unfinished">một block</translation>
    </message>
    <message>
        <source>a block is a tile of the covariance and must be square, 2x2 to 32x32.</source>
        <translation type="unfinished">một block là một tile của hiệp phương sai và phải vuông, từ 2x2 đến 32x32.</translation>
    </message>
    <message>
        <source>a buffer</source>
        <translation type="unfinished">một vùng đệm</translation>
    </message>
    <message>
        <source>a buffer has its name</source>
        <translation type="unfinished">một vùng đệm có tên này</translation>
    </message>
    <message>
        <source>a column in one bank</source>
        <translation type="unfinished">một cột trong một bank</translation>
    </message>
    <message>
        <source>a copy here</source>
        <translation type="unfinished">sao chép ở đây</translation>
    </message>
    <message>
        <source>a cubemap surface</source>
        <translation type="unfinished">một surface cubemap</translation>
    </message>
    <message>
        <source>a cubemap texture</source>
        <translation type="unfinished">một texture cubemap</translation>
    </message>
    <message>
        <source>a float</source>
        <translation type="unfinished">một float</translation>
    </message>
    <message>
        <source>a layered surface</source>
        <translation type="unfinished">một surface phân lớp</translation>
    </message>
    <message>
        <source>a layered texture</source>
        <translation type="unfinished">một texture phân lớp</translation>
    </message>
    <message>
        <source>a library's, read-only</source>
        <translation type="unfinished">của thư viện, chỉ đọc</translation>
    </message>
    <message>
        <source>a minute</source>
        <translation type="unfinished">một phút</translation>
    </message>
    <message>
        <source>a minute and a half</source>
        <translation type="unfinished">một phút rưỡi</translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished">một số</translation>
    </message>
    <message>
        <source>a one- or two-dimensional surface</source>
        <translation type="unfinished">một surface một hoặc hai chiều</translation>
    </message>
    <message>
        <source>a one- or two-dimensional texture</source>
        <translation type="unfinished">một texture một hoặc hai chiều</translation>
    </message>
    <message>
        <source>a one-dimensional surface</source>
        <translation type="unfinished">một surface một chiều</translation>
    </message>
    <message>
        <source>a one-dimensional texture</source>
        <translation type="unfinished">một texture một chiều</translation>
    </message>
    <message>
        <source>a picture of %1 pixels</source>
        <translation type="unfinished">một ảnh %1 điểm ảnh</translation>
    </message>
    <message>
        <source>a slider has its name</source>
        <translation type="unfinished">một thanh trượt có tên này</translation>
    </message>
    <message>
        <source>a student without a name</source>
        <translation type="unfinished">một sinh viên không có tên</translation>
    </message>
    <message>
        <source>a surface</source>
        <translation type="unfinished">một surface</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels has rows so short that the word which shifted copies add to them would cost more than shifting the picture.</source>
        <translation type="unfinished">mẫu %1 trên %2 điểm ảnh có các hàng quá ngắn, nên từ nhớ mà các bản sao đã dịch thêm vào sẽ tốn hơn việc dịch ảnh.</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is enough for 32 results a thread, and its rows are long enough that the word which shifted copies add to them costs little.</source>
        <translation type="unfinished">mẫu %1 trên %2 điểm ảnh đủ cho 32 kết quả mỗi thread, và các hàng của nó đủ dài để từ nhớ mà các bản sao đã dịch thêm vào không tốn bao nhiêu.</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is much to multiply but too little for threads with 32 results each: 16 keep more of the GPU busy.</source>
        <translation type="unfinished">mẫu %1 trên %2 điểm ảnh phải nhân nhiều nhưng quá ít cho các thread có 32 kết quả mỗi thread: 16 kết quả giữ cho nhiều phần của GPU bận hơn.</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is so little work that padding the picture and summing its windows would take longer than they save.</source>
        <translation type="unfinished">mẫu %1 trên %2 điểm ảnh là quá ít việc, nên đệm ảnh và tính tổng các cửa sổ của nó sẽ mất nhiều thời gian hơn mức tiết kiệm được.</translation>
    </message>
    <message>
        <source>a template of %1 on %2 pixels is so much to multiply that transforms, which take as long for any template, are sooner done.</source>
        <translation type="unfinished">mẫu %1 trên %2 điểm ảnh phải nhân quá nhiều, nên các phép biến đổi, vốn mất thời gian như nhau với mọi mẫu, xong sớm hơn.</translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished">một chuỗi</translation>
    </message>
    <message>
        <source>a texture</source>
        <translation type="unfinished">một texture</translation>
    </message>
    <message>
        <source>a thread keeps the sums of 16 pixels in registers, and the outermost threads of a row of the block fetch its halo, so it must have at least 3 columns and at most 256 threads.</source>
        <translation type="unfinished">mỗi thread giữ tổng của 16 điểm ảnh trong thanh ghi, và các thread ngoài cùng của một hàng trong block lấy halo của hàng, nên block phải có ít nhất 3 cột và tối đa 256 thread.</translation>
    </message>
    <message>
        <source>a three-dimensional surface</source>
        <translation type="unfinished">một surface ba chiều</translation>
    </message>
    <message>
        <source>a three-dimensional texture</source>
        <translation type="unfinished">một texture ba chiều</translation>
    </message>
    <message>
        <source>a two-dimensional surface</source>
        <translation type="unfinished">một surface hai chiều</translation>
    </message>
    <message>
        <source>a two-dimensional texture</source>
        <translation type="unfinished">một texture hai chiều</translation>
    </message>
    <message>
        <source>a union has several fields in one place</source>
        <translation type="unfinished">một union có nhiều trường ở cùng một chỗ</translation>
    </message>
    <message>
        <source>a warp's 32 lanes lie side by side on a row, whatever the block's shape, and hand sums to one another, so it must be of a multiple of 32 threads up to 256.</source>
        <translation type="unfinished">32 lane của một warp nằm cạnh nhau trên một hàng, bất kể hình dạng block, và chuyển tổng cho nhau, nên số thread của block phải là bội của 32, tối đa 256.</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished">một số nguyên từ %1 đến %2</translation>
    </message>
    <message>
        <source>accesses outside the buffers, misaligned accesses, barriers that not every thread reaches, deadlocks; once the sliders rest, also races, reads of what was never written and output that no thread stores</source>
        <translation type="unfinished">truy cập ngoài vùng đệm, truy cập lệch căn chỉnh, rào đồng bộ mà không phải thread nào cũng tới, khóa chết; khi các thanh trượt đứng yên thì cả tranh chấp dữ liệu, lần đọc thứ chưa hề được ghi và đầu ra mà không thread nào ghi</translation>
    </message>
    <message>
        <source>address %1</source>
        <translation type="unfinished">địa chỉ %1</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished">sau %1</translation>
    </message>
    <message>
        <source>all lanes ask for the same place, one broadcast serves them</source>
        <translation type="unfinished">mọi lane yêu cầu cùng một vị trí, một broadcast phục vụ tất cả</translation>
    </message>
    <message>
        <source>an empty launch</source>
        <translation type="unfinished">lần launch rỗng</translation>
    </message>
    <message>
        <source>an even number from %1 to %2</source>
        <translation type="unfinished">một số chẵn từ %1 đến %2</translation>
    </message>
    <message>
        <source>an instruction</source>
        <translation type="unfinished">một lệnh</translation>
    </message>
    <message>
        <source>an int</source>
        <translation type="unfinished">một int</translation>
    </message>
    <message>
        <source>an odd number from %1 to %2</source>
        <translation type="unfinished">một số lẻ từ %1 đến %2</translation>
    </message>
    <message>
        <source>an unknown line</source>
        <translation type="unfinished">một dòng không rõ</translation>
    </message>
    <message>
        <source>an unknown vendor's driver</source>
        <translation type="unfinished">trình điều khiển của một hãng không rõ</translation>
    </message>
    <message>
        <source>an unsigned int</source>
        <translation type="unfinished">một unsigned int</translation>
    </message>
    <message>
        <source>and %1</source>
        <translation type="unfinished">và %1</translation>
    </message>
    <message>
        <source>and %1 lines more</source>
        <translation type="unfinished">và %1 dòng nữa</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished">và %1 nữa</translation>
    </message>
    <message>
        <source>and no other</source>
        <translation type="unfinished">và không thêm số liệu nào</translation>
    </message>
    <message>
        <source>any GPU since Ampere</source>
        <translation type="unfinished">mọi GPU từ Ampere trở đi</translation>
    </message>
    <message>
        <source>architecture</source>
        <translation type="unfinished">kiến trúc</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation type="unfinished">số học</translation>
    </message>
    <message>
        <source>arithmetic %1 instructions/s</source>
        <translation type="unfinished">số học %1 lệnh/s</translation>
    </message>
    <message>
        <source>arithmetic instructions a byte</source>
        <translation type="unfinished">lệnh số học mỗi byte</translation>
    </message>
    <message>
        <source>arithmetic instructions a byte of input and output</source>
        <translation type="unfinished">lệnh số học mỗi byte đầu vào và đầu ra</translation>
    </message>
    <message>
        <source>arithmetic intensity</source>
        <translation type="unfinished">cường độ số học</translation>
    </message>
    <message>
        <source>as it stood in the window</source>
        <translation type="unfinished">như trong cửa sổ</translation>
    </message>
    <message>
        <source>as now</source>
        <translation type="unfinished">như hiện nay</translation>
    </message>
    <message>
        <source>as one CUDA graph %1</source>
        <translation type="unfinished">dưới dạng một CUDA graph %1</translation>
    </message>
    <message>
        <source>at %L1 MHz</source>
        <translation type="unfinished">ở %L1 MHz</translation>
    </message>
    <message>
        <source>atomic operation</source>
        <translation type="unfinished">thao tác nguyên tử</translation>
    </message>
    <message>
        <source>atomics on global memory</source>
        <translation type="unfinished">thao tác nguyên tử trên bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished">tự động</translation>
    </message>
    <message>
        <source>back %1</source>
        <translation type="unfinished">trở về %1</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation type="unfinished">băng thông</translation>
    </message>
    <message>
        <source>bank</source>
        <translation type="unfinished">bank</translation>
    </message>
    <message>
        <source>bank conflict</source>
        <translation type="unfinished">xung đột bank</translation>
    </message>
    <message>
        <source>bank conflicts, uncoalesced accesses, halos loaded again and again, idle threads, low occupancy</source>
        <translation type="unfinished">xung đột bank, truy cập không gộp, halo bị nạp đi nạp lại, thread nhàn rỗi, mức chiếm dụng thấp</translation>
    </message>
    <message>
        <source>bank: address ÷ 4 modulo 32</source>
        <translation type="unfinished">bank: địa chỉ ÷ 4 modulo 32</translation>
    </message>
    <message>
        <source>banks: this strategy has no shared tile</source>
        <translation type="unfinished">bank: chiến lược này không có tile chia sẻ</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation type="unfinished">rào đồng bộ</translation>
    </message>
    <message>
        <source>basis</source>
        <translation type="unfinished">cơ sở</translation>
    </message>
    <message>
        <source>before</source>
        <translation type="unfinished">trước</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation type="unfinished">trước %1</translation>
    </message>
    <message>
        <source>being simulated…</source>
        <translation type="unfinished">đang mô phỏng…</translation>
    </message>
    <message>
        <source>beyond the picture</source>
        <translation type="unfinished">bên ngoài ảnh</translation>
    </message>
    <message>
        <source>beyond the texture</source>
        <translation type="unfinished">ngoài texture</translation>
    </message>
    <message>
        <source>black is read beyond the picture</source>
        <translation type="unfinished">bên ngoài ảnh đọc ra màu đen</translation>
    </message>
    <message>
        <source>black there</source>
        <translation type="unfinished">ở đó màu đen</translation>
    </message>
    <message>
        <source>block</source>
        <translation type="unfinished">block</translation>
    </message>
    <message>
        <source>block %1 changes atomically it on %2</source>
        <translation type="unfinished">block %1 cập nhật nguyên tử nó ở %2</translation>
    </message>
    <message>
        <source>block %1 loads it on %2</source>
        <translation type="unfinished">block %1 nạp nó ở %2</translation>
    </message>
    <message>
        <source>block %1 stores it on %2</source>
        <translation type="unfinished">block %1 ghi nó ở %2</translation>
    </message>
    <message>
        <source>block (%1, %2)</source>
        <translation type="unfinished">block (%1, %2)</translation>
    </message>
    <message>
        <source>block 32×16</source>
        <translation type="unfinished">block 32×16</translation>
    </message>
    <message>
        <source>block 32×32</source>
        <translation type="unfinished">block 32×32</translation>
    </message>
    <message>
        <source>block 32×32, an earlier run</source>
        <translation type="unfinished">block 32×32, lần chạy trước</translation>
    </message>
    <message>
        <source>block 8×8</source>
        <translation type="unfinished">block 8×8</translation>
    </message>
    <message>
        <source>block of warps</source>
        <translation type="unfinished">block gồm các warp</translation>
    </message>
    <message>
        <source>block · warp</source>
        <translation type="unfinished">block · warp</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation type="unfinished">block</translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished">lam</translation>
    </message>
    <message>
        <source>border</source>
        <translation type="unfinished">biên ảnh</translation>
    </message>
    <message>
        <source>border: this operation reads nothing beyond the picture</source>
        <translation type="unfinished">biên: phép xử lý này không đọc gì bên ngoài ảnh</translation>
    </message>
    <message>
        <source>branch</source>
        <translation type="unfinished">rẽ nhánh</translation>
    </message>
    <message>
        <source>branches</source>
        <translation type="unfinished">rẽ nhánh</translation>
    </message>
    <message>
        <source>broadcast</source>
        <translation type="unfinished">broadcast</translation>
    </message>
    <message>
        <source>bulk copies are of whole groups of 16 bytes, which are four threads' pixels side by side.</source>
        <translation type="unfinished">sao chép theo khối lớn gồm các nhóm 16 byte trọn vẹn, tức điểm ảnh của bốn thread cạnh nhau.</translation>
    </message>
    <message>
        <source>bus</source>
        <translation type="unfinished">bus</translation>
    </message>
    <message>
        <source>by a note</source>
        <translation type="unfinished">theo ghi chú</translation>
    </message>
    <message>
        <source>by default</source>
        <translation type="unfinished">theo mặc định</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation type="unfinished">theo tên</translation>
    </message>
    <message>
        <source>by its type</source>
        <translation type="unfinished">theo kiểu</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation type="unfinished">byte %1 của %2</translation>
    </message>
    <message>
        <source>byte %1 of its local memory</source>
        <translation type="unfinished">byte %1 trong bộ nhớ cục bộ của nó</translation>
    </message>
    <message>
        <source>byte %1 of shared memory</source>
        <translation type="unfinished">byte %1 của bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>bytes/s</source>
        <translation type="unfinished">byte/s</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished">đã hủy</translation>
    </message>
    <message>
        <source>cancelled; F5 runs again</source>
        <translation type="unfinished">đã hủy; F5 để chạy lại</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation type="unfinished">không đọc được: %1</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished">không dùng được</translation>
    </message>
    <message>
        <source>cannot run</source>
        <translation type="unfinished">không chạy được</translation>
    </message>
    <message>
        <source>cannot run with these settings</source>
        <translation type="unfinished">không chạy được với thiết lập này</translation>
    </message>
    <message>
        <source>change of the kernel's text</source>
        <translation type="unfinished">thay đổi mã nguồn kernel</translation>
    </message>
    <message>
        <source>changed kernel</source>
        <translation type="unfinished">kernel đã thay đổi</translation>
    </message>
    <message>
        <source>channels</source>
        <translation type="unfinished">kênh</translation>
    </message>
    <message>
        <source>choice</source>
        <translation type="unfinished">lựa chọn</translation>
    </message>
    <message>
        <source>choose…</source>
        <translation type="unfinished">chọn…</translation>
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
        <translation type="unfinished">kẹp về biên</translation>
    </message>
    <message>
        <source>clamped to the nearest pixel</source>
        <translation type="unfinished">kẹp về điểm ảnh gần nhất</translation>
    </message>
    <message>
        <source>clang</source>
        <translation type="unfinished">clang</translation>
    </message>
    <message>
        <source>clock</source>
        <translation type="unfinished">xung nhịp</translation>
    </message>
    <message>
        <source>coalesced</source>
        <translation type="unfinished">gộp truy cập</translation>
    </message>
    <message>
        <source>cold %1</source>
        <translation type="unfinished">L2 lạnh %1</translation>
    </message>
    <message>
        <source>cold copy</source>
        <translation type="unfinished">sao chép, L2 lạnh</translation>
    </message>
    <message>
        <source>colour</source>
        <translation type="unfinished">màu</translation>
    </message>
    <message>
        <source>colours</source>
        <translation type="unfinished">màu</translation>
    </message>
    <message>
        <source>compared</source>
        <translation type="unfinished">so sánh</translation>
    </message>
    <message>
        <source>compile-time sizes</source>
        <translation type="unfinished">kích thước lúc biên dịch</translation>
    </message>
    <message>
        <source>compiler</source>
        <translation type="unfinished">trình biên dịch</translation>
    </message>
    <message>
        <source>compiles</source>
        <translation type="unfinished">biên dịch được</translation>
    </message>
    <message>
        <source>compute capability</source>
        <translation type="unfinished">compute capability</translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished">hằng</translation>
    </message>
    <message>
        <source>constant %1</source>
        <translation type="unfinished">hằng %1</translation>
    </message>
    <message>
        <source>constant memory</source>
        <translation type="unfinished">bộ nhớ hằng</translation>
    </message>
    <message>
        <source>continue</source>
        <translation type="unfinished">đi tiếp</translation>
    </message>
    <message>
        <source>conversions</source>
        <translation type="unfinished">chuyển kiểu</translation>
    </message>
    <message>
        <source>copied</source>
        <translation type="unfinished">được sao chép</translation>
    </message>
    <message>
        <source>copy</source>
        <translation type="unfinished">sao chép</translation>
    </message>
    <message>
        <source>copy %1</source>
        <translation type="unfinished">sao chép %1</translation>
    </message>
    <message>
        <source>copy here %1B/s</source>
        <translation type="unfinished">sao chép ở đây %1B/s</translation>
    </message>
    <message>
        <source>counted</source>
        <translation type="unfinished">đã đếm</translation>
    </message>
    <message>
        <source>counter</source>
        <translation type="unfinished">biến đếm</translation>
    </message>
    <message>
        <source>counters</source>
        <translation type="unfinished">bộ đếm</translation>
    </message>
    <message>
        <source>covers the result</source>
        <translation type="unfinished">phủ kết quả</translation>
    </message>
    <message>
        <source>cuBLAS does not do this: %1 gives %2. Every strategy with a kernel of its own works.</source>
        <translation type="unfinished">cuBLAS không làm được việc này: %1 trả về %2. Mọi chiến lược có kernel riêng đều chạy được.</translation>
    </message>
    <message>
        <source>cuBLAS on tensor cores, which round factors to 10 bits: all of C, less exact.</source>
        <translation type="unfinished">cuBLAS trên nhân Tensor, làm tròn các thừa số về 10 bit: toàn bộ C, kém chính xác hơn.</translation>
    </message>
    <message>
        <source>cuBLAS, TF32 (library)</source>
        <translation type="unfinished">cuBLAS, TF32 (thư viện)</translation>
    </message>
    <message>
        <source>cuBLAS, floats (library)</source>
        <translation type="unfinished">cuBLAS, float (thư viện)</translation>
    </message>
    <message>
        <source>cuBLAS, for comparison: its rank-k update computes one half of C in floats.</source>
        <translation type="unfinished">cuBLAS, để so sánh: phép cập nhật hạng k của nó tính một nửa C bằng float.</translation>
    </message>
    <message>
        <source>cuFFT does not do this: %1 gives the result %2 of cufft.h. Every strategy with a kernel of its own works.</source>
        <translation type="unfinished">cuFFT không làm được việc này: %1 trả về kết quả %2 của cufft.h. Mọi chiến lược có kernel riêng đều chạy được.</translation>
    </message>
    <message>
        <source>cuFFT multiplies spectra: the time is independent of the template's size.</source>
        <translation type="unfinished">cuFFT nhân các phổ: thời gian không phụ thuộc vào kích thước mẫu.</translation>
    </message>
    <message>
        <source>cycle %1, block %2, warp %3</source>
        <translation type="unfinished">chu kỳ %1, block %2, warp %3</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation type="unfinished">chu kỳ</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation type="unfinished">d/M</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation type="unfinished">d/M/yyyy</translation>
    </message>
    <message>
        <source>data[0] … data[8]</source>
        <translation type="unfinished">data[0] … data[8]</translation>
    </message>
    <message>
        <source>device memory</source>
        <translation type="unfinished">bộ nhớ thiết bị</translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished">khác biệt</translation>
    </message>
    <message>
        <source>difference to %1, %</source>
        <translation type="unfinished">chênh lệch so với %1, %</translation>
    </message>
    <message>
        <source>difference to silicon</source>
        <translation type="unfinished">chênh lệch so với GPU thật</translation>
    </message>
    <message>
        <source>divergence</source>
        <translation type="unfinished">phân kỳ</translation>
    </message>
    <message>
        <source>divergent</source>
        <translation type="unfinished">phân kỳ</translation>
    </message>
    <message>
        <source>divergent branches</source>
        <translation type="unfinished">rẽ nhánh phân kỳ</translation>
    </message>
    <message>
        <source>driver</source>
        <translation type="unfinished">trình điều khiển</translation>
    </message>
    <message>
        <source>dropped picture</source>
        <translation type="unfinished">ảnh đã thả</translation>
    </message>
    <message>
        <source>each thread keeps a column, and as many as the window is wide, %1, only serve their neighbours.</source>
        <translation type="unfinished">mỗi thread giữ một cột, và số cột bằng chiều rộng cửa sổ, %1, chỉ phục vụ các cột bên cạnh.</translation>
    </message>
    <message>
        <source>edited, not run</source>
        <translation type="unfinished">đã sửa, chưa chạy</translation>
    </message>
    <message>
        <source>element %1 of %2</source>
        <translation type="unfinished">phần tử %1 của %2</translation>
    </message>
    <message>
        <source>else</source>
        <translation type="unfinished">else</translation>
    </message>
    <message>
        <source>empty, %1 came too late</source>
        <translation type="unfinished">trống, %1 đến quá muộn</translation>
    </message>
    <message>
        <source>emulated GPU</source>
        <translation type="unfinished">GPU được giả lập</translation>
    </message>
    <message>
        <source>emulator</source>
        <translation type="unfinished">giả lập</translation>
    </message>
    <message>
        <source>emulator, nothing counted</source>
        <translation type="unfinished">trình giả lập, không đếm gì</translation>
    </message>
    <message>
        <source>end</source>
        <translation type="unfinished">kết thúc</translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished">đã kết thúc</translation>
    </message>
    <message>
        <source>ended with status %1</source>
        <translation type="unfinished">kết thúc với trạng thái %1</translation>
    </message>
    <message>
        <source>equal in all %1 values</source>
        <translation type="unfinished">bằng nhau ở cả %1 giá trị</translation>
    </message>
    <message>
        <source>equal to hardware</source>
        <translation type="unfinished">bằng phần cứng</translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished">sai số</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation type="unfinished">ước lượng</translation>
    </message>
    <message>
        <source>estimate for %1, %2: not a measurement</source>
        <translation type="unfinished">ước lượng cho %1, %2: không phải số đo</translation>
    </message>
    <message>
        <source>estimate for %1, not a measurement</source>
        <translation type="unfinished">ước lượng cho %1, không phải số đo</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation type="unfinished">ước lượng</translation>
    </message>
    <message>
        <source>estimated from a sample</source>
        <translation type="unfinished">ước lượng từ phần lấy mẫu</translation>
    </message>
    <message>
        <source>estimated from a sample of the blocks</source>
        <translation type="unfinished">ước lượng từ các block lấy mẫu</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation type="unfinished">sự kiện %1 trong %2</translation>
    </message>
    <message>
        <source>events %1–%2 of %3</source>
        <translation type="unfinished">sự kiện %1–%2 trong %3</translation>
    </message>
    <message>
        <source>every block</source>
        <translation type="unfinished">mọi block</translation>
    </message>
    <message>
        <source>every block runs</source>
        <translation type="unfinished">mọi block đều chạy</translation>
    </message>
    <message>
        <source>every warp is in use</source>
        <translation type="unfinished">mọi warp đều được dùng</translation>
    </message>
    <message>
        <source>expected before it was measured</source>
        <translation type="unfinished">kỳ vọng trước khi đo</translation>
    </message>
    <message>
        <source>ffmpeg %1 before the film was whole; %2. Save a GIF.</source>
        <translation type="unfinished">ffmpeg %1 trước khi video hoàn chỉnh; %2. Hãy lưu GIF.</translation>
    </message>
    <message>
        <source>ffmpeg cannot be started: %1. Save a GIF.</source>
        <translation type="unfinished">Không khởi động được ffmpeg: %1. Hãy lưu GIF.</translation>
    </message>
    <message>
        <source>ffmpeg ended without a film.</source>
        <translation type="unfinished">ffmpeg kết thúc mà không tạo ra video.</translation>
    </message>
    <message>
        <source>ffmpeg is not installed: install it.</source>
        <translation type="unfinished">Chưa cài ffmpeg: hãy cài nó.</translation>
    </message>
    <message>
        <source>ffmpeg is not installed: save a GIF, or install ffmpeg.</source>
        <translation type="unfinished">Chưa cài ffmpeg: hãy lưu GIF, hoặc cài ffmpeg.</translation>
    </message>
    <message>
        <source>file.npy</source>
        <translation type="unfinished">file.npy</translation>
    </message>
    <message>
        <source>filter</source>
        <translation type="unfinished">bộ lọc</translation>
    </message>
    <message>
        <source>first vote</source>
        <translation type="unfinished">lần chọn đầu</translation>
    </message>
    <message>
        <source>float</source>
        <translation type="unfinished">float</translation>
    </message>
    <message>
        <source>floating-point operations a byte</source>
        <translation type="unfinished">phép tính dấu phẩy động mỗi byte</translation>
    </message>
    <message>
        <source>floats</source>
        <translation type="unfinished">float</translation>
    </message>
    <message>
        <source>floors: %1</source>
        <translation type="unfinished">mức sàn: %1</translation>
    </message>
    <message>
        <source>folder</source>
        <translation type="unfinished">thư mục</translation>
    </message>
    <message>
        <source>for more there are too few registers</source>
        <translation type="unfinished">muốn nhiều hơn thì thiếu thanh ghi</translation>
    </message>
    <message>
        <source>fp32 lanes</source>
        <translation type="unfinished">lane fp32</translation>
    </message>
    <message>
        <source>from %1 to %2 in steps of %3</source>
        <translation type="unfinished">một số từ %1 đến %2 theo bước %3</translation>
    </message>
    <message>
        <source>from 0</source>
        <translation type="unfinished">so với 0</translation>
    </message>
    <message>
        <source>gain × %1</source>
        <translation type="unfinished">khuếch đại × %1</translation>
    </message>
    <message>
        <source>global</source>
        <translation type="unfinished">toàn cục</translation>
    </message>
    <message>
        <source>global %1</source>
        <translation type="unfinished">toàn cục %1</translation>
    </message>
    <message>
        <source>global load</source>
        <translation type="unfinished">đọc bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>global memory</source>
        <translation type="unfinished">bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>global store</source>
        <translation type="unfinished">ghi bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation type="unfinished">đi tiếp</translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished">lục</translation>
    </message>
    <message>
        <source>grey</source>
        <translation type="unfinished">xám</translation>
    </message>
    <message>
        <source>grey levels</source>
        <translation type="unfinished">mức xám</translation>
    </message>
    <message>
        <source>grid</source>
        <translation type="unfinished">lưới</translation>
    </message>
    <message>
        <source>grid of blocks</source>
        <translation type="unfinished">lưới gồm các block</translation>
    </message>
    <message>
        <source>grid: every %1nd block</source>
        <translation type="unfinished">lưới: cứ %1 block vẽ một</translation>
    </message>
    <message>
        <source>grid: every %1th block</source>
        <translation type="unfinished">lưới: cứ %1 block vẽ một</translation>
    </message>
    <message>
        <source>halo</source>
        <translation type="unfinished">halo</translation>
    </message>
    <message>
        <source>halo redundancy</source>
        <translation type="unfinished">độ dư thừa halo</translation>
    </message>
    <message>
        <source>halo, read again</source>
        <translation type="unfinished">halo, bị đọc lại</translation>
    </message>
    <message>
        <source>heat, by the driver</source>
        <translation type="unfinished">do nhiệt, theo trình điều khiển</translation>
    </message>
    <message>
        <source>heat, by the hardware</source>
        <translation type="unfinished">do nhiệt, theo phần cứng</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation type="unfinished">bộ nhớ host</translation>
    </message>
    <message>
        <source>hundreds of cycles</source>
        <translation type="unfinished">hàng trăm chu kỳ</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation type="unfinished">lý tưởng</translation>
    </message>
    <message>
        <source>if</source>
        <translation type="unfinished">if</translation>
    </message>
    <message>
        <source>image 512×512</source>
        <translation type="unfinished">ảnh 512×512</translation>
    </message>
    <message>
        <source>in a bank each</source>
        <translation type="unfinished">mỗi phần tử một bank</translation>
    </message>
    <message>
        <source>in the multiprocessor</source>
        <translation type="unfinished">trong multiprocessor</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation type="unfinished">không hoạt động</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation type="unfinished">lệnh</translation>
    </message>
    <message>
        <source>issue</source>
        <translation type="unfinished">phát lệnh</translation>
    </message>
    <message>
        <source>it contains a pointer to a function</source>
        <translation type="unfinished">nó chứa con trỏ tới hàm</translation>
    </message>
    <message>
        <source>it contains too many structs, one in the other</source>
        <translation type="unfinished">nó chứa quá nhiều struct lồng nhau</translation>
    </message>
    <message>
        <source>it has a base, whose fields are not known</source>
        <translation type="unfinished">nó có lớp cơ sở, mà các trường không được biết</translation>
    </message>
    <message>
        <source>it has a field whose type is defined inside of it</source>
        <translation type="unfinished">nó có một trường mà kiểu được định nghĩa bên trong nó</translation>
    </message>
    <message>
        <source>it has fields of some bits</source>
        <translation type="unfinished">nó có trường bit</translation>
    </message>
    <message>
        <source>it has more fields than can be given</source>
        <translation type="unfinished">nó có nhiều trường hơn mức truyền được</translation>
    </message>
    <message>
        <source>it has version %1 of NumPy's format</source>
        <translation type="unfinished">nó có phiên bản %1 của định dạng NumPy</translation>
    </message>
    <message>
        <source>it has virtual functions</source>
        <translation type="unfinished">nó có hàm ảo</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished">đó là thư mục</translation>
    </message>
    <message>
        <source>it is a socket</source>
        <translation type="unfinished">đó là socket</translation>
    </message>
    <message>
        <source>it is in Fortran's order</source>
        <translation type="unfinished">nó theo thứ tự của Fortran</translation>
    </message>
    <message>
        <source>it is not a NumPy file</source>
        <translation type="unfinished">nó không phải là tệp NumPy</translation>
    </message>
    <message>
        <source>it said nothing</source>
        <translation type="unfinished">nó không báo gì</translation>
    </message>
    <message>
        <source>it said “%1”</source>
        <translation type="unfinished">nó báo “%1”</translation>
    </message>
    <message>
        <source>its file does not load (%1)</source>
        <translation type="unfinished">không nạp được tệp của nó (%1)</translation>
    </message>
    <message>
        <source>its header is damaged</source>
        <translation type="unfinished">phần đầu của nó bị hỏng</translation>
    </message>
    <message>
        <source>its lanes pass sums on to one another, so it must be of whole warps of 32 threads.</source>
        <translation type="unfinished">các lane của nó chuyển tổng cho nhau, nên block phải gồm các warp trọn vẹn 32 thread.</translation>
    </message>
    <message>
        <source>its name ends in no format that can be written</source>
        <translation type="unfinished">tên tệp không có phần mở rộng của định dạng nào ghi được</translation>
    </message>
    <message>
        <source>its numbers are of the type %1</source>
        <translation type="unfinished">các số của nó có kiểu %1</translation>
    </message>
    <message>
        <source>its shape is (%1)</source>
        <translation type="unfinished">hình dạng của nó là (%1)</translation>
    </message>
    <message>
        <source>its version %1 has no %2</source>
        <translation type="unfinished">phiên bản %1 của nó không có %2</translation>
    </message>
    <message>
        <source>kept in step with other GPUs</source>
        <translation type="unfinished">giữ nhịp với các GPU khác</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished">kernel</translation>
    </message>
    <message>
        <source>kernel's result</source>
        <translation type="unfinished">kết quả của kernel</translation>
    </message>
    <message>
        <source>kernel.cu is the kernel's text that stands below.</source>
        <translation type="unfinished">kernel.cu là mã nguồn kernel nằm bên dưới.</translation>
    </message>
    <message>
        <source>lane</source>
        <translation type="unfinished">lane</translation>
    </message>
    <message>
        <source>lanes: zoom in until they can be numbered</source>
        <translation type="unfinished">lane: phóng to cho tới khi có thể đánh số chúng</translation>
    </message>
    <message>
        <source>largest %1 at (%2, %3)</source>
        <translation type="unfinished">lớn nhất %1 tại (%2, %3)</translation>
    </message>
    <message>
        <source>last wave</source>
        <translation type="unfinished">đợt cuối</translation>
    </message>
    <message>
        <source>latency</source>
        <translation type="unfinished">độ trễ</translation>
    </message>
    <message>
        <source>launch</source>
        <translation type="unfinished">launch</translation>
    </message>
    <message>
        <source>launch %1</source>
        <translation type="unfinished">launch %1</translation>
    </message>
    <message>
        <source>launch: %1</source>
        <translation type="unfinished">launch: %1</translation>
    </message>
    <message>
        <source>launch: blocks</source>
        <translation type="unfinished">launch: block</translation>
    </message>
    <message>
        <source>launch: threads a block</source>
        <translation type="unfinished">launch: thread mỗi block</translation>
    </message>
    <message>
        <source>launch: time band, estimate</source>
        <translation type="unfinished">launch: dải thời gian, ước lượng</translation>
    </message>
    <message>
        <source>launches %1</source>
        <translation type="unfinished">launch %1</translation>
    </message>
    <message>
        <source>least %1, 95 % within %2</source>
        <translation type="unfinished">nhỏ nhất %1, 95 % trong vòng %2</translation>
    </message>
    <message>
        <source>levels</source>
        <translation type="unfinished">mức xám</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished">dòng %1</translation>
    </message>
    <message>
        <source>line %1   %2</source>
        <translation type="unfinished">dòng %1   %2</translation>
    </message>
    <message>
        <source>lines %1</source>
        <translation type="unfinished">các dòng %1</translation>
    </message>
    <message>
        <source>load order: %1 is being traced</source>
        <translation type="unfinished">thứ tự nạp: đang theo vết %1</translation>
    </message>
    <message>
        <source>load order: this strategy has no shared tile to fill</source>
        <translation type="unfinished">thứ tự nạp: chiến lược này không có tile chia sẻ nào để nạp</translation>
    </message>
    <message>
        <source>load/store</source>
        <translation type="unfinished">nạp/ghi</translation>
    </message>
    <message>
        <source>loaded are %1</source>
        <translation type="unfinished">đã nạp %1</translation>
    </message>
    <message>
        <source>loads of global memory</source>
        <translation type="unfinished">lần nạp từ bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>loads of local memory</source>
        <translation type="unfinished">lần nạp từ bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>loads of shared memory</source>
        <translation type="unfinished">lần nạp từ bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>loads that L1 does not answer</source>
        <translation type="unfinished">lần nạp mà L1 không đáp ứng</translation>
    </message>
    <message>
        <source>local</source>
        <translation type="unfinished">cục bộ</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation type="unfinished">bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>loops on the CPU</source>
        <translation type="unfinished">vòng lặp trên CPU</translation>
    </message>
    <message>
        <source>machine</source>
        <translation type="unfinished">máy</translation>
    </message>
    <message>
        <source>machine code</source>
        <translation type="unfinished">mã máy</translation>
    </message>
    <message>
        <source>made smaller from %1 × %2 for this page</source>
        <translation type="unfinished">được thu nhỏ từ %1 × %2 cho trang này</translation>
    </message>
    <message>
        <source>max %1 at %2</source>
        <translation type="unfinished">lớn nhất %1 tại %2</translation>
    </message>
    <message>
        <source>max difference %1</source>
        <translation type="unfinished">khác nhiều nhất %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation type="unfinished">trung bình %1</translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished">đo được</translation>
    </message>
    <message>
        <source>median of %L1 runs%2</source>
        <translation type="unfinished">trung vị của %L1 lần chạy%2</translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished">bộ nhớ</translation>
    </message>
    <message>
        <source>memory %1B/s</source>
        <translation type="unfinished">bộ nhớ %1B/s</translation>
    </message>
    <message>
        <source>mirrored there</source>
        <translation type="unfinished">ở đó đối xứng gương</translation>
    </message>
    <message>
        <source>mma.sync reaches about 300 of an H200's 495 TFLOP/s: 4.6 ms. Rounded numbers are off by 2⁻¹² at the most and on average by nothing: C by some 1e-5 of itself.</source>
        <translation type="unfinished">mma.sync đạt khoảng 300 trong 495 TFLOP/s của H200: 4.6 ms. Các số được làm tròn lệch tối đa 2⁻¹² và trung bình không lệch gì: C lệch khoảng 1e-5 của chính nó.</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation type="unfinished">theo mô hình</translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished">ms</translation>
    </message>
    <message>
        <source>multiprocessor</source>
        <translation type="unfinished">multiprocessor</translation>
    </message>
    <message>
        <source>multiprocessors</source>
        <translation type="unfinished">multiprocessor</translation>
    </message>
    <message>
        <source>multiprocessors 0 to %1, time upwards</source>
        <translation type="unfinished">multiprocessor 0 đến %1, thời gian hướng lên</translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished">tên</translation>
    </message>
    <message>
        <source>no PSNR: %1 values are no numbers</source>
        <translation type="unfinished">không có PSNR: %1 giá trị không phải là số</translation>
    </message>
    <message>
        <source>no difference to %1: another kind of time</source>
        <translation type="unfinished">không so được với %1: loại thời gian khác</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation type="unfinished">không có ước lượng</translation>
    </message>
    <message>
        <source>no estimate at these settings yet</source>
        <translation type="unfinished">chưa có ước lượng cho thiết lập này</translation>
    </message>
    <message>
        <source>no memory instruction</source>
        <translation type="unfinished">không có lệnh bộ nhớ</translation>
    </message>
    <message>
        <source>no predicted time</source>
        <translation type="unfinished">không có thời gian dự đoán</translation>
    </message>
    <message>
        <source>no program reads from it</source>
        <translation type="unfinished">không có chương trình nào đọc từ nó</translation>
    </message>
    <message>
        <source>no shared tile</source>
        <translation type="unfinished">không có tile chia sẻ</translation>
    </message>
    <message>
        <source>no thread</source>
        <translation type="unfinished">không có thread</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">không có</translation>
    </message>
    <message>
        <source>none was found</source>
        <translation type="unfinished">không tìm thấy</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation type="unfinished">không phải số</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation type="unfinished">chưa kiểm tra</translation>
    </message>
    <message>
        <source>not computed</source>
        <translation type="unfinished">chưa tính</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation type="unfinished">không đếm</translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished">không tìm thấy</translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished">không biết</translation>
    </message>
    <message>
        <source>not proved for kernels like this</source>
        <translation type="unfinished">chưa được kiểm chứng với loại kernel này</translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished">không được đọc</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation type="unfinished">chưa chạy</translation>
    </message>
    <message>
        <source>not run: %1</source>
        <translation type="unfinished">không chạy: %1</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation type="unfinished">không rẽ nhánh</translation>
    </message>
    <message>
        <source>not timed by itself</source>
        <translation type="unfinished">không được đo thời gian riêng</translation>
    </message>
    <message>
        <source>note in line %1</source>
        <translation type="unfinished">ghi chú ở dòng %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished">không gì cả</translation>
    </message>
    <message>
        <source>nothing is read from it</source>
        <translation type="unfinished">không đọc được gì từ nó</translation>
    </message>
    <message>
        <source>nothing overlaps</source>
        <translation type="unfinished">không gì chồng nhau</translation>
    </message>
    <message>
        <source>nothing says what it is</source>
        <translation type="unfinished">không có gì cho biết</translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished">bây giờ</translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished">số</translation>
    </message>
    <message>
        <source>number: the lane of the pixel's thread</source>
        <translation type="unfinished">số: lane của thread ứng với điểm ảnh</translation>
    </message>
    <message>
        <source>number: the thread</source>
        <translation type="unfinished">số: thread</translation>
    </message>
    <message>
        <source>numbered row by row</source>
        <translation type="unfinished">đánh số theo từng hàng</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation type="unfinished">mức chiếm dụng</translation>
    </message>
    <message>
        <source>occupancy, %</source>
        <translation type="unfinished">mức chiếm dụng, %</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished">trong %1</translation>
    </message>
    <message>
        <source>of 8 and 1 unused</source>
        <translation type="unfinished">gồm 8 và 1 không dùng</translation>
    </message>
    <message>
        <source>of the PTX</source>
        <translation type="unfinished">của PTX</translation>
    </message>
    <message>
        <source>of the settings before</source>
        <translation type="unfinished">của thiết lập trước đó</translation>
    </message>
    <message>
        <source>of the text before the changes</source>
        <translation type="unfinished">của mã nguồn trước khi thay đổi</translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished">tắt</translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished">bật</translation>
    </message>
    <message>
        <source>on arithmetic that is not followed</source>
        <translation type="unfinished">vào phép tính số học không được theo dấu</translation>
    </message>
    <message>
        <source>on floating-point arithmetic</source>
        <translation type="unfinished">vào số học dấu phẩy động</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation type="unfinished">bật hoặc tắt</translation>
    </message>
    <message>
        <source>on something that is not the same from run to run</source>
        <translation type="unfinished">vào thứ mỗi lần chạy một khác</translation>
    </message>
    <message>
        <source>on the result of an atomic operation</source>
        <translation type="unfinished">vào kết quả của một thao tác nguyên tử</translation>
    </message>
    <message>
        <source>on their way</source>
        <translation type="unfinished">đang đến</translation>
    </message>
    <message>
        <source>on what is fetched from a texture</source>
        <translation type="unfinished">vào những gì được lấy từ texture</translation>
    </message>
    <message>
        <source>on what is read from memory</source>
        <translation type="unfinished">vào những gì được đọc từ bộ nhớ</translation>
    </message>
    <message>
        <source>on what lanes hand to one another</source>
        <translation type="unfinished">vào những gì các lane chuyển cho nhau</translation>
    </message>
    <message>
        <source>on what threads hand to one another at a barrier</source>
        <translation type="unfinished">vào những gì các thread chuyển cho nhau ở rào đồng bộ</translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished">một lần</translation>
    </message>
    <message>
        <source>once for each thread</source>
        <translation type="unfinished">một lần cho mỗi thread</translation>
    </message>
    <message>
        <source>one after the other; idle lanes wait</source>
        <translation type="unfinished">lần lượt từng bên; lane nhàn rỗi chờ</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation type="unfinished">lần lượt từng cái</translation>
    </message>
    <message>
        <source>one multiprocessor of many</source>
        <translation type="unfinished">một trong nhiều multiprocessor</translation>
    </message>
    <message>
        <source>one of 32 lanes</source>
        <translation type="unfinished">một trong 32 lane</translation>
    </message>
    <message>
        <source>one of its names</source>
        <translation type="unfinished">một trong các tên của nó</translation>
    </message>
    <message>
        <source>one of those that share the block's %1 pixels</source>
        <translation type="unfinished">một trong những thread dùng chung %1 điểm ảnh của block</translation>
    </message>
    <message>
        <source>one request of a warp</source>
        <translation type="unfinished">một yêu cầu của một warp</translation>
    </message>
    <message>
        <source>one run; settles when the sliders rest</source>
        <translation type="unfinished">một lần chạy; ổn định khi các thanh trượt đứng yên</translation>
    </message>
    <message>
        <source>one thread</source>
        <translation type="unfinished">một thread</translation>
    </message>
    <message>
        <source>one warp alone</source>
        <translation type="unfinished">chỉ một warp</translation>
    </message>
    <message>
        <source>one word: one pass</source>
        <translation type="unfinished">một từ nhớ: một lượt</translation>
    </message>
    <message>
        <source>only the text's own strategies compute a region alone, and this is the last of their steps.</source>
        <translation type="unfinished">chỉ các chiến lược của chính bài viết tính riêng một vùng, và đây là bước cuối trong các bước của bài.</translation>
    </message>
    <message>
        <source>opening the picture</source>
        <translation type="unfinished">đang mở ảnh</translation>
    </message>
    <message>
        <source>operation</source>
        <translation type="unfinished">phép xử lý</translation>
    </message>
    <message>
        <source>operations for each byte</source>
        <translation type="unfinished">phép tính cho mỗi byte</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation type="unfinished">ngoài giới hạn</translation>
    </message>
    <message>
        <source>over ideal</source>
        <translation type="unfinished">so với lý tưởng</translation>
    </message>
    <message>
        <source>padding</source>
        <translation type="unfinished">phần đệm</translation>
    </message>
    <message>
        <source>parameter memory</source>
        <translation type="unfinished">bộ nhớ tham số</translation>
    </message>
    <message>
        <source>partly equal to hardware, partly of the PTX</source>
        <translation type="unfinished">một phần bằng phần cứng, một phần của PTX</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation type="unfinished">ảnh đã dán</translation>
    </message>
    <message>
        <source>picture</source>
        <translation type="unfinished">ảnh</translation>
    </message>
    <message>
        <source>pin %1</source>
        <translation type="unfinished">lần chạy ghim %1</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation type="unfinished">bước hàng</translation>
    </message>
    <message>
        <source>pixel along the line</source>
        <translation type="unfinished">điểm ảnh dọc theo đường</translation>
    </message>
    <message>
        <source>pixels of a row</source>
        <translation type="unfinished">các điểm ảnh của một hàng</translation>
    </message>
    <message>
        <source>point at a block at the edge</source>
        <translation type="unfinished">trỏ vào một block ở rìa</translation>
    </message>
    <message>
        <source>power brake</source>
        <translation type="unfinished">hãm công suất (power brake)</translation>
    </message>
    <message>
        <source>power cap</source>
        <translation type="unfinished">giới hạn công suất</translation>
    </message>
    <message>
        <source>predicted for %1, %2: not a measurement</source>
        <translation type="unfinished">dự đoán cho %1, %2: không phải phép đo</translation>
    </message>
    <message>
        <source>predicted for %1, not a measurement</source>
        <translation type="unfinished">dự đoán cho %1, không phải phép đo</translation>
    </message>
    <message>
        <source>predicted, µs</source>
        <translation type="unfinished">dự đoán, µs</translation>
    </message>
    <message>
        <source>published %1 on %2, %3%4</source>
        <translation type="unfinished">đã công bố %1 trên %2, %3%4</translation>
    </message>
    <message>
        <source>px</source>
        <translation type="unfinished">px</translation>
    </message>
    <message>
        <source>race</source>
        <translation type="unfinished">tranh chấp dữ liệu</translation>
    </message>
    <message>
        <source>ran</source>
        <translation type="unfinished">đã chạy</translation>
    </message>
    <message>
        <source>range</source>
        <translation type="unfinished">khoảng giá trị</translation>
    </message>
    <message>
        <source>ratio to the slowest strategy</source>
        <translation type="unfinished">tỷ số so với chiến lược chậm nhất</translation>
    </message>
    <message>
        <source>read from device memory</source>
        <translation type="unfinished">đọc từ bộ nhớ thiết bị</translation>
    </message>
    <message>
        <source>read, but written by other blocks</source>
        <translation type="unfinished">đọc, nhưng do block khác ghi</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished">chỉ đọc</translation>
    </message>
    <message>
        <source>reading the GPU's counters</source>
        <translation type="unfinished">đang đọc các bộ đếm của GPU</translation>
    </message>
    <message>
        <source>reads tile[3]</source>
        <translation type="unfinished">đọc tile[3]</translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished">đỏ</translation>
    </message>
    <message>
        <source>reference</source>
        <translation type="unfinished">tham chiếu</translation>
    </message>
    <message>
        <source>register</source>
        <translation type="unfinished">thanh ghi</translation>
    </message>
    <message>
        <source>registers</source>
        <translation type="unfinished">thanh ghi</translation>
    </message>
    <message>
        <source>registers per thread</source>
        <translation type="unfinished">thanh ghi mỗi thread</translation>
    </message>
    <message>
        <source>request</source>
        <translation type="unfinished">yêu cầu</translation>
    </message>
    <message>
        <source>requested from the L1 cache, counted</source>
        <translation type="unfinished">yêu cầu từ bộ nhớ đệm L1, đếm được</translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished">kết quả</translation>
    </message>
    <message>
        <source>result − CPU reference</source>
        <translation type="unfinished">kết quả − tham chiếu CPU</translation>
    </message>
    <message>
        <source>reuse</source>
        <translation type="unfinished">dùng lại</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation type="unfinished">roofline</translation>
    </message>
    <message>
        <source>row %1, columns %2 to %3</source>
        <translation type="unfinished">hàng %1, cột %2 đến %3</translation>
    </message>
    <message>
        <source>rows %1 elements apart</source>
        <translation type="unfinished">các hàng cách nhau %1 phần tử</translation>
    </message>
    <message>
        <source>rows %1 elements apart, as now</source>
        <translation type="unfinished">các hàng cách nhau %1 phần tử, như hiện nay</translation>
    </message>
    <message>
        <source>rows of 8 words</source>
        <translation type="unfinished">hàng gồm 8 từ nhớ</translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished">đang chạy</translation>
    </message>
    <message>
        <source>running %1</source>
        <translation type="unfinished">đang chạy %1</translation>
    </message>
    <message>
        <source>scheduler %1</source>
        <translation type="unfinished">bộ lập lịch %1</translation>
    </message>
    <message>
        <source>schedulers</source>
        <translation type="unfinished">bộ lập lịch</translation>
    </message>
    <message>
        <source>second vote</source>
        <translation type="unfinished">lần chọn thứ hai</translation>
    </message>
    <message>
        <source>sector</source>
        <translation type="unfinished">sector</translation>
    </message>
    <message>
        <source>several settings</source>
        <translation type="unfinished">nhiều thiết lập</translation>
    </message>
    <message>
        <source>shade: its warp's 1st, 2nd, … store to the tile, dark first</source>
        <translation type="unfinished">độ đậm: lần ghi thứ 1, 2, … của warp vào tile, đậm là trước</translation>
    </message>
    <message>
        <source>shared</source>
        <translation type="unfinished">chia sẻ</translation>
    </message>
    <message>
        <source>shared load</source>
        <translation type="unfinished">đọc bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation type="unfinished">bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>shared memory + L1</source>
        <translation type="unfinished">bộ nhớ chia sẻ + L1</translation>
    </message>
    <message>
        <source>shared memory is enough for the rows of %1 threads at this window.</source>
        <translation type="unfinished">bộ nhớ chia sẻ đủ cho các hàng của %1 thread ở cửa sổ này.</translation>
    </message>
    <message>
        <source>shared memory per block, bytes</source>
        <translation type="unfinished">bộ nhớ chia sẻ mỗi block, byte</translation>
    </message>
    <message>
        <source>shared store</source>
        <translation type="unfinished">ghi bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>shared, opted in</source>
        <translation type="unfinished">bộ nhớ chia sẻ, khi yêu cầu</translation>
    </message>
    <message>
        <source>sides</source>
        <translation type="unfinished">các cạnh</translation>
    </message>
    <message>
        <source>signed %1-bit integers</source>
        <translation type="unfinished">số nguyên có dấu %1 bit</translation>
    </message>
    <message>
        <source>silicon</source>
        <translation type="unfinished">GPU thật</translation>
    </message>
    <message>
        <source>slowed by the hardware</source>
        <translation type="unfinished">bị phần cứng làm chậm</translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished">nguồn</translation>
    </message>
    <message>
        <source>speed</source>
        <translation type="unfinished">tốc độ</translation>
    </message>
    <message>
        <source>stands for</source>
        <translation type="unfinished">đại diện cho</translation>
    </message>
    <message>
        <source>stopped by an error</source>
        <translation type="unfinished">bị dừng do lỗi</translation>
    </message>
    <message>
        <source>stopped: %1</source>
        <translation type="unfinished">đã dừng: %1</translation>
    </message>
    <message>
        <source>stores to global memory</source>
        <translation type="unfinished">lần ghi vào bộ nhớ toàn cục</translation>
    </message>
    <message>
        <source>stores to local memory</source>
        <translation type="unfinished">lần ghi vào bộ nhớ cục bộ</translation>
    </message>
    <message>
        <source>stores to shared memory</source>
        <translation type="unfinished">lần ghi vào bộ nhớ chia sẻ</translation>
    </message>
    <message>
        <source>stores written through</source>
        <translation type="unfinished">lần ghi xuyên (write-through)</translation>
    </message>
    <message>
        <source>strategy</source>
        <translation type="unfinished">chiến lược</translation>
    </message>
    <message>
        <source>student</source>
        <translation type="unfinished">sinh viên</translation>
    </message>
    <message>
        <source>sweeping %1 %2</source>
        <translation type="unfinished">đang quét %1 %2</translation>
    </message>
    <message>
        <source>switch</source>
        <translation type="unfinished">công tắc</translation>
    </message>
    <message>
        <source>taken</source>
        <translation type="unfinished">rẽ nhánh</translation>
    </message>
    <message>
        <source>tens of cycles</source>
        <translation type="unfinished">hàng chục chu kỳ</translation>
    </message>
    <message>
        <source>text of one's own, below</source>
        <translation type="unfinished">mã nguồn tự viết, ở bên dưới</translation>
    </message>
    <message>
        <source>texture</source>
        <translation type="unfinished">texture</translation>
    </message>
    <message>
        <source>texture of %1</source>
        <translation type="unfinished">texture của %1</translation>
    </message>
    <message>
        <source>texture reads</source>
        <translation type="unfinished">lần đọc texture</translation>
    </message>
    <message>
        <source>textures: not counted</source>
        <translation type="unfinished">texture: không đếm</translation>
    </message>
    <message>
        <source>the block's pixels and their halo</source>
        <translation type="unfinished">các điểm ảnh của block và halo của chúng</translation>
    </message>
    <message>
        <source>the chosen one</source>
        <translation type="unfinished">block đã chọn</translation>
    </message>
    <message>
        <source>the edited text is its.</source>
        <translation type="unfinished">mã nguồn đã sửa là của nó.</translation>
    </message>
    <message>
        <source>the emulator; not a GPU's time</source>
        <translation type="unfinished">trình giả lập; không phải thời gian của GPU</translation>
    </message>
    <message>
        <source>the filter reaches beyond the edge</source>
        <translation type="unfinished">bộ lọc vươn ra ngoài rìa</translation>
    </message>
    <message>
        <source>the limit is: %1</source>
        <translation type="unfinished">giới hạn là: %1</translation>
    </message>
    <message>
        <source>the mirrored pixel is read beyond the picture</source>
        <translation type="unfinished">bên ngoài ảnh đọc ra điểm ảnh đối xứng gương</translation>
    </message>
    <message>
        <source>the nearest pixel is read beyond the picture</source>
        <translation type="unfinished">bên ngoài ảnh đọc ra điểm ảnh gần nhất</translation>
    </message>
    <message>
        <source>the same as %1</source>
        <translation type="unfinished">bằng %1</translation>
    </message>
    <message>
        <source>the size of the array "%1" is not a number from 1 to %2 here</source>
        <translation type="unfinished">kích thước của mảng “%1” ở đây không phải là số từ 1 đến %2</translation>
    </message>
    <message>
        <source>the strategy's own</source>
        <translation type="unfinished">mã nguồn gốc của chiến lược</translation>
    </message>
    <message>
        <source>the threads' own (local) memory</source>
        <translation type="unfinished">bộ nhớ riêng (cục bộ) của các thread</translation>
    </message>
    <message>
        <source>there is no %1 where CUDA Toolkits and the system's libraries lie</source>
        <translation type="unfinished">không có %1 ở nơi đặt CUDA Toolkit và các thư viện hệ thống</translation>
    </message>
    <message>
        <source>this strategy's tile of the covariance is shared out among %1 threads, %2.</source>
        <translation type="unfinished">tile hiệp phương sai của chiến lược này được chia cho %1 thread, %2.</translation>
    </message>
    <message>
        <source>thread</source>
        <translation type="unfinished">thread</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation type="unfinished">thread %1</translation>
    </message>
    <message>
        <source>thread %1 changes atomically it on %2</source>
        <translation type="unfinished">thread %1 cập nhật nguyên tử nó ở %2</translation>
    </message>
    <message>
        <source>thread %1 loads it on %2</source>
        <translation type="unfinished">thread %1 nạp nó ở %2</translation>
    </message>
    <message>
        <source>thread %1 stores it on %2</source>
        <translation type="unfinished">thread %1 ghi nó ở %2</translation>
    </message>
    <message>
        <source>thread 3</source>
        <translation type="unfinished">thread 3</translation>
    </message>
    <message>
        <source>thread 4</source>
        <translation type="unfinished">thread 4</translation>
    </message>
    <message>
        <source>threads</source>
        <translation type="unfinished">thread</translation>
    </message>
    <message>
        <source>threads and pixels do not match one to one here: warps have no pixels of their own</source>
        <translation type="unfinished">ở đây thread và điểm ảnh không ứng với nhau một-một: warp không có điểm ảnh của riêng mình</translation>
    </message>
    <message>
        <source>threads per block</source>
        <translation type="unfinished">thread mỗi block</translation>
    </message>
    <message>
        <source>three passes: three wavefronts</source>
        <translation type="unfinished">ba lượt: ba wavefront</translation>
    </message>
    <message>
        <source>three words of one bank: three passes</source>
        <translation type="unfinished">ba từ nhớ của một bank: ba lượt</translation>
    </message>
    <message>
        <source>tightest limit</source>
        <translation type="unfinished">giới hạn chặt nhất</translation>
    </message>
    <message>
        <source>tile</source>
        <translation type="unfinished">tile</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation type="unfinished">tile %1</translation>
    </message>
    <message>
        <source>tile of %1 elements</source>
        <translation type="unfinished">tile %1 phần tử</translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished">thời gian</translation>
    </message>
    <message>
        <source>time of the emulator, not of a GPU, µs</source>
        <translation type="unfinished">thời gian của trình giả lập, không phải của GPU, µs</translation>
    </message>
    <message>
        <source>time of the step before over this one's</source>
        <translation type="unfinished">thời gian của bước trước chia cho của bước này</translation>
    </message>
    <message>
        <source>timed only together with the others</source>
        <translation type="unfinished">chỉ được đo thời gian cùng với các lần khác</translation>
    </message>
    <message>
        <source>timing %1</source>
        <translation type="unfinished">đang đo thời gian %1</translation>
    </message>
    <message>
        <source>to</source>
        <translation type="unfinished">đến</translation>
    </message>
    <message>
        <source>to the device %1</source>
        <translation type="unfinished">sang thiết bị %1</translation>
    </message>
    <message>
        <source>tracing the value…</source>
        <translation type="unfinished">đang theo dấu giá trị…</translation>
    </message>
    <message>
        <source>tracing…</source>
        <translation type="unfinished">đang theo vết…</translation>
    </message>
    <message>
        <source>two blocks read the same pixels</source>
        <translation type="unfinished">hai block đọc cùng các điểm ảnh</translation>
    </message>
    <message>
        <source>two windows use the same pixels</source>
        <translation type="unfinished">hai cửa sổ dùng cùng các điểm ảnh</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished">không rõ</translation>
    </message>
    <message>
        <source>unused</source>
        <translation type="unfinished">không dùng</translation>
    </message>
    <message>
        <source>up to the upper bound</source>
        <translation type="unfinished">đến cận trên</translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished">giá trị</translation>
    </message>
    <message>
        <source>vector access</source>
        <translation type="unfinished">truy cập vectơ</translation>
    </message>
    <message>
        <source>version not known</source>
        <translation type="unfinished">không rõ phiên bản</translation>
    </message>
    <message>
        <source>wait</source>
        <translation type="unfinished">chờ</translation>
    </message>
    <message>
        <source>warp</source>
        <translation type="unfinished">warp</translation>
    </message>
    <message>
        <source>warp %1</source>
        <translation type="unfinished">warp %1</translation>
    </message>
    <message>
        <source>warp: 32 lanes</source>
        <translation type="unfinished">warp: 32 lane</translation>
    </message>
    <message>
        <source>warps</source>
        <translation type="unfinished">warp</translation>
    </message>
    <message>
        <source>warps of 32 threads</source>
        <translation type="unfinished">warp gồm 32 thread</translation>
    </message>
    <message>
        <source>warps, numbers of lanes</source>
        <translation type="unfinished">warp, số thứ tự lane</translation>
    </message>
    <message>
        <source>warps: zoom in until they can be told apart</source>
        <translation type="unfinished">warp: phóng to cho tới khi phân biệt được chúng</translation>
    </message>
    <message>
        <source>was killed</source>
        <translation type="unfinished">bị dừng cưỡng bức</translation>
    </message>
    <message>
        <source>wavefront</source>
        <translation type="unfinished">wavefront</translation>
    </message>
    <message>
        <source>wavefronts</source>
        <translation type="unfinished">wavefront</translation>
    </message>
    <message>
        <source>what a block reads and writes is shown after the answer</source>
        <translation type="unfinished">những gì một block đọc và ghi được hiện sau câu trả lời</translation>
    </message>
    <message>
        <source>which is first?</source>
        <translation type="unfinished">cái nào trước?</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation type="unfinished">số nguyên</translation>
    </message>
    <message>
        <source>with 16 columns a thread, registers and shared memory are enough for %1 threads at this window.</source>
        <translation type="unfinished">với 16 cột mỗi thread, thanh ghi và bộ nhớ chia sẻ đủ cho %1 thread ở cửa sổ này.</translation>
    </message>
    <message>
        <source>with a cold L2 cache %1%2</source>
        <translation type="unfinished">với bộ nhớ đệm L2 lạnh %1%2</translation>
    </message>
    <message>
        <source>with everything counted</source>
        <translation type="unfinished">có đếm mọi thứ</translation>
    </message>
    <message>
        <source>with races looked for</source>
        <translation type="unfinished">có tìm tranh chấp dữ liệu</translation>
    </message>
    <message>
        <source>writes tile[3]</source>
        <translation type="unfinished">ghi tile[3]</translation>
    </message>
    <message>
        <source>written to device memory</source>
        <translation type="unfinished">ghi vào bộ nhớ thiết bị</translation>
    </message>
    <message>
        <source>x,y,width,height or a file</source>
        <translation type="unfinished">x,y,rộng,cao hoặc một tệp</translation>
    </message>
    <message>
        <source>|gx| + |gy| follows from differences in 2×2 squares, shared by four pixels.</source>
        <translation type="unfinished">|gx| + |gy| suy ra từ các hiệu trong ô vuông 2×2, dùng chung cho bốn điểm ảnh.</translation>
    </message>
    <message>
        <source>¼ second</source>
        <translation type="unfinished">¼ giây</translation>
    </message>
    <message>
        <source>½ second</source>
        <translation type="unfinished">½ giây</translation>
    </message>
    <message>
        <source>× weight</source>
        <translation type="unfinished">× trọng số</translation>
    </message>
    <message>
        <source>“%1” (%2×%3) cannot be decoded: it is damaged, or memory does not suffice.</source>
        <translation type="unfinished">Không giải mã được “%1” (%2×%3): tệp bị hỏng, hoặc không đủ bộ nhớ.</translation>
    </message>
    <message>
        <source>“%1” became shorter while it was read. Open it again when it is whole.</source>
        <translation type="unfinished">“%1” bị ngắn đi trong lúc đọc. Hãy mở lại khi tệp đã đầy đủ.</translation>
    </message>
    <message>
        <source>“%1” cannot be decoded: OpenEXR says “%2”.</source>
        <translation type="unfinished">Không giải mã được “%1”: OpenEXR báo “%2”.</translation>
    </message>
    <message>
        <source>“%1” cannot be decoded: it is damaged, cut off or compressed in a way that is not known here.</source>
        <translation type="unfinished">Không giải mã được “%1”: tệp bị hỏng, bị cắt cụt hoặc được nén theo cách chương trình không biết.</translation>
    </message>
    <message>
        <source>“%1” cannot be opened. %2</source>
        <translation type="unfinished">Không mở được “%1”. %2</translation>
    </message>
    <message>
        <source>“%1” cannot be opened: %2.</source>
        <translation type="unfinished">Không mở được “%1”: %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2.</source>
        <translation type="unfinished">Không đọc được “%1”: %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be repaired in this text: "%2" and what follows it were changed since. Repair it by hand, or go back to the strategy's own text.</source>
        <translation type="unfinished">Không sửa được “%1” trong mã nguồn này: “%2” và những gì theo sau đã bị thay đổi từ đó. Hãy sửa bằng tay, hoặc trở về mã nguồn gốc của chiến lược.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2.</source>
        <translation type="unfinished">Không ghi được “%1”: %2.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Choose a folder that is there and that you may write to, such as %3.</source>
        <translation type="unfinished">Không ghi được “%1”: %2. Hãy chọn một thư mục có sẵn và cho phép bạn ghi, chẳng hạn %3.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: there is not enough memory. Choose fewer steps.</source>
        <translation type="unfinished">Không ghi được “%1”: không đủ bộ nhớ. Hãy chọn ít bước hơn.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: there is not enough memory. Export at the screen's resolution, or a smaller picture.</source>
        <translation type="unfinished">Không ghi được “%1”: không đủ bộ nhớ. Hãy xuất ở độ phân giải màn hình, hoặc một ảnh nhỏ hơn.</translation>
    </message>
    <message>
        <source>“%1” does not end in a format that can be written; %2 work, as in picture.png.</source>
        <translation type="unfinished">“%1” không có phần đuôi là định dạng ghi được; dùng được: %2, như trong picture.png.</translation>
    </message>
    <message>
        <source>“%1” does not end in a format that it can be exported in: %2. Name it %3.</source>
        <translation type="unfinished">“%1” không có phần đuôi là định dạng xuất được: %2. Hãy đặt tên là %3.</translation>
    </message>
    <message>
        <source>“%1” does not fit into memory.</source>
        <translation type="unfinished">“%1” không vừa bộ nhớ.</translation>
    </message>
    <message>
        <source>“%1” ends early: the file is cut off. Copy or download it again.</source>
        <translation type="unfinished">“%1” kết thúc sớm: tệp bị cắt cụt. Hãy sao chép hoặc tải lại.</translation>
    </message>
    <message>
        <source>“%1” finds no place in this text: "%2" and what follows it do not stand there as in the strategy's own text. Repair other mistakes first, or go back to the strategy's own text.</source>
        <translation type="unfinished">“%1” không tìm được chỗ trong mã nguồn này: “%2” và những gì theo sau không còn như trong mã nguồn gốc của chiến lược. Hãy sửa các lỗi sai khác trước, hoặc trở về mã nguồn gốc của chiến lược.</translation>
    </message>
    <message>
        <source>“%1” has %2 MB; picture files of up to %3 MB can be opened.</source>
        <translation type="unfinished">“%1” có %2 MB; chỉ mở được tệp ảnh tối đa %3 MB.</translation>
    </message>
    <message>
        <source>“%1” has %2×%3 pixels of %4 floats, which are %5 MB; up to %6 MB can be opened. Scale it down first.</source>
        <translation type="unfinished">“%1” có %2×%3 điểm ảnh với %4 float, tức %5 MB; chỉ mở được tối đa %6 MB. Hãy thu nhỏ ảnh trước.</translation>
    </message>
    <message>
        <source>“%1” has %2×%3 pixels; up to %4×%4 can be opened. Scale it down first.</source>
        <translation type="unfinished">“%1” có %2×%3 điểm ảnh; chỉ mở được tối đa %4×%4. Hãy thu nhỏ ảnh trước.</translation>
    </message>
    <message>
        <source>“%1” has no channel that can be read.</source>
        <translation type="unfinished">“%1” không có kênh nào đọc được.</translation>
    </message>
    <message>
        <source>“%1” holds %2, which cannot be read. Save it with 8 or 16 bits a channel.</source>
        <translation type="unfinished">“%1” chứa %2, không đọc được. Hãy lưu nó với 8 hoặc 16 bit mỗi kênh.</translation>
    </message>
    <message>
        <source>“%1” holds fewer values than pixels in its channel %2. Save it with a value for each pixel.</source>
        <translation type="unfinished">“%1” chứa ít giá trị hơn số điểm ảnh trong kênh %2. Hãy lưu nó với mỗi điểm ảnh một giá trị.</translation>
    </message>
    <message>
        <source>“%1” holds values of a kind that cannot be read. Save it as grey or RGB, with 8 or 16 bits or 32-bit floats a channel.</source>
        <translation type="unfinished">“%1” chứa loại giá trị không đọc được. Hãy lưu nó ở dạng xám hoặc RGB, với 8 hoặc 16 bit hay float 32 bit mỗi kênh.</translation>
    </message>
    <message>
        <source>“%1” is a file; choose the folder with the pictures.</source>
        <translation type="unfinished">“%1” là tệp; hãy chọn thư mục chứa ảnh.</translation>
    </message>
    <message>
        <source>“%1” is a folder; open a picture in it.</source>
        <translation type="unfinished">“%1” là thư mục; hãy mở một ảnh trong đó.</translation>
    </message>
    <message>
        <source>“%1” is damaged: it does not say how large its picture is.</source>
        <translation type="unfinished">“%1” bị hỏng: tệp không cho biết ảnh lớn bao nhiêu.</translation>
    </message>
    <message>
        <source>“%1” is damaged: its first line does not name the size of its picture and the range of its values.</source>
        <translation type="unfinished">“%1” bị hỏng: dòng đầu không ghi kích thước ảnh và khoảng giá trị.</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation type="unfinished">“%1” trống.</translation>
    </message>
    <message>
        <source>“%1” is in this text already.</source>
        <translation type="unfinished">“%1” đã có trong mã nguồn này.</translation>
    </message>
    <message>
        <source>“%1” is not a kernel: those are .cu files. Pictures can be dropped on the picture.</source>
        <translation type="unfinished">“%1” không phải kernel: kernel là tệp .cu. Ảnh thì có thể thả lên ảnh.</translation>
    </message>
    <message>
        <source>“%1” is not a picture that can be read; %2 work.</source>
        <translation type="unfinished">“%1” không phải ảnh đọc được; dùng được: %2.</translation>
    </message>
    <message>
        <source>“%1” was not written: a table of more than %2 values would be slow to open anywhere. Save it as .npy or .tif.</source>
        <translation type="unfinished">Chưa ghi “%1”: bảng hơn %2 giá trị thì mở ở đâu cũng chậm. Hãy lưu nó thành .npy hoặc .tif.</translation>
    </message>
    <message>
        <source>“%1” was not written: the picture does not fit into memory a second time. Close other programs and save it again.</source>
        <translation type="unfinished">Chưa ghi “%1”: bộ nhớ không chứa nổi ảnh này thêm một lần nữa. Hãy đóng các chương trình khác rồi lưu lại.</translation>
    </message>
    <message>
        <source>“tilescope lesson list” names the lessons that there are.</source>
        <translation type="unfinished">“tilescope lesson list” liệt kê các bài học hiện có.</translation>
    </message>
    <message>
        <source>… was not run yet, – has no such figure. Times of a GPU and of the emulator never stand in one table.</source>
        <translation type="unfinished">… là chưa chạy, – là không có số liệu này. Thời gian của GPU và của trình giả lập không bao giờ nằm chung một bảng.</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation type="unfinished">‹ Quay lại</translation>
    </message>
    <message>
        <source>→ from a strategy to the one that changes it, strong among the chosen strategy's steps
The higher, the faster; the further left, the less arithmetic. Rest on a mark for its figures.</source>
        <translation type="unfinished">→ từ một chiến lược đến chiến lược thay đổi nó, đậm nếu thuộc các bước của chiến lược đã chọn
Càng cao càng nhanh; càng về bên trái càng ít số học. Đặt chuột lên một dấu để xem số liệu của nó.</translation>
    </message>
    <message>
        <source>≈ estimated from some of the blocks</source>
        <translation type="unfinished">≈ ước lượng từ một số block</translation>
    </message>
    <message>
        <source>≈ modelled, or its lower bound</source>
        <translation type="unfinished">≈ theo mô hình, hoặc cận dưới của nó</translation>
    </message>
    <message>
        <source>● by the bytes that its sectors move
○ by the bytes that must come from memory once
→ from a strategy to the one that changes it
A kernel cannot stand above the roof over its ○; of kernels with as many operations the higher is the faster.</source>
        <translation type="unfinished">● theo số byte mà các sector của nó chuyển
○ theo số byte buộc phải đến từ bộ nhớ một lần
→ từ một chiến lược đến chiến lược thay đổi nó
Kernel không thể nằm trên phần trần phía trên ○ của nó; trong các kernel có cùng số phép tính, kernel nằm cao hơn thì nhanh hơn.</translation>
    </message>
</context>
</TS>
