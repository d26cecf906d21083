import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { about } from '../../content/about.ts';
import { areaPath, areas } from '../../content/areas.ts';
import { company } from '../../content/company.ts';
import { home } from '../../content/home.ts';
import { localRates, packages, startingPrice } from '../../content/prices.ts';
import { region } from '../../content/region.ts';
import * as terms from '../../content/terms.ts';

const root = join(import.meta.dirname, '../..');
const tokens = readFileSync(join(root, 'web/styles/tokens.css'), 'utf8');
const mark = readFileSync(join(root, 'web/assets/mark.svg'), 'utf8');

/** What no fact says and only the first company would: its home's other names, and the subjects of its pictures. */
const NICKNAMES = ['Joburg', 'Pretoria'];
const SUBJECTS = ['Hillbrow', 'Ponte', 'jacarandas'];
/** Found whatever follows; the nickname is also within other words. */
const BEGINNINGS = ['jozi', `(?<![\\w-])${RegExp.escape(company.referencePrefix)}-`];

const secondCompany = join(import.meta.dirname, 'second-company');
const secondCompanysFiles = globSync('**/*.*', { cwd: secondCompany })
  .map((file) => readFileSync(join(secondCompany, file), 'utf8'))
  .join('\n');

const testimonials = [home.testimonials.items, ...areas.map((area) => area.testimonials ?? [])];

/** The first company's home, with its everyday names. A script may name these on any page: for a
 *  mover elsewhere they are far away (domain/places/far-places.ts). */
const HOME = [region.city, region.province, ...NICKNAMES];

const isElsewhere = (place: string) => !HOME.includes(place);

/** Words and numbers that mean the first company in any place. */
const NAMES = [
  company.name,
  ...SUBJECTS,
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

/** What both companies say of themselves is no trace of either: a notice of two days, a town to which both drive. */
const isOnlyTheFirsts = (trace: string) => !patternOf([trace]).test(secondCompanysFiles);

const everywhere = patternOf([...NAMES, ...LOOKS].filter(isOnlyTheFirsts), BEGINNINGS);
/** Its kind: words that only a family business may say. A script has Family Day. */
const KIND = ['family', 'families'];

const inWords = patternOf([...HOME, ...KIND]);

/** Each should be found, whichever company keeps these tests. */
export const SAMPLES: readonly string[] = [
  company.name,
  `${company.referencePrefix}-2222-22`,
  `tel:${company.phone.link.replace('tel:', '')}`,
  ...areas.slice(0, 1).map((area) => `<a href="${areaPath(area)}">`),
  ...(tokens.match(/#[0-9a-f]{6}\b/i) ?? []).map((colour) => `color:${colour.toUpperCase()}`),
];

/** The first company's traces in a text, each once with the words around it. */
export function tracesIn(text: string, kind: 'script' | 'words' = 'words'): string[] {
  const patterns = kind === 'script' ? [everywhere] : [everywhere, inWords];
  const found = new Map<string, string>();
  for (const { 0: words, index } of patterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
    found.set(words, text.slice(Math.max(0, index - 30), index + words.length + 30));
  }
  return [...found.values()];
}

/** Any of these as a whole word, in large or small letters, with any space between its words. U+2014 is not a year.
 *  @param beginnings more expressions */
function patternOf(names: readonly string[], beginnings: readonly string[] = []): RegExp {
  const parts = names.map((name) => RegExp.escape(name).replaceAll('\\x20', '\\s'));
  const whole = `(?<![\\w-]|U\\+)(?:${parts.join('|')})(?![a-z\\d])`;
  return new RegExp([...beginnings, whole].join('|'), 'gi');
}
