import type { NavbarProps } from 'sanity';
import { createGlobalStyle } from 'styled-components';

/**
 * Sanity's bar without the links that do not work on the embedded lake: Sanity's help and project
 * management. Sanity has no setting for these.
 */
export const EmbeddedNavbar = (props: NavbarProps) => (
  <>
    <HideUnserved />
    {props.renderDefault(props)}
  </>
);

const HideUnserved = createGlobalStyle`
  #menu-button-resources,
  a[href*='sanity.io/manage'] {
    display: none !important;
  }
`;
