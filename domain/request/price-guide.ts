import { type Bedrooms, type Home, type HomeLoad, homeLoad } from './home-load.ts';

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

export interface HomeAnswers extends Home {
  readonly hasGarage?: 'yes' | '' | false;
  readonly hasStoreroom?: 'yes' | '' | false;
}

export interface PriceGuide extends HomeLoad {
  readonly rate: LoadRate;
  /** True without the number of bedrooms: the load may be larger than the rate says. */
  readonly atLeast: boolean;
  /** Rooms of unknown size: 'garage', 'storeroom'. */
  readonly onTop: readonly string[];
}

/** The size of the load. Rates count rooms: each of these choices fits its rate whether or not the
 *  living room is counted. */
const RATE_OF: Readonly<Record<Bedrooms, 0 | 1 | 2>> = { '1': 0, '2': 1, '3': 2, '4+': 2 };

/** An estimate from the answers so far, as a range and never a promise. Undefined before the first
 *  answer. */
export function priceGuide(
  home: HomeAnswers,
  local: Pick<LocalRates, 'rates'>,
): PriceGuide | undefined {
  const bedrooms = home.bedrooms || undefined;
  const load = homeLoad(home);
  return (
    load && {
      ...load,
      rate: local.rates[bedrooms ? RATE_OF[bedrooms] : 0],
      atLeast: !load.isWhole,
      onTop: [home.hasGarage ? 'garage' : '', home.hasStoreroom ? 'storeroom' : ''].filter(Boolean),
    }
  );
}
