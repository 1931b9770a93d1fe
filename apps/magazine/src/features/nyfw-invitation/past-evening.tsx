import { LookbookCard } from '@orime/cards';
import type { ImageRef } from '@orime/contracts';
import { Link, useQuery, useReadContext, useT, useText } from '@orime/platform';
import { buttonStyles, Cluster, css, Grid, Heading, Image, space } from '@orime/ui';
import { lookbooksQuery } from '../lookbook/index.ts';

const MOST_SHOWN = 3;

export type PastEveningProps = { readonly pictures: readonly ImageRef[] };

/** After the evening: what it was like, the newest lookbooks, and the ways on. Without any, or when they do not come, the ways on alone. */
export function PastEvening({ pictures }: PastEveningProps) {
  const t = useT('magazine');
  return (
    <>
      {pictures.length > 0 && (
        <section css={styles.root} aria-labelledby="evening-pictures">
          <Heading level={2} size={3} id="evening-pictures">
            {t('nyfw-invitation.pictures')}
          </Heading>
          <Pictures pictures={pictures} />
        </section>
      )}
      <WaysOn />
    </>
  );
}

/** The first one large, the others in pairs below it. */
function Pictures({ pictures: [first, ...others] }: PastEveningProps) {
  const text = useText();
  if (first === undefined) return null;
  return (
    <div css={styles.pictures}>
      <Image image={first} alt={text(first.alt)} sizes="(min-width: 768px) 44rem, 100vw" ratio="3 / 2" />
      {others.length > 0 && (
        <Grid as="ul" columns={[2, 2, 2]} gap={3} rowGap={3}>
          {others.map((picture) => (
            <li key={picture.id}>
              <Image image={picture} alt={text(picture.alt)} sizes="(min-width: 768px) 22rem, 50vw" ratio="4 / 5" />
            </li>
          ))}
        </Grid>
      )}
    </div>
  );
}

function WaysOn() {
  const t = useT('magazine');
  const lookbooks = useQuery(lookbooksQuery(useReadContext())).data ?? [];
  return (
    <section css={styles.root} aria-labelledby="past-evening">
      <Heading level={2} size={3} id="past-evening">
        {t('nyfw-invitation.looks')}
      </Heading>
      {lookbooks.length > 0 && (
        <Grid as="ul" columns={[1, 3, 3]} gap={4} rowGap={5}>
          {lookbooks.slice(0, MOST_SHOWN).map((lookbook) => (
            <li key={lookbook.id}>
              <LookbookCard lookbook={lookbook} to={`/lookbook?book=${encodeURIComponent(lookbook.slug)}`} />
            </li>
          ))}
        </Grid>
      )}
      <Cluster gap={3}>
        <Link css={buttonStyles({ variant: 'secondary' })} to="/lookbook">
          {t('nyfw-invitation.to-lookbooks')}
        </Link>
        <Link css={buttonStyles({ variant: 'secondary' })} to="/digital-magazine">
          {t('nyfw-invitation.none.to-magazine')}
        </Link>
      </Cluster>
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[5] }), pictures: css({ display: 'grid', gap: space[3] }) };
