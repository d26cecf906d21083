// npm run art:encode [-- NAME …]: cuts the masters to their crops and writes AVIF and WebP at every
// width, of all pictures or of those that are named.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  type Crop,
  type Picture,
  type PictureFormat,
  pictureFile,
  pictureFormats,
  SHARE_SIZE,
  shareFile,
} from '../art/picture.ts';
import { pictures } from '../art/pictures.ts';
import { root } from './command.ts';

const masters = join(root, 'art/masters');
const target = join(root, 'web/assets/pictures');

/** Above the upper quality a picture gets heavier without looking better. */
const QUALITIES: Record<PictureFormat, [least: number, most: number]> = {
  avif: [30, 66],
  webp: [40, 86],
};

const encoders: Record<PictureFormat, (image: Buffer, quality: number) => Promise<Buffer>> = {
  avif: (image, quality) => sharp(image).avif({ quality, effort: 5 }).toBuffer(),
  webp: (image, quality) =>
    sharp(image).webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
};

/** The most that a file may weigh, in kB: what a phone loads is at most 800 pixels wide. */
const PHONE_WIDTH = 800;
const HEAVIEST: Record<'phone' | 'wide', Record<PictureFormat, number>> = {
  phone: { avif: 40, webp: 40 },
  wide: { avif: 90, webp: 130 },
};
const SHARE_QUALITY = 78;

mkdirSync(target, { recursive: true });
const wanted = process.argv.slice(2);
const known = new Set<string>();
for (const [name, picture] of Object.entries<Picture>(pictures)) {
  const asked = wanted.length === 0 || wanted.includes(name);
  for (const [cropName, crop] of Object.entries(picture.crops)) {
    for (const width of crop.widths) {
      const files = pictureFormats.map((format) => pictureFile(name, cropName, width, format));
      for (const file of files) known.add(file);
      if (asked) await encodeCrop(name, cropName, picture.master, crop, width);
    }
  }
  known.add(shareFile(name));
  if (asked) await encodeShare(name, picture);
}
for (const file of readdirSync(target)) if (!known.has(file)) rmSync(join(target, file));

async function encodeCrop(
  name: string,
  cropName: string,
  master: string,
  crop: Crop,
  width: number,
) {
  const image = await cut(master, crop, width);
  const heaviest = HEAVIEST[width <= PHONE_WIDTH ? 'phone' : 'wide'];
  for (const format of pictureFormats) {
    const { quality, encoded } = await encodeWithin(image, format, heaviest[format] * 1000);
    write(pictureFile(name, cropName, width, format), encoded, quality);
  }
}

/** What a shared link shows: the picture's first crop, in the proportion that is asked for there. */
async function encodeShare(name: string, { master, crops }: Picture) {
  const [crop] = Object.values(crops);
  if (!crop) throw new Error(`${name} has no crop`);
  const [width] = SHARE_SIZE;
  const image = await cut(master, { ...crop, shown: SHARE_SIZE }, width);
  const encoded = await sharp(image).jpeg({ quality: SHARE_QUALITY, mozjpeg: true }).toBuffer();
  write(shareFile(name), encoded, SHARE_QUALITY);
}

function write(file: string, encoded: Buffer, quality: number) {
  writeFileSync(join(target, file), encoded);
  console.log(`${file} ${(encoded.length / 1000).toFixed(1)} kB, quality ${quality}`);
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
