import { useT } from '@orime/platform';
import { Notice } from '@orime/ui';

export type StepFailureProps = { readonly message: string; readonly fields: readonly string[] };

const KNOWN: ReadonlySet<string> = new Set([
  'title',
  'title.en',
  'title.jp',
  'body.en',
  'body.jp',
  'coverAlt.en',
  'coverAlt.jp',
  'slug',
  'publishAt',
]);

/** Why a step was not taken: what is missing, by name, otherwise the server's words. */
export function StepFailure({ message, fields }: StepFailureProps) {
  const t = useT('magazine');
  const missing = fields.filter((field) => KNOWN.has(field));
  return (
    <Notice tone="danger" role="alert" title={missing.length === 0 ? undefined : t('editor.step.missing')}>
      {missing.length === 0 ? (
        message
      ) : (
        <ul>
          {missing.map((field) => (
            <li key={field}>{t(`editor.missing.${field.replace('.', '-')}`)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
