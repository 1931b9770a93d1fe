import { readUrl, type ReadContext } from '@orime/contracts';
import type { ModelPage, ModelProfile } from '@orime/contracts/api/people/profile-people';
import { readQuery } from '@orime/platform';
import { modelRead, modelsRead } from './model-reads.ts';

export function modelQuery(context: ReadContext) {
  return readQuery<ModelPage>(readUrl(modelRead, context));
}

export function modelsQuery(context: ReadContext) {
  return readQuery<readonly ModelProfile[]>(readUrl(modelsRead, context));
}
