import { Checkbox, css } from '@orime/ui';
import { setMark, useMarks } from '../reading/index.ts';

export type TaskItemProps = { readonly markKey: string; readonly task: string };

/** Something to do; the tick stays in this browser. */
export function TaskItem({ markKey, task }: TaskItemProps) {
  const ticks = useMarks('handbook-tasks');
  return (
    <div css={styles.root}>
      <Checkbox label={task} checked={ticks.has(markKey)} onChange={(event) => setMark('handbook-tasks', markKey, event.target.checked)} />
    </div>
  );
}

const styles = { root: css({ lineHeight: 1.5 }) };
