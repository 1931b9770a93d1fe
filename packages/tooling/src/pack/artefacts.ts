/** An app as it is handed over: a folder that Node runs, with nothing else of the project. */
export interface Artefact {
  readonly app: 'api' | 'gateway';
  /** Source file by the name of the file to start, without extension. */
  readonly entryPoints: Readonly<Record<string, string>>;
  /** Patterns from the root, of what the app reads at run time. */
  readonly files: readonly string[];
  readonly port: number;
}

export const ARTEFACTS: readonly Artefact[] = [
  {
    app: 'api',
    entryPoints: { server: 'apps/api/src/server.ts', staff: 'apps/api/src/staff/cli.ts' },
    files: ['apps/api/migrations/*.sql', 'apps/api/src/**/*.sql', 'apps/api/fonts/*'],
    port: 4001,
  },
  {
    app: 'gateway',
    entryPoints: { server: 'apps/gateway/src/server.ts', 'render-worker': 'apps/gateway/src/rendering/render-worker.ts' },
    files: [],
    port: 4000,
  },
];
