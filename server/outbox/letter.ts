import { escapeHtml } from '../http/escape-html.ts';

/** A mail's content, before it becomes plain text or HTML. */
export interface Letter {
  readonly title: string;
  /** What to know before anything else. */
  readonly first?: LetterPoints | undefined;
  /** What the reader should do. */
  readonly lead: string;
  readonly links: readonly LetterLink[];
  readonly sections: readonly LetterSection[];
}

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

interface LetterPoints {
  readonly title: string;
  readonly points: readonly string[];
  /** What to do about them. */
  readonly link?: LetterLink;
}

interface LetterSection {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

export function letterAsText({ title, first, lead, links, sections }: Letter): string {
  return [
    title,
    first &&
      [
        first.title.toUpperCase(),
        ...first.points.map((point) => `- ${point}`),
        first.link && linkAsText(first.link),
      ]
        .filter(Boolean)
        .join('\n'),
    lead,
    links.map(linkAsText).join('\n'),
    ...sections.map(({ title, lines }) =>
      [title.toUpperCase(), ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
    ),
  ]
    .filter(Boolean)
    .map((part) => `${part}\n`)
    .join('\n');
}

const linkAsText = ({ label, url }: LetterLink) => `${label}: ${url}`;

/** Mail programs drop style sheets, so each element carries its style. */
const STYLE = {
  body: 'margin: 0; padding: 16px; font: 16px/1.5 sans-serif; color: #1c1917; background: #ffffff; overflow-wrap: anywhere',
  page: 'max-width: 640px',
  title: 'margin: 0 0 8px; font-size: 20px',
  first: 'margin: 16px 0; padding: 12px 16px; border-left: 4px solid #b45309; background: #fef3c7',
  firstTitle: 'margin: 0; font-size: 16px',
  points: 'margin: 4px 0 12px; padding-left: 20px',
  ask: 'display: inline-block; padding: 8px 16px; border-radius: 6px; background: #1c1917; color: #ffffff; text-decoration: none',
  links: 'margin: 12px 0; padding: 0; list-style: none',
  link: 'margin: 0; padding: 4px 0',
  section: 'margin: 20px 0 4px; font-size: 16px',
  table: 'border-collapse: collapse',
  label:
    'width: 128px; padding: 2px 16px 2px 0; text-align: left; vertical-align: top; font-weight: normal; color: #57534e',
  value: 'padding: 2px 0; vertical-align: top; white-space: pre-line; overflow-wrap: anywhere',
};

export function letterAsHtml({ title, first, lead, links, sections }: Letter): string {
  const parts = [
    `<h1 style="${STYLE.title}">${escapeHtml(title)}</h1>`,
    first && pointsAsHtml(first),
    `<p>${escapeHtml(lead)}</p>`,
    links.length > 0 && linksAsHtml(links),
    ...sections.map(sectionAsHtml),
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${STYLE.body}">
<div style="${STYLE.page}">
${parts.filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

function pointsAsHtml({ title, points, link }: LetterPoints): string {
  return `<div style="${STYLE.first}">
<h2 style="${STYLE.firstTitle}">${escapeHtml(title)}</h2>
<ul style="${STYLE.points}">
${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('\n')}
</ul>${link ? `\n<a href="${escapeHtml(link.url)}" style="${STYLE.ask}">${escapeHtml(link.label)}</a>` : ''}
</div>`;
}

function linksAsHtml(links: readonly LetterLink[]): string {
  const items = links.map(
    ({ label, url }) =>
      `<li style="${STYLE.link}"><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></li>`,
  );
  return `<ul style="${STYLE.links}">\n${items.join('\n')}\n</ul>`;
}

function sectionAsHtml({ title, lines }: LetterSection): string {
  const rows = lines.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${STYLE.label}">${escapeHtml(label)}</th><td style="${STYLE.value}">${escapeHtml(value)}</td></tr>`,
  );
  return `<h2 style="${STYLE.section}">${escapeHtml(title)}</h2>
<table style="${STYLE.table}">
${rows.join('\n')}
</table>`;
}
