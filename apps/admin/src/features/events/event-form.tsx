import type { AdminEvent, EventInput } from '@orime/contracts/api/editorial/event';
import { CountrySelect, Form, LocalTextFields, NumberField, useForm } from '@orime/forms';
import { PicturesField } from '@orime/forms/files';
import { isApiError, Link, useNavigate, useQueryClient, useText } from '@orime/platform';
import { Button, buttonStyles, Cluster, css, media, Notice, Select, showToast, space, TextField } from '@orime/ui';
import { useRef, useState } from 'react';
import { MergeNotice } from '../../parts/merge-notice.tsx';
import { Panel } from '../../parts/panel.tsx';
import { draftOf, inputOf, problemsOf } from './event-draft.ts';
import type { EventDraft } from './event-draft.ts';
import { useEventsT } from './events-texts.ts';
import { addEvent, changeEvent } from './events.api.ts';
import { ProgrammeFields } from './programme-fields.tsx';

const STATES = ['draft', 'open', 'closed', 'cancelled'] as const;
/** As many as the contract takes. */
const MAX_PICTURES = 24;
/** Zones offered while typing; any that the browser knows is taken. */
const ZONES = ['Asia/Tokyo', 'America/New_York', 'Europe/Paris', 'Europe/London', 'America/Los_Angeles'];

/** A new event, or one to change. Its times are those of the venue. */
export function EventForm({ event }: { readonly event: AdminEvent | undefined }) {
  const t = useEventsT();
  const text = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // The version that is written over: a later one only after the reader has decided so.
  const version = useRef(event?.version ?? 0);
  const [isUploading, setUploading] = useState(false);
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['event'] });
  const form = useForm<EventDraft, EventInput, AdminEvent>({
    name: 'event',
    initial: draftOf(event),
    schema: async () => (await import('@orime/contracts/api/editorial/event')).EventInput,
    toBody: inputOf,
    check: problemsOf,
    say: (field, { kind }) => {
      if (kind !== 'malformed') return undefined;
      if (field === 'endsAt' || field === 'closesAt') return t(`events.${field}.wrong`);
      return field === 'timeZone' ? t('events.timeZone.wrong') : undefined;
    },
    send: async (input, { idempotencyKey }) => {
      if (event === undefined) return addEvent(input, idempotencyKey);
      try {
        return await changeEvent(event.id, input, version.current);
      } catch (error) {
        // What the others made of it is shown beside what was typed here.
        await reload();
        throw error;
      }
    },
    onSent: async (saved) => {
      version.current = saved.version;
      showToast({ message: t('events.saved', { title: text(saved.title) }), tone: 'success' });
      await reload();
      await navigate(`/admin/events?event=${encodeURIComponent(saved.id)}`);
    },
  });
  const failure = isApiError(form.failure) ? form.failure : undefined;
  const [mine, theirs] = [form.followAll(), draftOf(event)];
  const linesOf = (draft: EventDraft): readonly (readonly [string, string])[] => [
    [t('events.column.title'), text(draft.title)],
    [t('events.column.status'), t(`events.status.${draft.status}`)],
    [t('events.column.seats'), String(draft.seats ?? '')],
    [t('events.column.starts'), draft.startsAt],
    [t('events.ends'), draft.endsAt],
    [t('events.closes'), draft.closesAt],
    [t('events.venue'), text(draft.venue)],
  ];
  const there = linesOf(theirs);

  function keepMine(): void {
    version.current = event?.version ?? 0;
    void form.submit();
  }
  function takeTheirs(): void {
    version.current = event?.version ?? 0;
    form.startOver(theirs);
  }
  const notice =
    failure?.code === 'conflict' && event !== undefined ? (
      <MergeNotice
        fields={linesOf(mine).map(([name, value], index) => ({ name, mine: value, theirs: there[index]?.[1] ?? '' }))}
        onKeepMine={keepMine}
        onTakeTheirs={takeTheirs}
      />
    ) : failure?.code === 'conflict' ? (
      <Notice tone="warning" role="alert">
        {t('events.slug.taken')}
      </Notice>
    ) : failure?.code === 'business_rule' ? (
      <Notice tone="warning" role="alert">
        {t('events.seats.too-few', { count: event?.seatsTaken ?? 0 })}
      </Notice>
    ) : undefined;

  return (
    <Form form={form} label={t('events.form')} failureNotice={notice}>
      <Panel title={t('events.what')}>
        <LocalTextFields label={t('events.column.title')} maxLength={200} {...form.group('title')} />
        <LocalTextFields label={t('events.summary')} rows={4} maxLength={2000} {...form.group('summary')} />
        <div css={styles.row}>
          <TextField label={t('events.slug')} hint={t('events.slug.hint')} maxLength={80} required {...form.text('slug')} />
          <Select label={t('events.column.status')} {...form.text('status')}>
            {STATES.map((value) => (
              <option key={value} value={value}>
                {t(`events.status.${value}`)}
              </option>
            ))}
          </Select>
          <NumberField label={t('events.column.seats')} required {...form.value('seats')} />
        </div>
      </Panel>
      <Panel title={t('events.where')}>
        <LocalTextFields label={t('events.venue')} maxLength={200} {...form.group('venue')} />
        <LocalTextFields label={t('events.address')} maxLength={300} {...form.group('address')} />
        <div css={styles.row}>
          <TextField label={t('events.column.city')} maxLength={120} required {...form.text('city')} />
          <CountrySelect label={t('events.country')} {...form.value('country')} />
          <TextField
            label={t('events.position')}
            hint={t('events.position.hint')}
            optional
            autoComplete="off"
            maxLength={60}
            {...form.text('position')}
          />
          <TextField label={t('events.timeZone')} list="event-zones" maxLength={60} required {...form.text('timeZone')} />
          <datalist id="event-zones">
            {ZONES.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </datalist>
        </div>
      </Panel>
      <Panel title={t('events.when')}>
        <div css={styles.row}>
          <TextField
            label={t('events.column.starts')}
            hint={t('events.when.hint')}
            type="datetime-local"
            required
            {...form.text('startsAt')}
          />
          <TextField label={t('events.ends')} type="datetime-local" required {...form.text('endsAt')} />
          <TextField label={t('events.closes')} type="datetime-local" required {...form.text('closesAt')} />
        </div>
        <ProgrammeFields {...form.value('programme')} />
      </Panel>
      <Panel title={t('events.pictures')}>
        <PicturesField
          legend={t('events.pictures.legend')}
          label={t('events.pictures.add')}
          max={MAX_PICTURES}
          hasCover={false}
          onUploading={setUploading}
          {...form.value('pictures')}
        />
      </Panel>
      <Cluster>
        <Button type="submit" busy={form.isBusy} disabled={isUploading}>
          {t('events.save')}
        </Button>
        <Link css={buttonStyles({ variant: 'ghost' })} to="/admin/events">
          {t('events.cancel')}
        </Link>
      </Cluster>
    </Form>
  );
}

const styles = {
  row: css({ display: 'grid', gap: space[4], alignItems: 'start', [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }),
};
