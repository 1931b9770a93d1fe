import { readUrl, type ReadContext } from '@orime/contracts';
import type { getArchive, getArchiveSeason } from '@orime/contracts/api/discovery/archive';
import type { Answer } from '@orime/contracts/schemas';
import { readQuery } from '@orime/platform';
import { archiveRead, seasonRead } from './archives-reads.ts';

export type Archive = Answer<typeof getArchive>;
export type SeasonContent = Answer<typeof getArchiveSeason>;

export function archiveQuery(context: ReadContext) {
  return readQuery<Archive>(readUrl(archiveRead, context));
}

export function seasonQuery(context: ReadContext) {
  return readQuery<SeasonContent>(readUrl(seasonRead, context));
}
