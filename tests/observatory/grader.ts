import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** An answer of the server, as the grader looks at it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Grade {
  readonly grade: string;
  readonly score: number;
  /** The failed checks, by Mozilla's names. */
  readonly failed: readonly string[];
}

/** The parts that are used here of a package that has no types and is installed by the tests. */
interface Grader {
  ALL_TESTS: ((requests: object) => { pass: boolean; result: string })[];
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
  getGradeForScore(score: number): { grade: string };
  getScoreModifier(result: string): number;
  parseHttpEquivHeaders(html: string, url: string): unknown;
  Requests: new (hostname: string) => { responses: object; resources: object; session: object };
  Session: new (url: URL) => object;
}

const HOST = 'www.movers.example';
const modules = join(import.meta.dirname, 'node_modules');
const load = (path: string) => import(pathToFileURL(join(modules, path)).href);

async function loadGrader(): Promise<Grader> {
  const source = '@mdn/mdn-http-observatory/src';
  const parts = ['constants', 'grader/grader', 'grader/charts', 'types', 'retriever/session'];
  const loaded = [...parts, 'retriever/utils'].map((part) => load(`${source}/${part}.js`));
  return Object.assign({}, ...(await Promise.all(loaded)));
}

/** Grades an answer as if it had come over TLS, after a redirect from http as deploy/ has it.
 *  @param preflight the answer to an OPTIONS request of another site */
export async function gradeAnswer(answer: Answer, preflight: Answer): Promise<Grade> {
  const grader = await loadGrader();
  const { AxiosHeaders } = await load('axios/index.js');
  const [http, https] = [new URL(`http://${HOST}/`), new URL(`https://${HOST}/`)];
  const received = ({ status, headers, body }: Answer) => ({
    status,
    headers: new AxiosHeaders(headers),
    data: body,
    request: { headers: new AxiosHeaders() },
    config: { headers: new AxiosHeaders() },
    verified: true,
  });
  const requests = new grader.Requests(HOST);
  Object.assign(requests.responses, {
    https: received(answer),
    http: received(answer),
    auto: {
      ...received(answer),
      httpEquiv: grader.parseHttpEquivHeaders(answer.body, https.href),
    },
    cors: received(preflight),
    httpRedirects: [
      { url: http, status: 301 },
      { url: https, status: 200 },
    ],
    httpsRedirects: [{ url: https, status: 200 }],
  });
  Object.assign(requests.resources, { path: answer.body });
  requests.session = new grader.Session(https);

  const results = grader.ALL_TESTS.map((test) => test(requests));
  const modifiers = results.map(({ result }) => grader.getScoreModifier(result));
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  // Extra points are for those who have lost few.
  const score = base >= grader.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(modifiers) : base;
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  return { grade: grader.getGradeForScore(score).grade, score, failed };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
