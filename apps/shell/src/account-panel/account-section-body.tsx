import { FailedState, Skeleton, SkeletonRegion, css, space } from '@orime/ui';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { AccountSection } from './sections.ts';

type Code = { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly Section: ComponentType };

/** One section, its code fetched when it is first shown. */
export function AccountSectionBody({ section }: { readonly section: AccountSection }) {
  const [code, setCode] = useState<Code>({ status: 'loading' });
  const isLoading = code.status === 'loading';
  // Synchronises with the network: the section's code, once more after each press of "Try again".
  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    section.load().then(
      (Section) => isWanted && setCode({ status: 'ready', Section }),
      () => isWanted && setCode({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [isLoading, section]);

  if (code.status === 'ready') return <code.Section />;
  if (code.status === 'failed') return <FailedState level={3} onRetry={() => setCode({ status: 'loading' })} />;
  return <SectionSkeleton />;
}

/** The shape of a section: a heading, two rows, a button. */
export function SectionSkeleton() {
  return (
    <SkeletonRegion css={styles.skeleton}>
      <Skeleton width="40%" height="1.5rem" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton width="10rem" height="2.75rem" />
    </SkeletonRegion>
  );
}

const styles = { skeleton: css({ display: 'grid', gap: space[4] }) };
