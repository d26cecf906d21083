/** Copies the page's rules so that a state or a scheme can be shown by a class around a control:
 *  `is-hover`, `is-focus`, `is-pressed`, `in-light`, `in-dark`. */

const STATES = [
  [/(?<!\(hover):hover/g, ':is(.is-hover :is(a, button, input, textarea, select, summary, label))'],
  [
    /:focus(-visible)?(?![-\w])/g,
    ':is(.is-focus :is(a, button, input, textarea, select, summary))',
  ],
  [/:active/g, ':is(.is-pressed :is(a, button, label))'],
] as const;

const written = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
const css = written.join('\n');
const [, light = ''] = /:root\s*\{([^}]*--paper[^}]*)\}/.exec(css) ?? [];
const [, dark = ''] = /prefers-color-scheme:\s*dark\)\s*\{\s*:root\s*\{([^}]*)\}/.exec(css) ?? [];

const copy = document.createElement('style');
copy.textContent = [
  ...STATES.map(([pseudo, shown]) => css.replace(pseudo, shown)),
  `.in-light { color-scheme: light; ${light} }`,
  `.in-dark { color-scheme: dark; ${light}; ${dark} }`,
].join('\n');
document.head.append(copy);
