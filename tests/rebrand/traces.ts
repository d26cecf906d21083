import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { about } from '../../content/about.ts';
import { areas } from '../../content/areas.ts';
import { company } from '../../content/company.ts';
import { home } from '../../content/home.ts';
import { localRates, packages, startingPrice } from '../../content/prices.ts';
import { region } from '../../content/region.ts';
import * as terms from '../../content/terms.ts';

const root = join(import.meta.dirname, '../..');
const tokens = readFileSync(join(root, 'web/styles/tokens.css'), 'utf8');
const mark = readFileSync(join(root, 'web/assets/mark.svg'), 'utf8');

const testimonials = [home.testimonials.items, ...areas.map((area) => area.testimonials ?? [])];

/** The first company's home, with its everyday names. A script may name these on any page: for a
 *  mover elsewhere they are far away (domain/places/far-places.ts). */
const HOME = [region.city, region.province, 'Joburg', 'Pretoria'];

const isElsewhere = (place: string) => !HOME.includes(place);

/** Words and numbers that mean the first company in any place. */
const NAMES = [
  company.name,
  // The subjects of its pictures.
  'Hillbrow',
  'Ponte',
  'jacarandas',
  terms.quoteValidity,
  terms.emailQuoteWithin,
  terms.cancellationNotice,
  terms.localReach,
  terms.keptFor,
  terms.payment,
  ...areas
    .flatMap(({ name, slug, suburbs }) => [name, `movers-${slug}`, ...suburbs])
    .filter(isElsewhere),
  ...testimonials.flat().map(({ name }) => name),
  ...(about.founder ? [about.founder.name] : []),
  `${company.referencePrefix}-`,
  company.phone.display,
  company.phone.link.replace('tel:', ''),
  company.whatsAppNumber,
  company.email,
  company.email.replace(/.*@/, ''),
  company.founded,
  ...company.social.map(({ url }) => url),
  ...(company.verifiedNetwork ? [company.verifiedNetwork.url] : []),
  startingPrice,
  ...[...localRates.rates, ...packages].map(({ price }) => price),
];

/** Colours, and the lines of the mark. */
const LOOKS = [
  ...(tokens.match(/#[0-9a-f]{6}\b/gi) ?? []),
  ...Array.from(mark.matchAll(/ d="([^"]+)"/g), ([, line]) => `${line}`),
];

const everywhere = patternOf([...NAMES, ...LOOKS]);
/** Its kind: words that only a family business may say. A script has Family Day. */
const KIND = ['family', 'families'];

const inWords = patternOf([...HOME, ...KIND]);

/** The first company's traces in a text, each once with the words around it. */
export function tracesIn(text: string, kind: 'script' | 'words' = 'words'): string[] {
  const patterns = kind === 'script' ? [everywhere] : [everywhere, inWords];
  const found = new Map<string, string>();
  for (const { 0: words, index } of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
    found.set(words, text.slice(Math.max(0, index - 30), index + words.length + 30));
  }
  return [...found.values()];
}

/** Any of these as a whole word, in large or small letters, with any space between its words;
 *  and the nickname of the city, which is also part of other words. U+2014 is not a year. */
function patternOf(names: readonly string[]): RegExp {
  const parts = names.map((name) => RegExp.escape(name).replaceAll('\\x20', '\\s'));
  return new RegExp(`jozi|(?<![\\w-]|U\\+)(?:${parts.join('|')})(?![a-z\\d])`, 'gi');
}
