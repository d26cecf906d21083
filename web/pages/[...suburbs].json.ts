import { suburbList, suburbListPath } from '../suburbs/suburb-list.ts';

export function getStaticPaths() {
  return [{ params: { suburbs: suburbListPath.replace(/^\/|\.json$/g, '') } }];
}

/** What "Find your suburb" searches. */
export function GET() {
  return new Response(suburbList);
}
