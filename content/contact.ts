import { company } from './company.ts';
import { region } from './region.ts';
import type { Contact } from './single-pages.ts';

export const contact: Contact = {
  head: {
    title: `Contact our ${region.city} movers | ${company.name}`,
    description: `Phone ${company.phone.display}, WhatsApp, email or send a message to a ${region.city} moving family. Open seven days a week. Email is answered within 24 hours.`,
    keywords: [
      `contact movers ${region.city}`,
      `movers phone number ${region.city}`,
      `WhatsApp movers ${region.city}`,
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
