import { pageTables } from './checks.ts';
import { check, type Statement } from './statement.ts';

export const access: readonly Statement[] = [
  { says: 'Nobody logs in, and there are no roles.', heldBy: pageTables, differs: 'no login' },
  { says: 'All pages are public.', heldBy: pageTables },
  {
    says: 'Both forms are public.',
    heldBy: check(
      'tests/e2e/site/no-script.e2e.ts',
      'each form is posted, answered and thanked for',
    ),
  },
];
