import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, radius, space } from '../tokens/tokens.ts';

export type SegmentedOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** Accessible name when the label is an icon. */
  readonly name?: string;
  /** BCP 47 tag of a label in another language. */
  readonly lang?: string;
};

export type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
};

/** A group of toggle buttons with one pressed: view modes, languages, units. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) {
  return (
    <div css={styles.root} className={className} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          css={styles.option}
          type="button"
          lang={option.lang}
          aria-label={option.name}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

const styles = {
  root: css({ display: 'inline-flex', width: 'fit-content', border: `1px solid ${color.lineStrong}`, borderRadius: radius.sm }),
  option: css({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    paddingInline: space[3],
    fontSize: font.size.sm,
    color: color.muted,
    '&:hover': { color: color.text },
    '&[aria-pressed="true"]': { background: color.text, color: color.inverse },
  }),
};
