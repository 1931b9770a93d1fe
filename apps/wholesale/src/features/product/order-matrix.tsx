import { matrixUnits, maxSizeUnits } from '@orime/commerce';
import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { useT } from '@orime/platform';
import { Table } from '@orime/ui/data';
import { MatrixRowView } from './matrix-row.tsx';
import { moveBetweenFields } from './move-between-fields.ts';
import { sizeColumns, withPack, withUnits } from './order-lines.ts';
import type { Order, OrderLine } from './order-lines.ts';

export type OrderMatrixProps = {
  readonly product: WholesaleProduct;
  readonly lines: readonly OrderLine[];
  readonly order: Order;
  readonly onChange: (order: Order) => void;
};

/** Colours down, sizes across, one number field each. */
export function OrderMatrix({ product, lines, order, onChange }: OrderMatrixProps) {
  const t = useT('wholesale');
  const columns = sizeColumns(product);
  return (
    <Table caption={t('order.title')} onKeyDown={moveBetweenFields}>
      <thead>
        <tr>
          <th scope="col">{t('matrix.colour')}</th>
          {columns.map((size) => (
            <th key={size} scope="col">
              {size}
            </th>
          ))}
          <th scope="col">{t('matrix.units')}</th>
          <th scope="col">{t('matrix.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <MatrixRowView
            key={line.row.designId}
            line={line}
            columns={columns}
            prepacks={product.prepacks.filter(({ sizes }) => matrixUnits(sizes) > 0)}
            onUnits={(size, units) => onChange(withUnits(order, line.row.designId, size, Math.min(maxSizeUnits, units)))}
            onPack={(ratio) => onChange(withPack(order, line.row.designId, ratio))}
          />
        ))}
      </tbody>
    </Table>
  );
}
