import type { Design } from '@orime/contracts/api/catalogue/design';
import type { createStockAlert, StockAlertInput } from '@orime/contracts/api/catalogue/stock-alert';
import type { Answer } from '@orime/contracts/schemas';
import { Form, Honeypot, useForm } from '@orime/forms';
import { api, useLanguage, useSession, useText } from '@orime/platform';
import { Button, css, RadioGroup, space, Text, TextField } from '@orime/ui';
import { Dialog } from '@orime/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { useSizeName } from '../../garment/index.ts';
import { useStockAlertT } from './stock-alert-texts.ts';

export type StockAlertDialogProps = {
  readonly design: Pick<Design, 'id' | 'name' | 'nameJp'>;
  readonly sizes: readonly string[];
  readonly onClose: () => void;
};

type Outcome = { readonly state: 'confirm' | 'active'; readonly size: string; readonly email: string };

/** Asks for one mail when a size can be bought again. A visitor confirms the address first, a member's own counts at once. */
export function StockAlertDialog({ design, sizes, onClose }: StockAlertDialogProps) {
  const t = useStockAlertT();
  const text = useText();
  const sizeName = useSizeName();
  const language = useLanguage();
  const isMember = useSession().status === 'signed-in';
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm<{ size: string; email: string; website: string }, StockAlertInput, Outcome>({
    name: 'stock-alert',
    initial: { size: sizes[0] ?? '', email: '', website: '' },
    schema: async () => (await import('@orime/contracts/api/catalogue/stock-alert')).StockAlertInput,
    toBody: ({ size, email, website }) => ({
      designId: design.id,
      size,
      locale: language,
      website,
      ...(!isMember && { email: email.trim() }),
    }),
    say: (field, problem) => {
      if (field === 'email') return t('alert.email.wrong');
      return field === 'size' && problem.kind === 'refused' ? t('alert.size.back') : undefined;
    },
    send: async (body) => {
      const { state } = await api.post<Answer<typeof createStockAlert>>('/api/stock-alert', body);
      return { state, size: body.size, email: body.email ?? '' };
    },
    onSent: setOutcome,
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('alert.title')} width="narrow">
      {outcome === undefined ? (
        <Form form={form} guarded={false}>
          <Text>{t('alert.text', { name: text(design) })}</Text>
          {sizes.length > 1 ? (
            <RadioGroup
              legend={t('size.legend')}
              {...form.value('size')}
              options={sizes.map((size) => ({ value: size, label: sizeName(size) }))}
            />
          ) : (
            <Text>{t('alert.size', { size: sizeName(sizes[0] ?? '') })}</Text>
          )}
          {isMember ? (
            <Text tone="muted">{t('alert.member')}</Text>
          ) : (
            <TextField label={t('alert.email')} type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
          )}
          <Honeypot {...form.value('website')} />
          <Button type="submit" block busy={form.isBusy}>
            {t('alert.send')}
          </Button>
          <Text size="sm" tone="muted">
            {t('alert.note')}
          </Text>
        </Form>
      ) : (
        <Done outcome={outcome} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Done({ outcome, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const t = useStockAlertT();
  const sizeName = useSizeName();
  const words = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone: the reader goes on at what came in its place.
  useEffect(() => words.current?.focus(), []);
  const said = { size: sizeName(outcome.size), email: outcome.email };
  return (
    <div css={styles.done}>
      <p ref={words} tabIndex={-1} role="status">
        {outcome.state === 'active' ? t('alert.active', said) : t('alert.confirm', said)}
      </p>
      <Button variant="secondary" block onClick={onClose}>
        {t('alert.close')}
      </Button>
    </div>
  );
}

const styles = { done: css({ display: 'grid', gap: space[5] }) };
