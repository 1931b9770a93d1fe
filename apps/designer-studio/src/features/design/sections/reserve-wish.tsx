import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { textOfError, useLanguage, useMutation, useSession, useText } from '@orime/platform';
import { Button, css, Disclosure, Notice, space, Text, TextArea } from '@orime/ui';
import { useState } from 'react';
import { useDesignT } from '../design-texts.ts';
import { askForReserve } from '../design.api.ts';

/** Asks our staff to take a design into the private reserve, which they alone decide. The answer comes by mail. */
export function ReserveWish({ design }: { readonly design: OwnerDesign }) {
  const t = useDesignT();
  const text = useText();
  const locale = useLanguage();
  const session = useSession();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const asking = useMutation({ mutationFn: askForReserve });
  if (session.status !== 'signed-in') return null;
  const { name, email } = session.user;
  const isMissing = reason.trim() === '';

  function handleAsk(): void {
    setChecked(true);
    if (isMissing || asking.isPending) return;
    const message = `${t('design.reserve.message', { name: text(design), slug: design.slug })}\n\n${reason.trim()}`;
    asking.mutate({ name, email, locale, ref: design.id, message });
  }

  return (
    <Disclosure title={t('design.reserve')}>
      {asking.isSuccess ? (
        <Notice tone="success" role="status" title={t('design.reserve.sent')}>
          {t('design.reserve.sent.text', { email })}
        </Notice>
      ) : (
        <div css={styles.root}>
          <Text size="sm" tone="muted">
            {t('design.reserve.text')}
          </Text>
          <TextArea
            label={t('design.reserve.reason')}
            rows={4}
            maxLength={2000}
            value={reason}
            error={isChecked && isMissing ? t('design.reserve.missing') : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {asking.error !== null && (
            <Notice tone="danger" role="alert">
              {text(textOfError(asking.error))}
            </Notice>
          )}
          <div>
            <Button variant="secondary" size="sm" busy={asking.isPending} onClick={handleAsk}>
              {t('design.reserve.ask')}
            </Button>
          </div>
        </div>
      )}
    </Disclosure>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3] }) };
