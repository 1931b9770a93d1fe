import { css } from '@emotion/react';
import { color, font, space } from '../tokens/tokens.ts';

/** A row of one choice: control, then text, the whole row pressable and at least 44 px high. */
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

/** The native box or dot in our colours. */
export const choiceInput = css({
  flex: 'none',
  width: '1.2rem',
  height: '1.2rem',
  marginBlockStart: '0.1rem',
  accentColor: color.accent,
  cursor: 'inherit',
});

/** Heading of a group of choices. */
export const groupLegend = css({ fontSize: font.size.sm, fontWeight: 500, marginBlockEnd: space[1] });
