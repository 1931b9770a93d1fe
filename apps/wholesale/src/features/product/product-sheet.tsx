import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { Link, useT, useText } from '@orime/platform';
import { css, Heading, Image, media, Page, space, Stack, Text } from '@orime/ui';
import { Breadcrumbs } from '@orime/ui/data';
import { AccessCard, WholesalePrice } from '../access/index.ts';
import type { Access } from '../access/index.ts';
import { ColourList } from './colour-list.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { ProductTerms } from './product-terms.tsx';
import { StylePapers } from './style-papers.tsx';

export type ProductSheetProps = {
  readonly product: WholesaleProduct;
  readonly access: Access | undefined;
};

/** The style's header, its terms, and the sheet to order from for those who may. */
export function ProductSheet({ product, access }: ProductSheetProps) {
  const t = useT('wholesale');
  const text = useText();
  const [image] = product.images;
  return (
    <Page width="wide">
      <Breadcrumbs
        linkAs={Link}
        css={styles.crumbs}
        items={[{ label: t('catalog.title'), to: '/wholesale/catalog' }, { label: text(product) }]}
      />
      <div css={styles.head}>
        {image && (
          <Image
            image={image}
            alt={text(image.alt)}
            sizes="(min-width: 1224px) 24rem, (min-width: 768px) 40vw, 100vw"
            ratio="4 / 5"
            priority
          />
        )}
        <Stack gap={4}>
          <Stack gap={1}>
            <Text>
              <Link to={`/wholesale/catalog?designer=${encodeURIComponent(product.designer.handle)}`}>{text(product.designer)}</Link>
            </Text>
            <Heading level={1} size={2}>
              {text(product)}
            </Heading>
            <div css={styles.price}>
              <WholesalePrice style={product} access={access} />
            </div>
          </Stack>
          <ProductTerms product={product} />
          <Text css={styles.text}>{text(product.description)}</Text>
          {(access === 'verified' || access === 'staff' || access === 'owner') && <StylePapers product={product} />}
          {access && access !== 'verified' && <AccessCard access={access} />}
        </Stack>
      </div>
      {access === 'verified' || access === 'staff' ? (
        <OrderSheet key={`${product.id} ${product.currency}`} product={product} />
      ) : (
        <ColourList product={product} />
      )}
    </Page>
  );
}

const styles = {
  crumbs: css({ marginBlockEnd: space[4] }),
  head: css({
    display: 'grid',
    gap: space[5],
    marginBlockEnd: space[7],
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [media.desktop]: { gridTemplateColumns: '24rem minmax(0, 1fr)', gap: space[7] },
  }),
  price: css({ fontSize: '1.125rem' }),
  text: css({ maxWidth: '44rem' }),
};
