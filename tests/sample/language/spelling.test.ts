import { expect, test } from 'vitest';
import { TEXTS, violation } from './texts.ts';

/** British spellings and words, and the American ones. A stem matches all its endings. */
const BRITISH: Readonly<Record<string, string>> = {
  programmes: 'programs',
  programme: 'program',
  'cent(?:re|red|res)': 'center',
  'favour\\w*': 'favor',
  'colour\\w*': 'color',
  'honour\\w*': 'honor',
  'labour\\w*': 'labor',
  'neighbour\\w*': 'neighbor',
  'behaviour\\w*': 'behavior',
  'harbour\\w*': 'harbor',
  'endeavour\\w*': 'endeavor',
  '(?:organ|real|recogn|natural|legal|author|minim|final|apolog|summar|util)is(?:e|ed|es|er|ing|ation\\w*)':
    '-ize',
  'analys(?:e|ed|es|ing)': 'analyze',
  licence: 'license',
  licences: 'licenses',
  'practis\\w+': 'practice',
  'defence\\w*': 'defense',
  offence: 'offense',
  'enrol(?:s|ment|ments)?': 'enroll',
  'fulfil(?:s|ment)?': 'fulfill',
  'instalment\\w*': 'installment',
  '(?:travel|counsel|cancel|label|model)l(?:ed|ing|er|ers|or|ors)': 'one l',
  judgement: 'judgment',
  'cheques?': 'check',
  metres: 'meters',
  kilometres: 'kilometers',
  theatre: 'theater',
  grey: 'gray',
  'storeys?': 'story',
  jewellery: 'jewelry',
  'mould\\w*': 'mold',
  'skilful\\w*': 'skillful',
  ageing: 'aging',
  whilst: 'while',
  amongst: 'among',
  towards: 'toward',
  'learnt|spelt|burnt': '-ed',
  'per cent': 'percent',
  '(?:health|medical|private|public|full|optional) cover|cover (?:until|before|through|from|by)':
    'insurance, coverage',
  '(?:sit|sits|sat) (?:a|an|the|tests?|exams?)': 'take an examination',
  'let to|let the (?:property|home|house|apartment)|(?:property|home|house|apartment) let': 'rent',
  'by post': 'by mail',
  'pupils?': 'student',
  nursery: 'preschool',
  turnover: 'revenue',
  'lodg(?:e|ed|es|ing)': 'file, submit',
  'school holidays|holiday (?:home|house|apartment)s?': 'vacation',
};

/** Names keep their spelling. */
const NAMES =
  /University Medical Centre Ljubljana|Organisation of Eastern Caribbean States|(?:Malta Permanent Residence|Citizenship by Investment) Programme/g;

test.each(Object.entries(BRITISH).map(([british, american]) => ({ british, american })))(
  'English is American: $american',
  ({ british, american }) => {
    const pattern = new RegExp(`\\b(?:${british})\\b`, 'i');
    const violations = TEXTS.en
      .filter(({ text }) => pattern.test(text.replaceAll(NAMES, '')))
      .map((entry) => violation('en', entry, `American spelling: ${american}`));
    expect(violations).toEqual([]);
  },
);
