import { FailedState, Skeleton, SkeletonRegion, Text } from '@orime/ui';
import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';

export type ReadPanelProps<Item> = {
  readonly title: string;
  /** The answer of `useQuery`. */
  readonly read: {
    readonly data: { readonly items: readonly Item[] } | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** What stands there when nothing was found. */
  readonly empty: string;
  /** CSS height of what stands there until the answer has come. */
  readonly height: string;
  readonly children: ReactNode;
};

/** A part of a record that is read by itself: how it loads, fails and is empty is the same for each. */
export function ReadPanel<Item>({ title, read, empty, height, children }: ReadPanelProps<Item>) {
  const { data, error, isFetching, refetch } = read;
  return (
    <Panel title={title}>
      {data === undefined && error !== null && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && error === null && (
        <SkeletonRegion>
          <Skeleton height={height} />
        </SkeletonRegion>
      )}
      {data?.items.length === 0 && (
        <Text size="sm" tone="muted">
          {empty}
        </Text>
      )}
      {children}
    </Panel>
  );
}
