import type { Buyer, BuyerDocument } from '@orime/contracts/api/trade/buyer';
import { FormFailure } from '@orime/forms';
import { useFormat, useMutation, useQueryClient, useT } from '@orime/platform';
import { Badge, Button, color, css, font, Heading, IconButton, Notice, space, Text } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { deleteDocument, openDocument } from '../buyer.api.ts';
import { DOCUMENT_TONES } from './document-tones.ts';
import { DocumentUpload } from './document-upload.tsx';

const KINDS = ['licence', 'resale_cert', 'tax', 'other'] as const satisfies readonly BuyerDocument['kind'][];

/** A company's papers by kind, each with what staff made of it, and a place to add more. */
export function CompanyDocuments({ buyer }: { readonly buyer: Buyer }) {
  const t = useT('wholesale');
  const mayEdit = buyer.role === 'owner';
  return (
    <section css={styles.root} id="documents" aria-labelledby="documents-title" tabIndex={-1}>
      <Heading id="documents-title" level={2} size={3}>
        {t('documents.title')}
      </Heading>
      <Text tone="muted">{t('documents.text')}</Text>
      {buyer.verification === 'verified' && <Notice>{t('documents.recheck')}</Notice>}
      {KINDS.map((kind) => (
        <div key={kind} css={styles.kind}>
          <Heading level={3} size={4}>
            {t(`documents.kind.${kind}`)}
          </Heading>
          <Text size="sm" tone="muted">
            {t(`documents.hint.${kind}`)}
          </Text>
          <ul css={styles.list} aria-label={t(`documents.kind.${kind}`)}>
            {buyer.documents
              .filter((document) => document.kind === kind)
              .map((document) => (
                <DocumentRow key={document.id} document={document} mayEdit={mayEdit} />
              ))}
          </ul>
          {mayEdit && <DocumentUpload kind={kind} />}
        </div>
      ))}
    </section>
  );
}

function DocumentRow({ document, mayEdit }: { readonly document: BuyerDocument; readonly mayEdit: boolean }) {
  const t = useT('wholesale');
  const format = useFormat();
  const queries = useQueryClient();
  const open = useMutation({ mutationFn: () => openDocument(document.id) });
  const remove = useMutation({
    mutationFn: () => deleteDocument(document.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['buyer'] }),
  });
  return (
    <li css={styles.row}>
      <div css={styles.body}>
        <Button size="sm" variant="ghost" css={styles.name} busy={open.isPending} onClick={() => open.mutate()}>
          {document.fileName}
        </Button>
        <Text size="sm" tone="muted">
          {t('documents.since', { date: format.date(document.createdAt) })}
          {document.expiresAt !== null && ` · ${t('documents.until', { date: format.date(document.expiresAt) })}`}
        </Text>
        {document.note !== '' && <Text size="sm">{document.note}</Text>}
        {(open.isError || remove.isError) && <FormFailure failure={open.error ?? remove.error} />}
      </div>
      <Badge tone={DOCUMENT_TONES[document.status]}>{t(`documents.status.${document.status}`)}</Badge>
      {mayEdit && document.status !== 'accepted' && (
        <IconButton label={t('documents.remove', { name: document.fileName })} onClick={() => remove.mutate()}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], scrollMarginBlockStart: '5rem', outline: 'none' }),
  kind: css({ display: 'grid', gap: space[2], paddingBlockStart: space[4], borderBlockStart: `1px solid ${color.line}` }),
  list: css({ margin: 0, padding: 0, listStyle: 'none', '&:empty': { display: 'none' } }),
  row: css({ display: 'flex', alignItems: 'start', gap: space[3], paddingBlock: space[2] }),
  body: css({ flex: 1, display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' }),
  name: css({ paddingInline: 0, fontWeight: font.weight.medium, textAlign: 'start', whiteSpace: 'normal' }),
};
