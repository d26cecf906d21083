import { inHomeTime, localDay } from '../../../domain/dates/local-time.ts';
import { addressed } from '../../../domain/greeting.ts';
import { cancelledVisits } from '../../../domain/move/agreed-day.ts';
import { lateBy } from '../../../domain/move/cancelling-notice.ts';
import { PHASES } from '../../../domain/move/phases.ts';
import { daysInWords } from '../../../domain/quote/visit-in-words.ts';
import { notificationFor } from './mail-to-visitor.ts';
import { offCalendarLines, visitorCalendar } from './move-calendar.ts';
import { routeLines, wayInMail } from './way-in-mail.ts';

/** Composes the mail to the visitor about a move that was cancelled, by either side. */
export const cancellationNotification = notificationFor(
  'cancellation',
  ['cancelled'],
  (about, { event, siteUrl }) => {
    const { stored, progress } = about;
    const { cancellation } = progress;
    const isOwn = cancellation?.isTheirs ?? false;
    const days = cancellation ? daysInWords(cancelledVisits(cancellation)) : '';
    const way = wayInMail(stored, progress, localDay(new Date(event.at)));
    const calendar = visitorCalendar(about, event.at, siteUrl);
    return {
      ...calendar,
      subject: PHASES.cancelled.page,
      title: PHASES.cancelled.page,
      lead: addressed(
        stored.name,
        isOwn
          ? `we’ve cancelled your move, as you asked on ${inHomeTime(event.at)}. Thank you for telling us.`
          : 'we’re sorry, we had to cancel your move.',
      ),
      isUrgent: true,
      button: 'Open your request',
      sections: [
        {
          title: 'What was cancelled',
          lines: [
            ...routeLines(way),
            { label: 'Day', value: days },
            { label: 'Notice', value: isOwn ? lateBy(progress, event.at) : '' },
            { label: 'Why', value: isOwn ? '' : event.said },
            ...offCalendarLines(calendar),
          ].filter(({ value }) => value !== ''),
        },
      ],
      questions: isOwn
        ? 'If this is a mistake, phone us at once.'
        : 'Phone us, and we’ll look for another day.',
    };
  },
);
