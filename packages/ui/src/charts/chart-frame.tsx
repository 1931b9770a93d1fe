import { color, css, defineLabels, font, space } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useWidth } from './use-width.ts';

/** What a chart draws into: the box inside the axes, in pixels. */
export type ChartBox = { readonly width: number; readonly height: number; readonly left: number; readonly top: number };

export type ChartFrameProps = {
  readonly title: string;
  readonly labelHeader: string;
  readonly heightRem: number;
  /** Room for the values beside the axis, in pixels. */
  readonly left: number;
  /** Labels along the axis, which the arrow keys walk. */
  readonly labels: readonly string[];
  readonly columns: readonly { readonly id: string; readonly label: string; readonly color: string; readonly values: readonly string[] }[];
  readonly children: (box: ChartBox, active: number | undefined) => ReactNode;
};

const TOP = 8;
const BOTTOM = 26;

/**
 * What all charts have: a name, a place in the tab order whose arrow keys read out one label after the other, a read-out in sight, and
 * the same numbers as a table.
 */
export function ChartFrame({ title, labelHeader, heightRem, left, labels, columns, children }: ChartFrameProps) {
  const say = useChartLabel();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root, 640);
  const [active, setActive] = useState<number>();
  const height = heightRem * 16;
  const box = { left, top: TOP, width: Math.max(40, width - left - 4), height: height - TOP - BOTTOM };

  const handleKey = (event: KeyboardEvent): void => {
    const now = active ?? -1;
    const last = labels.length - 1;
    const target = { ArrowRight: Math.min(last, now + 1), ArrowLeft: Math.max(0, now - 1), Home: 0, End: last }[event.key];
    if (target === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    setActive(target);
  };
  const handlePoint = (event: PointerEvent<HTMLDivElement>): void => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - box.left;
    setActive(Math.max(0, Math.min(labels.length - 1, Math.floor((x / box.width) * labels.length))));
  };
  const readOut =
    active === undefined
      ? ''
      : `${labels[active] ?? ''}: ${columns.map((column) => (columns.length > 1 ? `${column.label} ${column.values[active] ?? ''}` : (column.values[active] ?? ''))).join(', ')}`;
  return (
    <figure css={styles.root} aria-labelledby={`${id}-title`}>
      <figcaption css={styles.head}>
        <span css={styles.title} id={`${id}-title`}>
          {title}
        </span>
        {columns.length > 1 && (
          <span css={styles.legend}>
            {columns.map((column) => (
              <span key={column.id} css={styles.key} style={{ '--key': column.color }}>
                {column.label}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <p css={styles.readOut} aria-hidden>
        {readOut}
      </p>
      {/* A slider over the labels: what reads a page aloud passes its arrow keys on, and speaks the text of its value. */}
      <div
        ref={root}
        css={styles.walk}
        role="slider"
        aria-label={title}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={labels.length}
        aria-valuenow={(active ?? 0) + 1}
        aria-valuetext={readOut || say('walk')}
        tabIndex={0}
        onKeyDown={handleKey}
        onBlur={() => setActive(undefined)}
        onPointerMove={handlePoint}
        onPointerLeave={() => setActive(undefined)}
      >
        <svg css={styles.drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
          {children(box, active)}
        </svg>
      </div>
      <details css={styles.details}>
        <summary>{say('table')}</summary>
        <Table caption={title}>
          <thead>
            <tr>
              <th scope="col">{labelHeader}</th>
              {columns.map((column) => (
                <th key={column.id} scope="col" data-align="end">
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map((column) => (
                  <td key={column.id} data-align="end">
                    {column.values[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

const useChartLabel = defineLabels({
  en: { walk: 'Arrow keys read the values', table: 'Show as a table' },
  jp: { walk: '矢印キーで値を読み上げます', table: '表で見る' },
});

const styles = {
  root: css({ display: 'grid', gap: space[2], margin: 0, minWidth: 0 }),
  walk: css({ minWidth: 0, overflow: 'hidden' }),
  head: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[3] }),
  title: css({ fontWeight: font.weight.medium }),
  legend: css({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], fontSize: font.size.sm, color: color.muted }),
  key: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    '&::before': { content: '""', width: '1rem', height: 2, background: 'var(--key)' },
  }),
  readOut: css({ minHeight: '1.5rem', fontSize: font.size.sm, color: color.muted, fontVariantNumeric: 'tabular-nums' }),
  drawing: css({
    maxWidth: 'none',
    touchAction: 'pan-y',
    '& text': { fontSize: '0.6875rem', fill: color.muted, fontVariantNumeric: 'tabular-nums' },
  }),
  details: css({ fontSize: font.size.sm, '& > summary': { color: color.muted, minHeight: '1.75rem', width: 'fit-content' } }),
};
