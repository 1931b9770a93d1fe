import { Link, useLocation, useMarket, useT } from '@orime/platform';
import { buttonStyles, Cluster, color, css, Heading, Notice, space, Text } from '@orime/ui';
import type { ReactNode } from 'react';
import type { Access } from './use-trade-read.ts';

/** Where the reader stands with wholesale, and the next step. */
export function AccessCard({ access }: { readonly access: Access }) {
  const t = useT('wholesale');
  const { pathname, search } = useLocation();
  const { currency } = useMarket();
  if (access === 'verified' || access === 'staff' || access === 'owner')
    return <Notice tone="success">{t(`access.${access}`, { currency })}</Notice>;
  const returnTo = encodeURIComponent(`${pathname}${search}`);
  const actions: Readonly<Record<typeof access, ReactNode>> = {
    visitor: (
      <>
        <Link css={buttonStyles()} to={`/login?returnTo=${returnTo}`}>
          {t('access.sign-in')}
        </Link>
        <Link css={buttonStyles({ variant: 'secondary' })} to="/register?type=buyer">
          {t('access.register')}
        </Link>
      </>
    ),
    not_buyer: (
      <Link css={buttonStyles({ variant: 'secondary' })} to="/catalog">
        {t('access.retail')}
      </Link>
    ),
    pending: (
      <Link css={buttonStyles({ variant: 'secondary' })} to="/buyer/dashboard">
        {t('access.dashboard')}
      </Link>
    ),
  };
  return (
    <section css={styles.root} aria-labelledby="wholesale-access">
      <Heading id="wholesale-access" level={2} size={4}>
        {t(`access.${access}.title`)}
      </Heading>
      <Text tone="muted" css={styles.text}>
        {t(`access.${access}.text`)}
      </Text>
      <Cluster gap={3}>{actions[access]}</Cluster>
    </section>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[3],
    padding: `clamp(${space[4]}, 3vw, ${space[6]})`,
    background: color.surface,
    borderInlineStart: `2px solid ${color.lineStrong}`,
  }),
  text: css({ maxWidth: '44rem' }),
};
