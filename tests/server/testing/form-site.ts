import { ERROR_PARTS_ID, ERROR_PLACEHOLDERS } from '../../../domain/error-parts.ts';
import { ACCESS_FIRST, accessFieldName } from '../../../domain/request/access.form.ts';
import { ACCESS_SIDES, type AccessSideName } from '../../../domain/request/access.ts';
import { ACCESS_QUESTIONS } from '../../../domain/request/access-questions.ts';
import { INVENTORY_CATEGORIES, inventoryItems } from '../../../domain/request/inventory.ts';
import { HOME_FIELDS, isTick, ROOM_COUNTS } from '../../../domain/request/request-questions.ts';
import { REFERENCE_PLACEHOLDER } from '../../../domain/request/thank-you.ts';

/** A field as web/ui renders it: TextField and TextArea. */
function field(id: string, name: string, control: 'text' | 'email' | 'date' | 'textarea' = 'text') {
  const rest = `class="block w-full aria-invalid:border-brick" aria-required="true" name="${name}"`;
  const html =
    control === 'textarea'
      ? `<textarea id="${id}" ${rest} rows="4" placeholder="Gate code &amp; stairs"></textarea>`
      : `<div class="relative"><input id="${id}" ${rest} type="${control}"/></div>`;
  return `<div><label for="${id}" class="mb-2.5 block">The ${name}<!-- --> </label>${html}</div>`;
}

/** A choice without script, as web/quote/fields/AccessUnscripted.tsx renders it. */
function select(name: string, values: readonly string[]) {
  const options = ['', ...values].map((value) => `<option value="${value}">A ${value}</option>`);
  return `<div><label for="quote-${name}" class="label">${name}</label><select id="quote-${name}" name="${name}" class="control">${options.join('')}</select></div>`;
}

const accessOf = (side: AccessSideName) =>
  `<fieldset>${ACCESS_FIRST.map((question) => {
    const values = ACCESS_QUESTIONS[question].choices.map(({ value }) => value);
    return select(accessFieldName(side, question), values);
  }).join('')}</fieldset>`;

function choices(type: 'radio' | 'checkbox', name: string, values: readonly string[], first = '') {
  const choice = (value: string) =>
    `<label class="choice-tile"><input type="${type}" class="peer sr-only" name="${name}"${value === first ? ' checked=""' : ''} value="${value}"/><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 2h10"></path></svg><span>${value}</span></label>`;
  return `<fieldset class="min-w-0"><legend>${name}</legend>${values.map(choice).join('')}</fieldset>`;
}

/** Roughly as web/forms/ErrorParts.tsx renders them. */
const ERROR_PARTS = `<template id="${ERROR_PARTS_ID}"><div class="mb-8"><section tabindex="-1" aria-labelledby="error-summary-title"><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/></svg><div><p id="error-summary-title">${ERROR_PLACEHOLDERS.title}</p><ul class="list"><li><a href="#${ERROR_PLACEHOLDERS.controlId}" class="underline">${ERROR_PLACEHOLDERS.message}</a></li></ul></div></section></div><p id="${ERROR_PLACEHOLDERS.messageId}" class="flex"><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/></svg>${ERROR_PLACEHOLDERS.message}</p></template>`;

/** A page as Astro builds it: an island with React's HTML among the page's other elements. */
function page(title: string, island: string): string {
  return `<!DOCTYPE html><html lang="en-ZA"><head><meta charset="utf-8"><title>${title}</title><style>p{color:red}</style></head><body><astro-island uid="a" client="idle" opts="{}"><form action="/search"><input name="q"/></form></astro-island><main><script>const trap = '<input name="name"/>';</script><astro-island uid="b" component-url="/_astro/Form.js" props="{&quot;lead&quot;:[0,&quot;R450&quot;]}" ssr client="intent" opts="{}" await-children>${island}<!--astro:end--></astro-island>${ERROR_PARTS}</main><footer>Phone us</footer></body></html>`;
}

function form(action: string, content: string): string {
  return `<form method="post" action="${action}" noValidate="" aria-label="Form">${content}<button type="submit" class="primary">Send</button></form>`;
}

const QUOTE_FORM = form(
  '/api/quote-requests',
  [
    choices('radio', 'moveType', ['residential', 'commercial'], 'residential'),
    ...HOME_FIELDS.map((name) =>
      isTick(name) ? choices('checkbox', name, ['yes']) : choices('radio', name, ROOM_COUNTS),
    ),
    ...INVENTORY_CATEGORIES.map((name) => choices('checkbox', name, inventoryItems(name))),
    field('quote-fromAddress', 'fromAddress'),
    field('quote-toAddress', 'toAddress'),
    field('quote-moveDate', 'moveDate', 'date'),
    field('quote-name', 'name'),
    field('quote-phone', 'phone'),
    field('quote-email', 'email', 'email'),
    field('quote-additionalNotes', 'additionalNotes', 'textarea'),
    `<noscript><details><summary>Stairs</summary>${ACCESS_SIDES.map(accessOf).join('')}</details></noscript>`,
    choices('radio', 'deliveryMethod', ['whatsapp', 'email'], 'whatsapp'),
  ].join(''),
);

const CONTACT_FORM = form(
  '/api/contact-submissions',
  [
    field('contact-name', 'name'),
    field('contact-email', 'email', 'email'),
    field('contact-phone', 'phone'),
    field('contact-message', 'message', 'textarea'),
  ].join(''),
);

/** A site with every page that a browser without script needs. */
export const FORM_SITE = {
  'index.html': '<!doctype html><p>Home</p>',
  '404.html': '<!doctype html><h1>404 Page Not Found</h1>',
  'get-quote.html': page('Get a free quote', QUOTE_FORM),
  'contact.html': page('Contact', CONTACT_FORM),
  'thank-you.html': page(
    'Thank you',
    `<p>Your reference is <b>${REFERENCE_PLACEHOLDER}</b>. Say ${REFERENCE_PLACEHOLDER}.</p>`,
  ),
};
