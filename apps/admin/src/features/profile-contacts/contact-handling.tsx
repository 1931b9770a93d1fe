import { contactMachine } from '@orime/commerce';
import type { ContactMessage } from '@orime/contracts/api/office/admin-mail';
import { Form, useForm } from '@orime/forms';
import { isApiError, useQuery, useQueryClient } from '@orime/platform';
import { Button, Select, showToast, TextArea } from '@orime/ui';
import { useRef } from 'react';
import { adminStatsQuery } from '../../layout/index.ts';
import { staffQuery } from '../../lists/staff.api.ts';
import { MergeNotice } from '../../parts/merge-notice.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useContactsT } from './contacts-texts.ts';
import { changeContact } from './contacts.api.ts';
import type { ContactChange } from './contacts.api.ts';

type HandlingDraft = { status: ContactMessage['status']; assigneeId: string; note: string };

const draftOf = ({ status, assignee, note }: ContactMessage): HandlingDraft => ({ status, assigneeId: assignee?.id ?? '', note });

/** Who sees to a message, how far it is, and a note for the others. */
export function ContactHandling({ message }: { readonly message: ContactMessage }) {
  const t = useContactsT();
  const queries = useQueryClient();
  const { data: staff = [] } = useQuery(staffQuery);
  // The version that is written over: a later one only after the reader has decided so.
  const version = useRef(message.version);
  const reload = (): Promise<unknown> =>
    Promise.all([['contact-message'], adminStatsQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const form = useForm<HandlingDraft, ContactChange, ContactMessage>({
    name: `handling-${message.id}`,
    initial: draftOf(message),
    toBody: ({ status, assigneeId, note }) => ({ status, assigneeId: assigneeId === '' ? null : assigneeId, note: note.trim() }),
    send: async (change) => {
      try {
        return await changeContact(message.id, { ...change, version: version.current });
      } catch (error) {
        // What the others made of it is shown beside what was typed here.
        await reload();
        throw error;
      }
    },
    onSent: async (saved) => {
      version.current = saved.version;
      showToast({ message: t('contacts.saved'), tone: 'success' });
      await reload();
    },
  });
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';
  const nameOf = (id: string): string => staff.find((one) => one.id === id)?.name ?? t('contacts.nobody');
  const [mine, theirs] = [form.followAll(), draftOf(message)];

  function keepMine(): void {
    version.current = message.version;
    void form.submit();
  }
  function takeTheirs(): void {
    version.current = message.version;
    form.startOver(theirs);
  }

  return (
    <Panel title={t('contacts.handling')}>
      <Form
        form={form}
        label={t('contacts.handling')}
        failureNotice={
          isConflict ? (
            <MergeNotice
              fields={[
                {
                  name: t('contacts.column.status'),
                  mine: t(`contacts.status.${mine.status}`),
                  theirs: t(`contacts.status.${theirs.status}`),
                },
                { name: t('contacts.column.assignee'), mine: nameOf(mine.assigneeId), theirs: nameOf(theirs.assigneeId) },
                { name: t('contacts.note'), mine: mine.note, theirs: theirs.note },
              ]}
              onKeepMine={keepMine}
              onTakeTheirs={takeTheirs}
            />
          ) : undefined
        }
      >
        <Select label={t('contacts.column.status')} {...form.text('status')}>
          {[message.status, ...contactMachine[message.status]].map((value) => (
            <option key={value} value={value}>
              {t(`contacts.status.${value}`)}
            </option>
          ))}
        </Select>
        {/* A select shows a choice only once its option is there. */}
        <Select key={staff.length} label={t('contacts.column.assignee')} {...form.text('assigneeId')}>
          <option value="">{t('contacts.nobody')}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {message.assignee !== null && staff.every(({ id }) => id !== message.assignee?.id) && (
            <option value={message.assignee.id}>{message.assignee.name}</option>
          )}
        </Select>
        <TextArea label={t('contacts.note')} hint={t('contacts.note.hint')} rows={4} maxLength={4000} optional {...form.text('note')} />
        <Button type="submit" variant="secondary" busy={form.isBusy}>
          {t('contacts.save')}
        </Button>
      </Form>
    </Panel>
  );
}
