import { useState } from 'react';
import { type DocumentActionComponent, type SanityClient, useClient } from 'sanity';
import { DOCUMENT_TYPES } from '../../../locales/routes.ts';
import { say } from '../../words/say.ts';
import { linkingTo } from '../documents/deadLinks.ts';
import { publishedId, type StoredDocument } from '../documents/overlay.ts';
import { LinkingTexts } from './LinkingTexts.tsx';

const PUBLISHED =
  '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]';

/**
 * Before a page is removed from the site, shows its editor the texts that link to it, which will be
 * held back. Continues at once if there are none, or if the lake does not answer.
 *
 * @param remove Sanity's own action, which then asks for confirmation itself
 */
export function askAboutLinks(remove: DocumentActionComponent): DocumentActionComponent {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each action of Sanity
  const AskAboutLinks: DocumentActionComponent = (props) => {
    const action = remove(props);
    const client = useClient({ apiVersion: '2025-02-19' });
    const [linking, setLinking] = useState<readonly StoredDocument[]>([]);
    if (!action?.onHandle || !props.published) return action;
    const ask = async () => {
      const found = await readLinking(client, publishedId(props.id)).catch(() => []);
      if (found.length === 0) action.onHandle?.();
      else setLinking(found);
    };
    const leave = () => setLinking([]);
    const goOn = () => {
      leave();
      action.onHandle?.();
    };
    return {
      ...action,
      onHandle: () => void ask(),
      ...(linking.length > 0 && {
        dialog: {
          type: 'dialog',
          header:
            linking.length === 1
              ? say('1 text links to this page')
              : say('[count] texts link to this page', { count: linking.length }),
          onClose: leave,
          content: <LinkingTexts documents={linking} onLeave={leave} onGoOn={goOn} />,
        },
      }),
    };
  };
  return Object.assign(AskAboutLinks, { action: remove.action });
}

async function readLinking(client: SanityClient, id: string) {
  const published = await client
    .withConfig({ perspective: 'raw' })
    .fetch<StoredDocument[]>(PUBLISHED, { types: DOCUMENT_TYPES });
  return linkingTo(published, id);
}
