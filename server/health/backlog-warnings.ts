import type { OutboxBacklog } from '../outbox/outbox-backlog.ts';

const LONGEST_WAIT_SECONDS = 60 * 60;

/** What the team has to look at, in words for whoever watches the server. Without figures: anybody
 *  may ask whether we are ready. They are in /metrics and in the team's commands. */
export function backlogWarnings({ parked, oldestWaitingSeconds }: OutboxBacklog): string[] {
  return [
    ...(oldestWaitingSeconds > LONGEST_WAIT_SECONDS
      ? ['Mail has been waiting for over an hour.']
      : []),
    ...(parked > 0 ? ['Mail was given up and waits for the team.'] : []),
  ];
}
