/** The figures in section 9 of the specification, as each page must show them. */
interface PageFigures {
  readonly group: string;
  readonly en: readonly string[];
  readonly zh: readonly string[];
}

const US: readonly PageFigures[] = [
  {
    group: 'usGreenCard.eb5',
    en: [
      '1,050,000 USD',
      '800,000 USD',
      'at least 10 full-time jobs',
      '2 years',
      '12–18 months',
      '5 years',
    ],
    zh: ['105万美元', '80万美元', '至少10个', '2年', '12–18个月', '5年'],
  },
  {
    group: 'usGreenCard.eb1a-niw',
    en: ['6–12 months', '6–8 months', '5 years', 'EB-1A and EB-1B'],
    zh: ['6–12个月', '6–8个月', '5年', 'EB-1A与EB-1B'],
  },
  {
    group: 'usGreenCard.eb1c',
    en: ['6–12 months', 'at least 1 year', 'the past 3 years', '5 years'],
    zh: ['6–12个月', '至少1年', '过去3年', '5年'],
  },
];

const CITIZENSHIP: readonly PageFigures[] = [
  { group: 'citizenship.argentina', en: ['4–6 months'], zh: ['4–6个月'] },
  {
    group: 'citizenship.belgium',
    en: ['500,000 EUR', '6 months', '5 years'],
    zh: ['50万欧元', '6个月', '5年'],
  },
  {
    group: 'citizenship.france',
    en: ['at least 30,000 EUR', 'minimum wage', '4–6 months', '5 years'],
    zh: ['至少3万欧元', '最低工资', '4–6个月', '5年'],
  },
  { group: 'citizenship.mexico', en: ['1–3 months'], zh: ['1–3个月'] },
  { group: 'citizenship.slovenia', en: ['8–12 months'], zh: ['8–12个月'] },
  {
    group: 'citizenship.spain',
    en: ['500,000 EUR', '3–6 months', '5 years'],
    zh: ['50万欧元', '3–6个月', '5年'],
  },
  { group: 'citizenship.st-lucia', en: ['2–4 months'], zh: ['2–4个月'] },
  {
    group: 'citizenship.turkey',
    en: ['400,000 USD', 'at least 3 years', '1–2 months'],
    zh: ['40万美元', '至少3年', '1–2个月'],
  },
];

const RESIDENCY: readonly PageFigures[] = [
  { group: 'residency.belgium', en: ['500,000 EUR', '5 years'], zh: ['50万欧元', '5年'] },
  {
    group: 'residency.chile',
    en: ['30 days', '1–2 months', 'eligible at once', 'is a citizen automatically'],
    zh: ['30天', '1–2个月', '即有资格', '自动具有智利国籍'],
  },
  { group: 'residency.croatia', en: ['1–2 months', '2 years'], zh: ['1–2个月', '2年'] },
  { group: 'residency.france', en: ['1–2 months', '5 years'], zh: ['1–2个月', '5年'] },
  {
    group: 'residency.greece',
    en: ['250,000 EUR', '1–2 months', '2 years'],
    zh: ['250,000', '1–2个月', '2年'],
  },
  {
    group: 'residency.japan',
    en: ['50 million yen', '1–2 months', '10 years'],
    zh: ['5000万日元', '1–2个月', '10年'],
  },
  {
    group: 'residency.malta',
    en: ['270,000 EUR', '1–2 months', '2 years'],
    zh: ['27万欧元', '1–2个月', '2年'],
  },
  { group: 'residency.paraguay', en: ['1–2 months', '2 years'], zh: ['1–2个月', '2年'] },
  { group: 'residency.spain', en: ['500,000 EUR', '5 years'], zh: ['50万欧元', '5年'] },
  {
    group: 'residency.turkey',
    en: ['400,000 USD', 'at least 3 years', '1–2 months'],
    zh: ['40万美元', '至少3年', '1–2个月'],
  },
];

const PROJECT: PageFigures = {
  group: 'projects.twinlakes',
  en: [
    '662.3 million USD',
    'about 12%',
    'phase IV',
    '20%',
    'priority processing',
    '4.5 months',
    '9 months',
    'more than 3,600 jobs',
    'more than 720 homes sold',
    'more than 600 delivered',
    'January 2025',
    '1997',
    'No. 18',
    '180+ projects in 5 states',
    'more than 29 billion USD',
    '29,000+ homes',
    '17%',
    '26% in 2023',
    'No. 4 nationally',
    'Refund guarantee if the I-526E is denied',
    'Repayment guarantee by the developer’s parent company',
    'escrow bank with deposit insurance',
  ],
  zh: [
    '6.623亿美元',
    '约12%',
    '第四期',
    '20%',
    '优先处理',
    '4.5个月',
    '9个月',
    '超过3600个就业岗位',
    '超过720套',
    '超过600套',
    '2025年1月',
    '1997年',
    '第18位',
    '5个州',
    '180多个项目',
    '超过290亿美元',
    '2.9万多套',
    '17%',
    '2023年交付量增长26%',
    '第4位',
    'I-526E被拒时的退款担保',
    '母公司提供还款担保',
    '第三方银行托管，参加存款保险',
  ],
};

export const FIGURES: readonly PageFigures[] = [...US, ...CITIZENSHIP, ...RESIDENCY, PROJECT];
