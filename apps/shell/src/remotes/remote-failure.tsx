import { useText } from '@orime/platform';
import { Container, FailedState } from '@orime/ui';

export type RemoteFailureProps = {
  readonly reason: 'failed' | 'slow';
  /** For support: which part failed, at which step. */
  readonly detail: string;
  readonly onRetry: () => void;
};

/** Stands where a remote's screen should be. Header, drawers and everything else of the page go on working. */
export function RemoteFailure({ reason, detail, onRetry }: RemoteFailureProps) {
  const read = useText();
  const { title, text } = TEXTS[reason];
  return (
    <Container>
      <FailedState level={1} title={read(title)} text={read(text)} detail={detail} onRetry={onRetry} />
    </Container>
  );
}

const TEXTS = {
  failed: {
    title: { en: 'This page could not be loaded', jp: 'このページを読み込めませんでした' },
    text: {
      en: 'The rest of the site keeps working. Try again in a moment; if it stays like this, our engineers already know.',
      jp: 'サイトの他のページは引き続きご利用いただけます。少し時間をおいて、もう一度お試しください。エラーは担当者に自動で通知されています。',
    },
  },
  slow: {
    title: { en: 'This page is taking longer than usual', jp: '読み込みに時間がかかっています' },
    text: {
      en: 'It will appear as soon as it has arrived. You can also try again, or go on to another page.',
      jp: '読み込みが完了しだい表示されます。もう一度お試しいただくか、他のページへお進みください。',
    },
  },
} as const;
