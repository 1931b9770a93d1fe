import type { PrivacyRequest } from '@orime/contracts/api/office/privacy-request';
import { Form, useForm } from '@orime/forms';
import { Link, useNavigate, useQueryClient } from '@orime/platform';
import { Button, buttonStyles, Cluster, css, RadioGroup, Select, showToast, space, Text, TextField } from '@orime/ui';
import { Panel } from '../../parts/panel.tsx';
import { usePrivacyT } from './privacy-requests-texts.ts';
import { fileRequest } from './privacy.api.ts';
import type { FiledRequest } from './privacy.api.ts';

/** A request that came by letter or telephone: the person confirms it by the link of a mail, as from the site. */
export function FileForm({ path }: { readonly path: string }) {
  const t = usePrivacyT();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<FiledRequest, FiledRequest, PrivacyRequest>({
    name: 'privacy-file',
    initial: { kind: 'export', email: '', locale: 'en' },
    schema: async () => (await import('@orime/contracts/api/office/privacy-request')).filePrivacyRequest.schema.body,
    toBody: (draft) => ({ ...draft, email: draft.email.trim() }),
    send: (request, { idempotencyKey }) => fileRequest(request, idempotencyKey),
    onSent: async ({ id, email }) => {
      showToast({ message: t('privacy.filed', { email }), tone: 'success' });
      await queries.invalidateQueries({ queryKey: ['privacy-request'] });
      await navigate(`${path}?request=${encodeURIComponent(id)}`);
    },
  });
  return (
    <Panel title={t('privacy.new')}>
      <Text tone="muted">{t('privacy.new.text')}</Text>
      <Form form={form} label={t('privacy.new')} css={styles.form}>
        <RadioGroup
          legend={t('privacy.column.kind')}
          options={(['export', 'delete'] as const).map((value) => ({ value, label: t(`privacy.kind.${value}`) }))}
          {...form.value('kind')}
        />
        <TextField label={t('privacy.column.email')} type="email" autoComplete="off" maxLength={254} required {...form.text('email')} />
        <Select label={t('privacy.column.language')} {...form.text('locale')}>
          {(['en', 'jp'] as const).map((value) => (
            <option key={value} value={value}>
              {t(`privacy.language.${value}`)}
            </option>
          ))}
        </Select>
        <Cluster>
          <Button type="submit" busy={form.isBusy}>
            {t('privacy.new.submit')}
          </Button>
          <Link css={buttonStyles({ variant: 'ghost' })} to={path}>
            {t('privacy.cancel')}
          </Link>
        </Cluster>
      </Form>
    </Panel>
  );
}

const styles = { form: css({ maxWidth: '36rem', gap: space[4] }) };
