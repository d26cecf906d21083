import { placePictures } from '../pictures/place-pictures.ts';

/** The pictures of the places between which people move. */
export function GET() {
  return new Response(JSON.stringify(placePictures));
}
