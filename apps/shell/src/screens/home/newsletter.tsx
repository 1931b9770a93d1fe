import { api, useLanguage } from '@orime/platform';
import { Button, Checkbox, Container, Heading, Notice, Text, TextField, css, media, space } from '@orime/ui';
import { useState } from 'react';
import { isEmail } from '../account/checks.ts';
import { FormFailure } from '../account/form-failure.tsx';
import { useForm } from '../account/use-form.ts';
import { useHomeT } from './home-texts.ts';

/** Letters by mail, only with consent. */
export function Newsletter() {
  const t = useHomeT();
  const language = useLanguage();
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initial: { email: '', consent: false as boolean },
    check: ({ email, consent }) => ({
      ...(!isEmail(email) && { email: t('form.email.wrong') }),
      ...(!consent && { consent: t('newsletter.consent.missing') }),
    }),
    submit: async ({ email }) => {
      await api.post('/api/newsletter', { email: email.trim(), locale: language, source: 'home' });
      setDone(true);
    },
  });
  return (
    <Container as="section" css={styles.root} aria-labelledby="newsletter">
      <div css={styles.words}>
        <Heading level={2} id="newsletter">
          {t('newsletter.title')}
        </Heading>
        <Text tone="muted">{t('newsletter.text')}</Text>
      </div>
      {isDone ? (
        <Notice tone="success" role="status">
          {t('newsletter.done')}
        </Notice>
      ) : (
        <form css={styles.form} onSubmit={form.handleSubmit} noValidate>
          <FormFailure text={form.failureText} />
          <div css={styles.line}>
            <TextField
              label={t('form.email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              value={form.values.email}
              error={form.errors.email}
              onChange={({ currentTarget }) => form.set('email', currentTarget.value)}
            />
            <Button type="submit" busy={form.isBusy} css={styles.button}>
              {t('newsletter.submit')}
            </Button>
          </div>
          <Checkbox
            label={t('newsletter.consent')}
            checked={form.values.consent}
            error={form.errors.consent}
            onChange={({ currentTarget }) => form.set('consent', currentTarget.checked)}
          />
        </form>
      )}
    </Container>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[5],
    paddingBlockEnd: space[9],
    [media.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: space[8] },
  }),
  words: css({ display: 'grid', gap: space[3], alignContent: 'start', '& > p': { maxWidth: '30rem' } }),
  form: css({ display: 'grid', gap: space[3], alignContent: 'start' }),
  line: css({ display: 'grid', gap: space[3], [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } }),
  // Level with the field's box, which stands under its label.
  button: css({ minHeight: '2.875rem', [media.tablet]: { marginBlockStart: '1.5rem' } }),
};
