import { COUNTRIES, errorText } from '@orime/contracts';
import type { Buyer, BuyerInput } from '@orime/contracts/api/trade/buyer';
import { isApiError, useFormat, useMutation, useQueryClient, useT, useText } from '@orime/platform';
import { Button, css, Notice, Select, space, TextField } from '@orime/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { checkBuyer, readBuyerForm, STORE_TYPES } from './buyer-input.ts';
import type { BuyerField } from './buyer-input.ts';
import { registerBuyer } from './buyer.api.ts';

/** The company's details. What was typed stays when sending fails. */
export function BuyerForm() {
  const t = useT('wholesale');
  const text = useText();
  const format = useFormat();
  const queries = useQueryClient();
  const [wrong, setWrong] = useState<readonly BuyerField[]>([]);
  const register = useMutation({
    mutationFn: (input: BuyerInput): Promise<Buyer> => registerBuyer(input),
    // The screen around this form follows as soon as it reads that there is a company.
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first === 'buyer' || first === 'wholesale' }),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const input = readBuyerForm(new FormData(event.currentTarget));
    const found = checkBuyer(input);
    setWrong(found);
    if (found[0] === undefined) register.mutate(input);
    else event.currentTarget.querySelector<HTMLElement>(`[name="${found[0]}"]`)?.focus();
  }

  const errorOf = (name: BuyerField): { error?: string } => (wrong.includes(name) ? { error: t(`buyer.error.${name}`) } : {});
  const countries = COUNTRIES.toSorted((one, other) => format.compare(format.country(one), format.country(other)));
  return (
    <form css={styles.root} onSubmit={handleSubmit} noValidate>
      {register.isError && (
        <Notice tone="danger" role="alert">
          {text(errorText(isApiError(register.error) ? register.error.code : 'internal'))}
        </Notice>
      )}
      <TextField
        label={t('buyer.field.companyLegal')}
        name="companyLegal"
        autoComplete="organization"
        maxLength={160}
        required
        {...errorOf('companyLegal')}
      />
      <TextField label={t('buyer.field.tradeName')} name="tradeName" maxLength={160} optional />
      <TextField
        label={t('buyer.field.website')}
        name="website"
        type="url"
        maxLength={300}
        placeholder="https://"
        optional
        {...errorOf('website')}
      />
      <div css={styles.pair}>
        <Select label={t('buyer.field.storeType')} name="storeType" defaultValue="boutique">
          {STORE_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`buyer.store.${type}`)}
            </option>
          ))}
        </Select>
        <Select label={t('buyer.field.country')} name="country" autoComplete="country" defaultValue="" required {...errorOf('country')}>
          <option value="">{t('buyer.choose')}</option>
          {countries.map((code) => (
            <option key={code} value={code}>
              {format.country(code)}
            </option>
          ))}
        </Select>
      </div>
      <TextField label={t('buyer.field.taxId')} name="taxId" maxLength={40} optional />
      <TextField
        label={t('buyer.field.invoiceRegNo')}
        name="invoiceRegNo"
        maxLength={14}
        hint={t('buyer.hint.invoiceRegNo')}
        optional
        {...errorOf('invoiceRegNo')}
      />
      <div>
        <Button type="submit" size="lg" busy={register.isPending}>
          {t('buyer.create.send')}
        </Button>
      </div>
    </form>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[4] }),
  pair: css({ display: 'grid', gap: space[4], gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' }),
};
