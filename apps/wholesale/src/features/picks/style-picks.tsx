import { Link, useMarket, useQuery, useSession, useT } from '@orime/platform';
import { css, FailedState, Grid, Heading, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { StyleCard } from '../catalog/style-card.tsx';
import { PICKS, picksQuery, type Mine } from './picks.api.ts';

/** A row of styles that a buyer likes or might: the way to all of them, or how they come here. Fetches. */
export function StylePicks({ mine }: { readonly mine: Mine }) {
  const t = useT('wholesale');
  const { currency } = useMarket();
  const session = useSession();
  const account = session.status === 'signed-in' ? session.user._id : 'visitor';
  const { data, isError, isFetching, refetch } = useQuery(picksQuery(mine, currency, account));
  const id = `picks-${mine}`;
  return (
    <section css={styles.root} aria-labelledby={id}>
      <header css={styles.head}>
        <Heading id={id} level={2} size={3}>
          {t(`picks.${mine}.title`)}
        </Heading>
        {data !== undefined && data.total > PICKS && (
          <Link to={`/wholesale/catalog?mine=${mine}`}>{t('picks.all', { count: data.total })}</Link>
        )}
      </header>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Grid columns={[2, 4, 4]} gap={3}>
            {Array.from({ length: PICKS }, (_, index) => (
              <Skeleton key={index} ratio="3 / 4" />
            ))}
          </Grid>
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && (
        <Text tone="muted">
          {t(`picks.${mine}.none`)} <Link to={mine === 'liked' ? '/wholesale/catalog' : '/designers'}>{t(`picks.${mine}.way`)}</Link>
        </Text>
      )}
      {data !== undefined && data.items.length > 0 && (
        <Grid as="ul" columns={[2, 4, 4]} gap={3} rowGap={6} aria-labelledby={id}>
          {data.items.map((style) => (
            <li key={style.id}>
              <StyleCard style={style} access={data.access} level={3} priority={false} />
            </li>
          ))}
        </Grid>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  head: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] }),
};
