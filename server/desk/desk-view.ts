import { company } from '../../content/company.ts';
import { advice } from '../../domain/advice.ts';
import { type DeskEntry, progressOf } from '../../domain/desk/desk-entry.ts';
import { deskTime } from '../../domain/desk/desk-time.ts';
import type { DeskLine, DeskView } from '../../domain/desk/desk-view.ts';
import { entryInWords } from '../../domain/desk/entry-in-words.ts';
import { refusalText } from '../../domain/desk/refusal-text.ts';
import { stageAfter } from '../../domain/history/stage.ts';
import type { Database } from '../database/database.ts';
import { findDeskEvents } from '../history/desk-event.repository.ts';
import type { Letter } from '../mail/letter.ts';
import { askLink } from '../mail/visitor-links.ts';
import { contactLetter } from '../message/message.email.ts';
import { quoteLetter } from '../request/request.email.ts';
import { suspectedNotice, suspicionIn } from '../submissions/suspected-mark.ts';
import { deskHistory } from './desk-history.ts';
import { deskOffer, type OfferSurroundings } from './desk-offer.ts';
import { type DeskSubject, findSubject } from './desk-subject.ts';

/** The desk as the holder of its key sees it; undefined if the key opens nothing. */
export async function findDesk(
  db: Database,
  deskKey: string,
  around: OfferSurroundings,
): Promise<DeskView | undefined> {
  const subject = await findSubject(db, deskKey);
  if (!subject) return undefined;
  const events = await findDeskEvents(db, [subject.id]);
  const history = await deskHistory(db, subject.id, events);
  const { stage, holder } = progressOf(history);
  const suspected = suspicionIn(subject.flag);
  const { first, links, sections } = letterOf(subject);
  return {
    subject: subject.subject,
    reference: subject.reference,
    name: subject.name,
    receivedAt: subject.receivedAt,
    ...(suspected && { notice: suspectedNotice(suspected) }),
    ...(first && { first }),
    links,
    sections,
    refusal: advice(() => refusalLink(subject)) ?? null,
    stage,
    holder: holder && { ...holder, since: deskTime(holder.at) },
    offer: deskOffer(subject, events, around),
    mayRefuse: stageAfter(stage, 'refused') !== undefined,
    history: [received(subject), ...history.map(lineOf)],
    last: history.at(-1)?.id ?? null,
  };
}

function received({ id, receivedAt: at }: DeskSubject): DeskLine {
  return { id, at, when: deskTime(at), heading: 'Received', lines: [] };
}

function lineOf(entry: DeskEntry): DeskLine {
  const { id, at } = entry;
  return { id, at, when: deskTime(at), ...entryInWords(entry) };
}

/** The same as in the mail. */
function letterOf(subject: DeskSubject): Letter {
  return subject.subject === 'quote' ? quoteLetter(subject) : contactLetter(subject);
}

function refusalLink(subject: DeskSubject) {
  const { name, reference } = subject;
  const isQuote = subject.subject === 'quote';
  const matter = `${isQuote ? 'quote request' : 'message'} ${reference}`;
  const answerBy = isQuote ? subject.deliveryMethod : 'email';
  const questions = refusalText({ name, company: company.name, matter });
  const { label, url } = askLink(subject, { matter, answerBy, questions });
  return { label: label.replace('Ask', 'Send'), url };
}
