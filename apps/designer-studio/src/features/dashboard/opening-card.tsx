import type { SessionUser } from '@orime/contracts';
import type { Onboarding } from '@orime/contracts/api/people/profile';
import { useQuery, useT } from '@orime/platform';
import { color, css, FailedState, Heading, media, Notice, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { onboardingQuery } from './dashboard.api.ts';
import { OpeningItem } from './opening-item.tsx';

export type OpeningCardProps = {
  readonly user: SessionUser;
  readonly kind: 'designer' | 'producer';
};

/** What is left to do before the shop opens; once all of it is done, what happens next. Nothing for a shop that is open. Fetches. */
export function OpeningCard({ user, kind }: OpeningCardProps) {
  const t = useT('designer-studio');
  const { data, isError, isFetching, refetch } = useQuery(onboardingQuery());
  if (data?.status === 'approved') return null;
  if (data?.isReady === true) return data.status === 'suspended' ? null : <Notice>{t(`opening.in-review.${kind}`)}</Notice>;
  return (
    <section css={styles.root} aria-labelledby="opening">
      <div css={styles.head}>
        <Heading level={2} size={3} id="opening">
          {t('opening.title')}
        </Heading>
        {data && <Progress items={data.items} />}
      </div>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && <Waiting />}
      {data && (
        <ol css={styles.list}>
          {data.items.map((item) => (
            <OpeningItem key={item.key} item={item} kind={kind} email={user.email} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Progress({ items }: { readonly items: Onboarding['items'] }) {
  const t = useT('designer-studio');
  const required = items.filter((item) => item.required);
  const done = required.filter((item) => item.done).length;
  return (
    <div css={styles.progress}>
      <Text size="sm" tone="muted">
        {t('opening.progress', { done, total: required.length })}
      </Text>
      <span css={styles.bar} aria-hidden style={{ '--done': String(done / required.length) }} />
    </div>
  );
}

function Waiting() {
  return (
    <SkeletonRegion css={styles.waiting}>
      {['email', 'profile', 'story', 'location', 'pictures', 'agreement', 'designs'].map((key) => (
        <Skeleton key={key} height="3rem" />
      ))}
    </SkeletonRegion>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    padding: `${space[5]} ${space[4]} ${space[3]}`,
    background: color.surface,
    border: `1px solid ${color.line}`,
    [media.tablet]: { padding: `${space[6]} ${space[6]} ${space[4]}` },
  }),
  head: css({ display: 'grid', gap: space[3] }),
  progress: css({ display: 'grid', gap: space[2] }),
  bar: css({
    display: 'block',
    height: 2,
    background: color.line,
    '&::after': {
      content: '""',
      display: 'block',
      height: '100%',
      background: color.success,
      transform: 'scaleX(var(--done))',
      transformOrigin: '0 50%',
    },
  }),
  list: css({ padding: 0, margin: 0, listStyle: 'none', '& > li + li': { borderBlockStart: `1px solid ${color.line}` } }),
  waiting: css({ display: 'grid', gap: space[3], paddingBlockEnd: space[3] }),
};
