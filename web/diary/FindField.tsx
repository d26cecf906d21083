import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { FoundView } from '../../domain/team/diary.ts';
import { MOST_FOUND } from '../../domain/team/diary-reach.ts';
import { sendByTeam } from '../api/by-device.ts';
import { Field } from '../ui/Field.tsx';
import { FoundList } from './FoundList.tsx';

/** What is shorter means too many. */
const SHORTEST = 2;
/** Between two letters of somebody who types. */
const PAUSE_MS = 250;

/** Finds whoever phones, while a part of a number, a reference or a name is typed. */
export function FindField() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const sought = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(sought), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sought]);
  const isAsked = asked.length >= SHORTEST && sought.length >= SHORTEST;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['find', asked],
    // In the body: no address and no log has a customer's number.
    queryFn: () =>
      sendByTeam<FoundView>('POST', '/api/diary/find', undefined, { body: { typed: asked } }),
    enabled: isAsked,
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const found = isAsked && data?.outcome === 'stored' ? data.body.found : [];

  const openOnly = (event: FormEvent) => {
    event.preventDefault();
    setAsked(sought);
    const [only, ...others] = found;
    if (only && others.length === 0 && asked === sought && !isFetching) location.assign(only.desk);
  };

  return (
    <search className="diary-find print:hidden">
      <form onSubmit={openOnly}>
        <Field id={id} label="Who phones? A number, a name or a reference">
          <input
            id={id}
            type="search"
            className="control"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
      </form>
      <p role="status" className="text-ink-2 text-small not-empty:mt-2">
        {isAsked && !isFetching && outcome(found.length, isError)}
      </p>
      {found.length > 0 && <FoundList entries={found} />}
    </search>
  );
}

function outcome(count: number, isError: boolean): string {
  if (isError) return 'We couldn’t look: no connection. Type on to try again.';
  if (count === 0) return 'Nobody yet. A few more digits or letters, or another spelling?';
  if (count >= MOST_FOUND) return `The latest ${MOST_FOUND}. Type more to find an earlier one.`;
  return count === 1 ? '1 found' : `${count} found, the latest first`;
}
