import { Link, useT } from '@orime/platform';
import { buttonStyles, color, css, EmptyState, font, Heading, media, Page, space, Text } from '@orime/ui';
import { PartLink } from '../reading/index.ts';
import type { Archive } from './archives.api.ts';
import { SeasonCard } from './season-card.tsx';

/** Every past season under its year, newest first, with a list of years to jump by. */
export function SeasonIndex({ archive }: { readonly archive: Archive }) {
  const t = useT('magazine');
  const years = [...new Set(archive.seasons.map(({ year }) => year))];
  return (
    <Page>
      <header css={styles.head}>
        <Heading level={1} size="hero">
          {t('archives.title')}
        </Heading>
        <Text lead tone="muted" size="lg" css={styles.dek}>
          {t('archives.dek')}
        </Text>
      </header>
      {years.length === 0 && (
        <EmptyState
          title={t('archives.empty.title')}
          text={t('archives.empty.text')}
          actions={
            <Link css={buttonStyles({ variant: 'secondary' })} to="/catalog">
              {t('archives.to-shop')}
            </Link>
          }
        />
      )}
      {years.length > 1 && (
        <nav aria-label={t('archives.years')}>
          <ul css={styles.years}>
            {years.map((year) => (
              <li key={year}>
                <PartLink css={styles.year} part={`year-${year}`}>
                  {year}
                </PartLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {years.map((year) => (
        <section key={year} css={styles.section} aria-labelledby={`year-${year}`}>
          <header css={styles.sectionHead}>
            <Heading level={2} id={`year-${year}`} css={styles.anchor}>
              {year}
            </Heading>
            <StoriesOfYear archive={archive} year={year} />
          </header>
          <ul css={styles.seasons}>
            {archive.seasons
              .filter((season) => season.year === year)
              .map((season) => (
                <li key={season.season}>
                  <SeasonCard season={season} isFirst={season === archive.seasons[0]} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

function StoriesOfYear({ archive, year }: { readonly archive: Archive; readonly year: number }) {
  const t = useT('magazine');
  const articles = archive.years.find((entry) => entry.year === year)?.articles ?? 0;
  if (articles === 0) return null;
  return (
    <Text size="sm" tone="muted">
      {t('archives.stories', { count: articles })}
    </Text>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[3], marginBlockEnd: space[6] }),
  dek: css({ maxWidth: '40rem' }),
  years: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[5],
    listStyle: 'none',
    margin: 0,
    padding: `${space[2]} 0`,
    borderBlock: `1px solid ${color.line}`,
  }),
  year: css({
    display: 'inline-block',
    paddingBlock: space[2],
    fontFamily: font.display,
    fontSize: font.size.xl,
    color: color.muted,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { color: color.text } },
    [media.coarse]: { paddingBlock: space[3] },
  }),
  section: css({ paddingBlockStart: space[7] }),
  sectionHead: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[4], marginBlockEnd: space[5] }),
  // Keeps the heading clear of the sticky header after a jump.
  anchor: css({ scrollMarginBlockStart: '6rem' }),
  seasons: css({
    display: 'grid',
    gap: space[6],
    listStyle: 'none',
    margin: 0,
    padding: 0,
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
};
