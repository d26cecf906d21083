import { company } from '../company.ts';
import type { ProfessionalArea } from './area.ts';

export const umhlanga: ProfessionalArea = {
  layout: 'professional',
  slug: 'umhlanga',
  name: 'Umhlanga',
  within: 'Durban',
  place: { south: 29.73, east: 31.08 },
  picture: 'umhlanga',
  head: {
    title: `Umhlanga movers | ${company.name}`,
    description:
      'Movers for Umhlanga flats, estates and offices, from the Rocks to the Ridge. We phone the estate, book the goods lift and come before the traffic does.',
    keywords: ['movers Umhlanga', 'La Lucia movers', 'Umhlanga Ridge removals'],
  },
  badge: false,
  hero: { lead: 'Every tower has its own rules for moving day. We read them first.' },
  intro: {
    heading: 'Rocks below, Ridge above',
    text: 'Between the two lies the M12, and on both sides a body corporate.',
    picture: 'umhlanga-near',
    points: [
      { icon: 'lift', title: 'Towers', text: 'Goods lifts are booked by the hour.' },
      { icon: 'gate', title: 'Estates', text: 'The gate knows our number plate.' },
      { icon: 'road', title: 'Roads', text: 'We load before the M4 fills up.' },
    ],
  },
  suburbs: ['Umhlanga Rocks', 'Umhlanga Ridge', 'La Lucia', 'Somerset Park'],
  cards: [
    { title: 'Flats', text: 'High up, well wrapped.', target: '/residential-moving' },
    { title: 'On the Ridge', text: 'From one tower to the next.', target: '/local-moving' },
    { title: 'Packing', text: 'The day before.', target: '/additional-services' },
  ],
  benefits: [
    { title: 'Two owners', text: 'One of them comes along.' },
    { title: 'Rules read', text: 'We ask the managing agent.' },
    { title: 'Any weekday', text: 'And Saturday mornings.' },
  ],
  closing: { lead: 'Name the tower, and we know the lift.' },
};
