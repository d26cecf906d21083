import type { PictureFormat } from '../content/picture.ts';

/** A little more colour than the renders have. */
export const SATURATION = 1.06;

/** A phone of 390 CSS pixels loads at most this many pixels across, at any density. */
export const PHONE_WIDTH = 800;

interface Encoding {
  /** 1 to 100; a phone's many pixels are small, so that they forgive more. */
  readonly quality: { readonly phone: number; readonly wide: number };
  /** The most bytes that a file may have. More is a picture too busy for its size. */
  readonly limit: { readonly phone: number; readonly wide: number };
}

export const encodings: Readonly<Record<PictureFormat, Encoding>> = {
  avif: { quality: { phone: 44, wide: 48 }, limit: { phone: 24_000, wide: 60_000 } },
  webp: { quality: { phone: 58, wide: 60 }, limit: { phone: 40_000, wide: 100_000 } },
};

/** A photograph has more detail than a render, and its quality falls as far as this to fit. */
export const LEAST_QUALITY = 24;
const QUALITY_STEP = 4;

/** The qualities to try, best first. */
export function qualitiesFrom(best: number): number[] {
  const steps = Math.floor((best - LEAST_QUALITY) / QUALITY_STEP);
  return Array.from({ length: steps + 1 }, (_, step) => best - step * QUALITY_STEP);
}

/** Cards of shared links, as JPEG: not every network reads AVIF or WebP. */
export const socialCard = { quality: 84, limit: 120_000 } as const;
