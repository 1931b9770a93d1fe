import type { Production } from '@orime/contracts/api/trade/production';
import { color, css, font } from '@orime/ui';
import { useProductionT } from './production-texts.ts';
import { dueOf, localToday } from './run-state.ts';
import { useDay } from './use-day.ts';

/** When a run is due, in words and by colour. Nothing where no day is agreed. */
export function DueMark({ run }: { readonly run: Pick<Production, 'status' | 'dueDate'> }) {
  const t = useProductionT();
  const day = useDay();
  if (run.dueDate === null) return null;
  const due = dueOf(run, localToday());
  return (
    <span css={styles.root} data-due={due}>
      {t(due === 'late' ? 'run.due.late' : 'run.due.by', { date: day(run.dueDate) })}
    </span>
  );
}

const styles = {
  root: css({
    fontSize: font.size.sm,
    color: color.muted,
    '&[data-due="soon"]': { color: color.warning, fontWeight: font.weight.medium },
    '&[data-due="late"]': { color: color.danger, fontWeight: font.weight.medium },
  }),
};
