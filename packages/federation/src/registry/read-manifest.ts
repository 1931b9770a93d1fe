import type { RemoteManifest } from '@orime/contracts';
import { RemoteManifestSchema } from '@orime/contracts/schemas';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { RegistryError } from './registry-error.ts';

/**
 * `remote.json` of a build or version folder. Errors: `build_missing` when there is none, `contract_unsupported` for one
 * of another schema, `manifest_invalid` for one that breaks its schema or contradicts itself.
 */
export async function readManifest(folder: string): Promise<RemoteManifest> {
  const file = join(folder, 'remote.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new RegistryError('build_missing', `${file} does not exist; build first`, { file, cause });
  }
  return parseManifest(text, file);
}

/** @param file names the manifest in errors */
export function parseManifest(text: string, file: string): RemoteManifest {
  const value = parseJson(text, file);
  const schema = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : undefined;
  if (schema !== undefined && schema !== 1) {
    throw new RegistryError('contract_unsupported', `${file} is of schema ${String(schema)}; this release reads schema 1`, {
      file,
      schema,
    });
  }
  if (!Value.Check(RemoteManifestSchema, value)) {
    const [first] = Value.Errors(RemoteManifestSchema, value);
    throw invalid(file, `${first?.instancePath === '' ? 'it' : (first?.instancePath ?? 'it')} ${first?.message ?? 'breaks the schema'}`);
  }
  refuseContradictions(value, file);
  return value;
}

/** What a schema of single fields cannot say. */
function refuseContradictions({ entry, server, assets, chunks, permissions }: RemoteManifest, file: string): void {
  const paths = new Set(assets.map(({ path }) => path));
  const stray = [entry, ...(server === undefined ? [] : [server]), ...Object.values(chunks).flat()].find((path) => !paths.has(path));
  if (stray !== undefined) throw invalid(file, `${stray} is used but not listed in assets`);
  // Origins are written into the content security policy of every document: nothing but an origin may get there.
  const other = permissions.origins.find((origin) => !isOrigin(origin));
  if (other !== undefined) throw invalid(file, `"${other}" is not an origin such as https://tiles.example`);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RegistryError('manifest_invalid', `${file} is not JSON`, { file, cause });
  }
}

function invalid(file: string, problem: string): RegistryError {
  return new RegistryError('manifest_invalid', `${file}: ${problem}`, { file, problem });
}
