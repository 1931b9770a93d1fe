import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { useFormat, useT, useText } from '@orime/platform';
import { color, css, media, space, Text } from '@orime/ui';
import type { ReactNode } from 'react';

/** Everything a decision rests on beside the pictures. Both languages, as both will be public. */
export function DesignFacts({ design }: { readonly design: OwnerDesign }) {
  const t = useT('admin');
  const text = useText();
  const format = useFormat();
  const onHand = new Map(design.stock.map((row) => [row.variantId, row.onHand]));
  const sizes = design.sizes.map((size) =>
    size.mode === 'made_to_order'
      ? t('facts.size.made', { size: size.size, count: size.leadDays ?? 0 })
      : t('facts.size.stock', { size: size.size, count: onHand.get(size.variantId) ?? 0 }),
  );
  const { wholesale } = design;

  return (
    <>
      <div css={styles.texts}>
        <Description title={t('facts.description-en')} lang="en" words={design.description.en} none={t('facts.none')} />
        <Description title={t('facts.description-jp')} lang="ja" words={design.description.jp} none={t('facts.none')} />
      </div>
      <dl css={styles.facts}>
        <Fact name={t('facts.price')}>
          {design.priceMinor === null ? t('facts.no-price') : format.money(design.priceMinor, design.currency)}
        </Fact>
        {design.compareAt !== null && (
          <Fact name={t('facts.compare-at')}>{format.money(design.compareAt.priceMinor, design.compareAt.currency)}</Fact>
        )}
        <Fact name={t('facts.wholesale')}>
          {wholesale === null
            ? t('facts.no-wholesale')
            : t('facts.wholesale-from', { price: format.money(wholesale.priceMinor, wholesale.currency), count: wholesale.moq })}
        </Fact>
        <Fact name={t('facts.materials')}>
          {design.materials.length === 0
            ? t('facts.none')
            : format.list(design.materials.map(({ label, percent }) => `${text(label)} ${format.percent(percent / 100)}`))}
        </Fact>
        <Fact name={t('facts.sizes')}>
          {sizes.length === 0 ? (
            t('facts.none')
          ) : (
            <ul css={styles.sizes}>
              {sizes.map((size) => (
                <li key={size}>{size}</li>
              ))}
            </ul>
          )}
        </Fact>
        {design.pieces.length > 0 && <Fact name={t('facts.pieces')}>{format.number(design.pieces.length)}</Fact>}
        <Fact name={t('facts.category')}>{text(design.categoryLabel)}</Fact>
        <Fact name={t('facts.colour')}>{text(design.colourLabel)}</Fact>
        <Fact name={t('facts.country')}>{format.country(design.country)}</Fact>
        {design.submittedAt !== null && <Fact name={t('facts.submitted')}>{format.date(design.submittedAt)}</Fact>}
      </dl>
    </>
  );
}

function Description({
  title,
  lang,
  words,
  none,
}: {
  readonly title: string;
  readonly lang: string;
  readonly words: string;
  readonly none: string;
}) {
  return (
    <section>
      <Text as="h3" size="sm" tone="muted">
        {title}
      </Text>
      {words === '' ? (
        <Text tone="danger">{none}</Text>
      ) : (
        <Text lang={lang} css={styles.words}>
          {words}
        </Text>
      )}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div css={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const styles = {
  texts: css({ display: 'grid', gap: space[5], [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
  words: css({ whiteSpace: 'pre-line', maxWidth: '40rem' }),
  facts: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))', columnGap: space[5], margin: 0 }),
  fact: css({
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.line}`,
    '& dt': { fontSize: '0.8125rem', color: color.muted },
    '& dd': { margin: 0 },
  }),
  sizes: css({ margin: 0, padding: 0, listStyle: 'none' }),
};
