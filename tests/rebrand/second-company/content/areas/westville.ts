import { company } from '../company.ts';
import { quoteGoodFor } from '../terms.ts';
import type { ExpertiseArea } from './area.ts';

export const westville: ExpertiseArea = {
  layout: 'expertise',
  slug: 'westville',
  name: 'Westville',
  within: 'Durban',
  place: { south: 29.83, east: 30.93 },
  picture: 'westville',
  head: {
    title: `Westville movers | ${company.name}`,
    description:
      'Movers for Westville houses on steep streets, from Dawncliffe to Cowies Hill. One photo of the driveway, and the right ramps and hands come along.',
    keywords: ['movers Westville', 'removals Cowies Hill', 'Dawncliffe movers'],
  },
  badge: true,
  hero: { heading: 'Westville movers who like hills', lead: 'Send us a photo of the driveway.' },
  expertise: {
    heading: 'Steep, green and full of trampolines',
    picture: 'westville-near',
    pullLine: 'Bring a low gear.',
    paragraphs: ['Where the truck cannot turn, the small one carries.'],
  },
  suburbsHeading: 'In and around Westville',
  suburbs: ['Dawncliffe', 'Cowies Hill', 'Chiltern Hills', 'Reservoir Hills', 'Atholl Heights'],
  servicesHeading: 'What we carry up',
  cards: [
    { title: 'Houses', text: 'All floors.', target: '/residential-moving' },
    { title: 'Across the valley', text: 'By the hour.', target: '/local-moving' },
    { title: 'Packing', text: 'Glass first.', target: '/additional-services' },
  ],
  benefitsHeading: 'How we climb',
  benefits: [
    { title: 'Ramps', text: 'For the slope that you show us.' },
    { title: 'A small truck', text: 'For the street that narrows.' },
    { title: 'In writing', text: `The quote keeps for ${quoteGoodFor}.` },
  ],
  closing: { heading: 'How steep is it?', lead: 'A photo says it best.' },
};
