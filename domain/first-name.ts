/** 'Thandeka' of 'Thandeka Mokoena'; the whole name where it begins with a title, one letter or none: 'Dr. Dlamini', 'T. Nkosi',
 *  '12 Movers'. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const isShort = first.replace(/\W/g, '').length < 2;
  return isShort || !/\p{L}/u.test(first) || isTitle(first) ? name.trim() : first;
}

const TITLE = /^(mr|mrs|ms|miss|mnr|mev|mej|dr|prof|rev|pastor|adv|sir|the|family)\.?$/i;

export const isTitle = (word: string): boolean => TITLE.test(word);
