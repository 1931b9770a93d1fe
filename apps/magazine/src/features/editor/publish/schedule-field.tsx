import { useFormat, useT } from '@orime/platform';
import { css, space, Text, TextField } from '@orime/ui';
import { useState } from 'react';

export type ScheduleFieldProps = {
  readonly value: string | undefined;
  /** An instant as ISO text. */ readonly onChange: (publishAt: string | undefined) => void;
};

const WRITTEN = { weekday: 'short', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** When a story comes out: typed in one's own time, shown in Japan's as well. */
export function ScheduleField({ value, onChange }: ScheduleFieldProps) {
  const t = useT('magazine');
  const format = useFormat();
  const [typed, setTyped] = useState(() => (value === undefined ? '' : localTime(new Date(value))));
  const change = (text: string): void => {
    setTyped(text);
    const at = new Date(text);
    onChange(Number.isNaN(at.getTime()) || at.getTime() <= Date.now() ? undefined : at.toISOString());
  };
  const isPast = typed !== '' && value === undefined;
  return (
    <div css={styles.root}>
      <TextField
        label={t('editor.schedule.at', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
        type="datetime-local"
        value={typed}
        error={isPast ? t('editor.schedule.past') : undefined}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {value !== undefined && (
        <Text size="sm" tone="muted">
          {format.date(value, WRITTEN)}
          {' · '}
          {format.date(value, { ...WRITTEN, timeZone: 'Asia/Tokyo' })}
        </Text>
      )}
    </div>
  );
}

/** What a `datetime-local` field shows of an instant. */
function localTime(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

const styles = { root: css({ display: 'grid', gap: space[2] }) };
