import { company } from '../company.ts';
import type { ExpertiseArea } from './area.ts';

export const farmall: ExpertiseArea = {
  layout: 'expertise',
  slug: 'farmall',
  name: 'Farmall',
  within: 'Johannesburg',
  place: { south: 26.0, east: 27.94 },
  picture: 'farmall',
  head: {
    title: `Farmall movers for plots and holdings | ${company.name}`,
    description:
      'Removals to or from a Farmall plot, north-west of Fourways. We ask for a pin, the gate width and the last stretch of road before the truck sets out.',
    keywords: [
      'movers farmall',
      'farmall removals',
      'smallholding movers johannesburg',
      'movers kya sand',
      'movers lanseria',
      'movers near fourways',
    ],
  },
  badge: false,
  hero: {
    heading: 'Farmall movers, right up to the stoep',
    lead: 'Farmall is made up of agricultural holdings, north-west of Fourways. Send us a pin, the width of the gate, and the side from which a truck can turn in.',
  },
  expertise: {
    heading: 'A pin beats three place names',
    picture: 'farmall-near',
    pullLine: 'Here the inventory often starts outside.',
    paragraphs: [
      'An address here can read Farmall, Chartwell, Fourways, all on one line. The truck would rather have a pin. Drop it at your gate, and say on which side of the drive the house lies.',
      'Shed, workbench, pot plants: count the outbuildings when you ask for a price. Fuel and pool acid must stay off the truck, because our terms rule out hazardous goods.',
    ],
  },
  suburbsHeading: 'Farmall and around',
  suburbs: [
    'Farmall Agricultural Holdings',
    'Chartwell',
    'Chartwell Country Estates',
    'Riversands',
    'Riverside View',
    'Zevenfontein',
    'Lanseria',
    'Diepsloot',
    'Kya Sand',
    'Bloubosrand',
    'Cosmo City',
    'Cedar Lakes',
  ],
  servicesHeading: 'What goes on the truck',
  cards: [
    {
      title: 'The house and the shed',
      // claim
      text: 'Kitchen, storeroom and shed on one list, ticked off at both ends.',
      target: '/residential-moving',
    },
    {
      title: 'From holding to suburb',
      text: 'To Bloubosrand, Riverside View or Cosmo City: a local move, by the hour or at one price.',
      target: '/local-moving',
    },
    {
      title: 'Farm stall or office',
      // claim
      text: 'Tell us what is heavy and what must stay upright; we bring straps.',
      target: '/commercial-moving',
    },
  ],
  benefitsHeading: 'What a plot move needs',
  benefits: [
    {
      title: 'The last stretch',
      // claim
      text: 'Off Cedar Road or Malibongwe Drive, is yours gravel? Say so, and we’ll pack tighter and drive slower.',
    },
    {
      title: 'Branches and gateposts',
      // claim
      text: 'Send a picture of the entrance. We’ll say which branches to trim, and steer clear of the rest.',
    },
    {
      title: 'A key for the gate motor',
      text: 'Keep it at hand on moving day, in case the power is off.',
    },
  ],
  closing: {
    heading: 'Start with a pin',
    lead: `WhatsApp it with the date and both addresses. The quote is free.`,
  },
};
