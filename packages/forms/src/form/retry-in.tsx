import { useEffect, useState } from 'react';
import { useFormsText } from '../forms-texts.ts';

/** Counts down until trying again makes sense. Mount it anew for another wait. */
export function RetryIn({ seconds }: { readonly seconds: number }) {
  const t = useFormsText();
  const [endMs] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const isWaiting = left > 0;
  // Synchronises with the clock while there is something to wait for.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((endMs - Date.now()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [isWaiting, endMs]);
  if (!isWaiting) return null;
  return (
    // Read out once with the notice around it, not every second.
    <p aria-live="off">{left < 90 ? t('failure.wait', { count: left }) : t('failure.wait-minutes', { count: Math.ceil(left / 60) })}</p>
  );
}
