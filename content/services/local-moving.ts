import { company } from '../company.ts';
import { openDays } from '../open-days.ts';
import { localReach } from '../terms.ts';
import type { Service } from './service.ts';

export const localMoving: Service = {
  path: '/local-moving',
  name: 'Local Moving',
  gist: `Within ${localReach} of the city centre`,
  summary: `Across the road or across town, by the hour or at one price, within ${localReach} of the city centre.`,
  picture: 'local',
  head: {
    title: `Local movers in Johannesburg: rates | ${company.name}`,
    description: `Hourly rates by load, or one price for the whole move, within ${localReach} of Johannesburg’s city centre: across town, next door or, if a crew is free, today.`,
    keywords: [
      'local movers Johannesburg',
      'same-day movers Johannesburg',
      'short-distance movers',
      'movers near me',
      'hourly movers Johannesburg',
      'movers Sandton',
      'movers Midrand',
    ],
  },
  badge: true,
  mayCostStartingPrice: true,
  hero: {
    heading: 'Local moving in Johannesburg',
    lead: 'Two doors down in the same complex, or Rosebank to Cosmo City. You pay by the hour, at a rate set by the size of the load, or one price for the whole move: your quote says which.',
  },
  blocks: [
    {
      kind: 'offers',
      heading: 'Today, next door or across town',
      items: [
        {
          title: 'Same-day moves',
          // claim
          text: 'Phone early. If a truck and a crew are free, we can load before the day is out.',
        },
        {
          title: 'Neighbourhood moves',
          text: 'A house in the next street, or the unit across the courtyard. Even forty steps need blankets.',
        },
        {
          title: 'Short-distance moves',
          text: `Anywhere to anywhere within ${localReach} of the city centre: Roodepoort to Midrand, Melville to Fourways.`,
        },
      ],
    },
    {
      kind: 'rates',
      heading: 'Hourly rates',
    },
    {
      kind: 'areas',
      heading: 'Our areas, and the streets between',
      lead: 'If yours isn’t listed, send us the address.',
      names: [
        'Roodepoort',
        'Randburg',
        'Sandton',
        'Honeydew',
        'Northwold',
        'Farmall',
        'Chartwell',
        'Sundowner',
        'Boskruin',
        'Bromhof',
        'Amorosa',
        'Cosmo City',
        'Fourways',
        'Midrand',
        'Rosebank',
        'Melville',
      ],
    },
    {
      kind: 'points',
      picture: 'local-near',
      heading: 'What a short move still needs',
      points: [
        {
          icon: 'tag',
          title: 'Rated by load',
          // claim
          text: 'A one-room flat counts as a small load, so you don’t pay for a house.',
        },
        {
          icon: 'calendar',
          title: `Open ${openDays} a week`,
          text: 'Month end and Fridays fill up first, so ask early if you need one of those.',
        },
        {
          icon: 'road',
          title: 'The right road',
          // claim
          text: 'Malibongwe Drive, Beyers Naudé Drive or the N1? We choose by the time of day.',
        },
        {
          icon: 'gate',
          title: 'Gate and boom',
          // claim
          text: 'We move in the hours your estate or body corporate allows. Ask for them early.',
        },
        {
          icon: 'lift',
          title: 'Stairs and lifts',
          // claim
          text: 'Tell us the floor, and when the lift is ours. In a power cut it may stand still, so we ask about the stairs too.',
        },
        {
          icon: 'ruler',
          title: 'Tight driveways',
          // claim
          text: 'A photo of the driveway tells us enough. If a truck can’t turn, we’ll quote for a bakkie or a long carry.',
        },
      ],
    },
  ],
  also: [
    {
      before: 'Flats in Braamfontein, houses in Houghton: what we ask about an address in ',
      link: 'Johannesburg',
      to: '/movers-johannesburg',
      after: '.',
    },
    {
      before: 'A whole house? The rooms and what goes on the truck are under ',
      link: 'residential moving',
      to: '/residential-moving',
      after: '.',
    },
    {
      before: 'One desk or twenty is a matter for ',
      link: 'office removals',
      to: '/commercial-moving',
      after: '.',
    },
  ],
  closing: {
    heading: 'Get your move into the diary',
    lead: 'Start with both addresses and a date.',
  },
};
