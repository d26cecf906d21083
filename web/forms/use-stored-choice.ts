import { useMutation } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';

interface StoredChoiceProps<Choice, Answer> {
  /** The choice that the server has. */
  stored: Choice | undefined;
  store: (choice: Choice) => Promise<Answer>;
  onStored: (answer: Answer, choice: Choice) => void;
}

/** A choice that is stored without a button: a tap at once, and what is chosen with keys when the group is left, since each
 *  arrow press on the way is a choice. The last one wins: they are sent one after the other. */
export function useStoredChoice<Choice extends string, Answer>({
  stored,
  store,
  onStored,
}: StoredChoiceProps<Choice, Answer>) {
  const [chosen, setChosen] = useState<Choice>();
  const isByKeys = useRef(false);
  /** As long as it is on its way. */
  const lastSent = useRef<Choice>(undefined);
  const { mutate, isError } = useMutation({
    mutationFn: store,
    scope: { id: useId() },
    onSuccess: onStored,
    onSettled: (_answer, _error, choice) => {
      if (lastSent.current === choice) lastSent.current = undefined;
      setChosen((now) => (now === choice ? undefined : now));
    },
  });

  const send = (choice: Choice | undefined) => {
    if (choice === undefined || choice === (lastSent.current ?? stored)) return;
    lastSent.current = choice;
    mutate(choice);
  };
  return {
    chosen: chosen ?? stored,
    isError,
    choose: (choice: Choice) => {
      setChosen(choice);
      if (!isByKeys.current) send(choice);
    },
    /** For the element around the controls. */
    group: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        isByKeys.current = key !== 'Enter' && key !== ' ';
        if (key === 'Enter') send(chosen);
      },
      onKeyUp: () => {
        isByKeys.current = false;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) send(chosen);
      },
    },
  };
}
