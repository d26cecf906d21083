import type { Typed } from '../forms/typed-list.ts';
import { useAnswer, useAnswers, useFormAround } from '../ui/form-around.ts';

/** What is typed into a field of the form around it. */
export function useTyped(name: string): string {
  return useAnswer(useFormAround<Typed>(), name) ?? '';
}

/** All that is typed into the form around it. */
export const useAllTyped = () => useAnswers(useFormAround<Typed>());
