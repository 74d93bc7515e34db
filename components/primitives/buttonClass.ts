/** Classes of buttons and links styled as buttons; see `primitives.css`. */
export const buttonClass = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
} as const;
