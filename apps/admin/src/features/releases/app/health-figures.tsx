import type { ReleaseHealth } from '@orime/contracts/api/office/releases';
import { useFormat } from '@orime/platform';
import { Text } from '@orime/ui';
import { Facts } from '../../../parts/facts.tsx';
import { useReleasesT } from '../releases-texts.ts';

/** How a version did in browsers during the last 24 hours; says so where none has reported. */
export function HealthFigures({ health }: { readonly health: ReleaseHealth }) {
  const t = useReleasesT();
  const format = useFormat();
  const { mounts, failedMounts, mountP75Ms, lcpP75Ms, inpP75Ms, clsP75, longP75Ms } = health;
  const milliseconds = (value: number | null): string =>
    value === null ? '' : format.number(value, { style: 'unit', unit: 'millisecond' });
  const isEmpty = mounts === 0 && [mountP75Ms, lcpP75Ms, inpP75Ms, clsP75, longP75Ms].every((figure) => figure === null);
  return (
    <>
      {isEmpty ? (
        <Text size="sm" tone="muted">
          {t('releases.health.none')}
        </Text>
      ) : (
        <Facts
          facts={[
            { name: t('releases.column.mounts'), value: format.number(mounts) },
            {
              name: t('releases.column.failed'),
              value: mounts === 0 ? '' : format.percent(failedMounts / mounts),
            },
            { name: t('releases.mount-time'), value: milliseconds(mountP75Ms) },
            { name: t('releases.lcp.long'), value: milliseconds(lcpP75Ms) },
            { name: t('releases.inp.long'), value: milliseconds(inpP75Ms) },
            { name: t('releases.long-tasks'), value: milliseconds(longP75Ms) },
            { name: t('releases.cls.long'), value: clsP75 === null ? '' : format.number(clsP75, { maximumFractionDigits: 3 }) },
          ]}
        />
      )}
    </>
  );
}
