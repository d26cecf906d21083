/** Adds to the two menus: the state for screen readers, Escape to close, and keyboard movement into
 *  and out of them; and Escape to the chat's tooltip. Every page carries this from the start, so it does
 *  without React. Attributes are set by name: Firefox before 119 has no `role` and `aria…` properties. */

/** A pointer on its way to the panel may cut the corner between button and panel. */
const TRAVEL_MS = 250;
/** The targets of arrow keys among the services, which form two columns of three. */
const ARROWS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 3,
  ArrowUp: -1,
  ArrowLeft: -3,
};

const services = document.querySelector('.services-menu');
const servicesButton = services?.querySelector('button');
if (services && servicesButton) servicesMenu(services, servicesButton);

const phone = document.querySelector<HTMLDetailsElement>('#phone-menu');
const phoneButton = phone?.querySelector('summary');
if (phone && phoneButton) phoneMenu(phone, phoneButton);

// Escape puts the chat's tooltip away until its button is pointed at, or gets the focus, again.
const chat = document.querySelector('.whatsapp-button');
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') chat?.setAttribute('data-dismissed', '');
});
for (const type of ['pointerenter', 'focus']) {
  chat?.addEventListener(type, () => chat.removeAttribute('data-dismissed'));
}

function servicesMenu(menu: Element, button: HTMLElement) {
  const links = [...menu.querySelectorAll('a')];
  let open = false;
  let byHover = false;
  let closing: ReturnType<typeof setTimeout>;

  const show = (next: boolean) => {
    clearTimeout(closing);
    open = next;
    if (!open) byHover = false;
    button.setAttribute('aria-expanded', String(open));
  };
  const hover = (type: 'pointerenter' | 'pointerleave', act: () => void) =>
    menu.addEventListener(type, (event) => {
      // A touch also counts as entering; the click that follows decides.
      if ((event as PointerEvent).pointerType !== 'touch') act();
    });

  show(false);
  hover('pointerenter', () => {
    byHover ||= !open;
    show(true);
  });
  hover('pointerleave', () => {
    if (byHover && !menu.querySelector('a:focus')) closing = setTimeout(show, TRAVEL_MS, false);
  });
  button.addEventListener('click', ({ detail }) => {
    // The pointer that opened the menu by entering does not close it by pressing: it pins it.
    if (byHover && detail) byHover = false;
    else show(!open);
  });
  menu.addEventListener('keydown', (event) => {
    const step = ARROWS[(event as KeyboardEvent).key];
    if (!step) return;
    event.preventDefault();
    show(true);
    const here = links.findIndex((link) => link.matches(':focus'));
    const next = here < 0 ? links.at(step < 0 ? -1 : 0) : links[here + step];
    (next ?? (step === -1 ? button : undefined))?.focus();
  });
  closeWhenLeft(menu, button, () => show(false));
}

function phoneMenu(menu: HTMLDetailsElement, button: HTMLElement) {
  const tell = () => {
    button.setAttribute('aria-expanded', String(menu.open));
    document.documentElement.toggleAttribute('data-menu-open', menu.open);
    // Neither Tab nor a screen reader reaches the page under the menu.
    for (const covered of document.querySelectorAll<HTMLElement>('main, footer, #unsent-bar')) {
      covered.inert = menu.open;
    }
  };
  button.setAttribute('role', 'button');
  tell();
  menu.addEventListener('toggle', () => {
    tell();
    if (menu.open) menu.querySelector('a')?.focus();
  });
  const close = () => {
    menu.open = false;
  };
  closeWhenLeft(menu, button, close);
  // A tablet that is turned may hide the menu, which must not leave the page inert.
  matchMedia('(width >= 64rem)').addEventListener('change', close);
}

/** Closes a menu on Escape, on a choice, and when focus or a press goes elsewhere. */
function closeWhenLeft(menu: Element, button: HTMLElement, close: () => void) {
  const leave = ({ target }: Event) => {
    if (!menu.contains(target as Node)) close();
  };
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    if (menu.querySelector('a:focus')) button.focus();
    close();
  });
  for (const link of menu.querySelectorAll('a')) link.addEventListener('click', close);
}
