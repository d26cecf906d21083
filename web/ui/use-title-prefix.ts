import { useEffect } from 'react';

/** Puts a word before the page's title, which a tab shows and a screen reader says first: 'Error: ',
 *  as the server does on the pages that it fills. */
export function useTitlePrefix(prefix: string) {
  useEffect(() => {
    document.title = prefix + document.title;
    // Other prefixes may have been added or removed since: only this one is removed.
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [prefix]);
}
