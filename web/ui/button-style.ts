import './button.css';

/** Whole names: a page keeps only the styles whose names occur in it or in its scripts. */
const KINDS = {
  main: 'button-main',
  second: 'button-second',
  'on-road': 'button-on-road',
  quiet: 'button-quiet',
} as const;
export type ButtonKind = keyof typeof KINDS;
export type ButtonSize = 'normal' | 'small';

/** The classes of a button or of a link that looks like one. */
export function buttonStyle(kind: ButtonKind, size: ButtonSize, more?: string): string {
  return ['button', KINDS[kind], size === 'small' && 'button-small', more]
    .filter(Boolean)
    .join(' ');
}
