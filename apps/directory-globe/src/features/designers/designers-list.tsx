import { DesignerCard, FollowButton } from '@orime/cards';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { Link, useQuery, useReadContext, useSearchParams, useT } from '@orime/platform';
import { buttonStyles, color, css, EmptyState, FailedState, font, Grid, Heading, media, Skeleton, space, Text } from '@orime/ui';
import { PAGE_SIZE } from './designers-reads.ts';
import { designersQuery } from './designers.api.ts';
import { groupByInitial } from './group-by-initial.ts';

export type DesignersListProps = {
  readonly first: readonly ProfileCard[];
  /** The list of the previous choice, while the next one is on its way. */
  readonly busy: boolean;
};

/** Cards under their initials, with a rail to jump along. `?page=2` goes on where a hundred names end. */
export function DesignersList({ first, busy }: DesignersListProps) {
  const t = useT('directory-globe');
  const [search] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const later = useQuery({ ...designersQuery(useReadContext(), page), enabled: page > 1 });
  const shown = page === 1 ? first : later.data;

  if (first.length === 0) {
    return (
      <EmptyState
        title={t('designers.none.title')}
        text={t('designers.none.text')}
        actions={
          <Link css={buttonStyles({ variant: 'secondary' })} to="/designers">
            {t('designers.none.clear')}
          </Link>
        }
      />
    );
  }
  if (later.isError && page > 1) return <FailedState onRetry={() => void later.refetch()} busy={later.isFetching} />;
  if (shown === undefined) return <Skeleton height="30rem" />;

  const groups = groupByInitial(shown);
  return (
    <div css={[styles.root, busy && styles.busy]} aria-busy={busy}>
      <nav css={styles.rail} aria-label={t('designers.initials')}>
        {groups.map(({ initial }) => (
          <a key={initial} css={styles.letter} href={`#initial-${initial}`}>
            {initial}
          </a>
        ))}
      </nav>
      <Text size="sm" tone="muted" role="status">
        {t('designers.count', { count: shown.length })}
      </Text>
      <div css={styles.groups}>
        {groups.map(({ initial, profiles }, position) => (
          <section key={initial} css={styles.group} style={spanOf(profiles.length)} aria-labelledby={`initial-${initial}`}>
            <Heading level={2} size={3} id={`initial-${initial}`} css={styles.initial}>
              {initial}
            </Heading>
            <Grid as="ul" columns={[1, Math.min(3, profiles.length), Math.min(4, profiles.length)]} gap={4} rowGap={7}>
              {profiles.map((profile) => (
                <li key={profile.id}>
                  <DesignerCard profile={profile} priority={position === 0} action={<FollowButton profile={profile} />} />
                </li>
              ))}
            </Grid>
          </section>
        ))}
      </div>
      <nav css={styles.pages} aria-label={t('designers.pages')}>
        {page > 1 && (
          <Link css={buttonStyles({ variant: 'secondary' })} to={addressOf(search, page - 1)}>
            {t('designers.previous')}
          </Link>
        )}
        {shown.length === PAGE_SIZE && (
          <Link css={buttonStyles({ variant: 'secondary' })} to={addressOf(search, page + 1)}>
            {t('designers.next')}
          </Link>
        )}
      </nav>
    </div>
  );
}

/** A letter is as wide as its names, so that several stand in one row. */
function spanOf(count: number) {
  return { '--span-tablet': Math.min(3, count), '--span-desktop': Math.min(4, count) };
}

function addressOf(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  next.set('page', String(page));
  return `/designers?${next.toString()}`;
}

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  busy: css({ opacity: 0.6 }),
  rail: css({ display: 'flex', flexWrap: 'wrap', gap: space[1], borderBlock: `1px solid ${color.line}`, paddingBlock: space[2] }),
  letter: css({
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    fontFamily: font.display,
    fontSize: font.size.lg,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: color.accent },
  }),
  groups: css({
    display: 'grid',
    columnGap: space[4],
    rowGap: space[7],
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
  group: css({
    display: 'grid',
    gap: space[4],
    alignContent: 'start',
    scrollMarginBlockStart: space[9],
    [media.tablet]: { gridColumn: 'span var(--span-tablet)' },
    [media.desktop]: { gridColumn: 'span var(--span-desktop)' },
  }),
  initial: css({ color: color.muted, scrollMarginBlockStart: space[9] }),
  pages: css({ display: 'flex', gap: space[3], justifyContent: 'center', '&:empty': { display: 'none' } }),
};
