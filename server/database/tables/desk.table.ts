import type { Selectable } from 'kysely';
import type { Act } from '../../../domain/history/stage.ts';

/** The key of the team's page about one quote request or message. */
export interface DeskKeyTable {
  /** The id of the request or message. */
  subjectId: string;
  deskKey: string;
}

export type DeskEventKind = Act | 'reminded';

/** The acts about a request or message after its receipt: by the team, by the visitor in
 *  answer to a quote, or by the server. Personal data, like its subject. */
export interface DeskEventTable {
  /** A UUIDv7, which sorts by time. */
  id: string;
  subjectId: string;
  reference: string;
  kind: DeskEventKind;
  /** ISO time in UTC. */
  at: string;
  /** The name of the one in the team; null for anybody else. */
  by: string | null;
  /** JSON by kind (history/event-content.ts); null for most. */
  content: string | null;
  /** Identifies one press of a button, so that a retry stores nothing more. */
  press: string;
}

export type DeskEventRow = Selectable<DeskEventTable>;
