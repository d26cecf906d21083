import { useEffect } from 'react';

/** Puts a word before the page's title, which a tab shows and a screen reader says first: 'Error: ',
 *  as the server does on the pages that it fills. */
export function useTitlePrefix(prefix: string) {
  useEffect(() => {
    const title = document.title;
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [prefix]);
}
