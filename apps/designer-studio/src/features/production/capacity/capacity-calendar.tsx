import { Link, useFormat, useQuery } from '@orime/platform';
import { buttonStyles, color, css, EmptyState, FailedState, font, Heading, radius, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { useProductionT } from '../production-texts.ts';
import { runsQuery } from '../production.api.ts';
import { loadOfWeeks, localToday, type WeekLoad } from '../run-state.ts';
import { useDay } from '../use-day.ts';
import { CapacityForm } from './capacity-form.tsx';
import { ownProducerQuery } from './capacity.api.ts';

const WEEKS = 12;

/** How full the coming weeks are, by the runs and the producer's own figure. Fetches. */
export function CapacityCalendar() {
  const t = useProductionT();
  const runs = useQuery(runsQuery());
  const producer = useQuery(ownProducerQuery());
  if (runs.data === undefined || producer.data === undefined) {
    return runs.isError || producer.isError ? (
      <FailedState
        level={2}
        busy={runs.isFetching || producer.isFetching}
        onRetry={() => {
          void runs.refetch();
          void producer.refetch();
        }}
      />
    ) : (
      <SkeletonRegion>
        <Skeleton height="6rem" />
        <Skeleton height="24rem" />
      </SkeletonRegion>
    );
  }
  if (producer.data === null)
    return (
      <EmptyState
        level={2}
        title={t('capacity.no-page.title')}
        text={t('capacity.no-page.text')}
        actions={
          <Link css={buttonStyles()} to="/create-producer">
            {t('capacity.no-page.create')}
          </Link>
        }
      />
    );
  const capacity = producer.data.form.weeklyCapacity ?? null;
  return (
    <section css={styles.root} aria-labelledby="capacity">
      <Heading level={2} size={3} id="capacity">
        {t('capacity.title')}
      </Heading>
      <CapacityForm key={producer.data.version} capacity={capacity} version={producer.data.version} />
      <Text size="sm" tone="muted" css={styles.text}>
        {t('capacity.text')}
      </Text>
      <Table caption={t('capacity.weeks')}>
        <thead>
          <tr>
            <th scope="col">{t('capacity.week')}</th>
            <th scope="col">{t('capacity.load')}</th>
            <th scope="col" data-align="end">
              {t('capacity.planned')}
            </th>
            <th scope="col" data-align="end">
              {t('capacity.possible')}
            </th>
          </tr>
        </thead>
        <tbody>
          {loadOfWeeks(runs.data, localToday(), WEEKS).map((week) => (
            <WeekRow key={week.monday} week={week} capacity={capacity} />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function WeekRow({ week, capacity }: { readonly week: WeekLoad; readonly capacity: number | null }) {
  const t = useProductionT();
  const format = useFormat();
  const day = useDay();
  const { units, possible } = week;
  // Without a figure of one's own the bars compare the weeks with each other by a round number.
  const whole = capacity ?? 100;
  const isOver = capacity !== null && units > capacity;
  const state = capacity === null ? undefined : isOver ? 'over' : units === capacity ? 'full' : 'free';
  return (
    <tr>
      <th scope="row" css={styles.week}>
        {day(week.monday)}
      </th>
      <td css={styles.load}>
        <span css={styles.bar} aria-hidden data-over={isOver || undefined}>
          <span css={styles.fill} style={{ '--share': Math.min(1, units / whole) }} />
          <span css={styles.maybe} style={{ '--share': Math.min(1 - Math.min(1, units / whole), possible / whole) }} />
        </span>
        {state !== undefined && (
          <span css={styles.state} data-state={state}>
            {state === 'free'
              ? t('capacity.free', { count: (capacity ?? 0) - units })
              : t(`capacity.${state}`, { count: units - (capacity ?? 0) })}
          </span>
        )}
      </td>
      <td data-align="end">{format.number(units)}</td>
      <td data-align="end">{format.number(possible)}</td>
    </tr>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], '& > *': { minWidth: 0 } }),
  text: css({ maxWidth: '44rem' }),
  week: css({ whiteSpace: 'nowrap', fontWeight: 400 }),
  load: css({ width: '60%', minWidth: '9rem' }),
  bar: css({ display: 'flex', height: '0.75rem', overflow: 'hidden', background: color.sunken, borderRadius: radius.sm }),
  fill: css({ width: 'calc(var(--share) * 100%)', background: color.text, '[data-over] > &': { background: color.danger } }),
  maybe: css({ width: 'calc(var(--share) * 100%)', background: color.lineStrong }),
  state: css({
    fontSize: font.size.xs,
    color: color.muted,
    '&[data-state="over"]': { color: color.danger, fontWeight: font.weight.medium },
  }),
};
