import { about } from './about.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { getQuote } from './get-quote.ts';
import { home } from './home.ts';
import type { PublicPage } from './page.ts';
import { region } from './region.ts';

/** In the order of docs/product.md's route table. The sitemap, llms.txt and the pages whose taps are counted follow. The server
 *  reads this too, so nothing here may import areas.ts, whose files only the site's bundler finds. */
export const PAGES = {
  '/': { name: 'Home', picture: 'hero', head: home.head },
  '/about': { name: 'About', picture: 'about', head: about.head },
  '/contact': { name: 'Contact', picture: 'contact', head: contact.head },
  '/get-quote': { name: 'Free quote', picture: 'hero', head: getQuote.head },
  '/terms-of-service': {
    name: 'Terms of Service',
    picture: 'hero',
    head: {
      title: `Terms of Service | ${company.name}`,
      description: `The terms of ${company.name} in plain words: quotes, cancellation, payment, what we do not carry, and why to ask your own insurer before the move.`,
      keywords: [
        `movers’ terms ${region.city}`,
        'movers terms and conditions',
        'moving quote validity',
        `cancel a move ${region.city}`,
      ],
    },
  },
  '/privacy-policy': {
    name: 'Privacy Policy',
    picture: 'hero',
    head: {
      title: `Privacy Policy | ${company.name}`,
      description: `What ${company.name} collects in its forms, why, who receives it, how long we keep it, and how to have it corrected or deleted under POPIA.`,
      keywords: [
        `privacy policy movers ${region.city}`,
        'POPIA movers',
        'delete my quote request',
        'personal information movers',
      ],
    },
  },
} as const satisfies Readonly<Record<`/${string}`, PublicPage>>;

const pages: Readonly<Record<string, PublicPage>> = PAGES;

export const publicPages = Object.entries(pages).map(([path, page]) => ({ path, ...page }));
