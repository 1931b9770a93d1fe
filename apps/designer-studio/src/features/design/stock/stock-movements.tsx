import type { StockAnswer } from '@orime/contracts/api/catalogue/own-design';
import { useFormat } from '@orime/platform';
import { Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { useDesignT } from '../design-texts.ts';

export type StockMovementsProps = { readonly size: string; readonly movements: StockAnswer['movements'] };

/** The latest movements of a size, newest first. */
export function StockMovements({ size, movements }: StockMovementsProps) {
  const t = useDesignT();
  const format = useFormat();
  if (movements.length === 0) return <Text tone="muted">{t('design.stock.no-movements')}</Text>;
  return (
    <Table caption={t('design.stock.movements-of', { size })}>
      <thead>
        <tr>
          <th scope="col">{t('design.stock.when')}</th>
          <th scope="col">{t('design.stock.kind')}</th>
          <th scope="col">{t('design.stock.units')}</th>
          <th scope="col">{t('design.stock.reason')}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ at, kind, quantity, note }, index) => (
          <tr key={`${at} ${index}`}>
            <td>{format.date(at, { dateStyle: 'medium', timeStyle: 'short' })}</td>
            <td>{t(`design.stock.kind.${kind}`, { defaultValue: kind })}</td>
            <td>{format.number(quantity, { signDisplay: 'always' })}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
