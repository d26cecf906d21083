import { isOverdue, type OutboxBacklog } from '../outbox/outbox-backlog.ts';

/** Warnings for the engineer about what has not gone out. They have no figures, because
 *  anybody may ask /readyz: the figures are in /metrics and in the team's commands. */
export function backlogWarnings(mail: OutboxBacklog, webhooks: OutboxBacklog): string[] {
  return [
    ...(isOverdue(mail) ? ['Email has been waiting for over an hour.'] : []),
    ...(mail.dead > 0 ? ['Email was given up and is waiting for the team.'] : []),
    ...(isOverdue(webhooks) ? ['Webhooks have been waiting for over an hour.'] : []),
    ...(webhooks.dead > 0 ? ['Webhooks were given up: leads outbox says why.'] : []),
  ];
}
