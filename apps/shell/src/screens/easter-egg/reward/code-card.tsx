import type { FoundCode } from '@orime/contracts/api/selling/promo-code';
import { Link, useFormat, useText } from '@orime/platform';
import { Button, Text, buttonStyles, color, css, font, space } from '@orime/ui';
import { useState } from 'react';
import { useHasRoute } from '../../../routing/routes-context.tsx';
import { EGG } from '../easter-egg-content.ts';

/** The code, large enough to be read to somebody, with what it is good for. */
export function CodeCard({ found }: { readonly found: FoundCode }) {
  const text = useText();
  const { percent, date } = useFormat();
  const hasRoute = useHasRoute();
  const [copy, setCopy] = useState<'no' | 'done' | 'refused'>('no');
  const { reward } = EGG;

  function handleCopy(): void {
    // Absent on plain http away from localhost, whatever its type says.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    void Promise.resolve(clipboard?.writeText(found.code).then(() => true) ?? false)
      .catch(() => false)
      .then((worked) => setCopy(worked ? 'done' : 'refused'));
  }

  return (
    <>
      <p css={[styles.code, found.used && styles.spent]}>
        <span css={styles.label}>{text(reward.label)}</span>
        <strong css={styles.letters}>{found.code}</strong>
      </p>
      <Text tone="muted">{found.used ? text(reward.used) : text(reward.found(percent(found.percent / 100), date(found.endsAt)))}</Text>
      {!found.used && (
        <div css={styles.actions}>
          <Button onClick={handleCopy}>{text(copy === 'done' ? reward.copied : reward.copy)}</Button>
          {hasRoute('/catalog') && (
            <Link css={buttonStyles({ variant: 'secondary' })} to="/catalog">
              {text(reward.shop)}
            </Link>
          )}
        </div>
      )}
      {copy === 'refused' && <Text tone="muted">{text(reward.notCopied)}</Text>}
    </>
  );
}

const styles = {
  code: css({
    display: 'grid',
    gap: space[1],
    width: '100%',
    padding: space[4],
    border: `1px dashed ${color.accent}`,
    background: color.surface,
  }),
  spent: css({ borderColor: color.line, color: color.muted }),
  label: css({ fontSize: font.size.xs, color: color.muted }),
  letters: css({
    fontSize: font.size.xl,
    fontWeight: font.weight.semibold,
    letterSpacing: '0.06em',
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'all',
    overflowWrap: 'anywhere',
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
};
