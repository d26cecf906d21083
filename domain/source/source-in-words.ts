import type { SummaryLine } from '../request/summary-line.ts';
import { HEARD_LABELS } from './heard.ts';
import type { Source } from './source.schema.ts';

/** How a source is called, by `utm_source` or else the host of the page before. Add your own in one line:
 *  ['Hellopeter', /hellopeter/i]. */
const NAMES: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Google', /\b(google|adwords)\b/i],
  ['Facebook', /\b(facebook|fb)\b/i],
  ['Instagram', /\b(instagram|ig)\b/i],
  ['Bing', /\b(bing|microsoft)\b/i],
  ['WhatsApp', /\b(whatsapp|wa\.me)\b/i],
];

const CLICKED_AT = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  msclkid: 'bing',
  fbclid: 'facebook',
} as const;

const PAID = /^(cpc|ppc|paid.*|display|ad|ads)$/i;

const UNKNOWN_SOURCE = 'not known';
const NO_SOURCE = 'direct';
const OTHER_SOURCE = 'other';

/** What tells what a source is called. */
export interface SourceSigns {
  readonly utm?: Pick<NonNullable<Source['utm']>, 'source' | 'medium'> | undefined;
  readonly click?: Pick<NonNullable<Source['click']>, 'kind'> | undefined;
  readonly referrer?: string | undefined;
  /** When the visit began, or only that it is known. */
  readonly at?: string | true | undefined;
}

/** 'Google ad', 'Facebook', 'hellopeter.com'; 'direct' for an address that was typed or copied. */
export function sourceName(source: SourceSigns | null): string {
  const { utm, click, referrer, at } = source ?? {};
  const sign = utm?.source ?? (click && CLICKED_AT[click.kind]) ?? referrer;
  if (sign === undefined) return at ? NO_SOURCE : UNKNOWN_SOURCE;
  const name = NAMES.find(([, pattern]) => pattern.test(sign))?.[0] ?? sign;
  // Facebook adds its id to every link, paid for or not.
  const isAd = PAID.test(utm?.medium ?? '') || (click !== undefined && click.kind !== 'fbclid');
  return isAd ? adOf(name) : name;
}

const COUNTED: readonly string[] = [
  UNKNOWN_SOURCE,
  NO_SOURCE,
  ...NAMES.flatMap(([name]) => [name, adOf(name)]),
];

/** The same for counts that anybody can add to: one of our own names, or 'other'. */
export function countedSource(source: SourceSigns | null): string {
  const name = sourceName(source);
  return COUNTED.includes(name) ? name : OTHER_SOURCE;
}

function adOf(name: string): string {
  return `${name} ad`;
}

/** 'Movers in Cosmo City' for the page of an area, 'Long distance moving' for another. */
function pageName(path: string): string {
  const words = path.slice(1).replaceAll('-', ' ');
  if (words === '') return 'the home page';
  const area = /^movers (.+)/.exec(words)?.[1];
  if (area) return `Movers in ${area.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'Google ad ‘Randburg movers’, first saw Movers in Randburg' */
export function sourceInWords(source: Source): string {
  const { utm, page } = source;
  const campaign = utm?.campaign ? ` ‘${utm.campaign}’` : '';
  const seen = page ? `, first saw ${pageName(page)}` : '';
  return `${sourceName(source)}${campaign}${seen}`;
}

/** For the team's mail, desk and list. */
export function sourceLines({ source }: { readonly source: Source | null }): SummaryLine[] {
  const { heard, ...visit } = source ?? {};
  return [
    { label: 'Came from', value: Object.keys(visit).length > 0 ? sourceInWords(visit) : '' },
    { label: 'How they found us', value: heard ? HEARD_LABELS[heard] : '' },
  ].filter(({ value }) => value !== '');
}
