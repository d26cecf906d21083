import { findSuburb, type Suburb } from '../../domain/suburbs/find-suburb.ts';
import { moveFrom } from '../quote/state/move-from.ts';
import style from './suburb-search.css?inline';
import { suggestions } from './suggestions.ts';

/** The fewest letters for a search. */
const WORTH_A_LOOK = 2;
/** The fewest letters for "not found": with fewer the visitor has only begun. */
const WORTH_A_NO = 3;
/** A list that has not come by then has failed for the visitor. */
const PATIENCE_MS = 15_000;

// All of them are in the page: only a page with the box fetches this script.
const box = document.querySelector<HTMLElement>('[data-suburbs]') as HTMLElement;
const input = box.querySelector('input') as HTMLInputElement;
const status = box.querySelector('[role=status]') as HTMLElement;
const missing = box.querySelector('template') as HTMLTemplateElement;
const list = document.createElement('ul');
const { show, close } = suggestions(input, list, (option) => open(found[option]));
let suburbs: Promise<readonly Suburb[]> | undefined;
let found: readonly Suburb[] = [];

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);
// Screen readers announce the number; a sighted visitor sees the list.
status.className = 'sr-only';
status.textContent = '';
list.className = 'suburb-list';
input.enterKeyHint = 'go';
input.spellcheck = false;
status.before(list);

input.addEventListener('input', () => look());
input.addEventListener('click', () => look());
input.addEventListener('keydown', (event) => {
  // An open list has already handled its Enter.
  if (event.key === 'Enter' && !event.isComposing && !event.defaultPrevented) answer();
});
box.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  // The first closes the open list, the second empties the box.
  if (list.hidden && !status.textContent) input.value = '';
  leave();
  input.focus();
});
box.addEventListener('focusout', ({ relatedTarget }) => {
  if (!box.contains(relatedTarget as Node | null)) leave();
});
// Safari does not focus a pressed link: the box would lose its focus, and the visitor the answer.
status.addEventListener('mousedown', (event) => event.preventDefault());
if (box.hasAttribute('data-entered')) answer();
else look();

/** Enter follows the list's first choice, else the link in the message. */
async function answer() {
  if (!(await look(true))) return;
  if (found[0]) open(found[0]);
  else status.querySelector('a')?.focus();
}

/** @returns whether this answer was shown: not after more typing, nor once the visitor has left the box */
async function look(entered = false): Promise<boolean> {
  const asked = input.value.trim();
  const all = await fetchSuburbs();
  if (asked !== input.value.trim() || !box.contains(document.activeElement)) return false;
  found = all ? findSuburb(asked, all) : [];
  show(found.map(option));
  status.className = found.length === 0 ? 'suburb-none' : 'sr-only';
  if (found.length > 0)
    status.textContent = found.length === 1 ? '1 result' : `${found.length} results`;
  else if (!all) status.replaceChildren(missing.content.cloneNode(true));
  else if (asked.length >= (entered ? WORTH_A_LOOK : WORTH_A_NO))
    status.replaceChildren(`We have no page for “${asked}”. `, askLink(asked));
  else status.textContent = entered ? 'Type two letters or more of its name.' : '';
  return true;
}

/** @returns undefined when it fails to load, or does not come; the next call tries again */
async function fetchSuburbs() {
  if (!suburbs) {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), PATIENCE_MS);
    const { signal } = limit;
    suburbs = fetch(box.dataset.suburbs ?? '', { signal }).then((answer) => answer.json());
  }
  return suburbs.catch(() => {
    suburbs = undefined;
  });
}

function option(suburb: Suburb) {
  const { name, page } = suburb;
  const item = document.createElement('li');
  const where = document.createElement('span');
  where.textContent = isHere(suburb) ? 'this page' : page ? `${page} page` : 'we move there';
  item.append(name, ' ', where);
  return item;
}

function askLink(suburb: string) {
  const link = document.createElement('a');
  link.href = '/get-quote';
  link.textContent = 'Ask us for a quote';
  link.addEventListener('click', () => moveFrom.write(suburb));
  return link;
}

function open(chosen: Suburb | undefined) {
  if (chosen) location.assign(isHere(chosen) ? '#main' : chosen.href);
  leave();
}

function isHere({ href }: Suburb) {
  return href === location.pathname;
}

function leave() {
  close();
  status.textContent = '';
}
