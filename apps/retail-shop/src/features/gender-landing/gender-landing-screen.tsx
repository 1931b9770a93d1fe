import { ProductGridSkeleton } from '@orime/cards';
import type { DesignCard, DesignPage } from '@orime/contracts/api/catalogue/design';
import { Link, useLocation, useRouteRead, useText } from '@orime/platform';
import {
  ArrowRight,
  buttonStyles,
  Container,
  css,
  EmptyState,
  FailedState,
  font,
  Grid,
  Heading,
  media,
  Page,
  space,
  Text,
} from '@orime/ui';
import { ProductTile } from '../garment/index.ts';
import { LandingHero } from './landing-hero.tsx';
import { LANDING_READS } from './landing-reads.ts';
import { useLandingT } from './landing-texts.ts';

/** Where men's and women's shopping begins: one garment that can be had large, the categories, what is new. */
export default function GenderLandingScreen() {
  const t = useLandingT();
  const gender = useLocation().pathname.startsWith('/men') ? 'men' : 'women';
  const { data, isError, isFetching, refetch } = useRouteRead<DesignPage>(LANDING_READS[gender]);
  const title = gender === 'men' ? t('landing.men.title') : t('landing.women.title');
  if (isError)
    return (
      <Page>
        <FailedState level={1} onRetry={() => void refetch()} busy={isFetching} />
      </Page>
    );
  if (!data)
    return (
      <Page width="wide">
        <Heading level={1}>{title}</Heading>
        <ProductGridSkeleton count={8} />
      </Page>
    );
  const lead = data.items.find(({ soldOut }) => !soldOut) ?? data.items[0];
  if (!lead)
    return (
      <Page>
        <EmptyState
          level={1}
          title={title}
          text={t('landing.empty')}
          actions={
            <Link css={buttonStyles()} to="/catalog">
              {t('not-found.catalog')}
            </Link>
          }
        />
      </Page>
    );
  const all = `/catalog/${gender}`;
  return (
    <>
      <LandingHero
        overline={t('landing.overline')}
        title={title}
        text={gender === 'men' ? t('landing.men.text') : t('landing.women.text')}
        action={{ label: gender === 'men' ? t('landing.men.all') : t('landing.women.all'), to: all }}
        design={lead}
      />
      <Container width="wide" css={styles.rest}>
        <Categories page={data} all={all} />
        <section css={styles.section}>
          <div css={styles.head}>
            <Heading level={2}>{t('landing.new')}</Heading>
            <Link css={styles.more} to={`${all}?sort=new`}>
              {t('landing.new.all')}
              <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
            </Link>
          </div>
          <Grid as="ul" columns={[2, 3, 4]} gap={3} rowGap={7}>
            {toBuyFirst(data.items.filter((design) => design !== lead)).map((design) => (
              <li key={design.id}>
                <ProductTile design={design} />
              </li>
            ))}
          </Grid>
        </section>
      </Container>
    </>
  );
}

/** What is sold out comes last: nobody is welcomed with it. */
function toBuyFirst(designs: readonly DesignCard[]): readonly DesignCard[] {
  return designs.toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut));
}

function Categories({ page, all }: { readonly page: DesignPage; readonly all: string }) {
  const t = useLandingT();
  const text = useText();
  const categories = page.facets['category'] ?? [];
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('landing.categories')}>
      <ul css={styles.categories}>
        {categories.map((category) => (
          <li key={category.value}>
            <Link css={styles.category} to={`${all}?category=${category.value}`}>
              {text(category.label)}
              <Text as="span" size="xs" tone="muted">
                {category.count}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const styles = {
  rest: css({ display: 'grid', gap: space[8], paddingBlock: `${space[7]} ${space[9]}`, '& > *': { minWidth: 0 } }),
  section: css({ display: 'grid', gap: space[5] }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: space[3] }),
  more: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.75rem',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  }),
  categories: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], rowGap: space[1], padding: 0 }),
  category: css({
    display: 'inline-flex',
    gap: space[2],
    alignItems: 'baseline',
    minHeight: '2.75rem',
    fontFamily: font.display,
    fontSize: font.size.h3,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
    [media.tablet]: { minHeight: '3.25rem' },
  }),
};
