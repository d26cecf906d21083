import { company } from './company.ts';
import { startingPrice } from './prices.ts';
import { region } from './region.ts';
import type { Home } from './single-pages.ts';

export const home: Home = {
  head: {
    title: `Removals in ${region.city} | ${company.name}`,
    description: `Two ${region.city} neighbours who move houses, flats and offices along the coast. Moves start from ${startingPrice}. Ask for a free quote by WhatsApp or email.`,
    keywords: [`removals ${region.city}`, `movers ${region.province}`, 'Umhlanga movers'],
  },
  hero: {
    heading: 'From the ridge to the beach, and back.',
    lead: `Since ${company.founded} we have carried couches up Berea stairs in February. Tell us about your stairs.`,
  },
  services: { heading: 'What our two trucks do', lead: 'One service, or several on the same day.' },
  areas: { heading: 'Where we load', featuredLabel: 'Our home' },
  quote: { lead: 'Say what is moving, where to and when.' },
  about: {
    heading: `Neighbours since ${company.founded}`,
    text: 'One had a truck, the other had brothers.',
    linkLabel: 'How it began',
  },
  pricing: {
    heading: 'Every move starts from',
    points: [
      { icon: 'road', title: 'Distance', text: 'Up the hill, or up the N3.' },
      { icon: 'box', title: 'Items', text: 'Count the surfboards too.' },
      { icon: 'sparkles', title: 'Services', text: 'Cleaning and setup, if you ask.' },
      { icon: 'wallet', title: 'Pay on completion', text: 'When everything is in.' },
    ],
  },
  testimonials: {
    heading: 'What customers say',
    items: [],
  },
};
