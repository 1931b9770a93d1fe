const TEXTS = {
  en: 'Something went wrong. Our engineers have been notified.',
  ja: '問題が発生しました。エンジニアに通知されています。',
} as const;

/**
 * Shown when the shell's own code cannot be fetched, so that a visitor never sits before an empty page. Nothing of the
 * design system is there yet: a plain button in the colours of the document's base styles. A click loads the page anew.
 */
export function showBootFailure(error: unknown): void {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
  const report = { message, name, fileName: '', lineNumber: 0, columnNumber: 0, info: 'the shell did not start', route: location.pathname };
  navigator.sendBeacon('/api/errors/front-end', new Blob([JSON.stringify(report)], { type: 'application/json' }));

  const button = document.createElement('button');
  button.textContent = document.documentElement.lang === 'ja' ? TEXTS.ja : TEXTS.en;
  button.setAttribute('style', 'display:block;margin:30vh auto;padding:24px;max-width:36rem;text-align:center');
  button.addEventListener('click', () => location.reload());
  document.getElementById('root')?.replaceChildren(button);
  // The document's script holds presses back until something answers them.
  dispatchEvent(new CustomEvent('orime-drawn', { detail: 'screen' }));
}
