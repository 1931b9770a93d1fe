import type { AuditItem } from '@orime/contracts/api/office/admin';
import { Link, useFormat } from '@orime/platform';
import { css, EmptyState, space } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAuditT } from './audit-texts.ts';
import { entityLink } from './entity-link.ts';
import { readDiff } from './read-diff.ts';

/** One entry: who did what when, and every value before and after. */
export function AuditEntry({ entry }: { readonly entry: AuditItem }) {
  const t = useAuditT();
  const format = useFormat();
  const { at, actor, action, entity, entityId, ip } = entry;
  const { changes, facts } = readDiff(entry.diff);
  const to = entityLink(entity, entityId);
  return (
    <article css={styles.root}>
      <Panel title={action}>
        <Facts
          facts={[
            { name: t('audit.column.at'), value: format.date(at, { dateStyle: 'full', timeStyle: 'medium' }) },
            {
              name: t('audit.column.actor'),
              value: actor === null ? t('audit.tool') : <Link to={`/admin/people?user=${encodeURIComponent(actor.id)}`}>{actor.name}</Link>,
            },
            { name: t('audit.column.entity'), value: entity },
            { name: t('audit.column.entityId'), value: to === undefined ? entityId : <Link to={to}>{entityId}</Link> },
            { name: t('audit.column.ip'), value: ip },
            ...facts.map(({ name, value }) => ({ name: name === '' ? t('audit.value') : name, value })),
          ]}
        />
      </Panel>
      <Panel title={t('audit.changes')}>
        {changes.length === 0 ? (
          <EmptyState title={t('audit.changes.none.title')} text={t('audit.changes.none.text')} />
        ) : (
          <Table caption={t('audit.changes')}>
            <thead>
              <tr>
                {(['field', 'before', 'after'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(`audit.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {changes.map(({ name, before, after }) => (
                <tr key={name}>
                  <th scope="row">{name === '' ? t('audit.value') : name}</th>
                  <td>{before === undefined ? t('audit.none') : <del css={styles.value}>{before}</del>}</td>
                  <td>{after === undefined ? t('audit.none') : <ins css={styles.value}>{after}</ins>}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Panel>
    </article>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[6], minWidth: 0 }),
  value: css({ textDecoration: 'none', overflowWrap: 'anywhere', 'del&': { textDecoration: 'line-through' } }),
};
