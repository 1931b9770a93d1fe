import { Link, textOfError, useText } from '@orime/platform';
import { Button, css, Notice, space, Text } from '@orime/ui';
import en from '../locales/en.json' with { type: 'json' };
import jp from '../locales/jp.json' with { type: 'json' };
import { useStudioT } from '../studio-texts.ts';
import { useDesignDraft } from './use-design-draft.ts';

/** Makes a draft of the shop from what is drawn. */
export function DraftButton({ isOff }: { readonly isOff: boolean }) {
  const t = useStudioT();
  const text = useText();
  const draft = useDesignDraft(({ key }) => altOf(key), t('design-studio.unnamed'));
  return (
    <div css={styles.root}>
      <Button disabled={isOff} busy={draft.isPending} onClick={() => draft.mutate()}>
        {t('design-studio.draft')}
      </Button>
      <Text size="xs" tone="muted">
        {t('design-studio.draft.hint')}
      </Text>
      {draft.data?.status === 'no-profile' && (
        <Notice tone="warning" role="alert">
          {t('design.no-profile.text')} <Link to="/create-profile">{t('dashboard.create-profile')}</Link>
        </Notice>
      )}
      {draft.data?.status === 'saved' && (
        <Notice tone="success" role="status">
          {t('design-studio.draft.done')}{' '}
          <Link to={draft.data.id === undefined ? '/dashboard?tab=designs' : `/designs/edit/id/${draft.data.id}`}>
            {t('design-studio.draft.open')}
          </Link>
        </Notice>
      )}
      {draft.isError && (
        <Notice tone="danger" role="alert">
          {text(textOfError(draft.error))}
        </Notice>
      )}
    </div>
  );
}

/** What the picture shows, in both languages at once: a reader of the shop has one of them. */
function altOf(key: string): { readonly en: string; readonly jp: string } {
  const name = `design-studio.alt.${key}`;
  return { en: wordOf(en, name), jp: wordOf(jp, name) };
}

function wordOf(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? words['design-studio.title'] ?? '';
}

const styles = { root: css({ display: 'grid', gap: space[2], justifyItems: 'start' }) };
