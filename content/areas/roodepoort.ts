import { company } from '../company.ts';
import { startingPrice } from '../prices.ts';
import type { ExpertiseArea } from './area.ts';

export const roodepoort: ExpertiseArea = {
  layout: 'expertise',
  slug: 'roodepoort',
  name: 'Roodepoort',
  within: 'Johannesburg',
  place: { south: 26.16, east: 27.87 },
  picture: 'roodepoort',
  head: {
    title: `Roodepoort movers, ridges included | ${company.name}`,
    description: `Furniture removals in Roodepoort by a family moving company: sloping drives and complex gates planned before the day, Florida to Ruimsig. From ${startingPrice}.`,
    keywords: [
      'movers roodepoort',
      'furniture removals roodepoort',
      'moving company roodepoort',
      'movers weltevreden park',
      'movers wilgeheuwel',
      'movers florida roodepoort',
      'office movers constantia kloof',
    ],
  },
  badge: true,
  hero: {
    heading: 'Movers in Roodepoort, ridges included',
    lead: 'From Florida Lake to the Walter Sisulu National Botanical Garden, it’s ridges, complexes and sloping driveways. Tell us which of them you live with.',
  },
  expertise: {
    heading: 'Red soil outside, clean carpets inside',
    picture: 'roodepoort-near',
    pullLine: 'Your driveway may end well above the road.',
    paragraphs: [
      // claim
      'Roodepoort is named after its red soil, the one thing we try not to move. We cover the carpets that you show us before the first box comes through the door.',
      // Complexes along Christiaan de Wet Road: joburg.org.za, "About Region C".
      'Rocky ridges run through the place. Along Christiaan de Wet Road there are townhouse complexes, where the gate and its rules set the pace.',
    ],
  },
  suburbsHeading: 'Where we move in Roodepoort',
  suburbs: [
    'Florida',
    'Discovery',
    'Horison',
    'Helderkruin',
    'Kloofendal',
    'Constantia Kloof',
    'Weltevreden Park',
    'Strubens Valley',
    'Little Falls',
    'Wilgeheuwel',
    'Ruimsig',
    'Wilro Park',
  ],
  servicesHeading: 'What we move here',
  cards: [
    {
      title: 'Houses and townhouses',
      text: 'Beds, fridge and braai from a Florida house to a Wilgeheuwel unit.',
      target: '/residential-moving',
    },
    {
      title: 'One suburb over',
      text: 'Discovery to Horison, say. A local move, by the hour or at one price, small loads included.',
      target: '/local-moving',
    },
    {
      title: 'Offices near the N1',
      // claim
      text: 'Desks, files and screens in or out of Constantia Kloof, kept together team by team.',
      target: '/commercial-moving',
    },
  ],
  benefitsHeading: 'Settled before the truck comes',
  benefits: [
    {
      title: 'Houses that stand alone',
      // leapfrog.co.za, "Roodepoort, a great neighbourhood to buy in".
      text: 'By one property report, nearly four in five homes here are free-standing. Tell us how far it is from the gate to the door.',
    },
    {
      title: 'The gate has its say',
      // claim
      text: 'A complex’s conduct rules bind contractors too. Send us the page on trucks and hours, and we keep to it.',
    },
    {
      title: 'Twenty kilometres out',
      text: 'Roodepoort lies that far west of the centre. Ontdekkers Road, Hendrik Potgieter or the N1, your addresses decide.',
    },
  ],
  testimonials: [
    {
      quote:
        'I had warned them about our driveway. They came with ramps, took the fridge up first and put every box in the room that was written on it.',
      name: 'Nomsa D.',
      role: 'Family move, Weltevreden Park',
    },
    {
      quote:
        'Each desk travelled with its own screen and cables in one crate. On Monday everybody found their chair.',
      name: 'Pieter V.',
      role: 'Office move, Constantia Kloof',
    },
  ],
  closing: {
    heading: 'Give us the suburb and the slope',
    lead: 'Both fit on the quote form, and the quote costs nothing.',
  },
};
