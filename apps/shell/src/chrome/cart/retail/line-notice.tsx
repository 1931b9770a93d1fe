import { useFormat } from '@orime/platform';
import { Text, color, css, font, space } from '@orime/ui';
import { useCartT } from '../cart-texts.ts';
import type { LineState } from './line-state.ts';
import { isBlocking } from './line-state.ts';

export type LineNoticeProps = {
  readonly state: LineState;
  /** What the line's price was when the drawer was opened, as text; undefined when it has not changed. */
  readonly priceBefore: string | undefined;
  /** Takes as many as there are. */
  readonly onTake: (quantity: number) => void;
};

/** Why a line cannot be bought as it is, or what is new about it. */
export function LineNotice({ state, priceBefore, onTake }: LineNoticeProps) {
  const t = useCartT();
  const { problem, available, until } = state;
  const { date } = useFormat();
  if (problem === null && priceBefore === undefined) return null;
  return (
    <div css={styles.root}>
      {priceBefore !== undefined && <Text size="sm">{t('cart.price-changed', { before: priceBefore })}</Text>}
      {problem !== null && (
        <p css={[styles.problem, isBlocking(state) && styles.blocking]}>
          {problem === 'too_few' && t('cart.problem.too_few', { count: available ?? 0 })}
          {problem === 'holiday' &&
            t('cart.problem.holiday', { date: until === null ? '' : date(until, { month: 'long', day: 'numeric' }) })}
          {problem !== 'too_few' && problem !== 'holiday' && t(`cart.problem.${problem}`)}
        </p>
      )}
      {problem === 'too_few' && available !== null && (
        <button css={styles.take} type="button" onClick={() => onTake(available)}>
          {t('cart.problem.take', { count: available })}
        </button>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[1], justifyItems: 'start', paddingBlockStart: space[1] }),
  problem: css({ fontSize: font.size.sm, color: color.muted }),
  blocking: css({ color: color.danger, fontWeight: font.weight.medium }),
  take: css({ minHeight: '2.75rem', fontSize: font.size.sm, textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
};
