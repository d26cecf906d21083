import { isFarAway } from '../places/far-places.ts';
import { type Bedrooms, type Home, type HomeLoad, homeLoad } from './home-load.ts';
import { QUESTION_FIELDS, QUESTIONS, type QuestionAnswers } from './request-questions.ts';

/** One row of the company's hourly rates (docs/product.md, 9). */
interface LoadRate {
  readonly load: string;
  readonly price: string;
  readonly suits: string;
}

interface LocalRates {
  readonly rates: readonly [small: LoadRate, medium: LoadRate, large: LoadRate];
  /** The other things that the price depends on. */
  readonly note: string;
}

export interface HomeAnswers extends Home, Readonly<Partial<Omit<QuestionAnswers, keyof Home>>> {
  readonly fromAddress?: string;
  readonly toAddress?: string;
}

export interface PriceGuide extends HomeLoad {
  /** Those that fit, the lowest first: two where the number of rooms suits both, none for a long-distance move. */
  readonly rates: readonly LoadRate[];
  /** True without the number of bedrooms: the load may be larger than the rate says. */
  readonly atLeast: boolean;
  /** Rooms of unknown size: 'garage', 'storeroom'. */
  readonly onTop: readonly string[];
}

/** Which of the rates are for that many rooms, as they are written: '1-2 room moves' and '2-3 room moves' are both for
 *  two. */
const RATES_OF: Readonly<Record<Bedrooms, readonly [first: number, end: number]>> = {
  '1': [0, 1],
  '2': [0, 2],
  '3': [1, 3],
  '4+': [2, 3],
};

/** An estimate from the answers so far, as a range and never a promise. Undefined before the first
 *  answer. */
export function priceGuide(
  home: HomeAnswers,
  local: Pick<LocalRates, 'rates'>,
): PriceGuide | undefined {
  const { fromAddress = '', toAddress = '' } = home;
  const isLocal = ![fromAddress, toAddress].some((address) => isFarAway(address));
  const load = homeLoad(home);
  return (
    load && {
      ...load,
      rates: isLocal ? local.rates.slice(...RATES_OF[home.bedrooms || '1']) : [],
      atLeast: !load.isWhole,
      onTop: QUESTION_FIELDS.flatMap((field) => (home[field] && QUESTIONS[field].onTop) || []),
    }
  );
}
