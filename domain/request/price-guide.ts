import { INVENTORY_CATEGORIES, type InventoryCategory, type InventoryItem } from './inventory.ts';
import { itemVolume, type Volume } from './inventory-volumes.ts';
import type { QuoteRequest } from './request.schema.ts';

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

/** The answers that a guide uses; null is a choice that was shown and skipped. */
export interface HomeAnswers {
  readonly bedrooms: QuoteRequest['bedrooms'] | null;
  readonly inventory: { readonly [Category in InventoryCategory]?: readonly InventoryItem[] };
  readonly hasGarage?: 'yes' | '' | false;
  readonly hasStoreroom?: 'yes' | '' | false;
}

export interface PriceGuide {
  readonly rate: LoadRate;
  /** True without the number of bedrooms: the load may be larger than the rate says. */
  readonly atLeast: boolean;
  /** The whole load: the usual contents of such a home, or only the chosen items. */
  readonly volume: Volume;
  /** The chosen items only, one of each: the form does not ask for quantities. */
  readonly chosen: Volume | undefined;
  readonly truck: { readonly name: string; readonly cubicMetres: number };
  /** Rooms of unknown size: 'garage', 'storeroom'. */
  readonly onTop: readonly string[];
  /** Shares of the truck for a drawing: 0.5 is half full, above 1 is more than one load. */
  readonly fill: Volume;
  readonly chosenFill: Volume | undefined;
}

type Bedrooms = Exclude<QuoteRequest['bedrooms'], ''>;

/** The size of the load. Rates count rooms: each of these choices fits its rate whether or not the
 *  living room is counted. */
const RATE_OF: Readonly<Record<Bedrooms, 0 | 1 | 2>> = { '1': 0, '2': 1, '3': 2, '4+': 2 };

/** Whole homes with their boxes, in cubic metres: from the lower to the upper figure of the guides
 *  at movinghell.com ('Cubic metres') and movingtrucksize.com. */
const HOME_VOLUMES: Readonly<Record<Bedrooms, Volume>> = {
  '1': { from: 10, to: 17 },
  '2': { from: 15, to: 34 },
  '3': { from: 25, to: 45 },
  '4+': { from: 35, to: 51 },
};

/** Common South African trucks, as listed by a freight site; put the company’s own here. */
const SMALL_TRUCK = { name: '4-ton truck', cubicMetres: 18 } as const;
const LARGE_TRUCK = { name: '8-ton truck', cubicMetres: 34 } as const;

/** Gaps between pieces: removers allow 10 to 15 % (skyline-relocation.com). */
const GAPS = { from: 1.1, to: 1.15 } as const;

/** An estimate from the answers so far, as a range and never a promise. Undefined before the first
 *  answer. */
export function priceGuide(
  home: HomeAnswers,
  local: Pick<LocalRates, 'rates'>,
): PriceGuide | undefined {
  const bedrooms = home.bedrooms || undefined;
  const chosen = chosenVolume(home);
  const volume = usualVolume(bedrooms, chosen);
  if (!volume) return undefined;

  const truck = volume.to <= SMALL_TRUCK.cubicMetres ? SMALL_TRUCK : LARGE_TRUCK;
  return {
    rate: local.rates[bedrooms ? RATE_OF[bedrooms] : 0],
    atLeast: !bedrooms,
    volume,
    chosen,
    onTop: [home.hasGarage ? 'garage' : '', home.hasStoreroom ? 'storeroom' : ''].filter(Boolean),
    truck,
    fill: share(volume, truck.cubicMetres),
    chosenFill: chosen && share(chosen, truck.cubicMetres),
  };
}

/** One of each chosen item; bedroom pieces at most once for each bedroom. */
function chosenVolume({ bedrooms, inventory }: HomeAnswers): Volume | undefined {
  let from = 0;
  let to = 0;
  for (const category of INVENTORY_CATEGORIES) {
    const most = category === 'bedroom' ? Number.parseInt(bedrooms || '1', 10) : 1;
    for (const item of inventory[category] ?? []) {
      from += itemVolume(item).from * GAPS.from;
      to += itemVolume(item).to * GAPS.to * most;
    }
  }
  return to > 0 ? { from: tenths(from), to: tenths(to) } : undefined;
}

function usualVolume(bedrooms: Bedrooms | undefined, chosen: Volume | undefined) {
  if (!bedrooms) return chosen;
  const usual = HOME_VOLUMES[bedrooms];
  return { from: usual.from, to: Math.max(usual.to, chosen?.to ?? 0) };
}

function tenths(cubicMetres: number): number {
  return Math.round(cubicMetres * 10) / 10;
}

function share(volume: Volume, cubicMetres: number): Volume {
  return { from: volume.from / cubicMetres, to: volume.to / cubicMetres };
}
