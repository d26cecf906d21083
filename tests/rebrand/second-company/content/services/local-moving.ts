import { company } from '../company.ts';
import { region } from '../region.ts';
import type { Service } from './service.ts';

export const localMoving: Service = {
  path: '/local-moving',
  name: 'Local Moving',
  gist: 'Coast, ridge and valley',
  summary: 'Across the road or across the bay, by the hour.',
  picture: 'local',
  head: {
    title: `Local moving in ${region.city} | ${company.name}`,
    description: `Local moves in ${region.city} by the hour and by the load, from the beachfront to the valley. Same-day moves where a truck is free, and a free quote always.`,
    keywords: [`local movers ${region.city}`, 'movers near me'],
  },
  badge: true,
  mayCostStartingPrice: true,
  hero: { heading: `Local moving in ${region.city}`, lead: 'The rate goes by the load.' },
  blocks: [
    {
      kind: 'offers',
      heading: 'Near and nearer',
      items: [{ title: 'Same-day moves', text: 'Phone early.' }],
    },
    { kind: 'rates', heading: 'Hourly rates' },
    { kind: 'areas', heading: 'Three areas', names: ['Durban', 'Umhlanga', 'Westville'] },
  ],
  closing: { heading: 'When shall we come?', lead: 'Two addresses and a date will do.' },
};
