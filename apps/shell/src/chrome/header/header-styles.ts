import { color, css, media, space, z } from '@orime/ui';
import { BANNER_HEIGHT } from '../banner/banner-height.ts';

export const HEADER_HEIGHT = '4rem';
/** Of the section navigation below the compact header. */
export const SECTION_HEIGHT = '2.75rem';

/** The fixed bar; `offset` when the promo banner stands above it: 40 px on small screens, 45 px from 1224 px. */
export const headerStyles = {
  bar: css({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    zIndex: z.header,
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    height: HEADER_HEIGHT,
    paddingInline: `max(${space[2]}, env(safe-area-inset-left))`,
    background: color.page,
    borderBlockEnd: `1px solid ${color.line}`,
    [media.tablet]: { paddingInline: space[5] },
  }),
  offset: css({ insetBlockStart: BANNER_HEIGHT.mobile, [media.desktop]: { insetBlockStart: BANNER_HEIGHT.desktop } }),
  start: css({ display: 'flex', alignItems: 'center', gap: space[2] }),
};
