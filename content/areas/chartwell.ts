import { company } from '../company.ts';
import type { ExpertiseArea } from './area.ts';

export const chartwell: ExpertiseArea = {
  layout: 'expertise',
  slug: 'chartwell',
  name: 'Chartwell',
  within: 'Johannesburg',
  picture: 'chartwell',
  head: {
    title: `Chartwell Movers for Large Stands | ${company.name}`,
    description:
      'Movers for Chartwell houses, cottages and guest houses. Long carries planned, gates measured first, antiques wrapped before they leave the room.',
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
    paragraphs: [
      // Plot sizes, wetlands, conservancy: Fourways Review, 4 March 2016.
      'Chartwell Country Estates has conservancy status, two wetlands and plots of roughly 8\u00a0000 to 24\u00a0000\u00a0m². So the truck keeps to the driveway, and our packing paper goes home with us.',
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
      text: 'Grand pianos travel without their legs, antiques in crates of their own.',
      target: '/specialty-moving',
    },
    {
      title: 'Main house and cottage',
      text: 'Each building has its own labels, so boxes find the right door.',
      target: '/residential-moving',
    },
    {
      title: 'Guest houses and venues',
      text: 'Beds, tables and crockery, moved in the gap that your bookings leave.',
      target: '/commercial-moving',
    },
  ],
  benefitsHeading: 'Before we turn off Cedar Road',
  benefits: [
    {
      icon: 'ruler',
      title: 'Lowest and narrowest',
      text: 'Thatch over a gate, a branch, a bend: two measurements from you are enough.',
    },
    {
      icon: 'truck',
      title: 'If the truck waits outside',
      text: 'We agree the carrying distance with you first and price it in the quote.',
    },
    {
      icon: 'tag',
      title: 'Priced by building',
      text: 'House and cottage stand as separate lines, in case only one moves.',
    },
  ],
  closing: {
    heading: 'Show us the way from gate to door',
    lead: 'A short phone video will do. Emails get a reply within 24 hours.',
  },
};
