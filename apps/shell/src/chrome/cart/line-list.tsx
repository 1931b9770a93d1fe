import { css, space } from '@orime/ui';
import { Fragment } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { RemovedLine } from './removed-line.tsx';
import type { Removed } from './use-removal.ts';

export type LineListProps<Item> = {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly nameOf: (item: Item) => string;
  readonly removed: Removed<Item> | null;
  readonly onUndo: (event: MouseEvent) => void;
  readonly children: (item: Item, index: number) => ReactNode;
};

/** The lines of a cart, with the offer to undo the last removal in the place where it happened. */
export function LineList<Item>({ items, keyOf, nameOf, removed, onUndo, children }: LineListProps<Item>) {
  const offer = removed !== null && !items.some((item) => keyOf(item) === keyOf(removed.item)) && (
    <RemovedLine key={keyOf(removed.item)} name={nameOf(removed.item)} onUndo={onUndo} />
  );
  if (items.length === 0 && offer === false) return null;
  return (
    <ul css={styles.list}>
      {items.map((item, index) => (
        <Fragment key={keyOf(item)}>
          {removed?.index === index && offer}
          {children(item, index)}
        </Fragment>
      ))}
      {removed !== null && removed.index >= items.length && offer}
    </ul>
  );
}

const styles = { list: css({ listStyle: 'none', paddingBlockEnd: space[4] }) };
