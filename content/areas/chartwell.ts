import { company } from '../company.ts';
import { emailQuoteWithin } from '../terms.ts';
import type { ExpertiseArea } from './area.ts';

export const chartwell: ExpertiseArea = {
  layout: 'expertise',
  slug: 'chartwell',
  name: 'Chartwell',
  within: 'Johannesburg',
  place: { south: 25.99, east: 27.98 },
  picture: 'chartwell',
  head: {
    title: `Moving a large stand in Chartwell | ${company.name}`,
    description:
      'Furniture removals for Chartwell houses, cottages and guest houses: long carries planned, gates measured, antiques wrapped in their room. Quotes are free.',
    keywords: [
      'movers chartwell',
      'chartwell furniture removals',
      'movers chartwell country estates',
      'piano movers fourways',
      'antique movers johannesburg',
      'movers dainfern',
    ],
  },
  badge: false,
  hero: {
    heading: 'Chartwell movers for the long driveway',
    lead: 'Stands here run to thousands of square metres, and the front door can be far from the road. We plan for that walk.',
  },
  expertise: {
    heading: 'Large stands, careful wheels',
    picture: 'chartwell-near',
    // claim
    pullLine: 'So the truck keeps off the grass.',
    paragraphs: [
      // Plot sizes, wetlands: Fourways Review, 4 March 2016.
      'Chartwell Country Estates has wetlands, and plots of roughly one to two hectares.',
      // claim
      'A large stand often means several roofs: main house, cottage, studio, stable. We list them one by one and agree with you which is emptied first. If there are horses, they travel with somebody else.',
    ],
  },
  suburbsHeading: 'Chartwell and surrounds',
  suburbs: [
    'Chartwell Country Estates',
    'Chartwell Agricultural Holdings',
    'Farmall',
    'Cedar Lakes',
    'Cedar Creek',
    'Fernbrook Estate',
    'Broadacres',
    'Steyn City',
    'Dainfern',
    'Dainfern Valley',
    'Riversands',
    'Craigavon',
  ],
  servicesHeading: 'From grand piano to guest bed',
  cards: [
    {
      title: 'Pianos and antiques',
      // claim
      text: 'Grand pianos travel without their legs, antiques in padding of their own.',
      target: '/specialty-moving',
    },
    {
      title: 'Main house and cottage',
      // claim
      text: 'Each building has its own labels, so boxes find the right door.',
      target: '/residential-moving',
    },
    {
      title: 'Guest houses and venues',
      // claim
      text: 'Beds, tables and crockery, moved in the gap that your bookings leave.',
      target: '/commercial-moving',
    },
  ],
  benefitsHeading: 'Before we turn off Cedar Road',
  benefits: [
    {
      title: 'Lowest and narrowest',
      text: 'Thatch over a gate, a branch, a bend: two measurements from you are enough.',
    },
    {
      title: 'If the truck waits outside',
      // claim
      text: 'Pace out the carry from there to the door: the quote counts it.',
    },
    {
      title: 'Building by building',
      // claim
      text: 'If it may be just the cottage in the end, ask us to price it separately.',
    },
  ],
  closing: {
    heading: 'Show us the way from gate to door',
    lead: `A short phone video will do. Choose email, and your quote comes within ${emailQuoteWithin}.`,
  },
};
