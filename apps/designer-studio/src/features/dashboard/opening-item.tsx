import type { Onboarding } from '@orime/contracts/api/people/profile';
import { Link, useT } from '@orime/platform';
import { ArrowRight, Badge, Check, color, css, font, media, motion, space, Text } from '@orime/ui';
import { routes } from '../../routes.ts';
import { ResendLink } from './resend-link.tsx';

export type OpeningItemProps = {
  readonly item: Onboarding['items'][number];
  readonly kind: 'designer' | 'producer';
  readonly email: string;
};

/** One thing to do: a link to where it is done while it is open, a tick afterwards. */
export function OpeningItem({ item: { key, required, done, path }, kind, email }: OpeningItemProps) {
  const t = useT('designer-studio');
  const name = t(`opening.${kind}.${key}`);
  if (done) {
    return (
      <li css={styles.row} data-done>
        <span css={styles.mark} aria-hidden>
          <Check size={14} />
        </span>
        <p css={styles.name}>
          {name} <span css={styles.note}>{t('opening.done')}</span>
        </p>
      </li>
    );
  }
  const isMail = key === 'email';
  const hasPage = !isMail && isBuilt(path);
  const words = isMail
    ? t('opening.email.text', { email })
    : hasPage
      ? t(`opening.${key}.text`)
      : t(required ? 'opening.no-page' : 'opening.later');
  return (
    <li css={styles.row}>
      <span css={styles.mark} aria-hidden />
      <div css={styles.words}>
        <p css={styles.name}>
          {hasPage ? (
            <Link css={styles.link} to={path}>
              {name}
            </Link>
          ) : (
            name
          )}
          {!required && <Badge>{t('opening.optional')}</Badge>}
        </p>
        <Text size="sm" tone="muted">
          {words}
        </Text>
      </div>
      {isMail && (
        <div css={styles.action}>
          <ResendLink email={email} />
        </div>
      )}
      {hasPage && <ArrowRight css={styles.arrow} size={18} aria-hidden />}
    </li>
  );
}

/** What an item asks for may be done on a page of a later release: the API then names the dashboard, where this stands. */
function isBuilt(path: string): boolean {
  return path === '/vendor-agreement' || (path !== '/dashboard' && routes.some((route) => route.path === path));
}

const styles = {
  row: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    columnGap: space[3],
    alignItems: 'center',
    minHeight: '3.5rem',
    paddingBlock: space[3],
    '&[data-done]': { color: color.muted },
  }),
  mark: css({
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    width: '1.375rem',
    height: '1.375rem',
    marginBlockStart: '0.15rem',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: '50%',
    '[data-done] > &': {
      alignSelf: 'center',
      marginBlockStart: 0,
      background: color.successSoft,
      color: color.success,
      borderColor: color.success,
    },
  }),
  words: css({ display: 'grid', gap: space[1] }),
  name: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    alignItems: 'center',
    fontWeight: font.weight.medium,
    '[data-done] > &': { gridColumn: '2 / -1', fontWeight: 400 },
  }),
  note: css({ fontSize: font.size.xs }),
  // The whole row is what one touches.
  link: css({
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  }),
  action: css({
    gridColumn: '2 / -1',
    marginBlockStart: space[3],
    fontSize: font.size.sm,
    [media.tablet]: { gridColumn: 'auto', marginBlockStart: 0 },
  }),
  arrow: css({ color: color.muted, transition: `transform ${motion.fast}`, 'li:hover > &': { transform: 'translateX(0.2rem)' } }),
};
