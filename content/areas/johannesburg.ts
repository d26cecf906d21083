import { company } from '../company.ts';
import { startingPrice } from '../prices.ts';
import type { ProfessionalArea } from './area.ts';

export const johannesburg: ProfessionalArea = {
  layout: 'professional',
  slug: 'johannesburg',
  name: 'Johannesburg',
  alsoCalled: ['Joburg', 'Jozi', 'JHB'],
  within: 'Gauteng',
  place: { south: 26.2, east: 28.04 },
  picture: 'johannesburg',
  head: {
    title: `Johannesburg movers, Soweto to Sandton | ${company.name}`,
    description: `Furniture removals for flats, houses and offices, from Soweto to Sandton and to other cities, by a family moving company since ${company.founded}. From ${startingPrice}.`,
    keywords: [
      'movers johannesburg',
      'moving company johannesburg',
      'furniture removals johannesburg',
      'office movers johannesburg',
      'movers sandton',
      'movers soweto',
      'inter-city movers gauteng',
    ],
  },
  badge: true,
  hero: {
    lead: 'A flat in Braamfontein, a house in Houghton, an office in Sandton. Tell us about the lift, the stairs or the slope, and we’ll come prepared.',
  },
  intro: {
    heading: 'One city, a great many staircases',
    // claim
    text: `Johannesburg lies some 1\u00a0750\u00a0m above sea level. A quartzite ridge adds to that, and so does a third floor. Our family has carried furniture up and down since ${company.founded}.`,
    picture: 'johannesburg-near',
    points: [
      {
        icon: 'lift',
        title: 'Lifts and loading bays',
        // claim
        text: 'In a block of flats, ask the building manager early for both. We fit into the hours you get.',
      },
      {
        icon: 'mountain',
        title: 'Homes on the ridges',
        // claim
        text: 'Count the steps between street and front door, and we’ll bring hands to match.',
      },
      {
        icon: 'road',
        title: 'Around or through',
        // claim
        text: 'N1, N3 and N12 ring the city; we pick the route by address.',
      },
    ],
  },
  suburbs: [
    'Sandton',
    'Rosebank',
    'Parktown',
    'Houghton',
    'Melville',
    'Parkhurst',
    'Randburg',
    'Roodepoort',
    'Soweto',
    'Alexandra',
    'Inner City',
    'Braamfontein',
    'Greenside',
    'Northcliff',
    'Forest Town',
    'Craighall',
  ],
  suburbsNote: 'And many more areas across Greater Johannesburg',
  cards: [
    {
      title: 'Corporate Relocations',
      // claim
      text: 'Offices, shops and restaurants, packed by desk or shelf and set up from your plan.',
      target: '/commercial-moving',
    },
    {
      title: 'City-Wide Home Moves',
      text: 'From a flat in Hillbrow to a house in Westcliff. Tell us about the lift at one end and the driveway at the other.',
      target: '/residential-moving',
    },
    {
      title: 'Inter-City Moves',
      // claim
      text: 'Cape Town, Durban, Port Elizabeth or Bloemfontein, after a virtual survey.',
      target: '/long-distance-moving',
    },
  ],
  benefits: [
    {
      title: 'Offices that became flats',
      text: 'Many flats in Braamfontein were offices once. Ask the building which lift and which hours a truck may use, and we’ll fit in.',
    },
    {
      title: 'Over the ridge',
      // claim
      text: 'The Witwatersrand, a ridge about 56\u00a0km long, is steep on its north side. If your street climbs it, we’ll choose the truck for that.',
    },
    {
      title: 'A very big city',
      text: `Johannesburg covers more than 1\u00a0600 square kilometres: Soweto in the south-west, Alexandra close to Sandton. A single room in either is a move too, and prices start at ${startingPrice}.`,
    },
  ],
  statistics: [
    { value: '1000+', label: 'city moves completed' },
    { value: '50+', label: 'suburbs served' },
    { value: '10+', label: 'years experience' },
    { value: '5-star', label: 'rating' },
  ],
  closing: {
    lead: 'Tell us where from, where to and when, on the form or by phone.',
  },
};
