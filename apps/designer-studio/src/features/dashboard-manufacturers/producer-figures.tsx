import { Link, useFormat, useQuery } from '@orime/platform';
import { color, css, font, media, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { dueOf, localToday, runsQuery } from '../production/index.ts';
import { rfqsQuery } from '../rfq/index.ts';
import { useManufacturersT } from './manufacturers-texts.ts';

/** What a producer has before them: new requests, work in hand, what is due. Each figure leads to its list. Fetches. */
export function ProducerFigures() {
  const t = useManufacturersT();
  const format = useFormat();
  const { data: rfqs } = useQuery(rfqsQuery());
  const { data: runs } = useQuery(runsQuery());
  if (rfqs === undefined || runs === undefined)
    return (
      <SkeletonRegion>
        <Skeleton height="6rem" />
      </SkeletonRegion>
    );
  const today = localToday();
  const open = runs.filter(({ status }) => status !== 'completed' && status !== 'cancelled');
  const due = open.filter((run) => ['late', 'soon'].includes(dueOf(run, today)));
  const figures = [
    {
      key: 'requests',
      value: rfqs.filter(({ side, status }) => side === 'producer' && status === 'open').length,
      to: '?tab=requests&rfq=open',
    },
    { key: 'runs', value: open.length, to: '?tab=runs' },
    { key: 'due', value: due.length, to: '?tab=runs&view=list&sort=due' },
    { key: 'units', value: open.reduce((sum, { units }) => sum + units, 0), to: '?tab=capacity' },
  ] as const;
  return (
    <dl css={styles.root}>
      {figures.map(({ key, value, to }) => (
        <div key={key} css={styles.figure}>
          <dt css={styles.term}>
            <Link css={styles.link} to={to}>
              {t(`manufacturers.figure.${key}`)}
            </Link>
          </dt>
          <dd css={styles.value}>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    margin: 0,
    borderBlock: `1px solid ${color.line}`,
    [media.tablet]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
  figure: css({ display: 'grid', gap: space[1], paddingBlock: space[4] }),
  term: css({ fontSize: font.size.sm }),
  link: css({ display: 'inline-flex', alignItems: 'center', minHeight: '1.75rem', color: color.muted }),
  value: css({ margin: 0, fontFamily: font.display, fontSize: font.size.h2, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }),
};
