import { ProductCard, ProductGridSkeleton, useDisciplineName } from '@orime/cards';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { Profile, ProfileCard } from '@orime/contracts/api/people/profile';
import { Link, readQuery, useFormat, useMarket, useQuery, useRouteRead, useText } from '@orime/platform';
import { Grid, Image, Text, buttonStyles, color, css, font, media, space } from '@orime/ui';
import { FEATURED, NEW_IN } from './home-reads.ts';
import { HomeSection } from './home-section.tsx';
import { useHomeT } from './home-texts.ts';
import { newToBuy } from './new-to-buy.ts';

const COLUMNS = [2, 4, 4] as const;
const GARMENTS = 4;

/** Who makes it: one designer in depth, the first that the staff have chosen, and the names of the others. */
export function DesignerTold() {
  const t = useHomeT();
  const text = useText();
  const { data, isError, refetch } = useRouteRead<readonly ProfileCard[]>(FEATURED);
  if (data?.length === 0) return null;
  const [told, ...others] = data ?? [];
  return (
    <HomeSection
      title={t('home.designers.title')}
      to="/designers"
      linkLabel={t('home.designers.link')}
      onRetry={isError && data === undefined ? () => void refetch() : undefined}
    >
      {told !== undefined && <Portrait designer={told} />}
      {others.length > 0 && (
        <p css={styles.others}>
          <span css={styles.also}>{t('home.designers.also')}</span>
          {others.map((designer) => (
            <Link key={designer.id} css={styles.other} to={`/shop/${designer.handle}`}>
              {text(designer)}
            </Link>
          ))}
        </p>
      )}
    </HomeSection>
  );
}

/** Cloth, name, place and words; then garments. What only the profile's own answer has comes after the rest. */
function Portrait({ designer }: { readonly designer: ProfileCard }) {
  const t = useHomeT();
  const text = useText();
  const format = useFormat();
  const disciplineName = useDisciplineName();
  const { currency } = useMarket();
  const { data } = useQuery(readQuery<Profile>(`/api/profile/handle/${designer.handle}?currency=${currency}`));
  const newest = newToBuy(useRouteRead<readonly DesignCard[]>(NEW_IN).data ?? []).map(({ id }) => id);
  // What the rail above has just shown comes last.
  const garments = data?.designs
    .filter(({ soldOut }) => !soldOut)
    .toSorted((one, other) => Number(newest.includes(one.id)) - Number(newest.includes(other.id)))
    .slice(0, GARMENTS);
  const picture = designer.cover ?? designer.thumbs[0];
  const place = t('home.designer.place', {
    city: text({ name: designer.city, nameJp: designer.cityJp }),
    country: format.country(designer.country),
  });
  return (
    <article>
      <div css={styles.spread}>
        {picture && (
          <Image image={picture} alt={text(picture.alt)} sizes="(min-width: 1224px) 58vw, 100vw" ratio="auto" css={styles.cloth} />
        )}
        <div css={styles.words}>
          <h3 css={styles.name}>{text(designer)}</h3>
          <Text tone="muted">
            {place}
            <span aria-hidden> · </span>
            {format.list(designer.disciplines.map(disciplineName))}
          </Text>
          <p css={styles.bio}>{data && text(data.bio)}</p>
          <Link css={[...buttonStyles({}), styles.shop]} to={`/shop/${designer.handle}`}>
            {t('home.designer.shop')}
          </Link>
        </div>
      </div>
      <div css={styles.garments}>
        {garments === undefined ? (
          <ProductGridSkeleton count={GARMENTS} columns={COLUMNS} />
        ) : (
          <Grid columns={COLUMNS} gap={4} rowGap={6}>
            {garments.map((design) => (
              <ProductCard key={design.id} design={design} sizes="(min-width: 768px) 23vw, 50vw" />
            ))}
          </Grid>
        )}
      </div>
    </article>
  );
}

const styles = {
  spread: css({ display: 'grid', background: color.sunken, [media.desktop]: { gridTemplateColumns: '7fr 5fr' } }),
  cloth: css({ aspectRatio: '4 / 3', width: '100%', [media.desktop]: { height: '100%', aspectRatio: 'auto', minHeight: '36rem' } }),
  words: css({
    display: 'grid',
    alignContent: 'center',
    gap: space[4],
    // Room for the words that come later.
    minHeight: '27rem',
    padding: `${space[6]} clamp(${space[4]}, 3.2vw, ${space[7]})`,
  }),
  name: css({ fontFamily: font.display, fontSize: font.size.h1, fontWeight: 340, lineHeight: font.leadingDisplay }),
  bio: css({ maxWidth: '34rem', minHeight: '9lh', fontSize: font.size.lg }),
  shop: css({ justifySelf: 'start' }),
  garments: css({ marginBlockStart: space[5] }),
  others: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space[1]} ${space[5]}`, marginBlockStart: space[6] }),
  also: css({ color: color.muted }),
  other: css({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', fontFamily: font.display, fontSize: font.size.h4 }),
};
