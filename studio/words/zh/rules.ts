/** What is wrong with a field, and how to mend it. */
export const RULES = {
  'Choose a picture': '请选择图片',
  '[file] cannot be fetched ([cause]): upload another':
    '无法取得 [file]（[cause]）：请上传另一张图片',
  '[file] is not there any more: upload it again': '[file] 已不存在：请重新上传',
  'cannot be read as a picture ([cause]): upload it again': '无法读取为图片（[cause]）：请重新上传',
  'is a picture without name, size or address: upload it again':
    '图片缺少名称、尺寸或地址：请重新上传',
  'lies on [origin], which is not the source’s host: upload the picture again in the Studio':
    '图片在 [origin]，不在内容库的主机上：请在 Studio 中重新上传',
  'is missing: fill it in': '尚未填写：请填写',
  'refers to [id], which is held back and has no page yet: mend it or choose another':
    '引用了 [id]，而它暂未上线、还没有页面：请改正它，或另选一个',
  'refers to [id], which is not published: publish it or choose another':
    '引用了尚未发布的 [id]：请发布它，或另选一个',
  'refers to [id], a document of type "[found]": choose one of type [allowed]':
    '引用了 [id]，它的类型是“[found]”：请选择类型为 [allowed] 的文档',
  'the link [link] leads to a page that is held back: mend that page or remove the link':
    '链接 [link] 指向暂未上线的页面：请改正那个页面，或删除链接',
  'has the same address as [owner]: give one of them another slug':
    '地址与 [owner] 相同：请给其中一个另取地址',
  'is missing: publish the document "[type]" in the Studio': '缺少：请在 Studio 中发布文档“[type]”',
  'exists [count] times ([ids]): keep one and delete the others':
    '有 [count] 份（[ids]）：请保留一份，删除其余',
  'This is long ([length] characters): search results show about [max]':
    '偏长（[length] 个字符）：搜索结果大约显示 [max] 个',
  'This is short ([length] characters): search results have room for [max]':
    '偏短（[length] 个字符）：搜索结果可以显示 [max] 个',
  '“[anchor]” is taken on this page: choose another': '本页已有“[anchor]”：请换一个',
  '“[colour]” is not a colour: write # and six digits or lower-case letters a-f, e.g. #1976d2':
    '“[colour]”不是颜色：请写 # 加六位数字或小写字母 a-f，例如 #1976d2',
  '“[code]” is not the code of a country: write its two capital letters, e.g. GR for Greece':
    '“[code]”不是国家代码：请写两个大写字母，例如希腊写 GR',
  ', such as “[phrase]”': '，例如“[phrase]”',
  ', or choose another word': '，或换一种说法',
  '“[word]” claims more than this sentence bears out: [why]. Add a qualifier, a source or a disclosure to the sentence[fix]':
    '“[word]”的说法超出了这句话的依据：[why]。请在句中补充限定、来源或披露[fix]',
  '“[date]” is not a day: write year, month and day, e.g. 2026-09-01':
    '“[date]”不是日期：请写年、月、日，例如 2026-09-01',
  'Say whether they may come: [who]': '请说明能否同行：[who]',
  '[who] appears [count] times: keep one': '“[who]”出现了 [count] 次：请只保留一个',
  '“[name]” cannot be used in a text: write letters and digits without spaces, beginning with a small letter, e.g. minInvestment':
    '“[name]”不能在正文中引用：只能用字母和数字，不含空格，以小写字母开头，例如 minInvestment',
  'Another figure is named [name]: rename one': '另一个数字也叫 [name]：请改掉其中一个',
  '“[name]” is not a figure of this programme: add it under Figures, or leave this empty, which reads “Ask us”':
    '本项目没有名为“[name]”的数字：请在“数字”中添加，或留空（显示“请向我们咨询”）',
  '“[name]” has this address already: choose another': '“[name]”已使用这个地址：请换一个',
  'This is of an unknown type [type], which the site cannot show: remove it':
    '这一项的类型 [type] 未知，网站无法显示：请删除',
  'the link has [length] characters: shorten it to [longest]':
    '链接有 [length] 个字符：请缩短到 [longest] 个以内',
  'the link [link] holds half a character: type it again': '链接 [link] 里有残缺字符：请重新输入',
  'The address [link] holds a hidden character: type the address again':
    '地址 [link] 里有看不见的字符：请重新输入',
  'The address [link] leads to another site without saying so: write https:// in full':
    '地址 [link] 会打开别的网站却没有写明：请完整写出 https://',
  '[link] is not an address: begin with https://, mailto:, tel: or /':
    '[link] 不是地址：请以 https://、mailto:、tel: 或 / 开头',
  'The address [link] begins with [protocol], which is not allowed: use https:, mailto:, tel: or a path such as /contact':
    '地址 [link] 以 [protocol] 开头，不允许使用：请用 https:、mailto:、tel: 或 /contact 这样的路径',
  'The address [link] names its site in a way that readers take for a page of this one: write [protocol]// in full':
    '地址 [link] 的写法会被读者当成本站页面：请完整写出 [protocol]//',
  'The address [link] leads to the part after the @, but looks like the part before it: remove the user name':
    '地址 [link] 实际打开的是 @ 后面的网站，看上去却像前面的：请删除用户名',
  'A programme cannot be its own neighbour: choose another': '不能与项目自身比较：请另选一个',
  'A programme appears twice: choose another': '同一个项目出现了两次：请另选一个',
  '[path] is the address of the page “[page]”: delete this redirect, or give the page another address first':
    '[path] 是页面“[page]”的地址：请删除这条跳转，或先给该页面换一个地址',
  'This picture is still being uploaded: wait, or upload it again if nothing moves':
    '图片仍在上传：请稍候；如果一直没有进展，请重新上传',
  'The site cannot show this kind of file: choose a PNG, JPEG, WebP or AVIF picture':
    '网站无法显示这种文件：请选择 PNG、JPEG、WebP 或 AVIF 图片',
  'This picture is too large ([width] × [height]): choose one of at most [most] million pixels':
    '图片太大（[width] × [height]）：请选择不超过 [most]00 万像素的图片',
  'This is [width] × [height]; the site shows portraits 4 wide to 5 high: set the focal point, and it cuts the picture around it':
    '图片为 [width] × [height]，而网站的肖像宽高比是 4:5：请设置焦点，网站会围绕焦点裁剪',
  'Fill this in too, or empty the text beside it': '请一并填写，或清空旁边的文字',
  'Fill in at least four requirements; there are [count]': '请至少填写四项条件；目前有 [count] 项',
  'Fill in at least three steps; there are [count]': '请至少填写三个步骤；目前有 [count] 个',
  'A programme needs this part: fill it in': '项目必须有这一部分：请填写',
  'Fill in this tab too: a programme has two tabs or none':
    '请把这个标签页也填好：项目要么有两个标签页，要么没有',
  'This is not shown where a programme has two tabs: empty it, or empty the tabs':
    '项目有两个标签页时不显示这一部分：请清空它，或清空标签页',
  '{{[name]}} is missing here: name it in both languages, so that they cannot disagree':
    '这里缺少 {{[name]}}：两种语言都要引用，才不会互相矛盾',
  '{{[name]}} is missing here: the site puts a value in its place':
    '这里缺少 {{[name]}}：网站会在此处填入数值',
  'This holds a broken {{name}}: write {{name}} or {{name, number}}, with two braces on each side':
    '这里的 {{name}} 写法不完整：请写 {{name}} 或 {{name, number}}，两边各两个花括号',
  '{{[name]}} is not a figure of this document, which has none yet: add it under Figures':
    '{{[name]}} 不是本文档的数字，本文档还没有数字：请在“数字”中添加',
  '{{[name]}} stands for nothing here: write out what is meant':
    '{{[name]}} 在这里没有对应的数值：请直接写出要说的内容',
  '{{[name]}} stands for nothing here: choose [known]':
    '{{[name]}} 在这里没有对应的数值：请改用 [known]',
  '{{[name]}} is not a figure of this document: add it under Figures, or choose [known]':
    '{{[name]}} 不是本文档的数字：请在“数字”中添加，或改用 [known]',
  'This figure is due for review: check it against its source, then set a new day here and under “As of”':
    '该数字已到下次复核日期：请对照来源核对，然后在这里和“最近核对日期”填入新日期',
  'This paragraph is empty: write its text or remove it': '这一段是空的：请填写或删除',
  'The text is missing: write it': '缺少文字：请填写',
  'This holds an unknown [what] [type], which the site cannot show: remove it':
    '这里有无法识别的内容（[what] [type]），网站无法显示：请删除',
  '“[slug]…” is too long for an address: use at most 60 characters':
    '“[slug]…”太长，不能用作地址：最多 60 个字符',
  '“[slug]” is not a safe address: use lower-case letters a-z, digits and single hyphens, e.g. st-lucia':
    '“[slug]”不能用作地址：只能用小写字母 a-z、数字和单个连字符，例如 st-lucia',
  '“[slug]” is reserved by the site: choose another': '“[slug]”是网站保留的地址：请换一个',
  '“[path]” is not a path of this site: write it as /citizenship/turkiye, without language':
    '“[path]”不是本站路径：请写成 /citizenship/turkiye 这样，不含语言',
  'Say who publishes this page: fill in the publisher': '请填写发布机构，说明该网页由谁发布',
  '“[address]” is not the address of a page: copy it whole, beginning with https://':
    '“[address]”不是网页地址：请完整复制，以 https:// 开头',
  'The upper end must be larger than the lower one': '上限必须大于下限',
  'The later state begins on [from], before the present one ([since]): change the state itself':
    '待生效的状态始于 [from]，早于当前状态（[since]）：请直接修改当前状态',
  'The new value begins on [from], before the figure was last checked ([asOf]): write it as the figure itself':
    '新数值始于 [from]，早于最近一次核对（[asOf]）：请直接写成当前数值',
  'This has [length] characters: shorten it to [longest] or divide it':
    '这里有 [length] 个字符：请缩短到 [longest] 个以内，或分开写',
  'This is empty: write the text, visitors read both languages':
    '这里是空的：请填写，中英文都有人阅读',
  'This holds half a character (a lone surrogate): delete it and type it again':
    '这里有残缺字符（不成对的代理项，常见于表情符号被截断）：请删除后重新输入',
  'This holds a hidden control or direction character ([name]): delete it, or paste the text again as plain text':
    '这里有看不见的控制符或方向符（[name]）：请删除，或以纯文本重新粘贴',
  '[number] at the beginning': '开头的 [number]',
  '[number] after “[before]”': '“[before]”之后的 [number]',
  '“[name]” is no time zone: name a continent and a city, e.g. America/Chicago':
    '“[name]”不是时区：请写洲和城市，例如 America/Chicago',
  'Enter the first day of the new value': '请填写新数值生效的第一天',
  'Enter the first day of that state': '请填写该状态的第一天',
  'A figure needs the day on which it was last checked: enter it': '请填写最近一次核对该数字的日期',
  'Rates need their day: enter it': '请填写汇率的日期',
} as const;
