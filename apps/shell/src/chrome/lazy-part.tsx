import { reportError } from '@orime/platform';
import { Component, Suspense, createElement, memo } from 'react';
import type { ComponentType, ErrorInfo, ReactNode } from 'react';
import { Coming, lazyOf, partSource } from './coming.tsx';

/** A part of the page whose code comes with its first use. */
export interface LazyPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Fetches the code early: for hover and focus on what will need it. */
  readonly preload: () => void;
}

/**
 * Keeps a part out of the first load. While it is on its way nothing is drawn, and when it cannot be had the page goes
 * on without it: the failure is reported, and the next use tries again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const source = partSource(load);

  // `memo`, because React draws the markup of a document anew when something above it is rendered before its code has come.
  const Part = memo(function Part(props: Props) {
    return (
      <QuietBoundary onFailure={() => (source.Lazy = lazyOf(source))}>
        <Suspense fallback={null}>
          <Coming source={source}>{(Loaded) => Loaded !== undefined && createElement(Loaded, props)}</Coming>
        </Suspense>
      </QuietBoundary>
    );
  });
  // What `memo` gives takes the same props.
  return { Part: Part as unknown as ComponentType<Props>, preload: () => void load().catch(() => undefined) };
}

type QuietBoundaryProps = {
  readonly onFailure: () => void;
  readonly children: ReactNode;
};

class QuietBoundary extends Component<QuietBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onFailure();
    reportError(error, { info: info.componentStack ?? '', remote: 'shell' });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
