import type { NavbarProps } from 'sanity';
import { createGlobalStyle } from 'styled-components';

/**
 * Sanity's bar without what leads nowhere on the embedded lake: help of the company and management
 * of the project. Sanity has no setting for these.
 */
export const EmbeddedNavbar = (props: NavbarProps) => (
  <>
    <WithoutUnserved />
    {props.renderDefault(props)}
  </>
);

const WithoutUnserved = createGlobalStyle`
  #menu-button-resources,
  a[href*='sanity.io/manage'] {
    display: none !important;
  }
`;
