/** The colours of the site (web/styles): mail programs drop style sheets, so each element has its own style. */
export const LIVERY = { teal: '#0e4548', orange: '#f99b1c' } as const;

export const STYLE = {
  body: 'margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: #0d3438; background: #fbf5ea; overflow-wrap: anywhere',
  page: 'max-width: 640px; margin: 0 auto',
  mark: 'width: 40px; height: 40px; border-radius: 10px; font-size: 13px; font-weight: 800; line-height: 40px; color: #fbead0',
  name: 'padding-bottom: 14px; font-size: 18px; font-weight: 800; line-height: 1.2',
  stripe: 'font-size: 0; line-height: 4px',
  notice: 'margin: 16px 0; padding: 8px 12px; border: 1px solid #76867f; border-radius: 14px',
  title: 'margin: 20px 0 8px; font-size: 22px; line-height: 1.25',
  lead: 'margin: 8px 0 16px',
  figureBox: 'margin: 20px 0 16px',
  figure: 'font-size: 44px; font-weight: 800; line-height: 1; letter-spacing: -1px',
  under: 'padding-top: 8px; font-size: 18px; font-weight: 600; line-height: 1.3',
  first:
    'margin: 16px 0; padding: 12px 16px; border-left: 4px solid #c96f06; color: #0d3438; background: #f3e9d8',
  firstTitle: 'margin: 0; font-size: 16px',
  points: 'margin: 4px 0 8px; padding-left: 20px',
  buttons: 'margin: 8px 0',
  // A table cell, because Outlook ignores a link's height.
  buttonTable: 'display: inline-table; margin: 4px 8px 4px 0; border-collapse: separate',
  // 48 px with its padding: a thumb needs 44.
  button:
    'display: block; padding: 12px 22px; border-radius: 24px; font-weight: bold; line-height: 24px; text-decoration: none',
  hint: 'margin: 4px 0 8px; font-size: 14px; color: #45605e',
  section: 'margin: 24px 0 4px; font-size: 16px',
  table: 'border-collapse: collapse',
  label:
    'width: 112px; padding: 2px 16px 2px 0; text-align: left; vertical-align: top; font-weight: normal; color: #45605e',
  value: 'padding: 2px 0; vertical-align: top; white-space: pre-line; overflow-wrap: anywhere',
  link: 'display: inline-block; padding: 12px 0; line-height: 24px; color: #6338ab',
};

/** The main button, and the others. The cell has the background too, for Outlook. */
export const BUTTON = {
  main: { background: LIVERY.orange, color: '#0b2e32' },
  other: { background: '#f3e9d8', color: '#0d3438' },
} as const;

/** For mail programs that support it; the others leave the letter light, or darken it themselves.
 *  It must override the letter's inline styles, hence `!important`. */
export const DARK = `@media (prefers-color-scheme: dark) {
.body { color: #f8f0e1 !important; background: #0a1f22 !important }
.first { color: #f8f0e1 !important; background: #123136 !important }
.label { color: #b5cbc6 !important }
.other { color: #f8f0e1 !important; background: #1d4146 !important }
.link { color: #c7aef4 !important }
}`;
