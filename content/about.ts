import { company } from './company.ts';
import { openDays } from './open-days.ts';
import { openingTimes } from './opening-hours.ts';
import { startingPrice } from './prices.ts';
import type { About } from './single-pages.ts';
import { payment, quoteGoodFor } from './terms.ts';

export const about: About = {
  head: {
    title: `About our family of movers | ${company.name}`,
    description: `A family-owned moving company in Johannesburg since ${company.founded}. How one truck became a moving business, and six reasons to choose us.`,
    keywords: [
      'family movers Johannesburg',
      'family-owned moving company',
      'Johannesburg movers',
      `about ${company.name}`,
      'moving company Gauteng',
    ],
  },
  story: {
    heading: `It started in ${company.founded} with one truck`,
    paragraphs: [
      // claim
      `In ${company.founded} the company was one truck and the relatives who could be talked into lifting. Anything we chipped would have come up at Sunday lunch, so we learned to wrap things well.`,
      // claim
      'Since then the work has grown. We move homes, offices, shops and warehouses, in the city and out of Gauteng. Pianos and pool tables came too, and then the cleaning and unpacking.',
      // claim
      'The family still owns the company. If something on your move needs deciding, you phone the people whose business it is.',
    ],
  },
  values: {
    heading: 'Three things we hold to',
    items: [
      {
        icon: 'shield',
        title: 'Trust',
        // claim
        text: 'You know the price, and what it’s based on, before you book. If something goes wrong, tell us and the owners will deal with it.',
      },
      {
        icon: 'heart',
        title: 'Care',
        // claim
        text: 'Furniture is wrapped before it meets a doorway. A box marked fragile travels on top.',
      },
      {
        icon: 'star',
        title: 'Excellence',
        // claim
        text: 'A move ends when the last piece is where you want it. Walk through the rooms with us to check.',
      },
    ],
  },
  founder: {
    name: 'Themba Ndlovu',
    role: 'Founder',
    paragraphs: [
      // claim
      `Themba started the company in ${company.founded} and drove its only truck himself.`,
      // claim
      'He looks at the way in before he talks about the price. That’s why we ask about your gate and your stairs.',
    ],
  },
  reasons: {
    heading: 'Six reasons to choose us',
    points: [
      {
        icon: 'users',
        title: 'Family-owned',
        // claim
        text: 'The owners answer for the work, so a question never has to travel to head office.',
      },
      {
        icon: 'file',
        title: 'A quote that keeps',
        text: `Moves start from ${startingPrice}. Your quote is free, and good for ${quoteGoodFor}.`,
      },
      {
        icon: 'wallet',
        title: 'You pay on completion',
        text: `By ${payment}, when the move is done.`,
      },
      {
        icon: 'gate',
        title: 'We ask about the way in',
        // claim
        text: 'We talk gates, lifts, stairs and slopes through with you before moving day.',
      },
      {
        icon: 'clock',
        title: `Open ${openDays} a week`,
        text: `${openingTimes}.`,
      },
      {
        icon: 'wrench',
        title: 'Help in both homes',
        text: 'Cleaning, furniture setup, TV mounting and unpacking, if you want them.',
      },
    ],
  },
  closing: {
    heading: 'Show us the way in',
    lead: 'Tell us about your gate, your stairs and your piano. The quote is free.',
  },
};
