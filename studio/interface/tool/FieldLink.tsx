import type { ReactNode } from 'react';
import { IntentLink, useRouter } from 'sanity/router';
import { editableSearch, type FormAddress, formParams } from './formLink.ts';

interface FieldLinkProps extends FormAddress {
  readonly children: ReactNode;
}

/** A link to a field in the form of its document, where it can be edited. */
export const FieldLink = ({ children, ...address }: FieldLinkProps) => (
  <IntentLink intent="edit" params={formParams(address)} searchParams={editableSearch(useRouter())}>
    {children}
  </IntentLink>
);
