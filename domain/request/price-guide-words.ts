import type { Volume } from './inventory-volumes.ts';
import type { PriceGuide } from './price-guide.ts';
import { truckInWords } from './truck-words.ts';

/** The guide in sentences: load and rate, volume, truck, and a reminder that it is not a quote. */
export function guideInWords(guide: PriceGuide, note: string): string[] {
  return [
    loadInWords(guide),
    volumeInWords(guide),
    truckInWords(guide),
    `A guide for a local move, not a quote. ${note}`,
  ];
}

/** The load, its rate and its volume, next to a drawing of them. */
export function guideInShort({ rate, atLeast, volume }: PriceGuide): [load: string, ...string[]] {
  return [
    atLeast ? `${rate.load} or more` : rate.load,
    `${rate.price} an hour`,
    cubicMetres(volume),
  ];
}

function loadInWords({ rate, atLeast }: Pick<PriceGuide, 'rate' | 'atLeast'>): string {
  const load = `a ${rate.load.toLowerCase()}: ${rate.price} an hour, for ${rate.suits}`;
  return atLeast
    ? `For a local move this is at least ${load}. The number of bedrooms tells us more.`
    : `For a local move this looks like ${load}.`;
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
