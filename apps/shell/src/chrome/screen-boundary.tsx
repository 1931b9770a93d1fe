import { reportError } from '@orime/platform';
import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { BrokenScreen } from './broken-screen.tsx';

export type ScreenBoundaryProps = {
  readonly children: ReactNode;
};

/** Catches what a screen of the shell throws while rendering; everything around it stays. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportError(error, { info: info.componentStack ?? '', remote: 'shell' });
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
}
