import { nearbyPlaces } from '../../../content/nearby-places.ts';
import { advice } from '../../../domain/advice.ts';
import { placeFinder } from '../../../domain/places/known-place.ts';
import { shortPlace } from '../../../domain/places/short-place.ts';
import { counted } from '../../../domain/quote/price-in-words.ts';
import { MOVE_TYPE_LABELS } from '../../../domain/request/labels.ts';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import type { Anonymous } from '../../../domain/team/diary.ts';
import { SOMEWHERE } from './request-subject.ts';
import { servedPlaces } from './served-places.ts';

/** A move by places from our own lists and by its size: nothing that the visitor typed. */
export function anonymousMove({
  fromAddress,
  toAddress,
  moveType,
  bedrooms,
}: QuoteRequest): Anonymous {
  const [from, to] = [fromAddress, toAddress].map(placeOf);
  return {
    what: `${from} to ${to}`,
    size: moveType === 'commercial' ? MOVE_TYPE_LABELS.commercial : counted(bedrooms, 'bedroom'),
  };
}

/** Finds a place of our own lists in a text. */
export const knownPlace = placeFinder([...servedPlaces, ...nearbyPlaces]);
const servedPlace = placeFinder(servedPlaces);

/** A place of our own lists. The part after the street first: a street may have the name of another suburb. */
export function placeOf(address: string): string {
  if (address === '') return SOMEWHERE;
  return advice(() => knownPlace(shortPlace(address)) ?? servedPlace(address)) ?? 'elsewhere';
}
