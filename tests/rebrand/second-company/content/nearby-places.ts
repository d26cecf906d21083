export const nearbyPlaces: readonly string[] = ['Amanzimtoti', 'Ballito', 'Glenwood', 'Pinetown'];
