import { mkdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { SettingError, type SiteSettings } from './settings.ts';

/** Space for the database cluster, the builds and the images of a first start, in bytes. */
const NEEDED_BYTES = 600 * 1024 * 1024;

/** Fails early with one sentence: port in use, folder not writable, or too little disk space. Throws `SettingError`. */
export async function checkMachine(settings: SiteSettings): Promise<void> {
  await checkFolder(settings.dataDir);
  if (settings.port === settings.apiPort)
    throw new SettingError(`PORT and API_PORT are both ${settings.port}: give them different numbers.`);
  await checkPort(settings.port, 'PORT');
  await checkPort(settings.apiPort, 'API_PORT');
}

async function checkFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new SettingError(`The data folder ${folder} cannot be made: ${reason(error)}. Set DATA_DIR to a folder that can be written.`);
  }
  const disk = await statfs(folder);
  const freeBytes = disk.bavail * disk.bsize;
  if (freeBytes < NEEDED_BYTES) {
    throw new SettingError(
      `Only ${Math.floor(freeBytes / 1024 / 1024)} MB are free on the disk of ${folder}, and ${NEEDED_BYTES / 1024 / 1024} MB are needed: make room or set DATA_DIR.`,
    );
  }
}

function checkPort(port: number, name: string): Promise<void> {
  return new Promise((done, refuse) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${error.code ?? error.message})`;
      refuse(new SettingError(`Port ${port} ${why}: stop it, or set ${name} to another number.`));
    });
    probe.listen({ port, host: '0.0.0.0', exclusive: true }, () => probe.close(() => done()));
  });
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
