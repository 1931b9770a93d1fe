/** What somebody has drawn over the result, in shares of the picture, so that it holds at any size. */
export type Mark =
  | {
      readonly tool: 'brush';
      readonly isKept: boolean;
      /** Of the longer side. */
      readonly radius: number;
      /** x and y by turns. */
      readonly points: readonly number[];
    }
  | { readonly tool: 'area'; readonly isKept: boolean; readonly x: number; readonly y: number };
