import type { Buyer } from '@orime/contracts/api/trade/buyer';
import { Link, useT, useText } from '@orime/platform';
import { buttonStyles, Cluster, color, css, Heading, Notice, space, Text } from '@orime/ui';

const TONES = { pending: 'info', needs_info: 'warning', verified: 'success', rejected: 'danger', suspended: 'danger' } as const;

export type CompanyStatusProps = {
  /** Null before a company is registered. */
  readonly buyer: Buyer | null;
  readonly level: 1 | 2;
};

/** Where a company stands with its verification, what is asked of it, and the next step. */
export function CompanyStatus({ buyer, level }: CompanyStatusProps) {
  const t = useT('wholesale');
  const text = useText();
  if (buyer === null) {
    return (
      <section css={styles.root} aria-labelledby="company-status">
        <Heading id="company-status" level={level} size={level === 1 ? 2 : 4}>
          {t('buyer.none.title')}
        </Heading>
        <Text tone="muted">{t('buyer.none.text')}</Text>
        <div>
          <Link css={buttonStyles()} to="/create-buyer-profile">
            {t('buyer.none.create')}
          </Link>
        </div>
      </section>
    );
  }
  const { verification, reason, documents, recheck, role } = buyer;
  const isOpen = verification === 'pending' || verification === 'needs_info';
  const wrong = documents.filter(({ status }) => status === 'rejected' || status === 'expired');
  const mayEdit = role === 'owner';
  return (
    <section css={styles.root} aria-labelledby="company-status">
      <Heading id="company-status" level={level} size={level === 1 ? 2 : 4}>
        {t(`buyer.status.${verification}.title`)}
      </Heading>
      <Notice tone={TONES[verification]}>
        <p>{reason !== null && verification !== 'verified' ? text(reason) : t(`buyer.status.${verification}.text`)}</p>
        {recheck !== null && <p>{t('buyer.recheck')}</p>}
      </Notice>
      {isOpen && documents.length === 0 && <Text>{t('buyer.next.documents')}</Text>}
      {wrong.length > 0 && (
        <ul css={styles.wrong}>
          {wrong.map((document) => (
            <li key={document.id}>
              {t(`documents.wrong.${document.status}`, { kind: t(`documents.kind.${document.kind}`), name: document.fileName })}
              {document.note !== '' && <Text size="sm">{document.note}</Text>}
            </li>
          ))}
        </ul>
      )}
      <Cluster>
        {(isOpen || wrong.length > 0) && mayEdit && (
          <Link css={buttonStyles()} to="/buyer/profile/edit#documents">
            {t(verification === 'needs_info' ? 'buyer.next.answer' : 'buyer.next.upload')}
          </Link>
        )}
        {verification !== 'verified' && (
          <Link css={buttonStyles({ variant: 'secondary' })} to="/wholesale/catalog">
            {t('buyer.next.browse')}
          </Link>
        )}
      </Cluster>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  wrong: css({ margin: 0, paddingInlineStart: space[4], color: color.danger, display: 'grid', gap: space[2] }),
};
