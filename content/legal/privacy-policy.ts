import { company } from '../company.ts';
import { region } from '../region.ts';
import {
  accountsKeptFor,
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
        `${company.name}, in ${company.location}, is the responsible party under the Protection of Personal Information Act 4 of 2013 (POPIA). Write to us at ${company.email} or phone ${company.phone.display}.`,
      ],
    },
    {
      heading: 'What you give us',
      paragraphs: [
        'No law obliges you to give us any of this, but without what we need we cannot answer. Please leave out identity numbers, bank details and gate codes.',
        'Our server sees the IP address that a form is sent from, to stop floods of automated requests, and does not store it with your details.',
      ],
      list: [
        'For a quote we need your name, email address, phone number, both addresses, the date and type of the move, and WhatsApp or email for the answer. Optional: rooms, items, notes, and the way to both doors (floor, lift, gate and its rules, carrying distance, power).',
        'For a message we need your name, email address and message; a phone number is optional.',
        'With a form your browser sends, if it knows them, the first page of your visit and its time, the site before it, and the tags of the link that you followed: the campaign, and the advertiser’s id of the click. With the signal Global Privacy Control we keep only the page. After sending you may say how you found us.',
        'On your private page, all optional: changes, questions, answers, and whether to call you.',
        'When you phone, email or send a WhatsApp: your number or address, what you tell us, and your photos.',
      ],
    },
    {
      heading: 'Your private page',
      paragraphs: [
        'The confirmation of a quote request has a private link to a page that shows what we keep of it. There you, and anyone else who has the link, can change it, answer our quote, and delete it. A request sent with JavaScript switched off has none, so ask us.',
        'We see when you first open a quote there, and what you answer. With a yes we keep which terms you saw.',
        'Deleting removes the request and our emails about it from our server at once, and asks our team to delete its own copies. It cancels a move that you said yes to. Saying no to a quote deletes nothing; the page then offers to.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: [
        'POPIA lets us use your details for what you asked of us, and for the records that go with it. We neither market with them nor sell them, and use them:',
      ],
      list: [
        'to prepare your quote, send it, and answer you',
        'to email you, even if you chose WhatsApp, what you said yes to, the day when it is confirmed, changed or cancelled, a reminder on the day before, and what the move came to',
        'to remind ourselves what you are waiting for, and to count, without names, how quickly we answer and what brings us work',
        'to carry out a move that you book, be paid for it, and ask you how it went',
        'to keep records of our agreements and accounts',
      ],
    },
    {
      heading: 'Who sees it, here and abroad',
      paragraphs: [
        'Nobody but these, unless a law obliges us. Some keep data outside South Africa, under their own privacy policies, where the law may protect you less than POPIA does:',
      ],
      list: [
        'our team: in its email inbox, on its phones and in its calendars',
        'the companies that host this site and our email',
        'WhatsApp and its operator, if you choose WhatsApp: the site opens a chat with your whole request, which WhatsApp gets before you press send. Our chats have your name, our quote and your private link. If you choose email, there are none unless an email did not reach you or you agree',
        'Google, when one of us opens the map of your route: both addresses, without your name',
        'the estate, body corporate or building that must let the truck in, if you book: only what it needs for that',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        `We typically keep quote requests, messages and records of moves for ${keptFor}, to answer later questions about what was agreed and paid. Delete a request on its private page, or ask us to, and it goes sooner.`,
        `A form that looks like spam is marked as such. We still read it, and delete it after ${suspectedKeptFor}.`,
        `When we no longer need your details and no law makes us keep them, we delete them or remove whatever identifies you. Backup copies can take another ${backupsKeptFor} to disappear. Of what you delete we note the reference, when it was deleted and the day of the move, and keep an invoice as the law asks. Of a move that took place we also keep, to be paid and for our accounts, your name, both addresses, what was agreed and what it came to for ${accountsKeptFor} after the end of its tax year, and your phone number and email address until it is paid.`,
      ],
    },
    {
      heading: 'How we look after it',
      paragraphs: [
        'Forms are sent over an encrypted connection. Two pages show a request: yours, behind a link that we send only to you, and our team’s, behind a link in our own email. What we note there is deleted with your request. Our diary and our server’s logs name nobody.',
        'Only those of us who need your details for your quote, your move or the accounts may look at them. If you correct your email address, your private link is renewed, and emails that are still true go to the new address. An address at which nobody opened a quote gets at most ten emails in a month.',
        'If there are reasonable grounds to believe that somebody got hold of your details without permission, we’ll tell you and the Information Regulator as soon as reasonably possible what may follow, what we are doing and what you can do.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `Asking costs nothing, by email, WhatsApp, phone or any other way. Give us your reference if you have it; we may ask a question to be sure that it is you. We’ll act as soon as reasonably practicable, and answer in writing within ${dataAnswerWithin}. You may:`,
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
        'This site sets no cookies and does not track you. It counts taps on our phone number, email address and WhatsApp by day, page and kind of source, and not who tapped. Its pages load nothing from other companies. Other sites, which we link to, have their own rules.',
        `Until you close it, your browser’s tab keeps where your visit began, what you type, and then the confirmation with your answers and the private link. Without a connection, a form stays in your browser for up to ${unsentKeptFor}, until it is sent or you discard it. Ticks on your checklist stay for as long as you leave them.`,
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
        'If you are unhappy with how we use your details, tell us.',
        'You may also complain to the Information Regulator, at POPIAComplaints@inforegulator.org.za. Its general address is enquiries@inforegulator.org.za.',
        'When this page changes, the date above changes too.',
      ],
    },
  ],
};
