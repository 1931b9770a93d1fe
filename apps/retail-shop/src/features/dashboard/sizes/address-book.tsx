import type { SavedAddress } from '@orime/contracts/schemas';
import { AddressText, FormFailure } from '@orime/forms';
import { useMutation, useQueryClient } from '@orime/platform';
import { Badge, Button, Cluster, color, css, Grid, Heading, space, Stack, Text } from '@orime/ui';
import { useState } from 'react';
import { consumerQuery } from '../../consumer/index.ts';
import { useAccountT } from '../account-texts.ts';
import { deleteAddress } from '../account.api.ts';
import { AddressForm } from './address-form.tsx';

/** Where parcels may go; the default is offered at checkout. */
export function AddressBook({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  const t = useAccountT();
  const [edited, setEdited] = useState<SavedAddress | 'new'>();
  const close = (): void => setEdited(undefined);
  return (
    <section css={styles.root} aria-labelledby="dashboard-addresses">
      <Heading level={2} size={3} id="dashboard-addresses">
        {t('addresses.title')}
      </Heading>
      {addresses.length === 0 && <Text tone="muted">{t('addresses.empty')}</Text>}
      <Grid as="ul" columns={[1, 2, 3]} gap={4}>
        {addresses.map((address) => (
          <li key={address.id} css={[styles.card, edited === address && styles.whole]}>
            {edited === address ? (
              <AddressForm address={address} onDone={close} />
            ) : (
              <AddressCard address={address} onEdit={() => setEdited(address)} />
            )}
          </li>
        ))}
      </Grid>
      {edited === 'new' ? (
        <div css={styles.card}>
          <AddressForm address={null} onDone={close} />
        </div>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setEdited('new')}>
            {t('addresses.add')}
          </Button>
        </div>
      )}
    </section>
  );
}

type AddressCardProps = { readonly address: SavedAddress; readonly onEdit: () => void };

function AddressCard({ address, onEdit }: AddressCardProps) {
  const t = useAccountT();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteAddress(address.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: consumerQuery().queryKey }),
  });
  const name = address.label === '' ? address.name : address.label;
  return (
    <Stack gap={3}>
      <Cluster gap={2}>
        <strong>{name}</strong>
        {address.isDefaultShip && <Badge>{t('addresses.default')}</Badge>}
      </Cluster>
      <AddressText address={address} />
      {remove.isError && <FormFailure failure={remove.error} />}
      <Cluster gap={2}>
        <Button size="sm" variant="secondary" aria-label={t('addresses.edit.of', { name })} onClick={onEdit}>
          {t('addresses.edit')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={remove.isPending}
          aria-label={t('addresses.remove.of', { name })}
          onClick={() => remove.mutate()}
        >
          {t('addresses.remove')}
        </Button>
      </Cluster>
    </Stack>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  card: css({ padding: space[4], border: `1px solid ${color.line}` }),
  whole: css({ gridColumn: '1 / -1' }),
};
