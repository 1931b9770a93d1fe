declare module 'autocannon' {
  export interface Result {
    readonly requests: { readonly total: number; readonly average: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  /** The package ships no types; this is the part that is used here. `duration` in seconds. */
  export default function autocannon(options: { readonly url: string; readonly connections: number; readonly duration: number; readonly workers?: number }): Promise<Result>;
}
