import { type Act, type Stage, stageOf } from '../../domain/history/stage.ts';
import type { Offer, OfferWay } from '../../domain/quote/quote.schema.ts';
import type { DeskEvent } from './desk-event.repository.ts';

/** The quote that counts: a revised one takes the place of the earlier ones. */
export interface StandingOffer {
  readonly id: string;
  readonly at: string;
  readonly offer: Offer;
  readonly via: OfferWay;
  /** The version of the answers that were quoted. */
  readonly version: string;
}

export function lastOffer(events: readonly DeskEvent[]): StandingOffer | undefined {
  const event = events.findLast(({ kind }) => kind === 'quoted');
  return event && offerIn(event);
}

/** The quote that an event has sent. */
export function offerIn({ id, at, offer, via, version }: DeskEvent): StandingOffer | undefined {
  if (!offer || !via || version === undefined) return undefined;
  return { id, at, offer, via, version };
}

/** @param events the earliest first */
export function stageOfEvents(events: readonly DeskEvent[]): Stage {
  return stageOf(events.map(({ kind }) => kind).filter((kind): kind is Act => kind !== 'reminded'));
}
