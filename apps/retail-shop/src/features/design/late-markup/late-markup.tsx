import { useIsMarkup } from '@orime/platform';
import { createElement, lazy, memo, Suspense, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { latePart } from '../more-designs/late-part.tsx';
import { visitorStirs } from './visitor-stirs.ts';

/** How long after a failure the code is asked for again. */
const RETRY_MS = 10_000;

type RegionProps<Props> = {
  readonly props: Props;
  readonly onTaken: () => void;
};

/**
 * A part of the page below what is seen first, whose markup comes with the document. It stays as it is until the visitor stirs; then the
 * code is loaded that takes it over. Links of the markup work before that, and presses of its buttons are kept by the document's script.
 * Where a browser draws the page itself the part is there at once if its code is (`known`), otherwise when that has come.
 */
export function lateMarkup<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  known: () => ComponentType<Props> | undefined,
): ComponentType<Props> {
  const OfMarkup = lazy<ComponentType<Props>>(async () => ({ default: await (isServer() ? load() : whenStirred(load)) }));
  const Drawn = latePart(load);

  function Content({ props, onTaken }: RegionProps<Props>) {
    const isMarkup = useIsMarkup();
    // In markup that is drawn anew after all, this is asked again.
    const [Part] = useState<ComponentType<Props>>(() => (isMarkup ? OfMarkup : (known() ?? Drawn)));
    // Tells when the part is there.
    useEffect(onTaken, [onTaken]);
    return createElement(Part, props);
  }

  const Region = memo(function Region(given: RegionProps<Props>) {
    return (
      <Suspense fallback={null}>
        <Content {...given} />
      </Suspense>
    );
  });

  return function LateMarkup(props: Props) {
    const [first] = useState(props);
    const [isTaken, setTaken] = useState(false);
    const [take] = useState(() => () => setTaken(true));
    // React draws markup anew when it is given other properties before its code has come.
    return <Region props={isTaken ? props : first} onTaken={take} />;
  };
}

const isServer = (): boolean => typeof document === 'undefined';

/** Without its code the markup stays what it is. */
async function whenStirred<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    await visitorStirs();
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
