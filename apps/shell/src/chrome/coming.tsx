import { useIsMarkup } from '@orime/platform';
import { lazy, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Code that comes with its first use. */
export interface PartSource<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** For a server, and for who takes over its markup. */
  Lazy: ComponentType<Props>;
  /** What has come. */
  known?: ComponentType<Props>;
}

export function partSource<Props>(load: PartSource<Props>['load']): PartSource<Props> {
  return { load, Lazy: lazyOf({ load }) };
}

/** A new one after a failure, which the old one would repeat. */
export function lazyOf<Props>({ load }: Pick<PartSource<Props>, 'load'>): ComponentType<Props> {
  // A lazy component takes the props of what it loads.
  return lazy(async () => ({ default: (await load()) as ComponentType<object> })) as unknown as ComponentType<Props>;
}

type ComingProps<Props> = {
  readonly source: PartSource<Props>;
  /** Draws the part, or what stands for it while its code is on its way. */
  readonly children: (Part: ComponentType<Props> | undefined) => ReactNode;
};

/**
 * Draws a part whose code comes with its first use. Markup waits for the code inside the boundary around this element. Anything else does
 * not suspend: what React shows in the place of a fallback waits until 300 ms have passed since the last fallback anywhere on the page,
 * so that a bell in the header would hold up the screen. A load that fails is thrown while rendering.
 */
export function Coming<Props>({ source, children }: ComingProps<Props>) {
  return useIsMarkup() ? children(source.Lazy) : <Arriving source={source}>{children}</Arriving>;
}

type Loaded<Props> = { readonly Part?: ComponentType<Props> | undefined; readonly failure?: unknown };

function Arriving<Props>({ source, children }: ComingProps<Props>) {
  const [loaded, setLoaded] = useState<Loaded<Props>>({ Part: source.known });
  // Synchronises with the load of the code. Mounting again is a new try.
  useEffect(() => {
    if (source.known !== undefined) return undefined;
    let isWanted = true;
    const take = (next: Loaded<Props>): void => {
      if (isWanted) setLoaded(next);
    };
    source.load().then(
      (Part) => take({ Part: (source.known = Part) }),
      (failure: unknown) => take({ failure }),
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  if (loaded.failure !== undefined) throw loaded.failure;
  return children(loaded.Part);
}
