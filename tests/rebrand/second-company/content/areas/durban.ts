import { company } from '../company.ts';
import { startingPrice } from '../prices.ts';
import { quoteGoodFor } from '../terms.ts';
import type { ProfessionalArea } from './area.ts';

export const durban: ProfessionalArea = {
  layout: 'professional',
  slug: 'durban',
  name: 'Durban',
  within: 'KwaZulu-Natal',
  place: { south: 29.86, east: 31.02 },
  picture: 'durban',
  head: {
    title: `Durban removals | ${company.name}`,
    description: `Removals in Durban, from the Bluff to Durban North. Flats with a sea view and no lift, houses on the ridge, offices in town. Moves start at ${startingPrice}.`,
    keywords: ['movers Durban', 'removals Musgrave', 'Glenwood movers'],
  },
  badge: true,
  hero: { lead: 'Tell us the floor, and whether the lift works.' },
  intro: {
    heading: 'Flats by the sea, houses on the ridge',
    text: 'The beachfront has lifts and no parking; the ridge has parking and stairs.',
    picture: 'durban-near',
    points: [
      { icon: 'lift', title: 'Lifts', text: 'We book the slot with the caretaker.' },
      { icon: 'mountain', title: 'Stairs', text: 'We count them before we quote.' },
      { icon: 'clock', title: 'Mornings', text: 'The truck is there before the heat.' },
    ],
  },
  suburbs: ['Musgrave', 'Glenwood', 'Umbilo', 'Morningside', 'Durban North', 'Bluff'],
  suburbsNote: 'And the streets between them',
  cards: [
    { title: 'Flats', text: 'Lift or stairs.', target: '/residential-moving' },
    { title: 'Across town', text: 'By the hour.', target: '/local-moving' },
    { title: 'Up the N3', text: 'Further than the toll gate.', target: '/long-distance-moving' },
  ],
  benefits: [
    { title: 'Two owners', text: 'One of them comes along.' },
    { title: 'In writing', text: `The quote keeps for ${quoteGoodFor}.` },
    { title: 'One number', text: 'It is answered by people who carry.' },
  ],
  finishedMove: {
    what: 'A two-bedroom flat from Musgrave to Umhlanga',
    when: 'March 2027',
    hours: 5,
    price: 'R4 200',
  },
  closing: { lead: 'Two addresses and a date will do.' },
};
