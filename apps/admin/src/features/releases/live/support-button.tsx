import { FormFailure } from '@orime/forms';
import { useMutation } from '@orime/platform';
import { Button, Stack } from '@orime/ui';
import { saveFile } from '@orime/ui/data';
import { useReleasesT } from '../releases-texts.ts';
import { readSupportBundle } from '../releases.api.ts';

/** Saves all facts of this installation as one file, for whoever looks for a fault. */
export function SupportButton() {
  const t = useReleasesT();
  const save = useMutation({
    mutationFn: readSupportBundle,
    onSuccess: (bundle) =>
      saveFile(
        `orime-support-${bundle.createdAt.slice(0, 10)}-r${bundle.releases.revision}.json`,
        new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/json' }),
      ),
  });
  return (
    <Stack gap={2} align="end">
      <Button variant="secondary" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
        {t('releases.support')}
      </Button>
      {save.isError && <FormFailure failure={save.error} />}
    </Stack>
  );
}
