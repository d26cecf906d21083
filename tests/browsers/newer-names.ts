import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { isUpTo, oldestBrowsers } from './oldest-browsers.ts';

const ENGINES = ['chrome', 'firefox', 'safari'] as const;

/** Interfaces of a page's own parts. Those of rarer ones, such as graphics processors, are full of
 *  everyday words, and a page reaches them only through a name that is itself on the list. */
const OF_PAGES =
  /^(AbortSignal|Blob|CSS|CSSStyleSheet|Document|DocumentFragment|Element|Event|EventTarget|File|FormData|Headers|History|HTML\w*Element|IntersectionObserver|Location|MutationObserver|Navigator|Node|NodeList|Range|Request|ResizeObserver|Response|Selection|ShadowRoot|Storage|URL|URLSearchParams|Window)$/;

export interface NewerNames {
  /** Properties and methods that no object of the oldest browsers has. */
  readonly members: readonly string[];
  /** Functions of a constructor: `Object.groupBy`. */
  readonly statics: readonly (readonly [object: string, property: string])[];
  readonly globals: readonly string[];
}

/** The names of scripts that today's engines have, and the oldest browsers have not. */
export function newerNames(): NewerNames {
  const known = new Set<string>();
  const members = new Set<string>();
  const statics: [string, string][] = [];
  const globals: string[] = [];
  const sort = (objects: Identifier, isOfPages: (name: string) => boolean) => {
    for (const [owner, { __compat: compat, ...parts }] of identifiers(objects)) {
      if (!compat) continue;
      const isNew = !isKnown(compat);
      if (isNew && isCurrent(compat) && isOfPages(owner)) globals.push(owner);
      for (const [key, { __compat: of }] of identifiers(parts)) {
        if (!of || !/^[a-z]\w*$/i.test(key) || key.endsWith('_event')) continue;
        const name = key.replace(/_static$/, '');
        if (isKnown(of)) known.add(name);
        // Without its constructor's name nobody gets a new object; each generator is an Iterator.
        else if (!isCurrent(of) || !isOfPages(owner) || (isNew && owner !== 'Iterator')) continue;
        else if (isStatic(owner, key)) statics.push([owner, name]);
        else if (!key.includes('_')) members.add(name);
      }
    }
  };
  sort(data.javascript.builtins ?? {}, () => true);
  sort(data.api, (name) => OF_PAGES.test(name));
  return { members: [...members].filter((name) => !known.has(name)), statics, globals };
}

function identifiers(owner: Identifier): [string, Identifier][] {
  // Beside its parts an identifier has only `__compat`.
  return Object.entries(owner).filter(([key]) => key !== '__compat') as [string, Identifier][];
}

/** The built-in objects are not marked in the data; this Node has nearly all of their functions. */
function isStatic(owner: string, key: string): boolean {
  if (key.endsWith('_static')) return true;
  const builtIn: unknown = Reflect.get(globalThis, owner);
  return typeof builtIn === 'function' && Object.hasOwn(builtIn, key);
}

function isKnown(compat: CompatStatement): boolean {
  return [...oldestBrowsers].every(([browser, oldest]) =>
    versions(compat, browser).some((version) => isUpTo(version, oldest)),
  );
}

function isCurrent(compat: CompatStatement): boolean {
  return ENGINES.every((engine) => versions(compat, engine).length > 0);
}

/** The versions in which a browser got it, under its own name. */
function versions({ support }: CompatStatement, browser: string): string[] {
  const statements = [support[browser as keyof typeof support] ?? []].flat();
  return (statements as SimpleSupportStatement[])
    .filter(({ prefix, alternative_name, flags }) => !prefix && !alternative_name && !flags)
    .map(({ version_added: version }) => version)
    .filter((version) => typeof version === 'string' && version !== 'preview')
    .map((version) => String(version).replace('≤', ''));
}
