import type { Buyer } from '@orime/contracts/api/trade/buyer';
import type { SavedAddress } from '@orime/contracts/schemas';
import { AddressText, FormFailure } from '@orime/forms';
import { useMutation, useQueryClient, useT } from '@orime/platform';
import { Badge, Button, Cluster, color, css, font, Heading, space, Text } from '@orime/ui';
import { useState } from 'react';
import { deleteAddress } from '../buyer.api.ts';
import { AddressForm } from './address-form.tsx';

/** The company's doors: where goods and papers go. */
export function CompanyAddresses({ buyer }: { readonly buyer: Buyer }) {
  const t = useT('wholesale');
  const [edited, setEdited] = useState<SavedAddress | 'new'>();
  const mayEdit = buyer.role !== 'viewer';
  return (
    <section css={styles.root} id="addresses" aria-labelledby="addresses-title" tabIndex={-1}>
      <Heading id="addresses-title" level={2} size={3}>
        {t('addresses.title')}
      </Heading>
      <Text tone="muted">{t('addresses.text')}</Text>
      <ul css={styles.list} aria-labelledby="addresses-title">
        {buyer.shippingAddresses.map((address) => (
          <li key={address.id} css={styles.row}>
            {edited !== 'new' && edited?.id === address.id ? (
              <AddressForm address={address} onDone={() => setEdited(undefined)} />
            ) : (
              <AddressRow address={address} mayEdit={mayEdit} onEdit={() => setEdited(address)} />
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' && <AddressForm address={null} onDone={() => setEdited(undefined)} />}
      {edited === undefined && mayEdit && (
        <div>
          <Button variant="secondary" onClick={() => setEdited('new')}>
            {t('addresses.add')}
          </Button>
        </div>
      )}
    </section>
  );
}

type AddressRowProps = { readonly address: SavedAddress; readonly mayEdit: boolean; readonly onEdit: () => void };

function AddressRow({ address, mayEdit, onEdit }: AddressRowProps) {
  const t = useT('wholesale');
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteAddress(address.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['buyer'] }),
  });
  const name = address.label === '' ? address.name : address.label;
  return (
    <div css={styles.address}>
      <div>
        <Cluster gap={2}>
          <strong>{name}</strong>
          {address.isDefaultShip && <Badge>{t('addresses.default.ship')}</Badge>}
          {address.isDefaultBill && <Badge>{t('addresses.default.bill')}</Badge>}
        </Cluster>
        <AddressText css={styles.text} address={address} />
        {remove.isError && <FormFailure failure={remove.error} />}
      </div>
      {mayEdit && (
        <Cluster gap={2}>
          <Button size="sm" variant="ghost" aria-label={t('addresses.edit.of', { name })} onClick={onEdit}>
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
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4], scrollMarginBlockStart: '5rem', outline: 'none' }),
  list: css({ margin: 0, padding: 0, listStyle: 'none', '&:empty': { display: 'none' } }),
  row: css({ paddingBlock: space[3], borderBlockEnd: `1px solid ${color.line}` }),
  text: css({ fontSize: font.size.sm, color: color.muted }),
  address: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space[3] }),
};
