import { capitalised } from '../text.ts';
import type { Volume } from './inventory-volumes.ts';
import type { PriceGuide } from './price-guide.ts';
import { truckInWords } from './truck-words.ts';

/** The guide in sentences: load and rate, volume, truck, and a reminder that it is not a quote. */
export function guideInWords(guide: PriceGuide, note: string): string[] {
  return [
    loadInWords(guide),
    volumeInWords(guide),
    truckInWords(guide),
    guide.rates.length > 0
      ? `A guide for a local move, not a quote. ${note}`
      : 'Your quote says what it costs.',
  ];
}

/** The load, its rate and its volume, next to a drawing of them. */
export function guideInShort(guide: PriceGuide): [load: string, ...string[]] {
  const load = loadOf(guide);
  return [
    load ? capitalised(guide.atLeast ? `${load} or more` : load) : 'Long distance',
    load ? `${pricesOf(guide)} an hour` : 'A price for your move',
    cubicMetres(guide.volume),
  ];
}

function loadInWords(guide: PriceGuide): string {
  const { rates, atLeast } = guide;
  if (rates.length === 0) return 'We price each long-distance move by itself, not by the hour.';
  const suits = rates.length === 1 ? `, for ${rates[0]?.suits}` : '';
  const load = `a ${loadOf(guide)}: ${pricesOf(guide)} an hour${suits}`;
  return atLeast
    ? `For a local move this is at least ${load}. The number of bedrooms tells us more.`
    : `For a local move this looks like ${load}.`;
}

/** 'medium or large load', 'small load'. */
export function loadOf({ rates }: Pick<PriceGuide, 'rates'>): string {
  return rates
    .map(({ load }) => load.toLowerCase())
    .join(' or ')
    .replace(' load or', ' or');
}

/** 'R800+ to R1200+', 'R500+'. */
export function pricesOf({ rates }: Pick<PriceGuide, 'rates'>): string {
  return rates.map(({ price }) => price).join(' to ');
}

function volumeInWords(guide: PriceGuide): string {
  const { atLeast, volume, chosen, onTop } = guide;
  const ticked = chosen && `What you ticked takes up about ${cubicMetres(chosen)}`;
  return [
    !atLeast && `A home of this size usually holds ${cubicMetres(volume)}.`,
    ticked && `${ticked}${atLeast ? ', boxes not counted' : ' of it'}.`,
    onTop.length > 0 && `Whatever is in your ${onTop.join(' and ')} is extra.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** '10 to 17 m³'; small volumes to a tenth, with the decimal comma of South African English. */
export function cubicMetres({ from, to }: Volume): string {
  const [least, most] = [from, to].map((figure) =>
    String(to < 5 ? figure : Math.round(figure)).replace('.', ','),
  );
  return least === most ? `${most} m³` : `${least} to ${most} m³`;
}
