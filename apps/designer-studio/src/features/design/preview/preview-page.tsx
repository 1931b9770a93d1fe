import type { Language, LocalText } from '@orime/contracts';
import type { Term } from '@orime/contracts/api/site/vocabulary';
import { readText, useFormat, useMarket } from '@orime/platform';
import { color, css, font, Image, space, Text } from '@orime/ui';
import { useDesignT } from '../design-texts.ts';
import { amountOf } from './amount-of.ts';
import type { PreviewProps } from './in-language.ts';

/** The page of the design in small: pictures, words, price, sizes, what it is made of. */
export function PreviewPage({ draft, maker, words, language }: PreviewProps & { readonly language: Language }) {
  const t = useDesignT();
  const format = useFormat();
  const { currency } = useMarket();
  const read = (text: LocalText | undefined) => (text === undefined ? '' : readText(text, language));
  const term = (terms: readonly Term[], key: string) => read(terms.find((one) => one.key === key)?.label);
  const [cover, ...others] = draft.images;
  const amount = amountOf(draft, currency);
  const fibres = draft.materials
    .filter(({ fibre }) => fibre !== '')
    .map(({ fibre, percent }) => `${term(words.fibres, fibre)} ${percent}%`);
  const facts = [fibres.join(language === 'jp' ? '、' : ', '), draft.care.map((key) => term(words.care, key)).join(' · ')];
  return (
    <article css={styles.root}>
      {cover ? <Image image={cover} alt={read(cover.alt)} sizes="20rem" ratio="3 / 4" /> : <div css={styles.blank} />}
      {others.length > 0 && (
        <div css={styles.strip}>
          {others.slice(0, 4).map((picture) => (
            <Image key={picture.id} image={picture} alt={read(picture.alt)} sizes="4rem" ratio="3 / 4" />
          ))}
        </div>
      )}
      <Text size="xs" tone="muted">
        {maker.name}
      </Text>
      <p css={styles.name}>{draft.name}</p>
      <Text size="sm">{amount === null ? t('design.preview.unpriced') : format.money(amount, currency)}</Text>
      <Text size="xs" tone="muted">
        {term(words.colours, draft.colour)}
      </Text>
      {draft.sizes.length > 0 && (
        <ul css={styles.sizes}>
          {draft.sizes.map(({ size }, index) => (
            <li key={index}>{size}</li>
          ))}
        </ul>
      )}
      <p css={styles.words}>{read(draft.description)}</p>
      {facts
        .filter((fact) => fact !== '')
        .map((fact) => (
          <Text key={fact} size="xs" tone="muted">
            {fact}
          </Text>
        ))}
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  blank: css({ aspectRatio: '3 / 4', background: color.sunken }),
  strip: css({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: space[1] }),
  name: css({ margin: 0, fontFamily: font.display, fontSize: font.size.lg, lineHeight: 1.25, overflowWrap: 'anywhere' }),
  sizes: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: font.size.xs,
    '& > li': { paddingInline: space[2], paddingBlock: space[1], border: `1px solid ${color.lineStrong}` },
  }),
  words: css({ margin: 0, fontSize: font.size.sm, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
};
