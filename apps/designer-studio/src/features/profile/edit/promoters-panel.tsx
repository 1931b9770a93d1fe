import type { OwnProfile } from '@orime/contracts/api/people/profile';
import { FormSection } from '@orime/forms';
import { textOfError, useFormat, useMutation, useQueryClient, useText } from '@orime/platform';
import { Badge, Button, css, EmptyState, showToast, space } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { useProfileT } from '../profile-texts.ts';
import { endPromoter } from '../profile.api.ts';
import { PromoterForm } from './promoter-form.tsx';

/** Who promotes one's work, under which code and for which share. */
export function PromotersPanel({ profile }: { readonly profile: Pick<OwnProfile, 'id' | 'handle' | 'promoters'> }) {
  const t = useProfileT();
  const text = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: endPromoter,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['profile'] }),
    onError: (error) => showToast({ message: text(textOfError(error)), tone: 'danger' }),
  });

  async function handleCopy(code: string): Promise<void> {
    // Without the right to write to the clipboard the code stays to be selected.
    const isCopied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    showToast(
      isCopied
        ? { message: t('profile.promoters.copied', { code }), tone: 'success' }
        : { message: t('profile.promoters.not-copied'), tone: 'danger' },
    );
  }

  return (
    <div css={styles.root}>
      {profile.promoters.length === 0 ? (
        <EmptyState level={2} title={t('profile.promoters.none')} text={t('profile.promoters.none.text')} />
      ) : (
        <Table caption={t('profile.tab.promoters')}>
          <thead>
            <tr>
              <th scope="col">{t('profile.promoters.who')}</th>
              <th scope="col">{t('profile.promoters.code')}</th>
              <th scope="col">{t('profile.promoters.share')}</th>
              <th scope="col">{t('profile.promoters.state')}</th>
              <th scope="col">{t('profile.promoters.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {profile.promoters.map(({ id, name, promoCode, sharePercent, status }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>
                  <code>{promoCode}</code>
                </td>
                <td>{format.percent(sharePercent / 100)}</td>
                <td>
                  <Badge tone={status === 'active' ? 'success' : 'neutral'}>
                    {t(status === 'active' ? 'profile.promoters.active' : 'profile.promoters.ended')}
                  </Badge>
                </td>
                <td>
                  <span css={styles.actions}>
                    <Button
                      variant="secondary"
                      size="sm"
                      aria-label={t('profile.promoters.copy-code', { code: promoCode })}
                      onClick={() => void handleCopy(promoCode)}
                    >
                      {t('profile.promoters.copy')}
                    </Button>
                    {status === 'active' && (
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={t('profile.promoters.end-name', { name })}
                        busy={ending.isPending && ending.variables === promoCode}
                        onClick={() => ending.mutate(promoCode)}
                      >
                        {t('profile.promoters.end')}
                      </Button>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <FormSection title={t('profile.promoters.add')} text={t('profile.promoters.add.text')}>
        <PromoterForm profile={profile} />
      </FormSection>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5] }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: space[2] }),
};
