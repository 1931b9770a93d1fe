import { currencyOf, buildUrl } from '@orime/contracts';
import type { DesignLook } from '@orime/contracts/api/catalogue/lookbook';
import { Link, readQuery, useHasRoute, useMarket, useQuery, useText } from '@orime/platform';
import { css, Heading, Image, media, space, Text } from '@orime/ui';
import { ProductTile } from '../../garment/index.ts';
import { useLateT } from '../late-texts.ts';

/** Most of what is worn with it. */
const MOST = 4;
const LOOKBOOK = '/lookbook';

/** Collapses when there is nothing or the call failed. */
export function FetchedLook({ designId }: { readonly designId: string }) {
  const market = useMarket();
  const { data, isPending } = useQuery(
    readQuery<DesignLook | null>(buildUrl('/api/design/:id/look', { currency: currencyOf(market.code) }, { id: designId })),
  );
  if (!data) return isPending ? null : <span data-nothing hidden />;
  return <Look look={data} />;
}

function Look({ look }: { readonly look: DesignLook }) {
  const t = useLateT();
  const text = useText();
  const hasLookbook = useHasRoute()(LOOKBOOK);
  const caption = t('design.look.of', { title: text(look.title), number: look.number });
  const picture = <Image image={look.image} alt={text(look.image.alt)} sizes="(min-width: 768px) 40vw, 100vw" ratio="4 / 5" />;
  return (
    <section css={styles.root} aria-labelledby="design-look">
      <Heading level={2} id="design-look">
        {t('design.look')}
      </Heading>
      <div css={styles.columns}>
        <figure css={styles.figure}>
          {picture}
          <Text as="figcaption" size="sm" tone="muted">
            {hasLookbook ? (
              <Link to={`${LOOKBOOK}?book=${encodeURIComponent(look.slug)}&look=${String(look.number)}`}>{caption}</Link>
            ) : (
              caption
            )}
          </Text>
        </figure>
        <ul css={styles.list} aria-labelledby="design-look">
          {look.designs.slice(0, MOST).map((design) => (
            <li key={design.id}>
              <ProductTile design={design} sizes="(min-width: 1224px) 20vw, (min-width: 768px) 25vw, 50vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], paddingBlockStart: space[8] }),
  columns: css({
    display: 'grid',
    gap: space[5],
    alignItems: 'start',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: space[6] },
  }),
  figure: css({ display: 'grid', gap: space[2], margin: 0 }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space[6]} ${space[3]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
};
