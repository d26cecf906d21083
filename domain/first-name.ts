/** 'Thandeka' of 'Thandeka Mokoena'; the whole name where it begins with a title, one letter or none: 'Dr. Dlamini', 'T. Nkosi',
 *  '12 Movers'. */
export function firstName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  const isShort = first.replace(/\W/g, '').length < 2;
  return isShort || !/\p{L}/u.test(first) || TITLE.test(first) ? name.trim() : first;
}

/** How each text from us to somebody begins: 'Hello Thandeka, this is Jozi Family Movers'. */
export function helloFrom(company: string, name: string): string {
  return `Hello ${firstName(name)}, this is ${company}`;
}

const TITLE = /^(mr|mrs|ms|miss|mnr|mev|mej|dr|prof|rev|pastor|adv|sir|the|family)\.?$/i;
