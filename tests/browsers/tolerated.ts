/** Names that libraries use behind a feature check or a fallback. */
export const toleratedNames: ReadonlySet<string> = new Set([
  // Radix reads it next to the attribute of the element that it hides; nothing here sets it.
  'ariaHidden',
  // React: attributes that it only hands on, and transitions that it tries first.
  'fetchPriority',
  'imageSizes',
  'movementX',
  'movementY',
  'popover',
  'startViewTransition',
  // Zod asks for it first.
  'captureStackTrace',
]);

/** Styles that a browser may leave out. */
export const toleratedStyles = {
  allowProperties: [
    // Decoration: breaks of lines, the colour of small controls, the text's size on a turned phone.
    'text-wrap',
    'accent-color',
    'text-size-adjust',
    'overscroll-behavior',
    'user-select',
    'resize',
    // Without it a page changes at once.
    'view-transition-name',
    'view-transition-class',
    // In all of them, but for details that no page uses: an outline that is not rounded, a mask with
    // its prefix, which the build adds.
    'outline',
    'mask',
    'mask-image',
    'mask-position',
    'mask-size',
    // New for the letters of HTML; in drawings since Chrome 35, Firefox 60 and Safari 8.
    'paint-order',
    // Chrome 105, Firefox 110, Safari 16.0: later than the year, older than the list.
    'container-type',
    // Paper and forced colours.
    'forced-color-adjust',
    'print-color-adjust',
    'break-after',
  ],
  // Tailwind repeats the values of its registered properties for browsers without them.
  allowAtRules: ['page', 'property', 'view-transition'],
  allowSelectors: ['marker', 'view-transition-group', 'view-transition-old', 'view-transition-new'],
  // Of container queries, as above.
  allowUnits: ['lh', 'cqw'],
};
