import { company } from './company.ts';
import { startingPrice } from './prices.ts';
import type { Home } from './single-pages.ts';
import { payment } from './terms.ts';

export const home: Home = {
  head: {
    title: `Moving company in Johannesburg | ${company.name}`,
    description: `Johannesburg movers, run by a family: furniture removals for houses, offices and pianos. From ${startingPrice}, and the quote is free.`,
    keywords: [
      'movers Johannesburg',
      'moving company Johannesburg',
      'furniture removals Johannesburg',
      'free moving quote',
      'Randburg movers',
      'Roodepoort movers',
    ],
  },
  hero: {
    heading: 'One Joburg family, moving another.',
    // claim
    lead: `Furniture removals in Johannesburg since ${company.founded}. We’ve carried fridges up Braamfontein stairs and pianos through Boskruin gates. Tell us about yours.`,
  },
  services: {
    // claim
    heading: 'Our services, one number to call',
    lead: 'Take one or put a few together: the house, the piano, the TV on its new wall.',
  },
  areas: {
    heading: 'Our areas, from city flats to plots',
    featuredLabel: 'Featured',
  },
  quote: {
    // claim
    lead: 'Say what’s moving, where to and when. A person does the sums.',
  },
  about: {
    heading: `One family since ${company.founded}`,
    // claim
    text: 'We began with one truck. There’s more to carry now, but the family still owns the business.',
    linkLabel: 'Read our story',
  },
  pricing: {
    heading: 'Moves start from',
    points: [
      {
        icon: 'road',
        title: 'Distance',
        text: 'Two streets along, or all the way to Durban.',
      },
      {
        icon: 'box',
        title: 'Items',
        text: 'Count the garage too. That’s where the boxes breed.',
      },
      {
        icon: 'sparkles',
        title: 'Services',
        text: 'Cleaning, setup, TV mounting and unpacking, only if you ask.',
      },
      {
        icon: 'wallet',
        title: 'Pay on completion',
        text: `By ${payment}, when everything’s in.`,
      },
    ],
  },
  testimonials: {
    heading: 'Three kinds of move',
    items: [
      {
        quote:
          'The cat was in the bathroom until the last box was out. Nobody had to be told twice about the door.',
        name: 'Refilwe K.',
        role: 'House move, Honeydew',
      },
      {
        quote:
          'We closed on Saturday in Linden and sold candles in Rosebank on Tuesday. The till key rode with me.',
        name: 'Gavin A.',
        role: 'Shop move, Rosebank',
      },
      {
        quote:
          'They phoned when my mother’s sideboard was loaded, and again when Durban was close.',
        name: 'Priya N.',
        role: 'Long distance move, Johannesburg to Durban',
      },
    ],
  },
};
