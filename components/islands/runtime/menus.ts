const WIDE_ENTRIES = '.bar-wide .menu > li';

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** Closes menus where CSS cannot: by Escape, by a click beside them, by choosing an entry. */
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
  // A tap on what cannot be pressed, such as a text, is no click on an iPad.
  addEventListener('pointerup', leave);
}

/** CSS opens submenus, and hides those that are marked. */
function closeSubmenus() {
  const open = `${WIDE_ENTRIES}:is(:hover, :focus-within)`;
  for (const entry of document.querySelectorAll<HTMLElement>(open)) {
    if (!entry.querySelector('.submenu')) continue;
    // The focus must not stay in what is hidden.
    if (entry.contains(document.activeElement)) entry.querySelector('a')?.focus();
    entry.dataset.closed = '';
    const reopen = () => {
      delete entry.dataset.closed;
    };
    entry.addEventListener('pointerleave', reopen, { once: true });
    entry.addEventListener('focusout', reopen, { once: true });
  }
}
