import { company } from '../company.ts';
import { startingPrice } from '../prices.ts';
import type { ProfessionalArea } from './area.ts';

export const boskruin: ProfessionalArea = {
  layout: 'professional',
  slug: 'boskruin',
  name: 'Boskruin',
  within: 'Johannesburg',
  place: { south: 26.09, east: 27.96 },
  picture: 'boskruin',
  head: {
    title: `Boskruin movers for sloping stands | ${company.name}`,
    description: `Furniture removals in Boskruin, with ramps for driveways that slope: a moving company for houses, pianos, art and offices. From ${startingPrice}, steps counted beforehand.`,
    keywords: [
      'movers Boskruin',
      'Boskruin moving company',
      'furniture removals Boskruin',
      'piano movers Boskruin',
      'office movers Boskruin',
      'Randpark Ridge movers',
    ],
  },
  badge: false,
  namesStartingPrice: true,
  hero: {
    // claim
    lead: 'Between koppies and parks, the last twenty metres can be the hard ones. Show us your driveway and we’ll bring the ramps.',
  },
  intro: {
    heading: 'Show us where the drive gets steep',
    text: 'People admire Boskruin for its koppies and parks. Movers look at the same rocks and think of gradients. If your stand slopes, we want to know where a truck can stop level and how many steps come after that.',
    picture: 'boskruin-near',
    points: [
      {
        icon: 'mountain',
        title: 'Ramps brought along',
        // claim
        text: 'A ramp bridges the kerb and low steps, so a fridge can stay upright.',
      },
      {
        icon: 'ruler',
        title: 'Level ground first',
        // claim
        text: 'We look for a flat place to park, then measure from there to your door.',
      },
      {
        icon: 'clock',
        title: 'Steps in the quote',
        // claim
        text: 'Stairs and a long carry cost time. Tell us, and the quote counts them.',
      },
    ],
  },
  suburbs: [
    'Boskruin Central',
    'Boskruin Gardens',
    'Boskruin North',
    'Boskruin South',
    'Bromhof',
    'Sundowner',
    'Randpark Ridge',
    'Blairgowrie',
    'Windsor',
    'Northgate',
    'Fontainebleau',
    'Fairland',
  ],
  cards: [
    {
      title: 'House moves',
      text: 'From President Ridge to Randpark Ridge, with the garden shed and the braai.',
      target: '/residential-moving',
    },
    {
      title: 'Pianos and art',
      // claim
      text: 'We count the stairs, measure the turns and strap the piano before it moves.',
      target: '/specialty-moving',
    },
    {
      title: 'Practices and offices',
      // claim
      text: 'In an office park or near President Fouché Drive, files travel in numbered boxes.',
      target: '/commercial-moving',
    },
  ],
  benefits: [
    {
      title: 'Survey by video',
      // claim
      text: 'Walk your phone from lounge to street; the clip tells us what to bring.',
    },
    {
      title: 'Gardens move too',
      // claim
      text: 'Pots, benches and the kettle braai are wrapped like furniture and travel the right way up.',
    },
    {
      title: 'Under the koppies',
      text: 'A stand below a koppie is seldom level. If your driveway slopes, a photo shows us where to park.',
    },
  ],
  closing: {
    lead: `The form takes a few minutes. Mention the slope and the steps; prices begin at ${startingPrice}.`,
  },
};
