import type { OwnProfile } from '@orime/contracts/api/people/profile';
import { isApiError, Link, textOfError, useMutation, useNavigate, useQueryClient, useText } from '@orime/platform';
import { Button, css, Heading, Notice, showToast, space, Text } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';
import { useProfileT } from '../profile-texts.ts';
import { deleteProfile } from '../profile.api.ts';

const TypedConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).TypedConfirmDialog }));

/** The end of a profile: asked for with its handle, refused while somebody waits for goods or money. */
export function ClosingPanel({ profile }: { readonly profile: Pick<OwnProfile, 'handle' | 'name' | 'nameJp'> }) {
  const t = useProfileT();
  const text = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const closing = useMutation({
    mutationFn: () => deleteProfile(profile.handle),
    onSuccess: async () => {
      showToast({ message: t('profile.closing.done'), tone: 'success' });
      await navigate('/create-profile');
      await Promise.all(['designs', 'profile'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
    onError: () => setAsking(false),
  });
  const refusal = refusalOf(closing.error);
  return (
    <section css={styles.root} aria-labelledby="profile-closing">
      <Heading level={2} size={4} id="profile-closing">
        {t('profile.closing.title')}
      </Heading>
      <Text>{t('profile.closing.text')}</Text>
      {closing.error !== null && (
        <Notice tone="danger" role="alert">
          {refusal === undefined ? text(textOfError(closing.error)) : t(`profile.closing.${refusal.reason}`, { count: refusal.openOrders })}
          {refusal?.reason === 'open_orders' && <Link to="/dashboard">{t('profile.closing.orders')}</Link>}
        </Notice>
      )}
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('profile.closing.delete')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <TypedConfirmDialog
            isOpen
            title={t('profile.closing.delete-name', { name: text(profile) })}
            word={profile.handle}
            confirmLabel={t('profile.closing.delete')}
            isBusy={closing.isPending}
            onConfirm={() => closing.mutate()}
            onCancel={() => setAsking(false)}
          >
            <Text>{t('profile.closing.sure')}</Text>
          </TypedConfirmDialog>
        </Suspense>
      )}
    </section>
  );
}

type ClosingRefusal = { readonly reason: 'open_orders' | 'open_payouts'; readonly openOrders: number };

/** Why a profile cannot go yet; undefined for any other failure. */
function refusalOf(error: unknown): ClosingRefusal | undefined {
  if (!isApiError(error) || error.code !== 'conflict') return undefined;
  const { reason, openOrders = 0 } = (error.details ?? {}) as Partial<ClosingRefusal>; // of a `conflict` of this endpoint
  return reason === 'open_orders' || reason === 'open_payouts' ? { reason, openOrders } : undefined;
}

const styles = { root: css({ display: 'grid', gap: space[4], justifyItems: 'start' }) };
