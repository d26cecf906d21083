import { company } from '../company.ts';
import { startingPrice } from '../prices.ts';
import { emailQuoteWithin } from '../terms.ts';
import type { ProfessionalArea } from './area.ts';

export const randburg: ProfessionalArea = {
  layout: 'professional',
  slug: 'randburg',
  name: 'Randburg',
  within: 'Johannesburg',
  place: { south: 26.09, east: 28.0 },
  picture: 'randburg',
  head: {
    title: `Randburg movers: homes and offices | ${company.name}`,
    description: `Furniture removals and office moves in Randburg, from Ferndale to Fairland, by a family moving company. From ${startingPrice}, paid on completion.`,
    keywords: [
      'movers Randburg',
      'Randburg moving company',
      'furniture removals Randburg',
      'office movers Randburg',
      'Ferndale movers',
      'Blairgowrie movers',
    ],
  },
  badge: true,
  hero: {
    lead: 'One Randburg address has a goods lift, the next a boom, the next an old gatepost. Tell us which, and we’ll quote for it.',
  },
  intro: {
    heading: 'Thirty-two suburbs in one town',
    // claim
    text: 'Randburg was put together from them in 1959. Houses stand alone in their gardens, townhouses share a gate, and in the CBD a truck shares the kerb with taxis.',
    picture: 'randburg-near',
    points: [
      {
        icon: 'lift',
        title: 'Floors and lifts',
        // claim
        text: 'Which floor, and how big is the lift? Then we check whether the couch goes up whole.',
      },
      {
        icon: 'map-pin',
        title: 'Old names, new names',
        // Renamed in 2007; Bram Fischer Drive: joburg.org.za, "Randburg streets get freedom names".
        text: 'Malibongwe Drive was Hans Strijdom until 2007, and Bram Fischer Drive was Hendrik Verwoerd.',
      },
      {
        icon: 'road',
        title: 'Malibongwe or Republic',
        text: 'Malibongwe Drive, Republic Road or the N1: both addresses decide.',
      },
    ],
  },
  suburbs: [
    'Randburg CBD',
    'Ferndale',
    'Blairgowrie',
    'Bordeaux',
    'Northwold',
    'Linden',
    'Emmarentia',
    'Greenside',
    'Parkhurst',
    'Craighall Park',
    'Randpark Ridge',
    'Boskruin',
    'Bromhof',
    'Fontainebleau',
    'Fairland',
    'Blackheath',
  ],
  cards: [
    {
      title: 'Office moves',
      // claim
      text: 'Desks, cables and filing labelled by room, so the first thing found is the kettle.',
      target: '/commercial-moving',
    },
    {
      title: 'House and flat moves',
      text: 'A flat in Windsor or a townhouse in Robindale. Tell us the floor, and whether there’s a lift.',
      target: '/residential-moving',
    },
    {
      title: 'Pianos and heavy pieces',
      text: 'An upright down the stairs of an older house needs a plan. Send a photo of the tightest turn.',
      target: '/specialty-moving',
    },
  ],
  benefits: [
    {
      title: 'Three ways in',
      text: 'The N1, Malibongwe Drive or Republic Road. Your two addresses decide which one we take.',
    },
    {
      title: 'Time to compare',
      text: 'Every quote lists what’s in the price and what isn’t, so you can hold it against two or three others.',
    },
    {
      title: 'A price you can follow',
      // claim
      text: `Moves start at ${startingPrice}. Distance, items and services decide the rest.`,
    },
  ],
  testimonials: [
    {
      quote:
        'They asked about our gate before they asked about the fridge. The truck parked where they said it would, and the piano stool arrived with the piano.',
      name: 'Lerato M.',
      role: 'House move, Blairgowrie',
    },
    {
      quote:
        'Eleven desks, one small lift and a quote that stayed the same. We paid when it was done.',
      name: 'Craig P.',
      role: 'Office manager, Ferndale',
    },
  ],
  closing: {
    lead: `Give us both addresses and a date. Quotes by email come back within ${emailQuoteWithin}.`,
  },
};
