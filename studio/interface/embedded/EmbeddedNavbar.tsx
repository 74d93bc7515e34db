import type { NavbarProps } from 'sanity';
import { createGlobalStyle } from 'styled-components';

/**
 * Sanity's bar without what leads nowhere on the embedded lake: help of the company, who else is
 * here, management of the project. Sanity has no setting for these.
 */
export const EmbeddedNavbar = (props: NavbarProps) => (
  <>
    <WithoutUnserved />
    {props.renderDefault(props)}
  </>
);

const WithoutUnserved = createGlobalStyle`
  #menu-button-resources,
  #global-presence-menu,
  a[href*='sanity.io/manage'] {
    display: none !important;
  }
`;
