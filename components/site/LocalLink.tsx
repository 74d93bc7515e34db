import type { ComponentProps } from 'react';
import { localPath } from '../../locales/localPath.ts';
import { usePageScope } from './PageScope.tsx';

interface LocalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path without language, optionally with a query and a `#section`. */
  readonly to: string;
}

/** A link to a page of this site, in the page's own language. */
export function LocalLink({ to, ...props }: LocalLinkProps) {
  const { locale } = usePageScope();
  const [path = '', section] = to.split('#');
  return <a href={localPath(path, locale) + (section ? `#${section}` : '')} {...props} />;
}
