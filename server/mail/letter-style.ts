import { DAY, NIGHT } from './letter-colours.ts';

/** Mail programs drop style sheets, so each element has its own style. */
export const STYLE = {
  body: `margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: ${DAY.ink}; background: ${DAY.paper}; overflow-wrap: anywhere`,
  page: 'max-width: 640px; margin: 0 auto',
  mark: `width: 40px; height: 40px; border-radius: 10px; font-size: 13px; font-weight: 800; line-height: 40px; color: ${DAY.truck}`,
  name: 'padding-bottom: 14px; font-size: 18px; font-weight: 800; line-height: 1.2',
  stripe: 'font-size: 0; line-height: 4px',
  notice: `margin: 16px 0; padding: 8px 12px; border: 1px solid ${DAY.edge}; border-radius: 14px`,
  title: 'margin: 20px 0 8px; font-size: 22px; line-height: 1.25',
  lead: 'margin: 8px 0 16px',
  figureBox: 'margin: 20px 0 16px',
  figure: 'font-size: 44px; font-weight: 800; line-height: 1; letter-spacing: -1px',
  under: 'padding-top: 8px; font-size: 18px; font-weight: 600; line-height: 1.3',
  first: `margin: 16px 0; padding: 12px 16px; border-left: 4px solid ${DAY.marigoldEdge}; color: ${DAY.ink}; background: ${DAY.sand}`,
  firstTitle: 'margin: 0; font-size: 16px',
  points: 'margin: 4px 0 8px; padding-left: 20px',
  buttons: 'margin: 8px 0',
  // A table cell, because Outlook ignores a link's height.
  buttonTable: 'display: inline-table; margin: 4px 8px 4px 0; border-collapse: separate',
  // 48 px with its padding: a thumb needs 44.
  button:
    'display: block; padding: 12px 22px; border-radius: 24px; font-weight: bold; line-height: 24px; text-decoration: none',
  hint: `margin: 4px 0 8px; font-size: 14px; color: ${DAY.ink2}`,
  section: 'margin: 24px 0 4px; font-size: 16px',
  table: 'border-collapse: collapse',
  label: `width: 112px; padding: 2px 16px 2px 0; text-align: left; vertical-align: top; font-weight: normal; color: ${DAY.ink2}`,
  value: 'padding: 2px 0; vertical-align: top; white-space: pre-line; overflow-wrap: anywhere',
  link: `display: inline-block; padding: 12px 0; line-height: 24px; color: ${DAY.jacaranda}`,
};

/** The main button, and the others. The cell has the background too, for Outlook. */
export const BUTTON = {
  main: { background: DAY.marigold, color: DAY.onMarigold },
  other: { background: DAY.sand, color: DAY.ink },
} as const;

/** For mail programs that support it; the others leave the letter light, or darken it themselves.
 *  It must override the letter's inline styles, hence `!important`. */
export const DARK = `@media (prefers-color-scheme: dark) {
.body { color: ${NIGHT.ink} !important; background: ${NIGHT.paper} !important }
.first { color: ${NIGHT.ink} !important; background: ${NIGHT.surface} !important }
.label { color: ${NIGHT.ink2} !important }
.other { color: ${NIGHT.ink} !important; background: ${NIGHT.line} !important }
.link { color: ${NIGHT.jacaranda} !important }
}`;
