import { useFormat } from '@orime/platform';
import { Table } from '@orime/ui/data';
import { useDeveloperT } from './developer-texts.ts';
import { useOutlines } from './use-outlines.ts';
import { usePartCosts } from './use-part-costs.ts';
import { useTeams } from './use-teams.ts';

/** What the page consists of and what each part of it costs; the parts are outlined where they stand. */
export function PartsTab() {
  const t = useDeveloperT();
  const format = useFormat();
  useOutlines();
  const rows = usePartCosts();
  const teams = useTeams(rows.map(({ part }) => part));
  return (
    <Table caption={t('developer.parts')}>
      <thead>
        <tr>
          <th scope="col">{t('developer.part')}</th>
          <th scope="col">{t('developer.team')}</th>
          <th scope="col" data-align="end">
            {t('developer.kilobytes')}
          </th>
          <th scope="col" data-align="end">
            {t('developer.long')}
          </th>
          <th scope="col" data-align="end">
            {t('developer.shift')}
          </th>
          <th scope="col" data-align="end">
            {t('developer.failed')}
          </th>
          <th scope="col" data-align="end">
            {t('developer.said')}
          </th>
          <th scope="col" data-align="end">
            {t('developer.heard')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, scriptBytes, longMs, shift, failedRequests, published, heard }) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            <td>{teams.get(part) ?? ''}</td>
            <td data-align="end">{format.number(scriptBytes / 1000, { maximumFractionDigits: 1 })}</td>
            <td data-align="end">{format.number(longMs, { maximumFractionDigits: 0 })}</td>
            <td data-align="end">{format.number(shift, { maximumFractionDigits: 3 })}</td>
            <td data-align="end">{format.number(failedRequests)}</td>
            <td data-align="end">{format.number(published)}</td>
            <td data-align="end">{format.number(heard)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
