import type { Buyer, BuyerChanges, BuyerInput } from '@orime/contracts/api/trade/buyer';
import { useForm } from '@orime/forms';
import type { FormState } from '@orime/forms';
import { useQueryClient, useSession, useT } from '@orime/platform';
import { useRef } from 'react';
import { readBuyer, registerBuyer, updateBuyer } from '../buyer.api.ts';
import { checkCompany, companyDraft, toBuyerInput } from './company-draft.ts';
import type { CompanyDraft } from './company-draft.ts';

/** The company's form, as its parts are given it. */
export type CompanyFormState = FormState<CompanyDraft>;

/** The form of a company's details; null registers a new one, which is kept in this browser until it is sent. */
export function useCompanyForm(buyer: Buyer | null, onSaved: (buyer: Buyer) => void) {
  const t = useT('wholesale');
  const session = useSession();
  const queries = useQueryClient();
  // The version that is written over: a later one only after the reader has decided so.
  const version = useRef(buyer?.version);
  const form = useForm<CompanyDraft, BuyerInput, Buyer>({
    name: 'company',
    initial: companyDraft(buyer),
    schema: async () => (await import('@orime/contracts/api/trade/buyer')).createBuyer.schema.body,
    toBody: toBuyerInput,
    check: checkCompany,
    say: (field, { kind }) => {
      if (kind === 'refused') return undefined;
      if (field === 'taxId') return t('buyer.error.taxId');
      return field === 'companyLegal' || field === 'country' || field === 'website' || field === 'invoiceRegNo'
        ? t(`buyer.error.${field}`)
        : undefined;
    },
    send: (input) => (buyer === null ? registerBuyer(input) : updateBuyer({ ...changesOf(buyer, input), version: version.current })),
    onSent: async (saved) => {
      await queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first === 'buyer' || first === 'wholesale' });
      onSaved(saved);
    },
    ...(buyer === null && { keep: { userId: session.status === 'signed-in' ? session.user._id : undefined } }),
  });
  return {
    form,
    /** After a conflict: writes over what somebody else has saved meanwhile. */
    async keepMine(): Promise<void> {
      version.current = (await readBuyer())?.version;
      await form.submit();
    },
    /** After a conflict: starts again from what somebody else has saved. */
    async takeTheirs(): Promise<void> {
      await queries.invalidateQueries({ queryKey: ['buyer'] });
      form.startOver();
    },
  };
}

/** Only what differs: an answer to a question of staff is not one about fields that stayed as they were. */
function changesOf(buyer: Buyer, input: BuyerInput): BuyerChanges {
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => buyer[name as keyof BuyerInput] !== value));
}
