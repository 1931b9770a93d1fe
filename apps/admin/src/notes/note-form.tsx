import type { StaffNote } from '@orime/contracts/api/people/staff-notes';
import { Form, useForm } from '@orime/forms';
import { useSession } from '@orime/platform';
import { Button, showToast, TextArea } from '@orime/ui';
import { useNotesT } from './notes-texts.ts';
import { addNote } from './notes.api.ts';
import type { NoteInput } from './notes.api.ts';

export type NoteFormProps = {
  /** Of the profile or the producer's page. */
  readonly pageId: string;
  readonly onAdded: () => Promise<void>;
};

/** A new note. What is typed is kept in this browser until it is sent. */
export function NoteForm({ pageId, onAdded }: NoteFormProps) {
  const t = useNotesT();
  const session = useSession();
  const form = useForm<NoteInput, NoteInput, StaffNote>({
    name: `note-${pageId}`,
    initial: { text: '' },
    schema: async () => (await import('@orime/contracts/api/people/staff-notes')).addStaffNote.schema.body,
    toBody: ({ text }) => ({ text: text.trim() }),
    keep: { userId: session.status === 'signed-in' ? session.user._id : undefined },
    send: (note, { idempotencyKey }) => addNote(pageId, note, idempotencyKey),
    onSent: async () => {
      showToast({ message: t('notes.added'), tone: 'success' });
      form.startOver();
      await onAdded();
    },
  });
  return (
    <Form form={form} label={t('notes.new')}>
      <TextArea label={t('notes.new')} hint={t('notes.new.hint')} rows={3} maxLength={2000} {...form.text('text')} />
      <div>
        <Button type="submit" size="sm" variant="secondary" busy={form.isBusy}>
          {t('notes.add')}
        </Button>
      </div>
    </Form>
  );
}
