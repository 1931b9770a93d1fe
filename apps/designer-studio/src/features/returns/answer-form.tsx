import type { Return } from '@orime/contracts/api/selling/return';
import { Form, useForm } from '@orime/forms';
import { useT } from '@orime/platform';
import { Button, css, space, TextArea } from '@orime/ui';
import { useRef } from 'react';
import { useMoveReturn } from './use-move-return.ts';

export type AnswerFormProps = {
  readonly entry: Return;
  /** The step of the first button; without it a return can only be refused. */
  readonly accept?: 'approved';
  /** Needs words: the customer is told why. */
  readonly refuse: 'declined' | 'rejected';
};

/** Yes or no to a customer, in words of one's own. */
export function AnswerForm({ entry, accept, refuse }: AnswerFormProps) {
  const t = useT('designer-studio');
  const move = useMoveReturn(entry.id);
  // Which of the two buttons was pressed; the first one is also what Enter does.
  const step = useRef<'approved' | 'declined' | 'rejected'>(accept ?? refuse);
  const form = useForm({
    name: `answer-${entry.id}`,
    initial: { answer: accept === undefined ? '' : entry.answer },
    check: ({ answer }) =>
      step.current !== 'approved' && answer.trim() === '' ? [{ field: 'answer', problem: { kind: 'required' } }] : [],
    say: (field) => (field === 'answer' ? t('returns.answer.missing') : undefined),
    send: ({ answer }) => move({ status: step.current, answer: answer.trim() }),
  });
  const press = (next: typeof step.current) => () => {
    step.current = next;
  };
  return (
    <Form form={form} label={t('returns.answer.title')}>
      <TextArea
        label={t('returns.answer.label')}
        hint={accept === undefined ? t('returns.answer.reject-hint') : t('returns.answer.hint')}
        maxLength={2000}
        rows={3}
        {...form.text('answer')}
      />
      <div css={styles.buttons}>
        {accept !== undefined && (
          <Button type="submit" busy={form.isBusy} onClick={press(accept)}>
            {t('returns.approve')}
          </Button>
        )}
        <Button type="submit" variant="secondary" busy={form.isBusy} onClick={press(refuse)}>
          {t(`returns.refuse.${refuse}`)}
        </Button>
      </div>
    </Form>
  );
}

const styles = { buttons: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }) };
