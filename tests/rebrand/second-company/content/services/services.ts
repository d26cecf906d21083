import { additionalServices } from './additional-services.ts';
import { localMoving } from './local-moving.ts';
import { longDistanceMoving } from './long-distance-moving.ts';
import { residentialMoving } from './residential-moving.ts';
import type { Service } from './service.ts';

export const services: readonly Service[] = [
  residentialMoving,
  longDistanceMoving,
  localMoving,
  additionalServices,
];

export const footerServices: readonly Service[] = [...services];
