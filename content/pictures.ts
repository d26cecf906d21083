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

/** The positions keep truck, people and landmark whole. */
export const pictures = {
  hero: area(
    'hero',
    86,
    'A moving truck parked in a street of flowering jacarandas. One mover carries a box, two carry a teal sofa to a house, and the Hillbrow Tower and Ponte rise behind.',
    'hero-wide',
  ),
  crew: {
    master: 'hero',
    alt: 'Two movers in orange shirts and teal caps carry a sofa past their truck to a house with a red roof.',
    crops: {
      beside: {
        shown: [410, 256],
        position: [100, 70],
        zoom: 0.425,
        widths: [410, 680],
      },
    },
  },
  about: {
    master: 'about',
    alt: 'A young man carries a box to the open back of an orange bakkie in front of a house, in late light under trees in flower.',
    crops: { ...beside(40), ...band(45) },
  },
  founder: {
    master: 'founder',
    alt: 'Two parents, two waving children and their dog stand in front of a moving truck.',
    crops: band(50),
  },
  contact: {
    master: 'contact',
    alt: 'A depot with an office hatch: one person talks on the telephone, another waits outside, and a truck stands in the yard.',
    social: [80, 50],
    crops: beside(40),
  },
  residential: service(
    'residential',
    58,
    34,
    'Two movers carry a wardrobe to the ramp of a truck in front of a house while the people who live there and their dog look on.',
  ),
  commercial: service(
    'commercial',
    12,
    68,
    'Movers push desks and screens on trolleys through an office high above the city.',
  ),
  'long-distance': withPostcard(
    44,
    service(
      'long-distance',
      62,
      44,
      'A moving truck on the N1 in the Karoo, with a windpump, sheep and flat-topped hills.',
    ),
  ),
  local: service(
    'local',
    50,
    50,
    'From above: a moving truck turns at a four-way stop between garden walls, pools and trees in flower.',
  ),
  specialty: service(
    'specialty',
    62,
    16,
    'A mover steadies a grand piano on a padded dolly; another carries a wrapped painting through a bright room.',
  ),
  additional: service(
    'additional',
    55,
    55,
    'In a living room one mover unpacks, one cleans a window and two hang a television on the wall.',
  ),
  johannesburg: suburb(
    'johannesburg',
    45,
    'A moving truck crosses a cable-stayed bridge over a railway yard, with the towers of Johannesburg behind.',
    'johannesburg-wide',
  ),
  randburg: suburb(
    'randburg',
    35,
    'A moving truck passes a pond with willows and boats, with mid-rise blocks behind.',
    'randburg-wide',
  ),
  roodepoort: suburb(
    'roodepoort',
    50,
    'A moving truck on a winding suburban street below a green rocky ridge with a waterfall.',
    'roodepoort-wide',
  ),
  honeydew: suburb(
    'honeydew',
    60,
    'A moving truck on a wide road between a plant nursery, bluegums and townhouse clusters.',
    'honeydew-wide',
  ),
  northwold: suburb(
    'northwold',
    55,
    'A moving truck in a crescent of face-brick townhouses with carports; a mover carries a box.',
    'northwold-wide',
  ),
  farmall: suburb(
    'farmall',
    40,
    'A moving truck on a dirt road between a windpump and a thatched cottage with chickens.',
    'farmall-wide',
  ),
  chartwell: suburb(
    'chartwell',
    42,
    'A moving truck drives out between stone gateposts, past paddocks with horses.',
    'chartwell-wide',
  ),
  sundowner: suburb(
    'sundowner',
    62,
    'A woman with a dog waves from a footpath between aloes to a moving truck on a rise at sunset.',
    'sundowner-wide',
  ),
  boskruin: suburb(
    'boskruin',
    42,
    'A moving truck passes houses at the foot of a rocky koppie covered in aloes.',
    'boskruin-wide',
  ),
  bromhof: {
    ...suburb(
      'bromhof',
      43,
      'Townhouses of many kinds step up a slope above a pool; below them a mover carries a box from a truck.',
      'bromhof-wide',
    ),
    social: [8, 50],
  },
  amorosa: suburb(
    'amorosa',
    60,
    'A moving truck in a new estate: one house is going up, and movers carry a sofa to another.',
    'amorosa-wide',
  ),
  'cosmo-city': suburb(
    'cosmo-city',
    68,
    'A moving truck passes small houses in many colours while children play with a ball; a water tower stands behind.',
    'cosmo-city-wide',
  ),
  fourways: suburb(
    'fourways',
    71,
    'A moving truck crosses a wide junction between an estate gate, a mall and office towers.',
    'fourways-wide',
  ),
  'roodepoort-near': near(
    'roodepoort-near',
    'Two movers wheel a fridge up a steep drive between aloes and red soil to a house; a moving truck stands in the street, and a rocky ridge rises behind.',
  ),
  'honeydew-near': near(
    'honeydew-near',
    'One mover hands a golf bag up to another on the tail-lift of a truck, next to a green with its flag and a golf cart.',
  ),
  'northwold-near': near(
    'northwold-near',
    'Two movers carry a mattress up the outside stairs of a face-brick block, and a child waits below with the pillow.',
  ),
  'farmall-near': near(
    'farmall-near',
    'A mover carries a potted aloe from a farmhouse with a red iron roof to a trolley of flowers; a dog looks on, and a hen stands at the door.',
  ),
  'chartwell-near': near(
    'chartwell-near',
    'A mover carries a rocking horse past a paddock, and a horse looks at it over the white fence; a moving truck stands on the drive.',
  ),
  'johannesburg-near': near(
    'johannesburg-near',
    'Two movers load a truck at the goods lift of a high-rise, one with a wardrobe on a trolley; the Hillbrow Tower and Ponte stand at the end of the street.',
  ),
  'randburg-near': near(
    'randburg-near',
    'A duck leads four ducklings past two pedal boats at a jetty, where a woman and a child watch; a moving truck passes behind.',
  ),
  'fourways-near': near(
    'fourways-near',
    'A guard with a clipboard stands at the window of a moving truck that waits at an estate’s boom, with palms and office towers behind.',
  ),
  'cosmo-city-near': near(
    'cosmo-city-near',
    'Two movers carry a washing machine up the path of a small mint-green house with a solar geyser; two children with a ball watch.',
  ),
  'sundowner-near': near(
    'sundowner-near',
    'At dusk a woman with a dog waves next to a board that says EXT 7; a moving truck waits behind the boom of the complex.',
  ),
  'boskruin-near': near(
    'boskruin-near',
    'Three dassies sit on boulders among aloes; below them a moving truck passes houses and trees in flower.',
  ),
  'amorosa-near': near(
    'amorosa-near',
    'A builder in a hard hat hands a woman the key to a new house, with an open carton of bedding and a kettle next to them.',
  ),
  'bromhof-near': near(
    'bromhof-near',
    'A mover carries a box up the stairs to a terrace where an elderly woman waves; an orange bakkie stands below.',
  ),
  'residential-near': near(
    'residential-near',
    'Two people sit on cartons with mugs in their hands, a kettle on the box between them; a child waves through the window to a moving truck.',
  ),
  'commercial-near': near(
    'commercial-near',
    'At six by the clock on the wall a mover pushes a trolley of screens out of a goods lift; another wheels an office chair with a plant on it.',
  ),
  'long-distance-near': near(
    'long-distance-near',
    'A moving truck on a bend of Van Reenen’s Pass at sunrise; the road winds down behind it to a valley with mist, below blue hills.',
  ),
  'local-near': near(
    'local-near',
    'An orange bakkie with a rug and a table on its roof stands in a narrow lane; a mover follows a dog with a box, and a child waves at the gate.',
  ),
  'specialty-near': near(
    'specialty-near',
    'Two movers lift a slate off the frame of a pool table whose green cloth is rolled back; a third holds the tray of balls.',
  ),
  'additional-near': near(
    'additional-near',
    'A mover on a step ladder puts a curtain up at a large window, another steadies the ladder, and a woman brings the next one.',
  ),
  'not-found': {
    master: 'not-found',
    alt: 'A mover scratches his head outside house number 404, where a box waits on the step.',
    social: [45, 50],
    crops: beside(40),
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
