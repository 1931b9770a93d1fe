import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { Form, LocalTextFields, MoneyField, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useQueryClient } from '@orime/platform';
import { Button, css, RadioGroup, Select, space, Text } from '@orime/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Panel } from '../../../parts/panel.tsx';
import { isStale } from '../../../parts/stale-notice.tsx';
import { useBuyersT } from '../buyers-texts.ts';
import { buyerQuery, decideBuyer } from '../buyers.api.ts';
import { useDecided } from '../use-decided.ts';
import { decisionSteps, needsReason } from '../verification.ts';
import { decisionOf, draftOf, isSameToDecide, lacksLicence, problemsOf, verdictOf } from './decision-draft.ts';
import { DecisionMerge } from './decision-merge.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { PaperList } from './paper-list.tsx';
import type { PaperListProps } from './paper-list.tsx';
import { PaperVerdict } from './paper-verdict.tsx';

const ConfirmDialog = lazy(async () => ({ default: (await import('@orime/ui/overlays')).ConfirmDialog }));
const TERMS = ['prepay', 'deposit30', 'net30', 'net60'] as const satisfies readonly StaffBuyer['terms'][];
const CURRENCIES = ['USD', 'JPY', 'EUR'] as const satisfies readonly StaffBuyer['creditLimit']['currency'][];

export type DecisionFormProps = {
  /** The company as it was last read. */
  readonly buyer: StaffBuyer;
  readonly onShow: PaperListProps['onShow'];
};

/**
 * One decision: the papers, the status, and what it grants, sent at once. It is taken on the version that was read: a newer one is
 * shown beside what was typed, and written over only after that.
 */
export function DecisionForm({ buyer, onShow }: DecisionFormProps) {
  const t = useBuyersT();
  const reauth = useReauth();
  const decided = useDecided(buyer);
  const queries = useQueryClient();
  const read = useRef(buyer);
  const base = (): StaffBuyer => (isSameToDecide(read.current, buyer) ? buyer : read.current);
  const [isAsked, setAsked] = useState(false);
  const form = useForm({
    name: 'buyer-decision',
    initial: draftOf(buyer),
    schema: async () => (await import('@orime/contracts/api/trade/buyer-staff')).decideBuyer.schema.body,
    toBody: (draft) => decisionOf(draft, base()),
    check: (draft) => problemsOf(draft, buyer),
    say: (field, { kind }) => (field === 'creditLimit' && kind === 'too_small' ? t('buyers.credit.needed') : undefined),
    send: async (decision) => {
      try {
        return await reauth.run(() => decideBuyer(buyer.id, decision));
      } catch (error) {
        if (isStale(error)) await queries.invalidateQueries({ queryKey: buyerQuery(buyer.id).queryKey });
        throw error;
      }
    },
    onSent: decided,
  });
  const status = form.follow('status');
  const currency = form.follow('currency');
  const documents = form.value('documents');
  const { isDirty, startOver } = form;
  const accept = (): void => void (read.current = buyer);
  const takeTheirs = (): void => {
    accept();
    startOver(draftOf(buyer));
  };
  // A form that nothing was typed into follows the company as it is read again.
  useEffect(() => {
    if (isDirty || read.current.version === buyer.version) return;
    read.current = buyer;
    startOver(draftOf(buyer));
  });
  const press = (): void => (lacksLicence(form.read(), buyer) ? setAsked(true) : void form.submit());

  return (
    <Form
      form={form}
      label={t('buyers.decision')}
      failureNotice={
        isStale(form.failure) ? (
          <DecisionMerge
            draft={form.read()}
            buyer={buyer}
            onKeepMine={() => {
              accept();
              void form.submit();
            }}
            onTakeTheirs={takeTheirs}
          />
        ) : undefined
      }
    >
      <Panel title={t('buyers.papers')}>
        <PaperList
          documents={buyer.documents}
          onShow={onShow}
          verdictOn={(document) => (
            <PaperVerdict
              document={document}
              value={documents.value.find(({ id }) => id === document.id) ?? verdictOf(document)}
              onChange={(changed) => documents.onChange([...documents.value.filter(({ id }) => id !== document.id), changed])}
            />
          )}
        />
      </Panel>
      <Panel title={t('buyers.decision')}>
        <div css={styles.fields}>
          <RadioGroup
            legend={t('buyers.decision')}
            hideLegend
            options={decisionSteps(buyer).map(({ status: value, name }) => ({
              value,
              label: t(`buyers.step.${name}`),
              hint: t(`buyers.step.${name}.hint`),
            }))}
            {...form.value('status')}
            value={status === '' ? undefined : status}
          />
          {status !== '' && needsReason(status) && (
            <LocalTextFields
              label={t('buyers.reason')}
              hint={t('buyers.reason.hint')}
              rows={3}
              maxLength={1000}
              {...form.group('reason')}
            />
          )}
          {status === 'verified' && (
            <>
              <Select
                label={t('buyers.terms')}
                hint={
                  buyer.requestedTerms === null ? undefined : t('buyers.terms.wished', { terms: t(`buyers.terms.${buyer.requestedTerms}`) })
                }
                {...form.text('terms')}
              >
                {TERMS.map((value) => (
                  <option key={value} value={value}>
                    {t(`buyers.terms.${value}`)}
                  </option>
                ))}
              </Select>
              <Select label={t('buyers.currency')} {...form.text('currency')}>
                {CURRENCIES.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </Select>
              <MoneyField key={currency} label={t('buyers.credit')} currency={currency} {...form.value('creditLimit')} />
            </>
          )}
          {status !== '' && status !== 'pending' && <LetterPreview buyer={buyer} decisionOf={() => decisionOf(form.read(), base())} />}
          <Button type="button" busy={form.isBusy} onClick={press}>
            {t('buyers.decide')}
          </Button>
          <Text size="sm" tone="muted">
            {t('buyers.decide.hint', { language: t(`buyers.language.${buyer.user.locale}`), name: buyer.user.name })}
          </Text>
        </div>
      </Panel>
      {reauth.dialog}
      {isAsked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            title={t('buyers.no-licence.title')}
            confirmLabel={t('buyers.no-licence.confirm')}
            onConfirm={() => {
              setAsked(false);
              void form.submit();
            }}
            onCancel={() => setAsked(false)}
          >
            {t('buyers.no-licence.text')}
          </ConfirmDialog>
        </Suspense>
      )}
    </Form>
  );
}

const styles = {
  fields: css({ display: 'grid', gap: space[4], justifyItems: 'start', '& > *': { width: '100%' }, '& > button': { width: 'auto' } }),
};
