import { buildGateway } from './app.ts';
import { ConfigError } from './config-error.ts';
import { readConfig } from './config.ts';

try {
  const config = await readConfig();
  const app = await buildGateway(config);
  await app.listen({ host: config.host, port: config.port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // Answers under way are finished first; a second signal ends at once by default.
      void app.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  const isExpected = error instanceof ConfigError || (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  process.stderr.write(isExpected ? `${sentence(error)}\n` : `${String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}

function sentence(error: Error): string {
  return error instanceof ConfigError ? error.message : `The port is in use: ${error.message}. Stop the other process or set PORT.`;
}
