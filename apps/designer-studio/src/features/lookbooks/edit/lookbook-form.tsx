import type { Lookbook, LookbookInput } from '@orime/contracts/api/catalogue/lookbook';
import { ConflictNotice, Form, FormSection, LocalTextFields, useForm } from '@orime/forms';
import { isApiError, Link, useNavigate, useQueryClient, useSession, useText } from '@orime/platform';
import { Button, Checkbox, Cluster, Heading, showToast, TextField } from '@orime/ui';
import { useRef, useState } from 'react';
import { useLookbooksT } from '../lookbook-texts.ts';
import { createLookbook, LOOKBOOKS_KEY, ownLookbooksQuery, updateLookbook } from '../lookbooks.api.ts';
import { checkLookbook, lookbookDraft, lookbookInput } from './lookbook-draft.ts';
import type { LookbookDraft } from './lookbook-draft.ts';
import { LooksField } from './looks-field.tsx';

export type LookbookFormProps = { readonly profileId: string; readonly lookbook: Lookbook | undefined };

/** A lookbook's title and season, its looks with their points, and whether everybody sees it. A new one is kept in this browser until it is saved. */
export function LookbookForm({ profileId, lookbook }: LookbookFormProps) {
  const t = useLookbooksT();
  const text = useText();
  const navigate = useNavigate();
  const session = useSession();
  const queries = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  // What is written over: a later version only after the reader has decided so.
  const version = useRef(lookbook?.version ?? 0);
  const form = useForm<LookbookDraft, LookbookInput, Lookbook>({
    name: `lookbook-${lookbook?.id ?? 'new'}`,
    initial: lookbookDraft(lookbook),
    schema: async () => (await import('@orime/contracts/api/catalogue/lookbook')).createLookbook.schema.body,
    check: checkLookbook,
    toBody: lookbookInput,
    aliases: { title: 'title.en', coverFileId: 'cover' },
    say: (field, { kind }) => {
      if (field === 'looks') return t(kind === 'required' ? 'lookbooks.error.none' : 'lookbooks.error.looks');
      if (field === 'title.en') return t('lookbooks.error.title');
      return undefined;
    },
    send: (input, { idempotencyKey }) =>
      lookbook === undefined ? createLookbook(input, idempotencyKey) : updateLookbook(lookbook.id, input, version.current),
    onSent: async (saved) => {
      await Promise.all([LOOKBOOKS_KEY, ['profile']].map((queryKey) => queries.invalidateQueries({ queryKey })));
      showToast({
        tone: 'success',
        message: t(saved.published ? 'lookbooks.saved.published' : 'lookbooks.saved', { title: text(saved.title) }),
      });
      void navigate('?tab=lookbooks');
    },
    ...(lookbook === undefined && { keep: { userId: session.status === 'signed-in' ? session.user._id : undefined } }),
  });
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';

  async function readNewer(): Promise<Lookbook | undefined> {
    const all = await queries.fetchQuery({ ...ownLookbooksQuery(profileId), staleTime: 0 });
    const newer = all.find(({ id }) => id === lookbook?.id);
    version.current = newer?.version ?? version.current;
    return newer;
  }

  return (
    <Form form={isConflict ? { ...form, failure: undefined } : form} label={t(lookbook === undefined ? 'lookbooks.new' : 'lookbooks.edit')}>
      <Heading level={2} size={3}>
        {lookbook === undefined ? t('lookbooks.new') : text(lookbook.title)}
      </Heading>
      {lookbook && <Link to={`/lookbook?book=${lookbook.slug}`}>{t('lookbooks.look')}</Link>}
      {isConflict && (
        <ConflictNotice
          onKeepMine={() => void readNewer().then(() => form.submit())}
          onTakeTheirs={() => void readNewer().then((newer) => form.startOver(lookbookDraft(newer)))}
        />
      )}
      <FormSection number={1} title={t('lookbooks.section.name')} text={t('lookbooks.section.name.text')}>
        <LocalTextFields label={t('lookbooks.name')} maxLength={120} {...form.group('title')} />
        <TextField label={t('lookbooks.season')} hint={t('lookbooks.season.hint')} maxLength={40} {...form.text('season')} />
      </FormSection>
      <FormSection number={2} title={t('lookbooks.section.looks')} text={t('lookbooks.section.looks.text')}>
        <LooksField
          {...form.value('looks')}
          cover={form.follow('cover')}
          onCover={(id) => form.change('cover', id)}
          onUploading={setUploading}
        />
      </FormSection>
      <FormSection number={3} title={t('lookbooks.section.publish')} text={t('lookbooks.section.publish.text')}>
        <Checkbox label={t('lookbooks.publish')} {...form.ticked('published')} />
      </FormSection>
      <Cluster>
        <Button type="submit" busy={form.isBusy} disabled={isUploading}>
          {t('lookbooks.save')}
        </Button>
        <Button variant="ghost" onClick={() => void navigate('?tab=lookbooks')}>
          {t('lookbooks.cancel')}
        </Button>
      </Cluster>
    </Form>
  );
}
