import { company } from '../company.ts';
import { region } from '../region.ts';
import type { Service } from './service.ts';

export const additionalServices: Service = {
  path: '/additional-services',
  name: 'Packing and Cleaning',
  gist: 'Boxes, before and after',
  summary: 'We pack the day before, and sweep the day after.',
  picture: 'additional',
  head: {
    title: `Packing and cleaning in ${region.city} | ${company.name}`,
    description: `Packing before a move and cleaning after it in ${region.city}: pick a package, or ask for the one thing that you need, on the same quote as the truck.`,
    keywords: [`packing service ${region.city}`, `cleaning after a move ${region.city}`],
  },
  badge: false,
  mayCostStartingPrice: false,
  hero: { heading: 'Before and after the truck', lead: 'Boxes first, brooms last.' },
  blocks: [
    { kind: 'packages', heading: 'Packages', lead: 'Each is on one quote with the move.' },
    {
      kind: 'offers',
      heading: 'One by one',
      items: [{ title: 'Packing', text: 'Kitchen first: it takes longest.' }],
    },
  ],
  closing: { heading: 'How many boxes?', lead: 'Guess. We bring more.' },
};
