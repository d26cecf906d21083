import { queryOptions } from '@tanstack/react-query';
import { openedBy } from './by-key.ts';
import { expectDevice } from './only-signed-in.ts';
import { authorization } from './query-by-key.ts';
import { call, expectSuccess, isOurRefusal } from './request.ts';

/** What a page of the team shows, on a device that is signed in: null if its key opens nothing.
 *  @param bearer none for a page that needs no key
 *  @throws NotSignedIn when it is fetched on any other device */
export function openedByTeam<Content>(path: string, bearer?: string) {
  return queryOptions<Content | null>({
    ...openedBy<Content>(path, bearer),
    queryFn: async ({ signal }) => {
      const headers = bearer === undefined ? {} : authorization({ bearer });
      const answer = await call('GET', path, { signal, headers });
      await expectDevice(answer);
      if (bearer !== undefined && answer.status === 401 && isOurRefusal(answer)) return null;
      return (await expectSuccess(answer)).json();
    },
  });
}
