const WIDE_ENTRIES = '.bar-wide .menu > li';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** Closes menus where CSS cannot: on Escape, on a click or the focus outside, on following a link. */
export function closeMenus() {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    closeSubmenus();
  });
  const leave = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    for (const menu of openMenus()) {
      if (!menu.contains(target) || (type === 'click' && target.closest('a'))) menu.open = false;
    }
  };
  addEventListener('click', leave);
  // On an iPad, tapping a non-interactive element, such as text, fires no click.
  addEventListener('pointerup', leave);
  // The open menu would cover what has the focus.
  addEventListener('focusin', leave);
}

/** Marks open submenus, which CSS opened, for CSS to hide. */
function closeSubmenus() {
  const open = `${WIDE_ENTRIES}:is(:hover, :focus-within)`;
  for (const entry of document.querySelectorAll<HTMLElement>(open)) {
    if (!entry.querySelector('.submenu')) continue;
    // The focus must not stay in a hidden element.
    if (entry.contains(document.activeElement)) entry.querySelector('a')?.focus();
    entry.dataset.closed = '';
    const reopen = () => {
      delete entry.dataset.closed;
    };
    // Not once left, because the other of pointer and focus may still be there.
    entry.addEventListener('pointerenter', reopen, { once: true });
    entry.addEventListener('focusin', reopen, { once: true });
  }
}
