import type { TOLD_BY } from '../history/event.ts';
import type { CurrentQuote } from '../history/progress.ts';
import type { Stage, TeamAction } from '../history/stage.ts';
import type { KindName } from '../kind.ts';
import type { BillLine, PaidBy } from '../quote/bill.schema.ts';
import type { Price } from '../quote/price.schema.ts';
import type { PriceDraft } from '../quote/price-draft.ts';
import type { QuoteChannel, Terms } from '../quote/quote.schema.ts';
import type { QuoteDraft } from '../quote/suggest-quote.ts';
import type { Gate } from '../request/gate-papers.ts';
import type { ChosenItems } from '../request/packed-load.ts';
import type { QuoteRequest } from '../request/request.schema.ts';
import type { SummaryLine } from '../request/summary-line.ts';
import type { Heard } from '../source/heard.ts';
import type { LINK_CHANNELS } from './desk-action.schema.ts';

export interface DeskLink {
  readonly label: string;
  readonly url: string;
}

/** A line of the history as text. */
export interface DeskLine {
  /** The number of the event; 0 for the receipt. */
  readonly number: number;
  /** ISO time in UTC, and the same as text. */
  readonly at: string;
  readonly when: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

/** A request or a message as the team sees it at the desk: what the mail shows, and what happened. The
 *  server composes the text: the page is fetched in a truck. */
export interface DeskView {
  readonly kind: KindName;
  readonly reference: string;
  /** The visitor's name. */
  readonly name: string;
  readonly stage: Stage;
  /** The stage as text, and whether its day went by. */
  readonly status: string;
  /** Whether the day of the move is over, or of the one that was cancelled. */
  readonly isDayOver: boolean;
  /** The team member who took it last, and since when. */
  readonly holder: { readonly by: string; readonly at: string; readonly since: string } | null;
  /** ISO time in UTC. */
  readonly receivedAt: string;
  /** Why it may not come from a visitor. */
  readonly notice?: string | undefined;
  /** The open points, before anything else. */
  readonly first?:
    | { readonly title: string; readonly points: readonly string[]; readonly link?: DeskLink }
    | undefined;
  /** Ways to answer: first the telephone for whoever asked for a call, or else the visitor's choice. */
  readonly links: readonly DeskLink[];
  readonly sections: readonly {
    readonly title: string;
    readonly lines: readonly { readonly label: string; readonly value: string }[];
    readonly link?: DeskLink | undefined;
  }[];
  /** Other requests and messages with the same email address or phone number, the latest first. */
  readonly alsoFrom: readonly DeskLink[];
  /** How somebody says that they found us; null if nobody asked. */
  readonly heard: Heard | null;
  /** The kind text for "Not for us", ready to be sent in the visitor's way. */
  readonly refusal: DeskLink | null;
  /** Answers that are given again and again, ready to be sent: that the day is full, or to a message the form and prices. */
  readonly texts: readonly DeskLink[];
  /** The job as text; null for a message. */
  readonly move: {
    /** 'Residential' */
    readonly type: string;
    /** The number and the address as they were typed. */
    readonly contact: readonly string[];
    readonly from: DeskPlace;
    readonly to: DeskPlace;
    readonly route: DeskLink | null;
    /** The day and its hours; the label says how sure they are. */
    readonly when: SummaryLine & { readonly season: readonly string[] };
    readonly heavy: readonly string[];
    readonly inventory: ChosenItems;
  } | null;
  /** A detail of the stage: 'R6 500', 'not opened yet'. */
  readonly facts: readonly string[];
  /** Lists what the visitor waits for, in their words, the oldest first. */
  readonly wishes: readonly {
    /** The number of the event. */
    readonly number: number;
    readonly heading: string;
    readonly lines: readonly string[];
  }[];
  /** Open tasks for the gates, a sentence for each. */
  readonly owed: readonly string[];
  /** When the team means to call, and what about; null for no such note. */
  readonly callback: string | null;
  /** News that somebody has to tell the visitor, since no email does; null if there is nothing. */
  readonly tell: DeskTelling | null;
  /** The answers for the form that corrects them; null for a message. */
  readonly request: { readonly answers: QuoteRequest; readonly version: number } | null;
  /** How their link can be sent. */
  readonly linkChannels: readonly (typeof LINK_CHANNELS)[number][];
  /** The actions that the team may take now. */
  readonly may: Readonly<Record<TeamAction, boolean>>;
  /** "They said yes" begins with this. */
  readonly agreement: PriceDraft & { readonly day: string };
  /** The terms that the visitor said yes to or that were confirmed since; null before a yes, and once a new quote
   *  replaced it. */
  readonly yes: Terms | null;
  /** The form that confirms the day begins with this. */
  readonly confirmation: PriceDraft & {
    readonly day: string;
    readonly window: string;
    readonly people: number | null;
    readonly trucks: number | null;
    readonly registration: string;
    readonly crew: readonly string[];
  };
  /** The gates that want notice. */
  readonly gates: readonly Gate[];
  /** The form that says what the move came to begins with this. */
  readonly bill: {
    readonly agreed: Price | null;
    /** Null for a price that was left open. */
    readonly price: number | null;
    readonly worked: number | null;
    readonly lines: readonly BillLine[];
    readonly said: string;
    readonly day: string;
    /** Null for one that is not paid. */
    readonly paid: PaidBy | null;
    readonly paidOn: string;
    /** Whether it has a tax invoice. */
    readonly isInvoiced: boolean;
    readonly invoiceTo: string;
    readonly theirVat: string;
  };
  /** A kind question, ready to be sent, after a quote that nobody answered for a day. */
  readonly followUp: DeskLink | null;
  /** A kind question about how it went, ready to be sent, once the day is over. */
  readonly afterMove: DeskLink | null;
  /** The quote that the team can send; null for a message. */
  readonly quote: DeskQuote | null;
  /** From the receipt on, the earliest first. */
  readonly history: readonly DeskLine[];
  /** The number of the last event; an action says that it was made from here. */
  readonly last: number;
}

export interface DeskPlace {
  readonly address: string;
  /** 'second floor, no lift' */
  readonly door: string;
}

export interface DeskTelling {
  /** The number of the event. */
  readonly number: number;
  /** As a person would write or say it. */
  readonly text: string;
  /** Opens the chat with that text, or rings them; null without a number that can be read. */
  readonly link: DeskLink | null;
  /** How they can be told, the likely way first. */
  readonly by: readonly (typeof TOLD_BY)[number][];
}

export interface DeskQuote {
  /** The form begins with this: the last quote, or what the request suggests. */
  readonly draft: QuoteDraft;
  /** The first day that keeps the promise of the terms: a quote is good until then or later. */
  readonly promisedUntil: string;
  /** The visitor's changes after the last quote: the draft follows the request as it is now. */
  readonly changes: readonly string[];
  /** Whether a new quote replaces an agreement or a quote; null if the visitor knows of neither. */
  readonly replaces: CurrentQuote['replaces'];
  /** Whether the visitor waits for a new one: they changed the move, and cannot accept the last one any more. */
  readonly isAwaited: boolean;
  /** How it can reach the visitor, their choice first; by phone if there is no other way. */
  readonly channels: readonly QuoteChannel[];
  /** Why it cannot go by email; null if it can. */
  readonly noEmail: string | null;
}

/** The other moves planned for a day, without names. */
export interface DayView {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** 'Boskruin to Fourways, between 8 and 9, confirmed', the surest first. */
  readonly moves: readonly string[];
  /** How many of them are agreed, and how many moves the family can do in a day. */
  readonly agreed: number;
  readonly movesADay: number;
}

/** The answer to an action that conflicts with another: nothing is stored. */
export interface DeskConflict {
  readonly desk: DeskView;
}

/** The address of the team's page that a key opens. Browsers never send the fragment. */
export function deskPath(deskKey: string): string {
  return `/desk#${deskKey}`;
}
