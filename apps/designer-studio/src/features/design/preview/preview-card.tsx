import { ProductCard } from '@orime/cards';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useMarket } from '@orime/platform';
import { color, css, space } from '@orime/ui';
import { Shirt } from '@orime/ui/icons';
import { amountOf } from './amount-of.ts';
import type { PreviewProps } from './in-language.ts';

/** The design as a card of the catalogue. */
export function PreviewCard(props: PreviewProps) {
  const { currency } = useMarket();
  return (
    <>
      {props.draft.images.length === 0 && (
        <div css={styles.blank}>
          <Shirt size={40} strokeWidth={1} aria-hidden />
        </div>
      )}
      <ProductCard design={cardOf(props, currency)} sizes="18rem" />
    </>
  );
}

function cardOf({ draft, maker, words }: PreviewProps, currency: DesignCard['currency']): DesignCard {
  const priceMinor = amountOf(draft, currency);
  const shade = words.colours.find(({ key }) => key === draft.colour);
  return {
    _id: 'preview',
    id: 'preview',
    slug: 'preview',
    name: draft.name,
    nameJp: draft.nameJp,
    designer: maker,
    images: [...draft.images],
    gender: draft.gender,
    category: draft.category,
    country: draft.countryOrigin,
    colour: draft.colour,
    colourLabel: shade?.label ?? { en: '', jp: '' },
    colourHex: shade?.hex ?? '',
    price: priceMinor === null ? null : Number(draft.retail[currency]),
    priceMinor,
    currency,
    compareAt: null,
    sizes: [],
    onePiece: draft.pieces.length > 0,
    soldOut: false,
    madeToOrder: draft.sizes.length > 0 && draft.sizes.every(({ mode }) => mode === 'made_to_order'),
    archived: false,
    likes: 0,
    colours: 1,
    publishedAt: null,
  };
}

const styles = {
  blank: css({
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '3 / 4',
    marginBlockEnd: space[3],
    background: color.sunken,
    color: color.muted,
  }),
};
