// npm run art:encode: cuts the masters to their crops and writes AVIF and WebP at every width.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  type Crop,
  type Picture,
  type PictureFormat,
  pictureFile,
  pictureFormats,
  pictures,
} from '../art/pictures.ts';
import { root } from './command.ts';

const masters = join(root, 'art/masters');
const target = join(root, 'web/assets/pictures');

/** Above the upper quality a picture gets heavier without looking better. */
const QUALITIES: Record<PictureFormat, [least: number, most: number]> = {
  avif: [30, 66],
  webp: [40, 86],
};

const encoders: Record<PictureFormat, (image: Buffer, quality: number) => Promise<Buffer>> = {
  avif: (image, quality) => sharp(image).avif({ quality, effort: 6 }).toBuffer(),
  webp: (image, quality) =>
    sharp(image).webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
};

mkdirSync(target, { recursive: true });
const written = new Set<string>();
for (const [name, picture] of Object.entries<Picture>(pictures)) {
  for (const [cropName, crop] of Object.entries(picture.crops)) {
    for (const width of crop.widths) {
      const image = await cut(picture.master, crop, width);
      for (const format of pictureFormats) {
        const file = pictureFile(name, cropName, width, format);
        const { quality, encoded } = await encodeWithin(image, format, crop.limit[format] * 1000);
        writeFileSync(join(target, file), encoded);
        written.add(file);
        console.log(`${file} ${(encoded.length / 1000).toFixed(1)} kB, quality ${quality}`);
      }
    }
  }
}
for (const file of readdirSync(target)) {
  if (/\.(avif|webp)$/.test(file) && !written.has(file)) rmSync(join(target, file));
}

/** The crop as `object-fit: cover` would show it, with a little more colour than the render has. */
async function cut(master: string, crop: Crop, width: number): Promise<Buffer> {
  const source = sharp(join(masters, `${master}.webp`));
  const size = await source.metadata();
  const [shownWidth, shownHeight] = crop.shown;
  const scale = Math.min(size.width / shownWidth, size.height / shownHeight) * (crop.zoom ?? 1);
  const frame = {
    width: Math.round(shownWidth * scale),
    height: Math.round(shownHeight * scale),
  };
  const [x, y] = crop.position;
  return source
    .extract({
      ...frame,
      left: Math.round(((size.width - frame.width) * x) / 100),
      top: Math.round(((size.height - frame.height) * y) / 100),
    })
    .resize(width, Math.round((width * shownHeight) / shownWidth), { fit: 'fill' })
    .modulate({ saturation: 1.06 })
    .png()
    .toBuffer();
}

/** The best quality whose file is within the limit. */
async function encodeWithin(
  image: Buffer,
  format: PictureFormat,
  limit: number,
): Promise<{ quality: number; encoded: Buffer }> {
  let [least, most] = QUALITIES[format];
  let best: { quality: number; encoded: Buffer } | undefined;
  // The best quality is tried first: it mostly fits, and encoding is slow.
  let quality = most;
  for (; least <= most; quality = (least + most) >> 1) {
    const encoded = await encoders[format](image, quality);
    if (encoded.length <= limit) {
      best = { quality, encoded };
      least = quality + 1;
    } else most = quality - 1;
  }
  if (!best) throw new Error(`${format} does not fit ${limit} bytes at an acceptable quality`);
  return best;
}
