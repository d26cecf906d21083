import { region } from '../../content/region.ts';
import { farPlace } from './far-places.ts';
import { placeFinder } from './known-place.ts';

/** The pictures of a place, as addresses of files. */
export interface PlacePictures {
  /** Across a page in the evening, as `srcset`: on phones, and elsewhere. */
  readonly evening: {
    readonly narrow: string;
    readonly wide: string;
    /** For browsers without AVIF, by day. */
    readonly plain: string;
    readonly width: number;
    readonly height: number;
  };
  /** On the moving card, and on its stamp. */
  readonly card: CardPicture;
  readonly stamp: CardPicture;
}

interface CardPicture {
  readonly day: string;
  readonly night: string;
  /** For browsers without AVIF, by day. */
  readonly plain: string;
}

interface AreaPictures extends PlacePictures {
  /** The area's name, and its other names. */
  readonly names: readonly string[];
  /** The suburbs that its page names. */
  readonly suburbs: readonly string[];
}

export interface AllPictures {
  readonly areas: readonly AreaPictures[];
  /** For all other places. */
  readonly elsewhere: PlacePictures;
}

export const PLACE_PICTURES_PATH = '/place-pictures.json';

/** A place that an address names, and its pictures. */
export interface PicturedPlace {
  /** A name of our own lists, and nothing that a visitor typed; empty for a place that is on none. */
  readonly name: string;
  /** Whether the pictures show it. */
  readonly isShown: boolean;
  readonly pictures: PlacePictures;
}

export function picturedPlace(address: string, { areas, elsewhere }: AllPictures): PicturedPlace {
  const isCity = ({ names }: AreaPictures) => names.includes(region.city);
  const city = areas.filter(isCity);
  const others = areas.filter((area) => !isCity(area));
  // Addresses go from the suburb to the city, and the page of a neighbour may name a suburb too.
  return (
    named(address, others, ({ names }) => names) ??
    named(address, areas, ({ suburbs }) => suburbs) ??
    named(address, city, ({ names }) => names) ?? {
      name: farPlace(address) ?? '',
      isShown: false,
      pictures: elsewhere,
    }
  );
}

function named(
  address: string,
  areas: readonly AreaPictures[],
  namesOf: (area: AreaPictures) => readonly string[],
): PicturedPlace | undefined {
  const name = nameIn(address, areas.flatMap(namesOf));
  const area = areas.find((each) => name !== undefined && namesOf(each).includes(name));
  if (name === undefined || !area) return undefined;
  // A nickname is called by its area’s first name, and 'Fourways (Central)' without its brackets.
  const [first = name] = area.names;
  const isOwn = area.names.includes(name);
  return { name: isOwn ? first : name.replace(/ \(.*/, ''), isShown: true, pictures: area };
}

/** The longest of the names that the address has. */
function nameIn(address: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const name = placeFinder(names)(address);
  return name !== undefined && names.includes(name) ? name : undefined;
}
