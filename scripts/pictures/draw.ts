import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toPng } from './render.ts';
import type { Scene } from './scene.ts';
import { firstOffice } from './scenes/founder/first-office.ts';
import { groundbreaking } from './scenes/founder/groundbreaking.ts';
import { lecture } from './scenes/founder/lecture.ts';
import { naturalization } from './scenes/founder/naturalization.ts';
import { oath } from './scenes/founder/oath.ts';
import { panel } from './scenes/founder/panel.ts';
import { radio } from './scenes/founder/radio.ts';
import { seminar } from './scenes/founder/seminar.ts';
import { signing } from './scenes/founder/signing.ts';
import { siteVisit } from './scenes/founder/site-visit.ts';
import { teamPhoto } from './scenes/founder/team.ts';
import { aoifeBrennan } from './scenes/portraits/aoife-brennan.ts';
import { danielOkafor } from './scenes/portraits/daniel-okafor.ts';
import { elifAydin } from './scenes/portraits/elif-aydin.ts';
import { graceLin } from './scenes/portraits/grace-lin.ts';
import { marcusBaptiste } from './scenes/portraits/marcus-baptiste.ts';
import { valentinaRojas } from './scenes/portraits/valentina-rojas.ts';
import { clubhouse } from './scenes/twinlakes/clubhouse.ts';
import { construction } from './scenes/twinlakes/construction.ts';
import { entrance } from './scenes/twinlakes/entrance.ts';
import { lakeTrail } from './scenes/twinlakes/lake-trail.ts';
import { modelHome } from './scenes/twinlakes/model-home.ts';
import { playground } from './scenes/twinlakes/playground.ts';
import { progressChart } from './scenes/twinlakes/progress-chart.ts';
import { sitePlan } from './scenes/twinlakes/site-plan.ts';
import { streets } from './scenes/twinlakes/streets.ts';

/** The table of contents. */
const portraits: readonly Scene[] = [
  graceLin,
  danielOkafor,
  aoifeBrennan,
  marcusBaptiste,
  elifAydin,
  valentinaRojas,
];

const founder: readonly Scene[] = [
  firstOffice,
  oath,
  lecture,
  signing,
  groundbreaking,
  seminar,
  panel,
  naturalization,
  radio,
  siteVisit,
  teamPhoto,
];

const twinLakes: readonly Scene[] = [
  sitePlan,
  streets,
  clubhouse,
  modelHome,
  progressChart,
  lakeTrail,
  construction,
  playground,
  entrance,
];

const scenes: readonly Scene[] = [...portraits, ...founder, ...twinLakes];

const HELP = `Draws the sample pictures of the data set.

  node scripts/pictures/draw.ts [--only NAME] [--out DIR]

  --only NAME   draw only the pictures whose name contains NAME
  --out DIR     where to write them (default: studio/dataset/images)
  --help        show this text

Pictures:
${scenes.map((scene) => `  ${scene.name}`).join('\n')}
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'studio/dataset/images' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(HELP);
else
  await draw(
    scenes.filter((scene) => scene.name.includes(values.only)),
    values.out,
  );

async function draw(chosen: readonly Scene[], folder: string): Promise<void> {
  if (chosen.length === 0) {
    process.stderr.write(`No picture is called "${values.only}"; --help lists them.\n`);
    process.exitCode = 1;
    return;
  }
  await mkdir(folder, { recursive: true });
  for (const scene of chosen) {
    const png = await toPng(scene);
    await writeFile(join(folder, `${scene.name}.png`), png);
    process.stdout.write(`${scene.name}.png  ${Math.round(png.length / 1024)} KB\n`);
  }
}
