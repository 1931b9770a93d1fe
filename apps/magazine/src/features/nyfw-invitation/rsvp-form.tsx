import type { Event, RsvpInput } from '@orime/contracts/api/editorial/event';
import { Form, Honeypot, useForm } from '@orime/forms';
import { isApiError, useLanguage, useSession, useT } from '@orime/platform';
import { Button, css, Select, TextArea, TextField } from '@orime/ui';
import { replyToEvent, type Ticket } from './nyfw-invitation.api.ts';

export type RsvpFormProps = {
  readonly event: Event;
  readonly onSent: (ticket: Ticket) => void;
  /** No seat was free any more, or the list was closed. */
  readonly onRefused: () => void;
};

const ROLES = ['press', 'buyer', 'designer', 'model', 'friend', 'other'] as const satisfies readonly RsvpInput['role'][];

export function RsvpForm({ event, onSent, onRefused }: RsvpFormProps) {
  const t = useT('magazine');
  const language = useLanguage();
  const session = useSession();
  const form = useForm<RsvpDraft, RsvpInput, Ticket>({
    name: 'rsvp',
    initial: {
      name: '',
      email: session.status === 'signed-in' ? session.user.email : '',
      role: '',
      plusOne: '',
      accessNeeds: '',
      subjectLine: '',
    },
    schema: async () => (await import('@orime/contracts/api/editorial/event')).replyToEvent.schema.body,
    check: ({ role }) => (role === '' ? [{ field: 'role', problem: { kind: 'required' as const } }] : []),
    toBody: ({ role, ...draft }) => ({
      ...draft,
      role: role as RsvpInput['role'], // one of the options, by `check`
      locale: language,
    }),
    say: (field, { code }) => (field === 'email' && code === 'already_invited' ? t('nyfw-invitation.already') : undefined),
    send: async (body, { idempotencyKey }) => {
      try {
        return await replyToEvent(event.id, body, idempotencyKey);
      } catch (error) {
        if (isApiError(error) && error.code === 'conflict') onRefused();
        throw error;
      }
    },
    onSent,
  });
  return (
    <Form form={form} css={styles.form}>
      <TextField label={t('nyfw-invitation.name')} autoComplete="name" maxLength={120} {...form.text('name')} />
      <TextField
        label={t('nyfw-invitation.email')}
        hint={t('nyfw-invitation.email-hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...form.text('email')}
      />
      <Select label={t('nyfw-invitation.role')} {...form.text('role')}>
        <option value="">{t('nyfw-invitation.choose')}</option>
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {t(`nyfw-invitation.role.${role}`)}
          </option>
        ))}
      </Select>
      <TextField
        label={t('nyfw-invitation.plus-one')}
        hint={t('nyfw-invitation.plus-one-hint')}
        optional
        maxLength={120}
        {...form.text('plusOne')}
      />
      <TextArea
        label={t('nyfw-invitation.access')}
        hint={t('nyfw-invitation.access-hint')}
        optional
        rows={3}
        maxLength={1000}
        {...form.text('accessNeeds')}
      />
      <Honeypot {...form.value('subjectLine')} />
      <Button type="submit" size="lg" block busy={form.isBusy}>
        {t('nyfw-invitation.send')}
      </Button>
    </Form>
  );
}

type RsvpDraft = Readonly<Record<'name' | 'email' | 'role' | 'plusOne' | 'accessNeeds' | 'subjectLine', string>>;

const styles = { form: css({ position: 'relative' }) };
