import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { FormFailure } from '@orime/forms';
import { refusalOf } from '@orime/forms/access';
import { useMutation, useQuery, useQueryClient } from '@orime/platform';
import { Button, css, Select, showToast, space, Text } from '@orime/ui';
import { useState } from 'react';
import { MergeNotice } from '../../../parts/merge-notice.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { isStale } from '../../../parts/stale-notice.tsx';
import { useSeen } from '../../../parts/use-seen.ts';
import { useBuyersT } from '../buyers-texts.ts';
import { assignManager, buyerQuery, managersQuery } from '../buyers.api.ts';

/** Who looks after the company, chosen by how many each looks after already. Only shown to others. Fetches. */
export function ManagerChoice({ buyer }: { readonly buyer: StaffBuyer }) {
  const t = useBuyersT();
  const queries = useQueryClient();
  const { data, error } = useQuery({ ...managersQuery, retry: false });
  const current = buyer.manager?.id ?? '';
  const [chosen, setChosen] = useState(current);
  const base = useSeen({
    newest: buyer.manager?.id ?? null,
    seenOf: ({ manager }: StaffBuyer) => manager?.id ?? null,
    reload: () => queries.invalidateQueries({ queryKey: ['buyer'] }),
  });
  const assign = useMutation({
    mutationFn: () => base.send((from) => assignManager(buyer.id, { managerId: chosen === '' ? null : chosen, from })),
    onSuccess: async (changed) => {
      queries.setQueryData(buyerQuery(buyer.id).queryKey, changed);
      showToast({ message: t('buyers.manager.assigned'), tone: 'success' });
      await queries.invalidateQueries({ queryKey: ['buyer'] });
    },
  });
  const nameOf = (id: string): string => data?.items.find((one) => one.id === id)?.name ?? t('buyers.manager.none');

  return (
    <Panel title={t('buyers.manager')}>
      {data === undefined ? (
        <Text size="sm">
          {buyer.manager?.name ?? t('buyers.manager.none')}
          {refusalOf(error) === 'forbidden' && ` · ${t('buyers.manager.admins-only')}`}
        </Text>
      ) : (
        <div css={styles.row}>
          <Select label={t('buyers.manager')} value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            <option value="">{t('buyers.manager.none')}</option>
            {data.items.map(({ id, name, verified, waiting }) => (
              <option key={id} value={id}>
                {t('buyers.manager.load', { name, verified, waiting })}
              </option>
            ))}
          </Select>
          <Button variant="secondary" busy={assign.isPending} disabled={chosen === current} onClick={() => assign.mutate()}>
            {t('buyers.manager.assign')}
          </Button>
        </div>
      )}
      {assign.isError && !isStale(assign.error) && <FormFailure failure={assign.error} />}
      {isStale(assign.error) && (
        <MergeNotice
          fields={[{ name: t('buyers.manager'), mine: nameOf(chosen), theirs: buyer.manager?.name ?? t('buyers.manager.none') }]}
          onKeepMine={() => {
            base.accept();
            assign.mutate();
          }}
          onTakeTheirs={() => {
            base.accept();
            setChosen(current);
            assign.reset();
          }}
        />
      )}
    </Panel>
  );
}

const styles = { row: css({ display: 'grid', gap: space[3], justifyItems: 'start', '& > :first-of-type': { width: '100%' } }) };
