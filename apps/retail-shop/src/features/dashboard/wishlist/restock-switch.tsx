import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { StockAlert } from '@orime/contracts/api/catalogue/stock-alert';
import { textOfError, useLanguage, useMutation, useQueryClient, useText } from '@orime/platform';
import { showToast, Switch } from '@orime/ui';
import { useAccountT } from '../account-texts.ts';
import { alertsQuery, deleteAlert, setAlert } from '../account.api.ts';

export type RestockSwitchProps = {
  readonly design: Pick<DesignCard, 'id' | 'name' | 'nameJp'>;
  readonly size: string;
  readonly alerts: readonly StockAlert[];
};

/** On: a mail comes when this size can be bought again. */
export function RestockSwitch({ design, size, alerts }: RestockSwitchProps) {
  const t = useAccountT();
  const text = useText();
  const language = useLanguage();
  const queries = useQueryClient();
  const alert = alerts.find((one) => one.designId === design.id && one.size === size && one.state !== 'sent');
  const change = useMutation({
    mutationFn: async (): Promise<'confirm' | 'active' | 'off'> => {
      if (alert === undefined) return (await setAlert(design.id, size, language)).state;
      await deleteAlert(alert.id);
      return 'off';
    },
    onSuccess: (state) => {
      if (state === 'confirm') showToast({ message: t('restock.confirm') });
    },
    onError: (error) => showToast({ message: text(textOfError(error)), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: alertsQuery().queryKey }),
  });
  return (
    <Switch
      label={t('restock.label')}
      checked={change.isPending ? alert === undefined : alert !== undefined}
      onChange={() => {
        if (!change.isPending) change.mutate();
      }}
    />
  );
}
