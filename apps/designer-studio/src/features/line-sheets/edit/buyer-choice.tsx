import type { LineSheetBuyer } from '@orime/contracts/api/trade/linesheet';
import { ChoiceGroup } from '@orime/forms';
import { useQuery } from '@orime/platform';
import { FailedState, Notice, Skeleton, SkeletonRegion } from '@orime/ui';
import { useSheetsT } from '../line-sheet-texts.ts';
import { sheetBuyersQuery } from '../line-sheets.api.ts';

export type BuyerChoiceProps = {
  readonly id: string;
  readonly value: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly error: string | undefined;
  /** Who can open it already. */
  readonly known: readonly LineSheetBuyer[];
};

/** The companies that may open a line sheet. Fetches. */
export function BuyerChoice({ known, ...field }: BuyerChoiceProps) {
  const t = useSheetsT();
  const { data, isError, isFetching, refetch } = useQuery(sheetBuyersQuery());
  if (data === undefined)
    return isError ? (
      <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRegion>
        <Skeleton height="4rem" />
      </SkeletonRegion>
    );
  const buyers = new Map([...known, ...data.items].map((buyer) => [buyer.id, buyer]));
  if (buyers.size === 0) return <Notice>{t('sheets.stores.none')}</Notice>;
  return (
    <ChoiceGroup
      {...field}
      legend={t('sheets.stores')}
      hint={t('sheets.stores.hint')}
      options={[...buyers.values()].map(({ id, name, country }) => ({ value: id, label: t('sheets.store', { name, country }) }))}
    />
  );
}
