import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { useFormat } from '@orime/platform';
import { Notice } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { Panel } from '../../../parts/panel.tsx';
import { useBuyersT } from '../buyers-texts.ts';

/** What a verified company has changed since it was verified. It goes on ordering meanwhile. */
export function RecheckChanges({ buyer }: { readonly buyer: StaffBuyer }) {
  const t = useBuyersT();
  const format = useFormat();
  const { recheck, before } = buyer;
  if (recheck === null) return null;
  const now: Readonly<Record<string, unknown>> = buyer;
  const say = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '–');
  return (
    <Panel title={t('buyers.changes')}>
      <Notice tone="warning">{t('buyers.changes.since', { date: format.date(recheck.since) })}</Notice>
      <Table caption={t('buyers.changes')}>
        <thead>
          <tr>
            <th scope="col">{t('buyers.changes.field')}</th>
            <th scope="col">{t('buyers.changes.before')}</th>
            <th scope="col">{t('buyers.changes.after')}</th>
          </tr>
        </thead>
        <tbody>
          {recheck.changed.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`buyers.field.${field}`, { defaultValue: field })}</th>
              <td>{say(before?.[field])}</td>
              <td>{field === 'documents' ? t('buyers.changes.documents') : say(now[field])}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
