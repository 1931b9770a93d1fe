/** Where lines go other than to the standard output. */
export interface LogTarget {
  write(line: string): void;
}
