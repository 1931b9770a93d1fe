import type { LineSheetInput, OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import { ConflictNotice, Form, FormSection, LocalTextFields, useForm } from '@orime/forms';
import { isApiError, useNavigate, useQueryClient, useSession, useText } from '@orime/platform';
import { Button, Cluster, Heading, RadioGroup, showToast, TextField } from '@orime/ui';
import { useRef } from 'react';
import { useSheetsT } from '../line-sheet-texts.ts';
import { createSheet, ownSheetsQuery, SHEETS_KEY, updateSheet } from '../line-sheets.api.ts';
import { BuyerChoice } from './buyer-choice.tsx';
import { checkSheet, sheetDraft, sheetInput } from './sheet-draft.ts';
import type { SheetDraft } from './sheet-draft.ts';
import { StylesField } from './styles-field.tsx';

/** A line sheet's name, what is on it and who may open it. A new one is kept in this browser until it is saved. */
export function LineSheetForm({ sheet }: { readonly sheet: OwnLineSheet | undefined }) {
  const t = useSheetsT();
  const text = useText();
  const navigate = useNavigate();
  const session = useSession();
  const queries = useQueryClient();
  // What is written over: a later version only after the reader has decided so.
  const version = useRef(sheet?.version ?? 0);
  const form = useForm<SheetDraft, LineSheetInput, OwnLineSheet>({
    name: `line-sheet-${sheet?.id ?? 'new'}`,
    initial: sheetDraft(sheet),
    schema: async () => (await import('@orime/contracts/api/trade/linesheet')).createLineSheet.schema.body,
    check: checkSheet,
    toBody: sheetInput,
    say: (field, { kind }) => {
      if (kind !== 'required') return undefined;
      if (field === 'title.en') return t('sheets.error.title');
      return field === 'items' ? t('sheets.error.items') : field === 'buyerIds' ? t('sheets.error.stores') : undefined;
    },
    send: (input, { idempotencyKey }) =>
      sheet === undefined ? createSheet(input, idempotencyKey) : updateSheet(sheet.id, input, version.current),
    onSent: async (saved) => {
      await queries.invalidateQueries({ queryKey: SHEETS_KEY });
      showToast({ tone: 'success', message: t(`sheets.saved.${saved.visibility}`, { title: text(saved.title) }) });
      void navigate('?tab=wholesale');
    },
    ...(sheet === undefined && { keep: { userId: session.status === 'signed-in' ? session.user._id : undefined } }),
  });
  const visibility = form.value('visibility');
  const isConflict = isApiError(form.failure) && form.failure.code === 'conflict';

  async function readNewer(): Promise<OwnLineSheet | undefined> {
    const { items } = await queries.fetchQuery({ ...ownSheetsQuery(), staleTime: 0 });
    const newer = items.find(({ id }) => id === sheet?.id);
    version.current = newer?.version ?? version.current;
    return newer;
  }

  return (
    <Form form={isConflict ? { ...form, failure: undefined } : form} label={t(sheet === undefined ? 'sheets.new' : 'sheets.edit')}>
      <Heading level={2} size={3}>
        {sheet === undefined ? t('sheets.new') : text(sheet.title)}
      </Heading>
      {isConflict && (
        <ConflictNotice
          onKeepMine={() => void readNewer().then(() => form.submit())}
          onTakeTheirs={() => void readNewer().then((newer) => form.startOver(sheetDraft(newer)))}
        />
      )}
      <FormSection number={1} title={t('sheets.section.name')} text={t('sheets.section.name.text')}>
        <LocalTextFields label={t('sheets.title')} maxLength={120} {...form.group('title')} />
        <TextField label={t('sheets.season')} hint={t('sheets.season.hint')} optional maxLength={40} {...form.text('season')} />
      </FormSection>
      <FormSection number={2} title={t('sheets.section.styles')} text={t('sheets.section.styles.text')}>
        <StylesField known={sheet?.items ?? []} {...form.value('items')} />
      </FormSection>
      <FormSection number={3} title={t('sheets.section.sharing')} text={t('sheets.section.sharing.text')}>
        <RadioGroup
          legend={t('sheets.visibility')}
          options={(['none', 'selected', 'all'] as const).map((value) => ({
            value,
            label: t(`sheets.visibility.${value}`),
            hint: t(`sheets.visibility.${value}.hint`),
          }))}
          {...visibility}
        />
        {visibility.value === 'selected' && <BuyerChoice known={sheet?.buyers ?? []} {...form.value('buyerIds')} />}
      </FormSection>
      <Cluster>
        <Button type="submit" busy={form.isBusy}>
          {t('sheets.save')}
        </Button>
        <Button variant="ghost" onClick={() => void navigate('?tab=wholesale')}>
          {t('sheets.cancel')}
        </Button>
      </Cluster>
    </Form>
  );
}
