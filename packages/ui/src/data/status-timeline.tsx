import { Check, color, css, defineLabels, font, media, space, VisuallyHidden, X } from '@orime/ui';
import type { ReactNode } from 'react';

/** `failed` ends a timeline that stopped: cancelled, declined, lost. */
export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed';

export type TimelineStep = {
  readonly id: string;
  readonly label: string;
  readonly state: TimelineState;
  /** When it happened or is expected, formatted. */
  readonly at?: string;
  /** The same for machines. */
  readonly dateTime?: string;
  /** Who, why, what comes next. */
  readonly note?: ReactNode;
};

export type StatusTimelineProps = {
  readonly label: string;
  readonly steps: readonly TimelineStep[];
  /** Side by side from tablet width on; notes are better under each other. */
  readonly horizontal?: boolean;
};

/** Where something stands on its way: what is done, what is under way, what is still to come. */
export function StatusTimeline({ label, steps, horizontal = false }: StatusTimelineProps) {
  const say = useTimelineLabel();
  return (
    <ol css={[styles.list, horizontal && styles.horizontal]} aria-label={label}>
      {steps.map((step) => (
        <li key={step.id} css={styles.step} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span css={styles.mark} aria-hidden>
            {step.state === 'done' && <Check size={13} strokeWidth={2.5} />}
            {step.state === 'failed' && <X size={13} strokeWidth={2.5} />}
          </span>
          <div css={styles.words}>
            <p css={styles.label}>
              {step.label}
              {/* The mark is a picture; `aria-current` says the one under way. */}
              {step.state !== 'current' && <VisuallyHidden> ({say(step.state)})</VisuallyHidden>}
            </p>
            {step.at && (
              <time css={styles.at} dateTime={step.dateTime}>
                {step.at}
              </time>
            )}
            {step.note && <div css={styles.note}>{step.note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const useTimelineLabel = defineLabels({
  en: { done: 'done', upcoming: 'to come', failed: 'stopped' },
  jp: { done: '完了', upcoming: 'これから', failed: '中止' },
});

const styles = {
  list: css({ display: 'grid', padding: 0, margin: 0, listStyle: 'none', fontSize: font.size.sm }),
  step: css({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    gap: space[3],
    paddingBlockEnd: space[5],
    color: color.muted,
    '&[data-state="done"], &[data-state="current"], &[data-state="failed"]': { color: color.text },
    '&:last-of-type': { paddingBlockEnd: 0 },
    // The thread from one mark to the next.
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '1.5rem 0',
      insetInlineStart: 'calc(0.75rem - 0.5px)',
      width: 1,
      background: color.line,
    },
    '&[data-state="done"]:not(:last-of-type)::before': { background: color.text },
  }),
  mark: css({
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    border: `1px solid ${color.lineStrong}`,
    borderRadius: '50%',
    background: color.page,
    '[data-state="done"] > &': { background: color.text, borderColor: color.text, color: color.inverse },
    '[data-state="current"] > &': {
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 4px ${color.page}, inset 0 0 0 12px ${color.accent}`,
    },
    '[data-state="failed"] > &': { borderColor: color.danger, color: color.danger },
  }),
  words: css({ display: 'grid', gap: '0.1rem', minWidth: 0, paddingBlockStart: '0.1rem' }),
  label: css({ '[data-state="current"] &': { fontWeight: font.weight.semibold }, '[data-state="failed"] &': { color: color.danger } }),
  at: css({ fontSize: font.size.xs, color: color.muted, fontVariantNumeric: 'tabular-nums' }),
  note: css({ color: color.muted }),
  horizontal: css({
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockEnd: 0, paddingInlineEnd: space[4] },
      '& > li:not(:last-of-type)::before': { insetBlock: 'calc(0.75rem - 0.5px) auto', insetInline: '1.5rem 0', width: 'auto', height: 1 },
    },
  }),
};
