import type { MoveDay } from '../dates/move-date.ts';
import { moveDateInWords } from '../dates/move-date.ts';
import { ACCESS_SIDES, type AccessSide, type AccessSideName } from './access.ts';
import { isGated } from './access-points.ts';
import { type GatePapers, missingPapers } from './gate-papers.ts';
import type { QuoteRequest } from './request.schema.ts';

/** The contact for the manager's questions about the truck. */
export interface Mover {
  readonly name: string;
  readonly phone: string;
}

interface EstateNotice {
  readonly side: AccessSideName;
  readonly address: string;
  readonly text: string;
}

/** A notice for each address in an estate or complex; most moves need none. */
export function estateNotices(
  request: QuoteRequest,
  moveDay: MoveDay,
  mover: Mover,
  papers: GatePapers | null,
): EstateNotice[] {
  return ACCESS_SIDES.filter((side) => isGated(request, side)).map((side) => ({
    side,
    address: request[side === 'from' ? 'fromAddress' : 'toAddress'],
    text: estateNotice({ ...request, moveDay, papers }, side, request.access?.[side] ?? {}, mover),
  }));
}

/** A message for the visitor to send to the manager of the estate or complex. It states the known
 *  facts and asks for the rest. It leaves out the other address: the manager has no need of it. */
export function estateNotice(
  request: Pick<QuoteRequest, 'name' | 'fromAddress' | 'toAddress'> & {
    readonly moveDay: MoveDay;
    /** The crew and vehicle, as far as they are known. */
    readonly papers: GatePapers | null;
  },
  side: AccessSideName,
  access: Partial<AccessSide>,
  mover: Mover,
): string {
  const [address, moving] =
    side === 'from' ? [request.fromAddress, 'out of'] : [request.toAddress, 'into'];
  const questions = openQuestions(access);
  return [
    'Good day',
    `I am planning to move ${moving} ${address}. ${dateLine(request.moveDay)}`,
    `The movers are ${mover.name}, ${mover.phone}. ${whoComes(request)}`,
    `Please let me know:\n${questions.map((question) => `- ${question}`).join('\n')}`,
    known(access),
    `Thank you\n${request.name}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function whoComes({
  moveDay,
  papers,
}: {
  readonly moveDay: MoveDay;
  readonly papers: GatePapers | null;
}): string {
  const missing = missingPapers(papers);
  const when = moveDay.status === 'confirmed' ? 'as soon as I have them' : 'once the date is set';
  return [
    papers?.registration && `Vehicle registration: ${papers.registration}.`,
    papers?.crew.length && `Crew: ${papers.crew.join(', ')}.`,
    missing && `I’ll send you ${missing} ${when}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function dateLine({ day, status }: MoveDay): string {
  const words = moveDateInWords(day);
  if (status === 'confirmed') return `The movers have confirmed the date: ${words}.`;
  const open = status === 'agreed' ? 'the movers still have to confirm it' : 'it isn’t final yet';
  return `The date I have in mind is ${words}; ${open}.`;
}

/** At least one: nothing on the site asks about a form or a deposit. */
function openQuestions({ hours, truck, notice, lift, floor }: Partial<AccessSide>): string[] {
  const upstairs = Boolean(floor) && floor !== 'ground';
  return [
    !hours && 'On which days and at what times may we move?',
    !truck && 'May a removal truck come in, and is there a height or weight limit?',
    truck === 'limited' && 'What exactly is the height or weight limit for the truck?',
    truck === 'outside' && 'Where can the truck park, and may a bakkie drive to the door?',
    !notice && 'How much notice do you need?',
    (lift === 'small' || lift === 'goods' || (upstairs && !lift)) &&
      'Is there a lift to book, and should it be padded?',
    'Is there a form to fill in or a deposit to pay?',
  ].filter((question) => question !== false);
}

/** Lets the manager correct the visitor's information. */
function known({ hours, truck, notice }: Partial<AccessSide>): string {
  const heard = [
    hours && `moving hours are ${hours}`,
    truck === 'any' && 'removal trucks may come in',
    truck === 'limited' && 'there is a height or weight limit for trucks',
    truck === 'outside' && 'trucks stay outside',
    notice === 'none' && 'no notice is needed',
    notice === 'day' && 'you need notice a day before',
    notice === 'days' && 'you need notice two days or more before',
  ].filter(Boolean);
  return heard.length > 0 ? `My understanding so far: ${heard.join('; ')}.` : '';
}
