/** The palette of web/styles/tokens.css as far as mails use it, by the same names: mail programs know no
 *  variables. A test compares the two. */
export const mailColours = {
  day: {
    paper: '#fbf5ea',
    sand: '#f3e9d8',
    ink: '#0d3438',
    'ink-2': '#45605e',
    edge: '#76867f',
    jacaranda: '#6338ab',
    marigold: '#f99b1c',
    'marigold-edge': '#c96f06',
    'on-marigold': '#0b2e32',
    stripe: '#0e4548',
    truck: '#fbead0',
  },
  night: {
    paper: '#0a1f22',
    surface: '#123136',
    ink: '#f7f0e3',
    'ink-2': '#afc3be',
    jacaranda: '#c7aef4',
    stripe: '#1d6b6f',
  },
} as const;
