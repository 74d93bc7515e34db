import { type ReactNode, useContext } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { AccentContext } from '../primitives/AccentContext.ts';
import { PageScope, usePageScope } from '../site/PageScope.tsx';
import { COMPONENTS } from './components.ts';
import type { IslandComponent, IslandData, IslandName, IslandProps } from './registry.ts';
import { useErrorWords } from './useErrorWords.ts';

interface IslandElementProps<Name extends IslandName> {
  /** Unique on the page; ids inside the island start with it. */
  readonly id: string;
  readonly name: Name;
  readonly props: IslandProps[Name];
  /** Static content inside the island, by the names that the island asks for. */
  readonly slots?: Readonly<Record<string, ReactNode>>;
}

/** A part of the page that React takes over in the browser: a root of its own, with its props. */
export function Island<Name extends IslandName>(island: IslandElementProps<Name>) {
  const scope = usePageScope();
  const accent = useContext(AccentContext);
  const { i18n } = useTranslation();
  const data: IslandData<Name> = { props: island.props, words: useErrorWords() };
  // No hook may follow: rendering inside a rendering resets React's count of them.
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just above
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped just above */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  );
}
