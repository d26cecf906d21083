import type { CalendarDate } from '../dates/calendar-date.ts';
import { helloFrom } from '../greeting.ts';
import { ACCESS_SIDES } from './access.ts';
import { addressPoint, estatePoint, heavyPoint, samePoint } from './access-points.ts';
import { datePoint, farPoint } from './date-points.ts';
import { namesContents, notesPoint } from './notes.ts';
import { type Finding, type OpenPoint, openPoint } from './open-point.ts';
import { promisedPoints } from './promised-points.ts';
import type { QuoteRequest } from './request.schema.ts';
import { surveyPoint } from './video-survey.ts';

/** The points to settle before a price can hold, the most pressing first. They help with the reply and
 *  never refuse a request.
 *  @param isPhone whether a text has a number that can be called. The server reads numbers with a
 *  library; the browser, which has none, counts digits. */
export function openPoints(
  request: QuoteRequest,
  today: CalendarDate,
  isPhone = hasEnoughDigits,
): OpenPoint[] {
  return [
    isPhone(request.phone) ? undefined : phonePoint(request),
    surveyPoint(request),
    datePoint(request, today),
    farPoint(request),
    samePoint(request),
    ...ACCESS_SIDES.map((side) => addressPoint(request, side)),
    ...(request.moveType === 'residential' ? homePoints(request) : [officePoint(request)]),
    ...ACCESS_SIDES.map((side) => heavyPoint(request, side)),
    ...ACCESS_SIDES.map((side) => estatePoint(request, side)),
    ...ACCESS_SIDES.flatMap((side) => promisedPoints(request, side, today)),
    notesPoint(request),
  ].filter((point) => point !== undefined);
}

/** The questions for the visitor; risks that the visitor has declared bring none. */
export function questionsOf(points: readonly OpenPoint[]): string[] {
  return points.flatMap(({ questionForVisitor }) => questionForVisitor ?? []);
}

/** The team's WhatsApp message to the visitor: exactly the questions of these points. Undefined
 *  without questions. */
export function questionsText(
  points: readonly OpenPoint[],
  { name, reference, company }: { name: string; reference: string; company: string },
): string | undefined {
  const asked = questionsOf(points);
  if (asked.length === 0) return undefined;
  const questions = asked.map((question, index) => `${index + 1}. ${question}`);
  return [
    `${helloFrom(company, name)} about your quote request ${reference}.`,
    `To price it properly we’d like to know:\n${questions.join('\n')}`,
    'Thank you!',
  ].join('\n\n');
}

/** South African numbers have nine significant digits. */
const FEWEST_DIGITS = 9;

/** Whether the text has a number at all, unlike 'ask my wife'. */
function hasEnoughDigits(phone: string): boolean {
  return phone.replace(/\D/g, '').length >= FEWEST_DIGITS;
}

function phonePoint({ phone }: QuoteRequest): OpenPoint {
  return openPoint(
    'phone-unclear',
    `Phone unclear: “${phone}” doesn’t read as one number.`,
    'What number can we phone you on?',
  );
}

function homePoints({ bedrooms, inventory }: QuoteRequest): Finding[] {
  return [
    bedrooms
      ? undefined
      : openPoint(
          'bedrooms',
          'The number of bedrooms is missing.',
          'How many bedrooms does your home have?',
        ),
    Object.keys(inventory).length > 0
      ? undefined
      : openPoint(
          'inventory',
          'No items were chosen.',
          'Which large pieces are moving, and roughly how many boxes?',
        ),
  ];
}

function officePoint({ additionalNotes }: QuoteRequest): Finding {
  if (namesContents(additionalNotes)) return undefined;
  return openPoint(
    'office-contents',
    'A commercial move, and no word on what’s moving.',
    'What’s moving? Roughly how many desks, shelves or machines?',
  );
}
