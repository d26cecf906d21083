import { isOverdue, type OutboxBacklog } from '../outbox/outbox-backlog.ts';

/** Warnings for the engineer about mail that the team has to look at. They have no figures, because
 *  anybody may ask /readyz: the figures are in /metrics and in the team's commands. */
export function backlogWarnings(backlog: OutboxBacklog): string[] {
  return [
    ...(isOverdue(backlog) ? ['Email has been waiting for over an hour.'] : []),
    ...(backlog.dead > 0 ? ['Email was given up and is waiting for the team.'] : []),
  ];
}
