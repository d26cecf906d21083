import { company } from '../company.ts';
import { startingPrice } from '../prices.ts';
import { payment } from '../terms.ts';
import type { ProfessionalArea } from './area.ts';

export const cosmoCity: ProfessionalArea = {
  layout: 'professional',
  slug: 'cosmo-city',
  name: 'Cosmo City',
  within: 'Johannesburg',
  place: { south: 26.02, east: 27.93 },
  picture: 'cosmo-city',
  head: {
    title: `Small-load movers in Cosmo City | ${company.name}`,
    description: `You’re quoted for the pieces you tick, and you pay when the move is done. Furniture removals for homes and shops in Cosmo City, no hidden fees, from ${startingPrice}.`,
    keywords: [
      'movers Cosmo City',
      'affordable movers Cosmo City',
      'Cosmo City furniture removals',
      'small movers Johannesburg',
      'small load movers Cosmo City',
      'movers Malibongwe Ridge',
    ],
  },
  badge: false,
  namesStartingPrice: true,
  hero: {
    lead: 'Streets here carry the names of countries, cities and continents. Your extension and house number matter as much as the name on the corner.',
  },
  intro: {
    heading: 'From South Africa Drive to your door',
    text: 'The first residents moved into Cosmo City in November 2005. From Malibongwe Drive our truck turns into South Africa Drive, the main road. The last turn needs care: over the phone, one country’s name is easily taken for another’s.',
    picture: 'cosmo-city-near',
    points: [
      {
        icon: 'map-pin',
        title: 'Extension first',
        // claim
        text: 'Ext 1 or Ext 4: your extension heads our job sheet, above the street.',
      },
      {
        icon: 'home',
        title: 'One room counts',
        // claim
        text: 'A single room gets the same blankets and straps as a whole house.',
      },
      {
        icon: 'truck',
        title: 'Only your load',
        // claim
        text: 'Tick your furniture in the form and you’re quoted for those pieces.',
      },
    ],
  },
  suburbs: [
    'Cosmo City Ext 1',
    'Cosmo City Ext 2',
    'Cosmo City Ext 3',
    'Cosmo City Ext 4',
    'Zandspruit',
    'Diepsloot',
    'Honeydew',
    'Amorosa',
    'Lanseria',
    'Randburg',
    'Northgate',
    'Malibongwe Ridge',
  ],
  cards: [
    {
      title: 'Budget Home Moving',
      // claim
      text: 'Pack the boxes yourself, or ask us to quote for it; lifting, strapping and driving are ours.',
      target: '/residential-moving',
    },
    {
      title: 'Small Business Moves',
      // claim
      text: 'Salon chairs, shop fridges or a wall of stock, moved between trading days.',
      target: '/commercial-moving',
    },
    {
      title: 'Quick Local Moves',
      text: 'From one continent to another, a few streets away, still counts as a local move.',
      target: '/local-moving',
    },
  ],
  benefits: [
    {
      // claim
      title: 'Honest pricing, no hidden fees',
      // claim
      text: `Prices start at ${startingPrice}. Your quote says what it’s based on, with nothing tucked away.`,
    },
    {
      title: 'Quality service',
      // claim
      text: 'A small load is wrapped and carried with the care that a big one gets.',
    },
    {
      title: 'Flexible payment options',
      text: `You pay when the move is done, by ${payment}. Ask which those are before the day.`,
    },
  ],
  closing: {
    lead: 'WhatsApp us your extension, house number and furniture list, and the quote is under way.',
  },
};
