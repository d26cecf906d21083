/** The colours of letters, by their names in web/styles/tokens.css: a mail cannot read that file. */
export const DAY = {
  ink: '#0d3438',
  ink2: '#45605e',
  paper: '#fbf5ea',
  sand: '#f3e9d8',
  edge: '#76867f',
  jacaranda: '#6338ab',
  marigold: '#f99b1c',
  marigoldEdge: '#c96f06',
  onMarigold: '#0b2e32',
  teal: '#0e4548',
  truck: '#fbead0',
} as const;

export const NIGHT = {
  ink: '#f7f0e3',
  ink2: '#afc3be',
  paper: '#0a1f22',
  line: '#24474b',
  surface: '#123136',
  jacaranda: '#c7aef4',
} as const;
