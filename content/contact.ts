import { company } from './company.ts';
import { questionsLink } from './questions-link.ts';
import { region } from './region.ts';
import type { Contact } from './single-pages.ts';
import { emailQuoteWithin } from './terms.ts';

export const contact: Contact = {
  head: {
    title: `Contact our ${region.city} movers | ${company.name}`,
    description: `Phone ${company.phone.display}, or reach our ${region.city} moving company by WhatsApp, email or message. Opening hours, and short answers before a move.`,
    keywords: [
      `contact movers ${region.city}`,
      `movers phone number ${region.city}`,
      `WhatsApp movers ${region.city}`,
      'moving company contact',
      `${company.name} contact`,
    ],
  },
  hero: {
    heading: 'Talk to us',
    lead: 'For a price, the quote form asks the right questions. For anything else, phone, write or send a WhatsApp.',
  },
  details: {
    heading: 'How to reach us',
    // claim
    phone: { label: 'Phone', note: 'Answered in our opening hours.' },
    email: {
      label: 'Email',
      note: `For a quote within ${emailQuoteWithin}, choose email in the form.`,
    },
    whatsApp: {
      label: 'WhatsApp',
      note: 'Send photos and videos here, with your reference if you have one.',
      linkLabel: 'Open a chat',
    },
    // claim
    location: { label: 'Location', note: 'No need to visit. The truck comes to you.' },
  },
  hours: {
    heading: 'Opening hours',
    note: 'Send a form or a WhatsApp 24/7, and we’ll answer in opening hours.',
  },
  social: { heading: 'Follow us' },
  questions: {
    heading: questionsLink.label,
    lead: 'Short answers. Your quote has the details of your move.',
  },
  form: {
    heading: 'Send us a message',
    lead: 'Your name, your email and your question will do. Add a number if you’d like a call.',
  },
};
