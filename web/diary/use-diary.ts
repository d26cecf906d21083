import { type QueryFunction, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DiaryView } from '../../domain/desk/diary.ts';
import { authorization, queryByKey } from '../api/query-by-key.ts';
import { call, expectSuccess } from '../api/request.ts';
import { newIdempotencyKey } from '../forms/idempotency-key.ts';

const DIARY = '/api/diary';

/** It may hang on a wall all day. */
const LOOK_EVERY_MS = 5 * 60_000;

/** The diary that a key opens; null if it opens none. It is fetched again whenever somebody looks at it. */
export function useDiary(diaryKey: string) {
  const ask = queryByKey({ unauthorized: 'is-null' });
  return useQuery({
    queryKey: [DIARY, { bearer: diaryKey }],
    queryFn: ask as QueryFunction<DiaryView | null>, // the answer of this site's own server
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: LOOK_EVERY_MS,
  });
}

/** Has the list mailed to the team. Pressed again after a failure, it is still one email. */
export function useMailList(diaryKey: string) {
  const key = useRef(newIdempotencyKey());
  return useMutation({
    mutationFn: async () => {
      const headers = {
        ...authorization({ bearer: diaryKey }),
        'Idempotency-Key': key.current,
      };
      const answer = await call('POST', `${DIARY}/list`, { headers, body: {} });
      if (answer.status === 429) return 'too-many';
      await expectSuccess(answer);
      return 'stored';
    },
    onSuccess: () => {
      key.current = newIdempotencyKey();
    },
  });
}
