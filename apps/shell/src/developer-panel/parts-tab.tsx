import { useFormat } from '@orime/platform';
import { Table } from '@orime/ui/data';
import { useDeveloperT } from './developer-texts.ts';
import type { PartCost } from './measure-parts.ts';
import { useOutlines } from './use-outlines.ts';
import { usePartCosts } from './use-part-costs.ts';
import { useTeams } from './use-teams.ts';

const FIGURES = ['kilobytes', 'long', 'shift', 'failed', 'said', 'heard'] as const;
type Figures = Readonly<Record<(typeof FIGURES)[number], string>>;

/** What the page consists of and what each part of it costs: in a table, and on its outline where it stands. */
export function PartsTab() {
  const t = useDeveloperT();
  const format = useFormat();
  const costs = usePartCosts();
  const teams = useTeams(costs.map(({ part }) => part));
  const rows = costs.map((cost) => ({ part: cost.part, team: teams.get(cost.part) ?? '', figures: figuresOf(cost) }));
  useOutlines(new Map(rows.map((row) => [row.part, labelOf(row)])));

  function figuresOf({ scriptBytes, longMs, shift, failedRequests, published, heard }: PartCost): Figures {
    return {
      kilobytes: format.number(scriptBytes / 1000, { maximumFractionDigits: 1 }),
      long: format.number(longMs, { maximumFractionDigits: 0 }),
      shift: format.number(shift, { maximumFractionDigits: 3 }),
      failed: format.number(failedRequests),
      said: format.number(published),
      heard: format.number(heard),
    };
  }

  function labelOf({ part, team, figures }: { readonly part: string; readonly team: string; readonly figures: Figures }): string {
    return [part, team, ...FIGURES.map((name) => `${t(`developer.${name}`)}: ${figures[name]}`)].filter(Boolean).join(' · ');
  }

  return (
    <Table caption={t('developer.parts')}>
      <thead>
        <tr>
          <th scope="col">{t('developer.part')}</th>
          <th scope="col">{t('developer.team')}</th>
          {FIGURES.map((name) => (
            <th key={name} scope="col" data-align="end">
              {t(`developer.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ part, team, figures }) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            <td>{team}</td>
            {FIGURES.map((name) => (
              <td key={name} data-align="end">
                {figures[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
