import type { HistoryEvent } from '../../domain/move/event.ts';
import type { Progress } from '../../domain/move/progress.ts';
import { isUnmailed, mailAbout } from './mail-about.ts';

/** The last email to the visitor's address, after this event. */
export function lastEmailAfter(
  event: HistoryEvent,
  { lastEmail }: Pick<Progress, 'lastEmail'>,
): Progress['lastEmail'] {
  if (event.kind === 'undelivered') {
    const isSame = event.about === lastEmail?.about && event.mail === lastEmail.mail;
    return isSame ? { ...lastEmail, isBack: true } : lastEmail;
  }
  if (event.kind === 'changed' && event.by === null) {
    if (!event.changes.some(({ field }) => field === 'email')) return lastEmail;
    const isSentAgain = lastEmail !== null && event.resent?.includes(lastEmail.mail);
    return isSentAgain ? { ...lastEmail, isBack: false } : null;
  }
  if (event.kind === 'quoted' && event.via !== 'email') return lastEmail;
  const mail = isUnmailed(event) ? undefined : mailAbout(event);
  return mail ? { about: event.number, mail, isBack: false } : lastEmail;
}
