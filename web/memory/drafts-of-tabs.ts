import { TAB_KEY } from './link-storage-keys.ts';
import { deviceMemory, tabMemory } from './memory.ts';
import { KEPT_FOR_MS } from './storage-keys.ts';
import { type StoredShape, storedText } from './stored-shape.ts';

interface DraftOfTab {
  readonly form: string;
  /** The tab that wrote it. */
  readonly tab?: string | undefined;
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number;
}

const memory = tabMemory(TAB_KEY, storedText);

function newTab(): string {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36));
  memory.write(id.join(''));
  return id.join('');
}

const THIS_TAB = { id: () => memory.read() ?? newTab(), renew: newTab };

/** The text begun in each form, on the device for later tabs. Two tabs may write in the same form: each has a draft of its own,
 *  and no tab forgets what another one still shows. */
export function draftsOfTabs<Draft extends DraftOfTab>(
  key: string,
  shape: StoredShape<{ drafts: Draft[] }>,
  tab: typeof THIS_TAB = THIS_TAB,
) {
  type Form = Draft['form'];
  const device = deviceMemory(key, shape);
  /** By their forms: what this page has written, and what it shows of a tab that may be closed. */
  const written = new Map<Form, Draft>();
  const taken = new Map<Form, Draft>();

  const isOwn = (draft: Draft) => draft.tab === tab.id();
  const all = () => (device.read()?.drafts ?? []).filter(({ at }) => at > Date.now() - KEPT_FOR_MS);
  const others = (form: Form) => {
    const from = taken.get(form);
    const isTaken = (draft: Draft) => draft.tab === from?.tab && draft.at === from?.at;
    return all().filter((draft) => draft.form !== form || !(isOwn(draft) || isTaken(draft)));
  };
  const keep = (draft: Omit<Draft, 'tab' | 'at'>) => {
    const kept = { ...draft, tab: tab.id(), at: Date.now() } as Draft; // these two are all that it lacked
    device.write({ drafts: [...others(kept.form), kept] });
    written.set(kept.form, kept);
    taken.delete(kept.form);
  };

  /** Another tab took this page's draft for one of a closed tab, or is a copy of this tab. */
  const keepWhatIsShown = () => {
    const inStorage = ({ form, tab: by }: Draft) =>
      all().find((draft) => draft.form === form && draft.tab === by);
    const lost = [...written.values()].filter((draft) => inStorage(draft)?.at !== draft.at);
    if (lost.some(inStorage)) tab.renew();
    for (const draft of lost) keep(draft);
  };
  const listen = (event: StorageEvent) => event.key === key && keepWhatIsShown();
  if (typeof window !== 'undefined') window.addEventListener('storage', listen);

  const read = () =>
    all().sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || other.at - one.at);
  return {
    /** Those of this tab first, then the latest. */
    read,
    /** What a form begins with: this tab's draft, or the latest of another one. */
    open(form: Form): Draft | undefined {
      const draft = read().find((each) => each.form === form);
      if (draft) (isOwn(draft) ? written : taken).set(form, draft);
      return draft;
    },
    /** What the open form has. */
    of: (form: Form): Draft | undefined =>
      all().find((draft) => draft.form === form && isOwn(draft)) ?? taken.get(form),
    keep,
    forget(form: Form) {
      const drafts = others(form);
      written.delete(form);
      taken.delete(form);
      if (drafts.length > 0) device.write({ drafts });
      else device.forget();
    },
    forgetAll() {
      written.clear();
      taken.clear();
      device.forget();
    },
  };
}
