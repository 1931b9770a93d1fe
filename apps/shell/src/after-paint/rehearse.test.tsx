import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useQuery } from '@orime/platform';
import { startTestPlatform } from '@orime/testing';
import { createStyleCache, css } from '@orime/ui';
import { waitFor } from '@testing-library/dom';
import { useEffect, useLayoutEffect } from 'react';
import { offerParts } from '../remotes/part-loads.ts';
import { composeRoutes } from '../routing/route-table.ts';
import { rehearse } from './rehearse.tsx';

const release = {
  id: 'rs_1',
  revision: 1,
  shell: '1.0.0',
  remotes: {
    shop: {
      version: '2.0.0',
      base: '/r/shop/2.0.0/',
      entry: 'remote.js',
      container: 'shop',
      routes: [
        {
          path: '/catalog',
          screen: 'list',
          access: 'public' as const,
          chrome: { header: 'full' as const, banner: true, scrollButton: true },
          titleKey: 'title',
          criticality: 'core' as const,
        },
      ],
      fragments: [],
    },
  },
};

const effect = jest.fn<() => void>();
const drawn = jest.fn();
const asked = jest.fn(async () => 'an answer');
const styles = { list: css({ color: 'rebeccapurple' }) };

function List() {
  drawn();
  useQuery({ queryKey: ['list'], queryFn: asked });
  useLayoutEffect(effect);
  useEffect(effect);
  return <h1 css={styles.list}>A list</h1>;
}

let stop: () => void;

// React's own scheduler is to draw it, in idle time.
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => {
  stop();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  offerParts(new Map());
});

test('the page is drawn once, its styles are there, and nothing else of it is', async () => {
  const { platform, running } = await startTestPlatform({ boot: { release } });
  stop = () => running.stop();
  offerParts(new Map([['shop/screen/list', List]]));
  const styleCache = createStyleCache();
  const before = document.body.innerHTML;
  rehearse({ platform, rows: composeRoutes(release), styleCache }, '/catalog');
  await waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(Object.keys(styleCache.inserted)).not.toEqual([]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.body.innerHTML).toBe(before);
  expect(effect).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
  expect(platform.queries.getQueryCache().getAll()).toEqual([]);
});
