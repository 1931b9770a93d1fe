import { DesignerCard, FollowButton } from '@orime/cards';
import { buildUrl } from '@orime/contracts';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { Link, readQuery, useFormat, useQuery, useT } from '@orime/platform';
import { css, Grid, Heading, media, Page, space } from '@orime/ui';
import { WhenNear } from '@orime/ui/data';

/** ISO 3166-1 alpha-2. */
type CountryDesignersProps = { readonly country: string };

const MOST = 4;

/** Who works in a country, below what is made there. Fetches once a visitor comes near. */
export function CountryDesigners({ country }: CountryDesignersProps) {
  return (
    <WhenNear css={styles.place}>
      <FetchedDesigners country={country} />
    </WhenNear>
  );
}

/** Collapses when there is nobody or the call failed. */
function FetchedDesigners({ country }: CountryDesignersProps) {
  const t = useT('retail-shop');
  const format = useFormat();
  const { data, isPending } = useQuery(
    readQuery<readonly ProfileCard[]>(buildUrl('/api/profile/all', { country, sort: 'followers', limit: MOST })),
  );
  if (!data || data.length === 0) return isPending ? null : <span data-nothing hidden />;
  return (
    <Page width="wide">
      <section css={styles.root} aria-labelledby="country-designers">
        <div css={styles.head}>
          <Heading level={2} size={3} id="country-designers">
            {t('country.designers', { country: format.country(country) })}
          </Heading>
          <Link to={`/designers?country=${country}`}>{t('country.designers.all')}</Link>
        </div>
        <Grid as="ul" columns={[1, 2, 4]} gap={4} rowGap={6}>
          {data.map((profile) => (
            <li key={profile.id}>
              <DesignerCard profile={profile} action={<FollowButton profile={profile} />} />
            </li>
          ))}
        </Grid>
      </section>
    </Page>
  );
}

const styles = {
  // Given up when it is known that nobody comes.
  place: css({ minHeight: '60rem', [media.tablet]: { minHeight: '34rem' }, '&:has([data-nothing])': { minHeight: 0 } }),
  root: css({ display: 'grid', gap: space[5] }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: space[3] }),
};
