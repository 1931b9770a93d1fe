import { Link, useT, useText } from '@orime/platform';
import { color, css, font, keyframes, media, motion, space, z } from '@orime/ui';
import { useState } from 'react';
import { BANNER_HEIGHT } from './banner-height.ts';
import type { PromoItem } from './promo-item.ts';
import { useRotation } from './use-rotation.ts';

export interface PromoBannerProps {
  /** Undefined while they are on their way: the bar stands already, so that nothing moves when they come. */
  readonly items: readonly PromoItem[] | undefined;
}

/** One message at a time above the navbar; it stays while pointer or focus is on it. */
export function PromoBanner({ items = [] }: PromoBannerProps) {
  const t = useT('shell');
  const text = useText();
  const [isPaused, setPaused] = useState(false);
  const index = useRotation(items.length, isPaused);
  const item = items[index];
  const hold = { onMouseEnter: () => setPaused(true), onMouseLeave: () => setPaused(false), onFocus: () => setPaused(true), onBlur: () => setPaused(false) };
  return (
    <section css={styles.root} aria-label={t('banner.label')} {...hold}>
      {item !== undefined && <PromoLink key={item.id} url={item.url} label={text(item.text)} />}
    </section>
  );
}

function PromoLink({ url, label }: { readonly url: string; readonly label: string }) {
  return url.startsWith('/') ? (
    <Link css={styles.link} to={url}>
      {label}
    </Link>
  ) : (
    <a css={styles.link} href={url} rel="noreferrer">
      {label}
    </a>
  );
}

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(0.375rem)' } });

const styles = {
  root: css({
    position: 'fixed',
    insetInline: 0,
    insetBlockStart: 0,
    zIndex: z.banner,
    height: BANNER_HEIGHT.mobile,
    background: color.accent,
    color: color.onAccent,
    [media.desktop]: { height: BANNER_HEIGHT.desktop },
  }),
  link: css({
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    paddingInline: space[4],
    fontSize: font.size.sm,
    fontWeight: font.weight.medium,
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
    animation: `${enter} ${motion.medium}`,
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: -3, outlineColor: 'currentcolor' },
  }),
};
