import { Form, useForm } from '@orime/forms';
import { api, useLanguage } from '@orime/platform';
import { Button, Checkbox, Container, Heading, Notice, Text, TextField, css, media, space } from '@orime/ui';
import { isEmail } from '../account/checks.ts';
import { useHomeT } from './home-texts.ts';

/** Letters by mail, only with consent. */
export function Newsletter() {
  const t = useHomeT();
  const language = useLanguage();
  const form = useForm({
    name: 'newsletter-sign-up',
    initial: { email: '', consent: false as boolean },
    check: ({ email, consent }) => [
      ...(isEmail(email) ? [] : [{ field: 'email', problem: { kind: 'malformed' } as const }]),
      ...(consent ? [] : [{ field: 'consent', problem: { kind: 'required' } as const }]),
    ],
    say: (field) => t(field === 'email' ? 'form.email.wrong' : 'newsletter.consent.missing'),
    send: ({ email }) => api.post('/api/newsletter', { email: email.trim(), locale: language, source: 'home' }),
  });
  return (
    <Container as="section" css={styles.root} aria-labelledby="newsletter">
      <div css={styles.words}>
        <Heading level={2} id="newsletter">
          {t('newsletter.title')}
        </Heading>
        <Text tone="muted">{t('newsletter.text')}</Text>
      </div>
      {form.status === 'sent' ? (
        <Notice tone="success" role="status">
          {t('newsletter.done')}
        </Notice>
      ) : (
        <Form form={form} guarded={false} named={false} css={styles.form}>
          <div css={styles.line}>
            <TextField label={t('form.email')} type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
            <Button type="submit" busy={form.isBusy} css={styles.button}>
              {t('newsletter.submit')}
            </Button>
          </div>
          <Checkbox label={t('newsletter.consent')} {...form.ticked('consent')} />
        </Form>
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
  form: css({ gap: space[3], alignContent: 'start' }),
  line: css({ display: 'grid', gap: space[3], [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } }),
  // Level with the field's box, which stands under its label.
  button: css({ minHeight: '2.875rem', [media.tablet]: { marginBlockStart: '1.5rem' } }),
};
