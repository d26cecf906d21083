import { company } from '../company.ts';
import type { ProfessionalArea } from './area.ts';

export const sundowner: ProfessionalArea = {
  layout: 'professional',
  slug: 'sundowner',
  name: 'Sundowner',
  within: 'Johannesburg',
  place: { south: 26.07, east: 27.96 },
  picture: 'sundowner',
  head: {
    title: `Movers in Sundowner, any extension | ${company.name}`,
    description: `Furniture removals in Sundowner by movers who ask for the extension before the street. Homes, offices and pianos, with a free quote by WhatsApp or email.`,
    keywords: [
      'movers Sundowner',
      'Sundowner Randburg movers',
      'furniture removals Sundowner',
      'townhouse movers Randburg',
      'office movers Sundowner',
      'piano movers Randburg',
    ],
  },
  badge: false,
  hero: {
    lead: 'Sundowner comes in numbered extensions. Add yours to the address and we’ll know which street, gate and complex the price is for.',
  },
  intro: {
    heading: 'One name, many extensions',
    text: 'Northumberland Avenue meets Beyers Naudé Drive at Sundowner, so finding the suburb is the easy part. Behind the main roads each extension has its own number. Leave it out and even a patient driver gets a scenic tour.',
    picture: 'sundowner-near',
    points: [
      {
        icon: 'map-pin',
        title: 'The whole address',
        // claim
        text: 'Street, complex, unit and extension go on the job sheet, so nobody has to guess.',
      },
      {
        icon: 'road',
        title: 'The road of the day',
        // claim
        text: 'Beyers Naudé Drive or Northumberland Avenue: your address and the hour decide.',
      },
      {
        icon: 'gate',
        title: 'Tell us about the boom',
        text: 'Extension 7 has its own residents’ association. If your street has a boom, tell us who needs to know about the truck.',
      },
    ],
  },
  suburbs: [
    'Sundowner Central',
    'Sundowner Ext',
    'Kensington',
    'Northwold',
    'Blackheath',
    'Chartwell',
    'Olivedale',
    'Fairland',
    'Bromhof',
    'Boskruin',
    'Windsor West',
    'Windsor East',
  ],
  cards: [
    {
      title: 'Homes and townhouses',
      // claim
      text: 'Stick a colour on every box, and it goes to the room with that colour.',
      target: '/residential-moving',
    },
    {
      title: 'Shops and offices',
      // claim
      text: 'Near Northgate or along Northumberland Avenue, counters, shelving and stock move on a day that suits your trading hours.',
      target: '/commercial-moving',
    },
    {
      title: 'Pianos and awkward things',
      text: 'For a piano or pool table, send a photo and the number of stairs.',
      target: '/specialty-moving',
    },
  ],
  benefits: [
    {
      title: 'Next door is local',
      text: 'Northwold, Boskruin and Bromhof are next door. Between them and you, it’s a local move.',
    },
    {
      title: 'Price before boxes',
      text: 'You see the price, and what it’s for, before you pack a cup.',
    },
    {
      title: 'Blankets before straps',
      // claim
      text: 'A wooden table gets its blanket before any strap comes near it.',
    },
  ],
  closing: {
    lead: 'Fill in the form with both addresses, or phone and spell them out.',
  },
};
