import { useFormat, useT } from '@orime/platform';
import { Button, color, css, font, space } from '@orime/ui';
import { useEffect, useState } from 'react';
import { useWriting, useWritten } from './writing-context.ts';

const TICK_MS = 5000;

/** "Saved 10:42 · 2 seconds ago", or why not. What is not sent is always in this browser. */
export function SaveLine() {
  const t = useT('magazine');
  const format = useFormat();
  const { session } = useWriting();
  const save = useWritten((state) => state.save);
  const nowMs = useNow(save.kind === 'saved');
  const time = save.kind === 'saved' ? format.date(save.at, { hour: '2-digit', minute: '2-digit' }) : '';
  return (
    <p css={styles.root}>
      {/* Told when it changes; the passing of time is not news. */}
      <span role="status">{t(`editor.save.${save.kind}`, { time })}</span>
      {save.kind === 'saved' && <span aria-hidden> · {format.relative(save.at, Math.max(save.at, nowMs))}</span>}
      {save.kind === 'offline' && (
        <Button variant="ghost" size="sm" onClick={() => void session.resume()}>
          {t('editor.save.again')}
        </Button>
      )}
    </p>
  );
}

function useNow(isOn: boolean): number {
  const [nowMs, setNow] = useState(() => Date.now());
  // Synchronises the words about the last save with the clock.
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isOn]);
  return nowMs;
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', gap: space[1], alignItems: 'center', color: color.muted, fontSize: font.size.sm }),
};
