import { STAFF_ROLES } from '@orime/contracts/api/office/admin';
import type { AdminUser, StaffRole } from '@orime/contracts/api/office/admin';
import { Form, useForm } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { isApiError, useQueryClient } from '@orime/platform';
import { Button, Notice, RadioGroup, showToast } from '@orime/ui';
import { useRef } from 'react';
import { FormMerge } from '../../parts/form-merge.tsx';
import { isOutdated } from '../../parts/use-base-version.ts';
import { usePeopleT } from './people-texts.ts';
import { grantRole } from './people.api.ts';

/** What an account may do as one of the staff. */
export function RoleForm({ person: { id, name, email, staffRole } }: { readonly person: AdminUser }) {
  const t = usePeopleT();
  const queries = useQueryClient();
  const reauth = useReauth();
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['user'] });
  // The role that is written over: a later one only after the reader has seen it.
  const base = useRef(staffRole);
  const form = useForm<{ role: StaffRole }, { role: StaffRole }, AdminUser>({
    name: 'staff-role',
    initial: { role: staffRole },
    send: async ({ role }) => {
      try {
        return await reauth.run(() => grantRole(id, role, base.current));
      } catch (error) {
        if (isOutdated(error)) await reload();
        throw error;
      }
    },
    onSent: async ({ staffRole: role }) => {
      showToast({ message: t('people.role.saved', { name: name || email, role: t(`people.role.${role}`) }), tone: 'success' });
      base.current = role;
      await reload();
    },
  });
  const reason = refusalReason(form.failure);
  return (
    <>
      <Form
        form={form}
        label={t('people.column.role')}
        failureNotice={
          isOutdated(form.failure) ? (
            <FormMerge
              form={form}
              base={{ accept: () => void (base.current = staffRole) }}
              stored={{ role: staffRole }}
              linesOf={({ role }) => [[t('people.column.role'), t(`people.role.${role}`)]]}
            />
          ) : reason === undefined ? undefined : (
            <Notice tone="warning" role="alert">
              {t(`people.refused.${reason}`)}
            </Notice>
          )
        }
      >
        <RadioGroup
          legend={t('people.column.role')}
          hideLegend
          options={STAFF_ROLES.map((value) => ({ value, label: t(`people.role.${value}`), hint: t(`people.role.${value}.hint`) }))}
          {...form.value('role')}
        />
        <div>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {t('people.role.save')}
          </Button>
        </div>
      </Form>
      {reauth.dialog}
    </>
  );
}

const REASONS = ['last_admin', 'not_verified', 'self', 'not_an_author'] as const;

/** Why the API refused what is otherwise well formed; undefined for other failures. */
export function refusalReason(failure: unknown): (typeof REASONS)[number] | undefined {
  if (!isApiError(failure) || failure.code !== 'business_rule') return undefined;
  const { reason } = (failure.details ?? {}) as { readonly reason?: unknown }; // compared below
  return REASONS.find((known) => known === reason);
}
