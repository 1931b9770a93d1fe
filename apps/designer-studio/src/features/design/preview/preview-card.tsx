import { ProductCard } from '@orime/cards';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { ColourTerm } from '@orime/contracts/api/site/vocabulary';
import { useMarket, useT } from '@orime/platform';
import { color, css, Heading, media, space, Text } from '@orime/ui';
import { Shirt } from '@orime/ui/icons';
import type { DesignDraft } from './design-draft.ts';
import { minorAmounts } from './design-input.ts';

export type Maker = DesignCard['designer'];

export type PreviewCardProps = { readonly draft: DesignDraft; readonly maker: Maker; readonly colours: readonly ColourTerm[] };

/** How the design will stand in the catalogue. Looks only: nothing in it can be pressed. */
export function PreviewCard({ draft, maker, colours }: PreviewCardProps) {
  const t = useT('designer-studio');
  const { currency } = useMarket();
  return (
    <aside css={styles.root} aria-label={t('design.preview')}>
      <Heading level={2} size={5}>
        {t('design.preview')}
      </Heading>
      <div inert>
        {draft.images.length === 0 && (
          <div css={styles.blank}>
            <Shirt size={40} strokeWidth={1} aria-hidden />
          </div>
        )}
        <ProductCard design={cardOf({ ...draft, name: draft.name || t('design.preview.name') }, maker, currency, colours)} sizes="18rem" />
      </div>
      <Text size="xs" tone="muted">
        {t('design.preview.text', { currency })}
      </Text>
    </aside>
  );
}

function cardOf(draft: DesignDraft, maker: Maker, currency: DesignCard['currency'], colours: readonly ColourTerm[]): DesignCard {
  const priceMinor = safeAmount(draft, currency);
  const shade = colours.find(({ key }) => key === draft.colour);
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

/** Null while the amount is empty or half typed. */
function safeAmount(draft: DesignDraft, currency: DesignCard['currency']): number | null {
  if (!/^\d{1,9}(\.\d*)?$/.test(draft.retail[currency].trim())) return null;
  return minorAmounts({ USD: '', JPY: '', EUR: '', [currency]: draft.retail[currency] })[currency] ?? null;
}

const styles = {
  root: css({
    display: 'none',
    gap: space[4],
    alignContent: 'start',
    [media.desktop]: { display: 'grid', position: 'sticky', insetBlockStart: '5.5rem', alignSelf: 'start' },
  }),
  blank: css({
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '3 / 4',
    marginBlockEnd: space[3],
    background: color.sunken,
    color: color.muted,
  }),
};
