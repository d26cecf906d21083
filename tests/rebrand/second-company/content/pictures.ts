import {
  area,
  band,
  beside,
  near,
  type Picture,
  service,
  suburb,
  withPostcard,
} from './picture.ts';

/** The first company's picture files, copied under these names by tests/rebrand/second-project.ts. */
export const pictures = {
  hero: area('hero', 62, 'A moving truck on a ridge at sunset, with houses and long grass.'),
  crew: {
    master: 'crew',
    alt: 'Two movers carry a sofa past their truck.',
    crops: { beside: { shown: [410, 256], position: [50, 50], widths: [410, 680] } },
  },
  about: {
    master: 'about',
    alt: 'A young man beside a bakkie and a few boxes.',
    crops: { ...beside(40), ...band(45) },
  },
  founder: {
    master: 'founder',
    alt: 'Two neighbours and a dog stand before their truck.',
    crops: band(50),
  },
  contact: {
    master: 'contact',
    alt: 'A depot with an office hatch, and a truck in the yard.',
    crops: beside(40),
  },
  residential: service(
    'residential',
    62,
    40,
    'Two movers carry a wardrobe to the ramp of a truck.',
  ),
  commercial: service('commercial', 62, 62, 'Movers push desks and screens on trolleys.'),
  'long-distance': withPostcard(
    44,
    service('long-distance', 62, 44, 'A moving truck on a long straight road.'),
  ),
  local: service('local', 50, 50, 'From above: a moving truck turns at a four-way stop.'),
  specialty: service('specialty', 40, 30, 'A mover steadies a grand piano on a dolly.'),
  additional: service('additional', 55, 55, 'Movers unpack, clean and hang a television.'),
  durban: suburb('durban', 60, 'A moving truck crosses a wide junction.'),
  umhlanga: suburb('umhlanga', 55, 'A moving truck in a crescent of townhouses.'),
  westville: suburb('westville', 42, 'A moving truck below a green hill.'),
  'durban-near': near('durban-near', 'A guard at a gate talks to the driver of a moving truck.'),
  'umhlanga-near': near('umhlanga-near', 'A woman and a child at the water watch a truck go by.'),
  'westville-near': near('westville-near', 'A horse looks over a fence at a rocking horse.'),
  'not-found': {
    master: 'not-found',
    alt: 'A mover outside the wrong house.',
    social: [45, 50],
    crops: beside(40),
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
