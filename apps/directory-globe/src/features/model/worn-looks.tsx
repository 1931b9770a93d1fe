import type { ModelPage } from '@orime/contracts/api/people/profile-people';
import { Link, useHasRoute, useT, useText } from '@orime/platform';
import { css, Grid, Heading, Image, space, Text } from '@orime/ui';

/** Looks that published lookbooks show, with the designs worn in them. */
export function WornLooks({ looks }: { readonly looks: ModelPage['looks'] }) {
  const t = useT('directory-globe');
  const text = useText();
  const hasRoute = useHasRoute();
  return (
    <section aria-labelledby="worn-looks">
      <Heading level={2} size={3} id="worn-looks" css={styles.heading}>
        {t('model.looks')}
      </Heading>
      <Grid as="ul" columns={[2, 2, 4]} gap={4} rowGap={5}>
        {looks.map(({ image, lookbook, number, designer, designs }) => {
          const to = `/lookbook?book=${encodeURIComponent(lookbook.slug)}&look=${number}`;
          const title = t('model.look', { title: text(lookbook.title), number });
          return (
            <li key={`${lookbook.slug} ${number}`} css={styles.look}>
              <Image image={image} alt={text(image.alt)} sizes="(min-width: 1224px) 25vw, 50vw" ratio="4 / 5" />
              <Text size="sm">{hasRoute(to) ? <Link to={to}>{title}</Link> : title}</Text>
              <Text size="sm" tone="muted">
                <Link to={`/shop/${designer.handle}`}>{text(designer)}</Link>
              </Text>
              {designs.length > 0 && (
                <ul css={styles.designs} aria-label={t('model.wears')}>
                  {designs.map((design) => (
                    <li key={design.slug}>
                      <Link to={`/designs/${design.slug}`}>{text(design)}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </Grid>
    </section>
  );
}

const styles = {
  heading: css({ marginBlockEnd: space[4] }),
  look: css({ display: 'grid', gap: space[2], alignContent: 'start' }),
  designs: css({ margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: space[3] }),
};
