/** `remote@version` of a region. */
export function partOf(region: Element): string {
  return `${region.getAttribute('data-remote') ?? ''}@${region.getAttribute('data-version') ?? ''}`;
}

/** `remote@version` of the region that a node stands in; what stands in none is the shell's. */
export function partAround(node: Node | null | undefined, shell: string): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const region = element?.closest('[data-remote]');
  return region ? partOf(region) : shell;
}
