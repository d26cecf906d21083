import { company } from '../company.ts';
import { region } from '../region.ts';
import { payment } from '../terms.ts';
import type { Service } from './service.ts';

export const additionalServices: Service = {
  path: '/additional-services',
  name: 'Additional Services',
  gist: 'Cleaning, setup, TVs, unpacking',
  summary:
    'Cleaning, furniture setup, TV wall mounting and unpacking: what moving day leaves undone.',
  picture: 'additional',
  head: {
    title: `Move-out cleaning in ${region.city} | ${company.name}`,
    description: `Move-out cleaning, furniture setup, TV wall mounting and unpacking in ${region.city}, on one quote with your move. Three packages, paid on completion.`,
    keywords: [
      `move-out cleaning ${region.city}`,
      `furniture assembly ${region.city}`,
      `TV wall mounting ${region.city}`,
      'unpacking service',
      `moving packages ${region.city}`,
    ],
  },
  badge: false,
  mayCostStartingPrice: false,
  hero: {
    heading: 'Additional services, down to the last bracket',
    // claim
    lead: 'The truck is empty, and there are still boxes, bolts and an old flat to hand back clean. We stay for those too.',
  },
  blocks: [
    {
      kind: 'lists',
      heading: 'Four jobs after the heavy ones',
      // claim
      lead: 'Packages include some of these or all. Ask us which are in yours.',
      lists: [
        {
          title: 'Cleaning',
          // claim
          text: 'The old place before the keys go back, the new one before your cupboards are filled.',
          items: [
            'Floors swept and mopped',
            'Kitchen counters and cupboards wiped',
            'Bath, basin and toilet scrubbed',
            // claim
            'Windows cleaned inside',
            // claim
            'Oven and fridge cleaned',
          ],
        },
        {
          title: 'Furniture setup',
          // claim
          text: 'Put together and stood against the wall you have in mind.',
          items: [
            'Beds put together',
            'Table legs back on',
            'Wardrobes and shelves assembled',
            'Pieces set where you want them',
          ],
        },
        {
          title: 'TV wall mounting',
          // claim
          text: 'We drill, plug and level the bracket, and tidy the cables.',
          items: [
            'Height agreed with you',
            'Wall checked before drilling',
            'Bracket fixed and levelled',
            'TV hung and switched on',
            'Cables tied together',
          ],
        },
        {
          title: 'Unpacking',
          // claim
          text: 'Room by room onto your shelves, and the cardboard is folded flat.',
          items: [
            'Crockery into cupboards',
            'Clothes onto rails',
            'Books onto shelves',
            'Linen onto beds',
            'Empty boxes flattened',
          ],
        },
      ],
    },
    {
      kind: 'packages',
      heading: 'Three ways to bundle them',
      lead: 'The plus is there because homes differ. Your quote has the figure.',
    },
    {
      kind: 'points',
      picture: 'additional-near',
      heading: 'Why leave it to us',
      points: [
        {
          icon: 'phone',
          title: 'One call',
          // claim
          text: 'Ask for the move and the extras together, and get them on one quote.',
        },
        {
          icon: 'calendar',
          title: 'One plan',
          // claim
          text: 'We clean after the last box is out and unpack once the first shelf is up, because we plan both.',
        },
        {
          icon: 'wallet',
          title: 'One payment',
          text: `Everything is due together on completion, by ${payment}.`,
        },
      ],
    },
  ],
  also: [
    {
      before: 'They go with furniture removals, house or flat: see ',
      link: 'residential moving',
      to: '/residential-moving',
      after: '.',
    },
    {
      before: 'They go with a short hop, too: see ',
      link: 'local moving',
      to: '/local-moving',
      after: '.',
    },
    {
      before: 'Handing back a flat in ',
      link: region.city,
      to: `/movers-${region.city.toLowerCase()}`,
      after: '? Ask the agent what has to be clean.',
    },
  ],
  closing: {
    heading: 'Add it to your quote',
    lead: 'Name the package or the job in the notes, and we’ll price it with the move.',
  },
};
