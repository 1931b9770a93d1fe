/** What the machine does at a command. */
export const COMMAND = { stitch: 0, jump: 1, trim: 2, colour: 3 } as const;

/** The longest move of one record: 12.1 mm in units of 0.1 mm, the limit of DST. */
export const MOST_UNITS = 121;

/** A run of commands in one thread. */
export interface Block {
  readonly thread: string;
  /** First command, after the colour change. */
  readonly start: number;
  /** After the last command. */
  readonly end: number;
}

/**
 * What is to be sewn, in the order of sewing. Places are whole units of 0.1 mm, y downwards, from the middle of the hoop. No stitch is
 * longer than 121 units in either direction; jumps may be. Typed arrays move between threads without a copy.
 */
export interface Plan {
  readonly kinds: Uint8Array;
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  readonly blocks: readonly Block[];
  /** Index of the shape that each block's commands belong to, by command. */
  readonly shapes: Uint16Array;
}
