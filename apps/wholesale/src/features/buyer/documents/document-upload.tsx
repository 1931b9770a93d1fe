import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '@orime/contracts/api/trade/buyer';
import type { BuyerDocument } from '@orime/contracts/api/trade/buyer';
import { useFormFiles } from '@orime/forms/files';
import { useQueryClient, useT } from '@orime/platform';
import { VisuallyHidden } from '@orime/ui';
import { FileDrop } from '@orime/ui/data';
import { uploadDocument } from '../buyer.api.ts';

/** How many papers of one kind are sent at a time. */
const MOST = 10;

/** Takes papers of one kind: each is sent at once, with its progress, and joins the list when it has arrived. */
export function DocumentUpload({ kind }: { readonly kind: BuyerDocument['kind'] }) {
  const t = useT('wholesale');
  const queries = useQueryClient();
  const upload = useFormFiles<BuyerDocument>({
    max: MOST,
    route: {
      types: DOCUMENT_TYPES,
      maxBytes: MAX_DOCUMENT_BYTES,
      send: async (file, run) => {
        const stored = await uploadDocument(kind, file, run);
        await queries.invalidateQueries({ queryKey: ['buyer'] });
        return stored;
      },
    },
  });
  const arrived = upload.files.findLast(({ status }) => status === 'done');
  return (
    <>
      <FileDrop
        multiple
        label={t('documents.add', { kind: t(`documents.kind.${kind}`) })}
        hint={t('documents.add.hint')}
        accept={DOCUMENT_TYPES.join(',')}
        uploads={upload.files.flatMap((file) => (file.status === 'done' ? [] : [file]))}
        onFiles={upload.add}
        onCancel={upload.remove}
      />
      <VisuallyHidden role="status">{arrived === undefined ? '' : t('documents.arrived', { name: arrived.name })}</VisuallyHidden>
    </>
  );
}
