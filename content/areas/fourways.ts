import { company } from '../company.ts';
import { startingPrice } from '../prices.ts';
import type { ProfessionalArea } from './area.ts';

export const fourways: ProfessionalArea = {
  layout: 'professional',
  slug: 'fourways',
  name: 'Fourways',
  within: 'Johannesburg',
  place: { south: 26.02, east: 28.01 },
  picture: 'fourways',
  head: {
    title: `Fourways estate and office movers | ${company.name}`,
    description: `Your estate sets the gate and the hours, and we plan around them: a moving company for furniture removals in Fourways, Dainfern and Lonehill. From ${startingPrice}.`,
    keywords: [
      'movers Fourways',
      'Fourways moving company',
      'Dainfern movers',
      'Lonehill movers',
      'estate movers Fourways',
      'office movers Fourways',
      'furniture removals Fourways',
    ],
  },
  badge: true,
  hero: {
    lead: 'The four-way stop is long gone; the estate boom is in good health. Tell us its rules and we’ll plan the truck around them.',
  },
  intro: {
    heading: 'First the estate office, then the couch',
    text: 'Fourways got its name from that stop, where Witkoppen Road met what is now Winnie Mandela Drive (formerly William Nicol). Today it means a group of suburbs, many of them estates with house rules, an estate office and a control room that never closes. Ask yours for its rules early.',
    picture: 'fourways-near',
    points: [
      {
        icon: 'phone',
        title: 'Questions asked early',
        text: 'Truck size, entry form, permitted hours: your estate manager knows all three.',
      },
      {
        icon: 'users',
        title: 'Names sent ahead',
        // claim
        text: 'If security wants a registration number and a crew list, you have both from us in time.',
      },
      {
        icon: 'gate',
        title: 'The gate for trucks',
        text: 'Where an estate has several entrances, ask which one takes trucks, and pin it for us.',
      },
    ],
  },
  suburbs: [
    'Fourways (Central)',
    'Little Fourways',
    'Magalies View',
    'Magaliessig',
    'Norscot',
    'Norscot Slopes',
    'Lonehill',
    'Beverley',
    'Broadacres',
    'Craigavon',
    'Bryanston Extension 34',
    'Dainfern',
    'Dainfern Valley',
    'Dainfern Ridge',
    'Cedar Lakes',
    'Fourways Gardens',
    'Fernbrook Estate',
  ],
  cards: [
    {
      title: 'Estate Moves',
      // claim
      text: 'Dainfern, Cedar Lakes or Fourways Gardens: your estate sets the hours and we keep them.',
      target: '/residential-moving',
    },
    {
      title: 'Executive Office Relocation',
      // claim
      text: 'Cedar Road and the N1 are the busy points. We’ll agree the hour with you, and number the desks by seat.',
      target: '/commercial-moving',
    },
    {
      title: 'Luxury Moving',
      text: 'A grand piano for Dainfern or a marble top for Steyn City. Send photos, and ask the estate office when a truck may come in.',
      target: '/specialty-moving',
    },
  ],
  benefits: [
    {
      title: 'Two ways in',
      text: 'From the N1 by the R511, or along Witkoppen Road: your gate decides.',
    },
    {
      title: 'Kind to the paving',
      // claim
      text: 'Estate roads can have a weight limit, so that question comes before the truck.',
    },
    {
      title: 'Answers on one page',
      // claim
      text: 'Price, inventory and gate arrangements sit together, for you and for the crew.',
    },
  ],
  closing: {
    lead: `Name the estate, the unit and a date. The quote is free; moves start at ${startingPrice}.`,
  },
};
