import { queryOptions } from '@tanstack/react-query';
import { type Action, openedBy, sendByKey } from './by-key.ts';
import { expectDevice } from './only-signed-in.ts';
import { authorization } from './query-by-key.ts';
import { call, expectSuccess, isOurRefusal, type Method } from './request.ts';

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

/** {@link sendByKey} from a device of the team.
 *  @throws NotSignedIn on any other device */
export function sendByTeam<Stored, Conflict = never>(
  method: Method,
  path: string,
  bearer?: string,
  action?: Action,
) {
  return sendByKey<Stored, Conflict>(method, path, bearer, action, expectDevice);
}
