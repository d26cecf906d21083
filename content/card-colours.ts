/** The palette of web/styles/tokens.css as far as the card uses it, by the same names: it is day or night there whatever
 *  the page is. A test compares the two. */
export const cardColours = {
  day: {
    paper: '#fbf5ea',
    surface: '#fffdf8',
    ink: '#0d3438',
    'ink-2': '#45605e',
    jacaranda: '#6338ab',
    lilac: '#c7aef4',
    marigold: '#f99b1c',
    road: '#37324b',
    'on-road': '#fbf5ea',
    roof: '#f28c1c',
    house: '#0e5b5c',
    truck: '#fbead0',
    'truck-trim': '#0e5b5c',
    chassis: '#2a2538',
    'wheel-rim': '#a79fbd',
  },
  night: {
    paper: '#0a1f22',
    ink: '#f7f0e3',
    jacaranda: '#c7aef4',
    marigold: '#fba530',
    road: '#231f33',
    house: '#2fa09a',
  },
} as const;
