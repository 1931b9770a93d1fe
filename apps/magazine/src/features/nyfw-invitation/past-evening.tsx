import { LookbookCard } from '@orime/cards';
import { Link, useQuery, useReadContext, useT } from '@orime/platform';
import { buttonStyles, Cluster, css, Grid, Heading, space } from '@orime/ui';
import { lookbooksQuery } from '../lookbook/index.ts';

const MOST_SHOWN = 3;

/** After the evening: the newest lookbooks as its pictures, and the ways on. Without any, or when they do not come, the ways on alone. */
export function PastEvening() {
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

const styles = { root: css({ display: 'grid', gap: space[5] }) };
