import type { WholesaleProduct } from '@orime/contracts/api/trade/wholesale';
import { useFormat, useT, useText } from '@orime/platform';
import { Heading, Stack } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { ColourName } from './colour-name.tsx';

/** The colours and sizes of a style, for those who cannot order here. */
export function ColourList({ product }: { readonly product: WholesaleProduct }) {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const isPriced = product.matrix.some(({ wholesale }) => wholesale !== null);
  return (
    <Stack gap={4}>
      <Heading level={2} size={3}>
        {t('colours.title')}
      </Heading>
      <Table caption={t('colours.title')}>
        <thead>
          <tr>
            <th scope="col">{t('matrix.colour')}</th>
            <th scope="col">{t('table.sizes')}</th>
            {isPriced && <th scope="col">{t('table.price')}</th>}
          </tr>
        </thead>
        <tbody>
          {product.matrix.map((row) => (
            <tr key={row.designId}>
              <th scope="row">
                <ColourName hex={row.colourHex} label={text(row.colourLabel)} />
              </th>
              <td>
                {row.sizes
                  .filter(({ orderable }) => orderable)
                  .map(({ size }) => size)
                  .join(' ')}
              </td>
              {isPriced && <td>{row.wholesale ? format.money(row.wholesale.priceMinor, row.wholesale.currency) : '–'}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}
