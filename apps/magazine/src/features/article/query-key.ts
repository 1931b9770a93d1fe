/** What identifies an entry of the query cache. */
export type QueryKey = readonly unknown[];
