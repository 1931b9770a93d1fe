/**
 * Says in both languages that there is no network and that this page was not looked at before, with links to those that were. Made
 * by the service worker, which knows no preferences; it needs nothing else.
 */
export function offlinePage(paths: readonly string[]): Response {
  const links = paths.map((path) => `<li><a href="${escape(path)}">${escape(readable(path))}</a></li>`).join('');
  const list = links === '' ? '' : `<p>You can still read: <span lang="ja">まだ読めるページ：</span></p><ul>${links}</ul>`;
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Offline · オフライン — Orime</title><style>${STYLE}</style><main><h1>You are offline <span lang="ja">オフラインです</span></h1><p>This page was not opened on this device before. Try again when you have a network.</p><p lang="ja">このページはこの端末でまだ開かれていません。ネットワークに接続してから、もう一度お試しください。</p><p><a href="">Try again <span lang="ja">再試行</span></a></p>${list}</main></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
}

const STYLE =
  ':root{color-scheme:dark light}body{margin:0;font:1rem/1.6 system-ui,sans-serif;background:#0e0e10;color:#f2f0ec}main{max-width:40rem;margin:0 auto;padding:15vh 1.5rem 2rem}h1{font-size:1.75rem;line-height:1.3}a{color:inherit}li{margin-block:.25rem}@media(prefers-color-scheme:light){body{background:#f7f7f5;color:#1a1a1a}}';

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${String(sign.codePointAt(0))};`);
}
