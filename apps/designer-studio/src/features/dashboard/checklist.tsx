import { Link, useT } from '@orime/platform';
import { Check, color, css, font, Heading, space, Text } from '@orime/ui';

export type Step = { readonly key: 'profile' | 'design' | 'submit' | 'live'; readonly isDone: boolean; readonly to?: string };

/** What is left to do before one sells. Nothing once all is done. */
export function Checklist({ steps }: { readonly steps: readonly Step[] }) {
  const t = useT('designer-studio');
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section css={styles.root} aria-labelledby="checklist">
      <Heading level={2} size={4} id="checklist">{t('checklist.title')}</Heading>
      <Text size="sm" tone="muted">{t('checklist.progress', { done, total: steps.length })}</Text>
      <ol css={styles.list}>
        {steps.map((step) => (
          <li key={step.key} css={styles.step} data-done={step.isDone || undefined}>
            <span css={styles.mark} aria-hidden>{step.isDone && <Check size={14} />}</span>
            <div>
              <p css={styles.name}>
                {step === next && step.to ? <Link to={step.to}>{t(`checklist.${step.key}`)}</Link> : t(`checklist.${step.key}`)}
                {step.isDone && <span css={styles.done}> {t('checklist.done')}</span>}
              </p>
              {step === next && <Text size="sm" tone="muted">{t(`checklist.${step.key}.text`)}</Text>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2], padding: space[5], background: color.surface, border: `1px solid ${color.line}` }),
  list: css({ display: 'grid', gap: space[3], padding: 0, margin: 0, marginBlockStart: space[3], listStyle: 'none' }),
  step: css({ display: 'grid', gridTemplateColumns: '1.5rem minmax(0, 1fr)', gap: space[3], alignItems: 'start', '&[data-done]': { color: color.muted } }),
  mark: css({ display: 'grid', placeItems: 'center', width: '1.375rem', height: '1.375rem', marginBlockStart: '0.1rem', border: `1px solid ${color.lineStrong}`, borderRadius: '50%', '[data-done] > &': { background: color.successSoft, color: color.success, borderColor: color.success } }),
  name: css({ fontWeight: font.weight.medium, '& a': { display: 'inline-block', paddingBlock: '0.15rem' } }),
  done: css({ fontSize: font.size.xs, fontWeight: 400 }),
};
