import { type ReactNode, useContext } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { AccentContext } from '../primitives/AccentContext.ts';
import { PageScope, usePageScope } from '../site/PageScope.tsx';
import {
  COMPONENTS,
  type IslandComponent,
  type IslandData,
  type IslandName,
  type IslandProps,
} from './components.ts';
import { useErrorWords } from './useErrorWords.ts';

interface IslandElementProps<Name extends IslandName> {
  /** Unique on the page; prefix of the ids inside the island. */
  readonly id: string;
  readonly name: Name;
  readonly props: IslandProps[Name];
  /** Static content inside the island, by slot name. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
}

/** A part of the page that React hydrates in the browser, as a separate root. */
export function Island<Name extends IslandName>(island: IslandElementProps<Name>) {
  const scope = usePageScope();
  const accent = useContext(AccentContext);
  const { i18n } = useTranslation();
  const data: IslandData<Name> = { props: island.props, words: useErrorWords() };
  // No hook may follow: nested rendering resets React's hook state.
  const slots = Object.fromEntries(
    Object.entries(island.slots ?? {}).map(([name, content]) => [
      name,
      renderToStaticMarkup(
        <PageScope {...scope} translator={i18n}>
          <AccentContext value={accent}>{content}</AccentContext>
        </PageScope>,
      ),
    ]),
  );
  const Component: IslandComponent<Name> = COMPONENTS[island.name];
  const component = <Component key={island.id} {...island.props} slots={slots} />;
  const html = renderToString(component, { identifierPrefix: island.id });
  // A `<` in a text must not end the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <>
      <div
        data-island={island.name}
        data-prefix={island.id}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React above
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
