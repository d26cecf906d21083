import type { EventKind, EventOf, VisitorMail } from '../../../domain/move/event.ts';
import { lastQuote } from '../../../domain/move/open-quote.ts';
import type { Progress } from '../../../domain/move/progress.ts';
import { type Step, stageAfter, type TeamAction } from '../../../domain/move/stage.ts';
import { type FieldLines, linesIn } from '../../../domain/quote/field-lines.ts';
import type { SummaryLine } from '../../../domain/request/summary-line.ts';

/** An event as the team reads it: a heading, and the lines under it. */
export interface EventInWords {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** All that the server knows of a kind of event besides what it holds (domain/move/event.ts). Nothing is optional, so
 *  that a new kind answers each question. */
export interface Kind<K extends EventKind> {
  /** A message has no move for it. */
  readonly isOfMove: boolean;
  /** People do it, and programs do not: a visitor with the private link, or the team with somebody whom it answers. */
  readonly showsPerson: boolean;
  /** It may still follow once the request was deleted after its move. */
  readonly isOfAccount: boolean;
  /** @param by who did it, 'Somebody' if that is not known */
  inWords(event: EventOf<K>, by: string): EventInWords;
  /** The fields of the state that it changes. */
  effect(event: EventOf<K>, before: Progress): Partial<Progress>;
  /** The email by which a visitor learns of it; undefined if there is none. */
  mail(event: EventOf<K>): VisitorMail | undefined;
  /** The events that a person must have seen before they do this, apart from those that it clears: two people must not
   *  answer twice, and nobody answers a request that they have not read. Null for what the team does not do. */
  readonly mustRead: K extends TeamAction ? readonly EventKind[] : null;
  /** Whether a deletion after the move leaves it. */
  readonly kept: Kept<K>;
}

/** `no`: nothing. `always`: the account needs it. `answer`: if it came since the last quote. `about`: if what it is about
 *  stays. */
export interface Kept<K extends EventKind> {
  readonly when: 'no' | 'always' | 'answer' | 'about';
  /** Without what the account does not need. */
  without?(event: EventOf<K>): EventOf<EventKind>;
}

export const NOT_KEPT = { when: 'no' } as const;

export const noMail = () => undefined;
export const noEffect = () => ({});

export const VISITOR_ASKS = ['call', 'asked', 'changed', 'reported'] as const;
export const DONE_BY_A_COLLEAGUE = ['taken', 'phoned'] as const;
/** Another email would not reach the visitor either. */
export const BOUNCE = 'undelivered';

/** The effect of what changes the stage: none where the stage does not allow it, or for an answer to an earlier quote.
 *  @param own what else it changes */
export function step<K extends EventKind & Step>(
  own: (event: EventOf<K>, before: Progress) => Partial<Progress>,
): Kind<K>['effect'] {
  return (event, before) => {
    if ('about' in event && event.about !== lastQuote(before)?.number) return {};
    // The compiler does not see that an event of kind K has it.
    const { kind } = event as { readonly kind: K };
    const stage = stageAfter(before.stage, kind);
    return stage ? { stage, ...own(event, before) } : {};
  };
}

/** The visitor heard from the team. */
export const answered = { openWishes: [], callback: null };

export const CHANNELS = { email: 'email', whatsapp: 'WhatsApp', phone: 'phone' } as const;

export const lineInWords = ({ label, value }: SummaryLine) =>
  `${label}: ${value.replaceAll('\n', '; ')}`;

/** Each field that the team types, and who reads it: below the heading, unless that says it. */
export type TypedLines<Fields, Kind extends EventKind, More extends string = never> = FieldLines<
  (keyof Fields & string) | More,
  EventOf<Kind>,
  string,
  'heading'
>;

/** The lines of an event's fields. */
export function linesOf<Event>(
  fields: Parameters<typeof linesIn<Event, string>>[0],
  event: Event,
): string[] {
  return linesIn(fields, event).filter(Boolean);
}
