/**
 * Facts that are told again as another major of them, `from` as `to`, while remotes of both are live; the release gate asks for one then.
 * There is none today: every fact has one major.
 */
export const EVENT_ADAPTERS: readonly { readonly from: string; readonly to: string; readonly adapt: (data: never) => unknown }[] = [];
