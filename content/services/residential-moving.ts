import { company } from '../company.ts';
import { insuring } from '../insuring.ts';
import { startingPrice } from '../prices.ts';
import { region } from '../region.ts';
import { noInsurance, payment, quoteGoodFor } from '../terms.ts';
import type { Service } from './service.ts';

export const residentialMoving: Service = {
  path: '/residential-moving',
  name: 'Residential Moving',
  gist: 'Houses, flats, furniture',
  summary: 'Whole houses, third-floor flats, or only the sofa that won’t fit the bakkie.',
  picture: 'residential',
  head: {
    title: `Furniture removals in ${region.city} | ${company.name}`,
    description: `House, flat and furniture movers in ${region.city} who ask about the gate first and wrap before they lift. Moves start from ${startingPrice}, and the quote is free.`,
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
  mayCostStartingPrice: true,
  hero: {
    heading: 'Residential moving, room by room',
    // claim
    lead: `Furniture removals for ${region.city} houses and flats, from one sofa to four bedrooms. We wrap it, carry it, strap it down and set it in the room you choose.`,
  },
  blocks: [
    {
      kind: 'offers',
      heading: 'A house, a flat or one sofa',
      items: [
        {
          title: 'House moving',
          text: 'Every room, plus the garage, the storeroom and the braai. Tell us if the drive is steep, or if the truck has to wait in the street.',
        },
        {
          title: 'Apartment moving',
          text: 'Tell us the floor and the size of the lift. Some buildings want a deposit, and turn away a move that nobody booked: ask yours.',
        },
        {
          title: 'Furniture moving',
          // claim
          text: 'A cupboard, a lounge suite from your mother, a bed for the student: small loads get the same blankets.',
        },
      ],
    },
    {
      kind: 'lists',
      heading: 'What usually goes on the truck',
      lead: 'Tick what you have, and it goes into your quote. We can’t take gas bottles, petrol or fresh food.',
      lists: [
        {
          title: 'Living room',
          items: [
            { text: 'Lounge suite', pieces: ['sofa'] },
            { text: 'TV and TV stand', pieces: ['tv'] },
            { text: 'Coffee table', pieces: ['coffee-table'] },
            { text: 'Bookshelves', pieces: ['bookshelf'] },
            { text: 'Dining table and chairs', pieces: ['dining-table'] },
          ],
        },
        {
          title: 'Bedroom',
          items: [
            { text: 'Beds and mattresses', pieces: ['bed'] },
            { text: 'Wardrobes', pieces: ['wardrobe'] },
            { text: 'Dressing tables', pieces: ['dresser'] },
            { text: 'Bedside tables', pieces: ['nightstand'] },
            { text: 'Chests of drawers', pieces: ['chest'] },
          ],
        },
        {
          title: 'Kitchen',
          items: [
            { text: 'Fridge and freezer', pieces: ['refrigerator'] },
            { text: 'Stove', pieces: ['stove'] },
            { text: 'Dishwasher', pieces: ['dishwasher'] },
            { text: 'Microwave', pieces: ['microwave'] },
            { text: 'Kitchen table and chairs', pieces: ['kitchen-table', 'kitchen-chairs'] },
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
          // claim
          text: 'Blankets go around wood and glass while they still stand in your lounge.',
        },
        {
          icon: 'gate',
          title: 'Gates settled first',
          // claim
          text: 'Truck size, permits and hours are settled before the day, not at the boom.',
        },
        {
          icon: 'ruler',
          title: 'Passages measured',
          // claim
          text: 'Big cupboards are measured against the passage and the stairs, with your help.',
        },
        {
          icon: 'tag',
          title: 'Boxes marked by room',
          // claim
          text: 'Every box gets its room written on it, so the pots don’t end up in the garage.',
        },
        {
          icon: 'phone',
          title: 'One number to phone',
          // claim
          text: 'The one you asked for the quote is the one you phone on the day.',
        },
        {
          icon: 'wallet',
          title: 'Pay at the end',
          text: `By ${payment}, once the last box is inside.`,
        },
      ],
    },
    {
      kind: 'steps',
      picture: 'residential-near',
      heading: 'From quote to kettle in four steps',
      steps: [
        {
          title: 'Quote',
          text: `Send both addresses and your list of furniture. Our quote is good for ${quoteGoodFor}.`,
        },
        {
          title: 'Plan',
          text: `We settle the date, and who packs the boxes. ${noInsurance}`,
        },
        {
          title: 'Pack and load',
          // claim
          text: 'If you’ve asked us to pack, we finish the boxes. The heavy pieces go on first.',
        },
        {
          title: 'Unload and place',
          // claim
          text: 'Every piece goes to the room you point at, and you look it over.',
        },
      ],
    },
    insuring,
  ],
  also: [
    {
      before: 'Up stairs, down a long drive or out of a lift: furniture removals all over ',
      link: region.city,
      to: `/movers-${region.city.toLowerCase()}`,
      after: '.',
    },
    {
      before: 'From one street to the next, or across town, is a ',
      link: 'local move',
      to: '/local-moving',
      after: '.',
    },
    {
      before: 'For beds put together, the TV on the wall and a clean old home, see ',
      link: 'additional services',
      to: '/additional-services',
      after: '.',
    },
  ],
  closing: {
    heading: 'Count your beds and send the list',
    lead: `Moves start from ${startingPrice}, and asking for a quote is free.`,
  },
};
