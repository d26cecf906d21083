import { company } from '../company.ts';
import { startingPrice } from '../prices.ts';
import type { ExpertiseArea } from './area.ts';

export const honeydew: ExpertiseArea = {
  layout: 'expertise',
  slug: 'honeydew',
  name: 'Honeydew',
  within: 'Johannesburg',
  place: { south: 26.08, east: 27.92 },
  picture: 'honeydew',
  head: {
    title: `Honeydew movers, plot to estate | ${company.name}`,
    description: `The gate’s rules come first: furniture removals for Honeydew’s golf estates, complexes and Laser Park units. Free quotes, moves from ${startingPrice}.`,
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
    lead: 'Honeydew lies on Beyers Naudé Drive, between Randburg and Muldersdrift. Tell us which estate gate you’re behind, if any.',
  },
  expertise: {
    heading: 'The gate is half the address',
    picture: 'honeydew-near',
    pullLine: 'So we ask for the gate by name.',
    paragraphs: [
      // Seen in published addresses of the estate: all three suburbs, one gate.
      'Jackal Creek on Boundary Road turns up as Honeydew, North Riding or Roodepoort, depending on who wrote the address. Your sofa can only go to one of them.',
      // Smallholdings and quarry: eaglecanyon.co.za/history-of-the-estate.
      // claim
      'Eagle Canyon was smallholdings and a granite quarry before it was a golf estate. Its rules bind visitors, movers among them. Send us what the estate office gives you; we keep to it, and bring the papers it asks for.',
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
      // claim
      text: 'Family homes behind a boom, moved at the times the estate gives.',
      target: '/residential-moving',
    },
    {
      title: 'Laser Park units',
      // claim
      text: 'Workshops and warehouses: benches, shelves and stock, moved in the order you need them.',
      target: '/commercial-moving',
    },
    {
      title: 'Pool tables',
      // claim
      text: 'Legs off, slate wrapped, every bolt bagged. Ask us about levelling in its new room.',
      target: '/specialty-moving',
    },
  ],
  benefitsHeading: 'Before the boom goes up',
  benefits: [
    {
      title: 'Permits before the truck',
      // claim
      text: 'Ask the estate office what it needs: names and vehicle registration come from us.',
    },
    {
      title: 'Which gate?',
      text: 'An address here may name the suburb next door. Send us a pin, and the truck comes to the right gate.',
    },
    {
      title: 'When drills may run',
      text: 'Eagle Canyon sets hours for noisy tools, shorter on Sundays. If beds or shelves need a drill, tell us which estate.',
    },
  ],
  closing: {
    heading: 'Send the gate, we send a price',
    lead: `Moves start at ${startingPrice}. Yours depends on the road, the pieces and the gate.`,
  },
};
