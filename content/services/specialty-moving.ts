import { company } from '../company.ts';
import { insuring } from '../insuring.ts';
import { region } from '../region.ts';
import { noInsurance } from '../terms.ts';
import type { Service } from './service.ts';

export const specialtyMoving: Service = {
  path: '/specialty-moving',
  name: 'Specialty Moving',
  gist: 'Pianos, art, pool tables, antiques',
  summary: 'Pianos, paintings, slate pool tables and the cabinet nobody dares to open.',
  picture: 'specialty',
  head: {
    title: `Piano and art movers in ${region.city} | ${company.name}`,
    description: `Pianos, pool tables, art and antiques, measured, padded and carried with care in ${region.city}. Send a photo of the awkward piece for a free quote.`,
    keywords: [
      `piano movers ${region.city}`,
      `specialty moving ${region.city}`,
      `art movers ${region.city}`,
      'pool table movers',
      'antique furniture movers',
      'grand piano moving',
    ],
  },
  badge: true,
  mayCostStartingPrice: false,
  hero: {
    heading: 'Specialty moving, slowly and on purpose',
    lead: 'A piano, a painting, a pool table or a yellowwood cabinet gets a plan, its own padding and all the time it needs on the stairs.',
  },
  blocks: [
    {
      kind: 'offers',
      layout: 'rows',
      heading: 'Four things that need a plan',
      items: [
        {
          title: 'Piano moving',
          // claim
          text: 'Strapped to a dolly and walked over ramps. It doesn’t roll on its own castors.',
        },
        {
          title: 'Artwork moving',
          // claim
          text: 'Glass taped, corners capped, canvases kept upright. Take a photo of each piece before it’s wrapped.',
        },
        {
          title: 'Pool table moving',
          // claim
          text: 'Pockets, rails and slate travel wrapped and are put together again. Ask us about levelling.',
        },
        {
          title: 'Antiques and valuables',
          // claim
          text: `Drawers emptied, doors tied shut, carvings padded. Jewellery and documents should travel in your own bag. ${noInsurance}`,
        },
      ],
    },
    {
      kind: 'offers',
      heading: 'Three pianos, three ways to lift',
      items: [
        {
          title: 'Upright piano',
          // claim
          text: 'The weight sits in the iron frame at the back. We tie the lid and keep it standing.',
        },
        {
          title: 'Grand piano',
          // claim
          text: 'Lid, legs and pedals come off and are wrapped. The body travels on its straight side.',
        },
        {
          title: 'Digital piano',
          // claim
          text: 'Keyboard and stand come apart and the cables share one bag. If you kept the box, we’ll use it.',
        },
      ],
    },
    {
      kind: 'points',
      picture: 'specialty-near',
      heading: 'Six habits with heavy and fragile things',
      points: [
        {
          icon: 'ruler',
          title: 'Measured first',
          // claim
          text: 'Doorways and landings too, before the day and with your help.',
        },
        {
          icon: 'shield',
          title: 'Padding that fits',
          // claim
          text: 'Blankets and corner pads, and more of both where glass or gilt asks for it.',
        },
        {
          icon: 'wrench',
          title: 'Taken apart in order',
          // claim
          text: 'Legs, lids and glass come off with the right tool. Screws travel in labelled bags.',
        },
        {
          icon: 'mountain',
          title: 'Ramps over steps',
          // claim
          text: 'Ramps bridge steps and thresholds, and shoulder straps share the weight among the crew.',
        },
        {
          icon: 'users',
          title: 'Enough hands',
          // claim
          text: 'Your photos tell us how many people the piece needs.',
        },
        {
          icon: 'road',
          title: 'A gentle drive',
          // claim
          text: 'Speed bumps are taken at walking pace.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Four steps to the right corner',
      steps: [
        {
          title: 'Assessment',
          text: 'Send photos and measurements of the piece, the stairs and both doors. We’ll ask the rest.',
        },
        {
          title: 'Preparation',
          // claim
          text: 'We clear the way to the truck.',
        },
        {
          title: 'Transport',
          // claim
          text: 'It’s strapped to the truck’s side, with nothing leaning against it.',
        },
        {
          title: 'Placement',
          // claim
          text: 'We set it down where it will stay. Let a piano settle before the tuner comes.',
        },
      ],
    },
    insuring,
  ],
  also: [
    {
      before: 'Old stairs, small lifts, steep drives: an address in ',
      link: region.city,
      to: `/movers-${region.city.toLowerCase()}`,
      after: ' can have all three.',
    },
    {
      before: 'The rest of the house goes with it: see ',
      link: 'residential moving',
      to: '/residential-moving',
      after: '.',
    },
    {
      before: 'To another city it travels by our ',
      link: 'long distance routes',
      to: '/long-distance-moving',
      after: '.',
    },
  ],
  closing: {
    heading: 'Send a photo of the awkward one',
    lead: 'WhatsApp it with rough measurements and both addresses, and we’ll quote for free.',
  },
};
