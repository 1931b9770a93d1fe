import { Component, type ErrorInfo, type ReactNode } from 'react';

export type RemoteBoundaryProps = {
  /** When one of them changes, a failure is forgotten: another address, another load. */
  readonly resetKeys: readonly unknown[];
  readonly onError: (error: unknown, componentStack: string) => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
};

interface State {
  readonly hasFailed: boolean;
  readonly resetKeys: readonly unknown[];
}

/** Keeps what a remote throws while rendering or in an effect away from the rest of the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override readonly state: State = { hasFailed: false, resetKeys: this.props.resetKeys };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKeys }: RemoteBoundaryProps, state: State): Partial<State> | null {
    const isSame = resetKeys.every((key, index) => key === state.resetKeys[index]);
    return isSame ? null : { hasFailed: false, resetKeys };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError(error, componentStack ?? '');
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
