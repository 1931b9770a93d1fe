import type { ModelPage } from '@orime/contracts/api/people/profile-people';
import { Link, useHasRoute, useT, useText } from '@orime/platform';
import { css, Heading, space, Text } from '@orime/ui';
import { ZoomablePictures } from '../../pictures/zoomable-pictures.tsx';

/** Looks that published lookbooks show, with the designs worn in them. */
export function WornLooks({ looks }: { readonly looks: ModelPage['looks'] }) {
  const t = useT('directory-globe');
  return (
    <section aria-labelledby="worn-looks">
      <Heading level={2} size={3} id="worn-looks" css={styles.heading}>
        {t('model.looks')}
      </Heading>
      <ZoomablePictures
        images={looks.map(({ image }) => image)}
        label={t('model.looks')}
        ratio="4 / 5"
        columns={[2, 2, 4]}
        sizes="(min-width: 1224px) 25vw, 50vw"
        captionOf={(index) => {
          const look = looks[index];
          return look && <LookWords look={look} />;
        }}
      />
    </section>
  );
}

function LookWords({ look: { lookbook, number, designer, designs } }: { readonly look: ModelPage['looks'][number] }) {
  const t = useT('directory-globe');
  const text = useText();
  const hasRoute = useHasRoute();
  const to = `/lookbook?book=${encodeURIComponent(lookbook.slug)}&look=${number}`;
  const title = t('model.look', { title: text(lookbook.title), number });
  return (
    <>
      <Text size="sm" css={styles.links}>
        {hasRoute(to) ? <Link to={to}>{title}</Link> : title}
      </Text>
      <Text size="sm" tone="muted" css={styles.links}>
        <Link to={`/shop/${designer.handle}`}>{text(designer)}</Link>
      </Text>
      {designs.length > 0 && (
        <ul css={[styles.designs, styles.links]} aria-label={t('model.wears')}>
          {designs.map((design) => (
            <li key={design.slug}>
              <Link to={`/designs/${design.slug}`}>{text(design)}</Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const styles = {
  heading: css({ marginBlockEnd: space[4] }),
  designs: css({ margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: space[3] }),
  // Lines of links lie close to each other: each is tall enough for a finger.
  links: css({ '& a': { display: 'inline-block', paddingBlock: space[1] } }),
};
