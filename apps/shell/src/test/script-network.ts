export interface ScriptNetwork {
  /** Path of a script → what it does when it runs; one without an entry cannot be loaded. */
  readonly scripts: Record<string, () => void>;
  /** Paths that are asked for and never answered. */
  readonly hanging: Set<string>;
  /** Paths in the order they were asked for. */
  readonly asked: string[];
  /** What each of them has to be, by its digest. */
  readonly digests: string[];
  stop(): void;
}

/** jsdom runs no scripts: this is the network and the script engine, at the edge of the page. */
export function startScriptNetwork(): ScriptNetwork {
  const network = { scripts: {} as Record<string, () => void>, hanging: new Set<string>(), asked: [] as string[], digests: [] as string[] };
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      const { pathname } = new URL(node.src);
      network.asked.push(pathname);
      network.digests.push(node.integrity);
      if (network.hanging.has(pathname)) continue;
      network.scripts[pathname]?.();
      node.dispatchEvent(new Event(network.scripts[pathname] === undefined ? 'error' : 'load'));
    }
  });
  observer.observe(document.head, { childList: true });
  return { ...network, stop: () => observer.disconnect() };
}

/** The script of a remote's entry: leaves a container whose `./remote` is this definition, as the generated code of a build does. */
export function entryOf(container: string, definition: object): () => void {
  const module = { default: definition };
  return () => void Object.assign(globalThis, { [container]: { init: () => undefined, get: async () => () => module } });
}
