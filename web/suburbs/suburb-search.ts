import { isFarAway } from '../../domain/places/far-places.ts';
import { findSuburb, type Suburb } from '../../domain/places/find-suburb.ts';
import { quoteChatLink } from '../../domain/request/whatsapp.ts';
import { moveFrom } from '../quote/state/move-from.ts';
import style from './suburb-search.css?inline';
import { suggestions } from './suggestions.ts';

/** The fewest letters for a search. */
const WORTH_A_LOOK = 2;
/** The fewest letters for "not found": with fewer the visitor has only begun. */
const WORTH_A_NO = 3;
/** A list that has not come by then has failed for the visitor. */
const TIMEOUT_MS = 15_000;

// All of them are in the page: only a page with the box fetches this script.
const box = document.querySelector<HTMLElement>('[data-suburbs]') as HTMLElement;
const input = box.querySelector('input') as HTMLInputElement;
const status = box.querySelector('[role=status]') as HTMLElement;
const missing = box.querySelector('template') as HTMLTemplateElement;
const list = document.createElement('ul');
const { show, close } = suggestions(input, list, (option) => choose(found[option]));
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

/** Enter takes the list's first choice, else leads to the first link in the message. */
async function answer() {
  if (!(await look(true))) return;
  if (found[0]) choose(found[0]);
  else status.querySelector('a')?.focus();
}

/** @returns whether this answer was shown: not after more typing, nor once the visitor has left the box */
async function look(entered = false): Promise<boolean> {
  const asked = input.value.trim();
  const all = await fetchSuburbs();
  if (asked !== input.value.trim() || !box.contains(document.activeElement)) return false;
  found = all ? byName(findSuburb(asked, all)) : [];
  show(found.map(option));
  status.className = found.length === 0 ? 'suburb-none' : 'sr-only';
  if (found.length > 0)
    status.textContent = found.length === 1 ? '1 result' : `${found.length} results`;
  else if (!all) status.replaceChildren(missing.content.cloneNode(true));
  else if (asked.length >= (entered ? WORTH_A_LOOK : WORTH_A_NO)) answerUnlisted(asked);
  else status.textContent = entered ? 'Type two letters or more of its name.' : '';
  return true;
}

/** @returns undefined when it fails to load, or does not come; the next call tries again */
async function fetchSuburbs() {
  if (!suburbs) {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), TIMEOUT_MS);
    const { signal } = limit;
    suburbs = fetch(box.dataset.suburbs ?? '', { signal }).then((answer) => answer.json());
  }
  return suburbs.catch(() => {
    suburbs = undefined;
  });
}

/** Each name once, with the page that is its own if there is one. */
function byName(all: readonly Suburb[]) {
  const own = all.filter(isOwnPage);
  return [...new Set(all.map(({ name }) => name))].flatMap(
    (name) => [...own, ...all].find((suburb) => suburb.name === name) ?? [],
  );
}

function option(suburb: Suburb) {
  const item = document.createElement('li');
  const where = document.createElement('span');
  where.textContent = leads(suburb) ? `${suburb.page} page` : 'we move there';
  item.append(suburb.name, ' ', where);
  return item;
}

/** A suburb with a page of its own opens it. Of every other place, and of the page that is open, the answer is yes. */
function choose(chosen: Suburb | undefined) {
  if (!chosen) return;
  if (leads(chosen)) {
    location.assign(chosen.href);
    leave();
    return;
  }
  close();
  input.value = chosen.name;
  status.className = 'suburb-none';
  tell(`Yes, we move in ${chosen.name}.`, chosen.name);
  const { page, href } = chosen;
  if (page && href !== location.pathname) status.append(' ', link(href, `${page} page`));
  status.querySelector('a')?.focus();
}

function leads(suburb: Suburb) {
  return isOwnPage(suburb) && suburb.href !== location.pathname;
}

function isOwnPage({ name, page }: Suburb) {
  return name === page;
}

function answerUnlisted(place: string) {
  if (!isFarAway(place)) return tell(`“${place}” isn’t on our list. Ask us:`, place);
  // Whether they move from there or to it is not known.
  tell('We also move between cities.');
  status.append(' ', link('/long-distance-moving', 'Long distance moving'));
}

/** A sentence, and three ways to ask.
 *  @param place where they move from, which the quote then begins with */
function tell(sentence: string, place?: string) {
  const { call = '', chat = '' } = box.dataset;
  const quote = link('/get-quote', place ? `Get a quote from ${place}` : 'Get a quote');
  if (place) quote.addEventListener('click', () => moveFrom.write(place));
  const subject = place ? `a move from ${place}` : 'a move between cities';
  const whatsApp = link(quoteChatLink(chat, subject), 'WhatsApp');
  whatsApp.target = '_blank';
  whatsApp.rel = 'noopener';
  const said = document.createElement('span');
  said.textContent = sentence;
  status.replaceChildren(said, ' ', quote, ' ', whatsApp, ' ', link(call, 'Call'));
}

function link(href: string, words: string) {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = words;
  return made;
}

function leave() {
  close();
  status.textContent = '';
}
