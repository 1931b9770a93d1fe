import { shoeSizes, toFeet, toInches } from '@orime/contracts';
import type { ModelPage } from '@orime/contracts/api/people/profile-people';
import { useFormat, useT, useText } from '@orime/platform';
import { Button, color, css, font, Heading, Image, media, Segmented, space, Text } from '@orime/ui';
import { Printer } from '@orime/ui/icons';
import { PrintOnly } from '../../print/print-only.tsx';
import { chooseLengthUnit, useLengthUnit } from './use-length-unit.ts';

const GIRTHS = ['bustCm', 'waistCm', 'hipsCm'] as const;

/** What an agency sends around: one picture and the measurements, which print as one side of A5. */
export function CompCard({ model }: { readonly model: ModelPage }) {
  const t = useT('directory-globe');
  const text = useText();
  const facts = useFacts(model.measurements);
  const unit = useLengthUnit();
  const [cover] = model.portfolio;
  return (
    <section css={styles.root} aria-label={t('model.card')}>
      <PrintOnly id="comp-card" page="A5" margin="10mm" />
      <div css={styles.sheet} id="comp-card">
        {cover && (
          <Image css={styles.picture} image={cover} alt={text(cover.alt)} sizes="(min-width: 768px) 40vw, 100vw" ratio="4 / 5" priority />
        )}
        <div css={styles.words}>
          <Text label tone="muted">
            {t('model.overline')}
          </Text>
          <Heading level={1}>{model.name}</Heading>
          <Text tone="muted">{model.city}</Text>
          <dl css={styles.facts}>
            {facts.map(({ term, value }) => (
              <div key={term} css={styles.fact}>
                <dt css={styles.term}>{term}</dt>
                <dd css={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div css={styles.tools}>
        <Segmented
          label={t('model.units')}
          value={unit}
          onChange={chooseLengthUnit}
          options={[
            { value: 'cm', label: t('model.unit.cm') },
            { value: 'in', label: t('model.unit.in') },
          ]}
        />
        <Button variant="secondary" onClick={() => print()}>
          <Printer size={18} aria-hidden />
          {t('model.print')}
        </Button>
      </div>
    </section>
  );
}

interface Fact {
  readonly term: string;
  readonly value: string;
}

/** What is known, in the unit and the language of the reader. Colours are free text: those of the usual words have a translation. */
function useFacts(measurements: ModelPage['measurements']): readonly Fact[] {
  const t = useT('directory-globe');
  const format = useFormat();
  const unit = useLengthUnit();
  const facts: Fact[] = [];
  const { heightCm, shoeEu, hair, eyes } = measurements;
  if (typeof heightCm === 'number')
    facts.push({ term: t('model.heightCm'), value: unit === 'cm' ? t('model.cm', { length: format.number(heightCm) }) : toFeet(heightCm) });
  for (const name of GIRTHS) {
    const girth = measurements[name];
    if (typeof girth === 'number')
      facts.push({
        term: t(`model.${name}`),
        value: unit === 'cm' ? t('model.cm', { length: format.number(girth) }) : t('model.in', { length: format.number(toInches(girth)) }),
      });
  }
  if (typeof shoeEu === 'number') facts.push({ term: t('model.shoe'), value: t('model.shoe-sizes', { ...shoeSizes(shoeEu) }) });
  const colour = (word: string) => t(`model.colour.${word.trim().toLowerCase().replaceAll(' ', '-')}`, { defaultValue: word });
  if (typeof hair === 'string' && hair !== '') facts.push({ term: t('model.hair'), value: colour(hair) });
  if (typeof eyes === 'string' && eyes !== '') facts.push({ term: t('model.eyes'), value: colour(eyes) });
  return facts;
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  sheet: css({
    display: 'grid',
    gap: space[5],
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)', alignItems: 'end' },
    '@media print': { gridTemplateColumns: '1fr', gap: '6mm', width: '128mm', background: 'white', color: 'black' },
  }),
  picture: css({ '@media print': { maxHeight: '118mm', width: 'auto' } }),
  words: css({ display: 'grid', gap: space[2], alignContent: 'end', '@media print': { gap: '1mm' } }),
  facts: css({
    margin: 0,
    marginBlockStart: space[4],
    borderBlockStart: `1px solid ${color.line}`,
    '@media print': { marginBlockStart: '2mm', columns: 2 },
  }),
  fact: css({
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: space[3],
    paddingBlock: space[2],
    borderBlockEnd: `1px solid ${color.line}`,
    breakInside: 'avoid',
    '@media print': { gridTemplateColumns: '18mm minmax(0, 1fr)', paddingBlock: '1mm' },
  }),
  term: css({ color: color.muted, fontSize: font.size.sm }),
  value: css({ margin: 0 }),
  tools: css({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' }),
};
