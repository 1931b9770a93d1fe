import { Form } from '@orime/forms';
import { useT } from '@orime/platform';
import { Button, Cluster } from '@orime/ui';
import { useEffect, useEffectEvent } from 'react';
import type { FormEvent } from 'react';
import { COMPANY_FIELDS } from './company-draft.ts';
import { CompanySection } from './company-section.tsx';
import { TradeSection } from './trade-section.tsx';
import { useCompanyForm } from './use-company-form.ts';

export type RegistrationFormProps = {
  readonly step: 'company' | 'trade';
  readonly onStep: (step: 'company' | 'trade' | 'documents') => void;
  /** After a step that the reader took, which is not one back to a mistake. */
  readonly onMoved: () => void;
};

/** The first two steps of a registration: one form, which is sent as a whole at the end of the second. */
export function RegistrationForm({ step, onStep, onMoved }: RegistrationFormProps) {
  const t = useT('wholesale');
  const { form } = useCompanyForm(null, () => move('documents'));
  const isCompanyWrong = COMPANY_FIELDS.some((field) => form.errorOf(field) !== undefined);
  const showWhatIsWrong = useEffectEvent(() => {
    if (isCompanyWrong && step === 'trade') onStep('company');
  });
  // A press to send can find something wrong in the step before, which is then shown beside its summary.
  useEffect(() => {
    if (form.attempt > 0) showWhatIsWrong();
  }, [form.attempt]);

  function move(to: Parameters<typeof onStep>[0]): void {
    onStep(to);
    onMoved();
  }

  async function goOn(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await form.checkOnly(COMPANY_FIELDS)) move('trade');
  }

  // Everything typed is kept, so that nobody is asked before they leave or step back.
  return (
    <Form form={step === 'company' ? { ...form, handleSubmit: (event) => void goOn(event) } : form} guarded={false}>
      {step === 'company' ? <CompanySection form={form} /> : <TradeSection form={form} />}
      <Cluster>
        <Button type="submit" size="lg" busy={form.isBusy}>
          {t(step === 'company' ? 'buyer.create.continue' : 'buyer.create.send')}
        </Button>
        {step === 'trade' && (
          <Button variant="ghost" size="lg" onClick={() => move('company')}>
            {t('buyer.create.back')}
          </Button>
        )}
      </Cluster>
    </Form>
  );
}
