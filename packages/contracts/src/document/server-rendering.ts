import type { RemotePart } from '../remote/remote-part.ts';
import type { BootData } from './boot-data.ts';

/** What the gateway asks of a shell's server file. */
export interface RenderRequest {
  /** As it is written into the document. */
  readonly boot: BootData;
  /** Path and query. */
  readonly address: string;
  /** The parts of remotes that the address shows, of those that can be rendered; the owner's screen comes first. */
  readonly parts: readonly RemotePart[];
  /** Name of each remote → what its server file exports. */
  readonly remotes: Readonly<Record<string, unknown>>;
  /** Content that is not there after so many milliseconds is left to the browser. */
  readonly timeoutMs: number;
  /** Called before each attempt: a page is rendered once more without what failed. */
  readonly onAttempt?: () => void;
  /** Called before the code of another remote runs, with its name, and with `shell` before the frame around all goes on. */
  readonly onRegion?: (remote: string) => void;
}

/** One style element: Emotion finds in `names` what its rules are called, and inserts none of them again. */
export interface StyleBlock {
  readonly names: string;
  readonly css: string;
}

/** The page as a browser would draw it first, for a visitor. */
export interface PageMarkup {
  readonly html: string;
  readonly styles: readonly StyleBlock[];
  /** Keys of the parts that the markup holds; the others are drawn by the browser. */
  readonly rendered: readonly string[];
  /** The names of countries in it, by code. */
  readonly countries: Readonly<Record<string, string>>;
  /** Remotes whose parts were left out, and why. */
  readonly failed: readonly { readonly remote: string; readonly reason: string }[];
}

/** What a remote's server file exports. */
export interface ServerModule {
  readonly default: unknown;
}

/** What the shell's server file exports. */
export interface ShellServerModule {
  /** The modules that remotes' server files `require`, by name. */
  readonly shared: Readonly<Record<string, object>>;
  /** One page at a time: what screens call outside of components is one per process. Rejects when the shell itself fails. */
  readonly render: (request: RenderRequest) => Promise<PageMarkup>;
}
