import sharp from 'sharp';
import { expect, test } from '../site.ts';
import { MISSING_PATH, paths } from './route-table.ts';
import type { SiteReader } from './site-reader.ts';

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

async function picturesOf(reader: SiteReader, path: string): Promise<Shown[]> {
  const page = await reader.document(path);
  return page.evaluate((document) => {
    const number = (element: Element, name: string) => Number(element.getAttribute(name));
    const ratio = (element: Element) => number(element, 'width') / number(element, 'height');
    return Array.from(document.querySelectorAll('img'), (img) => ({
      alt: img.alt,
      loading: img.getAttribute('loading') ?? '',
      priority: img.getAttribute('fetchpriority') ?? '',
      fallback: img.getAttribute('src') ?? '',
      ratio: ratio(img),
      sources: Array.from(img.parentElement?.querySelectorAll('source') ?? [], (source) => ({
        type: source.type,
        media: source.media,
        ratio: ratio(source),
        files: source.srcset.split(',').map((candidate) => {
          const [path = '', width = ''] = candidate.trim().split(' ');
          return { path, width: Number.parseInt(width, 10) };
        }),
      })),
    }));
  });
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

for (const path of pages) {
  test(`${path}: pictures say what they show and come in good time`, async ({ reader }) => {
    const shown = await picturesOf(reader, path);
    for (const [at, { alt, loading, priority, ratio }] of shown.entries()) {
      expect.soft(alt, 'What it shows').toMatch(/^[A-Z].{30,}\.$/);
      expect.soft(ratio, `Width and height of: ${alt}`).toBeGreaterThan(0);
      const eager = { loading: 'eager', priority: 'high' };
      const lazy = { loading: 'lazy', priority: '' };
      if (at > 0) expect.soft({ loading, priority }, alt).toEqual(lazy);
      else expect.soft([eager, lazy], alt).toContainEqual({ loading, priority });
    }
  });

  test(`${path}: pictures are light on a phone, AVIF first, and none is distorted`, async ({
    reader,
  }) => {
    for (const picture of await picturesOf(reader, path)) {
      expect.soft((await reader.answer(picture.fallback)).contentType).toBe('image/webp');
      const chosen = forPhones(picture);
      const types = chosen.map((source) => (isNight(source) ? 'night' : source.type));
      if (hasNarrow(picture)) expect.soft(types).toEqual(['night', 'image/avif', 'image/webp']);
      else {
        // Phones may also use the fallback.
        expect.soft(types).toEqual(['night', 'image/avif']);
        const { body } = await reader.answer(picture.fallback);
        expect.soft(body.length, picture.fallback).toBeLessThanOrEqual(PHONE_LIMIT_BYTES);
      }
      for (const { type, files, ratio } of chosen) {
        const isFirst = picture.loading === 'eager' && type === 'image/avif';
        const limit = isFirst ? FIRST_LIMIT_BYTES : PHONE_LIMIT_BYTES;
        for (const { path: file, width } of files) {
          const { body, contentType } = await reader.answer(file);
          expect.soft(contentType, file).toBe(type);
          expect.soft(body.length, file).toBeLessThanOrEqual(limit);
          const size = await sharp(body).metadata();
          expect.soft(size.width, file).toBe(width);
          expect.soft(size.width / size.height / ratio, file).toBeCloseTo(1, 1);
        }
      }
    }
  });
}

test('the opening picture of every page that has one comes at once', async ({ reader }) => {
  const opening = await Promise.all(
    paths.map(async (path) => (await picturesOf(reader, path))[0]?.loading === 'eager'),
  );
  // The quote desk opens with its form, the legal pages with their text.
  const without = paths.filter((_, at) => !opening[at]);
  expect(without).toEqual(['/get-quote', '/terms-of-service', '/privacy-policy']);
});

test('every page is shared with a card of its own that fits its title', async ({ reader }) => {
  const lacking: string[] = [];
  let bytes = 0;
  for (const path of pages) {
    const { url, alt, width, height } = await cardOf(reader, path);
    expect.soft({ width, height }, path).toEqual({ width: '1200', height: '630' });
    const { body } = await reader.answer(new URL(url).pathname);
    const { exif, ...size } = await sharp(body).metadata();
    expect.soft([size.format, size.width, size.height], path).toEqual(['jpeg', 1200, 630]);
    bytes += body.length;
    // The card's metadata holds the text that it was made from.
    if (!exif?.includes(alt)) lacking.push(path);
  }
  expect(lacking, 'Pages whose card is missing or old: run npm run art:social').toEqual([]);
  expect(bytes).toBeLessThanOrEqual(CARDS_LIMIT_BYTES);
});

async function cardOf(reader: SiteReader, path: string) {
  const page = await reader.document(path);
  return page.evaluate(({ head }) => {
    const meta = (name: string) =>
      head.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? '';
    return {
      url: meta('og:image'),
      alt: meta('og:image:alt'),
      width: meta('og:image:width'),
      height: meta('og:image:height'),
    };
  });
}
