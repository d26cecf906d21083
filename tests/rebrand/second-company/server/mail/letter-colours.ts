export const DAY = {
  ink: '#212e46',
  ink2: '#4f5a6e',
  paper: '#ebf8fe',
  sand: '#d9eef7',
  edge: '#75858b',
  jacaranda: '#025c92',
  marigold: '#ff917c',
  marigoldEdge: '#d3624d',
  onMarigold: '#1c283e',
  teal: '#2b3c5c',
  truck: '#fee6e1',
} as const;

export const NIGHT = {
  ink: '#e4f4fa',
  ink2: '#afc1c9',
  paper: '#0c1e25',
  line: '#334159',
  surface: '#202c41',
  jacaranda: '#84c4fa',
} as const;
