import { css } from '@emotion/react';
import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../actions/button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { defineLabels } from '../foundation/define-labels.ts';
import { useUiLabel } from '../foundation/labels.ts';
import { Cluster } from '../layout/cluster.tsx';
import { space } from '../tokens/tokens.ts';
import { OverlayScope } from './overlay-scope.tsx';
import { overlayStyles as looks } from './overlay-styles.ts';
import { Sheet } from './sheet.tsx';

export type TypedConfirmDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** What has to be typed: a name, an amount, "DELETE". Compared in any width and case. */
  readonly word: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before something that can never be undone: it happens only after its word was typed. */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  return (
    <OverlayScope>
      <ModalOverlay css={looks.scrim} isOpen={props.isOpen} onOpenChange={(open) => !open && props.onCancel()}>
        <Modal css={looks.dialog} style={{ '--width': '30rem' }}>
          <TypedConfirm {...props} />
        </Modal>
      </ModalOverlay>
    </OverlayScope>
  );
}

/** Inside the overlay, so that every opening starts with an empty field. */
function TypedConfirm({ title, children, word, confirmLabel, cancelLabel, isBusy = false, onConfirm, onCancel }: TypedConfirmDialogProps) {
  const say = useUiLabel();
  const sayTyped = useTypedLabel();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    if (folded(typed) === folded(word)) onConfirm();
    else {
      setWrong(true);
      field.current?.focus();
    }
  };
  const buttons = (
    <Cluster justify="end">
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel ?? say('cancel')}
      </Button>
      <Button type="submit" form={id} variant="danger" busy={isBusy}>
        {confirmLabel}
      </Button>
    </Cluster>
  );
  return (
    <Sheet title={title} onClose={onCancel} role="alertdialog" footer={buttons}>
      <form css={styles.form} id={id} noValidate onSubmit={handleSubmit}>
        <div>{children}</div>
        <TextField
          ref={field}
          label={sayTyped('type', { word })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={isWrong ? sayTyped('wrong', { word }) : undefined}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setWrong(false);
          }}
        />
      </form>
    </Sheet>
  );
}

function folded(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

const useTypedLabel = defineLabels({
  en: { type: 'Type “{word}” to confirm', wrong: 'Please type “{word}”.' },
  jp: { type: '確認のため「{word}」と入力してください', wrong: '「{word}」と入力してください。' },
});

const styles = { form: css({ display: 'grid', gap: space[4] }) };
