import {
  type Answer,
  type Answers,
  type Control,
  controlsOf,
  halfTyped,
  isSameAnswer,
  showIn,
  shownBy,
} from './form-controls.ts';
import { unfold } from './unfold.ts';

/** Messages by the names of the controls that they are about. */
export type Errors = Readonly<Record<string, string>>;

/** What the answers come to, or what is wrong with them. */
export type Check<Values, Content> = (
  values: Values,
) => { readonly content: Content } | { readonly errors: Errors };

/** The answers of a form as its page shows them. The page has the truth, as it has without script: visitors, browsers and
 *  password managers write there, the last two without an event. This follows it, and keeps the answers of controls that the
 *  page does not have at the moment. Without an answer it is '' or an empty list. */
export class FormState<Values extends object = object, Content = unknown> {
  /** Before the ids of its controls. */
  readonly id: string;
  readonly first: Values;
  check: Check<Values, Content>;
  values: Values;
  errors: Errors = {};
  /** Whether the page lists the errors, from a failed try until the next one. */
  isListed = false;
  /** How many answers there have been, to show each once React has rendered what depends on it. */
  changes = 0;
  /** How many lists of errors the page has room for: without one, the first wrong control takes the focus. */
  #lists = 0;
  #page: HTMLFormElement | null = null;
  /** The names of the answers that React has not rendered yet; false for one that the visitor has changed again. */
  readonly #unrendered = new Map<string, boolean>();
  #isTried = false;
  #listTakesFocus = false;
  readonly #readers = new Set<() => void>();
  readonly #followers = new Set<(before: Values) => void>();

  constructor(id: string, first: Values, check: Check<Values, Content>) {
    this.id = id;
    this.first = first;
    this.values = first;
    this.check = check;
  }

  /** Calls back after each change, to render it. */
  readonly subscribe = (onChange: () => void) => added(this.#readers, onChange);

  /** Calls back after each answer of the visitor, with what was answered before. */
  readonly onAnswer = (follow: (before: Values) => void) => added(this.#followers, follow);

  answerOf(name: string): Answer | undefined {
    return (this.values as Answers)[name];
  }

  get isBegun(): boolean {
    return !isSame(this.values, this.first);
  }

  /** Follows a page until it is taken away. */
  follow(page: HTMLFormElement): () => void {
    this.#page = page;
    this.#unrendered.clear();
    // Typed before its script came, or kept by the browser.
    this.values = this.#shown();
    const following = new AbortController();
    const { signal } = following;
    for (const type of ['input', 'change', 'focusout']) {
      page.addEventListener(type, this.#heard, { signal });
    }
    window.addEventListener('pagehide', this.look, { signal });
    document.addEventListener('visibilitychange', this.look, { signal });
    return () => {
      following.abort();
      this.#page = null;
    };
  }

  readonly #heard = ({ type, target }: Event): void => {
    const { name } = target as Partial<Control>;
    if (type === 'input' && name && this.#unrendered.has(name)) this.#unrendered.set(name, false);
    this.look();
  };

  /** Takes over what the page shows. */
  readonly look = (): void => {
    // Until then the page may have other controls than the answers are for.
    if (this.#unrendered.size > 0) return;
    const before = this.values;
    this.values = this.#shown();
    if (this.values !== before) this.#answered(before);
    // Half a date has the value of an empty one.
    else if (this.#isTried) this.#checkAgain();
  };

  /** Answers for the visitor, who has pressed something. */
  answer(values: Partial<Values>): void {
    const before = this.values;
    this.#fill(values);
    this.#answered(before);
  }

  /** Fills the page in with what was kept, or with nothing: nobody has answered that now. */
  fill(values: Partial<Values>): void {
    this.#fill(values);
    this.#render();
  }

  /** Called when React has rendered the answers. */
  readonly settle = (): void => {
    const rendered = this.#controls().filter(({ name }) => this.#unrendered.get(name));
    this.#unrendered.clear();
    this.#show(rendered);
    // A control may show less than it was given: one line of two, a choice that there is not.
    const before = this.values;
    this.values = this.#shown(rendered);
    if (this.values !== before) this.#render();
    this.look();
  };

  /** @returns the content, if nothing is wrong with it */
  submit(): Content | undefined {
    this.look();
    const content = this.#check();
    this.#isTried = this.isListed = this.#listTakesFocus = content === undefined;
    this.#render();
    if (content === undefined && this.#lists === 0) this.focus(...Object.keys(this.errors));
    return content;
  }

  /** Shows what the server found wrong, until the answer changes. */
  showErrors(errors: Errors): void {
    this.errors = { ...this.errors, ...errors };
    this.#render();
  }

  hideList(): void {
    this.isListed = false;
    this.#render();
  }

  /** Called by a list of errors, which takes the focus after a failed try. */
  addList(): () => void {
    this.#lists += 1;
    return () => {
      this.#lists -= 1;
    };
  }

  /** True once after each failed try. */
  listTakesFocus(): boolean {
    const takes = this.#listTakesFocus;
    this.#listTakesFocus = false;
    return takes;
  }

  /** Moves to the first control with one of these names, which may be folded away. */
  focus(...names: readonly string[]): void {
    const first = this.#controls().find(({ name }) => names.includes(name));
    if (!first) return;
    unfold(first);
    first.focus();
  }

  #answered(before: Values): void {
    this.#change(
      Object.keys(this.values).filter(
        (name) => !isSameAnswer(this.answerOf(name), (before as Answers)[name]),
      ),
    );
    if (this.#isTried) this.#check();
    else this.#forgetErrors(before);
    this.#render();
    for (const follow of this.#followers) follow(before);
  }

  /** The server's, about what has another answer now. */
  #forgetErrors(before: Values): void {
    const all = Object.entries(this.errors);
    const still = all.filter(([name]) =>
      isSameAnswer(this.answerOf(name), (before as Answers)[name]),
    );
    if (still.length < all.length) this.errors = Object.fromEntries(still);
  }

  #checkAgain(): void {
    this.#check();
    this.#render();
  }

  /** From a failed try on, the errors follow the page, until everything is right at a press. */
  #check(): Content | undefined {
    const checked = this.check(this.values);
    const half = halfTyped(this.#controls());
    const isRight = 'content' in checked && Object.keys(half).length === 0;
    this.errors = { ...('errors' in checked && checked.errors), ...half };
    return isRight ? checked.content : undefined;
  }

  #fill(values: Partial<Values>): void {
    this.values = { ...this.#shown(), ...values };
    this.#change(Object.keys(values));
    this.#show();
  }

  #change(names: readonly string[]): void {
    this.changes += 1;
    if (this.#page) for (const name of names) this.#unrendered.set(name, true);
  }

  #show(controls = this.#controls()): void {
    for (const control of controls) showIn(control, this.answerOf(control.name) ?? '');
  }

  /** The answers, with those that the page shows; the same object if it shows nothing else. */
  #shown(controls = this.#controls()): Values {
    const changes = [...new Set(controls.map(({ name }) => name))].flatMap((name) => {
      const known = this.answerOf(name) ?? '';
      const shown = shownBy(
        controls.filter((each) => each.name === name),
        known,
      );
      return isSameAnswer(shown, known) ? [] : [[name, shown] as const];
    });
    return changes.length === 0
      ? this.values
      : { ...this.values, ...Object.fromEntries<Answer>(changes) };
  }

  #controls(): Control[] {
    return controlsOf(this.#page).filter(({ name }) => name in this.values);
  }

  #render(): void {
    for (const draw of this.#readers) draw();
  }
}

/** Whether two forms have the same answers, in whatever order they were ticked. */
export function isSame(one: object, other: object): boolean {
  return Object.entries(one as Answers).every(([name, answer]) =>
    isSameAnswer(answer, (other as Answers)[name]),
  );
}

function added<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
