import { company } from './company.ts';
import { region } from './region.ts';
import type { About } from './single-pages.ts';
import { payment, quoteGoodFor } from './terms.ts';

export const about: About = {
  head: {
    title: `About us | ${company.name}`,
    description: `How two ${region.city} neighbours came to share two trucks in ${company.founded}, what they promise, and six reasons to let them carry your piano.`,
    keywords: [`removals ${region.city}`, `about ${company.name}`],
  },
  story: {
    heading: `Two neighbours, ${company.founded}`,
    paragraphs: ['One had a truck, the other had brothers.', 'There are two trucks now.'],
  },
  values: {
    heading: 'What we promise',
    items: [
      { icon: 'clock', title: 'Early', text: 'Before the heat, before the traffic.' },
      { icon: 'shield', title: 'Dry', text: 'Tarpaulins ride along all summer.' },
      { icon: 'file', title: 'Written', text: 'The price stands on paper before we load.' },
    ],
  },
  reasons: {
    heading: 'Six reasons',
    points: [
      { icon: 'users', title: 'Two owners', text: 'One of them is always on the truck.' },
      { icon: 'file', title: 'A quote that keeps', text: `It is valid for ${quoteGoodFor}.` },
      { icon: 'wallet', title: 'You pay on completion', text: `By ${payment}.` },
      { icon: 'mountain', title: 'Hills', text: 'We know which streets a truck cannot climb.' },
      { icon: 'gate', title: 'Gates', text: 'We phone the estate before the day.' },
      { icon: 'wrench', title: 'Tools', text: 'What we take apart we put together.' },
    ],
  },
  closing: { heading: 'Tell us about your hill', lead: 'The quote is free.' },
};
