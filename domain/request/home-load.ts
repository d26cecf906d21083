import { INVENTORY_CATEGORIES, type InventoryCategory, type InventoryItem } from './inventory.ts';
import { itemVolume, type Volume } from './inventory-volumes.ts';
import type { QuoteRequest } from './request.schema.ts';

/** The answers about a home from which its load follows; null is a choice that was shown and skipped. */
export interface Home {
  readonly bedrooms: QuoteRequest['bedrooms'] | null;
  readonly inventory: { readonly [Category in InventoryCategory]?: readonly InventoryItem[] };
}

export interface HomeLoad {
  /** The whole load: the usual contents of such a home, or only the chosen items. */
  readonly volume: Volume;
  /** Whether that is the whole home. */
  readonly isWhole: boolean;
  /** The chosen items only, one of each: the form does not ask for quantities. */
  readonly chosen: Volume | undefined;
  readonly truck: Truck;
  /** Shares of the truck: 0.5 is half full, above 1 is more than one load. */
  readonly fill: Volume;
}

export type Bedrooms = Exclude<QuoteRequest['bedrooms'], ''>;

interface Truck {
  /** As it is read in a sentence. */
  readonly name: string;
  readonly cubicMetres: number;
}

/** Common South African trucks, as listed by a freight site; put the company’s own here. */
const SMALL_TRUCK: Truck = { name: 'a 4-ton truck', cubicMetres: 18 };
export const LARGE_TRUCK: Truck = { name: 'an 8-ton truck', cubicMetres: 34 };

/** Whole homes with their boxes, in cubic metres: from the lower to the upper figure of the guides
 *  at movinghell.com ('Cubic metres') and movingtrucksize.com. */
const HOME_VOLUMES: Readonly<Record<Bedrooms, Volume>> = {
  '1': { from: 10, to: 17 },
  '2': { from: 15, to: 34 },
  '3': { from: 25, to: 45 },
  '4+': { from: 35, to: 51 },
};

/** Gaps between pieces: removers allow 10 to 15 % (skyline-relocation.com). */
const GAPS = { from: 1.1, to: 1.15 } as const;

/** The load of a home, as a range, and the truck that it needs. Undefined before the first answer. */
export function homeLoad(home: Home): HomeLoad | undefined {
  const chosen = chosenVolume(home);
  const volume = usualVolume(home.bedrooms || undefined, chosen);
  if (!volume) return undefined;
  const truck = volume.to <= SMALL_TRUCK.cubicMetres ? SMALL_TRUCK : LARGE_TRUCK;
  const { cubicMetres } = truck;
  const fill = { from: volume.from / cubicMetres, to: volume.to / cubicMetres };
  return { volume, isWhole: Boolean(home.bedrooms), chosen, truck, fill };
}

/** One of each chosen item; bedroom pieces at most once for each bedroom. */
function chosenVolume({ bedrooms, inventory }: Home): Volume | undefined {
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
