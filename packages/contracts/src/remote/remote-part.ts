/** Something of a remote that a page can show: a screen of its route table, or a fragment it lends. */
export interface RemotePart {
  readonly remote: string;
  readonly kind: 'screen' | 'fragment';
  readonly key: string;
}

/** `remote/kind/key`. */
export function keyOfPart({ remote, kind, key }: RemotePart): string {
  return `${remote}/${kind}/${key}`;
}
