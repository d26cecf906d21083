import { movesADay } from '../../content/company.ts';
import { diaryOf } from '../../domain/desk/diary.ts';
import { waitingOf } from '../../domain/desk/morning.ts';
import { inHomeTime, localDay } from '../../domain/local-time.ts';
import { dayWithHoliday } from '../../domain/request/public-holidays.ts';
import { findDiaryCases } from '../diary/diary-cases.ts';
import { diaryLinks } from '../diary/diary-links.ts';
import type { Letter } from '../mail/letter.ts';
import { textAndHtml } from '../mail/letter-html.ts';
import type { ComposeMail } from '../outbox/outbox.worker.ts';
import type { StoredCase } from '../waiting/morning-cases.ts';
import { caseSection, waitingSections } from './case-sections.ts';

/** Composes the list that somebody requested in the diary, as it is when the mail goes out, with names and the link
 *  to each desk. */
export const composeListMail: ComposeMail = async (db, { about }, { siteUrl, now }) => {
  const cases = await findDiaryCases(db, now);
  const diary = diaryOf(cases, { now, movesADay });
  const byDay = Map.groupBy(cases, ({ progress }) => progress.moveDay.day);
  const days = diary.days.map(({ day, entries }) => {
    const found = (byDay.get(day) ?? []).filter(({ reference }) =>
      entries.some((entry) => entry.reference === reference),
    );
    const said = ({ stored }: StoredCase) => {
      const entry = entries.find(({ reference }) => reference === stored.reference);
      return [entry?.hours, entry?.size, entry?.status].filter(Boolean).join(', ');
    };
    return caseSection(dayWithHoliday(day), found, siteUrl, said, day);
  });
  const letter: Letter = {
    title: 'The list',
    lead: `What is waiting, and the moves by day, as of ${inHomeTime(now.toISOString())}. Please keep this email in the team: its links open without a password.`,
    links: await diaryLinks(db, siteUrl),
    sections: [...waitingSections(waitingOf(cases, now), { now, siteUrl }), ...days].filter(
      ({ lines }) => lines.length > 0,
    ),
  };
  const waits = diary.waiting.length;
  const moves = diary.days
    .filter(({ day }) => day >= localDay(now))
    .reduce((sum, { agreed }) => sum + agreed, 0);
  return {
    reference: `LIST-${about}`,
    replyTo: null,
    subject: `The list: ${waits} waiting, ${moves} ${moves === 1 ? 'move' : 'moves'} ahead`,
    ...textAndHtml(letter),
  };
};
