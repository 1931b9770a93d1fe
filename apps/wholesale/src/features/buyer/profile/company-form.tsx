import type { Buyer } from '@orime/contracts/api/trade/buyer';
import { ConflictNotice, Form } from '@orime/forms';
import { isApiError, useT } from '@orime/platform';
import { Button, Notice } from '@orime/ui';
import { RECHECKED } from './company-draft.ts';
import { CompanySection } from './company-section.tsx';
import { TradeSection } from './trade-section.tsx';
import { useCompanyForm } from './use-company-form.ts';

export type CompanyFormProps = { readonly buyer: Buyer; readonly onSaved: (buyer: Buyer) => void };

/** Changes a company's details. */
export function CompanyForm({ buyer, onSaved }: CompanyFormProps) {
  const t = useT('wholesale');
  const { form, keepMine, takeTheirs } = useCompanyForm(buyer, onSaved);
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';
  // Followed, so that the notice comes with the first letter.
  const now: Readonly<Record<(typeof RECHECKED)[number], string>> = {
    companyLegal: form.follow('companyLegal'),
    country: form.follow('country'),
    taxId: form.follow('taxId'),
    invoiceRegNo: form.follow('invoiceRegNo'),
  };
  const isRechecked = buyer.verification === 'verified' && RECHECKED.some((field) => now[field] !== buyer[field]);

  return (
    <Form form={isConflict ? { ...form, failure: undefined } : form}>
      {isConflict && <ConflictNotice onKeepMine={() => void keepMine()} onTakeTheirs={() => void takeTheirs()} />}
      <CompanySection form={form}>{isRechecked && <Notice role="status">{t('buyer.recheck.notice')}</Notice>}</CompanySection>
      <TradeSection form={form} />
      <div>
        <Button type="submit" size="lg" busy={form.isBusy}>
          {t('buyer.edit.save')}
        </Button>
      </div>
    </Form>
  );
}
