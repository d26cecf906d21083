import type * as z from 'zod/mini';
import type { Heard } from '../../domain/figures/heard.ts';
import { HONEYPOT } from '../../domain/request/suspicion.ts';
import type { deskActionSchema } from '../../domain/team/desk-action.schema.ts';
import type { Calendar, When } from '../company-clock.ts';

/** The answers of a request; some are left out by whoever phones. */
export interface Answers {
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
  readonly fromAddress: string;
  readonly toAddress: string;
  readonly moveDate: string;
  readonly moveType: 'residential' | 'commercial';
  readonly deliveryMethod: 'whatsapp' | 'email';
  readonly bedrooms?: '1' | '2' | '3' | '4+';
  readonly additionalNotes?: string;
  readonly inventory?: object;
  /** The field that nobody sees: whoever fills it in is suspected to be a program. */
  readonly [HONEYPOT]?: string;
}

/** An action at the desk, by somebody who has seen all that happened; Anna's if it names nobody. */
export type Action = WithoutAfter<z.input<typeof deskActionSchema>>;
type WithoutAfter<Sent> = Sent extends object ? Omit<Sent, 'after'> : never;

/** What somebody can do about a job, through the API. */
export interface Acting {
  /** At the desk. */
  desk(action: Action): Promise<unknown>;
  /** Corrects the request. */
  correct(answers: Partial<Answers>): Promise<unknown>;
  heard(heard: Heard): Promise<unknown>;
  /** Ends it as a double of what came from the same customer last. */
  endDouble(): Promise<unknown>;
  /** On the private page. */
  see(): Promise<unknown>;
  accept(): Promise<unknown>;
  decline(): Promise<unknown>;
  ask(said: string): Promise<unknown>;
  change(answers: Partial<Answers>): Promise<unknown>;
  cancel(said: string): Promise<unknown>;
  askForCall(): Promise<unknown>;
  readonly calendar: Calendar;
}

export type Step = readonly [when: When, act: (acting: Acting) => Promise<unknown>];

/** A request or a message, and what becomes of it, in the order of time. */
export interface Job {
  /** What is worth looking at, in a few words. */
  readonly about: string;
  readonly begins: When;
  readonly sends:
    | { readonly kind: 'request' | 'phoned'; readonly answers: (calendar: Calendar) => Answers }
    | {
        readonly kind: 'message';
        readonly answers: Readonly<Record<'name' | 'email' | 'phone' | 'message', string>>;
      };
  readonly steps: readonly Step[];
}
