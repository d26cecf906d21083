import { company } from '../company.ts';
import { startingPrice } from '../prices.ts';
import { region } from '../region.ts';
import type { Service } from './service.ts';

export const residentialMoving: Service = {
  path: '/residential-moving',
  name: 'Residential Moving',
  gist: 'Houses, flats, furniture',
  summary: 'Whole houses, third-floor flats, or only the sofa that won’t fit the bakkie.',
  picture: 'residential',
  head: {
    title: `Residential moving in ${region.city} | ${company.name}`,
    description: `House, apartment and furniture moving in ${region.city}, from ${startingPrice}. A family crew that phones the gate first and wraps before it lifts. Quotes are free.`,
    keywords: [
      `residential moving ${region.city}`,
      `house movers ${region.city}`,
      `apartment movers ${region.city}`,
      `furniture movers ${region.city}`,
      `furniture removals ${region.province}`,
      'home movers near me',
    ],
  },
  badge: true,
  hero: {
    heading: 'Residential moving, room by room',
    lead: 'From one sofa to a four-bedroom house: we wrap it, carry it, strap it down and set it in the room you choose.',
  },
  blocks: [
    {
      kind: 'offers',
      heading: 'A house, a flat or one sofa',
      items: [
        {
          title: 'House moving',
          text: 'Every room, plus the garage, the storeroom and the braai. Tell us about steep driveways and we plan the carry.',
        },
        {
          title: 'Apartment moving',
          text: 'Give us the floor and the lift size. We phone the body corporate or caretaker to book the move.',
        },
        {
          title: 'Furniture moving',
          text: 'A cupboard, a lounge suite from your mother, a bed for the student: small loads get the same blankets.',
        },
      ],
    },
    {
      kind: 'lists',
      layout: 'checklist',
      heading: 'What usually goes on the truck',
      lead: 'Gas bottles, petrol and fresh food may not ride along: drain the mower, empty the fridge.',
      lists: [
        {
          title: 'Living room',
          items: [
            'Lounge suite',
            'TV and TV stand',
            'Coffee table',
            'Bookshelves',
            'Dining table and chairs',
          ],
        },
        {
          title: 'Bedroom',
          items: [
            'Beds and mattresses',
            'Wardrobes',
            'Dressers',
            'Nightstands',
            'Chests of drawers',
          ],
        },
        {
          title: 'Kitchen',
          items: [
            'Fridge and freezer',
            'Stove',
            'Dishwasher',
            'Microwave',
            'Kitchen table and chairs',
            'Crockery and pots',
          ],
        },
        {
          title: 'Garage and garden',
          items: [
            'Tools and shelving',
            'Bicycles',
            'Lawnmower',
            'Braai',
            'Patio furniture',
            'Pot plants',
          ],
        },
      ],
    },
    {
      kind: 'points',
      heading: 'Six habits we keep in every home',
      points: [
        {
          icon: 'box',
          title: 'Wrapped before lifting',
          text: 'Blankets go round wood and glass while they still stand in your lounge, before anyone lifts.',
        },
        {
          icon: 'gate',
          title: 'Gates arranged first',
          text: 'We phone the estate office or the trustees about truck size, permits and moving hours.',
        },
        {
          icon: 'ruler',
          title: 'Passages measured',
          text: 'Big cupboards are measured against the passage and the stairs before moving day, with your help.',
        },
        {
          icon: 'tag',
          title: 'Boxes marked by room',
          text: 'We write the room on every box, so the pots do not end up in the garage.',
        },
        {
          icon: 'phone',
          title: 'A family to phone',
          text: 'The people who quoted are the people who answer when you call on the day.',
        },
        {
          icon: 'wallet',
          title: 'Pay at the end',
          text: 'Payment is due on completion, by cash or bank transfer, once the last box is inside.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From quote to kettle in four steps',
      steps: [
        {
          title: 'Quote',
          text: 'Send both addresses and your list of furniture. The quote we send back is valid for 30 days.',
        },
        {
          title: 'Plan',
          text: 'We settle the date, the gate rules and the big pieces with you by phone or WhatsApp.',
        },
        {
          title: 'Pack and load',
          text: 'Loose things go into boxes, furniture into blankets, and the heavy pieces go on first.',
        },
        {
          title: 'Unload and place',
          text: 'Every piece goes to the room you point at. You look it over, and then you pay.',
        },
      ],
    },
  ],
  closing: {
    heading: 'Count your beds and send the list',
    lead: `Moves start from ${startingPrice}, and asking for a quote is free.`,
  },
};
