import { additionalServices } from './additional-services.ts';
import { commercialMoving } from './commercial-moving.ts';
import { localMoving } from './local-moving.ts';
import { longDistanceMoving } from './long-distance-moving.ts';
import { residentialMoving } from './residential-moving.ts';
import type { Service } from './service.ts';
import { specialtyMoving } from './specialty-moving.ts';

/** In the order of every menu and list (docs/product.md, 2). */
export const services: readonly Service[] = [
  residentialMoving,
  commercialMoving,
  longDistanceMoving,
  localMoving,
  specialtyMoving,
  additionalServices,
];

/** In the footer, in the same order. */
export const footerServices: readonly Service[] = services.filter(
  (service) => service !== localMoving,
);
