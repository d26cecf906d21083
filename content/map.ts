import type { AreaMap, Place } from './place.ts';

/** The city as a drawing: not to scale, and not for navigation. */
export const areaMap: AreaMap = {
  northWest: { south: 25.94, east: 27.83 },
  southEast: { south: 26.25, east: 28.13 },
  roads: [
    {
      motorway: false,
      course: course('26.15 27.99, 26.13 27.97, 26.1 27.94, 26.08 27.92, 26.04 27.85'),
      sign: { text: 'Beyers Naudé Dr', at: { south: 26.06, east: 27.887 } },
    },
    {
      motorway: false,
      course: course('26.09 27.99, 26.06 27.96, 26.03 27.94, 25.99 27.93, 25.88 27.93'),
      sign: { text: 'R512', at: { south: 25.965, east: 27.93 } },
    },
    {
      motorway: true,
      course: course('26.15 27.66, 26.08 27.78, 26.04 27.85, 25.99 27.91, 25.93 28.02'),
      sign: { text: 'N14', at: { south: 26.035, east: 27.856 } },
    },
    {
      motorway: true,
      course: course(
        '26.34 28.01, 26.23 28.02, 26.2 28.03, 26.16 28.05, 26.1 28.07, 26.045 28.097',
      ),
      sign: { text: 'M1', at: { south: 26.125, east: 28.062 } },
    },
    {
      motorway: true,
      course: course(
        '26.34 27.99, 26.26 27.99, 26.18 27.94, 26.14 27.94, 26.12 27.97, 26.1 27.99, 26.06 28.02, 26.05 28.06, 26.05 28.1, 25.96 28.16, 25.88 28.2',
      ),
      sign: { text: 'N1', at: { south: 26.222, east: 27.967 } },
    },
  ],
  ridge: {
    text: 'Witwatersrand',
    course: course(
      '26.16 27.6, 26.15 27.8, 26.145 27.9, 26.152 27.99, 26.15 28.08, 26.165 28.17, 26.17 28.35',
    ),
    at: { south: 26.159, east: 27.965 },
  },
  towns: [
    { text: 'Lanseria', at: { south: 25.95, east: 27.9 } },
    {
      text: 'Midrand',
      at: { south: 25.995, east: 28.127 },
      atRightEdge: true,
      place: { south: 26.0, east: 28.12 },
    },
    {
      text: 'Sandton',
      at: { south: 26.11, east: 28.127 },
      atRightEdge: true,
      place: { south: 26.11, east: 28.06 },
    },
    {
      text: 'Rosebank',
      at: { south: 26.15, east: 28.127 },
      atRightEdge: true,
      place: { south: 26.15, east: 28.04 },
    },
    { text: 'Soweto', at: { south: 26.215, east: 27.88 }, place: { south: 26.23, east: 27.87 } },
  ],
  // Flats, the Hillbrow tower and Ponte.
  skyline: {
    path: 'v-15h8v15zm11 0v-31h-2v-4h2v-4h1.5v-11h1v11h1.5v4h2v4h-2v31zm8 0v-24h10v24zm13 0v-11h7v11z',
    at: { south: 26.2, east: 28.06 },
  },
};

/** Each point as south and east. */
function course(points: string): readonly Place[] {
  return points.split(', ').map((point) => {
    const [south = 0, east = 0] = point.split(' ').map(Number);
    return { south, east };
  });
}
