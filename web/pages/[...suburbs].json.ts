import { suburbList, suburbListPath } from '../suburbs/suburb-list.ts';

export function getStaticPaths() {
  return [{ params: { suburbs: suburbListPath.replace(/^\/|\.json$/g, '') } }];
}

/** The list behind "Find your suburb". */
export function GET() {
  return new Response(suburbList);
}
