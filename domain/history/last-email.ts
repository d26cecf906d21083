import { wasAhead } from '../local-time.ts';
import type { HistoryEvent, VisitorMail } from './event.ts';
import type { Progress } from './progress.ts';

/** The last email to the visitor's address, after this event. */
export function lastEmailAfter(
  event: HistoryEvent,
  { lastEmail }: Pick<Progress, 'lastEmail'>,
): Progress['lastEmail'] {
  const written = (mail: VisitorMail) => ({ about: event.number, mail, isBack: false });
  switch (event.kind) {
    case 'quoted':
      return event.via === 'email' ? written('quote') : lastEmail;
    case 'accepted':
      return written('acceptance');
    case 'confirmed':
      return wasAhead(event.day, event.at) ? written('confirmation') : lastEmail;
    case 'cancelled':
      return written('cancellation');
    case 'settled':
    case 'paid':
      return written('bill');
    case 'announced':
      return written('day-before');
    case 'undelivered': {
      const isSame = event.about === lastEmail?.about && event.mail === lastEmail.mail;
      return isSame ? { ...lastEmail, isBack: true } : lastEmail;
    }
    case 'changed': {
      if (!event.changes.some(({ field }) => field === 'email')) return lastEmail;
      const isSentAgain = lastEmail !== null && event.resent?.includes(lastEmail.mail);
      return isSentAgain ? { ...lastEmail, isBack: false } : null;
    }
    default:
      return lastEmail;
  }
}
