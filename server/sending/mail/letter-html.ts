import { company } from '../../../content/company.ts';
import { mailColours } from '../../../content/mail-colours.ts';
import { escapeHtml } from './escape-html.ts';
import {
  ANSWER_HINT,
  type Letter,
  type LetterLine,
  type LetterLink,
  type LetterPoints,
  type LetterSection,
  letterAsText,
  NEW_LINE,
} from './letter.ts';
import { BUTTON, DARK, figureSize, STYLE } from './letter-style.ts';

export function textAndHtml(letter: Letter): { readonly text: string; readonly html: string } {
  return { text: letterAsText(letter), html: letterAsHtml(letter) };
}

function letterAsHtml(letter: Letter): string {
  const { notice, title, figure, first, lead, answer, open, replies, links, sections } = letter;
  const hint = [ANSWER_HINT, replies].filter(Boolean).join(' ');
  const parts = [
    notice && `<p style="${STYLE.notice}">${inLines(notice)}</p>`,
    HEADER,
    `<h1 style="${STYLE.title}">${inLines(title)}</h1>`,
    first && pointsAsHtml(first, answer ? 'link' : 'button'),
    // The team reads the day first, and then what they want.
    answer && figure && figureAsHtml(figure),
    `<p style="${STYLE.lead}">${inLines(lead)}</p>`,
    !answer && figure && figureAsHtml(figure),
    answer ? answersAsHtml(answer, links) : links.length > 0 && buttonsAsHtml(links),
    open && pointsAsHtml(open, 'link'),
    ...sections.map((section) => sectionAsHtml(section, figure?.says ?? [])),
    answer && `<p class="label" style="${STYLE.hint}">${escapeHtml(hint)}</p>`,
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<style>
${DARK}
</style></head>
<body class="body" style="${STYLE.body}">
<div class="page" style="${STYLE.page}">
${parts.filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

/** The livery: the roof over the house, drawn with borders, the name, and the two stripes, without a picture. */
const HEADER = `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">
<tr><td width="52" style="padding: 0 12px 14px 0"><div style="${STYLE.roof}"></div><div class="house" style="${STYLE.house}"></div></td><td style="${STYLE.name}">${escapeHtml(company.name)}</td></tr>
<tr><td colspan="2" height="4" bgcolor="${mailColours.day.marigold}" style="${STYLE.stripe}">&nbsp;</td></tr>
<tr><td colspan="2" height="4" class="house" bgcolor="${mailColours.day.stripe}" style="${STYLE.stripe}">&nbsp;</td></tr>
</table>`;

function figureAsHtml({ value, rest, under }: NonNullable<Letter['figure']>): string {
  const line = under && `<div style="${STYLE.under}">${inLines(under)}</div>`;
  const after = rest ? `\n<span style="${STYLE.rest}">${escapeHtml(rest)}</span>` : '';
  return `<div class="figure" style="${STYLE.figureBox}"><div style="${STYLE.figure}; font-size: ${figureSize(value)}px"><span style="${STYLE.whole}">${inLines(value)}</span>${after}</div>${line}</div>`;
}

/** @param look of its link: a mail has one orange button */
function pointsAsHtml({ title, points, link }: LetterPoints, look: 'button' | 'link'): string {
  const linked = link && (look === 'link' ? linkAsHtml(link) : button(link, 'main'));
  return `<div class="first" style="${STYLE.first}">
<h2 style="${STYLE.firstTitle}">${inLines(title)}</h2>
${listAsHtml(points)}${linked ? `\n${linked}` : ''}
</div>`;
}

/** The team answers at the desk or calls, side by side on a phone; other ways are quieter. */
function answersAsHtml(answer: LetterLink, links: readonly LetterLink[]): string {
  const call = links.find(({ url }) => url.startsWith('tel:'));
  const others = links.filter((link) => link !== call);
  const notes = others.flatMap(({ note }) => note ?? []);
  const quiet =
    others.length > 0 && `<p style="${STYLE.others}">or ${others.map(linkAsHtml).join(' or ')}</p>`;
  return [
    `<div style="${STYLE.buttons}">\n${button(answer, 'main')}${call ? `\n${button(call, 'other')}` : ''}\n</div>`,
    quiet,
    ...notes.map((note) => `<p class="label" style="${STYLE.hint}">${inLines(note)}</p>`),
  ]
    .filter(Boolean)
    .join('\n');
}

function listAsHtml(points: readonly string[]): string {
  const items = points.map((point) => `<li>${inLines(point)}</li>`).join('\n');
  return `<ul style="${STYLE.points}">\n${items}\n</ul>`;
}

function buttonsAsHtml(links: readonly LetterLink[]): string {
  const buttons = links.map((link, index) => button(link, index === 0 ? 'main' : 'other'));
  const notes = links.flatMap(({ note }) => note ?? []);
  const hints = notes.map(
    (note) => `\n<p class="label" style="${STYLE.hint}">${inLines(note)}</p>`,
  );
  return `<div style="${STYLE.buttons}">\n${buttons.join('\n')}\n</div>${hints.join('')}`;
}

function button({ label, url }: LetterLink, kind: keyof typeof BUTTON): string {
  const { background, color, edge } = BUTTON[kind];
  const style = `${STYLE.button}; border: 2px solid ${edge}; color: ${color}; background: ${background}`;
  return `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="${STYLE.buttonTable}"><tr><td class="${kind}" bgcolor="${background}" style="border-radius: 14px"><a href="${escapeHtml(url)}" class="${kind}" style="${style}">${inLines(label)}</a></td></tr></table>`;
}

/** @param said the fields that the figure says already */
function sectionAsHtml(section: LetterSection | LetterPoints, said: readonly string[]): string {
  const { title, link } = section;
  const content = 'points' in section ? listAsHtml(section.points) : tableAsHtml(section, said);
  return `<h2 style="${STYLE.section}">${inLines(title)}</h2>
${content}${link ? `\n${linkAsHtml(link)}` : ''}`;
}

function tableAsHtml({ lines, isBill }: LetterSection, said: readonly string[]): string {
  const look = isBill ? 'bill' : 'rows';
  const rows = lines
    .filter(({ field = '' }) => !said.includes(field))
    .map((line) => lineAsHtml(line, isBill && AMOUNT.test(line.value) ? STYLE.amount : ''));
  return `<table class="${look}" style="${STYLE[look]}">\n${rows.join('\n')}\n</table>`;
}

/** 'R6 500', '−R450.50': a sentence that ends at the right is hard to read. */
const AMOUNT = /^[-−]?R[\d\s]+(?:\.\d\d)?$/;

function lineAsHtml({ field, label, value, link }: LetterLine, look: string): string {
  const after = link ? `<div>${linkAsHtml(link)}</div>` : '';
  return `<tr><th scope="row" class="label" style="${STYLE.label}">${inLines(label)}</th><td class="value" style="${STYLE.value}${look}${field === 'price' ? STYLE.total : ''}">${inItems(value)}${after}</td></tr>`;
}

/** Text with its line breaks: Outlook, Samsung Email and others ignore `white-space`, which a reference can do without. */
function inLines(text: string): string {
  return escapeHtml(text)
    .replace(/\r\n?|\n/g, '<br>\n')
    .replace(IN_ONE_LINE, `<span style="${STYLE.whole}">$&</span>`);
}

/** A reference, and '5 December 2026'. */
const IN_ONE_LINE = new RegExp(
  `\\b(${company.referencePrefix}-[A-Z0-9]{4}-[A-Z0-9]{2}|\\d+ [A-Z][a-z]+ \\d{4})\\b`,
  'g',
);

/** Lines apart from each other, so that a wrapped one is told from the next. */
function inItems(text: string): string {
  const lines = text.split(NEW_LINE);
  if (lines.length === 1) return inLines(text);
  return lines
    .map((line) => `<div style="${STYLE.item}">${inLines(line) || '&nbsp;'}</div>`)
    .join('\n');
}

function linkAsHtml({ label, url }: LetterLink): string {
  return `<a href="${escapeHtml(url)}" class="link" style="${STYLE.link}">${inLines(label)}</a>`;
}
