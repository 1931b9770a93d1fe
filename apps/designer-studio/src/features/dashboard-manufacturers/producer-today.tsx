import type { Production } from '@orime/contracts/api/trade/production';
import type { Rfq } from '@orime/contracts/api/trade/rfq';
import { Link, useFormat, useQuery, useText } from '@orime/platform';
import { Badge, color, css, font, Heading, space, Text } from '@orime/ui';
import { DueMark, runsQuery, STATUS_TONES, useProductionT } from '../production/index.ts';
import { rfqsQuery } from '../rfq/index.ts';
import { useManufacturersT } from './manufacturers-texts.ts';

/** Each list shows what presses most; its figure above leads to the rest. */
const MOST_SHOWN = 5;

/** What waits for the workshop: requests without a quote, then work in hand by the day it is due. Nothing while there is neither. Fetches. */
export function ProducerToday() {
  const t = useManufacturersT();
  const { data: rfqs = [] } = useQuery(rfqsQuery());
  const { data: runs = [] } = useQuery(runsQuery());
  const requests = rfqs.filter(({ side, status }) => side === 'producer' && status === 'open');
  const open = runs.filter(({ status }) => status !== 'completed' && status !== 'cancelled').toSorted(byDueDate);
  if (requests.length === 0 && open.length === 0) return null;
  return (
    <section css={styles.root} aria-labelledby="producer-today">
      <Heading level={2} size={3} id="producer-today">
        {t('manufacturers.today')}
      </Heading>
      <ul css={styles.list}>
        {requests.slice(0, MOST_SHOWN).map((rfq) => (
          <RequestRow key={rfq.id} rfq={rfq} />
        ))}
        {open.slice(0, MOST_SHOWN).map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </ul>
    </section>
  );
}

function RequestRow({ rfq }: { readonly rfq: Rfq }) {
  const t = useManufacturersT();
  const text = useText();
  const format = useFormat();
  return (
    <li css={styles.row}>
      <span css={styles.words}>
        <Link css={styles.name} to="?tab=requests&rfq=open">
          {rfq.title}
        </Link>
        <Text as="span" size="sm" tone="muted">
          {t('manufacturers.today.request', { name: text(rfq.requester), count: rfq.units, date: format.date(rfq.createdAt) })}
        </Text>
      </span>
      <Badge tone="warning">{t('manufacturers.today.new')}</Badge>
    </li>
  );
}

function RunRow({ run }: { readonly run: Production }) {
  const t = useManufacturersT();
  const tp = useProductionT();
  const text = useText();
  return (
    <li css={styles.row}>
      <span css={styles.words}>
        <Link css={styles.name} to={`/production/in_house/edit/${run.id}`}>
          {text(run.design.name)}
        </Link>
        <Text as="span" size="sm" tone="muted">
          {t('manufacturers.today.run', { name: text(run.designer), count: run.units })}
        </Text>
        <DueMark run={run} />
      </span>
      <Badge tone={STATUS_TONES[run.status]}>{tp(`run.status.${run.status}`)}</Badge>
    </li>
  );
}

/** The earliest first; what has no day comes last. */
function byDueDate(a: Production, b: Production): number {
  return (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999');
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  list: css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none', borderBlockEnd: `1px solid ${color.line}` }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    paddingBlock: space[3],
    borderBlockStart: `1px solid ${color.line}`,
  }),
  words: css({ display: 'grid', gap: space[1], minWidth: 0, justifyItems: 'start' }),
  name: css({ color: 'inherit', fontSize: font.size.lg, overflowWrap: 'anywhere' }),
};
