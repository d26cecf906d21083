import { company } from '../company.ts';
import type { ExpertiseArea } from './area.ts';

export const northwold: ExpertiseArea = {
  layout: 'expertise',
  slug: 'northwold',
  name: 'Northwold',
  within: 'Johannesburg',
  place: { south: 26.06, east: 27.95 },
  picture: 'northwold',
  head: {
    title: `Townhouse movers in Northwold | ${company.name}`,
    description:
      'Furniture removals for townhouses, clusters and plots in Northwold, Randburg: stairs, unit and parking sorted out before moving day. Quotes are free.',
    keywords: [
      'movers northwold',
      'northwold furniture removals',
      'townhouse movers randburg',
      'movers northgate',
      'movers north riding',
      'piano movers randburg',
    ],
  },
  badge: false,
  hero: {
    heading: 'Movers in Northwold, unit by unit',
    lead: 'A small Randburg suburb where the address may be a plot or a unit. We ask which, and how wide the stairs are.',
  },
  expertise: {
    heading: 'Plot, unit, and a turn in the stairs',
    picture: 'northwold-near',
    pullLine: 'The stairs decide what goes up whole.',
    paragraphs: [
      // claim
      'Some addresses on Fourth Road and Fifth Road still begin with “Plot”. We write plot, complex, unit and floor on the crew’s sheet, so that your bed does not tour the neighbourhood.',
      // claim
      'In a townhouse, measure how wide the stairs are and how high at the turn. If something must come apart, tell us whether we should put it together again, and we’ll quote for both.',
    ],
  },
  suburbsHeading: 'Northwold and nearby',
  suburbs: [
    'Northwold Gardens',
    'Sundowner',
    'Northgate',
    'Sharonlea',
    'North Riding',
    'Bromhof',
    'Boskruin',
    'Olivedale',
    'Boundary Park',
    'Noordhang',
    'Bellairspark',
    'Johannesburg North',
  ],
  servicesHeading: 'Three kinds of Northwold move',
  cards: [
    {
      title: 'Down the road',
      text: 'Sundowner, Northgate, Sharonlea: a local move, by the hour or at one price.',
      target: '/local-moving',
    },
    {
      title: 'Townhouses and clusters',
      // claim
      text: 'Upstairs furniture comes off the truck first, before boxes fill the hall.',
      target: '/residential-moving',
    },
    {
      title: 'Pianos on tight stairs',
      // claim
      text: 'Upright or digital: strapped, blanketed and taken slowly around the corner.',
      target: '/specialty-moving',
    },
  ],
  benefitsHeading: 'Small spaces, planned first',
  benefits: [
    {
      title: 'Measured in advance',
      text: 'Three numbers from you settle it: sofa length, stair width, ceiling height.',
    },
    {
      title: 'Somewhere to stop',
      text: 'Boom height, turning room, visitors’ bays: the managing agent knows, so ask early.',
    },
    {
      title: 'Both ends on one plan',
      text: 'A cot that comes down one staircase may have to go up another. Describe the two.',
    },
  ],
  closing: {
    heading: 'Count the stairs, then call us',
    lead: 'Or use the form: tick the furniture and tell us about the stairs.',
  },
};
