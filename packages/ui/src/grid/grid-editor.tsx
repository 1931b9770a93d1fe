import { color, css, space } from '@orime/ui';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { GridEdit, GridValue } from './grid-column.ts';
import { useGridLabel } from './grid-labels.ts';

/** Where the focus goes after an edit: back to the cell, to the one below, or beside it. */
export type AfterEdit = 'stay' | 'down' | 'next' | 'previous' | 'leave';

export type GridEditorProps = {
  readonly edit: GridEdit;
  readonly value: GridValue;
  readonly label: string;
  readonly onCommit: (value: GridValue, after: AfterEdit) => void;
  readonly onCancel: () => void;
};

/** The control in an edited cell. Enter takes the value and goes down, Tab takes it and goes on, Escape leaves it as it was. */
export function GridEditor({ edit, value, label, onCommit, onCancel }: GridEditorProps) {
  const say = useGridLabel();
  const [text, setText] = useState(() => writeText(edit, value));
  const read = readText(edit, text);
  // Leaving by a key also blurs the control, which must not take the value a second time.
  const isDone = useRef(false);
  const finish = (after: AfterEdit): void => {
    if (isDone.current) return;
    if (read === undefined && after !== 'leave') return;
    isDone.current = true;
    if (read === undefined) onCancel();
    else onCommit(read, after);
  };
  const handleKey = (event: KeyboardEvent): void => {
    // The grid's own keys stay out of the text.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const after = { Enter: 'down', Tab: event.shiftKey ? 'previous' : 'next' }[event.key] as AfterEdit | undefined;
    if (event.key === 'Escape') {
      isDone.current = true;
      onCancel();
    } else if (after !== undefined) finish(after);
    if (after !== undefined || event.key === 'Escape') event.preventDefault();
  };
  const shared = {
    'aria-label': label,
    'aria-invalid': read === undefined || undefined,
    title: read === undefined ? say('wrong') : undefined,
    css: styles.control,
    value: text,
    onKeyDown: handleKey,
    onBlur: () => finish('leave'),
  };
  if (edit.kind === 'choice') {
    return (
      <select {...shared} ref={takeFocus} onChange={({ currentTarget }) => setText(currentTarget.value)}>
        {edit.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      ref={takeFocus}
      type="text"
      inputMode={edit.kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}

function takeFocus(control: HTMLInputElement | HTMLSelectElement | null): void {
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

function writeText(edit: GridEdit, value: GridValue): string {
  if (edit.kind !== 'choice' && edit.write !== undefined) return edit.write(value);
  return value === null ? '' : String(value);
}

/** What was typed as a value; undefined when it is none. */
export function readText(edit: GridEdit, text: string): GridValue | undefined {
  if (edit.kind === 'choice') return text;
  if (edit.read !== undefined) return edit.read(text);
  if (edit.kind === 'text') return text.trim();
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '');
  if (plain === '') return null;
  return Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}

const styles = {
  control: css({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    padding: `0 ${space[3]}`,
    border: 0,
    background: color.raised,
    color: color.text,
    textAlign: 'inherit',
    outline: `2px solid ${color.focus}`,
    outlineOffset: -2,
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-invalid="true"]': { outlineColor: color.danger, background: color.dangerSoft },
    '& option': { background: color.raised, color: color.text },
  }),
};
