import type { PropsOfSlot, SlotName } from '@orime/contracts';
import { createContext, useContext } from 'react';
import type { ComponentType, ReactNode } from 'react';

export type SlotProps<Name extends SlotName> = {
  readonly name: Name;
  /** Handed to whatever fills the slot. */
  readonly props: PropsOfSlot<Name>;
  /** Drawn until the fragment is there, in its final size; without one the slot should be the last thing on the page. */
  readonly placeholder?: ReactNode;
  /** Drawn around what fills the slot, such as a section with its heading; never around nothing. */
  readonly frame?: (content: ReactNode) => ReactNode;
  /** Drawn instead of a fragment that failed. Default: nothing. */
  readonly failed?: (retry: () => void) => ReactNode;
};

export type SlotOutletProps = Omit<SlotProps<SlotName>, 'name' | 'props'> & {
  readonly name: string;
  readonly props: Readonly<Record<string, string>>;
};

/** How the host of a page fills slots. */
export interface SlotHost {
  /** Whether the release set has a fragment for the slot, for this visitor on this page. */
  readonly useIsFilled: (name: string) => boolean;
  readonly Outlet: ComponentType<SlotOutletProps>;
}

/** Null where nobody lends: in a remote that runs alone, and inside a fragment. */
export const SlotContext = createContext<SlotHost | null>(null);

/**
 * A place that fragments of other remotes fill. Nothing is drawn when no remote of the release set lends one; a fragment that
 * fails, or does not come in time, costs this place and nothing else of the page.
 */
export function Slot<Name extends SlotName>({ name, props, ...look }: SlotProps<Name>) {
  const host = useContext(SlotContext);
  if (host === null) return null;
  return <host.Outlet name={name} props={props} {...look} />;
}
