/** The look of a link or button that asks for a step; styled in `primitives.css`. */
export const buttonClass = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
} as const;
