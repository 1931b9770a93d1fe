import type { PropsOfSlot, SlotName } from '../remote/slots.ts';
import type { ReadContext, SlotUse } from './document-declaration.ts';

/** Declares a slot of a route's screen, for `document.slots`. */
export function declareSlot<Name extends SlotName>(slot: Name, props: { readonly [Prop in keyof PropsOfSlot<Name>]: string }): SlotUse {
  return { slot, props };
}

/** The context that a fragment's reads depend on: its props are the parameters, and the page's query string is not its own. */
export function fragmentContext(context: ReadContext, props: Readonly<Record<string, string>>): ReadContext {
  return { ...context, params: props, search: new URLSearchParams() };
}
