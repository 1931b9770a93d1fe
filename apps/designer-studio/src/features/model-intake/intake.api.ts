import type { ModelIntake, ModelIntakeAnswers, ModelIntakeInput } from '@orime/contracts/api/people/model-intake';
import { api, queryOptions } from '@orime/platform';

/** The link of a mail: whoever has it may read, correct and withdraw. */
export interface IntakeLink {
  readonly id: string;
  readonly key: string;
}

export const intakeQuery = (link: IntakeLink) =>
  queryOptions({
    queryKey: ['model-intake', link],
    queryFn: ({ signal }) => api.get<ModelIntake>(pathOf('id', link), { signal }),
    meta: { once: true },
  });

export function sendIntake(input: ModelIntakeInput, idempotencyKey: string): Promise<IntakeLink> {
  return api.post('/api/model-intake', input, { idempotencyKey });
}

export function updateIntake(link: IntakeLink, answers: ModelIntakeAnswers): Promise<ModelIntake> {
  return api.post(pathOf('update/id', link), answers);
}

export function withdrawIntake(link: IntakeLink): Promise<ModelIntake> {
  return api.post(pathOf('withdraw/id', link));
}

function pathOf(action: 'id' | 'update/id' | 'withdraw/id', { id, key }: IntakeLink): string {
  return `/api/model-intake/${action}/${encodeURIComponent(id)}?${new URLSearchParams({ key }).toString()}`;
}
