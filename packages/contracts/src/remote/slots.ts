import { Type, type Static } from 'typebox';

/** A handle or slug as it stands in an address. */
const Key = Type.String({ pattern: '^[\\p{L}\\p{N}_-]{1,60}$' });

/**
 * Places on pages that remotes fill for each other: `name@major` → the props of whatever stands there. All props are strings, so
 * that a document can fill them from its address. An optional prop may be added to a slot; any other change is a new major, which
 * lenders and hosts take up in their own time.
 */
export const SLOTS = {
  /** Cards of a designer's newest designs. */
  'designer-designs@1': Type.Object({ designer: Key }),
  /** Cards of the designs that a producer has made. */
  'producer-designs@1': Type.Object({ producer: Key }),
  /** A map with the place of a designer or producer, by handle, and of those it works with. */
  'place-map@1': Type.Object({ handle: Key }),
  /** Stories about a designer. */
  'designer-stories@1': Type.Object({ designer: Key }),
  /** Stories that name a design, by its id or slug: a section with its own heading, nothing where there are none. */
  'design-stories@1': Type.Object({ design: Key }),
  /** Lookbooks of a designer. */
  'designer-lookbooks@1': Type.Object({ designer: Key }),
  /** A design as stores order it, by its id: a section with its own heading for verified buyers, nothing for anybody else. */
  'trade-offer@1': Type.Object({ design: Key }),
  /** What the person who is signed in has drawn and embroidered: a section with its own heading. */
  'studio-garments@1': Type.Record(Type.String(), Type.String(), { maxProperties: 0 }),
} as const;

export type SlotName = keyof typeof SLOTS;

/** What a fragment in this slot gets from the page. */
export type PropsOfSlot<Name extends SlotName> = Readonly<Static<(typeof SLOTS)[Name]>>;
