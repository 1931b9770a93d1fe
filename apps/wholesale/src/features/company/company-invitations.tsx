import type { Buyer, CompanyRole } from '@orime/contracts/api/trade/buyer';
import type { CompanyInvitationInput } from '@orime/contracts/api/trade/buyer-member';
import { createRepeatKey } from '@orime/forms';
import { isApiError, useFormat, useLanguage, useMutation, useQuery, useQueryClient, useT } from '@orime/platform';
import {
  Button,
  color,
  css,
  FailedState,
  font,
  Heading,
  Notice,
  Select,
  Skeleton,
  SkeletonRegion,
  space,
  Text,
  TextField,
} from '@orime/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { invitationsQuery, invite, ROLES, takeBack } from './company.api.ts';
import { Refusal } from './refusal.tsx';

/** Refusals that have words of their own here. The only rule of the marketplace in the way is that of a confirmed address, or of very many people. */
const KNOWN: Readonly<Record<string, string>> = { conflict: 'people.invite.member', business_rule: 'people.invite.unconfirmed' };

/** Asks others into the company by mail, and shows who was asked and has not come yet. */
export function CompanyInvitations({ buyer }: { readonly buyer: Buyer }) {
  const t = useT('wholesale');
  const language = useLanguage();
  const { date } = useFormat();
  const queries = useQueryClient();
  const [isWrong, setIsWrong] = useState(false);
  const [repeatKey] = useState(createRepeatKey);
  const query = invitationsQuery(buyer.id);
  const { data, isError, isFetching, refetch } = useQuery(query);

  function reread(): Promise<void> {
    return queries.invalidateQueries({ queryKey: query.queryKey });
  }

  const send = useMutation({
    mutationFn: (input: CompanyInvitationInput) => invite(input, repeatKey.of(input)),
    onSuccess: () => repeatKey.forget(),
    onSettled: reread,
  });
  const back = useMutation({ mutationFn: takeBack, onSettled: reread });

  const known = isApiError(send.error) ? KNOWN[send.error.code] : undefined;

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // The key that sends a form is not stopped by a button that is busy.
    if (send.isPending) return;
    const form = event.currentTarget;
    const given = new FormData(form);
    const email = String(given.get('email') ?? '').trim();
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
    setIsWrong(!isAddress);
    if (!isAddress) return form.querySelector<HTMLElement>('[name="email"]')?.focus();
    await send.mutateAsync({ email, role: ROLES.find((role) => role === given.get('role')) ?? 'purchaser', locale: language }).then(
      () => form.reset(),
      () => undefined,
    );
  }

  return (
    <div css={styles.root}>
      <Heading level={3} size={4}>
        {t('people.invite.title')}
      </Heading>
      <Text tone="muted" size="sm">
        {t('people.invite.text')}
      </Text>
      <form css={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <TextField
          css={styles.email}
          label={t('people.invite.email')}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          {...(isWrong ? { error: t('people.invite.wrong') } : {})}
        />
        <Select label={t('people.invite.role')} name="role" defaultValue="purchaser">
          {ROLES.map((role: CompanyRole) => (
            <option key={role} value={role}>
              {t(`people.role.${role}`)}
            </option>
          ))}
        </Select>
        <Button type="submit" busy={send.isPending}>
          {t('people.invite.send')}
        </Button>
      </form>
      {known === undefined ? (
        <Refusal error={send.error ?? back.error} />
      ) : (
        <Notice tone="warning" role="alert">
          {t(known)}
        </Notice>
      )}
      {send.data !== undefined && !send.isPending && (
        <Notice tone="success" role="status">
          {t('people.invite.sent', { email: send.data.email })}
        </Notice>
      )}
      {data === undefined &&
        (isError ? (
          <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <SkeletonRegion>
            <Skeleton height="4rem" />
          </SkeletonRegion>
        ))}
      {data !== undefined && data.length > 0 && (
        <ul css={styles.list} aria-label={t('people.invite.open')}>
          {data.map(({ id, email, role, expiresAt, isOver }) => (
            <li key={id} css={styles.row}>
              <div css={styles.words}>
                <p css={styles.name}>{email}</p>
                <Text size="sm" tone="muted">
                  {t(isOver ? 'people.invite.expired' : 'people.invite.until', { role: t(`people.role.${role}`), date: date(expiresAt) })}
                </Text>
              </div>
              <div css={styles.actions}>
                <Button
                  variant="secondary"
                  size="sm"
                  busy={send.isPending && send.variables.email === email}
                  aria-label={t('people.invite.again.of', { email })}
                  onClick={() => send.mutate({ email, role, locale: language })}
                >
                  {t('people.invite.again')}
                </Button>
                <Button
                  variant="secondary"
                  size="sm"
                  busy={back.isPending && back.variables === id}
                  aria-label={t('people.invite.back.of', { email })}
                  onClick={() => back.mutate(id)}
                >
                  {t('people.invite.back')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3], marginBlockStart: space[4] }),
  form: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] }),
  email: css({ flex: '1 1 16rem' }),
  list: css({ listStyle: 'none', margin: 0, padding: 0, borderBlockStart: `1px solid ${color.line}` }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[3],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  words: css({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }),
  name: css({ fontWeight: font.weight.medium }),
  actions: css({ display: 'flex', gap: space[3] }),
};
