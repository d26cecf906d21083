import { company } from '../company.ts';
import { region } from '../region.ts';
import {
  backupsKeptFor,
  dataAnswerWithin,
  keptFor,
  suspectedKeptFor,
  unsentKeptFor,
} from '../terms.ts';
import type { LegalPage } from './legal.ts';

/** Notice under section 18 of POPIA. */
export const privacyPolicy: LegalPage = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  head: {
    title: `Privacy Policy | ${company.name}`,
    description: `What ${company.name} collects in its forms, why, who receives it, how long we keep it, and how to have it corrected or deleted under POPIA.`,
    keywords: [
      `privacy policy movers ${region.city}`,
      'POPIA moving company',
      'delete my quote request',
      'personal information movers',
    ],
  },
  lastUpdated: 'December 2024',
  lead: 'What we do with the details you send us, and how to have them corrected or deleted.',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        `${company.name}, in ${company.location}, is the responsible party under the Protection of Personal Information Act 4 of 2013 (POPIA). In plain words, we decide why and how your details are used, and we answer for it.`,
        `For anything on this page, write to us at ${company.email} or phone ${company.phone.display}.`,
      ],
    },
    {
      heading: 'What we collect',
      paragraphs: [
        'The details come from you. Please leave identity numbers, bank details and gate codes out of the forms. We do not ask for them.',
        'Our server sees the internet address (IP address) that a form is sent from. It uses the address to stop floods of automated requests, and does not store it with yours.',
        'You give us:',
      ],
      list: [
        'In the quote form: your name, email address and phone number, the addresses you move from and to, the move date, the type of move, and WhatsApp or email for the answer. If you add them, also bedrooms, bathrooms, garage, storeroom, items, notes, and how we get to both doors: floor, lift, estate, gate or complex, the notice it needs, moving hours, carrying distance and power.',
        'On the private page of your quote request: the changes you save, and whether you asked us to call you.',
        'In the contact form: your name, email address and message, and your phone number if you add it.',
        'When you phone, email or send a WhatsApp: your number or address, and what you tell us.',
      ],
    },
    {
      heading: 'What we need, and what is optional',
      paragraphs: [
        'The quote form needs your name, email address, phone number, both addresses, the move date, the type of move, and your choice of WhatsApp or email. Without them we cannot prepare a quote, and the form cannot be sent.',
        'Bedrooms, bathrooms, garage, storeroom, items, notes and the questions about the way to both doors are optional. Without them the quote is less exact. Everything on the private page is optional too.',
        'The contact form needs your name, email address and message. Without them we cannot answer. Your phone number is optional there.',
        'No law obliges you to give us these details.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: [
        'POPIA lets us use your details for what you asked of us, and for the records that go with it. We do not use them for marketing, and we do not sell them. We use them:',
      ],
      list: [
        'to prepare your quote and send it to you',
        'to answer your message',
        'to remind ourselves by email what you are still waiting for, and to count how quickly we answer, without names',
        'to plan and carry out a move that you book, and to be paid for it',
        'to keep records of our agreements and accounts',
      ],
    },
    {
      heading: 'Who receives it, here and abroad',
      paragraphs: [
        'If you choose WhatsApp, the site opens a chat with your whole request already in it: contact details, both addresses and the rest. WhatsApp gets that text when the chat opens, and we see it there once you press send.',
        'The operator of WhatsApp is outside South Africa. Its own privacy policy and the law of its country apply there, and may protect you less than POPIA does. If you would rather not use WhatsApp, choose email.',
        'Our hosting and email providers may keep data outside South Africa too, under laws that may protect you less than POPIA does.',
        'These receive your details, and nobody else unless a law obliges us:',
      ],
      list: [
        'our team, through its email inbox, also when you choose WhatsApp',
        'the companies that host this site and our email',
        'WhatsApp and its operator, if you choose WhatsApp',
        'the estate, body corporate or building at either end, if you book and it must let the truck in: only what it needs for that',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        `We typically keep quote requests, messages and records of moves for ${keptFor}. They are part of our records of agreements and accounts, and answer later questions about what was agreed and paid.`,
        'A quote request that never became a move is kept no longer than that. Tell us you will not be moving with us, and we’ll delete it sooner.',
        `A form that looks as if a program sent it is marked as suspected spam. We still read it, and delete it after ${suspectedKeptFor}.`,
        `When we no longer need your details and no law makes us keep them, we delete them or remove whatever identifies you. Backup copies can take another ${backupsKeptFor} to disappear.`,
      ],
    },
    {
      heading: 'How we look after it',
      paragraphs: [
        'Forms are sent over an encrypted connection. Two pages show a request: yours, behind your private link, and our team’s, behind a link in our own email. We send your link only to you, by email or WhatsApp, and our records of visits do not hold it. On our page we note who answers you and what was agreed; that is kept and deleted with your request. Our diary lists moves by suburb, size and day, and names nobody.',
        'Our server’s logs hold nothing that identifies you.',
        'Only those of us who need your details for your quote, your move or the accounts may look at them.',
        'If there are reasonable grounds to believe that somebody got hold of your details without permission, we’ll tell you and the Information Regulator as soon as reasonably possible. We’ll say what may follow from it, what we are doing and what you can do.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'The confirmation of a quote request has a private link. The page behind it shows you what we keep of the request, lets you change it, and deletes it at once with our emails about it on our server. Whoever has the link can do that, so keep it to yourself. A request sent with JavaScript switched off has none, so ask us instead.',
        'When we send you a quote, the same page shows it. We then see when you first opened it there, and what you answer. If you say yes, we keep which terms you saw, the day and the price, and email you when the day is confirmed, changed or cancelled, and once more on the day before. An address at which nobody has opened or answered a quote gets at most ten emails in a month. If you correct your email address, emails that are still true go to the new one, and your private link is renewed.',
        `Asking costs nothing. Write to ${company.email}, send a WhatsApp, phone, or use any other way that is convenient for you. Your reference helps us to find the request. We may ask a question to be sure that it is you.`,
        `We’ll act as soon as reasonably practicable, and tell you the outcome in writing within ${dataAnswerWithin}.`,
        'You may:',
      ],
      list: [
        'ask whether we hold your details, and see them',
        'have them corrected if they are inaccurate, incomplete, misleading or out of date',
        'have them deleted if they are irrelevant, excessive or unlawfully obtained, or if we may no longer keep them',
        'object to our use of them, when you send them or later',
      ],
    },
    {
      heading: 'No cookies, no tracking',
      paragraphs: [
        'This site sets no cookies and does not track you. Its pages load nothing from other companies.',
        `What you type in a form may be kept in your own browser tab until it is sent. If there is no connection when you send it, your browser keeps it for up to ${unsentKeptFor}, until it is sent or you discard it. After a quote request the tab keeps your confirmation with your answers and the private link, so that a reload loses none of them. Close the tab and they are gone.`,
        `Links to WhatsApp${company.social.length > 0 ? ', to social networks' : ''} and to other sites take you to places with their own rules.`,
      ],
    },
    {
      heading: 'Under 18s',
      paragraphs: [
        'Our services and forms are not directed at anyone under 18. If a child has sent us details, tell us and we’ll delete them.',
      ],
    },
    {
      heading: 'Complaints and changes',
      paragraphs: [
        'If you are unhappy with how we use your details, tell us and we’ll try to put it right.',
        'You may also complain to the Information Regulator, at POPIAComplaints@inforegulator.org.za. General enquiries go to enquiries@inforegulator.org.za.',
        'When this page changes, the date above changes too.',
      ],
    },
  ],
};
