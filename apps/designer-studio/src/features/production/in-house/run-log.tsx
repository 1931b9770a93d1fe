import { PRODUCTION_STATUSES, type ProductionDetail } from '@orime/contracts/api/trade/production';
import { useFormat } from '@orime/platform';
import { css, Heading, space } from '@orime/ui';
import { StatusTimeline } from '@orime/ui/data';
import { useProductionT } from '../production-texts.ts';

/** Every step a run has taken: when, by whom, and what was noted. */
export function RunLog({ run }: { readonly run: ProductionDetail }) {
  const t = useProductionT();
  const format = useFormat();
  return (
    <section css={styles.root} aria-labelledby="run-log">
      <Heading level={2} size={3} id="run-log">
        {t('log.title')}
      </Heading>
      <StatusTimeline
        label={t('log.title')}
        steps={run.events.map((event, index) => {
          const to = PRODUCTION_STATUSES.find((status) => status === event.to) ?? 'requested';
          return {
            id: String(index),
            label: t(`run.status.${to}`),
            state: to === 'cancelled' ? 'failed' : 'done',
            at: format.date(event.at, { dateStyle: 'medium', timeStyle: 'short' }),
            dateTime: event.at,
            note: [event.by ?? '', event.note].filter((words) => words !== '').join(': '),
          };
        })}
      />
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[4] }) };
