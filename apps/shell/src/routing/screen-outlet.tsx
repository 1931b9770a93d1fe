import { useLocation } from '@orime/platform';
import { MatchedRoute, RouteContext } from '@orime/platform/host';
import { Suspense, createElement, memo, useContext } from 'react';
import type { ComponentType } from 'react';
import { Coming, partSource, type PartSource } from '../chrome/coming.tsx';
import { ScreenBoundary } from '../chrome/screen-boundary.tsx';
import { ScreenSpinner } from '../chrome/screen-spinner.tsx';
import { RemoteScreen } from '../remotes/remote-screen.tsx';
import { screens } from '../screens/index.ts';
import { useDrawn } from './first-screen.ts';
import { Guard } from './guard.tsx';
import { findMatch } from './route-table.ts';
import type { RouteRow } from './route-table.ts';
import { RoutesContext } from './routes-context.tsx';

/**
 * The screen of the current address, behind the guard and inside the boundary of whoever owns it. `memo`, because React draws the
 * markup of a document anew when something above it is rendered before its code has come.
 */
export const ScreenOutlet = memo(function ScreenOutlet() {
  const match = findMatch(useContext(RoutesContext), useLocation().pathname);
  return (
    <Guard>
      {match === undefined ? (
        <ShellScreen screen="not-found" />
      ) : (
        <MatchedRoute match={match}>
          <RowScreen row={match.route.row} />
        </MatchedRoute>
      )}
    </Guard>
  );
});

function RowScreen({ row: { owner, route } }: { readonly row: RouteRow }) {
  return (
    <RouteContext value={route}>
      {owner === 'shell' ? (
        <ShellScreen screen={route.screen} />
      ) : (
        <RemoteScreen key={`${owner}/${route.screen}`} remote={owner} screen={route.screen} />
      )}
    </RouteContext>
  );
}

function ShellScreen({ screen }: { readonly screen: string }) {
  return (
    <ScreenBoundary key={screen}>
      <Suspense fallback={<ScreenSpinner />}>
        <LazyScreen name={screen} />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Looks its source up in every render, so that a retry after a failed load gets a new one. */
function LazyScreen({ name }: { readonly name: string }) {
  return (
    <Coming source={sourceOf(name)}>{(Screen) => (Screen === undefined ? <ScreenSpinner /> : <DrawnScreen Screen={Screen} />)}</Coming>
  );
}

function DrawnScreen({ Screen }: { readonly Screen: ComponentType }) {
  useDrawn('screen');
  return createElement(Screen);
}

const sources = new Map<string, PartSource<object>>();

/** One source per screen, so that returning to it does not load it again; a failed load is forgotten. */
function sourceOf(name: string): PartSource<object> {
  const load = screens[name];
  if (load === undefined) throw new Error(`The shell has no screen named ${name}.`);
  const known =
    sources.get(name) ??
    partSource(() =>
      load().then(
        (module) => module.default,
        (error: unknown) => {
          sources.delete(name);
          throw error;
        },
      ),
    );
  sources.set(name, known);
  return known;
}
