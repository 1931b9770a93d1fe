import { css } from '@emotion/react';
import { color, font, radius, space } from '../tokens/tokens.ts';

/** One choice: control, then text; the whole row is pressable and at least 44 px high. */
export const choiceRow = css({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  minHeight: '2.75rem',
  paddingBlock: '0.65rem',
  lineHeight: 1.5,
  cursor: 'pointer',
  '&:has(input:disabled)': { color: color.muted, cursor: 'not-allowed' },
});

/**
 * Native checkbox or radio in our colours, except in forced-colors mode. As high as the first line of its text; 24 px is the minimum
 * target size of WCAG 2.2.
 */
export const choiceInput = css({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '1.5rem',
  height: '1.5rem',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  background: color.surface,
  cursor: 'inherit',
  '&::before': { content: '""', width: '0.8rem', height: '0.8rem', transform: 'scale(0)', background: color.inverse },
  '&[type="checkbox"]::before': { clipPath: 'polygon(14% 44%, 0 62%, 46% 100%, 100% 16%, 82% 0, 42% 66%)' },
  '&[type="radio"], &[type="radio"]::before': { borderRadius: '50%' },
  '&[type="radio"]::before': { width: '0.6rem', height: '0.6rem' },
  '&:checked': { background: color.text, borderColor: color.text },
  '&:checked::before': { transform: 'none' },
  '&[aria-invalid="true"]': { borderColor: color.danger },
  '&:disabled': { opacity: 0.5 },
  '@media (forced-colors: active)': { appearance: 'auto', '&::before': { content: 'none' } },
});

/** Heading of a group of choices. */
export const groupLegend = css({ fontSize: font.size.sm, fontWeight: 500, marginBlockEnd: space[1] });
