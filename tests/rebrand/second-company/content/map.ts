import type { AreaMap } from './place.ts';

export const areaMap: AreaMap = {
  northWest: { south: 29.68, east: 30.86 },
  southEast: { south: 29.92, east: 31.14 },
  roads: [
    {
      motorway: true,
      course: [
        { south: 29.92, east: 30.95 },
        { south: 29.83, east: 30.97 },
        { south: 29.68, east: 31.06 },
      ],
      sign: { text: 'N2', at: { south: 29.78, east: 31 } },
    },
    {
      motorway: true,
      course: [
        { south: 29.86, east: 31.02 },
        { south: 29.82, east: 30.86 },
      ],
      sign: { text: 'N3', at: { south: 29.84, east: 30.95 } },
    },
  ],
  ridge: {
    text: 'Berea',
    course: [
      { south: 29.89, east: 30.99 },
      { south: 29.82, east: 31.01 },
    ],
    at: { south: 29.87, east: 30.99 },
  },
  towns: [{ text: 'Pinetown', at: { south: 29.82, east: 30.88 } }],
  skyline: { path: 'v-12h6v12zm9 0v-20h7v20z', at: { south: 29.86, east: 31.04 } },
};
