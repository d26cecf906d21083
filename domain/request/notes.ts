import { type Finding, openPoint } from './open-point.ts';
import type { QuoteRequest } from './request.schema.ts';

const FLOOR =
  /\b(?:ground|first|second|third|fourth|fifth|top|\d{1,2}(?:st|nd|rd|th)) floor\b|\bfloor \d/i;
const LIFT = /\b(?:lifts?|elevators?|hysbak)\b/i;
const TRUCK =
  /\btrucks?\b[^.\n]*\b(?:allowed|limit|outside|inside|enter|come in|tons?)\b|\b(?:no|only small|allows?) trucks?\b/i;
const HOURS =
  /\bhours?\b|\b\d{1,2}(?:[:h]\d\d)? ?(?:am|pm)? ?(?:to|until|[-–]) ?\d{1,2}(?:[:h]\d\d)? ?(?:am|pm)?\b(?! ?(?:kg|boxes))/i;

const CONTENTS =
  /\b(?:desks?|tables?|chairs?|shel(?:f|ves|ving)|racks?|cabinets?|cupboards?|machines?|machinery|servers?|printers?|computers?|screens?|fridges?|ovens?|boxes|cartons?|pallets?|stock|counters?|tills?|safes?|sofas?|couch(?:es)?|furniture|equipment|lessenaars?|tafels?|stoele|rakke|kaste)\b/i;

/** Words for things that make the day harder. */
const RISK =
  /\b(?:no|without an?) (?:lift|elevator|trucks?|parking)\b|\b(?:third|fourth|fifth|top|[3-9]th|3rd|1\dth) floor\b|\btrucks? (?:must |have to )?(?:stay|park|stop|wait)s? outside\b|\b(?:steep|narrow) (?:drive(?:way)?|stairs?|staircase|road|gate)\b|\blong carry\b/i;

/** Whether other dates would do as well. */
export function saysFlexible(notes: string): boolean {
  return /(?<!\b(?:not|isn[’']t|aren[’']t) )\bflexib|\bany ?(?:time|day|date)\b/i.test(notes);
}

/** Whether the notes say anything of what a business moves. */
export function namesContents(notes: string): boolean {
  return CONTENTS.test(notes);
}

/** The questions that the notes seem to answer: people write things that they did not tick. The notes
 *  may mean either address, so neither is asked about again. */
export function toldInNotes(notes: string) {
  const found = (words: RegExp) => (words.test(notes) ? 'in the notes' : '');
  return { floor: found(FLOOR), lift: found(LIFT), truck: found(TRUCK), hours: found(HOURS) };
}

/** The sentences of the notes about difficult access, for the team. */
export function notesPoint({ additionalNotes }: QuoteRequest): Finding {
  const sentences = additionalNotes
    .split(/[.!?\n]+\s*/)
    .filter((sentence) => RISK.test(sentence))
    .map((sentence) => `“${sentence.trim()}”`);
  if (sentences.length === 0) return undefined;
  return openPoint('notes-access', `The notes say: ${sentences.join(', ')}.`);
}
