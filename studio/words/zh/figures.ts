/** The form of a figure, and of what it was taken from. */
export const FIGURES = {
  'How texts refer to it: minInvestment is written {{minInvestment}}. The strip below the top of the page shows minInvestment, firstStage, processingTime, daysPerYear, permanentResidenceAfter, citizenshipAfter and visaFree.':
    '正文引用它的名称：minInvestment 写作 {{minInvestment}}。页首下方的数字栏会显示 minInvestment、firstStage、processingTime、daysPerYear、permanentResidenceAfter、citizenshipAfter 和 visaFree。',
  'Words beside it': '旁边的文字',
  'In the strip below the top of the page; without a choice the name decides. “First stage” where the time does not reach the end, “Visa-free with the passport” where the programme gives no passport.':
    '显示在页首下方的数字栏中；不选则由名称决定。时间只算到中途时选“第一阶段”；项目不直接给护照时选“持该国护照免签”。',
  'Value, or lower end of a range': '数值，或范围的下限',
  'In whole units: 1050000 for 1,050,000 USD, 12 for 12%. An amount of 0 reads “none”.':
    '按整数单位填写：1,050,000 美元填 1050000，12% 填 12。金额填 0 会显示“无”。',
  'Upper end of a range': '范围的上限',
  'Only for a range such as 4–6 months: value 4, upper end 6.':
    '仅用于范围，例如 4–6 个月：数值填 4，上限填 6。',
  'Unit or currency': '单位或货币',
  'A plain number is for things that the sentence names itself: {{visaFree}} destinations.':
    '纯数字用于句子里已写明单位的情况：{{visaFree}}个国家和地区。',
  Qualifier: '限定词',
  'at least 30,000 EUR, about 12%, more than 3,600, 190+; the strip puts “at least” before the minimum investment by itself.':
    '至少 3 万欧元、约 12%、超过 3600、190+；数字栏会自动在最低投资额前加“至少”。',
  'As of': '最近核对日期',
  'The day on which the figure was last checked; shown under it.':
    '最近一次核对该数字的日期，显示在数字下方。',
  'Review by': '下次复核日期',
  'The day by which somebody must check it again; from then on the page says that it is under review.':
    '最迟须在这一天之前再次核对；过期后页面会注明正在复核。',
  'Law, authority or page that the figure was taken from; linked on the page.':
    '数字出自哪部法律、哪个机构或网页，页面上会附链接。',
  'Later value': '待生效的数值',
  'A value that is known to come: the page announces it, and shows it from its day on.':
    '已知将要生效的数值：页面会提前预告，到当天自动启用。',
  'The first day of the new value.': '新数值生效的第一天。',
  'Source of a figure': '数字的来源',
  'The law, rule or page, as its readers call it; in the section Sources.':
    '法律、规定或网页的通行名称，显示在“资料来源”一节。',
  'Who answers for it, such as the ministry; beside the title.':
    '对其内容负责的机构，例如主管部委，显示在标题旁边。',
  'The official page, beginning with https://; the title links to it.':
    '官方网页的地址，以 https:// 开头，标题会链接到这里。',
  'Read on': '查阅日期',
  'The day on which somebody of the firm last read it; beside the title.':
    '本所人员最近一次查阅的日期，显示在标题旁边。',
} as const;
