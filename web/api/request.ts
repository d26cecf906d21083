export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** Ends the call before its limit. */
  signal?: AbortSignal;
}

/** A call that waits longer than this has failed for the visitor; the server may still have
 *  stored it, which is why a retry carries the same idempotency key. */
const TIMEOUT_MS = 30_000;

/** Ends a call, and the reading of its answer, when its caller's signal does, and at the latest when patience has run
 *  out. AbortSignal.any is newer than the oldest browsers that we support. */
function limited(signal?: AbortSignal): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('No answer', 'TimeoutError')), TIMEOUT_MS);
  signal?.addEventListener('abort', () => limit.abort(signal.reason));
  return limit.signal;
}

/** Calls the API: cookies included, a JSON body and content type only with a body (docs/product.md, 7).
 *  @throws Refusal whose message is the status code, a colon and a space, then the response body, or the status
 *    text when the body is empty (docs/product.md, 8); a TypeError when nothing answered */
export async function request(
  method: Method,
  path: string,
  options?: RequestOptions,
): Promise<Response> {
  return expectSuccess(await call(method, path, options));
}

/** {@link request}, with the answer not yet read, whatever its status. */
export function call(
  method: Method,
  path: string,
  { body, headers = {}, signal }: RequestOptions = {},
): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'include',
    signal: limited(signal),
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** An answer without success. */
export class Refusal extends Error {
  readonly status: number;
  /** The answer's body, or the status text if it has none. */
  readonly text: string;
  readonly isOurs: boolean;
  constructor(response: Response, text: string) {
    super(`${response.status}: ${text}`);
    this.status = response.status;
    this.text = text;
    this.isOurs = isOurRefusal(response);
  }
}

/** Whether this site's server sent it: all its refusals are problem documents, a gateway's are not. */
export function isOurRefusal({ headers }: Response): boolean {
  return /^application\/problem\+json\b/.test(headers.get('Content-Type') ?? '');
}

/** Whether this site's server gave no answer, so that the call may have failed on the way: no
 *  connection, a timeout, a gateway that did not reach it, or a foreign page of any status. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof Refusal && error.isOurs);
}

/** @throws Refusal for a response without success, as {@link request} does */
export async function expectSuccess(response: Response): Promise<Response> {
  if (response.ok) return response;
  const text = await response.text();
  throw new Refusal(response, text || response.statusText);
}
