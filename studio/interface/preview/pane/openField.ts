import type { Path } from '@sanity/types';
import type { RouterPaneSibling, RouterPanes } from 'sanity/structure';

/** Name of the view in the address of a pane. */
const PREVIEW = 'preview';

/** A field of a document. */
export interface Field {
  readonly id: string;
  readonly type: string;
  readonly path: Path;
}

/** What a preview shows. */
export interface Shown {
  /** The page, where it is not the document's own. */
  readonly page: string | undefined;
  /** Number of the place on it that was clicked. */
  readonly place: number | undefined;
}

/** Where the preview stands that a field is opened from. */
interface From extends Shown {
  readonly panes: RouterPanes;
  /** Of the group that the preview is in. */
  readonly group: number;
  /** Id of the document that the preview shows. */
  readonly id: string;
  /** Width of the window, in CSS pixels. */
  readonly room: number;
}

/** What Sanity gives a document beside another at least, and a folded pane. */
const DOCUMENT_WIDTH = 600;
const FOLDED_WIDTH = 51;

/** Whether form and preview have room beside folded panes: otherwise Sanity folds one of them. */
const haveRoom = (room: number, folded: number): boolean =>
  room >= 2 * DOCUMENT_WIDTH + folded * FOLDED_WIDTH;

/** What is always there: the first list. */
const FIRST_LIST = 1;

/**
 * The panes in which a field is open, with the preview beside it: the form of the document that
 * stands there already, or that of another in its place. What would fold the form makes room.
 */
export function panesFor({ id, type, path }: Field, from: From): RouterPanes {
  const opened = path.length > 0 ? { path: addressOf(path) } : {};
  const others = from.panes.length - 1;
  if (id === from.id && haveRoom(from.room, FIRST_LIST + others))
    return from.panes.map((group, index) =>
      index === from.group ? withField(group, opened) : group,
    );
  const pane = `__edit__${id}`;
  const page = from.page === undefined ? {} : { page: from.page };
  const place = from.place === undefined ? {} : { place: String(from.place) };
  const form = { id: pane, params: { type, ...opened } };
  if (!haveRoom(from.room, FIRST_LIST)) return [[form]];
  return [[form, { id: pane, params: { type, view: PREVIEW, ...page, ...place } }]];
}

function withField(group: readonly RouterPaneSibling[], opened: RouterPaneSibling['params']) {
  const form = group.findIndex(({ params }) => params?.view === undefined);
  const [first] = group;
  if (form < 0 && first) {
    const { view: _, page: __, place: ___, ...params } = first.params ?? {};
    return [{ ...first, params: { ...params, ...opened } }, ...group];
  }
  return group.map((pane, index) =>
    index === form ? { ...pane, params: { ...pane.params, ...opened } } : pane,
  );
}

/** `benefits[2].title.en`: the Studio finds the items of lists by their position. */
const addressOf = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);
