import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { release } from '../settings/release.ts';
import { registerState, type StateDeps } from './state-gauges.ts';

/** `flagged`: stored as suspected spam. `repeated`: its key was already stored. */
const SUBMISSION_OUTCOMES = ['stored', 'flagged', 'repeated', 'refused'] as const;
type SubmissionOutcome = (typeof SUBMISSION_OUTCOMES)[number];
/** Of an action at the desk or by the private link: it cannot be spam. */
const ACTION_OUTCOMES = ['stored', 'repeated', 'refused'] as const;

/** `partial`: sent, but not to every address of the team. `refused`: the mail server will never take this
 *  mail. */
const MAIL_OUTCOMES = ['sent', 'partial', 'failed', 'refused'] as const;
type MailOutcome = (typeof MAIL_OUTCOMES)[number];

const WEBHOOK_OUTCOMES = ['delivered', 'failed'] as const;
type WebhookOutcome = (typeof WEBHOOK_OUTCOMES)[number];

interface AnsweredRequest {
  readonly method: string;
  /** As written in the code: a visitor may have typed a name into the URL. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** Makes the series of a route's failures exist: Prometheus sees no increase in one that begins at 1. */
  expectRequests(method: string, route: string): void;
  countRequest(answered: AnsweredRequest): void;
  /** Makes the series of a kind of submission exist. */
  expectSubmissions(kind: string): void;
  /** Makes the series of actions on submissions exist. */
  expectActions(kinds: readonly string[]): void;
  /** @param kind a kind of submission or of event: 'request', 'changed' */
  countSubmission(kind: string, outcome: SubmissionOutcome): void;
  countMail(outcome: MailOutcome): void;
  countWebhook(outcome: WebhookOutcome): void;
  /** Counts a mail without open points or links, because working them out failed. */
  countAdviceFailure(): void;
}

interface MetricsDeps extends StateDeps {
  readonly watch: Pick<DatabaseWatch, 'works' | 'failures'>;
}

/** A server's figures. None of them names a person or a client's address. */
export function createMetrics(deps: MetricsDeps): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'movers_http_requests_total',
    help: 'Answers by route and status; route "/*" is the pages and files of the site.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'movers_http_request_duration_seconds',
    help: 'From the request to the end of its answer; pages and files are left out.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const submissions = new Counter({
    name: 'movers_submissions_total',
    help: 'Quote requests, what is done about them, and messages, by what became of them.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'movers_mails_total',
    help: 'Tries to hand over a mail, by what came of them.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of MAIL_OUTCOMES) mails.inc({ outcome }, 0);
  const webhooks = new Counter({
    name: 'movers_webhooks_total',
    help: 'Tries to deliver a webhook, by what came of them.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of WEBHOOK_OUTCOMES) webhooks.inc({ outcome }, 0);
  const adviceFailures = new Counter({
    name: 'movers_advice_failures_total',
    help: 'Open points or links that could not be worked out: a fault in the code. The mails go out.',
    registers,
  });
  new Counter({
    name: 'movers_database_failures_total',
    help: 'Failed uses of the database; the log has the first of a row.',
    registers,
    collect() {
      this.reset();
      this.inc(deps.watch.failures());
    },
  });
  new Gauge({
    name: 'movers_release_info',
    help: '1; its labels say what runs.',
    labelNames: Object.keys(release),
    registers,
  }).set(release, 1);
  const refreshState = registerState(registry, deps);

  return {
    contentType: registry.contentType,
    async text() {
      await refreshState();
      return registry.metrics();
    },
    expectRequests(method, route) {
      for (const status of [500, 503]) requests.inc({ method, route, status }, 0);
    },
    countRequest({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      // The time of a page or file from memory says nothing.
      if (route !== '/*') durations.observe({ method, route }, seconds);
    },
    expectSubmissions(kind) {
      for (const outcome of SUBMISSION_OUTCOMES) submissions.inc({ kind, outcome }, 0);
    },
    expectActions(kinds) {
      for (const kind of kinds) {
        for (const outcome of ACTION_OUTCOMES) submissions.inc({ kind, outcome }, 0);
      }
    },
    countSubmission: (kind, outcome) => submissions.inc({ kind, outcome }),
    countMail: (outcome) => mails.inc({ outcome }),
    countWebhook: (outcome) => webhooks.inc({ outcome }),
    countAdviceFailure: () => adviceFailures.inc(),
  };
}
