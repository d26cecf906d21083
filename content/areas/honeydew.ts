import { company } from '../company.ts';
import { startingPrice } from '../prices.ts';
import type { ExpertiseArea } from './area.ts';

export const honeydew: ExpertiseArea = {
  layout: 'expertise',
  slug: 'honeydew',
  name: 'Honeydew',
  within: 'Johannesburg',
  picture: 'honeydew',
  head: {
    title: `Honeydew Movers, Plot to Estate | ${company.name}`,
    description: `Moving in or out of Honeydew: golf estates, complexes and Laser Park units off Beyers Naudé Drive. We check the gate rules first. Moves from ${startingPrice}.`,
    keywords: [
      'movers honeydew',
      'honeydew furniture removals',
      'movers eagle canyon',
      'movers jackal creek',
      'movers laser park',
      'movers harveston',
    ],
  },
  badge: true,
  hero: {
    heading: 'Honeydew movers, from plot to estate',
    lead: 'Honeydew lies on Beyers Naudé Drive, between Randburg and Muldersdrift. Tell us which side of which gate you are on.',
  },
  expertise: {
    heading: 'The gate is half the address',
    paragraphs: [
      // Seen in published addresses of the estate: all three suburbs, one gate.
      'Jackal Creek on Boundary Road turns up as Honeydew, North Riding or Roodepoort, depending on who wrote the address. Your sofa can only go to one of them. So we ask for the gate by name.',
      // Smallholdings and quarry: eaglecanyon.co.za/history-of-the-estate.
      'Eagle Canyon was smallholdings and a granite quarry before it was a golf estate. Its rules bind visitors, movers among them. We get them from the estate office, keep to them, and bring the papers they ask for.',
    ],
  },
  suburbsHeading: 'Honeydew and next door',
  suburbs: [
    'Honeydew Manor',
    'Honeydew Ridge',
    'Honeydew Grove',
    'Harveston',
    'Laser Park',
    'Eagle Canyon',
    'Radiokop',
    'Wilgeheuwel',
    'Zandspruit',
    'Randpark Ridge',
    'Willowbrook',
    'North Riding',
  ],
  servicesHeading: 'Moves we do in Honeydew',
  cards: [
    {
      title: 'Into the estate',
      text: 'Family homes behind a boom, moved at the times the estate gives.',
      target: '/residential-moving',
    },
    {
      title: 'Laser Park units',
      text: 'Workshops and warehouses: shelves come down numbered and go up in order.',
      target: '/commercial-moving',
    },
    {
      title: 'Pool tables',
      text: 'Legs off, slate wrapped, every bolt bagged, and levelled in its new room.',
      target: '/specialty-moving',
    },
  ],
  benefitsHeading: 'Before the boom goes up',
  benefits: [
    {
      icon: 'gate',
      title: 'Permits before the truck',
      text: 'Names, vehicle registration and move-in form go to the estate office beforehand.',
    },
    {
      icon: 'road',
      title: 'Two roads to choose from',
      text: 'Beyers Naudé Drive and Christiaan de Wet Road meet here. We choose on the day.',
    },
    {
      icon: 'wallet',
      title: 'Look first, pay after',
      text: 'Walk through the rooms; payment is due on completion, in cash or by bank transfer.',
    },
  ],
  closing: {
    heading: 'Send the gate, we send a price',
    lead: `Moves start at ${startingPrice}, and your figure holds for 30 days.`,
  },
};
