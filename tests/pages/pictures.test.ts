import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photographs } from '../../content/photographs.ts';
import { type PictureName, pictures } from '../../content/pictures.ts';
import { answer, documentOf } from './built-site.ts';
import { MISSING_PATH, paths } from './route-table.ts';

/** The most that a phone of 390 CSS pixels may load for one picture, and for the first view's. */
const PHONE_LIMIT_BYTES = 40_000;
const FIRST_LIMIT_BYTES = 24_000;
const CARDS_LIMIT_BYTES = 2_500_000;

const pages = [...paths, MISSING_PATH];

interface Source {
  readonly type: string;
  readonly media: string;
  readonly files: readonly { readonly path: string; readonly width: number }[];
  readonly ratio: number;
}

interface Shown {
  readonly alt: string;
  readonly loading: string;
  readonly priority: string;
  readonly fallback: string;
  readonly ratio: number;
  readonly sources: readonly Source[];
}

function picturesOf(path: string): Shown[] {
  return Array.from(documentOf(path).querySelectorAll('img'), (img) => ({
    alt: img.alt,
    loading: img.getAttribute('loading') ?? '',
    priority: img.getAttribute('fetchpriority') ?? '',
    fallback: img.getAttribute('src') ?? '',
    ratio: ratioOf(img),
    sources: Array.from(img.parentElement?.querySelectorAll('source') ?? [], (source) => ({
      type: source.getAttribute('type') ?? '',
      media: source.getAttribute('media') ?? '',
      ratio: ratioOf(source),
      files: (source.getAttribute('srcset') ?? '').split(',').map((candidate) => {
        const [path = '', width = ''] = candidate.trim().split(' ');
        return { path, width: Number.parseInt(width, 10) };
      }),
    })),
  }));
}

function ratioOf(element: Element): number {
  return Number(element.getAttribute('width')) / Number(element.getAttribute('height'));
}

const NARROW = '(width < 48rem)';
const DARK = '(prefers-color-scheme: dark)';
const isNarrow = ({ media }: Source) => media.startsWith(NARROW);
const isNight = ({ media }: Source) => media.endsWith(DARK);
const hasNarrow = ({ sources }: Shown) => sources.some(isNarrow);

/** The sources for phones: those for narrow windows, if a picture has them. */
function forPhones(picture: Shown): readonly Source[] {
  return hasNarrow(picture) ? picture.sources.filter(isNarrow) : picture.sources;
}

test.each(pages)('the pictures of %s say what they show and come in good time', (path) => {
  for (const [at, { alt, loading, priority, ratio }] of picturesOf(path).entries()) {
    expect.soft(alt, 'What it shows').toMatch(/^[A-Z].{30,}\.$/);
    expect.soft(ratio, `Width and height of: ${alt}`).toBeGreaterThan(0);
    const eager = { loading: 'eager', priority: 'high' };
    const lazy = { loading: 'lazy', priority: '' };
    if (at > 0) expect.soft({ loading, priority }, alt).toEqual(lazy);
    else expect.soft([eager, lazy], alt).toContainEqual({ loading, priority });
  }
});

test('pictures are light on a phone, AVIF first, and none is distorted', async () => {
  // Pages share them: each is looked at once.
  const shown = new Map(pages.flatMap(picturesOf).map((picture) => [picture.fallback, picture]));
  for (const picture of shown.values()) await expectLight(picture);
});

/** A photograph has no night. */
const ofCamera = new Set<string>(
  Object.values(photographs).map((name: PictureName) => pictures[name].alt),
);

async function expectLight(picture: Shown) {
  const { fallback } = picture;
  const night = ofCamera.has(picture.alt) ? [] : ['night'];
  expect.soft(answer(fallback).contentType, fallback).toBe('image/webp');
  const chosen = forPhones(picture);
  const types = chosen.map((source) => (isNight(source) ? 'night' : source.type));
  if (hasNarrow(picture)) {
    expect.soft(types, fallback).toEqual([...night, 'image/avif', 'image/webp']);
  } else {
    // Phones may also use the fallback.
    expect.soft(types, fallback).toEqual([...night, 'image/avif']);
    expect.soft(answer(fallback).body.length, fallback).toBeLessThanOrEqual(PHONE_LIMIT_BYTES);
  }
  for (const { type, files, ratio } of chosen) {
    const isFirst = picture.loading === 'eager' && type === 'image/avif';
    const limit = isFirst ? FIRST_LIMIT_BYTES : PHONE_LIMIT_BYTES;
    for (const { path, width } of files) {
      const { body, contentType } = answer(path);
      expect.soft(contentType, path).toBe(type);
      expect.soft(body.length, path).toBeLessThanOrEqual(limit);
      const size = await sharp(body).metadata();
      expect.soft(size.width, path).toBe(width);
      expect.soft(size.width / size.height / ratio, path).toBeCloseTo(1, 1);
    }
  }
}

test('the opening picture of every page that has one comes at once', () => {
  const opening = paths.map((path) => picturesOf(path)[0]?.loading === 'eager');
  // The quote desk opens with its form, the legal pages with their text.
  const without = paths.filter((_, at) => !opening[at]);
  expect(without).toEqual(['/get-quote', '/terms-of-service', '/privacy-policy']);
});

test('every page is shared with its own card, which fits its title', async () => {
  const lacking: string[] = [];
  let bytes = 0;
  for (const path of pages) {
    const { url, alt, width, height } = cardOf(path);
    expect.soft({ width, height }, path).toEqual({ width: '1200', height: '630' });
    const { body } = answer(new URL(url).pathname);
    const { exif, ...size } = await sharp(body).metadata();
    expect.soft([size.format, size.width, size.height], path).toEqual(['jpeg', 1200, 630]);
    bytes += body.length;
    // The card's metadata holds the text that it was made from.
    if (!exif?.includes(alt)) lacking.push(path);
  }
  expect(lacking, 'Pages whose card is missing or old: run npm run art:social').toEqual([]);
  expect(bytes).toBeLessThanOrEqual(CARDS_LIMIT_BYTES);
});

function cardOf(path: string) {
  const meta = (name: string) =>
    documentOf(path).querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? '';
  return {
    url: meta('og:image'),
    alt: meta('og:image:alt'),
    width: meta('og:image:width'),
    height: meta('og:image:height'),
  };
}
