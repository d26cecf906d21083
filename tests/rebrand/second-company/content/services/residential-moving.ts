import { company } from '../company.ts';
import { region } from '../region.ts';
import type { Service } from './service.ts';

export const residentialMoving: Service = {
  path: '/residential-moving',
  name: 'Home Moving',
  gist: 'Flats and houses',
  summary: 'From the eleventh floor or the end of a steep drive, by people who know both.',
  picture: 'residential',
  head: {
    title: `Home removals in ${region.city} | ${company.name}`,
    description: `Flats and houses moved in ${region.city} and up the coast: lifts booked, steep drives measured beforehand, and a price in writing before you say yes.`,
    keywords: [`home removals ${region.city}`, `flat movers ${region.city}`],
  },
  badge: true,
  mayCostStartingPrice: true,
  hero: { heading: 'Your home, room by room', lead: 'We label what we load.' },
  blocks: [
    {
      kind: 'offers',
      heading: 'Two kinds of home',
      items: [
        { title: 'Flats', text: 'We book the lift and the loading bay.' },
        { title: 'Houses', text: 'We measure the drive before the truck comes.' },
      ],
    },
  ],
  closing: { heading: 'Which floor is it?', lead: 'And is there a lift?' },
};
