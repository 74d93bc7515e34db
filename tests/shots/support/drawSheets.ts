import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { FOLDER } from './takeShot.ts';

const COLUMNS = 8;
const THUMB_WIDTH = 320;
/** Maximum height of a page: in its own pixels, and in those of the sheet. */
const SHOWN_HEIGHT = 1800;
const THUMB_HEIGHT = 900;
const GAP = 24;
const LABEL_HEIGHT = 28;
const GROUND = '#8d96a5';

/** Draws a contact sheet per width: a grid of all its screenshots, cropped to one height. */
export default async function drawSheets(): Promise<void> {
  const folders = await readdir(FOLDER, { withFileTypes: true });
  for (const { name } of folders.filter((entry) => entry.isDirectory())) {
    const shots = (await readdir(path.join(FOLDER, name), { recursive: true })).filter((file) =>
      file.endsWith('.png'),
    );
    const sheet = path.join(FOLDER, `sheet-${name}.png`);
    await drawSheet(shots.sort(), path.join(FOLDER, name), sheet);
    console.log(`Contact sheet: ${sheet}`);
  }
}

async function drawSheet(shots: readonly string[], folder: string, sheet: string): Promise<void> {
  const width = Number(path.basename(folder));
  const height = Math.min(THUMB_HEIGHT, Math.round((SHOWN_HEIGHT / width) * THUMB_WIDTH));
  const columns = Math.min(COLUMNS, shots.length);
  const rows = Math.ceil(shots.length / columns);
  const cell = { width: THUMB_WIDTH + GAP, height: height + LABEL_HEIGHT + GAP };
  const layers: OverlayOptions[] = [];
  for (const [index, shot] of shots.entries()) {
    const left = GAP + (index % columns) * cell.width;
    const top = GAP + Math.floor(index / columns) * cell.height;
    layers.push({ input: label(shot), left, top });
    const input = await thumbnail(path.join(folder, shot), height);
    layers.push({ input, left, top: top + LABEL_HEIGHT });
  }
  const size = { width: columns * cell.width + GAP, height: rows * cell.height + GAP };
  await sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(layers)
    .png()
    .toFile(sheet);
}

/** The top of a screenshot; below a short one the background is visible. */
async function thumbnail(file: string, height: number): Promise<Buffer> {
  const { data, info } = await sharp(file)
    .resize({ width: THUMB_WIDTH })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.height <= height) return data;
  return sharp(data).extract({ left: 0, top: 0, width: THUMB_WIDTH, height }).png().toBuffer();
}

/** Names of screenshots consist of paths, without special characters of XML. */
const label = (name: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${THUMB_WIDTH}" height="${LABEL_HEIGHT}">` +
      `<text y="19" font-family="sans-serif" font-size="15" fill="#fff">${name}</text></svg>`,
  );
