import { DesignPrice } from '@orime/cards';
import type { CartItem } from '@orime/contracts';
import type { Design, DesignSize } from '@orime/contracts/api/catalogue/design';
import { addToCart, Link, useMutation, useQuery, useReadContext, useT, useText } from '@orime/platform';
import { Button, css, FailedState, font, Image, Select, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useState } from 'react';
import { garmentQuery } from './look-garment.api.ts';

export type LookGarmentProps = { readonly designId: string; readonly onAdded: () => void };

/** One garment of a look with its sizes. Fetches. */
export function LookGarment({ designId, onAdded }: LookGarmentProps) {
  const { data, isError, isFetching, refetch } = useQuery(garmentQuery(useReadContext(), designId));
  if (data !== undefined)
    return (
      <li>
        <Garment design={data} onAdded={onAdded} />
      </li>
    );
  return (
    <li>
      {isError ? (
        <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRegion>
          <Skeleton height="10rem" />
        </SkeletonRegion>
      )}
    </li>
  );
}

function Garment({ design, onAdded }: { readonly design: Design; readonly onAdded: () => void }) {
  const t = useT('magazine');
  const text = useText();
  const [picture] = design.images;
  return (
    <div css={styles.root}>
      {picture && <Image image={picture} alt="" sizes="6rem" ratio="3 / 4" />}
      <div css={styles.words}>
        <Link css={styles.name} to={`/designs/${design.slug}`}>
          {text(design)}
        </Link>
        <DesignPrice design={design} />
        {/* A piece that exists once is chosen on its own page. */}
        {design.priceMinor === null || design.archived || design.soldOut || design.sizes.length === 0 ? (
          <Text size="sm" tone="muted">
            {t(design.soldOut ? 'look-order.sold-out' : 'look-order.on-page')}
          </Text>
        ) : (
          <SizeChoice design={design} onAdded={onAdded} />
        )}
      </div>
    </div>
  );
}

function SizeChoice({ design, onAdded }: { readonly design: Design; readonly onAdded: () => void }) {
  const t = useT('magazine');
  const text = useText();
  const buyable = design.sizes.filter(({ availability }) => availability !== 'sold_out');
  const [picked, setPicked] = useState(buyable.length === 1 ? (buyable[0]?.size ?? '') : '');
  const size = buyable.find((each) => each.size === picked);
  const nameOf = (name: string): string => (name === 'OS' ? t('look-order.one-size') : name);
  const adding = useMutation({ mutationFn: (item: CartItem) => addToCart(item), onSuccess: onAdded });
  return (
    <>
      <Select
        label={t('look-order.size', { name: text(design) })}
        hideLabel
        value={picked}
        onChange={({ currentTarget }) => {
          setPicked(currentTarget.value);
          adding.reset();
        }}
      >
        <option value="">{t('look-order.choose')}</option>
        {design.sizes.map(({ size: name, availability }) => (
          <option key={name} value={name} disabled={availability === 'sold_out'}>
            {availability === 'sold_out' ? t('look-order.size-sold-out', { size: nameOf(name) }) : nameOf(name)}
          </option>
        ))}
      </Select>
      <Button
        variant="secondary"
        size="sm"
        busy={adding.isPending}
        disabled={size === undefined}
        onClick={() => size && adding.mutate(lineOf(design, size))}
      >
        {t('look-order.add')}
      </Button>
      <Text size="sm" tone={adding.isError ? 'danger' : 'muted'} role="status">
        {adding.isSuccess ? t('look-order.added') : adding.isError ? t('look-order.failed') : ''}
      </Text>
    </>
  );
}

/** The cart's line of one size. Only for designs with a price in the visitor's market. */
function lineOf(design: Design, { size, leadDays }: DesignSize): CartItem {
  const { id, slug, name, nameJp, designer, images, price, priceMinor, currency } = design;
  return {
    ...{ id, slug, name, nameJp, size, currency, quantity: 1, price: price ?? 0, priceMinor: priceMinor ?? 0 },
    image: images[0]?.id ?? '',
    designer: designer.name,
    designerJp: designer.nameJp,
    designerId: designer.id,
    ...(leadDays !== null && { leadDays }),
  };
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', gap: space[4], alignItems: 'start' }),
  words: css({ display: 'grid', gap: space[2] }),
  name: css({ display: 'inline-block', paddingBlock: space[1], fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.25 }),
};
