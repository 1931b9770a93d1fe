import { css } from '@emotion/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useUiLabel } from '../foundation/labels.ts';
import { color, font, space } from '../tokens/tokens.ts';

export type FormErrorSummaryProps = {
  /** Errors in form order, each with the control's id. Nothing is rendered when empty. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  readonly title?: string;
  /** Number of submit attempts: the summary takes focus when it changes. */
  readonly attempt?: number;
  /** Puts the label of each field before its message: for messages that do not say what they are about. */
  readonly named?: boolean;
};

/** Lists what is wrong with a form, above it; each entry leads to its field. */
export function FormErrorSummary({ errors, title, attempt = 0, named = false }: FormErrorSummaryProps) {
  const say = useUiLabel();
  const root = useRef<HTMLDivElement>(null);
  // Moves focus to the list after each failed attempt, not while fields are corrected.
  useEffect(() => {
    if (attempt > 0) root.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={root} css={styles.root} role="alert" tabIndex={-1}>
      <p css={styles.title}>{title ?? say('errorSummary')}</p>
      <ul css={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={(event) => focusField(event, error.fieldId)}>
              {named && <FieldName id={error.fieldId} />}
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The label that stands at a field now. The page is asked, for only the one who draws the field knows it. */
function FieldName({ id }: { readonly id: string }) {
  const name = useSyncExternalStore(
    never,
    () => labelOf(controlOf(id)),
    () => '',
  );
  return name === '' ? null : `${name}: `;
}

const never = () => () => undefined;

/** The control of an id. A group without an element of its own stands for its first part, `address` for `address-name`. */
function controlOf(id: string): HTMLElement | null {
  return document.getElementById(id) ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}-"]`);
}

function labelOf(field: HTMLElement | null): string {
  if (field === null) return '';
  const labels = 'labels' in field ? (field.labels as NodeListOf<HTMLLabelElement> | null) : null;
  const named = document.getElementById(field.getAttribute('aria-labelledby') ?? '');
  const label = labels?.[0] ?? field.querySelector('legend') ?? named;
  return (label?.textContent ?? field.getAttribute('aria-label') ?? '').trim();
}

function focusField(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  controlOf(id)?.focus();
}

const styles = {
  root: css({ padding: space[4], border: `1px solid ${color.danger}`, background: color.dangerSoft }),
  title: css({ fontWeight: font.weight.semibold }),
  list: css({
    marginBlockStart: space[1],
    paddingInlineStart: space[5],
    fontSize: font.size.sm,
    '& a': { display: 'inline-block', paddingBlock: '0.3rem' },
  }),
};
