import type { ReleaseVersion } from '@orime/contracts/api/office/releases';
import { useFormat } from '@orime/platform';
import { Badge, color, css, Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { kilobytes } from '../app/kilobytes.ts';
import { useReleasesT } from '../releases-texts.ts';
import { compareVersions } from './compare-versions.ts';
import type { ContractDifference } from './compare-versions.ts';

export type ContractDifferencesProps = { readonly from: ReleaseVersion; readonly to: ReleaseVersion };

/** What differs between two contracts, line by line. */
export function ContractDifferences({ from, to }: ContractDifferencesProps) {
  const t = useReleasesT();
  const format = useFormat();
  const differences = compareVersions(from, to);
  if (differences.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('releases.compare.equal')}
      </Text>
    );
  const written = (part: ContractDifference['part'], value: string): string => {
    if (part === 'cost') return kilobytes(format, Number(value));
    return part === 'misfit' && value === '' ? t('releases.compare.uncompared') : value;
  };
  const absent = (part: ContractDifference['part'], text: 'new' | 'gone'): string =>
    t(part === 'misfit' ? 'releases.compare.fits' : `releases.compare.${text}`);
  return (
    <Table caption={t('releases.compare')}>
      <thead>
        <tr>
          {(['part', 'name', 'from', 'to'] as const).map((head) => (
            <th key={head} scope="col">
              {t(`releases.compare.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ part, name, before, after }) => (
          <tr key={`${part} ${name}`}>
            <th scope="row">{t(`releases.part.${part}`)}</th>
            <td>{name}</td>
            <td css={styles.value}>{before === undefined ? <Badge tone="success">{absent(part, 'new')}</Badge> : written(part, before)}</td>
            <td css={styles.value}>
              {after === undefined ? (
                <Badge tone={part === 'misfit' ? 'success' : 'warning'}>{absent(part, 'gone')}</Badge>
              ) : (
                written(part, after)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const styles = { value: css({ color: color.muted, overflowWrap: 'anywhere' }) };
