import type { OffersBlock } from './page.ts';

/** The block on insurance for the pages where it matters most: the company insures nothing. */
export const insuring: OffersBlock = {
  kind: 'offers',
  layout: 'rows',
  heading: 'Insuring your move',
  items: [
    {
      title: 'Ask your own insurer',
      text: 'We don’t insure belongings. Ask whether your policy covers things while they are on a truck, against what, and from which day.',
    },
    {
      title: 'Keep a list and photos',
      text: 'Your insurer may ask what moved, what it was worth and how it looked. Take the photos before we wrap.',
    },
    {
      title: 'Tell us at once',
      text: 'If something is damaged, tell the crew before you pay, or us as soon as you notice. The law still protects you if we were careless.',
    },
  ],
};
