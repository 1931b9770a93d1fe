import { ArticleCard, ProductCard, ProductGridSkeleton } from '@orime/cards';
import type { ArchiveSeason } from '@orime/contracts/api/discovery/archive';
import { Link, useT, useText } from '@orime/platform';
import { css, font, Grid, Heading, Image, space, Text } from '@orime/ui';
import type { ReactNode } from 'react';
import type { SeasonContent } from './archives.api.ts';

export type SeasonContentsProps = {
  /** The season's lookbooks; absent when the list does not know the season. */
  readonly season: ArchiveSeason | undefined;
  /** Absent while it is loaded. */
  readonly content: SeasonContent | undefined;
};

/** Garments, lookbooks and stories; a part without content is left out. */
export function SeasonContents({ season, content }: SeasonContentsProps) {
  const t = useT('magazine');
  const lookbooks = season?.lookbooks ?? [];
  return (
    <div css={styles.root}>
      {content === undefined && <ProductGridSkeleton count={8} />}
      {content !== undefined && content.designs.length > 0 && (
        <Part id="season-designs" title={t('archives.designs', { count: content.designs.length })}>
          <Grid as="ul" columns={[2, 3, 4]} gap={4} rowGap={6}>
            {content.designs.map((design, index) => (
              <li key={design.id}>
                <ProductCard design={design} priority={index < 2} />
              </li>
            ))}
          </Grid>
        </Part>
      )}
      {lookbooks.length > 0 && (
        <Part id="season-lookbooks" title={t('archives.lookbooks', { count: lookbooks.length })}>
          <Grid as="ul" columns={[1, 2, 3]} gap={5} rowGap={6}>
            {lookbooks.map((lookbook) => (
              <li key={lookbook.id}>
                <SeasonLookbook lookbook={lookbook} />
              </li>
            ))}
          </Grid>
        </Part>
      )}
      {content !== undefined && content.articles.length > 0 && (
        <Part id="season-stories" title={t('archives.stories-of-the-year')}>
          <Grid as="ul" columns={[1, 2, 3]} gap={5} rowGap={6}>
            {content.articles.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </Grid>
        </Part>
      )}
    </div>
  );
}

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size={3} id={id} css={styles.title}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function SeasonLookbook({ lookbook }: { readonly lookbook: ArchiveSeason['lookbooks'][number] }) {
  const text = useText();
  return (
    <article css={styles.lookbook}>
      {lookbook.cover && (
        <Image image={lookbook.cover} alt={text(lookbook.cover.alt)} sizes="(min-width: 768px) 33vw, 100vw" ratio="4 / 5" />
      )}
      <h3 css={styles.name}>
        <Link css={styles.link} to={`/lookbook?book=${encodeURIComponent(lookbook.slug)}`}>
          {text(lookbook.title)}
        </Link>
      </h3>
      <Text size="sm" tone="muted">
        {lookbook.designer}
      </Text>
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[8] }),
  title: css({ marginBlockEnd: space[5] }),
  lookbook: css({ position: 'relative', display: 'grid', gap: space[2] }),
  name: css({ fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.25 }),
  link: css({ color: 'inherit', textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } }),
};
