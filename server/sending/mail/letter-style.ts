import { mailColours } from '../../../content/mail-colours.ts';

const { day, night } = mailColours;

/** Mail programs drop style sheets, so each element has its own style. */
export const STYLE = {
  body: `margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: ${day.ink}; background: ${day.paper}; overflow-wrap: anywhere`,
  page: 'max-width: 640px; margin: 0 auto',
  // Outlook shows the slopes of the roof as a plank.
  roof: `width: 0; height: 0; margin: 0 auto; border-left: 20px solid transparent; border-right: 20px solid transparent; border-bottom: 18px solid ${day.marigold}`,
  house: `width: 20px; height: 18px; margin: 2px auto 0; background: ${day.stripe}; font-size: 0; line-height: 18px`,
  name: 'padding-bottom: 14px; font-size: 18px; font-weight: 800; line-height: 1.2',
  stripe: 'font-size: 0; line-height: 4px',
  notice: `margin: 16px 0; padding: 8px 12px; border: 1px solid ${day.edge}; border-radius: 14px`,
  title: 'margin: 20px 0 8px; font-size: 22px; line-height: 1.25',
  lead: 'margin: 8px 0 16px',
  figureBox: 'margin: 20px 0 16px',
  figure: 'font-weight: 800; line-height: 1; letter-spacing: -1px',
  whole: 'white-space: nowrap',
  item: 'padding-bottom: 4px',
  rest: 'display: block; padding-top: 6px; font-size: 18px; font-weight: 600; line-height: 1.3; letter-spacing: 0',
  under: 'padding-top: 8px; font-size: 18px; font-weight: 600; line-height: 1.3',
  first: `margin: 16px 0; padding: 12px 16px; border-left: 4px solid ${day['marigold-edge']}; color: ${day.ink}; background: ${day.sand}`,
  firstTitle: 'margin: 0; font-size: 16px',
  points: 'margin: 4px 0 8px; padding-left: 20px',
  buttons: 'margin: 8px 0 0',
  others: 'margin: 0 0 4px',
  // A table cell, because Outlook ignores a link's height.
  buttonTable: 'display: inline-table; margin: 4px 8px 4px 0; border-collapse: separate',
  // 48 px with its padding and edge: a thumb needs 44.
  button:
    'display: block; padding: 10px 20px; border-radius: 14px; font-weight: bold; line-height: 24px; text-decoration: none',
  hint: `margin: 4px 0 8px; font-size: 14px; color: ${day['ink-2']}`,
  section: 'margin: 24px 0 4px; font-size: 16px',
  rows: 'border-collapse: collapse',
  bill: 'width: 100%; border-collapse: collapse',
  label: `width: 128px; padding: 4px 16px 4px 0; text-align: left; vertical-align: top; font-weight: normal; color: ${day['ink-2']}`,
  value: 'padding: 4px 0; vertical-align: top; overflow-wrap: anywhere',
  amount: '; text-align: right',
  total: '; font-weight: bold',
  link: `display: inline-block; padding: 12px 0; line-height: 24px; color: ${day.jacaranda}`,
};

/** A price or a day is large; hours and a range still fit a narrow phone in one line. */
export const figureSize = (value: string): number => (value.length > 11 ? 27 : 44);

/** The main button, and the others. The cell has the background too, for Outlook. */
export const BUTTON = {
  main: { background: day.marigold, color: day['on-marigold'], edge: day.marigold },
  other: { background: day.paper, color: day.ink, edge: day.ink },
} as const;

/** For mail programs that support it: a label above its value on a phone, and a dark letter at night. The others leave
 *  it light, or darken it themselves.
 *  It must override the letter's inline styles, hence `!important`. */
export const DARK = `@media (max-width: 480px) {
.rows .label, .rows .value { display: block !important; width: auto !important; padding: 0 !important }
.rows .value { padding-bottom: 14px !important }
}
@media (prefers-color-scheme: dark) {
.house { background: ${night.stripe} !important }
.body { color: ${night.ink} !important; background: ${night.paper} !important }
.first { color: ${night.ink} !important; background: ${night.surface} !important }
.label { color: ${night['ink-2']} !important }
.other { color: ${night.ink} !important; background: ${night.paper} !important; border-color: ${night.ink} !important }
.link { color: ${night.jacaranda} !important }
}`;
