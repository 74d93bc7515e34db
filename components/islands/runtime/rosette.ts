let carried: SVGElement | undefined;

/**
 * On navigation, the drawing beside a link to the new page becomes the drawing of its hero, which CSS
 * names; and back again on a page from the back-forward cache. Without such a drawing the transition is
 * skipped: fading whole pages delays a slow phone.
 */
addEventListener('pageswap', ({ activation, viewTransition }) => {
  const url = activation?.entry?.url;
  const hero = url ? carry(url) : null;
  const goesBack = activation?.navigationType === 'traverse' && isSeen(hero);
  if (!url || (!carried && !goesBack)) viewTransition?.skipTransition();
});

/*
 * On the way back, the drawing returns to its card if that is visible. Safari has this event since 18.2,
 * but `navigation` only since 26.2.
 */
addEventListener('pagereveal', ({ viewTransition }) => {
  const url = globalThis.navigation?.activation?.from?.url;
  if (viewTransition && url) carry(url);
});

/** Names the drawing that this page shares with another, or otherwise that of its hero. */
function carry(url: string) {
  name(carried, '');
  const hero = document.querySelector<SVGElement>('.guilloche-hero');
  carried = drawingFor(new URL(url).pathname);
  name(carried, 'rosette');
  // A name must be unique on a page, and an invisible drawing would fly in from off-screen.
  name(hero, carried || !isSeen(hero) ? 'none' : '');
  return hero;
}

/** The visible drawing of a card, or of a register row, that links to a page. */
function drawingFor(path: string): SVGElement | undefined {
  const link = `:scope > a[href="${CSS.escape(path)}"]`;
  const drawings = [...document.querySelectorAll<SVGElement>('.guilloche')];
  return drawings.find((drawing) => drawing.parentElement?.querySelector(link) && isSeen(drawing));
}

function name(drawing: SVGElement | null | undefined, name: string) {
  if (drawing) drawing.style.viewTransitionName = name;
}

function isSeen(drawing: SVGElement | null): boolean {
  const { top = 0, bottom = 0 } = drawing?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
}

export {};
