import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DiaryView } from '../../domain/desk/diary.ts';
import { openedBy } from '../api/by-key.ts';
import { authorization } from '../api/query-by-key.ts';
import { call, expectSuccess } from '../api/request.ts';
import { newIdempotencyKey } from '../forms/idempotency-key.ts';

const DIARY = '/api/diary';

/** It may hang on a wall all day. */
const LOOK_EVERY_MS = 5 * 60_000;

/** The diary that a key opens; null if it opens none. */
export function useDiary(diaryKey: string) {
  return useQuery({
    ...openedBy<DiaryView>(DIARY, diaryKey),
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
