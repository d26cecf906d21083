import { region } from '../../content/region.ts';
import { withoutStreets } from './street-types.ts';

/** Cities and provinces, each with its official, short and Afrikaans names. */
const PLACES: readonly (readonly string[])[] = [
  ['Gqeberha', 'Port Elizabeth'],
  ['East London', 'KuGompo'],
  ['Eastern Cape'],
  ['Bloemfontein', 'Mangaung'],
  ['Free State'],
  ['Johannesburg', 'Joburg'],
  ['Pretoria', 'Tshwane'],
  ['Gauteng'],
  ['Durban', 'eThekwini'],
  ['Pietermaritzburg'],
  ['KwaZulu-Natal', 'KwaZulu Natal', 'KZN'],
  ['Polokwane'],
  ['Limpopo'],
  ['Mbombela', 'Nelspruit'],
  ['Mpumalanga'],
  ['Kimberley'],
  ['Northern Cape'],
  ['Cape Town', 'Kaapstad'],
  ['Stellenbosch'],
  ['George'],
  ['Knysna'],
  ['Western Cape'],
];

/** The city or province that the address names, by its first name here. */
export function farPlace(address: string): string | undefined {
  return placesIn(address)[0]?.[0];
}

function placesIn(address: string) {
  const words = withoutStreets(address);
  // Durban Deep is a part of Roodepoort.
  return PLACES.filter((names) =>
    new RegExp(`\\b(?:${names.join('|')})\\b(?! deep)`, 'i').test(words),
  );
}

/** Whether the address names a city or province that is not near the company. The home province by itself
 *  proves nothing: places in it may be a day's drive apart. A guess, for a question.
 *  @param near cities and provinces that count as home */
export function isFarAway(
  address: string,
  near: readonly string[] = [...region.near, region.province],
): boolean {
  const home = near.map((place) => place.toLowerCase());
  return placesIn(address).some(
    (names) => !names.some((name) => home.includes(name.toLowerCase())),
  );
}
