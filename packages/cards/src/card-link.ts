import { color, css } from '@orime/ui';

/** A card's single link, stretched over the whole card. The card must be positioned. */
export const cardLink = css({
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: 3 },
});
