import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { latePart } from './late-part.tsx';

test('a part is drawn once its code has come', async () => {
  const Part = latePart(async () => ({ word }: { readonly word: string }) => <p>{word}</p>);
  render(<Part word="Indigo" />, { wrapper: ({ children }) => <Suspense fallback={null}>{children}</Suspense> });
  expect(await screen.findByText('Indigo')).toBeInTheDocument();
});

test('a part without its code gives up its place, and nothing else', async () => {
  const Part = latePart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const { container } = render(
    <Suspense fallback={null}>
      <Part />
      <p>The rest</p>
    </Suspense>,
  );
  expect(await screen.findByText('The rest')).toBeVisible();
  await waitFor(() => expect(container.querySelector('[data-nothing]')).not.toBeNull());
});
