import { useFormat } from '@orime/platform';
import { Text } from '@orime/ui';
import { useEffect, useState } from 'react';
import { useCheckoutT } from './checkout-texts.ts';

/** How long the goods of this checkout are still kept for the visitor; afterwards that anybody may buy them. Time: ISO 8601. */
export function HoldCountdown({ until }: { readonly until: string }) {
  const t = useCheckoutT();
  const { number } = useFormat();
  const left = useSecondsLeft(until);
  const minutes = Math.floor(left / 60);
  const seconds = number(left % 60, { minimumIntegerDigits: 2 });
  return (
    // A timer, not a status: read when asked for, not with every second.
    <div role="timer" aria-label={t('checkout.hold.label')}>
      <Text size="sm" tone={left === 0 ? 'danger' : 'muted'}>
        {left === 0 ? t('checkout.hold.over') : t('checkout.hold.left', { time: `${number(minutes)}:${seconds}` })}
      </Text>
    </div>
  );
}

function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
  const isOver = left === 0;
  // Synchronises with the clock until the time is over.
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
