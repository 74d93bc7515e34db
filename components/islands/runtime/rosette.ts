let carried: SVGElement | undefined;

/**
 * While one page gives way to another, a drawing beside a link to the new page becomes the one of
 * its hero, which the style sheet names; and back again, where the browser has kept the page. Where
 * nothing is carried the next page is simply there: a fade of whole pages keeps a slow phone waiting.
 */
addEventListener('pageswap', ({ activation, viewTransition }) => {
  const url = activation?.entry?.url;
  const hero = url ? carry(url) : null;
  const goesBack = activation?.navigationType === 'traverse' && isSeen(hero);
  if (!url || (!carried && !goesBack)) viewTransition?.skipTransition();
});

/*
 * On the way back it returns to its card, where that is in sight; to no card from another page. Safari
 * 18.2 has this event, and 26.2 the first `navigation`.
 */
addEventListener('pagereveal', ({ viewTransition }) => {
  const url = globalThis.navigation?.activation?.from?.url;
  if (viewTransition && url) carry(url);
});

/** Names the drawing that this page shares with another, or else the one of its hero. */
function carry(url: string) {
  name(carried, '');
  const hero = document.querySelector<SVGElement>('.guilloche-hero');
  carried = drawingFor(new URL(url).pathname);
  name(carried, 'rosette');
  // One name a page; and what is out of sight would come flying from there.
  name(hero, carried || !isSeen(hero) ? 'none' : '');
  return hero;
}

/** The drawing in sight of a card, or of the register's row, that leads to a page. */
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
