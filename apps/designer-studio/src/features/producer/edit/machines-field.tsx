import type { LocalText } from '@orime/contracts';
import { FieldGroup, LocalTextFields } from '@orime/forms';
import { Button, css, IconButton, Plus, space } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { useWorkshopT } from '../workshop-texts.ts';
import { MOST_MACHINES } from './workshop-draft.ts';

export type MachinesFieldProps = {
  readonly id: string;
  readonly value: readonly LocalText[];
  readonly error?: string;
  readonly onChange: (machines: readonly LocalText[]) => void;
};

/** What stands in the workshop, in both languages. */
export function MachinesField({ id, value: machines, error, onChange }: MachinesFieldProps) {
  const t = useWorkshopT();
  return (
    <FieldGroup id={id} legend={t('workshop.machines')} error={error}>
      <div css={styles.list}>
        {machines.map((machine, index) => (
          // Machines have no identity besides their place.
          <div key={index} css={styles.row}>
            <LocalTextFields
              id={`${id}-${index}`}
              label={t('workshop.machine', { number: index + 1 })}
              maxLength={120}
              value={machine}
              onChange={(next) => onChange(machines.map((one, at) => (at === index ? next : one)))}
            />
            <IconButton label={t('workshop.machine.remove', { number: index + 1 })} onClick={() => onChange(machines.toSpliced(index, 1))}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </div>
        ))}
        <div>
          <Button
            variant="secondary"
            size="sm"
            disabled={machines.length >= MOST_MACHINES}
            onClick={() => onChange([...machines, { en: '', jp: '' }])}
          >
            <Plus size={16} aria-hidden />
            {t('workshop.machine.add')}
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}

const styles = {
  list: css({ display: 'grid', gap: space[3] }),
  row: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[3], alignItems: 'end' }),
};
