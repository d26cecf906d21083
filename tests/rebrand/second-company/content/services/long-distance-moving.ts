import { company } from '../company.ts';
import { region } from '../region.ts';
import type { Service } from './service.ts';

export const longDistanceMoving: Service = {
  path: '/long-distance-moving',
  name: 'Long Distance Moving',
  gist: 'Inland and down the coast',
  summary: 'To Kestrelsrus, Port Marula or the Cape, with the load strapped for bends.',
  picture: 'long-distance',
  head: {
    title: `Long distance movers | ${company.name}`,
    description: `Long distance removals from ${region.city} to Kestrelsrus, Port Marula and the Cape. One list, one crew, one number to phone while the truck is on its way.`,
    keywords: [`long distance movers ${region.city}`],
  },
  badge: true,
  mayCostStartingPrice: false,
  hero: { heading: 'Over the mountains', lead: 'The same two people load and unload.' },
  blocks: [
    {
      kind: 'routes',
      heading: 'Roads we drive',
      groups: [
        {
          title: `From ${region.city}`,
          routes: [
            { name: 'Durban to Kestrelsrus', note: 'N3, then N5' },
            { name: 'Durban to Port Marula', note: 'N2' },
            { name: 'Durban to the Cape' },
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Three steps',
      steps: [
        { title: 'Video call', text: 'You show, we count.' },
        { title: 'Loading', text: 'In the cool of the morning.' },
        { title: 'Unloading', text: 'By the same crew.' },
      ],
    },
  ],
  closing: { heading: 'How far is it?', lead: 'We work it out.' },
};
