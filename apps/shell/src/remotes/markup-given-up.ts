/** Ends the wait for a part whose markup stands in the page: it failed or is slow, and what says so is drawn in its place. */
export class MarkupGivenUp extends Error {
  override readonly name = 'MarkupGivenUp';
}
