/** Of a pixel and the next one in the sky: how much red, green and blue may differ together. */
const SMOOTH = 11;
/** Less sky than this share is none: some browsers answer with noise. */
const LEAST_SKY = 0.15;

/** Where the sky of a picture ends: 255 for what stands in front of it, 0 for the sky, row by row. Found from the upper
 *  edge down, as long as the colour changes softly, so that clouds are in front too.
 *  @param data the pixels, four bytes each
 *  @returns undefined if there is no sky to be found */
export function skyline(
  data: Uint8ClampedArray,
  width: number,
  height: number,
): Uint8ClampedArray<ArrayBuffer> | undefined {
  const front = new Uint8ClampedArray(width * height).fill(255);
  const open: number[] = [];
  for (let x = 0; x < width; x += 1) {
    front[x] = 0;
    open.push(x);
  }
  let count = width;
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    const x = pixel % width;
    const next = [pixel + width, pixel - width, ...(x > 0 ? [pixel - 1] : [])];
    if (x < width - 1) next.push(pixel + 1);
    for (const other of next) {
      if (front[other] !== 255 || difference(data, pixel, other) > SMOOTH) continue;
      front[other] = 0;
      count += 1;
      open.push(other);
    }
  }
  return count > LEAST_SKY * width * height ? softened(front, width) : undefined;
}

function difference(data: Uint8ClampedArray, one: number, other: number): number {
  let sum = 0;
  for (let part = 0; part < 3; part += 1) {
    // Both are within the picture.
    sum += Math.abs((data[4 * one + part] as number) - (data[4 * other + part] as number));
  }
  return sum;
}

/** Without steps at its edge. */
function softened(front: Uint8ClampedArray, width: number): Uint8ClampedArray<ArrayBuffer> {
  return Uint8ClampedArray.from(front, (_, at) => {
    let sum = 0;
    for (const across of [-1, 0, 1]) {
      for (const down of [-width, 0, width]) sum += front[at + across + down] ?? 255;
    }
    return sum / 9;
  });
}
