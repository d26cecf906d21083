import { localRates } from '../../content/prices.ts';
import { advice, type OnAdviceFailure } from '../../domain/advice.ts';
import { inLocalTime } from '../../domain/local-time.ts';
import { accessLines } from '../../domain/request/access.ts';
import { moveDateWithSeason } from '../../domain/request/date-advice.ts';
import { priceGuide } from '../../domain/request/price-guide.ts';
import { cubicMetres } from '../../domain/request/price-guide-words.ts';
import type { QuoteRequest } from '../../domain/request/request.schema.ts';
import { ANSWER_BY } from '../../domain/request/request-changes.ts';
import {
  homeLines,
  inventoryLines,
  moveLines,
  WISHED_DAY,
} from '../../domain/request/request-summary.ts';
import type { SummaryLine } from '../../domain/request/summary-line.ts';
import type { Letter } from '../mail/letter.ts';
import type { Stored } from '../submissions/submission.ts';
import { routeLink } from './route-link.ts';

/** The trade's own terms for labels that the visitor sees in plainer English. */
const TEAM_LABELS: Readonly<Record<string, string>> = {
  From: 'Pick-up',
  To: 'Delivery',
  'Access, moving out': 'Pick-up',
  'Access, moving in': 'Delivery',
};

/** The full contents of a request, for the mail to the team. */
export function requestSections(
  { reference, receivedAt, content: quote }: Stored<'request'>,
  onAdviceFailure?: OnAdviceFailure,
): Letter['sections'] {
  const sections = [
    {
      title: 'What the page showed',
      lines: advice(() => guideLines(quote), onAdviceFailure) ?? [],
    },
    {
      title: 'The move',
      lines: forTeam(datedLines(quote, onAdviceFailure)),
      link: advice(() => routeLink(quote), onAdviceFailure),
    },
    { title: 'The home', lines: homeLines(quote) },
    { title: 'What moves', lines: inventoryLines(quote) },
    { title: 'Getting in and out', lines: quote.access ? forTeam(accessLines(quote.access)) : [] },
    { title: 'In their words', lines: notesLines(quote) },
    {
      title: 'The request',
      lines: [
        { label: 'Reference', value: reference },
        { label: 'Received', value: inLocalTime(receivedAt) },
        { label: 'Reply via', value: ANSWER_BY[quote.deliveryMethod] },
      ],
    },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function forTeam(lines: readonly SummaryLine[]): SummaryLine[] {
  return lines.map(({ label, value }) => ({ label: TEAM_LABELS[label] ?? label, value }));
}

/** The form's price guide, which the visitor has seen, computed again by today's prices. */
function guideLines(quote: QuoteRequest): SummaryLine[] {
  const guide = quote.moveType === 'residential' ? priceGuide(quote, localRates) : undefined;
  if (!guide) return [];
  const { atLeast, volume, rate } = guide;
  const load = `${atLeast ? 'at least a ' : ''}${rate.load.toLowerCase()}`;
  const price = `from ${rate.price.replace('+', '')} an hour`;
  const value = `about ${cubicMetres(volume)}, ${load}, ${price} (by today’s prices)`;
  return [{ label: 'Price guide', value }];
}

/** The season follows the date; a fault in computing it costs only the season. */
function datedLines(quote: QuoteRequest, onAdviceFailure?: OnAdviceFailure) {
  const dated = advice(() => moveDateWithSeason(quote.moveDate), onAdviceFailure);
  return moveLines(quote).map((line) =>
    dated && line.label === WISHED_DAY ? { ...line, value: dated } : line,
  );
}

function notesLines({ additionalNotes }: QuoteRequest) {
  return additionalNotes ? [{ label: 'Notes', value: additionalNotes }] : [];
}
