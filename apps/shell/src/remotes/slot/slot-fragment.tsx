import type { RemotePart } from '@orime/contracts';
import { reportError } from '@orime/platform';
import { RemoteContext, SlotContext, usePlatform } from '@orime/platform/host';
import { Suspense, useEffect, type ReactNode } from 'react';
import { noteMount } from '../mount-outcomes.ts';
import { PATIENCE, timedOut } from '../part-loads.ts';
import { RemoteBoundary } from '../remote-boundary.tsx';
import { sourceOf } from '../resolve-remote.ts';
import { usePartLoad } from '../use-part-load.ts';

export type SlotFragmentProps = {
  readonly part: RemotePart;
  readonly props: Readonly<Record<string, string>>;
  readonly placeholder: ReactNode;
  /** The fragment failed, and that was reported. */
  readonly onFail: () => void;
};

/** One fragment of a slot, with the texts and the name of its own remote. Whatever happens to it happens inside this element. */
export function SlotFragment({ part, props, placeholder, onFail }: SlotFragmentProps) {
  const { load } = usePartLoad(part);
  const source = sourceOf(usePlatform().boot.release, part.remote);
  // Synchronises the slot with the loader, which has reported the failure.
  useEffect(() => {
    if (load.status === 'failed') onFail();
  }, [load, onFail]);

  function handleThrown(error: unknown, info?: string): void {
    noteMount(part.remote, false);
    reportError(error, { remote: source, ...(info !== undefined && { info }) });
    onFail();
  }

  if (load.status !== 'ready') return placeholder;
  return (
    <div data-remote={part.remote} data-version={source.slice(part.remote.length + 1)}>
      <RemoteBoundary resetKeys={[load]} onError={handleThrown} fallback={null}>
        <RemoteContext value={source}>
          {/* A fragment has no slots of its own: none can stand in itself. */}
          <SlotContext value={null}>
            <Suspense fallback={<Waiting onTimeUp={() => handleThrown(timedOut(part))}>{placeholder}</Waiting>}>
              <load.Part {...props} />
            </Suspense>
          </SlotContext>
        </RemoteContext>
      </RemoteBoundary>
    </div>
  );
}

/** A fragment that waits for code of its own has no more time than its loading had. */
function Waiting({ onTimeUp, children }: { readonly onTimeUp: () => void; readonly children: ReactNode }) {
  // Synchronises with the clock; the content that was waited for takes this element away, and the timer with it.
  useEffect(() => {
    const timer = setTimeout(onTimeUp, PATIENCE.fragment.giveUpAfterMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a later render of the page must not prolong the wait
  }, []);
  return children;
}
