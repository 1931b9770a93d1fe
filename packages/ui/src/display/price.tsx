import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { color, space } from '../tokens/tokens.ts';

export type PriceProps = {
  /** Formatted amount, such as "¥38,500". */
  readonly amount: string;
  /** Formatted earlier amount, shown struck through. */
  readonly compareAt?: string;
  /** Read out before each amount when there are two: "Sale price", "Regular price". */
  readonly amountLabel?: string;
  readonly compareAtLabel?: string;
  /** Line below the amounts, such as tax included or lowest price of 30 days. */
  readonly note?: ReactNode;
  readonly className?: string;
};

/** An amount formatted by the caller, with the earlier one during a sale. */
export function Price({ amount, compareAt, amountLabel, compareAtLabel, note, className }: PriceProps) {
  return (
    <span css={styles.root} className={className}>
      <span css={styles.line}>
        <span css={[styles.amount, compareAt && styles.reduced]}>
          {compareAt && amountLabel && <VisuallyHidden>{amountLabel} </VisuallyHidden>}
          {amount}
        </span>
        {compareAt && (
          <span css={styles.earlier}>
            {compareAtLabel && <VisuallyHidden>{compareAtLabel} </VisuallyHidden>}
            <s css={styles.struck}>{compareAt}</s>
          </span>
        )}
      </span>
      {note && <span css={styles.note}>{note}</span>}
    </span>
  );
}

const styles = {
  root: css({ display: 'inline-flex', flexDirection: 'column' }),
  line: css({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space[2]}`, fontVariantNumeric: 'tabular-nums' }),
  amount: css({ whiteSpace: 'nowrap' }),
  reduced: css({ color: color.accent }),
  earlier: css({ color: color.muted, whiteSpace: 'nowrap' }),
  struck: css({ textDecorationThickness: '1px' }),
  note: css({ fontSize: '0.8125rem', color: color.muted }),
};
