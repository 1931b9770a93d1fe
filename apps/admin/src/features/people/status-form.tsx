import type { AdminUser } from '@orime/contracts/api/office/admin';
import { Form, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useQueryClient } from '@orime/platform';
import { Button, Notice, showToast, Text, TextArea } from '@orime/ui';
import { usePeopleT } from './people-texts.ts';
import { setStatus } from './people.api.ts';
import type { StatusChange } from './people.api.ts';
import { refusalReason } from './role-form.tsx';

/** Locks an account or opens it again, with a reason for the audit. */
export function StatusForm({ person: { id, name, email, status, sessions } }: { readonly person: AdminUser }) {
  const t = usePeopleT();
  const queries = useQueryClient();
  const reauth = useReauth();
  const isLocked = status === 'locked';
  const form = useForm<{ reason: string }, StatusChange, AdminUser>({
    name: 'account-status',
    initial: { reason: '' },
    schema: async () => (await import('@orime/contracts/api/office/admin')).setUserStatus.schema.body,
    toBody: ({ reason }) => ({ userId: id, status: isLocked ? 'active' : 'locked', reason: reason.trim() }),
    send: (change) => reauth.run(() => setStatus(change)),
    onSent: async (changed) => {
      showToast({ message: t(`people.is.${changed.status}`, { name: name || email }), tone: 'success' });
      await queries.invalidateQueries({ queryKey: ['user'] });
    },
  });
  const reason = refusalReason(form.failure);
  return (
    <>
      <Form
        form={form}
        label={t(isLocked ? 'people.unlock' : 'people.lock')}
        failureNotice={
          reason === undefined ? undefined : (
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
