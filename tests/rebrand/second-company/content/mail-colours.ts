export const mailColours = {
  day: {
    paper: '#ebf8fe',
    sand: '#d9eef7',
    ink: '#212e46',
    'ink-2': '#4f5a6e',
    edge: '#75858b',
    jacaranda: '#025c92',
    marigold: '#ff917c',
    'marigold-edge': '#d3624d',
    'on-marigold': '#1c283e',
    stripe: '#2b3c5c',
    truck: '#fee6e1',
  },
  night: {
    paper: '#0c1e25',
    surface: '#202c41',
    ink: '#e4f4fa',
    'ink-2': '#afc1c9',
    line: '#334159',
    jacaranda: '#84c4fa',
    stripe: '#3d5680',
  },
} as const;
