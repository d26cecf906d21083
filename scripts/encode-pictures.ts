// npm run art:encode [-- NAME …]: cuts the masters to their crops and writes AVIF and WebP, for all
// pictures, or the named ones and those cut from the named masters.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodings, LEAST_QUALITY, PHONE_WIDTH, qualitiesFrom } from '../art/encoding.ts';
import {
  formatsBy,
  hours,
  masterFile,
  type Picture,
  type PictureFormat,
  pictureFile,
  widthsIn,
} from '../content/picture.ts';
import { pictures } from '../content/pictures.ts';
import { root } from './command.ts';
import { cutPicture } from './cut-picture.ts';

const encoders: Record<PictureFormat, (image: Buffer, quality: number) => Promise<Buffer>> = {
  avif: (image, quality) =>
    sharp(image).avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer(),
  webp: (image, quality) =>
    sharp(image).webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
};

const target = join(root, 'web/assets/pictures');
mkdirSync(target, { recursive: true });
const wanted = process.argv.slice(2);
const known = new Set<string>();
for (const [name, { master, crops }] of Object.entries<Picture>(pictures)) {
  const sources = Object.values(crops).map((crop) => crop.master ?? master);
  const isAsked = wanted.length === 0 || [name, ...sources].some((each) => wanted.includes(each));
  for (const [cropName, crop] of Object.entries(crops)) {
    const source = crop.master ?? master;
    for (const width of crop.widths) {
      for (const hour of hours) {
        if (!existsSync(join(root, masterFile(source, hour)))) continue;
        const image = isAsked && (await cutPicture(source, crop, width, hour));
        for (const format of formatsBy[hour]) {
          if (!widthsIn(format, crop).includes(width)) continue;
          const file = pictureFile(name, cropName, width, format, hour);
          known.add(file);
          if (image) await encode(image, format, width, file);
        }
      }
    }
  }
}
for (const file of readdirSync(target)) if (!known.has(file)) rmSync(join(target, file));

async function encode(image: Buffer, format: PictureFormat, width: number, file: string) {
  const { quality, limit } = encodings[format];
  const kind = width <= PHONE_WIDTH ? 'phone' : 'wide';
  for (const each of qualitiesFrom(quality[kind])) {
    const encoded = await encoders[format](image, each);
    if (encoded.length > limit[kind]) continue;
    writeFileSync(join(target, file), encoded);
    console.log(`${file} ${(encoded.length / 1000).toFixed(1)} kB, quality ${each}`);
    return;
  }
  throw new Error(
    `${file} has more than the ${limit[kind]} bytes that are allowed, even at quality ${LEAST_QUALITY}: choose a calmer picture`,
  );
}
