import type { ReleaseVersion } from '@orime/contracts/api/office/releases';
import { useFormat } from '@orime/platform';
import { Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { useReleasesT } from '../releases-texts.ts';
import { kilobytes } from './kilobytes.ts';

/** What the first visit of each address loads of this app, the dearest first. The shell's own files come on top once. */
export function RouteCosts({ routes }: { readonly routes: ReleaseVersion['routes'] }) {
  const t = useReleasesT();
  const format = useFormat();
  if (routes.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('releases.costs.none')}
      </Text>
    );
  return (
    <>
      <Table caption={t('releases.costs')}>
        <thead>
          <tr>
            <th scope="col">{t('releases.costs.route')}</th>
            {(['script', 'style', 'files'] as const).map((head) => (
              <th key={head} scope="col" data-align="end">
                {t(`releases.costs.${head}`)}
              </th>
            ))}
            <th scope="col">{t('releases.costs.language')}</th>
          </tr>
        </thead>
        <tbody>
          {routes
            .toSorted((one, other) => other.scriptBytes + other.styleBytes - one.scriptBytes - one.styleBytes)
            .map(({ path, scriptBytes, styleBytes, files, language }) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td data-align="end">{kilobytes(format, scriptBytes)}</td>
                <td data-align="end">{kilobytes(format, styleBytes)}</td>
                <td data-align="end">{format.number(files)}</td>
                <td>{t(`releases.costs.language.${language}`)}</td>
              </tr>
            ))}
        </tbody>
      </Table>
      <Text size="sm" tone="muted">
        {t('releases.costs.hint')}
      </Text>
    </>
  );
}
