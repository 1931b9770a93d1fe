import { useFormat } from '@orime/platform';
import { color, css, FailedState, font, Heading, Notice, radius, Select, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useEmbroideryT } from '../embroidery-texts.ts';
import type { PlanFacts } from '../stitch/plan/index.ts';
import { threadOf } from '../threads/palette.ts';
import { HOOPS, type HoopId } from '../work/hoops.ts';
import { changeWork, useWorkStore } from '../work/work.store.ts';
import type { SewingState } from '../worker/use-sewing.ts';
import { ExportButtons } from './export-buttons.tsx';
import { warningsOf } from './warnings.ts';

/** The hoop, what the work takes, what to mind, and the files. */
export function OutputPanel({ state }: { readonly state: SewingState }) {
  const t = useEmbroideryT();
  const format = useFormat();
  const work = useWorkStore((store) => store.work);
  const { sewing } = state;
  return (
    <div css={styles.root}>
      <Select
        label={t('hoop.title')}
        value={work.hoop}
        onChange={({ currentTarget }) => changeWork((now) => ({ ...now, hoop: currentTarget.value as HoopId }))}
      >
        {HOOPS.map(({ id, width, height }) => (
          <option key={id} value={id}>
            {t('hoop.size', { width, height })}
          </option>
        ))}
      </Select>
      {state.status === 'failed' && <FailedState level={2} onRetry={state.retry} />}
      {sewing === undefined && state.status === 'sewing' && (
        <SkeletonRegion css={styles.root}>
          <Skeleton height="9rem" />
          <Skeleton height="6rem" />
        </SkeletonRegion>
      )}
      {sewing !== undefined && (
        <>
          {warningsOf(work, sewing).map((warning) => (
            <Notice key={warning.kind} tone={warning.kind === 'cut' ? 'danger' : 'warning'} role="status">
              {t(`warning.${warning.kind}`, {
                names: 'names' in warning ? format.list(warning.names.slice(0, 5)) : '',
                limit: 'limit' in warning ? format.number(warning.limit) : '',
              })}
            </Notice>
          ))}
          <Facts facts={sewing.facts} />
          <ExportButtons sewing={sewing} />
        </>
      )}
    </div>
  );
}

function Facts({ facts }: { readonly facts: PlanFacts }) {
  const t = useEmbroideryT();
  const format = useFormat();
  const { left = 0, top = 0, right = 0, bottom = 0 } = facts.box ?? {};
  const one = { maximumFractionDigits: 1 };
  const rows = [
    [t('fact.stitches'), format.number(facts.stitches)],
    [
      t('fact.size'),
      t('fact.size.value', { width: format.number((right - left) / 10, one), height: format.number((bottom - top) / 10, one) }),
    ],
    [t('fact.colours'), format.number(facts.blocks.length)],
    [t('fact.trims'), format.number(facts.trims)],
    [t('fact.jumps'), format.number(facts.jumps)],
    [t('fact.minutes'), t('fact.minutes.value', { count: Math.ceil(facts.minutes) })],
    [t('fact.thread'), t('fact.thread.value', { metres: format.number(facts.metres, one) })],
  ];
  return (
    <section css={styles.root} aria-labelledby="embroidery-facts">
      <Heading level={2} size={4} id="embroidery-facts">
        {t('fact.title')}
      </Heading>
      <dl css={styles.facts}>
        {rows.map(([term, value]) => (
          <div key={term} css={styles.fact}>
            <dt css={styles.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {facts.blocks.length > 0 && (
        <ol css={styles.threads} aria-label={t('fact.order')}>
          {facts.blocks.map(({ thread, stitches, metres }, index) => (
            <li key={index} css={styles.thread}>
              <span css={styles.swatch} style={{ background: threadOf(thread).hex }} aria-hidden />
              <span>{t(`thread.${thread}` as 'thread.ink')}</span>
              <Text as="span" size="sm" tone="muted" css={styles.amount}>
                {t('fact.line', { stitches: format.number(stitches), metres: format.number(metres, one) })}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  facts: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: space[3] }),
  fact: css({ display: 'grid', fontVariantNumeric: 'tabular-nums' }),
  term: css({ fontSize: font.size.sm, color: color.muted }),
  threads: css({ display: 'grid' }),
  thread: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.25rem',
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  swatch: css({ width: '1.25rem', height: '1.25rem', border: `1px solid ${color.lineStrong}`, borderRadius: radius.sm }),
  amount: css({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }),
};
