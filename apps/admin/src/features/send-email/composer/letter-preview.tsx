import { LANGUAGES } from '@orime/contracts';
import type { Language } from '@orime/contracts';
import { FormFailure } from '@orime/forms';
import { useLanguage, useMutation, useQuery } from '@orime/platform';
import { Button, Cluster, Notice, Segmented, showToast, Skeleton, SkeletonRegion, Text } from '@orime/ui';
import { useState } from 'react';
import { MailFrame } from '../../../parts/mail-frame.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useSendT } from '../send-email-texts.ts';
import { previewQuery, testLetter } from '../send-email.api.ts';
import type { Letter } from '../send-email.api.ts';

/** How the letter looks in either language, drawn by the API when asked for; and a trial of it to who writes. Fetches. */
export function LetterPreview({ letter }: { readonly letter: Letter }) {
  const t = useSendT();
  const reader = useLanguage();
  const [language, setLanguage] = useState<Language>(reader);
  const [drawn, setDrawn] = useState<Letter>();
  const preview = useQuery({ ...previewQuery(drawn ?? letter, language), enabled: drawn !== undefined });
  const test = useMutation({
    mutationFn: () => testLetter(letter, language),
    onSuccess: ({ to }) => showToast({ message: t('send.tested', { to }), tone: 'success' }),
  });
  const isOld = drawn !== undefined && JSON.stringify(drawn) !== JSON.stringify(letter);
  return (
    <Panel title={t('send.preview')}>
      <Cluster>
        <Segmented
          label={t('send.preview.language')}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, label: t(`send.language.${value}`) }))}
        />
        <Button variant="secondary" busy={preview.isFetching} onClick={() => setDrawn(letter)}>
          {t(drawn === undefined ? 'send.preview.draw' : 'send.preview.again')}
        </Button>
        <Button variant="ghost" busy={test.isPending} onClick={() => test.mutate()}>
          {t('send.test')}
        </Button>
      </Cluster>
      {test.isError && <FormFailure failure={test.error} />}
      {preview.isError && <FormFailure failure={preview.error} />}
      {drawn === undefined && (
        <Text size="sm" tone="muted">
          {t('send.preview.none')}
        </Text>
      )}
      {isOld && <Notice role="status">{t('send.preview.old')}</Notice>}
      {drawn !== undefined && preview.data === undefined && !preview.isError && (
        <SkeletonRegion>
          <Skeleton height="34rem" />
        </SkeletonRegion>
      )}
      {drawn !== undefined && preview.data !== undefined && (
        <>
          <Text lang={language === 'jp' ? 'ja' : 'en'}>{t('send.preview.subject', { subject: preview.data.subject })}</Text>
          <MailFrame html={preview.data.html} title={t(`send.preview.frame.${language}`)} />
        </>
      )}
    </Panel>
  );
}
