import { company } from '../company.ts';
import type { ProfessionalArea } from './area.ts';

export const bromhof: ProfessionalArea = {
  layout: 'professional',
  slug: 'bromhof',
  name: 'Bromhof',
  within: 'Johannesburg',
  place: { south: 26.08, east: 27.98 },
  picture: 'bromhof',
  head: {
    title: `Movers for Bromhof complexes | ${company.name}`,
    description: `Furniture removals in Bromhof, planned around your complex’s rules. Townhouses, retirement homes, offices, art and antiques. Asking for a quote is free.`,
    keywords: [
      'movers Bromhof',
      'Bromhof Randburg movers',
      'townhouse movers Bromhof',
      'retirement home movers Randburg',
      'art and antique movers Johannesburg',
      'furniture removals Bromhof',
    ],
  },
  badge: false,
  hero: {
    lead: 'Moving into a Bromhof complex can mean a form, a boom and a visitor’s bay. We settle those with you before moving day.',
  },
  intro: {
    heading: 'Your complex has its own rules',
    text: 'Bromhof’s registered extensions are numbered as high as 68. Complexes and retirement homes are part of the suburb. Every sectional-title scheme begins with eight prescribed conduct rules, the third about vehicles, and may add its own. The managing agent knows yours.',
    picture: 'bromhof-near',
    points: [
      {
        icon: 'file',
        title: 'Permission in writing',
        // claim
        text: 'Where the body corporate has a moving form, we give you the truck and crew details.',
      },
      {
        icon: 'ruler',
        title: 'Boom height, checked',
        text: 'Clear height and turning room: with those two figures we know what fits.',
      },
      {
        icon: 'truck',
        title: 'Bakkie as plan B',
        // claim
        text: 'If trucks may not enter, tell us, and we’ll quote for a bakkie or a long carry.',
      },
    ],
  },
  suburbs: [
    'Bromhof Central',
    'Bromhof Ext',
    'Boskruin',
    'Sundowner',
    'Randpark Ridge',
    'Blairgowrie',
    'Windsor West',
    'Windsor East',
    'Northgate',
    'Fairland',
    'Fontainebleau',
    'Blackheath',
  ],
  cards: [
    {
      title: 'Luxury Home Moving',
      // claim
      text: 'From a family house near the koppies to one of the retirement homes, with glass, stone and leather wrapped separately.',
      target: '/residential-moving',
    },
    {
      title: 'Executive Relocations',
      // claim
      text: 'Desks, screens and cabinets travel labelled by room, down the road or up the N1 to Pretoria.',
      target: '/commercial-moving',
    },
    {
      title: 'Art & Antiques',
      // claim
      text: 'Paintings travel upright, mirrors padded, old cupboards with their drawers emptied first.',
      target: '/specialty-moving',
    },
  ],
  benefits: [
    {
      title: 'Inside complex hours',
      // claim
      text: 'We work in the hours your scheme allows and leave other people’s bays clear.',
    },
    {
      title: 'Downsizing, unhurried',
      // claim
      text: 'When the new place is smaller, we’ll help you decide beforehand what goes where.',
    },
    {
      title: 'Door frames padded',
      // claim
      text: 'Stair rails and corners get blankets before the first wardrobe comes down.',
    },
  ],
  closing: {
    lead: 'Send the complex name, the unit number and the house rules if you have them.',
  },
};
