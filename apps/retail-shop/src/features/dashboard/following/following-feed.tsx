import { ArticleCard, FollowButton, ProductGridSkeleton } from '@orime/cards';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { Link, useFormat, useMarket, useQuery, useText } from '@orime/platform';
import { buttonStyles, css, EmptyState, FailedState, font, Grid, Heading, Image, radius, space, Stack, Text } from '@orime/ui';
import { ProductTile } from '../../garment/index.ts';
import { useAccountT } from '../account-texts.ts';
import { followedStoriesQuery, followingQuery, newestQuery } from '../account.api.ts';

/** The API takes so many designers at once; the last followed come first. */
const MOST_DESIGNERS = 40;

const MOST_STORIES = 6;

/** Whom one follows, and what they made last. Fetches. */
export function FollowingFeed() {
  const t = useAccountT();
  const { data, isError, isFetching, refetch } = useQuery(followingQuery());
  return (
    <section css={styles.root} aria-labelledby="dashboard-following">
      <Heading level={2} size={3} id="dashboard-following">
        {t('following.title')}
      </Heading>
      {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && <ProductGridSkeleton count={4} />}
      {data?.length === 0 && (
        <EmptyState
          level={3}
          title={t('following.none')}
          text={t('following.empty')}
          actions={
            <Link css={buttonStyles()} to="/designers">
              {t('following.find')}
            </Link>
          }
        />
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <Grid as="ul" columns={[1, 2, 3]} gap={4} rowGap={4}>
            {data.map((profile) => (
              <li key={profile.id}>
                <Followed profile={profile} />
              </li>
            ))}
          </Grid>
          <Newest designers={data.slice(0, MOST_DESIGNERS).map(({ handle }) => handle)} />
          <Stories />
        </>
      )}
    </section>
  );
}

function Followed({ profile }: { readonly profile: ProfileCard }) {
  const t = useAccountT();
  const text = useText();
  const format = useFormat();
  const { avatar, city, cityJp, country, handle } = profile;
  return (
    <div css={styles.designer}>
      {avatar ? <Image image={avatar} alt="" sizes="3.5rem" ratio="1" css={styles.avatar} /> : <span css={styles.avatar} />}
      <div css={styles.words}>
        <Link css={styles.name} to={`/shop/${handle}`}>
          {text(profile)}
        </Link>
        <Text size="sm" tone="muted">
          {t('details.place', { city: text({ name: city, nameJp: cityJp }), country: format.country(country) })}
        </Text>
      </div>
      <FollowButton profile={profile} />
    </div>
  );
}

function Newest({ designers }: { readonly designers: readonly string[] }) {
  const t = useAccountT();
  const { currency } = useMarket();
  const { data, isError, isFetching, refetch } = useQuery(newestQuery(designers, currency));
  return (
    <Stack gap={4}>
      <Heading level={3} size={4}>
        {t('following.newest')}
      </Heading>
      {isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !data && <ProductGridSkeleton count={4} />}
      {data?.length === 0 && <Text tone="muted">{t('following.nothing-new')}</Text>}
      {data && (
        <Grid as="ul" columns={[2, 3, 4]} gap={3} rowGap={6}>
          {data.map((design) => (
            <li key={design.id}>
              <ProductTile design={design} />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

/** Nothing where nobody has written about them, or the magazine cannot be read: it is not what one came for. */
function Stories() {
  const t = useAccountT();
  const { data = [] } = useQuery(followedStoriesQuery());
  if (data.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={3} size={4}>
        {t('following.stories')}
      </Heading>
      <Grid as="ul" columns={[1, 2, 3]} gap={4} rowGap={6}>
        {data.slice(0, MOST_STORIES).map((story) => (
          <li key={story.id}>
            <ArticleCard article={story} sizes="(min-width: 768px) 33vw, 100vw" />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  designer: css({ display: 'grid', gridTemplateColumns: '3.5rem minmax(0, 1fr) auto', gap: space[3], alignItems: 'center' }),
  avatar: css({ width: '3.5rem', borderRadius: radius.pill, overflow: 'hidden' }),
  words: css({ display: 'grid', minWidth: 0 }),
  name: css({ fontWeight: font.weight.medium, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }),
};
