import type { SummaryLine } from '../request/summary-line.ts';
import { capitalised } from '../text.ts';
import { HEARD_LABELS } from './heard.ts';
import type { Source } from './source.schema.ts';
import { OUR_NAMES, ourNameOf, wordsOf } from './source-names.ts';
import type { ClickKind } from './source-parts.ts';

const CLICKED_AT = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  dclid: 'google',
  gad_campaignid: 'google',
  gad_source: 'google',
  msclkid: 'bing',
  ttclid: 'tiktok',
  twclid: 'x',
  fbclid: 'facebook',
} as const satisfies Record<ClickKind, string>;

const PAID =
  /^(?:cp[acmv]|ppc|sem|paid.*|.* paid|display|banner|sponsored|retargeting|remarketing|(?:.* )?ads?)$/;
const PAID_SOURCE = /(?:\b|google|facebook|bing|microsoft)ads?$|\badwords$/;

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

/** 'Google ad', 'Facebook', 'nobody.example'; 'direct' for an address that was typed or copied. */
export function sourceName(source: SourceSigns | null): string {
  const { utm, click, referrer, at } = source ?? {};
  const sign = utm?.source ?? clickedAt(click, referrer) ?? referrer;
  if (sign === undefined) return at ? NO_SOURCE : UNKNOWN_SOURCE;
  // Tags are typed in large and small letters: they are one source.
  const name =
    ourNameOf(sign) ??
    sign
      .trim()
      .toLowerCase()
      .replace(/^www\./, '');
  const isPaid =
    PAID.test(wordsOf(utm?.medium ?? '')) || PAID_SOURCE.test(wordsOf(utm?.source ?? ''));
  // Facebook adds its id to every link, paid for or not.
  const isAd = isPaid || (click !== undefined && click.kind !== 'fbclid');
  return isAd ? adOf(name) : name;
}

/** Instagram and Messenger have the id of Facebook. */
function clickedAt(click: SourceSigns['click'], referrer: string | undefined): string | undefined {
  if (!click) return undefined;
  const isElsewhere = click.kind === 'fbclid' && referrer !== undefined && ourNameOf(referrer);
  return isElsewhere ? referrer : CLICKED_AT[click.kind];
}

const COUNTED: readonly string[] = [
  UNKNOWN_SOURCE,
  NO_SOURCE,
  ...OUR_NAMES.flatMap((name) => [name, adOf(name)]),
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
  return capitalised(words);
}

/** 'Google ad ‘movers near me’, first saw Local Moving' */
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
