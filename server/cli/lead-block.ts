import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import { shortTime } from '../../domain/dates/local-time.ts';
import { sourceLines } from '../../domain/figures/source-in-words.ts';
import { randInWords } from '../../domain/money.ts';
import { PHASES } from '../../domain/move/phases.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { accountOf } from '../../domain/quote/account.ts';
import { openInWords } from '../../domain/quote/bill-in-words.ts';
import { answerChannel } from '../moves/case.ts';
import { openWish } from '../moves/open-wishes.ts';
import { situationOf } from '../moves/situation.ts';
import { isMove, placesOf } from '../requests/kinds/kinds.ts';
import type { FullCase } from './stored-submission.ts';
import { block } from './terminal/block.ts';

/** One submission in a list: its kind, the move, the visitor, and the outcome. */
export function leadBlock(found: FullCase, today: CalendarDate): string {
  const { stored, progress, mail } = found;
  const { reference, kind, receivedAt, flag, name, phone, email } = stored;
  const day = progress.plan.visits.map((visit) => visit.day).join(', ');
  const moving = isMove(stored) && day ? `moving ${day}` : day;
  return block([
    [reference, kind, `received ${shortTime(receivedAt)}`, flag ?? ''],
    [moving, placesOf(stored).join(' to ')],
    [name, phone, email ?? '', `reply via ${answerChannel(found)}`],
    sourceLines(stored).map(({ label, value }) => `${label.toLowerCase()}: ${value}`),
    [...whatFollowed(found, today), `email to us: ${mail?.state ?? 'none'}`],
  ]);
}

/** Empty as long as there is no bill and no payment. */
export function accountInWords(progress: Progress): string {
  const account = accountOf(progress);
  return account && (progress.bill || account.received !== 0) ? openInWords(account) : '';
}

/** The visitor's actions through the private link, and the team's progress. */
function whatFollowed({ progress }: FullCase, today: CalendarDate): string[] {
  const { holder, changedAt, bill } = progress;
  const { phase } = situationOf(progress, today);
  return [
    openWish(progress, 'call') ? 'call asked' : '',
    changedAt ? 'changed' : '',
    phase === 'waiting' ? '' : PHASES[phase].inShort,
    bill ? randInWords(bill.price) : '',
    accountInWords(progress),
    holder ? `by ${holder.by}` : '',
  ];
}
