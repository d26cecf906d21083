import { join } from 'node:path';
import { Window } from 'happy-dom';
import { root } from '../../scripts/command.ts';
import { loadSite } from '../../server/http/site/load-site.ts';

const ADDRESS = 'http://localhost:3000';
const site = await loadSite(join(root, 'dist/site'), ADDRESS);
const documents = new Map<string, Document>();

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/** The server's answer to a GET. */
export function answer(path: string): Answer {
  const file = site.files.get(path);
  const sent = file ?? site.notFoundPage;
  if (!sent) throw new Error('The site has no page for a missing address');
  const { headers, body } = sent.identity;
  const contentType = headers[headers.indexOf('content-type') + 1] ?? '';
  return { status: file ? 200 : 404, contentType, body };
}

export function text(path: string): string {
  return answer(path).body.toString('utf8');
}

/** A page as a crawler reads it: its HTML, without running its scripts or fetching its files. */
export function documentOf(path: string): Document {
  const known = documents.get(path);
  if (known) return known;
  const { DOMParser } = new Window({ url: ADDRESS + path });
  const parsed: unknown = new DOMParser().parseFromString(text(path), 'text/html');
  const document = parsed as Document; // with the methods of the standard
  documents.set(path, document);
  return document;
}

export function mainOf(path: string): Element {
  const main = documentOf(path).querySelector('main');
  if (!main) throw new Error(`${path} has no main part`);
  return main;
}
