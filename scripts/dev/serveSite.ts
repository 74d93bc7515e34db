import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { renderPage } from 'vike/server';
import { type Connect, createServer, type Plugin } from 'vite';
import { wrapContent } from '../../locales/content.ts';
import type { WholeContent } from '../../locales/indexedContent.ts';
import { canonicalPath, localPath, splitLocale } from '../../locales/localPath.ts';
import { sitePages } from '../../locales/sitePages.ts';
import { deniedPaths } from '../../studio/devServer/deniedPaths.ts';
import { openNoEditor } from '../../studio/devServer/openNoEditor.ts';
import { requirePaths } from '../../studio/devServer/requirePaths.ts';
import { searchAddresses, searchIndexAt } from '../build/search/indexes.ts';
import { contentType } from '../web/contentTypes.ts';
import { formerRoutes } from '../web/knownRoutes.ts';
import { PageVersions } from './pageVersions.ts';

/** What the pages are rendered from in development. */
interface SiteSource {
  /** Returns the current content. */
  readonly content: () => WholeContent;
  /** Answers a request for a picture that is not among the site's files; `false` if there is none. */
  readonly answerPicture: (pathname: string, response: ServerResponse) => Promise<boolean>;
}

/** All that a page needs. Other folders contain tokens, drafts and unpublished content. */
const SERVED = ['components', 'locales', 'pages', 'node_modules'];

/** Only changes in these folders affect the site; those of a lake or of releases may have any name. */
const WATCHED = [...SERVED, 'public'];

function isUnwatched(file: string): boolean {
  const [folder = '', ...inside] = path.relative('', file).split(path.sep);
  return inside.length > 0 && !WATCHED.includes(folder);
}

/**
 * Serves the site with Vite, to this machine only. Pages are rendered on each request, from the
 * current content.
 *
 * @throws when the port is in use
 */
export async function serveSite(source: SiteSource, port: number) {
  const versions = new PageVersions();
  const server = await createServer({
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    clearScreen: false,
    server: {
      // Explicit, because Vike listens on all addresses when it runs in a container.
      host: 'localhost',
      port,
      strictPort: true,
      fs: { deny: deniedPaths(process.cwd()) },
      watch: { ignored: isUnwatched },
    },
    plugins: [requirePaths(), openNoEditor(), pages(source, versions)],
  });
  await server.listen();
  return {
    /** Reloads open pages with the current content. */
    refresh: () => versions.publish(server.ws),
    close: () => server.close(),
  };
}

/** Answers requests before Vike does, so that pages are rendered with the content. */
const pages = (source: SiteSource, versions: PageVersions): Plugin => ({
  name: 'draft-pages',
  configureServer: (server) => {
    // Replaces a list to which Vike has added the whole checkout.
    server.config.server.fs.allow = SERVED.map((folder) => path.resolve(folder));
    return () => {
      versions.listen(server.ws);
      server.middlewares.use((request, response, next) => {
        answer(source, versions, request, response).then((isAnswered) => {
          if (!isAnswered) next();
        }, next);
      });
    };
  },
});

async function answer(
  { content, answerPicture }: SiteSource,
  versions: PageVersions,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname, search } = new URL(`http://localhost${request.originalUrl ?? '/'}`);
  if (await answerPicture(pathname, response)) return true;
  const now = content();
  const versionScript = versions.script();
  const canonical = canonicalPath(pathname);
  const { locale, path } = splitLocale(canonical);
  if (searchAddresses(now.site).includes(pathname)) {
    response.setHeader('Content-Type', contentType(pathname));
    response.end(searchIndexAt(pathname, wrapContent(now)));
    return true;
  }
  const isPage = sitePages(now.site).some((page) => page.path === path);
  const moved = formerRoutes(now.site).find(({ address }) => address === canonical);
  if (moved || (isPage && canonical !== pathname)) {
    const target = moved?.path ?? canonical;
    response.writeHead(302, { Location: target + search }).end();
    return true;
  }
  const { httpResponse } = await renderPage({
    urlOriginal: isPage ? canonical + search : localPath('/404', locale),
    content: wrapContent(now),
  });
  response.statusCode = isPage ? httpResponse.statusCode : 404;
  for (const [name, value] of httpResponse.headers) response.setHeader(name, value);
  response.end((await httpResponse.getBody()).replace('</body>', () => `${versionScript}</body>`));
  return true;
}
