import { localRates } from '../../../content/prices.ts';
import { advice, type OnAdviceFailure } from '../../../domain/advice.ts';
import { moveDateWithSeason } from '../../../domain/dates/date-advice.ts';
import { inHomeTime } from '../../../domain/dates/local-time.ts';
import { sourceLines } from '../../../domain/figures/source-in-words.ts';
import { accessLines } from '../../../domain/request/access.ts';
import { ANSWER_BY, type AnswerField, LABELS } from '../../../domain/request/labels.ts';
import { priceGuide } from '../../../domain/request/price-guide.ts';
import { cubicMetres, loadOf, pricesOf } from '../../../domain/request/price-guide-words.ts';
import type { QuoteRequest } from '../../../domain/request/request.schema.ts';
import {
  type AnswerLine,
  homeLines,
  inventoryLines,
  laterLines,
  moveLines,
} from '../../../domain/request/request-summary.ts';
import type { SummaryLine } from '../../../domain/request/summary-line.ts';
import type { LetterSection } from '../../sending/mail/letter.ts';
import type { Stored } from '../submission.ts';
import { routeLink } from './route-link.ts';

/** The trade's own terms for labels that the visitor sees in plainer English. */
export const SIDE_LABELS = { from: 'Pick-up', to: 'Delivery' };
const TEAM_LABELS: Partial<Readonly<Record<AnswerField, string>>> = {
  fromAddress: SIDE_LABELS.from,
  toAddress: SIDE_LABELS.to,
};

/** The full contents of a request, for the mail to the team. */
export function requestSections(
  { reference, receivedAt, source, content: quote }: Stored<'request'>,
  onAdviceFailure?: OnAdviceFailure,
): LetterSection[] {
  const sections: LetterSection[] = [
    {
      title: 'The move',
      lines: forTeam(datedLines(quote, onAdviceFailure)),
      link: advice(() => routeLink(quote), onAdviceFailure),
      onJobSheet: true,
    },
    { title: 'The home', lines: homeLines(quote) },
    { title: 'What moves', lines: inventoryLines(quote) },
    {
      title: 'Getting in and out',
      lines: quote.access ? accessLines(quote.access, SIDE_LABELS) : [],
      onJobSheet: true,
    },
    { title: 'In their words', lines: notesLines(quote) },
    {
      title: 'What the page showed',
      lines: advice(() => guideLines(quote), onAdviceFailure) ?? [],
    },
    {
      title: 'The request',
      lines: [
        { label: 'Reference', value: reference },
        { label: 'Received', value: inHomeTime(receivedAt) },
        ...forTeam(laterLines(quote)),
        { label: LABELS.deliveryMethod, value: ANSWER_BY[quote.deliveryMethod] },
        ...sourceLines({ source }),
      ],
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function forTeam(lines: readonly AnswerLine[]): SummaryLine[] {
  return lines.map(({ field, label, value }) => ({ label: TEAM_LABELS[field] ?? label, value }));
}

/** The form's price guide, which the visitor has seen, computed again by today's prices. */
function guideLines(quote: QuoteRequest): SummaryLine[] {
  const guide = quote.moveType === 'residential' ? priceGuide(quote, localRates) : undefined;
  if (!guide) return [];
  const volume = `about ${cubicMetres(guide.volume)}`;
  if (guide.rates.length === 0) return [{ label: 'Load', value: volume }];
  const load = `${guide.atLeast ? 'at least a ' : ''}${loadOf(guide)}`;
  const value = `${volume}, ${load}, ${pricesOf(guide)} an hour (by today’s prices)`;
  return [{ label: 'Price guide', value }];
}

/** The season follows the date; a fault in computing it costs only the season. */
function datedLines(quote: QuoteRequest, onAdviceFailure?: OnAdviceFailure) {
  const dated = advice(() => moveDateWithSeason(quote.moveDate), onAdviceFailure);
  return moveLines(quote).map((line) =>
    dated && line.field === 'moveDate' ? { ...line, value: dated } : line,
  );
}

function notesLines({ additionalNotes }: QuoteRequest) {
  return additionalNotes ? [{ label: LABELS.additionalNotes, value: additionalNotes }] : [];
}
