import type { OwnProfile } from '@orime/contracts/api/people/profile';
import { ComboboxField, Form, NumberField, useForm } from '@orime/forms';
import { isApiError, keepPreviousData, useQuery, useQueryClient, useText } from '@orime/platform';
import { Button, css, media, Notice, showToast, space, TextField } from '@orime/ui';
import { useState } from 'react';
import { useProfileT } from '../profile-texts.ts';
import { assignPromoter, profileSearchQuery } from '../profile.api.ts';
import type { Promotion } from '../profile.api.ts';

type PromoterDraft = { readonly promoter: string; readonly code: string; readonly sharePercent: number | null };
const emptyPromoter: PromoterDraft = { promoter: '', code: '', sharePercent: 10 };

/** Another designer is asked to promote one's work: sought by name, with a share and, if wanted, a code. Fetches. */
export function PromoterForm({ profile }: { readonly profile: Pick<OwnProfile, 'id' | 'handle'> }) {
  const t = useProfileT();
  const text = useText();
  const queries = useQueryClient();
  const [term, setTerm] = useState('');
  // The search wants two letters, or one Japanese character.
  const isSearchable = term.length >= 2 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(term);
  const { data = [], isFetching } = useQuery({
    ...profileSearchQuery(term),
    enabled: isSearchable,
    placeholderData: keepPreviousData,
  });
  const form = useForm<PromoterDraft, Promotion & { readonly promoter: string }, OwnProfile['promoters'][number]>({
    name: 'promoter',
    initial: emptyPromoter,
    check: ({ promoter, code, sharePercent }) => [
      ...(promoter === '' ? [{ field: 'promoter', problem: { kind: 'required' as const } }] : []),
      ...(/^([A-Za-z0-9_-]{3,30})?$/.test(code.trim()) ? [] : [{ field: 'code', problem: { kind: 'malformed' as const } }]),
      ...(sharePercent !== null && sharePercent >= 0 && sharePercent <= 50
        ? []
        : [{ field: 'sharePercent', problem: { kind: 'malformed' as const } }]),
    ],
    say: (field) => t(`profile.promoters.error.${field}`),
    toBody: ({ promoter, code, sharePercent }) => ({
      promoter,
      designer: profile.id,
      sharePercent: sharePercent ?? 0,
      ...(code.trim() !== '' && { code: code.trim() }),
    }),
    send: ({ promoter, ...promotion }) => assignPromoter(promoter, promotion),
    onSent: async (made) => {
      await queries.invalidateQueries({ queryKey: ['profile'] });
      showToast({ message: t('profile.promoters.made', { name: made.name, code: made.promoCode }), tone: 'success' });
      form.startOver();
    },
  });
  const isKnown = isApiError(form.failure) && form.failure.code === 'conflict';
  const found = data.filter(({ id }) => id !== profile.id);
  const promoter = form.value('promoter');
  return (
    <Form
      form={form}
      guarded={false}
      label={t('profile.promoters.add')}
      failureNotice={
        isKnown ? (
          <Notice tone="warning" role="alert">
            {t('profile.promoters.known')}
          </Notice>
        ) : undefined
      }
    >
      <ComboboxField
        id={promoter.id}
        label={t('profile.promoters.seek')}
        hint={t('profile.promoters.seek.hint')}
        error={promoter.error}
        isLoading={isFetching}
        options={found.map((one) => ({ id: one.id, label: text(one), hint: `@${one.handle}` }))}
        value={promoter.value === '' ? null : promoter.value}
        onChange={(id) => promoter.onChange(id ?? '')}
        onInput={(input) => found.every((one) => text(one) !== input) && setTerm(input.trim())}
      />
      <div css={styles.pair}>
        <NumberField label={t('profile.promoters.share')} unit="%" decimals={1} {...form.value('sharePercent')} />
        <TextField
          label={t('profile.promoters.code')}
          optional
          hint={t('profile.promoters.code.hint')}
          maxLength={30}
          {...form.text('code')}
        />
      </div>
      <div>
        <Button type="submit" busy={form.isBusy}>
          {t('profile.promoters.save')}
        </Button>
      </div>
    </Form>
  );
}

const styles = { pair: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: '10rem 1fr' } }) };
