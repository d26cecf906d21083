import { company } from '../company.ts';
import type { ProfessionalArea } from './area.ts';

export const amorosa: ProfessionalArea = {
  layout: 'professional',
  slug: 'amorosa',
  name: 'Amorosa',
  within: 'Johannesburg',
  place: { south: 26.09, east: 27.87 },
  picture: 'amorosa',
  head: {
    title: `Moving into a new home in Amorosa | ${company.name}`,
    description: `Late handovers, new floors, gates that no map has yet: removals for new homes, first offices and small loads in Amorosa, Roodepoort. The quote is free.`,
    keywords: [
      'movers Amorosa',
      'Amorosa Roodepoort movers',
      'affordable movers Roodepoort',
      'furniture removals Amorosa',
      'office movers Roodepoort',
      'local movers Amorosa',
    ],
  },
  badge: false,
  hero: {
    lead: 'Turn at the robot on Hendrik Potgieter Road or the one on CR Swart: Doreen Road brings our truck to Amorosa either way.',
  },
  intro: {
    heading: 'Two robots, one road, your keys',
    text: 'Amorosa is a Roodepoort suburb that some lists spell Amarosa. We answer to both. If your home is fresh from the builder, no map can say whether the paving is down, the gate opens and the plugs are live. You can.',
    picture: 'amorosa-near',
    points: [
      {
        icon: 'phone',
        title: 'A word before handover',
        text: 'Phone us the day before: what’s finished, and what isn’t?',
      },
      {
        icon: 'map-pin',
        title: 'Pin the entrance',
        text: 'A new complex can be missing from maps; a location pin brings the driver to yours.',
      },
      {
        icon: 'box',
        title: 'First-night box',
        // claim
        text: 'Bedding, kettle and chargers travel in one marked carton, loaded last to come out first.',
      },
    ],
  },
  suburbs: [
    'Amorosa Central',
    'Amorosa Ext',
    'Cosmo City',
    'Diepsloot',
    'Zandspruit',
    'Honeydew',
    'Northgate',
    'Randburg',
    'Lanseria',
    'Malibongwe Ridge',
    'Beaulieu',
    'Jackal Creek',
  ],
  cards: [
    {
      title: 'New Family Moves',
      text: 'From cot to trampoline: list what the children own, so that the quote counts it.',
      target: '/residential-moving',
    },
    {
      title: 'New Business Setup',
      // claim
      text: 'A first lease on Lawrence Road or elsewhere: desks, shelves and screens carried into place.',
      target: '/commercial-moving',
    },
    {
      title: 'Affordable Moving',
      text: 'Across to Little Falls or Ruimsig with a small load? That’s a local move, by the hour or at one price.',
      target: '/local-moving',
    },
  ],
  benefits: [
    {
      title: 'Room for late handovers',
      text: 'A builder’s date can slip. Change the day on your private page, and we’ll quote for the new one.',
    },
    {
      title: 'Sand stays outside',
      text: 'Building sand travels. Show the crew which floors are new before the carrying starts.',
    },
    {
      title: 'Help after unloading',
      // claim
      text: 'Cleaning, furniture setup and TV mounting can go on the same quote.',
    },
  ],
  closing: {
    lead: 'Send both addresses and a likely date. The keys can follow.',
  },
};
