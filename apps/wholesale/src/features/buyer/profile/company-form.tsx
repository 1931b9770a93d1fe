import type { Buyer, BuyerChanges, BuyerInput } from '@orime/contracts/api/trade/buyer';
import { ConflictNotice, CountrySelect, Form, FormSection, NumberField, useForm } from '@orime/forms';
import { isApiError, useQueryClient, useSession, useT } from '@orime/platform';
import { Button, css, media, Notice, Select, space, TextField } from '@orime/ui';
import { useRef } from 'react';
import { readBuyer, registerBuyer, updateBuyer } from '../buyer.api.ts';
import { checkCompany, companyDraft, RECHECKED, STORE_TYPES, TERMS, toBuyerInput, VOLUMES } from './company-draft.ts';
import type { CompanyDraft } from './company-draft.ts';

export type CompanyFormProps = {
  /** The company to change; null registers a new one. */
  readonly buyer: Buyer | null;
  readonly onSaved: (buyer: Buyer) => void;
};

/** A company's details. A new one is kept in this browser until it is sent. */
export function CompanyForm({ buyer, onSaved }: CompanyFormProps) {
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
  const country = form.value('country');
  const isJapanese = country.value === 'JP';
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';
  const reread = (): Promise<void> => queries.invalidateQueries({ queryKey: ['buyer'] });
  async function keepMine(): Promise<void> {
    version.current = (await readBuyer())?.version;
    await form.submit();
  }
  // Followed, so that the notice comes with the first letter.
  const now: Readonly<Record<(typeof RECHECKED)[number], string>> = {
    companyLegal: form.follow('companyLegal'),
    country: country.value,
    taxId: form.follow('taxId'),
    invoiceRegNo: form.follow('invoiceRegNo'),
  };
  const isRechecked = buyer?.verification === 'verified' && RECHECKED.some((field) => now[field] !== buyer[field]);

  return (
    <Form form={isConflict ? { ...form, failure: undefined } : form}>
      {isConflict && <ConflictNotice onKeepMine={() => void keepMine()} onTakeTheirs={() => void reread().then(() => form.startOver())} />}
      <FormSection number={1} title={t('buyer.section.company')} text={t('buyer.section.company.text')}>
        <TextField
          label={t('buyer.field.companyLegal')}
          autoComplete="organization"
          maxLength={160}
          required
          {...form.text('companyLegal')}
        />
        <div css={styles.pair}>
          <TextField label={t('buyer.field.tradeName')} maxLength={160} optional {...form.text('tradeName')} />
          <TextField label={t('buyer.field.tradeNameJp')} lang="ja" maxLength={160} optional {...form.text('tradeNameJp')} />
          <CountrySelect label={t('buyer.field.country')} {...country} />
          <TextField
            label={t('buyer.field.website')}
            type="url"
            placeholder="https://"
            maxLength={300}
            optional
            {...form.text('website')}
          />
          <Select label={t('buyer.field.storeType')} {...form.text('storeType')}>
            {STORE_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`buyer.store.${type}`)}
              </option>
            ))}
          </Select>
          <NumberField label={t('buyer.field.doors')} optional {...form.value('doors')} />
          <TextField
            label={t(isJapanese ? 'buyer.field.corporate' : 'buyer.field.taxId')}
            hint={isJapanese ? t('buyer.hint.corporate') : undefined}
            maxLength={40}
            optional
            {...form.text('taxId')}
          />
          {isJapanese && (
            <TextField
              label={t('buyer.field.invoiceRegNo')}
              hint={t('buyer.hint.invoiceRegNo')}
              maxLength={20}
              optional
              {...form.text('invoiceRegNo')}
            />
          )}
        </div>
        {isRechecked && <Notice role="status">{t('buyer.recheck.notice')}</Notice>}
      </FormSection>
      <FormSection number={2} title={t('buyer.section.trade')} text={t('buyer.section.trade.text')}>
        <div css={styles.pair}>
          <TextField label={t('buyer.field.contactName')} autoComplete="name" maxLength={120} optional {...form.text('contactName')} />
          <TextField
            label={t('buyer.field.contactPhone')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            optional
            {...form.text('contactPhone')}
          />
          <Select label={t('buyer.field.expectedVolume')} {...form.text('expectedVolume')}>
            {VOLUMES.map((volume) => (
              <option key={volume} value={volume}>
                {t(volume === '' ? 'buyer.volume.none' : `buyer.volume.${volume}`)}
              </option>
            ))}
          </Select>
          <Select label={t('buyer.field.requestedTerms')} {...form.text('requestedTerms')}>
            <option value="">{t('buyer.volume.none')}</option>
            {TERMS.map((terms) => (
              <option key={terms} value={terms}>
                {t(`buyer.terms.${terms}`)}
              </option>
            ))}
          </Select>
        </div>
      </FormSection>
      <div>
        <Button type="submit" size="lg" busy={form.isBusy}>
          {t(buyer === null ? 'buyer.create.continue' : 'buyer.edit.save')}
        </Button>
      </div>
    </Form>
  );
}

/** Only what differs: an answer to a question of staff is not one about fields that stayed as they were. */
function changesOf(buyer: Buyer, input: BuyerInput): BuyerChanges {
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => buyer[name as keyof BuyerInput] !== value));
}

const styles = {
  pair: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } }),
};
