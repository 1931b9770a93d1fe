import type { Producer, ProducerInput } from '@orime/contracts/api/people/producer';
import { Form, FormPage, useForm } from '@orime/forms';
import { api, isApiError, Link, useNavigate, useSession, useT } from '@orime/platform';
import { Button, css, Notice, showToast, space } from '@orime/ui';
import { PLACE_ALIASES, wordOf, wrongFields } from '../draft/index.ts';
import { MembersOnly } from '../members/index.ts';
import { checkProducer, emptyProducer, producerInput } from './producer-draft.ts';
import type { ProducerDraft } from './producer-draft.ts';
import { ProducerFields } from './producer-fields.tsx';

/** A producer's first step after registration: the workshop's page, which then waits for review. */
export default function CreateProducerScreen() {
  const t = useT('designer-studio');
  const session = useSession();
  const navigate = useNavigate();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const form = useForm<ProducerDraft, ProducerInput, Producer>({
    name: 'producer',
    initial: { ...emptyProducer, name: user?.name ?? '' },
    keep: user && { userId: user._id },
    aliases: PLACE_ALIASES,
    check: (draft) => wrongFields(checkProducer(draft)),
    say: (field) => t(`producer.error.${wordOf(field)}`),
    toBody: producerInput,
    send: (input) => api.post('/api/producer', input),
    onSent: async ({ handle }) => {
      showToast({ message: t('producer.done'), tone: 'success' });
      await navigate(`/producer/${handle}`);
    },
  });
  if (user !== undefined && user.type !== 'producer') return <MembersOnly kind="producer" />;

  const hasPage = isApiError(form.failure) && form.failure.code === 'conflict';
  const toOwnPage = (
    <Notice tone="danger" role="alert" title={t('producer.exists')}>
      <Link to="/dashboard">{t('dashboard.title')}</Link>
    </Notice>
  );
  return (
    <FormPage title={t('producer.title')} text={t('producer.text')}>
      <Form form={form} named={false} css={styles.form} label={t('producer.title')} failureNotice={hasPage ? toOwnPage : undefined}>
        <ProducerFields form={form} />
        <div css={styles.end}>
          <Button type="submit" size="lg" busy={form.isBusy}>
            {t('producer.submit')}
          </Button>
        </div>
      </Form>
    </FormPage>
  );
}

const styles = {
  form: css({ gap: space[3] }),
  end: css({ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: space[4] }),
};
