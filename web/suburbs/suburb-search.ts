import { findSuburb, type Suburb } from '../../domain/suburbs/find-suburb.ts';
import { draftMoveFrom } from '../quote/quote-draft.ts';
import style from '../styles/suburbs.css?inline';
import { suggestions } from './suggestions.ts';

/** With fewer letters somebody has only begun. */
const WORTH_A_NO = 3;

// Both stand in the page, or this would not have been fetched by them.
const box = document.querySelector<HTMLElement>('[data-suburbs]') as HTMLElement;
const input = box.querySelector('input') as HTMLInputElement;
const list = document.createElement('ul');
const status = document.createElement('p');
const { show, close } = suggestions(input, list, (option) => {
  const chosen = found[option];
  if (chosen) location.assign(isHere(chosen) ? '#main' : chosen.href);
  leave();
});
let suburbs: Promise<readonly Suburb[]> | undefined;
let found: readonly Suburb[] = [];

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);
status.role = 'status';
status.className = 'suburb-status';
list.className = 'suburb-list';
input.enterKeyHint = 'go';
input.spellcheck = false;
box.append(list, status);

input.addEventListener('input', look);
input.addEventListener('click', look);
box.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  // The first closes what is open, the second empties the box.
  if (list.hidden && !status.textContent) input.value = '';
  leave();
  input.focus();
});
box.addEventListener('focusout', ({ relatedTarget }) => {
  if (!box.contains(relatedTarget as Node | null)) leave();
});
look();

async function look() {
  const asked = input.value.trim();
  const all = await fetchSuburbs();
  // Somebody who types on, or has left, is told nothing of what was typed before.
  if (asked !== input.value.trim() || !box.contains(document.activeElement)) return;
  found = all ? findSuburb(asked, all) : [];
  show(found.map(option));
  status.classList.toggle('suburb-none', found.length === 0);
  if (found.length > 0)
    status.textContent = found.length === 1 ? '1 result' : `${found.length} results`;
  else if (asked.length < WORTH_A_NO) status.textContent = '';
  else if (all) status.replaceChildren(`We have no page for “${asked}”. `, askLink(asked));
  else status.textContent = 'No network just now: type on to try again.';
}

/** @returns nothing when it cannot be had; the next call tries again */
async function fetchSuburbs() {
  suburbs ??= fetch(box.dataset.suburbs ?? '').then((answer) => answer.json());
  return suburbs.catch(() => {
    suburbs = undefined;
  });
}

function option(suburb: Suburb) {
  const { name, page } = suburb;
  const item = document.createElement('li');
  const where = document.createElement('span');
  where.textContent = isHere(suburb) ? 'this page' : `${page} page`;
  item.append(name, ' ', where);
  return item;
}

function askLink(suburb: string) {
  const link = document.createElement('a');
  link.href = '/get-quote';
  link.textContent = 'Ask us for a quote';
  link.addEventListener('click', () => draftMoveFrom(suburb));
  return link;
}

function isHere({ href }: Suburb) {
  return href === location.pathname;
}

function leave() {
  close();
  status.textContent = '';
}
