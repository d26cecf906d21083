import { inLocalTime } from '../../domain/local-time.ts';
import { moveDateInWords } from '../../domain/request/move-date.ts';
import { eventMail } from '../history/case-mail.ts';
import {
  CALL_US,
  mailToVisitor,
  pageLink,
  routeLines,
  TO_VISITOR,
  usSection,
} from './mail-to-visitor.ts';
import { offCalendarLines, visitorCalendar } from './move-calendar.ts';

/** Composes the mail to the visitor about a move that was cancelled, by either side. */
export const composeCancellationMail = eventMail(
  ['cancelled'],
  (about, { event, siteUrl, teamInbox }) => {
    const { stored, progress } = about;
    if (stored.kind !== 'request') return undefined;
    const day = progress.cancellation?.day ?? '';
    const calendar = visitorCalendar(about, event.at);
    const lead =
      event.by === null
        ? `${stored.name}, we have cancelled your move as you asked on ${inLocalTime(event.at)}.`
        : `${stored.name}, we’re sorry, we had to cancel your move.`;
    return mailToVisitor(stored, teamInbox, {
      part: `cancellation-${event.number}`,
      ...calendar,
      subject: 'Your move is cancelled',
      letter: {
        title: 'Your move is cancelled',
        lead,
        links: [CALL_US, ...pageLink(stored, siteUrl, 'Open your request')],
        sections: [
          {
            title: 'What was cancelled',
            lines: [
              ...routeLines(stored),
              ...(day === '' ? [] : [{ label: 'Day', value: moveDateInWords(day) }]),
              ...(event.by !== null && event.said !== ''
                ? [{ label: 'Why', value: event.said }]
                : []),
              ...offCalendarLines(calendar),
            ],
          },
          usSection(
            stored,
            event.by === null
              ? 'If this is a mistake, phone us at once.'
              : 'Phone us, and we’ll look for another day.',
          ),
        ],
      },
    });
  },
  TO_VISITOR,
);
