import { samples } from '../../demo/samples.ts';

/** What each window gets that show-sample.ts answers, by the job in its name. */
export async function GET(): Promise<Response> {
  const { jobs, team } = await samples();
  return Response.json({
    ...Object.fromEntries(jobs.map(({ name, answers }) => [name, answers])),
    team,
  });
}
