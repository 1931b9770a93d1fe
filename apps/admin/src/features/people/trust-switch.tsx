import type { AdminUser } from '@orime/contracts/api/office/admin';
import { FormFailure } from '@orime/forms';
import { useReauth } from '@orime/forms/access';
import { useMutation, useQueryClient } from '@orime/platform';
import { Notice, Switch, Text } from '@orime/ui';
import { usePeopleT } from './people-texts.ts';
import { trustAuthor } from './people.api.ts';
import { refusalReason } from './role-form.tsx';

/** Whether somebody who writes may publish without asking. */
export function TrustSwitch({ person: { id, trustedAuthor } }: { readonly person: AdminUser }) {
  const t = usePeopleT();
  const queries = useQueryClient();
  const reauth = useReauth();
  const trust = useMutation({
    mutationFn: (trusted: boolean) => reauth.run(() => trustAuthor(id, trusted)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['user'] }),
  });
  const reason = refusalReason(trust.error);
  return (
    <>
      {reason !== undefined && (
        <Notice tone="warning" role="alert">
          {t(`people.refused.${reason}`)}
        </Notice>
      )}
      {trust.isError && reason === undefined && <FormFailure failure={trust.error} />}
      <Switch
        label={t('people.author.trusted')}
        checked={trust.isPending ? trust.variables : trustedAuthor}
        disabled={trust.isPending}
        onChange={(trusted) => trust.mutate(trusted)}
      />
      <Text size="sm" tone="muted">
        {t('people.author.text')}
      </Text>
      {reauth.dialog}
    </>
  );
}
