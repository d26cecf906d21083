import { company } from './company.ts';
import type { Head } from './page.ts';

export interface Detail {
  readonly label: string;
  readonly note: string;
}

/** The words around the facts of company.ts, from top to bottom (spec section 2, Contact). */
export interface Contact {
  readonly head: Head;
  readonly hero: { readonly heading: string; readonly lead: string };
  readonly details: {
    readonly heading: string;
    readonly phone: Detail;
    readonly email: Detail;
    readonly whatsApp: Detail & { readonly linkLabel: string };
    readonly location: Detail;
  };
  readonly hours: { readonly heading: string; readonly note: string };
  readonly social: { readonly heading: string };
  readonly form: { readonly heading: string; readonly lead: string };
}

export const contact: Contact = {
  head: {
    title: `Contact our Johannesburg movers | ${company.name}`,
    description: `Phone ${company.phone.display}, WhatsApp, email or send a message to a Johannesburg moving family. Open seven days a week. Email is answered within 24 hours.`,
    keywords: [
      'contact movers Johannesburg',
      'movers phone number Johannesburg',
      'WhatsApp movers Johannesburg',
      'moving company contact',
      `${company.name} contact`,
    ],
  },
  hero: {
    heading: 'Talk to the family',
    lead: 'For a price, the quote form asks the right questions. For anything else, phone, write or send a WhatsApp.',
  },
  details: {
    heading: 'How to reach us',
    phone: { label: 'Phone', note: 'Answered in our opening hours.' },
    email: { label: 'Email', note: 'Answered within 24 hours.' },
    whatsApp: {
      label: 'WhatsApp',
      note: 'Send a photo of the stairs. It saves a thousand words.',
      linkLabel: 'Open a chat',
    },
    location: { label: 'Location', note: 'No need to visit. The truck comes to you.' },
  },
  hours: {
    heading: 'Opening hours',
    note: 'The forms and WhatsApp take messages day and night.',
  },
  social: { heading: 'Follow us' },
  form: {
    heading: 'Send us a message',
    lead: 'Your name, your email and your question will do. Add a number if you would like a call.',
  },
};
