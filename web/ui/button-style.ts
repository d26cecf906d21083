export type ButtonKind = 'main' | 'second' | 'onRoad' | 'quiet';
export type ButtonSize = 'normal' | 'small';

const SHAPE =
  'inline-flex items-center justify-center gap-3 rounded-control font-[650] leading-none ' +
  'no-underline cursor-pointer select-none whitespace-nowrap transition-[background-color,color,translate,box-shadow] ' +
  'duration-(--quick) disabled:cursor-default focus-visible:rounded-control';

const SIZES: Readonly<Record<ButtonSize, string>> = {
  normal: 'h-14 px-6.5 text-[18px]',
  small: 'h-11.5 px-5 text-[17px]',
};

const KINDS: Readonly<Record<ButtonKind, string>> = {
  // The darker lower edge carries the button on paper; pressed, the button sinks onto it.
  main:
    'bg-marigold text-on-marigold shadow-[inset_0_-4px_var(--marigold-edge)] pb-1 ' +
    'hover:bg-marigold-hover active:translate-y-0.5 active:bg-marigold active:pb-0 ' +
    'active:shadow-[inset_0_-1px_var(--marigold-edge)] disabled:translate-y-0 disabled:bg-sand ' +
    'disabled:pb-0 disabled:text-ink-2 disabled:shadow-[inset_0_0_0_1.5px_var(--edge)]',
  second:
    'border-2 border-ink text-ink hover:bg-ink hover:text-paper active:translate-y-0.5 ' +
    'disabled:border-edge disabled:bg-sand disabled:text-ink-2',
  onRoad:
    'border-2 border-on-road text-on-road hover:bg-on-road hover:text-road active:translate-y-0.5',
  quiet: 'text-ink hover:text-jacaranda disabled:text-ink-2',
};

/** The classes of a button or of a link that looks like one. */
export function buttonStyle(kind: ButtonKind, size: ButtonSize, more = ''): string {
  return `${SHAPE} ${kind === 'quiet' ? 'h-14 pr-3 text-[18px]' : SIZES[size]} ${KINDS[kind]} ${more}`;
}
