import type { JSHandle, Page } from '@playwright/test';

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/** Reads pages as a crawler does: the server's HTML, parsed, without running its scripts or fetching
 *  its files. All tests of a worker share one fetch of each page. */
export class SiteReader {
  readonly #siteUrl: string;
  readonly #blankPage: Page;
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #documents = new Map<string, Promise<JSHandle<Document>>>();

  constructor(siteUrl: string, blankPage: Page) {
    this.#siteUrl = siteUrl;
    this.#blankPage = blankPage;
  }

  /** The server's answer at a path; a redirect counts as its target. */
  answer(path: string): Promise<Answer> {
    return remembered(this.#answers, path, async () => {
      const response = await fetch(this.#siteUrl + path, { redirect: 'manual' });
      return {
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        body: Buffer.from(await response.arrayBuffer()),
      };
    });
  }

  async text(path: string): Promise<string> {
    return (await this.answer(path)).body.toString('utf8');
  }

  /** The parsed page, on which `evaluate` runs in the browser. */
  document(path: string): Promise<JSHandle<Document>> {
    return remembered(this.#documents, path, async () =>
      this.#blankPage.evaluateHandle(
        (html) => new DOMParser().parseFromString(html, 'text/html'),
        await this.text(path),
      ),
    );
  }
}

function remembered<T>(
  known: Map<string, Promise<T>>,
  path: string,
  find: () => Promise<T>,
): Promise<T> {
  const found = known.get(path) ?? find();
  known.set(path, found);
  return found;
}
