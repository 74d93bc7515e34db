import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { toPng } from '../render.ts';
import type { Scene } from '../scene.ts';

const bufs: Buffer[] = [];
let w = 0,
  h = 0;
for (const f of process.argv.slice(2)) {
  const mod: Record<string, Scene> = await import(`./${f}.ts`);
  for (const s of Object.values(mod))
    if (typeof s === 'object' && 'draw' in s) {
      const b = await toPng(s);
      console.log(s.name, b.length);
      w = s.width;
      h = s.height;
      bufs.push(b);
    }
}
const cols = w < h ? Math.min(3, bufs.length) : Math.min(2, bufs.length),
  rows = Math.ceil(bufs.length / cols);
const cw = Math.min(w, Math.round(2000 / cols)),
  ch = Math.round((cw * h) / w);
const comp = await Promise.all(
  bufs.map(async (b, i) => ({
    input: await sharp(b).resize(cw, ch).toBuffer(),
    left: (i % cols) * cw,
    top: Math.floor(i / cols) * ch,
  })),
);
writeFileSync(
  '/tmp/pics/v.png',
  await sharp({ create: { width: cw * cols, height: ch * rows, channels: 3, background: '#fff' } })
    .composite(comp)
    .png()
    .toBuffer(),
);
