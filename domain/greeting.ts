import { firstName } from './first-name.ts';
import { plainName } from './plain-name.ts';
import { capitalised } from './text.ts';

/** How each text from us to somebody begins: 'Hello Thandeka, this is' and the company. It goes to whoever has the
 *  number or address that a stranger typed, so it names nobody whose name does not look like one. */
export function helloFrom(company: string, name: string): string {
  return `${greeted('Hello', plainName(name))}, this is ${company}`;
}

/** 'Hello Thandeka', or 'Hello' without a name. */
export function greeted(greeting: string, name: string, between = ' '): string {
  return name === '' ? greeting : `${greeting}${between}${firstName(name)}`;
}

/** 'Thandeka, you’re booked.', or 'You’re booked.' without a name. */
export function addressed(name: string, sentence: string): string {
  return name === '' ? capitalised(sentence) : `${firstName(name)}, ${sentence}`;
}
