import type { AdminUser } from '@orime/contracts/api/office/admin';
import { Form, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useQueryClient } from '@orime/platform';
import { Button, Notice, showToast, Text, TextArea } from '@orime/ui';
import { useState } from 'react';
import { MergeNotice } from '../../parts/merge-notice.tsx';
import { isOutdated } from '../../parts/use-base-version.ts';
import { usePeopleT } from './people-texts.ts';
import { setStatus } from './people.api.ts';
import type { StatusChange } from './people.api.ts';
import { refusalReason } from './role-form.tsx';

export type StatusFormProps = {
  readonly person: AdminUser;
  readonly status: 'active' | 'locked';
};

/** Locks an account or opens it again, with a reason for the audit. */
export function StatusForm({ person: { id, name, email, sessions }, status }: StatusFormProps) {
  const t = usePeopleT();
  const queries = useQueryClient();
  const reauth = useReauth();
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['user'] });
  // What is to be changed is what the reader has seen: an account that somebody else has locked is not locked once more.
  const [from, setFrom] = useState(status);
  const isLocked = from === 'locked';
  const form = useForm<{ reason: string }, StatusChange, AdminUser>({
    name: 'account-status',
    initial: { reason: '' },
    schema: async () => (await import('@orime/contracts/api/office/admin')).setUserStatus.schema.body,
    toBody: ({ reason }) => ({ userId: id, status: isLocked ? 'active' : 'locked', reason: reason.trim(), from }),
    send: async (change) => {
      try {
        return await reauth.run(() => setStatus(change));
      } catch (error) {
        if (isOutdated(error)) await reload();
        throw error;
      }
    },
    onSent: async (changed) => {
      setFrom(isLocked ? 'active' : 'locked');
      form.startOver();
      showToast({ message: t(`people.is.${changed.status}`, { name: name || email }), tone: 'success' });
      await reload();
    },
  });
  const reason = refusalReason(form.failure);
  return (
    <>
      <Form
        form={form}
        label={t(isLocked ? 'people.unlock' : 'people.lock')}
        failureNotice={
          isOutdated(form.failure) ? (
            // Of two states, the other one is what was wished for: there is nothing left to do.
            <MergeNotice
              fields={[
                {
                  name: t('people.column.status'),
                  mine: t(`people.status.${isLocked ? 'active' : 'locked'}`),
                  theirs: t(`people.status.${status}`),
                },
                { name: t('people.reason'), mine: form.follow('reason').trim(), theirs: '' },
              ]}
              onTakeTheirs={() => {
                setFrom(status);
                form.startOver();
              }}
            />
          ) : reason === undefined ? undefined : (
            <Notice tone="warning" role="alert">
              {t(`people.refused.${reason}`)}
            </Notice>
          )
        }
      >
        <Text size="sm" tone="muted">
          {isLocked ? t('people.unlock.text') : sessions === 0 ? t('people.lock.text.idle') : t('people.lock.text', { count: sessions })}
        </Text>
        <TextArea label={t('people.reason')} hint={t('people.reason.hint')} rows={3} maxLength={500} required {...form.text('reason')} />
        <div>
          <Button type="submit" variant={isLocked ? 'secondary' : 'danger'} busy={form.isBusy}>
            {t(isLocked ? 'people.unlock' : 'people.lock')}
          </Button>
        </div>
      </Form>
      {reauth.dialog}
    </>
  );
}
