import { pictureOf, pictureRoute } from '@orime/forms/files';
import { textOfError, useMutation, useText } from '@orime/platform';
import { showToast } from '@orime/ui';
import { useUploadT } from '../upload-texts.ts';
import type { BulkPicture } from './picture-groups.ts';

type CutOutOf = { readonly bulk: BulkPicture; readonly blob: Blob };

/** Sends a picture whose background was taken away, in the place of the one it was made of. */
export function useCutOutPicture(onSent: (id: string, next: BulkPicture) => void) {
  const t = useUploadT();
  const text = useText();
  return useMutation({
    mutationFn: async ({ bulk, blob }: CutOutOf): Promise<BulkPicture> => {
      const name = bulk.fileName.replace(/\.[^.]+$/, `.${blob.type.replace('image/', '')}`);
      const source = new File([blob], name, { type: blob.type });
      const stored = await pictureRoute.send(source, { onProgress: () => undefined, signal: new AbortController().signal });
      return { ...bulk, fileName: name, source, picture: { ...pictureOf(stored), alt: bulk.picture.alt } };
    },
    onSuccess: (next, { bulk }) => {
      onSent(bulk.picture.id, next);
      showToast({ message: t('upload.background.done'), tone: 'success' });
    },
    onError: (error) => showToast({ message: text(textOfError(error)), tone: 'danger' }),
  });
}
