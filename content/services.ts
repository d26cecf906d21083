/** The six services as menus and cards name them, in the order of every list. */
export const services = [
  { name: 'Residential Moving', path: '/residential-moving', gist: 'Houses, flats, furniture' },
  { name: 'Commercial Moving', path: '/commercial-moving', gist: 'Offices, shops, warehouses' },
  {
    name: 'Long Distance Moving',
    path: '/long-distance-moving',
    gist: 'Cape Town, Durban, custom routes',
  },
  { name: 'Local Moving', path: '/local-moving', gist: 'Within 50km of the city centre' },
  {
    name: 'Specialty Moving',
    path: '/specialty-moving',
    gist: 'Pianos, art, pool tables, antiques',
  },
  {
    name: 'Additional Services',
    path: '/additional-services',
    gist: 'Cleaning, setup, TVs, unpacking',
  },
] as const;
