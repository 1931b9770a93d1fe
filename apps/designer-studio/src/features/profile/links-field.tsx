import { FieldGroup } from '@orime/forms';
import { useT } from '@orime/platform';
import { Button, css, IconButton, media, Plus, space, TextField } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import type { ProfileLink } from './profile-draft.ts';

const most = 8;

type LinksFieldProps = {
  readonly id: string;
  readonly value: readonly ProfileLink[];
  readonly error?: string;
  readonly onChange: (links: readonly ProfileLink[]) => void;
};

/** Addresses elsewhere: a site of one's own, a gallery. */
export function LinksField({ id, value: links, error, onChange }: LinksFieldProps) {
  const t = useT('designer-studio');

  function change(index: number, changed: Partial<ProfileLink>): void {
    onChange(links.map((link, at) => (at === index ? { ...link, ...changed } : link)));
  }

  return (
    <FieldGroup id={id} legend={t('profile.links')} hint={t('profile.links.hint')} error={error}>
      <div css={styles.list}>
        {links.map((link, index) => (
          // Links have no identity besides their place.
          <div key={index} css={styles.row}>
            <TextField
              label={t('profile.links.label', { number: index + 1 })}
              maxLength={60}
              value={link.label}
              onChange={({ currentTarget }) => change(index, { label: currentTarget.value })}
            />
            <TextField
              label={t('profile.links.url', { number: index + 1 })}
              type="url"
              placeholder="https://"
              maxLength={300}
              value={link.url}
              onChange={({ currentTarget }) => change(index, { url: currentTarget.value })}
            />
            <IconButton
              css={styles.remove}
              label={t('profile.links.remove', { number: index + 1 })}
              onClick={() => onChange(links.toSpliced(index, 1))}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </div>
        ))}
        {links.length < most && (
          <div>
            <Button variant="secondary" size="sm" onClick={() => onChange([...links, { label: '', url: '' }])}>
              <Plus size={16} aria-hidden />
              {t('profile.links.add')}
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
}

const styles = {
  list: css({ display: 'grid', gap: space[3] }),
  row: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'end',
    [media.tablet]: { gridTemplateColumns: '1fr 2fr auto' },
  }),
  remove: css({ gridColumn: 2, [media.tablet]: { gridColumn: 'auto' } }),
};
