import type { CalendarDate } from '../../domain/dates/calendar-date.ts';
import type { HistoryEvent } from '../../domain/move/event.ts';
import { MAILS } from '../../domain/move/mail-kinds.ts';
import type { OpenWish } from '../../domain/move/progress.ts';
import { kindOfEvent } from './event-kinds.ts';
import type { EventInWords } from './kinds/event-kind.ts';

export const UNREADABLE = {
  heading: 'Something that this version of the website cannot read',
  lines: [],
};

/** An event as the team reads it. */
export function eventInWords(event: HistoryEvent): EventInWords {
  if (event.kind === 'unreadable') return UNREADABLE;
  return kindOfEvent(event).inWords(event, event.by ?? 'Somebody');
}

/** News that the team has to pass on to a visitor, worded for the middle of a sentence. */
export function newsInWords({ mail, news }: OpenWish, today: CalendarDate): string {
  if (news?.kind === 'announced' && news.day === today) return 'the details for today';
  return mail ? MAILS[mail] : '';
}

/** After a link was renewed whose email has not reached them. */
export const NO_LINK_OPENS =
  'Until they have it, no link opens their page: if it’s urgent, send it by WhatsApp, with “Send their link”.';
