import type { ProductionDetail } from '@orime/contracts/api/trade/production';
import { useFormat } from '@orime/platform';
import { css, Heading, Notice, space, Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { useProductionT } from '../production-texts.ts';

/** The plan of a run that has ended, and what came of it. Nothing of it changes any more. */
export function RunSummary({ run }: { readonly run: ProductionDetail }) {
  const t = useProductionT();
  const format = useFormat();
  return (
    <section css={styles.root} aria-labelledby="run-summary">
      <Heading level={2} size={3} id="run-summary">
        {t('summary.title')}
      </Heading>
      {run.stockedAt === null ? (
        <Notice>{t('summary.cancelled')}</Notice>
      ) : (
        <Notice tone="success">{t('summary.stocked', { date: format.date(run.stockedAt) })}</Notice>
      )}
      <Table caption={t('summary.sizes')}>
        <thead>
          <tr>
            <th scope="col">{t('summary.size')}</th>
            <th scope="col" data-align="end">
              {t('summary.planned')}
            </th>
            <th scope="col" data-align="end">
              {t('summary.received')}
            </th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(run.sizeQuantities).map(([size, units]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td data-align="end">{format.number(units)}</td>
              <td data-align="end">{run.received === null ? '–' : format.number(run.received[size] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {run.costs.length > 0 && (
        <Table caption={t('plan.costs')} showCaption>
          <tbody>
            {run.costs.map(({ label, amountMinor }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                <td data-align="end">{format.money(amountMinor, run.cost.currency)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {run.notes !== '' && <Text css={styles.notes}>{run.notes}</Text>}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  notes: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
};
