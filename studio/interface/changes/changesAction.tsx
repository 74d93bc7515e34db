import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { lazy, Suspense, useState } from 'react';
import type { DocumentActionComponent } from 'sanity';
import { say } from '../../words/say.ts';

// The site's composer is loaded when somebody looks.
const VisitorChanges = lazy(async () => ({
  default: (await import('./VisitorChanges.tsx')).VisitorChanges,
}));

/** Beside Publish: what visitors will see changed, before anybody sees it. */
export const changesAction: DocumentActionComponent = ({ id, draft, published }) => {
  const [isOpen, setOpen] = useState(false);
  return {
    label: say('See what visitors will see changed'),
    icon: EyeOpenIcon,
    disabled: !draft,
    title: draft ? undefined : say('There is no draft: visitors see the document as it is'),
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: say('What visitors will see changed'),
      width: 'large',
      onClose: () => setOpen(false),
      content: (
        <Suspense>
          <VisitorChanges id={id} form={draft ?? published} />
        </Suspense>
      ),
    },
  };
};
