import { company } from '../company.ts';
import { insuring } from '../insuring.ts';
import { noInsurance, quoteGoodFor, storing } from '../terms.ts';
import type { Service } from './service.ts';

const TO_CAPE_TOWN = '1\u00a0400\u00a0km';

export const longDistanceMoving: Service = {
  path: '/long-distance-moving',
  name: 'Long Distance Moving',
  gist: 'Cape Town, Durban, custom routes',
  summary: 'To Cape Town, Durban, Port Elizabeth or Bloemfontein, and back to Gauteng.',
  picture: 'long-distance',
  head: {
    title: `Long distance movers from Johannesburg | ${company.name}`,
    description: `Moving to Cape Town, Durban, Port Elizabeth or Bloemfontein, or back to Gauteng? Long distance removals, wrapped for the whole road. The quote is free.`,
    keywords: [
      'long distance movers Johannesburg',
      'movers Johannesburg to Cape Town',
      'movers Johannesburg to Durban',
      'movers Pretoria to Port Elizabeth',
      'movers Johannesburg to Bloemfontein',
      'inter-city movers',
      'cross country movers South Africa',
    ],
  },
  badge: true,
  mayCostStartingPrice: false,
  hero: {
    heading: 'Long distance moving to and from Gauteng',
    // claim
    lead: 'The N1 to Cape Town, the N3 to Durban, or a dorp you have to spell for us. We wrap for the whole road.',
  },
  blocks: [
    {
      kind: 'offers',
      heading: 'Moving to a city, a farm or the coast',
      items: [
        {
          title: 'Inter-city moving',
          // claim
          text: 'From Johannesburg or Pretoria to another city, with one plan for both gates.',
        },
        {
          title: 'Provincial moving',
          text: 'Out of Gauteng or into it, across one border or three.',
        },
        {
          title: 'Cross country moving',
          text: 'From one end of South Africa to the other.',
        },
      ],
    },
    {
      kind: 'routes',
      heading: 'From Johannesburg to Cape Town, and back',
      // claim
      lead: 'By road, rounded, with the days to plan on from door to door. Pretoria is about\u00a060\u00a0km further than Johannesburg.',
      groups: [
        {
          title: 'Popular routes from Gauteng',
          routes: [
            {
              name: 'Johannesburg to Cape Town',
              note: `N1, about\u00a0${TO_CAPE_TOWN}, 2\u00a0to\u00a03\u00a0days`,
            },
            {
              name: 'Johannesburg to Durban',
              note: 'N3, about\u00a0570\u00a0km, 1\u00a0to\u00a02\u00a0days',
            },
            {
              name: 'Pretoria to Port Elizabeth',
              note: 'N1 to Colesberg, then N9 and N10, about\u00a01\u00a0100\u00a0km, 2\u00a0days',
            },
            {
              name: 'Johannesburg to Bloemfontein',
              note: 'N1, about\u00a0400\u00a0km, 1\u00a0day',
            },
          ],
        },
        {
          title: 'Other routes',
          routes: [
            {
              name: 'Cape Town to Johannesburg or Pretoria',
              note: 'N1, or N12 via Kimberley',
            },
            {
              name: 'Durban to Johannesburg or Pretoria',
              note: 'N3, uphill from the coast',
            },
            {
              name: 'Port Elizabeth to Johannesburg or Pretoria',
              note: 'Also called Gqeberha',
            },
            {
              name: 'Bloemfontein to Johannesburg or Pretoria',
              note: 'The shortest of the six',
            },
            {
              name: 'East London to Johannesburg or Pretoria',
              note: 'Now KuGompo City; N6 and N1, about\u00a01\u00a0000\u00a0km',
            },
            {
              name: 'Kimberley to Johannesburg or Pretoria',
              note: 'N12, about\u00a0470\u00a0km',
            },
            {
              name: 'Custom routes',
              note: 'Send two addresses and we’ll work out the road',
            },
          ],
        },
      ],
    },
    {
      kind: 'points',
      picture: 'long-distance-near',
      heading: 'Six things a long road asks for',
      points: [
        {
          icon: 'truck',
          title: 'Secure transport',
          // claim
          text: 'The load rides in a closed truck, strapped row by row.',
        },
        {
          icon: 'satellite',
          title: 'GPS tracking',
          // claim
          text: 'The truck carries GPS. Ask us where your things are.',
        },
        {
          icon: 'phone',
          title: 'Full coordination',
          // claim
          text: 'One plan for loading, road and delivery, and one number to phone.',
        },
        {
          icon: 'warehouse',
          title: 'Storage options',
          text: storing,
        },
        {
          icon: 'box',
          title: 'Professional packing',
          // claim
          text: 'If you ask us to pack, kitchens go into small boxes with every gap filled.',
        },
        {
          icon: 'shield',
          title: 'Extra protection',
          // claim
          text: `Padded blankets, mattress covers and boxes for glass. It’s wrapping, not insurance. ${noInsurance}`,
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Five steps, however far',
      steps: [
        {
          title: 'Virtual survey',
          // claim
          text: 'Walk us through the house on a video call, cupboards open.',
        },
        {
          title: 'Detailed quote',
          text: `Road, delivery, and packing if you ask for it, each written down. Free, and good for ${quoteGoodFor}.`,
        },
        {
          title: 'Packing',
          // claim
          text: 'By you, or by us if you ask. Everything goes on a list that you can check.',
        },
        {
          title: 'Transport',
          // claim
          text: 'We agree on the loading and delivery days beforehand.',
        },
        {
          title: 'Delivery and setup',
          // claim
          text: 'The crew unloads by room, sets up what your quote names and ticks off the list.',
        },
      ],
    },
    insuring,
  ],
  also: [
    {
      before: 'Moving to Cape Town from ',
      link: 'Johannesburg',
      to: '/movers-johannesburg',
      after: `? The lift or the stairs at this end come before the ${TO_CAPE_TOWN}.`,
    },
    {
      before: 'A piano for the coast? See ',
      link: 'specialty moving',
      to: '/specialty-moving',
      after: '.',
    },
    {
      before: 'What goes on the truck from each room is under ',
      link: 'residential moving',
      to: '/residential-moving',
      after: '.',
    },
  ],
  closing: {
    heading: 'Name the two towns',
    lead: 'We’ll send you a free quote.',
  },
};
