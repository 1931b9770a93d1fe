import { buildUrl } from '@orime/contracts';
import type { ImportReport } from '@orime/contracts/api/catalogue/own-design';
import type { DraftDesignInput, OwnProfile } from '@orime/contracts/api/people/profile';
import { api } from '@orime/platform';

/** Keeps all of them as drafts, or none. Invalidates `['profile']` and `['designs']`. */
export const saveDrafts = (designs: readonly DraftDesignInput[]): Promise<OwnProfile> =>
  api.post<OwnProfile>('/api/profile/designs', { designs });

export type ImportMode = 'trial' | 'all-or-nothing' | 'what-is-good';

/** Reads a table of designs; a trial changes nothing. Invalidates `['profile']` and `['designs']`. */
export const importDesigns = (csv: string, mode: ImportMode): Promise<ImportReport> =>
  api.post<ImportReport>(
    buildUrl('/api/design/import', { dryRun: mode === 'trial' ? '1' : undefined, atomic: mode === 'what-is-good' ? '0' : '1' }),
    { csv },
  );

/** One's own designs as the table that the import reads. */
export const downloadDesigns = (): Promise<void> => api.download('/api/design/export.csv');
