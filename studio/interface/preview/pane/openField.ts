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

/** Where the preview stands that a field is opened from. */
interface From {
  readonly panes: RouterPanes;
  /** Of the group that the preview is in. */
  readonly group: number;
  /** Id of the document that the preview shows. */
  readonly id: string;
  /** The page that is shown, where it is not the document's own. */
  readonly page: string | undefined;
}

/**
 * The panes in which a field is open, with the preview beside it: the form of the document that
 * stands there already, or that of another in its place.
 */
export function panesFor({ id, type, path }: Field, from: From): RouterPanes {
  const opened = path.length > 0 ? { path: addressOf(path) } : {};
  if (id !== from.id) {
    const pane = `__edit__${id}`;
    const page = from.page === undefined ? {} : { page: from.page };
    return [
      [
        { id: pane, params: { type, ...opened } },
        { id: pane, params: { type, view: PREVIEW, ...page } },
      ],
    ];
  }
  return from.panes.map((group, index) =>
    index === from.group ? withField(group, opened) : group,
  );
}

function withField(group: readonly RouterPaneSibling[], opened: RouterPaneSibling['params']) {
  const form = group.findIndex(({ params }) => params?.view === undefined);
  const [first] = group;
  if (form < 0 && first) {
    const { view: _, page: __, ...params } = first.params ?? {};
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
