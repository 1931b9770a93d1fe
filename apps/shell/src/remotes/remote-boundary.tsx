import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface RemoteBoundaryProps {
  /** When one of them changes, a failure is forgotten: another address, another load. */
  readonly resetKeys: readonly unknown[];
  readonly onError: (error: unknown, componentStack: string) => void;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/** Keeps what a remote throws while rendering or in an effect away from the rest of the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override readonly state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError(error, componentStack ?? '');
  }

  override componentDidUpdate({ resetKeys }: RemoteBoundaryProps): void {
    const hasChanged = resetKeys.some((key, index) => key !== this.props.resetKeys[index]);
    if (this.state.hasFailed && hasChanged) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
