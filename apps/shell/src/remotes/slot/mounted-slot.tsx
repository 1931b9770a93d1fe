import type { RemotePart } from '@orime/contracts';
import type { SlotOutletProps } from '@orime/platform/host';
import { Fragment, Suspense, type ReactNode } from 'react';
import { retryLoad } from '../part-loads.ts';
import { SlotFragment } from './slot-fragment.tsx';
import { useFailures } from './use-failures.ts';
import { useFragmentReads } from './use-fragment-reads.ts';
import { useFragments } from './use-fragments.ts';
import { useSkewReport } from './use-skew-report.ts';

/** What fills a slot of a page, fragment by fragment. One that fails is gone, or gives way to what the page says about it. */
export function MountedSlot({ name, props, placeholder = null, frame, failed }: SlotOutletProps) {
  const fragments = useFragments(name);
  const failures = useFailures(JSON.stringify(props));
  useFragmentReads(fragments, props);
  useSkewReport(name, fragments.length === 0);

  const shown = fragments.flatMap(({ remote, key }, index): ReactNode[] => {
    const part: RemotePart = { remote, kind: 'fragment', key };
    const id = `${remote}/${key}`;
    if (!failures.has(id)) {
      // One placeholder holds the place of all.
      const held = index === 0 ? placeholder : null;
      return [
        // Markup that came with the document stays in here until the fragment can take it over.
        <Suspense key={id} fallback={held}>
          <SlotFragment part={part} props={props} placeholder={held} onFail={() => failures.add(id)} />
        </Suspense>,
      ];
    }
    if (failed === undefined) return [];
    const handleRetry = (): void => {
      retryLoad(part);
      failures.forget(id);
    };
    return [<Fragment key={id}>{failed(handleRetry)}</Fragment>];
  });
  if (shown.length === 0) return null;
  return frame === undefined ? shown : frame(shown);
}
