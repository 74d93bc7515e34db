/** The forms of documents other than programmes and pages that exist once. */
export const DOCUMENTS = {
  'Team member': '团队成员',
  Biography: '个人简介',
  'On the card and at the top of the profile.': '显示在卡片上和个人页面顶部。',
  Initials: '姓名缩写',
  'In the circle on the card.': '显示在卡片的圆圈内。',
  Position: '职务',
  'Short biography': '简短介绍',
  'On the card on About.': '显示在“关于我们”页面的卡片上。',
  'Two or three paragraphs beside the photo on the profile.': '个人页面照片旁的两三段文字。',
  'Portrait beside the biography, 4 wide to 5 high. The crop sign chooses what is shown, and the focal point.':
    '简介旁边的肖像照，宽高比 4:5。用裁剪按钮选择显示的部分和焦点。',
  'Career pictures': '职业历程图片',
  'Captioned pictures below the biography, shown whole; best 8 wide to 5 high. They open in a large view.':
    '简介下方带说明的图片，完整显示，宽高比最好为 8:5。点击可放大。',
  Project: '投资项目',
  'Name of the project on cards.': '投资项目在卡片上的名称。',
  'On the programme’s page.': '显示在移民项目页面上。',
  'Button on the card.': '卡片上的按钮。',
  'The programme page that lists this project and to which the project leads back.':
    '列出该投资项目的移民项目页面，投资项目页面也会链接回去。',
  'Section “Benefits” of the project’s page.': '投资项目页面的“优势”一节。',
  'Section “Financial” of the project’s page.': '投资项目页面的“财务”一节。',
  Developer: '开发商',
  'Section “Developer” of the project’s page.': '投资项目页面的“开发商”一节。',
  'Shown whole, one at a time on the project’s page; best 8 wide to 5 high.':
    '在投资项目页面上逐张完整显示，宽高比最好为 8:5。',
  'Project overview': '投资项目概览',
  'Project section': '投资项目章节',
  Guide: '指南',
  'Signature and sources': '署名与来源',
  'On the card and above the page.': '显示在卡片上和页面顶部。',
  'The guide itself.': '指南正文。',
  'Signed by': '署名',
  'Who of the firm answers for the text; named below it.': '本所对内容负责的人，姓名显示在文末。',
  'Checked on': '核对日期',
  'The day on which the text was last checked against its sources; beside the name.':
    '最近一次对照来源核对正文的日期，显示在姓名旁边。',
  'Heading and jump link.': '小标题，也是页内跳转链接。',
  'Behind the # of the section’s address, e.g. hukou.': '章节地址 # 后面的部分，例如 hukou。',
  'Paragraphs below the heading.': '小标题下方的段落。',
  'Glossary term': '术语',
  Term: '术语',
  'Heading of the entry; texts link to it where they first use it.':
    '词条的标题；正文首次用到它时会自动链接过来。',
  'Other forms': '其他说法',
  'Further words that texts link to this entry, divided by commas: short forms, synonyms. The entry shows them. Plurals in -s are found by themselves.':
    '同样链接到该词条的其他词，用逗号分隔：简称、同义词。会显示在词条中。英文加 -s 的复数会自动识别。',
  Meaning: '释义',
  'Two or three sentences in the entry.': '词条中的两三句话。',
  'Behind the # of the entry’s address, e.g. priority-date.':
    '词条地址 # 后面的部分，例如 priority-date。',
  'Old address': '旧地址',
  'Path without language, e.g. /citizenship/turkiye.':
    '不含语言的路径，例如 /citizenship/turkiye。',
  'The page that visitors of the old address are led to.': '打开旧地址的访客会被带到的页面。',
  'Watched words': '慎用语',
  Words: '用语',
  'Each form that is watched, such as guarantee, guarantees, guaranteed. Capitals do not matter.':
    '需要留意的每一种写法，例如 guarantee、guarantees、guaranteed。不区分大小写。',
  'The texts in which the words are watched.': '在哪种语言的文字中检查这些用语。',
  Why: '原因',
  'What is wrong with the words alone; editors read it where they used one.':
    '单独使用这些用语有什么问题；编辑用到时会看到这段说明。',
  'What makes it acceptable': '怎样写才可以',
  'Words of the same sentence: a qualifier, a source or a disclosure, such as “according to”. One that holds the word itself (“does not guarantee”) clears that place alone.':
    '同一句中出现的限定、来源或披露用语，例如“根据”。若其中包含慎用语本身（如“不保证”），则只放行该处。',
  'Exchange rates': '汇率',
  'The day of the rates, under the comparison. Older than 90 days they are not used, and amounts in renminbi disappear.':
    '汇率的日期，显示在比较表下方。超过 90 天的汇率不再使用，人民币金额也不再显示。',
  Rates: '汇率',
  'A rate for each currency of the figures, used in the comparison.':
    '数字所用的每种货币各填一个汇率，用于比较表。',
  'Who published the rates; linked under the comparison.': '汇率的发布机构，链接显示在比较表下方。',
  Rate: '汇率',
  Currency: '货币',
  'Amounts of this currency get one in renminbi beside them in the comparison.':
    '比较表中，该货币的金额旁边会附上人民币金额。',
  'Renminbi for one': '折合人民币',
  'For one unit, also of yen: 7.1, 0.046.': '一单位外币折合的人民币，日元也按一元计：7.1、0.046。',
} as const;
