import { company } from '../company.ts';
import { dealingWith } from '../dealing-with.ts';
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
  lastUpdated: 'December 2024',
  lead: 'What we do with the details you send us, and how to have them corrected or deleted.',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        `${company.name}, in ${company.location}, is the responsible party under the Protection of Personal Information Act 4 of 2013 (POPIA). Write to us at ${company.email} or phone ${company.phone.display}.`,
        ...(dealingWith ? [dealingWith] : []),
      ],
    },
    {
      heading: 'What you give us',
      paragraphs: [
        'No law obliges you to give us this, but without what we need we cannot answer. Please leave out identity numbers, bank details and gate codes.',
        'Our server sees the IP address that a form comes from, to stop floods of requests, and does not store it with your details.',
      ],
      list: [
        'For a quote we need your name, email address, phone number, both addresses, the date and type of the move, and how to answer you. Optional: rooms, items, notes, the way to both doors (floor, lift, gate and its rules, carrying distance, power), and afterwards how you found us.',
        'For a message we need your name, email address and message. Optional: a phone number.',
        'With a form comes, if your browser knows it, the first page you saw here, when, the site before it, and the campaign and click id of an advertisement. With the signal Global Privacy Control we keep only the page.',
        'On your private page, all optional: changes, questions, answers, and whether to call you.',
        'By phone, email or WhatsApp: your number or address, what you tell us, and your photos.',
      ],
    },
    {
      heading: 'Your private page',
      paragraphs: [
        'The confirmation of a quote request has a private link to a page that shows what we keep of it. Whoever has it can change the request, answer our quote, and delete it all. From there you can copy another link, which is also on its printed sheet and in its calendar entry: it only shows where and when the move is and who comes. A request sent without JavaScript has none, so ask us.',
        'We see when you first open a quote there, what you answer, and, with a yes, which terms you saw.',
        'Deleting removes the request and our emails about it from our server at once, asks our team to delete its copies, and cancels a move that you said yes to. Saying no to a quote deletes nothing; the page then offers to.',
      ],
    },
    {
      heading: 'Why we use it',
      paragraphs: [
        'POPIA lets us use your details for what you asked of us, and for its records. We neither market with them nor sell them, and use them:',
      ],
      list: [
        'to prepare your quote, send it, and answer you',
        'to email you, even if you chose WhatsApp, that we have your request, what you said yes to, each confirmed, changed or cancelled day, a reminder the day before, and what the move came to',
        'to remind ourselves what you wait for, and to count, without names, how quickly we answer and what brings us work',
        'to carry out your move, be paid for it, and ask how it went',
        'to keep records of our agreements and accounts',
      ],
    },
    {
      heading: 'Who sees it, here and abroad',
      paragraphs: [
        'Only these, unless a law obliges us. Some keep data outside South Africa, under their own privacy policies, where the law may protect you less than POPIA does:',
      ],
      list: [
        'our team: in its email inbox, on its phones and in its calendars',
        'the companies that host this site and our email',
        'WhatsApp and its operator, if you choose WhatsApp: its chat gets your whole request before you press send, and our chats have your name, our quote and your private link. If you choose email, there are none unless an email did not reach you or you agree',
        'Google, when one of us opens the map of your route: both addresses, without your name',
        'the estate, body corporate or building that must let the truck in: only what it needs for that',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        `We typically keep quote requests, messages and records of moves for ${keptFor}, to answer later questions about what was agreed and paid. What you delete, or ask us to, goes sooner. A form that looks like spam is marked, still read, and deleted after ${suspectedKeptFor}.`,
        `When we no longer need your details and no law makes us keep them, we delete them or remove whatever identifies you. Backup copies can take another ${backupsKeptFor} to disappear.`,
        `Of what you delete we note the reference, when it was deleted and the day of the move, and keep an invoice as the law asks. Of a move that took place we keep, to be paid and for our accounts, your name, both addresses, what was agreed and what it came to for ${accountsKeptFor} after the end of its tax year, and until it is paid your phone number and email address.`,
      ],
    },
    {
      heading: 'How we look after it',
      paragraphs: [
        'Forms are sent over an encrypted connection. Two pages show a request: yours, behind a link that only you get, and our team’s, on our own signed-in devices only, whose notes are deleted with it. Our server logs name nobody.',
        'Only those of us who need your details for your quote, move or accounts may look at them. If your email address is corrected, you get a new link there with the emails that are still true, and the old link stops working. An address at which nobody opened the link in one of our emails gets at most ten a month, and five that say we have a request.',
        'If there is reason to believe that somebody got your details without permission, we’ll tell you and the Information Regulator as soon as reasonably possible what may follow, what we do and what you can do.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        `Asking is free, by email, WhatsApp, phone or any other way. Give your reference if you have it; we may check that it is you. We’ll act as soon as reasonably practicable, and answer in writing within ${dataAnswerWithin}. You may:`,
      ],
      list: [
        'ask whether we hold your details, and see them',
        'have them corrected if inaccurate, incomplete, misleading or out of date',
        'have them deleted if irrelevant, excessive, unlawfully obtained or no longer ours to keep',
        'object to our use of them, when you send them or later',
      ],
    },
    {
      heading: 'No cookies',
      paragraphs: [
        'This site sets no cookies for visitors (our own team’s devices have one, to sign in), follows you to no other site, and loads nothing from other companies. What comes with a form is named above. It counts taps on our phone number, email address and WhatsApp by day, page and kind of source, not who tapped. Sites that we link to have their own rules.',
        `Until you close it, your browser’s tab keeps where your visit began, what you type, and then your answers with the private link, also of a page that you open with it. Without a connection, a form stays in your browser for up to ${unsentKeptFor}, until it is sent or you discard it. Ticks on your checklist stay as long as you leave them.`,
      ],
    },
    {
      heading: 'Under 18s',
      paragraphs: [
        'Our services and forms are not directed at anyone under 18. If a child sent us details, tell us and we’ll delete them.',
      ],
    },
    {
      heading: 'Complaints and changes',
      paragraphs: [
        'If you are unhappy with how we use your details, tell us. You may also complain to the Information Regulator, at POPIAComplaints@inforegulator.org.za; its general address is enquiries@inforegulator.org.za.',
        'When this page changes, the date above changes too.',
      ],
    },
  ],
};
