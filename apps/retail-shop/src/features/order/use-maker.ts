import { buildUrl, currencyOf } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';
import type { Order } from '@orime/contracts/api/selling/order';
import { readQuery, useMarket, useQuery } from '@orime/platform';

/** Who makes an order, by its first garment that the catalogue knows; undefined until that has come, null when none is known. */
export function useMaker({ lines }: Order): Pick<Design, 'designerCard' | 'producer'> | null | undefined {
  const { code } = useMarket();
  const designId = lines.find(({ reserve }) => reserve === undefined)?.designId;
  const url = buildUrl('/api/design/:id', { currency: currencyOf(code) }, { id: designId ?? '' });
  const { data, isError } = useQuery({ ...readQuery<Design>(url), enabled: designId !== undefined });
  return data ?? (designId === undefined || isError ? null : undefined);
}
