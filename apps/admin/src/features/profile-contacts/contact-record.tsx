import type { ContactMessage } from '@orime/contracts/api/office/admin-mail';
import { Link, useFormat } from '@orime/platform';
import { Badge, Cluster, css, Heading, space, Text } from '@orime/ui';
import { Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { RecordLayout } from '../../parts/record-layout.tsx';
import { aboutLink, topicOf } from './about-link.ts';
import { AnswerForm } from './answer-form.tsx';
import { Answers } from './answers.tsx';
import { ContactHandling } from './contact-handling.tsx';
import { useContactsT } from './contacts-texts.ts';
import { CONTACT_TONES, keyOf } from './use-contact-columns.tsx';

/** One message: what was written, what it is about, what was answered, and who sees to it. */
export function ContactRecord({ message }: { readonly message: ContactMessage }) {
  const t = useContactsT();
  const format = useFormat();
  const { id, name, email, topic, ref, firm, language, userId, status, createdAt } = message;
  const known = topicOf(topic);
  const about = aboutLink(message);
  return (
    <article css={styles.root} aria-labelledby="message-from">
      <Cluster>
        <Heading level={2} size={3} id="message-from" css={styles.name}>
          {name}
        </Heading>
        <Badge tone={CONTACT_TONES[status]}>{t(`contacts.status.${status}`)}</Badge>
      </Cluster>
      <RecordLayout side={<ContactHandling message={message} />}>
        <Panel title={t('contacts.message')}>
          <Text css={styles.message} lang={language === 'jp' ? 'ja' : 'en'}>
            {message.message}
          </Text>
          <Facts
            facts={[
              { name: t('contacts.column.email'), value: email },
              { name: t('contacts.column.firm'), value: firm },
              { name: t('contacts.column.topic'), value: known === undefined ? topic : t(`contacts.topic.${keyOf(known)}`) },
              {
                name: t('contacts.column.ref'),
                value: about === undefined ? ref : <Link to={about}>{ref ?? topic.slice(topic.indexOf(':') + 1)}</Link>,
              },
              {
                name: t('contacts.others'),
                value: ref !== null && (
                  <Link to={`/admin/profile-contacts?f.ref=${encodeURIComponent(ref)}`}>{t('contacts.others.link')}</Link>
                ),
              },
              { name: t('contacts.language'), value: t(`contacts.language.${language}`) },
              {
                name: t('contacts.account'),
                value: userId !== null && (
                  <Link to={`/admin/people?f.name=${encodeURIComponent(email)}`}>{t('contacts.account.link')}</Link>
                ),
              },
              { name: t('contacts.column.received'), value: format.date(createdAt, { dateStyle: 'long', timeStyle: 'short' }) },
            ].filter(({ value }) => value !== false)}
          />
        </Panel>
        <Answers id={id} isAnswered={status === 'answered'} />
        {status !== 'closed' && <AnswerForm message={message} />}
      </RecordLayout>
    </article>
  );
}

const styles = {
  // An address may be as long as a line.
  name: css({ overflowWrap: 'anywhere' }),
  root: css({ display: 'grid', gap: space[5], minWidth: 0 }),
  message: css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '44rem' }),
};
