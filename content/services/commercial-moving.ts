import { company } from '../company.ts';
import { openingTimes } from '../opening-hours.ts';
import { region } from '../region.ts';
import { emailQuoteWithin } from '../terms.ts';
import type { Service } from './service.ts';

export const commercialMoving: Service = {
  path: '/commercial-moving',
  name: 'Commercial Moving',
  gist: 'Offices, shops, warehouses',
  summary:
    'Offices, shops, restaurants and warehouses, moved to a plan built around your trading hours.',
  picture: 'commercial',
  head: {
    title: `Office and shop removals, ${region.city} | ${company.name}`,
    description: `Office removals in ${region.city}: offices, shops, restaurants and warehouses, moved around your trading hours with every desk labelled. The quote is free.`,
    keywords: [
      `commercial moving ${region.city}`,
      `office movers ${region.city}`,
      `office relocation ${region.province}`,
      'warehouse moving',
      `shop movers ${region.city}`,
      'restaurant moving',
    ],
  },
  badge: true,
  mayCostStartingPrice: false,
  hero: {
    heading: 'Commercial moving around your trading hours',
    // claim
    lead: 'An office closes on Friday, a shop after stocktake. Tell us your quiet hours and we’ll plan the move around them.',
  },
  blocks: [
    {
      kind: 'offers',
      heading: 'Four kinds of workplace',
      items: [
        {
          title: 'Office moving',
          // claim
          text: 'Desks, chairs, screens and files, marked by floor and desk so that people find their own drawer.',
        },
        {
          title: 'Warehouse moving',
          // claim
          text: 'Stock leaves by the carton in the order of its bays, and shelving is marked to match.',
        },
        {
          title: 'Retail moving',
          // claim
          text: 'Counters, rails, mannequins and stock, through the service entrance at the hour centre management gives you.',
        },
        {
          title: 'Restaurant moving',
          // claim
          text: 'Tables and chairs, then fridges and ovens once your gas fitter and plumber have disconnected them.',
        },
      ],
    },
    {
      kind: 'points',
      picture: 'commercial-near',
      heading: 'What keeps the interruption short',
      points: [
        {
          icon: 'clock',
          title: 'A day that suits',
          text: `We’re open ${openingTimes}. Ask for the day that costs you least trade.`,
        },
        {
          icon: 'file',
          title: 'One plan',
          // claim
          text: 'We agree what moves, in what order and who has the keys before anyone lifts a desk.',
        },
        {
          icon: 'users',
          title: 'One number to phone',
          // claim
          text: 'Before the move and while it’s on, your questions go to the number you started with.',
        },
        {
          icon: 'lift',
          title: 'Lifts and loading bays',
          // claim
          text: 'Goods lift, loading bay, padding for the walls: building management has rules for all three, and we keep to them.',
        },
        {
          icon: 'tag',
          title: 'Labels on everything',
          // claim
          text: 'Boxes, screens and cables carry a desk number, so nobody spends Monday looking for a mouse.',
        },
        {
          icon: 'box',
          title: 'Screens upright',
          // claim
          text: 'Monitors and printers are wrapped, kept upright and strapped against the wall of the truck.',
        },
      ],
    },
    {
      kind: 'steps',
      layout: 'beside',
      heading: 'How a business gets across town',
      steps: [
        {
          title: 'Quote',
          text: 'Tell us where from, where to, and roughly how many desks, shelves or tables there are.',
        },
        {
          title: 'Plan',
          text: 'Together we fix the date, the order of the rooms and the rules of both buildings.',
        },
        {
          title: 'Pack and move',
          // claim
          text: 'Tell us who packs, and we’ll quote for it. The truck is loaded in the order you need things back.',
        },
        {
          title: 'Set down',
          // claim
          text: 'Desks and shelves go where your floor plan puts them. You walk through before we leave.',
        },
      ],
    },
  ],
  also: [
    {
      before: 'Office removals in Sandton, Rosebank or Braamfontein: see ',
      link: region.city,
      to: `/movers-${region.city.toLowerCase()}`,
      after: '.',
    },
    {
      before: 'In ',
      link: 'Fourways',
      to: '/movers-fourways',
      after: ' the N1 and Cedar Road are the busy points, so the hour matters.',
    },
    {
      before: 'A branch in another city goes by our ',
      link: 'long distance routes',
      to: '/long-distance-moving',
      after: '.',
    },
  ],
  closing: {
    heading: 'Tell us which day you can close',
    lead: `Choose email, and your quote is there within ${emailQuoteWithin}. It costs nothing.`,
  },
};
