import { escapeHtml } from '../http/escape-html.ts';

/** A mail's content, before it becomes plain text or HTML. */
export interface Letter {
  readonly title: string;
  /** What the reader should do. */
  readonly lead: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
  readonly sections: readonly LetterSection[];
}

export interface LetterSection {
  readonly title: string;
  readonly lines: readonly { readonly label: string; readonly value: string }[];
}

export function letterAsText({ title, lead, links, sections }: Letter): string {
  return [
    title,
    lead,
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    ...sections.map(({ title, lines }) =>
      [title.toUpperCase(), ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n'),
    ),
    '',
  ].join('\n\n');
}

/** Mail programs drop style sheets, so each element carries its style. */
const STYLE = {
  body: 'margin: 0; padding: 16px; font: 16px/1.5 sans-serif; color: #1c1917',
  title: 'margin: 0 0 8px; font-size: 20px',
  section: 'margin: 16px 0 4px; font-size: 16px',
  label:
    'padding: 2px 16px 2px 0; text-align: left; vertical-align: top; font-weight: normal; color: #57534e',
  value: 'padding: 2px 0; white-space: pre-line',
};

export function letterAsHtml({ title, lead, links, sections }: Letter): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="${STYLE.body}">
<h1 style="${STYLE.title}">${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
<ul>
${links.map(({ label, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></li>`).join('\n')}
</ul>
${sections.map(sectionAsHtml).join('\n')}
</body>
</html>
`;
}

function sectionAsHtml({ title, lines }: LetterSection): string {
  const rows = lines.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${STYLE.label}">${escapeHtml(label)}</th><td style="${STYLE.value}">${escapeHtml(value)}</td></tr>`,
  );
  return `<h2 style="${STYLE.section}">${escapeHtml(title)}</h2>
<table>
${rows.join('\n')}
</table>`;
}
