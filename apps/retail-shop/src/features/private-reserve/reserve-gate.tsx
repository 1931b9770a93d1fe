import type { ReserveTeaser } from '@orime/contracts/api/catalogue/private-reserve';
import { Link, useLocation, useSession, useText } from '@orime/platform';
import { Button, color, css, font, Heading, media, Page, Skeleton, space, Text, Thumbhash } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { useReserveT } from './reserve-texts.ts';

// A form costs more than the page: it comes when somebody wants to write one.
const CodeForm = lazy(() => import('./code-form.tsx').then((module) => ({ default: module.CodeForm })));
const RequestForm = lazy(() => import('./request-form.tsx').then((module) => ({ default: module.RequestForm })));

export type ReserveGateProps = {
  readonly teasers: readonly ReserveTeaser[];
  readonly total: number;
  /** A code was accepted. */
  readonly onEntered: () => void;
};

/** What the reserve is, a wall of blurs in front of it, and two ways in: a code, or asking for one. */
export function ReserveGate({ teasers, total, onEntered }: ReserveGateProps) {
  const t = useReserveT();
  const text = useText();
  const isMember = useSession().status === 'signed-in';
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  return (
    <Page width="wide" css={styles.root}>
      <div css={styles.words}>
        <Heading level={1} css={styles.title}>
          {t('reserve.title')}
        </Heading>
        <Text lead css={styles.intro}>
          {t('reserve.gate.text', { count: total })}
        </Text>
        <Suspense fallback={<Skeleton height="8rem" />}>
          <CodeForm onEntered={onEntered} />
        </Suspense>
        {!isMember && (
          <Text size="sm" tone="muted">
            {t('reserve.gate.sign-in')} <Link to={`/login?returnTo=${encodeURIComponent(pathname)}`}>{t('reserve.gate.sign-in.link')}</Link>
          </Text>
        )}
        <section css={styles.ask} aria-labelledby="reserve-ask">
          <Heading level={2} size={4} id="reserve-ask">
            {t('reserve.request.title')}
          </Heading>
          {isAsking ? (
            <Suspense fallback={<Skeleton height="20rem" />}>
              <RequestForm />
            </Suspense>
          ) : (
            <>
              <Text tone="muted">{t('reserve.request.text')}</Text>
              <div>
                <Button variant="secondary" onClick={() => setAsking(true)}>
                  {t('reserve.request.open')}
                </Button>
              </div>
            </>
          )}
        </section>
      </div>
      {teasers.length > 0 && (
        <ul css={styles.wall} aria-label={t('reserve.gate.wall')}>
          {teasers.map(({ thumbhash, color: shade, category }, index) => (
            // They have no names, and do not move.
            <li key={index} css={styles.teaser}>
              <Thumbhash thumbhash={thumbhash} color={shade} ratio="3 / 4" />
              <span css={styles.category}>{text(category)}</span>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[7],
    alignItems: 'start',
    [media.desktop]: { gridTemplateColumns: 'minmax(22rem, 1fr) minmax(0, 1.6fr)', columnGap: space[8] },
  }),
  words: css({ display: 'grid', gap: space[5], minWidth: 0, [media.desktop]: { position: 'sticky', insetBlockStart: '8rem' } }),
  // One long word in Japanese, which must not break beside the wall.
  title: css({ 'html[lang="ja"] &': { [media.desktop]: { fontSize: font.size.h2, whiteSpace: 'nowrap' } } }),
  intro: css({ maxWidth: '34rem', fontSize: font.size.lg }),
  ask: css({ display: 'grid', gap: space[3], paddingBlockStart: space[5], borderBlockStart: `1px solid ${color.line}` }),
  wall: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // There are ten at most: two whole rows.
    [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  }),
  teaser: css({ display: 'grid', gap: space[1] }),
  category: css({ fontSize: font.size.sm, color: color.muted }),
};
