/** The labels of a visit's fields, and the button that adds one. */
export const VISIT_LABELS = {
  another: 'Another visit',
  what: 'What it is',
  whatHint: 'For example: Load, Deliver, Second day',
  /** As it is offered, and as it is agreed to. */
  dayOffered: 'Day of arrival',
  day: 'Day of the move',
  window: 'Hours of arrival',
  people: 'People',
  trucks: 'Trucks',
  registration: 'Vehicle registration',
  crew: 'The crew’s names',
} as const;
