import { Container, FailedState } from '@orime/ui';
import { useRemoteT } from './remote-texts.ts';

export type RemoteFailureProps = {
  readonly reason: 'failed' | 'slow';
  /** For support: which part failed, at which step. */
  readonly detail: string;
  readonly onRetry: () => void;
};

/** Stands where a remote's screen should be. Header, drawers and everything else of the page go on working. */
export function RemoteFailure({ reason, detail, onRetry }: RemoteFailureProps) {
  const t = useRemoteT();
  return (
    <Container>
      <FailedState level={1} title={t(`remote.${reason}.title`)} text={t(`remote.${reason}.text`)} detail={detail} onRetry={onRetry} />
    </Container>
  );
}
