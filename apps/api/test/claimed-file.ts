import type { UploadedFile, UploadForm } from '@orime/contracts/api/media/upload';
import type { TestClient } from './build-test-app.ts';
import { okBody } from './checkout-factories.ts';
import { multipartForm } from './multipart.ts';

/** A file of a form that a visitor has not sent yet, uploaded with a ticket of its own. */
export async function claimedFile(
  client: Pick<TestClient, 'post'>,
  form: UploadForm,
  { type, bytes }: { readonly type: string; readonly bytes: Buffer },
): Promise<{ readonly id: string; readonly claim: string }> {
  const { ticket } = okBody<{ ticket: string }>(await client.post('/api/upload/ticket', { form }));
  const { payload, headers } = multipartForm({ name: 'file', type, bytes });
  const { id, claim = '' } = okBody<UploadedFile>(await client.post(`/api/upload?ticket=${ticket}`, payload, headers));
  return { id, claim };
}
