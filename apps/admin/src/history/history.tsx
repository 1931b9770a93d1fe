import { buildUrl } from '@orime/contracts';
import type { AuditItem } from '@orime/contracts/api/office/admin';
import { apiQuery, useFormat, useQuery } from '@orime/platform';
import { FailedState, Skeleton, SkeletonRegion, Text } from '@orime/ui';
import { StatusTimeline } from '@orime/ui/data';
import { Panel } from '../parts/panel.tsx';
import { historyLines } from './history-lines.ts';
import { useHistoryT } from './history-texts.ts';

export type HistoryProps = {
  /** As the audit names it: `design`, `profile`, `application`. */
  readonly entity: string;
  readonly id: string;
};

/** What staff did with one record, newest first. Fetches. */
export function History({ entity, id }: HistoryProps) {
  const t = useHistoryT();
  const format = useFormat();
  const { data, isError, isFetching, refetch } = useQuery(historyQuery(entity, id));
  return (
    <Panel title={t('history.title')}>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="6rem" />
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && (
        <Text size="sm" tone="muted">
          {t('history.none')}
        </Text>
      )}
      {data !== undefined && data.items.length > 0 && (
        <StatusTimeline
          label={t('history.title')}
          steps={data.items.map(({ id: entry, action, actor, at, diff }) => ({
            id: String(entry),
            label: t(`history.action.${action}`, { defaultValue: action }),
            state: 'done' as const,
            at: format.date(at, { dateStyle: 'medium', timeStyle: 'short' }),
            dateTime: at,
            note: [actor?.name ?? '', ...historyLines(diff)].filter((line) => line !== '').join(' · '),
          }))}
        />
      )}
    </Panel>
  );
}

/** Key of everything known about the past of records, to be read again after a decision. */
export const HISTORY_KEY = ['audit', 'record'] as const;

const historyQuery = (entity: string, id: string) =>
  apiQuery<{ readonly items: readonly AuditItem[] }>({
    key: [...HISTORY_KEY, entity, id],
    url: buildUrl('/api/admin/audit', { entity, entityId: id, limit: 20 }),
  });
