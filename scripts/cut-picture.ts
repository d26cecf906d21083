import { join } from 'node:path';
import sharp from 'sharp';
import { SATURATION } from '../art/encoding.ts';
import { type Crop, type Hour, masterFile } from '../content/picture.ts';
import { root } from './command.ts';

/** A crop of a master at some width, as `object-fit: cover` would show it; a PNG. */
export async function cutPicture(
  master: string,
  crop: Omit<Crop, 'widths'>,
  width: number,
  hour: Hour = 'day',
): Promise<Buffer> {
  const source = sharp(join(root, masterFile(master, hour)));
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
    .modulate({ saturation: SATURATION })
    .png()
    .toBuffer();
}
