// npm run icons: the bitmap icons, drawn from web/assets/mark.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { paperColours } from '../web/styles/paper-colours.ts';
import { root } from './command.ts';

/** The mark on paper, by file: the icon's size, and the share of its width that the mark takes. */
const ICONS = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.66 },
  { file: 'icon-512.png', size: 512, share: 0.72 },
] as const;
/** Search engines show an icon of 48 px or a multiple of it. */
const ICO_SIZE = 48;

const publicFolder = join(root, 'public');
const mark = readFileSync(join(root, 'web/assets/mark.svg'));
const { light: paper } = paperColours(readFileSync(join(root, 'web/styles/tokens.css'), 'utf8'));

for (const { file, size, share } of ICONS) {
  const icon = sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: await drawMark(Math.round(size * share)) }])
    .png({ compressionLevel: 9, palette: true });
  writeFileSync(join(publicFolder, file), await icon.toBuffer());
}
writeFileSync(join(publicFolder, 'favicon.ico'), ico(await drawMark(ICO_SIZE), ICO_SIZE));

function drawMark(size: number): Promise<Buffer> {
  return sharp(mark, { density: 1200 }).resize(size, size).png().toBuffer();
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
