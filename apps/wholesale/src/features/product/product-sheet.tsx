import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { Link, Slot, useMayOrder, useT, useText } from '@orime/platform';
import { css, Heading, media, Notice, Page, space, Stack, Text } from '@orime/ui';
import { Breadcrumbs } from '@orime/ui/data';
import { AccessCard, WholesalePrice } from '../access/index.ts';
import type { Access } from '../access/index.ts';
import { ColourList } from './colour-list.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { PriceTiers } from './price-tiers.tsx';
import { ProductTerms } from './product-terms.tsx';
import { StyleLike } from './style-like.tsx';
import { StylePapers } from './style-papers.tsx';
import { StylePictures } from './style-pictures.tsx';
import { WindowChoice } from './window-choice.tsx';

export type ProductSheetProps = {
  readonly product: WholesaleProduct;
  readonly access: Access | undefined;
};

/** The style's header, its terms, and the sheet to order from for those who may. */
export function ProductSheet({ product, access }: ProductSheetProps) {
  const t = useT('wholesale');
  const text = useText();
  const mayOrder = useMayOrder();
  const canOrder = (access === 'verified' && mayOrder) || access === 'staff';
  return (
    <Page width="wide">
      <Breadcrumbs
        linkAs={Link}
        css={styles.crumbs}
        items={[{ label: t('catalog.title'), to: '/wholesale/catalog' }, { label: text(product) }]}
      />
      <div css={styles.head}>
        <StylePictures key={product.id} product={product} />
        <Stack gap={4}>
          <Stack gap={1}>
            <Text>
              <Link to={`/wholesale/catalog?designer=${encodeURIComponent(product.designer.handle)}`}>{text(product.designer)}</Link>
            </Text>
            <div css={styles.title}>
              <Heading level={1} size={2}>
                {text(product)}
              </Heading>
              {access === 'verified' && <StyleLike product={product} />}
            </div>
            <div css={styles.price}>
              <WholesalePrice style={product} access={access} />
            </div>
          </Stack>
          <ProductTerms product={product} />
          {(access === 'verified' || access === 'staff' || access === 'owner') && <StylePapers product={product} />}
          {access && access !== 'verified' && <AccessCard access={access} />}
          {canOrder && <WindowChoice product={product} />}
        </Stack>
      </div>
      {access === 'verified' && !mayOrder && (
        <Notice tone="info" css={styles.viewer} title={t('checkout.viewer.title')}>
          {t('checkout.viewer.text')}
        </Notice>
      )}
      {canOrder ? <OrderSheet key={`${product.id} ${product.currency}`} product={product} /> : <ColourList product={product} />}
      <div css={styles.about}>
        <PriceTiers product={product} />
        <Text css={styles.text}>{text(product.description)}</Text>
      </div>
      <Slot
        name="designer-lookbooks@1"
        props={{ designer: product.designer.handle }}
        frame={(content) => (
          <section css={styles.looks} aria-labelledby="style-looks">
            <Heading id="style-looks" level={2} size={3}>
              {t('product.looks')}
            </Heading>
            {content}
          </section>
        )}
      />
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
    [media.desktop]: { gridTemplateColumns: '20rem minmax(0, 1fr)', gap: space[7] },
  }),
  about: css({ display: 'grid', gap: space[6], marginBlockStart: space[7] }),
  looks: css({ display: 'grid', gap: space[4], marginBlockStart: space[7] }),
  price: css({ fontSize: '1.125rem' }),
  title: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: space[3] }),
  viewer: css({ marginBlockEnd: space[5] }),
  text: css({ maxWidth: '44rem' }),
};
