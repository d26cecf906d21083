/** Mail programs drop style sheets, so each element has its own style. */
export const STYLE = {
  body: 'margin: 0; padding: 16px; font: 16px/1.5 sans-serif; color: #1c1917; background: #ffffff; overflow-wrap: anywhere',
  page: 'max-width: 640px',
  notice: 'margin: 0 0 16px; padding: 8px 12px; border: 1px solid #a8a29e; border-radius: 6px',
  title: 'margin: 0 0 8px; font-size: 20px; line-height: 1.3',
  first:
    'margin: 16px 0; padding: 12px 16px; border-left: 4px solid #b45309; color: #1c1917; background: #fef3c7',
  firstTitle: 'margin: 0; font-size: 16px',
  points: 'margin: 4px 0 8px; padding-left: 20px',
  buttons: 'margin: 8px 0',
  // A table cell, because Outlook ignores a link's height.
  buttonTable: 'display: inline-table; margin: 4px 8px 4px 0; border-collapse: separate',
  // 48 px with its padding: a thumb needs 44.
  button:
    'display: block; padding: 12px 20px; border-radius: 6px; font-weight: bold; line-height: 24px; text-decoration: none',
  hint: 'margin: 4px 0 8px; font-size: 14px; color: #57534e',
  section: 'margin: 24px 0 4px; font-size: 16px',
  table: 'border-collapse: collapse',
  label:
    'width: 112px; padding: 2px 16px 2px 0; text-align: left; vertical-align: top; font-weight: normal; color: #57534e',
  value: 'padding: 2px 0; vertical-align: top; white-space: pre-line; overflow-wrap: anywhere',
  link: 'display: inline-block; padding: 12px 0; line-height: 24px; color: #1d4ed8',
};

/** The main button, and the others. The cell has the background too, for Outlook. */
export const BUTTON = {
  main: { background: '#1c1917', color: '#ffffff' },
  other: { background: '#e7e5e4', color: '#1c1917' },
} as const;

/** For mail programs that support it; the others leave the letter light, or darken it themselves.
 *  It must override the letter's inline styles, hence `!important`. */
export const DARK = `@media (prefers-color-scheme: dark) {
.body { color: #f5f5f4 !important; background: #1c1917 !important }
.first { color: #fef3c7 !important; background: #422006 !important }
.label { color: #d6d3d1 !important }
.main { color: #1c1917 !important; background: #f5f5f4 !important }
.other { color: #f5f5f4 !important; background: #44403c !important }
.link { color: #93c5fd !important }
}`;
