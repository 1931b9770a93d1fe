import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { useFormat, useT, useText } from '@orime/platform';
import { css, Heading, Stack } from '@orime/ui';
import { Table } from '@orime/ui/data';

/** Unit prices by quantity; a row for all colours where they cost the same. Nothing where the quantity makes no difference. */
export function PriceTiers({ product: { matrix } }: { readonly product: Pick<WholesaleProduct, 'matrix'> }) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const priced = matrix.filter(({ tiers }) => tiers.length > 0);
  const steps = [...new Set(priced.flatMap(({ tiers }) => tiers.map(({ minUnits }) => minUnits)))].toSorted((a, b) => a - b);
  if (steps.length < 2) return null;
  const isSame = priced.every(({ tiers }) => JSON.stringify(tiers) === JSON.stringify(priced[0]?.tiers));
  const rows = isSame ? priced.slice(0, 1) : priced;
  return (
    <Stack gap={3} css={styles.root}>
      <Heading level={2} size={4}>
        {t('tiers.title')}
      </Heading>
      <Table caption={t('tiers.title')}>
        <thead>
          <tr>
            <th scope="col">{t('matrix.colour')}</th>
            {steps.map((units) => (
              <th key={units} scope="col">
                {t('tiers.from', { count: units })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ designId, colourLabel, tiers }) => (
            <tr key={designId}>
              <th scope="row">{isSame ? t('tiers.all') : text(colourLabel)}</th>
              {steps.map((units) => {
                const unit = tiers.findLast(({ minUnits }) => minUnits <= units)?.unit;
                return <td key={units}>{unit ? format.money(unit.priceMinor, unit.currency) : '–'}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}

const styles = { root: css({ maxWidth: '44rem' }) };
