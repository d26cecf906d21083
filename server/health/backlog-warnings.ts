import { isOverdue, type OutboxBacklog } from '../outbox/outbox-backlog.ts';

/** What the team has to look at, in words for whoever watches the server. Without figures: anybody
 *  may ask whether we are ready. They are in /metrics and in the team's commands. */
export function backlogWarnings(backlog: OutboxBacklog): string[] {
  return [
    ...(isOverdue(backlog) ? ['Mail has been waiting for over an hour.'] : []),
    ...(backlog.parked > 0 ? ['Mail was given up and waits for the team.'] : []),
  ];
}
