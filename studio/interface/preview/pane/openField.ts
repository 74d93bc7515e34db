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
export interface PreviewPlace {
  /** The page, if it is not the document's own. */
  readonly page: string | undefined;
  /** Number of the clicked place on it. */
  readonly place: number | undefined;
}

/** The preview from which a field is opened. */
interface From extends PreviewPlace {
  readonly panes: RouterPanes;
  /** Index of the pane group that the preview is in. */
  readonly group: number;
  /** Id of the document that the preview shows. */
  readonly id: string;
  /** Width of the window, in CSS pixels. */
  readonly room: number;
}

/** Sanity's minimum width of a document beside another, and the width of a collapsed pane. */
const DOCUMENT_WIDTH = 600;
const FOLDED_WIDTH = 51;

/** Whether form and preview fit beside collapsed panes: otherwise Sanity collapses one of them. */
const haveRoom = (room: number, folded: number): boolean =>
  room >= 2 * DOCUMENT_WIDTH + folded * FOLDED_WIDTH;

/** The number of panes that are always there: the first list. */
const FIRST_LIST = 1;

/**
 * The panes that open a field with the preview beside it: in the form of the same document, or of
 * another that replaces it. Other panes are closed if the form would be collapsed.
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

/** `benefits[2].title.en`: the Studio finds list items by their position. */
const addressOf = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .slice(1);
