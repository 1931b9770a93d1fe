import { MAIL_KEY_PREFIX } from '@orime/contracts';
import type { EmailPreferences } from '@orime/contracts/api/notify/email-preferences';
import { Link, isApiError, useQuery, useSearchParams } from '@orime/platform';
import {
  Badge,
  Button,
  EmptyState,
  FailedState,
  Notice,
  Segmented,
  Switch,
  VisuallyHidden,
  buttonStyles,
  color,
  css,
  font,
  space,
} from '@orime/ui';
import { SectionSkeleton } from '../account-section-body.tsx';
import { useAccountT } from '../account-texts.ts';
import { SectionPart } from '../section-part.tsx';
import { emailPreferencesQuery, useSavePreference } from './email.api.ts';
import type { PreferenceChange } from './email.api.ts';
import { NewsletterConfirmation } from './newsletter-confirmation.tsx';

const KINDS = ['messages', 'follows', 'confirmations', 'newsletter'] as const;
const LANGUAGES = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'jp', label: '日本語', lang: 'ja' },
] as const;

/** Which mails one gets, and in which language. Also what a link in a mail opens, without a sign-in. */
export function EmailSection() {
  const t = useAccountT();
  const parameters = useSearchParams()[0];
  const given = parameters.get('key');
  const newsletterKey = parameters.get('newsletter');
  const key = given !== null && given.startsWith(MAIL_KEY_PREFIX) ? given : null;
  const { data, error, isFetching, refetch } = useQuery(emailPreferencesQuery(key));
  const { mutate, isError, isSuccess, isPending } = useSavePreference(key);

  if (data === undefined) {
    if (error === null) return <SectionSkeleton />;
    const isGone = isApiError(error) && (error.status === 404 || error.status === 400);
    return isGone ? <OldLink /> : <FailedState level={3} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {key !== null && newsletterKey !== null && (
        <NewsletterConfirmation linkKey={newsletterKey} isOn={data.newsletter} onAnswer={() => refetch()} />
      )}
      <SectionPart title={t('account.email.title')} text={t('account.email.text', { email: data.email })}>
        {isError && (
          <Notice tone="danger" role="alert">
            {t('account.email.failed')}
          </Notice>
        )}
        <Kinds wishes={data} onChange={mutate} />
        <VisuallyHidden role="status">{isSuccess && !isPending ? t('account.email.saved') : ''}</VisuallyHidden>
      </SectionPart>
      <SectionPart title={t('account.email.language')}>
        <Segmented
          label={t('account.email.language')}
          options={LANGUAGES}
          value={data.language}
          onChange={(language) => mutate({ language })}
        />
      </SectionPart>
    </>
  );
}

type KindsProps = {
  readonly wishes: EmailPreferences;
  readonly onChange: (change: PreferenceChange) => void;
};

/** One row for each kind of mail. Those about orders cannot be switched off, and say so. */
function Kinds({ wishes, onChange }: KindsProps) {
  const t = useAccountT();
  // Somebody without an account gets nothing but the newsletter.
  const kinds = wishes.isMember ? KINDS : (['newsletter'] as const);
  return (
    <ul css={styles.list}>
      {wishes.isMember && (
        <li css={[styles.row, styles.fixed]}>
          <Words title={t('account.email.orders')} hint={t('account.email.orders.hint')} />
          <Badge>{t('account.email.always')}</Badge>
        </li>
      )}
      <li css={[styles.row, styles.fixed]}>
        <Words
          title={t('account.email.stock')}
          hint={wishes.stockAlerts === 0 ? t('account.email.stock.none') : t('account.email.stock.hint', { count: wishes.stockAlerts })}
        />
        {/* It stays where it is, and so does the focus, when there is nothing left to stop. */}
        <Button
          variant="secondary"
          aria-disabled={wishes.stockAlerts === 0 || undefined}
          onClick={() => wishes.stockAlerts > 0 && onChange({ stockAlerts: 0 })}
        >
          {t('account.email.stock.stop')}
        </Button>
      </li>
      {kinds.map((kind) => (
        <li key={kind}>
          <Switch
            css={styles.row}
            label={<Words title={t(`account.email.${kind}`)} hint={t(`account.email.${kind}.hint`)} />}
            checked={wishes[kind]}
            onChange={(isOn) => onChange({ [kind]: isOn })}
          />
        </li>
      ))}
    </ul>
  );
}

function Words({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <span css={styles.words}>
      <span css={styles.title}>{title}</span> <span css={styles.hint}>{hint}</span>
    </span>
  );
}

/** A key that no longer counts, or was cut off by a mail program. */
function OldLink() {
  const t = useAccountT();
  return (
    <EmptyState
      level={3}
      title={t('account.email.old-link')}
      text={t('account.email.old-link.text')}
      actions={
        <Link css={buttonStyles({ variant: 'secondary' })} to="/?account=email" replace>
          {t('account.email.old-link.settings')}
        </Link>
      }
    />
  );
}

const styles = {
  list: css({ listStyle: 'none', borderBlockStart: `1px solid ${color.line}`, '& > li': { borderBlockEnd: `1px solid ${color.line}` } }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    width: '100%',
    minHeight: '4.5rem',
    paddingBlock: space[3],
    textAlign: 'start',
  }),
  fixed: css({ '& > :last-child': { flex: 'none' } }),
  words: css({ display: 'grid', gap: '0.125rem', minWidth: 0 }),
  title: css({ fontWeight: font.weight.medium }),
  hint: css({ fontSize: font.size.sm, color: color.muted }),
};
