import { expect, test } from 'vitest';
import { type AllPictures, picturedPlace } from './pictured-place.ts';

const picture = (name: string) => ({ day: name, night: '', plain: '' });
const of = (name: string) => ({
  evening: { narrow: '', wide: name, plain: '', width: 1, height: 1 },
  card: picture(name),
  stamp: picture(name),
});
const ALL: AllPictures = {
  areas: [
    { names: ['Johannesburg', 'Joburg'], suburbs: ['Parktown', 'Randburg'], ...of('johannesburg') },
    { names: ['Chartwell'], suburbs: ['Cedar Lakes', 'Dainfern'], ...of('chartwell') },
    { names: ['Fourways'], suburbs: ['Fourways (Central)', 'Dainfern'], ...of('fourways') },
    { names: ['Randburg'], suburbs: [], ...of('randburg') },
  ],
  elsewhere: of('road'),
};

test.each([
  ['9 Cedar Road, Fourways', 'Fourways', 'fourways'],
  ['Unit 3, Cedar Lakes Estate, Fourways, Johannesburg', 'Fourways', 'fourways'],
  ['4 Pine Avenue, Cedar Lakes', 'Cedar Lakes', 'chartwell'],
  ['7 Oak Street, Randburg, Johannesburg', 'Randburg', 'randburg'],
  ['2 Hill Road, Parktown, Johannesburg', 'Parktown', 'johannesburg'],
  ['Some street, Joburg', 'Johannesburg', 'johannesburg'],
  ['12 Florida Road, Durban', 'Durban', 'road'],
  ['12 Secret Street, Nowhere', '', 'road'],
  ['', '', 'road'],
])('the place of “%s” is “%s”', (address, name, shown) => {
  const place = picturedPlace(address, ALL);
  expect([place.name, place.pictures.card.day]).toEqual([name, shown]);
  expect(place.isShown).toBe(shown !== 'road');
});
