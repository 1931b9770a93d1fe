import type { BuyerDocument } from '@orime/contracts/api/trade/buyer';
import { useFormat } from '@orime/platform';
import { Badge, Button, css, font, space, Text } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import type { ReactNode } from 'react';
import { useBuyersT } from '../buyers-texts.ts';

const TONES = { pending: 'neutral', accepted: 'success', rejected: 'danger', expired: 'warning' } as const satisfies Record<
  BuyerDocument['status'],
  BadgeTone
>;

export type PaperListProps = {
  readonly documents: readonly BuyerDocument[];
  /** Shows a paper beside the list. */
  readonly onShow: (document: BuyerDocument) => void;
  /** Below a paper: what to make of it. */
  readonly verdictOn?: (document: BuyerDocument, index: number) => ReactNode;
};

/** The papers of a company, each to be read. */
export function PaperList({ documents, onShow, verdictOn }: PaperListProps) {
  const t = useBuyersT();
  if (documents.length === 0)
    return (
      <Text size="sm" tone="muted">
        {t('buyers.papers.none')}
      </Text>
    );
  return (
    <ul css={styles.list}>
      {documents.map((document, index) => (
        <li key={document.id} css={styles.row}>
          <PaperLine document={document} onShow={() => onShow(document)} />
          {verdictOn?.(document, index)}
        </li>
      ))}
    </ul>
  );
}

function PaperLine({ document, onShow }: { readonly document: BuyerDocument; readonly onShow: () => void }) {
  const t = useBuyersT();
  const format = useFormat();
  return (
    <div css={styles.line}>
      <div css={styles.words}>
        <Button css={styles.name} size="sm" variant="ghost" onClick={onShow}>
          {document.fileName}
        </Button>
        <Text size="sm" tone="muted">
          {t(`buyers.paper.${document.kind}`)} · {format.date(document.createdAt, { dateStyle: 'medium' })}
          {document.expiresAt !== null &&
            ` · ${t('buyers.paper.until', { date: format.date(document.expiresAt, { dateStyle: 'medium' }) })}`}
        </Text>
      </div>
      <Badge tone={TONES[document.status]}>{t(`buyers.paper.status.${document.status}`)}</Badge>
    </div>
  );
}

const styles = {
  list: css({ display: 'grid', gap: space[4], margin: 0, padding: 0, listStyle: 'none' }),
  row: css({ display: 'grid', gap: space[3] }),
  line: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: space[3] }),
  words: css({ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' }),
  name: css({ paddingInline: 0, fontWeight: font.weight.medium, textAlign: 'start', whiteSpace: 'normal' }),
};
