// npm run icons: the icons that want pixels, drawn from public/favicon.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './command.ts';

const publicFolder = join(root, 'public');
const mark = readFileSync(join(publicFolder, 'favicon.svg'));
const PAPER = '#fbf5ea';
/** A maskable icon may lose its outer tenth on every side; the mark stays well inside. */
const MARK_SHARE = 0.58;

async function onPaper(size: number): Promise<Buffer> {
  const inner = Math.round(size * MARK_SHARE);
  const drawn = await sharp(mark, { density: 1200 }).resize(inner, inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico is a directory of pictures; since Windows Vista a picture may be a PNG. */
function ico(png: Buffer, size: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const) {
  writeFileSync(join(publicFolder, `${name}.png`), await onPaper(size));
}
const small = await sharp(mark, { density: 600 }).resize(32, 32).png().toBuffer();
writeFileSync(join(publicFolder, 'favicon.ico'), ico(small, 32));
