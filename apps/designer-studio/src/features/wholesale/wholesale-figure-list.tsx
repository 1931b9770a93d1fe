import { useFormat, useT } from '@orime/platform';
import { color, css, font, media, space } from '@orime/ui';
import type { WholesaleFigures } from './wholesale-work.ts';

/** How much there is to do, and to be paid. */
export function WholesaleFigureList({ figures: { approve, ship, units, due } }: { readonly figures: WholesaleFigures }) {
  const t = useT('designer-studio');
  const format = useFormat();
  const money = due.map(({ currency, minor }) => format.money(minor, currency));
  const figures = [
    { key: 'approve', value: format.number(approve) },
    { key: 'ship', value: format.number(ship) },
    { key: 'units', value: format.number(units) },
    { key: 'due', value: money.length === 0 ? '–' : money.join(' + ') },
  ] as const;
  return (
    <dl css={styles.root}>
      {figures.map(({ key, value }) => (
        <div key={key} css={styles.figure}>
          <dt css={styles.term}>{t(`wholesale.figure.${key}`)}</dt>
          <dd css={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: space[4],
    margin: 0,
    borderBlock: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 2fr)' },
  }),
  figure: css({ display: 'grid', gap: space[1], alignContent: 'start', paddingBlock: space[4], minWidth: 0 }),
  term: css({ fontSize: font.size.sm, color: color.muted }),
  value: css({
    margin: 0,
    fontFamily: font.display,
    fontSize: font.size.xl,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
};
