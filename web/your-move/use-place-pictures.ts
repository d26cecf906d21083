import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type AllPictures,
  type PicturedPlace,
  PLACE_PICTURES_PATH,
  picturedPlace,
} from '../../domain/places/pictured-place.ts';

/** The pictures of the place that an address names, once they are known, and whether they will not be. */
export function usePlacePictures() {
  const { data, isError } = useQuery<AllPictures>({ queryKey: [PLACE_PICTURES_PATH] });
  const placeOf = useMemo(
    // What answers at that address may be something else than our file.
    () => data?.areas && ((address: string): PicturedPlace => picturedPlace(address, data)),
    [data],
  );
  return { placeOf, isError };
}
