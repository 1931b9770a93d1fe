import type { Address } from '@orime/contracts/schemas';
import { addressDraft, AddressFields, AddressText, checkAddress, emptyAddress, Form, sentAddress, useForm } from '@orime/forms';
import { useQuery, useQueryClient, useT } from '@orime/platform';
import { Button, color, css, FailedState, font, Notice, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useState } from 'react';
import { returnAddressQuery, RETURNS_KEY, saveReturnAddress } from './returns.api.ts';

/** Where customers send returns: asked for before the first one can be approved. Fetches. */
export function ReturnAddress() {
  const t = useT('designer-studio');
  const [isEditing, setEditing] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(returnAddressQuery());
  if (!data)
    return isError ? (
      <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRegion>
        <Skeleton height="4rem" />
      </SkeletonRegion>
    );
  const { address } = data;
  if (isEditing) return <AddressForm address={address} onDone={() => setEditing(false)} />;
  return (
    <div css={styles.root}>
      {address === null ? (
        <Notice tone="warning">{t('returns.address.missing')}</Notice>
      ) : (
        <div css={styles.address}>
          <span css={styles.label}>{t('returns.address.title')}</span>
          <AddressText address={address} />
        </div>
      )}
      <Button variant={address === null ? 'primary' : 'ghost'} size="sm" onClick={() => setEditing(true)}>
        {address === null ? t('returns.address.add') : t('returns.address.change')}
      </Button>
    </div>
  );
}

function AddressForm({ address, onDone }: { readonly address: Address | null; readonly onDone: () => void }) {
  const t = useT('designer-studio');
  const queries = useQueryClient();
  const form = useForm({
    name: 'return-address',
    initial: { address: address === null ? emptyAddress : addressDraft(address) },
    schema: async () => (await import('@orime/contracts/api/selling/return')).saveReturnAddress.schema.body,
    check: (draft) => checkAddress(draft.address, 'address'),
    toBody: (draft) => ({ address: sentAddress(draft.address) }),
    send: (body) => saveReturnAddress(body.address),
    onSent: async () => {
      await queries.invalidateQueries({ queryKey: RETURNS_KEY });
      onDone();
    },
  });
  return (
    <Form css={styles.form} form={form} label={t('returns.address.title')}>
      <Text size="sm" tone="muted">
        {t('returns.address.text')}
      </Text>
      <AddressFields {...form.group('address')} />
      <div css={styles.root}>
        <Button type="submit" busy={form.isBusy}>
          {t('returns.address.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('returns.back')}
        </Button>
      </div>
    </Form>
  );
}

const styles = {
  root: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
  address: css({ fontSize: font.size.sm, overflowWrap: 'anywhere' }),
  label: css({ color: color.muted }),
  form: css({ padding: space[5], background: color.surface }),
};
