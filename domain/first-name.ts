/** 'Thandeka' of 'Thandeka Mokoena'; the whole name where it begins with a title or a letter: 'Dr. Dlamini', 'T. Nkosi'. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const isShort = first.replace(/\W/g, '').length < 2;
  return isShort || TITLE.test(first) ? name : first;
}

const TITLE = /^(mr|mrs|ms|miss|mnr|mev|mej|dr|prof|rev|pastor|adv|sir|the|family)\.?$/i;
