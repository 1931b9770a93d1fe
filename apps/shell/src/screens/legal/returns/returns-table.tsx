import type { PublicSettings } from '@orime/contracts/api/site/site';
import { useFormat, useRouteRead, useText } from '@orime/platform';
import { FailedState, Skeleton, SkeletonRegion, VisuallyHidden, visuallyHidden } from '@orime/ui';
import { publicSettingsRead } from '../../public-settings-read.ts';
import { factsTable } from '../facts-table.ts';
import { LegalPanel } from '../legal-panel.tsx';
import { RETURNS } from './returns-content.ts';

/** What a return costs and how long there is time, market by market, as the settings have it. */
export function ReturnsTable() {
  const text = useText();
  const { money } = useFormat();
  const { data, isError, refetch, isFetching } = useRouteRead<PublicSettings>(publicSettingsRead);
  const { table } = RETURNS;
  if (isError && data === undefined) return <FailedState level={2} onRetry={() => void refetch()} busy={isFetching} />;
  if (data === undefined) {
    return (
      <LegalPanel title={text(table.title)}>
        <SkeletonRegion>
          <Skeleton width="100%" height="15rem" />
        </SkeletonRegion>
      </LegalPanel>
    );
  }
  const { markets } = data;
  const rows = [
    { name: table.window, cells: markets.map(() => text(table.days(data.returnWindowDays))) },
    { name: table.withdrawal, cells: markets.map(({ code }) => text(table.withdrawalDays[code])) },
    {
      name: table.parcel,
      cells: markets.map(({ returnFeeMinor, shippingStandardMinor, currency }) => money(returnFeeMinor ?? shippingStandardMinor, currency)),
    },
    { name: table.faulty, cells: markets.map(() => text(table.free)) },
    { name: table.delivery, cells: markets.map(({ shippingStandardMinor, currency }) => money(shippingStandardMinor, currency)) },
    { name: table.freeFrom, cells: markets.map(({ freeShippingFromMinor, currency }) => money(freeShippingFromMinor, currency)) },
  ];
  return (
    <LegalPanel title={text(table.title)}>
      <table css={factsTable}>
        <caption css={visuallyHidden}>{text(table.title)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{text(table.condition)}</VisuallyHidden>
            </th>
            {markets.map(({ code }) => (
              <th key={code} scope="col">
                {text(table.markets[code])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name.en}>
              <th scope="row">{text(name)}</th>
              {cells.map((cell, index) => (
                <td key={markets[index]?.code}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </LegalPanel>
  );
}
