import { expect, test } from 'vitest';
import { hardCodedTexts } from '../support/hardCodedTexts.ts';
import { modulesIn } from '../support/moduleGraph.ts';

test('the scanner finds every kind of hard-coded text', () => {
  const page = `
    const a = <p>Hello <b>{'World'}</b>{\`Template \${x}\`}</p>;
    const b = <img alt="A house" title={'Title'} className="card wide" />;
    const c = <button aria-label="Close" type="button" {...props}>{open ? '打开' : "关"}</button>;
    const d = <p title="home.about.title">{t('ui.menu')} · {price} %</p>;
    const e = <Section title={\`\${group}.overview.title\`} />;
  `;
  expect(hardCodedTexts('page.tsx', page).sort()).toEqual(
    ['A house', 'Close', 'Hello', 'Template', 'Title', 'World', '关', '打开'].sort(),
  );
});

test.each(
  [...modulesIn('pages'), ...modulesIn('components')].filter((file) => file.endsWith('.tsx')),
)('%s contains no visible text', (file) => {
  expect(hardCodedTexts(file)).toEqual([]);
});
